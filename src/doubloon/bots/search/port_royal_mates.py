"""What greedy or seasoned players answer in Port Royal, one question after the other, quickly.

How a seat judges the table changes with purses, displays and aims, and not with every card that is
turned up, so a judgement is kept until one of those changes, and so are the answers that came of
it. Cards that only some have seen (R22.1) are left to the greedy player itself.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from doubloon.bots.port_royal.answer import answer
from doubloon.bots.port_royal.seasoned import USUAL, Judgement
from doubloon.bots.port_royal.voyage import Voyage
from doubloon.engine.frame import Frame
from doubloon.games import game
from doubloon.games.port_royal.deck import NO_CARD
from doubloon.games.port_royal.frames.discover import Discover, Repel
from doubloon.games.port_royal.frames.goods import KeepOrCash
from doubloon.games.port_royal.frames.trade import Take
from doubloon.games.port_royal.odds import bust_odds, next_bag
from doubloon.games.port_royal.state import State
from doubloon.games.port_royal.view import board_view, counted, player_view
from doubloon.games.port_royal.view_quest import Known, quest_view

Key: TypeAlias = tuple[object, ...]

NEARLY_FULL: Final = 5
NEARLY_EMPTY: Final = 15
"""Cards in the harbour, and in the pile, from which on it may be that no other can stay."""
MOST_KEPT: Final = 2000
NOTHING: Final[dict[str, int]] = {}


class Kept:
    """A seat's judgement, and what it answered so far."""

    def __init__(self, look: Voyage) -> None:
        self.look = look
        self.answers: dict[Key, int] = {}


class Mates:
    """Greedy players, or such as judge otherwise, who remember."""

    def __init__(self, judgement: Judgement = USUAL) -> None:
        self.game = game("port-royal")
        self.weights, self.aims = judgement
        self.kept: dict[Key, Kept] = {}

    def reply(self, s: State, codes: list[int]) -> int:
        """What such a player would choose. The answer may be one to a pile of other cards."""
        frame = s.stack[-1]
        seat = frame.seat
        known = self.look(s, seat)
        about = question(frame)
        if about < 0 or has_known_cards(s):
            return answer(self.game.view(s, seat), known.look, codes)
        fewer = s.quest.fewer if s.quest is not None else 0
        harbour = tuple(sorted(s.harbour))
        pile = len(s.unseen), s.pile > 0
        key: Key = (about, harbour, s.revealed, s.gambled - fewer, pile, tuple(codes))
        found = known.answers.get(key)
        if found is None:
            found = known.answers[key] = answer(
                glimpse(s, seat, frame, known.look), known.look, codes
            )
        return found

    def look(self, s: State, seat: int) -> Kept:
        """How a seat judges the table."""
        key = standing(s, seat)
        known = self.kept.get(key)
        if known is None:
            if len(self.kept) >= MOST_KEPT:
                self.kept.clear()
            look = Voyage(table(s, seat), seat, self.weights, s.deck, self.aims)
            known = self.kept[key] = Kept(look)
        return known


def question(frame: Frame[Any]) -> int:
    """What a seat is asked about, as a number; -1 where answers are not kept."""
    if isinstance(frame, Discover):
        return 0
    if isinstance(frame, Take):
        return frame.left
    if isinstance(frame, Repel):
        return 100 + frame.ship
    if isinstance(frame, KeepOrCash):
        return 10_000 + frame.ship
    return -1


def has_known_cards(s: State) -> bool:
    """Whether a Scout has looked at cards that are still somewhere (R22.1)."""
    quest = s.quest
    return quest is not None and (quest.top != NO_CARD or any(quest.marked))


def standing(s: State, seat: int) -> Key:
    """All that a judgement depends on."""
    board, quest = s.board, s.quest
    return (
        seat,
        s.turn,
        tuple(s.coins),
        tuple(s.display),
        tuple(s.stored),
        tuple(s.expeditions),
        None if board is None else (*board.claims, *board.steps, *board.kept, board.time),
        None
        if quest is None
        else (
            *quest.personality,
            *quest.crowns,
            *quest.cubes,
            *quest.goods,
            *quest.bound,
            *quest.traded,
            quest.event,
            len(quest.calendar),
            tuple(quest.laid),
            tuple(quest.done),
        ),
    )


def table(s: State, seat: int) -> dict[str, Any]:
    """As much of the view as a judgement depends on: all but the piles and what is pending."""
    ids, board, quest = s.deck.ids, s.board, s.quest
    return {
        "options": s.rules.options,
        "seat": seat,
        "first": s.first,
        "active": s.active,
        "ending": s.ending,
        "expeditions": [ids[card] for card in s.expeditions],
        "players": [player_view(s, player) for player in range(s.seats)],
        "board": board_view(s, board) if board else None,
        "quest": quest_view(s, quest, seat, Known(s, seat)) if quest else None,
    }


def glimpse(s: State, seat: int, frame: Frame[Any], look: Voyage) -> dict[str, Any]:
    """As much of the view as the common questions are about."""
    deck, board, quest = s.deck, s.board, s.quest
    bags: list[dict[str, int]] = [NOTHING] * len(s.unseen)
    left = 0
    bust: list[int] = [0, 1]
    if not isinstance(frame, (Take, KeepOrCash)):
        bags[-1] = counted(deck, s.unseen[-1])
        left = len(next_bag(s, seat))
        if len(bags) > 1:
            bags[-2] = counted(deck, s.unseen[-2])
        if board is not None and board.time and not s.revealed:
            bags[0] = counted(deck, s.unseen[0])
        if len(s.harbour) >= NEARLY_FULL or left <= NEARLY_EMPTY:
            bust = list(bust_odds(s, seat))
    return {
        "active": s.active,
        "players": look.view["players"],
        "harbour": [deck.ids[card] for card in s.harbour],
        "pile": s.pile,
        "discard": NOTHING if s.pile else counted(deck, s.discard),
        "unseen": bags,
        "bust": bust,
        "board": None if board is None else {"time": board.time},
        "quest": None
        if quest is None
        else {
            "fewer": quest.fewer,
            "top": None,
            "mixed": quest.mixed,
            "mixed_size": quest.mixed_size,
        },
        "revealed": s.revealed,
        "gambled": s.gambled,
        "pending": [frame.dump()],
    }
