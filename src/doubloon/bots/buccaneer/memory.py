"""What a player of Buccaneer remembers: discs that lay on top before they were covered (B3.6)."""

from __future__ import annotations

from typing import Any

from doubloon.games.buccaneer.words import COLOURS, RANKS


class Memory:
    """Stacks as they were seen last; a new game begins when the turns go back.

    Turns that are taken back look the same as a new game, and a bot may play many: so then, too,
    all is forgotten, and what was seen before them with it.
    """

    def __init__(self) -> None:
        self.turn = 0
        self.stacks: dict[str, tuple[str, ...]] = {}
        """By the top disc: the ranks from the top down, "" for what is not known."""

    def recall(self, view: dict[str, Any]) -> dict[str, list[list[str]]]:
        """The ranks that each disc of each stack may have, by the top disc of the stack."""
        crews = view["crews"]
        if view["turn"] < self.turn:
            self.stacks = {}
        self.turn = view["turn"]
        hidden = [list(RANKS) for _ in view["players"]]
        for crew in crews:
            hidden[crew["owners"][0]].remove(crew["top"].partition("-")[2])
        stacks: dict[str, tuple[str, ...]] = {}
        found: dict[str, list[list[str]]] = {}
        for crew in crews:
            top, owners = crew["top"], crew["owners"]
            if len(owners) == 1:
                rank = top.partition("-")[2]
                stacks[top] = (rank,)
                found[top] = [[rank]]
                continue
            if crew["discs"] is not None:
                ranks = tuple(disc.partition("-")[2] for disc in crew["discs"])
            else:
                ranks = self.ranks(top, owners, hidden)
            stacks[top] = ranks
            found[top] = [
                [rank] if rank else hidden[owner] for rank, owner in zip(ranks, owners, strict=True)
            ]
        self.stacks = stacks
        return found

    def ranks(self, top: str, owners: list[int], hidden: list[list[str]]) -> tuple[str, ...]:
        """The ranks of a stack, as far as they follow from the stacks it was made of."""
        known = self.stacks.get(top, (top.partition("-")[2],))
        if len(known) > len(owners):
            known = known[:1]
        ranks = list(known)
        while len(ranks) < len(owners):
            owner, room = owners[len(ranks)], len(owners) - len(ranks)
            covered = [
                stack
                for name in hidden[owner]
                if (stack := self.stacks.get(f"{COLOURS[owner]}-{name}")) and len(stack) <= room
            ]
            only = len(hidden[owner]) == 1
            if len(covered) == 1 and (only or len(covered[0]) == room):
                ranks += covered[0]
            else:
                ranks.append(hidden[owner][0] if only else "")
        return tuple(
            rank if not at or rank in hidden[owner] else ""
            for at, (rank, owner) in enumerate(zip(ranks, owners, strict=True))
        )
