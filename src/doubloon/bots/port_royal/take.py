"""Which card of the harbour to take in Port Royal, and what that keeps from the rivals."""

from __future__ import annotations

from typing import Any

from doubloon.bots.port_royal.haul import Harbour
from doubloon.bots.port_royal.outlook import Outlook
from doubloon.games.port_royal.deck import MADEMOISELLE, SHIP
from doubloon.games.port_royal.words import FIRST_NAME, PASS


def take(
    view: dict[str, Any],
    look: Outlook,
    codes: list[int],
    denied: dict[int, float] | None = None,
) -> int:
    """The card that is worth most, with the best that can follow it; else pass.

    `denied` says what it is worth to take each card away from the others, if that is known.
    """
    deck = look.deck
    left = view["pending"][-1][2]
    fee = 0 if look.active else look.fee
    cards = [deck.card[id] for id in view["harbour"]]
    if denied is None:
        denied = denials(view, look, cards) if look.w.deny else {}
    have = look.purse(look.coins)
    best, found = 0.0, PASS
    for code in codes:
        if code == PASS:
            continue
        card = code - deck.take
        more = left - 1
        if deck.kind[card] == SHIP:
            coins = look.coins + look.income(card) - fee
            worth = look.ship(card)
            more += look.clerks[deck.colour[card]]
        else:
            coins = look.coins - look.price(card) - fee
            worth = look.person(card)
        worth += look.purse(coins) - have + denied.get(card, 0.0) - fee * look.rival_coin
        if more:
            rest = cards[:]
            rest.remove(card)
            toll = look.purse(coins) - look.purse(coins - fee)
            worth += max(0.0, Harbour(look, rest, 0).best(coins - fee) - toll)
        if worth > best:
            best, found = worth, code
    return found


def denials(view: dict[str, Any], look: Outlook, cards: list[int]) -> dict[int, float]:
    """What it is worth to keep each card from the rivals who choose after this seat."""
    found: dict[int, float] = {}
    players = view["players"]
    seat = view["pending"][-1][1]
    share = look.w.deny / (look.seats - 1)
    for step in range(1, look.seats):
        rival = (seat + step) % look.seats
        if rival == view["active"]:
            break
        wishes = sorted(((wish(look, players[rival], card), card) for card in cards), reverse=True)
        if wishes[0][0] > 0:
            second = max(0.0, wishes[1][0]) if len(wishes) > 1 else 0.0
            first = wishes[0][1]
            found[first] = found.get(first, 0.0) + share * (wishes[0][0] - second)
    return found


def wish(look: Outlook, rival: dict[str, Any], card: int) -> float:
    """Roughly what a card is worth to a rival."""
    deck = look.deck
    if deck.kind[card] == SHIP:
        return look.coin * (deck.coins[card] - 1)
    discount = sum(deck.role[deck.card[id]] == MADEMOISELLE for id in rival["display"])
    price = max(0, deck.cost[card] - discount)
    if price + 1 > rival["coins"]:
        return 0.0
    points = deck.influence[card]
    if rival["influence"] + points >= look.goal and not look.ending:
        points += 2
    return look.w.point * points - look.coin * (price - 2)


def poorest(view: dict[str, Any], codes: list[int]) -> int:
    """The player furthest behind: a rival whom a coin helps least, a mate whom it helps (R10.6)."""
    players = view["players"]

    def standing(code: int) -> tuple[int, int]:
        other = players[code - FIRST_NAME]
        return other["influence"], other["coins"]

    return min(codes, key=standing)
