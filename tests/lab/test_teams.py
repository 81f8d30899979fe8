"""How many times as often one kind of team wins as another."""

from __future__ import annotations

import pytest

from doubloon.engine.refusal import Malformed
from doubloon.lab.crew import Here
from doubloon.lab.sim import simulate
from doubloon.lab.teams import Team, main, measure, ratio, read


def test_a_ratio_and_its_interval() -> None:
    """0.9 by 0.6, with what Wilson says of both; near what logarithms give (1.26 to 1.78)."""
    found = ratio(Team("champion", 90, 100), Team("greedy", 60, 100))
    assert found is not None
    assert found.rate == pytest.approx(1.5)
    assert found.low == pytest.approx(1.271, abs=0.002)
    assert found.high == pytest.approx(1.804, abs=0.002)


def test_five_wins_of_five_prove_little() -> None:
    found = ratio(Team("champion", 5, 5), Team("greedy", 5, 5))
    assert found is not None
    assert found.low < 0.6 < 1.7 < found.high


def test_who_never_wins_is_no_measure() -> None:
    assert ratio(Team("champion", 5, 9), Team("greedy", 0, 9)) is None
    found = ratio(Team("champion", 0, 9), Team("greedy", 5, 9))
    assert found is not None
    assert found.rate == found.low == 0 < found.high


def test_all_chapters_are_played_alike() -> None:
    """R15.1: the games of a chapter are those that `sim` plays with its seed."""
    found = measure("adventure-coop", 2, "greedy", 21, 60, Here())
    assert found.games == 25
    wins = [
        simulate("port-royal", 2, ["greedy"], 5, 60 + chapter, options).team_wins
        for chapter in range(1, 6)
        for options in [{"mode": "adventure-coop", "chapter": chapter}]
    ]
    assert found.wins == round(5 * sum(filter(None, wins)))


def test_a_row_is_printed_as_the_docs_have_it(capsys: pytest.CaptureFixture[str]) -> None:
    line = "contracts-coop 2 --bot greedy --rival easy --games 10 --seed 3"
    main(read(line.split(" ")))
    first, second, third = capsys.readouterr().out.splitlines()
    assert first.startswith("easy: ")
    assert second.startswith("greedy: ")
    assert " of 10, " in second
    assert "times as often" in third or "no game" in third


@pytest.mark.parametrize(
    ("line", "id"),
    [
        ("", "refuse-missing"),
        ("classic 2", "refuse-mode"),
        ("contracts-coop 9", "refuse-seats"),
        ("contracts-coop 2 --games 0", "refuse-games"),
        ("contracts-coop 2 --bot nobody", "refuse-bot-or-own"),
    ],
)
def test_what_cannot_be_is_refused_before_anything_is_played(line: str, id: str) -> None:
    with pytest.raises(Malformed) as refused:
        main(read(line.split()))
    assert refused.value.reason.id == id
