"""Gymnasium's own check holds for every game and mode; bots sit at the table as they should."""

from __future__ import annotations

from functools import partial
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import doubloon
from doubloon import env
from doubloon.engine.refusal import Malformed, NotYourTurn
from doubloon.env.ids import env_ids

# The checker warns of what `gymnasium.make` would have added.
pytestmark = pytest.mark.filterwarnings("ignore")


def rivals(name: str) -> list[str]:
    """As few opponents as the game allows."""
    return ["random"] * (2 if "buccaneer" in name else 1)


@pytest.mark.parametrize("name", env_ids())
def test_gymnasium_is_content(name: str) -> None:
    """Spaces, seeds and steps are as Gymnasium wants them."""
    check_env(env.gym(name, rivals(name)))
    made = gymnasium.make(name, opponents=rivals(name))
    row, info = made.reset(seed=1)
    assert made.observation_space.contains(row)
    assert np.array_equal(info["action_mask"], made.unwrapped.action_masks())  # type: ignore[attr-defined]


def played(learner: Any, seed: int) -> tuple[float, list[bytes]]:
    """A game by the first allowed action; its reward and all rows."""
    row, _ = learner.reset(seed=seed)
    rows, over, reward = [row.tobytes()], False, 0.0
    while not over:
        row, reward, over, _, _ = learner.step(int(np.flatnonzero(learner.action_masks())[0]))
        rows.append(row.tobytes())
    return reward, rows


@pytest.mark.parametrize("game", ["port-royal", "buccaneer", "merchants"])
def test_a_seed_repeats_a_game(game: str) -> None:
    """Bots, chance and the learner's seat all follow from it."""
    bots = ["random" if game == "merchants" else "greedy", "random"]
    learner = env.gym(game, bots)
    first = played(learner, 3)
    assert played(learner, 4) != first
    assert played(env.gym(game, bots), 3) == first
    assert first[0] in (1.0, 0.25, -0.5)


def test_the_learner_sits_everywhere_or_where_told() -> None:
    """A seat of its own, or any."""
    anywhere = env.gym("port-royal", ["random", "random"])
    assert {anywhere.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2}
    told = env.gym("port-royal", ["random", "random"], seat=2)
    assert {told.reset(seed=seed)[1]["seat"] for seed in range(5)} == {2}


class Spy:
    """Notes whose view it gets, and who is asked."""

    def __init__(self, seen: list[tuple[int, int]]) -> None:
        self.seen = seen

    def choose(self, view: dict[str, Any], decision: doubloon.Decision) -> str:
        self.seen.append((view["seat"], decision.seat))
        return str(decision.options[0])


def test_bots_get_what_bots_get() -> None:
    """A view of their own seat and a decision, through the ordinary door."""
    seen: list[tuple[int, int]] = []
    played(env.gym("port-royal", [Spy(seen), "random"], seat=0), 1)
    assert seen
    assert set(seen) == {(1, 1)}


def test_breaking_the_rules_loses() -> None:
    """An action that is not allowed ends the game with the loser's reward and the reason."""
    learner = env.gym("port-royal", ["random"] * 3)
    learner.reset(seed=1)
    forbidden = int(np.flatnonzero(~learner.action_masks())[-1])
    _, reward, over, cut, info = learner.step(forbidden)
    assert (reward, over, cut) == (pytest.approx(-1 / 3), True, False)
    assert info["illegal"]
    assert not learner.action_masks().any()
    learner.reset(seed=1)
    assert "99999 is no action" in learner.step(99999)[4]["illegal"]


def test_nothing_is_on_before_the_first_reset() -> None:
    """No action is allowed then, and whoever plays one or looks hears what to do."""
    learner = env.gym("port-royal", ["random"], render_mode="ansi")
    assert not learner.action_masks().any()
    for early in (partial(learner.step, 0), learner.render):
        with pytest.raises(NotYourTurn, match=r"call reset\(\) first"):
            early()


@pytest.mark.parametrize("action", [0.5, 0.0, None, "draw", np.float64(0.0), [0]])
def test_an_action_is_a_whole_number(action: Any) -> None:
    """Whatever else is refused at once, and the game goes on."""
    learner = env.gym("port-royal", ["random"])
    learner.reset(seed=1)
    with pytest.raises(Malformed, match="whole number"):
        learner.step(action)
    allowed: Any = np.flatnonzero(learner.action_masks())[0]
    assert not learner.step(np.array(allowed))[2]  # type: ignore[arg-type]


def test_names_with_commas_are_bots() -> None:
    """A text means what it means on the command line."""
    assert env.gym("port-royal", "greedy").seats == 2
    assert env.gym("port-royal", "greedy, random").opponents == ["greedy", "random"]
    assert env.gym("port-royal", "none", {"mode": "contracts-coop"}).seats == 1


@pytest.mark.parametrize("name", env_ids())
def test_without_opponents_the_table_is_small(name: str) -> None:
    """As few greedy bots as the game allows, but never nobody."""
    made: Any = gymnasium.make(name).unwrapped
    assert made.opponents == env.gym(name).opponents == ["greedy"] * len(rivals(name))


def test_bad_tables_are_refused() -> None:
    """Unknown bots and seats, too many players, and pictures that nobody can draw."""
    for opponents, seat in ((["nobody"], None), (["random"], 2), (["random"] * 8, None)):
        with pytest.raises(Malformed):
            env.gym("port-royal", opponents, seat=seat)
    with pytest.raises(Malformed, match="there are: human, ansi"):
        env.gym("port-royal", render_mode="rgb_array")


def test_who_cannot_choose_does_not_sit_down() -> None:
    """It is told before the first deal."""
    bad: list[Any] = [[object()], [Spy], [None], Spy([]), 3]
    for opponents in bad:
        with pytest.raises(Malformed):
            env.gym("port-royal", opponents)


def test_a_human_sees_every_step(capsys: pytest.CaptureFixture[str]) -> None:
    """The table is printed by itself, as Gymnasium has it."""
    learner = env.gym("port-royal", "random", render_mode="human")
    learner.reset(seed=1)
    assert "Draw a card" in capsys.readouterr().out
    learner.step(np.flatnonzero(learner.action_masks())[0])
    assert capsys.readouterr().out


def test_bad_seeds_are_refused() -> None:
    """A seed of numpy's is as good as any."""
    learner = env.gym("port-royal", ["random"])
    bad: list[Any] = [-4, 1 << 63, 10**5000, "x", True]
    for seed in bad:
        with pytest.raises(Malformed):
            learner.reset(seed=seed)
    theirs: Any = np.int64(7)
    assert np.array_equal(learner.reset(seed=7)[0], learner.reset(seed=theirs)[0])


@pytest.mark.parametrize("args", [([],), ("port-royal", None, {"mode": []})])
def test_what_no_name_can_be_is_refused(args: tuple[Any, ...]) -> None:
    """In a sentence, as unknown names are."""
    with pytest.raises(Malformed, match=r"there are|the modes are"):
        env.gym(*args)
