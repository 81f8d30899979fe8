"""What was found out about a game, in plots and tables."""

from __future__ import annotations

from typing import Any, Final

from doubloon.lab.analysis_words import SHOWN, mistake, name, word
from doubloon.lab.findings import Analysis
from doubloon.lab.report import COLOURS, PAPER, Grid, Plot, line, percent

SHAPES: Final = ("", "/", ".", "x")
"""Bars are told apart by these too."""
OUTLINE: Final = {"color": PAPER, "width": 1.5}
"""A mark stands out from the curve below it."""


def curve(analysis: Analysis) -> Plot:
    """Everybody's chances, one curve if all share them, and where the mistakes were."""
    at = [point for point, _ in analysis.curve]
    names = [word("analyse-team")] if analysis.team else list(map(name, range(analysis.seats)))
    traces = [
        line(who, at, [chances[seat] for _, chances in analysis.curve], seat, shape="hv")
        for seat, who in enumerate(names)
    ]
    traces.append(
        {
            "type": "scatter",
            "mode": "markers",
            "name": word("analyse-mistakes"),
            "x": [one.at for one in analysis.mistakes],
            "y": [one.chosen.chances[one.seat] for one in analysis.mistakes],
            "text": [mistake(one) for one in analysis.mistakes],
            "hovertemplate": "%{text}<extra></extra>",
            "marker": {"symbol": "x", "size": 8, "color": "#ffffff", "line": OUTLINE},
            "cliponaxis": False,
        }
    )
    more = {"yaxis": {"range": [-0.03, 1.03]}}
    return Plot(traces, word("analyse-choices"), word("analyse-chance"), percent=True, more=more)


def sources(analysis: Analysis) -> Plot:
    """Whose doing it was: for each seat, or for all if they share their chances."""
    traces = shared(analysis) if analysis.team else apart(analysis)
    more = {"barmode": "group", "xaxis": {"showgrid": False}}
    return Plot(traces, "", word("analyse-change"), percent=True, more=more)


def apart(analysis: Analysis) -> list[dict[str, Any]]:
    """Bars for each seat."""
    accounts = analysis.accounts
    kinds = {
        "analyse-own": [one.own for one in accounts],
        "analyse-others": [one.others for one in accounts],
        "analyse-chance-did": [one.luck for one in accounts],
        "analyse-rest": [analysis.unexplained(one) for one in accounts],
    }
    return [
        {
            "type": "bar",
            "name": word(id),
            "x": [name(one.seat) for one in accounts],
            "y": values,
            "marker": {"color": COLOURS[at], "pattern": {"shape": SHAPES[at]}},
        }
        for at, (id, values) in enumerate(kinds.items())
        if is_drawn(analysis, id, values)
    ]


def is_drawn(analysis: Analysis, id: str, values: list[float]) -> bool:
    """Luck is drawn if it is told apart, and what is unexplained if there is any."""
    if id == "analyse-chance-did":
        return analysis.luck_told
    return id != "analyse-rest" or any(abs(value) >= SHOWN for value in values)


def shared(analysis: Analysis) -> list[dict[str, Any]]:
    """A bar for everybody's choices, one for luck, and one for what is unexplained."""
    first = analysis.accounts[0]
    bars = [(name(one.seat), one.own, COLOURS[0]) for one in analysis.accounts]
    for id, value, colour in (
        ("analyse-chance-did", first.luck, COLOURS[2]),
        ("analyse-rest", analysis.unexplained(first), COLOURS[3]),
    ):
        if is_drawn(analysis, id, [value]):
            bars.append((word(id), value, colour))
    return [
        {
            "type": "bar",
            "x": [who for who, _, _ in bars],
            "y": [value for _, value, _ in bars],
            "marker": {"color": [colour for _, _, colour in bars]},
        }
    ]


def risks(analysis: Analysis) -> Plot:
    """The risk at every draw, and which went wrong."""
    traces = []
    for seat in range(analysis.seats):
        mine = [risk for risk in analysis.risks if risk.seat == seat and risk.cards]
        traces.append(
            {
                "type": "scatter",
                "mode": "markers",
                "name": name(seat),
                "x": [risk.at for risk in mine],
                "y": [risk.share for risk in mine],
                "marker": {
                    "color": COLOURS[seat % len(COLOURS)],
                    "size": [10 if risk.bust else 7 for risk in mine],
                    "symbol": ["x" if risk.bust else "circle" for risk in mine],
                    "line": OUTLINE,
                    "opacity": 1,
                },
                "cliponaxis": False,
            }
        )
    return Plot(traces, word("analyse-choices"), word("analyse-bust"), percent=True)


def risky(analysis: Analysis) -> Grid:
    """The draws that could go wrong, as a table."""
    columns = ("at", "seat", "bust", "busted")
    rows = [
        [
            str(risk.at),
            name(risk.seat),
            f"{risk.fatal} / {risk.cards} = {percent(risk.share)}",
            word("analyse-bust-yes") if risk.bust else "",
        ]
        for risk in analysis.risks
        if risk.fatal
    ]
    head = [word("analyse-column-" + column) for column in columns]
    return Grid(head, rows, (True, False, True, False))
