"""Glory cards of trade and adventure: what they arm, and demand that shifts (M8.2)."""

from __future__ import annotations

from typing import ClassVar

from doubloon.engine.frame import Frame
from doubloon.engine.message import Arg
from doubloon.engine.seat import CHANCE, NOBODY, Seat
from doubloon.games.merchants.facts import NONE, Effect
from doubloon.games.merchants.frames.step import Step, step
from doubloon.games.merchants.ops import Path, choose, op
from doubloon.games.merchants.state import State
from doubloon.games.merchants.verbs import tell
from doubloon.games.merchants.words import (
    FIRST_GOOD,
    FIRST_NATION,
    FIRST_ZONE,
    GOODS,
    NATIONS,
    ZONES,
)

# Cards that are good for what comes next.


@op
def do_dice(s: State, seat: Seat, effect: Effect, path: Path) -> None:
    """Sharp Eyes: more dice in the next Scouting test."""
    s.extra_dice += effect["n"]


@op
def do_draw_bonus(s: State, seat: Seat, effect: Effect, path: Path) -> None:
    """Word from the Warehouse: more cards to buy from."""
    s.extra_cards += effect["n"]


@op
def do_price(s: State, seat: Seat, effect: Effect, path: Path) -> None:
    """Shipyard Credit: so much off the bill of this visit."""
    s.credit -= effect["delta"]


@op
def do_stash_here(s: State, seat: Seat, effect: Effect, path: Path) -> None:
    """Stash in Any Port: the chest is open here, in this port action."""
    s.chest_open = True


@op
def do_extra_action(s: State, seat: Seat, effect: Effect, path: Path) -> None:
    """Following Wind: a move more in this turn."""
    s.free_moves += effect["n"]


@op
def do_rumor_draw(s: State, seat: Seat, effect: Effect, path: Path) -> None:
    """Tavern Talk: a rumour without payment or test (M5.17)."""
    s.stack.append(Step("draw_rumour", seat))


@op
def do_mission_claim_remote(s: State, seat: Seat, effect: Effect, path: Path) -> None:
    """Trusted Factor: claim a mission as if in its port (M5.19)."""
    s.stack.append(Step("claim_remote", seat))


@op
def do_sale_upgrade(s: State, seat: Seat, effect: Effect, path: Path) -> None:
    """Guild Favour: name the good that sells like one in demand."""
    wanted = s.demand[s.zone[seat]]
    goods = tuple(FIRST_GOOD + good for good in range(GOODS) if good != wanted)
    choose(s, seat, goods, "favoured_good", path)


@step
def favoured_good(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """That good sells for more in this sale."""
    s.favour = args[0] - FIRST_GOOD
    if s.telling:
        good = s.facts.goods[s.favour]
        tell(s, "favoured", {"seat": seat, "card": good, "gold": s.facts.guild_price})


@op
def do_sale_counts_as(s: State, seat: Seat, effect: Effect, path: Path) -> None:
    """Bulk Contract: two of the good in demand earn Glory as if three when the sale ends (M5.3)."""
    s.sold = effect["n"]


# Demand.


@op
def do_demand_redraw(s: State, seat: Seat, effect: Effect, path: Path) -> None:
    """New demand in all ports, or in those of the nation that the first player names."""
    if effect["ports"] == "all":
        s.stack.append(Step("redeal_demand", NOBODY, ports(s, NONE)))
    else:
        nations = tuple(FIRST_NATION + nation for nation in range(NATIONS))
        choose(s, s.first, nations, "redeal_nation")


def ports(s: State, nation: int) -> tuple[int, ...]:
    """The zones with a port of the nation; of any nation for NONE."""
    flags = s.facts.flag
    return tuple(
        zone
        for zone in range(ZONES)
        if s.facts.port[zone] and (nation == NONE or flags[zone] == nation)
    )


@step
def redeal_nation(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """The ports of that nation want something else."""
    s.stack.append(Step("redeal_demand", NOBODY, ports(s, args[0] - FIRST_NATION)))


@op
def do_demand_choose(s: State, seat: Seat, effect: Effect, path: Path) -> None:
    """Shift in Demand: some tokens are drawn from the pool, for all to see."""
    count = min(effect["draw"], len(s.pool))
    if count:
        s.stack.append(DrawDemand(seat, count, ()))


class DrawDemand(Frame[State]):
    """Chance draws demand tokens, then the player picks one and a port."""

    fields: ClassVar[tuple[str, ...]] = ("player", "left", "drawn")

    def __init__(self, player: Seat, left: int, drawn: tuple[int, ...]) -> None:
        self.seat = CHANCE
        self.player = player
        self.left = left
        self.drawn = tuple(drawn)

    def options(self, s: State) -> list[int]:
        return [FIRST_GOOD + good for good in s.pool]

    def resolve(self, s: State, code: int) -> None:
        good = code - FIRST_GOOD
        s.pool.remove(good)
        drawn = (*self.drawn, good)
        if self.left > 1:
            s.stack.append(DrawDemand(self.player, self.left - 1, drawn))
            return
        if s.telling:
            goods = [s.facts.goods[token] for token in drawn]
            said: dict[str, Arg] = {"seat": self.player, "cards": goods}
            tell(s, "drew-demand", said)
        codes = tuple(sorted({FIRST_GOOD + token for token in drawn}))
        choose(s, self.player, codes, "demand_good", drawn)


@step
def demand_good(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """Where the good chosen is to be in demand; the other tokens go back to the pool."""
    good = args[0] - FIRST_GOOD
    rest = list(args[1:])
    rest.remove(good)
    s.pool = sorted([*s.pool, *rest])
    zones = tuple(FIRST_ZONE + zone for zone in ports(s, NONE) if s.demand[zone] != NONE)
    choose(s, seat, zones, "demand_port", (good,))


@step
def demand_port(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """The token changes places with the port's own."""
    zone, good = args[0] - FIRST_ZONE, args[1]
    s.pool = sorted([*s.pool, s.demand[zone]])
    s.demand[zone] = good
    if s.telling:
        said: dict[str, Arg] = {"card": s.facts.goods[good], "target": s.facts.zones[zone]}
        tell(s, "demand", said)
