"""A player's turn: what comes first, then up to three actions (M3.3)."""

from __future__ import annotations

from typing import ClassVar, Final

from doubloon.engine.frame import Frame
from doubloon.engine.message import Arg, Message
from doubloon.engine.seat import Seat
from doubloon.games.merchants.facts import NONE
from doubloon.games.merchants.frames import glory
from doubloon.games.merchants.frames.death import discard_captain
from doubloon.games.merchants.frames.event import at_turn, touches
from doubloon.games.merchants.frames.scout import scout, sights, targets
from doubloon.games.merchants.frames.sea import (
    WANTED,
    access,
    enter,
    leave,
    neighbours,
    sail,
)
from doubloon.games.merchants.frames.step import Pick, Step, step
from doubloon.games.merchants.passive import own
from doubloon.games.merchants.state import State
from doubloon.games.merchants.verbs import damaged, mend, tell
from doubloon.games.merchants.words import (
    CANNONS,
    DONE,
    ENTER,
    FIRST_LOCATION,
    FIRST_PLAY,
    FIRST_RAID,
    FIRST_SAIL,
    FIRST_SCOUT,
    HOLD,
    HULL,
    LEAVE,
    MASTS,
    MAX_SEATS,
    PASS,
    PORT,
    RETIRE,
)

ACTIONS: Final = 3
ACTED: Final = 1 << 8
"""In `used`: an action has been taken in this turn (M15.6)."""


@step
def next_turn(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """The turn of a player begins; a captain lost before is followed by another (M3.3, M15.3)."""
    s.active = seat
    s.turn += 1
    s.clear_turn(ACTIONS)
    s.last_card = NONE
    s.bought_at[seat] = s.buying_at[seat]
    s.buying_at[seat] = NONE
    if s.telling:
        tell(s, "turn", {"seat": seat})
    s.stack.append(Step("start_turn", seat))
    if s.dead[seat]:
        s.stack.append(Step("new_captain", seat))


@step
def start_turn(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """First the carpenter and the event, then NPCs look out, then actions (M3.3, M3.3a)."""
    s.stack.append(Step("end_turn", seat))
    s.stack.append(ACT[seat])
    s.stack.append(Step("be_scouted", seat))
    if s.event != NONE:
        rules = s.facts.event_rules[s.event]
        if not s.ashore[seat] and touches(s, seat):
            for effect in rules.get("actions_mod", []):
                s.actions += effect["n"]
        for effect in rules.get("extra_action", []):
            s.free_sails += effect["n"]
    at_turn(s, seat, "start_of_each_player_turn")
    for effect in own(s, seat, "repair"):
        if effect.get("when") == "turn_start":
            more = (effect["n"] - 1,) if effect["n"] > 1 else ()
            s.stack.append(Pick(seat, broken(s, seat), "carpenter_mends", more))


def broken(s: State, seat: Seat) -> tuple[int, ...]:
    """The damaged locations, crew apart, and the word for none of them."""
    found = [
        FIRST_LOCATION + location
        for location in (HULL, HOLD, MASTS, CANNONS)
        if damaged(s, seat, location) > 0
    ]
    return (PASS, *found) if found else ()


@step
def carpenter_mends(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """The Carpenter repairs a point at the start of the turn (M8.5)."""
    if args[0] != PASS:
        mend(s, seat, args[0] - FIRST_LOCATION, 1)
        if len(args) > 1 and args[1]:
            s.stack.append(Pick(seat, broken(s, seat), "carpenter_mends", (args[1] - 1,)))


class Act(Frame[State]):
    """Up to three actions: move, scout, port; cards in between (M3.3, M8.2)."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def options(self, s: State) -> list[int]:
        seat = self.seat
        if s.dead[seat]:
            return []
        actions = s.actions
        moves = actions + s.free_moves
        hand = s.hands[seat]
        if not moves and not s.free_sails and not hand:
            return []
        if s.extra_dice and actions:
            found = sights(s, seat)
            if found:
                return found
        options = [DONE]
        zone = s.zone[seat]
        if s.ashore[seat]:
            if moves:
                options.append(LEAVE)
            if actions and not s.ported:
                options.append(PORT)
            if not s.used & ACTED and len(s.captain_deck) > sum(s.dead):
                options.append(RETIRE)
        else:
            if moves or s.free_sails:
                for other in neighbours(s, seat):
                    options.append(FIRST_SAIL + other)
            if moves and s.facts.port[zone] and access(s, seat, zone) < WANTED:
                options.append(ENTER)
            if actions:
                options += targets(s, seat)
        if hand:
            options += glory.options(s, seat, "own_turn")
        return options

    def resolve(self, s: State, code: int) -> None:
        seat = self.seat
        if code == DONE:
            return
        s.stack.append(self)
        if FIRST_PLAY <= code < FIRST_RAID:
            glory.play(s, seat, code - FIRST_PLAY)
            return
        s.last_card = NONE
        s.used |= ACTED
        if code == PORT:
            s.actions -= 1
            s.ported = True
            s.stack.append(Step("port_action", seat))
        elif code == RETIRE:
            retire(s, seat)
        elif code >= FIRST_SCOUT:
            s.actions -= 1
            scout(s, seat, code)
        elif code >= FIRST_SAIL:
            if s.free_sails:
                s.free_sails -= 1
            else:
                spend_move(s)
            sail(s, seat, code - FIRST_SAIL)
        else:
            spend_move(s)
            if code == LEAVE:
                leave(s, seat)
            else:
                enter(s, seat)

    def prompt(self, s: State) -> Message:
        args: dict[str, Arg] = {"count": s.actions, "free": s.free_moves + s.free_sails}
        return Message("prompt-m-act", args)


def spend_move(s: State) -> None:
    """A free move first, then an action."""
    if s.free_moves:
        s.free_moves -= 1
    else:
        s.actions -= 1


def retire(s: State, seat: Seat) -> None:
    """The captain goes ashore for good; another follows in the next turn (M15.6, M15.7)."""
    if s.telling:
        tell(s, "retired", {"seat": seat})
    discard_captain(s, seat)


@step
def end_turn(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """A storm strikes whoever ends the turn at sea (M3.2)."""
    at_turn(s, seat, "end_of_each_player_turn")


ACT: Final = [Act(seat) for seat in range(MAX_SEATS)]
