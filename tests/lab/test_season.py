"""How quick players are seasoned by many games of one kind."""

from __future__ import annotations

from dataclasses import fields, replace
from json import loads
from pathlib import Path
from typing import Any, cast

import pytest

from doubloon.bots.port_royal import seasoned as seasoned_players
from doubloon.bots.port_royal.seasoned import USUAL, seasoned
from doubloon.lab import season as lab
from doubloon.lab.season import COURSES, keep, moved, moves, play, season, so_far


@pytest.mark.parametrize("name", COURSES)
def test_a_course_moves_what_it_names_and_nothing_else(name: str) -> None:
    """Figures move by a share of them, rows one by one; where there is nothing, by a fixed size."""
    places = COURSES[name].places()
    assert moved(places, [0.0] * len(places)) == USUAL
    every = moved(places, [1.0] * len(places))
    named = {(which, name) for which, name, _ in places}
    for which, (usual, own) in enumerate(zip(USUAL, every, strict=True)):
        names = [part.name for part in fields(cast(Any, own))]
        differ = {part for part in names if getattr(usual, part) != getattr(own, part)}
        assert differ == {part for where, part in named if where == which}
    assert every[1].ward == pytest.approx(USUAL[1].ward + 0.4)
    assert every[1].colours[5] == pytest.approx(USUAL[1].colours[5] * 2.718281828**0.2)


def test_seasoning_follows_from_the_seed_alone() -> None:
    """However many processes share the work; and it goes where games were won."""
    course, places = COURSES["crew"], COURSES["crew"].places()
    start = [0.0] * len(places)
    first, curve = season("crew", start, 1, 5, pairs=12)
    again, same = season("crew", start, 1, 5, pairs=12)
    assert (first, curve) == (again, same)
    uphill = [0.0] * len(places)
    for number in range(12):
        seed = 60 + number
        by = moves(len(places), seed)
        won = [
            play(course, moved(places, [side * move for move in by]), number, seed)
            for side in (1, -1)
        ]
        uphill = [at + (won[0] - won[1]) * move for at, move in zip(uphill, by, strict=True)]
    assert any(uphill)
    for there, up in zip(first, uphill, strict=True):
        assert there * up >= 0


def test_what_was_found_comes_back_as_it_was_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only what differs from the greedy player is written, beside what other courses found."""
    place = tmp_path / "seasoned.json"
    place.write_text('{"other": 1}\n')
    monkeypatch.setattr(lab, "PLACE", place)
    found = replace(USUAL[0], point=3.5), replace(USUAL[1], reach=(1.0, 0.5, 0.25, 0.125))
    keep("crew", found, [0.5])
    keep("crew", found, [0.625])
    kept = loads(place.read_text())
    assert kept["other"] == 1
    assert kept["crew"]["curve"] == [0.5, 0.625]
    assert kept["crew"]["weights"] == {"point": 3.5}
    assert kept["crew"]["aims"] == {"reach": [1.0, 0.5, 0.25, 0.125]}
    monkeypatch.setattr(seasoned_players, "files", lambda package: tmp_path)
    seasoned.cache_clear()
    assert seasoned("crew") == found
    seasoned.cache_clear()


def test_whoever_was_seasoned_goes_on_from_there() -> None:
    """How far figures have moved is told by what they are."""
    places = COURSES["contracts"].places()
    by = moves(len(places), 3)
    found = [so_far(place, moved(places, by)) for place in places]
    nothing = [not isinstance(usual, tuple) or usual[at] for usual, at in figures(places)]
    assert found == pytest.approx([by if some else 0 for by, some in zip(by, nothing, strict=True)])


def figures(places: list[lab.Place]) -> list[tuple[object, int]]:
    """The usual figures of places."""
    return [(getattr(USUAL[which], name), at) for which, name, at in places]
