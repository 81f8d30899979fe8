"""House decks on the command line: write one out, check one, read one in."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from doubloon.command.common import Printed, read_deck
from doubloon.command.seating import place_to_save
from doubloon.engine.game import DECK, Game
from doubloon.engine.house import Faulty
from doubloon.locale import Speaker
from doubloon.locale.house import deck_file, differences, written
from doubloon.match.save import write_whole


def house(found: Game, options: dict[str, Any], deck: Path | None) -> Game:
    """The game with the deck in a file, if one is named; its text joins the options."""
    if deck is None:
        return found
    options[DECK] = read_deck(deck)
    cards = found.read_deck(options[DECK])
    return found.of({DECK: {"mark": found.mark_of(cards), "cards": cards}}) if cards else found


def export(common: Printed, found: Game, path: Path) -> None:
    """Write the deck to a new file."""
    place = place_to_save(path, "refuse-deck-exists")
    write_whole(place, deck_file(found, common.speaker))
    entries = [entry.id for entry in found.entries().values() if entry.figures]
    count = len({row["id"] for row in found.components()}.intersection(entries))
    more = len(entries) - count
    data = {"game": found.info.id, "path": str(path), "cards": count, "more": more}
    common.print(data, common.word("deck-written", path=str(path), count=count, more=more))


def check(common: Printed, found: Game, path: Path) -> None:
    """Say that a deck can be played with and what it corrects; Faulty if it cannot."""
    played = house(found, {}, path)
    listed = differences(played, Speaker(common.lang, room=played))
    data = {"game": found.info.id, "mark": played.mark, "differences": listed}
    common.print(data, "\n".join([title(common, played), *lines(common, listed)]))


def title(common: Printed, played: Game) -> str:
    """Whether this is a house deck, and which."""
    if not played.mark:
        return common.word("deck-as-ours")
    count = sum(len(changes) for changes in played.corrections.values())
    return common.word("deck-checked", count=count, mark=played.mark)


def lines(common: Printed, listed: list[dict[str, Any]]) -> list[str]:
    """What differs, a line each."""
    return [
        "  "
        + common.word(
            "deck-difference",
            name=one["name"],
            entry=one["card"],
            key=one["key"],
            ours=written(one["ours"]),
            house=written(one["house"]),
        )
        for one in listed
    ]


def complaints(faulty: Faulty) -> list[str]:
    """Every fault of a deck, a sentence each."""
    return [" ".join(str(fault).split()) for fault in faulty.faults]
