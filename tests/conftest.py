"""What all tests share. Hypothesis draws the same examples every time, so runs agree."""

from __future__ import annotations

import pytest
from hypothesis import settings

settings.register_profile("house", deadline=None, derandomize=True)
settings.load_profile("house")


LATE = "test_compiled.py"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What waits for the compiler comes late; the pages come last, they wait for each other."""
    items.sort(key=lambda item: (item.path.parent.name == "web", item.path.name == LATE))
