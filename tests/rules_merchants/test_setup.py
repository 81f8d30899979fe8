"""Before the first turn (M1.1, M2), and captains who follow others (M17.36)."""

from __future__ import annotations

import pytest

import doubloon
from doubloon.engine.refusal import Malformed
from doubloon.games import game
from doubloon.games.merchants.frames.death import discard_captain
from doubloon.games.merchants.state import State
from doubloon.match.table import Table
from kit_merchants import P1, P2, Voyage, sea


def opening(seats: int = 2, **options: object) -> Voyage:
    """A table before anything has happened; chance answers only by script."""
    return Voyage(Table(game("merchants"), seats, options, None), strict=True)


@pytest.mark.parametrize("seats", [0, 1, 5, "two"])
def test_how_many_play(seats: int) -> None:
    """M1.1, M16.10: 2 to 4 players."""
    with pytest.raises(Malformed) as refused:
        doubloon.table("merchants", seats=seats)
    assert refused.value.reason.rule == "M1.1"


@pytest.mark.parametrize("glory", [0, 3, 21, -1, "many", True, 7.5, None, []])
def test_goals_that_cannot_be_played_for(glory: object) -> None:
    """M1.1: the number may be changed, but to a number, and within reason."""
    with pytest.raises(Malformed) as refused:
        doubloon.table("merchants", seats=2, options={"glory": glory})
    assert refused.value.reason.rule == "M1.1"
    assert "4 to 20" in str(refused.value)


@pytest.mark.parametrize(
    "options",
    [{"captains": "best"}, {"npcs": 3}, {"mode": "solo"}, {"sharks": True}, {"npcs": ["left"]}],
)
def test_options_that_there_are_not(options: dict[str, object]) -> None:
    """M1.1: a bad option is refused in a sentence that says what is possible."""
    with pytest.raises(Malformed) as refused:
        doubloon.table("merchants", seats=2, options=options)
    assert "possible" in refused.value.reason.args


def test_another_goal() -> None:
    """M1.1: the aim may be changed before the game; a number may come as text."""
    table = doubloon.table("merchants", seats=2, seed=1, options={"glory": "6"})
    assert table.view(None)["options"]["goal"] == 6


def deal_board(t: Voyage) -> None:
    """Let chance deal demand and missions: whatever comes first."""
    while t.prompt == "prompt-chance" and t.options != {"P1", "P2"}:
        t.play(str(t.decision.options[0]))


def test_the_board_is_dealt() -> None:
    """M2.3, M2.4: a demand token in each port, two missions out, tokens and merchants covered."""
    t = opening()
    deal_board(t)
    s = t.state
    assert sum(good >= 0 for good in s.demand) == 16
    assert len(s.pool) == 8
    assert min(s.missions) >= 0
    assert s.merchants == [0] * 17
    assert [len(tokens) for tokens in s.tokens].count(1) == 16
    assert len(t.told("m-mission")) == 2


def test_captains_are_drawn_in_secret_and_shown_together() -> None:
    """M2.5, M2.6: captain and ship are secret until all have chosen; then 10 gold and a card."""
    t = opening()
    deal_board(t)
    t.play("? P2", "? sikuma")
    t.expect(P2, "prompt-m-first-ship", "ship sloop, ship flute")
    assert t.table.view(P1)["players"][P2]["captain"] is None
    assert t.table.view(P2)["players"][P2]["captain"] == "sikuma"
    t.play("P2 ship flute")
    assert t.table.view(P1)["players"][P2]["ship"] is None
    t.play("? frances_wright", "P1 ship sloop", "? gl_fog", "? gl_wind")
    seen = t.table.view(None)["players"]
    assert [player["captain"] for player in seen] == ["frances_wright", "sikuma"]
    assert [player["ship"]["ship"] for player in seen] == ["sloop", "flute"]
    assert [player["zone"] for player in seen] == ["nassau", "st_maarten"]
    assert [player["wealth"] for player in seen] == [10, 10]
    assert [player["cards"] for player in seen] == [1, 1]
    assert t.state.first == P2


def test_captains_may_be_chosen() -> None:
    """M2.5: by option they are chosen openly, from the first player on."""
    t = opening(captains="chosen")
    deal_board(t)
    t.play("? P1")
    t.expect(P1, "prompt-m-captain")
    t.play("P1 sikuma")
    assert t.table.view(P2)["players"][P1]["captain"] == "sikuma"


def test_a_captain_lost_before_his_turn_is_followed_in_it() -> None:
    """M17.36, M15.3: killed in the event step, he re-enters in his turn of the same round."""
    t = sea()
    s: State = t.state
    discard_captain(s, P2)
    t.do("next_turn", P2)
    t.play("? sikuma")
    t.expect(P2, "prompt-m-first-ship")
    assert s.round == 1
