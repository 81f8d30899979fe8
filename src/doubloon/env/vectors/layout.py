"""What the numbers of an observation mean: named parts, one after the other."""

from __future__ import annotations

from doubloon.engine.seat import Seat
from doubloon.engine.state import State

MOST: int = 255
"""Numbers are bytes: what is larger stays at this."""


class Part:
    """So many numbers in a row, none above `most`. `each` names them one by one, if they differ."""

    def __init__(self, name: str, most: int, meaning: str, each: list[str]) -> None:
        self.name = name
        self.most = most
        self.meaning = meaning
        self.each = each
        self.size = len(each)


class Layout:
    """The parts of a game's observations in order, and where each begins."""

    def __init__(self, game: str, version: int, parts: list[Part]) -> None:
        self.game = game
        self.version = version
        """Goes up whenever actions or parts change: it is the `-v0` of the environments."""
        self.parts = parts
        self.start: dict[str, int] = {}
        self.size = 0
        for part in parts:
            assert part.name not in self.start, f"two parts are called {part.name}"
            self.start[part.name] = self.size
            self.size += part.size

    def most(self) -> list[int]:
        """The greatest value of every number."""
        return [part.most for part in self.parts for _ in range(part.size)]


class Vector:
    """Turns positions of one game into numbers, as one seat may know them."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout

    def fill(self, s: State, seat: Seat) -> bytearray:
        """A fresh row of numbers: what the seat may know of the position, and nothing else."""
        raise NotImplementedError


def number(name: str, most: int, meaning: str) -> Part:
    """A part of a single number."""
    return Part(name, most, meaning, [name])


def numbers(name: str, most: int, meaning: str, each: list[str]) -> Part:
    """A part with a number for each thing."""
    return Part(name, most, meaning, each)


def flags(name: str, meaning: str, each: list[str]) -> Part:
    """A part with a 0 or 1 for each thing."""
    return Part(name, 1, meaning, each)


def seats_from(seats: int) -> list[str]:
    """Seats as an observer counts them: itself first, then clockwise."""
    return ["self", *(f"{step} to the left" for step in range(1, seats))]


def seat_names(seats: int) -> list[str]:
    """Seats as the notation names them."""
    return [f"P{seat + 1}" for seat in range(seats)]


def table_parts(
    seats: int, seat: str, names: list[str], first: str, questions: list[str]
) -> list[Part]:
    """Who plays and what is asked: what every game begins with."""
    around = seats_from(seats)
    return [
        number("seats", seats, "how many play"),
        flags("seat", "where the observer sits: " + seat, names),
        flags("asked", "who is asked", around),
        flags("active", "whose turn it is", around),
        flags("first", first, around),
        flags("question", "what is asked", questions),
    ]


def capped(value: int) -> int:
    """The value as a byte."""
    return value if value < 255 else 255


def one_of(size: int, index: int) -> bytes:
    """So many flags, one of them set, or none if there is no such thing."""
    row = bytearray(size)
    if index >= 0:
        row[index] = 1
    return bytes(row)


def mask(codes: list[int], none: bytes) -> bytearray:
    """Flags, those of the codes set, where `none` has none; a slice is copied fastest."""
    row = bytearray(none[:])
    for code in codes:
        row[code] = 1
    return row
