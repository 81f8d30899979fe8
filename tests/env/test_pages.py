"""The pages of docs/env are made from the code, and a change of what they say needs a version."""

from __future__ import annotations

import sys

import pytest

import env_pages
from doubloon.env.vectors.layout import Layout


def test_pages_are_up_to_date(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever changes a layout makes them anew."""
    monkeypatch.setattr(sys, "argv", ["env_pages.py", "--check"])
    assert env_pages.main() == 0


def test_another_layout_needs_another_version(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The same version with other numbers is refused, with or without --check."""
    usual = env_pages.vector

    class Shorter:
        def __init__(self, id: str) -> None:
            layout = usual(id).layout
            self.layout = Layout(layout.game, layout.version, layout.parts[:-1])

    monkeypatch.setattr(env_pages, "vector", Shorter)
    monkeypatch.setattr(sys, "argv", ["env_pages.py"])
    assert env_pages.main() == 1
    assert "raise VERSION" in capsys.readouterr().out
