"""What the log, the curtain and silent passes may tell in Merchants & Marauders."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from doubloon.bots import make_bot
from doubloon.engine.seat import seat_name
from doubloon.games import game
from doubloon.match.table import Table
from doubloon.tui.merchants.secrets import public_log
from doubloon.tui.rooms import keeps_secrets, unasked
from doubloon.tui.rooms import public_log as log_of
from doubloon.tui.session import Session
from doubloon.tui.setup import Setup

DRAWS = ("DrawGoods", "DrawGlory", "DrawRumour")
"""Steps of chance that show a card to their player alone."""
PICKS = ("KeepRumour", "Ransack")
"""Steps of a player that others do not see the answer to."""
GAME: dict[str, Any] = {"game": "merchants", "seed": 5}


def played(seed: int, seats: int = 3) -> Session:
    """A whole game of bots, one of them in a person's place."""
    session = Setup("merchants", seats, {"glory": 4}, seed, ("human", *["random"] * 2)).deal("en")
    stand_in = make_bot("random", "merchants", Random(seed))
    table = session.table
    while decision := table.decision:
        bot = session.players[decision.seat].bot or stand_in
        table.play(bot.choose(table.view(decision.seat), decision))
    return session


@pytest.mark.parametrize("seed", [1, 2])
def test_the_log_names_nothing_that_a_reader_has_not_seen(seed):
    """M1.7, M1.8, M2.5: each line is judged by the step that was pending when it was said."""
    session = played(seed)
    log = session.table.log
    replay = Table(game("merchants"), 3, {"glory": 4}, None)
    hidden: list[set[int]] = []
    """For each line the seats that must not read it."""
    everybody = {0, 1, 2}
    for said in log:
        view = replay.view(None)
        step: list[Any] = view["pending"][-1]
        revealed = view["course"]["revealed"]
        owner = {step[1]} if len(step) > 1 and isinstance(step[1], int) else set()
        name, _, word = said.partition(" ")
        told = ("ChooseShip", "DealCaptain") if not revealed else ()
        looted = step[0] == "Stow" and step[2] >= 0 and word.startswith("keep ")
        if step[0] in (*DRAWS, *told):
            hidden.append(everybody - owner)
        elif word.startswith(("chest ", "buy ")) or step[0] in PICKS or looted:
            hidden.append({seat for seat in everybody if seat_name(seat) != name})
        else:
            hidden.append(set())
        replay.play(said)
    for seat in everybody:
        shown = public_log(log, seat_name(seat))
        for said, line, secret in zip(log, shown, hidden, strict=True):
            assert line is None or seat not in secret, said
            assert line in (None, said)
    assert sum(bool(each) for each in hidden) > 20


def test_most_of_the_log_is_open():
    session = played(3)
    shown = log_of(session)

    assert keeps_secrets(session)
    assert shown.count(None) < len(shown) / 2
    own = [said for said in session.table.log if said.startswith("P1 ")]
    assert all(said in shown for said in own)


def test_what_is_taken_back_does_not_reveal_a_first_ship():
    log = ["? sikuma", "P2 ship flute", "? ev_calm", "P2 undo", "P2 ship sloop", "? gl_wind"]

    assert public_log(log, "P1") == [None, None, "? ev_calm", "P2 undo", None, None]


def ask_until(session: Session, wanted: Any, pilot: str = "random") -> None:
    """Play on until a person is asked and it is as wanted."""
    stand_in = make_bot(pilot, "merchants", Random(1))
    table = session.table
    while decision := table.decision:
        if session.asked_human and wanted(session):
            return
        bot = session.players[decision.seat].bot or stand_in
        table.play(bot.choose(table.view(decision.seat), decision))
    raise AssertionError("that never happened")


def window(session: Session) -> bool:
    decision = session.asked_human
    return decision is not None and decision.prompt.id.startswith("prompt-m-window-")


def test_a_moment_without_a_fitting_card_passes_by_itself():
    """M8.3: whoever holds cards is asked, but a pass alone needs no answer."""
    session = Setup("merchants", 3, {}, 5, ("human", "greedy", "greedy")).deal("en")
    ask_until(session, lambda s: window(s) and len(s.options()) == 1)

    assert unasked(session)
    session.pass_on()
    assert not window(session) or len(session.options()) > 1
    assert session.table.log[-1] != ""


def test_standing_passes_and_being_asked_again():
    session = Setup("merchants", 3, {}, 8, ("human", "greedy", "greedy")).deal("en")
    ask_until(session, lambda s: window(s) and len(s.options()) > 1, "greedy")
    decision = session.asked_human
    assert decision
    assert unasked(session) is None
    said = len(session.table.log)
    answer = session.pass_always()

    assert "passed over" in answer
    assert session.table.log[said] == "P1 pass"
    assert (0, decision.prompt.id) in session.passing
    ask_until(session, lambda s: not unasked(s) and not window(s))
    assert "asked again" in session.pass_always()
    assert session.passing == set()


def test_taking_back_goes_past_silent_passes():
    session = Setup("merchants", 2, {}, 5, ("human", "human")).deal("en")
    ask_until(session, lambda s: window(s) and len(s.options()) == 1)
    session.pass_on()
    session.undo()

    assert unasked(session) is None


def test_plain_words_for_passing(talk):
    heard = talk(["help", "pass-always", "ask-again", "log", "quit"], "human", "greedy", **GAME)

    assert any("pass-always:" in line for line in heard)
    assert any(line.endswith("There is no moment to pass now.") for line in heard)


async def test_the_curtain_falls_by_itself(sit):
    """Two people at one screen never see each other's papers."""
    async with sit("human:Ann", "human:Ben", **GAME) as me:
        await me.pilot.pause()
        assert me.on("Curtain")
        name = me.app.screen.player
        await me.press("enter")
        assert me.on("TableScreen")
        for _ in range(30):
            if me.on("Curtain"):
                break
            await me.press("1")

        assert me.on("Curtain")
        assert me.app.screen.player != name
        assert me.screen.has_class("-veiled")
        assert "Glory" not in me.page
