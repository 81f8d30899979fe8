"""Every command that goes well, in words and as data."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import doubloon
from doubloon.cli import VERBS
from doubloon.command.common import Common
from doubloon.command.pages import card_page, named, pick_cards, sim_page
from doubloon.games import game as find_game
from doubloon.lab import bench
from doubloon.lab.sim import simulate
from doubloon.locale import LANGUAGES, speaker
from doubloon.match.source import Committed
from doubloon.match.table import Table

SIM = ("sim", "port-royal", "--seats", "3", "--games", "4", "--seed", "1")


def ask(run: Any, *words: str) -> Any:
    """A command's result as data."""
    said = run(*words, "--json")
    assert (said.code, said.err) == (0, "")
    assert said.out.count("\n") == 1
    return json.loads(said.out)


def tell(run: Any, *words: str) -> str:
    """A command's result in words."""
    said = run(*words)
    assert (said.code, said.err) == (0, "")
    return str(said.out)


def test_help_lists_every_command(run):
    text = tell(run, "--help")
    assert all(f"\n  {verb} " in text for verb in VERBS)
    assert tell(run) == text == tell(run, "-h")


@pytest.mark.parametrize("verb", VERBS)
def test_every_command_has_a_page_of_help(run, verb):
    text = tell(run, verb, "--help")
    assert text.startswith(f"Usage: doubloon {verb}")
    assert all(flag in text for flag in ("--seed N", "--lang LANG"))
    assert ("--option KEY=VALUE" in text) == (verb != "analyse")
    assert ("--json" in text) == (verb not in ("play", "serve", "bot-seat", "export", "import"))


def test_version(run):
    assert tell(run, "--version") == doubloon.__version__ + "\n"


def test_sim_prints_one_object(run):
    data = ask(run, *SIM, "--bots", "random")
    assert data["game"] == "port-royal"
    assert (data["seats"], data["games"], data["seed"]) == (3, 4, 1)
    assert data["bots"] == ["random"]
    assert data["wins_by_bot"] == [pytest.approx(1)]
    assert sum(data["wins_by_seat"]) == pytest.approx(1)
    assert data["games_per_s"] == pytest.approx(4 / data["seconds"])
    assert data["decisions_per_s"] == pytest.approx(data["decisions"] / data["seconds"])
    assert data["mean_turns"] > 3


def test_sim_in_words(run):
    text = tell(run, *SIM, "--bots", "greedy,random,random")
    assert text.startswith("4 games with 3 seats, seed 1.\n")
    assert "greedy: " in text
    assert "P3: " in text
    assert re.search(
        r"\n  greedy: [\d.]+ ms on average, [\d.]+ ms at most; 0 of [\d,]+ took ", text
    )
    assert text.count("ms on average") == 1


def test_bots_of_one_name_have_a_number_each_and_one_pace(run):
    """Choices by lot take no thought, so nothing is said of them. Data has the names."""
    two = tell(run, *SIM, "--bots", "greedy,random,greedy")
    told = re.findall(r"\n  ([\w() ]+): [\d.]+ %", two)
    assert told == ["greedy (1)", "random", "greedy (2)", "P1", "P2", "P3"]
    assert ask(run, *SIM, "--bots", "greedy,random,greedy")["bots"] == [
        "greedy",
        "random",
        "greedy",
    ]
    assert two.count("greedy: ") == 1
    assert two.count("ms on average") == 1
    assert "processor" not in tell(run, *SIM, "--bots", "random")


@pytest.mark.parametrize(
    ("seconds", "told"),
    [
        (1.0, "4.0 games/s, 12 d"),
        (4.0, "1.0 games/s, 3.0 d"),
        (4.4, "1.1 s a game, 2.7 d"),
        (80.0, "20 s a game, 0.2 d"),
    ],
)
def test_slow_games_are_told_by_their_seconds(seconds, told):
    """Less than one in a second would be none."""
    result = simulate("port-royal", 2, ["random"], 4, 1)
    pace = {"games_per_s": 4 / seconds, "decisions_per_s": 12 / seconds}
    text = sim_page(Common(), replace(result, seconds=seconds, **pace))
    assert f" s: {told}" in text.splitlines()[1]


@pytest.mark.parametrize("lang", ["en", "pl", "cs", "de"])
def test_help_says_what_an_option_means_to_this_command(run, lang):
    """How many play without --seats, and where bots of one's own are seated."""
    pages = {verb: tell(run, verb, "--help", "--lang", lang) for verb in ("play", "sim", "arena")}
    seats = {
        verb: text.partition("--seats")[2].partition("  --")[0] for verb, text in pages.items()
    }
    assert len({*seats.values()}) == 3
    assert all(len(told.split()) > 8 for told in seats.values())
    assert all("careful.py:Careful" in " ".join(text.split()) for text in pages.values())
    assert ["human:Ann" in text for text in pages.values()] == [True, False, False]


def test_sim_takes_seats_from_the_bots(run):
    assert ask(run, "sim", "port-royal", "--bots", "random,random", "--games", "1")["seats"] == 2
    assert ask(run, "sim", "port-royal", "--games", "1")["seats"] == 4


def test_options_of_the_game(run):
    words = ("--option", "mix=gambler,set-sail", "--option", "mix=contract-crew")
    data = ask(run, *SIM, *words, "--option", "end=expedition")
    assert data["options"] == {
        "mode": "classic",
        "mix": ["set-sail", "gambler", "contract-crew"],
        "end": "expedition",
    }
    assert ask(run, *SIM, "--option", "mode=set-sail")["options"]["mode"] == "set-sail"


def test_games(run):
    assert ask(run, "games") == [info.data() for info in doubloon.games()]
    text = tell(run, "games")
    assert "Port Royal (port-royal)" in text
    assert "mode classic: 2 to 5 seats" in text


def test_cards_as_a_table(run):
    rows = ask(run, "cards", "port-royal")
    lines = tell(run, "cards", "port-royal").splitlines()
    assert len(lines) == len(rows) + 1
    for fact in ("id", "name", "copies", "cost", "influence", "swords", "coins", "set"):
        assert fact in lines[0].split()
    assert "confidence" in lines[0]
    governor = next(line for line in lines if line.startswith("governor "))
    assert " ".join(governor.split()) == "governor Governor 4 8 0 Base game two sources agree"


def test_every_card_has_a_page(run):
    for row in ask(run, "cards", "port-royal"):
        text = tell(run, "cards", "port-royal", row["id"])
        assert speaker("en").word("source-" + row["source"]) in text
        assert row["rule"] + "  " in text


@pytest.mark.parametrize("game", ["buccaneer", "merchants"])
def test_cards_of_many_kinds_have_pages(run, game):
    rows = ask(run, "cards", game)
    table = tell(run, "cards", game).splitlines()
    assert table[0].split() == ["id", "name", "kind", "copies", "confidence"]
    assert len(table) == len(rows) + 1
    for kind in dict.fromkeys(row["kind"] for row in rows):
        row = next(row for row in rows if row["kind"] == kind)
        text = tell(run, "cards", game, row["id"])
        assert row["name"] in text
        assert "How sure the figures are: " in text
        assert row["rule"] + "  " in text


def test_a_card_says_what_is_known_better(run):
    text = tell(run, "cards", "merchants", "frances_wright")
    assert "Grey Sails: " in text
    assert "home port: Nassau" in text
    assert "Wpływy: " in tell(run, "cards", "merchants", "frances_wright", "--lang", "pl")
    assert "Known better: Seamanship (rulebook)" in text
    assert "(!) Reconstructed" in text


def test_a_reconstructed_card_is_marked(run):
    assert "(!) Reconstructed" in tell(run, "cards", "port-royal", "wholesaler-red-1")
    assert "(!)" not in tell(run, "cards", "port-royal", "wholesaler-red-2")


def test_cards_by_name(run):
    rows = ask(run, "cards", "port-royal", "admiral")
    assert [row["id"] for row in rows] == ["admiral-1", "admiral-2", "admiral-3"]


@pytest.mark.parametrize(
    ("game", "name", "lang", "id"),
    [
        ("port-royal", "lady anne", "en", "lady-anne"),
        ("port-royal", "month-end", "en", "month-end"),
        ("port-royal", "33", "de", "33"),
        ("port-royal", "Lady  Anne", "pl", "lady-anne"),
        ("merchants", "frances", "cs", "frances_wright"),
    ],
)
def test_whatever_lies_on_a_table_has_a_page(run, game, name, lang, id):
    rows = ask(run, "cards", game, name, "--lang", lang)
    assert [row["id"] for row in rows] == [id]
    text = tell(run, "cards", game, name, "--lang", lang)
    assert rows[0]["name"] in text
    assert rows[0]["rule"] + "  " in text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["port-royal", "buccaneer", "merchants"])
def test_every_name_finds_its_card_in_every_language(game, lang):
    common = Common(lang=lang)
    rows = named(common, find_game(game))
    assert len(rows) == len(find_game(game).components())
    for row in rows:
        assert row in pick_cards(rows, row["name"].upper())
        assert row in pick_cards(rows, row["id"])
        assert row["name"] in card_page(common, find_game(game), row)


def test_a_part_of_several_names_lists_them(run):
    said = run("cards", "port-royal", "trader")
    assert said.code == 2
    assert "Yellow Trader, " in said.err


def test_all_rules(run):
    rules = ask(run, "rules", "port-royal")["rules"]
    text = tell(run, "rules", "port-royal")
    assert next(iter(rules)) == "R1"
    assert all(f"{number} " in text for number in rules)


@pytest.mark.parametrize(
    ("number", "found"),
    [
        ("R3.6", ["R3.6", "R3.6a", "R3.6b", "R3.6c"]),
        ("3.6a", ["R3.6a"]),
        ("r2", ["R2", "R2.1", "R2.2", "R2.3", "R2.4", "R2.5"]),
        ("R1.1", ["R1.1"]),
        ("R1.8", ["R1.8", "R1.8a", "R1.8b"]),
    ],
)
def test_some_rules(run, number, found):
    assert list(ask(run, "rules", "port-royal", number)["rules"]) == found
    assert found[0] in tell(run, "rules", "port-royal", number)


@pytest.mark.parametrize(
    ("words", "lang", "found", "not_found"),
    [
        (("buccaneer", "mutiny"), "en", "B6.1", "B2.1"),
        (("port-royal", "Jester bust"), "en", "R14.3", "R3.6a"),
        (("port-royal", "Steuer"), "de", "R3.5", "R4.8"),
    ],
)
def test_rules_are_found_by_words(run, words, lang, found, not_found):
    """Every word must be in a rule, from its beginning on; capitals do not matter."""
    rules = ask(run, "rules", *words, "--lang", lang)["rules"]
    assert found in rules
    assert not_found not in rules
    for text in rules.values():
        assert all(word.lower() in text.lower() for word in words[1].split())


def test_replay_tells_the_end(run, finished):
    table = doubloon.load(finished)
    assert table.outcome is not None
    text = tell(run, "replay", str(finished))
    assert text.startswith("Port Royal, 3 seats, ")
    assert f"1. P{table.outcome.winners[0] + 1}: influence" in text
    data = ask(run, "replay", str(finished))
    assert data["outcome"]["winners"] == table.outcome.winners
    assert data["decision"] is None
    assert "log" not in data


@pytest.mark.parametrize("game", ["port-royal", "buccaneer", "merchants"])
def test_replay_tells_the_scores_of_every_game(run, desk, game):
    """Whatever a game scores by has a word of its own."""
    path = desk / "over.jsonl"
    doubloon.play(game, bots=["random"] * 3, seed=4).save(path)
    said = run("replay", str(path))
    assert said.code == 0
    assert all(f"{place}. " in said.out for place in (1, 3))


def test_replay_tells_who_is_asked(run, begun):
    assert "is asked: Turn up another card, or stop? Possible: draw, stop." in tell(
        run, "replay", str(begun)
    )
    assert ask(run, "replay", str(begun))["outcome"] is None


def test_replay_shows_the_story(run, finished):
    table = doubloon.load(finished)
    lines = tell(run, "replay", str(finished), "--show").splitlines()
    assert len(lines) > len(table.events(None))
    assert lines[0].endswith("goes first.")
    data = ask(run, "replay", str(finished), "--show")
    assert data["log"] == table.log
    assert len(data["events"]) == len(table.events(None))


def test_replay_shows_a_position(run, begun):
    table = doubloon.table("port-royal", 2, seed=3)
    for at in range(10):
        data = ask(run, "replay", str(begun), "--at", str(at))
        assert data["choices"] == at
        assert data["view"] == json.loads(json.dumps(table.view(None)))
        assert table.decision is not None
        table.play(table.decision.options[0])
    text = tell(run, "replay", str(begun), "--at", "0")
    assert "P2: 3 coins" in text
    assert "Possible: draw." in text


def test_replay_of_a_game_with_chance_by_hand(run, desk):
    """A position shows what chance has said after the choice."""
    table = Table(doubloon.game("port-royal"), 2, {}, None)
    table.play("? P1", "P1 draw", "? governor", "P1 draw", "? settler")
    table.save("by-hand.jsonl")
    data = ask(run, "replay", "by-hand.jsonl", "--at", "1")
    assert data["view"]["harbour"] == ["governor"]
    assert ask(run, "replay", "by-hand.jsonl")["choices"] == 2


def test_replay_checks(run, finished):
    assert tell(run, "replay", str(finished), "--check").startswith("The save is whole and true: ")
    data = ask(run, "replay", str(finished), "--check")
    assert (data["checked"], data["finished"]) == (True, True)


def test_an_unfinished_save_is_called_so(run, begun):
    """It may be true, but whole it is not."""
    said = tell(run, "replay", str(begun), "--check")
    assert said.startswith("The save is true so far, but the game is not finished: 9 choices, ")
    assert "whole" not in said
    data = ask(run, "replay", str(begun), "--check")
    assert (data["checked"], data["finished"]) == (True, False)


def test_replay_counts_takings_back(run, desk):
    """Undo is in the save and in the story."""
    table = doubloon.table("port-royal", 2, seed=1)
    table.play(table.decision.options[0])
    table.undo(consent=True)
    table.save("undone.jsonl")
    assert "takes back a choice" in tell(run, "replay", "undone.jsonl", "--show")
    assert ask(run, "replay", "undone.jsonl")["choices"] == 2


def test_verify_a_seed(run, finished):
    said = sum(line.startswith("?") for line in doubloon.load(finished).log)
    assert tell(run, "verify", str(finished)) == (
        f"Fair: all {said} outcomes of chance follow from the seed 5.\n"
    )
    assert ask(run, "verify", str(finished)) == {
        "fair": True,
        "game": "port-royal",
        "chance": said,
        "seed": 5,
    }


def test_verify_a_committed_deal(run, desk):
    source = Committed("secret", ["one", "two"])
    table = Table(doubloon.game("port-royal"), 2, {}, source)
    table.play(table.decision.options[0])
    table.save(Path("fair.jsonl"))
    text = tell(run, "verify", "fair.jsonl")
    assert "the secret and 2 players' shares" in text
    assert source.commitment in text
    assert ask(run, "verify", "fair.jsonl")["commitment"] == source.commitment


def test_bench(run, monkeypatch):
    monkeypatch.setattr("doubloon.lab.bench.TRIES", 1)
    data = ask(run, "bench", "--games", "2")
    assert data["compiled"] in (True, False)
    for name in ("decisions_per_s", "games_per_s", "clone_us", "view_us", "table_kb"):
        assert data[name] > 0
    text = tell(run, "bench", "--games", "2")
    assert "decisions/s: " in text
    assert "The engine is " in text


@pytest.mark.parametrize("part", ["simulate", "midgame", "table_bytes"])
def test_bench_measures_the_game_that_options_ask_for(run, monkeypatch, part):
    """The games, the position in the middle of one, and the table at the end of one."""
    told = []
    measure = getattr(bench, part)

    def spy(*args):
        told.extend(arg["mode"] for arg in args if isinstance(arg, dict))
        return measure(*args)

    monkeypatch.setattr(bench, "TRIES", 1)
    monkeypatch.setattr(bench, part, spy)
    data = ask(run, "bench", "--games", "1", "--option", "mode=adventure")
    assert data["options"]["mode"] == "adventure"
    assert told == ["adventure"]


@pytest.mark.parametrize("lang", ["en", "pl", "cs", "de"])
def test_every_language_is_taken(run, lang):
    assert "port-royal" in tell(run, "games", "--lang", lang)
    assert tell(run, "--help", f"--lang={lang}")


def test_nothing_is_written(run, desk, finished):
    for words in (SIM, ("replay", str(finished)), ("games",), ("rules", "port-royal")):
        tell(run, *words)
    assert list(desk.iterdir()) == []
