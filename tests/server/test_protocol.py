"""The protocol's page and schema say what the structs say; messages survive the way."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import get_args

import pytest

from doubloon.match.clock import Clock
from doubloon.server import protocol as p
from doubloon.server.limits import Bucket, Gate, Limits, same_origin
from doubloon.server.names import clean, new_id

ROOT = Path(__file__).parents[2]


def test_the_page_is_up_to_date() -> None:
    """docs/protocol.md and the schema beside it are made from the structs."""
    command = [sys.executable, str(ROOT / "tools" / "protocol_page.py"), "--check"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout


def test_every_message_is_in_the_schema() -> None:
    """Each command and each answer has its part in the JSON Schema."""
    parts = p.schema()["$defs"]
    for kind in (*get_args(p.Commands), *get_args(p.Answers)):
        assert kind.__name__ in parts


def test_a_command_reads_as_it_was_written() -> None:
    """Writing and reading agree."""
    command = p.Play(7, "abc", 12, "P1 draw")
    assert p.read_command(p.write(command)) == command


@pytest.mark.parametrize(
    ("bank", "move", "times", "left"),
    [
        (60.0, None, [(0, 0.0), (1, 10.0), (0, 15.0)], [52.0, 57.0]),
        (None, 30.0, [(0, 0.0), (1, 10.0), (0, 15.0)], [30.0, 30.0]),
        (None, None, [(0, 0.0), (1, 10.0)], [None, None]),
    ],
)
def test_clocks(
    bank: float | None, move: float | None, times: list[tuple[int, float]], left: list[float | None]
) -> None:
    """Time for the game loses what is thought and gains what is added; time a move starts anew."""
    clock = Clock(2, bank, 2.0, move)
    for seat, now in times:
        clock.ask(seat, now)
    now = times[-1][1]
    assert [clock.seconds(seat, now) for seat in range(2)] == left
    deadline = clock.deadline()
    assert deadline == (None if left[0] is None else now + left[0])


def test_a_clock_that_ran_out_gives_a_little_on_return() -> None:
    """Who comes back has at least what one choice adds."""
    clock = Clock(2, 5.0, 2.0)
    clock.ask(0, 0.0)
    clock.ask(1, 20.0)
    assert clock.seconds(0, 20.0) == 0.0
    clock.restart(0, 30.0)
    assert clock.seconds(0, 30.0) == 2.0


def test_tokens_come_back_with_time() -> None:
    """A bucket lets so many through at once, and so many a second."""
    bucket = Bucket(2.0, 3.0, 0.0)
    assert [bucket.take(0.0) for _ in range(4)] == [True, True, True, False]
    assert bucket.take(0.5)
    assert not bucket.take(0.6)


def test_addresses_have_their_share() -> None:
    """One address does not take the whole house."""
    now = [0.0]
    gate = Gate(Limits(lines=3, lines_per_address=2, tables_per_hour=2), lambda: now[0])
    assert [gate.enter("a") for _ in range(3)] == [True, True, False]
    assert gate.enter("b")
    assert not gate.enter("c")
    gate.leave("a")
    assert gate.enter("c")
    assert [gate.may_make("a") for _ in range(3)] == [True, True, False]
    now[0] = 1801.0
    assert gate.may_make("a")


def test_origins() -> None:
    """Programs, our own pages and those that the host allows."""
    allowed = frozenset(["https://table.example"])
    assert same_origin(None, "x", allowed)
    assert same_origin("http://x:80", "x:80", allowed)
    assert same_origin("https://table.example", "x", allowed)
    assert not same_origin("http://y", "x", allowed)


def test_names_are_one_visible_line() -> None:
    """What cannot be seen does not count."""
    assert clean("  Ann \n of\u202e Port ") == "Ann of Port"
    assert clean("\t") == "Guest"


def test_no_id_looks_like_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    """`doubloon bot-seat -SRRxHOIF25d` would be asked for an option of that name."""
    drawn = iter(["-SRRxHOIF25d", "--RxHOIF25dS", "SRRxHOIF25d-"])
    monkeypatch.setattr("secrets.token_urlsafe", lambda size: next(drawn))
    assert new_id() == "SRRxHOIF25d-"
