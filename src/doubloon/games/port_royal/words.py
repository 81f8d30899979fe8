"""What can be said in Port Royal: every choice has a fixed code, and its word in the notation.

First the plain verbs, then seats, as chance and as players name them, then persons given up for
expeditions, then contracts, as chance lays them out and as players claim them; then every card as
chance turns it up, and every card once more as a player takes it. So a card's id is its own code,
and a bag of cards is a bag of chance's options.
"""

from __future__ import annotations

from typing import Final

DRAW: Final = 0
STOP: Final = 1
REPEL: Final = 2
ADMIT: Final = 3
GAMBLE: Final = 4
PASS: Final = 5
ASIDE: Final = 6
VERBS: Final = ("draw", "stop", "repel", "admit", "gamble", "pass", "aside")

MAX_SEATS: Final = 5
FIRST_SEAT: Final = 7
"""Chance names a seat (R2.5)."""


FIRST_NAME: Final = 12
"""A player names another one (R10.6)."""

FIRST_GIVE: Final = 17
GIVEN: Final = ("settler", "captain", "priest", "jack")
"""The roles in the order of their codes."""

CONTRACTS: Final = 18
FIRST_CONTRACT: Final = 21
"""A contract as chance lays it out (R11.1)."""
FIRST_CLAIM: Final = FIRST_CONTRACT + CONTRACTS
"""A contract as a player claims it, or a step of it (R11.3)."""

FIRST_CARD: Final = FIRST_CLAIM + CONTRACTS

TAKE_WORDS: Final = {"person": "hire", "ship": "trade", "expedition": "complete", "tax": "resolve"}
"""How a player takes a card. Nobody takes a tax; the word only keeps the codes even."""


def words(contracts: list[str], cards: list[tuple[str, str]]) -> list[str]:
    """All words in the order of their codes; cards are given as (kind, id)."""
    return [
        *VERBS,
        *(f"P{seat + 1}" for seat in range(MAX_SEATS)),
        *(f"name P{seat + 1}" for seat in range(MAX_SEATS)),
        *(f"give {role}" for role in GIVEN),
        *contracts,
        *(f"claim {id}" for id in contracts),
        *(id for _, id in cards),
        *(f"{TAKE_WORDS[kind]} {id}" for kind, id in cards),
    ]
