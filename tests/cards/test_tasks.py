"""Every task: met and just not met, its rewards, and where its month leads."""

from __future__ import annotations

from typing import Any

import pytest

from kit import P1, P2, P3, PortRoyal, table

BOOK, BOOK2, HERBS = "ares-1-1-book", "ares-3-2-book", "ares-1-1-herbs"
BREAD, BREAD2, RUM = "blue-1-1-bread", "red-3-2-bread", "blue-2-2-rum"
FIVE = ["yellow-1-1", "blue-1-1", "green-1-1", "red-1-1", "black-2-1"]
Setting = dict[str, Any]


def has(*persons: str) -> Setting:
    """P1 has these persons."""
    return {"displays": {P1: persons}}


def owns(*goods: str) -> Setting:
    """P1 has these goods."""
    return {"goods": {P1: goods}}


def purse(coins: int) -> Setting:
    """P1 has so many coins."""
    return {"coins": {P1: coins}}


TASKS: dict[str, tuple[Setting, list[Setting], int, int]] = {
    # what suffices, what just does not, coins for the first, crowns for all
    "10": (owns(BOOK, HERBS), [owns(BOOK), owns(BOOK, BREAD)], 2, 1),
    "11": (has("captain"), [has("jack"), has()], 2, 1),
    "12": (
        owns(BOOK) | has("sailor-1"),
        [owns(BOOK), has("sailor-1"), owns(HERBS) | has("sailor-1")],
        3,
        1,
    ),
    "13": (
        purse(4) | has("priest"),
        [purse(3) | has("priest"), purse(9) | has("jack")],
        3,
        1,
    ),
    "14": (
        has("captain", "pirate-1"),
        [has("captain", "sailor-1"), has("pirate-1", "jack")],
        3,
        2,
    ),
    "15": (
        has("pirate-1") | owns(BOOK, BOOK2),
        [has("sailor-1") | owns(BOOK, BOOK2), has("pirate-1") | owns(BOOK)],
        4,
        2,
    ),
    "16": (
        owns(HERBS) | purse(2),
        [owns(HERBS) | purse(1), owns(BOOK) | purse(9)],
        3,
        2,
    ),
    "17": (has("settler", "priest"), [has("settler", "jack"), has("priest", "jack")], 3, 1),
    "20": (owns(BREAD), [owns(RUM), owns()], 2, 1),
    "21": (has("trader-red-1", "trader-blue-2"), [has("trader-red-1")], 3, 1),
    "22": (purse(6), [purse(5)], 2, 1),
    "23": (owns(RUM) | has("sailor-1"), [owns(RUM), owns(BREAD) | has("sailor-1")], 3, 1),
    "24": (owns(BREAD) | purse(2), [owns(BREAD) | purse(1), owns(RUM) | purse(2)], 3, 1),
    "25": (has("pirate-1"), [has("sailor-1")], 3, 1),
    "26": (owns(RUM, BREAD), [owns(RUM), owns(BREAD, BREAD2)], 4, 2),
    "27a": (
        has("pirate-1") | owns(BREAD),
        [has("sailor-1") | owns(BREAD), has("pirate-1") | owns(RUM)],
        3,
        2,
    ),
    "27b": (has("settler", "captain"), [has("settler", "jack"), has("captain", "jack")], 3, 1),
    "28": (purse(8), [purse(7)], 2, 2),
    "29": (owns(HERBS) | purse(3), [owns(HERBS) | purse(2), owns(BREAD) | purse(3)], 3, 2),
    "30": (has("two-houses"), [has("settler", "settler")], 3, 1),
    "31": (owns(BOOK) | purse(1), [owns(BOOK) | purse(0), owns(HERBS) | purse(1)], 3, 1),
    "32": (has("priest", "captain"), [has("priest", "jack"), has("captain", "jack")], 2, 1),
    "35": (
        {"crowns": {P1: 2}} | has("captain"),
        [{"crowns": {P1: 1}} | has("captain"), {"crowns": {P1: 2}} | has("jack")],
        5,
        -2,
    ),
    "36": (
        has("settler") | owns(BREAD),
        [has("jack") | owns(BREAD), has("settler") | owns(RUM)],
        3,
        2,
    ),
    "37": (owns(HERBS, BOOK), [owns(BOOK, BOOK2), owns(HERBS)], 4, 2),
    "38": (has("pirate-1", "sailor-1"), [has("pirate-1")], 3, 2),
    "40": (
        has("sailor-1", "sailor-1", "trader-red-1"),
        [has("sailor-1", "sailor-1", "settler"), has("sailor-1", "sailor-1")],
        2,
        1,
    ),
    "41": (owns(HERBS, BREAD), [owns(BOOK, BREAD), owns(HERBS, RUM)], 3, 2),
    "42": (has("innkeeper-1"), [has("scout-1")], 3, 1),
    "43": (
        has("priest") | purse(3),
        [has("priest") | purse(2), has("jack") | purse(3)],
        3,
        1,
    ),
    "44": ({"crowns": {P1: 3}}, [{"crowns": {P1: 2}}], 6, -3),
    "45": (owns(RUM) | purse(4), [owns(RUM) | purse(3), owns(BREAD) | purse(4)], 3, 2),
    "46": (
        has("sailor-2", "pirate-1"),
        [has("sailor-2", "settler"), has("pirate-1")],
        3,
        2,
    ),
    "47": (owns(HERBS, BOOK), [owns(HERBS), owns(BOOK, BOOK2)], 4, 2),
    "53": (
        has("pirate-1", "sailor-1") | purse(2),
        [has("pirate-1") | purse(2), has("pirate-1", "sailor-1") | purse(1)],
        3,
        1,
    ),
    "54": (owns(BREAD, RUM), [owns(BREAD, BREAD2), owns(RUM)], 3, 1),
    "55": (
        {"crowns": {P1: 3}} | purse(3),
        [{"crowns": {P1: 2}} | purse(3), {"crowns": {P1: 3}} | purse(2)],
        6,
        -3,
    ),
    "56": (has("two-houses"), [has("settler", "settler")], 3, 2),
    "57": (owns(BOOK, BOOK2), [owns(BOOK, HERBS), owns(BOOK)], 4, 2),
    "58": (purse(10), [purse(9)], 0, 3),
}
PAID = {"13": 4, "16": 2, "22": 6, "24": 2, "28": 8, "29": 3, "31": 1, "34": 5, "43": 3, "45": 4}
PAID |= {"51": 5, "53": 2, "55": 3, "58": 10}
MOMENTS: dict[str, tuple[Setting, tuple[str, ...], Setting, tuple[str, ...], int, int]] = {
    # the moment, one that is not quite it, coins for the first, crowns for all
    "33": (
        {"harbour": FIVE[:3]},
        ("P1 draw", "? red-1-1"),
        {"harbour": FIVE[:2]},
        ("P1 draw", "? red-1-1"),
        3,
        1,
    ),
    "34": (
        {"harbour": FIVE[:3]} | purse(5),
        ("P1 draw", "? red-1-1"),
        {"harbour": FIVE[:3]} | purse(4),
        ("P1 draw", "? red-1-1"),
        3,
        2,
    ),
    "50": (
        purse(12),
        ("P1 draw", "? tax-swords"),
        purse(11),
        ("P1 draw", "? tax-swords"),
        3,
        2,
    ),
    "51": (
        {"harbour": ["settler"] * 3} | purse(5),
        ("P1 draw", "? captain"),
        {"harbour": ["settler"] * 3} | purse(4),
        ("P1 draw", "? captain"),
        2,
        2,
    ),
    "52": (
        {"harbour": ["settler"]},
        ("P1 stop",),
        {"harbour": ["settler", "captain"]},
        ("P1 stop",),
        3,
        1,
    ),
}
BRANCHES: dict[str, str | tuple[str, str, str] | None] = {
    # the next page, or by which task: yes or no
    "10": "11",
    "11": ("10", "12", "13"),
    "12": ("11", "14", "15"),
    "13": ("10", "16", "17"),
    "20": ("20", "21", "22"),
    "21": ("21", "23", "24"),
    "22": ("22", "24", "25"),
    "23": ("23", "26", "27a"),
    "24": ("24", "27b", "28"),
    "25": ("25", "28", "29"),
    "30": ("30", "31", "32"),
    "31": "33",
    "32": "34",
    "33": ("33", "35", "36"),
    "34": ("30", "37", "38"),
    "40": "41",
    "41": ("40", "42", "43"),
    "42": ("41", "44", "45"),
    "43": ("41", "46", "47"),
    "50": ("50", "51", "52"),
    "51": ("51", "53", "54"),
    "52": ("52", "53", "54"),
    "53": ("50", "55", "56"),
    "54": ("50", "57", "58"),
    **dict.fromkeys(("14", "15", "16", "17"), None),
    **dict.fromkeys(("26", "27a", "27b", "28", "29"), None),
    **dict.fromkeys(("35", "36", "37", "38"), None),
    **dict.fromkeys(("44", "45", "46", "47"), None),
    **dict.fromkeys(("55", "56", "57", "58"), None),
}


def before(task: str, setting: Setting, **more: Any) -> PortRoyal:
    """A table with the task, P1 being somebody without crowns in the first window."""
    return table(mode="adventure", tasks=[task], **{**setting, **more})


@pytest.mark.parametrize("task", TASKS)
def test_met_and_just_not_met(task: str) -> None:
    """R16.1, R16.7: with all of it the task can be fulfilled, with a bit less it cannot."""
    enough, short, *_ = TASKS[task]

    assert f"fulfil {task}" in before(task, enough).options
    for setting in short:
        assert f"fulfil {task}" not in before(task, setting).options


@pytest.mark.parametrize("first", [True, False])
@pytest.mark.parametrize("task", TASKS)
def test_rewards(task: str, first: bool) -> None:
    """R16.1, R16.3: what is spent goes; coins for the first player, crowns for every one."""
    enough, _, coins, crowns = TASKS[task]
    t = before(task, enough, done={task: [] if first else [P3]})
    had, worn = t.coins(P1), t.crowns(P1)

    t.play(f"P1 fulfil {task}")

    assert t.coins(P1) == had - PAID.get(task, 0) + (coins if first else 0)
    assert t.crowns(P1) == worn + crowns
    assert t.display(P1) == list(enough.get("displays", {}).get(P1, ()))
    assert t.goods(P1) == []
    assert (t.cubes(P1), t.done(task)[-1]) == (3, P1)


@pytest.mark.parametrize("task", MOMENTS)
def test_moments(task: str) -> None:
    """R23.4, R23.7 to R23.9: offered then and not otherwise."""
    setting, lines, other, not_quite, *_ = MOMENTS[task]
    t = before(task, setting)
    t.play(*lines)
    assert t.options == {f"fulfil {task}", "pass"}

    t = before(task, other)
    t.play(*not_quite)
    assert f"fulfil {task}" not in t.options


@pytest.mark.parametrize("first", [True, False])
@pytest.mark.parametrize("task", MOMENTS)
def test_rewards_of_moments(task: str, first: bool) -> None:
    """R16.3, R23.4, R23.7 to R23.9: coins for the first, crowns for every one."""
    setting, lines, _, _, coins, crowns = MOMENTS[task]
    t = before(task, setting, done={task: [] if first else [P3]})
    if task == "52":
        t.quest.bound[P1] = 0
        t.quest.cubes[P1] = 3
    t.play(*lines)
    had = t.coins(P1)

    t.play(f"P1 fulfil {task}")

    bonus = 1 if task == "50" else 0
    assert t.coins(P1) == had - PAID.get(task, 0) + (coins if first else 0) + bonus
    assert t.crowns(P1) == crowns
    assert (t.cubes(P1), t.done(task)[-1]) == (3, P1)


@pytest.mark.parametrize(
    ("task", "done"),
    [(task, done) for task, way in BRANCHES.items() if way for done in (True, False)],
)
def test_where_the_month_leads(task: str, done: bool) -> None:
    """R17.2: to the next page, by whether somebody did what the card names."""
    way = BRANCHES[task]
    assert way is not None
    asked, yes, no = (task, way, way) if isinstance(way, str) else way
    t = table(
        mode="adventure",
        chapter=int(task[0]),
        tasks=[task],
        done={asked: [P2]} if done else {},
        calendar=["month-end"],
        coins={P1: 0, P2: 0, P3: 0},
        phase=2,
    )

    assert t.tasks == [task, yes if done else no]
    assert t.asked == P2


@pytest.mark.parametrize("task", [task for task, way in BRANCHES.items() if way is None])
def test_last_pages(task: str) -> None:
    """R19.1, R20.4: a team is at the end; a competitive month only sells cubes."""
    more: Setting = {
        "chapter": int(task[0]),
        "tasks": [task],
        "calendar": ["month-end"],
        "phase": 2,
    }
    poor = {P1: 0, P2: 0, P3: 0}
    assert table(mode="adventure-coop", coins=poor, **more).asked is None

    t = table(mode="adventure", coins={P1: 0, P2: 8, P3: 0}, opened={P2: 2}, **more)
    if task == "28":
        t.play("P2 pass")
    assert t.options == {"buy", "pass"}
    assert t.tasks == [task]


@pytest.mark.parametrize(
    ("task", "done", "crew", "coins"),
    [
        ("20", True, ["trader-red-1", "trader-red-1", "clerk"], 2),
        ("20", True, [], 0),
        ("41", False, ["priest", "priest"], 1),
        ("41", False, ["priest-ares"], 1),
        ("41", False, ["jack"], 0),
    ],
)
def test_pages_that_give_coins(task: str, done: bool, crew: list[str], coins: int) -> None:
    """R17.2: task 21 a coin per Trader, task 43 one coin with a Priest."""
    t = table(
        mode="adventure",
        tasks=[task],
        done={task: [P1]} if done else {},
        displays={P3: [person for person in crew if person != "clerk"]},
        calendar=["month-end"],
        coins={P1: 0, P2: 0, P3: 0},
        phase=2,
    )

    assert t.tasks[-1] in ("21", "43")
    assert t.purses == [0, 0, coins]


def test_only_task_11_brings_cards() -> None:
    """R15.2: those of code 81."""
    book = table(mode="adventure").state.rules.book

    assert {task.id: task.shuffle_in for task in book.tasks if task.shuffle_in} == {"11": 81}


def test_every_task_is_played_here() -> None:
    """R16.1: 45 of them."""
    tasks = {task.id for task in table(mode="adventure").state.rules.book.tasks}

    assert len(tasks) == 45
    assert set(TASKS) | set(MOMENTS) == set(BRANCHES) == tasks
    assert not set(TASKS) & set(MOMENTS)


def test_every_page_can_be_reached() -> None:
    """R17.2a: from the first one of its chapter; only what lies out can have been done."""
    for first in ("10", "20", "30", "40", "50"):
        found: set[str] = set()
        ways: list[tuple[tuple[str, ...], frozenset[str]]] = [((first,), frozenset())]
        while ways:
            laid, done = ways.pop()
            found.update(laid)
            way = BRANCHES[laid[-1]]
            if isinstance(way, str):
                ways.append(((*laid, way), done))
            elif way is not None:
                asked, yes, no = way
                if asked in laid:
                    ways.append(((*laid, yes), done | {asked}))
                if asked not in done:
                    ways.append(((*laid, no), done))
        assert found == {task for task in BRANCHES if task[0] == first[0]}
