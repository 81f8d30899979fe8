"""The Adventure Begins in words and figures: chapter, month, event, goal, and the travellers."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from doubloon.engine.message import Arg
from doubloon.games.port_royal.modes import COOP_EVENTS, EVENTS_BY_SEATS
from doubloon.locale import Speaker
from doubloon.tui.port_royal.art import CUBE, FIELD, HALF, OPEN
from doubloon.tui.port_royal.faces import faces, goal
from doubloon.tui.port_royal.ledger import book

DOOR: Final = 1
MONTHS: Final = 4
"""Tasks of a chapter, one laid out each month, whatever way the book takes (R17.2)."""
FIELD_NAMES: Final = ("door", "cup", "window", "window")


def month(view: dict[str, Any]) -> int:
    """Which month it is: every month has one event more than the one before (R17.3)."""
    quest, seats = view["quest"], len(view["players"])
    first = (COOP_EVENTS if quest["coop"] else EVENTS_BY_SEATS)[seats] + (seats <= 2)
    return 1 + max(0, len(quest["calendar"]) - 1 + len(quest["past"]) - first)


def last_month(view: dict[str, Any]) -> int:
    """The month that ends a team's chapter: every way through the book has as many tasks (R19.1).

    0 where the months go on until somebody wins.
    """
    return MONTHS if view["quest"]["coop"] else 0


def chapter_name(view: dict[str, Any], speaker: Speaker) -> str:
    """The title of the chapter; the open variant has none (R20.6)."""
    chapter = view["quest"]["chapter"]
    return speaker.attribute(f"story-title-{chapter}", "name") if chapter else ""


def event_name(id: str, speaker: Speaker) -> str:
    """The name of an event."""
    return speaker.word("adventure-event-" + id)


def ahead(view: dict[str, Any], speaker: Speaker) -> list[str]:
    """The events to come this month, unknown ones counted (R17.3)."""
    found: list[str] = []
    unknown = 0
    for id in view["quest"]["calendar"]:
        if id is None:
            unknown += 1
            continue
        if unknown:
            found.append(speaker.word("tui-calendar-unknown", {"count": unknown}))
            unknown = 0
        found.append(event_name(id, speaker))
    return found


def goal_figures(view: dict[str, Any]) -> dict[str, Arg]:
    """What card 9 asks of the team, and how much of it is there (R19.2)."""
    tasks, seats = view["quest"]["tasks"], len(view["players"])
    cubes, influence = book().card_nine(view["quest"]["chapter"], seats)
    return {
        "done": sum(bool(task["done"]) for task in tasks),
        "tasks": len(tasks),
        "cubes": sum(len(task["done"]) for task in tasks),
        "cubes-wanted": cubes,
        "influence": sum(player["influence"] for player in view["players"]),
        "influence-wanted": influence,
    }


def voyage_lines(view: dict[str, Any], speaker: Speaker) -> list[str]:
    """Chapter, event, calendar and goal, a sentence each."""
    quest, word = view["quest"], speaker.word
    args: dict[str, Arg] = {"month": month(view), "last": last_month(view)}
    if quest["chapter"]:
        args |= {"chapter": quest["chapter"], "name": chapter_name(view, speaker)}
        lines = [word("tui-chapter", args)]
    else:
        lines = [word("tui-open-book", args)]
    if quest["event"]:
        text = speaker.attribute("adventure-event-" + quest["event"], "text")
        name = event_name(quest["event"], speaker)
        lines.append(word("tui-event", {"name": name, "text": text}))
    else:
        lines.append(word("tui-event-none"))
    lines.append(word("tui-calendar", {"list": ahead(view, speaker)}))
    if quest["coop"]:
        lines.append(word("tui-goal", goal_figures(view)))
    else:
        lines.append(word("tui-goal-alone", {"count": goal(view)}))
    return lines


def fields(traveller: dict[str, Any]) -> list[str]:
    """The four fields of a personality: sign and cube, an opened field, or a cube on its way."""
    marks: list[str] = []
    for at, sign in enumerate(FIELD):
        opened = traveller["fields"] >> at & 1
        cube = OPEN if opened else HALF if traveller["bound"] == at else CUBE
        marks.append(sign + cube)
    return marks


def held_goods(traveller: dict[str, Any], speaker: Speaker) -> dict[str, int]:
    """The goods that a traveller keeps (R18.3)."""
    return Counter(faces()[id].good for id in traveller["goods"])


def good_names(traveller: dict[str, Any], speaker: Speaker) -> list[str]:
    """The goods that a traveller keeps, by name."""
    return [
        speaker.word(
            "tui-lack-goods",
            {"count": count, "name": speaker.word("tui-good", {"good": good})},
        )
        for good, count in held_goods(traveller, speaker).items()
    ]


def ability_words(who: str, speaker: Speaker) -> str:
    """What a personality can do: in a few words, or in full if a house deck says otherwise."""
    if speaker.room and who in speaker.room.corrections:
        return speaker.attribute("personality-" + who, "ability").removesuffix(".")
    return speaker.word("tui-can-" + who)


def traveller_sentences(view: dict[str, Any], seat: int, speaker: Speaker) -> list[str]:
    """Personality, fields, crowns and goods of a seat."""
    traveller, word = view["quest"]["travellers"][seat], speaker.word
    found: list[str] = []
    who = traveller["personality"]
    if who:
        args: dict[str, Arg] = {
            "name": word("personality-" + who),
            "lock": "open" if traveller["fields"] & DOOR else "locked",
            "ability": ability_words(who, speaker),
            "fields": fields_sentence(who, traveller, speaker),
        }
        found.append(word("tui-traveller", args))
    crowns = traveller["crowns"]
    figures: dict[str, Arg] = {
        "crowns": crowns,
        "most": book().most_crowns,
        "influence": crowns // book().crowns_per_influence,
    }
    found.append(word("tui-crowns-held", figures))
    if traveller["goods"]:
        found.append(word("tui-goods", {"list": good_names(traveller, speaker)}))
    return found


def fields_sentence(who: str, traveller: dict[str, Any], speaker: Speaker) -> str:
    """Where cubes still stand, and the crowns that windows give (R16.4)."""
    crowns = next(one.crowns for one in book().personalities if one.id == who)
    names = [
        speaker.word(
            "tui-field-" + name, {"crowns": speaker.word("tui-crowns", {"count": crowns[at]})}
        )
        for at, name in enumerate(FIELD_NAMES)
        if not traveller["fields"] >> at & 1 and traveller["bound"] != at
    ]
    if not names:
        return speaker.word("tui-fields-none")
    return speaker.word("tui-fields", {"list": names})
