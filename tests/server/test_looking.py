"""Commands that only look, one by one."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from doubloon.server import looking
from doubloon.server import protocol as p


@pytest.mark.parametrize("asked", [0, 1])
async def test_a_hint_is_for_whoever_is_asked_when_it_is_given(asked: int) -> None:
    """Who asks for a hint and plays at once hears nothing of what the next seat could do."""
    said: list[Any] = []
    thoughts: list[Any] = []

    async def choose(name: str, table: object, seat: int) -> str:
        return f"P{room.asked + 1} draw"

    room = SimpleNamespace(asked=0, table=object(), seq=1, version=1, seat_of=lambda _, seat: seat)
    hub = SimpleNamespace(run=thoughts.append, bots=SimpleNamespace(choose=choose))
    wire = SimpleNamespace(
        guest="ann", send=said.append, refuse=lambda id, refusal, version: said.append(refusal)
    )
    mailbox: Any = SimpleNamespace(room=room, hub=hub)
    looking.hint(mailbox, wire, p.Hint(3, "table", 0))  # type: ignore[arg-type]
    room.asked = asked
    await thoughts[0]
    if asked == 0:
        assert said[0].data == {"say": "P1 draw"}
    else:
        assert said[0].reason.id == "refuse-not-asked"
