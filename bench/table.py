"""How large a finished table is, and whether late decisions cost more; printed as JSON."""

from __future__ import annotations

import gc
import json
import sys
import time
from random import Random
from types import FunctionType, ModuleType
from typing import Any

import doubloon


def size(table: doubloon.Table) -> int:
    """Bytes of all that the table alone holds; the game and its cards are everybody's."""
    shared = gc.get_referents(table.game, table._state.rules)  # type: ignore[attr-defined]
    seen = {id(thing) for thing in (table.game, table._state.rules, *shared)}  # type: ignore[attr-defined]
    total, todo = 0, [table]
    while todo:
        thing: Any = todo.pop()
        if id(thing) in seen or isinstance(thing, (type, ModuleType, FunctionType)):
            continue
        seen.add(id(thing))
        total += sys.getsizeof(thing)
        todo += gc.get_referents(thing)
    return total


def main() -> None:
    """One long game by lot at a full table."""
    table = doubloon.table("port-royal", 5, seed=3)
    random = Random(3)
    times: list[float] = []
    while decision := table.decision:
        choice = decision.options.sample(random)
        start = time.perf_counter()
        table.play(choice)
        times.append(time.perf_counter() - start)
    fifth = len(times) // 5
    early, late = sorted(times[:fifth])[fifth // 2], sorted(times[-fifth:])[fifth // 2]
    print(json.dumps({"table_kb": size(table) / 1000, "late_per_early": late / early}))


if __name__ == "__main__":
    main()
