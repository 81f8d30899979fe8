"""R12: what each contract asks for, and when."""

from __future__ import annotations

from typing import Any

import pytest

from kit import P1, P2, P3, table

FIVE = ["yellow-1-1", "blue-1-1", "green-1-1", "red-1-1", "black-2-1"]


def only(contract: str, **more: Any) -> dict[str, Any]:
    """A competitive game with one contract."""
    return {"mode": "contracts", "contracts": [contract], **more}


def test_persons_shown_stay_and_can_still_go() -> None:
    """R12.1: they can be used for an expedition afterwards."""
    crew = ["settler", "settler", "clerk-red-2"]
    t = table(**only("trade-outpost", expeditions=["two-houses"], displays={P1: crew}))

    t.play("P1 claim trade-outpost", "P1 complete two-houses")

    assert t.display(P1) == ["clerk-red-2", "two-houses"]
    assert t.claims("trade-outpost") == (P1,)


def test_a_jack_is_no_priest_for_a_contract() -> None:
    """R12.1: a Jack of all Trades stands in for nobody here."""
    assert table(**only("luminary", displays={P1: ["jack", "jester-1"]})).options == {"draw"}
    assert table(**only("luminary", displays={P1: ["priest", "jester-1"]})).options == {
        "draw",
        "claim luminary",
    }


@pytest.mark.parametrize(
    ("last", "met"), [("trader-blue-2", False), ("trader-blue-1", True), ("sailor-1", True)]
)
def test_thrifty_staff_looks_at_the_printed_cost(last: str, met: bool) -> None:
    """R12.2: four persons that cost at most 3; a Mademoiselle does not make anybody cheaper."""
    crew = ["sailor-1", "trader-red-1", "trader-green-1", last]
    t = table(**only("thrifty-staff", displays={P1: [*crew, "mademoiselle-2", "mademoiselle-3"]}))

    assert ("claim thrifty-staff" in t.options) == met


@pytest.mark.parametrize(
    ("crew", "met"),
    [(["pirate-1"], False), (["pirate-1", "sailor-1"], True), (["sailor-1"] * 3, True)],
)
def test_mercenary_counts_swords(crew: list[str], met: bool) -> None:
    """R12.3: three swords, not two."""
    t = table(**only("mercenary", displays={P1: crew}))

    assert ("claim mercenary" in t.options) == met


def test_explorer_needs_an_expedition() -> None:
    """R12.4: a completed one; one that lies open is nobody's."""
    t = table(**only("explorer", expeditions=["two-houses"], displays={P1: ["settler"] * 2}))
    assert "claim explorer" not in t.options

    t.play("P1 complete two-houses", "P1 claim explorer")

    assert t.coins(P1) == 3 + 2 + 2


def test_frigate_nemesis_takes_three_frigates() -> None:
    """R12.5: first and second time a step, the third time completes it; nobody pays meanwhile."""
    t = table(
        **only(
            "frigate-nemesis",
            seats=2,
            harbour=["red-3-2"],
            displays={P1: ["trader-red-1"]},
            coins={P2: 0},
            phase=2,
        )
    )
    t.play("P1 trade red-3-2")
    assert t.prompt == "prompt-waive"
    assert t.options == {"pass", "claim frigate-nemesis"}
    t.play("P1 claim frigate-nemesis")
    assert (t.coins(P1), t.steps("frigate-nemesis")) == (3, (1, 0))
    assert t.discard == ["red-3-2"]
    assert t.told("waived") == [{"seat": P1, "card": "red-3-2"}]

    t.play("P2 draw", "? red-1-1", "P2 stop", "P2 pass", "P1 trade red-1-1")
    t.play("P1 claim frigate-nemesis")
    assert (t.coins(P1), t.steps("frigate-nemesis")) == (2, (2, 0))

    t.play("P1 draw", "? red-1-1", "P1 stop", "P1 trade red-1-1", "P1 claim frigate-nemesis")
    assert t.claims("frigate-nemesis") == (P1,)
    assert t.steps("frigate-nemesis") == (0, 0)
    assert t.coins(P1) == 2 + 8


def test_frigate_nemesis_may_take_the_coins_instead() -> None:
    """R12.5: it is decided at each taking; coins and Trader count as usual then."""
    t = table(
        **only(
            "frigate-nemesis",
            harbour=["red-3-2"],
            displays={P1: ["trader-red-1"]},
            steps={"frigate-nemesis": {P1: 1}},
            phase=2,
        )
    )

    t.play("P1 trade red-3-2", "P1 pass")

    assert t.coins(P1) == 3 + 3
    assert t.steps("frigate-nemesis") == (1, 0, 0)
    assert t.discard == ["red-3-2"]


def test_other_ships_are_no_matter_for_a_nemesis() -> None:
    """R12.5: a galleon asks nothing where frigates are wanted."""
    t = table(**only("frigate-nemesis", harbour=["black-2-1"], phase=2))

    t.play("P1 trade black-2-1")

    assert t.coins(P1) == 4
    assert t.asked == P2


def test_a_step_holds_many_cubes_and_binds_them() -> None:
    """R12.5a: any number of cubes on a step, each bound to the contract."""
    t = table(
        **only(
            "frigate-nemesis",
            harbour=["red-1-1"],
            steps={"frigate-nemesis": {P2: 1, P3: 1}},
            phase=2,
        )
    )

    t.play("P1 trade red-1-1", "P1 claim frigate-nemesis")

    assert t.steps("frigate-nemesis") == (1, 1, 1)
    assert [t.board.free_cubes(seat) for seat in range(3)] == [2, 2, 2]


@pytest.mark.parametrize(("done", "asks"), [(2, True), (3, False)])
def test_without_a_free_cube_nobody_starts(done: int, asks: bool) -> None:
    """R12.5b: the third cube may be bound; a fourth there is not."""
    others = ["luminary", "bruja", "explorer"]
    t = table(
        mode="contracts",
        contracts=["frigate-nemesis", *others],
        claims={id: [P1] for id in others[:done]},
        harbour=["red-1-1"],
        phase=2,
    )

    t.play("P1 trade red-1-1")

    assert (t.asked == P1) == asks
    assert t.coins(P1) == (3 if asks else 4)


def test_a_bound_cube_completes_nothing_but_its_contract() -> None:
    """R12.5b: no influence for it, and it cannot be used for another contract."""
    t = table(
        mode="contracts",
        contracts=["frigate-nemesis", "luminary", "bruja", "mercenary"],
        claims={"luminary": [P1], "bruja": [P1]},
        steps={"frigate-nemesis": {P1: 2}},
        displays={P1: ["pirate-1", "sailor-1"]},
        harbour=["red-1-1"],
        phase=2,
    )
    assert t.influence(P1) == 2 + 1
    assert t.board.completed(P1) == 2
    assert t.options == {"trade red-1-1", "pass"}

    t.play("P1 trade red-1-1", "P1 claim frigate-nemesis")

    assert t.influence(P1) == 2 + 3


def test_declining_costs_others_their_coin() -> None:
    """R12.5c: from the purse; a Clerk still gives a card."""
    t = table(
        **only(
            "frigate-nemesis",
            harbour=["red-3-2", "blue-1-1"],
            displays={P2: ["clerk-red-2"]},
            coins={P2: 1},
            phase=2,
        )
    )

    t.play("P1 pass", "P2 trade red-3-2", "P2 claim frigate-nemesis")

    assert t.purses == [4, 0, 3]
    assert t.asked == P2
    assert t.options == {"trade blue-1-1", "pass"}


def test_declining_is_not_offered_to_an_empty_purse() -> None:
    """R12.5c: the coin of R4.8 cannot come from a ship that brings none."""
    t = table(**only("frigate-nemesis", harbour=["red-3-2"], coins={P2: 0}, phase=2))

    t.play("P1 pass", "P2 trade red-3-2")

    assert t.purses == [4, 1, 3]
    assert t.steps("frigate-nemesis") == (0, 0, 0)


def test_a_declined_gift_ship_still_gives() -> None:
    """R12.5c: the named player of R10.6 gains the coin."""
    t = table(**only("frigate-nemesis", harbour=["red-6-3-gift"], phase=2))

    t.play("P1 trade red-6-3-gift", "P1 claim frigate-nemesis", "P1 name P3")

    assert t.purses == [3, 3, 4]


def test_a_declined_ship_is_not_stored() -> None:
    """R12.5, R8.4c: a Wholesaler gets nothing of it."""
    t = table(
        **only(
            "frigate-nemesis",
            mix=["set-sail"],
            harbour=["red-1-1"],
            displays={P1: ["wholesaler-red-2"]},
            phase=2,
        )
    )

    t.play("P1 trade red-1-1", "P1 claim frigate-nemesis")

    assert t.stored(P1) == []
    assert t.discard == ["red-1-1"]


def test_galleon_nemesis_takes_two_galleons() -> None:
    """R12.6: one step, then it is completed."""
    more = only("galleon-nemesis", harbour=["black-4-2"], phase=2)
    t = table(**more)
    t.play("P1 trade black-4-2", "P1 claim galleon-nemesis")
    assert (t.steps("galleon-nemesis"), t.coins(P1)) == ((1, 0, 0), 3)

    t = table(**more, steps={"galleon-nemesis": {P1: 1}})
    t.play("P1 trade black-4-2", "P1 claim galleon-nemesis")

    assert t.claims("galleon-nemesis") == (P1,)
    assert t.coins(P1) == 3 + 6


def test_tax_inspectors_claim_in_turn_order() -> None:
    """R12.7: everybody who pays, from the active player on, whoever's turn it is."""
    t = table(**only("tax-inspector", active=P2, coins={P1: 12, P2: 13, P3: 11}, first=P2))

    t.play("P2 draw", "? tax-swords")
    assert t.asked == P2
    assert t.options == {"claim tax-inspector", "pass"}
    t.play("P2 claim tax-inspector")
    assert t.asked == P1
    t.play("P1 pass")

    assert t.claims("tax-inspector") == (P2,)
    assert t.purses == [6 + 1, 7 + 7 + 1, 11 + 1]
    assert t.asked == P2


def test_the_order_at_a_tax() -> None:
    """R12.7a: all pay, then claims, then a time card, then the bonus."""
    t = table(
        mode="contracts-coop",
        contracts=["tax-inspector", "jinx"],
        coins={P1: 12, P2: 12, P3: 0},
    )

    t.play("P1 draw", "? tax-swords", "P1 claim tax-inspector", "P2 pass", "P1 aside")

    wanted = ("taxed", "claimed", "set-aside", "tax-bonus")
    found = [event["event"] for event in t.story if event["event"] in wanted]
    assert found == ["taxed", "taxed", "claimed", "set-aside", *["tax-bonus"] * 3]


def test_jinx_is_for_the_active_player_who_busts() -> None:
    """R12.8: the own turn ends by bust; the others have no part in it."""
    t = table(**only("jinx", harbour=["red-1-1", "settler"]))
    t.play("P1 draw", "? red-3-2")
    assert t.options == {"pass", "claim jinx"}

    t.play("P1 claim jinx")

    assert t.coins(P1) == 4
    assert t.asked == P2
    assert t.options == {"draw"}


def test_a_gambled_bust_is_a_jinx_too() -> None:
    """R12.8, R9.4: by Gambler as by a single card."""
    t = table(**only("jinx", mix=["gambler"], displays={P1: ["gambler-1"]}))

    t.play("P1 gamble", "? red-1-1", "? settler", "? red-3-2", "? captain")

    assert t.options == {"pass", "claim jinx"}


def test_speculator_needs_two_occasions() -> None:
    """R12.9: a step at three colours; in a later turn at three colours it is completed."""
    t = table(**only("speculator", harbour=FIVE[:2]))
    t.play("P1 draw", "? green-1-1")
    assert t.options == {"pass", "claim speculator"}
    t.play("P1 claim speculator")
    assert t.steps("speculator") == (1, 0, 0)
    assert t.board.free_cubes(P1) == 2
    assert t.coins(P1) == 3

    t = table(**only("speculator", harbour=FIVE[:2], steps={"speculator": {P1: 1, P2: 1}}))
    t.play("P1 draw", "? green-1-1", "P1 claim speculator")

    assert t.claims("speculator") == (P1,)
    assert t.steps("speculator") == (0, 1, 0)
    assert t.coins(P1) == 3 + 2


def test_the_occasion_is_the_third_colour() -> None:
    """R12.9a: not the second, not a person, not the fourth of a turn; a bust undoes nothing."""
    t = table(**only("speculator", harbour=FIVE[:1]))
    t.play("P1 draw", "? blue-1-1")
    assert t.options == {"draw", "stop"}
    t.play("P1 draw", "? settler")
    assert t.options == {"draw", "stop"}
    t.play("P1 draw", "? green-1-1", "P1 claim speculator", "P1 draw", "? red-1-1")
    assert t.options == {"draw", "stop"}

    t.play("P1 draw", "? red-3-2")

    assert t.steps("speculator") == (1, 0, 0)
    assert t.asked == P2


def test_a_repelled_third_colour_is_no_occasion() -> None:
    """R12.9a: the ship must enter the harbour."""
    t = table(**only("speculator", harbour=FIVE[:2], displays={P1: ["sailor-1"]}))

    t.play("P1 draw", "? green-1-1", "P1 repel")
    assert t.options == {"draw", "stop"}
    t.play("P1 draw", "? green-1-1", "P1 admit")

    assert t.options == {"pass", "claim speculator"}


@pytest.mark.parametrize("last", ["settler", "red-3-2"])
def test_speculating_with_a_gambler(last: str) -> None:
    """R12.9a: after the four cards, only if they do not bust; once for all of them."""
    t = table(**only("speculator", mix=["gambler"], displays={P1: ["gambler-1"]}))

    t.play("P1 gamble", "? red-1-1", "? blue-1-1", "? green-1-1", f"? {last}")

    if last == "settler":
        assert t.options == {"pass", "claim speculator"}
        t.play("P1 claim speculator")
        assert t.prompt == "prompt-take"
    else:
        assert t.asked == P2
        assert t.steps("speculator") == (0, 0, 0)


def test_major_speculator_needs_four_colours() -> None:
    """R12.10: at the fourth, not at the third; for the active player only."""
    t = table(**only("major-speculator", harbour=FIVE[:2]))
    t.play("P1 draw", "? green-1-1")
    assert t.options == {"draw", "stop"}
    t.play("P1 draw", "? red-1-1")
    assert t.asked == P1
    assert t.options == {"pass", "claim major-speculator"}

    t.play("P1 claim major-speculator")

    assert t.claims("major-speculator") == (P1,)
    assert t.coins(P1) == 3 + 2
    assert t.options == {"draw", "stop"}


def test_pirates_nest_keeps_the_first_of_each_colour() -> None:
    """R12.11: instead of discarding it; a second one of the colour is discarded."""
    t = table(**only("pirates-nest", displays={P1: ["pirate-1"]}))

    t.play("P1 draw", "? red-1-1", "P1 repel", "P1 draw", "? red-1-1", "P1 repel")
    t.play("P1 draw", "? black-2-1", "P1 repel")

    assert t.kept(P1) == ["red-1-1", "black-2-1"]
    assert t.discard == ["red-1-1"]
    assert t.told("kept") == [
        {"seat": P1, "card": "red-1-1"},
        {"seat": P1, "card": "black-2-1"},
    ]


def test_pirates_nest_is_completed_with_five() -> None:
    """R12.11: not with four; the five are discarded."""
    t = table(**only("pirates-nest", displays={P1: ["pirate-1"]}, kept={P1: FIVE[:4]}))
    assert t.options == {"draw"}

    t.play("P1 draw", "? black-2-1", "P1 repel")
    assert "claim pirates-nest" in t.options
    t.play("P1 claim pirates-nest")

    assert t.kept(P1) == []
    assert t.discard == sorted(FIVE)
    assert t.coins(P1) == 3 + 3


def test_pirates_nest_is_for_the_active_player() -> None:
    """R12.11: not in a take step of another player's turn."""
    t = table(**only("pirates-nest", harbour=["red-3-2"], kept={P2: FIVE}, phase=2))

    t.play("P1 pass")

    assert t.asked == P2
    assert t.options == {"trade red-3-2", "pass"}


@pytest.mark.parametrize("reason", ["completed", "no cube", "not out"])
def test_who_cannot_complete_it_keeps_nothing(reason: str) -> None:
    """R12.11: keeping is automatic only while the player could still complete it."""
    more: dict[str, Any] = {"contracts": ["pirates-nest", "luminary", "bruja", "explorer"]}
    if reason == "completed":
        more["claims"] = {"pirates-nest": [P1]}
    elif reason == "no cube":
        more["claims"] = {id: [P1] for id in ("luminary", "bruja", "explorer")}
    else:
        more["contracts"] = ["luminary"]
    t = table(mode="contracts", displays={P1: ["pirate-1"]}, **more)

    t.play("P1 draw", "? red-1-1", "P1 repel")

    assert t.kept(P1) == []
    assert t.discard == ["red-1-1"]


def test_ships_kept_stay_when_the_last_cube_goes() -> None:
    """R12.11a: they are not discarded, and no more are kept."""
    t = table(
        mode="contracts",
        contracts=["pirates-nest", "luminary", "bruja", "mercenary"],
        claims={"luminary": [P1], "bruja": [P1]},
        displays={P1: ["pirate-1", "sailor-1"]},
        kept={P1: FIVE[:2]},
    )

    t.play("P1 claim mercenary", "P1 draw", "? red-1-1", "P1 repel")

    assert t.kept(P1) == FIVE[:2]
    assert t.discard == ["red-1-1"]


@pytest.mark.parametrize(("crew", "met"), [("settler", True), ("governor", False)])
def test_small_estate_needs_12_influence(crew: str, met: bool) -> None:
    """R12.12: with 12, not with 11; the end of R6.1 does not come."""
    display = ["jester-3", "admiral-3", "mademoiselle-3", "jester-2", crew]
    t = table(mode="contracts-coop", contracts=["small-estate", "jinx"], displays={P1: display})

    assert t.influence(P1) == (12 if met else 11)
    assert ("claim small-estate" in t.options) == met
    assert not t.state.ending


@pytest.mark.parametrize(("coins", "met"), [(14, False), (15, True), (16, True)])
def test_ransom_costs_15_coins(coins: int, met: bool) -> None:
    """R12.13: paid to the bank."""
    t = table(mode="contracts-coop", contracts=["ransom", "jinx"], coins={P1: coins})
    assert ("claim ransom" in t.options) == met

    if met:
        t.play("P1 claim ransom")
        assert t.coins(P1) == coins - 15
        assert len(t.discard) == 15
        assert t.claims("ransom") == (P1,)
