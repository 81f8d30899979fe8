"""The tree: what was found out about the choices at each question."""

from __future__ import annotations

from math import sqrt
from typing import Final, TypeAlias

LIKED: Final = 0.5
"""How much of all curiosity goes to the choice that looks best at first sight."""

Arm: TypeAlias = list[float]
"""How often a choice was looked at, and what that was worth in all."""


class Node:
    """A question to a seat. Options may differ from world to world: a choice is weighed among
    those that are open in the world at hand."""

    __slots__ = ("arms", "branches", "favourite", "mark", "seat")

    def __init__(self, seat: int, mark: object, favourite: int) -> None:
        self.seat = seat
        self.mark = mark
        self.favourite = favourite
        """What a quick look would choose."""
        self.arms: dict[int, Arm] = {}
        self.branches: dict[tuple[int, int, object], Node] = {}
        """What followed: by the choice, who is asked next, and what tells the position apart."""

    def select(self, codes: list[int], curiosity: float) -> int:
        """The choice to look at now: good so far, or liked, or seldom looked at."""
        arms = self.arms
        seen = total = 0.0
        for code in codes:
            arm = arms.get(code)
            if arm is not None:
                seen += arm[0]
                total += arm[1]
        mean = total / seen if seen else 0.0
        push = curiosity * sqrt(seen + 1.0)
        other = (1.0 - LIKED) / len(codes)
        best, found = -1e9, codes[0]
        for code in codes:
            share = other + LIKED if code == self.favourite else other
            arm = arms.get(code)
            if arm is None:
                bound = mean + push * share
            else:
                bound = arm[1] / arm[0] + push * share / (1.0 + arm[0])
            if bound > best:
                best, found = bound, code
        return found

    def learn(self, code: int, worth: float) -> None:
        """A choice led to something of this worth."""
        arm = self.arms.get(code)
        if arm is None:
            self.arms[code] = [1.0, worth]
        else:
            arm[0] += 1.0
            arm[1] += worth

    def visits_of(self, code: int) -> float:
        """How often a choice was looked at."""
        arm = self.arms.get(code)
        return arm[0] if arm else 0.0

    def worth_of(self, code: int) -> float:
        """What a choice is worth, as far as is known."""
        arm = self.arms.get(code)
        return arm[1] / arm[0] if arm else 0.0

    def best(self, codes: list[int]) -> int:
        """The choice that was looked at most; the better one of equals."""
        return max(codes, key=lambda code: (self.visits_of(code), self.worth_of(code)))

    def lead(self) -> float:
        """How much more often the first choice was looked at than the second."""
        visits = sorted((arm[0] for arm in self.arms.values()), reverse=True)
        return visits[0] - visits[1] if len(visits) > 1 else 0.0

    def marks_below(self, seat: int) -> dict[object, Node]:
        """The questions to a seat that may come, by their marks."""
        found: dict[object, Node] = {}
        open = list(self.branches.values())
        while open:
            node = open.pop()
            if node.mark is not None and node.seat == seat:
                found[node.mark] = node
            open += node.branches.values()
        return found
