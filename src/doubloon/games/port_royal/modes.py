"""What can be played: modes, mixes and endings, and the deck each of them deals."""

from __future__ import annotations

from typing import Any, Final

from doubloon.engine.message import Arg, Message
from doubloon.engine.refusal import Malformed
from doubloon.games.port_royal.contracts import Board, Contract, empty_board
from doubloon.games.port_royal.deck import NO_CARD, CardId, Deck
from doubloon.games.port_royal.quest import FIELDS, NO_EVENT, UNKNOWN, Book, Quest
from doubloon.games.port_royal.state import Rules
from doubloon.games.port_royal.words import MAX_SEATS

MODES: Final = {
    "classic": (2, 5),
    "set-sail": (2, 4),
    "contracts": (2, 5),
    "contracts-coop": (1, 5),
    "adventure": (2, 4),
    "adventure-coop": (1, 4),
    "adventure-open": (2, 4),
}
MIXES: Final = ("set-sail", "gambler", "contract-crew")
ENDS: Final = ("standard", "expedition")
ADVENTURES: Final = ("adventure", "adventure-coop", "adventure-open")
PEOPLE: Final = ("sheets", "draft")
"""How personalities are chosen (R15.3)."""
CHAPTERS: Final = 5
CODES: Final = (80, 81, 82, 83, 84, 85)
"""The codes of the new cards, in the order they come in (R15.2)."""
COOP_EVENTS: Final = (0, 1, 1, 2, 3)
EVENTS_BY_SEATS: Final = (0, 0, 3, 4, 4)
"""Events of the first month, by seats (R15.7)."""
MOST_BONUS: Final = 60
GOALS: Final = {
    "classic": 12,
    "set-sail": 8,
    "contracts": 12,
    "contracts-coop": 0,
    "adventure": 12,
    "adventure-coop": 0,
    "adventure-open": 12,
}
"""The influence that triggers the end; 0 for none (R6.1, R8.6, R13.7, R19.4, R20.1)."""
SEAT_RULES: Final = {
    "classic": "R2.1",
    "set-sail": "R8.1",
    "contracts": "R2.1",
    "contracts-coop": "R13.1",
    "adventure": "R15.1",
    "adventure-coop": "R15.1",
    "adventure-open": "R15.1",
}
SETS: Final = {
    "classic": ("base",),
    "set-sail": ("set-sail",),
    "contracts": ("base", "contract-crew"),
    "contracts-coop": ("base", "contract-crew"),
    "adventure": ("base",),
    "adventure-coop": ("base",),
    "adventure-open": ("base",),
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
        "chapter": {"type": "integer", "minimum": 1, "maximum": CHAPTERS, "default": 1},
        "people": {"enum": list(PEOPLE), "default": "sheets"},
        "bonus": {
            "type": "array",
            "items": {"type": "integer", "minimum": 0, "maximum": MOST_BONUS},
            "default": [],
        },
    },
}


def check(seats: int, options: dict[str, Any]) -> dict[str, Any]:
    """Fill in defaults and refuse what does not go together, saying what does."""
    for option in options:
        if option not in SCHEMA["properties"]:
            raise refuse("refuse-option", str(option), list(SCHEMA["properties"]))
    mode = options.get("mode", "classic")
    if mode not in list(MODES):
        raise refuse("refuse-mode", str(mode), list(MODES))
    mix = options.get("mix", [])
    if isinstance(mix, str):
        mix = [name for name in mix.split(",") if name]
    if not isinstance(mix, (list, tuple)):
        raise refuse("refuse-mix", str(mix), list(MIXES))
    for mixed in mix:
        if mixed not in MIXES:
            raise refuse("refuse-mix", str(mixed), list(MIXES))
    end = options.get("end", "standard")
    if end not in ENDS:
        raise refuse("refuse-end", str(end), list(ENDS))
    if mode == "set-sail" and (mix or end != "standard"):
        raise Malformed(Message("refuse-set-sail-alone", rule="R8.1"))
    if mode == "contracts-coop" and end != "standard":
        raise Malformed(Message("refuse-coop-end", rule="R13.7"))
    if mode in ADVENTURES and end != "standard":
        raise Malformed(Message("refuse-adventure-end", rule="R20.1"))
    least, most = MODES[mode]
    if not isinstance(seats, int) or not least <= seats <= most:
        args: dict[str, Arg] = {
            "seats": str(seats),
            "mode": mode,
            "least": least,
            "most": most,
        }
        raise Malformed(Message("refuse-seats", args, SEAT_RULES[mode]))
    adventure = check_adventure(mode, seats, options)
    return {"mode": mode, "mix": [name for name in MIXES if name in mix], "end": end, **adventure}


def check_adventure(mode: str, seats: int, options: dict[str, Any]) -> dict[str, Any]:
    """The options of The Adventure Begins; none in other modes."""
    allowed = {
        "adventure": ("chapter", "people"),
        "adventure-coop": ("chapter", "people", "bonus"),
        "adventure-open": ("people",),
    }.get(mode, ())
    for name in ("chapter", "people", "bonus"):
        if name in options and name not in allowed:
            raise Malformed(Message("refuse-adventure-only", {"name": name, "mode": mode}))
    checked: dict[str, Any] = {}
    if "chapter" in allowed:
        checked["chapter"] = check_chapter(options.get("chapter", 1))
    if "people" in allowed:
        checked["people"] = options.get("people", "sheets")
        if checked["people"] not in PEOPLE:
            raise refuse("refuse-people", str(checked["people"]), list(PEOPLE))
    if "bonus" in allowed:
        checked["bonus"] = check_bonus(options.get("bonus", []), seats)
    return checked


def check_chapter(chapter: Any) -> int:
    """A chapter from 1 to 5, as a number or its text."""
    for number in range(1, CHAPTERS + 1):
        if str(chapter) == str(number):
            return number
    raise refuse("refuse-chapter", str(chapter), [str(number + 1) for number in range(CHAPTERS)])


def check_bonus(bonus: Any, seats: int) -> list[int]:
    """Extra start coins for each seat after defeats, as a list or its text (R19.3)."""
    if isinstance(bonus, str):
        bonus = bonus.split(",") if bonus else []
    if isinstance(bonus, (list, tuple)) and len(bonus) in (0, seats):
        possible = {str(coins): coins for coins in range(MOST_BONUS + 1)}
        if all(str(coins) in possible for coins in bonus):
            return [possible[str(coins)] for coins in bonus]
    raise Malformed(Message("refuse-bonus", {"seats": seats, "most": MOST_BONUS}, "R19.3"))


def refuse(id: str, name: str, possible: list[str]) -> Malformed:
    """A refusal of a value that does not exist."""
    return Malformed(Message(id, {"name": name, "possible": possible}))


def deal(
    deck: Deck, contracts: list[Contract], book: Book, seats: int, options: dict[str, Any]
) -> Rules:
    """The cards of the chosen sets, by their copies (R2.1, R2.2, R8.1, R8.7, R9.1, R10.1)."""
    mode = options["mode"]
    codes = book_codes(book, options)
    dealt: list[CardId] = []
    open_expeditions: list[CardId] = []
    for row in deck.rows:
        if not joins(row, mode, options["mix"]) and row.get("code") not in codes:
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
        book=book,
    )


def book_codes(book: Book, options: dict[str, Any]) -> list[int]:
    """The codes of the cards that are in the deck from the start (R15.2, R15.8a, R20.6).

    All of earlier chapters, and what the chapter's first page names.
    """
    if options["mode"] not in ADVENTURES:
        return []
    last = book.codes[options.get("chapter", CHAPTERS) - 1]
    return [code for code in CODES if code <= last]


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


def quest(book: Book, seats: int, options: dict[str, Any]) -> Quest | None:
    """The adventure before anybody has chosen a personality, where the mode is one (R15)."""
    mode = options["mode"]
    if mode not in ADVENTURES:
        return None
    coop = mode == "adventure-coop"
    open_variant = mode == "adventure-open"
    unknown = COOP_EVENTS[seats] if coop else EVENTS_BY_SEATS[seats]
    if seats <= 2:
        unknown += 1
    return Quest(
        coop,
        open_variant,
        chapter=options.get("chapter", 0),
        personality=[-1] * seats,
        fields=[0] * seats,
        cubes=[FIELDS] * seats,
        crowns=[0] * seats,
        goods=[() for _ in range(seats)],
        laid=[],
        done=[() for _ in book.tasks],
        bound=[-1] * seats,
        calendar=[UNKNOWN] * unknown + [book.month_end(open_variant)],
        past=[],
        reserve=book.unseen_events(seats),
        event=NO_EVENT,
        fewer=0,
        scouted=0,
        traded=[False] * seats,
        top=NO_CARD,
        knowers=(),
        marked=[() for _ in range(seats)],
        mixed=-1,
        mixed_size=0,
        finished=False,
    )
