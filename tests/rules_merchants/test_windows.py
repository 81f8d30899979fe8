"""Windows: who may play at a moment, in which order, and that silence tells nothing (M8.3)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from doubloon.engine.seat import Seat
from doubloon.games.merchants.frames import window
from doubloon.games.merchants.frames.window import MOMENTS, Window
from doubloon.games.merchants.state import GARRISON, NPC_SIDE, State
from doubloon.games.merchants.words import ABILITY
from kit_merchants import P1, P2, Voyage, sea

MOMENT = "after_battle_won"
PROMPT = "prompt-m-window-after-battle-won"


def opened(t: Voyage, first: int, second: int) -> None:
    """A window is open for two sides."""
    t.on(Window(MOMENT, first, second))


def test_attacker_first_until_both_pass_in_a_row() -> None:
    """M8.4: one plays, then the other is asked, and again, until nobody does."""
    t = sea(3, hands={P1: ["gl_prize", "gl_fog"], P2: ["gl_wind"]})
    opened(t, P2, P1)

    t.expect(P2, PROMPT, "pass")
    t.play("P2 pass")
    t.expect(P1, PROMPT, "pass, play gl_prize")
    t.play("P1 play gl_prize")
    t.expect(P2, PROMPT, "pass")
    t.play("P2 pass")
    t.expect(P1, PROMPT, "pass")
    t.play("P1 pass")
    t.over()


def test_two_passes_close_the_window() -> None:
    """M8.4: nobody announces."""
    t = sea(hands={P1: ["gl_prize"], P2: ["gl_wind"]})
    opened(t, P1, P2)
    t.play("P1 pass", "P2 pass")
    t.over()


def test_after_a_card_the_other_side_is_asked_again() -> None:
    """M8.4: a side that passed may answer the card of the other."""
    t = sea(hands={P1: ["gl_wind"], P2: ["gl_prize", "gl_fog"]})
    opened(t, P1, P2)

    t.play("P1 pass", "P2 play gl_prize")
    t.expect(P1, PROMPT, "pass")
    t.play("P1 pass")
    t.expect(P2, PROMPT, "pass")
    t.play("P2 pass")
    t.over()


@pytest.mark.parametrize("other", [NPC_SIDE, NPC_SIDE + 5, GARRISON])
@pytest.mark.parametrize("player_attacks", [True, False])
def test_sides_without_a_player_are_passed_over(other: int, player_attacks: bool) -> None:
    """M8.4, M9.11: NPCs and garrisons hold no Glory cards."""
    t = sea(hands={P1: ["gl_prize"]})
    sides = (P1, other) if player_attacks else (other, P1)
    opened(t, sides[0], sides[1])

    t.play("P1 play gl_prize")
    t.over()


def test_one_captain_may_play_several_cards() -> None:
    """M8.3: until the moment passes."""
    t = sea(hands={P1: ["gl_prize", "gl_gunner_2", "gl_veteran_2"]})
    t.on(Window(MOMENT, P1))

    t.play("P1 play gl_gunner_2", "P1 play gl_prize")

    t.expect(P1, PROMPT, "pass, play gl_veteran_2")


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("card", ["gl_wind", "gl_prize", "gl_fog", "gl_locker", "gl_copy"])
def test_who_is_asked_does_not_depend_on_what_is_held(moment: str, card: str) -> None:
    """M1.8, M8.3: a captain with a card is asked at every moment, whatever card it is."""
    t = sea(hands={P1: [card]}, zones={P1: "havana"})
    t.on(Window(moment, P1))

    assert (t.asked, t.prompt) == (P1, "prompt-m-window-" + moment.replace("_", "-"))
    assert "pass" in t.options
    t.play("P1 pass")
    t.over()


@pytest.mark.parametrize("moment", MOMENTS)
def test_an_empty_hand_is_passed_silently(moment: str) -> None:
    """M8.3: how many cards a captain holds is open, and none is none."""
    t = sea(zones={P1: "havana"})
    t.on(Window(moment, P1, P2))
    t.over()


def test_the_dead_are_not_asked() -> None:
    """M15.1: a captain who is gone plays nothing."""
    t = sea(hands={P1: ["gl_prize"]})
    t.state.dead[P1] = True
    t.on(Window(MOMENT, P1))
    t.over()


@pytest.fixture
def no_means() -> Iterator[None]:
    """Nothing but cards for the length of a test."""
    kept = window.EXTRA[:], window.USE[:]
    window.EXTRA[:], window.USE[:] = [], []
    yield
    window.EXTRA[:], window.USE[:] = kept


@pytest.mark.usefixtures("no_means")
def test_open_means_are_offered_with_the_cards() -> None:
    """M8.4, M13: weapons, modifications and abilities are used in the same question."""
    used: list[tuple[Seat, str, int]] = []

    def extra(s: State, seat: Seat, moment: str) -> list[int]:
        return [ABILITY] if seat == P2 and not used else []

    def use(s: State, seat: Seat, moment: str, code: int) -> None:
        used.append((seat, moment, code))

    window.means(extra, use)
    t = sea(3, hands={P1: ["gl_prize"]})
    t.state.last_card = t.facts.glory.index("gl_wind")
    opened(t, P1, P2)

    t.play("P1 pass")
    t.expect(P2, PROMPT, "pass, ability")
    t.play("P2 ability")

    assert used == [(P2, MOMENT, ABILITY)]
    assert t.state.last_card == -1
    t.expect(P1, PROMPT)
    t.play("P1 pass")
    t.over()


def test_frames_of_a_window_hold_no_secret() -> None:
    """M1.8: what is pending names the moment and the sides, never a card."""
    t = sea(hands={P1: ["gl_prize"], P2: ["gl_wind"]})
    opened(t, P1, P2)
    assert t.state.stack[-1].dump() == ["React", P1, MOMENT, P2, 0]


def test_every_timing_of_a_window_is_a_moment() -> None:
    """M8.3: cards that are not for the own turn name one of the moments."""
    rows = sea().facts.glory_rows
    timings = {row["timing"] for row in rows if row["playable_in"] != "own"}
    assert timings - {"after_glory_card"} == set(MOMENTS)
