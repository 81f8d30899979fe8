from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from server.kit import Server, sqlite
from web.kit import FLAGS, PATIENCE, Person, chromium, is_built


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One Chromium for the tests of a file: while it runs, no other loop of events can."""
    assert is_built(), "The browser table is not built: make setup builds it."
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield running
        running.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for the tests of a file, without limits."""
    folder: Path = tmp_path_factory.mktemp("web")
    with Server(sqlite(folder), "--unlimited") as running:
        yield running


@pytest.fixture
def person(browser: Browser, server: Server) -> Iterator[Callable[..., Person]]:
    """Makes people; all of them go when the test is over."""
    people: list[Person] = []

    def come(*args: Any, **likes: Any) -> Person:
        people.append(Person(browser, server, *args, **likes))
        return people[-1]

    yield come
    for one in people:
        one.close()
