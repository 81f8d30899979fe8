"""A round of the table: merchants, an event, everybody's turn, then arrivals (M3.1, M9.1, M9.2)."""

from __future__ import annotations

from typing import ClassVar, Final

from doubloon.engine.frame import Frame
from doubloon.engine.message import Arg
from doubloon.engine.seat import CHANCE, NOBODY, Seat
from doubloon.games.merchants.facts import DIRECTIONS, NONE
from doubloon.games.merchants.frames.step import Step, step
from doubloon.games.merchants.state import (
    COMMANDER,
    EVENTS_OUT,
    GOING,
    NPC_SIDE,
    Npc,
    State,
)
from doubloon.games.merchants.verbs import end_at_once, fit_out, npc_label, tell
from doubloon.games.merchants.words import FIRST_EVENT, NATIONS, NPCS, ZONES

REFILL_AT: Final = 8
MAN_O_WAR: Final = 4


@step
def next_round(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """Merchants come back, an event is drawn, and everybody has a turn (M3.1)."""
    if s.end != GOING:
        return
    if not s.event_deck:
        end_at_once(s, EVENTS_OUT)
        return
    s.round += 1
    if s.telling:
        tell(s, "round", {"count": s.round, "left": len(s.event_deck) - 1})
    if len(s.track) >= REFILL_AT:
        refill_merchants(s)
    s.stack.append(Step("end_round", NOBODY))
    for place in range(s.seats - 1, -1, -1):
        s.stack.append(Step("next_turn", (s.first + place) % s.seats))
    s.stack.append(DrawEvent())


def refill_merchants(s: State) -> None:
    """The tokens of the track are mixed and laid on the zones without a merchant (M6.11)."""
    if not s.track:
        return
    s.flags.append(s.track)
    s.track = ()
    for zone in range(ZONES):
        if s.merchants[zone] == NONE:
            s.merchants[zone] = len(s.flags) - 1
    if s.telling:
        tell(s, "merchants-back", {})


class DrawEvent(Frame[State]):
    """The first player draws an event (M3.2)."""

    fields: ClassVar[tuple[str, ...]] = ()

    def __init__(self) -> None:
        self.seat = CHANCE

    def options(self, s: State) -> list[int]:
        return [FIRST_EVENT + event for event in s.event_deck]

    def resolve(self, s: State, code: int) -> None:
        event = code - FIRST_EVENT
        s.event_deck.remove(event)
        s.event = event
        if s.telling:
            tell(s, "event", {"card": s.facts.events[event]})
        s.stack.append(Step("event_text", s.first, (event,)))
        for npc, way in reversed(s.facts.moves[event]):
            s.stack.append(Step("move_npc", NOBODY, (npc, way)))


@step
def end_round(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """What the event does last, then NPCs arrive and return (M3.2, M9.1, M9.2)."""
    s.active = NOBODY
    s.stack.append(Step("next_round", NOBODY))
    s.stack.append(Step("returns", NOBODY))
    s.stack.append(Step("arrivals", NOBODY))
    for effect in s.facts.event_rules[s.event].get("npc_shift", []):
        s.stack.append(Step("shift_npcs", NOBODY, (DIRECTIONS.index(effect["direction"]),)))


@step
def arrivals(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """NPCs whose cards were drawn enter the board, or move to their new captain's zone (M9.2)."""
    s.event = NONE
    for event in s.due:
        npc = s.facts.npc_of[event]
        s.admirals[npc] = (*s.admirals[npc], event)
        arrive(s, npc)
    s.due = ()


@step
def returns(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """Where the upper captain fell the one below comes back, a random one of several (M9.2)."""
    for npc in sorted(set(s.back), reverse=True):
        if s.zone[NPC_SIDE + npc] != NONE:
            continue
        if s.admirals[npc] == (COMMANDER,):
            arrive(s, npc)
        else:
            s.stack.append(Successor(npc))
    s.back = ()


class Successor(Frame[State]):
    """Chance names the captain that takes command."""

    fields: ClassVar[tuple[str, ...]] = ("npc",)

    def __init__(self, npc: Npc) -> None:
        self.seat = CHANCE
        self.npc = npc

    def options(self, s: State) -> list[int]:
        return sorted(FIRST_EVENT + event for event in s.admirals[self.npc] if event != COMMANDER)

    def resolve(self, s: State, code: int) -> None:
        event = code - FIRST_EVENT
        below = [other for other in s.admirals[self.npc] if other != event]
        s.admirals[self.npc] = (*below, event)
        arrive(s, self.npc)


def arrive(s: State, npc: Npc) -> None:
    """The ship of the captain in command is put into its zone; nobody is scouted for (M9.2)."""
    event = s.admirals[npc][-1]
    at_war = npc < NATIONS and npc in s.war
    if event == COMMANDER:
        zone, ship = s.facts.war_station[npc], MAN_O_WAR
    else:
        zone = s.facts.npc_start[event]
        ship = MAN_O_WAR if at_war else s.facts.npc_ship[event]
    s.zone[NPC_SIDE + npc] = zone
    fit_out(s, NPC_SIDE + npc, ship)
    if s.telling:
        said: dict[str, Arg] = {"card": npc_label(npc), "target": s.facts.zones[zone]}
        tell(s, "arrived", said)


@step
def shift_npcs(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """A hurricane drives every NPC ship one zone on, whoever is near (M9.8a)."""
    for npc in range(NPCS - 1, -1, -1):
        if s.zone[NPC_SIDE + npc] != NONE:
            s.stack.append(Step("drift", NOBODY, (npc, args[0])))
