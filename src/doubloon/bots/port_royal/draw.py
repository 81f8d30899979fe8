"""What another card promises in Port Royal, over all cards that it may be."""

from __future__ import annotations

from collections.abc import Callable
from math import comb

from doubloon.bots.port_royal.haul import Harbour
from doubloon.games.port_royal.deck import COLOURS, JESTER, MADEMOISELLE, PERSON, SHIP, Deck


def can_grow(deck: Deck, harbour: list[str], bag: dict[str, int]) -> bool:
    """Whether any card of the bag would stay; else drawing and repelling might never end."""
    colours = {deck.colour[deck.card[id]] for id in harbour if is_ship(deck, id)}
    for id in bag:
        card = deck.card[id]
        if deck.kind[card] == PERSON or (
            deck.kind[card] == SHIP and deck.colour[card] not in colours
        ):
            return True
    return False


def is_ship(deck: Deck, id: str) -> bool:
    """Whether a card is a ship."""
    return deck.kind[deck.card[id]] == SHIP


def after_draw(harbour: Harbour, bag: dict[str, int]) -> float:
    """What the harbour is worth on average with one more card of the bag."""
    look = harbour.outlook
    deck = look.deck
    index, kinds, colours, swords = deck.card, deck.kind, deck.colour, deck.swords
    might = look.swords
    same = busts = persons = ships = 0
    person_worth = ship_worth = 0.0
    with_person = harbour.terms(len(harbour.cards) + 1, len(harbour.ships))
    with_ship = harbour.terms(len(harbour.cards) + 1, len(harbour.ships) + 1)
    person = adding_person(harbour, *with_person[:2])
    ship = adding_ship(harbour, *with_ship[:2])
    for id, copies in bag.items():
        card = index[id]
        kind = kinds[card]
        if kind == PERSON:
            persons += copies
            person_worth += copies * person(card)
        elif kind != SHIP:
            same += copies
        elif not harbour.colours >> colours[card] & 1:
            ships += copies
            ship_worth += copies * ship(card)
        elif swords[card] <= might:
            same += copies
        else:
            busts += copies
    total = same + busts + persons + ships
    worth = same * harbour.value() + busts * look.coin * look.roles[JESTER]
    worth += person_worth * harbour.further(with_person[1]) + persons * with_person[2]
    worth += ship_worth * harbour.further(with_ship[1]) + ships * with_ship[2]
    return worth / total if total else harbour.value()


def adding_person(harbour: Harbour, coins: int, takes: int) -> Callable[[int], float]:
    """The best haul with a person more, as a function of the person."""
    look = harbour.outlook
    base = harbour.best_of(coins, takes)
    if takes > 1:
        return lambda card: max(base, harbour.taking(card, coins, takes))
    have = look.purse(coins)
    spent = [look.purse(coins - price) - have for price in range(min(coins, look.deck.dearest) + 1)]
    costs, discount = look.deck.cost, look.roles[MADEMOISELLE]
    known, person = look.worths, look.person

    def add(card: int) -> float:
        price = costs[card] - discount
        if price > coins:
            return base
        here = (known[card] if card in known else person(card)) + spent[price if price > 0 else 0]
        return here if here > base else base

    return add


def adding_ship(harbour: Harbour, coins: int, takes: int) -> Callable[[int], float]:
    """The best haul with a ship more, as a function of the ship; like ships are equal."""
    look = harbour.outlook
    deck = look.deck
    base = harbour.best_of(coins, takes)
    known: dict[int, float] = {}
    special = [
        (colour + 1) << 8
        if look.traders[colour] or look.wholesalers[colour] or look.clerks[colour]
        else 0
        for colour in range(len(COLOURS))
    ]

    colours, brings, gifts = deck.colour, deck.coins, deck.gift

    def add(card: int) -> float:
        like = special[colours[card]] | brings[card] << 4 | gifts[card]
        found = known.get(like)
        if found is None:
            found = known[like] = max(base, harbour.taking(card, coins, takes))
        return found

    return add


def after_gamble(harbour: Harbour, bag: dict[str, int]) -> tuple[float, float]:
    """What a gamble is worth on average, and the best of its four cards (R9.2 to R9.6)."""
    look = harbour.outlook
    deck = look.deck
    ships = [0] * len(COLOURS)
    worths: list[tuple[float, int]] = []
    others = 0
    floor = harbour.best(look.coins)
    for id, copies in bag.items():
        card = deck.card[id]
        if deck.kind[card] == SHIP:
            ships[deck.colour[card]] += copies
            if harbour.colours >> deck.colour[card] & 1:
                continue
        else:
            others += copies
        worth = floor
        if deck.kind[card] <= SHIP:
            worth = max(floor, harbour.taking(card, look.coins, 1))
        worths.append((worth, copies))
    free = [number for at, number in enumerate(ships) if not harbour.colours >> at & 1]
    best = best_of_four(worths)
    safe = safe_of_four(free, others, sum(ships) + others)
    return safe * best * (1 + look.w.second), best


def safe_of_four(free: list[int], others: int, cards: int) -> float:
    """The chance that four cards hold no two ships of a colour and none of a colour taken.

    `free` counts the ships of each colour not yet taken, `others` what is no ship.
    """
    ways = [1, 0, 0, 0, 0]
    for number in free:
        for at in range(4, 0, -1):
            ways[at] += ways[at - 1] * number
    good = sum(ways[ships] * comb(others, 4 - ships) for ships in range(5))
    return good / comb(cards, 4) if cards >= 4 else 0.0


def best_of_four(worths: list[tuple[float, int]]) -> float:
    """The mean of the best of four cards, given what each is worth and its copies."""
    total = sum(copies for _, copies in worths)
    mean = 0.0
    below = 0
    for worth, copies in sorted(worths):
        mean += worth * (((below + copies) / total) ** 4 - (below / total) ** 4)
        below += copies
    return mean
