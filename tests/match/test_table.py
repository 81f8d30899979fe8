"""A table: what is asked, what is answered, what is refused, what is told."""

from __future__ import annotations

import gc
import json
import sys
from random import Random
from types import FunctionType, ModuleType

import pytest

import doubloon
from doubloon import Choice, Illegal, Malformed, NeedsConsent, NotYourTurn, Table
from doubloon.engine.decision import Decision
from doubloon.engine.notation import Vocabulary
from doubloon.games import game

HAND = game("port-royal")


def by_hand(*said: str, seats: int = 3) -> Table:
    """A table with chance by hand, after P1 was named first."""
    table = Table(HAND, seats, {}, None)
    table.play("? P1", *said)
    return table


def finished(seed: int = 3, seats: int = 3) -> Table:
    """A game played to its end by lot."""
    table = doubloon.table("port-royal", seats, seed=seed)
    random = Random(seed)
    while decision := table.decision:
        table.play(decision.options.sample(random))
    return table


def test_a_table_asks_one_seat() -> None:
    """A decision names the seat, words for the question, and its options."""
    decision = by_hand().decision
    assert decision is not None
    assert decision.seat == 0
    assert decision.prompt.id == "prompt-discover-first"
    assert [str(choice) for choice in decision.options] == ["P1 draw"]
    assert repr(decision).startswith("Decision(seat=0")


def test_asking_twice_changes_nothing() -> None:
    """The decision is derived from the position: the same until somebody plays."""
    table = by_hand()
    assert table.decision is table.decision


def test_choices_are_played_as_values_or_as_text() -> None:
    """`play` takes a Choice or its text, and several of them at once."""
    one, two = by_hand(), by_hand()
    assert one.decision is not None
    one.play(one.decision.options[0])
    one.play("? settler")
    two.play("P1 draw", "? settler")
    assert one.log == two.log == ["? P1", "P1 draw", "? settler"]


def test_spaces_around_words_do_not_matter() -> None:
    """People type spaces; the log has one spelling."""
    table = by_hand()
    table.play("  P1   draw ")
    assert table.log[-1] == "P1 draw"


@pytest.mark.parametrize(
    "said", ["", "draw", "P1", "P1 dance", "P0 draw", "P9 draw", "p1 draw", "? joker", "P1 draw x"]
)
def test_nonsense_is_malformed(said: str) -> None:
    """What is not in the notation is Malformed, and the refusal says what was possible."""
    table = by_hand()
    with pytest.raises(Malformed) as caught:
        table.play(said)
    assert caught.value.possible == ["P1 draw"]
    assert "P1 draw" in str(caught.value)
    assert table.log == ["? P1"]


def test_another_seat_is_told_to_wait() -> None:
    """Well said out of turn is NotYourTurn; what the asked seat could say is its own business."""
    table = by_hand()
    with pytest.raises(NotYourTurn) as caught:
        table.play("P2 draw")
    assert caught.value.reason.rule == "R4.2"
    assert caught.value.possible == []
    assert "P1" in str(caught.value)
    with pytest.raises(Malformed) as garbled:
        table.play("P2 dance")
    assert garbled.value.possible == []


def test_what_the_rules_forbid_is_illegal() -> None:
    """The asked seat hears which rule is in the way."""
    table = by_hand()
    with pytest.raises(Illegal) as caught:
        table.play("P1 stop")
    assert caught.value.reason.rule == "R3.1"
    assert table.why_not("P1 stop") == caught.value.reason
    assert "R3.1" in str(caught.value)


def test_chance_by_hand_says_only_what_is_left() -> None:
    """Chance is refused a card that is not unseen, like anybody else."""
    table = by_hand("P1 draw")
    with pytest.raises(Illegal) as caught:
        table.play("? P2")
    assert caught.value.reason.id == "refuse-chance"
    with pytest.raises(NotYourTurn):
        table.play("P1 draw")
    assert "?" not in str(caught.value.reason)


def test_a_long_list_of_what_was_possible_can_be_said() -> None:
    """A refusal names a few of very many possibilities and still is a sentence."""
    options = {"mix": ["set-sail", "gambler", "contract-crew"]}
    table = Table(HAND, 5, options, None)
    table.play("? P1", "P1 draw")
    with pytest.raises(Malformed) as caught:
        table.play("? joker")
    assert len(caught.value.possible) > 60
    assert len(str(caught.value)) < 1000


def test_chance_speaks_only_when_asked() -> None:
    """A card named while a player is asked is out of turn, and can be said in words."""
    with pytest.raises(NotYourTurn) as caught:
        by_hand().play("? settler")
    assert str(caught.value)


def test_of_several_choices_those_before_a_refusal_count() -> None:
    """A refused choice leaves the table as it was before it, not before the others."""
    table = by_hand()
    with pytest.raises(NotYourTurn):
        table.play("P1 draw", "? settler", "P2 draw", "P1 stop")
    assert table.log == ["? P1", "P1 draw", "? settler"]


def test_a_choice_from_elsewhere_is_read_by_its_text() -> None:
    """A Choice of another vocabulary counts by what it says, not by its code."""
    other = Vocabulary(["nonsense", "draw"])
    table = by_hand()
    table.play(other.choice(0, 1))
    assert table.log[-1] == "P1 draw"
    with pytest.raises(Malformed):
        by_hand().play(Choice(0, 0, "nonsense"))


def test_when_it_is_over_nothing_is_asked() -> None:
    """A finished game has an outcome and no decision; whoever goes on hears that it is over."""
    table = finished()
    assert table.decision is None
    assert table.outcome is not None
    assert table.outcome.winners
    assert table.outcome.standing[0].place == 1
    assert json.dumps(table.outcome.data())
    assert repr(table.outcome).startswith("Outcome(")
    with pytest.raises(NotYourTurn) as caught:
        table.play("P1 draw")
    assert caught.value.reason.rule == "R6.2"
    with pytest.raises(Malformed):
        table.play("P1 dance")


def test_there_is_no_outcome_before_the_end() -> None:
    """While the game goes on there is no outcome."""
    assert by_hand().outcome is None


def test_events_go_on_from_a_number() -> None:
    """`told` counts the story; `events(seat, since)` gives what is new."""
    table = by_hand()
    told = table.told
    assert told == len(table.events(None))
    table.play("P1 draw", "? settler")
    assert [event.data() for event in table.events(2, told)] == [
        {"event": "revealed", "seat": 0, "card": "settler"}
    ]
    assert table.events(0, table.told) == []
    assert table.events(1) == table.events(None)


def test_a_clone_goes_its_own_way() -> None:
    """A clone has the same log, story and chance, and none of it is shared."""
    table = doubloon.table("port-royal", 3, seed=5)
    clone = table.clone()
    assert clone.decision is not None
    clone.play(clone.decision.options[0])
    assert len(clone.log) > len(table.log)
    assert table.decision is not None
    table.play(table.decision.options[0])
    assert table.log == clone.log
    assert table.events(0) == clone.events(0)


def test_undo_is_free_while_nothing_was_learned() -> None:
    """A choice that neither chance nor anybody else followed is simply taken back."""
    table = by_hand("P1 draw", "? settler")
    view = table.view(0)
    table.play("P1 stop")
    assert table.why_no_undo() is None
    table.undo()
    assert table.view(0) == view
    assert table.log[-2:] == ["P1 stop", "P1 undo"]
    assert table.events(1)[-1].data() == {"event": "taken-back", "seat": 0, "count": 1}


def test_undo_needs_consent_once_a_card_was_seen() -> None:
    """A revealed card cannot be unseen: the others are asked."""
    table = by_hand("P1 draw", "? settler")
    with pytest.raises(NeedsConsent) as caught:
        table.undo()
    assert caught.value.reason.id == "refuse-undo-revealed"
    log = table.log[:]
    table.undo(consent=True)
    assert table.log == [*log, "P1 undo"]
    assert table.decision is not None
    assert [str(choice) for choice in table.decision.options] == ["P1 draw"]


def test_undo_needs_consent_once_somebody_else_acted() -> None:
    """P1's stop is built upon when P2 has passed."""
    table = by_hand("P1 draw", "? yellow-1-1", "P1 stop", "P1 pass", "P2 pass")
    refusal = table.why_no_undo(0)
    assert isinstance(refusal, NeedsConsent)
    assert refusal.reason.id == "refuse-undo-acted"
    assert table.why_no_undo(1) is None
    table.undo(0, consent=True)
    assert table.events(None)[-1].data() == {"event": "taken-back", "seat": 0, "count": 2}
    assert table.decision is not None
    assert "P1 pass" in table.decision.options


@pytest.mark.parametrize("seat", [None, 0, 1, 99, -1])
def test_there_is_nothing_to_undo_at_first(seat: int | None) -> None:
    """Chance's words are not anybody's to take back; consent does not help."""
    table = by_hand()
    with pytest.raises(Illegal) as caught:
        table.undo(seat, consent=True)
    assert caught.value.reason.id == "refuse-nothing-to-undo"
    assert table.log == ["? P1"]


def test_what_undo_took_back_is_told_once() -> None:
    """After an undo the story goes on; what still stands is not told again."""
    table = by_hand("P1 draw", "? yellow-1-1", "P1 stop", "P1 pass", "P2 pass", "P3 pass")
    told = table.told
    table.play("P2 draw", "? settler")
    table.undo(consent=True)
    after = [event.name for event in table.events(None, told)]
    assert after == ["revealed", "taken-back"]


def test_a_finished_game_can_be_taken_back() -> None:
    """The last choice of a game is a choice like any other."""
    table = finished()
    table.undo(consent=True)
    assert table.decision is not None
    assert table.outcome is None


def test_the_first_line_says_what_is_on_the_table() -> None:
    """A table's repr is short and says nothing secret."""
    assert repr(by_hand()) == "<port-royal with 3 seats, log: 1>"


def test_a_seed_must_be_a_number() -> None:
    """Seeds are whole numbers of at most 63 bits; the rest is refused in a sentence."""
    bad: list[object] = [-1, 1 << 63, True, 1.5, "7"]
    for seed in bad:
        with pytest.raises(Malformed) as caught:
            doubloon.table("port-royal", 3, seed=seed)  # type: ignore[arg-type]
        assert str(caught.value)


def test_without_a_seed_games_differ() -> None:
    """`seed=None` draws a fresh one."""
    seeds = {doubloon.table("port-royal", 3).source.seed for _ in range(5)}  # type: ignore[union-attr]
    assert len(seeds) == 5


def test_a_table_with_its_log_is_small() -> None:
    """A whole game's table takes less than 200 kB, what all tables share left out."""
    for seats in (2, 5):
        table = finished(seats, seats)
        size = size_of(table)
        assert size < 200_000, size


def size_of(table: Table) -> int:
    """The bytes of all objects that only this table holds."""
    shared = {id(thing) for thing in reach(table.game, {})}
    owned = reach(table, {id(table.game): table.game})
    return sum(sys.getsizeof(thing) for thing in owned if id(thing) not in shared)


def reach(start: object, found: dict[int, object]) -> list[object]:
    """Everything that can be reached from here, code and classes left out."""
    todo = [start]
    while todo:
        thing = todo.pop()
        if id(thing) not in found and not isinstance(thing, (type, ModuleType, FunctionType)):
            found[id(thing)] = thing
            todo += gc.get_referents(thing)
    return list(found.values())


def test_a_decision_costs_the_same_late_in_the_game() -> None:
    """Calls made for one decision do not grow with the length of the game.

    Calls are counted rather than seconds. A decision's cost varies with what happens in it, so
    the mean of many is compared: the last hundred against the first.
    """
    table = doubloon.table("port-royal", 5, seed=11, options={"end": "expedition"})
    random = Random(11)
    costs: list[int] = []
    while decision := table.decision:
        costs.append(calls(table, decision, random))
    assert len(costs) > 300
    early, late = sum(costs[:100]), sum(costs[-100:])
    assert late < early * 2, (early, late)


def calls(table: Table, decision: Decision, random: Random) -> int:
    """How many calls it takes to play one choice and ask for the next."""
    count = 0

    def watch(frame: object, event: str, arg: object) -> None:
        nonlocal count
        count += event.endswith("call")

    choice = decision.options.sample(random)
    before = sys.getprofile()
    sys.setprofile(watch)
    try:
        table.play(choice)
        _ = table.decision
    finally:
        sys.setprofile(before)
    return count
