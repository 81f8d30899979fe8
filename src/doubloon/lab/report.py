"""A report: one HTML file with words, tables and plots, that needs nothing else to be read."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from html import escape
from pathlib import Path
from typing import Any, Final

from doubloon.engine.message import Message
from doubloon.engine.refusal import Malformed
from doubloon.match.save import check_place

INK: Final = "#dfe6ee"
PAPER: Final = "#0f1d2e"
GRID: Final = "#2b4058"
BRASS: Final = "#d8a648"
COLOURS: Final = ("#d8a648", "#6fb7e0", "#e07a6f", "#8fce8a", "#c79be6", "#f0e0b0", "#6fd6c8")
"""Lines are told apart by their dashes too."""
DASHES: Final = ("solid", "dash", "dot", "dashdot", "longdash", "longdashdot", "solid")
TOP: Final = "<!doctype html>"
"""How every report begins."""
STYLE: Final = f"""
:root {{ color-scheme: dark; }}
body {{ background: {PAPER}; color: {INK}; font: 16px/1.5 Georgia, serif; margin: 0 auto;
  max-width: 62rem; padding: 1.5rem; }}
h1, h2 {{ color: {BRASS}; font-weight: normal; }}
table {{ border-collapse: collapse; display: block; overflow-x: auto;
  /* An edge shines where there is more: the ends of the table lie over that, and move with it. */
  --end: {PAPER} 40%, transparent; --more: {BRASS}80, transparent;
  background: linear-gradient(to right, var(--end)) left / 3rem 100% local,
    linear-gradient(to left, var(--end)) right / 3rem 100% local,
    linear-gradient(to right, var(--more)) left / 1.2rem calc(100% - 4px) scroll,
    linear-gradient(to left, var(--more)) right / 1.2rem calc(100% - 4px) scroll;
  background-repeat: no-repeat; }}
td, th {{ border-bottom: 1px solid {GRID}; padding: .25rem .8rem .25rem 0; text-align: left; }}
td:last-child, th:last-child {{ padding-right: 0; }}
td.n, th.n {{ text-align: right; font-variant-numeric: tabular-nums;
  white-space: nowrap; }}
.plot {{ height: 380px; margin: 1rem 0; }}
@media (max-width: 40rem) {{
  body {{ padding: 1rem; }}
  td, th {{ font-size: .875rem; padding-right: .5rem; }}
}}
"""
WHOLE: Final = re.compile(r"\([^()]{1,28}%\)|[\d/=%] (?=[\d/=%])| (?=[+\u2212]\d)|± ")
"""What stays on one line: percentages, with what is said of them in brackets, sums and changes."""


@dataclass(frozen=True, slots=True)
class Grid:
    """A table: its head, its rows, and which columns hold numbers."""

    head: Sequence[str]
    rows: Sequence[Sequence[str]]
    numbers: Sequence[bool]

    def html(self) -> str:
        """The table as HTML."""
        lines = [self._row(self.head, "th"), *(self._row(row, "td") for row in self.rows)]
        return "<table>\n" + "\n".join(lines) + "\n</table>"

    def _row(self, cells: Sequence[str], tag: str) -> str:
        marks = [" class=n" if right else "" for right in self.numbers]
        inside = "".join(
            f"<{tag}{mark}>{typeset(cell)}</{tag}>" for cell, mark in zip(cells, marks, strict=True)
        )
        return f"<tr>{inside}</tr>"


@dataclass(frozen=True, slots=True)
class Plot:
    """Traces and axes as plotly takes them."""

    traces: list[dict[str, Any]]
    x: str
    y: str
    percent: bool = False
    """Whether the upright axis shows shares."""
    more: dict[str, Any] = field(default_factory=dict)

    def figure(self) -> dict[str, Any]:
        """The plot with the house's colours."""
        axis = {"gridcolor": GRID, "zerolinecolor": GRID, "automargin": True}
        layout: dict[str, Any] = {
            "paper_bgcolor": PAPER,
            "plot_bgcolor": PAPER,
            "font": {"color": INK, "family": "Georgia, serif"},
            "colorway": list(COLOURS),
            "margin": {"t": 24, "r": 16, "l": 16, "b": 16},
            "legend": {"orientation": "h", "x": 0, "y": 1.02, "yanchor": "bottom"},
            "xaxis": {**axis, "ticklabelstandoff": 6, "title": {"text": self.x}},
            "yaxis": {**axis, "title": {"text": self.y}},
        }
        if self.percent:
            layout["yaxis"] |= {"tickformat": ".0%"}
        for name, value in self.more.items():
            layout[name] = {**layout.get(name, {}), **value} if isinstance(value, dict) else value
        return {"data": self.traces, "layout": layout}


@dataclass(frozen=True, slots=True)
class Part:
    """A chapter of a report."""

    title: str
    text: Sequence[str] = ()
    grid: Grid | None = None
    plot: Plot | None = None


def page(language: str, title: str, lead: Sequence[str], parts: Sequence[Part]) -> str:
    """The whole report."""
    try:
        from plotly.offline import get_plotlyjs
    except ModuleNotFoundError as error:
        raise Malformed(Message("refuse-no-lab", {"name": str(error.name)})) from None
    body = [f"<h1>{typeset(title)}</h1>", *paragraphs(lead)]
    for number, part in enumerate(parts):
        body += [f"<h2>{typeset(part.title)}</h2>", *paragraphs(part.text)]
        if part.plot:
            body.append(plot_html(part.plot, f"plot-{number}"))
        if part.grid:
            body.append(part.grid.html())
    script = get_plotlyjs() if any(part.plot for part in parts) else ""
    return "\n".join(
        [
            TOP,
            f'<html lang="{language}">',
            '<head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(title)}</title>",
            f"<style>{STYLE}</style>",
            f"<script>{script}</script></head>",
            "<body>",
            *body,
            "</body></html>\n",
        ]
    )


def check_report(path: Path | None, *taken: Path | None) -> None:
    """Refuse a place where a report cannot be written, or where something else lies."""
    check_place(path, *taken)
    if path and path.exists() and path.read_bytes()[: len(TOP)] not in (b"", TOP.encode()):
        raise Malformed(Message("refuse-same-file", {"path": str(path)}))


def paragraphs(lines: Sequence[str]) -> list[str]:
    """Sentences, each on its own."""
    return [f"<p>{typeset(line)}</p>" for line in lines]


def typeset(text: str) -> str:
    """Text as HTML, with figures that do not break."""
    return WHOLE.sub(lambda found: found[0].replace(" ", "\N{NO-BREAK SPACE}"), escape(text))


def plot_html(plot: Plot, id: str) -> str:
    """A plot as a part of a page that has plotly.js already."""
    figure = plot.figure()
    parts = [figure["data"], figure["layout"], {"displayModeBar": False, "responsive": True}]
    said = ", ".join(json.dumps(part, ensure_ascii=False).replace("</", "<\\/") for part in parts)
    return f'<div class="plot" id="{id}"></div>\n<script>Plotly.newPlot("{id}", {said})</script>'


def line(
    name: str, x: Sequence[Any], y: Sequence[float], at: int, shape: str = "linear"
) -> dict[str, Any]:
    """A curve, told apart by colour and dashes; with the shape `hv` it goes in steps."""
    colour, dash = COLOURS[at % len(COLOURS)], DASHES[at % len(DASHES)]
    style = {"color": colour, "dash": dash, "shape": shape}
    return {
        "type": "scatter",
        "mode": "lines",
        "name": name,
        "x": list(x),
        "y": list(y),
        "line": style,
    }


def bars(
    names: Sequence[str], rates: Sequence[float], lows: Sequence[float], highs: Sequence[float]
) -> dict[str, Any]:
    """Points with their intervals."""
    return {
        "type": "scatter",
        "mode": "markers",
        "x": list(names),
        "y": list(rates),
        "marker": {"color": BRASS, "size": 11, "symbol": "diamond"},
        "error_y": {
            "type": "data",
            "symmetric": False,
            "array": [high - rate for high, rate in zip(highs, rates, strict=True)],
            "arrayminus": [rate - low for low, rate in zip(lows, rates, strict=True)],
            "color": INK,
        },
        "cliponaxis": False,
        "showlegend": False,
    }


def level(y: float) -> dict[str, Any]:
    """A line across the plot, as a part of its layout."""
    mark = {"type": "line", "xref": "paper", "x0": 0, "x1": 1, "y0": y, "y1": y}
    return {**mark, "line": {"color": INK, "width": 1, "dash": "dot"}}


def figure(value: float, sign: str = "") -> str:
    """A figure with one digit after the point, as the language writes it."""
    text = f"{value:{sign}.1f}".replace("-", "\N{MINUS SIGN}")
    return text.replace(".", str(Message("lab-point")))


def percent(rate: float) -> str:
    """A share as people write it."""
    return f"{figure(100 * rate)} %"
