"""Every event: what it does, and where it does nothing."""

from __future__ import annotations

from typing import Any

import pytest

from kit import P1, P2, P3, PortRoyal, table


def day(event: str, **more: Any) -> PortRoyal:
    """A table in the middle of a turn with the event."""
    return table(mode="adventure", tasks=["20"], event=event, **more)


def coming(event: str, **more: Any) -> PortRoyal:
    """A table where the event has just been turned up by P2, nobody with a coin."""
    setting: dict[str, Any] = {
        "mode": "adventure",
        "tasks": ["20"],
        "calendar": [event, "month-end"],
        "coins": {P1: 0, P2: 0, P3: 0},
        **more,
    }
    return table(**setting, phase=2)


@pytest.mark.parametrize(
    ("event", "ship", "coins"),
    [
        ("away-with-them", "yellow-1-1", 5),
        ("away-with-them", "blue-1-1", 3),
        ("market-day", "yellow-1-1", 3),
    ],
)
def test_away_with_them(event: str, ship: str, coins: int) -> None:
    """R23.10: two coins for a repelled pinnace."""
    t = day(event, displays={P1: ["sailor-1"]})

    t.play("P1 draw", f"? {ship}", "P1 repel")

    assert t.coins(P1) == coins


@pytest.mark.parametrize(("ship", "crowns"), [("blue-1-1", 1), ("yellow-1-1", 0)])
def test_prestigious_flutes(ship: str, crowns: int) -> None:
    """R23.11: a crown for every flute taken, by anybody."""
    t = day("prestigious-flutes", harbour=[ship], phase=2)
    t.play("P1 pass", f"P2 trade {ship}")

    assert t.crowns(P2) == crowns
    assert t.coins(P2) == 3


@pytest.mark.parametrize(
    ("event", "ship", "may"),
    [
        ("joined-forces", "red-3-2", True),
        ("joined-forces", "black-4-2", False),
        ("market-day", "red-3-2", False),
    ],
)
def test_joined_forces(event: str, ship: str, may: bool) -> None:
    """R17.1: the swords of all players repel."""
    t = day(event, displays={P1: ["sailor-1"], P2: ["sailor-1"], P3: ["sailor-1"]})

    t.play("P1 draw", f"? {ship}")

    assert ("repel" in t.options) == may


def test_joined_forces_of_the_others_alone() -> None:
    """R17.1: the active player may have no sword at all; the odds know it too."""
    t = day("joined-forces", harbour=["red-3-2"], displays={P2: ["pirate-1", "sailor-1"]})
    bust = t.table.view(P1)["bust"]
    t.play("P1 draw", "? red-3-2")

    assert t.options == {"repel", "admit"}
    plain = day("market-day", harbour=["red-3-2"], displays={P2: ["pirate-1", "sailor-1"]})
    assert bust[0] < plain.table.view(P1)["bust"][0]


def test_market_day() -> None:
    """R17.1: every hire is a coin cheaper, for everybody, at least 0."""
    t = day("market-day", harbour=["settler", "captain"], coins={P1: 3, P2: 4}, phase=2)

    t.play("P1 hire settler", "P2 hire captain")

    assert (t.coins(P1), t.coins(P2)) == (1, 0)


def test_good_prices() -> None:
    """R17.1: a coin more for each player's first ship that is cashed this turn."""
    t = day(
        "good-prices",
        harbour=["blue-1-1-bread", "red-1-1", "green-1-1", "black-2-1"],
        displays={P1: ["governor"]},
        phase=2,
    )

    t.play("P1 trade blue-1-1-bread", "P1 keep")
    assert t.coins(P1) == 3
    t.play("P1 trade red-1-1")
    assert t.coins(P1) == 5
    t.play("P1 trade green-1-1")
    assert t.coins(P1) == 6
    t.play("P1 pass", "P2 trade black-2-1")

    assert t.purses == [7, 4, 3]


def test_poor_box() -> None:
    """R17.1: two coins for the fewest coins, the active player or not."""
    assert coming("poor-box").purses == [2, 2, 2]
    assert coming("poor-box", coins={P1: 1, P2: 1, P3: 0}).purses == [1, 1, 2]


def test_royal_envoy() -> None:
    """R17.1: a crown for the fewest crowns."""
    t = coming("royal-envoy", crowns={P1: 2, P2: 1, P3: 1})

    assert [t.crowns(seat) for seat in range(3)] == [2, 2, 2]


@pytest.mark.parametrize(("cards", "stop"), [(2, False), (3, True)])
def test_long_watch(cards: int, stop: bool) -> None:
    """R17.1: no stopping before three cards lie in the harbour; then two coins."""
    t = day("long-watch", harbour=["settler", "captain", "priest"][:cards])
    assert ("stop" in t.options) == stop
    if stop:
        t.play("P1 stop")
        assert t.coins(P1) == 5


def test_long_watch_without_cards() -> None:
    """R17.1c, R1.8: who cannot reveal may stop, without the coins."""
    t = day("long-watch", harbour=["settler"], pile=[], discard=[], rest="stored")

    assert t.options == {"stop"}
    t.play("P1 stop")
    assert t.coins(P1) == 3


@pytest.mark.parametrize(("event", "may"), [("thick-fog", False), ("market-day", True)])
def test_thick_fog(event: str, may: bool) -> None:
    """R17.1: nothing can be repelled; the odds know it too."""
    t = day(event, harbour=["red-3-2"], displays={P1: ["sailor-1"]})
    bags = t.table.view(P1)["unseen"][0]
    red = sum(count for id, count in bags.items() if id.startswith("red-"))
    weak = bags["red-1-1"] if may else 0
    assert t.table.view(P1)["bust"] == [red - weak, sum(bags.values())]
    t.play("P1 draw", "? blue-1-1")

    assert ("repel" in t.options) == may


def test_open_wharf() -> None:
    """R17.1: no coin for the active player, for ships and persons alike."""
    t = day("open-wharf", harbour=["red-1-1", "settler"], coins={P3: 4}, phase=2)

    t.play("P1 pass", "P2 trade red-1-1", "P3 hire settler")

    assert t.purses == [3, 4, 0]
    assert t.told("fee") == []


@pytest.mark.parametrize(
    ("crew", "coins"), [("priest", 1), ("priest-ares", 1), ("jack", 0), ("settler", 0)]
)
def test_alms_day(crew: str, coins: int) -> None:
    """R17.1: a coin for everybody with a Priest; no Jack counts."""
    t = coming("alms-day", displays={P1: [crew], P2: ["priest", "priest"]})

    assert t.purses == [coins, 1, 0]


@pytest.mark.parametrize(("crew", "coins"), [("sailor-1", 0), ("pirate-1", 1)])
def test_muster(crew: str, coins: int) -> None:
    """R17.1: a coin for everybody with two swords."""
    t = coming("muster", displays={P1: [crew], P3: ["sailor-1", "sailor-1", "sailor-1"]})

    assert t.purses == [coins, 0, 1]


@pytest.mark.parametrize(("coins", "may"), [(2, False), (3, True)])
def test_audience(coins: int, may: bool) -> None:
    """R17.1: the active player may pay 3 coins for a crown in phase 2."""
    t = day("audience", harbour=["red-1-1"], coins={P1: coins}, phase=2)
    assert ("petition" in t.options) == may

    if may:
        t.play("P1 petition")
        assert (t.coins(P1), t.crowns(P1)) == (0, 1)
        assert t.options == {"trade red-1-1", "pass"}
    t.play("P1 pass")
    assert t.asked == P2
    assert "petition" not in t.options


def test_quiet_week() -> None:
    """R17.1: a coin for the active player."""
    assert coming("quiet-week").purses == [0, 1, 0]


def test_month_end() -> None:
    """R17.2, R17.3: the next task, and the events again."""
    t = coming("month-end", past=["muster"])

    assert t.tasks == ["20", "22"]
    assert len(t.quest.calendar) == 3


def test_month_end_variant() -> None:
    """R20.6: cubes for ten coins."""
    t = coming("month-end-variant", mode="adventure-open", coins={P1: 10, P2: 9, P3: 10})
    assert t.asked == P3

    t.play("P3 buy", "P1 pass")

    assert t.cubes(P3) == 3
    assert t.asked == P2


def test_every_event_is_played_here() -> None:
    """R15.7: 16 of them: 13 of code 0, one each of codes 1, 2 and 3."""
    events = table(mode="adventure").state.rules.book.events
    played = {name.removeprefix("test_").replace("_", "-") for name in globals()}

    assert sorted(event.code for event in events) == [*[0] * 13, 1, 2, 3]
    assert {event.id for event in events} <= played
