"""Saves: whole, cut, edited or hostile. They load, or are refused in a sentence."""

from __future__ import annotations

import json
import os
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import doubloon
from doubloon import Malformed, Table
from doubloon.engine.message import Message, speak_through
from doubloon.games import game
from doubloon.locale import speaker
from doubloon.match.save import lines, loads, replay
from doubloon.match.source import Committed


def text(table: Table) -> str:
    """The save of a table."""
    return "".join(line + "\n" for line in lines(table))


@cache
def example(choices: int = 30, undo: bool = True) -> Table:
    """A table after some choices by lot, one of them taken back."""
    table = doubloon.table("port-royal", 3, seed=21, options={"mix": ["gambler"]})
    random = Random(2)
    for _ in range(choices):
        assert table.decision is not None
        table.play(table.decision.options.sample(random))
    if undo:
        table.undo(consent=True)
        assert table.decision is not None
        table.play(table.decision.options[0])
    return table


def refused(save: str) -> Malformed:
    """The refusal of a save, which can be said in a sentence."""
    with pytest.raises(Malformed) as caught:
        loads(save)
    assert " " in str(caught.value)
    return caught.value


def loads_or_refuses(save: str) -> Table | None:
    """The table, or None if the save was refused in a sentence."""
    try:
        return loads(save)
    except Malformed as refusal:
        refusal_text = str(refusal)
    assert " " in refusal_text
    return None


def with_header(**changes: Any) -> str:
    """The example's save with other things in its header; None takes them out."""
    head, *said = lines(example())
    header = {**json.loads(head), **changes}
    kept = {name: value for name, value in header.items() if value is not None}
    return "".join(line + "\n" for line in [json.dumps(kept), *said])


def with_line(number: int, line: str) -> str:
    """The example's save with another line in one place."""
    said = list(lines(example()))
    said[number] = line
    return "".join(line + "\n" for line in said)


def test_a_save_is_a_header_and_one_line_for_each_choice() -> None:
    """The format: JSON lines, a header with all it takes to set up, then what was said."""
    table = example()
    head, *said = text(table).splitlines()
    assert json.loads(head) == {
        "doubloon": 1,
        "game": "port-royal",
        "rules": table.game.info.rules_version,
        "seats": 3,
        "options": {"mode": "classic", "mix": ["gambler"], "end": "standard"},
        "seed": 21,
    }
    assert [json.loads(line) for line in said] == table.log
    assert "P1 undo" in table.log or "P2 undo" in table.log or "P3 undo" in table.log


def test_a_table_is_saved_and_loaded(tmp_path: Path) -> None:
    """`save` and `load` give the same table, again and again."""
    path = tmp_path / "game.jsonl"
    example().save(path)
    loaded = doubloon.load(path)
    assert loaded.log == example().log
    assert loaded.view(1) == example().view(1)
    assert loaded.events(1) == example().events(1)
    loaded.save(str(path))
    assert path.read_text("utf-8") == text(example())


def test_a_save_carries_the_players_names(tmp_path: Path) -> None:
    """They are in the header and come back; who has none writes none, as before."""
    table = example().clone()
    assert "names" not in json.loads(next(lines(table)))
    table.names = ["Ann", "Ben", "Żółw"]
    assert table.clone().names == table.names
    assert json.loads(next(lines(table)))["names"] == ["Ann", "Ben", "Żółw"]
    table.save(tmp_path / "game.jsonl")
    loaded = doubloon.load(tmp_path / "game.jsonl")
    assert (loaded.names, loaded.log) == (table.names, table.log)
    assert doubloon.table("port-royal", 2, seed=1).names == []


def test_lines_of_windows_are_read_too(tmp_path: Path) -> None:
    """A save that came through an editor with other line ends is the same save."""
    path = tmp_path / "game.jsonl"
    path.write_bytes(text(example()).replace("\n", "\r\n").encode())
    assert doubloon.load(path).log == example().log


def test_replay_stops_after_each_player() -> None:
    """The same table as set up, then after each player's line."""
    steps = [len(table.log) for table in replay(text(example()))]
    assert steps == sorted(set(steps))
    assert steps[-1] == len(example().log)


@pytest.mark.parametrize("cut", range(1, 40))
def test_a_save_cut_short_is_refused_or_shorter(cut: int) -> None:
    """A cut inside a line or before chance has spoken is noticed; else it is an earlier save."""
    save = text(example())
    part = save[: len(save) * cut // 40]
    if table := loads_or_refuses(part):
        assert part.endswith("\n")
        assert text(table) == part


def test_a_line_cut_in_half_is_refused() -> None:
    """The last line must be whole."""
    assert refused(text(example())[:-1]).reason.id == "refuse-truncated"
    assert refused(text(example())[:-4]).reason.id == "refuse-truncated"


def test_a_save_cut_before_chance_spoke_is_refused() -> None:
    """Chance's answers belong to the choice before them."""
    log = example().log
    at = next(at for at, said in enumerate(log) if said.startswith("? ") and at > 3)
    part = "".join(line + "\n" for line in list(lines(example()))[: at + 1])
    assert refused(part).reason.id == "refuse-truncated"


@pytest.mark.parametrize(
    "save",
    [
        "",
        "\n",
        " ",
        "\n\n\n",
        "null\n",
        "[]\n",
        "{}\n",
        "1\n",
        '"doubloon"\n',
        "\x00\n",
        "\ufeff{}\n",
        "{\n",
        "[" * 100_000 + "\n",
        '{"doubloon":' * 50_000 + "1" + "}" * 50_000 + "\n",
        "9" * 5000 + "\n",
        "NaN\n",
    ],
)
def test_what_is_no_save_is_refused(save: str) -> None:
    """Empty, garbage, deeply nested or endless: a sentence, never anything else."""
    assert refused(save).reason.id in ("refuse-header", "refuse-truncated")


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"doubloon": 2}, "refuse-format"),
        ({"doubloon": "1"}, "refuse-header"),
        ({"doubloon": None}, "refuse-header"),
        ({"game": "chess"}, "refuse-unknown-game"),
        ({"game": 5}, "refuse-header"),
        ({"game": "x" * 5000}, "refuse-header"),
        ({"game": None}, "refuse-header"),
        ({"game": "../../etc"}, "refuse-unknown-game"),
        ({"rules": 99}, "refuse-rules-version"),
        ({"rules": 10**400}, "refuse-header"),
        ({"rules": "1"}, "refuse-header"),
        ({"rules": None}, "refuse-header"),
        ({"seats": 9}, "refuse-seats"),
        ({"seats": 0}, "refuse-seats"),
        ({"seats": -3}, "refuse-seats"),
        ({"seats": 10**4000}, "refuse-header"),
        ({"seats": True}, "refuse-header"),
        ({"seats": 3.0}, "refuse-header"),
        ({"seats": None}, "refuse-header"),
        ({"seats": 2}, "refuse-line"),
        ({"options": []}, "refuse-header"),
        ({"options": None}, "refuse-header"),
        ({"options": {"mode": "chess"}}, "refuse-mode"),
        ({"options": {"mode": {}}}, "refuse-mode"),
        ({"options": {"mode": "x" * 5000}}, "refuse-header"),
        ({"options": {"mix": ["x" * 300]}}, "refuse-mix"),
        ({"options": {"x" * 700: 1}}, "refuse-option"),
        ({"options": {"mix": [[]]}}, "refuse-mix"),
        ({"options": {"mix": 5}}, "refuse-mix"),
        ({"options": {"end": []}}, "refuse-end"),
        ({"options": {"colour": "red"}}, "refuse-option"),
        ({"names": "Ann"}, "refuse-header"),
        ({"names": []}, "refuse-header"),
        ({"names": ["Ann", "Ben"]}, "refuse-header"),
        ({"names": ["Ann", "Ben", 7]}, "refuse-header"),
        ({"names": ["Ann", "Ben", ""]}, "refuse-header"),
        ({"names": ["Ann", "Ben", "a\x1b[2Jb"]}, "refuse-header"),
        ({"names": ["Ann", "Ben", "x" * 41]}, "refuse-header"),
        ({"seed": None}, "refuse-header"),
        ({"seed": "21"}, "refuse-header"),
        ({"seed": 22}, "refuse-edited"),
        ({"seed": 10**4000}, "refuse-header"),
    ],
)
def test_a_header_must_fit(changes: dict[str, Any], reason: str) -> None:
    """Another format, game, version, table or seed is named in the refusal."""
    assert refused(with_header(**changes)).reason.id == reason


def test_a_header_says_nothing_twice() -> None:
    """Duplicate keys could be read in two ways, so they are not read at all."""
    head, *said = lines(example())
    twice = head[:-1] + ', "seed": 21}'
    assert refused("".join(line + "\n" for line in [twice, *said])).reason.id == "refuse-header"


@pytest.mark.parametrize(
    "line",
    [
        "P1 draw",
        "",
        "null",
        "5",
        "[]",
        '["P1 draw"]',
        '{"P1": "draw"}',
        '{"a": 1, "a": 2}',
        '""',
        '"P1"',
        '"P1 dance"',
        '"P4 draw"',
        '"P99999999999 draw"',
        '"P1 undo again"',
        '"P7 undo"',
        '"? undo"',
        '"undo"',
        '"P\\uff11 draw"',
        '"\\ud800"',
        '"P1 draw\\n"',
        "[" * 100_000,
        "9" * 5000,
        "1e999",
    ],
)
@pytest.mark.parametrize("number", [1, 2, 3, 20])
def test_a_line_must_be_what_was_said(line: str, number: int) -> None:
    """A line that is no choice, or not the one that was legal, is refused with its number."""
    reason = refused(with_line(number, line)).reason
    assert reason.id in ("refuse-line", "refuse-edited")
    assert reason.args["line"] in (number + 1, number + 2)


def test_an_edited_choice_is_refused() -> None:
    """A choice that was not legal, or after which chance said something else, is refused."""
    log = example().log
    at = next(at for at, said in enumerate(log) if said.endswith(" stop"))
    seat = log[at].split(" ")[0]
    assert refused(with_line(at + 1, json.dumps(f"{seat} draw"))).reason.id in (
        "refuse-edited",
        "refuse-line",
    )
    reason = refused(with_line(at + 1, json.dumps(f"{seat} hire governor"))).reason
    assert reason.id == "refuse-line"
    assert reason.args["line"] == at + 2


def test_the_reason_against_a_line_waits_for_its_reader() -> None:
    """It is a message within a message, so that each reader hears all of it in one language."""
    log = example().log
    at = next(at for at, said in enumerate(log) if said.endswith(" stop"))
    seat = log[at].split(" ")[0]
    refusal = refused(with_line(at + 1, json.dumps(f"{seat} hire governor")))
    why = refusal.reason.args["why"]
    assert isinstance(why, Message)
    assert why.rule
    assert f"cannot be played: {why} Possible: {seat} " in str(refusal)
    assert json.loads(json.dumps(refusal.reason.data()))["args"]["why"] == why.data()

    speak_through(lambda message: f"<{message.id} of {sorted(message.args)}>")
    try:
        assert str(refusal).startswith("<refuse-line of ['line', 'why']>")
    finally:
        speak_through(speaker("en").say)


def test_undo_of_nothing_is_refused() -> None:
    """A take-back before any choice does not load."""
    head, first, *_ = lines(example())
    assert refused(f'{head}\n{first}\n"P1 undo"\n').reason.id == "refuse-line"


@pytest.mark.parametrize("junk", [b"\xff\xfe\x00", b"\x00" * 100, b"{\xc3(}\n", os.urandom(300)])
def test_files_of_garbage_are_refused(tmp_path: Path, junk: bytes) -> None:
    """Bytes that are no text are no save."""
    path = tmp_path / "junk"
    path.write_bytes(junk)
    with pytest.raises(Malformed) as caught:
        doubloon.load(path)
    assert str(caught.value)


def test_files_that_are_not_there_are_refused(tmp_path: Path) -> None:
    """A missing file, a folder, an impossible name: a sentence each."""
    for path in (tmp_path / "none", tmp_path, tmp_path / "none" / "none", "a\x00b"):
        with pytest.raises(Malformed) as caught:
            doubloon.load(path)
        assert str(caught.value)


SAVES = [
    text(example()).encode(),
    text(example(0, undo=False)).encode(),
    text(Table(game("port-royal"), 2, {}, None)).encode(),
    text(Table(game("port-royal"), 2, {}, Committed("s", ["a", "b"]))).encode(),
]

edits = st.lists(
    st.tuples(
        st.integers(0, 3000),
        st.sampled_from(["put", "cut", "set"]),
        st.one_of(
            st.binary(min_size=1, max_size=3),
            st.sampled_from(
                [b"\n", b'"', b"{", b"[", b"9" * 50, b"null", b'"P1 undo"\n', b"\\ud800"]
            ),
        ),
    ),
    min_size=1,
    max_size=4,
)


@settings(max_examples=4000 if os.environ.get("DOUBLOON_SOAK") else 250)
@given(save=st.sampled_from(SAVES), edits=edits)
def test_an_edited_save_loads_or_is_refused(
    save: bytes, edits: list[tuple[int, str, bytes]]
) -> None:
    """Whatever bytes are changed: the save loads, or it is Malformed in a sentence."""
    for place, kind, piece in edits:
        at = place % (len(save) + 1)
        if kind == "put":
            save = save[:at] + piece + save[at:]
        elif kind == "cut":
            save = save[:at] + save[at + len(piece) :]
        else:
            save = save[:at] + piece + save[at + len(piece) :]
    try:
        words = save.decode()
    except UnicodeDecodeError:
        return
    if table := loads_or_refuses(words):
        assert loads(text(table)).log == table.log


@settings(max_examples=60)
@given(st.recursive(st.none() | st.booleans() | st.integers() | st.floats() | st.text(), st.lists))
def test_any_json_in_place_of_the_options_loads_or_is_refused(value: object) -> None:
    """Whatever a header says, the answer is a table or a sentence."""
    for name in ("doubloon", "game", "rules", "seats", "options", "seed"):
        loads_or_refuses(with_header(**{name: value}))
    for option in ("mode", "mix", "end"):
        loads_or_refuses(with_header(options={option: value}))


def test_saving_leaves_nothing_else_behind(tmp_path: Path) -> None:
    """Only the save is there afterwards."""
    path = tmp_path / "game.jsonl"
    for _ in range(3):
        example().save(path)
    assert [file.name for file in tmp_path.iterdir()] == ["game.jsonl"]


@pytest.mark.parametrize("fails", ["replace", "fdopen"])
def test_a_failed_save_keeps_the_old_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fails: str
) -> None:
    """If writing fails, the old file stays as it was and no half one is left."""
    path = tmp_path / "game.jsonl"
    path.write_text("old")

    def fail(*args: object, **kwargs: object) -> None:
        raise OSError("the disk is full")

    monkeypatch.setattr(os, fails, fail)
    with pytest.raises(OSError, match="the disk is full"):
        example().save(path)
    monkeypatch.undo()
    assert path.read_text() == "old"
    assert [file.name for file in tmp_path.iterdir()] == ["game.jsonl"]
