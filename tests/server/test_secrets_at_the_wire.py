"""The leak law at the wire: what a reader is sent does not depend on what they may not know."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from doubloon.engine.refusal import Refusal
from doubloon.engine.seat import Seat
from doubloon.games import game
from doubloon.match.table import Table
from doubloon.server import journal as j
from doubloon.server import protocol as p
from doubloon.server import teller
from doubloon.server.room import Room
from laws.rooms import ROOMS
from laws.variants import Variant, main_variants

VARIANTS = [one for one in main_variants() if not one.mixes]
GUESTS = [f"guest-{seat}" for seat in range(5)]


def room_of(variant: Variant, random: Random, moves: int) -> Room:
    """A room in the middle of a game."""
    version = game(variant.game).info.rules_version
    settings = j.Settings(variant.game, version, variant.seats, variant.options)
    room = Room("table", settings, "the dealer's secret", "host")
    for seat in range(variant.seats):
        room.obey(GUESTS[seat], p.Sit(1, "table", seat, f"N{seat}"), 1.0)
    for seat in range(variant.seats):
        room.obey(GUESTS[seat], p.Ready(2, "table", seat, share=str(seat)), 2.0)
    for _ in range(moves):
        if room.table is None or room.table.decision is None:
            break
        play(room, room.table.decision.options.sample(random).text)
    return room


def play(room: Room, say: str) -> None:
    """Make a choice for whoever is asked."""
    assert room.asked is not None
    room.obey(GUESTS[room.asked], p.Play(3, "table", room.version, say), 3.0)


def traffic(room: Room, reader: Seat | None) -> bytes:
    """Everything that one reader could get the server to say now."""
    guest = "" if reader is None else GUESTS[reader]
    said = [
        p.write(teller.now(room, reader, guest, 9.0, 0)),
        p.write(teller.Telling(room, 9.0).step(reader, guest, views=True)),
    ]
    words = game(room.settings.game).vocabulary.words
    for word in words[:: max(1, len(words) // 60)]:
        for seat in range(room.settings.seats):
            try:
                why = room.why_not(guest, f"P{seat + 1} {word}")
                said.append(p.write(why.data() if why else None))
            except Refusal as refusal:
                said.append(p.write([refusal.reason.data(), refusal.possible]))
    for nonsense in ("", "P1 nonsense", "nonsense", "? red-1-1", "P1"):
        try:
            room.obey(guest, p.Play(4, "table", room.version, nonsense), 9.0)
        except Refusal as refusal:
            said.append(p.write([refusal.reason.data(), refusal.possible]))
    return b"\n".join(said)


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.label)
def test_a_seats_traffic_is_the_same_in_two_hidden_worlds(variant: Variant) -> None:
    """Two rooms that differ only in what a reader cannot know say the same, byte for byte."""
    random = Random(variant.label)
    for moves in (0, random.randrange(5, 30), random.randrange(30, 80)):
        room = room_of(variant, random, moves)
        table = room.table
        assert table is not None
        for reader in (*range(variant.seats), None):
            before = traffic(room, reader)
            room.table = ROOMS[variant.game].twin(table, reader, random)
            assert traffic(room, reader) == before
            room.table = table
            assert b"the dealer's secret" not in before or room.over
            assert b'"lines"' not in before
            assert b"guest-" not in before


def vars_of(table: Table) -> object:
    """The stacks as they truly are."""
    state: Any = table._state
    return [*state.crews.values()]


def test_the_worlds_do_differ() -> None:
    """The law above can fail: what the table knows itself is not the same in both worlds."""
    variant = next(one for one in VARIANTS if one.game == "buccaneer")
    random = Random(5)
    different = 0
    for moves in range(10, 60, 5):
        room = room_of(variant, random, moves)
        table = room.table
        assert table is not None
        twin = ROOMS[variant.game].twin(table, None, random)
        mine, theirs = vars_of(table), vars_of(twin)
        different += mine != theirs
    assert different
