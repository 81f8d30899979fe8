"""Every mode in the plain room, from start to end, with the facts that the drawn table shows."""

from __future__ import annotations

import io
from random import Random

import pytest

from doubloon.bots import make_bot
from doubloon.games.port_royal.quest import NO_TASK, read_book
from doubloon.tui.plain import run_plain
from doubloon.tui.port_royal.voyage import MONTHS
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

    assert (
        " turns are left in the time pile, 0 in the score pile; contracts still open: 5 of 5."
        in heard
    )
    assert "Ranks: landlubbers from 0, sailors from 2" in heard


def test_the_adventure_is_told():
    """R15 to R19: chapter, event, calendar, goal, tasks, personalities, crowns and goods."""
    heard = play("adventure-coop", "greedy", seed=6)

    assert "Chapter 1, The Dark Lighthouse, month 1 of 4." in heard
    assert "Event: " in heard
    assert "Still to come this month: " in heard
    assert "Month's End." in heard
    assert "To win: every task done (0 of 1), 0 of " in heard
    assert (
        "Task 10, Tea-Brown Sails: Spend two Ares ships that you keep. Gives one crown, and 2 coins"
        in heard
    )
    assert "(locked): " in heard
    assert "(unlocked): " in heard
    assert " of 12 crowns (influence 1)." in heard
    assert "Keeps " in heard


def test_people_pass_the_screen_on_in_an_adventure():
    """R22.1: with two people there is something to hide."""
    heard = play("adventure-open", people=2, seed=6)

    assert heard.count("Pass the screen to ") > 10


def test_every_way_through_a_chapter_has_as_many_months():
    """R17.2, R19.1: "month 2 of 4" is true whatever way the book takes."""
    book = read_book()

    def ways(task: int) -> set[int]:
        facts = book.tasks[task]
        after = {facts.goto, facts.yes, facts.no} - {NO_TASK}
        return {1 + more for each in after for more in ways(each)} or {1}

    assert {count for first in book.first for count in ways(first)} == {MONTHS}


@pytest.mark.parametrize(
    ("mode", "said"),
    [
        ("classic", "two ships of one colour end it with nothing"),
        ("contracts", "The second gives influence 1, the third 2 more."),
        ("contracts-coop", "The first card of every turn comes from the time pile."),
        ("adventure-coop", "the door unlocks what it can do"),
        ("adventure-open", "Two crowns are influence 1."),
    ],
)
def test_help_tells_the_game(talk, mode, said):
    """Who sits down without having read anything can ask."""
    heard = "\n".join(talk(["help", "quit"], "human", "random", options={"mode": mode}))
    assert said in heard


def test_a_race_says_what_wins_it(talk):
    """R20.1: influence alone is not enough."""
    heard = talk(["quit"], "human", "random", options={"mode": "adventure-open"})
    assert "To win: influence 12, with door and cup open." in heard


def test_a_team_has_no_places(talk):
    """R13.6: nobody is second alone."""
    heard = talk([], "random", options={"mode": "contracts-coop"})
    at = heard.index("The standing:")
    assert heard[at + 1].startswith("Bonny: ")
    assert heard[0].startswith("Port Royal (Contracts, together) with one seat: Bonny.")
