"""What can happen in Port Royal, as the log tells it. Everything here is open to all (R1.3)."""

from __future__ import annotations

from typing import ClassVar

from doubloon.engine.event import Event
from doubloon.engine.seat import Seat


class Began(Event):
    """The first player is known (R2.5)."""

    name: ClassVar[str] = "began"
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat


class TurnBegan(Began):
    """A seat becomes active (R1.10)."""

    name: ClassVar[str] = "turn"


class Stopped(Began):
    """The active player ends phase 1 (R3.1)."""

    name: ClassVar[str] = "stopped"


class Passed(Began):
    """A seat takes no more cards (R4.7)."""

    name: ClassVar[str] = "passed"


class Gambled(Began):
    """The active player uses a Gambler (R9.2)."""

    name: ClassVar[str] = "gambled"


class Triggered(Began):
    """A seat has what it takes to end the game; the round is finished (R6.1)."""

    name: ClassVar[str] = "triggered"


class Revealed(Event):
    """A card is turned up (R3.1)."""

    name: ClassVar[str] = "revealed"
    fields: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: Seat, card: str) -> None:
        self.seat = seat
        self.card = card


class Repelled(Revealed):
    """The ship just turned up is driven off (R3.3)."""

    name: ClassVar[str] = "repelled"


class Busted(Revealed):
    """A second ship of a colour empties the harbour (R3.6)."""

    name: ClassVar[str] = "busted"


class Stored(Revealed):
    """A ship goes under its taker's Wholesaler (R8.4)."""

    name: ClassVar[str] = "stored"


class Gave(Revealed):
    """A person leaves a display for an expedition (R4.13)."""

    name: ClassVar[str] = "gave"


class Unveiled(Revealed):
    """A spent coin lies face up on the discard pile (R1.2)."""

    name: ClassVar[str] = "unveiled"


class Hired(Event):
    """A person joins a display for so many coins (R4.6)."""

    name: ClassVar[str] = "hired"
    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "coins")

    def __init__(self, seat: Seat, card: str, coins: int) -> None:
        self.seat = seat
        self.card = card
        self.coins = coins


class Traded(Hired):
    """A ship is taken for so many coins (R4.5)."""

    name: ClassVar[str] = "traded"


class Completed(Hired):
    """An expedition is completed for so many coins (R4.14)."""

    name: ClassVar[str] = "completed"


class Earned(Hired):
    """A person brings so many coins."""

    name: ClassVar[str] = "earned"


class Taxed(Event):
    """A seat pays tax (R3.5a)."""

    name: ClassVar[str] = "taxed"
    fields: ClassVar[tuple[str, ...]] = ("seat", "coins")

    def __init__(self, seat: Seat, coins: int) -> None:
        self.seat = seat
        self.coins = coins


class TaxBonus(Event):
    """A seat gains the bonus of a tax card, for most swords or fewest influence (R3.5b)."""

    name: ClassVar[str] = "tax-bonus"
    fields: ClassVar[tuple[str, ...]] = ("seat", "coins", "bonus")

    def __init__(self, seat: Seat, coins: int, bonus: str) -> None:
        self.seat = seat
        self.coins = coins
        self.bonus = bonus


class Lost(Taxed):
    """Coins that nobody can take, both piles being empty (R1.8)."""

    name: ClassVar[str] = "lost"


class FeePaid(Event):
    """A coin for the active player (R4.8)."""

    name: ClassVar[str] = "fee"
    fields: ClassVar[tuple[str, ...]] = ("seat", "rival")

    def __init__(self, seat: Seat, rival: Seat) -> None:
        self.seat = seat
        self.rival = rival


class Gifted(FeePaid):
    """A coin from the bank for another player (R10.6)."""

    name: ClassVar[str] = "gifted"


class Reshuffled(Event):
    """The discard pile becomes the draw pile (R1.7)."""

    name: ClassVar[str] = "reshuffled"
    fields: ClassVar[tuple[str, ...]] = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count


class LaidOut(Event):
    """A contract lies open (R11.1)."""

    name: ClassVar[str] = "laid-out"
    fields: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, card: str) -> None:
        self.card = card


class TimeStacked(Reshuffled):
    """So many cards form the time pile (R13.2)."""

    name: ClassVar[str] = "time-stacked"


class TimeOut(Reshuffled):
    """The time pile is empty and contracts are open: the team has lost (R13.6)."""

    name: ClassVar[str] = "time-out"


class SetAside(Began):
    """A time card goes to the score pile (R13.3)."""

    name: ClassVar[str] = "set-aside"


class Kept(Revealed):
    """A repelled ship is kept for Pirate's Nest (R12.11)."""

    name: ClassVar[str] = "kept"


class Waived(Revealed):
    """A ship is taken without its coins (R12.5)."""

    name: ClassVar[str] = "waived"


class Claimed(Hired):
    """A contract is completed for so many coins (R11.3)."""

    name: ClassVar[str] = "claimed"


class Stepped(Event):
    """A cube reaches a step of a contract (R12.5, R12.9)."""

    name: ClassVar[str] = "stepped"
    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "count")

    def __init__(self, seat: Seat, card: str, count: int) -> None:
        self.seat = seat
        self.card = card
        self.count = count


class Crowned(Taxed):
    """A seat gains crowns (R15.6)."""

    name: ClassVar[str] = "crowned"


class CrownsSpent(Taxed):
    """A seat spends crowns (R16.1)."""

    name: ClassVar[str] = "crowns-spent"


class GoodSpent(Event):
    """A kept ship is spent as a good (R16.1)."""

    name: ClassVar[str] = "good-spent"
    fields: ClassVar[tuple[str, ...]] = ("seat", "good")

    def __init__(self, seat: Seat, good: str) -> None:
        self.seat = seat
        self.good = good


class GoodKept(GoodSpent):
    """A ship is kept as a good (R18.3)."""

    name: ClassVar[str] = "good-kept"


class GoodSold(Event):
    """An Innkeeper buys a good (R22.4)."""

    name: ClassVar[str] = "good-sold"
    fields: ClassVar[tuple[str, ...]] = ("seat", "good", "coins")

    def __init__(self, seat: Seat, good: str, coins: int) -> None:
        self.seat = seat
        self.good = good
        self.coins = coins


class Became(Event):
    """A seat chooses its personality (R15.3)."""

    name: ClassVar[str] = "became"
    fields: ClassVar[tuple[str, ...]] = ("seat", "who")

    def __init__(self, seat: Seat, who: str) -> None:
        self.seat = seat
        self.who = who


class Unlocked(Became):
    """A seat's personality may use its ability from now on (R16.4)."""

    name: ClassVar[str] = "unlocked"


class ChapterOpened(Reshuffled):
    """A chapter of the book begins (R15.8)."""

    name: ClassVar[str] = "chapter"


class TaskLaid(Event):
    """A task is laid out, after another or as the first (R15.8, R17.2)."""

    name: ClassVar[str] = "task-laid"
    fields: ClassVar[tuple[str, ...]] = ("task", "before")

    def __init__(self, task: str, before: str) -> None:
        self.task = task
        self.before = before


class Fulfilled(Event):
    """A seat fulfils a task (R16.3)."""

    name: ClassVar[str] = "fulfilled"
    fields: ClassVar[tuple[str, ...]] = ("seat", "task", "coins")

    def __init__(self, seat: Seat, task: str, coins: int) -> None:
        self.seat = seat
        self.task = task
        self.coins = coins


class HalfFulfilled(Event):
    """A seat's cube is on the upper space of a task (R23.9)."""

    name: ClassVar[str] = "half-fulfilled"
    fields: ClassVar[tuple[str, ...]] = ("seat", "task")

    def __init__(self, seat: Seat, task: str) -> None:
        self.seat = seat
        self.task = task


class CubeBought(Taxed):
    """A seat pays to put a cube into the box (R20.4)."""

    name: ClassVar[str] = "cube-bought"


class Happened(Event):
    """An event is turned up (R17.1)."""

    name: ClassVar[str] = "happened"
    fields: ClassVar[tuple[str, ...]] = ("seat", "happening")

    def __init__(self, seat: Seat, happening: str) -> None:
        self.seat = seat
        self.happening = happening


class Granted(Taxed):
    """A seat gains coins from an event or the book."""

    name: ClassVar[str] = "granted"


class CardsAdded(Reshuffled):
    """New cards are shuffled into the pile (R15.2)."""

    name: ClassVar[str] = "cards-added"


class Looked(Event):
    """A Scout looks at cards of the pile; only the owner sees them (R22.1)."""

    name: ClassVar[str] = "looked"
    fields: ClassVar[tuple[str, ...]] = ("seat", "count", "cards")

    def __init__(self, seat: Seat, count: int, cards: list[str]) -> None:
        self.seat = seat
        self.count = count
        self.cards = cards

    def seen_by(self, reader: Seat | None) -> Event:
        """Others only see that it looks, and at how many."""
        return self if reader == self.seat else Looked(self.seat, self.count, [])


class Discarded(Revealed):
    """A Scout's owner discards a card without effect (R22.1)."""

    name: ClassVar[str] = "discarded"


class LastPage(Event):
    """The last page of a chapter: the team has won or lost (R19.3)."""

    name: ClassVar[str] = "last-page"
    fields: ClassVar[tuple[str, ...]] = ("chapter", "task", "won")

    def __init__(self, chapter: int, task: str, won: str) -> None:
        self.chapter = chapter
        self.task = task
        self.won = won
