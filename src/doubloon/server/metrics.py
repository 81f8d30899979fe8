"""Figures about the server, in the text form of Prometheus."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from doubloon.server.hub import Hub


def metrics(hub: Hub) -> str:
    """All figures; none of them says who plays or what."""
    figures = {
        "doubloon_up_seconds": ("gauge", time.time() - hub.started),
        "doubloon_tables_in_memory": ("gauge", len(hub.rooms)),
        "doubloon_lines_open": ("gauge", len(hub.wires)),
        "doubloon_steps_total": ("counter", hub.steps),
        "doubloon_commits_total": ("counter", hub.scribe.commits),
        "doubloon_bot_fallbacks_total": ("counter", hub.bots.fallbacks),
    }
    return "".join(
        f"# TYPE {name} {kind}\n{name} {round(value, 3)}\n"
        for name, (kind, value) in figures.items()
    )
