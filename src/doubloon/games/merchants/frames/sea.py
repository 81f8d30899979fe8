"""Moving: between zones, into port and out of it (M4.1, M4.2)."""

from __future__ import annotations

from typing import ClassVar, Final

from doubloon.engine.frame import Frame
from doubloon.engine.message import Arg, Message
from doubloon.engine.seat import Seat
from doubloon.games.merchants.frames.step import Step, step
from doubloon.games.merchants.frames.trial import attempt
from doubloon.games.merchants.passive import has, own
from doubloon.games.merchants.state import State, Zone
from doubloon.games.merchants.verbs import bounty, enemies, pay, tell
from doubloon.games.merchants.words import INFLUENCE, PASS, PAY

OPEN: Final = 0
HAVEN: Final = 1
"""Pirates get in by an Influence test or a toll (zone rule of Port Royale)."""
WANTED: Final = 2
"""Closed: the nation has a bounty on the captain (M4.2)."""
AT_WAR: Final = 3
"""Closed: the nation is at war with the captain's (rules of war)."""


def neighbours(s: State, seat: Seat) -> tuple[Zone, ...]:
    """The zones that the captain can sail to from where he is."""
    here = s.zone[seat]
    beside = s.facts.beside[here]
    for link in own(s, seat, "link_zones"):
        ends = (s.facts.zones.index(link["a"]), s.facts.zones.index(link["b"]))
        if here in ends:
            beside = tuple(sorted((*beside, ends[1] if here == ends[0] else ends[0])))
    return beside


def access(s: State, seat: Seat, zone: Zone) -> int:
    """Whether the captain may enter a port: OPEN, HAVEN, WANTED or AT_WAR (M4.2)."""
    if s.facts.home[s.captain[seat]] == zone:
        return OPEN
    flag = s.facts.flag[zone]
    haven = False
    neutral = False
    for rule in s.facts.zone_rules[zone].get("port_access", []):
        haven = haven or rule["rule"] == "haven"
        neutral = neutral or rule["rule"] == "ignore_war"
    if bounty(s, seat, flag) and not has(s, seat, "port_access", "rule", "ignore_bounty"):
        return HAVEN if haven else WANTED
    if enemies(s, flag, s.facts.nation[s.captain[seat]]) and not haven and not neutral:
        return AT_WAR
    return OPEN


def sail(s: State, seat: Seat, zone: Zone) -> None:
    """Sail to an adjacent zone; hostile NPCs there look out (M4.1, M9.5a)."""
    s.zone[seat] = zone
    if s.telling:
        tell(s, "sailed", {"seat": seat, "card": s.facts.zones[zone]})
    s.stack.append(Step("be_scouted", seat))


def leave(s: State, seat: Seat) -> None:
    """Put to sea: surplus cargo stays behind, and hostile NPCs look out (M4.1, M5.6, M9.5a)."""
    s.ashore[seat] = False
    if s.telling:
        tell(s, "left-port", {"seat": seat, "card": s.facts.zones[s.zone[seat]]})
    s.stack.append(Step("be_scouted", seat))
    s.stack.append(Step("trim_cargo", seat))


def enter(s: State, seat: Seat) -> None:
    """Go into the zone's port; pirates must be let into a haven (M4.1, M4.2)."""
    if access(s, seat, s.zone[seat]) == HAVEN:
        attempt(s, seat, INFLUENCE, "at_the_haven")
    else:
        land(s, seat)


def land(s: State, seat: Seat) -> None:
    """The ship lies in port."""
    s.ashore[seat] = True
    if s.telling:
        tell(s, "entered", {"seat": seat, "card": s.facts.zones[s.zone[seat]]})


@step
def at_the_haven(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """A success opens the haven, otherwise the toll does (zone rule of Port Royale)."""
    if args[0]:
        land(s, seat)
    else:
        s.stack.append(Toll(seat))


def toll(s: State, zone: Zone) -> int:
    """What the haven asks."""
    for rule in s.facts.zone_rules[zone].get("port_access", []):
        if rule["rule"] == "haven":
            return int(rule["toll"])
    return 0


class Toll(Frame[State]):
    """Pay to be let in, or stay at sea."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def options(self, s: State) -> list[int]:
        if s.gold[self.seat] >= toll(s, s.zone[self.seat]):
            return [PASS, PAY]
        return [PASS]

    def resolve(self, s: State, code: int) -> None:
        if code == PAY:
            pay(s, self.seat, toll(s, s.zone[self.seat]))
            land(s, self.seat)

    def prompt(self, s: State) -> Message:
        args: dict[str, Arg] = {"gold": toll(s, s.zone[self.seat])}
        return Message("prompt-m-toll", args)
