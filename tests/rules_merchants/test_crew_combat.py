"""M12: crew combat."""

from __future__ import annotations

from typing import Any

import pytest

from doubloon.games.merchants.fight import Fight
from doubloon.games.merchants.frames.boarding import start_boarding
from doubloon.games.merchants.state import NPC_SIDE
from kit_merchants import P1, P2, Voyage, sea

SHIPS = {P1: "frigate", P2: "frigate"}


def boarding(attacker: int = P1, defender: int = P2, **table: Any) -> Voyage:
    """Cinco (Leadership 3) and Frances Wright (3) are aboard each other."""
    captains = {P1: "cinco_de_irapuato"}
    t = sea(
        **{
            "captains": captains,
            "ships": SHIPS,
            "zones": {P1: "havana", P2: "havana"},
            **table,
        }
    )
    t.state.fight = Fight(attacker, defender)
    t.state.fight.round = 2
    start_boarding(t.state)
    t.settle()
    return t


def test_each_success_fells_one() -> None:
    """M12.1, M12.2: both roll Leadership at the same time."""
    t = boarding()
    t.roll("skull 1 1 skull skull 1")
    assert (t.left(P1, "crew"), t.left(P2, "crew")) == (1, 2)
    assert t.left(P1, "hull") == 3


def test_no_more_than_the_own_crew() -> None:
    """M12.2: at most as many as the own crew before the roll."""
    t = boarding(damage={P1: {"crew": 2}})
    t.roll("skull skull skull 1 1 1")
    assert t.left(P2, "crew") == 2


def test_last_crew_lost_is_death() -> None:
    """M12.3, M1.2: the captain dies; the winner has a Glory point and plunders."""
    t = boarding(damage={P2: {"crew": 2}}, gold={P2: 7})
    t.roll("skull 1 1 1 1 1")
    t.play("? gl_wind", "P1 pass", "P1 pass")

    assert t.state.dead[P2]
    assert t.glory(P1) == 1
    assert t.gold(P1) == 17
    t.over()


def test_the_boarded_may_win() -> None:
    """M12.3, M14.1: whoever boarded, the winner plunders."""
    t = boarding(damage={P1: {"crew": 2}}, gold={P1: 7})
    t.roll("1 1 1 skull 1 1")
    t.play("? gl_wind", "P2 pass", "P2 pass")
    assert t.state.dead[P1]
    assert t.gold(P2) == 17
    t.over()


@pytest.mark.parametrize(
    ("dice", "winner"),
    [
        ("skull skull 1 skull 1 1", P1),
        ("skull 1 1 skull skull 1", P2),
        ("skull 4 1 skull 2 2", P1),
        ("skull 2 2 skull 4 1", P2),
    ],
)
def test_both_crews_fall(dice: str, winner: int) -> None:
    """M12.4: more successes in this roll, then the sum of the other dice."""
    t = boarding(damage={P1: {"crew": 2}, P2: {"crew": 2}})
    t.roll(dice)
    t.play("? gl_wind", f"P{winner + 1} pass", f"P{winner + 1} pass")
    assert [t.glory(P1), t.glory(P2)] == [int(winner == P1), int(winner == P2)]
    assert t.state.dead[1 - winner]
    assert t.left(winner, "crew") == 0
    t.over()


def test_nobody_wins() -> None:
    """M12.4: still equal: both live without crew; no plunder, no Glory, no bounty."""
    t = boarding(damage={P1: {"crew": 2}, P2: {"crew": 2}})
    t.roll("skull 2 3 skull 1 4")
    assert t.state.dead == [False, False]
    assert (t.left(P1, "crew"), t.left(P2, "crew")) == (0, 0)
    assert t.glory(P1) == t.glory(P2) == 0
    assert t.told("m-no-winner")
    assert t.state.fight is None
    t.over()


def test_nobody_wins_against_the_navy() -> None:
    """M12.4: no bounty of M7.1 (2) then, and the navy ship is repaired (M9.12)."""
    t = boarding(P1, NPC_SIDE + 3, npcs={"dutch": "havana"}, damage={P1: {"crew": 2}})
    t.damage("dutch", crew=2)
    t.roll("skull 2 3 skull 1 4")
    assert t.bounties(P1) == {}
    assert t.left("dutch", "crew") == 3
    t.over()


def test_no_fleeing() -> None:
    """M12.5: round after round, nobody is asked anything."""
    t = boarding()
    for _ in range(3):
        t.roll("1 1 1 1 1 1")
    t.roll("skull skull skull skull 1 1")
    t.play("? gl_wind")
    t.expect(P1, "prompt-m-prize", "pass, take")


def test_boarded_without_crew_loses_at_once() -> None:
    """M11.6, M17.24: no roll is made."""
    t = boarding(damage={P2: {"crew": 3}})
    t.play("? gl_wind")
    t.expect(P1, "prompt-m-prize")


# Enemies without a ship.


def test_landing_won() -> None:
    """M12.1, M12.3a: an enemy ashore brings what the mission says, and nothing else."""
    t = sea(
        captains={P1: "cinco_de_irapuato"},
        ships=SHIPS,
        zones={P1: "santo_domingo"},
        mission={P1: "mi_raid_sd"},
    )
    t.do("landing", P1, 4, 2, 1)
    t.roll("skull skull skull skull 1")
    assert t.left(P1, "crew") == 2
    t.roll("skull skull 1 1 1")
    t.play("? gl_wind")
    assert t.state.fight is None
    assert t.glory(P1) == 1, "for the mission"
    assert t.bounties(P1) == {"spanish": 2}
    t.over()


def test_landing_lost() -> None:
    """M12.3: losing it kills the captain."""
    t = sea(captains={P1: "cinco_de_irapuato"}, zones={P1: "havana"})
    t.do("landing", P1, 2, 2, 0)
    t.roll("1 1 1 skull skull")
    assert t.state.dead[P1]
    assert t.state.fight is None
    t.over()


def test_landing_without_winner() -> None:
    """M12.4: the captain lives, and has nothing for it."""
    t = sea(captains={P1: "cinco_de_irapuato"}, zones={P1: "havana"}, damage={P1: {"crew": 1}})
    t.do("landing", P1, 1, 2, 0)
    t.roll("skull 1 1 skull 2")
    assert not t.state.dead[P1]
    assert t.gold(P1) == 10
    t.over()
