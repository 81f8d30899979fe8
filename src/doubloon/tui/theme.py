"""The captain's table at night, as Textual wants to be told of it."""

from __future__ import annotations

from typing import Final

from textual.theme import Theme

from doubloon.tui.palette import (
    BRASS,
    DEEP,
    EMBER,
    FADED,
    FOAM,
    INK,
    LANTERN,
    MIST,
    MOSS,
    NIGHT,
    PARCHMENT,
    SEA,
    SHADE,
    TARNISH,
    WINE,
)

THEME: Final = Theme(
    name="captains-table",
    primary=BRASS,
    secondary=MIST,
    accent=BRASS,
    foreground=FOAM,
    background=NIGHT,
    surface=DEEP,
    panel=SEA,
    success=MOSS,
    warning=BRASS,
    error=EMBER,
    dark=True,
    variables={
        "night": NIGHT,
        "deep": DEEP,
        "sea": SEA,
        "foam": FOAM,
        "mist": MIST,
        "brass": BRASS,
        "tarnish": TARNISH,
        "parchment": PARCHMENT,
        "shade": SHADE,
        "faded": FADED,
        "ink": INK,
        "wine": WINE,
        "ember": EMBER,
        "lantern": LANTERN,
    },
)
