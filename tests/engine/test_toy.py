"""The engine under a game with secrets, and the laws under games that break them."""

from __future__ import annotations

import json
from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from doubloon import Illegal, NeedsConsent
from doubloon import games as fact_sheets
from doubloon.engine.chance import Seeded
from doubloon.engine.seat import CHANCE
from doubloon.engine.settle import answer, settle
from doubloon.games import _loaded
from doubloon.match.save import loads
from doubloon.match.table import Table
from engine.toy import CARDS, HIDDEN, Toy, ToyState, conserved
from laws import law
from laws.walk import Walker, by_hand, readers, seeded, seen, text, whole


@pytest.fixture(autouse=True)
def toy_in_the_house(monkeypatch: pytest.MonkeyPatch) -> None:
    """Saves find the toy by its id; the fact sheets do not list it."""
    monkeypatch.setitem(_loaded, "toy", Toy())
    assert "toy" not in [info.id for info in fact_sheets()]


def dealt(*cards: str, leak: str = "") -> Table:
    """A table with these cards dealt by hand."""
    table = by_hand(Toy(leak), len(cards), {})
    table.play(*(f"? {card}" for card in cards))
    return table


def hidden_twin(table: Table, reader: int | None, other: str) -> Table:
    """The same game with another card in the hand that the reader does not know."""
    known = [] if reader is None else [reader]
    state = table._state
    assert isinstance(state, ToyState)
    if reader is not None and state.knows[reader]:
        known.append(state.after(reader))
    log = table.log[:]
    for seat in range(table.seats):
        if seat not in known:
            log[seat] = f"? {other}"
            break
    twin = by_hand(table.game, table.seats, {})
    twin.play(*log)
    return twin


def test_a_hand_is_seen_by_its_owner_only() -> None:
    """Views hide what others hold; a spectator sees no hand at all."""
    table = dealt("one", "two", "three")
    assert table.view(0)["hands"] == ["one", HIDDEN, HIDDEN]
    assert table.view(2)["hands"] == [HIDDEN, HIDDEN, "three"]
    assert table.view(None)["hands"] == [HIDDEN] * 3


def test_events_are_told_as_each_reader_may_know_them() -> None:
    """One event, several tellings: in full, with the card hidden, or not at all."""
    table = dealt("one", "two", "three")
    told = table.told
    table.play("P1 peek", "P1 rest")
    peeks = {reader: table.events(reader, told)[0].data()["card"] for reader in readers(table)}
    assert peeks == {0: "two", 1: "two", 2: HIDDEN, None: HIDDEN}
    winks = {reader: len(table.events(reader, told)) for reader in readers(table)}
    assert winks == {0: 2, 1: 2, 2: 1, None: 1}
    deals = [event.data()["card"] for event in table.events(1)[:3]]
    assert deals == [HIDDEN, "two", HIDDEN]


def test_a_question_without_options_is_not_asked() -> None:
    """A frame with no options is passed over, by hand, by source and in playouts."""
    table = dealt("one", "two")
    table.play("P1 rest")
    assert table.decision is not None
    assert table.decision.seat == 1
    state = table.game.setup(2, {})
    source = Seeded(1)
    while options := settle(state, source.pick):
        assert state.asked() != CHANCE
        answer(state, options[-1])
    assert state.stack == []


def test_chance_with_nothing_to_say_is_passed_over() -> None:
    """An empty bag asks nobody, whoever answers for chance."""
    for pick in (None, Seeded(3).pick):
        state = Toy().setup(2, {})
        assert isinstance(state, ToyState)
        state.bag = []
        assert settle(state, pick)
        assert state.asked() == 0


def test_chance_by_hand_and_by_source_deal_from_one_bag() -> None:
    """What chance said is out of the bag, as often as it weighed."""
    table = by_hand(Toy(), 3, {})
    assert table.decision is not None
    assert [table.decision.options.weight(choice) for choice in table.decision.options] == [2] * 4
    table.play("? one", "? one")
    assert [str(choice) for choice in table.decision.options] == ["? two", "? three", "? four"]
    with pytest.raises(Illegal):
        table.play("? one")
    by_source = seeded(Toy(), 3, {}, 9)
    assert law.retold_by_hand(by_source).view(0) == by_source.view(0)


def test_peeking_cannot_be_taken_back_freely() -> None:
    """What was shown is known, chance or not: undo needs the others' consent."""
    table = dealt("one", "two")
    table.play("P1 peek")
    assert isinstance(table.why_no_undo(), NeedsConsent)
    with pytest.raises(NeedsConsent):
        table.undo()
    table.undo(consent=True)
    assert table.view(0)["hands"] == ["one", HIDDEN]
    assert isinstance(table.why_no_undo(), Illegal)


def test_what_showed_nothing_is_taken_back_freely() -> None:
    """A guess tells nothing before the end, so it is free until somebody acts."""
    table = dealt("one", "two")
    table.play("P1 guess one")
    assert table.why_no_undo() is None
    table.play("P2 rest")
    assert isinstance(table.why_no_undo(0), NeedsConsent)
    assert table.why_no_undo(1) is None
    clone = table.clone()
    clone.undo(1)
    clone.undo(0)
    assert clone.decision is not None
    assert clone.decision.seat == 0


@given(seed=st.integers(0, 999), depth=st.integers(0, 14), seats=st.integers(2, 4))
def test_the_toy_obeys_the_laws(seed: int, depth: int, seats: int) -> None:
    """A game with secrets that keeps them passes every law."""
    table, walker = seeded(Toy(), seats, {}, seed), Walker(seed)
    table.game = _loaded["toy"]
    walker.play(table, depth)
    law.clone_is_independent(table.clone(), walker, 5)
    law.save_and_load_agree(table.clone(), walker, 5)
    law.only_options_are_accepted(table.clone())
    assert isinstance(table._state, ToyState)
    conserved(table._state)
    told = law.retold_by_hand(table)
    for reader in readers(table):
        law.nothing_leaks(table, told, reader)
        law.holds_no_truth(table.view(reader), table.events(reader))
        law.is_its_own(table, reader)
        world = law.imagined_fits(table.game, Toy(), table, reader, Random(seed))
        assert isinstance(world, ToyState)
        conserved(world)


@pytest.mark.parametrize("other", ["three", "four"])
@pytest.mark.parametrize("moves", [[], ["P1 rest"], ["P1 peek"], ["P1 peek", "P1 guess two"]])
def test_the_toy_does_not_leak(other: str, moves: list[str]) -> None:
    """Another card in a hand that a reader does not know changes nothing for that reader."""
    table = dealt("one", "two", "three")
    table.play(*moves)
    for reader in readers(table):
        law.nothing_leaks(table, hidden_twin(table, reader, other), reader)


@pytest.mark.parametrize("leak", ["view", "event", "options", "prompt"])
def test_the_leak_law_catches_a_leak(leak: str) -> None:
    """A view, event, list of options or prompt that gives a hidden card away breaks the law."""
    table = dealt("one", "two", "three", leak=leak)
    caught = 0
    for reader in readers(table):
        twin = hidden_twin(table, reader, "four")
        caught += seen(table, reader) != seen(twin, reader)
    if leak in ("view", "event"):
        assert caught == 4
    else:
        assert caught == 1, "only the seat that is asked reads options and prompt"
    with pytest.raises(AssertionError):
        law.nothing_leaks(table, hidden_twin(table, 0, "four"), 0)


def test_the_determinize_law_catches_a_wrong_world() -> None:
    """A world that does not fit the view it was made from breaks the law."""
    table = dealt("one", "two", "three", leak="imagine")
    with pytest.raises(AssertionError):
        law.imagined_fits(table.game, table.game, table, 0, Random(1))


def test_the_determinize_law_catches_a_peek_at_the_truth() -> None:
    """A game that remembers the truth cannot pass: the imagining is done by another one."""
    table = dealt("one", "two", "three", leak="truth")
    world = law.imagined_fits(table.game, table.game, table, 0, Random(1))
    assert isinstance(world, ToyState)
    assert world.hands == [0, 1, 2]
    with pytest.raises((AssertionError, IndexError)):
        law.imagined_fits(table.game, Toy("truth"), table, 0, Random(1))


def test_imagined_hands_are_spread_over_what_is_possible() -> None:
    """Over many worlds a hidden hand is any card that can be there, as often as it is left."""
    table = dealt("one", "two", "three")
    view = json.loads(json.dumps(table.view(0)))
    hands = Counter(Toy().imagined(view, Random(seed)).hands[1] for seed in range(700))
    assert set(hands) == {0, 1, 2, 3}
    assert 50 < hands[0] < 150, "one of seven unseen cards is a one"
    assert all(150 < hands[card] < 250 for card in (1, 2, 3))


def test_a_reader_of_the_state_is_caught() -> None:
    """Whoever is handed the state, table or source is found out."""
    table = dealt("one", "two")
    law.holds_no_truth(table.view(0), table.decision)
    for thing in (table, table._state, {"inside": [Seeded(1)]}, [Random(1)]):
        with pytest.raises(AssertionError):
            law.holds_no_truth(thing)


def test_a_broken_clone_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clone that shares a list with its original breaks the law of clones."""
    whole_clone = ToyState.clone

    def shared(self: ToyState) -> ToyState:
        copy = whole_clone(self)
        copy.knows = self.knows
        return copy

    monkeypatch.setattr(ToyState, "clone", shared)
    caught = 0
    for seed in range(10):
        table = seeded(_loaded["toy"], 3, {}, seed)
        try:
            law.clone_is_independent(table, Walker(seed), 8)
        except AssertionError:
            caught += 1
    assert caught > 3


def test_saves_hold_mid_game_with_secrets() -> None:
    """A save keeps what was dealt, so everybody's view is the same after loading."""
    table = seeded(_loaded["toy"], 4, {}, 3)
    table.play("P1 peek")
    again = loads(text(table))
    assert whole(again) == whole(table)


def test_cards_have_words() -> None:
    """The vocabulary says each card for chance and each guess for players."""
    toy = Toy()
    assert [toy.vocabulary.words[code] for code in range(4)] == list(CARDS)
    assert toy.vocabulary.parse("P1 guess one") == toy.vocabulary.choice(0, 6)
