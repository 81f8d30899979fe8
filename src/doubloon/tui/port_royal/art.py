"""Ships and persons in a few strokes; six hulls that nobody mistakes for one another."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text

from doubloon.locale import Speaker
from doubloon.tui.palette import BRASS, MOSS, SAILS, SEPIA

if TYPE_CHECKING:
    from doubloon.tui.port_royal.faces import Face

COIN: Final = "●"
STAR: Final = "★"
SWORD: Final = "⚔"
SKULL: Final = "☠"
CROWN: Final = "♔"
CUBE: Final = "■"
OPEN: Final = "□"
HALF: Final = "◪"
DONE: Final = "✓"
FIELD: Final = ("∩", "⚱", "⊞", "⊞")
"""Door, cup and windows of a personality."""
MOON: Final = "☾"
"""The end of a month."""
GOOD: Final = {"bread": "◍", "rum": "⊖", "herbs": "❧", "book": "▤"}

SAIL: Final = {"yellow": "◣", "blue": "■", "green": "◗", "red": "▲", "black": "◆", "ares": "▼"}
"""One glyph per colour, beside its letter."""

SIGN: Final = {"settler": "⌂", "captain": "⚓", "priest": "✝", "jack": "✶"}
"""The signs of the expeditions."""

EMBLEM: Final = {
    "trader": "⚖",
    **SIGN,
    "sailor": SWORD,
    "pirate": "⚔ ⚔",
    "mademoiselle": "❀",
    "jester": "☺",
    "admiral": "✪",
    "governor": "♛",
    "wholesaler": "⚖",
    "passenger": "♟",
    "gambler": "⚄",
    "clerk": "✎",
    "gunner": "✹",
    "vice-admiral": "☆",
    "scout": "◉",
    "innkeeper": "♨",
    "tybuk": SWORD,
}

DRAWINGS: Final = {
    "yellow": (
        "    │◣    ",
        "    │█◣   ",
        "    │██◣  ",
        "  ◥▆▆▆▆◤  ",
    ),
    "blue": (
        "   ▄▄ ▄▄  ",
        "   ██ ██  ",
        "   ▀┃ ┃▀  ",
        " ◥▆▆▆▆▆▆◤ ",
    ),
    "green": (
        "   ┃◗     ",
        "   ┃██◗   ",
        "   ┃██◗   ",
        "  ◥▆▆▆▆◤  ",
    ),
    "red": (
        "   ▲ ▲ ▲  ",
        "  ◢█◢█◢█  ",
        "   ┃ ┃ ┃  ",
        " ◥▆▆▆▆▆▆◤ ",
    ),
    "black": (
        " ▄█▄█▄█▄  ",
        " ▀█▀█▀█▀  ",
        "w ┃ ┃ ┃ w ",
        "◥███████◤ ",
    ),
    "ares": (
        " ▼▼▼ ▼▼▼  ",
        "  ▼┃  ▼┃  ",
        "w  ┃   ┃ ◢",
        "◥▆▆▆▆▆▆▆█◣",
    ),
}
MASTS: Final = "│┃w"
"""Strokes of wood among the sails; `w` is a castle at bow or stern."""


def ship(colour: str, lines: int) -> list[Text]:
    """A ship under sail, its lowest lines if there is little room."""
    sail = SAILS[colour][0]
    drawn: list[Text] = []
    for number, row in enumerate(DRAWINGS[colour]):
        text = Text()
        for stroke in row:
            wood = number == 3 or stroke in MASTS
            text.append("▄" if stroke == "w" else stroke, SEPIA if wood else sail)
        drawn.append(text)
    return drawn[-lines:]


def signs(needs: dict[str, int]) -> str:
    """The signs that an expedition asks for, goods among them."""
    marks = {**SIGN, **GOOD}
    return " ".join(marks[sign] for sign, count in needs.items() for _ in range(count))


def badge(colour: str, letter: str) -> Text:
    """A colour's flag: letter and sail on its own ground."""
    ground, ink = SAILS[colour]
    return Text(f"{letter}{SAIL[colour]}", f"bold {ink} on {ground}")


def mark(face: Face, speaker: Speaker) -> Text:
    """A card in one or two signs: emblem of a person, signs of an expedition, flag of a ship."""
    if face.kind == "expedition":
        return Text(signs(face.asks).replace(" ", ""), f"bold {MOSS}")
    flag = badge(face.colour, speaker.word("tui-letter-" + face.colour)) if face.colour else Text()
    if face.kind == "person" and not face.colour:
        return Text(EMBLEM[face.role].replace(" ", ""), f"bold {BRASS}")
    return flag
