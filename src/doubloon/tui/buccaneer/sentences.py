"""The table of Buccaneer in sentences."""

from __future__ import annotations

from typing import Any

from doubloon.engine.event import Event
from doubloon.engine.message import Arg
from doubloon.games.buccaneer.verbs import loot_pay
from doubloon.locale import Speaker
from doubloon.tui.buccaneer.faces import (
    boardings,
    captain_of,
    colour_name,
    crew_of,
    facts,
    held,
    span,
)
from doubloon.tui.session import Session


def describe(session: Session) -> list[str]:
    """Ships, stacks, boardings and players, a line each."""
    speaker, view = session.speaker, session.view()
    word = speaker.word
    lines = [word("tui-b-ships"), *("  " + ship_sentence(id, speaker) for id in view["ships"])]
    lines.append(word("tui-b-deck", {"count": len(view["deck"])}))
    lines.append(word("tui-b-stacks"))
    lines += ["  " + line for line in stack_lines(view, speaker)]
    pays = [each for ship in view["ships"] for each in boardings(view, ship)]
    if pays:
        lines.append(word("tui-b-boardings"))
        lines += ["  " + boarding_sentence(view, each, speaker) for each in pays]
    lines += [player_sentence(view, seat, speaker) for seat in range(len(view["players"]))]
    return lines


def ship_sentence(id: str, speaker: Speaker) -> str:
    """Everything that a ship shows (B1.3)."""
    book = facts()
    ship = book.ships.index(id)
    args: dict[str, Arg] = {
        "card": id,
        "money": book.money[ship],
        "crew": book.crew[ship],
        "wage": book.ship_wage[ship],
        "list": [speaker.card(book.loot[kind]) for kind in book.icons[ship]],
    }
    return speaker.word("tui-b-ship", args)


def stack_lines(view: dict[str, Any], speaker: Speaker) -> list[str]:
    """All stacks, the highest first, then everybody's lone pirates."""
    high = [crew for crew in view["crews"] if len(crew["owners"]) > 1]
    high.sort(key=lambda crew: -len(crew["owners"]))
    lines = [stack_sentence(crew, speaker) for crew in high]
    for seat in range(len(view["players"])):
        alone = sorted(crew["top"] for crew in view["crews"] if crew["owners"] == [seat])
        if alone:
            names = [speaker.card(disc) for disc in alone]
            args: dict[str, Arg] = {"name": speaker.name(seat), "list": names}
            lines.append(speaker.word("tui-b-lone", args))
    return lines


def stack_sentence(crew: dict[str, Any], speaker: Speaker) -> str:
    """A stack: its discs from the top down, how many, captain and first officer."""
    owners = crew["owners"]
    if crew["discs"]:
        names = [speaker.card(disc) for disc in crew["discs"]]
    else:
        names = [speaker.card(crew["top"])]
        for owner in owners[1:]:
            names.append(speaker.word("tui-b-covered", {"colour": colour_name(owner, speaker)}))
    args: dict[str, Arg] = {
        "list": names,
        "count": len(owners),
        "name": speaker.name(owners[0]),
        "rival": speaker.name(owners[1]),
    }
    return speaker.word("tui-b-stack", args)


def boarding_sentence(view: dict[str, Any], boarding: dict[str, Any], speaker: Speaker) -> str:
    """What a boarding would pay to whom, the captain first (B5.5-B5.8)."""
    captain = captain_of(boarding)
    gains = {captain: boarding["captain"]}
    for seat in sorted(set(crew_of(view, boarding["top"])["owners"])):
        gains.setdefault(seat, boarding["wages"][seat])
    parts: list[str] = []
    for seat, ends in gains.items():
        gets: dict[str, Arg] = {"name": speaker.name(seat), "gets": span(ends, speaker)}
        parts.append(speaker.word("tui-b-gets", gets))
    args: dict[str, Arg] = {
        "disc": speaker.card(boarding["top"]),
        "card": boarding["ship"],
        "list": parts,
    }
    return speaker.word("tui-b-boarding", args)


def player_sentence(view: dict[str, Any], seat: int, speaker: Speaker) -> str:
    """A player's ducats and loot, and which majorities they hold."""
    loot: list[str] = []
    for kind, count, coins in held(view, seat):
        if count:
            what: dict[str, Arg] = {"count": count, "kind": kind, "coins": coins}
            loot.append(speaker.word("tui-b-loot-most" if coins else "tui-b-loot", what))
    ducats = view["players"][seat]["ducats"]
    args: dict[str, Arg] = {
        "name": speaker.name(seat),
        "colour": colour_name(seat, speaker),
        "ducats": speaker.word("score-ducats", {"count": ducats}),
        "list": loot,
    }
    return speaker.word("tui-b-player" if loot else "tui-b-player-no-loot", args)


def keeps_secrets(view: dict[str, Any]) -> bool:
    """Nobody knows what others may not see: what is covered is covered for all (B3.6)."""
    return False


def public_log(log: list[str], mine: str) -> list[str | None]:
    """Everything is said in the open."""
    return [*log]


def story_page(event: Event, speaker: Speaker) -> str | None:
    """This game has no book to read from."""
    return None


def closing(session: Session) -> list[str]:
    """What everybody's loot has paid (B8.2-B8.4)."""
    view, speaker = session.table.view(None), session.speaker
    lines: list[str] = []
    for seat in range(session.table.seats):
        loot: list[str] = []
        total = 0
        for kind, majority in zip(facts().loot, facts().majority, strict=True):
            counts = [player["loot"][kind] for player in view["players"]]
            coins = loot_pay(counts, majority)[seat]
            if coins:
                total += coins
                what: dict[str, Arg] = {"kind": kind, "count": counts[seat], "coins": coins}
                loot.append(speaker.word("tui-b-loot-paid", what))
        if loot:
            args: dict[str, Arg] = {"name": speaker.name(seat), "coins": total, "list": loot}
            lines.append(speaker.word("tui-b-closing", args))
    return lines
