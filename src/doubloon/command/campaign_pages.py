"""Campaigns as text and data."""

from __future__ import annotations

import textwrap
from typing import Any

from doubloon.command.common import Common
from doubloon.command.components import WIDTH
from doubloon.match.campaign import Campaign
from doubloon.match.table import Table
from doubloon.tui.campaign import bonus_line, page, playing, record_lines


def campaign_page(common: Common, campaign: Campaign) -> str:
    """How far a crew is, and everything that it has played."""
    lines = [row for line in page(common.speaker, campaign) for row in wrap(line)]
    for record in record_lines(common.speaker, campaign):
        lines += wrap(record, indent="  ")
    return "\n".join(lines)


def opening(common: Common, campaign: Campaign, table: Table, number: int) -> str:
    """What a game of a campaign begins with: the chapter, and who has how many bonus coins."""
    chapter: int = table.options["chapter"]
    bonus: list[int] = table.options.get("bonus", [])
    line = common.word(
        "campaign-opening", name=campaign.name, chapter=chapter, number=number, seats=table.seats
    )
    return f"{line} {bonus_line(common.speaker, campaign, bonus)}" if bonus else line


def wrap(text: str, indent: str = "") -> list[str]:
    """Text in lines of readable width, paragraphs kept."""
    found: list[str] = []
    for paragraph in text.split("\n"):
        more = indent + "  " if indent else ""
        found += textwrap.wrap(paragraph, WIDTH, initial_indent=indent, subsequent_indent=more) or [
            ""
        ]
    return found


def campaign_data(campaign: Campaign) -> dict[str, Any]:
    """A campaign as data; of a game under way only how far it is."""
    data = {**campaign.data(), "finished": campaign.finished, "cards": campaign.cards}
    if campaign.begun:
        said = campaign.begun.lines[1:]
        data["game"] = {
            "date": campaign.begun.date,
            "chapter": playing(campaign),
            "choices": sum(str(line).startswith("P") for line in said),
        }
    return data
