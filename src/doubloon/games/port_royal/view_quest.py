"""The adventure as one seat sees it, and back.

What a Scout saw is known to its owner alone (R22.1): the card put back on top, a coin that was that
card, the cards being looked at. For everybody else they are unseen cards like any other.
"""

from __future__ import annotations

from random import Random
from typing import Any, TypedDict

from doubloon.engine.frame import Frame
from doubloon.engine.seat import Seat
from doubloon.games.port_royal.deck import NO_CARD, CardId
from doubloon.games.port_royal.frames.scout import Look, LookAt, PutBack
from doubloon.games.port_royal.quest import NO_EVENT, UNKNOWN, Marked, Quest
from doubloon.games.port_royal.state import Rules, State
from doubloon.games.port_royal.unseen import outcomes, tell, weigh


class TaskView(TypedDict):
    """A task that lies out, and who has fulfilled it in order."""

    id: str
    done: list[int]


class CoinView(TypedDict):
    """A coin whose face some seats know; `card` is None for the others."""

    shuffle: int
    card: str | None
    knowers: list[int]


class TravellerView(TypedDict):
    """A seat's personality board."""

    personality: str | None
    fields: int
    cubes: int
    crowns: int
    goods: list[str]
    bound: int
    traded: bool
    marked: list[CoinView]


class QuestView(TypedDict):
    """What The Adventure Begins adds to the table; unknown events are None."""

    coop: bool
    open: bool
    chapter: int
    tasks: list[TaskView]
    calendar: list[str | None]
    past: list[str]
    reserve: list[str]
    event: str | None
    fewer: int
    scouted: int
    top: str | None
    knowers: list[int]
    travellers: list[TravellerView]
    mixed: int
    mixed_size: int
    finished: bool


class Known:
    """The unseen cards and coins as far as one seat knows: hidden ones are put back."""

    def __init__(self, s: State, seat: Seat | None) -> None:
        self.unseen = s.unseen
        self.mixed_size = 0
        self._s = s
        quest = s.quest
        if quest is None:
            return
        self.unseen = [bag[:] for bag in s.unseen]
        self.mixed_size = quest.mixed_size
        if quest.top != NO_CARD and seat not in quest.knowers:
            self._hide(len(s.unseen) - 1, quest.top)
        for holder in range(s.seats):
            for coin in quest.marked[holder]:
                if seat not in coin.knowers:
                    self._hide(coin.shuffle, coin.card)
        for frame in s.stack:
            if isinstance(frame, (Look, LookAt, PutBack)) and not looks(frame, seat):
                for card in frame.seen:
                    self._hide(len(s.unseen) - 1, card)

    def next_cards(self) -> list[CardId]:
        """What the next card of the pile may be, as a bag."""
        last = len(self.unseen) - 1
        if self._s.quest is None or last != self._s.quest.mixed:
            return self.unseen[last]
        return weigh(self.unseen[last], self.unseen[last - 1], self.mixed_size)

    def _hide(self, shuffle: int, card: CardId) -> None:
        """Put a card back among the unseen ones of its shuffle."""
        quest = self._s.quest
        assert quest is not None
        if shuffle == quest.mixed:
            self.mixed_size += 1
            if not self._s.deck.late[card]:
                shuffle -= 1
        self.unseen[shuffle].append(card)


def looks(frame: Look | LookAt | PutBack, seat: Seat | None) -> bool:
    """Whether the seat is the one that looks at the cards."""
    return seat == (frame.seat if isinstance(frame, PutBack) else frame.player)


def dump_frame(frame: Frame[State], seat: Seat | None) -> list[object]:
    """A frame as the seat may know it: others see only how many cards are looked at."""
    dumped = frame.dump()
    if isinstance(frame, (Look, LookAt, PutBack)) and not looks(frame, seat):
        dumped[-1] = len(frame.seen)
    return dumped


def quest_view(s: State, quest: Quest, seat: Seat | None, known: Known) -> QuestView:
    """The adventure for one seat."""
    book, ids = s.rules.book, s.deck.ids
    names: list[str | None] = [event.id for event in book.events]
    knows = quest.top != NO_CARD and seat in quest.knowers
    return {
        "coop": quest.coop,
        "open": quest.open_variant,
        "chapter": quest.chapter,
        "tasks": [{"id": book.tasks[t].id, "done": list(quest.done[t])} for t in quest.laid],
        "calendar": [None if event == UNKNOWN else names[event] for event in quest.calendar],
        "past": [book.events[event].id for event in quest.past],
        "reserve": [book.events[event].id for event in quest.reserve],
        "event": None if quest.event == NO_EVENT else names[quest.event],
        "fewer": quest.fewer,
        "scouted": quest.scouted,
        "top": ids[quest.top] if knows else None,
        "knowers": list(quest.knowers),
        "travellers": [traveller_view(s, quest, player, seat) for player in range(s.seats)],
        "mixed": quest.mixed,
        "mixed_size": known.mixed_size,
        "finished": quest.finished,
    }


def traveller_view(s: State, quest: Quest, player: Seat, seat: Seat | None) -> TravellerView:
    """A seat's board; the faces of marked coins only for those who know them."""
    who = quest.personality[player]
    return {
        "personality": s.rules.book.personalities[who].id if who >= 0 else None,
        "fields": quest.fields[player],
        "cubes": quest.cubes[player],
        "crowns": quest.crowns[player],
        "goods": [s.deck.ids[card] for card in quest.goods[player]],
        "bound": quest.bound[player],
        "traded": quest.traded[player],
        "marked": [
            {
                "shuffle": coin.shuffle,
                "card": s.deck.ids[coin.card] if seat in coin.knowers else None,
                "knowers": list(coin.knowers),
            }
            for coin in quest.marked[player]
        ],
    }


def imagine_quest(rules: Rules, seen: QuestView) -> Quest:
    """The adventure behind a view; what the seat does not know is still open."""
    book, card = rules.book, rules.deck.card
    events = {event.id: at for at, event in enumerate(book.events)}
    people = {person.id: at for at, person in enumerate(book.personalities)}
    tasks = {task.id: at for at, task in enumerate(book.tasks)}
    travellers = seen["travellers"]
    done: list[tuple[int, ...]] = [() for _ in book.tasks]
    for task in seen["tasks"]:
        done[tasks[task["id"]]] = tuple(task["done"])
    return Quest(
        seen["coop"],
        seen["open"],
        seen["chapter"],
        personality=[people.get(one["personality"] or "", -1) for one in travellers],
        fields=[one["fields"] for one in travellers],
        cubes=[one["cubes"] for one in travellers],
        crowns=[one["crowns"] for one in travellers],
        goods=[tuple(card[id] for id in one["goods"]) for one in travellers],
        laid=[tasks[task["id"]] for task in seen["tasks"]],
        done=done,
        bound=[one["bound"] for one in travellers],
        calendar=[UNKNOWN if id is None else events[id] for id in seen["calendar"]],
        past=[events[id] for id in seen["past"]],
        reserve=[events[id] for id in seen["reserve"]],
        event=NO_EVENT if seen["event"] is None else events[seen["event"]],
        fewer=seen["fewer"],
        scouted=seen["scouted"],
        traded=[one["traded"] for one in travellers],
        top=NO_CARD if seen["top"] is None else card[seen["top"]],
        knowers=tuple(seen["knowers"]),
        marked=[
            tuple(
                Marked(
                    coin["shuffle"],
                    NO_CARD if coin["card"] is None else card[coin["card"]],
                    tuple(coin["knowers"]),
                )
                for coin in one["marked"]
            )
            for one in travellers
        ],
        mixed=seen["mixed"],
        mixed_size=seen["mixed_size"],
        finished=seen["finished"],
    )


def guess(s: State, random: Random) -> None:
    """Sample what the view's owner does not know from the unseen cards."""
    quest = s.quest
    assert quest is not None
    if quest.knowers and quest.top == NO_CARD:
        quest.top = draw(s, len(s.unseen) - 1, random)
    for holder in range(s.seats):
        quest.marked[holder] = tuple(
            coin
            if coin.card != NO_CARD
            else Marked(coin.shuffle, draw(s, coin.shuffle, random), coin.knowers)
            for coin in quest.marked[holder]
        )


def guess_frame(s: State, dumped: list[Any], random: Random) -> list[Any]:
    """A frame's dump with the cards looked at filled in."""
    if dumped[0] in ("Look", "LookAt", "PutBack") and isinstance(dumped[-1], int):
        last = len(s.unseen) - 1
        return [*dumped[:-1], [draw(s, last, random) for _ in range(dumped[-1])]]
    return dumped


def draw(s: State, shuffle: int, random: Random) -> CardId:
    """One unseen card of a shuffle, by lot."""
    bag = outcomes(s, shuffle)
    card = bag[int(random.random() * len(bag))]
    quest = s.quest
    if quest is not None and shuffle == quest.mixed:
        tell(s, shuffle, card)
    else:
        bag.remove(card)
    return card
