"""Battles, crew combats and raids: what lies on the table, drawn and in sentences."""

from __future__ import annotations

from typing import Any, Final

from rich.text import Text

from doubloon.engine.message import Arg
from doubloon.games.merchants.facts import ESCAPE
from doubloon.games.merchants.words import BOARD, FLEE, LOCATIONS, SHOOT, card_names
from doubloon.locale import Speaker
from doubloon.tui.merchants.faces import (
    GARRISON,
    GOLD,
    SKULL,
    boxes,
    dice,
    facts,
    good_of,
    pending,
    side_name,
    side_ship,
)
from doubloon.tui.palette import BRASS, EMBER, FOAM, INK, LANTERN, MIST, MOSS, PARCHMENT, WINE

DEEDS: Final = {SHOOT: "shoot", BOARD: "board", FLEE: "flee"}
AFLOAT: Final = -1
CARD: Final = 13
"""The width of a cargo card on the table, the gap beside it included."""
FINISH: Final = 12
"""So much loot brings Glory (M6.10)."""


def is_raid(view: dict[str, Any]) -> bool:
    """Whether cards of a raid lie open."""
    return bool(view["raid"]) and not view["fight"]


def symbol(card: str) -> int:
    """The symbol of a cargo card: a location, or an escape (M6.7, M6.9)."""
    return facts().symbol[card_names(facts().goods).index(card)]


def loot(card: str) -> int:
    """The gold on a cargo card."""
    return facts().loot[card_names(facts().goods).index(card)]


def escapes(view: dict[str, Any]) -> int:
    """Cards of the raid that help the merchant to get away."""
    return sum(symbol(card) == ESCAPE for card in view["raid"])


def raider(view: dict[str, Any]) -> dict[str, Any]:
    """The player who raids: the active one."""
    found: dict[str, Any] = view["players"][view["course"]["active"]]
    return found


def raid_sum(view: dict[str, Any], speaker: Speaker) -> str:
    """Loot and escapes so far, against what the ship can keep up with."""
    ship = raider(view)["ship"]
    args: dict[str, Arg] = {
        "gold": sum(loot(card) for card in view["raid"]),
        "escapes": escapes(view),
        "most": ship["manoeuvrability"] if ship else 0,
    }
    return speaker.word("tui-m-raid-sum", args)


def raid_lines(view: dict[str, Any], speaker: Speaker) -> list[str]:
    """The raid in sentences."""
    if not is_raid(view):
        return []
    lines = [speaker.word("tui-m-raid")]
    for card in view["raid"]:
        place = symbol(card)
        args: dict[str, Arg] = {"card": good_of(card), "gold": loot(card)}
        if place == ESCAPE:
            lines.append("  " + speaker.word("tui-m-raid-escape", args))
        else:
            args["place"] = LOCATIONS[place]
            lines.append("  " + speaker.word("tui-m-raid-hit", args))
    return [*lines, raid_sum(view, speaker)]


def fight_lines(view: dict[str, Any], speaker: Speaker) -> list[str]:
    """The combat in sentences: both sides, what they do, their dice and hits."""
    fight = view["fight"]
    if not fight:
        return []
    lines = [round_words(fight, speaker)]
    for place in (0, 1):
        side = fight["sides"][place]
        parts = [*state_words(view, place, speaker)]
        deed = fight["declared"][place]
        if deed:
            parts.append(speaker.word("tui-m-deed-" + DEEDS[deed]))
        thrown = fight["own_dice" if place == 0 else "their_dice"]
        if thrown:
            args: dict[str, Arg] = {"list": [face_word(face, speaker) for face in thrown]}
            parts.append(speaker.word("tui-m-dice", args))
        hits = fight["own_hits" if place == 0 else "their_hits"]
        if hits:
            parts.append(
                speaker.word("tui-m-hits", {"list": [hit_word(hit, speaker) for hit in hits]})
            )
        args = {"name": side_name(side, speaker), "list": parts}
        lines.append("  " + speaker.word("tui-m-side", args))
    return lines


def round_words(fight: dict[str, Any], speaker: Speaker) -> str:
    """Which combat it is, and its round."""
    args: dict[str, Arg] = {
        "name": side_name(fight["sides"][0], speaker),
        "other": side_name(fight["sides"][1], speaker),
        "count": fight["round"][0],
    }
    ashore = fight["landing"][0] != AFLOAT
    return speaker.word("tui-m-fight-ashore" if ashore else "tui-m-fight", args)


def state_words(view: dict[str, Any], place: int, speaker: Speaker) -> list[str]:
    """What is left of a side."""
    fight = view["fight"]
    side = fight["sides"][place]
    ship = side_ship(view, side)
    if side == GARRISON or ship is None:
        crew, leadership = fight["garrison"]
        return [speaker.word("tui-m-garrison", {"crew": crew, "leadership": leadership})]
    return [
        speaker.word(
            "tui-m-left", {"place": at, "left": ship["left"][at], "most": ship["most"][at]}
        )
        for at in LOCATIONS
    ]


def face_word(face: int, speaker: Speaker) -> str:
    """A die as a word."""
    return speaker.word("tui-m-skull") if face >= len(LOCATIONS) else str(face)


def hit_word(hit: int, speaker: Speaker) -> str:
    """A hit as a word: where it struck, or that it is still to be placed."""
    if hit >= len(LOCATIONS):
        return speaker.word("tui-m-skull")
    return speaker.word("m-place-" + LOCATIONS[hit])


def draw_fight(view: dict[str, Any], width: int, height: int, speaker: Speaker) -> Text:
    """Both ships side by side, with the round between them."""
    fight = view["fight"]
    half = width // 2
    head = Text(round_words(fight, speaker), f"bold {BRASS}")
    head.truncate(width - 2, overflow="ellipsis")
    both = [draw_side(view, place, half - 2, height - 1, speaker) for place in (0, 1)]
    lines = [Text.assemble(" ", head)]
    for left, right in zip(*both, strict=True):
        gap = max(1, half - left.cell_len - 1)
        lines.append(Text.assemble(" ", left, " " * gap, right))
    return Text("\n").join(lines[:height])


def draw_side(
    view: dict[str, Any], place: int, width: int, height: int, speaker: Speaker
) -> list[Text]:
    """One side of a combat in so many lines: name, boxes, deed, dice and hits."""
    fight = view["fight"]
    side = fight["sides"][place]
    won = fight["winner"][0] == place
    name = Text(side_name(side, speaker), f"bold {LANTERN}")
    ship = side_ship(view, side)
    if ship:
        args: dict[str, Arg] = {"card": ship["ship"], "count": ship["manoeuvrability"]}
        name.append("  " + speaker.word("tui-m-ship-short", args), MIST)
    deed = Text()
    if fight["declared"][place]:
        deed.append(speaker.word("tui-m-deed-" + DEEDS[fight["declared"][place]]), f"bold {BRASS}")
    if won:
        deed.append("  " + speaker.word("tui-m-won"), f"bold {MOSS}")
    hits = fight["own_hits" if place == 0 else "their_hits"]
    if fight["counts"][place] or hits:
        said = [SKULL if hit >= len(LOCATIONS) else hit_word(hit, speaker) for hit in hits]
        count = max(len(hits), fight["counts"][place])
        scored: dict[str, Arg] = {"count": count, "list": said}
        deed.append("  " + speaker.word("tui-m-scored" if said else "tui-m-scores", scored), EMBER)
    thrown = dice(fight["own_dice" if place == 0 else "their_dice"])
    rows = [name, *boxed(view, place, height >= 8, speaker), deed, thrown]
    if height > len(rows) + 1:
        rows.insert(1, Text(""))
    for row in rows:
        row.truncate(width, overflow="ellipsis")
    return (rows + [Text("")] * height)[:height]


def boxed(view: dict[str, Any], place: int, tall: bool, speaker: Speaker) -> list[Text]:
    """The five locations with their boxes, a line each or two lines in all."""
    fight = view["fight"]
    side = fight["sides"][place]
    ship = side_ship(view, side)
    if ship is None:
        crew, leadership = fight["garrison"]
        said: dict[str, Arg] = {"crew": crew, "leadership": leadership}
        return [Text(speaker.word("tui-m-garrison", said), FOAM)] + [Text("")] * (4 if tall else 1)
    if tall:
        return [
            Text.assemble(
                (f"{speaker.word('m-place-' + at):<8}", MIST),
                boxes(ship["left"][at], ship["most"][at]),
                (f"  {ship['left'][at]}/{ship['most'][at]}", MIST),
            )
            for at in LOCATIONS
        ]
    parts = [
        Text.assemble(
            (speaker.word("tui-m-place-" + at), MIST),
            boxes(ship["left"][at], ship["most"][at]),
            " ",
        )
        for at in LOCATIONS
    ]
    return [Text.assemble(*parts[:3]), Text.assemble(*parts[3:])]


def draw_raid(view: dict[str, Any], width: int, height: int, speaker: Speaker) -> Text:
    """The cards of a raid face up, with loot and escapes below."""
    ship = raider(view)["ship"]
    most = ship["manoeuvrability"] if ship else 0
    head = Text(speaker.word("tui-m-raid"), f"bold {BRASS}")
    chase = pending(view, "Chase")
    if chase:
        head.append("  " + speaker.word("tui-m-raid-left", {"count": chase[2]}), MIST)
    rows = [Text.assemble(" ", head)]
    per_row = max(1, (width - 1) // CARD)
    cards = view["raid"]
    for start in range(0, len(cards), per_row):
        faces = [draw_card(card, speaker) for card in cards[start : start + per_row]]
        if height >= 8:
            rows.append(Text(""))
        rows += [Text.assemble(" ", *line) for line in zip(*faces, strict=True)]
    total = sum(loot(card) for card in cards)
    foot = Text(f" {GOLD}{total}", f"bold {BRASS if total >= FINISH else FOAM}")
    foot.append(f" / {FINISH}   ", MIST)
    foot.append(
        speaker.word("tui-m-raid-escapes", {"count": escapes(view), "most": most}),
        f"bold {EMBER if escapes(view) >= most else MOSS}",
    )
    if view["dice"]:
        foot.append("   ")
        foot.append(dice(view["dice"]))
    return Text("\n").join([*rows[: height - 1], foot])


def draw_card(card: str, speaker: Speaker) -> list[Text]:
    """A cargo card as it lies on the table: good, gold, and its symbol."""
    place = symbol(card)
    ground = f" on {PARCHMENT}"
    width = CARD - 1
    mark = (
        speaker.word("tui-m-escape")
        if place == ESCAPE
        else speaker.word("m-place-" + LOCATIONS[place])
    )
    sign = "»" if place == ESCAPE else "✸"
    name = f" {speaker.card(good_of(card))}"
    gold = f"{GOLD}{loot(card)} "
    return [
        Text.assemble(
            (name.ljust(width - len(gold)), f"bold {INK}{ground}"), (gold, f"{WINE}{ground}"), " "
        ),
        Text.assemble(
            (f" {sign} {mark}".ljust(width), f"{WINE if place != ESCAPE else INK}{ground}"), " "
        ),
    ]
