"""What a Scout sees stays with its owner: cards, curtain, log."""

from __future__ import annotations

import io

import pytest

from doubloon.tui.app import DoubloonApp
from doubloon.tui.curtain import Curtain
from doubloon.tui.party import Player
from doubloon.tui.plain import PlainRoom
from doubloon.tui.port_royal.board import Scouted
from doubloon.tui.rooms import describe_table, keeps_secrets, public_log
from doubloon.tui.session import Session
from doubloon.tui.setup import Setup
from doubloon.tui.table_screen import TableScreen
from tui.conftest import Seated

OPEN = {"mode": "adventure-open"}
SEED = 6


def next_word(session: Session) -> str:
    """Save for a Scout: trade, draw up to four cards, and hire it."""
    words = [choice.word for choice in session.table.decision.options]
    few = len(session.table.view(None)["harbour"]) < 4
    for begin in ("scout", "hire scout", "trade", "draw" if few else "stop", "stop"):
        for word in words:
            if word.startswith(begin):
                return word
    return words[0]


@pytest.fixture
def looking() -> Session:
    """Two people; one of them has just sent a Scout."""
    session = Setup("port-royal", 2, OPEN, SEED, ["human:Ann", "human:Ben"]).deal("en")
    while session.table.decision.prompt.id != "prompt-put-back":
        decision = session.table.decision
        session.table.play(f"P{decision.seat + 1} {next_word(session)}")
    return session


def test_only_the_owner_reads_the_cards(looking):
    """R22.1: three cards for the one who looks, none for the other."""
    owner = looking.table.decision.seat
    heard = describe_table(looking)
    at = next(n for n, line in enumerate(heard) if line.endswith(" looks at the next cards:"))
    assert heard[at].startswith(looking.speaker.name(owner))
    assert all(line.startswith("  ") for line in heard[at + 1 : at + 4])

    rival = Player("Bot", "random", bot=object())
    players = [rival if seat == owner else Player("Me") for seat in range(2)]
    other = describe_table(Session(looking.table, players))
    assert not any(line.endswith(" looks at the next cards:") for line in other)


def test_a_known_top_card_is_told_to_those_who_know(looking):
    owner = looking.table.decision.seat
    looking.table.play(next(iter(looking.table.decision.options)))
    assert any(
        line.startswith(f"{looking.speaker.name(owner)} knows the next card. ")
        for line in describe_table(looking)
    )

    rival = Player("Bot", "random", bot=object())
    players = [rival if seat == owner else Player("Me") for seat in range(2)]
    assert "Bot knows the next card." in describe_table(Session(looking.table, players))


def test_the_log_keeps_the_secret(looking):
    owner = looking.table.decision.seat
    looking.table.play(next(iter(looking.table.decision.options)))
    rival = Player("Bot", "random", bot=object())
    mine = [Player("Me") if seat == owner else rival for seat in range(2)]
    theirs = [rival if seat == owner else Player("Me") for seat in range(2)]

    assert None not in public_log(Session(looking.table, mine))
    assert public_log(Session(looking.table, theirs))[-4:] == [None] * 4
    assert public_log(looking).count(None) == 4


async def test_the_cards_lie_behind_the_curtain_until_the_owner_sits_down(looking):
    """Two people in an adventure need no option for the curtain to fall."""
    setup = Setup("port-royal", 2, OPEN, SEED, ["human:Ann", "human:Ben"])
    app = DoubloonApp(delay=0, proposed=setup)
    async with app.run_test(size=(120, 36)) as pilot:
        app.seat(setup, looking)
        me = Seated(app, pilot)
        for _ in range(5):
            await pilot.pause()
        assert isinstance(app.screen, Curtain)
        assert "THE SCOUT SEES" not in me.page
        await me.press("enter")
        assert "THE SCOUT SEES" in me.page
        cards = me.screen.query_one(Scouted).cards
        assert len(cards) == 3
        chosen = cards[1].word
        owner = looking.table.decision.seat
        await pilot.click(cards[1])
        for _ in range(3):
            await pilot.pause()

        assert looking.table.log[-1] == f"P{owner + 1} {chosen}"
        assert not me.screen.query_one("#lookout").display
        for _ in range(30):
            if me.on("Curtain"):
                break
            me.screen.choose(f"P{owner + 1} {next_word(looking)}")
            await me.settle()
        assert isinstance(app.screen, Curtain)
        assert me.screen.has_class("-veiled")


def test_the_plain_room_passes_the_screen_on(looking):
    assert keeps_secrets(looking)
    out = io.StringIO()
    said = iter(["\n", "quit\n"])
    PlainRoom(looking, out, lambda: next(said, ""), False).run()
    name = looking.speaker.name(looking.table.decision.seat)

    assert f"Pass the screen to {name} and press Enter." in out.getvalue()
    assert "\x1b" not in out.getvalue()


async def test_other_modes_keep_no_secrets(sit):
    async with sit("human:Ann", "human:Ben", options={"mode": "contracts"}) as me:
        assert not keeps_secrets(me.session)
        assert isinstance(me.app.screen, TableScreen)


@pytest.mark.parametrize(
    ("chapter", "who", "secret"),
    [
        (1, "officer-scott", False),
        (2, "officer-scott", False),
        (1, "thomas-fishborn", True),
        (3, "officer-scott", True),
        (5, "officer-scott", True),
    ],
)
def test_chapters_without_scouts_keep_no_secrets(chapter, who, secret):
    """R15.2, R21.10, R22.1: Scouts come with chapter 3, or as a personality."""
    options = {"mode": "adventure", "chapter": chapter, "people": "draft"}
    session = Setup("port-royal", 2, options, 1, ["human:Ann", "human:Ben"]).deal("en")
    seat = session.table.decision.seat
    session.table.play(f"P{seat + 1} be {who}", f"P{2 - seat} be lady-anne")
    assert keeps_secrets(session) == secret
