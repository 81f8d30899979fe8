"""Ashore among people: hands to hire, talk to listen to, gold to hide (M5.16, M5.17, M5.22)."""

from __future__ import annotations

from typing import Final

from doubloon.engine.seat import Seat
from doubloon.games.merchants.events import Told
from doubloon.games.merchants.facts import NONE
from doubloon.games.merchants.frames.step import Step, step
from doubloon.games.merchants.frames.trial import attempt
from doubloon.games.merchants.passive import has, own, price
from doubloon.games.merchants.state import State, at_home
from doubloon.games.merchants.verbs import announce, mend, most, pay, tell
from doubloon.games.merchants.words import (
    CHEST,
    CREW,
    FIRST_CHEST,
    INFLUENCE,
    LEADERSHIP,
    NPC_NAMES,
)

HIRE: Final = 2
TALK: Final = 2
EVERYBODY: Final = 5


# Recruiting (M5.16).


def short_handed(s: State, seat: Seat) -> bool:
    """Whether the crew could be larger."""
    return s.cubes[seat * 5 + CREW] < most(s, seat, CREW)


def recruit(s: State, seat: Seat) -> None:
    """Look for hands: a test of Leadership, where it needs one (M5.16)."""
    if has(s, seat, "auto_success", "what", "recruit"):
        recruited(s, seat, (1,))
    else:
        attempt(s, seat, LEADERSHIP, "recruited")


@step
def recruited(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """A success fills the crew for nothing; otherwise hands want money (M5.16)."""
    if s.telling:
        tell(s, "recruited" if args[0] else "not-recruited", {"seat": seat})
    if args[0]:
        mend(s, seat, CREW, EVERYBODY)


def hire_hand(s: State, seat: Seat) -> None:
    """Pay for one more of the crew (M5.16)."""
    pay(s, seat, HIRE)
    mend(s, seat, CREW, 1)


# Rumours (M5.17).


def rumour_price(s: State, seat: Seat) -> int:
    """What a round in the tavern costs."""
    return price(s, seat, "rumor", TALK)


def listen(s: State, seat: Seat) -> None:
    """Pay, then test Influence for a rumour (M5.17)."""
    if s.telling:
        tell(s, "listens", {"seat": seat})
    pay(s, seat, rumour_price(s, seat))
    attempt(s, seat, INFLUENCE, "listened", (), "rumor")


@step
def listened(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """A success brings a rumour (M5.17)."""
    if args[0]:
        s.stack.append(Step("draw_rumour", seat))


# The stash (M5.22).


def can_stash(s: State, seat: Seat) -> bool:
    """In the home port, or where an ability or a card allows it (M5.22)."""
    if s.chest_open or at_home(s, seat):
        return True
    flag = s.facts.flag[s.zone[seat]]
    for effect in own(s, seat, "stash_here"):
        if flag != NONE and effect["scope"] == "port_nation:" + NPC_NAMES[flag]:
            return True
    return False


def chest_options(s: State, seat: Seat, options: list[int]) -> None:
    """Add every amount that the chest could hold; away from home none is taken out (M5.22a)."""
    chest = s.chest[seat]
    total = chest + s.gold[seat]
    least = 0 if at_home(s, seat) else chest
    for gold in range(least, min(total, CHEST - 1) + 1):
        if gold != chest:
            options.append(FIRST_CHEST + gold)


def stash(s: State, seat: Seat, gold: int) -> None:
    """So much lies in the chest from now on, the rest is aboard; nobody sees how much (M5.22)."""
    s.gold[seat] += s.chest[seat] - gold
    s.chest[seat] = gold
    if s.telling:
        s.note(Told("stashed", {"seat": seat, "gold": gold}, seat, ("gold",)))
    announce(s, seat)
