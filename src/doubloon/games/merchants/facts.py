"""The components: facts from the data files, laid out flat."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final, TypeAlias

from doubloon.games.merchants.words import (
    CAPTAINS,
    CARDS,
    EVENTS,
    GLORY,
    LOCATIONS,
    MISSIONS,
    MODS,
    NPC_NAMES,
    RUMOURS,
    SKILLS,
    WEAPONS,
    ZONES,
)

Effect: TypeAlias = dict[str, Any]
"""One effect as the data files write it: an `op` and what it needs."""
Passives: TypeAlias = dict[str, list[Effect]]
"""Effects by their op."""

FILES: Final = ("map", "captains", "ships", "events", "glory", "rumours", "missions")
DIRECTIONS: Final = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
"""Clockwise (M9.8)."""
NONE: Final = -1
ESCAPE: Final = 5
"""The symbol of a cargo card that is no hit; the others are locations (M6.7, M6.9)."""
NO_PORT: Final = -1
"""The nation of a zone without a port."""


class Facts:
    """Every zone, captain, ship, token and card, each known by its place in its list."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        self.options: dict[str, Any] = {}
        """The house deck, as options of a table bring it; nothing for our own."""
        self.rows = flatten(data)
        """One row per component with its confidence and source."""
        self._map(data)
        self._captains(data)
        self._ships(data)
        self._cards(data)

    def _map(self, data: dict[str, Any]) -> None:
        zones = data["zone"]
        self.zones = ids(zones, ZONES)
        at = {id: zone for zone, id in enumerate(self.zones)}
        self.port: list[bool] = [row["port"] for row in zones]
        self.flag: list[int] = [
            NPC_NAMES.index(row["nation"]) if row["nation"] else NO_PORT for row in zones
        ]
        """The nation of each zone's port."""
        self.borders: list[list[int]] = [
            [at[row["borders"][way]] if way in row["borders"] else NONE for way in DIRECTIONS]
            for row in zones
        ]
        """The zone in each of the eight directions, or NONE."""
        self.beside: list[tuple[int, ...]] = [
            tuple(sorted(zone for zone in ways if zone != NONE)) for ways in self.borders
        ]
        self.zone_rules: list[Passives] = [by_op(row["special"]["effects"]) for row in zones]
        self.merchants: list[int] = [row["merchants"] for row in data["nation"]]
        self.war_station: list[int] = [at[row["war_station"]] for row in data["nation"]]

    def _captains(self, data: dict[str, Any]) -> None:
        captains = data["captain"]
        self.captains = ids(captains, CAPTAINS)
        self.skill: list[int] = [row[name] for row in captains for name in SKILLS]
        """Four for each captain, in the order of SKILLS."""
        self.home: list[int] = [self.zones.index(row["home"]) for row in captains]
        self.nation: list[int] = [NPC_NAMES.index(row["nation"]) for row in captains]
        self.abilities: list[Passives] = [
            by_op(
                [
                    {"when": ability["when"], "limit": ability["limit"], **effect}
                    for ability in row["abilities"]
                    for effect in ability["effects"]
                ]
            )
            for row in captains
        ]
        self.specialists: list[str] = [row["id"] for row in data["specialist"]]
        self.skills_of_specialist: list[Passives] = [
            by_op(row["effects"]) for row in data["specialist"]
        ]

    def _ships(self, data: dict[str, Any]) -> None:
        ships = data["ship"]
        self.ships: list[str] = [row["id"] for row in ships]
        self.values: list[int] = [
            row[name]
            for row in ships
            for name in ("toughness", "cargo", "toughness", "crew", "cannons")
        ]
        """Five for each ship, in the order of LOCATIONS: masts are as tough as the hull (M2.5)."""
        self.manoeuvre: list[int] = [row["maneuverability"] for row in ships]
        self.ship_price: list[int] = [row["buy"] for row in ships]
        self.ship_worth: list[int] = [row["sell"] for row in ships]
        self.mods = ids(data["modification"], MODS)
        self.mod_copies: list[int] = [row["count"] for row in data["modification"]]
        self.weapons = ids(data["special_weapon"], WEAPONS)
        self.weapon_copies: list[int] = [row["count"] for row in data["special_weapon"]]
        self.goods: list[str] = [row["id"] for row in data["cargo"]]
        self.demand: list[int] = [row["demand_tokens"] for row in data["cargo"]]
        cards = [card for row in data["cargo"] for card in row["cards"]]
        assert len(cards) == CARDS
        self.loot: list[int] = [card["loot"] for card in cards]
        """The gold on each cargo card."""
        symbols = (*LOCATIONS, "escape")
        self.symbol: list[int] = [symbols.index(card["symbol"]) for card in cards]

    def _cards(self, data: dict[str, Any]) -> None:
        events = data["event"]
        self.events = ids(events, EVENTS)
        self.event_rows: list[dict[str, Any]] = events
        self.npc_of: list[int] = [
            NPC_NAMES.index(row["npc"]) if row["kind"] == "npc" else NONE for row in events
        ]
        """The ship that an event brings, or NONE."""
        self.npc_skill: list[int] = [row.get(name, 0) for row in events for name in SKILLS]
        self.npc_start: list[int] = [
            self.zones.index(row["start_zone"]) if row["kind"] == "npc" else NONE for row in events
        ]
        self.npc_ship: list[int] = [
            self.ships.index(row["ship"]) if row["kind"] == "npc" else NONE for row in events
        ]
        self.moves: list[list[tuple[int, int]]] = [
            [(NPC_NAMES.index(move["npc"]), DIRECTIONS.index(move["dir"])) for move in row["moves"]]
            for row in events
        ]
        self.event_rules: list[Passives] = [by_op(row["effects"]) for row in events]
        glory = data["glory"]
        self.glory = ids(glory, GLORY)
        self.glory_rows: list[dict[str, Any]] = glory
        self.glory_copies: list[int] = [row["copies"] for row in glory]
        self.timing: list[str] = [row["timing"] for row in glory]
        self.guild_price: int = next(
            effect["price"]
            for row in glory
            for effect in row["effects"]
            if effect["op"] == "sale_upgrade"
        )
        """What a card of the favoured good sells for (Guild Favour)."""
        self.rumours = ids(data["rumor"], RUMOURS)
        self.rumour_rows: list[dict[str, Any]] = data["rumor"]
        self.rumour_place: list[int] = [self.zones.index(row["place"]) for row in data["rumor"]]
        self.rumour_rules: list[Passives] = [by_op(row["effects"]) for row in data["rumor"]]
        """What a kept rumour does; the others do it once."""
        self.missions = ids(data["mission"], MISSIONS)
        self.mission_rows: list[dict[str, Any]] = data["mission"]
        self.mission_place: list[int] = [self.zones.index(row["place"]) for row in data["mission"]]


def ids(rows: list[dict[str, Any]], count: int) -> list[str]:
    """The ids of the rows, which must be so many: the notation has words for no more."""
    assert len(rows) == count
    return [row["id"] for row in rows]


def by_op(effects: list[Effect]) -> Passives:
    """Effects sorted by their op."""
    found: Passives = {}
    for effect in effects:
        found.setdefault(effect["op"], []).append(effect)
    return found


RULES: Final = {
    "zone": "M2.2",
    "captain": "M2.7",
    "specialist": "M8.5",
    "ship": "M2.8",
    "cargo": "M5.1",
    "modification": "M13.7",
    "special_weapon": "M13.1",
    "event": "M3.2",
    "npc": "M9.1",
    "glory": "M8.2",
    "rumor": "M5.18",
    "mission": "M5.19",
}
"""The rule that each kind of component goes by."""


def flatten(data: dict[str, Any]) -> list[dict[str, Any]]:
    """One row per component, with the kind of thing it is and its rule."""
    rows = [
        {"set": "base", "kind": kind, "copies": copies(row), **row}
        for kind, listed in data.items()
        for row in listed
        if kind != "nation"
    ]
    return [{**row, "rule": RULES[row["kind"]]} for row in rows]


def copies(row: dict[str, Any]) -> int:
    """How many of a component there are in the box; ships say it of their cards."""
    cards = row.get("cards", 1)
    return int(row.get("copies", row.get("count", cards if isinstance(cards, int) else 1)))


def read_facts() -> Facts:
    """The facts of the package's own data files."""
    data: dict[str, Any] = {}
    folder = Path(__file__).with_name("data")
    for name in FILES:
        data |= tomllib.loads((folder / f"{name}.toml").read_text(encoding="utf-8"))
    return Facts(data)
