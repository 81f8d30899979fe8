"""A captain of Merchants & Marauders in port, with the port action just begun.

    t = harbour("havana", cargo={P1: ["rum"]}, demand={"havana": "rum"})
    t.play("P1 sell rum", "P1 done", "? wood")

The token of the port lies face up (Chasers) unless a test offers another one.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from doubloon.games.merchants.frames import every as every
from kit_merchants import P1, Voyage, sea


def harbour(
    place: str,
    captain: str = "felipe_montemayor",
    *,
    offer: Mapping[str, str] | None = None,
    **options: Any,
) -> Voyage:
    """P1 in that port, asked what to do there."""
    offer = {place: "chasers"} if offer is None else offer
    t = sea(captains={P1: captain}, ports={P1: place}, offer=offer, **options)
    t.do("port_action", P1)
    return t


def words(t: Voyage, *starts: str) -> set[str]:
    """The options that begin with one of these words."""
    return {word for word in t.options if word.split()[0] in starts}
