"""Every lesson is true to the rules, and its guide has words in every language."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import doubloon
from doubloon.engine.refusal import Illegal, Malformed
from doubloon.locale import LANGUAGES
from doubloon.match import lesson as room
from doubloon.match.lesson import LEARNER, lesson, lessons
from doubloon.rulebook import rulebook
from locales import FOLDER, patterns

SEATED = re.compile(r"(coins|seat|ship)-\d|pile|calendar")
"""What lies on every table: a purse, a player's place, the pile."""


@pytest.mark.parametrize("id", lessons())
def test_a_lesson_follows_the_rules(id: str) -> None:
    """It can be played to its end; nothing is done for who only reads; what is shown is there."""
    one = lesson(id)
    texts: dict[int, str] = {}
    for number, table in one.walk():
        texts[number] = json.dumps(table.view(LEARNER))
    for number, step in enumerate(one.steps):
        text = texts[max(seen for seen in texts if seen < number)]
        for thing in step.look:
            assert SEATED.fullmatch(thing) or f'"{thing}"' in text, (step.id, thing)
    last = max(number for number, step in enumerate(one.steps) if step.lines)
    assert max(texts) == last
    mine = f"P{LEARNER + 1} "
    led = [step for step in one.steps if any(line.startswith(mine) for line in step.then)]
    assert all(step.do for step in led)


@pytest.mark.parametrize("id", lessons())
def test_a_lesson_rests_on_rules(id: str) -> None:
    """Every step names a rule that there is, and no two steps have the same name."""
    one = lesson(id)
    rules = rulebook(one.game)
    assert [step.rule for step in one.steps if step.rule not in rules] == []
    assert len({step.id for step in one.steps}) == len(one.steps)
    assert one.names[LEARNER] == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_has_words(language: str) -> None:
    """For every step of every lesson, and for no step that is gone."""
    said, faults = patterns(FOLDER / language / "learn.ftl")
    assert faults == []
    wanted = {f"learn-{id}-{step.id}" for id in lessons() for step in lesson(id).steps}
    wanted |= {f"learn-about-{id}" for id in lessons()}
    assert sorted(wanted - set(said)) == []
    about = tuple(f"learn-{name}" for name in (*games(), "about"))
    assert sorted(id for id in said if id.startswith(about) and id not in wanted) == []


def games() -> list[str]:
    return [info.id for info in doubloon.games()]


def test_every_way_to_play_is_taught() -> None:
    """The page finds the lesson of a mode under its name."""
    modes = {f"{info.id}-{mode}" for info in doubloon.games() for mode in info.modes}
    assert modes <= set(lessons())


def test_an_unknown_lesson() -> None:
    with pytest.raises(Malformed) as refused:
        lesson("../../pyproject")
    assert refused.value.reason.id == "refuse-lesson"


@pytest.mark.parametrize(
    ("do", "then", "refusal"),
    [("hire admiral-1", "[]", Illegal), ("draw", '["? no-ship"]', Malformed)],
)
def test_a_lesson_against_the_rules_is_found(
    do: str, then: str, refusal: type[Exception], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first test can fail: by the learner's choice, and by what chance is to say."""
    text = f"""
        game = "port-royal"
        options = {{ mode = "classic" }}
        names = ["", "Bonny"]
        seed = 1
        deal = ["? P1"]
        [[step]]
        id = "draw"
        rule = "R3.1"
        do = "{do}"
        then = {then}
    """
    (tmp_path / "wrong.toml").write_text(text)
    monkeypatch.setattr(room, "FOLDER", tmp_path)
    lessons.cache_clear()
    lesson.cache_clear()
    try:
        with pytest.raises(refusal):
            list(lesson("wrong").walk())
    finally:
        monkeypatch.undo()
        lessons.cache_clear()
        lesson.cache_clear()
