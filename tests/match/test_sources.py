"""Where chance comes from: a seed, hands, or a committed secret."""

from __future__ import annotations

import hashlib
import json
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from doubloon import Malformed, Table
from doubloon.engine.chance import Seeded
from doubloon.games import game
from doubloon.match.save import lines, loads
from doubloon.match.source import Committed, Source, describe, read_source

SECRET = "kept in the captain's chest"


def played(source: Source | None, choices: int = 40) -> Table:
    """A table after so many choices by lot."""
    table = Table(game("port-royal"), 3, {}, source)
    random = Random(1)
    for _ in range(choices):
        if decision := table.decision:
            table.play(decision.options.sample(random))
    return table


def text(table: Table) -> str:
    """The save of a table."""
    return "".join(line + "\n" for line in lines(table))


SOURCES: list[Source] = [Seeded(5), Committed(SECRET, ["a", "b"])]


@pytest.mark.parametrize("source", SOURCES, ids=["seeded", "committed"])
def test_a_source_says_the_same_again(source: Source) -> None:
    """What a source says depends only on how often it has spoken."""
    once = source.at(0)
    said = [once.pick(1000) for _ in range(50)]
    assert [source.at(spoken).pick(1000) for spoken in range(50)] == said
    assert once.spoken == 50


@pytest.mark.parametrize("source", SOURCES, ids=["seeded", "committed"])
def test_a_source_picks_evenly_and_below(source: Source) -> None:
    """Every number below the bound comes up about as often as any other."""
    fresh = source.at(0)
    said = [fresh.pick(6) for _ in range(6000)]
    assert all(800 < said.count(number) < 1200 for number in range(6))
    assert fresh.pick(1) == 0


def test_golden_numbers_of_a_committed_source() -> None:
    """The deal of a secret and its shares is the same on every platform and version."""
    source = Committed("secret", ["one", "two"])
    assert [source.pick(120) for _ in range(8)] == GOLDEN
    assert source.commitment == hashlib.sha256(b"secret").hexdigest()


GOLDEN = [71, 80, 100, 33, 14, 114, 97, 6]


@given(st.text(), st.lists(st.text(), max_size=4))
def test_every_share_changes_everything(secret: str, shares: list[str]) -> None:
    """Another secret, another share, another order or one share more: another deal."""
    try:
        "".join([secret, *shares]).encode()
    except UnicodeEncodeError:
        return
    said = first_numbers(Committed(secret, shares))
    assert first_numbers(Committed(secret + "!", shares)) != said
    assert first_numbers(Committed(secret, [*shares, ""])) != said
    for at in range(len(shares)):
        other = [*shares[:at], shares[at] + "!", *shares[at + 1 :]]
        assert first_numbers(Committed(secret, other)) != said


def first_numbers(source: Committed) -> list[int]:
    return [source.pick(10**9) for _ in range(3)]


def test_shares_cannot_be_glued_together_otherwise() -> None:
    """Moving letters from one share to the next is another deal."""
    one, two = Committed("s", ["ab", "c"]), Committed("s", ["a", "bc"])
    assert first_numbers(one) != first_numbers(two)


def test_a_committed_table_can_be_saved_and_checked() -> None:
    """Loading deals every card again from the secret and the shares."""
    table = played(Committed(SECRET, ["one", "two", "three"]))
    again = loads(text(table))
    assert again.log == table.log
    assert isinstance(again.source, Committed)
    assert again.source.spoken == sum(line.startswith("?") for line in table.log)


def edited(table: Table, **changes: object) -> str:
    """The save of a table with another header."""
    head, *said = lines(table)
    return "".join(line + "\n" for line in [json.dumps({**json.loads(head), **changes}), *said])


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"secret": "another"}, "refuse-commitment"),
        ({"commitment": "0" * 64}, "refuse-commitment"),
        ({"commitment": None}, "refuse-commitment"),
        ({"shares": ["one", "two", "four"]}, "refuse-edited"),
        ({"shares": ["two", "one", "three"]}, "refuse-edited"),
        ({"shares": []}, "refuse-edited"),
        ({"shares": "one"}, "refuse-header"),
        ({"shares": [1, 2, 3]}, "refuse-header"),
        ({"shares": ["\ud800"]}, "refuse-header"),
        ({"secret": "\ud800"}, "refuse-header"),
        ({"secret": None}, "refuse-header"),
    ],
)
def test_tampering_with_a_deal_is_refused(changes: dict[str, object], reason: str) -> None:
    """A secret, share or commitment that was not there at the deal does not load."""
    table = played(Committed(SECRET, ["one", "two", "three"]))
    with pytest.raises(Malformed) as caught:
        loads(edited(table, **changes))
    assert caught.value.reason.id == reason
    assert str(caught.value)


def test_another_card_from_chance_is_refused() -> None:
    """A chance line that the source did not say is shown with what it did say."""
    for source in (Seeded(5), Committed(SECRET, ["one"])):
        table = played(source)
        save = text(table)
        at = next(at for at, said in enumerate(table.log) if said.startswith("? ") and at > 5)
        head, *said = save.splitlines()
        said[at] = json.dumps("? governor" if said[at] != '"? governor"' else "? jack")
        with pytest.raises(Malformed) as caught:
            loads("".join(line + "\n" for line in [head, *said]))
        assert caught.value.reason.id == "refuse-edited"
        assert caught.value.reason.args["expected"] == table.log[at]


def test_sources_read_back_as_they_were_described() -> None:
    """A header's source is the one that wrote it."""
    for source in (Seeded(77), Committed(SECRET, ["x"])):
        again = read_source(describe(source))
        assert type(again) is type(source)
        assert describe(again) == describe(source)
    assert describe(None) == {"chance": "by hand"}
    assert read_source(describe(None)) is None


@pytest.mark.parametrize("header", [{}, {"seed": "7"}, {"seed": None}, {"chance": "by foot"}])
def test_a_header_without_a_source_is_refused(header: dict[str, object]) -> None:
    """Without a seed, a secret or hands there is no chance."""
    with pytest.raises(Malformed):
        read_source(header)


def test_by_hand_every_card_is_asked_for() -> None:
    """Without a source chance is a seat: asked, answered, logged, saved, taken back."""
    table = Table(game("port-royal"), 2, {}, None)
    assert table.decision is not None
    assert table.decision.seat == -1
    assert [str(choice) for choice in table.decision.options] == ["? P1", "? P2"]
    table.play("? P2", "P2 draw", "? jack")
    again = loads(text(table))
    assert again.view(0) == table.view(0)
    again.undo(consent=True)
    again.play("P2 draw", "? settler")
    assert loads(text(again)).view(0) == again.view(0)
