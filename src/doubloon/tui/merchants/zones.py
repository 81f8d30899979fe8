"""Zones in sentences: who and what is there, what borders on them, and how far away they are."""

from __future__ import annotations

from typing import Any

from doubloon.engine.message import Arg
from doubloon.games.merchants.facts import DIRECTIONS, NONE
from doubloon.locale import Speaker
from doubloon.tui.merchants.faces import (
    closed,
    facts,
    missions_at,
    nation_of,
    npc_card,
    npcs_at,
    onlooker,
    reach,
    sailors,
    zone_name,
    zones_of,
)


def zone_sentence(view: dict[str, Any], zone: str, speaker: Speaker, rule: bool = False) -> str:
    """Everything in a zone; its rule too if asked for."""
    word = speaker.word
    nation = nation_of(zone)
    args: dict[str, Arg] = {"zone": zone_name(zone, speaker), "nation": nation}
    parts = contents(view, zone, speaker)
    args["list"] = parts or [word("tui-m-nothing")]
    text = word("tui-m-zone" if nation else "tui-m-zone-open", args)
    return f"{text} {rule_sentence(zone, speaker)}" if rule else text


def contents(view: dict[str, Any], zone: str, speaker: Speaker) -> list[str]:
    """Demand, merchant, modification on sale, missions and ships, a few words each."""
    word = speaker.word
    there = zones_of(view)[zone]
    parts: list[str] = []
    if there["demand"]:
        parts.append(word("tui-m-wants", {"card": there["demand"]}))
    if there["merchant"] != NONE:
        parts.append(word("tui-m-merchant"))
    if there["offer"]:
        parts.append(word("tui-m-on-sale", {"card": there["offer"]}))
    parts += [word("tui-m-mission-at", {"card": id}) for id in missions_at(view, zone)]
    parts += [speaker.card(npc_card(npc)) for npc in npcs_at(view, zone)]
    for player in sailors(view, zone):
        id = "tui-m-in-port" if player["ashore"] else "tui-m-at-sea"
        parts.append(word(id, {"seat": player["seat"]}))
    return parts


def rule_sentence(zone: str, speaker: Speaker) -> str:
    """The rule of a zone, with its name."""
    id = "m-rule-" + zone
    args: dict[str, Arg] = {"name": speaker.word(id), "what": speaker.attribute(id, "text")}
    return speaker.word("tui-m-rule", args)


def borders(zone: str, speaker: Speaker) -> list[str]:
    """The zones beside a zone, each with its direction."""
    book = facts()
    ways = book.borders[book.zones.index(zone)]
    return [
        f"{speaker.word('tui-m-way-' + way)} {zone_name(book.zones[other], speaker)}"
        for way, other in zip(DIRECTIONS, ways, strict=True)
        if other != NONE
    ]


def journey_words(view: dict[str, Any], seat: int, zone: str, speaker: Speaker) -> str:
    """How many actions it takes to get to a zone, and into its port."""
    player = view["players"][seat]
    far = reach(player, zone)
    if far is None:
        return ""
    sea, port = far
    args: dict[str, Arg] = {"sea": sea, "port": port}
    if not nation_of(zone):
        return speaker.word("tui-m-way-sea", args)
    if closed(view, player, zone):
        return speaker.word("tui-m-way-closed", args)
    return speaker.word("tui-m-way", args)


def look_at_zone(view: dict[str, Any], zone: str, speaker: Speaker) -> str:
    """What a player is told who looks at a zone: how far it is, then what is there."""
    way = journey_words(view, onlooker(view), zone, speaker)
    text = zone_sentence(view, zone, speaker)
    return f"{text} {speaker.word('tui-m-look-way', {'way': way})}" if way else text
