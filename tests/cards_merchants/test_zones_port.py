"""Zone rules that act in port (M2.2, M5)."""

from __future__ import annotations

from typing import Any

import pytest

from doubloon.games.merchants.frames.step import STEPS
from doubloon.games.merchants.state import State
from kit_harbour import harbour, words
from kit_merchants import P1, Voyage

CURACAO = ("cocoa-1", "food-1", "food-2", "wood-1", "wood-2", "wood-3")


@pytest.mark.parametrize(("port", "price"), [("havana", 32), ("cartagena", 35)])
def test_royal_dockyard(port: str, price: int) -> None:
    """M5.8: big ships cost 3 less at Havana; a sloop in exchange brings 5."""
    assert "ship frigate" not in harbour(port, gold={P1: price - 6}).options
    t = harbour(port, gold={P1: price - 5})

    t.play("P1 ship frigate", "? gl_fog")

    assert t.gold(P1) == 0


def test_brethren_of_the_coast() -> None:
    """M5.16: recruiting at Tortuga needs no test."""
    t = harbour("tortuga", ships={P1: "galleon"}, damage={P1: {"crew": 3}})

    t.play("P1 recruit")

    t.expect(P1, "prompt-m-port")
    assert t.left(P1, "crew") == 4


def test_filibusters_arsenal() -> None:
    """M5.13: special weapons cost 2 at Petit-Goâve."""
    t = harbour("petit_goave", gold={P1: 2})

    t.play("P1 weapon chain_shot")

    assert t.gold(P1) == 0


def test_old_customs_house() -> None:
    """M5.4: one card more at Santo Domingo."""
    t = harbour("santo_domingo", demand={"santo_domingo": "rum"})

    t.play("P1 market", *(f"? {card}" for card in CURACAO), "? sugar-1")

    t.expect(P1, "prompt-m-market")
    assert len(t.state.market) == 7


def brokers() -> Voyage:
    """Six goods on the market of Curaçao."""
    t = harbour("curacao", demand={"curacao": "rum"})
    t.play("P1 market", *(f"? {card}" for card in CURACAO))
    return t


def test_brokers_exchange_two_goods() -> None:
    """M5.4, M5.5: up to two given back, as many new ones, and prices by what lies there then."""
    t = brokers()
    t.expect(P1, "prompt-m-brokers", "done, drop cocoa, drop food, drop wood")

    t.play("P1 drop cocoa", "P1 drop food", "? rum-1", "? wood-4", "? sugar-1")

    t.expect(P1, "prompt-m-market", "done, buy food, buy wood, buy sugar")
    t.play("P1 buy food", "P1 buy wood", "P1 done")
    assert t.gold(P1) == 10 - 3 - 1


def test_brokers_exchange_one_good() -> None:
    """M5.4: or one."""
    t = brokers()

    t.play("P1 drop cocoa", "P1 done", "? wood-4")

    t.expect(P1, "prompt-m-market", "done, buy food, buy wood")


def test_brokers_exchange_once() -> None:
    """M5.4: or none, and that was it."""
    t = brokers()

    t.play("P1 done")

    t.expect(P1, "prompt-m-market", "done, buy cocoa, buy food, buy wood")


@pytest.mark.parametrize(("good", "gold"), [("wood", 4), ("rum", 6)])
def test_free_port(good: str, gold: int) -> None:
    """M5.1: plain goods sell for 4 at St. Maarten, wanted ones for 6."""
    t = harbour("st_maarten", demand={"st_maarten": "rum"}, cargo={P1: [good]})

    t.play(f"P1 sell {good}")

    assert t.gold(P1) == 10 + gold


def test_sailmakers_quay() -> None:
    """M5.14: repairs cost 1 a point at Basse-Terre."""
    t = harbour("basse_terre", damage={P1: {"hull": 1}})

    t.play("P1 repair hull")

    assert t.gold(P1) == 9


def english_harbour(**setting: Any) -> Voyage:
    """A frigate with two modifications at St. John's; it is worth 10, or 12 with them."""
    return harbour(
        "st_johns",
        offer={"st_johns": "chasers"},
        ships={P1: "frigate"},
        mods={P1: ["rigging", "big_hold"]},
        **setting,
    )


def test_english_harbour_carries_modifications_over() -> None:
    """M13.10, M5.9a: they come along and are not sold."""
    t = english_harbour(gold={P1: 0})

    t.play("P1 ship flute")
    t.expect(P1, "prompt-m-carry-over", "pass, take")
    t.play("P1 take")

    t.expect(P1, "prompt-m-port")
    assert t.gold(P1) == 0
    assert t.names(P1, "mods") == ["rigging", "big_hold"]
    assert t.left(P1, "cargo") == 5


def test_english_harbour_lets_them_go(monkeypatch: pytest.MonkeyPatch) -> None:
    """M5.9, M13.10: or they are sold with the ship."""
    seen: list[tuple[int, ...]] = []
    deal = STEPS["scatter_mods"]

    def note(s: State, seat: int, args: tuple[int, ...]) -> None:
        seen.append(args)
        deal(s, seat, args)

    monkeypatch.setitem(STEPS, "scatter_mods", note)
    t = english_harbour(gold={P1: 0})

    t.play("P1 ship flute", "P1 pass")

    assert t.gold(P1) == 2
    assert t.names(P1, "mods") == []
    assert seen == [(t.number("rigging"), t.number("big_hold"))]


def test_english_harbour_asks_whoever_cannot_pay_for_it_too() -> None:
    """M5.9a, M1.7: keeping them costs more, and his gold is his secret."""
    t = english_harbour(gold={P1: 24})

    t.play("P1 ship galleon")

    t.expect(P1, "prompt-m-carry-over", "pass")


def test_rum_houses() -> None:
    """M5.17: a rumour at Bridgetown costs 1, and the test has a die more."""
    t = harbour("bridgetown", gold={P1: 1})

    t.play("P1 rumour")
    assert t.gold(P1) == 0
    t.roll("1 1 1 skull")
    t.play("? ru_telmo")

    assert t.state.rumour[P1] == t.number("ru_telmo")


def test_rum_houses_help_with_nothing_else() -> None:
    """M5.19: three dice for a mission there."""
    t = harbour("bridgetown", missions=["mi_mail", "mi_duel"])

    t.play("P1 claim mi_mail")
    t.roll("1 1 1")

    t.expect(P1, "prompt-m-port")


def test_pitch_lake() -> None:
    """M5.14: the hull is repaired for nothing at Trinidad, the rest at its price."""
    t = harbour("trinidad", gold={P1: 1}, damage={P1: {"hull": 1, "masts": 1}})
    assert words(t, "repair") == {"repair hull"}

    t.play("P1 repair hull")

    assert t.gold(P1) == 1
    assert t.left(P1, "hull") == 2
