"""What a harbour of Port Royal is worth beyond one's own cards: moments, and cards for mates."""

from __future__ import annotations

from typing import Any

from doubloon.bots.port_royal_aims import Aims
from doubloon.bots.port_royal_bag import Bag
from doubloon.bots.port_royal_haul import Harbour
from doubloon.bots.port_royal_means import TAX_COINS
from doubloon.bots.port_royal_voyage import Voyage
from doubloon.games.port_royal.deck import MADEMOISELLE, PERSON, SHIP, TAX
from doubloon.games.port_royal.quest import CONSOLATION, LONG_WATCH, REPEL_BOUNTY


def wish(look: Voyage, mate: Aims, card: int) -> float:
    """What a card left in the harbour is worth to a mate."""
    deck = look.deck
    if deck.kind[card] == SHIP:
        return max(0.0, look.coin * (deck.coins[card] - 1) + max(0.0, mate.ship(card)))
    price = max(0, deck.cost[card] - mate.means.roles[MADEMOISELLE])
    if price + look.fee > mate.means.coins:
        return 0.0
    worth = mate.person(card) + look.point * deck.influence[card]
    return max(0.0, worth - look.v.mate_price * look.coin * price)


def team_haul(look: Voyage, cards: list[int]) -> list[float]:
    """What the best card of the harbour is worth to each mate."""
    return [max((wish(look, mate, card) for card in cards), default=0.0) for mate in look.mates]


def stop_extra(look: Voyage, harbour: Harbour) -> float:
    """What stopping is worth beyond one's own cards."""
    extra = look.v.mate * sum(team_haul(look, harbour.cards))
    return extra + look.aims.stop(len(harbour.cards))


def draw_extra(look: Voyage, harbour: Harbour, bag: Bag) -> float:
    """What drawing is worth beyond one's own cards, on average over the bag."""
    deck, aims = look.deck, look.aims
    best = team_haul(look, harbour.cards)
    left = look.v.mate * sum(best)
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
            extra += with_person + more_for_mates(look, best, card)
        elif kind == TAX:
            extra += taxed + here
        elif kind == SHIP and not harbour.colours >> deck.colour[card] & 1:
            extra += with_ship + more_for_mates(look, best, card)
            if deck.swords[card] <= look.swords:
                extra = max(extra, left + here + aims.kept_off(deck.colour[card]))
        elif kind == SHIP and deck.swords[card] <= look.swords:
            extra += aims.kept_off(deck.colour[card]) + here
        elif kind == SHIP:
            extra = bust
        worth += copies * extra
        total += copies
    return worth / total if total else 0.0


def more_for_mates(look: Voyage, best: list[float], card: int) -> float:
    """By how much a card betters what is there for the mates."""
    more = 0.0
    for mate, have in zip(look.mates, best, strict=True):
        more += max(0.0, wish(look, mate, card) - have)
    return look.v.mate * more


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
    found: dict[int, float] = {}
    for step, mate in enumerate(look.mates, 1):
        if (seat + step) % seats == view["active"]:
            break
        wishes = sorted(((wish(look, mate, card), card) for card in cards), reverse=True)
        first = wishes[0][1]
        second = wishes[1][0] if len(wishes) > 1 else 0.0
        found[first] = found.get(first, 0.0) - look.v.mate * (wishes[0][0] - second)
    return found
