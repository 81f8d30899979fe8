"""Laws of games: conservation, endings, options, words."""

from __future__ import annotations

import json
from random import Random

import pytest
from hypothesis import given

import doubloon
from doubloon.engine.chance import Seeded
from doubloon.engine.playout import Playout
from doubloon.engine.seat import CHANCE
from doubloon.engine.settle import answer, settle
from doubloon.games import game
from doubloon.locale import Speaker
from laws import law
from laws.positions import (
    RARE,
    VARIANTS,
    Position,
    each_variant,
    positions,
    prompts,
    questions,
)
from laws.profile import BRIEF, SOAK, examples
from laws.rooms import ROOMS
from laws.variants import Variant, every_variant, main_variants
from laws.walk import LONGEST, Walker, readers

SPEAKER = Speaker("en")


@pytest.mark.skipif(BRIEF, reason="only some variants are played")
def test_every_game_is_under_the_laws() -> None:
    """Each game's modes and seat counts are covered, and the laws know where its cards are."""
    covered = {(v.game, v.options["mode"], v.seats) for v in VARIANTS}
    for info in doubloon.games():
        assert info.id in ROOMS, f"teach tests/laws/rooms.py where the cards of {info.id} are"
        for mode, (least, most) in info.modes.items():
            for seats in range(least, most + 1):
                assert (info.id, mode, seats) in covered


def test_every_mix_is_under_the_laws() -> None:
    """Whatever can be chosen in the options is chosen in some variant that the laws run on."""
    every, main = (
        {json.dumps((v.game, name, value)) for v in some for name, value in v.options.items()}
        for some in (every_variant(), main_variants())
    )
    assert every == main


@each_variant
@examples(2)
@given(position=positions(hand=True))
def test_cards_are_conserved(variant: Variant, position: Position) -> None:
    """At each decision, chance's included, every card is somewhere and no card is twice."""
    table = position.start(variant)
    conserved = ROOMS[variant.game].conserved
    for _ in position.walker().steps(table):
        conserved(table._state)
    conserved(table._state)


@each_variant
@examples(6)
@given(position=positions())
def test_random_games_end(variant: Variant, position: Position) -> None:
    """Played by lot, a game comes to an end, with winners among its seats and a standing."""
    source = Seeded(position.seed)
    for _ in range(3):
        state = variant.room.setup(variant.seats, variant.options)
        for _ in range(LONGEST):
            options = settle(state, source.pick)
            if not options:
                break
            answer(state, options[source.pick(len(options))])
        outcome = variant.room.outcome(state)
        assert state.stack == []
        assert sorted(place.seat for place in outcome.standing) == list(range(variant.seats))
        assert set(outcome.winners) <= set(range(variant.seats))


@pytest.mark.parametrize("seed", [251, 604, 644, 757])
def test_games_end_when_all_is_coins(seed: int) -> None:
    """R1.8a: a game in which no card can change hands any more comes to an end."""
    room = game("port-royal")
    random = Random(seed)
    state = room.setup(4, room.check(4, {"mode": "set-sail"}))
    for _ in range(LONGEST):
        options = settle(state, lambda below: int(random.random() * below))
        if not options:
            return
        answer(state, options[int(random.random() * len(options))])
    pytest.fail(f"the game goes on after {LONGEST} decisions")


@each_variant
def test_playouts_end(variant: Variant) -> None:
    """The playout of searches plays a copy to its end and leaves the position alone."""
    state = variant.room.setup(variant.seats, variant.options)
    before = json.dumps(variant.room.view(state, None))
    for seed in range(5):
        copy = state.clone()
        assert Playout(Walker(seed).random).run(copy) > 0
        assert copy.stack == []
    assert json.dumps(variant.room.view(state, None)) == before


@each_variant
@examples(4)
@given(position=positions())
def test_only_options_are_accepted(variant: Variant, position: Position) -> None:
    """Options are exactly what can be played; all else is refused and changes nothing."""
    table, _ = position.reach(variant)
    law.only_options_are_accepted(table)


@each_variant
@examples(1)
@given(position=positions())
def test_everything_can_be_said(variant: Variant, position: Position) -> None:
    """Every event, question, choice and ending has English words, for every reader."""
    table = position.start(variant)
    for decision in position.walker().steps(table):
        assert SPEAKER.say(decision.prompt)
        for choice in decision.options if decision.seat != CHANCE else []:
            assert SPEAKER.say(table.describe(choice))
    for reader in readers(table):
        for event in table.events(reader):
            assert SPEAKER.tell(event)
            assert event.seen_by(reader) == event
            json.dumps(event.data())
    if outcome := table.outcome:
        assert SPEAKER.say(outcome.reason)


@each_variant
@examples(2)
@given(position=positions())
def test_every_refusal_can_be_said(variant: Variant, position: Position) -> None:
    """Whatever a seat is refused, it hears why in English."""
    table, _ = position.reach(variant)
    if decision := table.decision:
        words = table.game.vocabulary
        for code in range(len(words)):
            reason = table.why_not(words.choice(decision.seat, code))
            assert reason is None or SPEAKER.say(reason)


@pytest.mark.parametrize("info", doubloon.games(), ids=lambda info: info.id)
def test_the_laws_reach_every_question(info: doubloon.GameInfo) -> None:
    """The walks come to every kind of question that a game can ask, mid-effect ones too."""
    reached = set(questions(info.id))
    assert prompts(info.id) - reached == set()
    assert reached - prompts(info.id) <= RARE


@pytest.mark.skipif(BRIEF, reason="only some variants are played")
@pytest.mark.parametrize("info", doubloon.games(), ids=lambda info: info.id)
def test_every_question_is_under_the_laws(info: doubloon.GameInfo) -> None:
    """Clones, saves, undo, options and imagined worlds hold at each kind of question."""
    for places in questions(info.id).values():
        for variant, position in places if SOAK else places[:1]:
            table, walker = position.reach(variant)
            for check in (law.clone_is_independent, law.save_and_load_agree):
                check(table.clone(), walker, 30)
            law.undo_goes_back(table.clone(), walker)
            law.only_options_are_accepted(table)
            for reader in readers(table):
                law.imagined_fits(variant.room, variant.room, table, reader, Random(1))
            ROOMS[variant.game].conserved(table._state)
