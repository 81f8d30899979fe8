"""The lab counts how captains fare."""

from __future__ import annotations

import sys

import pytest

from doubloon.lab import called
from doubloon.lab.balance import PIRACY, SEATS, TRADE, measure


def test_a_ledger_of_greedy_games() -> None:
    """M1.2: Glory is counted by the deed that won it, captains by how often they win."""
    ledger = measure(2, 3)

    assert ledger.games == sum(ledger.ends.values()) == 2
    assert sum(ledger.sailed.values()) == 2 * SEATS
    assert 2 <= sum(ledger.won.values()) <= 2 * SEATS
    assert 0 < ledger.share(TRADE) + ledger.share(PIRACY) <= 1
    assert "captain at the start" in ledger.tables()


def test_progress_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Beside the tables, which may go into a file."""
    monkeypatch.setattr(called, "TOLD", 1)
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    measure(2, 3)
    said = capsys.readouterr()
    assert (said.out, said.err) == ("", "1 of 2 games\n2 of 2 games\n")
