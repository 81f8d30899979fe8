"""What the docs say of views is what views hold, and their examples run."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import doubloon

BOTS = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
NAMED = set(re.findall(r"`([a-z_]+)`", BOTS.split("## What a view", 1)[1]))


def keys(data: Any) -> set[str]:
    """The keys of a view, and of what it holds, as far as they are not card ids."""
    found: set[str] = set()
    if isinstance(data, dict):
        for key, value in data.items():
            found |= {key} | (keys(value) if key not in ("discard", "unseen", "options") else set())
    elif isinstance(data, list):
        for value in data:
            found |= keys(value)
    return found


def test_every_key_of_a_view_is_told() -> None:
    """A bot author finds each key of a view in docs/bots.md, and none that is not there."""
    views: set[str] = set()
    for mode in ("classic", "contracts", "adventure"):
        t = doubloon.play("port-royal", ["random"] * 3, seed=1, options={"mode": mode})
        views |= keys(t.view(0))
    coin = {"shuffle", "card"}
    assert views - NAMED - coin == set()


def test_the_example_runs() -> None:
    """The bot of the page plays."""
    (code,) = re.findall(r"```python\n(.*?)```", BOTS, re.DOTALL)
    exec(compile(code, "docs/bots.md", "exec"), {})
