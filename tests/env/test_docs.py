"""The examples of docs/env.md run, and the page names every environment."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from doubloon.env.ids import env_ids

PAGE = (Path(__file__).parents[2] / "docs" / "env.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize("code", EXAMPLES, ids=["aec", "gym", "openspiel"])
def test_examples_run(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    """What we show works as shown, and says what came of it."""
    exec(compile(code, "docs/env.md", "exec"), {})
    assert capsys.readouterr().out.strip()


def test_every_environment_is_named() -> None:
    """Whoever looks for a mode finds its name."""
    assert set(re.findall(r"`(doubloon/[a-z-]+-v\d+)`", PAGE)) == set(env_ids())
