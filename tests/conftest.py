"""What all tests share. Hypothesis draws the same examples every time, so runs agree."""

from __future__ import annotations

import pytest
from hypothesis import settings

settings.register_profile("house", deadline=None, derandomize=True)
settings.load_profile("house")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Pages come first: they wait a lot, and others work meanwhile. What needs the compiler comes
    late, but not last: it takes long."""
    items.sort(key=turn)


def turn(item: pytest.Item) -> int:
    """When a test has its turn."""
    if item.path.name == "test_compiled.py":
        return 2
    return {"web": 0, "tui": 3}.get(item.path.parent.name, 1)
