"""Merchants & Marauders: trade, hunt, raid and hide your gold on an open sea.

2 to 4 captains. Each round an event moves the navies and the pirates, then everybody has three
actions: move, scout, port. Ten Glory points win, some of which may be gold in the chest at home.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final, cast

from doubloon.engine.game import Game, GameInfo
from doubloon.engine.house import Corrections, Entry
from doubloon.engine.message import Arg, Message
from doubloon.engine.notation import Vocabulary
from doubloon.engine.outcome import Outcome
from doubloon.engine.refusal import Malformed
from doubloon.engine.seat import NOBODY, Seat
from doubloon.engine.state import State as EngineState
from doubloon.games.merchants import describe, house, imagine, odds, scoring, told, view, why
from doubloon.games.merchants.facts import Facts, read_facts
from doubloon.games.merchants.frames.step import Step
from doubloon.games.merchants.labels import labels
from doubloon.games.merchants.shapes import View
from doubloon.games.merchants.state import State
from doubloon.games.merchants.words import NATIONS, ORDER, ZONES, words

RULES_VERSION: Final = 2
MODES: Final = {"standard": (2, 4)}
LEAST_GLORY: Final = 4
MOST_GLORY: Final = 20
SCHEMA: Final[dict[str, Any]] = {
    "type": "object",
    "additionalProperties": False,
    "properties": {
        "mode": {"enum": ["standard"], "default": "standard"},
        "glory": {
            "type": "integer",
            "minimum": LEAST_GLORY,
            "maximum": MOST_GLORY,
            "default": 10,
        },
        "captains": {"enum": ["random", "chosen"], "default": "random"},
        "npcs": {"enum": ["policy", "left"], "default": "policy"},
    },
}


class Merchants(Game):
    """The game with one set of components."""

    def __init__(self, facts: Facts, vocabulary: Vocabulary) -> None:
        info = GameInfo("merchants", (2, 4), MODES, SCHEMA, RULES_VERSION)
        super().__init__(info, vocabulary, labels(facts))
        self.turn_rule = "M3.1"
        self.end_rule = "M1.4"
        self.order = ORDER
        self.facts = facts

    def check_options(self, seats: int, options: dict[str, Any]) -> dict[str, Any]:
        known = SCHEMA["properties"]
        for name in options:
            if name not in known:
                possible: dict[str, Arg] = {"name": str(name), "possible": list(known)}
                raise Malformed(Message("refuse-option", possible))
        checked = {name: options.get(name, known[name]["default"]) for name in known}
        for name in ("mode", "captains", "npcs"):
            if checked[name] not in known[name]["enum"]:
                said: dict[str, Arg] = {"name": str(checked[name]), "possible": known[name]["enum"]}
                raise Malformed(
                    Message("refuse-mode" if name == "mode" else "refuse-option-value", said)
                )
        checked["glory"] = check_glory(checked["glory"])
        if not isinstance(seats, int) or not 2 <= seats <= 4:
            args: dict[str, Arg] = {"seats": str(seats), "mode": checked["mode"]}
            raise Malformed(Message("refuse-seats", {**args, "least": 2, "most": 4}, "M1.1"))
        return checked

    def list_entries(self) -> list[Entry]:
        return house.entries(self.facts.data)

    def list_told(self) -> dict[str, dict[str, Arg]]:
        return told.told(self.facts)

    def faults_of(self, cards: Corrections) -> list[tuple[Message, str, str]]:
        return house.faults(self.facts.data, cards)

    def with_deck(self, deck: dict[str, Any]) -> Game:
        facts = Facts(house.corrected(self.facts.data, deck["cards"]))
        facts.options["deck"] = deck
        return Merchants(facts, self.vocabulary)

    def setup(self, seats: int, options: dict[str, Any]) -> EngineState:
        s = State(self.facts, seats, [Step("begin", NOBODY)])
        s.goal = options["glory"]
        s.choose_captains = options["captains"] == "chosen"
        s.left_plays_npc = options["npcs"] == "left"
        s.pool = [good for good, count in enumerate(self.facts.demand) for _ in range(count)]
        s.flags = [
            tuple(flag for flag in range(NATIONS) for _ in range(self.facts.merchants[flag]))
        ]
        s.merchants = [0] * ZONES
        s.forge = [tuple(m for m, count in enumerate(self.facts.mod_copies) for _ in range(count))]
        s.tokens = [(0,) if port else () for port in self.facts.port]
        return s

    def view(self, s: EngineState, seat: Seat | None) -> dict[str, Any]:
        assert isinstance(s, State)
        return cast("dict[str, Any]", view.view(s, seat))

    def imagine(self, seen: dict[str, Any], random: Random) -> EngineState:
        room = cast(Merchants, self.of(seen["options"]))
        return imagine.imagine(room.facts, cast("View", seen), random)

    def outcome(self, s: EngineState) -> Outcome:
        assert isinstance(s, State)
        return scoring.outcome(s)

    def why_not(self, s: EngineState, seat: Seat, code: int) -> Message:
        assert isinstance(s, State)
        return why.why_not(s, seat, code)

    def describe(self, s: EngineState, seat: Seat, code: int) -> Message:
        assert isinstance(s, State)
        return describe.describe(s, seat, code)

    def odds(self, seen: dict[str, Any]) -> dict[str, Any]:
        return odds.odds(seen)

    def cards(self) -> list[dict[str, Any]]:
        return self.facts.rows


def check_glory(asked: object) -> int:
    """The Glory to play for, given as a number or its text (M1.1)."""
    text = str(asked)
    if isinstance(asked, bool) or not (text.isascii() and text.isdecimal() and len(text) < 4):
        raise Malformed(Message("refuse-glory", {"least": LEAST_GLORY, "most": MOST_GLORY}, "M1.1"))
    if not LEAST_GLORY <= int(text) <= MOST_GLORY:
        raise Malformed(Message("refuse-glory", {"least": LEAST_GLORY, "most": MOST_GLORY}, "M1.1"))
    return int(text)


def make() -> Game:
    """The game with the package's own components."""
    facts = read_facts()
    said = words(
        facts.zones,
        facts.goods,
        facts.ships,
        facts.mods,
        facts.weapons,
        facts.glory,
        facts.rumours,
        facts.missions,
        facts.captains,
        facts.events,
    )
    return Merchants(facts, Vocabulary(said))
