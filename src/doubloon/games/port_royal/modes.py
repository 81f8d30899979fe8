"""What can be played: modes, mixes and endings, and the deck each of them deals."""

from __future__ import annotations

from typing import Any, Final

from doubloon.engine.message import Arg, Message
from doubloon.engine.refusal import Malformed
from doubloon.games.port_royal.deck import CardId, Deck
from doubloon.games.port_royal.state import Rules

MODES: Final = {"classic": (2, 5), "set-sail": (2, 4)}
MIXES: Final = ("set-sail", "gambler", "contract-crew")
ENDS: Final = ("standard", "expedition")
GOALS: Final = {"classic": 12, "set-sail": 8}
"""The influence that triggers the end (R6.1, R8.6)."""

SCHEMA: Final[dict[str, Any]] = {
    "type": "object",
    "additionalProperties": False,
    "properties": {
        "mode": {"enum": list(MODES), "default": "classic"},
        "mix": {
            "type": "array",
            "items": {"enum": list(MIXES)},
            "uniqueItems": True,
            "default": [],
        },
        "end": {"enum": list(ENDS), "default": "standard"},
    },
}


def check(seats: int, options: dict[str, Any]) -> dict[str, Any]:
    """Fill in defaults and refuse what does not go together, saying what does."""
    for option in options:
        if option not in SCHEMA["properties"]:
            raise refuse("option", str(option), list(SCHEMA["properties"]))
    mode = options.get("mode", "classic")
    if mode not in list(MODES):
        raise refuse("mode", str(mode), list(MODES))
    mix = options.get("mix", [])
    if isinstance(mix, str):
        mix = [name for name in mix.split(",") if name]
    if not isinstance(mix, (list, tuple)):
        raise refuse("mix", str(mix), list(MIXES))
    for mixed in mix:
        if mixed not in MIXES:
            raise refuse("mix", str(mixed), list(MIXES))
    end = options.get("end", "standard")
    if end not in ENDS:
        raise refuse("end", str(end), list(ENDS))
    if mode == "set-sail" and (mix or end != "standard"):
        raise Malformed(Message("refuse-set-sail-alone", rule="R8.1"))
    least, most = MODES[mode]
    if not isinstance(seats, int) or not least <= seats <= most:
        args: dict[str, Arg] = {
            "seats": str(seats),
            "mode": mode,
            "least": least,
            "most": most,
        }
        raise Malformed(Message("refuse-seats", args, "R8.1" if mode == "set-sail" else "R2.1"))
    return {"mode": mode, "mix": [name for name in MIXES if name in mix], "end": end}


def refuse(what: str, name: str, possible: list[str]) -> Malformed:
    """A refusal of a value that does not exist."""
    return Malformed(Message("refuse-" + what, {"name": name, "possible": possible}))


def deal(deck: Deck, seats: int, options: dict[str, Any]) -> Rules:
    """The cards of the chosen sets, by their copies (R2.1, R2.2, R8.1, R8.7, R9.1, R10.1)."""
    mode = options["mode"]
    sets = {"base": "classic", "set-sail": "set-sail"}
    dealt: list[CardId] = []
    open_expeditions: list[CardId] = []
    for row in deck.rows:
        card = deck.card[row["id"]]
        if sets.get(row["set"]) == mode:
            joins = True
        elif row["set"] == "set-sail":
            joins = "set-sail" in options["mix"] and row.get("mix", False)
        else:
            joins = row["set"] in options["mix"]
        if joins and row.get("five_seats_only"):
            if seats == 5:
                open_expeditions.append(card)
        elif joins:
            dealt += [card] * row["copies"]
    return Rules(
        deck,
        options,
        sorted(dealt),
        open_expeditions,
        goal=GOALS[mode],
        needs_expedition=options["end"] == "expedition",
        gambling="gambler" in options["mix"],
    )
