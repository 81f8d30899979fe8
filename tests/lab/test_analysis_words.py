"""What is said and drawn of an analysis: for players, and for a team."""

from __future__ import annotations

from dataclasses import replace

import pytest

from doubloon.engine.message import Message
from doubloon.lab.analysis_plots import curve, sources
from doubloon.lab.analysis_report import report
from doubloon.lab.analysis_words import (
    RISKIEST,
    accounts,
    lead,
    mistake,
    mistakes,
    riskiest,
    strokes,
    text,
)
from doubloon.lab.findings import Account, Analysis, Mistake, Risk, Stroke
from doubloon.lab.oracle import Prospect
from doubloon.lab.reasons import reasons
from doubloon.lab.report import Plot, line, typeset

SHIP = Message("event-b-ship-shown", {"card": "mail-cutter"})
DONE = Message("event-b-turn", {"seat": 0})
PROSPECT = Prospect("pass", [0.0, 0.0], {})

TEAM = Analysis(
    game="buccaneer",
    seats=2,
    team=True,
    seed=12345678901234567,
    playouts=24,
    asked=40,
    weighed=40,
    curve=[(0, [0.5, 0.5]), (9, [0.0, 0.0])],
    accounts=[
        Account(0, 0.5, -0.125, -0.25, -0.125, 0.0, 0.0),
        Account(1, 0.5, -0.25, -0.125, -0.125, 0.0, 0.0),
    ],
    mistakes=[Mistake(3, 1, PROSPECT, PROSPECT, 0.25, 0.01, DONE, DONE, None)],
    strokes=[Stroke(4, 0, -0.125, SHIP)],
    risks=[],
)
EACH = replace(TEAM, team=False)


def test_a_team_has_one_chance() -> None:
    """It is told and drawn once; choices are everybody's own."""
    assert [trace["name"] for trace in curve(TEAM).traces] == ["the team", "Largest mistakes"]
    (stroke,) = strokes(TEAM)
    assert stroke.endswith("(\N{MINUS SIGN}12.5 for the team)")
    _, all, first, second = accounts(TEAM)
    assert all.startswith("The team: 50.0 % at the start, \N{MINUS SIGN}37.5 by its choices")
    assert first == "By P1's choices: \N{MINUS SIGN}12.5."
    assert second == "By P2's choices: \N{MINUS SIGN}25.0."
    (bars,) = sources(TEAM).traces
    assert bars["x"] == ["P1", "P2", "luck"]
    assert sum(bars["y"]) == pytest.approx(-0.5)


def test_a_command_that_is_told_can_be_typed() -> None:
    """However long the game was: digits stay together."""
    late = replace(TEAM, mistakes=[replace(TEAM.mistakes[0], at=1234)])
    assert '"doubloon replay FILE --at 1234" shows' in mistakes(late)[-1]


def test_everybody_else_has_their_own() -> None:
    assert [trace["name"] for trace in curve(EACH).traces][:2] == ["P1", "P2"]
    assert strokes(EACH)[0].endswith("12.5 for P1)")
    assert len(sources(EACH).traces) == 3


def test_what_is_unexplained_is_told() -> None:
    """With its reason, where there is any."""
    assert "nexplained" not in text(EACH)
    odd = replace(EACH, accounts=[replace(one, rest=0.125) for one in EACH.accounts])
    assert "+12.5 unexplained" in accounts(odd)[1]
    assert accounts(odd)[-1].startswith("Unexplained is what only a new look")
    some = replace(EACH, weighed=3)
    assert any("over choices that were not weighed" in line for line in accounts(some))
    assert len(sources(odd).traces) == 4
    together = replace(odd, team=True)
    assert "+12.5 unexplained" in accounts(together)[1]
    assert sources(together).traces[0]["x"][-1] == "unexplained"


@pytest.mark.parametrize("team", [False, True])
def test_luck_that_is_not_told_apart_is_no_finding(*, team: bool) -> None:
    """Where not all choices were weighed it is unexplained like the rest; a sentence says so."""
    whole = replace(TEAM, team=team)
    some = replace(whole, weighed=8)
    assert "by luck" in text(whole)
    assert "Strokes of luck" in text(whole)
    assert "not told apart" not in text(whole)
    for told in (text(some), report(some, "en")):
        assert "by luck" not in told
        assert "Strokes of luck" not in told
        assert "Luck was not told apart, because not all choices were weighed" in told
    assert "\N{MINUS SIGN}12.5 unexplained" in accounts(some)[1]
    drawn = [trace.get("name") or trace["x"] for trace in sources(some).traces]
    apart = ["own choices", "choices of others", "unexplained"]
    assert drawn == ([["P1", "P2", "unexplained"]] if team else apart)
    assert some.data()["strokes"] == whole.data()["strokes"] != []
    assert (whole.data()["luck_told"], some.data()["luck_told"]) == (True, False)


@pytest.mark.parametrize(
    ("rest", "murky"), [(-0.16, False), (-0.17, True), (0.12, False), (0.13, True)]
)
def test_where_much_is_unexplained_a_sentence_warns(rest: float, *, murky: bool) -> None:
    """Choices and luck are 0.5 for everybody; without mistakes there are none to look at."""
    found = replace(EACH, accounts=[replace(one, rest=rest) for one in EACH.accounts])
    assert found.data()["murky"] is murky
    assert any("the mistakes are the part to look at" in line for line in accounts(found)) == murky
    alone = replace(found, mistakes=[])
    assert ("Take these sums lightly." in text(alone)) == murky
    assert "the part to look at" not in text(alone)


@pytest.mark.parametrize(
    ("luck", "rest", "murky"),
    [(2.0, -2.0, True), (2.0, -0.5, False), (2.0, 0.75, False), (2.0, -0.75, True)],
)
def test_luck_that_is_unexplained_the_other_way_round_tells_nothing(
    luck: float, rest: float, *, murky: bool
) -> None:
    found = [replace(one, luck=luck, rest=rest) for one in EACH.accounts]
    assert replace(EACH, accounts=found).murky == murky


def test_luck_that_is_not_told_apart_explains_nothing() -> None:
    """0.375 is known of everybody then, and the rest is not."""
    some = replace(EACH, weighed=8)
    assert not some.murky
    odd = [replace(one, luck=one.luck - 0.1) for one in EACH.accounts]
    assert replace(some, accounts=odd).murky


def test_how_to_see_a_mistake_is_told_once() -> None:
    """Below the list, with the number of the first."""
    show = '"doubloon replay FILE --at 3" shows the table after choice 3'
    assert text(TEAM).count(show) == 1
    assert "doubloon replay FILE --at 3" in report(TEAM, "en")
    assert "doubloon replay" not in text(replace(TEAM, mistakes=[]))


def test_only_what_speaks_for_the_better_choice_is_its_reason() -> None:
    """Less damage does; where nothing does, no reason is told."""
    (one,) = TEAM.mistakes
    better = {"glory": 3.0, "wealth": 1.0, "damage": 0.0, "cargo": 2.0}
    chosen = {"glory": 2.0, "wealth": 3.8, "damage": 1.5, "cargo": 1.96}
    told = mistake(replace(one, reasons=reasons(better, chosen)))
    assert told.endswith("it brings on average: Glory +1.0, damage \N{MINUS SIGN}1.5.")
    assert "on average" not in mistake(replace(one, reasons=reasons(chosen, chosen)))
    assert reasons(chosen, better) == pytest.approx({"wealth": 2.8})


def test_the_riskiest_draws_are_told_one_by_one() -> None:
    """The riskiest first, and what came of them; all of them are drawn."""
    few = [Risk(3, 0, 3, 40, False), Risk(7, 1, 10, 40, True), Risk(9, 0, 0, 40, False)]
    found = replace(EACH, risks=few)
    second = "After choice 7, P2 drew at a risk of 25.0 % (10 of 40 cards) and went bust."
    assert riskiest(found) == [
        second,
        "After choice 3, P1 drew at a risk of 7.5 % (3 of 40 cards).",
    ]
    assert text(found).endswith("\n\nRiskiest draws:\n" + "\n".join(riskiest(found)))
    many = replace(EACH, risks=[replace(few[0], at=at) for at in range(20)])
    assert len(riskiest(many)) == RISKIEST
    assert "Riskiest draws" not in text(replace(EACH, risks=few[2:]))


def test_how_much_was_weighed() -> None:
    """Of how many, why not all, and by which seed."""
    made, seed = lead(TEAM)
    assert "all 40 choices" in made
    assert "--seed 12345678901234567 --playouts 24" in seed
    made, _ = lead(replace(TEAM, weighed=8))
    assert "8 of 40 choices" in made
    assert "too long" in made
    assert "fewer choices" in made


@pytest.mark.parametrize("found", [TEAM, EACH])
def test_the_yardstick_is_named(found: Analysis) -> None:
    assert "measured against those of a greedy player" in text(found)
    assert "measured against those of a greedy player" in report(found, "en")


def test_a_mistake_at_nothing_is_drawn_whole() -> None:
    plot = curve(TEAM).figure()
    low, high = plot["layout"]["yaxis"]["range"]
    assert low < 0 < 1 < high
    assert not plot["data"][-1]["cliponaxis"]


def test_the_legend_leaves_the_plot_its_width() -> None:
    layout = Plot([line("P1", [0, 1], [0, 1], 0)], "x", "y").figure()["layout"]
    assert layout["legend"]["orientation"] == "h"


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("about 33.3 % of all", "about 33.3~% of all"),
        ("(20.8 % to 45.8 %) so", "(20.8~%~to~45.8~%) so"),
        ("3 / 40 = 7.5 %", "3~/~40~=~7.5~%"),
        ("± 1.2, coins +1.0", "±~1.2, coins~+1.0"),
        ("2 < 3 cards", "2 &lt; 3 cards"),
    ],
)
def test_figures_do_not_break(text: str, kept: str) -> None:
    assert typeset(text).replace("\N{NO-BREAK SPACE}", "~") == kept
