"""`doubloon campaign`: crews are founded, listed, shown and played, and their story is told."""

from __future__ import annotations

import io
import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

import doubloon
from doubloon.command.campaign import VERBS, mates
from doubloon.command.logbook import Logbook, voyage
from doubloon.locale import speaker
from doubloon.match.campaign import Campaign, Mate

FOLDER = ("--folder", "here")


@pytest.fixture
def campaign(run: Any, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Type a campaign command with a folder of our own, and lines typed beforehand."""

    def type_in(*words: str, lines: str = "") -> Any:
        monkeypatch.setattr(sys, "stdin", io.StringIO(lines))
        folder = () if words[0] == "auto" else FOLDER
        return run("campaign", *words, *folder)

    return type_in


@pytest.fixture
def tell(campaign: Any) -> Any:
    """What a command that goes well says."""

    def type_in(*words: str, lines: str = "") -> str:
        said = campaign(*words, lines=lines)
        assert (said.code, said.err) == (0, "")
        return str(said.out)

    return type_in


@pytest.fixture
def ask(tell: Any) -> Any:
    """What a command gives as data."""

    def type_in(*words: str) -> Any:
        text = tell(*words, "--json")
        assert text.count("\n") == 1
        return json.loads(text)

    return type_in


def load(name: str = "candle") -> Campaign:
    return Campaign.load(Path("here") / f"{name}.json")


@pytest.mark.parametrize("verb", VERBS)
def test_every_command_has_a_page_of_help(run, verb):
    said = run("campaign", verb, "--help")
    assert said.code == 0
    assert said.out.startswith(f"Usage: doubloon campaign {verb}")
    assert all(flag in said.out for flag in ("--seed N", "--lang LANG", "--json"))
    assert "careful.py" not in said.out


def test_help_lists_the_commands(run):
    text = run("campaign", "--help").out
    assert all(f"\n  {verb} " in text for verb in VERBS)
    assert run("campaign").out == text
    assert "\n  campaign " in run("--help").out


def test_a_campaign_is_founded(tell, ask):
    assert "here/candle.json" in tell("new", "Candle", "--crew", "Ann,Ben,greedy")
    assert load() == Campaign("Candle", [Mate("Ann"), Mate("Ben"), Mate("greedy", "greedy")])
    data = ask("new", "Rivals", "--crew", "Ann,Ben", "--competitive", "--option", "people=draft")
    assert (data["mode"], data["people"], data["file"]) == (
        "adventure",
        "draft",
        "here/rivals.json",
    )


def test_how_a_crew_is_written():
    assert mates(["Ann", "human:Ben", "greedy", "greedy", "Polly:random", "random"]) == [
        Mate("Ann"),
        Mate("Ben"),
        Mate("greedy", "greedy"),
        Mate("greedy 2", "greedy"),
        Mate("Polly", "random"),
        Mate("random 2", "random"),
    ]


def test_several_are_listed(tell, ask):
    assert "There are no campaigns" in tell("list")
    assert ask("list") == []
    tell("new", "Candle", "--crew", "Ann,Ben")
    tell("new", "Anchor", "--crew", "Cy")
    Path("here/broken.json").write_text("{")
    lines = tell("list").splitlines()
    assert lines[0] == "Anchor (Cy): 0 of 5 chapters won. Next is chapter 1, The Dark Lighthouse."
    assert lines[1] == "here/broken.json is not a Doubloon campaign."
    assert lines[2].startswith("Candle (Ann, Ben): ")
    anchor, broken, candle = ask("list")
    assert (anchor["name"], candle["progress"]["next_chapter"]) == ("Anchor", 1)
    assert set(broken) == {"file", "error"}


def test_without_a_folder_they_lie_in_the_home(run, desk, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(desk / "data"))
    assert run("campaign", "new", "Candle", "--crew", "Ann").code == 0
    assert (desk / "data" / "doubloon" / "campaigns" / "candle.json").is_file()
    assert "Candle (Ann)" in run("campaign", "list").out


def test_people_play_and_go_on(tell, ask):
    tell("new", "Candle", "--crew", "Ann")
    text = tell("play", "Candle", "--seed", "3", lines="1\ndraw\nquit\n")
    assert "Chapter 1: The Dark Lighthouse" in text
    assert "In the middle of chapter 1, The Dark Lighthouse.\n" in text
    assert text.endswith('Go on with: doubloon campaign play "Candle"\n')
    first = load().resume()
    assert first is not None
    assert sum(line.startswith("P1") for line in first.log) == 2
    assert ask("show", "Candle")["game"]["choices"] == 2

    tell("play", "candle", lines="draw\nquit\n")
    second = load().resume()
    assert second is not None
    assert second.log[: len(first.log)] == first.log
    assert len(second.log) > len(first.log)


def test_taking_back_is_noted_too(tell):
    tell("new", "Candle", "--crew", "Ann")
    tell("play", "Candle", "--seed", "3", lines="1\nundo\nquit\n")
    table = load().resume()
    assert table is not None
    assert "P1 undo" in table.log


def test_a_game_can_be_given_up(tell):
    tell("new", "Candle", "--crew", "Ann")
    tell("play", "Candle", "--seed", "3", lines="1\nquit\n")
    tell("play", "Candle", "--seed", "4", "--anew", lines="quit\n")
    table = load().resume()
    assert table is not None
    assert doubloon.engine.chance.Seeded(4).seed == getattr(table.source, "seed", None)
    assert load().records == []


def lose(tell: Any, name: str = "Candle") -> None:
    """Let a crew of random bots lose a chapter."""
    tell("play", name, "--seed", "1")
    assert not load(name.lower()).records[-1].won


def test_bots_play_one_chapter_by_themselves(tell):
    tell("new", "Candle", "--crew", "random,random")
    text = tell("play", "Candle", "--seed", "1")
    assert text.startswith("Candle, game 1: chapter 1, 2 seats.\n")
    assert "Chapter 1: The Dark Lighthouse" in text
    assert len(load().records) == 1


def test_bonus_coins_are_shared_out(tell, campaign):
    tell("new", "Candle", "--crew", "random,random")
    lose(tell)
    assert "3 bonus coins" in tell("show", "Candle")
    assert "Bonus coins: random 0, random 2 3." in tell("play", "Candle", "--share", "0,3")
    assert load().records[1].bonus == [0, 3]
    assert "random 3, random 2 3." in tell("play", "Candle")


def test_a_chapter_is_played_again(tell):
    tell("new", "Candle", "--crew", "greedy,greedy")
    tell("play", "Candle", "--auto", "--seed", "3")
    found = load()
    assert found.finished
    played = len(found.records)
    tell("play", "Candle", "--chapter", "2", "--seed", "8")
    assert [record.chapter for record in load().records[played:]] == [2]


def test_a_whole_campaign_with_its_story(tell, ask):
    """Every page is read out once, and the records tell the same ways as the pages."""
    words = ("auto", "--seats", "2", "--bots", "greedy", "--seed", "3", "--tries", "60")
    data = ask(*words)
    assert data["finished"]
    assert data["progress"]["chapters_won"] == [1, 2, 3, 4, 5]
    text = tell(*words)
    assert tell(*words) == text
    voice = speaker("en")
    for chapter in range(1, 6):
        title = voice.attribute(f"story-title-{chapter}", "name")
        assert text.count(f"Chapter {chapter}: {title}\n") == 1
        (won,) = (row for row in data["played"] if row["chapter"] == chapter and row["won"])
        for task in won["tasks"]:
            assert text.count("\n" + voice.attribute(f"story-{task}", "name") + "\n\n") >= 1
        last = voice.attribute(f"story-{60 + chapter}", "name")
        assert text.count(f"\n{last}\n\n") == 1
    assert text.endswith("all 5 chapters won.\n")


def test_people_can_leave_it_to_bots(tell):
    tell("new", "Candle", "--crew", "Ann,Ben")
    tell("play", "Candle", "--seed", "3", lines="1\nquit\n")
    tell("play", "Candle", "--auto", "--tries", "1")
    found = load()
    assert found.begun is None
    assert found.records[0].seed == 3


def test_tries_run_out(ask):
    data = ask("auto", "--seats", "1", "--bots", "random", "--tries", "2", "--seed", "1")
    assert [row["chapter"] for row in data["played"]] == [1, 1]
    assert [row["bonus"] for row in data["played"]] == [[], [3]]
    assert data["progress"]["bonus_coins"] == 6


def test_against_each_other(ask):
    data = ask("auto", "--competitive", "--bots", "random,random", "--seed", "1")
    assert data["finished"]
    assert all(row["winners"] for row in data["played"])


def test_the_show(tell, ask):
    tell("new", "Candle", "--crew", "random,Polly:random")
    lose(tell)
    text = tell("show", "Candle")
    assert text.startswith("Candle (random, Polly): 0 of 5 chapters won.")
    assert "One defeat in this chapter: 3 bonus coins" in text
    assert "lost chapter 1, The Dark Lighthouse, by way of Tea-Brown Sails" in text
    data = ask("show", "Candle")
    assert data["records"][0]["tasks"][0] == "10"
    assert data["game"] is None


REFUSED = {
    "no command": (("sail",), 'There is no command "sail"; there are: new, list'),
    "no name": (("new", "--crew", "Ann"), "CAMPAIGN is missing"),
    "no crew": (("new", "Lamp"), "--crew"),
    "nobody": (("new", "Lamp", "--crew", "none"), "1 to 4 seats, not 0"),
    "five": (("new", "Lamp", "--crew", "a,b,c,d,e"), "1 to 4 seats, not 5"),
    "one rival": (("new", "Lamp", "--crew", "a", "--competitive"), "2 to 4 seats, not 1"),
    "namesakes": (("new", "Lamp", "--crew", "Ann,Ann"), "Two of the crew are called Ann"),
    "no name for a mate": (("new", "Lamp", "--crew", "Ann,,Ben"), 'Nobody can be called ""'),
    "a long name": (("new", "Lamp", "--crew", "A" * 41), "Nobody can be called"),
    "unknown bot": (("new", "Lamp", "--crew", "Polly:hal"), 'There is no bot called "hal"'),
    "a name of signs": (("new", "../..", "--crew", "Ann"), "A campaign cannot be called"),
    "an odd name": (("new", "a\nb", "--crew", "Ann"), "A campaign cannot be called"),
    "taken": (("new", "candle", "--crew", "Ann"), 'There is a campaign "candle" already'),
    "other options": (("new", "Lamp", "--crew", "Ann", "--option", "chapter=3"), "sets the option"),
    "strange people": (("new", "Lamp", "--crew", "Ann", "--option", "people=x"), "not by"),
    "strange option": (("list", "--option", "x=1"), 'no option "x"'),
    "bad seed": (("new", "Lamp", "--crew", "Ann", "--seed", "x"), 'not "x"'),
    "bad seed of a list": (("list", "--seed", "-1"), 'not "-1"'),
    "bad seed to play": (("play", "Candle", "--seed", "-1"), 'not "-1"'),
    "language": (("list", "--lang", "xx"), 'no language "xx"'),
    "unknown to show": (("show", "Lamp"), 'There is no campaign "Lamp"'),
    "unknown to play": (("play", "Lamp"), 'There is no campaign "Lamp"'),
    "no name to show": (("show",), "CAMPAIGN is missing"),
    "a path to show": (("show", "../here/candle"), "There is no campaign"),
    "broken": (("show", "broken"), "not a Doubloon campaign"),
    "broken to play": (("play", "broken"), "not a Doubloon campaign"),
    "no such chapter": (("play", "Candle", "--chapter", "2"), "Chapter 2 cannot be played yet"),
    "chapter in words": (("play", "Candle", "--chapter", "two"), "--chapter needs a whole number"),
    "nothing to share": (("play", "Candle", "--share", "1,0"), "no bonus coins"),
    "share in words": (("play", "Candle", "--share", "all"), "--share needs whole numbers"),
    "half a share": (("play", "Candle", "--share", "1,,2"), "--share needs whole numbers"),
    "no tries": (("play", "Candle", "--auto", "--tries", "0"), "at least one try"),
    "tries without auto": (("play", "Candle", "--tries", "2"), "--tries goes with --auto"),
    "data of people": (("play", "Candle", "--json"), "--json with --auto"),
    "options to play": (("play", "Candle", "--option", "people=draft"), "sets the option"),
    "too much": (("show", "Candle", "x"), '"x" has no place here'),
    "seed of a game under way": (("play", "Begun", "--seed", "1"), "A game is under way"),
    "chapter of a game under way": (("play", "Begun", "--chapter", "1"), "A game is under way"),
    "share of a game under way": (("play", "Begun", "--share", "0,0"), "A game is under way"),
    "auto without bots": (("auto", "--bots", "none"), "At least one bot"),
    "auto with too many": (("auto", "--seats", "1", "--bots", "random,random"), "do not fit"),
    "auto with strangers": (("auto", "--bots", "hal"), 'There is no bot called "hal"'),
    "auto with five": (("auto", "--seats", "5"), "1 to 4 seats, not 5"),
    "auto with a crowd": (("auto", "--seats", "999999999"), "1 to 4 seats"),
    "auto without tries": (("auto", "--tries", "-1"), "at least one try"),
}


@pytest.mark.parametrize("case", REFUSED)
def test_bad_input_is_refused_and_nothing_is_written(campaign, tell, desk, case):
    words, sentence = REFUSED[case]
    tell("new", "Candle", "--crew", "Ann,Ben")
    tell("new", "Begun", "--crew", "Ann,Ben")
    tell("play", "Begun", "--seed", "3", lines="1\nquit\n")
    Path("here/broken.json").write_text("{")
    before = {path: path.read_bytes() for path in desk.rglob("*") if path.is_file()}
    said = campaign(*words)
    assert (said.code, said.out) == (2, "")
    assert said.err.count("\n") == 1
    assert sentence in said.err
    assert {path: path.read_bytes() for path in desk.rglob("*") if path.is_file()} == before


def test_a_folder_that_cannot_be_written(run, desk):
    (desk / "file").write_text("")
    said = run("campaign", "new", "Candle", "--crew", "Ann", "--folder", "file")
    assert (said.code, said.out) == (2, "")
    assert "cannot be kept" in said.err


def test_all_chapters_are_won(campaign, tell):
    tell("new", "Candle", "--crew", "random,random", "--competitive")
    tell("play", "Candle", "--auto", "--seed", "1")
    assert load().finished
    assert "all 5 chapters won" in tell("list")
    assert "--chapter" in campaign("play", "Candle").err
    assert "New cards in the deck" in tell("show", "Candle")


def test_an_old_game_can_be_begun_again(campaign, tell):
    tell("new", "Candle", "--crew", "Ann")
    tell("play", "Candle", "--seed", "3", lines="1\nquit\n")
    path = Path("here/candle.json")
    path.write_text(path.read_text().replace('"rules": ', '"rules": 9'))
    said = campaign("play", "Candle")
    assert said.code == 2
    assert "--anew" in said.err
    tell("show", "Candle")
    tell("play", "Candle", "--anew", lines="quit\n")


def test_a_broken_game_can_be_begun_again(campaign, tell):
    """The campaign is whole but for the game under way: --anew gives up that alone."""
    tell("new", "Candle", "--crew", "Ann")
    tell("play", "Candle", "--seed", "3", lines="1\nquit\n")
    path = Path("here/candle.json")
    data = json.loads(path.read_text())
    data["game"]["lines"][-1] = "P1 nonsense"
    path.write_text(json.dumps(data))
    said = campaign("show", "Candle")
    assert said.code == 2
    assert "--anew" in said.err
    tell("play", "Candle", "--anew", lines="quit\n")
    assert "In the middle of chapter 1" in tell("show", "Candle")


def test_a_campaign_that_went_on_elsewhere_is_not_written_over(tell):
    """Open twice, played on in one window: the other may not wipe that out."""
    tell("new", "Candle", "--crew", "Ann")
    path = Path("here/candle.json")
    crew = Campaign.load(path)
    logbook = Logbook(crew, path, lambda: 5)
    setup = voyage(logbook, logbook.open())
    tell("play", "Candle", "--anew", "--seed", "3", lines="1\nquit\n")
    elsewhere = path.read_bytes()
    table = setup.tables[-1]
    assert table.decision is not None
    with pytest.raises(doubloon.Malformed, match="has gone on elsewhere"):
        table.play(table.decision.options[0])
    with pytest.raises(doubloon.Malformed, match="has gone on elsewhere"):
        setup.put_away()
    assert path.read_bytes() == elsewhere


def test_the_drawn_table_goes_from_chapter_to_chapter(desk):
    """After the standing, "again" is the next game of the campaign; other options leave it."""
    crew = Campaign("Candle", [Mate("Ann"), Mate("Polly", "random")], "adventure")
    logbook = Logbook(crew, desk / "candle.json", lambda: 5)
    setup = voyage(logbook, logbook.open())
    session = setup.deal("en")
    assert [player.name for player in session.players] == ["Ann", "Polly"]
    assert session.humans == [0]
    lots = Random(1)
    while decision := session.table.decision:
        session.table.play(decision.options.sample(lots))
    second = setup.again().deal("en").table
    assert second.options["chapter"] == 2
    assert Campaign.load(desk / "candle.json").won == 1
    setup.put_away()
    found = Campaign.load(desk / "candle.json")
    assert found.begun is not None


COMMAND = [sys.executable, "-m", "doubloon", "campaign"]
ENV = {**os.environ, "PYTHONPATH": str(Path(doubloon.__file__).absolute().parents[1])}


@pytest.mark.skipif(os.name == "nt", reason="signals of Unix")
def test_every_choice_outlives_a_kill(tell, desk):
    """A person has chosen; the machine goes down; the choice is there."""
    tell("new", "Candle", "--crew", "Ann")
    process = subprocess.Popen(
        [*COMMAND, "play", "Candle", "--seed", "3", *FOLDER],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=ENV,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(b"1\ndraw\n")
    process.stdin.flush()
    asked = 0
    while asked < 3:
        asked += process.stdout.read(1) == b">"
    process.send_signal(signal.SIGKILL)
    process.communicate()
    table = load().resume()
    assert table is not None
    assert sum(line.startswith("P1") for line in table.log) == 2


def test_a_record_tells_what_was_asked_for_or_what_each_had(tell):
    """R19.2: a team lacks cubes or influence; rivals have theirs, in the order of the crew."""
    together = tell("auto", "--bots", "random", "--tries", "1", "--seed", "3")
    assert "Chapter 1 was lost in one try" in together
    assert re.search(r"Cubes \d+\s+of\s+4,\s+influence\s+\d+\s+of\s+20,", together)
    apart = tell("auto", "--bots", "random,random", "--competitive", "--seed", "3")
    assert re.search(r"Cubes\s+\d+\s+:\s+\d+,\s+influence\s+\d+\s+:\s+\d+,", apart)
