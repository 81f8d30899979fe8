"""Many games between bots, as fast as the engine goes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from hashlib import sha256
from random import Random
from time import perf_counter, process_time
from typing import Any, Final, TypeAlias

from doubloon.bots import Bot, RandomBot, seat_bots
from doubloon.bots.own import Fault, check, seated
from doubloon.engine.chance import Seeded
from doubloon.engine.decision import Decision, Options
from doubloon.engine.game import Game
from doubloon.engine.message import Arg, Message
from doubloon.engine.notation import Choice
from doubloon.engine.playout import Playout
from doubloon.engine.refusal import Illegal, Malformed
from doubloon.engine.settle import settle
from doubloon.engine.state import State
from doubloon.games import game as find_game
from doubloon.lab.counts import wilson
from doubloon.lab.crew import Crew, Here
from doubloon.lab.deals import Deal
from doubloon.lab.mark import play_mark
from doubloon.lab.pace import Pace

Tick: TypeAlias = Callable[[int], None]
"""Told now and then how many are done."""

Job: TypeAlias = tuple[str, int, list[str], dict[str, Any], int, range]
"""Game, seats, bots, options, seed, and the numbers of the games to play."""

Paces: TypeAlias = list[Pace] | None
"""How long each seat thinks, if anybody wants to know."""

RANDOM: Final = "random"
LOTS: Final = 100
"""Games are given out in about so many parts."""
TEAM: Final = "-coop"
"""How the modes end in which all play together."""


@dataclass(frozen=True, slots=True)
class Result:
    """What came of a simulation. All but the timings follow from what was asked for.

    Wins are shares of all games, a shared win split among its winners; chance takes no decisions.
    """

    game: str
    seats: int
    bots: list[str]
    options: dict[str, Any]
    seed: int
    games: int
    decisions: int
    seconds: float
    games_per_s: float
    decisions_per_s: float
    wins_by_bot: list[float]
    """In the order of `bots`."""
    wins_by_seat: list[float]
    mean_turns: float
    """Turns in a game, all players' together."""
    paces: list[Pace]
    """How long the bots thought, in the order of `bots`; random ones do not."""
    code: str
    """The mark of what played."""
    team_wins: float | None = None
    """The share of games that the team won; None where everybody plays alone."""

    def interval(self, wins: float) -> tuple[float, float]:
        """What holds the true share of wins with 95 % confidence, after Wilson."""
        return wilson(wins * self.games, self.games)

    def data(self) -> dict[str, Any]:
        """The result as plain data; only a team has wins of a team."""
        found = asdict(self)
        del found["paces"]
        found["pace_by_bot"] = [pace.data() for pace in self.paces]
        if self.team_wins is not None:
            return found | {"team_interval": self.interval(self.team_wins)}
        del found["team_wins"]
        for by in ("bot", "seat"):
            found[f"intervals_by_{by}"] = [*map(self.interval, found[f"wins_by_{by}"])]
        return found


@dataclass(slots=True)
class Part:
    """What came of some games."""

    numbers: range
    by_bot: list[float]
    by_seat: list[float]
    paces: list[Pace]
    decisions: int = 0
    turns: int = 0
    won: int = 0


def simulate(
    game: str,
    seats: int,
    bots: Sequence[str],
    games: int,
    seed: int,
    options: dict[str, Any] | None = None,
    tick: Tick | None = None,
    crew: Crew | None = None,
) -> Result:
    """Play games one after the other; in each, the bots move on by one seat.

    Fewer bots than seats take the seats in turn, so one alone fills them all. Each game's chance
    comes from a seed of its own (`game_seed`), so it does not matter who plays which.
    """
    checked = find_game(game).check(seats, options or {})
    check_bots(game, seats, bots)
    code = play_mark()
    if games < 1:
        raise Malformed(Message("refuse-games", {"name": str(games)}))
    each = max(1, games // LOTS)
    jobs: list[Job] = [
        (game, seats, list(bots), checked, seed, range(first, min(games, first + each)))
        for first in range(0, games, each)
    ]
    began = perf_counter()
    done, found = 0, []
    for part in (crew or Here()).run(play_some, jobs):
        found.append(part)
        done += len(part.numbers)
        if tick:
            tick(done)
    seconds = perf_counter() - began
    found.sort(key=lambda part: part.numbers.start)  # Sums of shares depend on their order.
    decisions = sum(part.decisions for part in found)
    paces = [Pace() for _ in bots]
    for part in found:
        for pace, more in zip(paces, part.paces, strict=True):
            pace.add(more)
    return Result(
        game=game,
        seats=seats,
        bots=list(bots),
        options=checked,
        seed=seed,
        games=games,
        decisions=decisions,
        seconds=seconds,
        games_per_s=games / seconds,
        decisions_per_s=decisions / seconds,
        wins_by_bot=[sum(part.by_bot[at] for part in found) / games for at in range(len(bots))],
        wins_by_seat=[sum(part.by_seat[at] for part in found) / games for at in range(seats)],
        mean_turns=sum(part.turns for part in found) / games,
        team_wins=sum(part.won for part in found) / games if is_team(checked) else None,
        paces=paces,
        code=code,
    )


def play_some(job: Job) -> Part:
    """Play some of the games, and count."""
    id, seats, bots, options, seed, numbers = job
    game = find_game(id).of(options)
    play = play_by_lot if set(bots) == {RANDOM} else play_seated
    found = Part(numbers, [0.0] * len(bots), [0.0] * seats, [Pace() for _ in bots])
    for number in numbers:
        places = [(seat + number) % len(bots) for seat in range(seats)]
        state = game.setup(seats, options)
        names, paces = [bots[at] for at in places], [found.paces[at] for at in places]
        try:
            found.decisions += play(game, state, names, game_seed(seed, number), paces)
        except Fault as fault:
            raise fault.in_game(number, seed) from None
        found.turns += turns(state)
        winners = game.outcome(state).winners
        found.won += bool(winners)
        for seat in winners:
            found.by_bot[places[seat]] += 1 / len(winners)
            found.by_seat[seat] += 1 / len(winners)
    return found


def is_team(options: dict[str, Any]) -> bool:
    """Whether all win together or nobody does."""
    return str(options.get("mode", "")).endswith(TEAM)


def check_bots(game: str, seats: int, bots: Sequence[str]) -> None:
    """Refuse bots that do not exist, and more of them than there are seats."""
    for name in bots:
        check(name, game)
    if not 0 < len(bots) <= seats:
        args: dict[str, Arg] = {"bots": len(bots), "seats": seats}
        raise Malformed(Message("refuse-too-many-bots", args))


def game_seed(seed: int, number: int) -> int:
    """The seed of one game of a simulation."""
    return int.from_bytes(sha256(f"{seed} {number}".encode()).digest()[:6], "big")


def turns(s: State) -> int:
    """How many turns were begun, in a game that counts them."""
    return getattr(s, "turn", 0)


def play_by_lot(game: Game, s: State, names: list[str], seed: int, paces: Paces = None) -> int:
    """Play a game in which everybody moves at random; return how many decisions that took."""
    return Playout(Random(seed)).run(s)


def play_seated(
    game: Game,
    s: State,
    names: list[str],
    seed: int,
    paces: Paces = None,
    deal: Deal | None = None,
) -> int:
    """Play a game with a bot in each seat, as `doubloon.play` does with this seed, if there is no
    other deal.

    Random seats need no view: they choose by lot among the options. How long the others think is
    noted in the pace of each seat, if there are any.
    """
    players = seat_bots([seated(name) for name in names], game.info.id, seed)
    lots = [player.random if isinstance(player, RandomBot) else None for player in players]
    pick = Seeded(seed).pick
    decisions = 0
    while options := deal.settle(s) if deal else settle(s, pick):
        frame = s.stack[-1]
        lot = lots[frame.seat]
        if lot is None:
            began = process_time()
            code = ask(game, s, players[frame.seat], options)
            if paces and len(options) > 1:
                paces[frame.seat].note(process_time() - began)
        else:
            code = options[int(lot.random() * len(options))]
        s.stack.pop().resolve(s, code)
        decisions += 1
    return decisions


def ask(game: Game, s: State, player: Bot, bag: list[int]) -> int:
    """Let a bot choose from what it may see; Illegal if its answer is not among the options."""
    seat = s.asked()
    options = Options(game.vocabulary, seat, bag)
    decision = Decision(seat, s.stack[-1].prompt(s), options)
    said = player.choose(game.view(s, seat), decision)
    choice = said if isinstance(said, Choice) else game.vocabulary.parse(str(said))
    if choice is None or choice not in options:
        raise Illegal(Message("refuse-bot-choice", {"text": str(said)}), [str(o) for o in options])
    return choice.code
