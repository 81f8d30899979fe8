"""What a seat may know, as plain data, and a position made from nothing but that.

Nobody looks at coins or into the pile (R1.3), so there are no secrets between players but for what
a Scout has seen (R22.1). Otherwise every seat's view is the same but for `seat`, and it holds the
whole state.
"""

from __future__ import annotations

from collections import Counter
from copy import deepcopy
from random import Random
from typing import Any, Final, TypedDict

from doubloon.engine.frame import Frame
from doubloon.engine.seat import Seat
from doubloon.games.port_royal.contracts import Board, empty_board
from doubloon.games.port_royal.deck import Deck
from doubloon.games.port_royal.frames import (
    contract,
    discover,
    expedition,
    goods,
    month,
    offer,
    people,
    scout,
    tax,
    trade,
    turn,
    unveil,
)
from doubloon.games.port_royal.odds import bust_odds
from doubloon.games.port_royal.persons import influence, swords
from doubloon.games.port_royal.state import Rules, State
from doubloon.games.port_royal.view_quest import (
    Known,
    QuestView,
    dump_frame,
    guess,
    guess_frame,
    imagine_quest,
    quest_view,
)

FRAMES: Final[dict[str, type[Frame[State]]]] = {
    frame.__name__: frame
    for frame in (
        unveil.Unveil,
        discover.Discover,
        discover.Reveal,
        discover.Repel,
        discover.Gamble,
        discover.GambleReveal,
        tax.Tax,
        tax.Bonus,
        expedition.Give,
        trade.TakeStep,
        trade.Take,
        trade.Gift,
        trade.Waive,
        contract.LayOut,
        contract.Aside,
        offer.Offer,
        goods.KeepOrCash,
        goods.SpendAres,
        goods.Sell,
        month.TurnEvent,
        month.FaceEvent,
        month.BuyCube,
        people.DealSheet,
        people.Draft,
        people.Choose,
        people.OpenBook,
        people.LayStarred,
        scout.Look,
        scout.LookAt,
        scout.PutBack,
        turn.First,
        turn.Turn,
        turn.EndTurn,
    )
}


class Player(TypedDict):
    """One seat's side of the table."""

    seat: int
    coins: int
    influence: int
    swords: int
    display: list[str]
    stored: list[str]
    purse: list[int]
    kept: list[str]
    cubes: int


class ContractView(TypedDict):
    """A contract that lies out: who completed it in order, and how far each seat is with it."""

    id: str
    claims: list[int]
    steps: list[int]


class BoardView(TypedDict):
    """The contracts, and in the cooperative game the time and score piles."""

    coop: bool
    contracts: list[ContractView]
    time: int
    score: int


class View(TypedDict):
    """The table as one seat sees it."""

    game: str
    options: dict[str, Any]
    seat: int | None
    first: int
    active: int
    turn: int
    ending: bool
    harbour: list[str]
    expeditions: list[str]
    pile: int
    discard: dict[str, int]
    unseen: list[dict[str, int]]
    bust: list[int]
    players: list[Player]
    board: BoardView | None
    quest: QuestView | None
    revealed: int
    gambled: int
    dry: int
    pending: list[list[object]]


def own_options(options: dict[str, Any]) -> dict[str, Any]:
    """The reader's own copy of the options; what holds nothing else is quickly copied."""
    found = {k: v[:] if isinstance(v, list) else v for k, v in options.items()}
    if "deck" in found:
        found["deck"] = deepcopy(found["deck"])
    return found


def view(s: State, seat: Seat | None) -> View:
    """Everything that the seat may know.

    `unseen` counts, shuffle by shuffle, the cards whose face nobody knows: the last entry holds
    the pile and the coins taken from it. `bust` is the chance that the next card busts the active
    player whatever they do, as a fraction: so many of so many cards.
    """
    ids = s.deck.ids
    known = Known(s, seat)
    return {
        "game": "port-royal",
        "options": own_options(s.rules.options),
        "seat": seat,
        "first": s.first,
        "active": s.active,
        "turn": s.turn,
        "ending": s.ending,
        "harbour": [ids[card] for card in s.harbour],
        "expeditions": [ids[card] for card in s.expeditions],
        "pile": s.pile,
        "discard": counted(s.deck, s.discard),
        "unseen": [counted(s.deck, bag) for bag in known.unseen],
        "bust": list(bust_odds(s, seat)),
        "players": [player_view(s, player) for player in range(s.seats)],
        "board": board_view(s, s.board) if s.board else None,
        "quest": quest_view(s, s.quest, seat, known) if s.quest else None,
        "revealed": s.revealed,
        "gambled": s.gambled,
        "dry": s.dry,
        "pending": [dump_frame(frame, seat) for frame in s.stack],
    }


def player_view(s: State, player: Seat) -> Player:
    """What everybody sees of a player."""
    ids, board = s.deck.ids, s.board
    return {
        "seat": player,
        "coins": s.coins[player],
        "influence": influence(s, player),
        "swords": swords(s, player),
        "display": [ids[card] for card in s.display[player]],
        "stored": [ids[card] for card in s.stored[player]],
        "purse": s.purse[player :: s.seats],
        "kept": [ids[card] for card in board.kept[player]] if board else [],
        "cubes": board.free_cubes(player) if board else 0,
    }


def board_view(s: State, board: Board) -> BoardView:
    """The contracts as everybody sees them."""
    return {
        "coop": board.coop,
        "contracts": [
            {
                "id": s.rules.contracts[at].id,
                "claims": list(board.claims[at]),
                "steps": list(board.steps[at]),
            }
            for at in board.laid
        ],
        "time": board.time,
        "score": board.score,
    }


def counted(deck: Deck, cards: list[int]) -> dict[str, int]:
    """Cards by id and number, in the order of the deck: the order they lie in says nothing."""
    counts = Counter(cards)
    return {deck.ids[card]: counts[card] for card in sorted(counts)}


def imagine(rules: Rules, view: View, random: Random) -> State:
    """A position behind a view: the unseen is a bag for all, what a Scout saw is guessed."""
    card = rules.deck.card
    players = view["players"]
    s = State(
        rules,
        len(players),
        [],
        view["first"],
        view["active"],
        view["turn"],
        view["revealed"],
        view["gambled"],
        view["dry"],
        view["ending"],
        view["pile"],
        [[card[id] for id, n in bag.items() for _ in range(n)] for bag in view["unseen"]],
        [card[id] for id, n in view["discard"].items() for _ in range(n)],
        [card[id] for id in view["harbour"]],
        [card[id] for id in view["expeditions"]],
        [player["coins"] for player in players],
        [
            n
            for shuffle in zip(*(player["purse"] for player in players), strict=True)
            for n in shuffle
        ],
        [tuple(card[id] for id in player["display"]) for player in players],
        [tuple(card[id] for id in player["stored"]) for player in players],
        imagine_board(rules, view),
        imagine_quest(rules, view["quest"]) if view["quest"] else None,
    )
    if s.quest is not None:
        guess(s, random)
    s.stack = [restore(guess_frame(s, frame, random)) for frame in view["pending"]]
    return s


def imagine_board(rules: Rules, view: View) -> Board | None:
    """The board behind a view."""
    seen = view["board"]
    if seen is None:
        return None
    board = empty_board(seen["coop"], len(view["players"]))
    places = {facts.id: at for at, facts in enumerate(rules.contracts)}
    for laid in seen["contracts"]:
        at = places[laid["id"]]
        board.laid.append(at)
        board.claims[at] = tuple(laid["claims"])
        board.steps[at] = tuple(laid["steps"])
    card = rules.deck.card
    board.kept = [tuple(card[id] for id in player["kept"]) for player in view["players"]]
    board.time = seen["time"]
    board.score = seen["score"]
    return board


def restore(dumped: list[Any]) -> Frame[State]:
    """A frame from its dump; lists become tuples again."""
    name, *args = dumped
    make: Any = FRAMES[name]
    frame: Frame[State] = make(*(tuple(arg) if isinstance(arg, list) else arg for arg in args))
    return frame
