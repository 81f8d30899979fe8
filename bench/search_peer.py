"""Iterations a second of our search and of OpenSpiel's Python IS-MCTS on Port Royal, as JSON.

Both think about the same positions with four seats, one after the other in one process: theirs
through our adapter, with one random playout an iteration, ours as `search` plays when nobody says
how long, every rehearsal of a choice an iteration.
"""

from __future__ import annotations

import json
import time
from random import Random
from typing import Any, Final

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import doubloon.env.openspiel as spiel
from doubloon.bots.search import Search
from doubloon.engine import settle as settle_module
from doubloon.engine.decision import Decision, Options

THEIRS: Final = 30
OURS: Final = 400
POSITIONS: Final = 3


def position(game: Any, random: Random, decisions: int) -> Any:
    """Somewhere in a game by lot, where there is something to choose."""
    state = game.new_initial_state()
    while state.is_chance_node() or decisions > 0 or len(state.legal_actions()) < 2:
        if state.is_chance_node():
            codes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(codes, odds)[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
            decisions -= 1
    return state


def think_theirs(game: Any, state: Any) -> float:
    """Seconds for so many iterations of theirs."""
    random = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, random)
    bot = ismcts.ISMCTSBot(game, evaluator, 1.4, THEIRS, random_state=random)
    start = time.perf_counter()
    bot.step(state)
    return time.perf_counter() - start


def think_ours(state: Any) -> tuple[float, int]:
    """Seconds of ours, and the iterations done in them."""
    world, seat = state.world, state.current_player()
    room = world.game
    prompt = world.state.stack[-1].prompt(world.state)
    decision = Decision(seat, prompt, Options(room.vocabulary, seat, world.codes))
    view = room.view(world.state, seat)
    bot = Search("port-royal", Random(1), n=OURS)
    bot.choose(view, decision)  # once for nothing: what it reads is read then
    bot = Search("port-royal", Random(1), n=OURS)
    start = time.perf_counter()
    bot.choose(view, decision)
    return time.perf_counter() - start, bot.done


def main() -> None:
    """Early, in the middle and late."""
    game = pyspiel.load_game(f"{spiel.name_of('port-royal')}(players=4)")
    theirs = ours = 0.0
    done = 0
    for at in range(POSITIONS):
        state = position(game, Random(at), 20 + 50 * at)
        theirs += think_theirs(game, state)
        seconds, iterations = think_ours(state)
        ours += seconds
        done += iterations
    found = {
        "compiled": str(settle_module.__file__).endswith(".so"),
        "theirs": POSITIONS * THEIRS / theirs,
        "ours": done / ours,
    }
    print(json.dumps(found))


if __name__ == "__main__":
    main()
