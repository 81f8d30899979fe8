"""The contracts: facts from the data file, and the board where they lie (R11 to R13)."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final, TypeAlias

from doubloon.engine.seat import Seat
from doubloon.games.port_royal.deck import NO_COLOUR, ROLES, SHIPS, CardId
from doubloon.games.port_royal.words import CONTRACTS, GOODS

ContractId: TypeAlias = int
"""A contract by its place in the data file."""

CUBES: Final = 3
INFLUENCE: Final = (0, 0, 1, 3)
"""1 for the second contract, 2 more for the third, by how many are completed (R11.6)."""
LAID_OUT: Final = 4
"""Contracts of a competitive game (R11.1)."""
LAID_OUT_COOP: Final = (0, 3, 5, 7, 9, 11)
"""Contracts of a cooperative game, by seats (R13.1)."""
TIME_CARDS: Final = 13
RANKS: Final = ("landlubbers", "sailors", "pirates", "captains", "terror")
"""One rank for every two cards in the score pile (R13.9)."""


class Board:
    """Where the contracts and cubes are. A cube on a step is bound to its contract (R12.5a)."""

    def __init__(
        self,
        coop: bool,
        laid: list[ContractId],
        claims: list[tuple[Seat, ...]],
        steps: list[tuple[int, ...]],
        kept: list[tuple[CardId, ...]],
        time: int,
        score: int,
    ) -> None:
        self.coop = coop
        self.laid = laid
        """The contracts on the table, in the order they were laid out."""
        self.claims = claims
        """Who has completed each of the 18, in order."""
        self.steps = steps
        """How far each seat is with each of the 18; all zero where there are no steps."""
        self.kept = kept
        """Repelled ships kept for Pirate's Nest, by seat (R12.11)."""
        self.time = time
        """Cards in the time pile: unseen cards of the first shuffle (R13.2)."""
        self.score = score
        """Time cards moved to the score pile, unseen for good (R13.3)."""

    def clone(self) -> Board:
        """An independent copy."""
        return Board(
            self.coop,
            self.laid[:],
            self.claims[:],
            self.steps[:],
            self.kept[:],
            self.time,
            self.score,
        )

    def completed(self, seat: Seat) -> int:
        """How many contracts the seat has completed."""
        done = 0
        for contract in self.laid:
            if seat in self.claims[contract]:
                done += 1
        return done

    def free_cubes(self, seat: Seat) -> int:
        """Cubes that lie neither on a price row nor on a step (R12.5b)."""
        free = CUBES
        for contract in self.laid:
            if seat in self.claims[contract] or self.steps[contract][seat]:
                free -= 1
        return free

    def influence(self, seat: Seat) -> int:
        """What the seat's completed contracts give (R11.6)."""
        return INFLUENCE[self.completed(seat)]

    def may_claim(self, seat: Seat, contract: ContractId) -> bool:
        """Whether the contract lies out and the seat has a cube for it (R11.2, R12.5b)."""
        if contract not in self.laid or seat in self.claims[contract]:
            return False
        return self.steps[contract][seat] > 0 or self.free_cubes(seat) > 0

    def all_done(self) -> bool:
        """Whether every contract has been completed at least once (R13.5, R13.10)."""
        return all(self.claims[contract] for contract in self.laid)


def empty_board(coop: bool, seats: int) -> Board:
    """The board before any contract is laid out."""
    return Board(
        coop,
        laid=[],
        claims=[() for _ in range(CONTRACTS)],
        steps=[(0,) * seats for _ in range(CONTRACTS)],
        kept=[() for _ in range(seats)],
        time=0,
        score=0,
    )


class Need:
    """A requirement: minimums to have, coins to pay, or a moment that must come."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.have = [(ROLES.index(role), number) for role, number in row.get("have", {}).items()]
        """Persons by role; no Jack stands in for them (R12.1)."""
        self.swords: int = row.get("swords", 0)
        self.influence: int = row.get("influence", 0)
        self.expeditions: int = row.get("expeditions", 0)
        self.persons: int = row.get("persons", 0)
        self.cost_at_most: int = row.get("cost_at_most", 0)
        """The printed cost of those persons; discounts do not count (R12.2)."""
        self.cost_at_least: int = row.get("cost_at_least", 0)
        self.pay_coins: int = row.get("pay_coins", 0)
        self.pay_crowns: int = row.get("pay_crowns", 0)
        goods = row.get("pay_goods", {})
        self.pay_goods = [goods.get(good, 0) for good in GOODS]
        """Kept ships to spend, by the good they stand for (R16.1)."""
        self.pay_ares: int = goods.get("ares", 0)
        """Kept Ares ships to spend besides, whichever good they are."""
        self.harbour_cards: int = row.get("harbour_cards", 0)
        """Exactly so many cards must lie in the harbour (R23.8)."""
        self.take_fewer: int = row.get("take_fewer", 0)
        self.stop_with: int = row.get("stop_with", 0)
        """Phase 1 must end with exactly so many cards in the harbour (R23.9)."""
        self.repelled = "repelled_colours" in row
        """A ship of each colour must have been repelled (R12.11)."""
        self.colours: int = row.get("colours", 0)
        """Ships of so many colours must lie in the harbour (R12.9, R12.10)."""
        self.waived = SHIPS.index(row["waive_ship"]) if "waive_ship" in row else NO_COLOUR
        """A ship of this colour must be taken without its coins (R12.5, R12.6)."""
        self.tax_paid: bool = row.get("tax_paid", False)
        self.busted: bool = row.get("busted", False)


class Contract:
    """One contract's facts."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.id: str = row["id"]
        self.need = Need(row["need"])
        self.steps: int = row.get("steps", 1)
        """How often its moment must come (R12.5, R12.6, R12.9)."""
        self.now: bool = row.get("now", False)
        self.active: bool = row.get("active", False)
        self.coop: bool = row.get("coop", False)
        self.rewards: list[int] = row["rewards"]
        self.seal: int = row["seal"]
        self.letter: str = row["letter"]


def read_contracts() -> list[dict[str, Any]]:
    """The rows of the data file, each with its confidence and source."""
    text = Path(__file__).with_name("data").joinpath("contracts.toml").read_text(encoding="utf-8")
    data = tomllib.loads(text)
    shared = {name: value for name, value in data.items() if name != "cards"}
    return [
        {"set": "contracts", "kind": "contract", "copies": 1, **row, **shared}
        for row in data["cards"]
    ]


def time_cards(contracts: list[Contract]) -> int:
    """13, the seal numbers, and 1 per different seal letter (R13.2, R13.11)."""
    letters = {contract.letter for contract in contracts} - {""}
    return TIME_CARDS + sum(contract.seal for contract in contracts) + len(letters)
