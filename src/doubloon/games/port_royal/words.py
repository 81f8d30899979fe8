"""What can be said in Port Royal: every choice has a fixed code, and its word in the notation.

First the plain verbs; then what chance and players name: seats, persons given up, personalities,
events, goods, contracts, tasks; then every card as chance turns it up, as a player takes it, and as
a Scout puts it back. So a card's id is its own code, and a bag of cards is a bag of options.
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
KEEP: Final = 7
CASH: Final = 8
SCOUT: Final = 9
PETITION: Final = 10
BUY: Final = 11
VERBS: Final = (
    "draw",
    "stop",
    "repel",
    "admit",
    "gamble",
    "pass",
    "aside",
    "keep",
    "cash",
    "scout",
    "petition",
    "buy",
)

MAX_SEATS: Final = 5
SHEETS: Final = 5
PERSONALITIES: Final = 10
EVENTS: Final = 16
CONTRACTS: Final = 18
TASKS: Final = 45
GIVEN: Final = (
    "settler",
    "captain",
    "priest",
    "jack",
    "settler-ares",
    "captain-ares",
    "priest-ares",
)
"""Persons that expeditions ask for, in the order of their codes."""
GOODS: Final = ("book", "herbs", "bread", "rum")

FIRST_SEAT: Final = 12
"""Chance names a seat (R2.5)."""
FIRST_NAME: Final = 17
"""A player names another one (R10.6)."""
FIRST_GIVE: Final = 22
"""A person given up for an expedition (R4.13)."""
FIRST_SHEET: Final = 29
"""Chance deals a sheet with two personalities (R15.3)."""
FIRST_BE: Final = 34
"""A player chooses a personality (R15.3)."""
FIRST_EVENT: Final = 44
"""Chance turns up an event (R17.1)."""
FIRST_SPEND: Final = 60
"""A good to spend where there is a choice (R16.1)."""
FIRST_SELL: Final = 64
"""A good sold to an Innkeeper (R22.4)."""
FIRST_CONTRACT: Final = 68
"""A contract as chance lays it out (R11.1)."""
FIRST_CLAIM: Final = 86
"""A contract as a player claims it, or a step of it (R11.3)."""
FIRST_TASK: Final = 104
"""A task as chance lays it out (R20.6)."""
FIRST_FULFIL: Final = 149
"""A task as a player fulfils it, or a step of it (R16.3)."""
FIRST_CARD: Final = 194

TAKE_WORDS: Final = {"person": "hire", "ship": "trade", "expedition": "complete", "tax": "resolve"}
"""How a player takes a card. Nobody takes a tax; the word only keeps the codes even."""


class Names:
    """The ids that the data files give, in the order of their codes."""

    def __init__(
        self,
        personalities: list[str],
        events: list[str],
        contracts: list[str],
        tasks: list[str],
        cards: list[tuple[str, str]],
    ) -> None:
        self.personalities = personalities
        self.events = events
        self.contracts = contracts
        self.tasks = tasks
        self.cards = cards
        """Every card as (kind, id)."""


def words(names: Names) -> list[str]:
    """All words in the order of their codes."""
    return [
        *VERBS,
        *(f"P{seat + 1}" for seat in range(MAX_SEATS)),
        *(f"name P{seat + 1}" for seat in range(MAX_SEATS)),
        *(f"give {id}" for id in GIVEN),
        *(f"sheet-{sheet + 1}" for sheet in range(SHEETS)),
        *(f"be {id}" for id in names.personalities),
        *names.events,
        *(f"spend {good}" for good in GOODS),
        *(f"sell {good}" for good in GOODS),
        *names.contracts,
        *(f"claim {id}" for id in names.contracts),
        *(f"task-{id}" for id in names.tasks),
        *(f"fulfil {id}" for id in names.tasks),
        *(id for _, id in names.cards),
        *(f"{TAKE_WORDS[kind]} {id}" for kind, id in names.cards),
        *(f"top {id}" for _, id in names.cards),
    ]
