"""The plain room: one line after another."""

from __future__ import annotations

import io
import re
from itertools import cycle, islice
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import doubloon
from doubloon.engine.refusal import Malformed
from doubloon.tui.plain import run_plain
from doubloon.tui.setup import Setup

LEFT = (
    "The game is left here. It is not saved; the word save, or --save FILE at the start, keeps one."
)


def test_a_whole_game_from_a_script(talk):
    """Numbers alone carry a game to its standing."""
    heard = talk(islice(cycle(["1", "2", "1", "3", "2"]), 2000))

    assert heard[0].startswith("Port Royal (Classic) with 3 seats: Skipper, Bonny, Morgan. Seed 5.")
    assert "The standing:" in heard
    assert heard[-1].startswith("3. ")
    assert any(line.endswith(" wins!") for line in heard)


def test_bots_alone_need_nobody_to_answer(talk):
    heard = talk([], "random", "random")

    assert heard[-1].startswith("2. ")
    assert not any(line.startswith(">") for line in heard)


def test_the_table_is_told_before_each_choice(talk):
    heard = "\n".join(talk(["quit"]))

    assert "Galleon, black: 4 coins; it cannot be repelled." in heard
    assert "Two Anchors expedition: asks for 2 anchors; gives influence 4 and 2 coins." in heard
    assert "105 cards in the pile, 3 on the discard pile." in heard
    assert "Skipper: 3 coins, influence 0 of 12, no swords. Has no cards." in heard
    assert (
        "1. Trade with the Galleon: 4 coins; 1 goes to the active player [trade black-skull-4]"
        in heard
    )


def test_the_odds_are_exact(talk):
    """R3.6: so many of so many cards, and the same in percent."""
    heard = "\n".join(talk(["draw", "1", "1", "2"] * 60))
    odds = re.findall(r"with a chance of ([\d.]+)% \((\d+) of (\d+)\)", heard)

    assert "The next card cannot bust Skipper." in heard
    assert len(odds) > 5
    for percent, fatal, cards in odds:
        assert float(percent) == pytest.approx(100 * int(fatal) / int(cards), abs=0.051)


@pytest.mark.parametrize("line", ["2", "pass", "P1 pass", "p1 PASS", "  pass  ", "pas"])
def test_a_choice_can_be_said_in_many_ways(talk, line):
    assert "Skipper passes." in "\n".join(talk([line]))


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("99", "There is no choice 99; say a number from 1 to 2."),
        ("0", "There is no choice 0; say a number from 1 to 2."),
        ("dance", '"dance" is not a choice here; say a number from 1 to 2, or "help".'),
        ("hire admiral-2", "There is no Admiral like that in the harbour. (R1.4)"),
        ("P2 pass", "Bonny cannot act now: it is for Skipper to choose. (R4.2)"),
        ("why", "Say what, such as: why trade black-skull-4"),
        ("why draw", "Phase 1 is over for this turn: take a card or pass. (R4.2)"),
        ("why pass", "That is possible now: Take nothing."),
        (
            "why 1",
            "That is possible now: Trade with the Galleon: 4 coins; 1 goes to the active player.",
        ),
        ("save", "Say where, such as: save evening.jsonl"),
        ("save /no/such/place", "/no/such/place cannot be written; check the name and the folder."),
        ("9" * 5000, f"There is no choice {'9' * 20}; say a number from 1 to 2."),
        ("why " + "9" * 5000, f"There is no choice {'9' * 20}; say a number from 1 to 2."),
        ("s /", "/ is there already and is not this game; choose another name."),
        ("s", "Say where, such as: save evening.jsonl"),
        ("undo", "There is no choice to take back."),
        ("U", "There is no choice to take back."),
    ],
)
def test_a_line_gets_one_sentence_and_asks_again(talk, line, answer):
    heard = talk([line, "quit"])

    assert heard[-2:] == [f"> {answer}", "> " + LEFT]


def test_undo_takes_back_ones_own_last_choice(talk):
    """Bots consent, and the log keeps a note."""
    heard = talk(["trade black-skull-4", "draw", "undo", "log", "quit"])

    assert "Skipper takes back a choice." in heard
    assert "P1 undo" in heard
    assert heard[-2] == "P1 undo"


def test_undo_needs_the_other_people(talk):
    """What was revealed is taken back only if all agree."""
    heard = talk(["draw", "undo", "undo agreed", "quit"], "human", "human:Ann", seed=2)
    agree = next(line for line in heard if "undo agreed" in line)

    assert "Something was revealed since" in agree
    assert heard.index(agree) < next(n for n, line in enumerate(heard) if "takes back" in line)


def test_hint_is_the_greedy_bots_choice(talk):
    heard = talk(["hint", "quit"])

    assert any(line.startswith("> The greedy bot would choose: ") for line in heard)


def test_help_log_and_look(talk):
    heard = talk(["help", "log", "look", "quit"])

    assert any(line.startswith("hint, h: ") for line in heard)
    assert "P3 stop" in heard
    assert sum("1. Trade with the Galleon" in line for line in heard) == 2


def test_a_save_can_be_loaded(talk, tmp_path: Path):
    path = tmp_path / "evening.jsonl"
    heard = talk(["pass", f"save {path}", "quit"])

    assert f"> Saved: {path}" in heard
    assert "P1 pass" in doubloon.load(path).log


def test_the_end_of_the_input_ends_quietly(talk):
    assert talk([])[-1] == LEFT


def test_spent_coins_are_told_to_the_patient_only(talk):
    """R1.2: a paid coin lies face up, which is noise to most."""
    lines = ["1", "2"] * 400

    assert not any("A coin of" in line for line in talk(lines))
    assert any("A coin of" in line for line in talk(lines, verbose=True))


def test_a_ship_before_the_harbour_is_described(talk):
    """R3.3: who may repel a ship hears its swords first."""
    heard: list[str] = []
    for seed in range(1, 40):
        heard = talk(["1"] * 400, seed=seed)
        if "Before the harbour:" in heard:
            break
    at = heard.index("Before the harbour:")
    assert "sword" in heard[at + 1]


def test_it_reads_and_writes_files():
    session = Setup("port-royal", 2, {}, 1, ["human:Ann", "random"]).deal("en")
    out = io.StringIO()
    run_plain(session, out, io.StringIO("help\nquit\n").readline)

    assert out.getvalue().startswith("Port Royal (Classic) with 2 seats: Ann, Bonny. Seed 1.")


def test_who_stops_and_can_take_nothing_is_told_so(talk):
    """Instead of the turn passing on in silence; who could take something is not."""
    heard = talk([], *["random"] * 3, seed=2)
    idle = [n for n, line in enumerate(heard) if line.startswith("There is nothing that ")]

    assert idle
    for at in idle:
        name = heard[at].split()[4]
        turn = next(n for n in range(at, len(heard)) if n + 1 == len(heard) or "turn" in heard[n])
        assert heard[at - 1].startswith(name)
        assert f"{name} passes." not in heard[at:turn]


def test_wrong_numbers_of_players_are_refused():
    with pytest.raises(Malformed) as refusal:
        Setup("port-royal", 3, {}, 1, ["human"]).deal("en")

    assert str(refusal.value) == "There are 3 seats, but 1 players were named."


@pytest.mark.parametrize("name", ["a\0b", "x" * 5000, "\0", "."])
def test_a_name_that_no_file_can_have_is_answered(talk, name):
    heard = talk([f"save {name}", "quit"])

    assert heard[-1] == "> " + LEFT
    assert heard[-2].startswith("> ")
    assert len(heard[-2]) < 400


def test_a_file_of_somebody_else_is_left_alone(talk, tmp_path: Path):
    """What this table has written it may write again."""
    mine, other = tmp_path / "mine.jsonl", tmp_path / "other.jsonl"
    other.write_text("precious")
    heard = talk([f"save {other}", f"save {mine}", "pass", f"s {mine}", "q"])

    assert f"> {other} is there already and is not this game; choose another name." in heard
    assert other.read_text() == "precious"
    assert heard.count(f"> Saved: {mine}") == 2
    assert "P1 pass" in doubloon.load(mine).log


@pytest.mark.parametrize(("line", "answer"), [("h", "> The greedy bot"), ("?", "Say the number")])
def test_short_forms(talk, line, answer):
    assert any(heard.startswith(answer) for heard in talk([line, "q"]))


def test_an_interrupt_ends_the_line():
    def read() -> str:
        raise KeyboardInterrupt

    out = io.StringIO()
    with pytest.raises(KeyboardInterrupt):
        run_plain(Setup("port-royal", 2, {}, 3, ["human", "random"]).deal("en"), out, read)

    assert out.getvalue().endswith("> \n")


def writes(line: str) -> bool:
    """Whether this might leave a file where the tests run."""
    return line.lower().split()[:1] in (["save"], ["s"])


LINES = st.one_of(
    st.text(max_size=30).filter(lambda line: not writes(line)),
    st.integers(1, 6000).map(lambda count: "7" * count),
    st.text(max_size=30).map(lambda name: f"save no/such/folder/{name.replace('.', '')}"),
    st.sampled_from(["save a\0b", "save", "save /", "s \0", "why " + "1" * 5000, "save ."]),
)


@settings(max_examples=40, deadline=None)
@given(st.lists(LINES, max_size=12))
def test_whatever_is_said_is_answered(lines: list[str]):
    """No line brings the room down."""
    session = Setup("port-royal", 2, {}, 3, ["human", "random"]).deal("en")
    out = io.StringIO()
    said = iter([line.replace("\n", " ") + "\n" for line in lines])

    run_plain(session, out, lambda: next(said, ""))

    assert out.getvalue().endswith("\n")
