"""A wish to take back stands until people have answered it, or whoever made it has moved on."""

from __future__ import annotations

from random import Random

import pytest

from doubloon.engine.refusal import Illegal
from doubloon.games import game
from doubloon.server import journal as j
from doubloon.server import protocol as p
from doubloon.server.refusals import Stale
from doubloon.server.room import Room

ANN, BEN, BOT = 0, 1, 2
GUESTS = ("ann", "ben", "cleo")


@pytest.fixture
def room() -> Room:
    """Ben has chosen, the bot after him; now he wants his choice back, and Ann is asked for it."""
    found = seated({"2": "greedy"})
    while not (choose(found) == BEN and found.asked == BOT):
        pass
    choose(found)
    want_back(found)
    return found


def seated(bots: dict[str, str]) -> Room:
    """A game that has begun, with people wherever there is no bot."""
    version = game("port-royal").info.rules_version
    room = Room("table", j.Settings("port-royal", version, 3, {}, bots=bots), "a secret", "ann")
    people = range(3 - len(bots))
    for seat in people:
        room.obey(GUESTS[seat], p.Sit(1, "table", seat, GUESTS[seat]), 0.0)
    for seat in people:
        room.obey(GUESTS[seat], p.Ready(2, "table", seat, share="x"), 0.0)
    return room


def choose(room: Room) -> int:
    """Whoever is asked takes any option; who that was."""
    seat, decision = room.asked, room.running().decision
    assert seat is not None
    assert decision is not None
    room.choose(seat, decision.options.sample(Random(room.version)).text, 0.0)
    return seat


def want_back(room: Room) -> None:
    room.obey("ben", p.Undo(3, "table", BEN, room.version), 0.0)


def answer(room: Room, seat: int, version: int, *, yes: bool) -> None:
    room.obey(GUESTS[seat], p.Consent(4, "table", seat, version, yes), 0.0)


def took_back(room: Room) -> bool:
    """Whether the last thing that somebody said was to take back Ben's choice."""
    said = [line for line in room.running().log if not line.startswith("?")]
    return said[-1] == "P2 undo" and room.asked == BEN


def test_it_stands_while_others_play_on(room: Room) -> None:
    """Neither a bot's choice nor another person's answers it; a late yes still grants it."""
    asked_at = room.version
    while room.asked != BEN:
        choose(room)
        assert room.party.wants_back == BEN
    answer(room, ANN, asked_at, yes=True)
    assert room.party.wants_back is None
    assert took_back(room)


def test_it_ends_when_its_asker_moves_on(room: Room) -> None:
    """Whoever chooses again, or leaves, no longer wants it; a yes to it comes too late."""
    asked_at = room.version
    while choose(room) != BEN:
        pass
    assert room.party.wants_back is None
    with pytest.raises(Stale):
        answer(room, ANN, asked_at, yes=True)
    want_back(room)
    room.obey("ben", p.Leave(5, "table", BEN), 0.0)
    assert room.party.wants_back is None
    with pytest.raises(Illegal):
        answer(room, ANN, room.version, yes=True)


def test_it_ends_when_somebody_refuses(room: Room) -> None:
    """One no is enough, and nothing is taken back."""
    version = room.version
    answer(room, ANN, version, yes=False)
    assert room.party.wants_back is None
    assert room.version == version


def test_an_answer_must_be_to_this_wish(room: Room) -> None:
    """What was said for a position before the wish, or one that was never there, is stale."""
    for version in (room.version - 1, room.version + 1):
        with pytest.raises(Stale):
            answer(room, ANN, version, yes=True)
    assert room.party.wants_back == BEN


def test_it_ends_with_the_game(room: Room) -> None:
    """Nothing is taken back after the end."""
    while room.asked is not None:
        room.party.wants_back = ANN if room.asked == BEN else BEN
        choose(room)
    assert room.party.wants_back is None


def test_nobody_left_to_answer() -> None:
    """Whoever did not answer has gone: asking again takes back."""
    room = seated({})
    while choose(room) != BEN or room.asked == BEN:
        pass
    choose(room)
    want_back(room)
    answer(room, ANN, room.version, yes=True)
    assert room.party.wants_back == BEN
    with pytest.raises(Illegal):
        want_back(room)
    room.obey("cleo", p.Leave(5, "table", 2), 0.0)
    want_back(room)
    assert took_back(room)
