"""What stands on a card, and what it does in a few words."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Final

from doubloon.engine.game import Game
from doubloon.engine.message import Arg
from doubloon.games.port_royal.modes import GOALS
from doubloon.games.port_royal.words import TAKE_WORDS
from doubloon.locale import Speaker
from doubloon.tui.deck import KEPT, laid_out
from doubloon.tui.port_royal.art import SAIL

SHIPS: Final = {
    "yellow": "pinnace",
    "blue": "flute",
    "green": "skiff",
    "red": "frigate",
    "black": "galleon",
    "ares": "ares",
}


MIXED: Final = 400
"""So many cards are in no pile: cards were mixed in, and the odds are a fraction only (R15.2)."""


@dataclass(frozen=True, slots=True)
class Face:
    """The face of one card."""

    id: str
    kind: str
    role: str = ""
    colour: str = ""
    cost: int = 0
    influence: int = 0
    swords: int = 0
    skull: bool = False
    coins: int = 0
    gift: int = 0
    crowns: int = 0
    good: str = ""
    ares_bonus: int = 0
    threshold: int = 0
    keep: int = 0
    needs: dict[str, int] = field(default_factory=dict)
    needs_goods: dict[str, int] = field(default_factory=dict)

    @property
    def asks(self) -> dict[str, int]:
        """Everything that an expedition asks for, persons first."""
        return {**self.needs, **self.needs_goods}

    @property
    def take(self) -> str:
        """How the notation says that a player takes this card."""
        return f"{TAKE_WORDS[self.kind]} {self.id}"


def faces() -> dict[str, Face]:
    """Every card of the game by its id, as it lies on the table."""
    return faces_of(laid_out("port-royal"))


@lru_cache(maxsize=KEPT)
def faces_of(room: Game) -> dict[str, Face]:
    """Every card of a deck by its id."""
    known = Face.__dataclass_fields__
    found: dict[str, Face] = {}
    for row in room.cards():
        if row["kind"] == "contract":
            continue
        found.setdefault(row["id"], Face(**{key: row[key] for key in row if key in known}))
    return found


def does(face: Face, speaker: Speaker, full: bool = False) -> str:
    """What a card does, in a few words or in full; a common ship does nothing but pay."""
    if face.kind == "person":
        ship = speaker.word("ship-" + SHIPS[face.colour]) if face.colour else ""
        id = "tui-does-" + face.role
        words = speaker.word(id, {"ship": ship})
        if full and speaker.knows(id, "full"):
            words = speaker.attribute(id, "full", {"ship": ship})
        return speaker.word("tui-does-ares-bonus", {"does": words}) if face.ares_bonus else words
    if face.kind == "tax":
        if face.keep:
            return speaker.word("tui-does-tax-down", {"keep": face.keep})
        return speaker.word("tui-does-tax", {"threshold": face.threshold})
    if face.good:
        return speaker.word("tui-does-good", {"good": face.good})
    return speaker.word("tui-does-gift") if face.gift else ""


def income(face: Face, speaker: Speaker) -> str:
    """What a card brings, in words: coins, or a crown in their place (R18.3)."""
    if face.crowns:
        return speaker.word("tui-crowns", {"count": face.crowns})
    return speaker.word("tui-coins", {"count": face.coins})


def swords(face: Face, speaker: Speaker) -> str:
    """A card's swords in words: what repels a ship, or what a person has."""
    if face.kind != "ship":
        return speaker.word("tui-swords", {"count": face.swords})
    return speaker.word("tui-no-repel" if face.skull else "tui-repel", {"count": face.swords})


def sentence(face: Face, speaker: Speaker) -> str:
    """Everything that stands on a card, as a sentence."""
    args: dict[str, Arg] = {
        "name": speaker.card(face.id),
        "cost": face.cost,
        "influence": face.influence,
        "swords": swords(face, speaker),
        "coins": income(face, speaker),
        "does": does(face, speaker, full=True),
    }
    if face.kind == "ship":
        args["colour"] = speaker.word("tui-colour-" + face.colour)
        return speaker.word("tui-card-ship-gift" if args["does"] else "tui-card-ship", args)
    if face.kind == "tax":
        return speaker.word("tui-card-tax", args)
    if face.kind == "expedition":
        args["needs"] = [
            speaker.word("tui-sign-" + sign, {"count": count}) for sign, count in face.asks.items()
        ]
        return speaker.word("tui-card-expedition", args)
    return speaker.word("tui-card-fighter" if face.swords else "tui-card-person", args)


def display(player: dict[str, Any], speaker: Speaker) -> list[str]:
    """The names in a player's display, equal ones counted; ships under Wholesalers last."""
    names = Counter(speaker.card(id) for id in player["display"])
    names.update(speaker.word("tui-stored", {"name": speaker.card(id)}) for id in player["stored"])
    return [
        name if count == 1 else speaker.word("tui-count", {"count": count, "name": name})
        for name, count in names.items()
    ]


def goal(view: dict[str, Any]) -> int:
    """The influence that ends the game; 0 if it does not end by influence."""
    return GOALS.get(view["options"]["mode"], GOALS["classic"])


def percent(fatal: int, cards: int, speaker: Speaker) -> str:
    """A chance in percent, to a tenth."""
    share = round(100 * fatal / cards, 1) if cards else 0.0
    return speaker.number(share, 0 if share.is_integer() else 1)


def percentage(fatal: int, cards: int, speaker: Speaker) -> str:
    """A chance with its sign, as the language writes it."""
    return speaker.word("percent", {"percent": percent(fatal, cards, speaker)})


def legend(speaker: Speaker, view: dict[str, Any]) -> list[tuple[str, str]]:
    """Every ship colour of this table with its letter, its sail and its name."""
    return [
        (
            colour,
            f"{speaker.word('tui-letter-' + colour)}{SAIL[colour]} {speaker.word('ship-' + ship)}",
        )
        for colour, ship in SHIPS.items()
        if colour != "ares" or view["quest"]
    ]
