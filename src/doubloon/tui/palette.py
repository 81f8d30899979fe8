"""The colours of a captain's table at night: navy, parchment, brass, and six sails."""

from __future__ import annotations

from typing import Final

NIGHT: Final = "#0a1322"
DEEP: Final = "#101c31"
SEA: Final = "#1a2b48"
FOAM: Final = "#dbe4ee"
MIST: Final = "#8b9db5"
BRASS: Final = "#d6ae5f"
TARNISH: Final = "#8c7142"
PARCHMENT: Final = "#ecdfbd"
SHADE: Final = "#d8c796"
FADED: Final = "#a79a7b"
INK: Final = "#2a1e12"
SEPIA: Final = "#6d5838"
WINE: Final = "#a3312a"
EMBER: Final = "#e0785a"
LANTERN: Final = "#fff6d8"
MOSS: Final = "#7fb389"
WAVE: Final = "#6d8aa8"
STEEL: Final = "#4b5f80"
TROUGH: Final = "#2b3c5a"
"""What is not yet filled: bars, gauges."""

SAILS: Final = {
    "yellow": ("#e6b833", "#2a1e12"),
    "blue": ("#2f6dad", "#ffffff"),
    "green": ("#37824c", "#ffffff"),
    "red": ("#b3372c", "#ffffff"),
    "black": ("#201d24", "#f2ead6"),
    "ares": ("#85502c", "#fff1d6"),
}
"""Each ship's colour, and the ink to write on it."""
