from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.kit import Server, sqlite


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for the tests of a file, without limits."""
    folder: Path = tmp_path_factory.mktemp("server")
    with Server(sqlite(folder), "--unlimited") as running:
        yield running
