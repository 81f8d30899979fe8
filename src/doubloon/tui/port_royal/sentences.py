"""The table of Port Royal in sentences."""

from __future__ import annotations

from functools import cache
from typing import Any

from doubloon.engine.event import Event
from doubloon.engine.message import Arg
from doubloon.games import game
from doubloon.games.port_royal.contracts import RANKS
from doubloon.games.port_royal.quest import AS_SCOUT
from doubloon.locale import Speaker
from doubloon.locale.story import pages
from doubloon.tui.port_royal.faces import MIXED, display, faces, goal, percent, sentence
from doubloon.tui.port_royal.ledger import book, entries, entry_sentence
from doubloon.tui.port_royal.voyage import traveller_sentences, voyage_lines
from doubloon.tui.session import Session


def describe(session: Session) -> list[str]:
    """Harbour, expeditions, board, piles, odds and players, a line each."""
    speaker, view = session.speaker, session.view()
    lines = cards_at(view["harbour"], "tui-harbour", speaker)
    if not view["harbour"]:
        lines.append(speaker.word("tui-harbour-empty"))
    ship = knocking(session)
    lines += cards_at([ship] if ship else [], "tui-knocking", speaker)
    seen = scouted(session)
    if seen:
        lines.append(speaker.word("tui-scouted", {"name": speaker.name(view["seat"])}))
        lines += ["  " + sentence(faces()[id], speaker) for id in seen]
    lines += cards_at(view["expeditions"], "tui-expeditions", speaker)
    lines += board_lines(view, speaker)
    piles: dict[str, Arg] = {"pile": view["pile"], "discard": sum(view["discard"].values())}
    lines.append(speaker.word("tui-piles", piles))
    lines += top_lines(view, speaker)
    if can_draw(session):
        lines.append(odds(view, speaker))
    lines += [player(view, seat, speaker) for seat in view["players"]]
    return lines


def cards_at(ids: list[str], place: str, speaker: Speaker) -> list[str]:
    """The cards of one place under its name; nothing if there are none."""
    if not ids:
        return []
    return [speaker.word(place), *("  " + sentence(faces()[id], speaker) for id in ids)]


def board_lines(view: dict[str, Any], speaker: Speaker) -> list[str]:
    """Time, chapter and event, and every contract or task that lies out."""
    lines = voyage_lines(view, speaker) if view["quest"] else []
    if view["board"] and view["board"]["coop"]:
        lines.append(speaker.word("tui-time", time_figures(view)))
    laid = entries(view, speaker)
    if laid:
        lines.append(speaker.word("tui-tasks" if view["quest"] else "tui-contracts"))
        lines += ["  " + entry_sentence(entry, view, speaker) for entry in laid]
    return lines


def time_figures(view: dict[str, Any]) -> dict[str, Arg]:
    """Turns left, the score pile, and contracts still open (R13)."""
    board = view["board"]
    return {
        "count": board["time"],
        "score": board["score"],
        "open": sum(not laid["claims"] for laid in board["contracts"]),
        "all": len(board["contracts"]),
    }


def top_lines(view: dict[str, Any], speaker: Speaker) -> list[str]:
    """Who knows the next card; its face only for those (R22.1)."""
    quest = view["quest"]
    if not quest or not quest["knowers"]:
        return []
    names: dict[str, Arg] = {"name": ", ".join(speaker.name(seat) for seat in quest["knowers"])}
    if not quest["top"]:
        return [speaker.word("tui-top-known", names)]
    face = sentence(faces()[quest["top"]], speaker)
    return [
        speaker.word("tui-knows-top", {**names, "name": speaker.name(view["seat"]), "face": face})
    ]


def scouted(session: Session) -> list[str]:
    """The cards that the person asked looks at through a Scout; nobody else sees them (R22.1)."""
    decision = session.asked_human
    if decision is None or decision.prompt.id != "prompt-put-back":
        return []
    seen = session.table.view(decision.seat)["pending"][-1][-1]
    return [session.table.game.vocabulary.words[card] for card in sorted(seen)]


def keeps_secrets(view: dict[str, Any]) -> bool:
    """Scouts see what others must not (R22.1); some chapters have none yet (R15.2, R21.10)."""
    quest = view["quest"]
    if quest is None:
        return False
    if not quest["chapter"] or book().codes[quest["chapter"] - 1] >= scouts_come():
        return True
    scouts = {one.id for one in book().personalities if one.ability == AS_SCOUT}
    return any(one["personality"] in scouts for one in quest["travellers"])


@cache
def scouts_come() -> int:
    """The code of the new cards with which Scouts join the deck."""
    rows = game("port-royal").cards()
    return min(int(row["code"]) for row in rows if row.get("role") == "scout")


def public_log(log: list[str], mine: str) -> list[str | None]:
    """The log with what others' Scouts saw and left on top taken out (R22.1)."""
    found: list[str | None] = []
    looking = ""
    for said in log:
        name, _, word = said.partition(" ")
        hidden = bool(looking) and looking != mine and (name == "?" or word.startswith("top "))
        found.append(None if hidden else said)
        if word == "scout":
            looking = name
        elif name != "?":
            looking = ""
    return found


def story_page(event: Event, speaker: Speaker) -> str | None:
    """The page of the book that an event turns up."""
    return pages(event, speaker)


def closing(session: Session) -> list[str]:
    """Ranks of a team with contracts (R13.9), or what card 9 asked and got (R19.2)."""
    speaker, view = session.speaker, session.table.view(None)
    if view["board"] and view["board"]["coop"]:
        ranks = [
            speaker.word(
                "tui-rank", {"name": speaker.word("tui-rank-" + rank), "least": 2 * number}
            )
            for number, rank in enumerate(RANKS)
        ]
        args: dict[str, Arg] = {"score": view["board"]["score"], "list": ranks}
        return [speaker.word("tui-ranks", args)]
    if view["quest"] and view["quest"]["coop"]:
        return [voyage_lines(view, speaker)[-1]]
    return []


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
    if fatal and cards >= MIXED:
        return speaker.word("tui-odds-mixed", args)
    return speaker.word("tui-odds" if fatal else "tui-odds-none", args)


def player(view: dict[str, Any], player: dict[str, Any], speaker: Speaker) -> str:
    """One player's coins, influence, swords and display, cubes, crowns and goods."""
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
    parts = [speaker.word("tui-player" if goal(view) else "tui-player-free", args)]
    if view["board"]:
        parts.append(speaker.word("tui-cubes-free", {"count": player["cubes"]}))
        if player["kept"]:
            names = [speaker.card(id) for id in player["kept"]]
            parts.append(speaker.word("tui-kept", {"list": names}))
    if view["quest"]:
        parts += traveller_sentences(view, player["seat"], speaker)
    return " ".join(parts)
