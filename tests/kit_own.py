"""A bot of one's own that plays the first turns and then stumbles, as its file reads."""

from __future__ import annotations

OWN = """
class First:
    def choose(self, view, decision):
        if view["turn"] > 3:
            raise ValueError("enough")
        return decision.options[0]
"""
