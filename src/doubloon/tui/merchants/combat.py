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
from doubloon.tui.palette import BRASS, EMBER, FOAM, INK, LANTERN, MIST, MOSS, PARCHMENT, WAVE, WINE

DEEDS: Final = {SHOOT: "shoot", BOARD: "board", FLEE: "flee"}
AFLOAT: Final = -1
ROOMY: Final = 18
"""From so many lines on a combat shows pictures of the ships."""
TALL: Final = 8
SAILS: Final = 3
MOST_HALF: Final = 52
LARGE: Final = 19
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
        deed = declared(view, place)
        if deed:
            parts.append(speaker.word("tui-m-deed-" + deed))
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
    if ship is None:
        return [shipless(fight, side, speaker)]
    return [
        speaker.word(
            "tui-m-left", {"place": at, "left": ship["left"][at], "most": ship["most"][at]}
        )
        for at in LOCATIONS
    ]


def shipless(fight: dict[str, Any], side: int, speaker: Speaker) -> str:
    """An enemy ashore, or a captain whose ship is gone."""
    if side != GARRISON:
        return speaker.word("tui-m-lost")
    crew, leadership = fight["garrison"]
    return speaker.word("tui-m-garrison", {"crew": crew, "leadership": leadership})


def face_word(face: int, speaker: Speaker) -> str:
    """A die as a word."""
    return speaker.word("tui-m-skull") if face >= len(LOCATIONS) else str(face)


def hit_word(hit: int, speaker: Speaker) -> str:
    """A hit as a word: where it struck, or that it is still to be placed."""
    if hit >= len(LOCATIONS):
        return speaker.word("tui-m-skull")
    return speaker.word("m-place-" + LOCATIONS[hit])


def declared(view: dict[str, Any], place: int) -> str:
    """What a side does in this round; nothing while it is still to say so."""
    waiting = any(step[0] == "Declare" and step[2] == place for step in view["pending"])
    deed = view["fight"]["declared"][place]
    return DEEDS[deed] if deed and not waiting else ""


def draw_fight(view: dict[str, Any], width: int, height: int, speaker: Speaker) -> Text:
    """Both ships side by side, with what they do, their dice and their hits."""
    half = min(width // 2, MOST_HALF)
    margin = (width - 2 * half) // 2
    head = Text(round_words(view["fight"], speaker), f"bold {BRASS}")
    head.truncate(width - 1, overflow="ellipsis")
    both = [draw_side(view, place, half - 1, height - 1, speaker) for place in (0, 1)]
    lines = [Text.assemble(" " * margin, head)]
    for left, right in zip(*both, strict=True):
        gap = max(1, half - left.cell_len)
        lines.append(Text.assemble(" " * margin, left, " " * gap, right))
    return Text("\n").join(lines[:height])


def draw_side(
    view: dict[str, Any], place: int, width: int, height: int, speaker: Speaker
) -> list[Text]:
    """One side of a combat in so many lines: name, picture, boxes, deed, dice and hits."""
    fight = view["fight"]
    side = fight["sides"][place]
    name = Text.assemble((side_name(side, speaker), f"bold {LANTERN}"))
    ship = side_ship(view, side)
    if ship:
        args: dict[str, Arg] = {"card": ship["ship"], "count": ship["manoeuvrability"]}
        name.append("  " + speaker.word("tui-m-ship-short", args), MIST)
    thrown = dice(fight["own_dice" if place == 0 else "their_dice"])
    roomy = height >= ROOMY
    picture = [Text(""), *draw_ship(ship, place), Text("")] if roomy and ship else []
    rows = [name, *picture, *boxed(view, place, height >= TALL, speaker)]
    rows += [Text("")] * roomy + [deed_row(view, place, speaker)] + [Text("")] * roomy + [thrown]
    for row in rows:
        row.truncate(width, overflow="ellipsis")
    return (rows + [Text("")] * height)[:height]


def deed_row(view: dict[str, Any], place: int, speaker: Speaker) -> Text:
    """What a side does, whether it has won the manoeuvre, and what it has hit."""
    fight = view["fight"]
    row = Text()
    deed = declared(view, place)
    if deed:
        row.append(speaker.word("tui-m-deed-" + deed), f"bold {BRASS}").append("  ")
    if fight["winner"][0] == place:
        row.append(speaker.word("tui-m-won"), f"bold {MOSS}").append("  ")
    hits = fight["own_hits" if place == 0 else "their_hits"]
    count = max(len(hits), fight["counts"][place])
    if count:
        said = [SKULL if hit >= len(LOCATIONS) else hit_word(hit, speaker) for hit in hits]
        scored: dict[str, Arg] = {"count": count, "list": said}
        row.append(speaker.word("tui-m-scored" if said else "tui-m-scores", scored), EMBER)
    return row


def draw_ship(ship: dict[str, Any], place: int) -> list[Text]:
    """A ship as she is: a sail for each mast that stands, a port for each gun that fires.

    The attacker sails to the right, the defender to the left.
    """
    left, most = ship["left"], ship["most"]
    deck = 4 * max(most["masts"], most["cannons"], 2) + 2
    sails: list[str] = []
    for row in range(SAILS):
        cloth = "▀" * (row + 1)
        sails.append(
            " ".join(
                f"│{cloth:<3}"
                if at < left["masts"]
                else "╵   "[: 4 if row == SAILS - 1 else 0] or "    "
                for at in range(most["masts"])
            ).center(deck + 2)
        )
    ports = "   ".join("●" if at < left["cannons"] else "○" for at in range(most["cannons"]))
    body = [
        *sails,
        "▟" + "▀" * deck + "▛",
        " ▜" + ports.center(deck - 2) + "▛ ",
        "  " + "▀" * (deck - 2) + "  ",
    ]
    if place:
        body = [mirrored(line) for line in body]
    colours = [FOAM] * SAILS + [BRASS, BRASS, WAVE]
    return [Text(line, colour) for line, colour in zip(body, colours, strict=True)]


def mirrored(line: str) -> str:
    """A line of a picture as a looking-glass has it."""
    return line[::-1].translate(str.maketrans("▟▛▜▙", "▙▜▛▟"))


def boxed(view: dict[str, Any], place: int, tall: bool, speaker: Speaker) -> list[Text]:
    """The five locations with their boxes, a line each or two lines in all."""
    fight = view["fight"]
    side = fight["sides"][place]
    ship = side_ship(view, side)
    if ship is None:
        return [Text(shipless(fight, side, speaker), FOAM)] + [Text("")] * (4 if tall else 1)
    if tall:
        return [
            Text.assemble(
                (f"{speaker.word('m-place-' + at):<9}", MIST),
                boxes(ship["left"][at], ship["most"][at]),
                " " * (6 - ship["most"][at]),
                (f"{ship['left'][at]}/{ship['most'][at]}", MIST),
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
    """The cards of a raid face up, with loot and escapes below, and the ship that chases."""
    ship = raider(view)["ship"]
    roomy = height >= ROOMY
    head = Text.assemble(" ", (speaker.word("tui-m-raid"), f"bold {BRASS}"))
    chase = pending(view, "Chase")
    if chase:
        head.append("  " + speaker.word("tui-m-raid-left", {"count": chase[2]}), MIST)
    rows = [head]
    card_width = LARGE if roomy else CARD
    per_row = max(1, (width - 1) // card_width)
    cards = view["raid"]
    for start in range(0, len(cards), per_row):
        faces = [draw_card(card, card_width, speaker) for card in cards[start : start + per_row]]
        rows += [Text("")] * (height >= TALL)
        blank = [Text.assemble((" " * (card_width - 1), f"on {PARCHMENT}"), " ")] * roomy
        faces = [[*blank, face[0], *blank, face[1], *blank] for face in faces]
        rows += [Text.assemble(" ", *line) for line in zip(*faces, strict=True)]
    foot = [Text(""), raid_foot(view, speaker)] if height >= TALL else [raid_foot(view, speaker)]
    if roomy and ship:
        foot += [Text(""), *(Text.assemble("  ", line) for line in draw_ship(ship, 0))]
    return Text("\n").join([*rows[: max(1, height - 1)], *foot][:height])


def raid_foot(view: dict[str, Any], speaker: Speaker) -> Text:
    """Loot on the way to Glory, escapes against manoeuvrability, and the dice of the chase.

    After it the same place in a view holds the merchant's hits.
    """
    ship = raider(view)["ship"]
    most = ship["manoeuvrability"] if ship else 0
    total = sum(loot(card) for card in view["raid"])
    foot = Text.assemble((f" {GOLD}{total}", f"bold {BRASS if total >= FINISH else FOAM}"))
    foot.append(f"/{FINISH}   ", MIST)
    said = speaker.word("tui-m-raid-escapes", {"count": escapes(view), "most": most})
    foot.append(said, f"bold {EMBER if escapes(view) >= most else MOSS}").append("   ")
    return foot.append(dice(view["dice"])) if pending(view, "Chase") else foot


def draw_card(card: str, width: int, speaker: Speaker) -> list[Text]:
    """A cargo card as it lies on the table: good and gold, then its symbol."""
    ground = f" on {PARCHMENT}"
    escape = symbol(card) == ESCAPE
    mark = speaker.word("tui-m-escape" if escape else "m-place-" + LOCATIONS[symbol(card)])
    gold = f"{GOLD}{loot(card)} "
    name = f" {speaker.card(good_of(card))}".ljust(width - 1 - len(gold))
    below = f" {'»' if escape else '✸'} {mark}".ljust(width - 1)
    return [
        Text.assemble((name, f"bold {INK}{ground}"), (gold, f"{WINE}{ground}"), " "),
        Text.assemble((below, f"{INK if escape else WINE}{ground}"), " "),
    ]
