"""Scouts: look at the next three cards, leave one of them on top (R22.1)."""

from __future__ import annotations

from typing import ClassVar

from doubloon.engine.frame import Frame
from doubloon.engine.message import Message
from doubloon.engine.seat import CHANCE, NOBODY, Seat
from doubloon.games.port_royal import events
from doubloon.games.port_royal.deck import NO_CARD, SCOUT, CardId
from doubloon.games.port_royal.persons import ability, count
from doubloon.games.port_royal.quest import AS_SCOUT
from doubloon.games.port_royal.state import State
from doubloon.games.port_royal.unseen import outcomes, tell
from doubloon.games.port_royal.verbs import ready_pile


def idle_scouts(s: State, seat: Seat) -> int:
    """Scouts not used yet this turn, a personality among them (R22.1, R21.10)."""
    assert s.quest is not None
    return count(s, seat, SCOUT) + ability(s, seat, AS_SCOUT) - s.quest.scouted


class Look(Frame[State]):
    """Take the next cards off the pile until three are seen or none is left.

    The discard pile is only shuffled for the first of them: the three are of one shuffle (R22.1c).
    """

    fields: ClassVar[tuple[str, ...]] = ("player", "seen")

    def __init__(self, player: Seat, seen: tuple[CardId, ...]) -> None:
        self.seat = NOBODY
        self.player = player
        self.seen = seen

    def resolve(self, s: State, code: int) -> None:
        quest = s.quest
        assert quest is not None
        if quest.top != NO_CARD:
            s.pile -= 1
            s.then(Look(self.player, (*self.seen, quest.top)))
            quest.top = NO_CARD
            quest.knowers = ()
        elif len(self.seen) < 3 and (s.pile or (not self.seen and ready_pile(s))):
            s.then(LookAt(self.player, self.seen))
        else:
            if s.telling:
                ids = [s.deck.ids[card] for card in self.seen]
                s.note(events.Looked(self.player, len(ids), ids))
            s.then(PutBack(self.player, self.seen))


class LookAt(Frame[State]):
    """Chance tells the player, and nobody else, the next card."""

    fields: ClassVar[tuple[str, ...]] = ("player", "seen")

    def __init__(self, player: Seat, seen: tuple[CardId, ...]) -> None:
        self.seat = CHANCE
        self.player = player
        self.seen = seen

    def options(self, s: State) -> list[int]:
        return outcomes(s, len(s.unseen) - 1)

    def resolve(self, s: State, code: int) -> None:
        tell(s, len(s.unseen) - 1, code)
        s.pile -= 1
        s.then(Look(self.player, (*self.seen, code)))


class PutBack(Frame[State]):
    """Put one of the cards back on top and discard the others without effect."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "seen")

    def __init__(self, seat: Seat, seen: tuple[CardId, ...]) -> None:
        self.seat = seat
        self.seen = seen

    def options(self, s: State) -> list[int]:
        return sorted({card + s.deck.top for card in self.seen})

    def resolve(self, s: State, code: int) -> None:
        quest = s.quest
        assert quest is not None
        top = code - s.deck.top
        rest = list(self.seen)
        rest.remove(top)
        for card in rest:
            s.discard.append(card)
            if s.telling:
                s.note(events.Discarded(self.seat, s.deck.ids[card]))
        quest.top = top
        quest.knowers = (self.seat,)
        s.pile += 1

    def prompt(self, s: State) -> Message:
        return Message("prompt-put-back")
