"""The Adventure Begins: facts from the data file, and the state that only it needs (R15 to R23)."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final, TypeAlias

from doubloon.engine.seat import Seat
from doubloon.games.port_royal.contracts import Need
from doubloon.games.port_royal.deck import COLOURS, NO_COLOUR, SHIPS, CardId

TaskId: TypeAlias = int
"""A task by its place in the data file."""
EventId: TypeAlias = int

FIELDS: Final = 4
DOOR: Final = 1
CUP: Final = 2
"""The first two of a personality's four fields, as flags (R16.4)."""
NO_EVENT: Final = -1
UNKNOWN: Final = -2
"""An event whose face nobody has seen."""
NO_TASK: Final = -1

BUY_COINS: Final = 8
"""What a cube costs at the end of a competitive month (R20.4)."""
AUDIENCE_COINS: Final = 3

EFFECTS: Final = (
    "repel-bounty",
    "ship-crowns",
    "all-swords",
    "discount",
    "first-ship",
    "coins",
    "crowns",
    "long-watch",
    "no-repelling",
    "no-fee",
    "audience",
    "month-end",
    "month-end-open",
)
REPEL_BOUNTY: Final = 0
SHIP_CROWNS: Final = 1
ALL_SWORDS: Final = 2
DISCOUNT: Final = 3
FIRST_SHIP: Final = 4
EVENT_COINS: Final = 5
EVENT_CROWNS: Final = 6
LONG_WATCH: Final = 7
NO_REPELLING: Final = 8
NO_FEE: Final = 9
EVENT_AUDIENCE: Final = 10
MONTH_END: Final = 11
MONTH_END_OPEN: Final = 12

ABILITIES: Final = (
    "consolation",
    "windfall",
    "fame",
    "mademoiselle",
    "sailor",
    "lookout",
    "trader-crown",
    "trader",
    "admiral",
    "scout",
)
CONSOLATION: Final = 0
WINDFALL: Final = 1
FAME: Final = 2
AS_MADEMOISELLE: Final = 3
AS_SAILOR: Final = 4
LOOKOUT: Final = 5
TRADER_CROWN: Final = 6
AS_TRADER: Final = 7
AS_ADMIRAL: Final = 8
AS_SCOUT: Final = 9


class Personality:
    """One side of a sheet (R15.3, R21)."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.id: str = row["id"]
        self.sheet: int = row["sheet"] - 1
        self.coins: int = row["coins"]
        self.crowns: list[int] = [0, 0, *row["crowns"]]
        """Crowns for opening each field (R16.4)."""
        self.ability: int = ABILITIES.index(row["ability"])
        self.colour: int = COLOURS.index(row["colour"]) if "colour" in row else NO_COLOUR
        self.value: int = row["value"]


class Happening:
    """One event card (R17.1)."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.id: str = row["id"]
        self.code: int = row["code"]
        self.effect: int = EFFECTS.index(row["effect"])
        self.who: str = row["who"]
        self.value: int = row["value"]
        self.colour: int = SHIPS.index(row["ship"]) if "ship" in row else NO_COLOUR
        self.not_solo: bool = row.get("not_solo", False)


class Task:
    """One page of the book (R16)."""

    def __init__(self, row: dict[str, Any], place: dict[str, TaskId]) -> None:
        self.id: str = row["id"]
        self.rule: str = row["rule"]
        self.need = Need(row["need"])
        self.steps: int = row.get("steps", 1)
        self.now: bool = row.get("now", False)
        self.active: bool = row.get("active", False)
        self.coins: int = row["coins"]
        self.crowns: int = row["crowns"]
        self.star: bool = row.get("star", False)
        self.shuffle_in: int = row.get("shuffle_in", 0)
        self.on_reveal: str = row.get("on_reveal", "")
        self.goto: TaskId = place[row["goto"]] if "goto" in row else NO_TASK
        self.if_done: TaskId = place[row["if_done"]] if "if_done" in row else NO_TASK
        self.yes: TaskId = place[row["yes"]] if "yes" in row else NO_TASK
        self.no: TaskId = place[row["no"]] if "no" in row else NO_TASK


class Book:
    """All facts of The Adventure Begins."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        place = {row["id"]: at for at, row in enumerate(data["tasks"]["cards"])}
        self.tasks = [Task(row, place) for row in data["tasks"]["cards"]]
        self.events = [Happening(row) for row in data["events"]["cards"]]
        self.personalities = [Personality(row) for row in data["personalities"]["cards"]]
        self.most_crowns: int = data["crowns"]["most"]
        self.crowns_per_influence: int = data["crowns"]["per_influence"]
        self.win_cubes: list[int] = data["win"]["cubes"]
        self.win_influence: list[list[int]] = data["win"]["influence"]
        """Card 9: cubes by players, and influence by chapter and players (R19.2)."""
        self.first: list[TaskId] = [place[id] for id in data["chapters"]["first"]]
        self.codes: list[int] = data["chapters"]["codes"]

    def rows(self) -> list[dict[str, Any]]:
        """Personalities, events and tasks with their provenance, as plain data."""
        kinds = {"personalities": "personality", "events": "event", "tasks": "task"}
        found: list[dict[str, Any]] = []
        for part, kind in kinds.items():
            told = self.data[part]
            usual = {"confidence": told["confidence"], "source": told["source"]}
            for row in told["cards"]:
                found.append({"set": "adventure", "kind": kind, "copies": 1, **usual, **row})
        return found

    def card_nine(self, chapter: int, seats: int) -> tuple[int, int]:
        """The cubes on tasks and the influence that a team needs to win a chapter (R19.2)."""
        return self.win_cubes[seats - 1], self.win_influence[chapter - 1][seats - 1]

    def unseen_events(self, seats: int) -> list[EventId]:
        """The events that may come: code 0, and code 1 for one or two players (R15.7)."""
        return [
            at
            for at, event in enumerate(self.events)
            if (event.code == 0 and not (event.not_solo and seats == 1))
            or (event.code == 1 and seats <= 2)
        ]

    def month_end(self, open_variant: bool) -> EventId:
        """The card that ends a month (R15.7, R20.6)."""
        wanted = MONTH_END_OPEN if open_variant else MONTH_END
        return [event.effect for event in self.events].index(wanted)


class Marked:
    """A coin whose face some seats have seen: a Scout put it back before it was taken (R22.1b)."""

    def __init__(self, shuffle: int, card: CardId, knowers: tuple[Seat, ...]) -> None:
        self.shuffle = shuffle
        self.card = card
        self.knowers = knowers


class Quest:
    """What The Adventure Begins adds to a position."""

    def __init__(
        self,
        coop: bool,
        open_variant: bool,
        chapter: int,
        personality: list[int],
        fields: list[int],
        cubes: list[int],
        crowns: list[int],
        goods: list[tuple[CardId, ...]],
        laid: list[TaskId],
        done: list[tuple[Seat, ...]],
        bound: list[int],
        calendar: list[EventId],
        past: list[EventId],
        reserve: list[EventId],
        event: EventId,
        fewer: int,
        scouted: int,
        traded: list[bool],
        top: CardId,
        knowers: tuple[Seat, ...],
        marked: list[tuple[Marked, ...]],
        mixed: int,
        mixed_size: int,
        finished: bool,
    ) -> None:
        self.coop = coop
        self.open_variant = open_variant
        self.chapter = chapter
        self.personality = personality
        """Who each seat is; -1 before the choice."""
        self.fields = fields
        """The fields opened on each personality, as flags (R16.4)."""
        self.cubes = cubes
        """Cubes left on each personality."""
        self.crowns = crowns
        self.goods = goods
        """Ships kept as goods, by seat (R18.3)."""
        self.laid = laid
        """The tasks on the table, in the order of laying out (R16.5)."""
        self.done = done
        """Who has fulfilled each of the 45, in order."""
        self.bound = bound
        """The field whose cube a seat has on the upper space of task 52, or -1 (R23.9)."""
        self.calendar = calendar
        """The event deck from the top; the end of the month is last."""
        self.past = past
        """Events of this month, in the order they came."""
        self.reserve = reserve
        """Events that nobody has seen: unknown ones of the deck, and the rest."""
        self.event = event
        """The event of this turn."""
        self.fewer = fewer
        """Cards that the active player takes less (R23.8)."""
        self.scouted = scouted
        """Scouts used this turn (R22.1)."""
        self.traded = traded
        """Who has taken a ship for its income this turn."""
        self.top = top
        """The card that a Scout put back on the pile, or -1."""
        self.knowers = knowers
        """The seats that know it."""
        self.marked = marked
        """Coins with a known face, by their holder."""
        self.mixed = mixed
        """The shuffle that cards were added to, or -1 (see unseen.py)."""
        self.mixed_size = mixed_size
        """Unseen cards in it."""
        self.finished = finished
        """Card 9 has come up (R19.1)."""

    def clone(self) -> Quest:
        """An independent copy."""
        return Quest(
            self.coop,
            self.open_variant,
            self.chapter,
            self.personality[:],
            self.fields[:],
            self.cubes[:],
            self.crowns[:],
            self.goods[:],
            self.laid[:],
            self.done[:],
            self.bound[:],
            self.calendar[:],
            self.past[:],
            self.reserve[:],
            self.event,
            self.fewer,
            self.scouted,
            self.traded[:],
            self.top,
            self.knowers,
            self.marked[:],
            self.mixed,
            self.mixed_size,
            self.finished,
        )


def read_book() -> Book:
    """The book of the package's own data file."""
    text = Path(__file__).with_name("data").joinpath("adventure.toml").read_text(encoding="utf-8")
    return Book(tomllib.loads(text))
