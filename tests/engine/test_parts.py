"""The engine's small parts, each on its own."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from doubloon.engine.bag import tally
from doubloon.engine.chance import SEEDS, Seeded, check_seed, is_seed
from doubloon.engine.decision import Decision, Options
from doubloon.engine.event import Event, TakenBack
from doubloon.engine.message import Message
from doubloon.engine.notation import Choice, Vocabulary
from doubloon.engine.outcome import Outcome, Place
from doubloon.engine.refusal import (
    MOST_SAID,
    Illegal,
    Malformed,
    NeedsConsent,
    NotYourTurn,
    Refusal,
)
from doubloon.engine.seat import CHANCE, seat_name

WORDS = ["draw", "stop", "hire admiral", "red-1"]


def vocabulary() -> Vocabulary:
    """A few words."""
    return Vocabulary(list(WORDS))


@pytest.mark.parametrize(
    ("text", "seat", "code"),
    [
        ("P1 draw", 0, 0),
        ("P5 stop", 4, 1),
        ("P12 draw", 11, 0),
        ("P1 hire admiral", 0, 2),
        ("? red-1", CHANCE, 3),
        ("  P1 draw\n", 0, 0),
        ("P1  hire \t admiral", 0, 2),
        ("P01 draw", 0, 0),
    ],
)
def test_the_notation_is_read(text: str, seat: int, code: int) -> None:
    """A seat or `?`, a space, and words; spaces more or less do not matter."""
    choice = vocabulary().parse(text)
    assert choice is not None
    assert (choice.seat, choice.code) == (seat, code)


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "\n",
        "P1",
        "draw",
        "P draw",
        "P0 draw",
        "P00 draw",
        "P-1 draw",
        "P+1 draw",
        "P1.0 draw",
        "P1_0 draw",
        "P1draw",
        "p1 draw",
        "P\uff11 draw",
        "P\u0661 draw",
        "P\u00b2 draw",
        "P100 draw",
        "P" + "9" * 5000 + " draw",
        "P1 " + "draw" * 50_000,
        "P1 Draw",
        "P1 draw draw",
        "P1 draw;P2 draw",
        "P1\x00draw",
        "P1 hire",
        "P1 hireadmiral",
        "?? red-1",
        "?red-1",
        "None",
        "None draw",
        "null",
        "P1 None",
        "\ud800 draw",
    ],
)
def test_what_is_not_in_the_notation_is_none(text: str) -> None:
    """Hostile or clumsy words are no choice, and no error either."""
    assert vocabulary().parse(text) is None


def test_strange_seats_are_not_remembered() -> None:
    """Reading a million seats' choices does not fill the memory."""
    words = vocabulary()
    for seat in range(1, 3000):
        words.parse(f"P{seat} draw")
    assert len(words._choices) < 100


@given(st.text(max_size=40))
def test_any_text_is_read_or_not(text: str) -> None:
    """Whatever is said: a choice that says it, or None."""
    choice = vocabulary().parse(text)
    assert choice is None or choice.word in WORDS


@given(st.integers(0, 98) | st.just(CHANCE), st.integers(0, len(WORDS) - 1))
def test_a_choice_reads_back(seat: int, code: int) -> None:
    """The text of a choice is the choice."""
    words = vocabulary()
    choice = words.choice(seat, code)
    assert words.parse(str(choice)) is choice
    assert str(choice) == f"{seat_name(seat)} {WORDS[code]}"


def test_choices_are_values() -> None:
    """Choices that say the same are equal, whatever their code."""
    assert Choice(0, 0, "draw") == Choice(0, 7, "draw")
    assert Choice(0, 0, "draw") != Choice(1, 0, "draw")
    assert Choice(0, 0, "draw") != "P1 draw"
    assert len({Choice(0, 0, "draw"), Choice(0, 7, "draw")}) == 1
    assert repr(Choice(0, 0, "draw")) == "Choice('P1 draw')"


def options(seat: int = 0, bag: list[int] | None = None) -> Options:
    """The options to draw or hire, unless others are given."""
    return Options(vocabulary(), seat, [0, 2] if bag is None else bag)


def test_options_can_be_iterated_counted_and_indexed() -> None:
    """Options are like a list of choices, in a fixed order."""
    some = options()
    assert [str(choice) for choice in some] == ["P1 draw", "P1 hire admiral"]
    assert len(some) == 2
    assert str(some[1]) == "P1 hire admiral"
    assert str(some[-1]) == "P1 hire admiral"
    assert list(some) == list(some)
    assert repr(some) == "Options(['P1 draw', 'P1 hire admiral'])"
    with pytest.raises(IndexError):
        some[2]


def test_options_can_be_looked_into() -> None:
    """`in` takes a choice or its text, and nothing else is in."""
    some = options()
    assert "P1 draw" in some
    assert " P1  draw " in some
    assert some[0] in some
    inside: list[object] = ["P1 stop", "P2 draw", "draw", "", None, 0, Choice(1, 0, "draw")]
    for thing in inside:
        assert thing not in some


def test_no_options_are_no_options() -> None:
    """Nothing to choose is empty and false."""
    assert len(options(bag=[])) == 0
    assert not list(options(bag=[]))


def test_outcomes_of_chance_weigh_as_often_as_they_are_there() -> None:
    """A bag's cards are options once each, weighed by their number."""
    some = options(CHANCE, [0, 0, 0, 3])
    assert {str(choice): some.weight(choice) for choice in some} == {"? draw": 3, "? red-1": 1}
    assert len(some) == 2
    assert [options().weight(choice) for choice in options()] == [1, 1]
    with pytest.raises(KeyError):
        some.weight(Choice(CHANCE, 1, "stop"))


def test_a_sample_is_any_option() -> None:
    """Every option comes up about equally often; one generator, one sequence."""
    some, random = options(bag=[0, 1, 2, 3]), Random(4)
    found = Counter(str(some.sample(random)) for _ in range(4000))
    assert len(found) == 4
    assert all(850 < count < 1150 for count in found.values())
    assert some.sample(Random(9)) == some.sample(Random(9))


def test_a_decision_is_a_seat_a_prompt_and_options() -> None:
    """What is asked can be shown in one line."""
    decision = Decision(0, Message("prompt-x"), options())
    assert repr(decision).startswith("Decision(seat=0, prompt='prompt-x', options=Options(")


def test_a_bag_is_counted() -> None:
    """How often each card is in it, in the order of the bag."""
    assert tally([]) == {}
    assert list(tally([1, 1, 2, 5, 5, 5]).items()) == [(1, 2), (2, 1), (5, 3)]


def test_seats_have_names() -> None:
    """P1 is the first seat, `?` is chance."""
    assert [seat_name(seat) for seat in (0, 4, CHANCE)] == ["P1", "P5", "?"]


def test_messages_are_values() -> None:
    """The same words and rule are the same message."""
    one = Message("id", {"count": 1}, "R1")
    assert one == Message("id", {"count": 1}, "R1")
    assert hash(one) == hash(Message("id", {"count": 1}, "R1"))
    others: list[object] = [
        Message("other", {"count": 1}, "R1"),
        Message("id", {"count": 2}, "R1"),
        Message("id", {"count": 1}, "R2"),
        Message("id"),
        "id",
        None,
    ]
    assert all(one != other for other in others)
    assert one.data() == {"id": "id", "args": {"count": 1}, "rule": "R1"}
    assert repr(one) == "Message('id', {'count': 1}, 'R1')"
    assert Message("id").args == {}
    outer = Message("outer", {"why": one})
    assert outer.data() == {"id": "outer", "args": {"why": one.data()}, "rule": ""}
    assert outer == Message("outer", {"why": Message("id", {"count": 1}, "R1")})


def test_events_are_values() -> None:
    """Events that tell the same are equal, and everybody may know them unless they say no."""
    one = TakenBack(0, 2)
    assert one == TakenBack(0, 2)
    assert hash(one) == hash(TakenBack(0, 2))
    assert one != TakenBack(1, 2)
    assert one != "taken-back"
    assert one.seen_by(None) is one
    assert one.data() == {"event": "taken-back", "seat": 0, "count": 2}
    assert one.message() == Message("event-taken-back", {"seat": 0, "count": 2})
    assert repr(one) == "TakenBack(seat=0, count=2)"
    assert Event().data() == {"event": "event"}
    assert not one.reveals


GOLDEN = {
    0: [844, 757, 420, 258, 511, 404],
    1: [134, 847, 763, 255, 495, 449],
    7: [323, 150, 650, 72, 535, 365],
    281474976710656: [160, 108, 339, 290, 497, 623],
    9223372036854775807: [316, 631, 803, 453, 476, 714],
}


@pytest.mark.parametrize("seed", GOLDEN)
def test_golden_numbers_of_a_seed(seed: int) -> None:
    """A seed says the same on every platform, version and build."""
    source = Seeded(seed)
    assert [source.pick(1000) for _ in range(6)] == GOLDEN[seed]
    assert source.spoken == 6


@given(st.integers(0, 2**62), st.integers(0, 300))
def test_a_source_can_be_rewound(seed: int, spoken: int) -> None:
    """`at` is the source after it has spoken so often; what it says depends on nothing else."""
    source = Seeded(seed)
    for below in range(1, spoken + 1):
        assert 0 <= source.pick(below) < below
    again = source.at(spoken)
    assert [again.pick(10**6) for _ in range(3)] == [source.pick(10**6) for _ in range(3)]
    assert Seeded(seed).at(0).pick(10**6) == Seeded(seed).pick(10**6)


def test_rewinding_leaves_the_source_alone() -> None:
    """A copy that speaks does not move the one it came from."""
    source = Seeded(5)
    source.pick(10)
    source.at(0).pick(10)
    assert source.spoken == 1


def test_refusals_say_why_and_what_was_possible() -> None:
    """Every refusal is a Refusal and a ValueError with a reason in words."""
    for kind in (Malformed, NotYourTurn, Illegal, NeedsConsent):
        refusal = kind(Message("refuse-over", rule="R6.2"), ["P1 draw", "P1 stop"])
        assert isinstance(refusal, Refusal)
        assert isinstance(refusal, ValueError)
        assert "(R6.2)" in str(refusal)
        assert "P1 draw, P1 stop" in str(refusal)
        assert kind(Message("refuse-over")).possible == []
    assert issubclass(NeedsConsent, Illegal)


def test_a_refusal_says_a_few_of_very_many_possibilities() -> None:
    """The sentence stays readable; the list stays whole."""
    many = [f"? card-{number}" for number in range(500)]
    refusal = Malformed(Message("refuse-over"), many)
    assert refusal.possible == many
    assert f"card-{MOST_SAID - 1}, ..." in str(refusal)


def test_outcomes_are_plain_data() -> None:
    """An outcome says who won, how all stand, and why it is over."""
    outcome = Outcome([1], [Place(1, 1, {"influence": 12})], Message("end-x"))
    assert outcome.data() == {
        "winners": [1],
        "standing": [{"seat": 1, "place": 1, "scores": {"influence": 12}}],
        "reason": {"id": "end-x", "args": {}, "rule": ""},
    }


def test_what_may_be_a_seed() -> None:
    """Whole numbers within bounds; the refusal names what was given, as far as it can be told."""
    for seed in (0, 1, SEEDS - 1):
        assert is_seed(seed)
        assert check_seed(seed) == seed
    for bad in (-1, SEEDS, True, 1.0, "1", [1], None):
        assert not is_seed(bad)
        with pytest.raises(Malformed, match=f'"{bad}"' if bad != [1] else "seed"):
            check_seed(bad)
    with pytest.raises(Malformed, match="0x"):
        check_seed(10**5000)
