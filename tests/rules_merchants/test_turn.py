"""Rounds and turns (M3), retirement and new captains (M15)."""

from __future__ import annotations

import pytest

from doubloon.games.merchants.frames.begin import Another
from doubloon.games.merchants.state import GLORY_REACHED
from kit_merchants import P1, P2, P3, Voyage, sea


def start(t: Voyage, seat: int = P1) -> None:
    """Let a seat's turn begin."""
    t.do("next_turn", seat)


def test_a_round_is_an_event_then_everybodys_turn() -> None:
    """M3.1, M2.6: the event, then all players clockwise from the first."""
    t = sea(3)
    t.state.first = P2
    t.do("next_round", -2)
    t.play("? ev_harvest")
    order = []
    for _ in range(3):
        order.append(t.asked)
        t.play(f"P{t.asked + 1} done")
    assert order == [P2, P3, P1]
    assert t.state.round == 3


def test_moves_of_an_event_come_before_its_text() -> None:
    """M3.2: NPC icons first, in their order, then the text."""
    t = sea(
        zones={P1: "st_johns"},
        npcs={"french": "havana", "pirate_frigate": "curacao", "english": "trinidad"},
    )
    t.do("next_round", -2)
    t.play("? ev_pardon")
    words = [event["event"] for event in t.story]
    assert [word for word in words if word in ("m-event", "m-npc-sailed", "m-turn")] == [
        "m-event",
        "m-npc-sailed",
        "m-npc-sailed",
        "m-npc-sailed",
        "m-turn",
    ]
    assert (t.zone("french"), t.zone("pirate_frigate")) == ("nassau", "caracas")


def test_three_actions_not_all_need_be_used() -> None:
    """M3.3: up to three actions in any mix."""
    t = sea(zones={P1: "havana"})
    start(t)
    t.play("P1 sail nassau", "P1 sail havana")
    assert t.state.actions == 1
    t.play("P1 done")
    t.over()


def test_a_turn_ends_by_itself_when_nothing_is_left_to_do() -> None:
    """M3.3: after the third action; who holds cards is asked once more (M8.2)."""
    t = sea(zones={P1: "havana"})
    start(t)
    t.play("P1 sail nassau", "P1 sail havana", "P1 sail nassau")
    t.over()
    t = sea(zones={P1: "havana"}, hands={P1: ["gl_fog"]})
    start(t)
    t.play("P1 sail nassau", "P1 sail havana", "P1 sail nassau")
    t.expect(P1, "prompt-m-act", "done")


def test_an_event_comes_before_the_lookouts() -> None:
    """M3.3a: what the event does at a turn's start is done before NPCs look out."""
    t = sea(
        zones={P1: "havana"},
        bounty={P1: {"spanish": 1}},
        npcs={"spanish": "havana"},
        event="ev_pardon",
    )
    start(t)
    assert "spanish" in t.options
    t.play("P1 spanish")
    t.expect(P1, "prompt-m-act")


def test_a_captain_in_port_may_retire_before_acting() -> None:
    """M15.6, M15.7: at the start of the turn in a port; the turn is over, all is discarded."""
    t = sea(ports={P1: "havana"}, bounty={P1: {"dutch": 3}}, cargo={P1: ["rum"]})
    start(t)
    t.play("P1 retire")
    t.over()
    assert t.state.dead[P1]
    assert t.bounties(P1) == {}
    assert t.cargo(P1) == []


def test_nobody_retires_at_sea_or_after_an_action() -> None:
    """M15.6: in a port, before any action."""
    t = sea(zones={P1: "havana"})
    start(t)
    assert "retire" not in t.options
    t.play("P1 enter")
    assert "retire" not in t.options


def test_nobody_retires_when_no_captain_is_left() -> None:
    """M15.6a: without a captain card left nobody retires."""
    t = sea()
    t.state.captain_deck.clear()
    start(t)
    assert "retire" not in t.options


def test_nobody_retires_to_the_card_that_a_dead_captain_waits_for() -> None:
    """M15.6a: one captain is left, and P2 is dead."""
    t = sea()
    t.state.captain_deck = t.state.captain_deck[:1]
    t.do("bury", P2, -1)
    start(t)
    assert "retire" not in t.options


def test_no_other_captain_if_a_dead_one_waits_for_him() -> None:
    """M15.4a: two captains are left for two who died, pirates or not."""
    t = sea(npcs={"pirate_sloop": "st_maarten"})
    names = ("hendrik_ten_brink", "willem_oosterling")
    t.state.captain_deck = sorted(t.facts.captains.index(name) for name in names)
    for seat in (P1, P2):
        t.do("bury", seat, -1)
    start(t)
    t.play("? hendrik_ten_brink")
    t.expect(P1, "prompt-m-first-ship")


def test_the_last_captain_is_free_if_nobody_waits_for_him() -> None:
    """M15.4a: one is left, and only the one who draws has died."""
    t = sea(npcs={"pirate_sloop": "st_maarten"})
    names = ("hendrik_ten_brink", "willem_oosterling")
    t.state.captain_deck = sorted(t.facts.captains.index(name) for name in names)
    t.do("bury", P1, -1)
    start(t)
    t.play("? hendrik_ten_brink")
    t.expect(P1, "prompt-m-another", "pass, another")


def new_captain(t: Voyage) -> None:
    """Retire, and begin the next turn."""
    start(t)
    t.play("P1 retire")
    start(t)


def test_a_new_captain_takes_over_at_the_next_turn() -> None:
    """M15.3, M2.5: a captain, a sloop or flute, a Glory card, then a whole turn."""
    t = sea()
    new_captain(t)
    t.play("? hendrik_ten_brink")
    t.expect(P1, "prompt-m-first-ship", "ship sloop, ship flute")
    t.play("P1 ship flute", "? gl_cove")
    assert (t.zone(P1), t.ship(P1), t.gold(P1)) == ("st_maarten", "flute", 10)
    assert t.hand(P1) == ["gl_cove"]
    assert t.state.actions == 3
    t.expect(P1, "prompt-m-act")


@pytest.mark.parametrize(("chest", "left"), [(0, 0), (1, 0), (9, 0), (10, 0), (11, 1), (37, 27)])
def test_start_gold_comes_from_the_chest_first(chest: int, left: int) -> None:
    """M15.5: ten gold, from the chest as far as it goes, the rest from the bank."""
    t = sea(chest={P1: chest})
    new_captain(t)
    t.play("? hendrik_ten_brink", "P1 ship sloop", "? gl_cove")
    assert (t.gold(P1), t.chest(P1)) == (10, left)


def test_glory_and_chest_are_kept() -> None:
    """M15.2: Glory points and stash outlive a captain."""
    t = sea(chest={P1: 25}, glory={P1: 4})
    new_captain(t)
    t.play("? hendrik_ten_brink", "P1 ship sloop", "? gl_cove")
    assert (t.glory(P1), t.chest(P1)) == (4, 15)


def test_pirates_before_the_home_port_allow_another_captain() -> None:
    """M15.4: with an NPC pirate in the home zone another captain may be drawn."""
    t = sea(npcs={"pirate_sloop": "st_maarten"})
    new_captain(t)
    t.play("? hendrik_ten_brink")
    t.expect(P1, "prompt-m-another", "pass, another")
    t.play("P1 another", "? willem_oosterling", "P1 ship sloop", "? gl_cove")
    assert t.zone(P1) == "curacao"


def test_a_navy_before_the_home_port_does_not() -> None:
    """M15.4: it must be an NPC pirate."""
    t = sea(npcs={"dutch": "st_maarten"})
    new_captain(t)
    t.play("? hendrik_ten_brink")
    t.expect(P1, "prompt-m-first-ship")
    assert Another(P1).options(t.state) == []


def test_the_round_is_finished_after_an_announcement() -> None:
    """M1.4, M16.5: players who have not yet acted still take their turn, then it is over."""
    t = sea(3, glory={P1: 9})
    t.do("next_round", -2)
    t.play("? ev_harvest")
    t.state.glory[P1] = 10
    t.state.end = GLORY_REACHED
    t.play("P1 done", "P2 done")
    t.expect(P3, "prompt-m-act")
    t.play("P3 done")
    t.over()


def test_without_events_the_game_ends_at_the_start_of_a_round() -> None:
    """M1.6, M17.34: the current turn is still played; it ends when none can be drawn."""
    t = sea()
    t.state.event_deck = [t.facts.events.index("ev_harvest")]
    t.do("next_round", -2)
    t.play("? ev_harvest", "P1 done", "P2 done")
    t.over()
    assert t.state.end != GLORY_REACHED


def test_merchants_come_back_when_eight_are_on_the_track() -> None:
    """M6.11: at the start of a turn, before the event."""
    t = sea()
    s = t.state
    s.flags = [(0, 0, 1, 1, 2, 2, 3, 3, 3)]
    s.merchants = [0] * 9 + [-1] * 8
    s.track = (0, 0, 0, 1, 1, 2, 2)
    t.do("next_round", -2)
    assert s.track
    s.stack.clear()
    s.track = (0, 0, 0, 1, 1, 2, 2, 3)
    s.flags = [(0, 0, 1, 1, 2, 2, 3, 3, 3)]
    t.do("next_round", -2)
    assert s.track == ()
    assert s.merchants == [0] * 9 + [1] * 8
    assert s.flags[1] == (0, 0, 0, 1, 1, 2, 2, 3)
