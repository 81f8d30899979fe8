"""The `doubloon` command: one short function per verb."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import Final, TypeAlias

from cyclopts import App, CycloptsError, Group, Parameter

import doubloon
from doubloon.command import campaign, decks, pages, saves, seating
from doubloon.command.analyse import analyse
from doubloon.command.arena import arena
from doubloon.command.common import Common, Flag, Names, Number, Printed, language
from doubloon.command.complaint import refusal
from doubloon.command.help import Pages
from doubloon.command.progress import Progress
from doubloon.command.serve import bot_seat, export, import_, serve
from doubloon.engine.house import Faulty
from doubloon.engine.message import Message, speak_through
from doubloon.engine.refusal import Malformed, Refusal
from doubloon.games import game as find_game
from doubloon.locale import Speaker, speaker
from doubloon.locale.house import in_play

REFUSED: Final = 2
INTERRUPTED: Final = 130
BROKEN_PIPE: Final = 141
COMMON: Final = Common()
PRINTED: Final = Printed()


def play(
    game: str | None = None,
    /,
    *,
    seats: Number | None = None,
    bots: Names | None = None,
    plain: Flag = False,
    save: Path | None = None,
    deck: Path | None = None,
    common: Common = COMMON,
) -> None:
    """Sit down at the terminal table: a new game, or a saved one."""
    from doubloon.command.room import enter, lay

    place = seating.place_to_save(save) if save else None
    if game and seating.is_file_name(game):
        table = seating.saved_table(common, game, seats, deck)
        if place is None and table.outcome is None:
            place = Path(game)  # A finished game is looked at, and left as it is.
    else:
        table = seating.new_table(common, game or "port-royal", seats, bots, deck)
    setup = lay(table, seating.party(table, bots))
    plain = plain or not seating.at_terminal()
    enter(setup, common.lang, plain=plain, ask=not (game or place or deck), place=place)


def sim(
    game: str,
    /,
    *,
    seats: Number | None = None,
    bots: Names | None = None,
    games: Number = 100,
    deck: Path | None = None,
    jobs: Number = 1,
    on: str = "",
    common: Printed = PRINTED,
) -> None:
    """Let bots play many games."""
    from doubloon.lab.crew import make_crew
    from doubloon.lab.sim import simulate

    found = find_game(game)
    names = ["random"] if bots is None else bots
    if seats is None:
        seats = len(names) if len(names) > 1 else min(seating.SEATS, common.seats(found)[1])
    options, seed = common.options(found), common.a_seed()
    played = decks.house(found, options, deck)
    crew = make_crew(jobs, on)
    with Progress(common.speaker, games) as progress:
        result = simulate(game, seats, names, games, seed, options, progress, crew)
    text = "\n".join([*in_play(played, common.speaker), pages.sim_page(common, result)])
    common.print(result.data(), text)


def replay(
    file: Path,
    /,
    *,
    show: Flag = False,
    at: Number | None = None,
    check: Flag = False,
    common: Printed = PRINTED,
) -> None:
    """Play a saved game again: its story, a position, or only whether it is whole."""
    table = saves.read(file)
    common.check(table.game)
    shown = table if at is None else saves.rewind(table, at)
    parts = []
    if show:
        parts.append(saves.story(common, shown))
    if at is not None:
        parts.append(saves.position(common, shown))
    if check:
        over = "yes" if table.outcome else "no"
        parts.append(common.word("replay-checked", choices=saves.choices(table), over=over))
    elif at is None:
        parts.append(saves.summary(common, shown))
    data = saves.replay_data(shown, show=show)
    if check:
        data |= {"checked": True, "finished": table.outcome is not None}
    common.print(data, "\n\n".join(parts))


def games(*, common: Printed = PRINTED) -> None:
    """List the games."""
    for info in doubloon.games():
        common.check(find_game(info.id))
    found = doubloon.games()
    common.print([info.data() for info in found], pages.games_page(common, found))


def cards(
    game: str,
    name: str | None = None,
    /,
    *,
    deck: Path | None = None,
    export: Path | None = None,
    check: Path | None = None,
    common: Printed = PRINTED,
) -> None:
    """Show the cards of a game or one card in full; write out or check a deck of one's own."""
    found = find_game(game)
    common.check(found)
    if sum(one is not None for one in (name, export, check)) > 1 or (check and deck):
        raise Malformed(Message("refuse-deck-one-thing"))
    found = decks.house(found, {}, deck)
    rows = pages.named(common, found)
    if export:
        decks.export(common, found, export)
    elif check:
        decks.check(common, found, check)
    elif name is None:
        common.print(rows, pages.cards_page(common, found, rows))
    else:
        rows = pages.pick_cards(rows, name)
        if not rows:
            raise Malformed(Message("refuse-card", {"name": name}))
        text = "\n\n".join(pages.card_page(common, found, row) for row in rows)
        common.print(rows, text)


def rules(game: str, number: str | None = None, /, *, common: Printed = PRINTED) -> None:
    """Show the rules of a game: all, a section, or one with its sub-rules."""
    from doubloon.rulebook import look_up, rulebook

    common.check(find_game(game))
    lang = common.lang
    found = rulebook(game, lang) if number is None else look_up(game, number, lang)
    common.print({"game": game, "rules": found}, pages.rules_page(found))


def bench(game: str = "port-royal", /, *, games: Number = 300, common: Printed = PRINTED) -> None:
    """Measure how fast the engine is here."""
    from doubloon.lab.bench import bench as measure

    options = common.options(find_game(game))
    with Progress(common.speaker, games) as progress:
        figures = measure(game, games, common.a_seed(), options, progress)
    common.print(figures.data(), pages.bench_page(common, figures))


def verify(file: Path, /, *, common: Printed = PRINTED) -> None:
    """Check that a saved game was dealt fairly: play every shuffle again."""
    table = saves.read(file)
    common.check(table.game)
    common.print(*saves.fairness(common, table))


Verbs: TypeAlias = dict[str, Callable[..., None]]

VERBS: Final[Verbs] = {
    "play": play,
    "serve": serve,
    "bot-seat": bot_seat,
    "export": export,
    "import": import_,
    "sim": sim,
    "arena": arena,
    "replay": replay,
    "verify": verify,
    "analyse": analyse,
    "games": games,
    "cards": cards,
    "rules": rules,
    "bench": bench,
}


def make_app(speaker: Speaker) -> App:
    """The command with its help in one language. Texts are found by name: see help.py."""
    options = Group("options")
    app = make_family(speaker, "doubloon", "", VERBS, options)
    app.command(make_family(speaker, "campaign", "campaign-", campaign.VERBS, options))
    app["--version"].group = options
    return app


def make_family(speaker: Speaker, name: str, prefix: str, verbs: Verbs, options: Group) -> App:
    """A command that consists of others; `prefix` is how their texts begin."""
    app = App(
        name=name,
        usage="usage-" + name,
        help="",
        version=doubloon.__version__,
        version_flags=() if prefix else ("--version",),
        help_formatter=Pages(speaker, prefix),
        default_parameter=Parameter(negative=(), show_default=False),
        group_commands=Group("commands"),
        group_arguments=Group("arguments"),
        group_parameters=options,
        suppress_keyboard_interrupt=False,
        sort_key=len(VERBS),
    )
    for at, (verb, obey) in enumerate(verbs.items()):
        app.command(obey, verb, usage=f"usage-{prefix}{verb}", help="", sort_key=at)
    app["--help"].group = options
    return app


def main(words: Sequence[str] | None = None) -> int:
    """Obey the command line; return the exit code."""
    words = sys.argv[1:] if words is None else words
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a poor terminal shows ? for what it lacks
    try:
        obey(words)
        print(end="", flush=True)
    except Faulty as faulty:
        print("\n".join(decks.complaints(faulty)), file=sys.stderr)
        return REFUSED
    except Refusal as refused:
        print(" ".join(str(refused).split()), file=sys.stderr)
        return REFUSED
    except KeyboardInterrupt:
        return INTERRUPTED
    except OSError as error:
        # Let nothing more be said into a broken pipe or onto a full disk when Python closes them.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if isinstance(error, BrokenPipeError):
            return BROKEN_PIPE
        print(Message("refuse-system", {"why": str(error.strerror)}), file=sys.stderr)
        return REFUSED
    return 0


def obey(words: Sequence[str]) -> None:
    """Run one verb; a Refusal says what is wrong with what was typed."""
    voice = speaker(language(words))
    speak_through(voice.say)
    app = make_app(voice)
    try:
        app(words, print_error=False, exit_on_error=False, result_action="return_value")
    except CycloptsError as error:
        family = list(error.command_chain or ())[:1] == ["campaign"]
        known = list(campaign.VERBS) if family else [*VERBS, "campaign"]
        raise refusal(error, known) from None
