"""Paints the face of a card into a block of text of any size."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from doubloon.locale import Speaker
from doubloon.tui.palette import BRASS, INK, SAILS, SEPIA, SHADE, WAVE
from doubloon.tui.port_royal.art import (
    COIN,
    CROWN,
    EMBLEM,
    GOOD,
    SAIL,
    SKULL,
    STAR,
    SWORD,
    badge,
    ship,
    signs,
)
from doubloon.tui.port_royal.faces import Face, does

ROOMY: Final = 7
"""From this height on a card has its name, a picture, its words and its figures."""
SLIM: Final = 15
"""Below this width the name needs all of its line, and the key goes one line down."""

_console: Final = Console(width=200)


def paint(
    face: Face, width: int, height: int, speaker: Speaker, key: str = "", lit: bool = False
) -> Text:
    """A card of that size; `key` is the number of the choice that takes it."""
    tag = Text(f" {key} ", f"bold {BRASS} on {INK}") if key else Text("")
    slim = width < SLIM
    head = _head(face, width, height, speaker, Text("") if slim else tag)
    room = height - len(head) - 1
    body = _picture(face, width, room, speaker)[:room]
    body += [Text(" " * width)] * (room - len(body))
    if slim and body:
        body[0].truncate(width - tag.cell_len, pad=True)
        body[0] = Text.assemble(body[0], tag)
    return Text("\n").join([*head, *body, _foot(face, width, lit)][:height])


def _head(face: Face, width: int, height: int, speaker: Speaker, tag: Text) -> list[Text]:
    """The name on a band, in the ship's colour, and the key of the choice at its end."""
    ground, ink = SAILS[face.colour] if face.kind == "ship" else (SHADE, INK)
    style = f"bold {ink} on {ground}"
    name = speaker.card(face.id)
    if face.kind == "ship":
        name = f"{speaker.word('tui-letter-' + face.colour)}{SAIL[face.colour]} {name}"
    margin = " " if width >= SLIM or cell_len(name) < width else ""
    room = width - len(margin) - tag.cell_len
    band: list[Text] = []
    for number, line in enumerate(_wrap(name, room, 2 if height >= ROOMY else 1)):
        end = Text("") if number else tag
        row = Text(margin + line, style)
        row.pad_right(width - row.cell_len - end.cell_len)
        band.append(Text.assemble(row, end))
    return band


def _picture(face: Face, width: int, room: int, speaker: Speaker) -> list[Text]:
    """A ship under sail, or a person's emblem and what the person does."""
    words = does(face, speaker)
    if face.good:
        words = f"{GOOD[face.good]} {speaker.word('tui-cargo-' + face.good)}"
    if face.kind == "ship":
        return _ship(face, width, room, words, speaker)
    lines = _wrap(words, width - 2, max(1, room if room < 4 else room - 2))
    rows = [_centre(Text(line, SEPIA), width) for line in lines]
    if room >= 4:
        emblem = Text(_emblem(face), f"bold {INK}")
        if face.colour:
            emblem = Text.assemble(
                emblem, " ", badge(face.colour, speaker.word("tui-letter-" + face.colour))
            )
        above = [Text(" " * width)] if room - len(rows) >= 3 else []
        rows = [*above, _centre(emblem, width), *rows]
        if room - len(rows) >= 1 and above:
            rows.insert(2, Text(" " * width))
    return rows


def _emblem(face: Face) -> str:
    """A person's emblem, an expedition's signs, or coins for the tax."""
    if face.kind == "tax":
        return f"{COIN} {COIN} {COIN}"
    return EMBLEM[face.role] if face.kind == "person" else signs(face.asks)


def _ship(face: Face, width: int, room: int, words: str, speaker: Speaker) -> list[Text]:
    """The drawing of a ship, on waves if there is room for them."""
    if room < 2:
        colour = speaker.word("tui-colour-" + face.colour)
        return [Text(f" {colour}", SEPIA)]
    rows = [_centre(row, width) for row in ship(face.colour, min(4, room))]
    if room >= 5:
        rows.append(_centre(Text("~ ~~ ~~~ ~~ ~"[: width - 2], WAVE), width))
    if room >= 6 and not words:
        rows.insert(0, Text(" " * width))
    if words and room > len(rows):
        rows.append(_centre(Text(_wrap(words, width - 2, 1)[0], SEPIA), width))
    return rows


def _foot(face: Face, width: int, lit: bool) -> Text:
    """The figures: what it costs or pays, its swords, its influence; brass when looked at."""
    style = f"bold {INK} on {BRASS}" if lit else f"bold {INK}"
    if face.kind == "ship":
        left = SKULL if face.skull else f"{SWORD}{face.swords}"
        right = f"+{face.crowns}{CROWN}" if face.crowns else f"+{face.coins}{COIN}"
        middle = ""
    elif face.kind == "expedition":
        left, middle, right = f"{STAR}{face.influence}", "", f"+{face.coins}{COIN}"
    elif face.kind == "tax":
        left = middle = right = ""
    else:
        left = f"{COIN}{face.cost}"
        middle = SWORD * face.swords
        right = f"{STAR}{face.influence}" if face.influence else ""
    space = width - 2 - cell_len(left) - cell_len(middle) - cell_len(right)
    gap = space // 2
    return Text(f" {left}{' ' * gap}{middle}{' ' * (space - gap)}{right} ", style)


def paint_expedition(
    face: Face, width: int, height: int, speaker: Speaker, key: str = "", lit: bool = False
) -> Text:
    """An expedition: what it asks for, and what it gives."""
    asked = Text(f" {signs(face.asks)} ", f"bold {INK} on {BRASS if lit else SHADE}")
    gives = Text(f" {STAR}{face.influence} +{face.coins}{COIN} ", f"bold {INK}")
    tag = Text(f" {key} ", f"bold {BRASS} on {INK}") if key else Text("")
    if height == 1:
        return Text.assemble(asked, gives, tag)
    name = Text(" " + _wrap(speaker.card(face.id), width - 1 - tag.cell_len, 1)[0], f"bold {INK}")
    name.pad_right(width - name.cell_len - tag.cell_len)
    figures = Text.assemble(asked, " " * max(0, width - asked.cell_len - gives.cell_len), gives)
    return Text("\n").join([Text.assemble(name, tag), figures])


def _wrap(text: str, width: int, lines: int) -> list[str]:
    """The text in at most so many lines; what does not fit ends in an ellipsis."""
    return [row.plain for row in wrap_text(Text(text), width, lines)]


def wrap_text(text: Text, width: int, lines: int) -> list[Text]:
    """Styled text in at most so many lines; what does not fit ends in an ellipsis."""
    rows = list(text.wrap(_console, max(1, width))) or [Text()]
    if len(rows) > lines:
        for row in rows:
            row.rstrip()
        rows = [*rows[: lines - 1], Text(" ").join(rows[lines - 1 :])]
    for row in rows:
        row.rstrip()
        row.truncate(max(1, width), overflow="ellipsis")
    return rows


def _centre(text: Text, width: int) -> Text:
    """The text in the middle of the card."""
    space = max(0, width - text.cell_len)
    return Text.assemble(" " * (space // 2), text, " " * (space - space // 2))
