"""What an owner of Merchants & Marauders may correct, and its components so corrected.

Skills, ships, prices, places, moves of events, copies of Glory cards, and the figures in what cards
do. The map, what an effect is and when it comes are fixed; so are the modifications, which the
rulebook gives, and the number of Glory cards.
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any, Final

from doubloon.engine.house import Corrections, Entry, Figure, put
from doubloon.engine.message import Arg, Message
from doubloon.games.merchants.facts import DIRECTIONS
from doubloon.games.merchants.words import LOCATIONS, NPC_NAMES

BOUNDS: Final[dict[str, dict[str, tuple[int, int]]]] = {
    "captain": {
        "seamanship": (1, 6),
        "scouting": (1, 6),
        "leadership": (1, 6),
        "influence": (1, 6),
    },
    "ship": {
        "toughness": (1, 6),
        "cargo": (1, 6),
        "crew": (1, 6),
        "cannons": (1, 6),
        "maneuverability": (1, 6),
        "buy": (1, 60),
        "sell": (1, 60),
    },
    "event": {"seamanship": (1, 6), "scouting": (1, 6), "leadership": (1, 6)},
    "glory": {"copies": (0, 6)},
    "mission": {"cargo_space": (0, 2)},
}
"""The figures that stand on components of each kind; one that is 0 or missing stays so."""
DOES: Final = (
    "special",
    "abilities",
    "effects",
    "claim",
    "goal",
    "hire",
    "on_complete",
    "on_fail",
)
"""The parts of a card that say what it asks and does."""
STEPS: Final[dict[str, int]] = {
    "n": 6,
    "delta": 6,
    "cost": 20,
    "cost_per_level": 20,
    "crew": 6,
    "dice": 6,
    "draw": 6,
    "else_gold": 40,
    "hits": 6,
    "leadership": 6,
    "price": 60,
    "reset_cost": 12,
    "sell_rest": 6,
    "toll": 12,
    "wounds": 6,
}
"""The figures of an effect or a request, and how far from 0 each may be; its sign stays."""
BY_OP: Final[dict[str, int]] = {"gold": 60, "pay": 60, "actions_mod": 2, "extra_action": 3}
"""What the number of some effects and requests may be at most: a turn has three actions (M3.3)."""
ALL: Final = 99
"""Where an effect means all there are, no figure is printed."""
MOVES: Final = tuple(f"{npc} {way}" for npc in NPC_NAMES for way in DIRECTIONS)
MOST_MOVES: Final = 4
SYMBOLS: Final = (*LOCATIONS, "escape")
AT_SEA: Final = ("scout", "defeat", "raid")
"""Steps of a mission that need no port."""


def entries(data: dict[str, Any]) -> list[Entry]:
    """Every component with its figures, in the order of the data files."""
    zones = tuple(row["id"] for row in data["zone"])
    ports = tuple(row["id"] for row in data["zone"] if row["port"])
    found: list[Entry] = []
    for part, rows in data.items():
        for row in rows:
            figures = [
                Figure(key, row[key], least, most)
                for key, (least, most) in BOUNDS.get(part, {}).items()
                if key in row and (row[key] or not least)
            ]
            figures += places(part, row, zones, ports)
            for name in DOES:
                if name in row and part != "modification":
                    figures += inner(name, row[name])
            if figures:
                found.append(Entry(row["id"], figures, tuple(row)))
    return found


def places(
    part: str, row: dict[str, Any], zones: tuple[str, ...], ports: tuple[str, ...]
) -> list[Figure]:
    """What of a component is a word: where it is, which way, which symbol."""
    found: list[Figure] = []
    if part == "nation":
        found.append(Figure("war_station", row["war_station"], 0, 0, ports))
    elif part == "captain":
        found.append(Figure("home", row["home"], 0, 0, ports))
    elif part == "cargo":
        for at, card in enumerate(row["cards"], 1):
            found.append(Figure(f"cards.{at}.loot", card["loot"], 1, 9))
            found.append(Figure(f"cards.{at}.symbol", card["symbol"], 0, 0, SYMBOLS))
    elif part == "event":
        if row["kind"] == "npc":
            found.append(Figure("start_zone", row["start_zone"], 0, 0, zones))
        found.append(Figure("moves", said(row["moves"]), 0, 0, MOVES, (0, MOST_MOVES)))
    elif part == "rumor":
        ashore = row["how"] == "port_action"
        found.append(Figure("place", row["place"], 0, 0, ports if ashore else zones))
        found.append(Figure("test", row["test"], 0, 0, ("influence", "scouting")))
    elif part == "mission":
        found.append(Figure("place", row["place"], 0, 0, ports))
        for at, step in enumerate(row["goal"], 1):
            # A duel is fought at once, wherever the mission is.
            if step.get("at", "") in zones and step["step"] != "duel":
                sea = step["step"] in AT_SEA
                key = f"goal.{at}.at"
                found.append(Figure(key, step["at"], 0, 0, zones if sea else ports))
    return found


def inner(key: str, value: Any, op: str = "") -> list[Figure]:
    """The figures within what a card asks and does; in lists, people count from 1."""
    found: list[Figure] = []
    if isinstance(value, list):
        for at, part in enumerate(value, 1):
            found += inner(f"{key}.{at}", part)
    elif isinstance(value, dict):
        does = str(value.get("op", value.get("req", value.get("step", ""))))
        for name, part in value.items():
            found += inner(f"{key}.{name}", part, does)
    else:
        name = key.split(".")[-1]
        if name in STEPS and isinstance(value, int) and not isinstance(value, bool):
            most = BY_OP.get(op, STEPS[name]) if name == "n" else STEPS[name]
            most = max(most, abs(value))
            if 0 < abs(value) < ALL:
                found.append(Figure(key, value, *((1, most) if value > 0 else (-most, -1))))
    return found


def said(moves: list[dict[str, str]]) -> list[str]:
    """Moves of an event as words: a ship and its way."""
    return [f"{move['npc']} {move['dir']}" for move in moves]


def look(row: dict[str, Any], key: str) -> Any:
    """The value at a key as a deck writes it."""
    if key == "moves":
        return said(row["moves"])
    at: Any = row
    for part in key.split("."):
        at = at[int(part) - 1] if isinstance(at, list) else at[part]
    return at


def corrected(data: dict[str, Any], cards: Corrections) -> dict[str, Any]:
    """The data with the corrected figures in it; `house` keeps what stood there."""
    found = deepcopy(data)
    for rows in found.values():
        for row in rows:
            changes = cards.get(row["id"], {})
            if changes:
                row["house"] = {key: look(row, key) for key in changes}
            for key, value in changes.items():
                correct(row, key, value)
    return found


def correct(row: dict[str, Any], key: str, value: Any) -> None:
    """Write one figure into a row."""
    if key == "moves":
        pairs = [move.split(" ") for move in value]
        row["moves"] = [{"npc": npc, "dir": way} for npc, way in pairs]
        return
    put(row, key, value)
    if key == "start_zone":
        for effect in row["effects"]:
            if effect["op"] == "npc_place":
                effect["zone"] = value


def faults(data: dict[str, Any], cards: Corrections) -> list[tuple[Message, str, str]]:
    """What does not go together: another number of Glory cards."""
    total = sum(row["copies"] for row in data["glory"])
    changed = {row["id"]: row["copies"] for row in data["glory"] if row["id"] in cards}
    count = total + sum(cards[id].get("copies", old) - old for id, old in changed.items())
    if count == total:
        return []
    first = next(id for id in changed if "copies" in cards[id])
    args: dict[str, Arg] = {"set": "glory", "count": count, "total": total}
    return [(Message("deck-set-size", args, "M8.2"), first, "copies")]
