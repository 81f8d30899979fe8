"""Plunder and capture: what the victor of a crew combat takes (M14).

While it lasts `Fight.looter` is the victor: he sees the loser's cargo, hand and rumour.
"""

from __future__ import annotations

from typing import ClassVar, Final

from doubloon.engine.frame import Frame
from doubloon.engine.message import Arg, Message
from doubloon.engine.seat import CHANCE, NOBODY, Seat
from doubloon.games.merchants.events import Told
from doubloon.games.merchants.facts import NONE
from doubloon.games.merchants.fight import NO_ONE, Side
from doubloon.games.merchants.frames import glory
from doubloon.games.merchants.frames.rumour import offer_rumour
from doubloon.games.merchants.frames.step import Step, step
from doubloon.games.merchants.frames.stow import draw_cargo, stow
from doubloon.games.merchants.sides import against, fighting
from doubloon.games.merchants.specialists import hand_over
from doubloon.games.merchants.state import NPC_SIDE, State, is_npc
from doubloon.games.merchants.verbs import damaged, gain, most, tell
from doubloon.games.merchants.words import (
    CANNONS,
    CREW,
    DONE,
    FIRST_CARD,
    FIRST_GLORY,
    HOLD,
    HULL,
    MASTS,
    NATIONS,
    PASS,
    TAKE,
    card_names,
)

NAVY_CARGO: Final = 3
"""Cargo cards found on a navy ship (M14.3)."""


@step
def plunder(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """The victor helps himself, the ship first: it decides what he can carry (M14.1 to M14.4)."""
    side = args[0]
    s.stack.append(Step("plundered", seat))
    if is_npc(side):
        if side - NPC_SIDE < NATIONS:
            s.stack.append(Step("navy_cargo", seat, (side,)))
            s.raid = ()
            draw_cargo(s, NAVY_CARGO)
        else:
            stow(s, seat)
            s.stack.append(Prize(seat, side))
        return
    fighting(s).looter = seat
    s.stack.append(Ransack(seat, side))
    stow(s, seat, side)
    s.stack.append(Prize(seat, side))
    strip(s, seat, side)


def strip(s: State, seat: Seat, rival: Seat) -> None:
    """Gold, weapons and specialists that the victor lacks are taken unasked (M14.1)."""
    gold = s.gold[rival]
    s.gold[rival] = 0
    if s.telling:
        tell(s, "plundered", {"seat": seat, "rival": rival, "gold": gold})
    gain(s, seat, gold)
    weapons = s.weapons[rival] & ~s.weapons[seat]
    s.weapons[seat] |= weapons
    s.weapons[rival] &= ~weapons
    for kind in range(len(s.facts.specialists)):
        if s.specialists[rival] >> kind & 1:
            hand_over(s, rival, seat, kind)


@step
def navy_cargo(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """Gold for the cards found, then some are lost for the damaged hold (M14.3)."""
    side = args[0]
    gain(s, seat, sum(s.facts.loot[card] for card in s.raid))
    stow(s, seat)
    s.stack.append(Prize(seat, side))
    spoilt = min(damaged(s, side, HOLD), len(s.raid))
    if spoilt:
        s.stack.append(Spoilt(spoilt))


class Spoilt(Frame[State]):
    """Chance names a card of the navy ship that is lost (M14.3)."""

    fields: ClassVar[tuple[str, ...]] = ("left",)

    def __init__(self, left: int) -> None:
        self.seat = CHANCE
        self.left = left

    def options(self, s: State) -> list[int]:
        return [FIRST_CARD + card for card in sorted(s.raid)]

    def resolve(self, s: State, code: int) -> None:
        card = code - FIRST_CARD
        s.raid = tuple(other for other in s.raid if other != card)
        s.cargo_pile.append(card)
        if s.telling:
            tell(s, "spoilt", {"card": card_names(s.facts.goods)[card]})
        if self.left > 1:
            s.stack.append(Spoilt(self.left - 1))


class Prize(Frame[State]):
    """Take the beaten ship and abandon the own one, or not (M14.5)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "side")

    def __init__(self, seat: Seat, side: Side) -> None:
        self.seat = seat
        self.side = side

    def options(self, s: State) -> list[int]:
        return [PASS, TAKE]

    def resolve(self, s: State, code: int) -> None:
        s.last_card = NONE
        if code == TAKE:
            capture(s, self.seat, self.side)

    def prompt(self, s: State) -> Message:
        args: dict[str, Arg] = {"card": s.facts.ships[s.ship[self.side]]}
        return Message("prompt-m-prize", {**args, **against(self.side)})


def capture(s: State, seat: Seat, side: Side) -> None:
    """The own crew goes over; the prize keeps its damage and modifications (M14.5, M14.6)."""
    hands = s.cubes[seat * 5 + CREW]
    lost = s.mods[seat]
    s.ship[seat] = s.ship[side]
    for location in (HULL, HOLD, MASTS, CANNONS):
        s.cubes[seat * 5 + location] = s.cubes[side * 5 + location]
    s.mods[seat] = s.flipped[seat] = 0
    if not is_npc(side):
        s.mods[seat], s.flipped[seat] = s.mods[side], s.flipped[side]
        s.mods[side] = s.flipped[side] = 0
    s.cubes[seat * 5 + CREW] = min(hands, most(s, seat, CREW))
    if s.telling:
        tell(s, "captured", {"seat": seat, "card": s.facts.ships[s.ship[seat]]})
    scatter(s, lost)


def scatter(s: State, mods: int) -> None:
    """Modifications of a ship that is gone return to random ports (M13.10)."""
    kinds = tuple(kind for kind in range(len(s.facts.mods)) if mods >> kind & 1)
    if kinds:
        s.stack.append(Step("scatter_mods", NOBODY, kinds))


class Ransack(Frame[State]):
    """Take the loser's Glory cards one by one, within the hand limit, then his rumour (M14.1)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "rival")

    def __init__(self, seat: Seat, rival: Seat) -> None:
        self.seat = seat
        self.rival = rival

    def options(self, s: State) -> list[int]:
        cards = [FIRST_GLORY + card for card in sorted(set(s.hands[self.rival]))]
        if s.rumour[self.rival] != NONE:
            cards.append(TAKE)
        return [DONE, *cards] if cards else []

    def resolve(self, s: State, code: int) -> None:
        s.last_card = NONE
        if code == DONE:
            return
        s.stack.append(self)
        if code == TAKE:
            rumour = s.rumour[self.rival]
            s.rumour[self.rival] = NONE
            if s.telling:
                tell(s, "took-rumour", {"seat": self.seat, "rival": self.rival})
            offer_rumour(s, self.seat, rumour)
            return
        card = code - FIRST_GLORY
        glory.drop(s, self.rival, card)
        glory.take(s, self.seat, card)
        if s.telling:
            said: dict[str, Arg] = {"seat": self.seat, "card": s.facts.glory[card]}
            s.note(Told("took-glory", said, self.seat, ("card",)))
        s.stack.append(glory.FullHand(self.seat))

    def prompt(self, s: State) -> Message:
        return Message("prompt-m-ransack", {"seat": self.seat, "rival": self.rival})


@step
def plundered(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """The victor has what he wants."""
    if s.fight is not None:
        s.fight.looter = NO_ONE
