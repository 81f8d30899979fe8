"""Who wins: most influence, then most coins, then together (R6.3, R7.2)."""

from __future__ import annotations

from doubloon.engine.message import Arg, Message
from doubloon.engine.outcome import Outcome, Place
from doubloon.games.port_royal.contracts import RANKS, Board
from doubloon.games.port_royal.persons import influence
from doubloon.games.port_royal.quest import CUP, DOOR, Quest
from doubloon.games.port_royal.state import State
from doubloon.games.port_royal.verbs import has_expedition


def outcome(s: State) -> Outcome:
    """The final standing. Under the alternative end a seat without expedition ranks last (R7.2)."""
    if s.board is not None and s.board.coop:
        return team_outcome(s, s.board)
    if s.quest is not None:
        return quest_outcome(s, s.quest)
    marks: list[tuple[int, int, int]] = []
    for seat in range(s.seats):
        eligible = not s.rules.needs_expedition or has_expedition(s, seat)
        marks.append((1 if eligible else 0, influence(s, seat), s.coins[seat]))
    places = [
        Place(seat, 1 + sum(other > mark for other in marks), scores(s, mark))
        for seat, mark in enumerate(marks)
    ]
    places.sort(key=lambda place: place.place)
    winners = [place.seat for place in places if place.place == 1]
    if s.ending:
        rule = "R7.2" if s.rules.needs_expedition else "R6.2"
        reason = Message("end-influence", {"count": s.rules.goal}, rule)
    else:
        reason = Message("end-no-cards", rule="R1.8a")
    return Outcome(sorted(winners), places, reason)


def scores(s: State, mark: tuple[int, int, int]) -> dict[str, int]:
    """A seat's mark by name; whether it has an expedition comes first where that decides (R7.2)."""
    found = {"influence": mark[1], "coins": mark[2]}
    return {"expedition": mark[0], **found} if s.rules.needs_expedition else found


def team_outcome(s: State, board: Board) -> Outcome:
    """All win or nobody does (R13.5, R13.6); the score pile tells their rank (R13.9)."""
    place = 1 if s.ending else 2
    places = [
        Place(seat, place, {"contracts": board.completed(seat), "coins": s.coins[seat]})
        for seat in range(s.seats)
    ]
    if not s.ending:
        return Outcome([], places, Message("end-time-out", rule="R13.6"))
    rank = RANKS[min(board.score // 2, len(RANKS) - 1)]
    args: dict[str, Arg] = {"count": board.score, "rank": rank}
    return Outcome(list(range(s.seats)), places, Message("end-contracts-done", args, "R13.5"))


def chapter_won(s: State) -> bool:
    """Card 9: every task has a cube, and cubes and influence of the team suffice (R19.2)."""
    quest = s.quest
    assert quest is not None
    wanted, asked = s.rules.book.card_nine(quest.chapter, s.seats)
    cubes = sum(len(quest.done[task]) for task in quest.laid)
    total = sum(influence(s, seat) for seat in range(s.seats))
    return all(quest.done[task] for task in quest.laid) and cubes >= wanted and total >= asked


def quest_outcome(s: State, quest: Quest) -> Outcome:
    """The end of an adventure: together by card 9 (R19), or each for themselves (R20.3)."""
    if quest.coop:
        place = 1 if s.ending else 2
        places = [Place(seat, place, quest_scores(s, quest, seat)) for seat in range(s.seats)]
        reason = Message("end-chapter-won" if s.ending else "end-chapter-lost", rule="R19.2")
        return Outcome(list(range(s.seats)) if s.ending else [], places, reason)
    marks = [quest_mark(s, quest, seat) for seat in range(s.seats)]
    places = [
        Place(seat, 1 + sum(other > mark for other in marks), quest_scores(s, quest, seat))
        for seat, mark in enumerate(marks)
    ]
    places.sort(key=lambda place: place.place)
    winners = sorted(place.seat for place in places if place.place == 1)
    if s.ending:
        reason = Message("end-influence", {"count": s.rules.goal}, "R20.2")
    else:
        reason = Message("end-no-cards", rule="R1.8a")
    return Outcome(winners, places, reason)


def quest_mark(s: State, quest: Quest, seat: int) -> tuple[int, int, int, int]:
    """What ranks a seat: two tasks and enough influence (R20.3), else the two tasks (R20.7)."""
    tasks = quest.fields[seat] & (DOOR | CUP) == DOOR | CUP
    standing = 2 if tasks and influence(s, seat) >= s.rules.goal else 1 if tasks else 0
    return (standing, influence(s, seat), -quest.cubes[seat], s.coins[seat])


def quest_scores(s: State, quest: Quest, seat: int) -> dict[str, int]:
    """A seat's mark by name."""
    return {
        "influence": influence(s, seat),
        "crowns": quest.crowns[seat],
        "cubes": quest.cubes[seat],
        "coins": s.coins[seat],
    }
