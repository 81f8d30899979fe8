"""What an event does beside its NPC moves, and war (M3.2)."""

from __future__ import annotations

from typing import ClassVar, Final

from doubloon.engine.frame import Frame
from doubloon.engine.message import Arg
from doubloon.engine.seat import CHANCE, Seat
from doubloon.games.merchants.facts import NONE, Effect
from doubloon.games.merchants.frames.round import MAN_O_WAR, arrive, refill_merchants
from doubloon.games.merchants.frames.step import step
from doubloon.games.merchants.ops import EVENT_CARD, Path, branch, op, run
from doubloon.games.merchants.passive import ignores
from doubloon.games.merchants.state import COMMANDER, NO_WAR, NPC_SIDE, Nation, State
from doubloon.games.merchants.verbs import fit_out, tell
from doubloon.games.merchants.words import FIRST_NATION, NATIONS, NPC_NAMES

AT_ONCE: Final = ("immediate", "all_turn")


@step
def event_text(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """The text of the event, after its moves: an NPC's card waits for the end (M3.2, M9.1)."""
    event = args[0]
    if s.facts.npc_of[event] != NONE:
        s.due = (*s.due, event)
    elif s.facts.event_rows[event]["timing"] in AT_ONCE:
        run(s, seat, EVENT_CARD, event)


def touches(s: State, seat: Seat) -> bool:
    """Whether the event of the round harms the captain; what it gives is for all (M2.7)."""
    return not ignores(s, seat, s.facts.event_rows[s.event]["tag"])


def at_turn(s: State, seat: Seat, timing: str) -> None:
    """What the event does at the start or end of each player's turn (M3.2)."""
    if s.event == NONE or s.dead[seat]:
        return
    if s.facts.event_rows[s.event]["timing"] == timing and touches(s, seat):
        run(s, seat, EVENT_CARD, s.event)


@op
def do_merchant_refill(s: State, seat: Seat, effect: Effect, path: Path) -> None:
    """Every empty zone gets a merchant from the track (Rich Convoys)."""
    refill_merchants(s)


@op
def do_war_start(s: State, seat: Seat, effect: Effect, path: Path) -> None:
    """Any war ends, and two nations drawn by chance begin another (M9.14)."""
    make_peace(s)
    s.stack.append(Enemy(NONE))


@op
def do_war_end(s: State, seat: Seat, effect: Effect, path: Path) -> None:
    """The war ends; without one the card does something else (M9.18)."""
    if not make_peace(s):
        branch(s, seat, path, "else_effects")


class Enemy(Frame[State]):
    """Chance names the nations at war, one after the other (M9.14)."""

    fields: ClassVar[tuple[str, ...]] = ("other",)

    def __init__(self, other: Nation) -> None:
        self.seat = CHANCE
        self.other = other

    def options(self, s: State) -> list[int]:
        return [FIRST_NATION + nation for nation in range(NATIONS) if nation != self.other]

    def resolve(self, s: State, code: int) -> None:
        nation = code - FIRST_NATION
        if self.other == NONE:
            s.stack.append(Enemy(nation))
        else:
            make_war(s, min(nation, self.other), max(nation, self.other))


def make_war(s: State, nation: Nation, other: Nation) -> None:
    """Both navies sail in men-of-war from now on; who has no ship out sends one (M9.16)."""
    s.war = (nation, other)
    if s.telling:
        said: dict[str, Arg] = {"nation": NPC_NAMES[nation], "other": NPC_NAMES[other]}
        tell(s, "war", said)
    for npc in s.war:
        if s.zone[NPC_SIDE + npc] == NONE:
            s.admirals[npc] = (*s.admirals[npc], COMMANDER)
            arrive(s, npc)
        else:
            fit_out(s, NPC_SIDE + npc, MAN_O_WAR)


def make_peace(s: State) -> bool:
    """The war ends: men-of-war become frigates, commanders go home (M9.18). False if none was."""
    if s.war == NO_WAR:
        return False
    if s.telling:
        tell(s, "peace", {"nation": NPC_NAMES[s.war[0]], "other": NPC_NAMES[s.war[1]]})
    for npc in s.war:
        side = NPC_SIDE + npc
        in_command = s.admirals[npc][-1] if s.admirals[npc] else NONE
        s.admirals[npc] = tuple(event for event in s.admirals[npc] if event != COMMANDER)
        if s.zone[side] == NONE:
            continue
        if in_command == COMMANDER:
            s.zone[side] = NONE
            if s.admirals[npc]:
                s.back = (*s.back, npc)
        else:
            fit_out(s, side, s.facts.npc_ship[in_command])
    s.war = NO_WAR
    return True
