"""NPC ships: how they move, whom they hunt, whom they find (M9.3 to M9.10)."""

from __future__ import annotations

from typing import ClassVar, Final

from doubloon.engine.frame import Frame
from doubloon.engine.message import Arg
from doubloon.engine.seat import CHANCE, NOBODY, Seat
from doubloon.games.merchants.facts import NONE
from doubloon.games.merchants.frames.round import MAN_O_WAR
from doubloon.games.merchants.frames.step import Step, roll, step, successes
from doubloon.games.merchants.frames.window import Window
from doubloon.games.merchants.passive import npc_scouting
from doubloon.games.merchants.state import NPC_SIDE, Npc, State, Zone, is_pirate
from doubloon.games.merchants.verbs import enemies, npc_label, tell
from doubloon.games.merchants.words import FIRST_NPC, FIRST_SEAT, NATIONS, NPCS

NOT_HUNTED: Final = (0, 0, 0)


def hunted(s: State, npc: Npc, seat: Seat) -> tuple[int, int, int]:
    """How much an NPC wants a player: the degree of each priority (M9.3, M9.9a, M9.9b)."""
    pirate = is_pirate(s, seat)
    if npc >= NATIONS:
        if pirate:
            return NOT_HUNTED
        return (int(s.gold[seat] > 0), int(len(s.cargo[seat]) > 0), 1)
    war = int(enemies(s, npc, s.facts.nation[s.captain[seat]]))
    if not pirate:
        return (0, 0, war)
    base = seat * NATIONS
    bounty = s.bounty[base + npc]
    return (bounty, sum(s.bounty[base : base + NATIONS]) - bounty, war)


@step
def move_npc(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """An icon of an event: the ship hunts, or sails its way (M9.8, M9.9). It attacks nobody now."""
    npc = args[0]
    here = s.zone[NPC_SIDE + npc]
    if here == NONE:
        return
    best = NOT_HUNTED
    prey: list[Seat] = []
    for player in range(s.seats):
        zone = s.zone[player]
        if zone == NONE or (zone != here and zone not in s.facts.beside[here]):
            continue
        degree = hunted(s, npc, player)
        if degree > best:
            best = degree
            prey = [player]
        elif degree == best and degree != NOT_HUNTED:
            prey.append(player)
    if not prey:
        drift(s, NOBODY, args)
        return
    zones = {s.zone[player] for player in prey}
    if len(zones) == 1:
        sail_npc(s, npc, s.zone[prey[0]])
    else:
        s.stack.append(Hunt(npc, tuple(prey)))


class Hunt(Frame[State]):
    """Chance decides between players that are wanted equally (M9.9)."""

    fields: ClassVar[tuple[str, ...]] = ("npc", "prey")

    def __init__(self, npc: Npc, prey: tuple[Seat, ...]) -> None:
        self.seat = CHANCE
        self.npc = npc
        self.prey = prey

    def options(self, s: State) -> list[int]:
        return [FIRST_SEAT + player for player in self.prey]

    def resolve(self, s: State, code: int) -> None:
        sail_npc(s, self.npc, s.zone[code - FIRST_SEAT])


@step
def drift(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """One zone in a direction, or in the next one clockwise that has a border (M9.8)."""
    npc, way = args[0], args[1]
    borders = s.facts.borders[s.zone[NPC_SIDE + npc]]
    while borders[way] == NONE:
        way = (way + 1) % 8
    sail_npc(s, npc, borders[way])


def sail_npc(s: State, npc: Npc, zone: Zone) -> None:
    """An NPC ship moves, or stays where it is."""
    if s.telling and s.zone[NPC_SIDE + npc] != zone:
        tell(s, "npc-sailed", {"card": npc_label(npc), "target": s.facts.zones[zone]})
    s.zone[NPC_SIDE + npc] = zone


def hostile(s: State, seat: Seat) -> list[Npc]:
    """The NPCs that scout for a player at sea where he is (M9.3, M9.4, M9.7)."""
    zone = s.zone[seat]
    if zone == NONE or s.ashore[seat]:
        return []
    navies = 0
    men_of_war = 0
    present: list[Npc] = []
    for npc in range(NPCS):
        if s.zone[NPC_SIDE + npc] == zone:
            present.append(npc)
            if npc < NATIONS:
                navies += 1
                if s.ship[NPC_SIDE + npc] == MAN_O_WAR:
                    men_of_war += 1
    found: list[Npc] = []
    for npc in present:
        quiet = navies > 0 if npc >= NATIONS else False
        if s.ship[NPC_SIDE + npc] == MAN_O_WAR and men_of_war > 1:
            quiet = True
        if not quiet and hunted(s, npc, seat) != NOT_HUNTED:
            found.append(npc)
    return found


@step
def be_scouted(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """Hostile NPCs in the zone look for the player, once each, in random order (M9.5, M9.7)."""
    found = hostile(s, seat)
    if found:
        s.stack.append(LookOut(seat, tuple(found)))


class LookOut(Frame[State]):
    """Chance says which NPC looks next; it must still be there and hostile."""

    fields: ClassVar[tuple[str, ...]] = ("player", "npcs")

    def __init__(self, player: Seat, npcs: tuple[Npc, ...]) -> None:
        self.seat = CHANCE
        self.player = player
        self.npcs = npcs

    def options(self, s: State) -> list[int]:
        still = hostile(s, self.player)
        return [FIRST_NPC + npc for npc in self.npcs if npc in still]

    def resolve(self, s: State, code: int) -> None:
        npc = code - FIRST_NPC
        rest = tuple(other for other in self.npcs if other != npc)
        if rest:
            s.stack.append(LookOut(self.player, rest))
        roll(s, npc_scouting(s, npc, self.player), Step("npc_looked", self.player, (npc,)))


@step
def npc_looked(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """One success and the player is found: combat, with the NPC as attacker (M9.6)."""
    npc = args[0]
    count = successes(s.dice)
    if s.telling:
        said: dict[str, Arg] = {"seat": seat, "card": npc_label(npc), "successes": count}
        tell(s, "npc-looked", {**said, "dice": len(s.dice)})
    if count:
        s.stack.append(Step("found", seat, (NPC_SIDE + npc, seat)))
        s.stack.append(Window("when_scouted", seat))


@step
def found(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """Whoever was found must fight, unless the fog has swallowed him (M4.4)."""
    if s.fogged:
        s.fogged = False
        return
    s.stack.append(Step("start_battle", seat, args))
