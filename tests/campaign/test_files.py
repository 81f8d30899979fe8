"""Campaigns on disk: whole, true, readable, several side by side."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import doubloon
from doubloon.engine.refusal import Malformed, Refusal
from doubloon.match.campaign import Campaign, Mate
from doubloon.match.campaign_file import default_folder, file_name, from_data, place


@pytest.fixture
def file(crew: Campaign, sail: Any, tmp_path: Path) -> Path:
    """A campaign with a win, a defeat and a game under way."""
    sail(crew, "won", "lost")
    table = crew.begin(4, [1, 2])
    for _ in range(20):
        assert table.decision
        table.play(table.decision.options[0])
    crew.keep(table, "2024-06-01")
    crew.save(tmp_path / "the-candle.json")
    return tmp_path / "the-candle.json"


def test_what_was_written_is_read(file, crew):
    assert doubloon.Campaign.load(file) == crew


def test_people_can_read_it(file):
    text = file.read_text()
    data = json.loads(text)
    assert list(data)[:3] == ["doubloon-campaign", "name", "crew"]
    assert data["doubloon-campaign"] == 1
    assert data["progress"]["bonus_coins"] == 3
    assert '\n  "name": "The Candle",\n' in text
    assert "P1" in text


def test_a_game_goes_on_in_the_middle_of_a_chapter(file, crew):
    table = doubloon.Campaign.load(file).resume()
    before = crew.resume()
    assert table.log == before.log
    assert table.view(0) == before.view(0)
    assert table.options["bonus"] == [1, 2]
    table.play(table.decision.options[0])


def test_a_game_that_was_left_at_its_end_is_recorded(crew, tmp_path):
    """Whoever is stopped between the last choice and the record loses nothing."""
    table = crew.begin(1)
    while table.decision:
        table.play(table.decision.options[-1])
    crew.keep(table, "2024-06-01")
    crew.save(tmp_path / "a.json")
    found = doubloon.Campaign.load(tmp_path / "a.json")
    assert found.begun is None
    assert [(record.chapter, record.date) for record in found.records] == [(1, "2024-06-01")]
    found.save(tmp_path / "a.json")
    assert doubloon.Campaign.load(tmp_path / "a.json") == found


def test_an_older_game_does_not_hide_the_campaign(file):
    """Under new rules the records are still there, and the game says why it cannot go on."""
    text = file.read_text().replace('"rules": ', '"rules": 9')
    file.write_text(text)
    found = doubloon.Campaign.load(file)
    assert len(found.records) == 2
    with pytest.raises(Malformed) as refused:
        found.resume()
    assert refused.value.reason.id == "refuse-rules-version"


def edit(*way: Any, to: Any) -> Callable[[dict[str, Any]], Any]:
    """Change one part of the data."""

    def change(data: dict[str, Any]) -> None:
        at: Any = data
        for step in way[:-1]:
            at = at[step]
        at[way[-1]] = to

    return change


def without(*way: Any) -> Callable[[dict[str, Any]], Any]:
    """Take one part of the data away."""

    def change(data: dict[str, Any]) -> None:
        at: Any = data
        for step in way[:-1]:
            at = at[step]
        del at[way[-1]]

    return change


OLD = {"doubloon": 1, "game": "port-royal", "rules": 0, "seats": 2, "seed": 5}
"""The header of a game under rules of long ago."""

SPOILT: dict[str, tuple[Callable[[dict[str, Any]], Any], str]] = {
    "format of the future": (edit("doubloon-campaign", to=2), "has format 2"),
    "format in words": (edit("doubloon-campaign", to=True), "doubloon-campaign"),
    "no name": (without("name"), '"name"'),
    "empty name": (edit("name", to=""), '"name"'),
    "name of signs": (edit("name", to="..."), '"name"'),
    "long name": (edit("name", to="x" * 41), '"name"'),
    "name that moves the cursor": (edit("name", to="a\x1b[2Jb"), '"name"'),
    "half a character": (edit("name", to="a\ud800"), '"name"'),
    "number as name": (edit("name", to=7), '"name"'),
    "crew in words": (edit("crew", to="Ann"), '"crew"'),
    "empty crew": (edit("crew", to=[]), "1 to 4 seats"),
    "large crew": (
        edit("crew", to=[{"name": name, "bot": None} for name in "abcde"]),
        "1 to 4 seats",
    ),
    "mate in words": (edit("crew", 0, to="Ann"), '"crew 1"'),
    "mate without name": (without("crew", 0, "name"), '"crew 1 name"'),
    "namesakes": (edit("crew", 0, "name", to="Ben"), "Ben"),
    "strange bot": (edit("crew", 0, "bot", to=["greedy"]), '"crew 1 bot"'),
    "strange mode": (edit("mode", to="moon"), 'no mode "moon"'),
    "another mode": (edit("mode", to="classic"), "people"),
    "mode as a list": (edit("mode", to=[]), '"mode"'),
    "strange people": (edit("people", to="lots"), "lots"),
    "more progress than games": (edit("progress", "bonus_coins", to=30), '"progress"'),
    "no progress": (edit("progress", to=None), '"progress"'),
    "records in words": (edit("records", to="two"), '"records"'),
    "record in words": (edit("records", 0, to="won"), '"records 1"'),
    "chapter left out": (edit("records", 1, "chapter", to=3), '"records 2 chapter"'),
    "chapter 6": (edit("records", 1, "chapter", to=6), '"records 2 chapter"'),
    "chapter as a fraction": (edit("records", 1, "chapter", to=2.0), '"records 2 chapter"'),
    "won by nobody": (edit("records", 0, "winners", to=[]), '"records 1 won"'),
    "lost by everybody": (edit("records", 0, "won", to=False), '"records 1 won"'),
    "half a team": (edit("records", 0, "winners", to=["Ann"]), '"records 1 winners"'),
    "a stranger wins": (edit("records", 0, "winners", to=["Ann", "Eve"]), '"records 1 winners"'),
    "no date": (edit("records", 0, "date", to="yesterday"), '"records 1 date"'),
    "no such day": (edit("records", 0, "date", to="2024-02-30"), '"records 1 date"'),
    "negative seed": (edit("records", 0, "seed", to=-1), '"records 1 seed"'),
    "huge seed": (edit("records", 0, "seed", to=1 << 63), '"records 1 seed"'),
    "bonus from nowhere": (edit("records", 1, "bonus", to=[1, 2]), '"records 2 bonus"'),
    "no such task": (edit("records", 0, "tasks", 0, to="99"), '"records 1 tasks"'),
    "a way that is none": (edit("records", 0, "tasks", to=["10", "11", "14"]), '"records 1 tasks"'),
    "half a way": (edit("records", 0, "tasks", to=["10", "11"]), '"records 1 tasks"'),
    "no way": (edit("records", 0, "tasks", to=[]), '"records 1 tasks"'),
    "tasks as lists": (edit("records", 0, "tasks", to=[["10"]]), '"records 1 tasks"'),
    "stranger": (edit("records", 0, "personalities", 0, to="eve"), "personalities"),
    "one sheet twice": (
        edit("records", 0, "personalities", to=["grace-may", "samuel-blackguard"]),
        "personalities",
    ),
    "alone": (edit("records", 0, "personalities", to=["grace-may"]), "personalities"),
    "five cubes": (edit("records", 0, "cubes", 0, to=5), '"records 1 cubes"'),
    "three seats' cubes": (edit("records", 0, "cubes", to=[1, 1, 1]), '"records 1 cubes"'),
    "influence in words": (edit("records", 0, "influence", 0, to="12"), "influence"),
    "no turns": (edit("records", 0, "turns", to=0), '"records 1 turns"'),
    "a part too much": (edit("records", 0, "secret", to=1), '"records 1 secret"'),
    "more beside the game": (edit("extra", to=1), '"extra"'),
    "game in words": (edit("game", to="begun"), '"game"'),
    "game without lines": (edit("game", "lines", to=[]), '"game lines"'),
    "game without header": (edit("game", "lines", 0, to="P1 draw"), '"game lines 1"'),
    "game of others": (edit("game", "lines", 0, "seats", to=3), "cannot be continued"),
    "game of another kind": (
        edit("game", "lines", 0, "options", to={"mode": "classic"}),
        "cannot be continued",
    ),
    "game with more bonus": (
        edit("game", "lines", 0, "options", "bonus", to=[9, 9]),
        "cannot be continued",
    ),
    "game of a later chapter": (
        edit("game", "lines", 0, "options", "chapter", to=4),
        "cannot be continued",
    ),
    "old game without a chapter": (
        edit("game", "lines", 0, to={**OLD, "options": {"mode": "adventure-coop"}}),
        '"game lines 1"',
    ),
    "old game with a bonus for one": (
        edit("game", "lines", 0, to={**OLD, "options": {"chapter": 1, "bonus": [3]}}),
        '"game lines 1"',
    ),
    "game with another seed": (edit("game", "lines", 0, "seed", to=5), "cannot be continued"),
    "game that lies": (edit("game", "lines", 1, to="? P9"), "cannot be continued"),
    "game with a strange line": (edit("game", "lines", 4, to=[1]), "cannot be continued"),
}


@pytest.mark.parametrize("case", SPOILT)
def test_a_spoilt_file_is_refused_in_one_sentence(file, case):
    spoil, sentence = SPOILT[case]
    data = json.loads(file.read_text())
    spoil(data)
    file.write_text(json.dumps(data))
    with pytest.raises(Malformed) as refused:
        doubloon.Campaign.load(file)
    assert sentence in str(refused.value)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"Dear diary",
        b"{",
        b"[]",
        b"17",
        b'{"hello": 1}',
        b"\xff\xfe",
        b"[" * 100_000,
        b'{"doubloon-campaign": 1, "doubloon-campaign": 1}',
        b'{"doubloon-campaign": ' + b"9" * 5000 + b"}",
        b'{"doubloon-campaign": 1, "name": ' + b"[" * 900 + b"]" * 900 + b"}",
    ],
)
def test_what_is_no_campaign_at_all(tmp_path, text):
    (tmp_path / "a.json").write_bytes(text)
    with pytest.raises(Malformed) as refused:
        doubloon.Campaign.load(tmp_path / "a.json")
    assert "ampaign" in str(refused.value)


def test_what_is_no_file(tmp_path):
    for path in (tmp_path / "none.json", tmp_path):
        with pytest.raises(Malformed):
            doubloon.Campaign.load(path)


def test_a_huge_file_is_not_read(tmp_path):
    with open(tmp_path / "a.json", "wb") as file:
        file.truncate(1 << 34)
    with pytest.raises(Malformed):
        doubloon.Campaign.load(tmp_path / "a.json")


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=6,
)
WAYS = [
    ("name",),
    ("crew",),
    ("crew", 0),
    ("mode",),
    ("people",),
    ("records",),
    ("records", 0),
    *(("records", 0, part) for part in ("chapter", "winners", "bonus", "tasks", "personalities")),
    ("game",),
    ("game", "lines"),
    ("game", "lines", 0),
    ("game", "lines", 0, "options"),
    ("game", "lines", 3),
]


@given(value=JSON, way=st.sampled_from(WAYS))
def test_whatever_a_part_says_the_answer_is_a_campaign_or_a_sentence(value, way):
    data = json.loads(EXAMPLE)
    edit(*way, to=value)(data)
    try:
        found: Campaign | str = from_data(data)
    except Refusal as refusal:
        found = str(refusal)
    assert found


def example() -> str:
    """The data of a campaign with a record and a game."""
    crew = Campaign("Any", [Mate("Ann")])
    table = doubloon.play("port-royal", ["random"], seed=2, options=crew.next_options())
    crew.record(table)
    table = crew.begin(3)
    for _ in range(3):
        assert table.decision
        table.play(table.decision.options[0])
    crew.keep(table)
    return json.dumps({"doubloon-campaign": 1, **crew.data()})


EXAMPLE = example()


def test_several_side_by_side(tmp_path, sail):
    for name in ("Żółw", "The Second Anchor", "x" * 40):
        crew = Campaign(name, [Mate("Ann"), Mate("Ben")])
        if name == "Żółw":
            sail(crew, "won")
        crew.save(place(tmp_path, name))
    (tmp_path / "broken.json").write_text("{")
    (tmp_path / "notes.txt").write_text("no campaign")
    found = doubloon.list_campaigns(tmp_path)
    assert [path.name for path in found] == [
        "broken.json",
        "the-second-anchor.json",
        "x" * 40 + ".json",
        "żółw.json",
    ]
    broken, anchor, _, turtle = found.values()
    assert isinstance(broken, Malformed)
    assert isinstance(anchor, Campaign)
    assert isinstance(turtle, Campaign)
    assert (anchor.chapter, turtle.chapter) == (1, 2)
    assert doubloon.list_campaigns(tmp_path / "nowhere") == {}


@pytest.mark.parametrize("name", ["", " a", "../up", "a/../../b", "..", "a\nb", "-", "x" * 41])
def test_names_stay_in_their_folder(tmp_path, name):
    assert not {"/", "."} & set(file_name(name))
    try:
        path = place(tmp_path, name)
    except Malformed as refused:
        said = str(refused)
    else:
        said, folder = "", path.parent
        assert folder == tmp_path
    assert "\n" not in said


def test_where_campaigns_lie(monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_folder() == tmp_path / "doubloon" / "campaigns"
    monkeypatch.setenv("XDG_DATA_HOME", "not/absolute")
    monkeypatch.setenv("HOME", "/home/ann")
    assert default_folder() == Path("/home/ann/.local/share/doubloon/campaigns")
    monkeypatch.delenv("XDG_DATA_HOME")
    assert default_folder() == Path("/home/ann/.local/share/doubloon/campaigns")


@pytest.mark.parametrize("fails", ["replace", "fdopen", "fsync"])
def test_a_failed_save_keeps_the_old_file(file, crew, monkeypatch, fails):
    before = file.read_bytes()

    def fail(*args: object, **kwargs: object) -> None:
        raise OSError("the disk is full")

    monkeypatch.setattr(os, fails, fail)
    crew.begun = None
    with pytest.raises(OSError, match="the disk is full"):
        crew.save(file)
    monkeypatch.undo()
    assert file.read_bytes() == before
    assert [path.name for path in file.parent.iterdir()] == [file.name]


WRITER = """
import sys
from doubloon.match.campaign import Campaign
path = sys.argv[1]
whole = Campaign.load(path)
bare = Campaign(whole.name, whole.crew)
print("ready", flush=True)
while True:
    bare.save(path)
    whole.save(path)
"""


@pytest.mark.skipif(os.name == "nt", reason="signals of Unix")
def test_a_kill_at_any_moment_leaves_the_old_file_or_the_new_one(file, crew, tmp_path):
    """Writers are killed again and again; the file is always one of the two, and whole."""
    Campaign(crew.name, crew.crew).save(tmp_path / "bare")
    possible = {file.read_bytes(), (tmp_path / "bare").read_bytes()}
    env = {**os.environ, "PYTHONPATH": str(Path(doubloon.__file__).absolute().parents[1])}
    for number in range(10):
        crew.save(file)
        writer = subprocess.Popen(
            [sys.executable, "-c", WRITER, str(file)], stdout=subprocess.PIPE, env=env
        )
        assert writer.stdout is not None
        with writer.stdout:
            writer.stdout.readline()
        for _ in range(200):
            assert file.read_bytes() in possible
        time.sleep(0.0013 * number)
        writer.send_signal(signal.SIGKILL)
        writer.wait()
        assert file.read_bytes() in possible
    doubloon.Campaign.load(file)
