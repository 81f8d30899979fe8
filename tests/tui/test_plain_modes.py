"""Every mode in the plain room, from start to end, with the facts that the drawn table shows."""

from __future__ import annotations

import io
from random import Random

import pytest

from doubloon.bots import make_bot
from doubloon.tui.plain import run_plain
from doubloon.tui.setup import Setup


def play(mode: str, *who: str, seed: int = 5, people: int = 1, **options: object) -> str:
    """A whole game of people who choose as the greedy bot would, and what they heard."""
    players = [*["human"] * people, *who]
    chosen = {"mode": mode, **options}
    session = Setup("port-royal", len(players), chosen, seed, players).deal("en")
    out = io.StringIO()
    bot = make_bot("greedy", "port-royal", Random(seed))

    def read() -> str:
        decision = session.table.decision
        if decision is None or out.getvalue().endswith("press Enter.\n"):
            return "\n"
        return str(bot.choose(session.table.view(decision.seat), decision)) + "\n"

    run_plain(session, out, read)
    assert session.table.outcome
    return out.getvalue()


@pytest.mark.parametrize(
    ("mode", "bots"),
    [
        ("contracts", 2),
        ("contracts-coop", 0),
        ("adventure", 1),
        ("adventure-coop", 0),
        ("adventure-open", 1),
    ],
)
def test_a_whole_game_in_every_mode(mode, bots):
    heard = play(mode, *["random"] * bots)

    assert "The standing:" in heard


def test_contracts_are_told():
    """R11, R12: what each asks and gives, who did it, who is on which step, and cubes."""
    heard = play("contracts", "greedy", "greedy", seed=3)

    assert "  Thrifty Staff: 4 persons of cost 3 or less. Gives 5 coins. Done by nobody" in heard
    assert "Skipper lacks " in heard
    assert "Done by Morgan." in heard
    assert " is on step 1 of 3." in heard
    assert "3 cubes left." in heard


def test_time_is_told():
    """R13: turns left, score pile, contracts open, and ranks at the end."""
    heard = play("contracts-coop", "greedy", seed=5)

    assert " turns are left in the time pile, 0 in the score pile, 5 of 5 contracts" in heard
    assert "Ranks: landlubbers from 0, sailors from 2" in heard


def test_the_adventure_is_told():
    """R15 to R19: chapter, event, calendar, goal, tasks, personalities, crowns and goods."""
    heard = play("adventure-coop", "greedy", seed=6)

    assert "Chapter 1, The Dark Lighthouse, month 1." in heard
    assert "Event: " in heard
    assert "Still to come this month: " in heard
    assert "Month's End." in heard
    assert "To win: every task done (0 of 1), 0 of " in heard
    assert (
        "Task 10, Tea-Brown Sails: Spend two Ares prizes. Gives one crown, and 2 coins to" in heard
    )
    assert "(locked): " in heard
    assert "(unlocked): " in heard
    assert " of 12 crowns (influence 1)." in heard
    assert "Keeps " in heard


def test_people_pass_the_screen_on_in_an_adventure():
    """R22.1: with two people there is something to hide."""
    heard = play("adventure-open", people=2, seed=6)

    assert heard.count("Pass the screen to ") > 10
