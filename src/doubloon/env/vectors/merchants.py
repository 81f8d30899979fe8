"""Merchants & Marauders in numbers, as one captain may know them.

Secret are the split of gold, hands, rumours, cargo that nobody saw come aboard, and a market that
somebody looks at (M1.7, M1.8): what the observer cannot place is counted among the unseen.
"""

from __future__ import annotations

from doubloon.engine.frame import Frame
from doubloon.engine.seat import Seat
from doubloon.engine.state import State as EngineState
from doubloon.env.vectors.layout import Vector, capped
from doubloon.env.vectors.merchants_layout import QUESTIONS, layout
from doubloon.games.merchants import Merchants
from doubloon.games.merchants.facts import NONE
from doubloon.games.merchants.fight import AT_SEA, Fight
from doubloon.games.merchants.frames.every import FRAMES
from doubloon.games.merchants.frames.window import MOMENTS, React
from doubloon.games.merchants.shown import shown_glory, shown_rumour
from doubloon.games.merchants.state import GARRISON, NPC_SIDE, State
from doubloon.games.merchants.view import captain_open, open_to
from doubloon.games.merchants.words import (
    CAPTAINS,
    EVENTS,
    GLORY,
    GOODS,
    MAX_SEATS,
    MISSIONS,
    MODS,
    NATIONS,
    NPCS,
    RUMOURS,
    SHIPS,
    SHOOT,
    WEAPONS,
    ZONES,
)

SPECIALISTS = 8
LOCATIONS = 5
FACES = 5
FIGHTERS = MAX_SEATS + NPCS + 1
PROGRESS = 16


class Row:
    """A row of numbers that is written from left to right."""

    def __init__(self, size: int) -> None:
        self.row = bytearray(size)
        self.at = 0

    def put(self, value: int) -> None:
        """A number."""
        if value:
            self.row[self.at] = capped(value)
        self.at += 1

    def one(self, size: int, index: int) -> None:
        """A flag for one of so many things, or for none."""
        if index >= 0:
            self.row[self.at + index] = 1
        self.at += size

    def bits(self, size: int, value: int) -> None:
        """A flag for every bit."""
        at = self.at
        while value:
            if value & 1 and at < self.at + size:
                self.row[at] = 1
            value >>= 1
            at += 1
        self.at += size

    def some(self, size: int, things: list[int]) -> None:
        """How often each of so many things is there."""
        at = self.at
        self.at += size
        if things:
            counts = [0] * size
            for thing in things:
                counts[thing] += 1
            self.row[at : self.at] = bytes(counts)

    def goods(self, cards: list[int]) -> None:
        """Cargo cards by their good."""
        self.some(GOODS, [card // 8 for card in cards])

    def copy(self, part: bytes) -> None:
        """Numbers that are known already."""
        self.row[self.at : self.at + len(part)] = part
        self.at += len(part)


class Kept:
    """Numbers that are made again only when what they are made from has changed."""

    def __init__(self) -> None:
        self.key: list[object] = []
        self.part = b""


class MerchantsVector(Vector):
    """Observations of Merchants & Marauders."""

    def __init__(self, game: Merchants) -> None:
        super().__init__(layout(game.facts))
        self.question: dict[type[Frame[State]], int] = {
            FRAMES[name]: at for at, name in enumerate(QUESTIONS)
        }
        self.moment = {moment: at for at, moment in enumerate(MOMENTS)}
        self.npcs = Kept()
        self.board = Kept()

    def fill(self, s: EngineState, seat: Seat) -> bytearray:
        """What the seat may know."""
        assert isinstance(s, State)
        row = Row(self.layout.size)
        self.course(s, seat, row)
        stalls(s, seat, row)
        fight(s, seat, row)
        for step in range(MAX_SEATS):
            if step < s.seats:
                captain(s, (seat + step) % s.seats, seat, row)
            else:
                row.at += PLAYER
        self.ships(s, row)
        self.zones(s, row)
        piles(s, row)
        unseen(s, seat, row)
        assert row.at == self.layout.size
        return row.row

    def ships(self, s: State, row: Row) -> None:
        """The ships that no player runs."""
        key: list[object] = [s.admirals[:], s.ship[NPC_SIDE:], s.zone[NPC_SIDE:]]
        key.append(s.cubes[NPC_SIDE * LOCATIONS :])
        if key != self.npcs.key:
            part = Row(NPCS * NPC)
            for npc in range(NPCS):
                npc_ship(s, npc, part)
            self.npcs.key, self.npcs.part = key, bytes(part.row)
        row.copy(self.npcs.part)

    def zones(self, s: State, row: Row) -> None:
        """What lies in the zones."""
        key: list[object] = [s.demand[:], s.merchants[:], s.flags[:], s.tokens[:], s.offer[:]]
        if key != self.board.key:
            part = Row(ZONES * ZONE)
            for zone in range(ZONES):
                lies_in(s, zone, part)
            self.board.key, self.board.part = key, bytes(part.row)
        row.copy(self.board.part)

    def course(self, s: State, seat: Seat, row: Row) -> None:
        """Where the game and the turn are."""
        seats = s.seats
        row.put(s.goal)
        row.put(1 if s.left_plays_npc else 0)
        row.put(1 if s.choose_captains else 0)
        row.put(seats)
        row.one(MAX_SEATS, seat)
        question = moment = asked = NONE
        if s.stack:
            frame = s.stack[-1]
            if frame.seat >= 0:
                asked = (frame.seat - seat) % seats
                question = self.question[type(frame)]
                if isinstance(frame, React):
                    moment = self.moment[frame.moment]
        row.one(MAX_SEATS, asked)
        row.one(MAX_SEATS, (s.active - seat) % seats if s.active >= 0 else NONE)
        row.one(MAX_SEATS, (s.first - seat) % seats)
        row.one(len(QUESTIONS), question)
        row.one(len(MOMENTS), moment)
        row.put(s.round)
        row.put(s.end)
        row.put(1 if s.revealed else 0)
        row.put(1 if s.fogged else 0)
        row.put(s.actions)
        row.put(s.free_moves)
        row.put(s.free_sails)
        row.put(1 if s.ported else 0)
        row.put(s.credit)
        row.put(s.extra_dice)
        row.put(s.extra_cards)
        row.put(s.sold)
        row.put(s.lost)
        row.put(1 if s.chest_open else 0)
        row.one(GOODS, s.favour)
        row.bits(NPCS, s.scouted)
        for step in range(MAX_SEATS):
            player = (seat + step) % seats
            row.put(s.scouted >> (NPCS + player) & 1 if step < seats else 0)
        row.bits(8, s.visited)
        row.bits(24, s.used)
        row.one(EVENTS, s.event)
        row.one(GLORY, s.last_card)
        row.some(FACES, [face - 1 for face in s.dice])


def stalls(s: State, seat: Seat, row: Row) -> None:
    """The market being looked at, a rumour being weighed, the cards of a raid."""
    buys = seat == s.active or not s.stack
    row.goods(list(s.market) if buys else [])
    row.put(len(s.market))
    row.goods(list(s.basket) if buys else [])
    row.put(len(s.basket))
    row.one(RUMOURS, s.heard if seat == s.asked() else NONE)
    row.put(1 if s.heard != NONE else 0)
    row.goods(list(s.raid))


def fight(s: State, seat: Seat, row: Row) -> None:
    """The combat, which is open to everybody."""
    now = s.fight
    if now is None:
        row.at += FIGHT
        return
    row.put(1)
    row.put(now.round)
    row.put(now.quiet)
    row.put(1 if now.escaping else 0)
    row.put(now.landing - AT_SEA)
    row.one(FIGHTERS, fighter(s, now.looter, seat))
    row.one(2, now.winner)
    row.put(now.garrison[0])
    row.put(now.garrison[1])
    for place in range(2):
        fight_side(s, now, place, seat, row)


def fight_side(s: State, now: Fight, place: int, seat: Seat, row: Row) -> None:
    """The attacker or the defender."""
    row.one(FIGHTERS, fighter(s, now.sides[place], seat))
    row.one(3, now.declared[place] - SHOOT)
    row.some(FACES, [face - 1 for face in now.dice[place]])
    row.put(now.counts[place])
    row.some(LOCATIONS + 1, list(now.hits[place]))
    row.one(LOCATIONS, now.shot[place])
    row.put(now.extra[place])
    row.bits(8, now.used[place])


def fighter(s: State, side: int, seat: Seat) -> int:
    """A side as the observer counts: itself, the other captains clockwise, NPCs, a garrison."""
    return (side - seat) % s.seats if 0 <= side < NPC_SIDE else side


def captain(s: State, who: Seat, seat: Seat, row: Row) -> None:
    """One captain as the observer sees him."""
    mine = open_to(s, who, seat)
    rich = who == seat or not s.stack
    ship = s.revealed or who == seat
    row.put(1)
    row.put(1 if s.captain[who] != NONE else 0)
    row.put(1 if s.dead[who] else 0)
    row.put(1 if s.ship[who] != NONE else 0)
    row.put(1 if s.ashore[who] else 0)
    row.put(s.glory[who])
    row.put(s.gold[who] if rich else 0)
    row.put(s.chest[who] if rich else 0)
    row.put(s.gold[who] + s.chest[who])
    row.put(1 if s.gold[who] > 0 else 0)
    row.put(len(s.hands[who]))
    row.put(len(s.cargo[who]))
    row.put(1 if s.rumour[who] != NONE else 0)
    row.put(1 if s.big_ship[who] else 0)
    row.one(CAPTAINS, s.captain[who] if captain_open(s, who, seat) else NONE)
    if ship:
        vessel(s, who, row)
    else:
        row.at += SHIPS + LOCATIONS
    row.one(ZONES, s.zone[who])
    row.bits(WEAPONS, s.weapons[who])
    row.bits(MODS, s.mods[who])
    row.bits(MODS, s.flipped[who])
    row.some(GLORY, list(s.hands[who]) if mine else [])
    row.one(GLORY, shown_glory(s, who))
    row.goods(list(s.cargo[who] if mine else s.shown[who]))
    row.goods(list(s.shown[who]))
    row.one(RUMOURS, s.rumour[who] if mine or shown_rumour(s) == who else NONE)
    row.some(RUMOURS, list(s.kept[who]))
    row.one(MISSIONS, s.mission[who])
    row.bits(PROGRESS, s.progress[who])
    row.bits(SPECIALISTS, s.specialists[who])
    row.some(GLORY, list(s.staff[who]))
    for nation in range(NATIONS):
        row.put(s.bounty[who * NATIONS + nation])
    row.one(ZONES, s.bought_at[who])
    row.one(ZONES, s.buying_at[who])


def vessel(s: State, side: int, row: Row) -> None:
    """A ship and what is left of it."""
    row.one(SHIPS, s.ship[side])
    if s.ship[side] == NONE:
        row.at += LOCATIONS
        return
    for location in range(LOCATIONS):
        row.put(s.cubes[side * LOCATIONS + location])


def npc_ship(s: State, npc: int, row: Row) -> None:
    """A ship that no player runs."""
    admirals = s.admirals[npc]
    row.put(len(admirals))
    row.one(EVENTS + 1, admirals[-1] if admirals else NONE)
    vessel(s, NPC_SIDE + npc, row)
    row.one(ZONES, s.zone[NPC_SIDE + npc])


def lies_in(s: State, zone: int, row: Row) -> None:
    """The demand, the merchant and the shipyard of a zone."""
    row.one(GOODS, s.demand[zone])
    pile = s.merchants[zone]
    row.some(NATIONS, list(s.flags[pile]) if pile != NONE else [])
    row.put(len(s.tokens[zone]))
    row.one(MODS, s.offer[zone])


def piles(s: State, row: Row) -> None:
    """What lies beside the board for everybody to see."""
    row.some(EVENTS, list(s.due))
    row.some(NPCS, list(s.back))
    row.some(NATIONS, [nation for nation in s.war if nation != NONE])
    row.some(GOODS, s.pool)
    row.some(NATIONS, list(s.track))
    for weapon in range(WEAPONS):
        row.put(s.armoury[weapon])
    row.some(MISSIONS, [mission for mission in s.missions if mission != NONE])
    row.goods(s.cargo_pile)
    row.some(GLORY, s.glory_pile)
    row.some(MISSIONS, s.mission_pile)


def unseen(s: State, seat: Seat, row: Row) -> None:
    """What the observer cannot place: decks, and what others hide."""
    cargo = s.cargo_deck[:]
    glory = s.glory_deck[:]
    rumours = s.rumour_deck[:]
    captains = s.captain_deck[:]
    if s.stack and seat != s.active:
        cargo += list(s.market) + list(s.basket)
    if s.heard != NONE and seat != s.asked():
        rumours.append(s.heard)
    for who in range(s.seats):
        if not captain_open(s, who, seat) and s.captain[who] != NONE:
            captains.append(s.captain[who])
        if open_to(s, who, seat):
            continue
        cargo += [card for card in s.cargo[who] if card not in s.shown[who]]
        glory += list(s.hands[who])
        flashed = shown_glory(s, who)
        if flashed != NONE:
            glory.remove(flashed)
        if s.rumour[who] != NONE and shown_rumour(s) != who:
            rumours.append(s.rumour[who])
    row.goods(cargo)
    row.some(GLORY, glory)
    row.some(RUMOURS, rumours)
    row.some(CAPTAINS, captains)
    row.some(MISSIONS, s.mission_deck)
    row.some(EVENTS, s.event_deck)


FIGHT = 7 + FIGHTERS + 2 * (FIGHTERS + 3 + FACES + 1 + LOCATIONS + 1 + LOCATIONS + 1 + 8) + 2
"""Numbers of a combat."""
PLAYER = (
    14
    + CAPTAINS
    + SHIPS
    + LOCATIONS
    + ZONES * 3
    + WEAPONS
    + MODS * 2
    + GLORY * 3
    + GOODS * 2
    + RUMOURS * 2
    + MISSIONS
    + PROGRESS
    + SPECIALISTS
    + NATIONS
)
"""Numbers of a captain."""
NPC = 1 + EVENTS + 1 + SHIPS + LOCATIONS + ZONES
"""Numbers of a ship that no player runs."""
ZONE = GOODS + NATIONS + 1 + MODS
"""Numbers of a zone."""
assert GARRISON == MAX_SEATS + NPCS
