"""The laws as functions: each takes tables of any game and asserts one sentence."""

from __future__ import annotations

import gc
import json
import re
import types
from random import Random
from typing import Any, Final

import pytest

from doubloon.engine.chance import Seeded
from doubloon.engine.decision import Options
from doubloon.engine.game import Game
from doubloon.engine.notation import Choice
from doubloon.engine.refusal import Illegal, NotYourTurn, Refusal
from doubloon.engine.seat import CHANCE, Seat, seat_name
from doubloon.engine.settle import settle
from doubloon.engine.state import State
from doubloon.match.save import loads
from doubloon.match.source import Committed
from doubloon.match.table import Table
from laws.walk import Walker, asked, by_hand, glance, readers, seen, text, whole

RULE: Final = re.compile(r"[A-Z]\d+\.\d+[a-z]?")
"""The number of a rule: a refusal without one is no reason."""


def clone_is_independent(table: Table, walker: Walker, length: int) -> None:
    """Playing on a clone leaves the original untouched, and the other way round."""
    before = whole(table)
    clone, kept = table.clone(), table.clone()
    assert whole(clone) == before
    choices = walker.play(clone, length)
    assert whole(table) == before
    assert whole(kept) == before
    after = whole(clone)
    table.play(*choices)
    assert whole(table) == after
    assert whole(clone) == after
    assert whole(kept) == before
    kept.play(*choices)
    assert whole(kept) == after


def save_and_load_agree(table: Table, walker: Walker, length: int) -> None:
    """What was saved loads as the same table, and goes on as the same game."""
    loaded = loads(text(table))
    assert whole(loaded) == whole(table)
    loaded.play(*walker.play(table, length))
    assert whole(loaded) == whole(table)


def nothing_leaks(table: Table, twin: Table, reader: Seat | None) -> None:
    """Two tables that differ only in what a reader cannot know look the same to that reader."""
    assert seen(table, reader) == seen(twin, reader)


def retold_by_hand(table: Table) -> Table:
    """The same game with chance played by hand: what is still to come is not there at all."""
    copy = by_hand(table.game, table.seats, table.options)
    copy.play(*table._played)
    return copy


def imagined_fits(
    game: Game, fresh: Game, table: Table, reader: Seat | None, random: Random
) -> State:
    """A position imagined from a reader's view alone looks the same to that reader.

    The imagining is done by a game object that never saw the table.
    """
    view = json.dumps(table.view(reader))
    state = fresh.imagine(json.loads(view), random)
    assert json.dumps(game.view(state, reader)) == view
    decision = table.decision
    if decision is None:
        assert settle(state, None) == []
        return state
    assert state.asked() == decision.seat
    if reader == decision.seat:
        bag = settle(state, None)
        options = Options(game.vocabulary, decision.seat, bag)
        assert list(options) == list(decision.options)
        assert state.stack[-1].prompt(state) == decision.prompt
        for choice in options:
            assert options.weight(choice) == decision.options.weight(choice)
            said = game.describe(state, choice.seat, choice.code)
            assert said == table.describe(choice)
    return state


def only_options_are_accepted(table: Table) -> None:
    """Every option can be played; all else is refused under a rule, and changes nothing.

    Nobody is told what another seat could say.
    """
    decision = table.decision
    before = whole(table)
    options: Options | list[Choice] = decision.options if decision else []
    for choice in options:
        assert choice in options
        assert decision is None or str(choice) in decision.options
        assert table.why_not(choice) is None
        assert table.why_not(str(choice)) is None
        clone = table.clone()
        clone.play(choice)
        assert clone._played[len(table._played)] == choice
    for seat in (*range(table.seats), CHANCE):
        for code in range(len(table.game.vocabulary)):
            choice = table.game.vocabulary.choice(seat, code)
            if decision and choice in decision.options:
                continue
            refusal = refused(table, choice)
            if decision is None or seat != decision.seat:
                assert type(refusal) is NotYourTurn
                assert refusal.possible == []
            else:
                assert type(refusal) is Illegal
                assert refusal.possible == [str(option) for option in decision.options]
            if seat != CHANCE:
                assert RULE.fullmatch(refusal.reason.rule), f"{choice}: {refusal.reason!r}"
    assert whole(table) == before


def refused(table: Table, choice: Choice) -> Refusal:
    """The refusal of a choice; asking beforehand gives the same reason."""
    reason = table.why_not(choice)
    with pytest.raises(Refusal) as caught:
        table.play(choice)
    assert caught.value.reason == reason
    return caught.value


def undo_goes_back(table: Table, walker: Walker) -> None:
    """Undo gives back the position before the last choice, free while nothing was learned."""
    decision = table.decision
    if decision is None or decision.seat == CHANCE:
        return
    before, log, told = glance(table), table.log[:], table.told
    choice = walker.choose(decision)
    table.play(choice)
    after, said = glance(table), table.log[len(log) + 1 :]
    assert_free(table, said)
    story = table.events(None)
    table.undo(consent=True)
    assert glance(table) == before
    assert table.log == [*log, str(choice), *said, f"{seat_name(choice.seat)} undo"]
    assert table.events(None)[:-1] == story
    assert table.events(None)[-1].data() == {"event": "taken-back", "seat": choice.seat, "count": 1}
    assert table.told > told
    assert whole(loads(text(table))) == whole(table)
    table.play(choice)
    if table.source:
        assert glance(table) == after, "chance says the same again"
        assert table.log[-len(said) - 1 :] == [str(choice), *said]


def assert_free(table: Table, said: list[str]) -> None:
    """The last choice can be taken back freely if nothing was shown since, by chance or else."""
    refusal = table.why_no_undo()
    shown = any(event.reveals for event in table._story[table._told[-len(said) - 1] :])
    if shown or any(line.startswith("? ") for line in said):
        assert refusal is not None
        assert refusal.reason.id == "refuse-undo-revealed"
    else:
        assert refusal is None


def held_by(*things: object) -> list[object]:
    """Everything that can be reached from some objects, code and types left out."""
    found: dict[int, object] = {}
    todo = list(things)
    while todo:
        thing = todo.pop()
        if id(thing) in found or isinstance(thing, (type, types.ModuleType, types.FunctionType)):
            continue
        found[id(thing)] = thing
        todo += gc.get_referents(thing)
    return list(found.values())


def holds_no_truth(*things: object) -> None:
    """What a reader is given does not lead to the state, the table or the source."""
    for thing in held_by(*things):
        assert not isinstance(thing, (State, Table, Seeded, Committed, Random)), thing


def is_its_own(table: Table, reader: Seat | None) -> None:
    """A view belongs to its reader: scribbling on it changes nothing at the table."""
    before = whole(table)
    view = table.view(reader)
    for thing in held_by(view):
        if isinstance(thing, list):
            thing.append("scribble")
    for thing in held_by(view):
        if isinstance(thing, dict):
            thing.clear()
    assert whole(table) == before


def says_nothing_of(table: Table, *secrets: str) -> None:
    """Nothing that anybody reads has any of these words in it."""
    shown: list[Any] = [repr(table), repr(table.decision), asked(table)]
    for reader in readers(table):
        shown.append(seen(table, reader))
    words = json.dumps(shown)
    for secret in secrets:
        assert secret not in words
