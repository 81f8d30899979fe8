"""What rumours offer of ships: a modification out of any port, a ship from a bankrupt yard."""

from __future__ import annotations

from typing import ClassVar

from doubloon.engine.frame import Frame
from doubloon.engine.message import Arg, Message
from doubloon.engine.seat import Seat
from doubloon.games.merchants.facts import NONE, Effect
from doubloon.games.merchants.frames.step import Step, step
from doubloon.games.merchants.frames.yard import buy_ship, fit_mod, take_offer, turn_up
from doubloon.games.merchants.ops import Path, choose, effect_at, op
from doubloon.games.merchants.state import State
from doubloon.games.merchants.verbs import gain, purse, tell
from doubloon.games.merchants.words import FIRST_SHIP, FIRST_ZONE, PASS, ZONES


@op
def do_modification(s: State, seat: Seat, effect: Effect, path: Path) -> None:
    """Take the modification of any port and fit it for nothing (M5.15a)."""
    zones = tuple(
        FIRST_ZONE + zone
        for zone in range(ZONES)
        if (s.offer[zone] != NONE and not s.mods[seat] >> s.offer[zone] & 1)
        or (s.offer[zone] == NONE and s.tokens[zone])
    )
    choose(s, seat, zones, "gift_port")


@step
def gift_port(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """The token of that port is turned up if it was not."""
    zone = args[0] - FIRST_ZONE
    s.stack.append(Step("gift_fitted", seat, (zone,)))
    turn_up(s, zone)


@step
def gift_fitted(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """It is fitted; one of a kind that the ship has already stays where it is (M5.15a)."""
    kind = s.offer[args[0]]
    if kind == NONE:
        return
    if s.mods[seat] >> kind & 1:
        if s.telling:
            tell(s, "gift-unfit", {"seat": seat, "card": s.facts.mods[kind]})
        return
    fit_mod(s, seat, take_offer(s, args[0]))


@op
def do_ship_offer(s: State, seat: Seat, effect: Effect, path: Path) -> None:
    """A ship at a low price, or gold instead."""
    s.stack.append(ShipOffer(seat, path))


class ShipOffer(Frame[State]):
    """Buy one of the ships, the old one given in exchange, or take gold."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "path")

    def __init__(self, seat: Seat, path: Path) -> None:
        self.seat = seat
        self.path = tuple(path)

    def options(self, s: State) -> list[int]:
        effect = effect_at(s, self.path)
        if purse(s, self.seat) < effect["price"]:
            return [PASS]
        return [PASS, *(FIRST_SHIP + s.facts.ships.index(ship) for ship in effect["ships"])]

    def resolve(self, s: State, code: int) -> None:
        effect = effect_at(s, self.path)
        if code == PASS:
            gain(s, self.seat, effect["else_gold"])
        else:
            ship = code - FIRST_SHIP
            buy_ship(s, self.seat, ship, effect["price"], effect["glory_for_ship"])

    def prompt(self, s: State) -> Message:
        effect = effect_at(s, self.path)
        args: dict[str, Arg] = {"gold": effect["price"], "count": effect["else_gold"]}
        return Message("prompt-m-ship-offer", args)
