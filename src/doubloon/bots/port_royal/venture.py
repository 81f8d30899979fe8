"""What the greedy player of Port Royal does where contracts or tasks lie out."""

from __future__ import annotations

from typing import Any, Final

from doubloon.bots.port_royal.bag import Bag, next_cards
from doubloon.bots.port_royal.crew import (
    bust_extra,
    draw_extra,
    repel_extra,
    stop_extra,
    yields,
)
from doubloon.bots.port_royal.draw import after_draw, after_gamble, can_grow
from doubloon.bots.port_royal.haul import Harbour
from doubloon.bots.port_royal.plan import better_kept
from doubloon.bots.port_royal.take import take
from doubloon.bots.port_royal.trip import best_trip
from doubloon.bots.port_royal.voyage import Voyage
from doubloon.games.port_royal.deck import PERSON, SHIP
from doubloon.games.port_royal.quest import AUDIENCE_COINS
from doubloon.games.port_royal.words import (
    ADMIT,
    DRAW,
    FIRST_CARD,
    FIRST_CLAIM,
    FIRST_FULFIL,
    FIRST_TASK,
    GAMBLE,
    PASS,
    PETITION,
    REPEL,
    SCOUT,
    STOP,
)

RISKY: Final = 2
"""Ships in the harbour from which on a Scout is worth more than before."""
PLENTY: Final = 60
"""Cards turned up in a turn after which no more are: what is driven away would come back and back,
and for whoever can drive away all that comes the turn might never end."""


def is_claim(code: int) -> bool:
    """Whether a code claims a contract or fulfils a task."""
    return FIRST_CLAIM <= code < FIRST_TASK or FIRST_FULFIL <= code < FIRST_CARD


def harbour_of(view: dict[str, Any], look: Voyage) -> Harbour:
    """The harbour as the active player may take from it."""
    fewer = view["quest"]["fewer"] if view["quest"] is not None else 0
    cards = [look.deck.card[id] for id in view["harbour"]]
    return Harbour(look, cards, view["gambled"] - fewer)


def act(view: dict[str, Any], look: Voyage, codes: list[int]) -> int:
    """The best thing to do in one's own turn or take step."""
    claims = [code for code in codes if is_claim(code)]
    claim = best_claim(look, claims)
    if claim is not None:
        return claim
    trip = best_trip(look, codes)
    if trip is not None:
        return trip
    if PASS not in codes:
        return discover(view, look, [code for code in codes if code < FIRST_CLAIM])
    if PETITION in codes and look.v.audience * look.aims.crown > AUDIENCE_COINS * look.coin:
        return PETITION
    deck = look.deck
    cards = [c for c in codes if c >= FIRST_CARD and deck.kind[c - deck.take] in (PERSON, SHIP)]
    if not cards:
        return PASS
    return take(view, look, [*cards, PASS], yields(view, look) if look.team else None)


def best_claim(look: Voyage, claims: list[int]) -> int | None:
    """What is worth most among what can be claimed now, if anything is."""
    best, found = 0.0, None
    for code in claims:
        aim = look.aims.find(code)
        if aim is None or aim.worth <= best:
            continue
        if look.crewed and aim.duty and better_kept([look.aims, *look.mates], look.v, code):
            continue
        best, found = aim.worth, code
    return found


def offer(view: dict[str, Any], look: Voyage, code: int) -> int:
    """Use a moment that counts for an aim, or let it pass (R11.5, R23)."""
    aim = look.aims.find(code)
    if aim is None:
        return PASS
    worth = aim.worth
    if aim.need.take_fewer:
        harbour = harbour_of(view, look)
        worth -= harbour.value() - Harbour(look, harbour.cards, harbour.gambled - 1).value()
    return code if worth > 0 else PASS


def discover(view: dict[str, Any], look: Voyage, codes: list[int]) -> int:
    """Draw, scout, gamble or stop, whichever promises most."""
    harbour = harbour_of(view, look)
    if SCOUT in codes and len(harbour.ships) >= RISKY:
        return SCOUT
    bag = next_cards(view)
    if STOP not in codes:
        return first_card(look, harbour, bag, codes)
    best, found = harbour.value() + stop_extra(look, harbour), STOP
    if DRAW in codes and may_draw(view, look, harbour, bag):
        if not harbour.ships and not look.aims.stop(len(harbour.cards)):
            return DRAW
        if look.ending and not look.wins(harbour.points(), look.coins):
            return DRAW
        worth = drawn(look, harbour, bag)
        if worth > best:
            best, found = worth, DRAW
    if GAMBLE in codes and after_gamble(harbour, bag)[0] > best:
        found = GAMBLE
    if found == STOP and SCOUT in codes:
        return SCOUT
    return found


def drawn(look: Voyage, harbour: Harbour, bag: Bag) -> float:
    """What another card of the bag promises."""
    return after_draw(harbour, bag) * (1 + look.boldness) + draw_extra(look, harbour, bag)


def may_draw(view: dict[str, Any], look: Voyage, harbour: Harbour, bag: Bag) -> bool:
    """Whether drawing can lead anywhere; a card that is known cannot be drawn for ever."""
    if len(bag) == 1 and view["quest"] is not None and view["quest"]["top"] is not None:
        return True
    if view["revealed"] >= PLENTY:
        return False
    if can_grow(look.deck, view["harbour"], bag):
        return True
    return bust_extra(look, harbour) > 0 and view["bust"][0] > 0


def first_card(look: Voyage, harbour: Harbour, bag: Bag, codes: list[int]) -> int:
    """Where stopping is not possible yet: draw, or gamble if that is better (R3.1, R9.2)."""
    if GAMBLE in codes:
        gamble, four = after_gamble(harbour, bag)
        if DRAW not in codes or gamble > look.w.plain * four:
            return GAMBLE
    return DRAW if DRAW in codes else codes[0]


def repel(view: dict[str, Any], look: Voyage) -> int:
    """Drive a ship away if it would bust, or if the turn promises more without it."""
    ship = view["pending"][-1][2]
    harbour = harbour_of(view, look)
    bag = next_cards(view)
    without = max(harbour.value() + stop_extra(look, harbour), drawn(look, harbour, bag))
    without += repel_extra(look, ship) + look.v.ward
    if harbour.colours >> look.deck.colour[ship] & 1:
        return ADMIT if bust_extra(look, harbour) > without else REPEL
    more = Harbour(look, [*harbour.cards, ship], harbour.gambled)
    within = max(more.value() + stop_extra(look, more), drawn(look, more, bag))
    ships, cards = len(harbour.ships), len(harbour.cards)
    within += look.aims.moment(ships + 1, cards + 1, ships, cards)
    return ADMIT if within >= without else REPEL
