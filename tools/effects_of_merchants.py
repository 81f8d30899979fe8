"""What the data of Merchants & Marauders names and the code does not do.

    python tools/effects_of_merchants.py

The data files speak a small language: ops with their arguments, timings, requirements, steps of
missions, and names of places and things. An effect that is carried out needs its op registered (or
its card); one that is looked up, and every other word, must be spoken somewhere in the code. The
check fails with a list of the words that nothing in the code knows.
"""

from __future__ import annotations

import ast
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

from doubloon.games.merchants import ops, verbs
from doubloon.games.merchants.facts import FILES
from doubloon.games.merchants.frames import every, glory, window
from doubloon.games.merchants.words import LOCATIONS, NATIONS, NPC_NAMES, SKILLS

ROOM: Final = Path(__file__).resolve().parent.parent / "src" / "doubloon" / "games" / "merchants"
LOOKUPS: Final = ("ability", "around", "bonus", "effects", "get", "has", "own")
"""The questions by which effects are looked up: their op is among the arguments."""

TOKENS: Final = {
    "hammocks": "HAMMOCKS",
    "rigging": "RIGGING",
    "hull_plating": "HULL_PLATING",
    "big_hold": "BIG_HOLD",
    "chasers": "CHASERS",
    "gun_port": "GUN_PORT",
    "swivels": "SWIVELS",
    "long_guns": "LONG_GUNS",
    "grappling_hooks": "HOOKS",
    "chain_shot": "CHAIN_SHOT",
    "grape_shot": "GRAPE_SHOT",
}
"""Modifications and special weapons are done by name: the constant that each is known by."""
NAMES: Final = ("op", "tag", "min")
"""Arguments that are checked apart, or hold everywhere: no test has fewer dice than one (M2.9)."""
MEANT: Final[dict[str, dict[str, tuple[object, ...]]]] = {
    "actions_mod": {"who": ("players_starting_at_sea",)},
    "add_hits": {"limit": ("once_per_battle",), "need": ("hit:cannons",)},
    "auto_fail": {"what": ("scout_against_self",)},
    "auto_success": {
        "limit": ("once_per_turn",),
        "scope": ("this_port",),
        "when": ("mission_claim_failed",),
    },
    "bounty": {"nation": ("choice", "choice_existing")},
    "bounty_clear": {"nation": ("choice_one",)},
    "cargo_take": {"good": ("choice",)},
    "crew_combat": {"enemy": ("drifters",)},
    "damage": {"n_left": (True,)},
    "defeat": {"target": ("pirate_frigate_or_pirate_player",)},
    "demand_choose": {"port": ("choice",)},
    "demand_redraw": {"ports": ("nation_choice_first_player",)},
    "dice": {"scope": ("once",), "when": ("scout_test", "scouted_by_npc")},
    "draw_bonus": {
        "scope": ("everyone_this_turn", "once", "this_port"),
        "when": ("merchant_raid",),
    },
    "escape": {"ignore_opponent_successes": (True,)},
    "extra_action": {"kind": ("move_sea",)},
    "ignore_event": {"when": ("weather_event",)},
    "ignore_symbol": {"when": ("merchant_raid",)},
    "keep_modifications": {"scope": ("this_port",)},
    "loot_bonus": {"scope": ("this_turn",)},
    "market_redraw": {"scope": ("this_port",)},
    "modification": {"source": ("any_port_choice",)},
    "no_bounty": {"scope": ("this_engagement",)},
    "npc_shift": {"timing": ("end_of_turn",), "who": ("all_npc",)},
    "price": {"item": ("shipyard_total",), "scope": ("once", "this_port"), "when": ("shipyard",)},
    "relocate_hits": {
        "limit": ("once_per_battle",),
        "to": ("choice", "choice_not_hull"),
        "which": ("one_taken", "own_fire"),
    },
    "repair": {"cost_action": ("scout",)},
    "reroll": {
        "limit": ("once_per_combat", "once_per_turn"),
        "when": ("influence_test",),
        "whose": ("self_or_opponent",),
    },
    "sale_upgrade": {"good": ("choice",)},
    "stash_here": {"scope": ("this_port",)},
    "test": {"who": ("each_player_at_sea", "each_player_at_sea_end_of_own_turn")},
    "war_start": {"pick": ("random_two",), "replace": (True,)},
    "weapon": {"kind": ("each_missing",)},
}
"""What an op or step does without reading it, by argument: no other value may stand there."""
PREFIXES: Final = ("zone_nation:", "port_nation:", "choice:", "hit:")


def read() -> dict[str, list[dict[str, Any]]]:
    """The rows of all data files by kind."""
    data: dict[str, list[dict[str, Any]]] = {}
    for name in FILES:
        data |= tomllib.loads((ROOM / "data" / f"{name}.toml").read_text(encoding="utf-8"))
    return data


def code(room: Path) -> Iterator[tuple[str, ast.AST]]:
    """Every piece of the code but docstrings, with the name of its file."""
    for file in sorted(room.rglob("*.py")):
        if file.name != "ops.py":  # it lists ops that others look up
            tree = ast.parse(file.read_text(encoding="utf-8"))
            bare = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
            for node in ast.walk(tree):
                if id(node) not in bare or isinstance(node, ast.Call):
                    yield file.name, node


@cache
def spoken(room: Path) -> set[str]:
    """The words that the code speaks: its texts, and the names it uses."""
    found: set[str] = set()
    for file, node in code(room):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.add(node.value)
        elif isinstance(node, ast.Name) and file != "verbs.py":
            found.add(node.id)
    return found


@cache
def looked_up(room: Path) -> set[str]:
    """The texts that are looked up: asked for, or sought in a row."""
    found: set[str] = set()
    for _, node in code(room):
        parts: list[ast.expr] = []
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else ""
            name = node.func.id if isinstance(node.func, ast.Name) else name
            parts = node.args if name in LOOKUPS else []
        elif isinstance(node, ast.Compare):
            parts = [node.left]
        for part in parts:
            if isinstance(part, ast.Constant) and isinstance(part.value, str):
                found.add(part.value)
    return found


def inside(effect: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The effects that an effect holds."""
    for branch in ops.BRANCHES:
        yield from effect.get(branch, [])


def meant(op: str, key: str, value: object) -> bool:
    """Whether the op does this by its nature."""
    return value in MEANT.get(op, {}).get(key, ())


class Check:
    """Goes through the data and notes every word that is not known."""

    def __init__(self, data: dict[str, list[dict[str, Any]]], room: Path) -> None:
        self.data = data
        self.words = spoken(room)
        self.sought = looked_up(room)
        self.faults: list[str] = []
        ids = {kind: [row["id"] for row in rows] for kind, rows in data.items()}
        self.things = {
            *(id for rows in ids.values() for id in rows),
            *LOCATIONS,
            *SKILLS,
            *NPC_NAMES,
        }
        self.zones = ids["zone"]
        self.nations = NPC_NAMES[:NATIONS]

    def note(self, where: str, what: str) -> None:
        """Something is not known."""
        self.faults.append(f"{where}: {what}")

    def word(self, where: str, key: str, value: object) -> None:
        """A word of the data must be a thing, or spoken in the code."""
        if isinstance(value, list):
            for one in value:
                self.word(where, key, one)
            return
        if not isinstance(value, str) or value in self.things or value in self.words:
            return
        for prefix in PREFIXES:
            if value.startswith(prefix) and prefix in self.words:
                if set(value.removeprefix(prefix).split("|")) <= self.things:
                    return
        self.note(where, f"{key} = {value!r} is not known")

    def effect(self, where: str, effect: dict[str, Any], runs: bool) -> None:
        """An effect is carried out by its op, or looked up by it."""
        op = effect["op"]
        self.tag(where, effect)
        if runs and op not in ops.STANDING:
            if op not in ops.OPS and op not in self.sought:
                self.note(where, f"op {op!r} is not carried out")
        elif op not in self.sought:
            self.note(where, f"op {op!r} is looked up nowhere")
        for key, value in effect.items():
            if key in NAMES or key in ops.BRANCHES or meant(op, key, value):
                continue
            if key not in self.words:
                self.note(where, f"argument {key!r} of {op!r} is read nowhere")
            else:
                self.word(where, f"{op}.{key}", value)
        for nested in inside(effect):
            self.effect(where, nested, runs)

    def tag(self, where: str, effect: dict[str, Any]) -> None:
        """What is ignored must be a kind of event."""
        if "tag" in effect and effect["tag"] not in {row["tag"] for row in self.data["event"]}:
            self.note(where, f"there are no events of the kind {effect['tag']!r}")

    def place(self, where: str, zone: str) -> None:
        """A zone of the map."""
        if zone not in self.zones:
            self.note(where, f"there is no zone {zone!r}")

    def run(self) -> list[str]:
        """Everything, in the order of the files."""
        self.map()
        self.people()
        self.tokens()
        self.events()
        self.glory()
        self.rumours()
        self.missions()
        return self.faults

    def map(self) -> None:
        """Zones, their borders and rules; nations."""
        for row in self.data["zone"]:
            for effect in row["special"]["effects"]:
                self.effect(row["id"], effect, False)
            for zone in row["borders"].values():
                self.place(row["id"], zone)
            if row["nation"] and row["nation"] not in self.nations:
                self.note(row["id"], f"there is no nation {row['nation']!r}")
        for row in self.data["nation"]:
            self.place(row["id"], row["war_station"])

    def people(self) -> None:
        """Captains and specialists: their effects are looked up."""
        for row in self.data["captain"]:
            self.place(row["id"], row["home"])
            for ability in row["abilities"]:
                for effect in ability["effects"]:
                    whole = {"when": ability["when"], "limit": ability["limit"], **effect}
                    self.effect(row["id"], whole, False)
        for row in self.data["specialist"]:
            for effect in row["effects"]:
                self.effect(row["id"], effect, False)

    def tokens(self) -> None:
        """Modifications and weapons: known by the right number, which somebody uses."""
        for kind in ("modification", "special_weapon"):
            for at, row in enumerate(self.data[kind]):
                constant = TOKENS.get(row["id"], "")
                if vars(verbs).get(constant) != at or constant not in self.words:
                    # Values of the ship are reckoned in verbs.py itself.
                    if not any(effect["op"] == "stat" for effect in row["effects"]):
                        self.note(row["id"], f"{constant or 'no constant'} does nothing")
                if vars(verbs).get(constant) != at:
                    self.note(row["id"], "has another number in the code")

    def events(self) -> None:
        """Events: carried out at a time that the code knows."""
        for row in self.data["event"]:
            if row["kind"] == "event":
                self.word(row["id"], "timing", row["timing"])
                for effect in row["effects"]:
                    self.effect(row["id"], effect, True)
                continue
            self.place(row["id"], row["start_zone"])
            arrival = {"op": "npc_place", "npc": row["npc"], "zone": row["start_zone"]}
            if row["effects"] != [arrival]:
                self.note(row["id"], "does more than bring its ship")

    def glory(self) -> None:
        """Glory cards: heard at some moment, and done by their ops or by a function of theirs."""
        heard = {timing for timings in glory.HEARD.values() for timing in timings}
        for row in self.data["glory"]:
            timing = row["timing"]
            if timing not in heard and timing not in window.MOMENTS:
                if timing not in self.words and row["id"] != "gl_copy":
                    self.note(row["id"], f"the moment {timing!r} never comes")
            for condition in row.get("hire", []):
                self.requirement(row["id"], condition)
            if row["id"] in ops.CARDS or row["id"] == "gl_copy":
                continue
            for effect in row["effects"]:
                self.effect(row["id"], effect, True)

    def rumours(self) -> None:
        """Rumours: proved in a way and at a place that there is."""
        for row in self.data["rumor"]:
            self.place(row["id"], row["place"])
            self.word(row["id"], "test", row["test"])
            for effect in row["effects"]:
                self.effect(row["id"], effect, not row["keep"])

    def missions(self) -> None:
        """Missions: requirements, steps and rewards."""
        for row in self.data["mission"]:
            self.place(row["id"], row["place"])
            for condition in row["claim"]:
                self.requirement(row["id"], condition)
            for goal in row["goal"]:
                for key, value in goal.items():
                    if not meant(goal["step"], key, value):
                        self.word(row["id"], key, value)
            for effect in (*row["on_complete"], *row.get("on_fail", [])):
                self.effect(row["id"], effect, True)

    def requirement(self, where: str, condition: dict[str, Any]) -> None:
        """A condition of a mission or a specialist."""
        for key, value in condition.items():
            self.word(where, key, value)


def main(data: dict[str, list[dict[str, Any]]] | None = None, room: Path = ROOM) -> int:
    """Say what is not done; 1 if there is anything."""
    assert every.FRAMES
    faults = Check(data or read(), room).run()
    for fault in faults:
        print(fault)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
