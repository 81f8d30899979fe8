"""Facts: what is counted, and the experiment that gives a person away."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest

from doubloon.engine.refusal import Malformed
from doubloon.games import game
from doubloon.games.port_royal.state import State
from doubloon.lab.counts import mean, share, wilson
from doubloon.lab.crew import Here
from doubloon.lab.facts import (
    Kind,
    Record,
    check,
    gifts,
    give,
    kinds,
    main,
    measure,
    read,
    variants,
)
from doubloon.lab.facts_tables import card_table, effect_table, length_table, persons, seat_table
from doubloon.lab.pages import END

PORT_ROYAL = "port-royal"


def record(number: int, first: int, winner: int, hired: list[list[str]]) -> Record:
    shares = [1.0 if seat == winner else 0.0 for seat in range(2)]
    return Record("classic", 2, number, 20 + number, 100, 12, first, shares, hired)


@pytest.fixture
def records() -> list[Record]:
    """Four games; who begins wins three of them."""
    hired = [["admiral-2"], []]
    return [record(number, number % 2, number % 2, hired) for number in range(3)] + [
        record(3, 1, 0, hired)
    ]


def test_wins_are_counted_from_who_begins(records: list[Record]) -> None:
    table = seat_table(PORT_ROYAL, records)
    assert table.frame["won"].to_list() == [0.75, 0.25]
    assert table.frame["fair"].to_list() == [0.5, 0.5]
    low, high = wilson(3, 4)
    assert table.frame.row(0, named=True)["won low"] == low
    assert f"75.0 % ({100 * low:.1f} % to {100 * high:.1f} %)" in table.markdown()


def test_lengths(records: list[Record]) -> None:
    row = length_table(PORT_ROYAL, records).frame.row(0, named=True)
    assert row["turns"] == 21.5
    assert row["turns low"] < 21.5 < row["turns high"]


def test_effects_are_differences(records: list[Record]) -> None:
    later = [Record("with x", 2, n, 30, 90, 13, 0, [1.0, 0.0], [[], []]) for n in range(4)]
    row = effect_table(PORT_ROYAL, records, later).frame.row(0, named=True)
    assert (row["change"], row["turns"], row["winner's score"]) == ("with x", 8.5, 1.0)
    assert row["decisions"] == -10


def test_a_person_adds_what_the_seat_with_the_gift_wins_more(records: list[Record]) -> None:
    given = [Record("gift admiral-2", 2, n, 20, 90, 12, 0, [1.0, 0.0], [[], []]) for n in range(4)]
    row = card_table(records, given).frame.row(0, named=True)
    assert row["adds"] == 0.0  # seat 1 had it in half of the games, and won none of those
    assert row["hires a game"] == 1.0
    assert row["won by hirers"] == 0.75


def test_nothing_is_said_of_those_who_hired_a_person_that_nobody_did(
    records: list[Record],
) -> None:
    given = [Record("gift jester-1", 2, n, 20, 90, 12, 0, [1.0, 0.0], [[], []]) for n in range(2)]
    found = card_table(records, given)
    assert found.frame.row(0, named=True)["won by hirers"] is None
    assert found.rows()[0][-2:] == ["0.0", ""]


def test_persons_of_one_name_are_drawn_apart(records: list[Record]) -> None:
    """There are three Admirals."""
    ids = [f"admiral-{number}" for number in (1, 2, 3)]
    given = [Record(f"gift {id}", 2, 0, 20, 90, 12, 0, [1.0, 0.0], [[], []]) for id in ids]
    plot = card_table(records, given).plot()
    assert plot is not None
    assert sorted(plot.traces[0]["x"]) == ids


def test_a_gift_comes_out_of_the_pile() -> None:
    s = cast(State, game(PORT_ROYAL).setup(2, game(PORT_ROYAL).check(2, {})))
    pile, unseen = s.pile, len(s.unseen[-1])
    give(s, 1, "governor")
    assert [s.deck.card["governor"]] == list(s.display[1])
    assert (s.pile, len(s.unseen[-1])) == (pile - 1, unseen - 1)


def test_a_gift_is_there_from_the_start_and_moves_on() -> None:
    found = measure([Kind("gift", PORT_ROYAL, 2, {}, "mademoiselle-3")], 2, 3, Here())
    assert [one.number for one in found] == [0, 1]
    assert all(sum(one.shares) == pytest.approx(1) for one in found)


def test_the_kinds_of_tables() -> None:
    assert [kind.seats for kind in kinds(PORT_ROYAL)] == [2, 3, 4, 5]
    assert [kind.seats for kind in kinds("merchants")] == [2, 3, 4]
    assert len(list(gifts())) == 26
    for kind in variants(PORT_ROYAL):
        game(PORT_ROYAL).check(kind.seats, kind.options)


DECK = "[admiral-2]\ncost = 2\n[jester-1]\ncopies.base = 0\n[priest]\ncopies.base = 6\n"


@pytest.fixture
def deck(tmp_path: Path) -> str:
    """A house deck: a cheap Admiral, and one more Priest in place of a Jester."""
    path = tmp_path / "deck.toml"
    path.write_text(DECK)
    return str(path)


@pytest.mark.parametrize("named", [[], [PORT_ROYAL]])
def test_a_house_deck_is_played_in_its_own_game(deck: str, named: list[str]) -> None:
    """At every number of seats, and with every person that is in it."""
    played, house, page = check(read([*named, "--deck", deck]))
    assert (played, page) == ([PORT_ROYAL], None)
    assert [kind.seats for kind in kinds(PORT_ROYAL, house)] == [2, 3, 4, 5]
    given = list(gifts(house))
    assert {kind.label for kind in gifts()} - {kind.label for kind in given} == {"gift jester-1"}
    for kind in (*kinds(PORT_ROYAL, house), *given):
        checked = game(PORT_ROYAL).check(kind.seats, kind.options)
        assert checked["deck"]["cards"]["admiral-2"] == {"cost": 2}


def test_a_house_deck_is_told_of_as_ours_is(
    deck: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Wins by seat, lengths, what changes, and what its persons are worth."""
    monkeypatch.setattr("doubloon.lab.facts.gifts", lambda house: [*gifts(house)][-2:])
    main(read(["--games", "2", "--deck", deck]))
    said = capsys.readouterr().out
    for seats in (2, 5):
        for label in ("classic", "house deck"):
            assert f"| {label} | {seats} | {seats} | " in said
    assert "| house deck | 5 | " in said.partition("### Length")[2]
    assert "\n| house deck | " in said.partition("### What changes")[2]
    assert "Persons of the house deck: " in said
    assert "with gambler" not in said


def test_persons_are_shown_as_the_deck_has_them(deck: str) -> None:
    _, house, _ = check(read(["--deck", deck]))
    costs = [{row["id"]: row["cost"] for row in persons(one)}["admiral-2"] for one in (None, house)]
    assert costs == [7, 2]


def test_how_far_it_is_is_told_on_a_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """And nowhere else."""
    for terminal, told in ((True, "20 of 20 games\n"), (False, "")):
        monkeypatch.setattr("sys.stderr.isatty", lambda terminal=terminal: terminal)
        measure([Kind("classic", PORT_ROYAL, 2)], 20, 1, Here())
        assert capsys.readouterr().err == told


def test_a_page_is_written(tmp_path, capsys, monkeypatch) -> None:
    monkeypatch.setattr("doubloon.lab.facts.SEATS", 2)
    page = tmp_path / "facts.md"
    other = "## Port Royal\n\nas it was\n\n### Rows\n\nstay"
    old = f"{other}\n\n## Buccaneer\n\nold"
    page.write_text(f"Before\n<!-- table -->\n{old}\n{END}\nafter\n")
    report = tmp_path / "facts.html"
    words = ["buccaneer", "--games", "2", "--page", str(page), "--report", str(report)]
    main(read(words))
    text = page.read_text()
    assert text.startswith("Before\n")
    assert text.endswith("after\n")
    assert "old" not in text
    assert text.count("## Buccaneer\n\n2 games") == 1
    assert f"-->\n{other}\n\n## Buccaneer" in text  # Other games' facts are kept.
    assert "| standard | 3 | 1 | 33.3 % |" in text
    assert "Wins by who begins" in report.read_text()


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["--games", "many"], '--games needs a whole number, not "many".\n'),
        (["port-royal", "--seed"], "--seed needs a value after it.\n"),
        (["--pages", "facts.md"], '"--pages" has no place here'),
    ],
)
def test_a_line_that_makes_no_sense_is_refused_in_a_sentence(
    words: list[str], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        read(words)
    assert left.value.code == 2
    said = capsys.readouterr().err
    assert why in said
    assert said.count("\n") == 1


def test_shares_and_means() -> None:
    assert share(5, 10).rate == 0.5
    assert share(6, 8, held=16).rate == 0.375
    assert mean([1.0, 2.0, 3.0]).rate == 2.0
    assert mean([1.0, 1.0]).holds(1.0)


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["--games", "0"], "At least one game"),
        (["--seed", "-1"], "A seed is a whole number"),
        (["--page", "gone.md"], "gone.md cannot be read"),
        (["--page", "bare.md"], "bare.md has no place for tables"),
        (["--report", "gone/x.html"], "Nothing can be written to gone/x.html"),
        (["--deck", "gone.toml"], "gone.toml cannot be read"),
        (["--deck", "deck.toml"], "no card"),
        (["--deck", "brig.toml", "--page", "page.md"], "with --deck leave --page out"),
        ([PORT_ROYAL, "--deck", "deck.toml"], "is for one game"),
    ],
)
def test_what_cannot_be_is_refused_first(
    words: list[str], why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is played for a page that cannot be written."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("doubloon.lab.facts.measure", None)
    (tmp_path / "bare.md").write_text("no table here")
    (tmp_path / "deck.toml").write_text(DECK)
    (tmp_path / "brig.toml").write_text("[sugar-brig]\nmoney = 17\n")
    with pytest.raises(Malformed, match=why):
        main(read(["buccaneer", *words]))
    assert (tmp_path / "bare.md").read_text() == "no table here"


def test_a_deck_that_several_games_could_play_says_which(tmp_path: Path) -> None:
    """Nothing in it, or nothing that any game knows."""
    for text in ("", "[admiral-99]\ncost = 1\n"):
        (tmp_path / "deck.toml").write_text(text)
        with pytest.raises(Malformed, match="name that game"):
            check(read(["--deck", str(tmp_path / "deck.toml")]))
