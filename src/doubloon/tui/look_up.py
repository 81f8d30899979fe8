"""A card or a rule to be read at the table."""

from __future__ import annotations

from itertools import groupby
from operator import itemgetter
from typing import Final

from doubloon.command.common import Common
from doubloon.command.components import WIDTH
from doubloon.command.pages import card_page, named, pick_cards, rules_page
from doubloon.engine.refusal import Malformed
from doubloon.rulebook import NUMBER, last_section, rule_of
from doubloon.rulebook import look_up as find_rules
from doubloon.tui.session import QUIET, Session

LINES: Final = 4
"""Lines of the story that are read with their rules."""


def look_up(session: Session, wanted: str, width: int = WIDTH) -> str:
    """The rule of that number, or the card of that name."""
    rule = NUMBER.fullmatch(wanted.strip())
    return read_rule(session, wanted, width) if rule else read_card(session, wanted, width)


def read_rule(session: Session, wanted: str, width: int = WIDTH) -> str:
    """The rule or section of that number, or whatever rules have these words."""
    speaker = session.speaker
    try:
        return rules_page(find_rules(session.game, wanted, speaker.language), width)
    except Malformed as refused:
        return speaker.say(refused.reason)


def read_card(session: Session, wanted: str, width: int = WIDTH) -> str:
    """The card of that name or id, as it is at this table; a part of the name will do."""
    common, game = Common(lang=session.speaker.language), session.table.game
    try:
        found = pick_cards(named(common, game), wanted)
    except Malformed as refused:
        return session.speaker.say(refused.reason)
    if not found:
        return session.speaker.word("tui-look-up-none", {"name": wanted[:80]})
    return "\n\n".join(dict.fromkeys(card_page(common, game, row, width) for row in found))


def just_happened(session: Session, width: int = WIDTH) -> str:
    """The last lines of the story, each with the rule that it rests on."""
    speaker = session.speaker
    story = [event for event in session.story(0) if event.name not in QUIET]
    ruled = [(rule, event) for event in story if (rule := rule_of(session.game, event))]
    pages = []
    for rule, told in groupby(ruled[-LINES:], itemgetter(0)):
        page = rules_page(find_rules(session.game, rule, speaker.language), width)
        pages.append("\n".join([*(speaker.tell(event) for _, event in told), page]))
    return "\n\n".join(pages) or speaker.word("tui-look-up-nothing")


def a_rule(session: Session) -> str:
    """The number of a rule, for an example."""
    return f"{last_section(session.game)[0]}3.1"


def a_card(session: Session) -> str:
    """The name of a card, for an example."""
    game = session.table.game
    return session.speaker.say(game.labels[game.cards()[0]["id"]])
