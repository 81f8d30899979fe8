"""Steps a second of PettingZoo's tictactoe_v3, printed as JSON; in an environment of its own."""

from __future__ import annotations

import json
from random import Random

from pettingzoo.classic.tictactoe.tictactoe import raw_env

from env_pace import pace


def main() -> None:
    """Random games, as raw as ours."""
    table = raw_env()
    scripts = []
    for seed in range(100):
        table.reset(seed=seed)
        random, played = Random(seed), []
        while not table.terminations[table.agent_selection]:
            actions = table.observe(table.agent_selection)["action_mask"].nonzero()[0]
            played.append(int(random.choice(actions)))
            table.step(played[-1])
        scripts.append(played)
    print(json.dumps({"tictactoe": pace(table, scripts)}))


if __name__ == "__main__":
    main()
