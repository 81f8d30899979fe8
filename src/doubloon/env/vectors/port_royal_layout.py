"""What each number of a Port Royal observation means, in the order they stand in."""

from __future__ import annotations

from typing import Final

from doubloon.env.vectors.layout import (
    Layout,
    Part,
    flags,
    number,
    numbers,
    seat_names,
    seats_from,
    table_parts,
)
from doubloon.games.port_royal.deck import COLOURS, Deck
from doubloon.games.port_royal.modes import MIXES, MODES
from doubloon.games.port_royal.quest import FIELDS
from doubloon.games.port_royal.words import (
    CONTRACTS,
    EVENTS,
    FIRST_BE,
    FIRST_CONTRACT,
    FIRST_EVENT,
    FIRST_TASK,
    GOODS,
    MAX_SEATS,
    PERSONALITIES,
    TASKS,
)

VERSION: Final = 0
QUESTIONS: Final = (
    "Discover",
    "Repel",
    "Take",
    "Give",
    "Gift",
    "Waive",
    "Aside",
    "Offer",
    "KeepOrCash",
    "SpendAres",
    "Sell",
    "BuyCube",
    "Choose",
    "PutBack",
)
"""The frames that ask players (see games/port_royal/frames)."""

STORED: Final = len(COLOURS)
"""Colours of ships under Wholesalers."""


def layout(deck: Deck, words: list[str]) -> Layout:
    """The whole row; `words` is the game's vocabulary."""
    cards = list(deck.card)
    contracts = words[FIRST_CONTRACT : FIRST_CONTRACT + CONTRACTS]
    tasks = words[FIRST_TASK : FIRST_TASK + TASKS]
    events = words[FIRST_EVENT : FIRST_EVENT + EVENTS]
    people = [word.removeprefix("be ") for word in words[FIRST_BE : FIRST_BE + PERSONALITIES]]
    parts = [
        flags("mode", "the mode that is played", list(MODES)),
        flags("mix", "the sets mixed in", list(MIXES)),
        number("expedition end", 1, "the end needs an expedition (R7)"),
        number("chapter", 5, "the chapter of the adventure; 0 if none is played"),
        *table_parts(
            MAX_SEATS,
            "words name seats from P1 on",
            seat_names(MAX_SEATS),
            "who began the game",
            list(QUESTIONS),
        ),
        number("left", 255, "cards still to take, coins to pay, sales made: the question's number"),
        number("turn", 255, "turns begun"),
        number("revealed", 255, "cards turned up this turn"),
        number("gambled", 255, "Gamblers used this turn"),
        number("dry", 255, "turns in a row that left nothing to hire (R1.8a)"),
        number("ending", 1, "the end is triggered"),
        number("pile", 255, "cards in the draw pile"),
        flags("subject", "the card that the question is about", cards),
        numbers("harbour", 255, "cards in the harbour", cards),
        numbers("expeditions", 255, "expeditions lying open", cards),
        numbers("discard", 255, "cards in the discard pile", cards),
        numbers("unseen", 255, "unseen cards of the last shuffle: the pile and its coins", cards),
        numbers("older", 255, "unseen cards of earlier shuffles: coins", cards),
    ]
    for at in range(MAX_SEATS):
        parts += player_parts(at, cards)
    parts += board_parts(contracts)
    parts += quest_parts(cards, tasks, events, people)
    return Layout("port-royal", VERSION, parts)


def player_parts(at: int, cards: list[str]) -> list[Part]:
    """One seat; seat 0 is the observer, the others follow clockwise, absent ones are zero."""
    return [
        number(f"{at} there", 1, "somebody sits here"),
        number(f"{at} coins", 255, "coins"),
        number(f"{at} older coins", 255, "those of them from earlier shuffles"),
        number(f"{at} influence", 255, "influence"),
        number(f"{at} swords", 255, "swords"),
        numbers(f"{at} stored", 255, "ships under Wholesalers", list(COLOURS)),
        numbers(f"{at} display", 255, "persons hired, expeditions completed", cards),
    ]


def board_parts(contracts: list[str]) -> list[Part]:
    """The contracts; all zero where none are played."""
    parts = [
        number("time", 255, "cards in the time pile (R13.2)"),
        number("score", 255, "cards in the score pile (R13.3)"),
        flags("contracts", "contracts that lie out", contracts),
    ]
    for at in range(MAX_SEATS):
        parts += [
            number(f"{at} free cubes", 255, "cubes to claim contracts with"),
            numbers(f"{at} kept", 255, "repelled ships kept (R12.11)", list(COLOURS)),
            numbers(f"{at} claims", 255, "its place among those who claimed it, or 0", contracts),
            numbers(f"{at} steps", 255, "steps made towards a contract", contracts),
        ]
    return parts


def quest_parts(
    cards: list[str], tasks: list[str], events: list[str], people: list[str]
) -> list[Part]:
    """The adventure; all zero where it is not played."""
    parts = [
        number("month", 255, "events still to come this month, its end included"),
        number("fewer", 255, "cards that the active player takes less (R23.8)"),
        number("scouted", 255, "Scouts used this turn"),
        number("finished", 1, "card 9 has come up (R19.1)"),
        flags("event", "the event of this turn", events),
        flags("past", "events of this month", events),
        flags("reserve", "events that may still come", events),
        flags("tasks", "tasks that lie out", tasks),
        flags("knowers", "who knows the card on top of the pile", seats_from(MAX_SEATS)),
        flags("top", "the card on top of the pile, if the observer knows it", cards),
        numbers("known coins", 255, "coins whose face the observer knows", cards),
    ]
    for at in range(MAX_SEATS):
        parts += [
            number(f"{at} cubes", 255, "cubes on the personality"),
            number(f"{at} crowns", 255, "crowns"),
            number(f"{at} bound", 255, "1 + the field whose cube is on task 52 (R23.9)"),
            number(f"{at} traded", 1, "has taken a ship for its income this turn"),
            number(f"{at} marked", 255, "coins whose face somebody knows"),
            flags(f"{at} fields", "fields opened", [f"field {n + 1}" for n in range(FIELDS)]),
            numbers(f"{at} goods", 255, "ships kept as goods", list(GOODS)),
            flags(f"{at} personality", "who the seat is", people),
            numbers(f"{at} done", 255, "its place among those who fulfilled it, or 0", tasks),
        ]
    return parts
