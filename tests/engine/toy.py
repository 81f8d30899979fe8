"""A tiny game with secrets: everybody holds a card that nobody else has seen.

On a turn you peek at your neighbour's card, guess it, or rest. A right guess is a point. Leaky
versions of it show that the laws can fail.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any, ClassVar, Final

import pytest

from doubloon.engine import state as engine_state
from doubloon.engine.event import Event
from doubloon.engine.frame import Frame
from doubloon.engine.game import Game, GameInfo
from doubloon.engine.message import Message
from doubloon.engine.notation import Vocabulary
from doubloon.engine.outcome import Outcome, Place
from doubloon.engine.seat import CHANCE, NOBODY, Seat
from doubloon.engine.state import State

if str(engine_state.__file__).endswith(".so"):
    pytest.skip("compiled classes cannot be extended here", allow_module_level=True)

CARDS: Final = ("one", "two", "three", "four")
PEEK: Final = 4
REST: Final = 5
GUESS: Final = 6
WORDS: Final = [*CARDS, "peek", "rest", *(f"guess {card}" for card in CARDS)]
HIDDEN: Final = "hidden"
ROUNDS: Final = 2


class Dealt(Event):
    """A card was dealt; only its owner reads the face."""

    name: ClassVar[str] = "dealt"
    fields: ClassVar[tuple[str, ...]] = ("seat", "card")
    reveals: ClassVar[bool] = True

    def __init__(self, seat: Seat, card: str) -> None:
        self.seat = seat
        self.card = card

    def seen_by(self, reader: Seat | None) -> Event:
        return self if reader == self.seat else Dealt(self.seat, HIDDEN)


class OpenlyDealt(Dealt):
    """A leak: everybody reads the face."""

    def seen_by(self, reader: Seat | None) -> Event:
        return self


class Peeked(Event):
    """A seat looked at its neighbour's card; the others know only that it did."""

    name: ClassVar[str] = "peeked"
    fields: ClassVar[tuple[str, ...]] = ("seat", "rival", "card")
    reveals: ClassVar[bool] = True

    def __init__(self, seat: Seat, rival: Seat, card: str) -> None:
        self.seat = seat
        self.rival = rival
        self.card = card

    def seen_by(self, reader: Seat | None) -> Event:
        if reader in (self.seat, self.rival):
            return self
        return Peeked(self.seat, self.rival, HIDDEN)


class Winked(Event):
    """Only the neighbour sees a wink; for all others it did not happen."""

    name: ClassVar[str] = "winked"
    fields: ClassVar[tuple[str, ...]] = ("seat", "rival")

    def __init__(self, seat: Seat, rival: Seat) -> None:
        self.seat = seat
        self.rival = rival

    def seen_by(self, reader: Seat | None) -> Event | None:
        return self if reader in (self.seat, self.rival) else None


class ToyState(State):
    """Who holds what, who has seen what, who scored."""

    def __init__(self, game: Toy, seats: int, stack: list[Frame[Any]]) -> None:
        super().__init__(seats, stack)
        self.game = game
        self.bag = [0, 0, 1, 1, 2, 2, 3, 3]
        self.hands = [-1] * seats
        self.knows = [False] * seats
        self.points = [0] * seats

    def clone(self) -> ToyState:
        copy = ToyState(self.game, self.seats, self.stack[:])
        copy.bag = self.bag[:]
        copy.hands = self.hands[:]
        copy.knows = self.knows[:]
        copy.points = self.points[:]
        return copy


class Deal(Frame[ToyState]):
    """Chance deals a hidden card."""

    fields: ClassVar[tuple[str, ...]] = ("player",)

    def __init__(self, player: Seat) -> None:
        self.seat = CHANCE
        self.player = player

    def options(self, s: ToyState) -> list[int]:
        return s.bag

    def resolve(self, s: ToyState, code: int) -> None:
        s.hands[self.player] = code
        if s.telling:
            dealt = OpenlyDealt if s.game.leak == "event" else Dealt
            s.note(dealt(self.player, CARDS[code]))


class Turn(Frame[ToyState]):
    """Peek, guess or rest."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "left")

    def __init__(self, seat: Seat, left: int) -> None:
        self.seat = seat
        self.left = left

    def options(self, s: ToyState) -> list[int]:
        guesses = [GUESS + card for card in range(len(CARDS))]
        if s.game.leak == "options":
            guesses.remove(GUESS + (s.hands[s.after(self.seat)] + 1) % 4)
        return [*([] if s.knows[self.seat] else [PEEK]), *guesses, REST]

    def resolve(self, s: ToyState, code: int) -> None:
        rival = s.after(self.seat)
        if code == PEEK:
            s.then(self)
            s.knows[self.seat] = True
            if s.telling:
                s.note(Peeked(self.seat, rival, CARDS[s.hands[rival]]))
            return
        if code == REST:
            if s.telling:
                s.note(Winked(self.seat, rival))
        elif code - GUESS == s.hands[rival]:
            s.points[self.seat] += 1
        s.then(Gap(self.seat), Next(self.seat, self.left))

    def prompt(self, s: ToyState) -> Message:
        card = s.hands[s.after(self.seat)] if s.game.leak == "prompt" else -1
        return Message("prompt-toy", {"count": card})


class Gap(Frame[ToyState]):
    """A question without options: nobody is ever asked it."""


class Next(Frame[ToyState]):
    """The next seat plays, or it is over."""

    fields: ClassVar[tuple[str, ...]] = ("player", "left")

    def __init__(self, player: Seat, left: int) -> None:
        self.seat = NOBODY
        self.player = player
        self.left = left

    def resolve(self, s: ToyState, code: int) -> None:
        if self.left > 1:
            s.then(Turn(s.after(self.player), self.left - 1))


class Toy(Game):
    """The game; `leak` names what a broken version of it gives away."""

    def __init__(self, leak: str = "") -> None:
        schema = {"type": "object", "properties": {"mode": {"enum": ["toy"], "default": "toy"}}}
        info = GameInfo("toy", (2, 4), {"toy": (2, 4)}, schema, 1)
        super().__init__(info, Vocabulary(list(WORDS)), {})
        self.leak = leak
        self.turn_rule = "R1.1"
        self.end_rule = "R2.1"
        self.truth: list[int] = []

    def check(self, seats: int, options: dict[str, Any]) -> dict[str, Any]:
        return {"mode": "toy"}

    def setup(self, seats: int, options: dict[str, Any]) -> State:
        deals: list[Frame[Any]] = [Deal(seat) for seat in reversed(range(seats))]
        return ToyState(self, seats, [Turn(0, ROUNDS * seats), *deals])

    def view(self, s: State, seat: Seat | None) -> dict[str, Any]:
        assert isinstance(s, ToyState)
        self.truth = s.hands[:]
        hands = [CARDS[card] if card >= 0 else "" for card in s.hands]
        if self.leak != "view":
            shown = {seat, s.after(seat) if s.knows[seat] else seat} if seat is not None else set()
            hands = [hand if at in shown or not hand else HIDDEN for at, hand in enumerate(hands)]
        return {
            "game": "toy",
            "seat": seat,
            "hands": hands,
            "knows": s.knows[:],
            "points": s.points[:] if s.stack == [] else None,
            "pending": [frame.dump() for frame in s.stack],
        }

    def imagine(self, view: dict[str, Any], random: Random) -> State:
        return self.imagined(view, random)

    def imagined(self, view: dict[str, Any], random: Random) -> ToyState:
        """A world that fits the view: unknown hands are dealt from what is left."""
        frames: dict[str, Any] = {"Deal": Deal, "Turn": Turn, "Next": Next, "Gap": Gap}
        seats = len(view["hands"])
        stack = [frames[name](*args) for name, *args in view["pending"]]
        s = ToyState(self, seats, stack)
        s.knows = list(view["knows"])
        s.points = list(view["points"] or s.points)
        for seat, hand in enumerate(view["hands"]):
            if hand in CARDS:
                s.hands[seat] = CARDS.index(hand)
                s.bag.remove(s.hands[seat])
        for seat, hand in enumerate(view["hands"]):
            if hand == HIDDEN:
                s.hands[seat] = s.bag.pop(int(random.random() * len(s.bag)))
        if self.leak == "imagine" and view["seat"] is not None:
            s.hands[view["seat"]] = (s.hands[view["seat"]] + 1) % 4
        if self.leak == "truth":
            s.hands = self.truth[:]
        return s

    def outcome(self, s: State) -> Outcome:
        assert isinstance(s, ToyState)
        best = max(s.points)
        winners = [seat for seat in range(s.seats) if s.points[seat] == best]
        standing = [Place(seat, 1, {"points": s.points[seat]}) for seat in range(s.seats)]
        return Outcome(winners, standing, Message("end-toy"))

    def why_not(self, s: State, seat: Seat, code: int) -> Message:
        return Message("why-toy", rule="R3.1")

    def describe(self, s: State, seat: Seat, code: int) -> Message:
        return Message("do-toy", {"name": WORDS[code]})

    def cards(self) -> list[dict[str, Any]]:
        return [{"id": card, "copies": 2} for card in CARDS]


def conserved(s: ToyState) -> None:
    """Every card is in the bag or in a hand."""
    held = [card for card in s.hands if card >= 0]
    assert Counter(s.bag + held) == Counter({0: 2, 1: 2, 2: 2, 3: 2})
