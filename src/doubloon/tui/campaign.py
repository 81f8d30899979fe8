"""A campaign as its crew sees it: how far it is, the game it plays, and those of the past."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from doubloon.engine.message import Arg
from doubloon.games.port_royal.modes import CHAPTERS
from doubloon.locale import Speaker
from doubloon.match.campaign import Campaign, Record, book
from doubloon.tui.session import Session

WON: Final = "■"
NOW: Final = "◪"
AHEAD: Final = "□"
"""A chapter that is won, the one that is played, and one to come."""


def summary(speaker: Speaker, campaign: Campaign) -> str:
    """A campaign in one line."""
    args: dict[str, Arg] = {
        "name": campaign.name,
        "crew": names(campaign),
        "won": campaign.won,
        "all": CHAPTERS,
        "chapter": playing(campaign),
        "title": title(speaker, playing(campaign)),
        "under_way": "yes" if campaign.begun else "no",
    }
    return speaker.word("campaign-finished-line" if campaign.finished else "campaign-line", args)


def page(speaker: Speaker, campaign: Campaign) -> list[str]:
    """How far a crew is, and everything that it has played, a line each."""
    word = speaker.word
    lines = [
        summary(speaker, campaign),
        word("campaign-together" if campaign.together else "campaign-apart"),
        *trials(speaker, campaign),
    ]
    cards = list(dict.fromkeys(speaker.card(id) for id in campaign.cards))
    if cards:
        lines.append(word("campaign-cards", {"names": cards}))
    lines.append(word("campaign-records" if campaign.records else "campaign-no-records"))
    return lines


def trials(speaker: Speaker, campaign: Campaign) -> list[str]:
    """Defeats in a row, and the coins that they bring: to be shared out, or as they were."""
    defeats: dict[str, Arg] = {"count": campaign.defeats, "coins": campaign.bonus}
    if not campaign.begun:
        return [speaker.word("campaign-defeats", defeats)] if campaign.defeats else []
    found: list[str] = []
    if campaign.defeats and playing(campaign) == campaign.chapter:
        found.append(speaker.word("campaign-defeats-now", defeats))
    bonus: list[int] = campaign.begun.options.get("bonus", [])
    return [*found, bonus_line(speaker, campaign, bonus)] if bonus else found


def bonus_line(speaker: Speaker, campaign: Campaign, bonus: list[int]) -> str:
    """Who has how many of the bonus coins (R19.3)."""
    shares = [
        speaker.word("campaign-share", {"name": mate.name, "coins": coins})
        for mate, coins in zip(campaign.crew, bonus, strict=True)
    ]
    return speaker.word("campaign-bonus", {"count": sum(bonus), "shares": shares})


def record_lines(speaker: Speaker, campaign: Campaign) -> list[str]:
    """Every game of the past."""
    return [
        record_line(speaker, campaign, record, number)
        for number, record in enumerate(campaign.records, 1)
    ]


def record_line(speaker: Speaker, campaign: Campaign, record: Record, number: int) -> str:
    """One game of the past."""
    cubes, influence = book().card_nine(record.chapter, campaign.seats)
    together = campaign.together
    args: dict[str, Arg] = {
        "number": number,
        "date": record.date or "-",
        "chapter": record.chapter,
        "title": title(speaker, record.chapter),
        "names": record.winners,
        "tasks": [speaker.attribute(f"story-{id}", "name") for id in record.tasks],
        "cubes": sum(record.cubes) if together else " : ".join(map(str, record.cubes)),
        "cubes_asked": cubes,
        "influence": sum(record.influence) if together else " : ".join(map(str, record.influence)),
        "influence_asked": influence,
        "turns": record.turns,
        "seed": "-" if record.seed is None else str(record.seed),
        "people": [
            speaker.word("campaign-person", {"name": mate.name, "who": who})
            for mate, who in zip(campaign.crew, record.personalities, strict=True)
        ],
    }
    return speaker.word(result_id(campaign, record), args)


def result_id(campaign: Campaign, record: Record) -> str:
    """How a game ended, for a team or for each alone."""
    if not campaign.together:
        return "campaign-record-apart"
    return "campaign-record-won" if record.won else "campaign-record-lost"


def table_page(session: Session) -> list[str]:
    """The campaign that a table is part of, with the game at the table if it is over."""
    campaign = as_it_stands(session)
    if campaign is None:
        return [session.speaker.word("tui-no-campaign")]
    records = record_lines(session.speaker, campaign)
    return [*page(session.speaker, campaign), *("  " + line for line in records)]


def prospects(session: Session) -> list[str]:
    """What a game that is over means for the campaign: how far it is now, and what comes next."""
    campaign = as_it_stands(session)
    if campaign is None:
        return []
    return [summary(session.speaker, campaign), *trials(session.speaker, campaign)]


def as_it_stands(session: Session) -> Campaign | None:
    """The campaign of a table; a game that is over is in its records, as it will be on leaving."""
    campaign = session.campaign
    if campaign is None or session.table.outcome is None:
        return campaign
    after = replace(campaign, records=[*campaign.records])
    after.record(session.table, campaign.begun.date if campaign.begun else "")
    return after


def marks(campaign: Campaign) -> str:
    """The five chapters, a sign for each."""
    now = playing(campaign)
    return "".join(
        NOW if chapter == now else WON if chapter <= campaign.won else AHEAD
        for chapter in range(1, CHAPTERS + 1)
    )


def progress(session: Session) -> list[str]:
    """How far the campaign is, for the head of the table: in words, and in signs."""
    campaign, word = session.campaign, session.speaker.word
    if campaign is None:
        return []
    chapter = playing(campaign)
    args: dict[str, Arg] = {
        "chapter": chapter,
        "all": CHAPTERS,
        "marks": marks(campaign),
        "won": campaign.won,
        "defeats": campaign.defeats if chapter == campaign.chapter else 0,
        "coins": sum(session.table.options.get("bonus", [])),
    }
    return [word(id, args) for id in ("tui-progress", "tui-progress-signs")]


def playing(campaign: Campaign) -> int:
    """The chapter of the game under way, or else of the next one."""
    if campaign.begun:
        chapter: int = campaign.begun.options["chapter"]
        return chapter
    return campaign.chapter or CHAPTERS


def title(speaker: Speaker, chapter: int) -> str:
    """The name of a chapter."""
    return speaker.attribute(f"story-title-{chapter}", "name")


def names(campaign: Campaign) -> list[str]:
    """Who sails."""
    return [mate.name for mate in campaign.crew]
