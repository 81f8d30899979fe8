"""What an owner of Port Royal may correct, and the cards with such corrections (house decks).

Figures and numbers of copies; what a card is (kind, role, colour, good, page of the book) is fixed,
and so is the size of a set, which the rulebooks tell.
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any, Final

from doubloon.engine.house import Corrections, Entry, Figure, put
from doubloon.engine.message import Arg, Message
from doubloon.games.port_royal.quest import Book

COPIES: Final = "copies."
MIXED: Final = "-mix"
"""How the copies of Set Sail are called that join the base deck (R8.7)."""
LETTERS: Final = ("", *"ABCDEFGHIJKLMNOPQRSTUVWXYZ")

BOUNDS: Final[dict[str, dict[str, tuple[int, int]]]] = {
    "person": {
        "cost": (1, 12),
        "influence": (0, 9),
        "swords": (0, 9),
        "ares_bonus": (0, 5),
        "sells.bread": (0, 9),
        "sells.rum": (0, 9),
    },
    "ship": {"coins": (0, 9), "gift": (0, 9), "crowns": (0, 5)},
    "expedition": {"influence": (0, 12), "coins": (0, 12), "needs_goods.bread": (0, 3)},
    "tax": {"threshold": (2, 40), "keep": (1, 39), "bonus_coins": (0, 9)},
    "contract": {"seal": (-1, 2), "steps": (2, 4)},
    "personality": {"coins": (0, 12), "value": (1, 5)},
    "event": {"value": (1, 20)},
    "task": {"coins": (0, 12), "crowns": (0, 6)},
}
"""The figures of each kind of card: those that a card has may be corrected within these bounds."""
NEEDS: Final[dict[str, tuple[int, int]]] = {
    "have": (1, 4),
    "swords": (1, 9),
    "influence": (1, 30),
    "expeditions": (1, 3),
    "persons": (1, 9),
    "cost_at_most": (1, 12),
    "cost_at_least": (1, 12),
    "pay_coins": (1, 30),
    "pay_crowns": (1, 9),
    "pay_goods": (1, 4),
    "harbour_cards": (1, 9),
    "take_fewer": (1, 3),
    "stop_with": (1, 9),
    "colours": (2, 5),
}
"""What contracts and tasks ask for."""


def entries(rows: list[dict[str, Any]], book: Book) -> list[Entry]:
    """Every card with its figures, in the order of the data files."""
    found: dict[str, Entry] = {}
    for row in [*rows, *book.rows()]:
        if row["id"] not in found:
            found[row["id"]] = Entry(row["id"], figures(row), tuple(row))
        if "code" in row or row["set"] in ("base", "set-sail", "gambler", "contract-crew"):
            if not row.get("five_seats_only"):
                key = COPIES + group(row)
                found[row["id"]].figures[key] = Figure(key, row["copies"], 0, 20)
    crowns, win = book.data["crowns"], book.data["win"]
    chapters = [
        Figure(f"influence.{chapter}", line, 0, 99, (), (len(line), len(line)))
        for chapter, line in enumerate(win["influence"], 1)
    ]
    cubes = Figure("cubes", win["cubes"], 0, 20, (), (len(win["cubes"]), len(win["cubes"])))
    steps = [
        Figure("most", crowns["most"], 1, 30),
        Figure("per_influence", crowns["per_influence"], 1, 9),
    ]
    return [*found.values(), Entry("crowns", steps, ()), Entry("win", [cubes, *chapters], ())]


def group(row: dict[str, Any]) -> str:
    """The set that a row's copies are in; those of Set Sail that can be mixed are apart."""
    name: str = row["set"]
    return name + MIXED if row.get("mix") else name


def figures(row: dict[str, Any]) -> list[Figure]:
    """What of a card may be corrected, but for its copies."""
    kind: str = row["kind"]
    found: list[Figure] = []
    if kind == "ship":
        found.append(Figure("swords", row.get("swords", 0), 0, 20))
        found.append(Figure("skull", bool(row.get("skull"))))
    if kind == "expedition":
        for role in ("settler", "captain", "priest"):
            found.append(Figure("needs." + role, row["needs"].get(role, 0), 0, 4))
    if "need" in row:
        found += need_figures(row["need"])
    for key, (least, most) in BOUNDS[kind].items():
        value = look(row, key)
        if value is not None and not (kind == "event" and not value):
            found.append(Figure(key, value, least, most))
    if kind == "contract":
        found.append(Figure("rewards", row["rewards"], 0, 20, (), (5, 5)))
        found.append(Figure("letter", row["letter"], 0, 0, LETTERS))
    if kind == "personality":
        found.append(Figure("crowns", row["crowns"], 0, 5, (), (2, 2)))
    if kind == "task":
        found.append(Figure("star", bool(row.get("star"))))
    return found


def look(row: dict[str, Any], key: str) -> Any:
    """The value at a dotted key, or None."""
    at: Any = row
    for part in key.split("."):
        at = at.get(part) if isinstance(at, dict) else None
    return at


def need_figures(need: dict[str, Any]) -> list[Figure]:
    """The figures of what a contract or a task asks for."""
    found: list[Figure] = []
    for name, value in need.items():
        if name not in NEEDS:
            continue
        least, most = NEEDS[name]
        if isinstance(value, dict):
            for part, count in value.items():
                found.append(Figure(f"need.{name}.{part}", count, least, most))
        else:
            found.append(Figure(f"need.{name}", value, least, most))
    return found


def corrected(rows: list[dict[str, Any]], cards: Corrections) -> list[dict[str, Any]]:
    """Rows with the corrected figures in them; `house` keeps what stood there."""
    found: list[dict[str, Any]] = []
    for stock in rows:
        changes = cards.get(stock["id"], {})
        row = deepcopy(stock)
        house: dict[str, Any] = {}
        for key, value in changes.items():
            if not key.startswith(COPIES):
                house[key] = look(stock, key)
                put(row, key, value)
            elif key == COPIES + group(stock):
                house[key] = stock["copies"]
                row["copies"] = value
        if house:
            row["house"] = house
        found.append(row)
    return found


def corrected_book(book: Book, cards: Corrections) -> Book:
    """The book of the adventure with the corrected figures in it."""
    data = deepcopy(book.data)
    for part in ("personalities", "events", "tasks"):
        data[part]["cards"] = corrected(data[part]["cards"], cards)
    for part in ("crowns", "win"):
        for key, value in cards.get(part, {}).items():
            put(data[part], key, value)
    return Book(data)


def faults(rows: list[dict[str, Any]], cards: Corrections) -> list[tuple[Message, str, str]]:
    """What does not go together: sets of another size, expeditions for nothing, odd taxes."""
    found: list[tuple[Message, str, str]] = []
    after = corrected(rows, cards)
    sizes: dict[str, int] = {}
    for old, new in zip(rows, after, strict=True):
        sizes[old["set"]] = sizes.get(old["set"], 0) + new["copies"] - old["copies"]
    for name, more in sizes.items():
        if more:
            total = sum(row["copies"] for row in rows if row["set"] == name)
            args: dict[str, Arg] = {"set": name, "count": total + more, "total": total}
            card, key = first_copies(cards, name)
            found.append((Message("deck-set-size", args, "R2.1"), card, key))
    for row in after:
        if row["id"] not in cards:
            continue
        asked: dict[str, Arg] = {"entry": row["id"]}
        if row["kind"] == "expedition" and not sum(row["needs"].values()):
            found.append((Message("deck-asks-nothing", asked, "R4.13"), row["id"], ""))
        if row.get("keep", 0) >= row.get("threshold", 1) and row["kind"] == "tax":
            found.append((Message("deck-tax-keeps", asked, "R8.2"), row["id"], "keep"))
    return found


def first_copies(cards: Corrections, name: str) -> tuple[str, str]:
    """The first card whose copies in a set are corrected."""
    for card, changes in cards.items():
        for key in (COPIES + name, COPIES + name + MIXED):
            if key in changes:
                return card, key
    return "", ""
