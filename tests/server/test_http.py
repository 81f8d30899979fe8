"""The HTTP side keeps what its OpenAPI page promises."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from doubloon.client import Client, RefusedByServer
from doubloon.server import protocol
from server.kit import SOAK, Server

EXAMPLES = 100 if SOAK else 6
SECONDS = 3_600 if SOAK else 300


async def test_schemathesis_finds_no_fault(server: Server, tmp_path: Path) -> None:
    """Thousands of odd requests: no error of the server's, and every answer as described."""
    async with Client(server.url, name="Ann") as ann:
        key = ann.key
    checks = "not_a_server_error,status_code_conformance,content_type_conformance"
    command = [
        *(sys.executable, "-m", "schemathesis.cli", "run", f"{server.url}/api/openapi.json"),
        *("--header", f"Authorization: Bearer {key}", "--max-examples", str(EXAMPLES)),
        *("--checks", f"{checks},response_schema_conformance", "--seed", "6"),
        *("--phases", "examples,fuzzing", "--generation-database", "none"),
    ]
    done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, timeout=SECONDS)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]


async def test_look_things_up(server: Server) -> None:
    """Games, cards, rules, the schema of the protocol, health and figures."""
    async with Client(server.url) as ann:
        games = await ann.http("GET", "/api/games")
        assert {"port-royal", "buccaneer"} <= {game["id"] for game in games}
        cards = await ann.http("GET", "/api/games/port-royal/cards")
        assert {"id", "name", "confidence"} <= set(cards[0])
        rules = await ann.http("GET", "/api/games/port-royal/rules/R3.6")
        assert "R3.6" in rules
        polish = await ann.http("GET", "/api/games/port-royal/rules/R3.6?lang=pl")
        assert list(polish) == list(rules)
        assert polish != rules
        assert await ann.http("GET", "/api/schema") == protocol.schema()
        figures = await ann.http("GET", "/metrics")
        assert "doubloon_lines_open 1" in figures
        for path in (
            "/api/games/chess/cards",
            "/api/tables/nope",
            "/api/tables/nope/replay",
            "/api/x",
        ):
            with pytest.raises(RefusedByServer) as refused:
                await ann.http("GET", path)
            assert refused.value.kind == "Missing"


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "chess", "seats": 2},
        {"game": "port-royal", "seats": 9},
        {"game": "port-royal", "seats": 2, "options": {"mode": "none"}},
        {"game": "port-royal", "seats": 2, "bots": {"2": "greedy"}},
        {"game": "port-royal", "seats": 2, "bots": {"0": "greedy", "1": "greedy"}},
        {"game": "port-royal", "seats": 2, "bots": {"1": "genius"}},
        {"game": "port-royal", "seats": 2, "bank": 5, "move": 5},
        {"game": "port-royal", "seats": 2, "campaign": True},
        {"game": "port-royal", "seats": 2, "lang": "xx"},
        {"game": "port-royal", "seats": 2, "secret": "mine"},
    ],
    ids=str,
)
async def test_impossible_tables_are_refused(server: Server, wish: dict[str, object]) -> None:
    """Every refusal is a sentence."""
    async with Client(server.url) as ann:
        with pytest.raises(RefusedByServer) as refused:
            await ann.http("POST", "/api/tables", wish)
        assert refused.value.kind == "Malformed"
        assert str(refused.value)[0].isupper()
