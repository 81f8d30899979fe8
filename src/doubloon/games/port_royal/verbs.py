"""The only code that moves cards and coins. Each verb is named as players would say it."""

from __future__ import annotations

from doubloon.engine.seat import Seat
from doubloon.games.port_royal import events
from doubloon.games.port_royal.deck import (
    ARES,
    BREAD,
    EXPEDITION,
    JESTER,
    KEEP_HALF,
    NO_CARD,
    PERSON,
    SHIP,
    TRADER,
    WHOLESALER,
    CardId,
)
from doubloon.games.port_royal.frames.unveil import Unveil
from doubloon.games.port_royal.persons import (
    ability,
    count,
    count_coloured,
    event_value,
    has_event,
    influence,
    price,
)
from doubloon.games.port_royal.quest import (
    AS_TRADER,
    CUP,
    DOOR,
    FAME,
    FIRST_SHIP,
    NO_FEE,
    SHIP_CROWNS,
    TRADER_CROWN,
    Marked,
    Quest,
)
from doubloon.games.port_royal.state import State
from doubloon.games.port_royal.words import GOODS


def can_reveal(s: State) -> bool:
    """Whether there is any card left to turn up or take as a coin (R1.8)."""
    return s.pile > 0 or len(s.discard) > 0


def first_of_time(s: State) -> bool:
    """Whether the next card is the top of the time pile: the first one of a turn (R13.4)."""
    return not s.revealed and s.board is not None and s.board.time > 0


def ready_pile(s: State) -> bool:
    """Make sure that the pile has a card, shuffling the discard pile if need be (R1.7)."""
    if s.pile == 0:
        if not s.discard:
            return False
        s.discard.sort()
        s.pile = len(s.discard)
        s.unseen.append(s.discard)
        s.purse += [0] * s.seats
        s.discard = []
        if s.telling:
            s.note(events.Reshuffled(s.pile))
    return True


def gain(s: State, seat: Seat, coins: int) -> None:
    """Take coins from the pile, unseen; what cannot be taken is lost (R1.2, R1.8, R25.15)."""
    while coins > 0:
        if s.pile == 0 and not ready_pile(s):
            if s.telling:
                s.note(events.Lost(seat, coins))
            return
        if s.quest is not None and s.quest.top >= 0:
            take_top(s, seat, s.quest)
            coins -= 1
            continue
        taken = coins if coins < s.pile else s.pile
        s.pile -= taken
        coins -= taken
        s.coins[seat] += taken
        s.purse[seat - s.seats] += taken


def take_top(s: State, seat: Seat, quest: Quest) -> None:
    """Take as a coin the card that a Scout put back: some seats know its face (R22.1b)."""
    s.pile -= 1
    s.coins[seat] += 1
    quest.marked[seat] += (Marked(len(s.unseen) - 1, quest.top, quest.knowers),)
    quest.top = NO_CARD
    quest.knowers = ()


def pay(s: State, seat: Seat, coins: int) -> None:
    """Pay the bank: the oldest coins go to the discard pile, face up (R1.2, R1.9).

    Coins whose face somebody knows are paid last (R22.1b).
    """
    s.coins[seat] -= coins
    at = seat
    while coins > 0:
        if at >= len(s.purse):
            assert s.quest is not None
            coin = s.quest.marked[seat][0]
            s.quest.marked[seat] = s.quest.marked[seat][1:]
            s.discard.append(coin.card)
            if s.telling:
                s.note(events.Unveiled(seat, s.deck.ids[coin.card]))
            coins -= 1
            continue
        paid = s.purse[at]
        if paid > coins:
            paid = coins
        if paid:
            s.purse[at] -= paid
            coins -= paid
            s.then(Unveil(seat, at // s.seats, paid))
        at += s.seats


def pay_fee(s: State, seat: Seat) -> None:
    """Pay 1 coin to the active player; it moves as that card (R4.8, R1.9)."""
    at = seat
    while at < len(s.purse) and not s.purse[at]:
        at += s.seats
    if at < len(s.purse):
        s.purse[at] -= 1
        s.purse[at - seat + s.active] += 1
    else:
        assert s.quest is not None
        s.quest.marked[s.active] += s.quest.marked[seat][:1]
        s.quest.marked[seat] = s.quest.marked[seat][1:]
    s.coins[seat] -= 1
    s.coins[s.active] += 1
    if s.telling:
        s.note(events.FeePaid(seat, s.active))


def fee(s: State, seat: Seat) -> int:
    """What a card costs a seat on top: 1 for the active player, if it is another (R4.8)."""
    if seat == s.active:
        return 0
    return 1 if s.quest is None or not has_event(s, NO_FEE) else 0


def gain_crowns(s: State, seat: Seat, crowns: int) -> None:
    """Gain crowns, as far as the counter goes; influence may rise with them (R15.6)."""
    quest = s.quest
    assert quest is not None
    before = quest.crowns[seat]
    quest.crowns[seat] = min(before + crowns, s.rules.book.most_crowns)
    if s.telling and quest.crowns[seat] != before:
        s.note(events.Crowned(seat, quest.crowns[seat] - before))
    watch_end(s, seat)


def bust(s: State, seat: Seat, ship: CardId) -> None:
    """Discard the whole harbour; Jesters pay their owners, the active one too (R3.6, R3.6b)."""
    s.discard += s.harbour
    s.harbour = []
    if s.telling:
        s.note(events.Busted(seat, s.deck.ids[ship]))
    for step in range(s.seats):
        jest(s, (seat + step) % s.seats)


def jest(s: State, seat: Seat) -> None:
    """1 coin per Jester (R3.6b, R5.7)."""
    jesters = count(s, seat, JESTER)
    if jesters:
        earn(s, seat, "jester", jesters)


def earn(s: State, seat: Seat, role: str, coins: int) -> None:
    """Coins that a person brings."""
    if s.telling:
        s.note(events.Earned(seat, role, coins))
    gain(s, seat, coins)


def earn_as(s: State, seat: Seat, kind: int) -> None:
    """Coins that the seat's personality brings by an ability of this kind, if it has it (R21)."""
    coins = ability(s, seat, kind)
    if coins:
        assert s.quest is not None
        earn(s, seat, s.rules.book.personalities[s.quest.personality[seat]].id, coins)


def moor(s: State, ship: CardId) -> bool:
    """A ship enters the harbour; False if one of its colour lies there already (R3.6)."""
    colours = s.deck.colour
    colour = colours[ship]
    twin = False
    for card in s.harbour:
        if colours[card] == colour and s.deck.kind[card] == SHIP:
            twin = True
    s.harbour.append(ship)
    return not twin


def twin_ship(s: State) -> CardId:
    """A ship in the harbour that shares its colour with an earlier one, or NO_CARD (R9.4)."""
    seen = 0
    for card in s.harbour:
        if s.deck.kind[card] == SHIP:
            flag = 1 << s.deck.colour[card]
            if seen & flag:
                return card
            seen |= flag
    return NO_CARD


def ships(s: State) -> int:
    """Ships in the harbour, all of different colours (R25.16)."""
    kinds = s.deck.kind
    found = 0
    for card in s.harbour:
        if kinds[card] == SHIP:
            found += 1
    return found


def trade_income(s: State, seat: Seat, ship: CardId) -> int:
    """What a ship brings this seat: its coins and its Traders' (R4.5, R5.3)."""
    coins = s.deck.coins[ship] + trader_coins(s, seat, s.deck.colour[ship])
    if s.quest is not None and not s.quest.traded[seat]:
        coins += event_value(s, FIRST_SHIP)
    return coins


def trader_coins(s: State, seat: Seat, colour: int) -> int:
    """1 per Trader of the colour; for Ares Pirates what their own persons bring (R5.3, R18.4)."""
    if s.quest is None:
        return count_coloured(s, seat, TRADER, colour)
    if colour == ARES:
        return sum(s.deck.ares_bonus[card] for card in s.display[seat])
    return count_coloured(s, seat, TRADER, colour) + coloured_ability(s, seat, AS_TRADER, colour)


def coloured_ability(s: State, seat: Seat, kind: int, colour: int) -> int:
    """How strong a personality is in trade with ships of a colour (R21.5, R21.7)."""
    assert s.quest is not None
    value = ability(s, seat, kind)
    return (
        value
        if value and s.rules.book.personalities[s.quest.personality[seat]].colour == colour
        else 0
    )


def trade(s: State, seat: Seat, ship: CardId) -> None:
    """Take a ship for its coins; it goes to the discard pile or under a Wholesaler (R4.5, R8.4)."""
    coins = trade_income(s, seat, ship)
    s.harbour.remove(ship)
    if s.telling:
        s.note(events.Traded(seat, s.deck.ids[ship], coins))
    gain(s, seat, coins)
    if s.quest is not None:
        s.quest.traded[seat] = True
        gain_crowns(s, seat, trade_crowns(s, seat, ship))
    if count_coloured(s, seat, WHOLESALER, s.deck.colour[ship]):
        s.stored[seat] += (ship,)
        if s.telling:
            s.note(events.Stored(seat, s.deck.ids[ship]))
        watch_end(s, seat)
    else:
        s.discard.append(ship)
    if fee(s, seat):
        pay_fee(s, seat)


def trade_crowns(s: State, seat: Seat, ship: CardId) -> int:
    """The crowns that a ship brings this seat if it is not kept (R18.3)."""
    return 0 if s.quest is None else s.deck.crowns[ship] + taking_crowns(s, seat, ship)


def taking_crowns(s: State, seat: Seat, ship: CardId) -> int:
    """Crowns for taking a ship, kept or not: a personality's, the event's (R21.5, R23.11)."""
    colour = s.deck.colour[ship]
    crowns = coloured_ability(s, seat, TRADER_CROWN, colour)
    assert s.quest is not None
    if event_value(s, SHIP_CROWNS) and s.rules.book.events[s.quest.event].colour == colour:
        crowns += event_value(s, SHIP_CROWNS)
    return crowns


def hire(s: State, seat: Seat, person: CardId) -> None:
    """Pay for a person, who joins the display (R4.6)."""
    coins = price(s, seat, person)
    s.harbour.remove(person)
    if s.telling:
        s.note(events.Hired(seat, s.deck.ids[person], coins))
    pay(s, seat, coins)
    if fee(s, seat):
        pay_fee(s, seat)
    s.display[seat] += (person,)
    watch_end(s, seat)


def give(s: State, seat: Seat, person: CardId) -> None:
    """Discard a person for an expedition (R4.13)."""
    display = s.display[seat]
    at = display.index(person)
    s.display[seat] = display[:at] + display[at + 1 :]
    s.discard.append(person)
    if s.telling:
        s.note(events.Gave(seat, s.deck.ids[person]))


def spend_good(s: State, seat: Seat, good: int) -> None:
    """Discard the oldest of a seat's ships kept as that good (R16.1, R18.3)."""
    assert s.quest is not None
    goods = s.quest.goods[seat]
    for at in range(len(goods)):
        if s.deck.good[goods[at]] == good:
            s.quest.goods[seat] = goods[:at] + goods[at + 1 :]
            s.discard.append(goods[at])
            if s.telling:
                s.note(events.GoodSpent(seat, GOODS[good]))
            return


def complete(s: State, seat: Seat, expedition: CardId) -> None:
    """The expedition joins the display and pays its coins (R4.14)."""
    s.display[seat] += (expedition,)
    coins = s.deck.coins[expedition]
    if s.telling:
        s.note(events.Completed(seat, s.deck.ids[expedition], coins))
    gain(s, seat, coins)
    if s.quest is not None:
        for _ in range(s.deck.bread[expedition]):
            spend_good(s, seat, BREAD)
        gain_crowns(s, seat, ability(s, seat, FAME))
    watch_end(s, seat)


def tax_due(s: State, seat: Seat, tax: CardId) -> int:
    """What the tax takes from a seat (R3.5a, R8.2)."""
    coins = s.coins[seat]
    if coins < s.deck.threshold[tax]:
        return 0
    keep = s.deck.keep[tax]
    return coins // 2 if keep == KEEP_HALF else coins - keep


def has_expedition(s: State, seat: Seat) -> bool:
    """Whether the seat has completed an expedition (R7.1)."""
    return any(s.deck.kind[card] == EXPEDITION for card in s.display[seat])


def all_hired(s: State) -> bool:
    """Whether every person of the deck lies in a display: nobody else can come (R7.4)."""
    kinds = s.deck.kind
    hired = sum(kinds[card] == PERSON for display in s.display for card in display)
    return hired == sum(kinds[card] == PERSON for card in s.rules.dealt)


def watch_end(s: State, seat: Seat) -> None:
    """Trigger the end as soon as a seat has what it takes, for good (R6.1, R7.1, R7.4, R20.1)."""
    if s.ending or not s.rules.goal or influence(s, seat) < s.rules.goal:
        return
    if s.rules.needs_expedition and not has_expedition(s, seat) and not all_hired(s):
        return
    if s.quest is not None and s.quest.fields[seat] & (DOOR | CUP) != DOOR | CUP:
        return
    s.ending = True
    if s.telling:
        s.note(events.Triggered(seat))
