"""The cards: facts from the data file, laid out flat so that the rules can look them up fast."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final, TypeAlias

from doubloon.games.port_royal.words import FIRST_CARD, GOODS

CardId: TypeAlias = int
"""A kind of card, by its code (see words.py); copies of a kind are the same card to everybody."""

NO_CARD: Final = -1
PERSON: Final = 0
SHIP: Final = 1
EXPEDITION: Final = 2
TAX: Final = 3
KINDS: Final = ("person", "ship", "expedition", "tax")
PARTS: Final = ("persons", "ships", "expeditions", "taxes")

COLOURS: Final = ("yellow", "blue", "green", "red", "black", "ares")
SHIPS: Final = ("pinnace", "flute", "skiff", "frigate", "galleon", "ares")
"""What a ship of each colour is called."""
NO_COLOUR: Final = -1
ARES: Final = 5
NO_GOOD: Final = -1
BREAD: Final = 2
RUM: Final = 3
SKULL: Final = 99
"""More swords than anybody can have: such a ship cannot be repelled (R3.3c)."""

NO_ROLE: Final = -1
TRADER: Final = 0
SETTLER: Final = 1
CAPTAIN: Final = 2
PRIEST: Final = 3
JACK: Final = 4
SAILOR: Final = 5
PIRATE: Final = 6
MADEMOISELLE: Final = 7
JESTER: Final = 8
ADMIRAL: Final = 9
GOVERNOR: Final = 10
WHOLESALER: Final = 11
PASSENGER: Final = 12
GAMBLER: Final = 13
CLERK: Final = 14
GUNNER: Final = 15
VICE_ADMIRAL: Final = 16
SCOUT: Final = 17
INNKEEPER: Final = 18
TYBUK: Final = 19
ROLES: Final = (
    "trader",
    "settler",
    "captain",
    "priest",
    "jack",
    "sailor",
    "pirate",
    "mademoiselle",
    "jester",
    "admiral",
    "governor",
    "wholesaler",
    "passenger",
    "gambler",
    "clerk",
    "gunner",
    "vice-admiral",
    "scout",
    "innkeeper",
    "tybuk",
)
SYMBOLS: Final = (SETTLER, CAPTAIN, PRIEST, JACK)
"""The roles that count for expeditions (R4.13), each with four bits of a packed number."""
JACK_SHIFT: Final = 12

FEWEST_INFLUENCE: Final = 0
MOST_SWORDS: Final = 1
BONUSES: Final = ("fewest-influence", "most-swords")

LATE_CODE: Final = 81
"""The one code that is shuffled in in the middle of a chapter."""

KEEP_HALF: Final = -1
"""A tax that takes half, rounded down, instead of leaving a fixed number (R3.5a, R8.2)."""


class Deck:
    """Every kind of card of every set: one list per fact, read by card id."""

    def __init__(self, rows: list[dict[str, Any]]) -> None:
        self.rows = rows
        """The data file's rows, each with its set and kind; one card may have rows in two sets."""
        blank: list[int] = [NO_CARD] * FIRST_CARD
        self.ids: list[str] = [""] * FIRST_CARD
        self.kind: list[int] = blank[:]
        self.role: list[int] = blank[:]
        self.colour: list[int] = blank[:]
        self.cost: list[int] = blank[:]
        self.influence: list[int] = blank[:]
        self.swords: list[int] = blank[:]
        self.coins: list[int] = blank[:]
        self.gift: list[int] = blank[:]
        self.symbol: list[int] = blank[:]
        """What a person counts as for expeditions, packed (see SYMBOLS)."""
        self.needs: list[int] = blank[:]
        """All symbols that an expedition asks for; it shows none itself once completed."""
        self.threshold: list[int] = blank[:]
        self.keep: list[int] = blank[:]
        self.bonus: list[int] = blank[:]
        self.bonus_coins: list[int] = blank[:]
        self.good: list[int] = blank[:]
        """The good that a ship can be kept as (R18.2)."""
        self.crowns: list[int] = blank[:]
        """Crowns in place of a ship's coins (R18.3)."""
        self.ares_bonus: list[int] = blank[:]
        """What a person adds when its owner takes Ares Pirates (R22.2)."""
        self.late: list[int] = blank[:]
        """1 for cards that come in during a chapter instead of at its start (R15.2)."""
        self.bread: list[int] = blank[:]
        """Bread that an expedition asks for besides persons, or what an Innkeeper pays for it."""
        self.rum: list[int] = blank[:]
        """What an Innkeeper pays for rum (R22.4)."""
        self.card: dict[str, CardId] = {}
        for row in sorted(rows, key=lambda row: KINDS.index(row["kind"])):
            if row["id"] not in self.card:
                self._add(row)
        self.dearest = max(self.cost)
        self.take = len(self.card)
        """What to add to a card to get the code of taking it."""
        self.top = 2 * self.take
        """What to add to a card to get the code of putting it back on the pile."""

    def _add(self, row: dict[str, Any]) -> None:
        self.card[row["id"]] = len(self.ids)
        self.ids.append(row["id"])
        self.kind.append(KINDS.index(row["kind"]))
        self.role.append(ROLES.index(row["role"]) if "role" in row else NO_ROLE)
        self.colour.append(COLOURS.index(row["colour"]) if "colour" in row else NO_COLOUR)
        self.cost.append(row.get("cost", 0))
        self.influence.append(row.get("influence", 0))
        self.swords.append(SKULL if row.get("skull") else row.get("swords", 0))
        self.coins.append(row.get("coins", 0))
        self.gift.append(row.get("gift", 0))
        self.symbol.append(packed({row.get("role", ""): 1}))
        self.needs.append(packed(row.get("needs", {})))
        self.threshold.append(row.get("threshold", 0))
        self.keep.append(row.get("keep", KEEP_HALF))
        self.bonus.append(BONUSES.index(row["bonus"]) if "bonus" in row else FEWEST_INFLUENCE)
        self.bonus_coins.append(row.get("bonus_coins", 0))
        self.good.append(GOODS.index(row["good"]) if "good" in row else NO_GOOD)
        self.crowns.append(row.get("crowns", 0))
        self.ares_bonus.append(row.get("ares_bonus", 0))
        self.late.append(1 if row.get("code") == LATE_CODE else 0)
        goods = row.get("needs_goods", row.get("sells", {}))
        self.bread.append(goods.get("bread", 0))
        self.rum.append(goods.get("rum", 0))

    def names(self) -> list[tuple[str, str]]:
        """Every card as (kind, id), in the order of their codes."""
        return [(KINDS[self.kind[card]], id) for id, card in self.card.items()]


def packed(symbols: dict[str, int]) -> int:
    """How often each symbol stands there, in four bits each."""
    return sum(symbols.get(ROLES[role], 0) << 4 * at for at, role in enumerate(SYMBOLS))


def read_deck() -> Deck:
    """The deck of the package's own data file."""
    text = Path(__file__).with_name("data").joinpath("cards.toml").read_text(encoding="utf-8")
    return Deck(flatten(tomllib.loads(text)))


def flatten(data: dict[str, Any]) -> list[dict[str, Any]]:
    """One row per card and set, with the table's confidence and source where it has no own."""
    rows: list[dict[str, Any]] = []
    for name, parts in data.items():
        for kind, part in zip(KINDS, PARTS, strict=True):
            table = parts.get(part, {"cards": []})
            for card in table["cards"]:
                row = {"set": name, "kind": kind, **card}
                row.setdefault("confidence", table["confidence"])
                row["source"] = table["source"]
                rows.append(row)
    return rows
