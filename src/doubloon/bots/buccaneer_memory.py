"""What a player of Buccaneer remembers: discs that lay on top before they were covered (B3.6)."""

from __future__ import annotations

from typing import Any

from doubloon.games.buccaneer.words import COLOURS, RANKS


class Memory:
    """Stacks as they were seen last; a new game begins when the turns go back."""

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
        tops = set()
        for crew in crews:
            tops.add(crew["top"])
            hidden[crew["owners"][0]].remove(crew["top"].partition("-")[2])
        stacks: dict[str, tuple[str, ...]] = {}
        found: dict[str, list[list[str]]] = {}
        for crew in crews:
            top = crew["top"]
            owners = crew["owners"]
            if len(owners) == 1:
                stacks[top] = (top.partition("-")[2],)
                found[top] = [list(stacks[top])]
                continue
            if crew["discs"] is not None:
                ranks = tuple(disc.partition("-")[2] for disc in crew["discs"])
            else:
                ranks = self.ranks(top, owners, tops, hidden)
            stacks[top] = ranks
            found[top] = [
                [rank] if rank else hidden[owner] for rank, owner in zip(ranks, owners, strict=True)
            ]
        self.stacks = stacks
        return found

    def ranks(
        self, top: str, owners: list[int], tops: set[str], hidden: list[list[str]]
    ) -> tuple[str, ...]:
        """The ranks of a stack, as far as they follow from the stacks it was made of."""
        known = self.stacks.get(top, (top.partition("-")[2],))
        if len(known) > len(owners):
            known = known[:1]
        ranks = list(known)
        while len(ranks) < len(owners):
            owner = owners[len(ranks)]
            colour = COLOURS[owner]
            covered = [
                stack
                for name in hidden[owner]
                if (stack := self.stacks.get(f"{colour}-{name}")) is not None
                and len(ranks) + len(stack) <= len(owners)
            ]
            if len(covered) == 1 and len(hidden[owner]) == 1:
                ranks += covered[0]
            elif len(hidden[owner]) == 1:
                ranks.append(hidden[owner][0])
            else:
                whole = [stack for stack in covered if len(ranks) + len(stack) == len(owners)]
                if len(whole) == 1 and len(covered) == 1:
                    ranks += whole[0]
                else:
                    ranks.append("")
        return tuple(
            rank if not at or rank in hidden[owner] else ""
            for at, (rank, owner) in enumerate(zip(ranks, owners, strict=True))
        )
