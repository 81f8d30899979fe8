"""What a harbour of Port Royal is worth beyond one's own cards: moments, and cards for mates."""

from __future__ import annotations

from typing import Any, Final

from doubloon.bots.port_royal.aims import Aims
from doubloon.bots.port_royal.bag import Bag
from doubloon.bots.port_royal.haul import Harbour
from doubloon.bots.port_royal.means import TAX_COINS
from doubloon.bots.port_royal.voyage import Voyage
from doubloon.games.port_royal.deck import MADEMOISELLE, PERSON, SHIP, TAX
from doubloon.games.port_royal.quest import CONSOLATION, LONG_WATCH, REPEL_BOUNTY

NO_CARD: Final = -1
NEVER: Final = 1e9
UNKNOWN: Final = -1e9


def wish(look: Voyage, mate: Aims, card: int) -> float:
    """What a card left in the harbour is worth to a mate."""
    found = mate.wishes.get(card)
    if found is None:
        found = mate.wishes[card] = wished(look, mate, card)
    return found


def wished(look: Voyage, mate: Aims, card: int) -> float:
    """The same, reckoned: the coin for the active player stays in the team (R4.8)."""
    deck = look.deck
    coins = mate.means.coins
    if deck.kind[card] == SHIP:
        coins += deck.coins[card] - look.fee
        worth = mate.ship(card)
    else:
        coins -= max(0, deck.cost[card] - mate.means.roles[MADEMOISELLE]) + look.fee
        worth = mate.person(card) + look.point * deck.influence[card]
    if coins < 0:
        return 0.0
    have = look.coin * mate.saved(mate.means.coins) + mate.purse(mate.means.coins)
    worth += look.coin * mate.saved(coins) + mate.purse(coins) - have
    if look.active:
        return worth + look.fee * look.coin * look.aims.slope()
    return worth - look.fee * look.rival_coin


class Queue:
    """Who takes which card when the active player stops: each in turn, the best that is left."""

    def __init__(self, look: Voyage, harbour: Harbour) -> None:
        self.look = look
        self.harbour = harbour
        cards, ships = len(harbour.cards), len(harbour.ships)
        self.alones = look.alones.setdefault(look.coins + harbour.income(cards, ships), {})
        takes = max(0, harbour.allowance(ships))
        ranked = sorted(((self.alone(card), card) for card in harbour.cards), reverse=True)
        self.mine = [one for one in ranked[:takes] if one[0] > 0]
        self.full = len(self.mine) >= takes
        rest = [card for _, card in ranked[len(self.mine) :]]
        self.theirs = picks(look, look.mates, rest)
        self.worth = look.v.mate * sum(worth for worth, _ in self.theirs)
        self.least = self.mine[-1][0] if self.mine else NEVER
        """A card worth more than this would be taken by the active player, if only one can be."""
        self._pushed = UNKNOWN

    def alone(self, card: int) -> float:
        """What a single card is worth to the active player."""
        found = self.alones.get(card)
        if found is None:
            found = self.alones[card] = self.harbour.alone(card)
        return found

    def more(self, card: int) -> float:
        """By how much one more card betters what the mates take."""
        if not self.theirs:
            return 0.0
        alone = self.alones.get(card, UNKNOWN)
        if alone == UNKNOWN:
            alone = self.alone(card)
        if alone > 0 and not self.full:
            return 0.0
        if alone <= self.least:
            return self.left(card)
        if self._pushed == UNKNOWN:
            self._pushed = self.left(self.mine[-1][1])
        return self._pushed

    def left(self, card: int) -> float:
        """By how much a card that is left to the mates betters what they take."""
        more = 0.0
        for mate, (worth, theirs) in zip(self.look.mates, self.theirs, strict=True):
            here = mate.wishes.get(card, UNKNOWN)
            if here == UNKNOWN:
                here = wish(self.look, mate, card)
            if here > worth:
                more += here - worth
                if theirs == NO_CARD:
                    break
                card = theirs
        return self.look.v.mate * more


def queue_of(look: Voyage, harbour: Harbour) -> Queue:
    """The queue of a harbour; the last one is kept."""
    found = look.queue
    if found is None or found.harbour is not harbour:
        found = look.queue = Queue(look, harbour)
    return found


def picks(look: Voyage, mates: list[Aims], cards: list[int]) -> list[tuple[float, int]]:
    """What each mate takes, one after the other, and what it is worth."""
    rest = cards[:]
    found: list[tuple[float, int]] = []
    for mate in mates:
        best, mine = 0.0, NO_CARD
        for card in rest:
            worth = wish(look, mate, card)
            if worth > best:
                best, mine = worth, card
        if mine != NO_CARD:
            rest.remove(mine)
        found.append((best, mine))
    return found


def stop_extra(look: Voyage, harbour: Harbour) -> float:
    """What stopping is worth beyond one's own cards."""
    return queue_of(look, harbour).worth + look.aims.stop(len(harbour.cards))


def draw_extra(look: Voyage, harbour: Harbour, bag: Bag) -> float:
    """What drawing is worth beyond one's own cards, on average over the bag."""
    deck, aims = look.deck, look.aims
    queue = queue_of(look, harbour)
    left = queue.worth
    cards, ships = len(harbour.cards), len(harbour.ships)
    with_person = aims.moment(ships, cards + 1, ships, cards)
    with_ship = aims.moment(ships + 1, cards + 1, ships, cards)
    here = aims.moment(ships, cards, ships, cards)
    bust = bust_extra(look, harbour)
    taxed = tax_extra(look)
    worth = 0.0
    total = 0
    for id, copies in bag.items():
        card = deck.card[id]
        kind = deck.kind[card]
        extra = left
        if kind == PERSON:
            extra += with_person + queue.more(card)
        elif kind == TAX:
            extra += taxed + here
        elif kind == SHIP and not harbour.colours >> deck.colour[card] & 1:
            extra += with_ship + queue.more(card)
            if deck.swords[card] <= look.swords:
                extra = max(extra, left + here + aims.kept_off(deck.colour[card]))
        elif kind == SHIP and deck.swords[card] <= look.swords:
            extra += aims.kept_off(deck.colour[card]) + here
        elif kind == SHIP:
            extra = bust
        worth += copies * extra
        total += copies
    return worth / total if total else 0.0


def bust_extra(look: Voyage, harbour: Harbour) -> float:
    """What a bust brings: Jinx, and Grace May's consolation (R12.8, R21.1)."""
    worth = look.aims.bust()
    who = look.person_of
    if who is not None and who.ability == CONSOLATION and len(harbour.cards) < 4:
        worth += who.value * look.coin
    return worth


def tax_extra(look: Voyage) -> float:
    """What a tax brings to those who wait for it (R12.7, R23.7)."""
    return sum(aims.taxed() for aims in [look.aims, *look.mates] if aims.means.coins >= TAX_COINS)


def repel_extra(look: Voyage, ship: int) -> float:
    """What repelling a ship brings: Pirate's Nest, and the event's coins (R12.11, R23.10)."""
    worth = look.aims.kept_off(look.deck.colour[ship])
    event = look.event
    if event is not None and event.effect == REPEL_BOUNTY:
        if event.colour == look.deck.colour[ship]:
            worth += event.value * look.coin
    return worth


def watched(look: Voyage) -> bool:
    """Whether this turn goes on until three cards lie there (R17.1)."""
    return look.event is not None and look.event.effect == LONG_WATCH


def yields(view: dict[str, Any], look: Voyage) -> dict[int, float]:
    """What it costs the team to take each card away from the mates who choose later."""
    deck = look.deck
    cards = [deck.card[id] for id in view["harbour"]]
    seat, seats = view["pending"][-1][1], look.seats
    later: list[Aims] = []
    for step, mate in enumerate(look.mates, 1):
        if (seat + step) % seats == view["active"]:
            break
        later.append(mate)
    if not later:
        return {}
    best = sum(worth for worth, _ in picks(look, later, cards))
    found: dict[int, float] = {}
    for card in set(cards):
        rest = cards[:]
        rest.remove(card)
        found[card] = look.v.mate * (sum(worth for worth, _ in picks(look, later, rest)) - best)
    return found
