"""Many games between bots, as fast as the engine goes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from hashlib import sha256
from random import Random
from time import perf_counter
from typing import Any, Final, TypeAlias

from doubloon.bots import Bot, RandomBot, make_bot, seat_bots
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

Tick: TypeAlias = Callable[[int], None]
"""Told after each game how many are done."""

RANDOM: Final = "random"
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
    team_wins: float | None = None
    """The share of games that the team won; None where everybody plays alone."""

    def data(self) -> dict[str, Any]:
        """The result as plain data; only a team has wins of a team."""
        found = asdict(self)
        if self.team_wins is None:
            del found["team_wins"]
        return found


def simulate(
    game: str,
    seats: int,
    bots: Sequence[str],
    games: int,
    seed: int,
    options: dict[str, Any] | None = None,
    tick: Tick | None = None,
) -> Result:
    """Play games one after the other; in each, the bots move on by one seat.

    Fewer bots than seats take the seats in turn, so one alone fills them all. Each game's chance
    comes from a seed of its own (`game_seed`).
    """
    found = find_game(game)
    checked = found.check(seats, options or {})
    found = found.of(checked)
    check_bots(game, seats, bots)
    if games < 1:
        raise Malformed(Message("refuse-games", {"name": str(games)}))
    play = play_by_lot if set(bots) == {RANDOM} else play_seated
    by_bot, by_seat = [0.0] * len(bots), [0.0] * seats
    decisions = all_turns = won = 0
    began = perf_counter()
    for number in range(games):
        seated = [(seat + number) % len(bots) for seat in range(seats)]
        state = found.setup(seats, checked)
        decisions += play(found, state, [bots[at] for at in seated], game_seed(seed, number))
        all_turns += turns(state)
        winners = found.outcome(state).winners
        won += bool(winners)
        for seat in winners:
            by_bot[seated[seat]] += 1 / len(winners)
            by_seat[seat] += 1 / len(winners)
        if tick:
            tick(number + 1)
    seconds = perf_counter() - began
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
        wins_by_bot=[wins / games for wins in by_bot],
        wins_by_seat=[wins / games for wins in by_seat],
        mean_turns=all_turns / games,
        team_wins=won / games if is_team(checked) else None,
    )


def is_team(options: dict[str, Any]) -> bool:
    """Whether all win together or nobody does."""
    return str(options.get("mode", "")).endswith(TEAM)


def check_bots(game: str, seats: int, bots: Sequence[str]) -> None:
    """Refuse bots that do not exist, and more of them than there are seats."""
    for name in bots:
        make_bot(name, game, Random(0))
    if not 0 < len(bots) <= seats:
        args: dict[str, Arg] = {"bots": len(bots), "seats": seats}
        raise Malformed(Message("refuse-too-many-bots", args))


def game_seed(seed: int, number: int) -> int:
    """The seed of one game of a simulation."""
    return int.from_bytes(sha256(f"{seed} {number}".encode()).digest()[:6], "big")


def turns(s: State) -> int:
    """How many turns were begun, in a game that counts them."""
    return getattr(s, "turn", 0)


def play_by_lot(game: Game, s: State, names: list[str], seed: int) -> int:
    """Play a game in which everybody moves at random; return how many decisions that took."""
    return Playout(Random(seed)).run(s)


def play_seated(game: Game, s: State, names: list[str], seed: int) -> int:
    """Play a game with a bot in each seat, as `doubloon.play` does with this seed.

    Random seats need no view: they choose by lot among the options.
    """
    players = seat_bots(names, game.info.id, seed)
    lots = [player.random if isinstance(player, RandomBot) else None for player in players]
    pick = Seeded(seed).pick
    decisions = 0
    while options := settle(s, pick):
        frame = s.stack[-1]
        lot = lots[frame.seat]
        if lot is None:
            code = ask(game, s, players[frame.seat], options)
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
    choice = said if isinstance(said, Choice) else game.vocabulary.parse(said)
    if choice is None or choice not in options:
        raise Illegal(Message("refuse-bot-choice", {"text": str(said)}), [str(o) for o in options])
    return choice.code
