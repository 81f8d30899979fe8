"""`doubloon campaign`: found a crew, look how far it is, and play on."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Annotated, Any, Final

from cyclopts import Parameter, Token

from doubloon.bots import NAMES, make_bot
from doubloon.command import campaign_pages, seating
from doubloon.command.common import Common, Flag, Names, Number, Printed
from doubloon.command.logbook import Logbook, voyage
from doubloon.engine.message import Message
from doubloon.engine.refusal import Malformed, Refusal
from doubloon.games import game
from doubloon.match.campaign import APART, GAME, TOGETHER, Campaign, Mate
from doubloon.match.campaign_file import (
    check_crew,
    default_folder,
    list_campaigns,
    place,
    read,
)
from doubloon.match.table import Table
from doubloon.tui.campaign import summary, trials

PRINTED: Final = Printed()
TRIES: Final = 25
"""How often bots try a chapter when nobody says."""


def numbers(kind: Any, tokens: Sequence[Token]) -> list[int]:
    """Whole numbers with commas between them."""
    flag, text = tokens[0].keyword or "", tokens[0].value
    if not re.fullmatch(r" *[0-9]{1,9} *(, *[0-9]{1,9} *)*", text):
        raise Malformed(Message("refuse-numbers", {"name": text, "flag": flag}))
    return [int(part) for part in text.split(",")]


Numbers = Annotated[list[int], Parameter(converter=numbers, n_tokens=1)]


def new(
    campaign: str,
    /,
    *,
    crew: Names,
    competitive: Flag = False,
    folder: Path | None = None,
    common: Printed = PRINTED,
) -> None:
    """Found a campaign."""
    common.a_seed()
    path = place(folder or default_folder(), campaign)
    found = Campaign(campaign, mates(crew), mode(competitive), people(common))
    logbook = Logbook(found, path, common.a_seed)
    check_crew(found.crew)
    if path.exists():
        raise Malformed(Message("refuse-campaign-exists", {"name": campaign, "path": str(path)}))
    logbook.save()
    text = common.word("campaign-founded", name=campaign, path=str(path))
    common.print({**campaign_pages.campaign_data(found), "file": str(path)}, text)


def list_all(*, folder: Path | None = None, common: Printed = PRINTED) -> None:
    """List the campaigns."""
    common.check(game(GAME))
    data, lines = [], []
    for path, found in list_campaigns(folder).items():
        if isinstance(found, Refusal):
            why = str(found)
            data.append({"file": str(path), "error": why})
            told = str(path) in why
            lines.append(why if told else common.word("campaign-broken", path=str(path), why=why))
        else:
            data.append({**campaign_pages.campaign_data(found), "file": str(path)})
            lines.append(summary(common.speaker, found))
    none = common.word("campaign-none", path=str(folder or default_folder()))
    common.print(data, "\n".join(lines) or none)


def show(campaign: str, /, *, folder: Path | None = None, common: Printed = PRINTED) -> None:
    """Show how far a campaign is."""
    common.check(game(GAME))
    path, found = find(folder, campaign)
    data = {**campaign_pages.campaign_data(found), "file": str(path)}
    common.print(data, campaign_pages.campaign_page(common, found))


def play(
    campaign: str,
    /,
    *,
    auto: Flag = False,
    tries: Number | None = None,
    share: Numbers | None = None,
    chapter: Number | None = None,
    anew: Flag = False,
    plain: Flag = False,
    folder: Path | None = None,
    common: Printed = PRINTED,
) -> None:
    """Play the next chapter, or go on with the game under way."""
    people(common, allowed=())
    path, found = find(folder, campaign, anew=anew)
    if found.begun and (common.seed is not None):
        raise Malformed(Message("refuse-campaign-under-way"))
    if tries is not None and not auto:
        raise Malformed(Message("refuse-campaign-tries-alone"))
    by_bots = auto or all(mate.bot for mate in found.crew)
    if common.json and not by_bots:
        raise Malformed(Message("refuse-campaign-json"))
    logbook = Logbook(found, path, seeds(common, found, auto=auto))
    table = logbook.open(share, chapter)
    if by_bots:
        sail(common, logbook, table, how_often(tries) if auto else 0)
    else:
        sit_down(common, logbook, table, plain=plain or not seating.at_terminal())


def auto(
    *,
    seats: Number | None = None,
    bots: Names | None = None,
    tries: Number | None = None,
    competitive: Flag = False,
    common: Printed = PRINTED,
) -> None:
    """Let bots play a campaign that is kept nowhere."""
    names = [seating.BOT] if bots is None else bots
    seats = len(names) if seats is None else seats
    if not 0 < len(names) <= seats:
        raise Malformed(Message("refuse-too-many-bots", {"bots": len(names), "seats": seats}))
    for name in names:
        make_bot(name, GAME, Random(0))
    game(GAME).check(seats, {"mode": mode(competitive)})
    called = [common.word(f"tui-bot-{seat + 1}") for seat in range(seats)]
    crew = mates([f"{called[seat]}:{names[seat % len(names)]}" for seat in range(seats)])
    found = Campaign(common.word("campaign-auto"), crew, mode(competitive), people(common))
    logbook = Logbook(found, None, seeds(common, found, auto=True))
    sail(common, logbook, logbook.open(), how_often(tries))


VERBS: Final[dict[str, Callable[..., None]]] = {
    "new": new,
    "list": list_all,
    "show": show,
    "play": play,
    "auto": auto,
}


def find(folder: Path | None, name: str, *, anew: bool = False) -> tuple[Path, Campaign]:
    """A campaign by its name, without its game under way if that is wished; Malformed if none."""
    path = place(folder or default_folder(), name)
    if not path.exists():
        raise Malformed(Message("refuse-no-campaign", {"name": name, "path": str(path.parent)}))
    return path, read(path, anew=anew)


def mates(crew: list[str]) -> list[Mate]:
    """A crew as it is written: people and bots by name, or with both as `Polly:greedy`.

    `human:Ann` is a person too, as at the table.
    """
    found: list[Mate] = []
    for text in crew:
        name, _, bot = text.partition(":")
        if name == seating.HUMAN and bot:
            name, bot = bot, ""
        elif name in NAMES:
            name, bot = text, text
        if bot and name == bot:
            taken = sum(mate.bot == bot for mate in found)
            name = f"{bot} {taken + 1}" if taken else bot
        found.append(Mate(name.strip(), bot.strip() or None))
    for mate in found:
        if mate.bot:
            make_bot(mate.bot, GAME, Random(0))
    return found


def mode(competitive: bool) -> str:
    """Together, or each alone."""
    return APART if competitive else TOGETHER


def people(common: Common, allowed: tuple[str, ...] = ("people",)) -> str:
    """How personalities are chosen; a campaign sets all other options itself."""
    options = common.options(game(GAME))
    for name in options:
        if name not in allowed:
            raise Malformed(Message("refuse-campaign-option", {"name": name}))
    return str(options.get("people", "sheets"))


def how_often(tries: int | None) -> int:
    """How many tries each chapter gets; Malformed if that is none."""
    if tries is not None and tries < 1:
        raise Malformed(Message("refuse-campaign-tries", {"name": str(tries)}))
    return TRIES if tries is None else tries


def seeds(common: Common, campaign: Campaign, *, auto: bool) -> Callable[[], int]:
    """Where the seed of each game comes from: fresh, as given, or in a row from the one given."""
    first = common.a_seed()
    if common.seed is None:
        return common.a_seed
    if not auto:
        return lambda: first

    def next_seed() -> int:
        from doubloon.lab.sim import game_seed

        return game_seed(first, len(campaign.records))

    return next_seed


def sail(common: Printed, logbook: Logbook, table: Table, tries: int) -> None:
    """Let bots play one game, or with tries chapter after chapter; tell the story or give data."""
    from doubloon.command.narrator import Narrator

    campaign = logbook.campaign
    narrator = Narrator(common, campaign, aloud=not common.json)
    before, tried, chapter = len(campaign.records), 0, table.options["chapter"]
    while True:
        record = narrator.play(logbook, table)
        tried = 0 if record.won else tried + 1
        if tried >= tries or campaign.chapter is None:
            break
        if record.won and tries:
            chapter = campaign.chapter
        table = logbook.open(None, chapter)
    fresh = [record.data() for record in campaign.records[before:]]
    data = {**campaign_pages.campaign_data(campaign), "played": fresh}
    lines = [summary(common.speaker, campaign)]
    if tries and tried >= tries:
        lines.insert(0, common.word("campaign-gave-up", chapter=chapter, tries=tries))
    common.print(data, "\n".join(lines))


def sit_down(common: Common, logbook: Logbook, table: Table, *, plain: bool) -> None:
    """Let people play in the terminal room; whatever happens, the game is put away in the end."""
    from doubloon.command.room import enter_drawn, enter_plain

    setup = voyage(logbook, table)
    number = len(logbook.campaign.records) + 1
    print(campaign_pages.opening(common, logbook.campaign, table, number), flush=True)
    try:
        if plain:
            enter_plain(setup, common.lang)
        else:
            enter_drawn(setup, common.lang, ask=False)
    finally:
        setup.put_away()
    print("\n".join(afterwards(common, logbook.campaign)))


def afterwards(common: Common, campaign: Campaign) -> list[str]:
    """How far the crew is when it gets up, and how it goes on."""
    lines = [summary(common.speaker, campaign)]
    if not campaign.begun:
        lines += trials(common.speaker, campaign)
    if not campaign.finished or campaign.begun:
        lines.append(common.word("campaign-go-on", name=campaign.name))
    return lines
