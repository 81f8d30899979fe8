"""A table as somebody who follows it sees it, and a bot that plays there."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from doubloon.bots import Bot
from doubloon.engine.decision import Decision, Options
from doubloon.engine.message import Message
from doubloon.games import game
from doubloon.server import protocol as p

if TYPE_CHECKING:
    from doubloon.client import Client


class RefusedByServer(ValueError):
    """The server said no; `kind` and `reason` say why."""

    def __init__(self, kind: str, reason: dict[str, Any], text: str, version: int | None) -> None:
        super().__init__(text)
        self.kind = kind
        self.reason = reason
        self.version = version


class Followed:
    """A table that a client follows, as its seats see it."""

    def __init__(self, client: Client, id: str, views: bool) -> None:
        self.client = client
        self.id = id
        self.wants_views = views
        self.seq = 0
        self.version = 0
        self.info: dict[str, Any] = {}
        self.chairs: list[p.Chair] = []
        self.seats: list[int] = []
        self.views: dict[int | None, dict[str, Any] | None] = {}
        self.viewed: dict[int | None, int] = {}
        """The version that each view is of."""
        self.questions: dict[int | None, tuple[int, p.Asked | None]] = {}
        """What each seat was last told of the question, and at which version."""
        self.events: dict[int | None, list[dict[str, Any]]] = {}
        self.steps: dict[int | None, list[int]] = {}
        """The numbers of the steps heard of, for each seat."""
        self.facts: list[dict[str, Any]] = []
        self.outcome: dict[str, Any] | None = None
        self.changed = asyncio.Condition()

    def take(self, said: p.Now | p.Step) -> None:
        """The server tells how the table stands, or what was done."""
        heard = self.steps.setdefault(said.seat, [])
        events = self.events.setdefault(said.seat, [])
        last = heard[-1] if heard else 0
        if isinstance(said, p.Now):
            self.info = said.info
            self.chairs = said.chairs
            past = [p.Past(one.seq, one.facts, one.events) for one in said.steps]
        else:
            past = [p.Past(said.seq, said.facts, said.events)]
            self.chairs = said.chairs or self.chairs
        for one in past:
            if one.seq > last:
                heard.append(one.seq)
                events += one.events
                if one.seq > self.seq:
                    self.facts += one.facts
        if said.seq < self.seq:
            return
        self.seq, self.version, self.outcome = said.seq, said.version, said.outcome
        if said.view is not None:
            self.views[said.seat], self.viewed[said.seat] = said.view, said.version
        self.questions[said.seat] = (said.version, said.asked)

    async def until(self, ready: Callable[[], bool], seconds: float = 60.0) -> None:
        """Wait until something is so."""
        async with asyncio.timeout(seconds):
            async with self.changed:
                await self.changed.wait_for(ready)

    async def play(self, say: str, version: int | None = None) -> p.Done:
        """Make a choice."""
        at = self.version if version is None else version
        return await self.client.do(p.Play, table=self.id, version=at, say=say)

    async def look(self, seat: int) -> None:
        """Ask for the whole view of a seat of one's own, as it is now."""
        done = await self.client.do(p.Look, table=self.id, seat=seat)
        if done.version >= self.viewed.get(seat, 0):
            self.views[seat], self.viewed[seat] = done.data, done.version

    def begun(self) -> bool:
        """Whether the game has begun."""
        return any(self.views.values()) or self.version > 0

    def mine(self) -> p.Asked | None:
        """The question, if it is for one of one's own seats."""
        for version, asked in self.questions.values():
            if version == self.version and asked and asked.options is not None:
                return asked
        return None

    @property
    def asked(self) -> int | None:
        """The seat that is asked now."""
        for version, asked in self.questions.values():
            if version == self.version and asked:
                return asked.seat
        return None

    async def play_as(self, bot: Bot, pause: float = 0.0) -> None:
        """Let a bot play one's own seats to the end."""
        while self.outcome is None:
            await self.until(lambda: self.outcome is not None or self.mine() is not None, 600)
            asked = self.mine()
            if asked is None or self.outcome is not None:
                continue
            version = self.version
            if self.viewed.get(asked.seat) != version:
                await self.look(asked.seat)
                continue
            choice = bot.choose(self.views[asked.seat] or {}, decision(self.info["game"], asked))
            if pause:
                await asyncio.sleep(pause)
            try:
                await self.play(str(choice), version)
            except RefusedByServer as refused:
                if refused.kind == "TooFast":
                    await asyncio.sleep(0.5)
                    continue
                if refused.kind != "Stale":
                    raise
            await self.until(partial(self._moved_on, version))

    def _moved_on(self, version: int) -> bool:
        return self.version != version or self.outcome is not None


def decision(id: str, asked: p.Asked) -> Decision:
    """A question from the wire as a bot knows it."""
    vocabulary = game(id).vocabulary
    choices = [vocabulary.parse(option["say"]) for option in asked.options or ()]
    prompt = asked.prompt or {"id": "", "args": {}, "rule": ""}
    options = Options(vocabulary, asked.seat, [choice.code for choice in choices if choice])
    return Decision(asked.seat, Message(prompt["id"], prompt["args"], prompt["rule"]), options)
