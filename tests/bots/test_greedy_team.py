"""Greedy teams of Port Royal: they win some games at every number of seats."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from doubloon.engine.refusal import Malformed
from doubloon.lab import balance, coop
from doubloon.lab.coop import Cell, kinds, measure
from doubloon.lab.counts import wilson
from doubloon.lab.pages import BEGIN, END, Page
from doubloon.lab.sim import simulate

TEAMS: list[tuple[int, dict[str, Any]]] = [
    *((seats, {"mode": "contracts-coop"}) for seats in range(1, 6)),
    *((seats, {"mode": "adventure-coop", "chapter": seats}) for seats in range(1, 5)),
    (3, {"mode": "adventure-coop", "chapter": 5}),
]


@pytest.mark.parametrize(("seats", "options"), TEAMS)
def test_a_greedy_team_wins_sometimes(seats: int, options: dict[str, Any]) -> None:
    """R13.5, R19.2: one of a few games at least, where random players win none."""
    assert any(
        simulate("port-royal", seats, ["greedy"], 1, seed, options).wins_by_seat[0] > 0
        for seed in range(12)
    )
    assert sum(simulate("port-royal", seats, ["random"], 5, 1, options).wins_by_seat) == 0


def test_every_cooperative_table_is_measured() -> None:
    """Five numbers of seats for contracts, four for each chapter."""
    assert len(list(kinds())) == 5 + 5 * 4


def test_a_team_wins_as_one() -> None:
    """A win counts once, however many share it."""
    cell = measure("contracts", 2, {"mode": "contracts-coop"}, 3, 1)
    assert 0 <= cell.wins <= 3
    assert cell == measure("contracts", 2, {"mode": "contracts-coop"}, 3, 1)


def test_interval() -> None:
    """Wilson's interval, by hand for 5 of 10."""
    low, high = wilson(5, 10)
    assert low == pytest.approx(0.2366, abs=1e-3)
    assert high == pytest.approx(0.7634, abs=1e-3)


def test_a_cell_out_of_range_is_marked() -> None:
    """25 % to 60 % is fine."""
    assert "(!)" not in Cell("contracts", 1, 100, 60, 15.0).row()
    assert "(!)" in Cell("contracts", 1, 100, 61, 15.0).row()


def test_only_the_table_is_exchanged(tmp_path: Path) -> None:
    """What stands around it stays."""
    path = tmp_path / "page.md"
    path.write_text(f"a\n{BEGIN}\nold\n{END}\nb")
    page = Page(path)
    path.write_text(path.read_text() + " and more")  # While games are played.
    page.write("new")
    assert path.read_text() == f"a\n{BEGIN}\nnew\n{END}\nb and more"


@pytest.mark.parametrize("main", [coop.main, balance.main])
def test_nothing_is_played_for_a_page_that_is_none(
    main: Callable[[str], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A page that is not there, or has no place for a table."""
    for module in (coop, balance):
        monkeypatch.setattr(module, "measure", None)
    bare = tmp_path / "bare.md"
    bare.write_text("no table here")
    with pytest.raises(Malformed, match="no place for tables"):
        main(str(bare))
    with pytest.raises(Malformed, match="cannot be read"):
        main(str(tmp_path / "gone.md"))
