"""Which cards the next one is among, as far as a view of Port Royal tells."""

from __future__ import annotations

from typing import Any, TypeAlias

Bag: TypeAlias = dict[str, int]
"""Cards by id, and how often each counts."""


def next_cards(view: dict[str, Any]) -> Bag:
    """The cards that the next one is among: the discard pile's when the pile is empty (R1.7)."""
    unseen: list[Bag] = view["unseen"]
    board, quest = view["board"], view["quest"]
    if board is not None and board["time"] and not view["revealed"]:
        return unseen[0]
    if not view["pile"]:
        discard: Bag = view["discard"]
        return discard
    if quest is not None:
        if quest["top"] is not None:
            return {quest["top"]: 1}
        if quest["mixed"] == len(unseen) - 1:
            return mixed(unseen[-1], unseen[-2], quest["mixed_size"])
    return unseen[-1]


def mixed(added: Bag, older: Bag, size: int) -> Bag:
    """What a pile may give that cards were added to, each as often as it weighs (R15.2)."""
    inside = size - sum(added.values())
    if inside <= 0:
        return added
    many = sum(older.values())
    bag = {id: copies * many for id, copies in added.items()}
    for id, copies in older.items():
        bag[id] = bag.get(id, 0) + copies * inside
    return bag
