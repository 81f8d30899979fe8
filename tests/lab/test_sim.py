"""Simulations: who sits where, what is counted, and what it depends on."""

from __future__ import annotations

from typing import Any

import pytest

import doubloon
from doubloon.engine.decision import Decision
from doubloon.engine.refusal import Illegal, Malformed
from doubloon.games.port_royal.frames.trade import Take
from doubloon.lab import sim
from doubloon.lab.crew import make_crew
from doubloon.lab.sim import game_seed, simulate

TIMINGS = ("seconds", "games_per_s", "decisions_per_s", "pace_by_bot")


def counted(*args: Any, **more: Any) -> dict[str, Any]:
    """A result without its timings; how many choices there were is none."""
    data = simulate(*args, **more).data()
    choices = [pace["choices"] for pace in data["pace_by_bot"]]
    rest = {name: value for name, value in data.items() if name not in TIMINGS}
    return rest | {"choices": choices}


@pytest.mark.parametrize(
    "bots", [["random"], ["greedy"], ["greedy", "random"], ["greedy", "random", "random"]]
)
def test_shares_sum_to_one(bots):
    result = simulate("port-royal", 3, bots, 6, 1)
    assert len(result.wins_by_bot) == len(bots)
    assert len(result.wins_by_seat) == 3
    assert sum(result.wins_by_bot) == pytest.approx(1)
    assert sum(result.wins_by_seat) == pytest.approx(1)


@pytest.mark.parametrize("bots", [["random"], ["greedy", "random"]])
def test_the_same_seed_gives_the_same_result(bots):
    first = counted("port-royal", 4, bots, 5, 7)
    assert counted("port-royal", 4, bots, 5, 7) == first
    assert counted("port-royal", 4, bots, 5, 8) != first


def test_it_does_not_matter_who_plays_which_game():
    """All but the timings is the same with several processes."""
    args = ("port-royal", 3, ["greedy", "random", "random"], 5, 7)
    assert counted(*args, crew=make_crew(2)) == counted(*args)


def test_shares_come_with_their_intervals():
    """Wilson's, by hand for none of four: up to 1.96² / (4 + 1.96²)."""
    result = simulate("port-royal", 2, ["greedy", "random"], 4, 1)
    data = result.data()
    assert result.wins_by_bot == [1.0, 0.0]
    assert data["intervals_by_bot"][1] == pytest.approx((0, 0.4899), abs=1e-4)
    assert data["intervals_by_bot"][0] == pytest.approx((0.5101, 1), abs=1e-4)
    assert len(data["intervals_by_seat"]) == 2
    assert "team_interval" not in data


def test_more_games_begin_with_the_same_ones():
    """A game depends on the seed and its number alone."""
    five = simulate("port-royal", 2, ["random"], 5, 7)
    four = simulate("port-royal", 2, ["random"], 4, 7)
    assert five.decisions > four.decisions
    assert game_seed(7, 3) == game_seed(7, 3) != game_seed(7, 4)


def test_timings():
    result = simulate("port-royal", 2, ["random"], 3, 1)
    assert result.games_per_s == pytest.approx(3 / result.seconds)
    assert result.decisions_per_s == pytest.approx(result.decisions / result.seconds)


def test_what_choices_took_is_told_for_each_bot(monkeypatch):
    """By a clock that only moves when somebody thinks: half a second, and two before a take."""
    now, asked = [0.0], sim.ask

    def think(game: Any, s: Any, player: Any, bag: list[int]) -> int:
        now[0] += 2.0 if isinstance(s.stack[-1], Take) else 0.5
        return asked(game, s, player, bag)

    monkeypatch.setattr(sim, "ask", think)
    monkeypatch.setattr(sim, "process_time", lambda: now[0])
    result = simulate("port-royal", 3, ["greedy", "random", "greedy"], 3, 1)
    greedy, random, other = result.data()["pace_by_bot"]
    assert random == {"choices": 0, "mean_s": 0.0, "slowest_s": 0.0, "over_a_second": 0}
    for pace in (greedy, other):
        assert pace["slowest_s"] == 2
        assert 0 < pace["over_a_second"] < pace["choices"]
        seconds = 0.5 * pace["choices"] + 1.5 * pace["over_a_second"]
        assert pace["mean_s"] == pytest.approx(seconds / pace["choices"])


def test_only_choices_count_that_leave_one(monkeypatch):
    """Where there is one option nobody thinks."""
    options: list[int] = []
    asked = sim.ask

    def watch(game: Any, s: Any, player: Any, bag: list[int]) -> int:
        options.append(len(bag))
        return asked(game, s, player, bag)

    monkeypatch.setattr(sim, "ask", watch)
    paces = simulate("port-royal", 2, ["greedy"], 2, 1).paces
    assert [pace.choices for pace in paces] == [sum(many > 1 for many in options)]
    assert 1 in options


def test_bots_move_on_by_one_seat(monkeypatch):
    seen: list[list[str]] = []
    played = sim.play_seated

    def watch(game: Any, s: Any, names: list[str], *rest: Any) -> int:
        seen.append(names)
        return played(game, s, names, *rest)

    monkeypatch.setattr(sim, "play_seated", watch)
    simulate("port-royal", 3, ["greedy", "random", "random"], 4, 1)
    assert seen == [
        ["greedy", "random", "random"],
        ["random", "random", "greedy"],
        ["random", "greedy", "random"],
        ["greedy", "random", "random"],
    ]


def test_wins_follow_the_bot_through_the_seats():
    """Greedy sits everywhere in turn, and its wins are counted as its own."""
    result = simulate("port-royal", 2, ["random", "greedy"], 20, 1)
    assert result.wins_by_bot[1] > 0.7
    assert min(result.wins_by_seat) > 0.2


def test_one_bot_fills_all_seats(monkeypatch):
    seen: list[list[str]] = []

    def watch(game: Any, s: Any, names: list[str], *rest: Any) -> int:
        seen.append(names)
        return sim.play_seated(game, s, names, *rest)

    monkeypatch.setattr(sim, "play_by_lot", watch)
    result = simulate("port-royal", 4, ["random"], 2, 1)
    assert seen == [["random"] * 4] * 2
    assert result.bots == ["random"]
    assert result.wins_by_bot == [pytest.approx(1)]


def test_a_game_is_the_one_that_play_gives():
    """Chance, bots and decisions are those of `doubloon.play` with the game's seed."""
    bots = ["greedy", "random", "random"]
    table = doubloon.play("port-royal", bots, seed=game_seed(3, 0))
    result = simulate("port-royal", 3, bots, 1, 3)
    assert table.outcome is not None
    assert result.decisions == sum(line.startswith("P") for line in table.log)
    assert result.mean_turns == table.view(None)["turn"]
    assert [seat for seat, share in enumerate(result.wins_by_seat) if share] == (
        table.outcome.winners
    )


def test_options_and_ticks():
    ticks: list[int] = []
    options = {"mode": "set-sail"}
    result = simulate("port-royal", 4, ["random"], 3, 1, options, ticks.append)
    assert result.options["mode"] == "set-sail"
    assert ticks == [1, 2, 3]


@pytest.mark.parametrize(
    ("args", "id"),
    [
        (("chess", 4, ["random"], 1, 1), "refuse-unknown-game"),
        (("port-royal", 9, ["random"], 1, 1), "refuse-seats"),
        (("port-royal", 4, ["hal"], 1, 1), "refuse-bot-or-own"),
        (("port-royal", 2, ["random"] * 3, 1, 1), "refuse-too-many-bots"),
        (("port-royal", 2, [], 1, 1), "refuse-too-many-bots"),
        (("port-royal", 2, ["random"], 0, 1), "refuse-games"),
        (("port-royal", 2, ["random"], 1, 1, {"mode": "moon"}), "refuse-mode"),
    ],
)
def test_what_is_refused(args, id):
    with pytest.raises(Malformed) as refused:
        simulate(*args)
    assert refused.value.reason.id == id


@pytest.mark.parametrize("answer", ["P1 dance", "P9 draw", "P1 stop"])
def test_a_bot_must_choose_among_the_options(monkeypatch, answer):
    class Cheat:
        def choose(self, view: dict[str, Any], decision: Decision) -> str:
            return answer

    monkeypatch.setattr("doubloon.bots.own.make_bot", lambda *_: Cheat())
    monkeypatch.setattr(sim, "seat_bots", lambda names, game, seed: [Cheat() for _ in names])
    with pytest.raises(Illegal):
        simulate("port-royal", 2, ["cheat"], 1, 1)


@pytest.mark.parametrize("mode", ["contracts-coop", "adventure-coop"])
def test_a_team_wins_together_or_not_at_all(mode):
    """Every seat has its share of the games that the team won, and no other."""
    result = simulate("port-royal", 2, ["random"], 5, 1, {"mode": mode})
    assert result.team_wins is not None
    assert sum(result.wins_by_seat) == pytest.approx(result.team_wins)
    assert result.data()["team_wins"] == result.team_wins
    assert "intervals_by_seat" not in result.data()  # A seat's share is a share of the team's.
    low, high = result.data()["team_interval"]
    assert low <= result.team_wins <= high


def test_who_plays_alone_has_no_team():
    assert "team_wins" not in simulate("port-royal", 2, ["random"], 1, 1).data()
