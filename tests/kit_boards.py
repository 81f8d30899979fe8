"""What tables of contracts and adventures have besides: laid out by hand for `kit.table`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from doubloon.engine.seat import Seat
from doubloon.games.port_royal.contracts import Board
from doubloon.games.port_royal.quest import FIELDS, NO_EVENT, UNKNOWN, Marked, Quest
from doubloon.games.port_royal.state import State

WHO: Final = ("grace-may", "jacques-grandeur", "jean-blackbeard", "don-ferdinando")
"""Who sits where unless a test says otherwise; locked, they do nothing."""
CALENDAR: Final = ("away-with-them", "market-day", "month-end")


class Box:
    """The cards not laid out yet."""

    def __init__(self, s: State) -> None:
        self.deck = s.deck
        self.cards = sorted(s.rules.dealt + s.rules.open_expeditions)

    def take(self, names: Iterable[str]) -> list[int]:
        """These cards, out of the box."""
        taken = [self.deck.card[name] for name in names]
        for card in taken:
            assert card in self.cards, f"no {self.deck.ids[card]} is left to lay out"
            self.cards.remove(card)
        return taken

    def has(self, card: int) -> bool:
        """Take the card out if it is still there."""
        if card in self.cards:
            self.cards.remove(card)
            return True
        return False


def lay_board(
    s: State,
    board: Board,
    box: Box,
    *,
    contracts: Sequence[str] = (),
    claims: Mapping[str, Sequence[Seat]] | None = None,
    steps: Mapping[str, Mapping[Seat, int]] | None = None,
    kept: Mapping[Seat, Sequence[str]] | None = None,
    time: int = 9,
    score: int = 0,
) -> None:
    """Contracts that lie out, who completed them, how far seats are, and the time pile."""
    place = {facts.id: at for at, facts in enumerate(s.rules.contracts)}
    board.laid = [place[id] for id in contracts]
    for id, seats in (claims or {}).items():
        board.claims[place[id]] = tuple(seats)
    for id, reached in (steps or {}).items():
        board.steps[place[id]] = tuple(reached.get(seat, 0) for seat in range(s.seats))
    for seat, ships in (kept or {}).items():
        board.kept[seat] = tuple(box.take(ships))
    if board.coop:
        board.time = time
        board.score = score


def lay_quest(
    s: State,
    quest: Quest,
    box: Box,
    *,
    tasks: Sequence[str] = (),
    done: Mapping[str, Sequence[Seat]] | None = None,
    people: Mapping[Seat, str] | None = None,
    opened: Mapping[Seat, int] | None = None,
    crowns: Mapping[Seat, int] | None = None,
    goods: Mapping[Seat, Sequence[str]] | None = None,
    event: str | None = None,
    calendar: Sequence[str | None] = CALENDAR,
    past: Sequence[str] = (),
    reserve: Sequence[str] | None = None,
    top: str | None = None,
    knowers: Sequence[Seat] = (),
    marked: Mapping[Seat, Sequence[tuple[str, Sequence[Seat]]]] | None = None,
) -> None:
    """Tasks, personalities and months. `opened` counts the fields without a cube, from the left.

    The calendar is known but for None; the reserve is all that has not come, without code 1.
    """
    book = s.rules.book
    events = {facts.id: at for at, facts in enumerate(book.events)}
    places = {facts.id: at for at, facts in enumerate(book.tasks)}
    names = [facts.id for facts in book.personalities]
    quest.laid = [places[id] for id in tasks]
    for id, seats in (done or {}).items():
        quest.done[places[id]] = tuple(seats)
    for seat in range(s.seats):
        quest.personality[seat] = names.index((people or {}).get(seat, WHO[seat]))
        count = (opened or {}).get(seat, 0)
        quest.fields[seat] = (1 << count) - 1
        quest.cubes[seat] = FIELDS - count
        quest.crowns[seat] = (crowns or {}).get(seat, 0)
        quest.goods[seat] = tuple(box.take((goods or {}).get(seat, ())))
        quest.marked[seat] = tuple(
            Marked(0, box.take([card])[0], tuple(seats))
            for card, seats in (marked or {}).get(seat, ())
        )
    quest.event = events[event] if event else NO_EVENT
    quest.calendar = [UNKNOWN if id is None else events[id] for id in calendar]
    quest.past = [events[id] for id in past]
    come = {*calendar, *past, event}
    quest.reserve = [
        at
        for at, facts in enumerate(book.events)
        if (facts.id in reserve if reserve is not None else facts.code == 0)
        and facts.id not in come
    ]
    if top is not None:
        quest.top = box.take([top])[0]
        quest.knowers = tuple(knowers)
