"""What can be played: modes, mixes and endings, and the deck each of them deals."""

from __future__ import annotations

from typing import Any, Final

from doubloon.engine.message import Arg, Message
from doubloon.engine.refusal import Malformed
from doubloon.games.port_royal.contracts import Board, Contract, empty_board
from doubloon.games.port_royal.deck import CardId, Deck
from doubloon.games.port_royal.state import Rules
from doubloon.games.port_royal.words import MAX_SEATS

MODES: Final = {
    "classic": (2, 5),
    "set-sail": (2, 4),
    "contracts": (2, 5),
    "contracts-coop": (1, 5),
}
MIXES: Final = ("set-sail", "gambler", "contract-crew")
ENDS: Final = ("standard", "expedition")
GOALS: Final = {"classic": 12, "set-sail": 8, "contracts": 12, "contracts-coop": 0}
"""The influence that triggers the end (R6.1, R8.6, R13.7)."""
SEAT_RULES: Final = {
    "classic": "R2.1",
    "set-sail": "R8.1",
    "contracts": "R2.1",
    "contracts-coop": "R13.1",
}
SETS: Final = {
    "classic": ("base",),
    "set-sail": ("set-sail",),
    "contracts": ("base", "contract-crew"),
    "contracts-coop": ("base", "contract-crew"),
}
"""The sets that each mode deals whole (R2.1, R8.1, R11.1)."""

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
    for name in options:
        if name not in SCHEMA["properties"]:
            raise refuse("option", name, list(SCHEMA["properties"]))
    mode = options.get("mode", "classic")
    if mode not in list(MODES):
        raise refuse("mode", str(mode), list(MODES))
    mix = options.get("mix", [])
    if isinstance(mix, str):
        mix = [name for name in mix.split(",") if name]
    if not isinstance(mix, (list, tuple)):
        raise refuse("mix", str(mix), list(MIXES))
    for name in mix:
        if name not in MIXES:
            raise refuse("mix", str(name), list(MIXES))
    end = options.get("end", "standard")
    if end not in ENDS:
        raise refuse("end", str(end), list(ENDS))
    if mode == "set-sail" and (mix or end != "standard"):
        raise Malformed(Message("refuse-set-sail-alone", rule="R8.1"))
    if mode == "contracts-coop" and end != "standard":
        raise Malformed(Message("refuse-coop-end", rule="R13.7"))
    least, most = MODES[mode]
    if not isinstance(seats, int) or not least <= seats <= most:
        args: dict[str, Arg] = {
            "seats": str(seats),
            "mode": mode,
            "least": least,
            "most": most,
        }
        raise Malformed(Message("refuse-seats", args, SEAT_RULES[mode]))
    return {"mode": mode, "mix": [name for name in MIXES if name in mix], "end": end}


def refuse(what: str, name: str, possible: list[str]) -> Malformed:
    """A refusal of a value that does not exist."""
    return Malformed(Message("refuse-" + what, {"name": name, "possible": possible}))


def deal(deck: Deck, contracts: list[Contract], seats: int, options: dict[str, Any]) -> Rules:
    """The cards of the chosen sets, by their copies (R2.1, R2.2, R8.1, R8.7, R9.1, R10.1)."""
    mode = options["mode"]
    dealt: list[CardId] = []
    open_expeditions: list[CardId] = []
    for row in deck.rows:
        if not joins(row, mode, options["mix"]):
            continue
        card = deck.card[row["id"]]
        if not row.get("five_seats_only"):
            dealt += [card] * row["copies"]
        elif seats == MAX_SEATS:
            open_expeditions.append(card)
    return Rules(
        deck,
        options,
        sorted(dealt),
        open_expeditions,
        goal=GOALS[mode],
        needs_expedition=options["end"] == "expedition",
        gambling="gambler" in options["mix"],
        contracts=contracts,
    )


def joins(row: dict[str, Any], mode: str, mix: list[str]) -> bool:
    """Whether a card of the data file is dealt: its set is played, or mixed in (R8.7)."""
    if row["set"] in SETS[mode]:
        return True
    return row["set"] in mix and (row["set"] != "set-sail" or row.get("mix", False))


def board(seats: int, options: dict[str, Any]) -> Board | None:
    """The board for contracts, where the mode has them."""
    mode = options["mode"]
    if mode not in ("contracts", "contracts-coop"):
        return None
    return empty_board(mode == "contracts-coop", seats)
