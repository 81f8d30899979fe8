"""The end of a captain, and what becomes of his things (M15.1, M15.2, M13.10)."""

from __future__ import annotations

from typing import ClassVar

from doubloon.engine.frame import Frame
from doubloon.engine.message import Arg
from doubloon.engine.seat import CHANCE, Seat
from doubloon.games.merchants.facts import NONE
from doubloon.games.merchants.frames.plunder import scatter
from doubloon.games.merchants.frames.step import Step, step
from doubloon.games.merchants.frames.window import Window
from doubloon.games.merchants.specialists import dismiss_all
from doubloon.games.merchants.state import CAPTAINS_OUT, State
from doubloon.games.merchants.verbs import end_at_once, tell
from doubloon.games.merchants.words import FIRST_ZONE, NATIONS, WEAPONS, ZONES


@step
def die(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """A captain is lost outside a naval combat; a card may save some gold first (M15.1)."""
    if not s.dead[seat]:
        s.stack.append(Step("bury", seat, args))
        s.stack.append(Window("own_death", seat))


@step
def bury(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """The captain is dead; with no captain left to follow the game is over (M1.6, M17.33)."""
    if s.dead[seat]:
        return
    if s.telling:
        tell(s, "died", {"seat": seat, "card": s.facts.captains[s.captain[seat]]})
    discard_captain(s, seat)
    if sum(s.dead) > len(s.captain_deck):
        end_at_once(s, CAPTAINS_OUT)


def discard_captain(s: State, seat: Seat) -> None:
    """Captain, ship, cards, cargo, gold aboard and bounties go; Glory and chest stay (M15.1)."""
    s.dead[seat] = True
    s.captain[seat] = NONE
    s.zone[seat] = NONE
    s.ashore[seat] = False
    s.gold[seat] = 0
    discard_ship(s, seat)
    discard_cards(s, seat)
    s.big_ship[seat] = False
    s.bought_at[seat] = NONE
    s.buying_at[seat] = NONE
    for nation in range(NATIONS):
        s.bounty[seat * NATIONS + nation] = 0


def discard_ship(s: State, seat: Seat) -> None:
    """The ship is gone, its modifications return to ports, weapons to the supply (M13.10)."""
    scatter(s, s.mods[seat])
    s.mods[seat] = s.flipped[seat] = 0
    for weapon in range(WEAPONS):
        if s.weapons[seat] >> weapon & 1:
            s.armoury[weapon] += 1
    s.weapons[seat] = 0
    s.ship[seat] = NONE
    for location in range(5):
        s.cubes[seat * 5 + location] = 0


def discard_cards(s: State, seat: Seat) -> None:
    """Cargo, Glory cards, rumours, mission and specialists are discarded."""
    s.cargo_pile.extend(s.cargo[seat])
    s.cargo[seat] = s.shown[seat] = ()
    s.glory_pile.extend(s.hands[seat])
    s.hands[seat] = ()
    dismiss_all(s, seat)
    rumours = [*s.kept[seat], s.rumour[seat]]
    s.rumour_deck = sorted([*s.rumour_deck, *(card for card in rumours if card != NONE)])
    s.kept[seat] = ()
    s.rumour[seat] = NONE
    if s.mission[seat] != NONE:
        s.mission_pile.append(s.mission[seat])
    s.mission[seat] = NONE
    s.progress[seat] = 0


# Modifications of a ship that is gone (M13.10, M13.11).


@step
def scatter_mods(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """Tokens lost together are laid face down in random ports (M13.10)."""
    s.forge.append(tuple(sorted(args)))
    s.stack.append(Scatter(len(s.forge) - 1, len(args)))


class Scatter(Frame[State]):
    """Chance names a port, one without a token if there is any; under what lies there (M13.11)."""

    fields: ClassVar[tuple[str, ...]] = ("pile", "left")

    def __init__(self, pile: int, left: int) -> None:
        self.seat = CHANCE
        self.pile = pile
        self.left = left

    def options(self, s: State) -> list[int]:
        ports = [zone for zone in range(ZONES) if s.facts.port[zone]]
        empty = [zone for zone in ports if not s.tokens[zone] and s.offer[zone] == NONE]
        return [FIRST_ZONE + zone for zone in empty or ports]

    def resolve(self, s: State, code: int) -> None:
        zone = code - FIRST_ZONE
        s.tokens[zone] = (self.pile, *s.tokens[zone])
        if s.telling:
            said: dict[str, Arg] = {"card": s.facts.zones[zone]}
            tell(s, "token-laid", said)
        if self.left > 1:
            s.stack.append(Scatter(self.pile, self.left - 1))
