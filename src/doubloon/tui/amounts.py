"""Choices that differ only in an amount, such as how much gold is to lie in a chest."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from doubloon.engine.notation import Choice

AMOUNTS: Final = frozenset(("chest",))
"""Words with an amount after them; after others a number is a name, such as the face of a die."""


def split_amount(choice: Choice) -> tuple[str, int | None]:
    """A choice's word and the amount after it: `chest 17` is ("chest", 17)."""
    word, _, amount = choice.word.partition(" ")
    return (word, int(amount)) if word in AMOUNTS else (choice.word, None)


def largest(choices: Iterable[Choice]) -> list[Choice]:
    """The choices, of those that differ in an amount only the one with the most."""
    most: dict[str, tuple[int, Choice]] = {}
    for choice in choices:
        word, amount = split_amount(choice)
        size = -1 if amount is None else amount
        if word not in most or size > most[word][0]:
            most[word] = (size, choice)
    return [choice for _, choice in most.values()]
