"""OpenSpiel's own simulation tests hold, and information states are what a seat can tell apart."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import doubloon.env.openspiel
from doubloon.engine.refusal import Illegal
from doubloon.games import ROOMS
from doubloon.games import game as find_game
from doubloon.games.buccaneer.words import COLOURS
from doubloon.games.port_royal.words import DRAW, STOP

GAMES = (
    "doubloon_port_royal",
    "doubloon_port_royal(players=1,mode=contracts-coop)",
    "doubloon_port_royal(players=2,mode=adventure,chapter=5,mix=gambler+set-sail)",
    "doubloon_buccaneer",
    "doubloon_merchants(glory=4)",
)
MODES = tuple(
    f"{doubloon.env.openspiel.name_of(id)}(mode={mode})"
    for id in ROOMS
    for mode in find_game(id).info.modes
    if id != "merchants"  # takes long; it has one mode, and a short game of it is among the others
)


@pytest.mark.parametrize("name", [*MODES, *GAMES[1:3], *GAMES[4:]])
def test_openspiel_is_content(name: str) -> None:
    """A random game with all observations, copies and serialization checked on the way."""
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


def test_every_game_is_registered() -> None:
    """Whatever there is to play, OpenSpiel knows; what it has no form for is left out."""
    assert [made.id for made in doubloon.env.openspiel.GAMES] == list(ROOMS)
    for id in ROOMS:
        game = pyspiel.load_game(doubloon.env.openspiel.name_of(id))
        assert not {"deck", "bonus"} & set(game.get_parameters())


@pytest.mark.parametrize("name", [*GAMES, "doubloon_buccaneer(players=4,memory_aid=true)"])
def test_a_game_is_made_again_from_its_text(name: str) -> None:
    """By itself, as a copy and from a pickle: with the same seats and options."""
    game = pyspiel.load_game(name)
    again = pyspiel.load_game(str(game))
    for other in (again, copy.deepcopy(game), copy.copy(game), pickle.loads(pickle.dumps(game))):
        assert type(other) is type(game)
        assert str(other) == str(game)
        assert (other.seats, other.options) == (game.seats, game.options)


@pytest.mark.parametrize("name", GAMES)
def test_a_position_is_copied_and_pickled(name: str) -> None:
    """It goes on as the one that it comes from."""
    state = pyspiel.load_game(name).new_initial_state()
    walk(state, Random(4), 40)
    for other in (copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert other.history() == state.history()
        walk(other, Random(5), 20)
        walk(again := state.clone(), Random(5), 20)
        assert (str(other), other.legal_actions()) == (str(again), again.legal_actions())


def test_a_pickle_is_read_where_nobody_imported_the_games() -> None:
    """Whoever gets one in another process has the games with it."""
    game = pyspiel.load_game("doubloon_merchants(glory=4)")
    read = "import pickle, sys; print(*pickle.load(sys.stdin.buffer))"
    pair = pickle.dumps((game, game.new_initial_state().current_player()))
    done = subprocess.run([sys.executable, "-c", read], input=pair, capture_output=True, check=True)
    assert done.stdout.decode().split() == [str(game), "-1"]


def walk(state: Any, random: Random, steps: int) -> None:
    """Play on by lot."""
    for _ in range(steps):
        if state.is_terminal():
            return
        if state.is_chance_node():
            codes, odds = zip(*state.chance_outcomes(), strict=True)
            assert sum(odds) == pytest.approx(1)
            state.apply_action(random.choices(codes, odds)[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))


@pytest.mark.parametrize("name", GAMES)
def test_a_position_is_written_down_and_read(name: str) -> None:
    """Serialized and back it is the same, for every seat."""
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    walk(state, Random(2), 60)
    again = game.deserialize_state(state.serialize())
    assert again.history() == state.history()
    for seat in range(game.num_players()):
        assert again.information_state_string(seat) == state.information_state_string(seat)
        assert again.observation_tensor(seat) == state.observation_tensor(seat)


@pytest.mark.parametrize("name", GAMES)
def test_a_resampled_position_cannot_be_told_apart(name: str) -> None:
    """Whoever asks for another world finds the same observation, memory and actions in it."""
    state = pyspiel.load_game(name).new_initial_state()
    random = Random(3)
    for _ in range(6):
        walk(state, random, 12)
        if state.current_player() < 0:
            continue
        seat = state.current_player()
        other = state.resample_from_infostate(seat, random.random)
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
        assert other.legal_actions() == state.legal_actions()


def test_a_hidden_deal_is_in_nobody_elses_information() -> None:
    """A Glory card dealt to one captain: only that captain's information state knows which."""
    random = Random(1)
    deals = 0
    state = pyspiel.load_game("doubloon_merchants").new_initial_state()
    while not state.is_terminal() and deals < 5:
        frame = state.world.state.stack[-1]
        if type(frame).__name__ == "DrawGlory":
            deals += 1
            one, two = (state.child(code) for code, _ in state.chance_outcomes()[:2])
            owner, rival = frame.player, 1 - frame.player
            for told in ("information_state_string", "observation_string"):
                assert getattr(one, told)(rival) == getattr(two, told)(rival)
                assert getattr(one, told)(owner) != getattr(two, told)(owner)
        walk(state, random, 1)
    assert deals == 5


def test_an_information_state_remembers() -> None:
    """Which disc went under which (B3.6): the table shows it to nobody, memory tells."""
    state = pyspiel.load_game("doubloon_buccaneer").new_initial_state()
    while state.is_chance_node():
        walk(state, Random(1), 1)
    first = state.current_player()
    one, two, third = (COLOURS[(first + step) % 3] for step in range(3))
    codes = state.world.game.vocabulary.codes
    ends = []
    for under in ("34", "43"):
        end = state.clone()
        for mover, rank in zip((one, two), under, strict=True):
            end.apply_action(codes[f"take {mover}-2"])
            end.apply_action(codes[f"onto {third}-{rank}"])
        ends.append(end)
    assert ends[0].observation_string(0) == ends[1].observation_string(0)
    assert ends[0].information_state_string(0) != ends[1].information_state_string(0)
    assert ends[0].information_state_tensor(0) != ends[1].information_state_tensor(0)


def test_returns_follow_the_rewards() -> None:
    """Zero-sum among rivals, the same for a team."""
    for name, team in ((GAMES[0], False), (GAMES[1], True)):
        game = pyspiel.load_game(name)
        kinds = pyspiel.GameType.Utility
        assert game.get_type().utility == (kinds.IDENTICAL if team else kinds.ZERO_SUM)
        state = game.new_initial_state()
        walk(state, Random(1), 5_000)
        assert state.is_terminal()
        assert sum(state.returns()) == (pytest.approx(0) if not team else state.returns()[0])


@pytest.mark.parametrize("name", GAMES[3:])
def test_their_search_plays_our_games(name: str) -> None:
    """OpenSpiel's IS-MCTS finds worlds through our resampling."""
    random = np.random.RandomState(1)
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    walk(state, Random(5), 30)
    while state.is_chance_node():
        walk(state, Random(5), 1)
    bot = ismcts.ISMCTSBot(
        game, mcts.RandomRolloutEvaluator(1, random), 1.4, 4, random_state=random
    )
    assert bot.step(state) in state.legal_actions()


def test_a_bad_action_is_refused_with_a_reason() -> None:
    """As at any table (R3.1), and nothing has happened then."""
    state = pyspiel.load_game("doubloon_port_royal(players=2)").new_initial_state()
    with pytest.raises(Illegal, match="no action that can be played now"):
        state.apply_action(0)  # chance is asked, and has no such outcome
    state.apply_action(state.legal_actions()[0])
    before = state.history()
    for action, reason in ((STOP, "Turn up at least one card"), (300, "."), (5000, "no action")):
        with pytest.raises(Illegal, match=reason):
            state.apply_action(action)
    assert state.legal_actions() == [DRAW]
    assert (state.current_player(), state.history()) == (0, before)
