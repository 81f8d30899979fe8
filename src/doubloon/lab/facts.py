"""Facts about the games, as greedy players play them: the tables of docs/facts.md.

python -m doubloon.lab.facts --page docs/facts.md        # all of it, made anew
python -m doubloon.lab.facts port-royal --games 400 --report facts.html
python -m doubloon.lab.facts port-royal --deck deck.toml # what a house deck changes

A house deck is played in its own game, beside our deck. It works on one processor, unless --jobs or
--on says otherwise.
"""

from __future__ import annotations

import re
import sys
from argparse import Namespace
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, TypeAlias, cast

from doubloon.engine.chance import check_seed
from doubloon.engine.game import DECK
from doubloon.engine.house import Faulty
from doubloon.engine.message import Message
from doubloon.engine.refusal import Malformed
from doubloon.games import ROOMS
from doubloon.games import game as find_game
from doubloon.games.port_royal.state import State as PortRoyalState
from doubloon.lab.called import Line, Whole, call, check_games, plainly, tell
from doubloon.lab.crew import Crew, make_crew
from doubloon.lab.facts_tables import (
    Table,
    card_table,
    effect_table,
    length_table,
    persons,
    seat_table,
)
from doubloon.lab.pages import Page, text_of
from doubloon.lab.report import check_report
from doubloon.lab.sim import game_seed, play_seated, turns
from doubloon.match.save import write_whole

SEED: Final = 1718
GAMES: Final = 200
LEAST: Final = 2
"""Games of a row without which nothing can be said of how sure it is."""
PACE: Final = {"port-royal": 1.0, "buccaneer": 0.5, "merchants": 0.2}
"""What part of the games is played of each: the longer ones less often."""
SCORES: Final = ("influence", "ducats", "glory")
BOT: Final = "greedy"
PORT_ROYAL: Final = "port-royal"
SEATS: Final = 4
"""At the tables where mixes, decks and cards are compared."""

Job: TypeAlias = tuple["Kind", int, int]
House: TypeAlias = dict[str, Any] | None
"""The options of a table with a house deck, if there is one."""


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of table."""

    label: str
    game: str
    seats: int
    options: dict[str, Any] = field(default_factory=dict)
    gift: str = ""
    """A card that one seat has from the start."""


@dataclass(frozen=True, slots=True)
class Record:
    """What one game tells."""

    label: str
    seats: int
    number: int
    turns: int
    decisions: int
    score: int
    """What the winner had of what counts most."""
    first: int
    """Who began."""
    shares: list[float]
    """Every seat's part of the win."""
    hired: list[list[str]]
    """The cards that each seat has hired."""


def kinds(game: str, deck: House = None) -> Iterator[Kind]:
    """The tables that are looked at: every number of seats as the game comes out of the box, or
    with a house deck."""
    info = find_game(game).info
    mode, (least, most) = next(iter(info.modes.items()))
    for seats in range(least, most + 1):
        yield Kind("house deck" if deck else mode, game, seats, deck or {})


def variants(game: str) -> Iterator[Kind]:
    """What can be mixed in or played otherwise, each at one table."""
    if game != PORT_ROYAL:
        return
    for mix in ("set-sail", "gambler", "contract-crew"):
        yield Kind(f"with {mix}", game, SEATS, {"mix": [mix]})
    yield Kind("with all three", game, SEATS, {"mix": ["set-sail", "gambler", "contract-crew"]})
    yield Kind("end: expedition", game, SEATS, {"end": "expedition"})
    for mode in ("set-sail", "contracts"):
        yield Kind(f"mode {mode}", game, SEATS, {"mode": mode})


def gifts(deck: House = None) -> Iterator[Kind]:
    """A table for each person of the base game: one seat begins with that person."""
    for row in persons(deck):
        if row["set"] == "base" and row["copies"]:
            yield Kind("gift " + row["id"], PORT_ROYAL, SEATS, deck or {}, row["id"])


def play(job: Job) -> Record:
    """One game. The seat that has a gift moves on from game to game."""
    kind, number, seed = job
    checked = find_game(kind.game).check(kind.seats, kind.options)
    found = find_game(kind.game).of(checked)
    s = found.setup(kind.seats, checked)
    s.telling = True
    s.story = []
    if kind.gift:
        give(cast(PortRoyalState, s), number % kind.seats, kind.gift)
    decisions = play_seated(found, s, [BOT] * kind.seats, game_seed(seed, number))
    outcome = found.outcome(s)
    winners = outcome.winners
    hired: list[list[str]] = [[] for _ in range(kind.seats)]
    for event in s.story:
        if event.what() == "hired":
            args = event.args()
            hired[cast(int, args["seat"])].append(str(args["card"]))
    return Record(
        label=kind.label,
        seats=kind.seats,
        number=number,
        turns=turns(s),
        decisions=decisions,
        score=next(points for name, points in outcome.standing[0].scores.items() if name in SCORES),
        first=getattr(s, "first", 0),
        shares=[1 / len(winners) if seat in winners else 0.0 for seat in range(kind.seats)],
        hired=hired,
    )


def give(s: PortRoyalState, seat: int, id: str) -> None:
    """Put a person into a display before the game begins, out of the pile."""
    card = s.deck.card[id]
    s.unseen[-1].remove(card)
    s.pile -= 1
    s.display[seat] = (*s.display[seat], card)


def measure(kinds: Sequence[Kind], games: int, seed: int, crew: Crew) -> list[Record]:
    """Play so many games of each kind and tell how far it is; whoever works, they come in the same
    order."""
    jobs: list[Job] = [(kind, number, seed) for kind in kinds for number in range(games)]
    order = {(kind.label, kind.seats): at for at, kind in enumerate(kinds)}
    records = []
    for record in crew.run(play, jobs):
        records.append(record)
        tell(len(records), len(jobs))
    return sorted(records, key=lambda one: (order[one.label, one.seats], one.number))


def tables(game: str, games: int, seed: int, crew: Crew, deck: House = None) -> list[Table]:
    """All tables of one game. With a house deck, persons are worth what they are in that."""
    base, house = list(kinds(game)), list(kinds(game, deck)) if deck else []
    mixed = [] if deck else list(variants(game))
    given = list(gifts(deck)) if game == PORT_ROYAL else []
    records = measure([*base, *house, *mixed, *given], games, seed, crew)

    def of(some: Sequence[Kind], seats: int = 0) -> list[Record]:
        wanted = {(kind.label, kind.seats) for kind in some if seats in (0, kind.seats)}
        return [one for one in records if (one.label, one.seats) in wanted]

    found = [table(game, of([*base, *house])) for table in (seat_table, length_table)]
    same, others = of(base, SEATS), of(house or mixed, SEATS)
    if others:
        found.append(effect_table(game, same, others))
    if given:
        found.append(card_table(others if deck else same, of(given), deck))
    return found


def main(args: Namespace) -> None:
    """Measure, print, and write what was asked for."""
    from doubloon.lab.report import Part, page

    played, deck, target = check(args)
    crew = make_crew(args.jobs, args.on)
    parts = []
    found: dict[str, str] = {}
    for game in played:
        title = find_game(game).info.title
        games = max(LEAST, round(args.games * PACE[game]))
        note = f"{games} games of {BOT} players for each row, seed {args.seed}."
        blocks = [f"## {title}", note]
        print("\n\n".join(blocks), flush=True)
        for table in tables(game, games, args.seed, crew, deck):
            blocks.append(f"### {table.title}\n\n{table.markdown()}")
            parts.append(Part(f"{title}: {table.title}", [note], table.grid(), table.plot()))
            print(f"\n{blocks[-1]}", flush=True)
        print()
        found[title] = "\n\n".join(blocks)
    if target:
        target.exchange(found)
    if args.report:
        write_whole(Path(args.report), page("en", "Facts", [], parts))
        print(f"Written: {args.report}")


def check(args: Namespace) -> tuple[list[str], House, Target | None]:
    """Refuse what cannot be, before anything is played; the games to play, the house deck and the
    page to be made anew, if any."""
    for game in args.game:
        find_game(game)
    check_games(args.games)
    check_seed(args.seed)
    page, deck, report = (
        Path(path) if path else None for path in (args.page, args.deck, args.report)
    )
    check_report(report, page, deck)
    if deck is None:
        return args.game or list(ROOMS), None, Target(page) if page else None
    if page:
        raise Malformed(Message("refuse-deck-page"))
    text = text_of(deck)
    game = game_of(text, args.game)
    return [game], {DECK: {"cards": find_game(game).read_deck(text)}}, None


def game_of(deck: str, named: Sequence[str]) -> str:
    """The game of a house deck: the one that was named, or the only one that can read it."""
    found = set(named) or {game for game in ROOMS if reads(game, deck)}
    if len(found) != 1:
        raise Malformed(Message("refuse-deck-one-game"))
    return found.pop()


def reads(game: str, deck: str) -> bool:
    """Whether a house deck may be of this game."""
    try:
        find_game(game).read_deck(deck)
    except Faulty:
        return False
    return True


class Target(Page):
    """A page with a section for each game."""

    def exchange(self, new: dict[str, str]) -> None:
        """Exchange the sections of some games, by their titles; the others stay."""
        old = re.split(r"^(?=## )", self.parts()[1], flags=re.MULTILINE)[1:]
        found = {one.partition("\n")[0].removeprefix("## "): one.strip() for one in old} | new
        titles = [find_game(game).info.title for game in ROOMS]
        self.write("\n\n".join(found[title] for title in titles if title in found))


def read(words: Sequence[str]) -> Namespace:
    """The command line."""
    line = Line("facts", __doc__)
    listed = "some of " + ", ".join(sorted(ROOMS)) + "; if not given: all"
    line.add_argument("game", metavar="GAME", nargs="*", help=listed)
    many = "games for each row, half as many in Buccaneer and a fifth in Merchants & Marauders"
    numbers = {
        "games": (GAMES, many),
        "seed": (SEED, "where chance begins"),
        "jobs": (1, "processes that work"),
    }
    for name, (usual, told) in numbers.items():
        told = f"{told}; if not given: {usual}"
        line.add_argument(f"--{name}", metavar="N", action=Whole, default=usual, help=told)
    line.add_argument("--on", default="", metavar="ray[=ADDRESS]", help="work on a Ray cluster")
    line.add_argument("--deck", metavar="FILE", help="a house deck to compare with")
    line.add_argument("--page", metavar="FILE", help="a page whose tables are made anew")
    line.add_argument("--report", metavar="FILE", help="an HTML file with plots")
    with plainly():
        return line.read(words)


if __name__ == "__main__":
    call(main, [read(sys.argv[1:])])
