"""Laws of tables: clones, saves, replays, undo."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from doubloon.engine.chance import Seeded
from doubloon.engine.settle import answer, settle
from doubloon.match.save import loads, replay
from laws import law
from laws.positions import Position, each_variant, positions
from laws.profile import examples
from laws.variants import Variant
from laws.walk import Walker, glance, peek, seeded, text, whole

LENGTHS = st.integers(1, 60)


@each_variant
@examples(4)
@given(position=positions(), length=LENGTHS)
def test_a_clone_is_independent(variant: Variant, position: Position, length: int) -> None:
    """Neither side of a clone sees what is played on the other; the same choices agree."""
    table, walker = position.reach(variant)
    law.clone_is_independent(table, walker, length)


@each_variant
@examples(4)
@given(position=positions())
def test_a_cloned_state_is_independent(variant: Variant, position: Position) -> None:
    """A copy of the bare state, played to its end, leaves the state as it was."""
    table, _ = position.reach(variant)
    state = table._state
    before = glance(table)
    copy = state.clone()
    pick = Seeded(position.seed).pick
    for _ in range(100):
        options = settle(copy, pick)
        if not options:
            break
        answer(copy, options[pick(len(options))])
    assert glance(table) == before


@each_variant
@examples(5)
@given(position=positions(), length=LENGTHS)
def test_save_and_load_agree(variant: Variant, position: Position, length: int) -> None:
    """A table loads as it was saved, mid-effect too, and goes on as the same game."""
    table, walker = position.reach(variant)
    law.save_and_load_agree(table, walker, length)


@each_variant
@examples(1)
@given(position=positions())
def test_save_and_load_agree_at_each_decision(variant: Variant, position: Position) -> None:
    """From first to last decision the save only grows, and replaying it passes the same places.

    Loading is replaying to the last line, so this is the law for each decision of a whole game.
    """
    table = position.start(variant)
    places: list[str] = []
    log: list[str] = []
    for at, _ in enumerate(position.walker().steps(table)):
        places.append(peek(table, at))
        assert table.log[: len(log)] == log
        log = table.log[:]
    places.append(peek(table, len(places)))
    assert [peek(step, at) for at, step in enumerate(replay(text(table)))] == places
    assert whole(loads(text(table))) == whole(table)


@each_variant
@examples(3)
@given(position=positions())
def test_replay_is_exact(variant: Variant, position: Position) -> None:
    """The same seed and choices give the same game again, byte for byte."""
    first, second = position.start(variant), position.start(variant)
    choices = position.walker().play(first)
    second.play(*(str(choice) for choice in choices))
    assert whole(second) == whole(first)


@each_variant
@examples(4)
@given(seed=st.integers(0, 2**32))
def test_fast_play_is_the_same_game(variant: Variant, seed: int) -> None:
    """Playing on the bare state, as searches do, gives the game that the table gives."""
    table = seeded(variant.room, variant.seats, variant.options, seed)
    choices = Walker(seed).play(table)
    state = variant.room.setup(variant.seats, table.options)
    source = Seeded(seed)
    for choice in choices:
        assert choice.code in settle(state, source.pick)
        answer(state, choice.code)
    settle(state, source.pick)
    assert variant.room.view(state, None) == table.view(None)
    assert state.story == []


@each_variant
@examples(5)
@given(position=positions())
def test_undo_goes_back(variant: Variant, position: Position) -> None:
    """Undo gives the position before, is noted, saves and loads, and is free if nothing showed."""
    table, walker = position.reach(variant)
    law.undo_goes_back(table, walker)


@each_variant
@examples(4)
@given(position=positions(), backs=st.lists(st.integers(0, 4), min_size=1, max_size=4))
def test_any_seat_can_take_back(variant: Variant, position: Position, backs: list[int]) -> None:
    """A seat takes back its own last choice and all since: the position is the one before it."""
    table, _ = position.reach(variant)
    start = position.start(variant)
    for back in backs:
        seat = back % variant.seats
        at = [at for at, choice in enumerate(table._played) if choice.seat == seat]
        refusal = table.why_no_undo(seat)
        if not at:
            assert refusal is not None
            assert refusal.reason.id == "refuse-nothing-to-undo"
            continue
        since = table._played[at[-1] + 1 :]
        shown = any(event.reveals for event in table._story[table._told[at[-1]] :])
        assert (refusal is None) == (not shown and all(choice.seat == seat for choice in since))
        expected = start.clone()
        mine = table._played[: at[-1]]
        expected.play(*(choice for choice in mine if position.hand or choice.seat >= 0))
        table.undo(seat, consent=True)
        assert glance(table) == glance(expected)
        assert whole(loads(text(table))) == whole(table)
