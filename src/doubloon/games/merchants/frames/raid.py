"""Merchant raids: the flag, the chase, the hits, the loot (M6)."""

from __future__ import annotations

from typing import ClassVar, Final

from doubloon.engine.frame import Frame
from doubloon.engine.message import Arg, Message
from doubloon.engine.seat import CHANCE, Seat
from doubloon.games.merchants.events import Shown
from doubloon.games.merchants.facts import ESCAPE, NO_PORT, NONE
from doubloon.games.merchants.frames import glory
from doubloon.games.merchants.frames.battle import privateer
from doubloon.games.merchants.frames.hits import ask_plating, strike
from doubloon.games.merchants.frames.mission import marque_covers
from doubloon.games.merchants.frames.step import COUNTS, Pick, Step, step
from doubloon.games.merchants.frames.stow import DrawCargo, draw_cargo, stow, stowed
from doubloon.games.merchants.frames.trial import attempt
from doubloon.games.merchants.frames.tricks import USED_COLOURS, discard_weapon
from doubloon.games.merchants.passive import effects, own
from doubloon.games.merchants.sides import recover
from doubloon.games.merchants.state import Nation, State, Zone
from doubloon.games.merchants.verbs import (
    change_bounty,
    crippled,
    gain,
    manoeuvrability,
    sunk,
    tell,
    whose,
    win_glory,
)
from doubloon.games.merchants.words import (
    ABILITY,
    DONE,
    DRAW,
    FIRST_NATION,
    FIRST_PLAY,
    FIRST_RAID,
    FIRST_RID,
    FIRST_SWAP,
    FIRST_USE,
    NPC_NAMES,
    PASS,
    SEAMANSHIP,
    WEAPONS,
    card_names,
)

START: Final = 3
"""Cards that a raid starts with (M6.5)."""
RICH: Final = 12
"""So much loot brings Glory (M6.10)."""


@step
def start_raid(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """A merchant is found: its token is turned up for all to see (M6.2, M6.2a)."""
    s.used &= ~USED_COLOURS
    s.stack.append(Flag(seat, args[0]))


class Flag(Frame[State]):
    """Chance names the flag; the token goes to the track, raided or not (M6.2, M6.3)."""

    fields: ClassVar[tuple[str, ...]] = ("player", "zone")

    def __init__(self, player: Seat, zone: Zone) -> None:
        self.seat = CHANCE
        self.player = player
        self.zone = zone

    def options(self, s: State) -> list[int]:
        return [FIRST_NATION + nation for nation in s.flags[s.merchants[self.zone]]]

    def resolve(self, s: State, code: int) -> None:
        nation = code - FIRST_NATION
        pile = s.merchants[self.zone]
        tokens = list(s.flags[pile])
        tokens.remove(nation)
        s.flags[pile] = tuple(tokens)
        s.merchants[self.zone] = NONE
        s.track = tuple(sorted((*s.track, nation)))
        if s.telling:
            said: dict[str, Arg] = {"seat": self.player, "nation": NPC_NAMES[nation]}
            s.note(Shown("merchant", said))
        s.stack.append(Hail(self.player, nation, s.facts.flag[self.zone]))


class Hail(Frame[State]):
    """Raid the merchant under its flag or as one of the port's nation, or let it go (M6.2)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "flag", "port")

    def __init__(self, seat: Seat, flag: Nation, port: Nation) -> None:
        self.seat = seat
        self.flag = flag
        self.port = port

    def options(self, s: State) -> list[int]:
        if s.dead[self.seat]:
            return []
        options = [PASS, *glory.options(s, self.seat, "on_engage")]
        nations = {self.flag} if self.port == NO_PORT else {self.flag, self.port}
        options += [FIRST_RAID + nation for nation in sorted(nations)]
        return options

    def resolve(self, s: State, code: int) -> None:
        if FIRST_PLAY <= code < FIRST_RAID:
            s.stack.append(self)
            glory.play(s, self.seat, code - FIRST_PLAY)
            return
        s.last_card = NONE
        if code != PASS:
            raid(s, self.seat, code - FIRST_RAID)
        elif s.telling:
            tell(s, "let-go", {"seat": self.seat})

    def prompt(self, s: State) -> Message:
        return Message("prompt-m-hail", {"nation": NPC_NAMES[self.flag]})


def raid(s: State, seat: Seat, nation: Nation) -> None:
    """The raid begins: a bounty, then cards face up, then the test (M6.4, M6.5)."""
    if s.telling:
        tell(s, "raids", {"seat": seat, "nation": NPC_NAMES[nation]})
    if not (s.used & USED_COLOURS or privateer(s, seat, nation) or marque_covers(s, seat, nation)):
        change_bounty(s, seat, nation, 1)
    s.raid = ()
    s.stack.append(Step("chase", seat, (nation,)))
    draw_cargo(s, START)
    for effect in own(s, seat, "draw_bonus"):
        if effect["what"] == "raid_start":
            s.stack.append(Pick(seat, (PASS, ABILITY), "raid_more", (effect["n"],)))


@step
def raid_more(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """Charles Marquis may start with a card more."""
    if args[0] == ABILITY:
        draw_cargo(s, args[1])


def cards_more(s: State, args: tuple[int, ...]) -> int:
    """How many cards more are offered."""
    return args[0]


COUNTS["raid_more"] = cards_more


@step
def chase(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """Test Seamanship; each success changes the cards (M6.5)."""
    attempt(s, seat, SEAMANSHIP, "chased", args, "raid")


@step
def chased(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """So many successes, the other dice to be turned by weapons (M6.6)."""
    s.stack.append(Step("raid_hits", seat, (args[1],)))
    s.stack.append(Chase(seat, args[0], len(s.dice) - args[0]))


class Chase(Frame[State]):
    """Spend successes one at a time: draw, discard, exchange; weapons make more (M6.5, M6.6)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "count", "misses")

    def __init__(self, seat: Seat, count: int, misses: int) -> None:
        self.seat = seat
        self.count = count
        self.misses = misses

    def options(self, s: State) -> list[int]:
        weapons = s.weapons[self.seat] if self.misses else 0
        if not self.count and not weapons:
            return []
        options = [DONE]
        if self.count:
            options.append(DRAW)
            cards = sorted(s.raid)
            options += [FIRST_RID + card for card in cards]
            options += [FIRST_SWAP + card for card in cards]
        for weapon in range(WEAPONS):
            if weapons >> weapon & 1:
                options.append(FIRST_USE + weapon)
        return options

    def resolve(self, s: State, code: int) -> None:
        s.last_card = NONE
        if code == DONE:
            return
        if FIRST_USE <= code < FIRST_USE + WEAPONS:
            discard_weapon(s, self.seat, code - FIRST_USE)
            s.stack.append(Chase(self.seat, self.count + 1, self.misses - 1))
            return
        s.stack.append(Chase(self.seat, self.count - 1, self.misses))
        if code == DRAW:
            s.stack.append(DrawCargo(1))
        elif code >= FIRST_SWAP:
            s.stack.append(DrawCargo(1))
            throw_back(s, self.seat, code - FIRST_SWAP)
        else:
            throw_back(s, self.seat, code - FIRST_RID)

    def prompt(self, s: State) -> Message:
        return Message("prompt-m-chase", {"count": self.count, "misses": self.misses})


def throw_back(s: State, seat: Seat, card: int) -> None:
    """A card of the raid is discarded and does not count (M6.5)."""
    s.raid = tuple(other for other in s.raid if other != card)
    s.cargo_pile.append(card)
    if s.telling:
        tell(s, "shook-off", {"seat": seat, "card": card_names(s.facts.goods)[card]})


# The outcome.


@step
def raid_hits(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """The symbols of the cards are hits, but the Reinforced Hull may take one (M6.7, M6.13)."""
    symbols = s.facts.symbol
    s.dice = [symbols[card] for card in s.raid if symbols[card] != ESCAPE]
    s.stack.append(Step("raid_outcome", seat, args))
    s.stack.append(Step("raid_struck", seat))
    ask_plating(s, seat)


@step
def raid_struck(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """The merchant's guns have their say (M6.7)."""
    strike(s, seat, tuple(s.dice))


@step
def raid_outcome(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """Sunk, beaten off, got away from, or rich (M6.8 to M6.10)."""
    if s.dead[seat]:
        stowed(s, seat, ())
        return
    if sunk(s, seat):
        if s.telling:
            tell(s, "sunk", whose(seat))
        stowed(s, seat, ())
        s.stack.append(Step("die", seat, (NONE,)))
        return
    escapes = escape_symbols(s, seat)
    hit = crippled(s, seat)
    failed = hit or escapes >= manoeuvrability(s, seat)
    recover(s, seat, "after_battle_or_raid")
    if failed:
        if s.telling:
            why = "hit" if hit else "escaped"
            tell(s, "raid-failed", {"seat": seat, "count": escapes, "why": why})
        stowed(s, seat, ())
        return
    loot(s, seat, args[0])


def escape_symbols(s: State, seat: Seat) -> int:
    """How many cards help the merchant get away (M6.9); Nathaniel Crewe ignores one."""
    count = 0
    for card in s.raid:
        if s.facts.symbol[card] == ESCAPE:
            count += 1
    for effect in own(s, seat, "ignore_symbol"):
        if effect["symbol"] == "escape":
            count -= effect["n"]
    return count if count > 0 else 0


def loot(s: State, seat: Seat, nation: Nation) -> None:
    """Gold, Glory for 12 or more, and the cargo that fits (M6.10)."""
    total = 0
    for card in s.raid:
        total += s.facts.loot[card]
    for effect in effects(s, seat, "loot_bonus"):
        if effect["nation"] == "any" or effect["nation"] == NPC_NAMES[nation]:
            total += effect["n"]
    if s.telling:
        tell(s, "looted", {"seat": seat, "nation": NPC_NAMES[nation], "gold": total})
    gain(s, seat, total)
    s.stack.append(Step("mission_raid", seat, (nation,)))
    stow(s, seat)
    if total >= RICH:
        win_glory(s, seat, "raid")
