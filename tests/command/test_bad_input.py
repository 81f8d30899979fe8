"""Bad input to every command: one sentence on stderr, exit code 2, and nothing is written."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

SIM = ("sim", "port-royal")


def refused(run: Any, desk: Path, *words: str) -> str:
    """The sentence that a command is refused with."""
    before = {path: path.read_bytes() for path in desk.rglob("*") if path.is_file()}
    said = run(*words)
    assert said.code == 2
    assert said.out == ""
    assert said.err.endswith("\n")
    assert said.err.count("\n") == 1
    assert "Traceback" not in said.err
    assert len(said.err) > 20
    assert {path: path.read_bytes() for path in desk.rglob("*") if path.is_file()} == before
    return str(said.err)


COMMAND_LINES = {
    "unknown command": (("pley",), "There is no command"),
    "option before the command": (("--seats", "3", "sim"), "Options come after the command"),
    "unknown option": (("games", "--sed", "1"), "did you mean --seed"),
    "unknown option without a likeness": (("games", "--xyzzy"), "There is no option --xyzzy"),
    "short option": (("games", "-x"), "There is no option -x"),
    "missing game": (("sim",), "GAME is missing"),
    "missing file": (("replay",), "FILE is missing"),
    "missing file to verify": (("verify",), "FILE is missing"),
    "missing game of the cards": (("cards",), "GAME is missing"),
    "missing game of the rules": (("rules",), "GAME is missing"),
    "missing value": (("sim", "port-royal", "--seats"), "--seats needs a value"),
    "missing flag": (("campaign", "new", "Candle"), "--crew must be said"),
    "an option of the game": (("play", "port-royal", "--mode", "contracts"), "--option mode=..."),
    "missing seed": (("games", "--seed"), "--seed needs a value"),
    "missing language": (("games", "--lang"), "--lang needs a value"),
    "too much": (("games", "port-royal"), '"port-royal" has no place here'),
    "too many names": (("cards", "port-royal", "a", "b"), '"b" has no place here'),
    "twice": (("games", "--seed", "1", "--seed", "2"), "only once"),
    "a value for a flag": (("games", "--json=maybe"), '"maybe" cannot be used for --json'),
    "no such negative": (("games", "--no-json"), "There is no option --no-json"),
    "language": (("games", "--lang", "xx"), 'There is no language "xx"'),
    "language with equals": (("--lang=xx", "games"), 'There is no language "xx"'),
    "unknown game to play": (("play", "chess"), 'There is no game called "chess"'),
    "unknown game to simulate": (("sim", "chess"), 'There is no game called "chess"'),
    "unknown game of cards": (("cards", "chess"), 'There is no game called "chess"'),
    "unknown game of rules": (("rules", "chess"), 'There is no game called "chess"'),
    "unknown game to measure": (("bench", "chess"), 'There is no game called "chess"'),
    "unknown card": (("cards", "port-royal", "parrot"), 'There is no card "parrot"'),
    "unknown rule": (("rules", "port-royal", "R3.99"), 'There is no rule "R3.99"'),
    "no rule": (("rules", "port-royal", "x"), 'There is no rule "x"'),
    "unknown section": (("rules", "port-royal", "R99"), 'There is no rule "R99"'),
    "unknown bot": ((*SIM, "--bots", "greedy,hal"), 'There is no bot called "hal"'),
    "empty bot": ((*SIM, "--bots", ""), 'There is no bot called ""'),
    "no bot": ((*SIM, "--bots", "none"), "At least one bot"),
    "too many bots": ((*SIM, "--seats", "2", "--bots", "random,random,random"), "do not fit"),
    "too many bots to play": (("play", "--seats", "2", "--bots", "random,random,random"), "fit"),
    "unknown bot to play": (("play", "--bots", "hal"), 'There is no bot called "hal"'),
    "one seat": ((*SIM, "--seats", "1"), "2 to 5 seats, not 1"),
    "six seats": ((*SIM, "--seats", "6"), "2 to 5 seats, not 6"),
    "six seats to play": (("play", "--seats", "6"), "2 to 5 seats, not 6"),
    "five seats of set-sail": (
        (*SIM, "--seats", "5", "--option", "mode=set-sail"),
        "2 to 4 seats, not 5",
    ),
    "seats in words": ((*SIM, "--seats", "four"), '--seats needs a whole number, not "four"'),
    "half a seat": ((*SIM, "--seats", "2.5"), '--seats needs a whole number, not "2.5"'),
    "no games": ((*SIM, "--games", "0"), "At least one game"),
    "fewer than no games": ((*SIM, "--games", "-3"), "At least one game"),
    "games in words": ((*SIM, "--games", "many"), "--games needs a whole number"),
    "no games to measure": (("bench", "--games", "0"), "At least one game"),
    "option without value": ((*SIM, "--option", "mode"), "written key=value"),
    "unknown option of the game": ((*SIM, "--option", "moon=full"), 'no option "moon"'),
    "unknown mode": ((*SIM, "--option", "mode=moon"), 'no mode "moon"'),
    "unknown mix": ((*SIM, "--option", "mix=gambler,moon"), '"moon" cannot be mixed in'),
    "unknown end": ((*SIM, "--option", "end=moon"), 'no ending "moon"'),
    "bad mixture": ((*SIM, "--option", "mode=set-sail", "--option", "mix=gambler"), "Set Sail"),
    "bad option to play": (("play", "--option", "mode=moon"), 'no mode "moon"'),
    "bad option of cards": (("cards", "port-royal", "--option", "x=1"), 'no option "x"'),
    "bad option of rules": (("rules", "port-royal", "--option", "x"), "written key=value"),
    "bad option of games": (("games", "--option", "x=1"), 'no option "x"'),
    "bad option of bench": (("bench", "--option", "x=1"), 'no option "x"'),
    "unknown mode to measure": (("bench", "--option", "mode=moon"), 'no mode "moon"'),
    "seed in words": ((*SIM, "--seed", "lucky"), 'not "lucky"'),
    "negative seed": ((*SIM, "--seed", "-1"), 'not "-1"'),
    "seed just too great": ((*SIM, "--seed", str(1 << 63)), f'not "{1 << 63}"'),
    "huge seed": ((*SIM, "--seed", "9" * 40), "A seed is a whole number"),
    "seed with a point": (("play", "--seed", "1.5"), 'not "1.5"'),
    "bad seed of games": (("games", "--seed", "x"), 'not "x"'),
    "bad seed of rules": (("rules", "port-royal", "--seed", "-4"), 'not "-4"'),
    "save in no folder": (("play", "--save", "nowhere/game.jsonl"), "cannot be saved"),
    "save as a folder": (("play", "--save", "."), "cannot be saved"),
}


@pytest.mark.parametrize("case", COMMAND_LINES)
def test_bad_command_line(run, desk, case):
    words, sentence = COMMAND_LINES[case]
    assert sentence in refused(run, desk, *words)


def without_last_line(text: str) -> str:
    return text[: text[:-1].rindex("\n") + 1]


def with_header(**changes: object) -> Callable[[str], str]:
    """A save whose header says something else; None leaves a part out."""

    def change(text: str) -> str:
        head, rest = text.split("\n", 1)
        said = {**json.loads(head), **changes}
        kept = {name: value for name, value in said.items() if value is not None}
        return json.dumps(kept) + "\n" + rest

    return change


def edit_last(start: str, new: str) -> Callable[[str], str]:
    """A save whose last line of a kind says something else."""

    def change(text: str) -> str:
        lines = text.split("\n")
        at = max(at for at, line in enumerate(lines) if line.startswith(f'"{start}'))
        lines[at] = new
        return "\n".join(lines)

    return change


BAD_SAVES: dict[str, tuple[Callable[[str], str | bytes], str]] = {
    "empty": (lambda text: "", "not a Doubloon save"),
    "blank": (lambda text: "\n", "not a Doubloon save"),
    "binary": (lambda text: bytes(range(256)) * 4, "is not a Doubloon save"),
    "picture": (lambda text: b"\x89PNG\r\n\x1a\n\0\0", "is not a Doubloon save"),
    "prose": (lambda text: "Dear diary,\n", "not a Doubloon save"),
    "other JSON": (lambda text: '{"hello": 1}\n', "not a Doubloon save"),
    "a list": (lambda text: "[1, 2]\n", "not a Doubloon save"),
    "deep JSON": (lambda text: "[" * 200_000 + "\n", "not a Doubloon save"),
    "cut in the header": (lambda text: text[:20], "breaks off"),
    "cut in a line": (lambda text: text[:-4], "breaks off"),
    "cut after a choice": (lambda text: with_chance_missing(text), "breaks off"),
    "format of the future": (with_header(doubloon=99), "has format 99"),
    "wrong game": (with_header(game="chess"), 'There is no game called "chess"'),
    "no game": (with_header(game=None), '"game"'),
    "wrong rules version": (with_header(rules=99), "rules version 99"),
    "wrong seats": (with_header(seats=9), "2 to 5 seats, not 9"),
    "seats in words": (with_header(seats="two"), '"seats"'),
    "more seats than were dealt": (with_header(seats=5), "Line "),
    "wrong options": (with_header(options={"mode": "moon"}), 'no mode "moon"'),
    "options as a list": (with_header(options=[]), '"options"'),
    "other seed": (with_header(seed=4), "the file was changed"),
    "seed in words": (with_header(seed="x"), '"seed"'),
    "broken commitment": (
        with_header(seed=None, secret="a", shares=[], commitment="b"),
        "does not fit its commitment",
    ),
    "edited move": (edit_last("P", '"P1 hire admiral-3"'), "Line "),
    "move of nobody": (edit_last("P", '"P9 draw"'), "Line "),
    "move in other words": (edit_last("P", '"P1 dance"'), "Line "),
    "undo of nobody": (edit_last("P", '"P9 undo"'), "Line "),
    "number for a move": (edit_last("P", "17"), "Line "),
    "broken line": (edit_last("P", '"P1 dr'), "Line "),
    "two lines in a move": (edit_last("P", '"P1\\ndraw"'), "Line "),
    "edited chance": (edit_last("?", '"? governor"'), "the file was changed"),
    "a line too much": (lambda text: text + '"P1 moon"\n', "Line "),
}


def with_chance_missing(text: str) -> str:
    """A save that ends on a choice which chance had to answer."""
    lines = text.splitlines(keepends=True)
    at = max(at for at, line in enumerate(lines) if line.startswith('"P'))
    return "".join(lines[: at + 1])


READERS = {
    "replay": ("replay", "FILE"),
    "show": ("replay", "FILE", "--show"),
    "at": ("replay", "FILE", "--at", "1"),
    "check": ("replay", "FILE", "--check", "--json"),
    "verify": ("verify", "FILE"),
    "play": ("play", "FILE", "--plain"),
}


@pytest.mark.parametrize("reader", READERS)
@pytest.mark.parametrize("case", BAD_SAVES)
def test_bad_save(run, desk, begun, case, reader):
    spoil, sentence = BAD_SAVES[case]
    text = spoil(begun.read_text())
    (desk / "bad.jsonl").write_bytes(text if isinstance(text, bytes) else text.encode())
    words = [word.replace("FILE", "bad.jsonl") for word in READERS[reader]]
    assert sentence in refused(run, desk, *words)


@pytest.mark.parametrize("reader", READERS)
@pytest.mark.parametrize(
    ("place", "sentence"),
    [("missing.jsonl", "cannot be read"), ("folder/", "not a Doubloon save"), (".", "not a")],
)
def test_no_save_at_all(run, desk, place, sentence, reader):
    (desk / "folder").mkdir()
    words = [word.replace("FILE", place) for word in READERS[reader]]
    assert sentence in refused(run, desk, *words)


def test_a_strange_name_stays_on_one_line(run, desk):
    assert "odd name" in refused(run, desk, "replay", "odd\nname.jsonl")


@pytest.mark.parametrize(("at", "why"), [("10", "number 10; there are 9"), ("-1", "number -1")])
def test_no_such_position(run, desk, begun, at, why):
    assert why in refused(run, desk, "replay", str(begun), "--at", at)


def test_a_position_in_words(run, desk, begun):
    assert 'not "end"' in refused(run, desk, "replay", str(begun), "--at", "end")


def test_bad_options_beside_a_good_save(run, desk, begun):
    assert 'not "x"' in refused(run, desk, "verify", str(begun), "--seed", "x")
    assert 'no option "x"' in refused(run, desk, "verify", str(begun), "--option", "x=1")
    assert 'no option "x"' in refused(run, desk, "replay", str(begun), "--option", "x=1")


def test_a_game_played_by_hand_cannot_be_verified(run, desk):
    head = {"doubloon": 1, "game": "port-royal", "rules": 1, "seats": 2, "options": {}}
    (desk / "hand.jsonl").write_text(json.dumps({**head, "chance": "by hand"}) + "\n")
    assert "by hand" in refused(run, desk, "verify", "hand.jsonl")
    assert "by hand" in refused(run, desk, "play", "hand.jsonl")


def test_a_file_that_exists_is_not_saved_over(run, desk):
    (desk / "notes.txt").write_text("precious\n")
    assert "exists already" in refused(run, desk, "play", "--save", "notes.txt")


def test_a_saved_game_has_its_own_seats_and_seed(run, desk, begun):
    (desk / "game.jsonl").write_bytes(begun.read_bytes())
    for words in (("--seats", "2"), ("--seed", "3"), ("--option", "mode=classic")):
        assert "its own seats" in refused(run, desk, "play", "game.jsonl", *words)
    assert "hal" in refused(run, desk, "play", "game.jsonl", "--bots", "hal")
    assert "do not fit" in refused(
        run, desk, "play", "game.jsonl", "--bots", "greedy,greedy,greedy"
    )
