"""What a seat may know, as plain data, and a position made from nothing but that.

Everything is open but the wages of covered discs (B3.6), which nobody may look up.
"""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import Any, Final, TypedDict

from doubloon.engine.frame import Frame
from doubloon.engine.seat import Seat
from doubloon.games.buccaneer.facts import Facts
from doubloon.games.buccaneer.frames import act, ships, turn
from doubloon.games.buccaneer.knowledge import gain_range, hidden_ranks, wage_range
from doubloon.games.buccaneer.state import Stack, State
from doubloon.games.buccaneer.words import COLOURS, KINDS, RANKS, disc_name

FRAMES: Final[dict[str, type[Frame[State]]]] = {
    frame.__name__: frame
    for frame in (
        turn.First,
        turn.Turn,
        turn.Begin,
        turn.Mutiny,
        ships.Show,
        act.Choose,
        act.Use,
        act.Loot,
    )
}


class CrewView(TypedDict):
    """A stack: its top disc, and the owners of all discs from the top down."""

    top: str
    owners: list[int]
    discs: list[str] | None


class BoardingView(TypedDict):
    """What a boarding would pay: ranges, where wages are covered."""

    top: str
    ship: str
    captain: list[int]
    wages: list[list[int]]


class PlayerView(TypedDict):
    """One seat's side of the table."""

    seat: int
    ducats: int
    loot: dict[str, int]


class View(TypedDict):
    """The table as one seat sees it."""

    game: str
    options: dict[str, Any]
    seat: int | None
    first: int
    active: int
    turn: int
    stalled: bool
    ships: list[str]
    deck: list[str]
    crews: list[CrewView]
    players: list[PlayerView]
    supply: dict[str, int]
    boardings: list[BoardingView]
    pending: list[list[object]]


def view(s: State, seat: Seat | None) -> View:
    """Everything that the seat may know. `deck` lists the ships still to come, in no order."""
    facts = s.facts
    return {
        "game": "buccaneer",
        "options": {"memory-aid": s.memory_aid, **deepcopy(facts.options)},
        "seat": seat,
        "first": s.first,
        "active": s.active,
        "turn": s.turn,
        "stalled": s.stalled,
        "ships": [facts.ships[ship] for ship in s.ships],
        "deck": [facts.ships[ship] for ship in s.deck],
        "crews": [crew_view(s, crew) for crew in s.crews.values()],
        "players": [
            {
                "seat": player,
                "ducats": s.ducats[player],
                "loot": {id: s.loot[player * KINDS + at] for at, id in enumerate(facts.loot)},
            }
            for player in range(s.seats)
        ],
        "supply": dict(zip(facts.loot, s.tokens, strict=True)),
        "boardings": boardings(s),
        "pending": [frame.dump() for frame in s.stack],
    }


def crew_view(s: State, crew: Stack) -> CrewView:
    """A stack as everybody sees it; the memory aid names all its discs."""
    return {
        "top": disc_name(crew[0]),
        "owners": [disc // 5 for disc in crew],
        "discs": [disc_name(disc) for disc in crew] if s.memory_aid else None,
    }


def boardings(s: State) -> list[BoardingView]:
    """Every boarding that some stack is large enough for, and what it would pay."""
    return [
        {
            "top": disc_name(crew[0]),
            "ship": s.facts.ships[ship],
            "captain": list(gain_range(s, crew, ship)),
            "wages": [list(wage_range(s, crew, ship, seat)) for seat in range(s.seats)],
        }
        for crew in s.crews.values()
        for ship in s.ships
        if s.facts.crew[ship] <= len(crew)
    ]


def imagine(facts: Facts, view: View, random: Random) -> State:
    """A position behind a view: each covered disc is one of its owner's that lie on no top."""
    players = view["players"]
    s = State(
        facts,
        view["options"]["memory-aid"],
        len(players),
        [restore(frame) for frame in view["pending"]],
        view["first"],
        view["active"],
        view["turn"],
        view["stalled"],
        [facts.ships.index(id) for id in view["deck"]],
        [facts.ships.index(id) for id in view["ships"]],
        {read_disc(crew["top"]): () for crew in view["crews"]},
        [player["ducats"] for player in players],
        [player["loot"][id] for player in players for id in facts.loot],
        [view["supply"][id] for id in facts.loot],
    )
    hidden = [hidden_ranks(s, seat) for seat in range(s.seats)]
    for ranks in hidden:
        random.shuffle(ranks)
    for top, crew in zip(s.crews, view["crews"], strict=True):
        if crew["discs"] is not None:
            s.crews[top] = tuple(read_disc(name) for name in crew["discs"])
        else:
            below = [owner * 5 + hidden[owner].pop() for owner in crew["owners"][1:]]
            s.crews[top] = (top, *below)
    return s


def read_disc(name: str) -> int:
    """A disc by its name."""
    colour, rank = name.split("-")
    return COLOURS.index(colour) * 5 + RANKS.index(rank)


def restore(dumped: list[Any]) -> Frame[State]:
    """A frame from its dump; lists become tuples again."""
    name, *args = dumped
    make: Any = FRAMES[name]
    frame: Frame[State] = make(*(tuple(arg) if isinstance(arg, list) else arg for arg in args))
    return frame
