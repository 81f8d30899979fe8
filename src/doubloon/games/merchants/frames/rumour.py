"""Rumours: heard, kept, and found true or false (M5.17, M5.18)."""

from __future__ import annotations

from typing import ClassVar

from doubloon.engine.frame import Frame
from doubloon.engine.message import Arg, Message
from doubloon.engine.seat import CHANCE, Seat
from doubloon.games.merchants.events import Shown, Told
from doubloon.games.merchants.facts import NONE
from doubloon.games.merchants.frames.step import Pick, Step, step
from doubloon.games.merchants.frames.trial import attempt
from doubloon.games.merchants.ops import RUMOUR_CARD, branch, run
from doubloon.games.merchants.state import State
from doubloon.games.merchants.verbs import tell, win_glory
from doubloon.games.merchants.words import CREW, FIRST_RUMOUR, HULL, PASS, SKILLS, TAKE

RUMOUR_LANDING = 0
"""A fight ashore or adrift for a rumour; one for a mission is 1."""


@step
def draw_rumour(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """Somebody talks (M5.17)."""
    if not s.dead[seat]:
        s.stack.append(DrawRumour(seat))


class DrawRumour(Frame[State]):
    """Chance deals a rumour, face down (M5.17)."""

    fields: ClassVar[tuple[str, ...]] = ("player",)

    def __init__(self, player: Seat) -> None:
        self.seat = CHANCE
        self.player = player

    def options(self, s: State) -> list[int]:
        return [FIRST_RUMOUR + rumour for rumour in s.rumour_deck]

    def resolve(self, s: State, code: int) -> None:
        rumour = code - FIRST_RUMOUR
        s.rumour_deck.remove(rumour)
        offer_rumour(s, self.player, rumour)


def offer_rumour(s: State, seat: Seat, rumour: int) -> None:
    """Give a captain a rumour; with two of them he must choose (M5.17, M17.29)."""
    if s.telling:
        said: dict[str, Arg] = {"seat": seat, "card": s.facts.rumours[rumour]}
        s.note(Shown("rumour", said, seat, ("card",)))
    if s.rumour[seat] == NONE:
        s.rumour[seat] = rumour
    else:
        s.heard = rumour
        s.stack.append(KeepRumour(seat))


class KeepRumour(Frame[State]):
    """Keep one of two rumours, the other is shuffled back (M5.17)."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def options(self, s: State) -> list[int]:
        return [FIRST_RUMOUR + s.rumour[self.seat], FIRST_RUMOUR + s.heard]

    def resolve(self, s: State, code: int) -> None:
        seat = self.seat
        kept = code - FIRST_RUMOUR
        other = s.heard if kept == s.rumour[seat] else s.rumour[seat]
        s.rumour[seat] = kept
        s.heard = NONE
        shuffle_back(s, other)
        if s.telling:
            said: dict[str, Arg] = {"seat": seat, "card": s.facts.rumours[kept]}
            s.note(Told("rumour-kept", said, seat, ("card",)))

    def prompt(self, s: State) -> Message:
        return Message("prompt-m-keep-rumour")


def shuffle_back(s: State, rumour: int) -> None:
    """A rumour goes back into the deck (M5.17)."""
    s.rumour_deck.append(rumour)
    s.rumour_deck.sort()


# Proving (M5.18).


def can_prove(s: State, seat: Seat) -> bool:
    """Whether the own rumour can be tested in this port."""
    rumour = s.rumour[seat]
    return (
        rumour != NONE
        and s.facts.rumour_place[rumour] == s.zone[seat]
        and s.facts.rumour_rows[rumour]["how"] == "port_action"
    )


def can_scout_rumour(s: State, seat: Seat) -> bool:
    """Whether the own rumour can be tested at sea here; a fight needs crew (M5.18, M5.18a)."""
    rumour = s.rumour[seat]
    if rumour == NONE or s.facts.rumour_place[rumour] != s.zone[seat] or s.ashore[seat]:
        return False
    if s.facts.rumour_rows[rumour]["how"] == "port_action":
        return False
    return s.cubes[seat * 5 + CREW] > 0 or "crew_combat" not in s.facts.rumour_rules[rumour]


@step
def scout_rumour(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """Look at sea for what the rumour tells of; the action is spent (M5.18)."""
    prove(s, seat)


def prove(s: State, seat: Seat) -> None:
    """Show the rumour and make its test (M5.18)."""
    rumour = s.rumour[seat]
    if s.telling:
        s.note(Shown("proves", {"seat": seat, "card": s.facts.rumours[rumour]}))
    skill = SKILLS.index(s.facts.rumour_rows[rumour]["test"])
    attempt(s, seat, skill, "proved", (rumour,))


@step
def proved(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """Failed: the rumour is false. Passed: what it tells of is there (M5.18)."""
    count, rumour = args[0], args[1]
    if not count:
        prove_false(s, seat, rumour)
        return
    rules = s.facts.rumour_rules[rumour]
    for fight in rules.get("crew_combat", []):
        enemy = (int(fight["crew"]), int(fight["leadership"]), RUMOUR_LANDING)
        s.stack.append(Step("landing", seat, enemy))
        return
    for harm in rules.get("damage", []):
        if harm.get("decline_if_fatal") and s.cubes[seat * 5 + HULL] <= harm["n"]:
            s.stack.append(Pick(seat, (PASS, TAKE), "wreck", (rumour,)))
            return
    prove_true(s, seat, (rumour,))


@step
def wreck(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """Leave a wreck that would sink the own ship, or go in (Lost Plate Ship)."""
    if args[0] == PASS:
        prove_false(s, seat, args[1])
    else:
        prove_true(s, seat, args[1:])


def prove_false(s: State, seat: Seat, rumour: int) -> None:
    """Nothing in it: the card goes back (M5.18)."""
    s.rumour[seat] = NONE
    shuffle_back(s, rumour)
    if s.telling:
        tell(s, "rumour-false", {"seat": seat, "card": s.facts.rumours[rumour]})


@step
def prove_true(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """The reward, then a Glory point; the card goes unless it stays to help (M5.18)."""
    rumour = args[0]
    uncover(s, seat, rumour)
    run(s, seat, RUMOUR_CARD, rumour)


def uncover(s: State, seat: Seat, rumour: int) -> None:
    """The rumour is true: the card is put away or kept open, and Glory will come (M5.18)."""
    s.rumour[seat] = NONE
    if s.facts.rumour_rows[rumour]["keep"]:
        s.kept[seat] = tuple(sorted((*s.kept[seat], rumour)))
    else:
        shuffle_back(s, rumour)
    if s.telling:
        tell(s, "rumour-true", {"seat": seat, "card": s.facts.rumours[rumour]})
    s.stack.append(Step("rumour_glory", seat))


@step
def rumour_glory(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """A Glory point for a rumour proved true, if the captain has lived to tell (M1.2 e)."""
    if not s.dead[seat]:
        win_glory(s, seat, "rumour")


def rumour_landed(s: State, seat: Seat) -> None:
    """The fight that a rumour led to is won: now it is true (M5.18)."""
    rumour = s.rumour[seat]
    uncover(s, seat, rumour)
    branch(s, seat, (RUMOUR_CARD, rumour, 0), "on_win")
