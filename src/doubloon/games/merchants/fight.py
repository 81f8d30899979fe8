"""A combat in progress: who fights whom, and what has been rolled (M10, M12)."""

from __future__ import annotations

from typing import Final, TypeAlias

Side: TypeAlias = int
"""A ship that can fight: a player's seat, or FIRST_NPC_SIDE + npc, or GARRISON."""
Place: TypeAlias = int
"""A side's place in a combat: 0 for the attacker, 1 for the defender."""

NO_ONE: Final = -1
"""No place, no location, no looter."""
AT_SEA: Final = -1
"""In `landing`: a combat of two ships."""


class Fight:
    """Everything about one combat that must not be forgotten between its steps."""

    def __init__(self, attacker: Side, defender: Side) -> None:
        self.sides = (attacker, defender)
        """Attacker first: lists below are in this order."""
        self.round = 0
        """Of the naval combat; Long Guns fire in round 0."""
        self.quiet = 0
        """Rounds in a row in which nobody hit anything (M10.1a)."""
        self.declared = [0, 0]
        """What each side does in this round: SHOOT, BOARD or FLEE."""
        self.dice: list[tuple[int, ...]] = [(), ()]
        """Each side's manoeuvre or crew roll."""
        self.winner: Place = NO_ONE
        """Who has won the manoeuvre."""
        self.escaping = False
        """The winner of the manoeuvre gets away (M10.6)."""
        self.counts = [0, 0]
        """How many hits each side scores in this round, before they are located."""
        self.hits: list[tuple[int, ...]] = [(), ()]
        """The locations of the hits that each side has scored in this round, or SKULL."""
        self.shot = [NO_ONE, NO_ONE]
        """The location that a side's special shot is aimed at in this round (M13.3, M13.4)."""
        self.extra = [0, 0]
        """Hands lent to the crew for this crew combat, the first to fall."""
        self.used = [0, 0]
        """What each side has used up in this combat: bits of USED_*."""
        self.garrison = (0, 0)
        """Crew and Leadership of an enemy without a ship."""
        self.landing = AT_SEA
        """What a combat ashore is fought for: the kind that `landing_won` is told."""
        self.looter: Side = NO_ONE
        """Who plunders the other side just now, and sees what it holds (M14.1)."""

    def clone(self) -> Fight:
        """An independent copy."""
        copy = Fight(self.sides[0], self.sides[1])
        copy.round = self.round
        copy.quiet = self.quiet
        copy.declared = self.declared[:]
        copy.dice = self.dice[:]
        copy.winner = self.winner
        copy.escaping = self.escaping
        copy.counts = self.counts[:]
        copy.hits = self.hits[:]
        copy.shot = self.shot[:]
        copy.extra = self.extra[:]
        copy.used = self.used[:]
        copy.garrison = self.garrison
        copy.landing = self.landing
        copy.looter = self.looter
        return copy

    def dump(self) -> dict[str, list[int]]:
        """The combat as plain data; everybody may know all of it."""
        return {
            "sides": list(self.sides),
            "round": [self.round],
            "quiet": [self.quiet],
            "declared": self.declared[:],
            "own_dice": list(self.dice[0]),
            "their_dice": list(self.dice[1]),
            "winner": [self.winner],
            "escaping": [int(self.escaping)],
            "counts": self.counts[:],
            "own_hits": list(self.hits[0]),
            "their_hits": list(self.hits[1]),
            "shot": self.shot[:],
            "extra": self.extra[:],
            "used": self.used[:],
            "garrison": list(self.garrison),
            "landing": [self.landing],
            "looter": [self.looter],
        }
