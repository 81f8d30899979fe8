"""Hits: where they go, what turns them away, and what they do to ship and cargo (M11)."""

from __future__ import annotations

from typing import ClassVar

from doubloon.engine.frame import NOTHING, Frame
from doubloon.engine.message import Arg, Message
from doubloon.engine.seat import CHANCE, Seat
from doubloon.games.merchants import policy
from doubloon.games.merchants.events import Shown
from doubloon.games.merchants.facts import NONE
from doubloon.games.merchants.fight import Side
from doubloon.games.merchants.frames.step import Pick, Step, roll, step
from doubloon.games.merchants.frames.window import Window
from doubloon.games.merchants.sides import controller
from doubloon.games.merchants.state import State
from doubloon.games.merchants.verbs import HULL_PLATING, hit, room, sunk, tell, unload, whose
from doubloon.games.merchants.words import (
    FIRST_CARD,
    FIRST_FACE,
    FIRST_LOCATION,
    HULL,
    PASS,
    SKULL,
    card_names,
)

PLACES = (
    FIRST_LOCATION,
    FIRST_LOCATION + 1,
    FIRST_LOCATION + 2,
    FIRST_LOCATION + 3,
    FIRST_LOCATION + 4,
)


def hit_codes(hits: tuple[int, ...]) -> list[int]:
    """The different hits as codes: a location, or a die with a skull."""
    return [
        FIRST_FACE + SKULL - 1 if location == SKULL else FIRST_LOCATION + location
        for location in sorted(set(hits))
    ]


def coded_hit(code: int) -> int:
    """The hit that a code means."""
    return SKULL if code >= FIRST_FACE else code - FIRST_LOCATION


def without(hits: tuple[int, ...], one: int) -> tuple[int, ...]:
    """The hits without one of this kind."""
    left = list(hits)
    left.remove(one)
    return tuple(left)


def plated(s: State, seat: Seat) -> bool:
    """Whether the Reinforced Hull can take a hit (M13.8)."""
    return bool(s.mods[seat] & ~s.flipped[seat] & 1 << HULL_PLATING)


def strike(s: State, side: Side, hits: tuple[int, ...], spared: int = NONE) -> None:
    """Numbered hits first, then skulls, which the owner places (M11.3, M11.4).

    Hits beyond a destroyed location go to the hull, but not beyond the spared one (M13.3).
    """
    skulls = 0
    for location in hits:
        if location == SKULL:
            skulls += 1
    if skulls:
        s.stack.append(PlaceHit(asker(s, side), side, skulls))
    for location in hits:
        if location != SKULL:
            hit(s, side, location, location != spared)


def asker(s: State, side: Side) -> Seat:
    """Who places the skulls that hit a side: its owner, or whoever plays it."""
    return side if side < s.seats else controller(s, side)


class PlaceHit(Frame[State]):
    """The owner chooses the location of a skull; a destroyed one means the hull (M11.3, M17.25)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "side", "left")

    def __init__(self, seat: Seat, side: Side, left: int) -> None:
        self.seat = seat
        self.side = side
        self.left = left

    def options(self, s: State) -> list[int]:
        return list(PLACES) if s.cubes[self.side * 5 + HULL] else []

    def resolve(self, s: State, code: int) -> None:
        if code == NOTHING:
            location = policy.place_skull(s, self.side)
        else:
            location = code - FIRST_LOCATION
            s.last_card = NONE
        if self.left > 1:
            s.stack.append(PlaceHit(self.seat, self.side, self.left - 1))
        hit(s, self.side, location)

    def prompt(self, s: State) -> Message:
        return Message("prompt-m-place-hit", {**whose(self.side), "left": self.left})


# Hits without a shooter: storms, reefs.


@step
def take_hits(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """So many hits, located by dice; skulls are placed by the owner."""
    if not s.dead[seat] and args[0] > 0:
        roll(s, args[0], Step("struck", seat))


@step
def struck(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """The dice of a storm lie: the Reinforced Hull may take one hit, then they count."""
    harm(s, seat, tuple(s.dice))


def harm(s: State, seat: Seat, hits: tuple[int, ...]) -> None:
    """Hits that nobody fired, their locations known: the Reinforced Hull may take one (M13.8)."""
    s.dice = list(hits)
    s.stack.append(Step("suffer", seat))
    ask_plating(s, seat)


@step
def suffer(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """The hits that lie there count; a ship without hull sinks (M11.6)."""
    s.stack.append(Step("check_sunk", seat))
    strike(s, seat, tuple(s.dice))


def ask_plating(s: State, seat: Seat) -> None:
    """Outside naval combat the Reinforced Hull is asked about alone (M13.8, M6.13)."""
    if s.dice and plated(s, seat):
        codes = hit_codes(tuple(s.dice))
        s.stack.append(Pick(seat, (PASS, *codes), "plate_hit"))


@step
def plate_hit(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """The Reinforced Hull is turned over and takes a hit of a storm or a raid (M13.8)."""
    if args[0] != PASS:
        turn_plating(s, seat)
        s.dice = list(without(tuple(s.dice), coded_hit(args[0])))


def turn_plating(s: State, seat: Seat) -> None:
    """Turn the Reinforced Hull over."""
    s.flipped[seat] |= 1 << HULL_PLATING
    if s.telling:
        tell(s, "plated", {"seat": seat})


@step
def check_sunk(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """A ship without hull goes down with its captain; a naval combat sees to that itself."""
    if s.fight is None and not s.dead[seat] and sunk(s, seat):
        if s.telling:
            tell(s, "sunk", whose(seat))
        s.stack.append(Step("die", seat, (NONE,)))


# The hold (M11.6).


@step
def hold_hit(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """The hold was hit: what no longer fits is lost at random, freight first (M11.6)."""
    if s.dead[seat]:
        return
    s.stack.append(Step("spill", seat))
    if s.mission[seat] != NONE:
        s.stack.append(Step("mission_cargo_hit", seat))


@step
def spill(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """Surplus cargo goes overboard, card by card; in port it may stay (M5.6)."""
    if s.dead[seat] or s.ashore[seat]:
        return
    surplus = len(s.cargo[seat]) - room(s, seat)
    if surplus > 0:
        s.lost = surplus
        s.stack.append(Window("own_cargo_lost", seat))
        s.stack.append(Overboard(seat, surplus))


class Overboard(Frame[State]):
    """Chance names the card that is lost."""

    fields: ClassVar[tuple[str, ...]] = ("player", "left")

    def __init__(self, player: Seat, left: int) -> None:
        self.seat = CHANCE
        self.player = player
        self.left = left

    def options(self, s: State) -> list[int]:
        return [FIRST_CARD + card for card in s.cargo[self.player]]

    def resolve(self, s: State, code: int) -> None:
        card = code - FIRST_CARD
        unload(s, self.player, card)
        if s.telling:
            name = card_names(s.facts.goods)[card]
            args: dict[str, Arg] = {"seat": self.player, "card": name}
            s.note(Shown("overboard", args))
        if self.left > 1:
            s.stack.append(Overboard(self.player, self.left - 1))
