"""What of the log others may read: the notation names cards that a player alone has seen."""

from __future__ import annotations

from typing import Final

from doubloon.tui.merchants.faces import facts

OPEN_DRAWS: Final = ("raid", "draw", "swap")
"""Cargo is turned up for all to see after these words."""
OWN_DRAWS: Final = ("market", "drop")
"""After these words of a player only that player sees what is drawn (M1.8)."""
SECRET: Final = ("chest", "buy", "keep", "ship")
"""What others say with these words is theirs: chest, bought goods, loot, the first ship (M1.7)."""


def public_log(log: list[str], mine: str) -> list[str | None]:
    """The log without draws and choices that the reader has not seen; in doubt it is hidden.

    First ships and captains are secret until the first event (M2.5), and again once choices have
    been taken back.
    """
    found: list[str | None] = []
    revealed = False
    speaking = last = ""
    for said in log:
        name, _, word = said.partition(" ")
        first = word.partition(" ")[0]
        if name == "?":
            if first in facts().events:
                revealed = True
            hidden = drawn_in_secret(first, revealed, last, speaking == mine)
        else:
            hidden = name != mine and chosen_in_secret(first, revealed)
            speaking, last = name, first
            if word == "undo":
                revealed, last = False, ""
        found.append(None if hidden else said)
    return found


def drawn_in_secret(card: str, revealed: bool, last: str, own: bool) -> bool:
    """Whether what chance names is not for everybody."""
    book = facts()
    if card in book.captains:
        return not revealed
    if card in book.glory or card in book.rumours:
        return True
    if card.partition("-")[0] in book.goods and "-" in card:
        return last not in OPEN_DRAWS and not (own and last in OWN_DRAWS)
    return False


def chosen_in_secret(word: str, revealed: bool) -> bool:
    """Whether what another player chooses is that player's secret."""
    book = facts()
    if word == "ship":
        return not revealed
    return word in SECRET or word in book.glory or word in book.rumours
