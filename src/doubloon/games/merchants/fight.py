"""A combat in progress: who fights whom, and what has been rolled (M10, M12)."""

from __future__ import annotations

from typing import TypeAlias

Side: TypeAlias = int
"""A ship that can fight: a player's seat, or FIRST_NPC_SIDE + npc, or GARRISON."""


class Fight:
    """Everything about one combat that must not be forgotten between its steps."""

    def __init__(self, attacker: Side, defender: Side) -> None:
        self.sides = (attacker, defender)
        """Attacker first: lists below are in this order."""
        self.round = 0
        self.declared = [0, 0]
        """What each side does in this round: SHOOT, BOARD or FLEE."""
        self.dice: list[tuple[int, ...]] = [(), ()]
        """Each side's manoeuvre or crew roll."""
        self.hits: list[tuple[int, ...]] = [(), ()]
        """The faces of the hits that each side has scored in this round."""
        self.used = [0, 0]
        """What each side has used up in this combat: bits of USED_*."""
        self.garrison = (0, 0)
        """Crew and Leadership of an enemy without a ship."""

    def clone(self) -> Fight:
        """An independent copy."""
        copy = Fight(self.sides[0], self.sides[1])
        copy.round = self.round
        copy.declared = self.declared[:]
        copy.dice = self.dice[:]
        copy.hits = self.hits[:]
        copy.used = self.used[:]
        copy.garrison = self.garrison
        return copy
