"""PettingZoo's own checks hold for every game and mode, and the games are the table's games."""

from __future__ import annotations

import warnings
from functools import partial
from random import Random
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.utils import wrappers

import doubloon
from doubloon import env
from doubloon.engine.refusal import Illegal, Malformed, NotYourTurn
from doubloon.engine.settle import settle
from doubloon.env.ids import env_ids
from doubloon.env.zoo import Aec

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # they load old environments of their own
    from pettingzoo.test import api_test, render_test, seed_test

# PettingZoo's tests know only its own environments with a mask by name.
pytestmark = pytest.mark.filterwarnings("ignore")

each_env = pytest.mark.parametrize("name", env_ids())


@each_env
def test_pettingzoo_is_content(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The api, the seeds and the rendering are as PettingZoo wants them."""
    api_test(env.aec(name), num_cycles=30)
    seed_test(partial(env.aec, name), num_cycles=20)
    render_test(partial(env.aec, name))
    capsys.readouterr()


def test_every_game_and_mode_has_a_name() -> None:
    """Each is found by PettingZoo under its own, with a version."""
    modes = sum(len(info.modes) for info in doubloon.games())
    assert len(env_ids()) == modes == 9
    assert "doubloon/port-royal-v0" in pettingzoo.aec_registry
    made = pettingzoo.make("aec", "doubloon/port-royal-contracts-coop-v0", seats=2)
    assert made.metadata["name"] == "doubloon/port-royal-contracts-coop-v0"
    assert made.possible_agents == ["player_0", "player_1"]


def play_out(table_env: Aec, random: Random) -> list[str]:
    """Play by lot to the end; what was said by players."""
    said: list[str] = []
    for agent in table_env.agent_iter():
        observation, _, over, _, info = table_env.last()
        assert observation is not None
        if over:
            table_env.step(None)
            continue
        mask = observation["action_mask"]
        assert mask is info["action_mask"]
        code = int(random.choice(np.flatnonzero(mask)))
        choice = table_env.game.vocabulary.choice(int(agent[-1]), code)
        said.append(str(choice))
        table_env.step(code)
    return said


@pytest.mark.parametrize("game", ["port-royal", "buccaneer", "merchants"])
def test_a_seed_deals_what_it_deals_at_a_table(game: str) -> None:
    """The mask is the table's options at every question, and the outcome is the table's."""
    table_env = env.aec(game, seats=3)
    table_env.reset(seed=5)
    table = doubloon.table(game, 3, seed=5)
    random = Random(5)
    while decision := table.decision:
        observation, *_ = table_env.last()
        assert observation is not None
        assert sorted(decision.options.codes) == list(np.flatnonzero(observation["action_mask"]))
        code = random.choice(decision.options.codes)
        table.play(table.game.vocabulary.choice(decision.seat, code))
        table_env.step(code)
    assert table.outcome is not None
    worth = [table_env.rewards[f"player_{seat}"] for seat in range(3)]
    won = [seat for seat in range(3) if worth[seat] == max(worth)]
    assert won == table.outcome.winners
    assert sum(worth) == pytest.approx(0)


@pytest.mark.parametrize("seed", range(4))
def test_a_team_shares_its_reward(seed: int) -> None:
    """Together all get the same: 1 or -1."""
    table_env = env.aec("doubloon/port-royal-adventure-coop-v0", seats=2)
    table_env.reset(seed=seed)
    random = Random(seed)
    while not any(table_env.terminations.values()):
        codes = np.flatnonzero(table_env.infos[table_env.agent_selection]["action_mask"])
        table_env.step(int(random.choice(codes)))
    assert set(table_env.rewards.values()) in ({1.0}, {-1.0})


def test_observations_are_the_learners_own() -> None:
    """What was handed out does not change later, whatever is played or written into it."""
    table_env = env.aec("port-royal", seats=2)
    table_env.reset(seed=1)
    first = table_env.observe(table_env.agent_selection)
    kept = first["observation"].copy(), first["action_mask"].copy()
    random = Random(1)
    for _ in range(40):
        agent = table_env.agent_selection
        codes = np.flatnonzero(table_env.infos[agent]["action_mask"])
        table_env.step(int(random.choice(codes)))
    assert np.array_equal(first["observation"], kept[0])
    assert np.array_equal(first["action_mask"], kept[1])
    again = table_env.observe(agent)
    again["observation"][:] = 7
    assert not np.array_equal(table_env.observe(agent)["observation"], again["observation"])


def test_masks_are_the_learners_own() -> None:
    """Each question has a mask of its own, and it says what may be said whatever was written."""
    table_env = env.aec("port-royal", seats=2)
    for seed in range(3):
        table_env.reset(seed=seed)
        random = Random(seed)
        before = table_env.infos[table_env.agent_selection]["action_mask"]
        for _ in range(60):
            agent = table_env.agent_selection
            codes = np.flatnonzero(table_env.infos[agent]["action_mask"])
            before[:] = 1
            table_env.step(int(random.choice(codes)))
            mask = table_env.infos[table_env.agent_selection]["action_mask"]
            assert mask is not before
            assert sorted(legal(table_env)) == list(np.flatnonzero(mask))
            before = mask


def legal(table_env: Aec) -> list[int]:
    """What may be said, by the rules themselves."""
    state = table_env.position.clone()
    return settle(state, None)


def test_who_is_not_asked_has_no_actions() -> None:
    """Only the agent that is asked sees what may be played."""
    table_env = env.aec("merchants", seats=2)
    table_env.reset(seed=1)
    asked = table_env.agent_selection
    (other,) = [agent for agent in table_env.agents if agent != asked]
    assert table_env.observe(asked)["action_mask"].any()
    assert not table_env.observe(other)["action_mask"].any()
    assert not table_env.infos[other]["action_mask"].any()


def test_a_refused_action_has_a_reason() -> None:
    """It says the rule and leaves the table as it was."""
    table_env = env.aec("port-royal", seats=2)
    table_env.reset(seed=1)
    before = table_env.observe(table_env.agent_selection)["observation"]
    with pytest.raises(Illegal, match=r"R\d"):
        table_env.step(table_env.game.vocabulary.codes["hire admiral-2"])
    with pytest.raises(Illegal):
        table_env.step(10**6)
    after = table_env.observe(table_env.agent_selection)["observation"]
    assert np.array_equal(before, after)


def test_pettingzoos_wrapper_lets_it_lose_instead() -> None:
    """As the docs say: wrapped, whoever breaks the rules ends the game."""
    wrapped = wrappers.TerminateIllegalWrapper(env.aec("port-royal", seats=2), illegal_reward=-1)
    wrapped.reset(seed=1)
    loser = wrapped.agent_selection
    wrapped.step(wrapped.unwrapped.game.vocabulary.codes["hire admiral-2"])
    assert wrapped.rewards[loser] == -1
    for _ in wrapped.agent_iter():
        wrapped.step(None)
    assert not wrapped.agents


def test_bad_tables_are_refused() -> None:
    """With the sentence that any table gives."""
    for bad in (
        partial(env.aec, "port-royal", seats=9),
        partial(env.aec, "whist"),
        partial(env.aec, "doubloon/whist-v0"),
        partial(env.aec, "port-royal", render_mode="rgb_array"),
        partial(env.aec, "port-royal", options={"mode": "nonsense"}),
        partial(env.aec, "port-royal", options=3),  # type: ignore[arg-type]
    ):
        with pytest.raises(Malformed):
            bad()


def test_whoever_asks_for_a_game_hears_their_names() -> None:
    """A mode's name alone is none; the refusal says how it is called."""
    with pytest.raises(Malformed, match="doubloon/port-royal-contracts-v0"):
        env.aec("port-royal-contracts")


@pytest.mark.parametrize("early", ["last", "step", "observe", "agent_iter", "render"])
def test_nothing_is_on_before_the_first_reset(early: str) -> None:
    """Whoever asks hears what to do."""
    table_env = env.aec("port-royal", render_mode="ansi")
    args = {"step": (0,), "observe": ("player_0",)}.get(early, ())
    with pytest.raises(NotYourTurn, match=r"call reset\(\) first"):
        getattr(table_env, early)(*args)


@pytest.mark.parametrize(("late", "args"), [("last", ()), ("step", (0,)), ("step", (None,))])
def test_nothing_is_on_when_all_have_left(late: str, args: tuple[Any, ...]) -> None:
    """The game is over: whoever goes on hears what to do."""
    table_env = env.aec("port-royal", seats=2)
    table_env.reset(seed=1)
    while table_env.agents:
        mask, over = table_env.last()[4]["action_mask"], table_env.last()[2]
        table_env.step(None if over else int(mask.nonzero()[0][-1]))
    with pytest.raises(NotYourTurn, match=r"call reset\(\) first"):
        getattr(table_env, late)(*args)
    table_env.reset(seed=1)
    assert table_env.last()[2] is False


def test_an_action_is_a_whole_number() -> None:
    """Half an action is not played, and numbers of numpy are as good as any."""
    table_env = env.aec("port-royal", seats=2)
    table_env.reset(seed=1)
    bad: list[Any] = [0.5, None, "draw", np.float32(0)]
    for action in bad:
        with pytest.raises(Malformed, match="whole number"):
            table_env.step(action)
    table_env.step(table_env.last()[4]["action_mask"].argmax())


def test_a_human_sees_every_step(capsys: pytest.CaptureFixture[str]) -> None:
    """The table is printed by itself, as PettingZoo has it."""
    table_env = env.aec("port-royal", seats=2, render_mode="human")
    table_env.reset(seed=1)
    assert "Draw a card" in capsys.readouterr().out
    table_env.step(int(table_env.last()[4]["action_mask"].argmax()))
    assert capsys.readouterr().out


def test_bad_seeds_are_refused() -> None:
    """What is no seed changes nothing: not the table, nor which one comes next."""
    tables = [env.aec("port-royal", seats=2) for _ in range(2)]
    for table_env in tables:
        table_env.reset(seed=7)
        for _ in range(5):
            mask = table_env.last()[4]["action_mask"]
            table_env.step(int(mask.argmax()))
    one, other = tables
    bad: list[Any] = [-4, 1 << 63, 10**5000, "x", True, 1.5]
    for seed in bad:
        with pytest.raises(Malformed):
            one.reset(seed=seed)
    for _ in range(2):
        assert one.agent_selection == other.agent_selection
        seen = [table_env.observe("player_0")["observation"] for table_env in tables]
        assert np.array_equal(*seen)
        for table_env in tables:
            table_env.reset()


def test_a_seed_of_numpy_is_as_good() -> None:
    seen = []
    seeds: list[Any] = [7, np.int64(7)]
    for seed in seeds:
        table_env = env.aec("port-royal", seats=2)
        table_env.reset(seed=seed)
        table_env.step(int(table_env.last()[4]["action_mask"].argmax()))
        seen.append(table_env.observe("player_0")["observation"])
    assert np.array_equal(*seen)


def test_ansi_tells_the_table() -> None:
    """What the plain terminal would print, for whoever is asked."""
    table_env = env.aec("port-royal", seats=2, render_mode="ansi")
    table_env.reset(seed=1)
    told = table_env.render()
    assert told is not None
    assert "Draw a card" in told
