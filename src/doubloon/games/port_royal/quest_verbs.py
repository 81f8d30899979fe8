"""What players do in The Adventure Begins: the only code that moves its cubes and pages."""

from __future__ import annotations

from doubloon.engine.seat import Seat
from doubloon.games.port_royal import events
from doubloon.games.port_royal.deck import PRIEST, TRADER, CardId
from doubloon.games.port_royal.persons import count, swords
from doubloon.games.port_royal.quest import (
    DOOR,
    FIELDS,
    NO_TASK,
    UNKNOWN,
    WINDFALL,
    Happening,
    TaskId,
)
from doubloon.games.port_royal.state import State
from doubloon.games.port_royal.unseen import mix_in
from doubloon.games.port_royal.verbs import gain, gain_crowns, pay, spend_good, watch_end
from doubloon.games.port_royal.words import GOODS


def grant(s: State, seat: Seat, coins: int) -> None:
    """Coins from an event or the book."""
    if s.telling:
        s.note(events.Granted(seat, coins))
    gain(s, seat, coins)


def become(s: State, seat: Seat, personality: int) -> None:
    """Choose a personality and take its start coins, and the bonus of lost tries (R15.4, R19.3)."""
    assert s.quest is not None
    facts = s.rules.book.personalities[personality]
    s.quest.personality[seat] = personality
    if s.telling:
        s.note(events.Became(seat, facts.id))
    bonus: list[int] = s.rules.options.get("bonus", [])
    gain(s, seat, facts.coins + (bonus[seat] if bonus else 0))


def lay_task(s: State, task: TaskId) -> None:
    """Read the story side, shuffle in the cards it names, lay the task out (R15.8, R17.2)."""
    quest = s.quest
    assert quest is not None
    facts = s.rules.book.tasks[task]
    before = s.rules.book.tasks[quest.laid[-1]].id if quest.laid else ""
    if quest.open_variant:
        before = "*"  # no page of the book leads here (R20.6)
    quest.laid.append(task)
    if s.telling:
        s.note(events.TaskLaid(facts.id, before))
    if facts.shuffle_in and not quest.open_variant:
        add_cards(s, facts.shuffle_in)
    for step in range(s.seats):
        seat = (max(s.active, 0) + step) % s.seats
        coins = reveal_coins(s, seat, facts.on_reveal)
        if coins:
            grant(s, seat, coins)


def reveal_coins(s: State, seat: Seat, effect: str) -> int:
    """What a page gives a seat when it is laid out; personalities and Jacks do not count."""
    if effect == "coin-per-trader":
        return count(s, seat, TRADER)
    if effect == "coin-with-priest":
        return 1 if count(s, seat, PRIEST) else 0
    return 0


def add_cards(s: State, code: int) -> None:
    """Shuffle the cards of a code into the pile (R15.2)."""
    cards: list[CardId] = []
    for row in s.deck.rows:
        if row.get("code") == code:
            cards += [s.deck.card[row["id"]]] * row["copies"]
    if s.telling:
        s.note(events.CardsAdded(len(cards)))
    mix_in(s, cards)


def may_fulfil(s: State, seat: Seat, task: TaskId) -> bool:
    """Whether the task lies out and the seat has a cube for it, once each (R16.2, R16.5)."""
    quest = s.quest
    assert quest is not None
    if task not in quest.laid or seat in quest.done[task]:
        return False
    if s.rules.book.tasks[task].steps > 1 and quest.bound[seat] >= 0:
        return True
    return quest.cubes[seat] > 0


def fulfil(s: State, seat: Seat, task: TaskId) -> None:
    """Pay what the task asks and put the leftmost cube on it (R16.3, R23.9)."""
    quest = s.quest
    assert quest is not None
    facts = s.rules.book.tasks[task]
    field = quest.bound[seat]
    if facts.steps > 1 and field < 0:
        quest.bound[seat] = FIELDS - quest.cubes[seat]
        quest.cubes[seat] -= 1
        if s.telling:
            s.note(events.HalfFulfilled(seat, facts.id))
        return
    if facts.steps > 1:
        quest.bound[seat] = -1
    else:
        field = FIELDS - quest.cubes[seat]
        quest.cubes[seat] -= 1
    coins = 0 if quest.done[task] else facts.coins
    quest.done[task] += (seat,)
    if s.telling:
        s.note(events.Fulfilled(seat, facts.id, coins))
    quest.fewer += facts.need.take_fewer
    if facts.need.pay_crowns:
        quest.crowns[seat] -= facts.need.pay_crowns
        if s.telling:
            s.note(events.CrownsSpent(seat, facts.need.pay_crowns))
    for good in range(len(GOODS)):
        for _ in range(facts.need.pay_goods[good]):
            spend_good(s, seat, good)
    gain(s, seat, coins)
    gain_crowns(s, seat, facts.crowns)
    open_field(s, seat, field)
    pay(s, seat, facts.need.pay_coins)


def open_field(s: State, seat: Seat, field: int) -> None:
    """A cube is gone for good: the door unlocks the ability, windows give crowns (R16.4)."""
    quest = s.quest
    assert quest is not None
    facts = s.rules.book.personalities[quest.personality[seat]]
    quest.fields[seat] |= 1 << field
    if 1 << field == DOOR:
        if s.telling:
            s.note(events.Unlocked(seat, facts.id))
        if facts.ability == WINDFALL:
            grant(s, seat, facts.value)
    if facts.crowns[field]:
        gain_crowns(s, seat, facts.crowns[field])
    watch_end(s, seat)


def buy_cube(s: State, seat: Seat, coins: int) -> None:
    """Pay to put the leftmost cube into the box (R20.4)."""
    quest = s.quest
    assert quest is not None
    if s.telling:
        s.note(events.CubeBought(seat, coins))
    quest.cubes[seat] -= 1
    open_field(s, seat, FIELDS - quest.cubes[seat] - 1)
    pay(s, seat, coins)


def turn_month(s: State) -> None:
    """The past events come again in their order, with one unseen event before them (R17.3)."""
    quest = s.quest
    assert quest is not None
    quest.calendar = [*quest.past, quest.event]
    quest.past = []
    if quest.reserve:
        quest.calendar = [UNKNOWN, *quest.calendar]


def next_task(s: State) -> TaskId:
    """Where the end of the month leads, by the task laid out last (R17.2); NO_TASK at the end."""
    quest = s.quest
    assert quest is not None
    facts = s.rules.book.tasks[quest.laid[-1]]
    if facts.if_done == NO_TASK:
        return facts.goto
    return facts.yes if quest.done[facts.if_done] else facts.no


def touched(s: State, event: Happening) -> list[Seat]:
    """The seats that an event gives something to, in turn order (R17.1)."""
    quest = s.quest
    assert quest is not None
    seats = [(s.active + step) % s.seats for step in range(s.seats)]
    if event.who == "active":
        return seats[:1]
    if event.who == "fewest-coins":
        return [seat for seat in seats if s.coins[seat] == min(s.coins)]
    if event.who == "fewest-crowns":
        return [seat for seat in seats if quest.crowns[seat] == min(quest.crowns)]
    if event.who == "with-priest":
        return [seat for seat in seats if count(s, seat, PRIEST)]
    if event.who == "with-2-swords":
        return [seat for seat in seats if swords(s, seat) >= 2]
    return seats
