"""Tables of Merchants & Marauders set by hand.

    t = sea(ships={P1: "frigate"}, zones={P1: "havana"}, cargo={P1: ["rum", "rum"]})
    t.do("start_raid", P1, "havana")
    t.play("? spanish", "P1 raid spanish", "? rum-3", "? rum-4", "? wood-1")
    t.roll("skull 3")
    assert t.gold(P1) == 18

Everybody lies in the home port with a sloop and 10 gold; P1 has the turn with three actions, and
nothing is pending: `do` runs a step, `on` puts a frame, `act` opens the menu of the active player.
Every component that a test names is taken from where it lay; after every play all that was there
before is still there. Chance
answers only by script (`? havana`, `roll`) unless `strict=False`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from doubloon.engine.frame import Frame
from doubloon.engine.seat import Seat
from doubloon.engine.settle import settle
from doubloon.games import game
from doubloon.games.merchants import Merchants, verbs
from doubloon.games.merchants.facts import NO_PORT, NONE, Facts, read_facts
from doubloon.games.merchants.frames.step import Step
from doubloon.games.merchants.state import NPC_SIDE, State
from doubloon.games.merchants.words import (
    GOODS,
    LOCATIONS,
    NATIONS,
    NPC_NAMES,
    ZONES,
    card_names,
)
from doubloon.match.table import Table
from kit import P1, P2, P3, P4, Stage
from laws.room_merchants import census

__all__ = ["P1", "P2", "P3", "P4", "Voyage", "sea"]

CAPTAINS: Final = ("felipe_montemayor", "frances_wright", "nicolas_jaures", "sikuma")
"""Who sits at the table unless a test says otherwise: Spanish, English, French, Dutch."""
FACTS: Final = read_facts()
CARDS: Final = card_names(FACTS.goods)


class Voyage(Stage):
    """A table of Merchants & Marauders."""

    @property
    def state(self) -> State:
        """The position itself."""
        return cast(State, self.table._state)

    @property
    def facts(self) -> Facts:
        """The components."""
        return self.state.facts

    # Making things happen.

    def play(self, *lines: str) -> None:
        """Play the lines in turn; what was there before is there afterwards (M2.1)."""
        before = census(self.state)
        super().play(*lines)
        assert self.state.end or census(self.state) == before

    def do(self, name: str, seat: Seat, *args: int | str) -> None:
        """Run a named step on top of what is pending; words among its numbers are looked up."""
        self.on(Step(name, seat, tuple(self.number(arg) for arg in args)))

    def on(self, *frames: Frame[State]) -> None:
        """Put frames on top of what is pending, the last one first in turn."""
        self.state.stack.extend(frames)
        before = census(self.state)
        self.settle()
        assert self.state.end or census(self.state) == before

    def act(self) -> None:
        """Open the menu of the active player's turn."""
        from doubloon.games.merchants.frames.turn import Act

        self.on(Act(self.state.active))

    def settle(self) -> None:
        """Run on until somebody is asked, after a change by hand."""
        self.table._bag = settle(self.state, None)
        self.table._decision = None
        self._let_chance_speak()
        self.check()

    def roll(self, faces: str) -> None:
        """Let the dice fall so: `roll("skull 3 skull")`."""
        self.play(*(f"? die {face}" for face in faces.split()))

    def expect(self, seat: Seat, prompt: str, options: str | None = None) -> None:
        """Assert who is asked what, and the words open to him, written "sail a, done"."""
        assert (self.asked, self.prompt) == (seat, prompt)
        if options is not None:
            assert self.options == {word.strip() for word in options.split(",")}

    def over(self) -> None:
        """Assert that nothing is left pending."""
        assert not self.state.stack, [frame.dump() for frame in self.state.stack]

    def number(self, word: int | str) -> int:
        """The number of a zone, NPC, good, location, ship, card or captain by its id."""
        if isinstance(word, int):
            return word
        facts = self.facts
        for names in (
            facts.zones,
            NPC_NAMES,
            facts.goods,
            LOCATIONS,
            facts.ships,
            facts.mods,
            facts.weapons,
            facts.glory,
            facts.rumours,
            facts.missions,
            facts.captains,
            facts.events,
            CARDS,
        ):
            if word in names:
                return list(names).index(word)
        raise KeyError(word)

    # Looking.

    def gold(self, seat: Seat) -> int:
        """The gold aboard."""
        return self.state.gold[seat]

    def chest(self, seat: Seat) -> int:
        """The gold stashed."""
        return self.state.chest[seat]

    def glory(self, seat: Seat) -> int:
        """Glory points on the track."""
        return self.state.glory[seat]

    def hand(self, seat: Seat) -> list[str]:
        """The Glory cards in hand."""
        return [self.facts.glory[card] for card in self.state.hands[seat]]

    def cargo(self, seat: Seat) -> list[str]:
        """The goods aboard, one word a card."""
        return [self.facts.goods[card // 8] for card in self.state.cargo[seat]]

    def zone(self, side: int | str) -> str:
        """Where a seat or an NPC (by name) is; "" if nowhere."""
        at = self.state.zone[self.side(side)]
        return "" if at == NONE else self.facts.zones[at]

    def left(self, side: int | str, location: str) -> int:
        """What is left of a location of a ship."""
        return verbs.left(self.state, self.side(side), LOCATIONS.index(location))

    def ship(self, side: int | str) -> str:
        """The kind of ship."""
        return self.facts.ships[self.state.ship[self.side(side)]]

    def bounties(self, seat: Seat) -> dict[str, int]:
        """The bounties on a player, those that there are."""
        levels = self.state.bounty[seat * NATIONS : (seat + 1) * NATIONS]
        return {name: level for name, level in zip(NPC_NAMES, levels, strict=False) if level}

    def names(self, seat: Seat, what: str) -> list[str]:
        """What a seat has as bits: "mods", "weapons", "flipped" or "specialists"."""
        names = {
            "mods": self.facts.mods,
            "flipped": self.facts.mods,
            "weapons": self.facts.weapons,
            "specialists": self.facts.specialists,
        }[what]
        bits = getattr(self.state, what)[seat]
        return [name for at, name in enumerate(names) if bits >> at & 1]

    def side(self, side: int | str) -> int:
        """A side by its seat, or by an NPC's name."""
        return NPC_SIDE + NPC_NAMES.index(side) if isinstance(side, str) else side

    # Setting.

    def damage(self, side: int | str, **points: int) -> None:
        """Take so many points off locations of a ship: `damage(P1, hull=1, masts=2)`."""
        for location, lost in points.items():
            self.state.cubes[self.side(side) * 5 + LOCATIONS.index(location)] -= lost

    def give_mods(self, seat: Seat, mods: Sequence[str]) -> None:
        """Fit modifications out of the ports, cubes included."""
        s = self.state
        for name in mods:
            kind = self.facts.mods.index(name)
            self._out_of_ports(kind)
            s.mods[seat] |= 1 << kind
        verbs.fit_out(s, seat, s.ship[seat])

    def offer(self, zone: str, mod: str) -> None:
        """Let a modification lie face up in a port."""
        s = self.state
        at = self.facts.zones.index(zone)
        kind = self.facts.mods.index(mod)
        if s.tokens[at]:
            self._out_of_pile(kind, s.tokens[at][-1])
            s.tokens[at] = s.tokens[at][:-1]
        else:
            self._out_of_ports(kind)
        s.offer[at] = kind

    def want(self, zone: str, good: str) -> None:
        """Let a good be in demand in a port: its token changes places with the one there."""
        s = self.state
        at = self.facts.zones.index(zone)
        wanted = self.facts.goods.index(good)
        if s.demand[at] == wanted:
            return
        if wanted in s.pool:
            s.pool.remove(wanted)
            s.pool.append(s.demand[at])
            s.pool.sort()
        else:
            s.demand[s.demand.index(wanted)] = s.demand[at]
        s.demand[at] = wanted

    def put_npc(self, npc: str, zone: str, *admirals: str) -> None:
        """Put an NPC on the board, by default under the first of its captains."""
        s = self.state
        at = NPC_NAMES.index(npc)
        side = NPC_SIDE + at
        chosen = [self.facts.events.index(id) for id in admirals] or [self.facts.npc_of.index(at)]
        for admiral in chosen:
            s.event_deck.remove(admiral)
        s.admirals[at] = tuple(chosen)
        s.zone[side] = self.facts.zones.index(zone)
        verbs.fit_out(s, side, self.facts.npc_ship[chosen[-1]])

    def _out_of_ports(self, kind: int) -> None:
        """Take a covered modification token out of the pile and out of the last port with one."""
        s = self.state
        at = max(zone for zone in range(ZONES) if s.tokens[zone])
        self._out_of_pile(kind, s.tokens[at][-1])
        s.tokens[at] = s.tokens[at][:-1]

    def _out_of_pile(self, kind: int, pile: int) -> None:
        tokens = list(self.state.forge[pile])
        tokens.remove(kind)
        self.state.forge[pile] = tuple(tokens)


def sea(
    seats: int = 2,
    *,
    captains: Mapping[Seat, str] | None = None,
    ships: Mapping[Seat, str] | None = None,
    zones: Mapping[Seat, str] | None = None,
    ports: Mapping[Seat, str] | None = None,
    gold: Mapping[Seat, int] | None = None,
    chest: Mapping[Seat, int] | None = None,
    glory: Mapping[Seat, int] | None = None,
    hands: Mapping[Seat, Sequence[str]] | None = None,
    cargo: Mapping[Seat, Sequence[str]] | None = None,
    shown: Mapping[Seat, Sequence[str]] | None = None,
    rumour: Mapping[Seat, str] | None = None,
    kept: Mapping[Seat, Sequence[str]] | None = None,
    mission: Mapping[Seat, str] | None = None,
    missions: Sequence[str] | None = None,
    specialists: Mapping[Seat, Sequence[str]] | None = None,
    bounty: Mapping[Seat, Mapping[str, int]] | None = None,
    weapons: Mapping[Seat, Sequence[str]] | None = None,
    mods: Mapping[Seat, Sequence[str]] | None = None,
    damage: Mapping[Seat, Mapping[str, int]] | None = None,
    npcs: Mapping[str, str] | None = None,
    demand: Mapping[str, str] | None = None,
    offer: Mapping[str, str] | None = None,
    event: str | None = None,
    war: tuple[str, str] | None = None,
    active: Seat = P1,
    actions: int = 3,
    goal: int = 10,
    strict: bool = True,
    deck: Mapping[str, Any] | None = None,
) -> Voyage:
    """A table in the middle of a turn, with nothing pending.

    `zones` puts a ship at sea there, `ports` into the port. Cargo is named by good ("rum") or card
    ("rum-3"); `shown` cargo came aboard openly. NPCs are named with their zone, under the first
    captain of theirs (`put_npc` takes others). Missions lie out as given, by default the first two
    that nobody has.
    """
    table = Table(game("merchants"), seats, {"deck": deck} if deck else {}, None)
    facts = cast(Merchants, table.game).facts if deck else FACTS
    s = table._state = table._listen(lay(facts, seats))
    t = Voyage(table, strict)
    s.goal = goal
    for seat in range(seats):
        captain = facts.captains.index((captains or {}).get(seat, CAPTAINS[seat]))
        if captain in s.captain:
            captain = next(c for c in s.captain_deck if facts.captains[c] not in CAPTAINS)
        s.captain_deck.remove(captain)
        s.captain[seat] = captain
        s.zone[seat] = facts.home[captain]
        s.gold[seat] = 10
        s.ashore[seat] = True
        verbs.fit_out(s, seat, facts.ships.index((ships or {}).get(seat, "sloop")))
    for seat, place in (zones or {}).items():
        s.zone[seat], s.ashore[seat] = facts.zones.index(place), False
    for seat, place in (ports or {}).items():
        s.zone[seat], s.ashore[seat] = facts.zones.index(place), True
    for seat, amount in (gold or {}).items():
        s.gold[seat] = amount
    for seat, amount in (chest or {}).items():
        s.chest[seat] = amount
    for seat, points in (glory or {}).items():
        s.glory[seat] = points
    _deal(t, hands or {}, cargo or {}, shown or {}, rumour or {}, kept or {})
    _missions(t, mission or {}, missions)
    for seat, kinds in (specialists or {}).items():
        for kind in kinds:
            s.specialists[seat] |= 1 << facts.specialists.index(kind)
    for seat, levels in (bounty or {}).items():
        for nation, level in levels.items():
            s.bounty[seat * NATIONS + NPC_NAMES.index(nation)] = level
    for seat, kinds in (weapons or {}).items():
        for kind in kinds:
            s.armoury[facts.weapons.index(kind)] -= 1
            s.weapons[seat] |= 1 << facts.weapons.index(kind)
    for seat, kinds in (mods or {}).items():
        t.give_mods(seat, kinds)
    for seat, points_lost in (damage or {}).items():
        t.damage(seat, **points_lost)
    for npc, place in (npcs or {}).items():
        t.put_npc(npc, place)
    for place, good in (demand or {}).items():
        t.want(place, good)
    for place, mod in (offer or {}).items():
        t.offer(place, mod)
    if event is not None:
        s.event = facts.events.index(event)
        s.event_deck.remove(s.event)
    if war is not None:
        s.war = (NPC_NAMES.index(war[0]), NPC_NAMES.index(war[1]))
    s.first = s.active = active
    s.actions = actions
    t.check()
    return t


def _deal(
    t: Voyage,
    hands: Mapping[Seat, Sequence[str]],
    cargo: Mapping[Seat, Sequence[str]],
    shown: Mapping[Seat, Sequence[str]],
    rumour: Mapping[Seat, str],
    kept: Mapping[Seat, Sequence[str]],
) -> None:
    """Give the cards that a test names to their holders, out of their decks."""
    s = t.state
    facts = s.facts
    for seat, names in hands.items():
        cards = sorted(facts.glory.index(name) for name in names)
        for card in cards:
            s.glory_deck.remove(card)
        s.hands[seat] = tuple(cards)
    for open_, held in ((False, cargo), (True, shown)):
        for seat, names in held.items():
            for name in names:
                verbs.load(s, seat, t_card(s, name), open_)
    for seat, name in rumour.items():
        s.rumour[seat] = facts.rumours.index(name)
        s.rumour_deck.remove(s.rumour[seat])
    for seat, names in kept.items():
        s.kept[seat] = tuple(sorted(facts.rumours.index(name) for name in names))
        for card in s.kept[seat]:
            s.rumour_deck.remove(card)


def t_card(s: State, name: str) -> int:
    """A cargo card by its name, or the first of a good that is left; it leaves the deck."""
    good = name.partition("-")[0]
    number = CARDS.index(name) if "-" in name else NONE
    card = (
        number
        if number != NONE
        else next(c for c in s.cargo_deck if c // 8 == s.facts.goods.index(good))
    )
    s.cargo_deck.remove(card)
    return card


def _missions(t: Voyage, held: Mapping[Seat, str], out: Sequence[str] | None) -> None:
    """Give missions to their holders and lay two out."""
    s = t.state
    facts = s.facts
    for seat, name in held.items():
        s.mission[seat] = facts.missions.index(name)
        s.mission_deck.remove(s.mission[seat])
    laid = [facts.missions.index(name) for name in out or ()] or s.mission_deck[:2]
    for card in laid:
        s.mission_deck.remove(card)
    s.missions = [*laid, NONE][:2]


def lay(facts: Facts, seats: int) -> State:
    """A board as after setup, with the tokens in an order that tests can rely on.

    Demand goes round the goods in the order of the ports; the pool holds one token of each.
    """
    s = State(facts, seats, [])
    ports = [zone for zone in range(ZONES) if facts.flag[zone] != NO_PORT]
    for at, zone in enumerate(ports):
        s.demand[zone] = at % GOODS
        s.tokens[zone] = (0,)
    s.pool = list(range(GOODS))
    s.merchants = [0] * ZONES
    s.flags = [tuple(n for n in range(NATIONS) for _ in range(facts.merchants[n]))]
    s.forge = [tuple(kind for kind, n in enumerate(facts.mod_copies) for _ in range(n))]
    s.revealed = True
    s.round = s.turn = 1
    return s
