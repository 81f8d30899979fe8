"""What can happen in Buccaneer, as the log tells it. Only discs on top are named (B3.6)."""

from __future__ import annotations

from typing import ClassVar

from doubloon.engine.event import Event
from doubloon.engine.seat import Seat


class Began(Event):
    """The first player is known (B2.6)."""

    name: ClassVar[str] = "b-began"
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat


class TurnBegan(Began):
    """A seat is to act (B3.1)."""

    name: ClassVar[str] = "b-turn"


class Skipped(Began):
    """A seat has nothing it could do (B3.3, B3.4)."""

    name: ClassVar[str] = "b-skipped"


class Disbanded(Began):
    """A stalemate: all stacks are dissolved without pay (B7.3); covered discs come to light."""

    name: ClassVar[str] = "b-disbanded"
    reveals: ClassVar[bool] = True


class ShipShown(Event):
    """A ship is turned up (B2.1)."""

    name: ClassVar[str] = "b-ship-shown"
    fields: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, card: str) -> None:
        self.card = card


class SailedAway(ShipShown):
    """A second stalemate: a ship leaves with all it carries (B7.4)."""

    name: ClassVar[str] = "b-sailed-away"


class Moved(Event):
    """A stack is put on another player's (B4.1)."""

    name: ClassVar[str] = "b-moved"
    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "target", "rival", "count")

    def __init__(self, seat: Seat, card: str, target: str, rival: Seat, count: int) -> None:
        self.seat = seat
        self.card = card
        self.target = target
        self.rival = rival
        self.count = count


class MutinyCalled(Event):
    """A player forces a captain to board (B6.1)."""

    name: ClassVar[str] = "b-mutiny"
    fields: ClassVar[tuple[str, ...]] = ("seat", "rival", "card")

    def __init__(self, seat: Seat, rival: Seat, card: str) -> None:
        self.seat = seat
        self.rival = rival
        self.card = card


class Boarded(Event):
    """A captain boards a ship and takes its money (B5.5); covered discs come to light (B5.9)."""

    name: ClassVar[str] = "b-boarded"
    reveals: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "count", "coins")

    def __init__(self, seat: Seat, card: str, count: int, coins: int) -> None:
        self.seat = seat
        self.card = card
        self.count = count
        self.coins = coins


class Looted(Event):
    """A seat takes a loot token (B5.4)."""

    name: ClassVar[str] = "b-looted"
    fields: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: Seat, card: str) -> None:
        self.seat = seat
        self.card = card


class WagePaid(Event):
    """A captain pays a player's discs (B5.6)."""

    name: ClassVar[str] = "b-wage"
    fields: ClassVar[tuple[str, ...]] = ("seat", "rival", "coins")

    def __init__(self, seat: Seat, rival: Seat, coins: int) -> None:
        self.seat = seat
        self.rival = rival
        self.coins = coins


class SupplyPaid(Event):
    """The supply pays what a captain cannot (B5.8)."""

    name: ClassVar[str] = "b-supply"
    fields: ClassVar[tuple[str, ...]] = ("seat", "coins")

    def __init__(self, seat: Seat, coins: int) -> None:
        self.seat = seat
        self.coins = coins


class LootScored(Event):
    """Final pay for a kind of loot (B8.2 to B8.4)."""

    name: ClassVar[str] = "b-loot-scored"
    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "coins")

    def __init__(self, seat: Seat, card: str, coins: int) -> None:
        self.seat = seat
        self.card = card
        self.coins = coins
