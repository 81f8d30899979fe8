"""The example that learns: what it is told is checked before it begins."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

FILE = Path(__file__).parents[2] / "examples" / "orders.py"


@pytest.fixture
def orders(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The part of the example that needs no PyTorch."""
    spec = importlib.util.spec_from_file_location("orders", FILE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "orders", module)
    spec.loader.exec_module(module)
    return module


def test_what_makes_sense_is_taken(orders: ModuleType, tmp_path: Path) -> None:
    told = orders.read(["--rivals", "greedy", "--steps", "5", "--save", str(tmp_path / "agent")])
    assert (told.rivals, told.steps, told.games) == ("greedy", 5, 400)
    assert told.save == tmp_path / "agent.zip"
    assert orders.table(told.rivals).seats == 2
    assert orders.table(orders.read([]).rivals).seats == 4


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ("--rivals gredy", 'no bot called "gredy"'),
        ("--rivals none", "2 to 5 seats, not 1"),
        ("--rivals random,random,random,random,random", "2 to 5 seats, not 6"),
        ("--games 0", "--games: a whole number is needed, 1 or more, not 0"),
        ("--steps -5", "--steps: a whole number is needed, 1 or more, not -5"),
        ("--steps 1e5", "not 1e5"),
        ("--minutes nan", "--minutes: a number above 0 is needed, not nan"),
        ("--minutes soon", "not soon"),
        ("--seed 4294967296", "from 0 to 4294967295"),
        ("--save /nonexistent/a.zip", "Nothing can be written to /nonexistent/a.zip"),
    ],
)
def test_what_makes_none_is_refused(
    orders: ModuleType, said: str, why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """With a sentence, and before anything is learned."""
    with pytest.raises(SystemExit):
        orders.read(said.split())
    assert why in capsys.readouterr().err


def test_the_help_tells_what_is_measured(
    orders: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    """The agent plays against its rivals, whoever they are; choices come in rounds."""
    with pytest.raises(SystemExit):
        orders.read(["--help"])
    told = " ".join(capsys.readouterr().out.split())
    assert "then let it play against the same bots" in told
    assert "whole rounds of 2,048" in told
