"""A card or a rule to be read at the table."""

from __future__ import annotations

from itertools import groupby
from operator import itemgetter
from typing import Any, Final

from doubloon.command.common import Common
from doubloon.command.components import WIDTH
from doubloon.command.pages import card_page, rules_page
from doubloon.engine.refusal import Malformed
from doubloon.locale.cards import name_of
from doubloon.rulebook import NUMBER, last_section, rule_of
from doubloon.rulebook import look_up as find_rules
from doubloon.tui.session import QUIET, Session

MOST: Final = 20
"""Cards that are named where a word fits several."""
LINES: Final = 4
"""Lines of the story that are read with their rules."""


def look_up(session: Session, wanted: str, width: int = WIDTH) -> str:
    """The card of that name, as it is at this table, or the rule of that number.

    Where the name is only begun or a part of it is said, the cards that it fits are named.
    """
    common = Common(lang=session.speaker.language)
    wanted = " ".join(wanted.split())
    try:
        if NUMBER.fullmatch(wanted):
            return rules_page(find_rules(session.game, wanted, common.lang), width)
        found = fitting(named(session), wanted.casefold())
    except Malformed as refused:
        return session.speaker.say(refused.reason)
    names = list(dict.fromkeys(row["name"] for row in found))
    if not found:
        return session.speaker.word("tui-look-up-none", {"name": wanted[:80]})
    if len(names) > 1:
        shown = names if len(names) <= MOST else [*names[:MOST], "..."]
        return session.speaker.word("tui-look-up-several", {"list": shown})
    pages = [card_page(common, session.table.game, row, width) for row in found]
    return "\n\n".join(dict.fromkeys(pages))


def just_happened(session: Session, width: int = WIDTH) -> str:
    """The last lines of the story, each with the rule that it rests on."""
    speaker = session.speaker
    story = [event for event in session.story(0) if event.name not in QUIET]
    told = [(rule_of(session.game, event), speaker.tell(event)) for event in story]
    last = [(rule, line) for rule, line in told if rule][-LINES:]
    pages = []
    for rule, lines in groupby(last, itemgetter(0)):
        page = rules_page(find_rules(session.game, rule, speaker.language), width)
        pages.append("\n".join([*(line for _, line in lines), page]))
    return "\n\n".join(pages) or speaker.word("tui-look-up-nothing")


def a_rule(session: Session) -> str:
    """The number of a rule, for an example."""
    return f"{last_section(session.game)[0]}3.1"


def a_card(session: Session) -> str:
    """The name of a card, for an example."""
    game = session.table.game
    return session.speaker.say(game.labels[game.cards()[0]["id"]])


def named(session: Session) -> list[dict[str, Any]]:
    """Whatever may lie on this table, each with its name."""
    game, speaker = session.table.game, session.speaker
    return [{"name": name_of(speaker, game, row), **row} for row in game.components()]


def fitting(rows: list[dict[str, Any]], wanted: str) -> list[dict[str, Any]]:
    """The cards with that id or name, else those whose name has it somewhere."""
    exact = [row for row in rows if wanted in (row["id"], row["name"].casefold())]
    return exact or [row for row in rows if wanted in row["name"].casefold()]
