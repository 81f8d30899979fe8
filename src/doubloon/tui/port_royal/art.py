"""Ships and persons in a few strokes; five hulls that nobody mistakes for one another."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from doubloon.tui.palette import INK, SAILS, SEPIA

COIN: Final = "●"
STAR: Final = "★"
SWORD: Final = "⚔"
SKULL: Final = "☠"

SAIL: Final = {"yellow": "◣", "blue": "■", "green": "◗", "red": "▲", "black": "◆"}
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
}

HULL: Final = "~"
"""In the drawings: `s` is sailcloth, `~` a hull, everything else itself."""

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
        "          ",
        "    ┃◗    ",
        "    ┃█◗   ",
        "   ◥▆▆◤   ",
    ),
    "red": (
        "   ▲ ▲ ▲  ",
        "  ◢█◢█◢█  ",
        "   ┃ ┃ ┃  ",
        " ◥▆▆▆▆▆▆◤ ",
    ),
    "black": (
        "  ▄█▄█▄█▄ ",
        "  ▀█▀█▀█▀ ",
        " ▄ ┃ ┃ ┃▄ ",
        " ◥██████◤ ",
    ),
}
MASTS: Final = "│┃"


def ship(colour: str, lines: int) -> list[Text]:
    """A ship under sail, its lowest lines if there is little room."""
    sail = SAILS[colour][0]
    drawn: list[Text] = []
    for number, row in enumerate(DRAWINGS[colour]):
        text = Text()
        for stroke in row:
            wood = number == 3 or stroke in MASTS
            text.append(stroke, SEPIA if wood else sail)
        drawn.append(text)
    return drawn[-lines:]


def signs(needs: dict[str, int]) -> str:
    """The signs that an expedition asks for."""
    return " ".join(SIGN[role] for role, count in needs.items() for _ in range(count))


def badge(colour: str, letter: str) -> Text:
    """A colour's flag: letter and sail on its own ground."""
    ground, ink = SAILS[colour]
    return Text(f" {letter}{SAIL[colour]} ", f"bold {ink} on {ground}")


def figures(coins: int, swords: str, influence: int) -> Text:
    """Coins, swords and influence in one row."""
    text = Text(style=f"bold {INK}")
    text.append(f"{COIN}{coins}")
    if swords:
        text.append(f" {swords}")
    if influence:
        text.append(f" {STAR}{influence}")
    return text
