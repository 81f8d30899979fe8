"""How quick players are seasoned by many games of one kind."""

from __future__ import annotations

from dataclasses import fields, replace
from json import loads
from math import exp
from pathlib import Path
from typing import Any, cast

import pytest

from doubloon.bots.port_royal import seasoned as seasoned_players
from doubloon.bots.port_royal.seasoned import USUAL, seasoned
from doubloon.engine.refusal import Refusal
from doubloon.lab import season as lab
from doubloon.lab.season import COURSES, MOST, keep, main, moved, moves, play, season


def differing(one: object, other: object) -> set[str]:
    """The names of the figures that differ."""
    names = [part.name for part in fields(cast(Any, one))]
    return {name for name in names if getattr(one, name) != getattr(other, name)}


@pytest.mark.parametrize("name", COURSES)
def test_a_course_moves_what_it_names_and_nothing_else(name: str) -> None:
    """Figures move by a share of them, rows one by one; where there is nothing, by a fixed size."""
    course = COURSES[name]
    places = course.places()
    start = course.start()
    assert moved(course, [0.0] * len(places)) == start
    every = moved(course, [1.0] * len(places))
    for before, own, named in zip(start, every, (course.weights, course.aims), strict=True):
        assert differing(before, own) == set(named.split())
    assert every[1].ward == pytest.approx(start[1].ward + 0.4)
    assert every[1].colours[4] == pytest.approx(start[1].colours[4] * exp(0.2))
    assert every[1].colours[5] == start[1].colours[5]


@pytest.mark.parametrize("name", COURSES)
def test_what_comes_with_the_package_is_what_its_course_may_change(name: str) -> None:
    """And something has changed."""
    course = COURSES[name]
    for usual, own, named in zip(USUAL, seasoned(name), (course.weights, course.aims), strict=True):
        differ = differing(usual, own)
        assert differ
        assert differ <= set(named.split())


def test_seasoning_follows_from_the_seed_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many processes share the work; and it goes where games were won."""
    first, curve = season("crew", 1, 5, pairs=12)
    monkeypatch.setattr(lab, "cpu_count", lambda: 1)
    assert season("crew", 1, 5, pairs=12) == (first, curve)
    course = COURSES["crew"]
    uphill = [0.0] * len(first)
    for number in range(12):
        seed = 5 * lab.MOST * 12 + number
        by = moves(len(first), seed)
        up, down = (
            play(course, moved(course, [side * move for move in by]), number, seed)
            for side in (1, -1)
        )
        uphill = [at + (up - down) * move for at, move in zip(uphill, by, strict=True)]
    assert any(uphill)
    for there, at in zip(first, uphill, strict=True):
        assert there * at >= 0


class Noted(lab.Mates):
    """Mates who note which seat asked them."""

    asked: set[int]

    def reply(self, s: Any, codes: list[int]) -> int:
        self.asked.add(s.stack[-1].seat)
        return super().reply(s, codes)


def test_one_among_rivals_sits_everywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """At tables of every size, each seat is seasoned as often as any other."""
    course = COURSES["contracts"]
    odd = replace(USUAL[0], point=USUAL[0].point * 1.01), USUAL[1]
    seen: dict[int, list[int]] = {}

    def mates(judgement: Any = USUAL) -> Noted:
        found = Noted(judgement)
        found.asked = asked if judgement is odd else set()
        return found

    monkeypatch.setattr(lab, "Mates", mates)
    for number in range(20):
        asked: set[int] = set()
        play(course, odd, number, 7)
        seen.setdefault(course.seats[number % 4], []).extend(asked)
    for seats, who in seen.items():
        assert len(who) == 5, "One seat of every game."
        assert set(who) == set(range(seats))


def test_what_was_found_comes_back_as_it_was_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only what differs from the greedy player is written, beside what other courses found."""
    place = tmp_path / "seasoned.json"
    place.write_text('{"other": 1}\n')
    monkeypatch.setattr(lab, "PLACE", place)
    found = replace(USUAL[0], point=3.5), replace(USUAL[1], reach=(1.0, 0.5, 0.25, 0.125))
    keep("crew", found, [0.5, 0.625])
    kept = loads(place.read_text())
    assert kept["other"] == 1
    assert kept["crew"]["curve"] == [0.5, 0.625]
    assert kept["crew"]["weights"] == {"point": 3.5}
    assert kept["crew"]["aims"] == {"reach": [1.0, 0.5, 0.25, 0.125]}
    monkeypatch.setattr(seasoned_players, "files", lambda package: tmp_path)
    seasoned.cache_clear()
    try:
        assert seasoned("crew") == found
    finally:
        seasoned.cache_clear()


def test_the_command_keeps_what_it_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And refuses numbers that cannot be before it plays."""
    place = tmp_path / "seasoned.json"
    place.write_text("{}\n")
    monkeypatch.setattr(lab, "PLACE", place)
    first = [1.0] * len(COURSES["alone"].places())
    monkeypatch.setattr(lab, "season", lambda name, rounds, seed: (first, [0.5] * rounds))
    main("alone", 2)
    kept = loads(place.read_text())["alone"]
    assert (kept["curve"], kept["aims"]["ward"]) == ([0.5, 0.5], 0.4)
    for rounds in (0, -3, MOST):
        with pytest.raises(Refusal, match=f"At least one round must be played.* not {rounds}\\."):
            main("alone", rounds)
    with pytest.raises(Refusal):
        main("alone", 2, -1)
