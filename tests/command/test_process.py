"""The command as a process of its own: pipes, signals, exit codes."""

from __future__ import annotations

import io
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import doubloon
from doubloon.command.progress import Progress
from doubloon.locale import speaker

COMMAND = [sys.executable, "-m", "doubloon"]
ENV = {**os.environ, "PYTHONPATH": str(Path(doubloon.__file__).absolute().parents[1])}


def call(*words: str, **more: object) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *words], capture_output=True, text=True, env=ENV, timeout=60, check=False, **more
    )


def test_sim_prints_one_object_and_no_bar():
    done = call("sim", "port-royal", "--seats", "4", "--bots", "random", "--games", "5", "--json")
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["games"] == 5


def test_bad_input_exits_with_2():
    done = call("sim", "port-royal", "--seats", "many")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1


def test_any_bytes_can_be_typed(tmp_path):
    """What is piped in need not be text."""
    done = subprocess.run(
        [*COMMAND, "play"], input=b"\xff\xfe\n\0\nquit\n", capture_output=True, env=ENV, check=False
    )
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.skipif(os.name == "nt", reason="pipes and signals of Unix")
def test_a_closed_pipe_ends_quietly():
    process = subprocess.Popen(
        [*COMMAND, "rules", "port-royal"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=ENV,
    )
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    with process.stderr:
        assert process.stderr.read() == b""
    assert process.wait(60) == 141


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a full disk of Linux")
def test_a_full_disk_is_told():
    with open("/dev/full", "w") as full:
        done = subprocess.run(
            [*COMMAND, "games"], stdout=full, stderr=subprocess.PIPE, env=ENV, check=False
        )
    assert (done.returncode, done.stderr.count(b"\n")) == (2, 1)


@pytest.mark.skipif(os.name == "nt", reason="pipes and signals of Unix")
def test_ctrl_c_ends_quietly():
    process = subprocess.Popen(
        [*COMMAND, "play", "--plain"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=ENV,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # a shell may ignore it
    )
    assert process.stdout is not None
    while process.stdout.read(1) != b">":
        pass
    time.sleep(1)  # until it really waits for a line
    process.send_signal(signal.SIGINT)
    _, complaint = process.communicate(timeout=60)
    assert (process.returncode, complaint) == (130, b"")


class Terminal(io.StringIO):
    """A screen that keeps what is drawn."""

    def isatty(self) -> bool:
        return True


def test_a_bar_is_drawn_on_a_terminal(monkeypatch):
    screen = Terminal()
    monkeypatch.setattr(sys, "stderr", screen)
    monkeypatch.setattr("doubloon.command.progress.PAUSE", 0)
    with Progress(speaker("en"), 10) as progress:
        for done in range(1, 11):
            progress(done)
    assert screen.getvalue().startswith("\r[" + "." * 30 + "] 0 of 10 games")
    assert "5 of 10 games" in screen.getvalue()
    assert screen.getvalue().endswith("\r\x1b[K")


def test_no_bar_is_drawn_elsewhere(monkeypatch):
    paper = io.StringIO()
    monkeypatch.setattr(sys, "stderr", paper)
    monkeypatch.setattr("doubloon.command.progress.PAUSE", 0)
    with Progress(speaker("en"), 10) as progress:
        progress(5)
    assert paper.getvalue() == ""
