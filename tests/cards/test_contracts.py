"""Every contract: met and just not met, its price row, its seal."""

from __future__ import annotations

from typing import Any

import pytest

from kit import P1, PortRoyal, table

FIVE = ["yellow-1-1", "blue-1-1", "green-1-1", "red-1-1", "black-2-1"]
CHEAP = ["sailor-1", "trader-red-1", "trader-green-1", "trader-blue-1"]
TWELVE = ["jester-3", "admiral-3", "mademoiselle-3", "jester-2"]
Setting = dict[str, Any]

HELD: dict[str, tuple[Setting, list[Setting]]] = {
    # what suffices in the own time, and what just does not
    "luminary": (
        {"displays": {P1: ["priest", "jester-1"]}},
        [{"displays": {P1: ["priest"]}}, {"displays": {P1: ["jester-1", "jack"]}}],
    ),
    "bruja": (
        {"displays": {P1: ["captain", "mademoiselle-2"]}},
        [{"displays": {P1: ["captain"]}}, {"displays": {P1: ["mademoiselle-2", "jack"]}}],
    ),
    "maritime-supremacy": (
        {"displays": {P1: ["captain", "vice-admiral-1"]}},
        [{"displays": {P1: ["captain", "admiral-1"]}}, {"displays": {P1: ["vice-admiral-1"]}}],
    ),
    "new-colony": (
        {"displays": {P1: ["settler", "gunner-1"]}},
        [{"displays": {P1: ["settler"]}}, {"displays": {P1: ["gunner-1", "jack"]}}],
    ),
    "trade-outpost": (
        {"displays": {P1: ["settler", "clerk-red-2"]}},
        [{"displays": {P1: ["settler"]}}, {"displays": {P1: ["clerk-red-2", "jack"]}}],
    ),
    "trade-master": (
        {"displays": {P1: ["trader-red-1", "trader-blue-2"]}},
        [{"displays": {P1: ["trader-red-1", "clerk-red-2"]}}],
    ),
    "thrifty-staff": (
        {"displays": {P1: CHEAP}},
        [{"displays": {P1: [*CHEAP[:3], "settler"]}}, {"displays": {P1: CHEAP[1:]}}],
    ),
    "mercenary": (
        {"displays": {P1: ["pirate-1", "sailor-1"]}},
        [{"displays": {P1: ["sailor-1", "sailor-1"]}}],
    ),
    "explorer": ({"displays": {P1: ["two-houses"]}}, [{"expeditions": ["two-houses"]}]),
    "pirates-nest": ({"kept": {P1: FIVE}}, [{"kept": {P1: FIVE[:4]}}]),
    "small-estate": (
        {"displays": {P1: [*TWELVE, "settler"]}},
        [{"displays": {P1: [*TWELVE, "governor"]}}],
    ),
    "ransom": ({"coins": {P1: 15}}, [{"coins": {P1: 14}}]),
}
TAXED = {"coins": {P1: 12}}
MOMENTS: dict[str, tuple[Setting, tuple[str, ...], Setting, tuple[str, ...]]] = {
    # the moment when it counts, and one that is not quite it
    "frigate-nemesis": (
        {"harbour": ["red-1-1"], "phase": 2},
        ("P1 trade red-1-1",),
        {"harbour": ["black-2-1"], "phase": 2},
        ("P1 trade black-2-1",),
    ),
    "galleon-nemesis": (
        {"harbour": ["black-2-1"], "phase": 2},
        ("P1 trade black-2-1",),
        {"harbour": ["red-1-1"], "phase": 2},
        ("P1 trade red-1-1",),
    ),
    "tax-inspector": (
        TAXED,
        ("P1 draw", "? tax-swords"),
        {"coins": {P1: 11}},
        ("P1 draw", "? tax-swords"),
    ),
    "jinx": (
        {"harbour": ["red-1-1"]},
        ("P1 draw", "? red-3-2"),
        {"harbour": ["red-1-1"]},
        ("P1 draw", "? black-2-1"),
    ),
    "speculator": (
        {"harbour": FIVE[:2]},
        ("P1 draw", "? green-1-1"),
        {"harbour": FIVE[:1]},
        ("P1 draw", "? green-1-1"),
    ),
    "major-speculator": (
        {"harbour": FIVE[:3]},
        ("P1 draw", "? red-1-1"),
        {"harbour": FIVE[:2]},
        ("P1 draw", "? red-1-1"),
    ),
}
STEPS = {"frigate-nemesis": 3, "galleon-nemesis": 2, "speculator": 2}
REWARDS = {
    # coins for the first to the fifth
    "luminary": [4, 3, 2, 1, 0],
    "bruja": [3, 2, 1, 0, 0],
    "maritime-supremacy": [4, 3, 2, 1, 0],
    "new-colony": [3, 2, 1, 0, 0],
    "trade-outpost": [4, 3, 2, 1, 0],
    "trade-master": [3, 2, 1, 0, 0],
    "thrifty-staff": [5, 4, 3, 2, 1],
    "mercenary": [3, 2, 1, 0, 0],
    "explorer": [2, 1, 0, 0, 0],
    "frigate-nemesis": [8, 6, 5, 4, 3],
    "galleon-nemesis": [6, 5, 4, 3, 2],
    "tax-inspector": [7, 7, 7, 7, 7],
    "jinx": [1, 1, 1, 1, 1],
    "speculator": [2, 1, 0, 0, 0],
    "major-speculator": [2, 1, 0, 0, 0],
    "pirates-nest": [3, 2, 1, 0, 0],
    "small-estate": [0, 0, 0, 0, 0],
    "ransom": [0, 0, 0, 0, 0],
}


def laid(contract: str, **more: Any) -> PortRoyal:
    """A table of five where the contract lies out with one that nobody meets."""
    return table(
        seats=5, mode="contracts-coop", contracts=[contract, "ransom", "explorer"], time=0, **more
    )


@pytest.mark.parametrize("contract", HELD)
def test_what_a_player_must_have(contract: str) -> None:
    """R12.1 to R12.4, R12.11 to R12.13: with it the contract can be claimed, without it not."""
    enough, short = HELD[contract]

    assert f"claim {contract}" in laid(contract, **enough).options
    for setting in short:
        assert f"claim {contract}" not in laid(contract, **setting).options


@pytest.mark.parametrize("contract", MOMENTS)
def test_when_it_must_be_decided(contract: str) -> None:
    """R12.5 to R12.10: at that moment it is offered, at another it is not."""
    setting, lines, other, not_quite = MOMENTS[contract]
    t = laid(contract, **setting)
    t.play(*lines)
    assert t.asked == P1
    assert t.options == {f"claim {contract}", "pass"}

    t = laid(contract, **other)
    t.play(*not_quite)
    assert t.asked is None or f"claim {contract}" not in t.options


@pytest.mark.parametrize("before", range(5))
@pytest.mark.parametrize("contract", REWARDS)
def test_price_row(contract: str, before: int) -> None:
    """R11.3: the coins for each place in the row."""
    more: dict[str, Any] = {
        "claims": {contract: range(1, 1 + before)},
        "steps": {contract: {P1: STEPS.get(contract, 1) - 1}},
    }
    if contract in HELD:
        t = laid(contract, **HELD[contract][0], **more)
    else:
        t = laid(contract, **MOMENTS[contract][0], **more)
        t.play(*MOMENTS[contract][1])
    coins = t.coins(P1)

    t.play(f"P1 claim {contract}")

    assert t.told("claimed") == [{"seat": P1, "card": contract, "coins": REWARDS[contract][before]}]
    paid = 15 if contract == "ransom" else 0
    bonus = 1 if contract == "tax-inspector" else 0
    assert t.coins(P1) == coins + REWARDS[contract][before] - paid + bonus
    assert t.claims(contract)[-1] == P1


@pytest.mark.parametrize("contract", STEPS)
def test_steps(contract: str) -> None:
    """R12.5, R12.6, R12.9: so many times, and only the last one pays."""
    for done in range(STEPS[contract] - 1):
        t = laid(contract, **MOMENTS[contract][0], steps={contract: {P1: done}})
        t.play(*MOMENTS[contract][1])
        t.play(f"P1 claim {contract}")

        assert t.steps(contract)[P1] == done + 1
        assert t.coins(P1) == 3
        assert t.claims(contract) == ()


def test_every_contract_is_played_here() -> None:
    """R11.3, R13.2: with the price row of each; seals are ours to set within their range."""
    facts = table(mode="contracts").state.rules.contracts

    assert {one.id: one.rewards for one in facts} == REWARDS
    assert all(one.seal in (-1, 0, 1, 2) and len(one.letter) <= 1 for one in facts)
    assert set(HELD) | set(MOMENTS) == set(REWARDS)
    assert {one.id: one.steps for one in facts if one.steps > 1} == STEPS
