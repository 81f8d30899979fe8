"""What all tests share. Hypothesis draws the same examples every time, so runs agree."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("house", deadline=None, derandomize=True)
settings.load_profile("house")
