"""A question and a view belong together: whoever is asked sees the table as it is now."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

import pytest

from doubloon.bots import Bot, make_bot
from doubloon.client import Client
from doubloon.engine.decision import Decision
from doubloon.engine.notation import Choice
from doubloon.match.save import loads
from doubloon.match.table import Table
from doubloon.server import teller
from laws.variants import Variant, main_variants
from server.kit import Server, seated
from server.test_secrets_at_the_wire import GUESTS, play, room_of

VARIANTS = [one for one in main_variants() if not one.mixes]


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.label)
def test_a_step_that_moves_the_game_brings_the_view(variant: Variant) -> None:
    """Even if nothing happened that can be told: the question is another one all the same."""
    random = Random(variant.label)
    room = room_of(variant, random, 0)
    for _ in range(120):
        if room.table is None or room.table.decision is None:
            break
        play(room, room.table.decision.options.sample(random).text)
        for reader in (*range(variant.seats), None):
            step = teller.Telling(room, 9.0).step(reader, GUESTS[reader or 0], views=True)
            assert step.view == room.table.view(reader)


class Witness:
    """A bot that remembers what it was shown whenever it was asked."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.seen: list[tuple[dict[str, Any], Decision]] = []

    def choose(self, view: dict[str, Any], decision: Decision) -> Choice | str:
        """Choose as the bot does."""
        self.seen.append((view, decision))
        return self.bot.choose(view, decision)


def moments(text: str, seat: int) -> list[tuple[dict[str, Any], list[str]]]:
    """What a seat could see and say each time it was asked, from the finished game."""
    whole = loads(text)
    table = Table(whole.game, whole.seats, whole.options, None)
    found = []
    for line in whole.log:
        decision = table.decision
        assert decision is not None
        if decision.seat == seat:
            view = json.loads(json.dumps(table.view(seat)))
            found.append((view, [option.text for option in decision.options]))
        table.play(line)
    return found


@pytest.mark.parametrize("views", [True, False])
@pytest.mark.parametrize("game", ["merchants", "buccaneer", "port-royal"])
async def test_bots_see_the_moment_they_are_asked_about(
    server: Server, game: str, views: bool
) -> None:
    """With views or without, over lines that break: question and view are of one moment."""
    clients = [Client(server.url, name=f"W{seat}") for seat in range(3)]
    await asyncio.gather(*(client.open() for client in clients))
    options = {"glory": 4} if game == "merchants" else {}
    follows = await seated(clients, game, options, grace=None)
    for client in clients:
        await client.follow(follows[0].id, views=views)
    bots = [Witness(make_bot("greedy", game, Random(seat))) for seat in range(3)]
    playing = asyncio.gather(
        *(followed.play_as(bot) for followed, bot in zip(follows, bots, strict=True))
    )
    random = Random(game)
    while not playing.done():
        await asyncio.sleep(0.03)
        await random.choice(clients).drop_line()
    await playing
    text = await clients[0].http("GET", f"/api/tables/{follows[0].id}/replay?download=1")
    await asyncio.gather(*(client.close() for client in clients))
    for followed, bot in zip(follows, bots, strict=True):
        true = moments(text, followed.seats[0])
        told = [(view, [option.text for option in decision.options]) for view, decision in bot.seen]
        unique = [one for at, one in enumerate(told) if at == 0 or told[at - 1] != one]
        assert [one for one in unique if one not in true] == []
        assert len(true) <= len(told)
