"""Buccaneer: stack your pirates, board together, and pay the wages.

3 to 5 players. On a turn you put a stack of yours on somebody else's, or board a ship with one. The
captain takes the money and pays every other pirate aboard. Loot counts at the end.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final, cast

from doubloon.engine.game import Game, GameInfo
from doubloon.engine.house import Entry
from doubloon.engine.message import Arg, Message
from doubloon.engine.notation import Vocabulary
from doubloon.engine.outcome import Outcome
from doubloon.engine.refusal import Malformed
from doubloon.engine.seat import NOBODY, Seat
from doubloon.engine.state import State as EngineState
from doubloon.games.buccaneer import describe, house, odds, scoring, view, why
from doubloon.games.buccaneer.facts import FACE_UP, START_DUCATS, Facts, read_facts
from doubloon.games.buccaneer.frames.ships import Show
from doubloon.games.buccaneer.frames.turn import First
from doubloon.games.buccaneer.labels import labels
from doubloon.games.buccaneer.state import State
from doubloon.games.buccaneer.words import KINDS, SHIPS, words

RULES_VERSION: Final = 1
MODES: Final = {"standard": (3, 5)}
SCHEMA: Final[dict[str, Any]] = {
    "type": "object",
    "additionalProperties": False,
    "properties": {
        "mode": {"enum": ["standard"], "default": "standard"},
        "memory-aid": {"type": "boolean", "default": False},
    },
}
ON: Final = (True, "true", "yes", "on", "1")
OFF: Final = (False, "false", "no", "off", "0")


class Buccaneer(Game):
    """The game with one set of components."""

    def __init__(self, facts: Facts, vocabulary: Vocabulary) -> None:
        info = GameInfo("buccaneer", (3, 5), MODES, SCHEMA, RULES_VERSION)
        super().__init__(info, vocabulary, labels(facts))
        self.turn_rule = "B3.1"
        self.end_rule = "B8.1"
        self.facts = facts

    def check_options(self, seats: int, options: dict[str, Any]) -> dict[str, Any]:
        for name in options:
            if name not in SCHEMA["properties"]:
                possible: dict[str, Arg] = {
                    "name": str(name),
                    "possible": list(SCHEMA["properties"]),
                }
                raise Malformed(Message("refuse-option", possible))
        mode = options.get("mode", "standard")
        if mode != "standard":
            modes: dict[str, Arg] = {"name": str(mode), "possible": ["standard"]}
            raise Malformed(Message("refuse-mode", modes))
        aid = options.get("memory-aid", False)
        if isinstance(aid, (list, dict)) or (aid not in ON and aid not in OFF):
            raise Malformed(Message("refuse-switch", {"name": "memory-aid"}))
        if not isinstance(seats, int) or not 3 <= seats <= 5:
            args: dict[str, Arg] = {"seats": str(seats), "mode": mode, "least": 3, "most": 5}
            raise Malformed(Message("refuse-seats", args, "B1.1"))
        return {"mode": mode, "memory-aid": aid in ON}

    def list_entries(self) -> list[Entry]:
        return house.entries(self.facts.data)

    def with_deck(self, deck: dict[str, Any]) -> Game:
        facts = Facts(house.corrected(self.facts.data, deck["cards"]))
        facts.options["deck"] = deck
        return Buccaneer(facts, self.vocabulary)

    def setup(self, seats: int, options: dict[str, Any]) -> EngineState:
        return State(
            self.facts,
            options["memory-aid"],
            seats,
            stack=[First(), Show(FACE_UP)],
            first=NOBODY,
            active=NOBODY,
            turn=0,
            stalled=False,
            deck=list(range(SHIPS)),
            ships=[],
            crews={disc: (disc,) for disc in range(seats * 5)},
            ducats=[START_DUCATS] * seats,
            loot=[0] * seats * KINDS,
            tokens=self.facts.tokens[:],
        )

    def view(self, s: EngineState, seat: Seat | None) -> dict[str, Any]:
        assert isinstance(s, State)
        return cast("dict[str, Any]", view.view(s, seat))

    def imagine(self, seen: dict[str, Any], random: Random) -> EngineState:
        room = cast(Buccaneer, self.of(seen["options"]))
        return view.imagine(room.facts, cast("view.View", seen), random)

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
        return odds.odds(cast(Buccaneer, self.of(seen["options"])).facts, seen)

    def cards(self) -> list[dict[str, Any]]:
        return self.facts.rows


def make() -> Game:
    """The game with the package's own components."""
    facts = read_facts()
    return Buccaneer(facts, Vocabulary(words(facts.ships, facts.loot)))
