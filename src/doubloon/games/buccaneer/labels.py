"""What the components are called."""

from __future__ import annotations

from doubloon.engine.message import Message
from doubloon.games.buccaneer.facts import Facts
from doubloon.games.buccaneer.words import COLOURS, DISCS, RANKS, disc_name


def labels(facts: Facts) -> dict[str, Message]:
    """A name for every disc, ship and loot kind."""
    named = {
        disc_name(disc): Message("disc", {"colour": COLOURS[disc // 5], "rank": RANKS[disc % 5]})
        for disc in range(DISCS)
    }
    named |= {id: Message("prize-" + id) for id in facts.ships}
    named |= {id: Message("loot-" + id) for id in facts.loot}
    named |= {rank: Message("pirate-" + rank) for rank in RANKS}
    return named
