"""The table of Merchants & Marauders in sentences."""

from __future__ import annotations

from typing import Any

from doubloon.engine.event import Event
from doubloon.engine.message import Arg
from doubloon.engine.notation import Choice
from doubloon.games.merchants.frames.turn import ACTED
from doubloon.locale import Speaker
from doubloon.tui.merchants.combat import fight_lines, raid_lines
from doubloon.tui.merchants.faces import (
    facts,
    has_set_out,
    npc_card,
    onlooker,
    reach,
    rows,
    zone_name,
)
from doubloon.tui.merchants.secrets import public_log
from doubloon.tui.merchants.sheet import (
    abilities,
    hand_lines,
    market_lines,
    own_lines,
    player_sentence,
)
from doubloon.tui.merchants.zones import journey_words, zone_sentence
from doubloon.tui.session import Session

__all__ = [
    "aside",
    "brief",
    "closing",
    "describe",
    "journey",
    "keeps_secrets",
    "public_log",
    "story_page",
]


def describe(session: Session) -> list[str]:
    """Everything that the reader may know, the most pressing first, a line each."""
    speaker, view = session.speaker, session.view()
    word = speaker.word
    lines = [round_sentence(view, speaker), *news_lines(view, speaker)]
    lines += fight_lines(view, speaker) + raid_lines(view, speaker)
    seat = onlooker(view)
    lines += own_lines(view, seat, speaker)
    lines += hand_lines(view, seat, speaker) + market_lines(view, seat, speaker)
    lines += [
        player_sentence(view, p["seat"], speaker) for p in view["players"] if p["seat"] != seat
    ]
    lines.append(word("tui-m-zones"))
    lines += ["  " + zone_sentence(view, zone["zone"], speaker) for zone in view["zones"]]
    lines += npc_lines(view, speaker)
    offers = [id for id in view["missions"] if id]
    if offers:
        lines.append(word("tui-m-offers"))
        lines += ["  " + offer_sentence(id, speaker) for id in offers]
    way = journey_sentence(view, seat, speaker)
    return [*lines, way] if way else lines


def brief(session: Session) -> list[str]:
    """What bears on the question that is asked; the plain room tells the rest on demand.

    A turn begins with everything of one's own; after that only what a deed can have changed.
    """
    speaker, view = session.speaker, session.view()
    decision = session.asked_human
    id = decision.prompt.id if decision else ""
    seat = onlooker(view)
    lines = fight_lines(view, speaker) + raid_lines(view, speaker)
    lines += market_lines(view, seat, speaker)
    if id == "prompt-m-act":
        if view["course"]["used"] & ACTED:
            lines += own_lines(view, seat, speaker)[:1]
        else:
            lines += [round_sentence(view, speaker), *news_lines(view, speaker)]
            lines += own_lines(view, seat, speaker) + hand_lines(view, seat, speaker)
        lines += around(view, seat, speaker)
        lines.append(speaker.word("tui-m-more"))
    elif id.startswith("prompt-m-window-"):
        lines += hand_lines(view, seat, speaker)
    elif not lines:
        again = id == "prompt-m-port" and view["course"]["visited"]
        lines += own_lines(view, seat, speaker)[: 1 if again else None]
    return lines


def around(view: dict[str, Any], seat: int, speaker: Speaker) -> list[str]:
    """The own zone and those beside it."""
    book = facts()
    here = view["players"][seat]["zone"]
    if here is None:
        return []
    near = [here, *(book.zones[zone] for zone in book.beside[book.zones.index(here)])]
    return [zone_sentence(view, zone, speaker, rule=zone == here) for zone in near]


def journey(session: Session) -> str:
    """The journey planner's answer for whoever is asked."""
    view = session.view()
    return journey_sentence(view, onlooker(view), session.speaker)


def round_sentence(view: dict[str, Any], speaker: Speaker) -> str:
    """The round, whose turn it is, and what is played for."""
    course = view["course"]
    args: dict[str, Arg] = {
        "count": course["round"],
        "left": len(view["unseen"]["events"]),
        "turn": "no" if course["active"] < 0 else "yes",
        "name": speaker.name(max(0, course["active"])),
        "goal": view["options"]["goal"],
    }
    return speaker.word("tui-m-round" if course["round"] else "tui-m-before", args)


def news_lines(view: dict[str, Any], speaker: Speaker) -> list[str]:
    """The event of the round, and who is at war."""
    lines: list[str] = []
    if view["course"]["event"] >= 0:
        event = facts().events[view["course"]["event"]]
        lines.append(speaker.word("tui-m-event", {"thing": event}))
    if view["war"]:
        first, second = view["war"]
        lines.append(speaker.word("tui-m-war", {"nation": first, "other": second}))
    if view["track"]:
        names = [speaker.word("m-nation-" + nation) for nation in view["track"]]
        lines.append(speaker.word("tui-m-track", {"list": names}))
    return lines


def npc_lines(view: dict[str, Any], speaker: Speaker) -> list[str]:
    """The ships that nobody plays, with who commands them."""
    lines: list[str] = []
    for npc in view["npcs"]:
        if npc["zone"] is None or npc["ship"] is None:
            continue
        args: dict[str, Arg] = {
            "card": npc_card(npc["npc"]),
            "zone": zone_name(npc["zone"], speaker),
            "target": npc["ship"]["ship"],
            "captain": admiral(npc["captains"][-1], speaker),
            "hull": npc["ship"]["left"]["hull"],
            "crew": npc["ship"]["left"]["crew"],
            "cannons": npc["ship"]["left"]["cannons"],
        }
        lines.append(speaker.word("tui-m-npc", args))
    return lines


def admiral(event: str, speaker: Speaker) -> str:
    """The captain whom an event brought."""
    id = "m-admiral-" + event
    return speaker.word(id) if speaker.knows(id) else speaker.word("tui-m-commander")


def offer_sentence(mission: str, speaker: Speaker) -> str:
    """A mission that can be claimed, and where."""
    place = str(rows("mission")[mission]["place"])
    args: dict[str, Arg] = {"thing": mission, "zone": zone_name(place, speaker)}
    return speaker.word("tui-m-offer", args)


def journey_sentence(view: dict[str, Any], seat: int, speaker: Speaker) -> str:
    """How many actions it takes to reach every zone and its port (M4.1)."""
    player = view["players"][seat]
    if reach(player, facts().zones[0]) is None:
        return ""
    parts = [
        speaker.word(
            "tui-m-journey-part",
            {"zone": zone_name(zone, speaker), "way": journey_words(view, seat, zone, speaker)},
        )
        for zone in facts().zones
    ]
    return speaker.word("tui-m-journey", {"list": parts})


def keeps_secrets(view: dict[str, Any]) -> bool:
    """Gold, cargo, hands, rumours and chests are everybody's own (M1.7, M1.8)."""
    return True


def aside(choice: Choice, speaker: Speaker) -> list[str]:
    """What a captain can do, where one is chosen."""
    return abilities(choice.word, speaker)


def story_page(event: Event, speaker: Speaker) -> str | None:
    """This game has no book to read from."""
    return None


def closing(session: Session) -> list[str]:
    """What everybody sails at the end, and what it carries."""
    view, speaker = session.table.view(None), session.speaker
    return [
        speaker.word(
            "tui-m-closing",
            {
                "seat": player["seat"],
                "card": player["captain"],
                "target": player["ship"]["ship"],
                "gold": player["gold"],
                "crates": player["crates"],
            },
        )
        for player in view["players"]
        if has_set_out(player) and not player["dead"]
    ]
