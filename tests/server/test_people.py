"""People at tables: seats, spectators, leaving and coming back, talk, votes, rematches."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from random import Random

import pytest

from doubloon.bots import make_bot
from doubloon.client import Client, Followed, RefusedByServer
from doubloon.server import protocol as p
from server.kit import Server, play_out, seated


@pytest.fixture
async def people(server: Server) -> AsyncIterator[list[Client]]:
    """Three guests."""
    clients = [Client(server.url, name=name) for name in ("Ann", "Ben", "Cleo")]
    await asyncio.gather(*(client.open() for client in clients))
    yield clients
    await asyncio.gather(*(client.close() for client in clients))


def asked(follows: list[Followed]) -> int:
    """Whose turn it is."""
    seat = follows[0].asked
    assert seat is not None
    return seat


async def first_choice(followed: Followed) -> None:
    """Take the first option."""
    await followed.until(lambda: followed.mine() is not None)
    question = followed.mine()
    assert question is not None
    assert question.options is not None
    before = followed.version
    await followed.play(question.options[0]["say"])
    await followed.until(lambda: followed.version > before or followed.outcome is not None)


async def test_a_spectator_sees_what_spectators_may(people: list[Client]) -> None:
    """Somebody without a seat follows, gets a spectator's view, and can do nothing."""
    ann, ben, cleo = people
    follows = await seated([ann, ben], "port-royal")
    watched = await cleo.follow(follows[0].id)
    assert list(watched.views) == [None]
    view = watched.views[None]
    assert view is not None
    assert view["seat"] is None
    seat = asked(follows)
    for say in (f"P{seat + 1} draw", "draw", "P9 draw", ""):
        with pytest.raises(RefusedByServer) as refused:
            await watched.play(say)
        assert refused.value.kind in ("Forbidden", "Malformed")
    await first_choice(follows[seat])
    await watched.until(lambda: watched.seq == follows[0].seq)
    assert watched.mine() is None


async def test_seats_are_taken_once_and_freed(people: list[Client]) -> None:
    """A seat has one guest; before the game it can be given up."""
    ann, ben, cleo = people
    table = await ann.create("port-royal", 2)
    assert await ann.sit(table, 1) == 1
    with pytest.raises(RefusedByServer, match="taken"):
        await ben.sit(table, 1)
    assert await ben.sit(table) == 0
    with pytest.raises(RefusedByServer, match="taken"):
        await cleo.sit(table)
    with pytest.raises(RefusedByServer, match="not your seat"):
        await cleo.ready(table, 0)
    await ben.do(p.Leave, table=table, seat=0)
    assert await cleo.sit(table) == 0
    with pytest.raises(RefusedByServer, match="2 seats"):
        await ben.sit(table, 7)


async def test_who_leaves_is_replaced_and_gets_the_seat_back(people: list[Client]) -> None:
    """R25.33, B9.28: the seat of a player who leaves is played by a bot; rules unchanged."""
    ann, ben, cleo = people
    follows = await seated([ann, ben, cleo], "buccaneer")
    table = follows[0].id
    await ben.do(p.Leave, table=table, seat=1)
    await follows[0].until(lambda: follows[0].chairs[1].bot == "greedy")
    assert follows[0].chairs[1].away
    with pytest.raises(RefusedByServer):
        await follows[1].play("P2 pass")
    bots = [make_bot("random", "buccaneer", Random(seat)) for seat in range(3)]
    others = [asyncio.create_task(follows[seat].play_as(bots[seat], pause=0.02)) for seat in (0, 2)]
    await follows[0].until(lambda: {"fact": "chose", "seat": 1} in follows[0].facts)
    await ben.do(p.Back, table=table, seat=1)
    await follows[1].until(lambda: not follows[1].chairs[1].bot)
    await asyncio.gather(follows[1].play_as(bots[1]), *others)


async def test_a_lost_line_gives_the_seat_to_a_bot_after_the_grace(people: list[Client]) -> None:
    """R25.33: whoever is away too long is replaced, and has the seat back on return."""
    ann, ben, _ = people
    follows = await seated([ann, ben], "port-royal", grace=0.4)
    await ben.close()
    await follows[0].until(lambda: follows[0].chairs[1].away, 5)
    back = Client(ann.url, key=ben.key)
    await back.open()
    again = await back.follow(follows[0].id)
    await again.until(lambda: not again.chairs[1].away, 5)
    names = [fact["fact"] for fact in again.facts if fact["fact"] != "chose"]
    assert names[-2:] == ["away", "returned"]  # Between them the bot may have played.
    bots = [make_bot("random", "port-royal", Random(3)) for _ in range(2)]
    await asyncio.gather(follows[0].play_as(bots[0]), again.play_as(bots[1]))
    await back.close()


async def test_time_runs_out(people: list[Client]) -> None:
    """Who thinks too long is replaced, and may come back."""
    ann, ben, _ = people
    follows = await seated([ann, ben], "port-royal", move=0.3)
    slow = asked(follows)
    await follows[0].until(lambda: follows[0].chairs[slow].away, 5)
    why = [fact for fact in follows[0].facts if fact["fact"] == "away"]
    assert why[0]["why"] == "clock"
    bank = await seated([ann, ben], "port-royal", bank=0.5, add=0.1)
    clocks = [chair.clock for chair in bank[0].chairs]
    assert all(clock is not None and clock <= 0.5 for clock in clocks)
    slow = asked(bank)
    await bank[0].until(lambda: bank[0].chairs[slow].away, 5)


async def test_votes_replace_somebody(people: list[Client]) -> None:
    """More than half of the others vote somebody out; the seat is then free for another."""
    ann, ben, cleo = people
    follows = await seated(people, "port-royal")
    table = follows[0].id
    await ann.do(p.Kick, table=table, seat=0, whom=2)
    await follows[0].until(lambda: any(fact["fact"] == "voted" for fact in follows[0].facts))
    assert follows[0].chairs[2].taken
    await ben.do(p.Kick, table=table, seat=1, whom=2)
    await follows[0].until(lambda: not follows[0].chairs[2].taken)
    assert follows[0].chairs[2].bot == "greedy"
    with pytest.raises(RefusedByServer, match="not your seat"):
        await cleo.do(p.Back, table=table, seat=2)
    async with Client(ann.url, name="Dora") as dora:
        assert await dora.sit(table) == 2
        await follows[0].until(lambda: follows[0].chairs[2].name == "Dora")
        assert not follows[0].chairs[2].bot
    pair = await seated([ann, ben], "port-royal")
    with pytest.raises(RefusedByServer, match="two others"):
        await ann.do(p.Kick, table=pair[0].id, seat=0, whom=1)


async def test_talk_is_heard_unless_muted(people: list[Client]) -> None:
    """Talk is one line of plain text; whoever is muted is not heard."""
    ann, ben, cleo = people
    follows = await seated(people, "port-royal")
    table = follows[0].id
    await ann.do(p.Say, table=table, seat=0, text=" <b>Ahoy</b>\n\u202e there ")
    await follows[1].until(lambda: any(fact["fact"] == "said" for fact in follows[1].facts))
    assert follows[1].facts[-1]["text"] == "<b>Ahoy</b> there"
    await cleo.do(p.Mute, table=table, seat=2, whom=0)
    await ann.do(p.Say, table=table, seat=0, text="Still here")
    await follows[2].until(lambda: follows[2].seq == follows[0].seq)
    assert [fact["text"] for fact in follows[1].facts if fact["fact"] == "said"][-1] == "Still here"
    assert "Still here" not in str(follows[2].facts)
    with pytest.raises(RefusedByServer):
        await ben.do(p.Say, table=table, seat=1, text="\n \t")
    again = await cleo.follow(table)
    assert "Still here" not in str(again.facts)


async def test_one_screen_can_hold_several_seats(people: list[Client]) -> None:
    """Hot seat: one guest plays two seats, and gets the view of each."""
    ann, _, _ = people
    table = await ann.create("port-royal", 2)
    assert await ann.sit(table, 0, "Ann") == 0
    assert await ann.sit(table, 1, "Ned") == 1
    ours = await ann.follow(table)
    await ann.ready(table, 0)
    await ann.ready(table, 1)
    await ours.until(lambda: {0, 1} <= set(ours.views))
    assert [chair.name for chair in ours.chairs] == ["Ann", "Ned"]
    await ours.play_as(make_bot("greedy", "port-royal", Random(0)))
    assert ours.outcome is not None


async def test_taking_back_is_free_or_by_consent(people: list[Client]) -> None:
    """Undo needs consent once something was revealed; the others say yes or no."""
    ann, ben, _ = people
    follows = await seated([ann, ben], "port-royal")
    table, seat = follows[0].id, asked(follows)
    mine, other = follows[seat], follows[1 - seat]
    me, they = people[seat], people[1 - seat]
    await first_choice(mine)
    log = mine.version
    await me.do(p.Undo, table=table, seat=seat, version=log)
    with pytest.raises(RefusedByServer, match="asked"):
        await me.do(p.Undo, table=table, seat=seat, version=log)
    with pytest.raises(RefusedByServer):
        await me.do(p.Consent, table=table, seat=seat, version=log, yes=True)
    await they.do(p.Consent, table=table, seat=1 - seat, version=log, yes=False)
    assert mine.version == log
    await me.do(p.Undo, table=table, seat=seat, version=log)
    await they.do(p.Consent, table=table, seat=1 - seat, version=log, yes=True)
    await other.until(lambda: other.version > log)
    assert other.facts[-1]["fact"] == "took-back"
    assert other.events[1 - seat][-1]["event"] == "taken-back"
    assert asked(follows) == seat


async def test_help_is_given_to_whoever_is_asked(people: list[Client]) -> None:
    """A hint, the odds, the view, and why something cannot be done, with its rule."""
    ann, ben, _ = people
    follows = await seated([ann, ben], "port-royal")
    table, seat = follows[0].id, asked(follows)
    me, they = people[seat], people[1 - seat]
    hint = await me.do(p.Hint, table=table, seat=seat)
    question = follows[seat].mine()
    assert question is not None
    assert hint.data is not None
    assert hint.data["say"] in [option["say"] for option in question.options or ()]
    with pytest.raises(RefusedByServer):
        await they.do(p.Hint, table=table, seat=1 - seat)
    odds = await me.do(p.Odds, table=table, seat=seat)
    view = await me.do(p.Look, table=table, seat=seat)
    assert view.data == follows[seat].views[seat]
    assert odds.data == {"bust": (view.data or {})["bust"]}
    why = await me.do(p.WhyNot, table=table, say=f"P{seat + 1} hire admiral-2")
    assert why.data is not None
    assert why.data["legal"] is False
    assert why.data["reason"]["rule"] == "R4.2"
    with pytest.raises(RefusedByServer):
        await they.do(p.WhyNot, table=table, say=f"P{seat + 1} draw")


async def test_a_rematch_seats_everybody_again(people: list[Client]) -> None:
    """When all want to play again there is a new table, with a deal of its own."""
    ann, ben, _ = people
    follows = await seated([ann, ben], "port-royal", {"mode": "set-sail"})
    await play_out(follows, "port-royal")
    assert "secret" not in follows[0].info
    again = await ann.follow(follows[0].id)
    assert again.info["secret"]
    await ann.do(p.Rematch, table=again.id, seat=0)
    await ben.do(p.Rematch, table=again.id, seat=1)
    await again.until(lambda: again.facts[-1]["fact"] == "followed")
    after = await ann.follow(again.facts[-1]["table"])
    assert [chair.name for chair in after.chairs] == ["Ann", "Ben"]
    assert after.info["commitment"] != again.info["commitment"]
    assert after.info["before"] == again.id
    for seat, client in enumerate((ann, ben)):
        await client.ready(after.id, seat)
    await after.until(after.begun)


async def test_a_crew_goes_through_a_campaign(people: list[Client]) -> None:
    """R19.3: after a chapter the crew plays the next one, or the same with bonus coins."""
    ann, _, _ = people
    options = {"mode": "adventure-coop", "chapter": 1}
    (ours,) = await seated([ann], "port-royal", options, campaign=True, name="Candle")
    await play_out([ours], "port-royal", "greedy")
    assert ours.outcome is not None
    won = bool(ours.outcome["winners"])
    await ann.do(p.Rematch, table=ours.id, seat=0)
    await ours.until(lambda: ours.facts[-1]["fact"] == "followed")
    after = await ann.follow(ours.facts[-1]["table"])
    assert after.info["options"]["chapter"] == (2 if won else 1)
    assert after.info["options"]["bonus"] == ([] if won else [3])
    kept = await ann.http("GET", f"/api/campaigns/{after.info['campaign']}")
    assert kept["tables"] == [ours.id]
    assert len(kept["campaign"]["records"]) == 1
    assert kept["campaign"]["name"] == "Candle"


async def test_my_tables_and_another_device(people: list[Client]) -> None:
    """One's tables are listed, also on a second device, which a code lets in once."""
    ann, ben, _ = people
    follows = await seated([ann, ben], "port-royal", open=False)
    table = follows[0].id
    code = (await ann.http("POST", "/api/me/code"))["code"]
    phone = Client(ann.url)
    key = (await phone.http("POST", "/api/claim", {"code": code}))["key"]
    assert key != ann.key
    with pytest.raises(RefusedByServer, match="code"):
        await phone.http("POST", "/api/claim", {"code": code})
    phone.key = key
    await phone.open()
    await asyncio.sleep(1.2)
    mine = await phone.http("GET", "/api/me/tables")
    (line,) = [line for line in mine if line["table"] == table]
    assert line["state"] == "playing"
    assert line["your_turn"] == (follows[0].asked == 0)
    listed = await phone.http("GET", "/api/tables")
    assert table not in [line["table"] for line in listed]
    ours = await phone.follow(table)
    assert 0 in ours.views
    await phone.close()
    with pytest.raises(RefusedByServer, match="key"):
        await Client(ann.url, key=code).open()


async def test_somebody_who_looks_elsewhere_is_called(people: list[Client]) -> None:
    """A guest who does not follow a table hears that it is their turn there."""
    ann, ben, _ = people
    follows = await seated([ann, ben], "port-royal", grace=None)
    seat = asked(follows)
    me, they = people[seat], people[1 - seat]
    await they.do(p.Unwatch, table=follows[0].id)
    del they.tables[follows[0].id]
    while not they.turns:
        mine = follows[seat].mine()
        assert mine is not None
        says = [option["say"] for option in mine.options or ()]
        stop = [say for say in says if say.endswith((" stop", " pass", " admit"))]
        await me.do(
            p.Play, table=follows[0].id, version=follows[seat].version, say=(stop or says)[0]
        )
        await asyncio.sleep(0.05)
    assert they.turns[0].seat == 1 - seat


async def test_open_tables_are_listed(people: list[Client]) -> None:
    """The lobby shows open tables with their seats."""
    ann, _, _ = people
    table = await ann.create("buccaneer", 3, open=True, bots={"2": "greedy"}, name="<i>Rum</i>")
    await ann.sit(table)
    listed = await ann.http("GET", "/api/tables")
    (line,) = [line for line in listed if line["table"] == table]
    assert line["taken"] == [True, False, True]
    assert line["name"] == "<i>Rum</i>"


async def test_bots_have_seats_from_the_start(people: list[Client]) -> None:
    """Against bots alone one is ready and plays at once."""
    ann, _, _ = people
    (ours,) = await seated([ann], "port-royal", bots={"1": "greedy", "2": "random"})
    await play_out([ours], "port-royal")
    assert ours.outcome is not None
    assert [chair.bot for chair in ours.chairs] == ["", "greedy", "random"]
