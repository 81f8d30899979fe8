"""The tool that finds rules without a test."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

TOOL = Path(__file__).parents[2] / "tools" / "coverage_of_rules.py"
PAGE = "- **R3.6** Bust.\n  - **R3.6a** A player may decline (R3.3).\n| **R99.1** | later |\n"


@pytest.fixture
def tool() -> ModuleType:
    """The tool as a module of its own."""
    spec = importlib.util.spec_from_file_location("coverage_of_rules", TOOL)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def check(tool: ModuleType, folder: Path, docstring: str) -> int:
    """Run the tool on a page of three rules and one test."""
    tool.CLAIMS.clear()
    tool.CLAIMS["port-royal"] = ["R3"]
    (folder / "port-royal.md").write_text(PAGE, encoding="utf-8")
    source = f'def test_it():\n    """{docstring}"""\n\ndef helper():\n    """R3.6a"""\n'
    (folder / "test_it.py").write_text(source, encoding="utf-8")
    return int(tool.main(folder, folder))


def test_every_rule_that_is_played_is_cited(
    tool: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    """The house's own rules and tests."""
    assert tool.main() == 0, capsys.readouterr().out


def test_all_cited(tool: ModuleType, tmp_path: Path) -> None:
    assert check(tool, tmp_path, "R3.6, R3.6a: both.") == 0


def test_a_rule_does_not_stand_for_its_letter(
    tool: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert check(tool, tmp_path, "R3.6: only the first.") == 1
    assert "no test cites R3.6a\n" in capsys.readouterr().out


def test_a_letter_does_not_stand_for_its_rule(
    tool: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert check(tool, tmp_path, "R3.6a: only the second.") == 1
    assert "no test cites R3.6\n" in capsys.readouterr().out


def test_a_rule_that_does_not_exist(
    tool: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert check(tool, tmp_path, "R3.6, R3.6a, R3.60: a slip.") == 1
    assert "no rule: R3.60\n" in capsys.readouterr().out


def test_a_claim_to_a_rule_that_does_not_exist(
    tool: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    check(tool, tmp_path, "R3.6, R3.6a: both.")
    tool.CLAIMS["port-royal"].append("R24.99")

    assert tool.main(tmp_path, tmp_path) == 1
    assert "not in the rules: R24.99\n" in capsys.readouterr().out
