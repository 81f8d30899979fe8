"""Campaigns as text and data."""

from __future__ import annotations

import textwrap
from typing import Any

from doubloon.command.common import Common
from doubloon.command.components import WIDTH
from doubloon.engine.message import Arg
from doubloon.games.port_royal.modes import CHAPTERS
from doubloon.match.campaign import Campaign, Record
from doubloon.match.table import Table


def summary(common: Common, campaign: Campaign) -> str:
    """A campaign in one line."""
    return common.word(
        "campaign-finished-line" if campaign.finished else "campaign-line",
        name=campaign.name,
        crew=names(campaign),
        won=campaign.won,
        all=CHAPTERS,
        chapter=campaign.chapter or CHAPTERS,
        title=title(common, campaign.chapter or CHAPTERS),
        under_way="yes" if campaign.begun else "no",
    )


def campaign_page(common: Common, campaign: Campaign) -> str:
    """How far a crew is, and everything that it has played."""
    lines = [summary(common, campaign)]
    lines.append(common.word("campaign-together" if campaign.together else "campaign-apart"))
    if campaign.defeats:
        lines.append(common.word("campaign-defeats", count=campaign.defeats, coins=campaign.bonus))
    cards = list(dict.fromkeys(common.speaker.card(id) for id in campaign.cards))
    if cards:
        lines += wrap(common.word("campaign-cards", names=cards))
    if campaign.records:
        lines += ["", common.word("campaign-records")]
    for number, record in enumerate(campaign.records, 1):
        lines += wrap(record_line(common, campaign, record, number), indent="  ")
    return "\n".join(lines)


def record_line(common: Common, campaign: Campaign, record: Record, number: int) -> str:
    """One game of the past."""
    args: dict[str, Arg] = {
        "number": number,
        "date": record.date or "-",
        "chapter": record.chapter,
        "title": title(common, record.chapter),
        "names": record.winners,
        "tasks": [common.speaker.attribute(f"story-{id}", "name") for id in record.tasks],
        "cubes": sum(record.cubes),
        "influence": sum(record.influence),
        "turns": record.turns,
        "seed": "-" if record.seed is None else str(record.seed),
        "people": [
            common.word("campaign-person", name=mate.name, who=who)
            for mate, who in zip(campaign.crew, record.personalities, strict=True)
        ],
    }
    return common.speaker.word(result_id(campaign, record), args)


def result_id(campaign: Campaign, record: Record) -> str:
    """How a game ended, for a team or for each alone."""
    if not campaign.together:
        return "campaign-record-apart"
    return "campaign-record-won" if record.won else "campaign-record-lost"


def opening(common: Common, campaign: Campaign, table: Table, number: int) -> str:
    """What a game of a campaign begins with: the chapter, and who has how many bonus coins."""
    chapter: int = table.options["chapter"]
    bonus: list[int] = table.options.get("bonus", [])
    line = common.word(
        "campaign-opening", name=campaign.name, chapter=chapter, number=number, seats=table.seats
    )
    if not bonus:
        return line
    shares = [
        common.word("campaign-share", name=mate.name, coins=coins)
        for mate, coins in zip(campaign.crew, bonus, strict=True)
    ]
    return f"{line} {common.word('campaign-bonus', count=sum(bonus), shares=shares)}"


def title(common: Common, chapter: int) -> str:
    """The name of a chapter."""
    return common.speaker.attribute(f"story-title-{chapter}", "name")


def names(campaign: Campaign) -> list[str]:
    """Who sails."""
    return [mate.name for mate in campaign.crew]


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
        head, *said = campaign.begun.lines
        data["game"] = {
            "date": campaign.begun.date,
            "chapter": head["options"].get("chapter"),
            "choices": sum(str(line).startswith("P") for line in said),
        }
    return data
