"""R11: contracts, each player for themselves."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from kit import P1, P2, P3, opening, table

FOUR = ["mercenary", "bruja", "explorer", "jinx"]
BRUJA = ["captain", "mademoiselle-2"]
FIGHTERS = ["pirate-1", "sailor-1"]


def contracts(**more: Any) -> dict[str, Any]:
    """A competitive game with four contracts."""
    return {"mode": "contracts", "contracts": FOUR, **more}


def test_the_deck_has_the_crew() -> None:
    """R11.1: the base deck and the cards of R10."""
    plain = table(mix=["contract-crew"]).state.rules.dealt

    assert table(mode="contracts").state.rules.dealt == plain


@pytest.mark.parametrize("seats", [2, 5])
def test_four_contracts_are_laid_out(seats: int) -> None:
    """R11.1: four of the sixteen, without the two for the cooperative game."""
    t = opening(seats, mode="contracts")
    assert len(t.options) == 16
    assert not t.options & {"small-estate", "ransom"}
    assert set(t.weights.values()) == {1}

    t.play("? mercenary", "? bruja", "? explorer")
    assert len(t.options) == 13
    t.play("? jinx", "? P2")

    assert t.contracts == FOUR
    assert t.asked == P2
    assert t.options == {"draw"}
    assert (t.board.time, t.board.score) == (0, 0)


def test_contracts_stay_and_are_not_replaced() -> None:
    """R11.1: a completed contract lies there for the others."""
    t = table(**contracts(displays={P1: FIGHTERS, P2: ["pirate-2", "sailor-1"]}, phase=2))

    t.play("P1 claim mercenary", "P2 claim mercenary")

    assert t.contracts == FOUR
    assert t.claims("mercenary") == (P1, P2)


def test_three_cubes_and_each_contract_once() -> None:
    """R11.2: a contract that is done cannot be done again."""
    t = table(**contracts(displays={P1: FIGHTERS}))
    assert t.board.free_cubes(P1) == 3
    assert t.options == {"draw", "claim mercenary"}

    t.play("P1 claim mercenary")

    assert t.board.free_cubes(P1) == 2
    assert t.options == {"draw"}
    assert t.why_not("P1 claim mercenary") == ("why-contract-done", "R11.2")


@pytest.mark.parametrize(("done", "more"), [(2, True), (3, False)])
def test_no_fourth_contract(done: int, more: bool) -> None:
    """R11.2, R25.27: three contracts at most."""
    claims = {id: [P1] for id in FOUR[1 : 1 + done]}
    t = table(**contracts(displays={P1: FIGHTERS}, claims=claims))

    assert ("claim mercenary" in t.options) == more


@pytest.mark.parametrize(("before", "coins"), [(0, 3), (1, 2), (2, 1), (3, 0), (4, 0)])
def test_the_leftmost_free_space_pays(before: int, coins: int) -> None:
    """R11.3: the coins of the first space that no cube lies on."""
    t = table(
        **contracts(seats=5, active=4, displays={4: FIGHTERS}, claims={"mercenary": range(before)})
    )

    t.play("P5 claim mercenary")

    assert t.coins(4) == 3 + coins
    assert t.claims("mercenary") == (*range(before), 4)
    assert t.told("claimed") == [{"seat": 4, "card": "mercenary", "coins": coins}]


def test_a_full_row_pays_nothing() -> None:
    """R11.3: without a free space there are no coins."""
    t = table(**contracts(displays={P1: FIGHTERS}))
    t.state.rules.contracts[7].rewards, row = [], t.state.rules.contracts[7].rewards
    try:
        t.play("P1 claim mercenary")
    finally:
        t.state.rules.contracts[7].rewards = row

    assert t.coins(P1) == 3
    assert t.claims("mercenary") == (P1,)


def test_in_the_own_turn_in_both_phases() -> None:
    """R11.4: before the first card, after it, and in phase 2."""
    more = contracts(displays={P1: FIGHTERS})
    assert "claim mercenary" in table(**more).options
    assert "claim mercenary" in table(**more, harbour=["settler"]).options
    assert "claim mercenary" in table(**more, harbour=["settler"], phase=2).options
    assert table(**more, phase=2).options == {"claim mercenary", "pass"}


@pytest.mark.parametrize("harbour", [[], ["settler"]])
def test_in_the_own_take_step(harbour: list[str]) -> None:
    """R11.4, R11.4a: in another player's turn, also when there is nothing to take."""
    t = table(**contracts(harbour=harbour, displays={P2: FIGHTERS}, coins={P1: 0}, phase=2))
    assert (t.asked, t.state.active) == (P2, P1)

    t.play("P2 claim mercenary")

    assert t.claims("mercenary") == (P2,)
    assert t.coins(P2) == 3 + 3


def test_not_in_another_players_phase_1() -> None:
    """R11.4a, R25.28: it must wait for the own turn or take step; after a bust there is none."""
    t = table(**contracts(contracts=["mercenary"], harbour=["red-1-1"], displays={P2: FIGHTERS}))
    assert t.why_not("P2 claim mercenary") == ("refuse-not-your-turn", "R4.2")

    t.play("P1 draw", "? red-3-2")

    assert t.claims("mercenary") == ()
    assert t.asked == P2
    assert t.options == {"draw", "claim mercenary"}


def test_completing_can_wait() -> None:
    """R11.5: what is met today can be claimed in a later turn."""
    t = table(**contracts(seats=2, displays={P1: FIGHTERS}, phase=2))

    t.play("P1 pass", "P2 draw", "? governor", "P2 stop", "P1 pass", "P1 claim mercenary")

    assert t.claims("mercenary") == (P1,)


def test_a_moment_does_not_wait() -> None:
    """R11.5: what must be decided now is lost if it is not used."""
    t = table(**contracts(harbour=["red-1-1"]))
    t.play("P1 draw", "? red-3-2")
    assert t.options == {"claim jinx", "pass"}

    t.play("P1 pass")

    assert t.claims("jinx") == ()
    assert t.asked == P2
    assert t.options == {"draw"}


def test_six_contracts_must_be_decided_now() -> None:
    """R11.5: these and no others."""
    now = {facts.id for facts in table(mode="contracts").state.rules.contracts if facts.now}

    assert now == {
        "tax-inspector",
        "jinx",
        "speculator",
        "major-speculator",
        "frigate-nemesis",
        "galleon-nemesis",
    }


@pytest.mark.parametrize(("done", "influence"), [(0, 0), (1, 0), (2, 1), (3, 3)])
def test_influence_of_contracts(done: int, influence: int) -> None:
    """R11.6: 1 for the second, 2 more for the third."""
    t = table(**contracts(claims={id: [P1, P2] for id in FOUR[:done]}))

    assert [t.influence(seat) for seat in range(3)] == [influence, influence, 0]


@pytest.mark.parametrize(("more", "ends"), [("governor", False), ("settler", True)])
def test_contracts_count_for_the_end(more: str, ends: bool) -> None:
    """R11.7: the third contract can trigger the end (R6.1), with 12 but not with 11."""
    crew = [*FIGHTERS, "jester-3", "jester-2", "jester-1", more]
    t = table(**contracts(displays={P1: crew}, claims={"bruja": [P1], "explorer": [P1]}))
    assert not t.state.ending

    t.play("P1 claim mercenary")

    assert t.influence(P1) == (12 if ends else 11)
    assert t.state.ending == ends


def test_contracts_count_for_the_tax() -> None:
    """R11.7: who has contract influence is not the poorest."""
    claims = {"bruja": [P2], "explorer": [P2]}
    t = table(**contracts(claims=claims))

    t.play("P1 draw", "? tax-influence")

    assert t.purses == [4, 3, 4]


def test_several_in_one_turn() -> None:
    """R11.7: as many as are met."""
    t = table(**contracts(displays={P1: FIGHTERS + BRUJA}))

    t.play("P1 claim bruja", "P1 claim mercenary")

    assert t.coins(P1) == 3 + 3 + 3
    assert t.influence(P1) == 1 + sum(
        t.state.deck.influence[t.state.deck.card[id]] for id in FIGHTERS + BRUJA
    )


def test_requirements_are_minimums() -> None:
    """R11.8: more is as good, and the persons stay."""
    crew = [*FIGHTERS, "pirate-2", "sailor-1", *BRUJA, "captain"]
    t = table(**contracts(displays={P1: crew}))

    t.play("P1 claim mercenary", "P1 claim bruja")

    assert t.display(P1) == crew
    assert Counter(t.discard) == Counter()


def test_whose_contract_it_is_first() -> None:
    """R11.3, R4.2: take steps go round, so the active player is first."""
    t = table(
        **contracts(
            displays={P3: FIGHTERS, P2: ["pirate-2", "sailor-1"]}, active=P2, first=P2, phase=2
        )
    )
    assert t.asked == P2
    t.play("P2 claim mercenary", "P3 claim mercenary")

    assert t.purses == [3, 6, 5]


def test_own_turn_or_take_step_decide_now_or_active_only() -> None:
    """R24.13: six to decide now, four for the active player only."""
    rules = table(mode="contracts").state.rules

    assert sum(facts.now for facts in rules.contracts) == 6
    assert {facts.id for facts in rules.contracts if facts.active} == {
        "jinx",
        "speculator",
        "major-speculator",
        "pirates-nest",
    }
