"""M7: bounties as they come in combat, and rewards; the examples of the rulebook."""

from __future__ import annotations

from typing import Any

import pytest

from doubloon.games.merchants.fight import Fight
from doubloon.games.merchants.frames.spoils import defeat, payers_for
from kit_merchants import P1, P2, Voyage, sea


def attack(attacker: int | str, defender: int | str, **table: Any) -> Voyage:
    """One side has found the other off Havana; Cinco is Spanish, Frances Wright English."""
    npcs = {side: "havana" for side in (attacker, defender) if isinstance(side, str)}
    t = sea(
        **{
            "captains": {P1: "cinco_de_irapuato"},
            "zones": {P1: "havana", P2: "havana"},
            "npcs": npcs,
            **table,
        }
    )
    seat = attacker if isinstance(attacker, int) else defender
    assert isinstance(seat, int)
    t.do("start_battle", seat, t.side(attacker), t.side(defender))
    return t


def beat(winner: int | str, loser: int | str, **table: Any) -> Voyage:
    """The winner has sunk the loser, who attacked him."""
    npcs = {side: "havana" for side in (winner, loser) if isinstance(side, str)}
    t = sea(
        **{
            "captains": {P1: "cinco_de_irapuato"},
            "zones": {P1: "havana", P2: "havana"},
            "npcs": npcs,
            **table,
        }
    )
    t.state.fight = Fight(t.side(loser), t.side(winner))
    defeat(t.state, 1, False)
    t.settle()
    return t


# When a nation puts a bounty on a player.


def test_attack_on_a_player() -> None:
    """M7.1, M7.3, M7.5: of his captain's nation, at once, before the first round."""
    t = attack(P1, P2)
    assert t.bounties(P1) == {"english": 1}
    assert t.state.fight is not None
    assert t.state.fight.round == 1


def test_attack_on_the_navy() -> None:
    """M7.1, M7.3: of its flag."""
    assert attack(P1, "french").bounties(P1) == {"french": 1}


@pytest.mark.parametrize("prey", ["pirate_sloop", "pirate_frigate"])
def test_attack_on_a_pirate_npc(prey: str) -> None:
    """M7.4: fighting a pirate brings none."""
    assert attack(P1, prey).bounties(P1) == {}


def test_attack_on_a_pirate_player() -> None:
    """M7.4, M17.15: whoever has a bounty of any nation is a pirate."""
    assert attack(P1, P2, bounty={P2: {"dutch": 1}}).bounties(P1) == {}


def test_the_attacked_has_none() -> None:
    """M7.4: not for the attacked side."""
    t = attack(P1, P2)
    assert t.bounties(P2) == {}
    assert attack("dutch", P1).bounties(P1) == {}


@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 2), (4, 5), (5, 5)])
def test_levels(before: int, after: int) -> None:
    """M7.2, M17.14: each further one moves the token up, at most to 5."""
    t = attack(P1, "french", bounty={P1: {"french": before, "dutch": 2}})
    assert t.bounties(P1) == {"french": after, "dutch": 2}


def test_beating_the_navy() -> None:
    """M7.1, M17.17: a navy ship that attacked and lost: one bounty."""
    assert beat(P1, "french").bounties(P1) == {"french": 1}


def test_beating_others_brings_none() -> None:
    """M7.1: only navy ships are minded when beaten."""
    assert beat(P1, P2).bounties(P1) == {}
    assert beat(P1, "pirate_frigate").bounties(P1) == {}


def test_attacking_and_beating_the_navy() -> None:
    """M7.1, M16.1, M17.18, third example of the rulebook: both times of the ship's own nation."""
    t = attack(P1, "dutch", ships={P1: "frigate"})
    assert t.bounties(P1) == {"dutch": 1}
    t.damage("dutch", hull=2, cargo=3)
    t.roll("skull skull 1 1 1 1")
    t.roll("1 2 4")
    assert t.bounties(P1) == {"dutch": 2}


def test_privateers() -> None:
    """M9.17: no bounty of the nation that the own one is at war with, in attack and victory."""
    war = ("spanish", "dutch")
    assert attack(P1, "dutch", war=war).bounties(P1) == {}
    assert beat(P1, "dutch", war=war).bounties(P1) == {}
    assert attack(P1, "french", war=war).bounties(P1) == {"french": 1}
    assert attack(P1, P2, war=("spanish", "english")).bounties(P1) == {}
    assert attack(P1, P2, war=("dutch", "english")).bounties(P1) == {"english": 1}


# Rewards.


@pytest.mark.parametrize(("level", "gold"), [(1, 5), (3, 15), (5, 25)])
def test_reward_for_a_pirate_player(level: int, gold: int) -> None:
    """M7.8: 5 gold for each level, besides the Glory point."""
    t = beat(P1, P2, bounty={P2: {"french": level}})
    t.play("? gl_wind")
    assert t.gold(P1) == 10 + gold
    assert t.told("m-reward") == [
        {"seat": P1, "rival": P2, "nation": "french", "gold": gold},
    ]


def test_reward_of_one_nation_by_choice() -> None:
    """M7.8: of one nation only, and the victor says which."""
    t = beat(P1, P2, bounty={P2: {"french": 1, "dutch": 3}})
    t.play("? gl_wind")
    t.expect(P1, "prompt-m-reward-from", "french, dutch")
    t.play("P1 dutch")
    assert t.gold(P1) == 25


def test_who_does_not_pay() -> None:
    """M7.8, M17.16: neither a nation that hunts the victor, nor one at war with his own."""
    levels = {"spanish": 1, "english": 1, "french": 1, "dutch": 1}
    t = sea(
        captains={P1: "cinco_de_irapuato"},
        bounty={P1: {"french": 1}, P2: levels},
        war=("dutch", "spanish"),
    )
    assert payers_for(t.state, P1, P2) == [0, 1]


def test_nobody_pays() -> None:
    """M7.8: then there is no reward; the Glory point is his all the same (M17.16)."""
    t = beat(P1, P2, bounty={P1: {"french": 1}, P2: {"french": 4}})
    t.play("? gl_wind")
    assert (t.gold(P1), t.glory(P1)) == (10, 1)


def test_the_attacker_is_a_pirate_at_once() -> None:
    """M7.5, M7.8: whoever beats an attacker off is paid for the bounty of this very attack."""
    t = attack(P1, P2, damage={P1: {"hull": 1}})
    t.roll("1 1 1 skull 1")
    t.roll("skull")
    t.play("P1 hull", "? gl_wind")
    assert t.told("m-reward") == [{"seat": P2, "rival": P1, "nation": "english", "gold": 5}]


@pytest.mark.parametrize(
    ("npc", "bounty", "event", "gold"),
    [
        ("pirate_sloop", {}, None, 5),
        ("pirate_frigate", {}, None, 15),
        ("pirate_sloop", {"french": 1}, None, 0),
        ("pirate_frigate", {}, "ev_sweep", 20),
        ("dutch", {}, None, 0),
    ],
)
def test_reward_for_npc_pirates(
    npc: str, bounty: dict[str, int], event: str | None, gold: int
) -> None:
    """M7.9: only for players who are no pirates; a pirate hunt pays 5 more."""
    t = beat(P1, npc, bounty={P1: bounty}, event=event)
    t.play("? gl_wind")
    assert t.gold(P1) == 10 + gold


# The examples of the rulebook.


def test_first_example() -> None:
    """M7.1, M7.2: a merchant is raided as a Spanish one, later another: level 1, then 2."""
    t = sea(captains={P1: "sikuma"}, zones={P1: "havana"}, strict=False)
    t.do("start_raid", P1, "havana")
    t.play("P1 raid spanish")
    assert t.bounties(P1) == {"spanish": 1}
    t = sea(captains={P1: "sikuma"}, zones={P1: "havana"}, bounty={P1: {"spanish": 1}})
    t.do("start_raid", P1, "havana")
    t.play("? dutch", "P1 raid spanish")
    assert t.bounties(P1) == {"spanish": 2}


def test_second_example() -> None:
    """M7.4, M17.15: a captain without bounty attacks a pirate: none, and the reward if he wins."""
    t = attack(P1, P2, bounty={P2: {"dutch": 2}}, damage={P2: {"hull": 1}})
    t.roll("skull 1 1 1 1")
    t.roll("skull")
    t.play("P2 hull", "? gl_wind", "P1 pass")
    assert t.bounties(P1) == {}
    assert t.gold(P1) == 20
    t.over()
