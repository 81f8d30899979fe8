"""R9: the Gambler."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from doubloon.engine.seat import CHANCE
from kit import P1, P2, P3, PortRoyal, table

QUIET = ("? settler", "? captain", "? priest", "? governor")
"""Four cards that do nothing by themselves."""


def gamblers(
    count: int = 1, *, displays: Mapping[int, Sequence[str]] | None = None, **more: Any
) -> PortRoyal:
    """A table where P1 has so many Gamblers."""
    others = {seat: list(names) for seat, names in (displays or {}).items()}
    own = ["gambler-1", "gambler-2", "gambler-3"][:count] + others.pop(P1, [])
    return table(mix=["gambler"], displays={P1: own, **others}, **more)


def test_gamblers_are_shuffled_in_and_hired() -> None:
    """R9.1: four more cards in the deck, hired like any person."""
    t = table(mix=["gambler"])
    assert len(t.state.rules.dealt) == 119 + 4

    t = table(mix=["gambler"], harbour=["gambler-1"], coins={P1: 4}, phase=2)
    t.play("P1 hire gambler-1")

    assert (t.coins(P1), t.display(P1)) == (0, ["gambler-1"])
    assert t.asked == P2


def test_a_gambler_turns_up_four_cards() -> None:
    """R9.2: also as the first reveal, instead of it."""
    t = gamblers(coins={P1: 8})
    assert t.options == {"draw", "gamble"}

    t.play("P1 gamble", *QUIET)

    assert t.harbour == ["settler", "captain", "priest", "governor"]
    assert t.asked == P1
    assert t.prompt == "prompt-take"


def test_a_gambler_may_follow_single_cards() -> None:
    """R9.2: at any time of phase 1."""
    t = gamblers(coins={P1: 8})

    t.play("P1 draw", "? red-1-1")
    assert t.options == {"draw", "gamble", "stop"}
    t.play("P1 gamble", *QUIET)

    assert len(t.harbour) == 5
    assert t.prompt == "prompt-take"


@pytest.mark.parametrize("count", [1, 2, 3])
def test_each_gambler_once_a_turn(count: int) -> None:
    """R9.2: as often as there are Gamblers, and again next turn."""
    t = gamblers(count, pile=["sailor-1"] * 7 + ["priest"] * 5, coins={P1: 12})

    for used in range(count):
        assert "gamble" in t.options
        t.play("P1 gamble")
        assert len(t.harbour) == 4 * (used + 1)

    assert t.prompt == "prompt-take"
    t.pass_on()
    for line in ("P2 draw", "P3 draw"):
        t.play(line, line.replace("draw", "stop"))
        t.pass_on()
    assert t.asked == P1
    assert t.options == {"draw", "gamble"}


def test_only_the_active_player_gambles() -> None:
    """R9.2: a Gambler of another player does not help."""
    t = gamblers(0, displays={P2: ["gambler-1"]})

    assert t.options == {"draw"}


def test_ships_of_the_four_cannot_be_repelled() -> None:
    """R9.3: swords do not count."""
    t = gamblers(displays={P1: ["pirate-1", "pirate-2"]})

    t.play("P1 gamble", "? red-1-1", "? blue-1-1", "? green-1-1", "? settler")

    assert t.harbour == ["red-1-1", "blue-1-1", "green-1-1", "settler"]
    assert t.prompt == "prompt-take"


def test_expeditions_and_taxes_are_part_of_the_four() -> None:
    """R9.3: they go where they belong and are not replaced."""
    t = gamblers()

    t.play("P1 gamble", "? two-houses", "? tax-influence", "? settler", "? red-1-1")

    assert t.expeditions == ["two-houses"]
    assert t.discard == ["tax-influence"]
    assert t.harbour == ["settler", "red-1-1"]
    assert t.prompt == "prompt-take"


def test_a_tax_of_the_four_is_resolved_in_draw_order() -> None:
    """R9.3: before the next card is turned up."""
    t = gamblers(coins={P2: 12}, strict=True)

    t.play("P1 gamble", "? settler", "? tax-swords")
    assert t.told("taxed") == [{"seat": P2, "coins": 6}]
    t.play(*["? sailor-1"] * 6)

    assert t.purses == [4, 7, 4]
    assert t.asked == CHANCE
    assert len(t.told("revealed")) == 2


def test_taxes_come_before_the_check_for_two_ships() -> None:
    """R9.3: a tax drawn after the second ship is resolved all the same."""
    t = gamblers(coins={P2: 12})

    t.play("P1 gamble", "? red-1-1", "? red-3-2", "? tax-swords", "? settler")

    assert t.purses == [4, 7, 4]
    assert len(t.told("busted")) == 1
    assert t.asked == P2


def test_two_ships_of_a_colour_are_a_bust() -> None:
    """R9.4: checked after all four; Jesters pay."""
    t = gamblers(displays={P3: ["jester-1", "jester-2"]})

    t.play("P1 gamble", "? red-1-1", "? settler", "? red-3-2", "? captain")

    assert t.harbour == []
    assert t.discard == ["captain", "red-1-1", "red-3-2", "settler"]
    assert t.purses == [3, 3, 5]
    assert t.asked == P2


def test_phase_1_is_over_after_the_last_gambler() -> None:
    """R9.5: no more single cards; phase 2 follows at once."""
    t = gamblers(coins={P1: 8})

    t.play("P1 gamble", *QUIET)

    assert t.asked == P1
    assert "draw" not in t.options
    assert "hire settler" in t.options


def test_another_gambler_may_follow() -> None:
    """R9.5: gamble again or stop, but no single reveals."""
    t = gamblers(2, coins={P1: 8})

    t.play("P1 gamble", *QUIET)
    assert t.options == {"gamble", "stop"}

    t.play("P1 stop")
    assert t.prompt == "prompt-take"


@pytest.mark.parametrize("used", [0, 1, 2])
@pytest.mark.parametrize(("ships", "base"), [(1, 1), (4, 2)])
def test_gamblers_used_add_to_the_allowance(used: int, ships: int, base: int) -> None:
    """R9.6: 1 more card in phase 2 per Gambler used this turn, not per Gambler owned."""
    harbour = ["red-1-1", "blue-1-1", "green-1-1", "black-2-1"][:ships]
    t = gamblers(2, harbour=harbour, pile=["sailor-1"] * 7 + ["priest"] * 5, coins={P1: 9})

    t.play(*["P1 gamble"] * used)
    if used < 2:
        t.play("P1 stop")

    assert t.decision.prompt.args == {"count": base + used}


def test_the_bonus_is_gone_next_turn() -> None:
    """R9.6: this turn only."""
    t = gamblers(coins={P1: 8})

    t.play("P1 gamble", "? red-1-1", "? blue-1-1", "? tax-swords", "? tax-swords")
    for line in ("P2 draw", "P3 draw", "P1 draw"):
        t.pass_on()
        t.play(line, "? sailor-1", line.replace("draw", "stop"))

    assert t.decision.prompt.args == {"count": 1}


def test_a_gambler_waits_for_a_later_turn() -> None:
    """R9.7: hired in phase 2, used in phase 1 of the next own turn."""
    t = table(
        mix=["gambler"],
        harbour=["gambler-1", "red-1-1", "blue-1-1", "green-1-1", "black-2-1"],
        coins={P1: 4},
        phase=2,
    )

    t.play("P1 hire gambler-1")
    assert "gamble" not in t.options
    assert t.decision.prompt.args == {"count": 1}

    t.play("P1 pass", "P2 pass", "P3 pass", "P2 draw", "? governor", "P2 stop")
    t.play("P3 draw", "? governor", "P3 stop")
    assert t.options == {"draw", "gamble"}


def test_a_shuffle_in_between_completes_the_four() -> None:
    """R9.8: the discard pile is shuffled when the pile runs out."""
    t = gamblers(pile=["settler"], discard=["captain", "priest"] * 2, coins={P1: 4})

    t.play("P1 gamble", "? settler", "? captain", "? priest", "? captain")

    assert t.harbour == ["settler", "captain", "priest", "captain"]
    assert t.told("reshuffled") == [{"count": 4}]
    assert t.pile == 1
    assert t.asked == P1


@pytest.mark.parametrize("cards", [1, 2, 3])
def test_fewer_than_four_are_turned_up_if_there_are_no_more(cards: int) -> None:
    """R9.8: what there is; then phase 1 is over, even with another Gambler at hand."""
    t = gamblers(2, pile=["settler"] * cards, discard=[], coins={P1: 4})

    t.play("P1 gamble")

    assert t.harbour == ["settler"] * cards
    assert t.prompt == "prompt-take"
    assert t.decision.prompt.args == {"count": 2}
