"""Steps a second of our PettingZoo environments, printed as JSON; run like ours.py."""

from __future__ import annotations

import json
from random import Random

from doubloon import env
from doubloon.engine import settle as settle_module
from doubloon.env.zoo import Aec
from env_pace import pace


def script(table: Aec, seed: int) -> list[int]:
    """What is played in one game by lot."""
    table.reset(seed=seed)
    random, played = Random(seed), []
    while not table.terminations[table.agent_selection]:
        codes = table.infos[table.agent_selection]["action_mask"].nonzero()[0]
        played.append(int(random.choice(codes)))
        table.step(played[-1])
    return played


def main() -> None:
    """Each game with four seats."""
    found = {"compiled": str(settle_module.__file__).endswith(".so")}
    for game in ("port-royal", "buccaneer", "merchants"):
        table = env.aec(game, seats=4)
        found[game] = pace(table, [script(table, seed) for seed in range(8)])
    print(json.dumps(found))


if __name__ == "__main__":
    main()
