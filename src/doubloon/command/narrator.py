"""Bots play a chapter, and the story is told."""

from __future__ import annotations

from typing import Final

from doubloon.bots import seat_bots
from doubloon.command.campaign_pages import opening, wrap
from doubloon.command.common import Common
from doubloon.command.logbook import Logbook
from doubloon.command.seating import BOT
from doubloon.locale import Speaker
from doubloon.locale.story import pages
from doubloon.match.campaign import GAME, Campaign, Record
from doubloon.match.table import Table
from doubloon.tui.campaign import names, record_line

TOLD: Final = frozenset(("became", "task-laid", "fulfilled", "cube-bought", "last-page"))
"""Events that are told beside the pages."""


class Narrator:
    """Reads every page aloud once, and says in a line what else matters."""

    def __init__(self, common: Common, campaign: Campaign, *, aloud: bool) -> None:
        self.common = common
        self.campaign = campaign
        self.aloud = aloud
        self.speaker = Speaker(common.lang, names(campaign))
        self.read: set[str] = set()
        """Pages that were read before: the next try finds them known."""

    def play(self, logbook: Logbook, table: Table) -> Record:
        """Let bots play a game to its end, and put it away."""
        crew = self.campaign.crew
        bots = seat_bots([mate.bot or BOT for mate in crew], GAME, getattr(table.source, "seed", 0))
        number = len(self.campaign.records) + 1
        self.say(opening(self.common, self.campaign, table, number) + "\n")
        told = self.tell(table, 0)
        while decision := table.decision:
            table.play(bots[decision.seat].choose(table.view(decision.seat), decision))
            told = self.tell(table, told)
        record = logbook.close(table)
        assert record
        self.say(record_line(self.common.speaker, self.campaign, record, number) + "\n")
        return record

    def tell(self, table: Table, since: int) -> int:
        """Tell what has happened since; return how much that is."""
        if self.aloud:
            for event in table.events(None, since):
                page = pages(event, self.speaker)
                if page and page not in self.read:
                    self.read.add(page)
                    self.say(f"\n{page}\n")
                elif event.name in TOLD:
                    self.say(self.speaker.tell(event))
        return table.told

    def say(self, text: str) -> None:
        """Print at a readable width."""
        if self.aloud:
            print("\n".join(wrap(text)), flush=True)
