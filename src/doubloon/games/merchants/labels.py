"""What the components are called."""

from __future__ import annotations

from doubloon.engine.message import Message
from doubloon.games.merchants.facts import Facts
from doubloon.games.merchants.words import NATIONS, NPC_NAMES, card_names


def labels(facts: Facts) -> dict[str, Message]:
    """A name for every zone, captain, ship, good, token and card, by its id."""
    named = {id: Message("m-zone-" + id) for id in facts.zones}
    for ids in (
        facts.captains,
        facts.specialists,
        facts.ships,
        facts.goods,
        facts.mods,
        facts.weapons,
        facts.events,
        facts.glory,
        facts.rumours,
        facts.missions,
        NPC_NAMES[NATIONS:],
        ("merchant", "garrison"),
    ):
        named |= {id: Message("m-" + id) for id in ids}
    named |= {"npc_" + nation: Message("m-npc_" + nation) for nation in NPC_NAMES[:NATIONS]}
    for card, id in enumerate(card_names(facts.goods)):
        named[id] = Message("m-" + facts.goods[card // 8])
    return named
