"""Glory cards: drawing, the hand limit, and playing them at their moment (M8)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final, TypeAlias

from doubloon.engine.frame import Frame
from doubloon.engine.message import Arg, Message
from doubloon.engine.seat import CHANCE, Seat
from doubloon.games.merchants import ops
from doubloon.games.merchants.events import Told
from doubloon.games.merchants.facts import NONE, Facts
from doubloon.games.merchants.frames import hire
from doubloon.games.merchants.frames.step import step
from doubloon.games.merchants.state import Glory, State
from doubloon.games.merchants.verbs import tell
from doubloon.games.merchants.words import FIRST_GLORY, FIRST_PLAY

HAND: Final = 4
"""No captain holds more Glory cards (M8.1)."""
COPY: Final = 2
"""Quick Study among the Glory cards."""

HEARD: Final[dict[str, tuple[str, ...]]] = {
    "own_turn": ("own_turn", "before_own_scout_test", "own_hire"),
    "own_port_action": ("own_port_action", "own_turn", "own_hire"),
    "after_battle_won": ("after_battle_won", "own_hire"),
}
"""The timings that are heard at a moment, where that is more than its own name (M8.2)."""

Need: TypeAlias = Callable[[State, Seat], bool]
NEEDS: Final[dict[str, Need]] = {}
"""What else must be true to play a card, by its name."""


def need(question: Need) -> Need:
    """Let the function say whether the Glory card of its name can be played now."""
    NEEDS[question.__name__] = question
    return question


EARS: Final[dict[str, list[bool]]] = {}
"""For each moment that has come the cards whose timing it is."""


def ears(facts: Facts, moment: str) -> list[bool]:
    """Which cards are heard at a moment, reckoned once."""
    found = EARS.get(moment)
    if found is None:
        heard = HEARD.get(moment, (moment,))
        found = [timing in heard for timing in facts.timing]
        EARS[moment] = found
    return found


def options(s: State, seat: Seat, moment: str) -> list[int]:
    """What the captain can play from the hand at this moment, as play codes."""
    found: list[int] = []
    heard = ears(s.facts, moment)
    last = NONE
    for card in s.hands[seat]:
        if card == last:
            continue
        last = card
        played = s.last_card if card == COPY else card
        if played != NONE and heard[played] and possible(s, seat, played, moment):
            found.append(FIRST_PLAY + card)
    return found


def possible(s: State, seat: Seat, card: Glory, moment: str) -> bool:
    """Whether a card whose moment it is can be played by the captain (M8.2)."""
    if s.facts.timing[card] == "own_hire":
        return hire.can_hire(s, seat, card, moment)
    question = NEEDS.get(s.facts.glory[card])
    return question is None or question(s, seat)


def play(s: State, seat: Seat, card: Glory) -> None:
    """Play a card from the hand: it is shown and does what it says (M8.2)."""
    if s.telling:
        tell(s, "played", {"seat": seat, "card": s.facts.glory[card]})
    if s.facts.timing[card] == "own_hire":
        s.last_card = NONE
        hire.hire(s, seat, card)
        return
    drop(s, seat, card)
    s.glory_pile.append(card)
    if card == COPY:
        card = s.last_card
        if s.telling:
            tell(s, "copied", {"seat": seat, "card": s.facts.glory[card]})
    s.last_card = card
    ops.run(s, seat, ops.GLORY_CARD, card)


def drop(s: State, seat: Seat, card: Glory) -> None:
    """A card leaves the hand."""
    cards = list(s.hands[seat])
    cards.remove(card)
    s.hands[seat] = tuple(cards)


def take(s: State, seat: Seat, card: Glory) -> None:
    """A card joins the hand, which is kept sorted."""
    s.hands[seat] = tuple(sorted((*s.hands[seat], card)))


@step
def draw_glory(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """Draw so many Glory cards, one by one; discarded ones come back when none is left (M8.6)."""
    if s.dead[seat] or args[0] == 0:
        return
    if not s.glory_deck:
        s.glory_deck = sorted(s.glory_pile)
        s.glory_pile = []
    s.stack.append(DrawGlory(seat, args[0] - 1))


class DrawGlory(Frame[State]):
    """A Glory card comes to hand; a fifth makes the captain discard one first (M8.1)."""

    fields: ClassVar[tuple[str, ...]] = ("player", "left")

    def __init__(self, player: Seat, left: int) -> None:
        self.seat = CHANCE
        self.player = player
        self.left = left

    def options(self, s: State) -> list[int]:
        return [FIRST_GLORY + card for card in s.glory_deck]

    def resolve(self, s: State, code: int) -> None:
        card = code - FIRST_GLORY
        s.glory_deck.remove(card)
        take(s, self.player, card)
        if s.telling:
            said: dict[str, Arg] = {"seat": self.player, "card": s.facts.glory[card]}
            s.note(Told("drew-glory", said, self.player, ("card",)))
        if self.left:
            draw_glory(s, self.player, (self.left,))
        s.stack.append(FullHand(self.player))


class FullHand(Frame[State]):
    """More cards than a hand may hold: discard one, before any may be played (M8.1, M17.28)."""

    def options(self, s: State) -> list[int]:
        hand = s.hands[self.seat]
        if len(hand) <= HAND or s.dead[self.seat]:
            return []
        return sorted({FIRST_GLORY + card for card in hand})

    def resolve(self, s: State, code: int) -> None:
        card = code - FIRST_GLORY
        drop(s, self.seat, card)
        s.glory_pile.append(card)
        if s.telling:
            tell(s, "discarded-glory", {"seat": self.seat, "card": s.facts.glory[card]})
        s.stack.append(FullHand(self.seat))

    def prompt(self, s: State) -> Message:
        args: dict[str, Arg] = {"count": len(s.hands[self.seat]) - HAND}
        return Message("prompt-m-full-hand", args)
