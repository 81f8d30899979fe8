"""The contracts and the adventure in numbers; zeros where they are not played."""

from __future__ import annotations

from doubloon.engine.seat import Seat
from doubloon.env.vectors.layout import capped
from doubloon.games.port_royal.contracts import Board
from doubloon.games.port_royal.deck import NO_CARD
from doubloon.games.port_royal.quest import FIELDS, Quest
from doubloon.games.port_royal.state import State
from doubloon.games.port_royal.words import (
    CONTRACTS,
    EVENTS,
    FIRST_CARD,
    GOODS,
    MAX_SEATS,
    PERSONALITIES,
    TASKS,
)

BOARD = 2 + CONTRACTS + MAX_SEATS * (1 + 6 + 2 * CONTRACTS)
QUEST = 4 + 3 * EVENTS + TASKS + MAX_SEATS
TRAVELLER = 5 + FIELDS + len(GOODS) + PERSONALITIES + TASKS


class BoardNumbers:
    """The contracts that lie out, who has claimed them, and the time pile."""

    def __init__(self) -> None:
        self.none = bytes(BOARD)

    def of(self, s: State, seat: Seat) -> bytes:
        """The whole board, the observer's side first."""
        board = s.board
        if board is None:
            return self.none
        row = [0] * (2 + CONTRACTS)
        row[0] = board.time
        row[1] = board.score
        for contract in board.laid:
            row[2 + contract] = 1
        for step in range(MAX_SEATS):
            player = (seat + step) % s.seats if step < s.seats else -1
            row += self.side(s, board, player)
        return bytes(row)

    def side(self, s: State, board: Board, player: Seat) -> list[int]:
        """One seat's cubes and ships."""
        row = [0] * (1 + 6 + 2 * CONTRACTS)
        if player < 0:
            return row
        row[0] = board.free_cubes(player)
        for ship in board.kept[player]:
            row[1 + s.deck.colour[ship]] += 1
        for contract in board.laid:
            claims = board.claims[contract]
            if player in claims:
                row[7 + contract] = 1 + claims.index(player)
            row[7 + CONTRACTS + contract] = board.steps[contract][player]
        return row


class QuestNumbers:
    """Tasks, events and travellers, and what the observer knows of the cards to come."""

    def __init__(self, kinds: int) -> None:
        self.kinds = kinds
        self.none = bytes(QUEST + 2 * kinds + MAX_SEATS * TRAVELLER)

    def of(self, s: State, seat: Seat) -> bytes:
        """The whole adventure, the observer's side first."""
        quest = s.quest
        if quest is None:
            return self.none
        row = [len(quest.calendar), quest.fewer, quest.scouted, 1 if quest.finished else 0]
        for events in ([quest.event], quest.past, quest.reserve):
            here = [0] * EVENTS
            for event in events:
                if event >= 0:
                    here[event] = 1
            row += here
        tasks = [0] * TASKS
        for task in quest.laid:
            tasks[task] = 1
        row += tasks
        row += self.known(s, quest, seat)
        for step in range(MAX_SEATS):
            player = (seat + step) % s.seats if step < s.seats else -1
            row += self.traveller(s, quest, player)
        return bytes(row)

    def known(self, s: State, quest: Quest, seat: Seat) -> list[int]:
        """Who knows the card on top, and what the observer itself knows (R22.1)."""
        knowers = [0] * MAX_SEATS
        for knower in quest.knowers:
            knowers[(knower - seat) % s.seats] = 1
        top = [0] * self.kinds
        if quest.top != NO_CARD and seat in quest.knowers:
            top[quest.top - FIRST_CARD] = 1
        coins = [0] * self.kinds
        for marked in quest.marked:
            for coin in marked:
                if seat in coin.knowers:
                    coins[coin.card - FIRST_CARD] += 1
        return knowers + top + coins

    def traveller(self, s: State, quest: Quest, player: Seat) -> list[int]:
        """One seat's personality board."""
        row = [0] * TRAVELLER
        if player < 0:
            return row
        row[0] = quest.cubes[player]
        row[1] = capped(quest.crowns[player])
        row[2] = 1 + quest.bound[player]
        row[3] = 1 if quest.traded[player] else 0
        row[4] = len(quest.marked[player])
        for field in range(FIELDS):
            row[5 + field] = quest.fields[player] >> field & 1
        for ship in quest.goods[player]:
            row[5 + FIELDS + s.deck.good[ship]] += 1
        at = 5 + FIELDS + len(GOODS)
        if quest.personality[player] >= 0:
            row[at + quest.personality[player]] = 1
        at += PERSONALITIES
        for task in quest.laid:
            done = quest.done[task]
            if player in done:
                row[at + task] = 1 + done.index(player)
        return row
