"""The table of Port Royal in sentences."""

from __future__ import annotations

from typing import Any

from doubloon.engine.message import Arg
from doubloon.locale import Speaker
from doubloon.tui.port_royal.faces import display, faces, goal, percent, sentence
from doubloon.tui.session import Session


def describe(session: Session) -> list[str]:
    """Harbour, expeditions, piles, odds and players, a line each."""
    speaker, view = session.speaker, session.view()
    lines: list[str] = []
    if view["harbour"]:
        lines.append(speaker.word("tui-harbour"))
        lines += ["  " + sentence(faces()[id], speaker) for id in view["harbour"]]
    else:
        lines.append(speaker.word("tui-harbour-empty"))
    ship = knocking(session)
    if ship:
        lines.append(speaker.word("tui-knocking"))
        lines.append("  " + sentence(faces()[ship], speaker))
    if view["expeditions"]:
        lines.append(speaker.word("tui-expeditions"))
        lines += ["  " + sentence(faces()[id], speaker) for id in view["expeditions"]]
    piles: dict[str, Arg] = {"pile": view["pile"], "discard": sum(view["discard"].values())}
    lines.append(speaker.word("tui-piles", piles))
    if can_draw(session):
        lines.append(odds(view, speaker))
    lines += [player(view, seat, speaker) for seat in view["players"]]
    return lines


def knocking(session: Session) -> str | None:
    """The ship just turned up, while its player decides whether to repel it (R3.3)."""
    decision = session.table.decision
    if decision is None or decision.prompt.id != "prompt-repel":
        return None
    return str(decision.prompt.args["card"])


def can_draw(session: Session) -> bool:
    """Whether a card may be turned up now: then the odds of a bust matter."""
    decision = session.table.decision
    return decision is not None and any(choice.word == "draw" for choice in decision.options)


def odds(view: dict[str, Any], speaker: Speaker) -> str:
    """The exact chance that the next card busts the active player (R3.6)."""
    fatal, cards = view["bust"]
    args: dict[str, Arg] = {
        "name": speaker.name(view["active"]),
        "fatal": fatal,
        "cards": cards,
        "percent": percent(fatal, cards, speaker),
    }
    return speaker.word("tui-odds" if fatal else "tui-odds-none", args)


def player(view: dict[str, Any], player: dict[str, Any], speaker: Speaker) -> str:
    """One player's coins, influence, swords and display."""
    owned = display(player, speaker)
    args: dict[str, Arg] = {
        "name": speaker.name(player["seat"]),
        "coins": speaker.word("tui-coins", {"count": player["coins"]}),
        "influence": player["influence"],
        "goal": goal(view),
        "swords": speaker.word("tui-swords", {"count": player["swords"]}),
        "display": speaker.word("tui-display", {"list": owned})
        if owned
        else speaker.word("tui-display-none"),
    }
    return speaker.word("tui-player", args)
