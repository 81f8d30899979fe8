"""What was found out about a game, as one HTML file."""

from __future__ import annotations

from doubloon.engine.message import Message
from doubloon.lab.analysis_plots import curve, risks, risky, sources
from doubloon.lab.analysis_words import accounts, draws, lead, mistakes, strokes, word
from doubloon.lab.findings import Analysis
from doubloon.lab.report import Part, page


def report(analysis: Analysis, language: str) -> str:
    """Everything as one HTML file."""
    title = word("analyse-title", title=Message("title-" + analysis.game))
    parts = [
        Part(word("analyse-chances"), [], None, curve(analysis)),
        Part(word("analyse-luck"), accounts(analysis), None, sources(analysis)),
        Part(word("analyse-mistakes"), mistakes(analysis)),
    ]
    if told := strokes(analysis):
        parts.append(Part(word("analyse-strokes"), told))
    if analysis.risks:
        grid = risky(analysis)
        parts.append(Part(word("analyse-risks"), draws(analysis), grid, risks(analysis)))
    return page(language, title, lead(analysis), parts)
