"""Laws of what may be known: leaks, imagined worlds, what readers are handed."""

from __future__ import annotations

from hashlib import sha256
from importlib import import_module
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from doubloon.engine.game import Game
from doubloon.engine.seat import CHANCE
from doubloon.games import ROOMS as FOLDERS
from doubloon.match.source import Committed
from doubloon.match.table import Table
from laws import law
from laws.positions import Position, each_variant, positions
from laws.profile import examples
from laws.rooms import ROOMS
from laws.variants import Variant
from laws.walk import Walker, asked, readers, seeded


def fresh(id: str) -> Game:
    """The game made anew: it has never seen any table."""
    room: Game = import_module(f"doubloon.games.{FOLDERS[id]}").make()
    return room


FRESH = {id: fresh(id) for id in FOLDERS}


@each_variant
@examples(5)
@given(position=positions(hand=False))
def test_the_future_does_not_leak(variant: Variant, position: Position) -> None:
    """A table whose chance is still unwritten looks the same as one with a seed behind it."""
    table, _ = position.reach(variant)
    twin = law.retold_by_hand(table)
    assert asked(table) == asked(twin)
    for reader in readers(table):
        law.nothing_leaks(table, twin, reader)


@each_variant
@examples(3)
@given(position=positions(), seed=st.integers(0, 2**32), length=st.integers(0, 10))
def test_hidden_order_does_not_leak(
    variant: Variant, position: Position, seed: int, length: int
) -> None:
    """Tables that differ only in what a reader cannot know look the same, now and later."""
    table, walker = position.reach(variant)
    told = law.retold_by_hand(table)
    room = ROOMS[variant.game]
    for reader in readers(table):
        mine = told.clone()
        twin = room.twin(mine, reader, Random(seed))
        law.nothing_leaks(mine, twin, reader)
        if reader is not None:
            assert refusals(mine, reader) == refusals(twin, reader)
        for _ in range(length):
            if asked(mine) != asked(twin):
                break  # another seat, or chance, knows more than the reader
            covered = room.covered(mine._state)
            twin.play(*walker.play(mine, 1))
            if room.covered(mine._state) < covered:
                break  # what differs may have come to light
            law.nothing_leaks(mine, twin, reader)


def refusals(table: Table, seat: int) -> list[object]:
    """What a seat hears about everything it could say."""
    words = table.game.vocabulary
    reasons = (table.why_not(words.choice(seat, code)) for code in range(len(words)))
    return [reason and reason.data() for reason in reasons]


@each_variant
@examples(4)
@given(position=positions(), seed=st.integers(0, 2**32))
def test_imagined_positions_fit(variant: Variant, position: Position, seed: int) -> None:
    """A world imagined from a view gives that view, its questions, and keeps every card."""
    table, _ = position.reach(variant)
    for reader in readers(table):
        for random in (Random(seed), Random(seed + 1)):
            args = (variant.room, FRESH[variant.game], table, reader, random)
            state = law.imagined_fits(*args)
            ROOMS[variant.game].conserved(state)


@each_variant
@examples(1)
@given(position=positions())
def test_imagined_positions_fit_at_each_decision(variant: Variant, position: Position) -> None:
    """So it is at every decision of a whole game, mid-effect and at its end too."""
    table = position.start(variant)
    room, other = variant.room, FRESH[variant.game]
    for decision in position.walker().steps(table):
        reader = decision.seat if decision.seat != CHANCE else None
        law.imagined_fits(room, other, table, reader, Random(0))
    law.imagined_fits(room, other, table, None, Random(0))


@each_variant
@examples(4)
@given(position=positions(hand=False))
def test_imagining_does_not_ask_the_truth(variant: Variant, position: Position) -> None:
    """Twins that look the same to a reader are imagined as the same worlds."""
    table, _ = position.reach(variant)
    for reader in readers(table):
        twin = ROOMS[variant.game].twin(table, reader, Random(position.seed))
        worlds = [
            variant.room.view(variant.room.imagine(place.view(reader), Random(7)), reader)
            for place in (table, twin)
        ]
        assert worlds[0] == worlds[1]


@each_variant
@examples(3)
@given(position=positions(hand=False))
def test_readers_hold_no_truth(variant: Variant, position: Position) -> None:
    """From a view, a decision or an event no path leads to state, table or chance."""
    table, _ = position.reach(variant)
    for reader in readers(table):
        law.holds_no_truth(table.view(reader), table.decision, table.events(reader)[-20:])


@each_variant
@examples(2)
@given(position=positions(hand=False), seed=st.integers(2**61, 2**62))
def test_the_seed_is_never_told(variant: Variant, position: Position, seed: int) -> None:
    """Neither the seed nor a dealer's secret is in anything that anybody reads."""
    table, _ = position._replace(seed=seed).reach(variant)
    law.says_nothing_of(table, str(seed), hex(seed))
    said = (f"secret-{seed}", "share-one", "share-two")
    source = Committed(said[0], [*said[1:]])
    table = Table(variant.room, variant.seats, variant.options, source)
    position.walker().play(table, position.depth)
    key = sha256(b"".join(sha256(part.encode()).digest() for part in said)).hexdigest()
    law.says_nothing_of(table, source.secret, source.commitment, "share-one", key)


@each_variant
def test_a_view_belongs_to_its_reader(variant: Variant) -> None:
    """A reader may scribble all over a view; the table does not notice."""
    table = seeded(fresh(variant.game), variant.seats, variant.options, 5)
    Walker(5).play(table, 40)
    for reader in readers(table):
        law.is_its_own(table, reader)
