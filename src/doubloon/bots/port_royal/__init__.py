"""A greedy player for Port Royal: bust odds, income and the race for influence."""

from __future__ import annotations

from typing import Any, Final, cast

from doubloon.bots.port_royal.aim_weights import AimWeights
from doubloon.bots.port_royal.answer import answer
from doubloon.bots.port_royal.bag import next_cards
from doubloon.bots.port_royal.draw import after_draw, after_gamble, can_grow, is_ship
from doubloon.bots.port_royal.haul import Harbour
from doubloon.bots.port_royal.outlook import Outlook
from doubloon.bots.port_royal.take import poorest, take
from doubloon.bots.port_royal.voyage import Voyage
from doubloon.bots.port_royal.weights import Weights
from doubloon.engine.decision import Decision
from doubloon.engine.notation import Choice
from doubloon.games import game
from doubloon.games.port_royal import PortRoyal
from doubloon.games.port_royal.deck import EXPEDITION
from doubloon.games.port_royal.words import (
    ADMIT,
    DRAW,
    FIRST_CARD,
    FIRST_GIVE,
    FIRST_NAME,
    GAMBLE,
    PASS,
    REPEL,
    STOP,
)

DEFAULT: Final = Weights()
DEFAULT_AIMS: Final = AimWeights()


class Greedy:
    """Draws while another card promises more than it risks, then takes what is worth most."""

    def __init__(self, weights: Weights = DEFAULT, aims: AimWeights = DEFAULT_AIMS) -> None:
        self.weights = weights
        self.aims = aims
        self.game = game("port-royal")
        self.deck = cast(PortRoyal, self.game).deck

    def choose(self, view: dict[str, Any], decision: Decision) -> Choice:
        """The best option, from what the view says and nothing else."""
        codes = decision.options.codes
        if len(codes) == 1:
            return decision.options[0]
        return decision.options[codes.index(self.pick(view, decision.seat, codes))]

    def pick(self, view: dict[str, Any], seat: int, codes: list[int]) -> int:
        """The best of the codes."""
        self.deck = cast(PortRoyal, self.game.of(view["options"])).deck
        if view["board"] is not None or view["quest"] is not None:
            look = Voyage(view, seat, self.weights, self.deck, self.aims)
            return answer(view, look, codes)
        first = codes[0]
        if first == REPEL:
            return self.repel(view, seat)
        if FIRST_NAME <= first < FIRST_GIVE:
            return poorest(view, codes)
        if FIRST_GIVE <= first < FIRST_CARD:
            return first  # The person itself: a Jack can go for any other symbol later.
        if codes == [DRAW, STOP] and self.harmless(view):
            return DRAW
        plain = Outlook(view, seat, self.weights, self.deck)
        expedition = self.expedition(plain, codes)
        if expedition is not None:
            return expedition
        if PASS in codes:
            return take(view, plain, codes)
        return self.discover(view, plain, codes)

    def expedition(self, look: Outlook, codes: list[int]) -> int | None:
        """The expedition that brings most, if any can be completed: it always pays (R4.14)."""
        deck = self.deck
        best, found = 0.0, None
        for code in codes:
            card = code - deck.take
            if card >= FIRST_CARD and deck.kind[card] == EXPEDITION and look.gain(card) > best:
                best, found = look.gain(card), code
        return found

    def discover(self, view: dict[str, Any], look: Outlook, codes: list[int]) -> int:
        """Draw, gamble or stop, whichever promises most."""
        harbour = self.harbour(view, look)
        bag = next_cards(view)
        if GAMBLE in codes:
            gamble, four = after_gamble(harbour, bag)
            if STOP not in codes:
                return GAMBLE if gamble > self.weights.plain * four else codes[0]
        draw = DRAW in codes and can_grow(self.deck, view["harbour"], bag)
        if look.ending and draw and not look.wins(harbour.points(), look.coins):
            return DRAW  # There is nothing to lose.
        best, found = harbour.value(), STOP
        if draw:
            worth = after_draw(harbour, bag) * (1 + self.weights.bold)
            if worth > best:
                best, found = worth, DRAW
        if GAMBLE in codes and gamble > best:
            found = GAMBLE
        return found

    def harmless(self, view: dict[str, Any]) -> bool:
        """Whether the next card cannot bust, for no ship lies in the harbour yet (R3.6)."""
        deck, harbour = self.deck, view["harbour"]
        if any(is_ship(deck, id) for id in harbour):
            return False
        return can_grow(deck, harbour, next_cards(view))

    def harbour(self, view: dict[str, Any], look: Outlook) -> Harbour:
        """The harbour as the active player may take from it."""
        cards = [self.deck.card[id] for id in view["harbour"]]
        return Harbour(look, cards, view["gambled"])

    def repel(self, view: dict[str, Any], seat: int) -> int:
        """Drive a ship away if it would bust, or if the turn promises more without it."""
        look = Outlook(view, seat, self.weights, self.deck)
        ship = view["pending"][-1][2]
        harbour = self.harbour(view, look)
        if harbour.colours >> self.deck.colour[ship] & 1:
            return REPEL
        bag = next_cards(view)
        more = Harbour(look, [*harbour.cards, ship], view["gambled"])
        without = max(harbour.value(), after_draw(harbour, bag))
        return ADMIT if max(more.value(), after_draw(more, bag)) >= without else REPEL
