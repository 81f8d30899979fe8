"""What can be said in Port Royal: every choice has a fixed code, and its word in the notation.

First the plain verbs, then seats, as chance and as players name them, then persons given up for
expeditions; then every card as chance turns it up, and every card once more as a player takes it.
So a card's id is its own code, and a bag of cards is a bag of chance's options.
"""

from __future__ import annotations

from typing import Final

DRAW: Final = 0
STOP: Final = 1
REPEL: Final = 2
ADMIT: Final = 3
GAMBLE: Final = 4
PASS: Final = 5
VERBS: Final = ("draw", "stop", "repel", "admit", "gamble", "pass")

MAX_SEATS: Final = 5
FIRST_SEAT: Final = 6
"""Chance names a seat (R2.5)."""


FIRST_NAME: Final = 11
"""A player names another one (R10.6)."""

FIRST_GIVE: Final = 16
GIVEN: Final = ("settler", "captain", "priest", "jack")
"""The roles in the order of their codes."""

FIRST_CARD: Final = 20

TAKE_WORDS: Final = {"person": "hire", "ship": "trade", "expedition": "complete", "tax": "resolve"}
"""How a player takes a card. Nobody takes a tax; the word only keeps the codes even."""


def words(cards: list[tuple[str, str]]) -> list[str]:
    """All words in the order of their codes, for cards given as (kind, id)."""
    return [
        *VERBS,
        *(f"P{seat + 1}" for seat in range(MAX_SEATS)),
        *(f"name P{seat + 1}" for seat in range(MAX_SEATS)),
        *(f"give {role}" for role in GIVEN),
        *(id for _, id in cards),
        *(f"{TAKE_WORDS[kind]} {id}" for kind, id in cards),
    ]
