"""House decks at tables of the server: checked, played to the end, kept, and shown."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

import doubloon
from decks.kit import wild_deck
from doubloon.cli import main
from doubloon.client import Client, RefusedByServer
from doubloon.engine.house import MOST_TEXT
from doubloon.server import protocol as p
from server.kit import Server, play_out, seated

TEXT = "[oyster-smack]\nmoney = 40\n"


async def checked(server: Server, id: str, text: str, lang: str = "en") -> Any:
    """What the server says of a deck's text."""
    async with Client(server.url) as client:
        return await client.http("POST", f"/api/games/{id}/deck?lang={lang}", {"text": text})


@pytest.mark.parametrize("id", ["port-royal", "buccaneer", "merchants"])
async def test_a_house_game_is_played_to_its_end(
    server: Server, id: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """People and a bot play; every seat sees the deck, the replay carries it, the deal was fair."""
    options = {"deck": wild_deck(id, Random(5), 0.1)}
    clients = [Client(server.url, name=f"Guest {seat}") for seat in range(2)]
    await asyncio.gather(*(client.open() for client in clients))
    follows = await seated(clients, id, options, bots={"2": "greedy"})
    mark = follows[0].info["options"]["deck"]["mark"]
    assert len(mark) == 12
    await play_out(follows, id)
    for followed in follows:
        assert followed.views[followed.seats[0]]["options"]["deck"]["mark"] == mark
    listed = await clients[0].http("GET", f"/api/tables/{follows[0].id}")
    assert listed["options"]["deck"] == {"mark": mark}
    text = await clients[0].http("GET", f"/api/tables/{follows[0].id}/replay?download=1")
    await asyncio.gather(*(client.close() for client in clients))
    file = tmp_path / "game.jsonl"
    file.write_text(text, encoding="utf-8")
    assert doubloon.load(file).game.mark == mark
    assert main(["verify", str(file)]) == 0
    assert main(["replay", str(file)]) == 0
    assert mark in capsys.readouterr().out


async def test_a_kept_house_table_comes_back(server: Server) -> None:
    """After a restart the table goes on with its deck."""
    async with Client(server.url, name="Ann") as ann:
        deck = {"oyster-smack": {"money": 40}}
        [followed] = await seated(
            [ann], "buccaneer", {"deck": deck}, bots={"1": "greedy", "2": "greedy"}
        )
        before = followed.info["options"]["deck"]
        server.kill()
        server.start()
        await followed.until(lambda: ann.reconnects > 0)
        assert followed.info["options"]["deck"] == before
        await play_out([followed], "buccaneer")
        assert followed.outcome is not None


async def test_a_refusal_tells_the_figures_of_the_deck(server: Server) -> None:
    """R16.1: what a task asks for at this table, whether one asks why not or just tries it."""
    options = {"mode": "adventure-coop", "deck": {"10": {"need.pay_goods.ares": 4}}}
    async with Client(server.url, name="Ann") as ann:
        [followed] = await seated([ann], "port-royal", options)
        question = followed.mine()
        assert question is not None
        await followed.play((question.options or [])[0]["say"])  # who Ann is
        why = await ann.do(p.WhyNot, table=followed.id, say="P1 fulfil 10")
        assert why.data is not None
        assert why.data["reason"]["id"] == "why-task-unmet"
        assert "Ares ships: 4" in why.data["text"]
        with pytest.raises(RefusedByServer, match="Ares ships: 4"):
            await followed.play("P1 fulfil 10")


async def test_a_table_says_what_its_deck_corrects(server: Server) -> None:
    """Figure by figure, in the reader's language; nothing at a table with our own deck."""
    async with Client(server.url, name="Ann") as ann:
        table = await ann.create("buccaneer", 3, options={"deck": TEXT})
        told = await ann.http("GET", f"/api/tables/{table}/deck?lang=en")
        ours = await ann.create("buccaneer", 3)
        nothing = await ann.http("GET", f"/api/tables/{ours}/deck")
        rows = await ann.http("GET", f"/api/games/buccaneer/cards?table={table}")
        with pytest.raises(RefusedByServer):
            await ann.http("GET", "/api/games/buccaneer/cards?table=nowhere")
    smack = next(row for row in rows if row["id"] == "oyster-smack")
    assert (smack["money"], smack["house"]) == (40, {"money": 8})
    assert told["differences"] == [
        {"card": "oyster-smack", "name": "Oyster Smack", "key": "money", "ours": 8, "house": 40}
    ]
    assert nothing == {"mark": "", "cards": {}, "differences": []}


async def test_the_server_checks_a_deck(server: Server) -> None:
    """Right ones come back ready for a table, wrong ones with their faults in words."""
    good = await checked(server, "buccaneer", TEXT)
    assert good["deck"]["cards"] == {"oyster-smack": {"money": 40}}
    assert good["differences"][0]["ours"] == 8
    bad = await checked(server, "buccaneer", "[oyster-smack]\nmoney = 0\nwage = 9\n", "de")
    assert bad["deck"] is None
    assert [fault.split(":")[0] for fault in bad["faults"]] == ["Zeile 2", "Zeile 3"]
    assert (await checked(server, "buccaneer", "# nothing"))["deck"] is None


async def test_the_file_to_correct_can_be_fetched(server: Server) -> None:
    """What is downloaded and sent back unchanged is our own deck."""
    async with Client(server.url) as client:
        text = await client.http("GET", "/api/games/merchants/deck?lang=pl")
    assert await checked(server, "merchants", text) == {
        "deck": None,
        "faults": [],
        "differences": [],
    }


HOSTILE: list[Any] = [
    "[" * 20_000,
    7,
    [1, 2],
    {"oyster-smack": 3},
    {"oyster-smack": {"money": "8"}},
    {"mark": "000000000000", "cards": {"oyster-smack": {"money": 40}}},
    {"cards": [], "mark": ""},
    {"x" * 60_000: {}},
    {"oyster-smack": {"money": 1e300}},
    {"oyster-smack": {"loot": [["chest"]]}},
]


@pytest.mark.parametrize("deck", HOSTILE, ids=range(len(HOSTILE)))
async def test_a_hostile_deck_gets_no_table(server: Server, deck: Any) -> None:
    """It is refused in words, and the server is well."""
    async with Client(server.url, name="Eve") as eve:
        with pytest.raises(RefusedByServer):
            await eve.create("buccaneer", 3, options={"deck": deck})
        assert (await eve.http("GET", "/api/health"))["ok"]


async def test_a_file_too_long_is_turned_away(server: Server) -> None:
    """By its length alone, before anybody reads it."""
    with pytest.raises(RefusedByServer):
        await checked(server, "buccaneer", "#" * (MOST_TEXT + 1))
    with pytest.raises((RefusedByServer, OSError)):
        await checked(server, "buccaneer", "#" * (8 * MOST_TEXT))
