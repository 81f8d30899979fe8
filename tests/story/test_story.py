"""The story of The Adventure Begins: every card has its text, whichever way it was reached."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse

from doubloon.games import game
from doubloon.locale import FOLDER

SOURCE: Final = (FOLDER / "en" / "adventure.ftl").read_text(encoding="utf-8")

CAME_FROM: Final[dict[str, tuple[str, ...]]] = {
    "10": (),
    "11": ("10",),
    "12": ("11",),
    "13": ("11",),
    "14": ("12",),
    "15": ("12",),
    "16": ("13",),
    "17": ("13",),
    "20": (),
    "21": ("20",),
    "22": ("20",),
    "23": ("21",),
    "24": ("21", "22"),
    "25": ("22",),
    "26": ("23",),
    "27a": ("23",),
    "27b": ("24",),
    "28": ("24", "25"),
    "29": ("25",),
    "30": (),
    "31": ("30",),
    "32": ("30",),
    "33": ("31",),
    "34": ("32",),
    "35": ("33",),
    "36": ("33",),
    "37": ("34",),
    "38": ("34",),
    "40": (),
    "41": ("40",),
    "42": ("41",),
    "43": ("41",),
    "44": ("42",),
    "45": ("42",),
    "46": ("43",),
    "47": ("43",),
    "50": (),
    "51": ("50",),
    "52": ("50",),
    "53": ("51", "52"),
    "54": ("51", "52"),
    "55": ("53",),
    "56": ("53",),
    "57": ("54",),
    "58": ("54",),
}
"""Each task card with the cards that can lie before it; a chapter's first has only the title."""

LAST_CARDS: Final[dict[str, tuple[str, ...]]] = {
    "61": ("14", "15", "16", "17"),
    "62": ("26", "27a", "27b", "28", "29"),
    "63": ("35", "36", "37", "38"),
    "64": ("44", "45", "46", "47"),
    "65": ("55", "56", "57", "58"),
}
"""Each last page with the tasks that can be laid out last."""

TITLES: Final = {
    1: "The Dark Lighthouse",
    2: "Hungry Docks",
    3: "Charts under Water",
    4: "Fever Season",
    5: "The Auditor's Ledger",
}

TASKS: Final = {
    "10": "Spend two Ares ships that you keep.",
    "11": "Have a Captain.",
    "12": "Spend one Book of Rituals and have one sword.",
    "13": "Spend four coins and have a Priest.",
    "14": "Have two swords and a Captain.",
    "15": "Have two swords and spend two Ares ships that you keep.",
    "16": "Spend one Herbs and two coins.",
    "17": "Have a Settler and a Priest.",
    "20": "Spend one Bread.",
    "21": "Have two Traders.",
    "22": "Spend six coins.",
    "23": "Spend one Rum and have one sword.",
    "24": "Spend one Bread and two coins.",
    "25": "Have two swords.",
    "26": "Spend one Rum and one Bread.",
    "27a": "Have two swords and spend one Bread.",
    "27b": "Have a Settler and a Captain.",
    "28": "Spend eight coins.",
    "29": "Spend one Ares ship that you keep, and three coins.",
    "30": "Have one completed expedition.",
    "31": "Spend one Book of Rituals and one coin.",
    "32": "Have a Priest and a Captain.",
    "33": "As the active player, have ships of four colours in the harbour.",
    "34": "As the active player, have ships of four colours in the harbour and spend five coins.",
    "35": "Spend two crowns and have a Captain.",
    "36": "Have a Settler and spend one Bread.",
    "37": "Spend one Herbs and one Book of Rituals.",
    "38": "Have three swords.",
    "40": "Have three persons with a printed cost of 3 or less.",
    "41": "Spend one Herbs and one Bread.",
    "42": "Have an Innkeeper.",
    "43": "Have a Priest and spend three coins.",
    "44": "Spend three crowns.",
    "45": "Spend one Rum and four coins.",
    "46": "Have two persons with a printed cost of 5 or more.",
    "47": "Spend one Herbs and one other Ares ship that you keep.",
    "50": "Pay tax when a tax card makes you.",
    "51": "As the active player, with exactly four cards in the harbour, "
    "spend five coins and take one card fewer.",
    "52": "As the active player, stop with exactly one card in the harbour, twice.",
    "53": "Have three swords and spend two coins.",
    "54": "Spend one Bread and one Rum.",
    "55": "Spend three crowns and three coins.",
    "56": "Have one completed expedition.",
    "57": "Spend two Books of Rituals.",
    "58": "Spend ten coins.",
}

PERSONALITIES: Final = (
    "grace-may",
    "samuel-blackguard",
    "jacques-grandeur",
    "lady-anne",
    "jean-blackbeard",
    "pirate-mary",
    "don-ferdinando",
    "peter-landman",
    "officer-scott",
    "thomas-fishborn",
)

EVENTS: Final = (
    "away-with-them",
    "prestigious-flutes",
    "joined-forces",
    "market-day",
    "good-prices",
    "poor-box",
    "royal-envoy",
    "long-watch",
    "thick-fog",
    "open-wharf",
    "alms-day",
    "muster",
    "audience",
    "quiet-week",
    "month-end",
    "month-end-variant",
)

GOODS: Final = ("bread", "rum", "herbs", "book-of-rituals")


def _bundle() -> FluentBundle:
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(SOURCE))
    return bundle


BUNDLE: Final = _bundle()
FIGURES: Final = game("port-royal").told()
"""The figures within texts, as they are in our deck."""
AMOUNTS: Final = {"pr-value-coins", "pr-value-crowns", "pr-value-swords"}
"""How such a figure is said."""


def told(id: str, attribute: str = "", **args: str) -> str:
    """A text as it is read out; any error in it fails the test."""
    message = BUNDLE.get_message(id)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None, id
    text, errors = BUNDLE.format_pattern(pattern, {**FIGURES.get(id, {}), **args})
    assert not errors, (id, errors)
    return str(text)


def pages() -> Iterator[tuple[str, dict[str, str], int, int]]:
    """Every page in every way it can be read, with the fewest and the most words it may have."""
    for chapter in TITLES:
        yield f"story-title-{chapter}", {}, 80, 160
        yield f"story-lost-{chapter}", {}, 60, 120
    for code, before in CAME_FROM.items():
        if len(before) > 1:
            for card in before:
                yield f"story-{code}", {"from": f"card-{card}"}, 80, 160
        else:
            # A card with one way to it asks nothing: it can be read without knowing the way.
            yield f"story-{code}", {}, 80, 160
    for code, last in LAST_CARDS.items():
        for card in last:
            yield f"story-{code}", {"last": f"card-{card}"}, 80, 160


PAGES: Final = tuple(pages())
NAMES: Final = tuple(f"{id} {' '.join(args.values())}".strip() for id, args, _, _ in PAGES)


def test_the_file_is_sound() -> None:
    """Nothing in the file is unreadable, and no id is written twice."""
    body = parse(SOURCE).body
    assert not [entry.content for entry in body if isinstance(entry, ast.Junk)]
    ids = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    assert len(ids) == len(set(ids))


def test_the_file_has_what_is_asked_for_and_nothing_else() -> None:
    """Titles, tasks, last pages, defeats, personalities, events, goods and amounts."""
    wanted = {id for id, _, _, _ in PAGES} | AMOUNTS
    wanted |= {f"personality-{id}" for id in PERSONALITIES}
    wanted |= {f"adventure-event-{id}" for id in EVENTS}
    wanted |= {f"good-{id}" for id in GOODS}
    body = parse(SOURCE).body
    assert {entry.id.name for entry in body if isinstance(entry, ast.Message)} == wanted


@pytest.mark.parametrize(("id", "args", "least", "most"), PAGES, ids=NAMES)
def test_a_page_can_be_read_aloud(id: str, args: dict[str, str], least: int, most: int) -> None:
    """Of the right length, in paragraphs, without double spaces or loose ends."""
    text = told(id, **args)
    assert least <= len(text.split()) <= most
    paragraphs = text.split("\n\n")
    assert len(paragraphs) >= 2
    for paragraph in paragraphs:
        assert paragraph == " ".join(paragraph.split())
        assert paragraph[-1] in '.?!"'
    assert 1 <= len(told(id, "name").split()) <= 5


def test_no_text_occurs_twice() -> None:
    """Every page, each way it can be read, is its own; so is every page's name."""
    texts = [told(id, **args) for id, args, _, _ in PAGES]
    assert len(texts) == len(set(texts))
    openings = [text.split("\n\n")[0] for text in texts]
    assert len(openings) == len(set(openings))
    ids = {id for id, _, _, _ in PAGES}
    assert len({told(id, "name") for id in ids}) == len(ids)


@pytest.mark.parametrize(("id", "args", "least", "most"), PAGES, ids=NAMES)
def test_a_page_knows_every_way_to_it(id: str, args: dict[str, str], least: int, most: int) -> None:
    """A selector names exactly the ways there are, and asks for nothing else."""
    entries = {e.id.name: e for e in parse(SOURCE).body if isinstance(e, ast.Message)}
    value = entries[id].value
    assert value is not None
    selects = [
        element.expression
        for element in value.elements
        if isinstance(element, ast.Placeable)
        and isinstance(element.expression, ast.SelectExpression)
    ]
    if not args:
        assert not selects
        return
    (select,) = selects
    assert len(value.elements) == 1
    named = {v.key.name for v in select.variants if isinstance(v.key, ast.Identifier)}
    assert named == {way for other, ways, _, _ in PAGES if other == id for way in ways.values()}


@pytest.mark.parametrize("chapter", TITLES)
def test_a_chapter_has_its_title(chapter: int) -> None:
    """The opening page is named after the chapter."""
    assert told(f"story-title-{chapter}", "name") == TITLES[chapter]


@pytest.mark.parametrize("code", CAME_FROM)
def test_a_task_says_what_it_asks(code: str) -> None:
    """One short sentence."""
    assert told(f"story-{code}", "task") == TASKS[code]


@pytest.mark.parametrize("code", CAME_FROM)
def test_no_task_comes_before_itself(code: str) -> None:
    """The ways lead forward within a chapter, and every card but the first has one."""
    before = CAME_FROM[code]
    assert all(card in CAME_FROM and card[0] == code[0] and card < code for card in before)
    assert bool(before) == (code[1:] != "0")


@pytest.mark.parametrize("id", PERSONALITIES)
def test_a_personality_has_a_name_a_character_and_an_ability(id: str) -> None:
    """One sentence each."""
    assert told(f"personality-{id}")
    for attribute in ("about", "ability"):
        assert told(f"personality-{id}", attribute).endswith(".")


@pytest.mark.parametrize("id", EVENTS)
def test_an_event_says_when_and_what(id: str) -> None:
    """The sentence begins with the moment."""
    assert told(f"adventure-event-{id}")
    assert told(f"adventure-event-{id}", "text").startswith(("Now ", "In phase 1 ", "In phase 2 "))


def test_personalities_and_events_do_not_repeat_each_other() -> None:
    """No two say the same."""
    said = [told(f"personality-{id}", a) for id in PERSONALITIES for a in ("about", "ability")]
    said += [told(f"adventure-event-{id}", "text") for id in EVENTS]
    assert len(said) == len(set(said))


@pytest.mark.parametrize("id", GOODS)
def test_a_good_has_a_name(id: str) -> None:
    """Bread, rum, herbs and books of rituals."""
    assert told(f"good-{id}")
