"""Before the first turn, and before a new captain's first: M2.3 to M2.6, M15.3 to M15.5."""

from __future__ import annotations

from typing import ClassVar, Final

from doubloon.engine.frame import Frame
from doubloon.engine.message import Arg, Message
from doubloon.engine.seat import CHANCE, NOBODY, Seat
from doubloon.games.merchants.events import Told
from doubloon.games.merchants.frames.step import Step, step
from doubloon.games.merchants.state import NPC_SIDE, State
from doubloon.games.merchants.verbs import fit_out, tell
from doubloon.games.merchants.words import (
    ANOTHER,
    FIRST_CAPTAIN,
    FIRST_GOOD,
    FIRST_SEAT,
    FIRST_SHIP,
    NATIONS,
    NPCS,
    PASS,
    ZONES,
)

START_GOLD: Final = 10
SLOOP: Final = 0
FLUTE: Final = 1


@step
def begin(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """Deal the board, then captains, ships and the first Glory cards (M2.3 to M2.6)."""
    s.stack.append(Step("next_round", NOBODY))
    s.stack.append(Step("reveal", NOBODY))
    s.stack.append(First())
    for slot in (1, 0):
        s.stack.append(Step("draw_mission", NOBODY, (slot,)))
    s.stack.append(Step("redeal_demand", NOBODY, tuple(range(ZONES))))


class First(Frame[State]):
    """Chance names the first player; captains are dealt from him on (M2.6)."""

    fields: ClassVar[tuple[str, ...]] = ()

    def __init__(self) -> None:
        self.seat = CHANCE

    def options(self, s: State) -> list[int]:
        return [FIRST_SEAT + seat for seat in range(s.seats)]

    def resolve(self, s: State, code: int) -> None:
        s.first = code - FIRST_SEAT
        if s.telling:
            tell(s, "began", {"seat": s.first})
        for place in range(s.seats - 1, -1, -1):
            seat = (s.first + place) % s.seats
            s.stack.append(ChooseShip(seat))
            s.stack.append(PickCaptain(seat) if s.choose_captains else DealCaptain(seat))


class DealCaptain(Frame[State]):
    """A captain is drawn; at set-up nobody else sees him before all are shown (M2.5)."""

    fields: ClassVar[tuple[str, ...]] = ("player",)

    def __init__(self, player: Seat) -> None:
        self.seat = CHANCE
        self.player = player

    def options(self, s: State) -> list[int]:
        return [FIRST_CAPTAIN + captain for captain in s.captain_deck]

    def resolve(self, s: State, code: int) -> None:
        take_captain(s, self.player, code - FIRST_CAPTAIN)


class PickCaptain(Frame[State]):
    """Captains are chosen openly, one after another (option `captains`)."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def options(self, s: State) -> list[int]:
        return [FIRST_CAPTAIN + captain for captain in s.captain_deck]

    def resolve(self, s: State, code: int) -> None:
        take_captain(s, self.seat, code - FIRST_CAPTAIN)

    def prompt(self, s: State) -> Message:
        return Message("prompt-m-captain")


def take_captain(s: State, seat: Seat, captain: int) -> None:
    """The captain leaves the deck for good (M15.1)."""
    s.captain_deck.remove(captain)
    s.captain[seat] = captain
    if s.telling:
        said: dict[str, Arg] = {"seat": seat, "card": s.facts.captains[captain]}
        hidden = () if s.revealed or s.choose_captains else ("card",)
        s.note(Told("captain", said, seat, hidden))


class ChooseShip(Frame[State]):
    """Sloop or flute; at set-up in secret (M2.5)."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def options(self, s: State) -> list[int]:
        return [FIRST_SHIP + SLOOP, FIRST_SHIP + FLUTE]

    def resolve(self, s: State, code: int) -> None:
        s.ship[self.seat] = code - FIRST_SHIP
        if s.revealed:
            put_out(s, self.seat, ())

    def prompt(self, s: State) -> Message:
        return Message("prompt-m-first-ship")


@step
def reveal(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """All captains and ships are shown together (M2.5)."""
    s.revealed = True
    for place in range(s.seats - 1, -1, -1):
        player = (s.first + place) % s.seats
        s.gold[player] = START_GOLD
        s.stack.append(Step("put_out", player))


@step
def put_out(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """A captain stands in the home port with a whole ship and a Glory card (M2.5)."""
    fit_out(s, seat, s.ship[seat])
    s.zone[seat] = s.facts.home[s.captain[seat]]
    s.ashore[seat] = True
    s.dead[seat] = False
    if s.telling:
        said: dict[str, Arg] = {"seat": seat, "card": s.facts.captains[s.captain[seat]]}
        said["target"] = s.facts.ships[s.ship[seat]]
        tell(s, "put-out", said)
    s.stack.append(Step("draw_glory", seat, (1,)))


@step
def new_captain(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """A dead or retired captain is followed by another (M15.3)."""
    s.stack.append(Step("start_anew", seat))
    s.stack.append(Another(seat))
    s.stack.append(DealCaptain(seat))


class Another(Frame[State]):
    """With an NPC pirate before the home port another captain may be drawn (M15.4).

    Not the card that another dead captain is to be followed by (M15.4a).
    """

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def options(self, s: State) -> list[int]:
        if len(s.captain_deck) < sum(s.dead):
            return []
        home = s.facts.home[s.captain[self.seat]]
        for npc in range(NATIONS, NPCS):
            if s.zone[NPC_SIDE + npc] == home:
                return [PASS, ANOTHER]
        return []

    def resolve(self, s: State, code: int) -> None:
        if code == ANOTHER:
            s.stack.append(DealCaptain(self.seat))

    def prompt(self, s: State) -> Message:
        return Message("prompt-m-another")


@step
def start_anew(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """Ten gold to start with, from the chest as far as it goes (M15.5)."""
    chest = s.chest[seat]
    taken = min(START_GOLD, chest)
    s.chest[seat] = chest - taken
    s.gold[seat] = START_GOLD
    if s.telling and taken < START_GOLD:
        tell(s, "gained", {"seat": seat, "gold": START_GOLD - taken})
    s.stack.append(ChooseShip(seat))


@step
def redeal_demand(s: State, seat: Seat, zones: tuple[int, ...]) -> None:
    """These ports give their demand tokens back and get new ones (M2.3)."""
    for zone in zones:
        if s.demand[zone] >= 0:
            s.pool.append(s.demand[zone])
            s.demand[zone] = -1
    s.pool.sort()
    for zone in reversed(zones):
        if s.facts.port[zone]:
            s.stack.append(DealDemand(zone))


class DealDemand(Frame[State]):
    """Chance lays a demand token on a port (M2.3)."""

    fields: ClassVar[tuple[str, ...]] = ("zone",)

    def __init__(self, zone: int) -> None:
        self.seat = CHANCE
        self.zone = zone

    def options(self, s: State) -> list[int]:
        return [FIRST_GOOD + good for good in s.pool]

    def resolve(self, s: State, code: int) -> None:
        s.pool.remove(code - FIRST_GOOD)
        s.demand[self.zone] = code - FIRST_GOOD
        if s.telling:
            said: dict[str, Arg] = {"card": s.facts.goods[code - FIRST_GOOD]}
            tell(s, "demand", {**said, "target": s.facts.zones[self.zone]})
