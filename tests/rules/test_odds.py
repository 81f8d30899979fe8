"""The odds of the next card: exact, from what everybody can know."""

from __future__ import annotations

from typing import Any

import pytest

from kit import P1, table


def counted(t: Any) -> list[int]:
    """The same odds by playing every card that may come, repelling whatever can be repelled."""
    before = t.table.clone()
    before.play("P1 draw")
    options = before.decision.options
    busts = 0
    for outcome in options:
        copy = before.clone()
        told = copy.told
        copy.play(outcome)
        if copy.decision and "P1 repel" in copy.decision.options:
            copy.play("P1 repel")
        if any(event.name == "busted" for event in copy.events(None, told)):
            busts += options.weight(outcome)
    return [busts, sum(options.weight(outcome) for outcome in options)]


@pytest.mark.parametrize(
    "display", [[], ["sailor-1"], ["pirate-1"], ["pirate-1", "sailor-1"], ["pirate-1"] * 1]
)
@pytest.mark.parametrize("harbour", [[], ["red-1-1"], ["red-1-1", "black-2-1"], ["settler"]])
def test_the_odds_are_those_of_the_next_card(display: list[str], harbour: list[str]) -> None:
    """R3.6: so many of so many cards would bust a player who repels what they can (R3.3)."""
    t = table("port-royal", seats=3, strict=True, harbour=harbour, displays={P1: display})
    assert t.table.view(P1)["bust"] == counted(t)


def test_coins_of_the_same_shuffle_count() -> None:
    """R1.2: a coin is an unseen card, and the pile may hold any of the unseen ones."""
    poor = table("port-royal", seats=3, strict=True, harbour=["red-1-1"], coins={P1: 0})
    rich = table("port-royal", seats=3, strict=True, harbour=["red-1-1"], coins={P1: 9})
    assert poor.table.view(P1)["bust"] == rich.table.view(P1)["bust"]
    assert poor.pile != rich.pile


def test_swords_just_suffice() -> None:
    """R3.3: three swords meet a ship of three, two do not; a skull is never met (R3.3c)."""
    two = table("port-royal", seats=3, harbour=["red-1-1"], displays={P1: ["pirate-1"]})
    three = table(
        "port-royal", seats=3, harbour=["red-1-1"], displays={P1: ["pirate-1", "sailor-1"]}
    )
    assert two.table.view(P1)["bust"][0] == 3 + 2 + 2
    assert three.table.view(P1)["bust"][0] == 2 + 2


def test_an_empty_pile_means_the_discard_pile() -> None:
    """R1.7: with no card in the pile the next one comes from the discard pile."""
    t = table("port-royal", seats=3, harbour=["red-1-1"], pile=[], discard=["red-3-2", "settler"])
    assert t.table.view(P1)["bust"] == [1, 2]
