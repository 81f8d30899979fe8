"""What a player still lacks for a contract or a task, in words."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from doubloon.locale import Speaker
from doubloon.tui.port_royal.faces import SHIPS, Face, faces

MOMENTS: Final = ("waive_ship", "tax_paid", "busted", "colours", "harbour_cards", "stop_with")
"""Requirements that are met in the moment they happen, and not before (R11.5, R23)."""


def lacks(view: dict[str, Any], seat: int, need: dict[str, Any], speaker: Speaker) -> list[str]:
    """Everything that the seat has too little of; nothing if it could be done."""
    player = view["players"][seat]
    shown = [faces()[id] for id in player["display"]]
    found = lack_persons(shown, need, speaker)
    for name, has in (
        ("swords", player["swords"]),
        ("influence", player["influence"]),
        ("expeditions", sum(face.kind == "expedition" for face in shown)),
    ):
        if has < need.get(name, 0):
            found.append(speaker.word("tui-lack-" + name, {"count": need[name] - has}))
    found += lack_goods(view, seat, need.get("pay_goods", {}), speaker)
    if player["coins"] < need.get("pay_coins", 0):
        short = need["pay_coins"] - player["coins"]
        found.append(speaker.word("tui-coins", {"count": short}))
    if "pay_crowns" in need:
        short = need["pay_crowns"] - view["quest"]["travellers"][seat]["crowns"]
        if short > 0:
            found.append(speaker.word("tui-crowns", {"count": short}))
    if "repelled_colours" in need:
        kept = {faces()[id].colour for id in player["kept"]}
        found += [
            speaker.word("tui-lack-colour", {"name": speaker.word("ship-" + ship)})
            for colour, ship in SHIPS.items()
            if colour not in kept and colour != "ares"
        ]
    if not found and any(name in need for name in MOMENTS):
        found.append(speaker.word("tui-lack-moment"))
    return found


def lack_persons(shown: list[Face], need: dict[str, Any], speaker: Speaker) -> list[str]:
    """Persons of a role, or of a printed cost, that the display has too few of (R12.1, R12.2)."""
    roles = Counter(face.role for face in shown)
    found = [
        speaker.word("tui-lack-persons", {"count": count - roles[role], "name": speaker.card(role)})
        for role, count in need.get("have", {}).items()
        if roles[role] < count
    ]
    least, most = need.get("cost_at_least", 0), need.get("cost_at_most", 99)
    suited = sum(face.kind == "person" and least <= face.cost <= most for face in shown)
    if suited < need.get("persons", 0):
        found.append(speaker.word("tui-lack-cheap", {"count": need["persons"] - suited}))
    return found


def lack_goods(
    view: dict[str, Any], seat: int, goods: dict[str, int], speaker: Speaker
) -> list[str]:
    """Goods to spend that are not kept; any Ares ship will do for a prize (R16.1)."""
    if not goods:
        return []
    kept = [faces()[id] for id in view["quest"]["travellers"][seat]["goods"]]
    held = Counter(face.good for face in kept)
    found: list[str] = []
    for good, count in goods.items():
        if good != "ares" and held[good] < count:
            name = speaker.word("tui-good", {"good": good})
            found.append(
                speaker.word("tui-lack-goods", {"count": count - held[good], "name": name})
            )
    ares = sum(face.colour == "ares" for face in kept)
    ares -= goods.get("book", 0) + goods.get("herbs", 0)
    short = goods.get("ares", 0) - max(0, ares)
    if short > 0:
        found.append(speaker.word("tui-lack-ares", {"count": short}))
    return found
