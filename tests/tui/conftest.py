"""What the tests of the terminal room share."""

from __future__ import annotations

import io
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import pytest
from textual.pilot import Pilot

from doubloon.bots import make_bot
from doubloon.tui.app import DoubloonApp
from doubloon.tui.plain import run_plain
from doubloon.tui.session import Session
from doubloon.tui.setup import Setup
from doubloon.tui.table_screen import TableScreen

SIZES = {
    "tiny": (60, 18),
    "slim": (60, 20),
    "small": (80, 24),
    "large": (120, 36),
    "vast": (160, 50),
}


class Seated:
    """A person at the drawn table, with a keyboard and a mouse."""

    def __init__(self, app: DoubloonApp, pilot: Pilot[None]) -> None:
        self.app = app
        self.pilot = pilot

    @property
    def screen(self) -> TableScreen:
        return next(s for s in reversed(self.app.screen_stack) if isinstance(s, TableScreen))

    @property
    def session(self) -> Session:
        return self.screen.session

    @property
    def whisper(self) -> str:
        return str(self.screen.query_one("#whisper").render())

    @property
    def words(self) -> list[str]:
        return [choice.word for choice, _ in self.session.options()]

    def on(self, name: str) -> bool:
        """Whether that screen is on top."""
        return type(self.app.screen).__name__ == name

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)
        await self.settle()

    async def settle(self) -> None:
        """Wait until the bots have played and a person is asked, or something covers the table."""
        for _ in range(400):
            if self.app.screen_stack[1:] and not self.on("TableScreen"):
                return
            if self.on("TableScreen") and self.screen.holder is not None:
                if self.session.asked_human and not self.screen.workers:
                    return
            await self.pilot.pause()
        raise AssertionError("nobody is asked")

    async def reach(self, name: str) -> None:
        """Wait until that screen is on top, however busy the machine is."""
        for _ in range(400):
            if self.on(name):
                return
            await self.pilot.pause()
        raise AssertionError(f"{type(self.app.screen).__name__} instead of {name}")

    async def say(self, word: str) -> None:
        """Press the key of this choice."""
        await self.press(str(self.words.index(word) + 1))

    async def play_on(self, steps: int = 400) -> None:
        """Choose as the greedy bot would and read every page, until the game is over."""
        for step in range(steps):
            if self.on("Standing"):
                await self.pilot.pause()
                return
            if self.on("TableScreen"):
                self.screen.choose(self.advice(step))
                await self.settle()
            else:
                await self.press("enter")
        raise AssertionError("the game does not end")

    def advice(self, step: int = 0) -> str:
        """What the greedy bot would choose."""
        decision = self.session.asked_human
        assert decision
        bot = make_bot("greedy", self.session.game, Random(step))
        return str(bot.choose(self.session.table.view(decision.seat), decision))

    @property
    def page(self) -> str:
        """Everything on the screen, as text."""
        strips = self.app.screen._compositor.render_strips()
        return "\n".join("".join(segment.text for segment in strip) for strip in strips)

    async def until(self, wanted: Callable[[Seated], bool]) -> None:
        """Draw, stop and pass by turns until the table is as wanted."""
        for _ in range(300):
            if wanted(self):
                return
            for word in ("stop", "pass", "repel", "draw"):
                if word in self.words:
                    await self.say(word)
                    break
            else:
                await self.press("1")
        raise AssertionError("that never happened")


@asynccontextmanager
async def _sit(
    *who: str,
    seed: int = 5,
    size: str = "small",
    options: dict[str, Any] | None = None,
    game: str = "port-royal",
    setup: Setup | None = None,
    **kwargs: Any,
) -> AsyncIterator[Seated]:
    setup = setup or Setup(game, len(who), options or {}, seed, who)
    app = DoubloonApp(setup, delay=kwargs.pop("delay", 0), **kwargs)
    async with app.run_test(size=SIZES[size]) as pilot:
        seated = Seated(app, pilot)
        if not kwargs.get("curtain"):
            await seated.settle()
        yield seated


@pytest.fixture
def sit() -> Callable[..., Any]:
    """Sit down at a drawn table: `async with sit("human", "random") as me`."""
    return _sit


@pytest.fixture
def talk() -> Callable[..., list[str]]:
    """Play in the plain room: say these lines, and hear what it answers."""

    def talk(
        lines: Iterable[str],
        *who: str,
        seed: int = 5,
        language: str = "en",
        verbose: bool = False,
        options: dict[str, Any] | None = None,
        game: str = "port-royal",
    ) -> list[str]:
        who = who or ("human", "random", "random")
        session = Setup(game, len(who), options or {}, seed, who).deal(language)
        out = io.StringIO()
        said = iter([line + "\n" for line in lines])
        run_plain(session, out, lambda: next(said, ""), verbose)
        return out.getvalue().splitlines()

    return talk
