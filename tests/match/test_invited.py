"""Who may be invited to play, and how."""

from __future__ import annotations

from typing import Any

import pytest

import doubloon
from doubloon import Malformed


class First:
    """Takes the first option."""

    def choose(self, view: dict[str, Any], decision: doubloon.Decision) -> doubloon.Choice:
        return decision.options[0]


def test_names_with_commas_are_bots() -> None:
    """A text means what it means on the command line."""
    named = doubloon.play("port-royal", "greedy, random", seed=3)
    assert named.log == doubloon.play("port-royal", ["greedy", "random"], seed=3).log
    with pytest.raises(Malformed, match="not 1"):
        doubloon.play("port-royal", "greedy")
    with pytest.raises(Malformed, match="gredy"):
        doubloon.play("port-royal", "greedy,gredy")


def test_objects_that_choose_are_bots() -> None:
    """Beside named ones, from anything that can be gone through."""
    table = doubloon.play("port-royal", (bot for bot in (First(), "random")), seed=3)  # type: ignore[arg-type]
    assert table.outcome is not None


@pytest.mark.parametrize(
    ("bots", "why"),
    [
        ([object(), "random"], "choose(view, decision)"),
        (["random", None], "choose(view, decision)"),
        ([First, "random"], "First is a class"),
        (First(), "Bots are given as a list"),
        (3, "Bots are given as a list"),
    ],
)
def test_who_cannot_choose_is_refused(bots: Any, why: str) -> None:
    """At once, and with a sentence."""
    with pytest.raises(Malformed) as caught:
        doubloon.play("port-royal", bots)
    assert why in str(caught.value)
