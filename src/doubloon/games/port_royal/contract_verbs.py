"""What players do with contracts: the only code that moves their cubes."""

from __future__ import annotations

from doubloon.engine.seat import Seat
from doubloon.games.port_royal import events
from doubloon.games.port_royal.contracts import ContractId, time_cards
from doubloon.games.port_royal.deck import CardId
from doubloon.games.port_royal.state import State
from doubloon.games.port_royal.verbs import fee, gain, pay, pay_fee, watch_end


def lay_out(s: State, contract: ContractId) -> None:
    """A contract is turned up; it stays for the whole game (R11.1)."""
    assert s.board is not None
    s.board.laid.append(contract)
    if s.telling:
        s.note(events.LaidOut(s.rules.contracts[contract].id))


def stack_time(s: State) -> None:
    """Take the time pile off the draw pile, unseen (R13.2)."""
    assert s.board is not None
    s.board.time = time_cards([s.rules.contracts[contract] for contract in s.board.laid])
    s.pile -= s.board.time
    if s.telling:
        s.note(events.TimeStacked(s.board.time))


def set_aside(s: State, seat: Seat) -> None:
    """Move a time card to the score pile, unseen (R13.3)."""
    assert s.board is not None
    s.board.time -= 1
    s.board.score += 1
    if s.telling:
        s.note(events.SetAside(seat))


def advance(s: State, seat: Seat, contract: ContractId) -> None:
    """Put the cube one step on; the last step completes the contract (R11.3, R12.5)."""
    board = s.board
    assert board is not None
    facts = s.rules.contracts[contract]
    done = board.steps[contract][seat] + 1
    if done < facts.steps:
        put_step(s, seat, contract, done)
        if s.telling:
            s.note(events.Stepped(seat, facts.id, done))
        return
    put_step(s, seat, contract, 0)
    place = len(board.claims[contract])
    board.claims[contract] += (seat,)
    coins = facts.rewards[place] if place < len(facts.rewards) else 0
    if s.telling:
        s.note(events.Claimed(seat, facts.id, coins))
    if board.coop and board.all_done():
        s.ending = True
        s.stack.clear()
    if facts.need.repelled:
        s.discard += board.kept[seat]
        board.kept[seat] = ()
    gain(s, seat, coins)
    pay(s, seat, facts.need.pay_coins)
    watch_end(s, seat)


def put_step(s: State, seat: Seat, contract: ContractId, step: int) -> None:
    """Put the seat's cube on a step of the contract, or off it."""
    assert s.board is not None
    steps = s.board.steps[contract]
    s.board.steps[contract] = (*steps[:seat], step, *steps[seat + 1 :])


def drive_off(s: State, seat: Seat, ship: CardId) -> None:
    """A repelled ship is discarded, or kept for Pirate's Nest (R3.3, R12.11)."""
    if s.telling:
        s.note(events.Repelled(seat, s.deck.ids[ship]))
    board = s.board
    if board is not None and wants_ship(s, seat, ship):
        board.kept[seat] += (ship,)
        if s.telling:
            s.note(events.Kept(seat, s.deck.ids[ship]))
    else:
        s.discard.append(ship)


def wants_ship(s: State, seat: Seat, ship: CardId) -> bool:
    """Whether the first ship of this colour is kept: the seat could still use it (R12.11)."""
    board = s.board
    assert board is not None
    colours = s.deck.colour
    for contract in board.laid:
        if s.rules.contracts[contract].need.repelled and board.may_claim(seat, contract):
            return all(colours[kept] != colours[ship] for kept in board.kept[seat])
    return False


def waive(s: State, seat: Seat, ship: CardId) -> None:
    """Take a ship and decline its coins, Traders' included; it is discarded (R12.5, R8.4c).

    The coin for the active player is still due, from the purse (R12.5c).
    """
    s.harbour.remove(ship)
    s.discard.append(ship)
    if s.telling:
        s.note(events.Waived(seat, s.deck.ids[ship]))
    if fee(s, seat):
        pay_fee(s, seat)
