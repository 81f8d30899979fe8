"""R10: the persons and ships of the contracts."""

from __future__ import annotations

from collections import Counter

import pytest

from doubloon.games.port_royal.deck import KINDS, ROLES
from kit import P1, P2, P4, table

CREW = ["contract-crew"]
SHIPS = ["yellow-1-1", "blue-1-1", "green-1-1", "red-1-1", "black-2-1"]
CLERKS = ["clerk-yellow-1", "clerk-blue-2", "clerk-green-3", "clerk-red-2", "clerk-black-1"]


def test_the_crew_joins_without_contracts() -> None:
    """R10.1: 5 Clerks, 4 Gunners, 5 Vice Admirals and 10 ships, 2 per colour."""
    plain, mixed = table().state.rules, table(mix=CREW).state.rules
    deck = mixed.deck
    added = Counter(mixed.dealt) - Counter(plain.dealt)
    kinds: Counter[str] = Counter()
    colours: Counter[int] = Counter()
    for card, count in added.items():
        kinds[ROLES[deck.role[card]] if deck.role[card] >= 0 else KINDS[deck.kind[card]]] += count
        if KINDS[deck.kind[card]] == "ship":
            colours[deck.colour[card]] += count

    assert kinds == {"clerk": 5, "gunner": 4, "vice-admiral": 5, "ship": 10}
    assert colours == dict.fromkeys(range(5), 2)


@pytest.mark.parametrize(("clerk", "ship"), list(zip(CLERKS, SHIPS, strict=True)))
def test_a_clerk_gives_another_card(clerk: str, ship: str) -> None:
    """R10.2: each time the owner takes a ship of that colour."""
    t = table(mix=CREW, harbour=[ship, "sailor-1"], displays={P1: [clerk]}, phase=2)

    t.play(f"P1 trade {ship}")
    assert t.asked == P1
    assert t.decision.prompt.args == {"count": 1}
    t.play("P1 hire sailor-1")

    assert t.asked == P2


def test_a_clerk_adds_to_what_is_left() -> None:
    """R10.2: one more card on top of a larger allowance."""
    t = table(mix=CREW, harbour=SHIPS, displays={P1: ["clerk-red-2"]}, phase=2)

    t.play("P1 trade red-1-1")
    assert t.decision.prompt.args == {"count": 3}
    t.play("P1 trade blue-1-1")

    assert t.decision.prompt.args == {"count": 2}


def test_other_colours_give_no_card() -> None:
    """R10.2: a Clerk looks at his own colour only."""
    t = table(mix=CREW, harbour=["blue-1-1", "sailor-1"], displays={P1: ["clerk-red-2"]}, phase=2)

    t.play("P1 trade blue-1-1")

    assert t.asked == P2


def test_the_extra_card_costs_others_a_coin() -> None:
    """R10.2: a player who is not active pays 1 coin for it as usual."""
    t = table(mix=CREW, harbour=["red-3-2", "blue-1-1"], displays={P2: ["clerk-red-2"]}, phase=2)

    t.play("P1 pass", "P2 trade red-3-2", "P2 trade blue-1-1")

    assert t.purses == [5, 4, 3]
    assert t.asked == P2
    assert t.options == {"draw"}


def test_clerks_chain() -> None:
    """R10.3: the extra card may be a ship that brings another one."""
    t = table(
        mix=CREW,
        harbour=["red-1-1", "blue-1-1", "green-1-1"],
        displays={P1: ["clerk-red-2", "clerk-blue-2"]},
        phase=2,
    )

    t.play("P1 trade red-1-1", "P1 trade blue-1-1", "P1 trade green-1-1")

    assert t.coins(P1) == 6
    assert t.asked == P2


def test_a_clerk_hired_in_the_step_works() -> None:
    """R10.3: at once, for the next ship."""
    t = table(mix=CREW, harbour=[*SHIPS[:4], "clerk-red-2"], coins={P1: 6}, phase=2)

    t.play("P1 hire clerk-red-2", "P1 trade red-1-1")
    assert t.decision.prompt.args == {"count": 1}
    t.play("P1 trade blue-1-1")

    assert t.asked == P2


@pytest.mark.parametrize("gunners", [1, 2])
@pytest.mark.parametrize(("ships", "each"), [(0, 0), (1, 0), (2, 1), (3, 2), (5, 4)])
def test_gunners_pay_for_ships_in_the_harbour(gunners: int, ships: int, each: int) -> None:
    """R10.4: ships in the harbour less 1, at least 0, per Gunner; persons do not count."""
    t = table(
        mix=CREW,
        harbour=["settler", "sailor-1", *SHIPS[:ships]],
        displays={P1: ["gunner-1", "gunner-2"][:gunners]},
        phase=2,
    )

    assert t.coins(P1) == 3 + gunners * each
    assert t.asked == P1


def test_a_gunner_pays_others_by_what_is_left() -> None:
    """R10.4: active or not, by the harbour at the beginning of the owner's step."""
    t = table(mix=CREW, harbour=SHIPS[:3], displays={P2: ["gunner-3"]}, phase=2)

    t.play("P1 trade blue-1-1")

    assert t.coins(P2) == 3 + 1
    assert t.asked == P2


def test_a_gunner_pays_once_and_not_when_hired() -> None:
    """R10.4: once per turn; not in the turn of hiring."""
    t = table(mix=CREW, harbour=[*SHIPS, "gunner-1"], displays={P1: ["gunner-2"]}, phase=2)
    assert t.coins(P1) == 7

    t.play("P1 hire gunner-1", "P1 trade red-1-1")

    assert t.coins(P1) == 4
    assert t.asked == P1


@pytest.mark.parametrize("vices", [1, 2])
@pytest.mark.parametrize(("cards", "pays"), [(2, False), (3, True), (4, True), (5, False)])
def test_vice_admirals_pay_at_three_or_four_cards(vices: int, cards: int, pays: bool) -> None:
    """R10.5: 1 coin per Vice Admiral, at the beginning of the owner's step."""
    t = table(
        mix=CREW,
        harbour=["sailor-1", "red-1-1", "settler", "captain", "priest"][:cards],
        displays={P1: ["vice-admiral-1", "vice-admiral-2"][:vices]},
        phase=2,
    )

    assert t.coins(P1) == 3 + (vices if pays else 0)
    assert t.asked == P1


def test_a_vice_admiral_pays_others_by_what_is_left() -> None:
    """R10.5: five cards are four when one is taken."""
    t = table(mix=CREW, harbour=["settler", *SHIPS[:4]], displays={P2: ["vice-admiral-3"]}, phase=2)

    t.play("P1 trade blue-1-1", "P1 pass")

    assert t.coins(P2) == 4
    assert t.asked == P2


def test_a_vice_admiral_pays_once_and_not_when_hired() -> None:
    """R10.5: once per turn; not in the turn of hiring."""
    t = table(
        mix=CREW,
        harbour=["vice-admiral-1", *SHIPS[:4]],
        displays={P1: ["vice-admiral-2"]},
        coins={P1: 5},
        phase=2,
    )
    assert t.coins(P1) == 5

    t.play("P1 hire vice-admiral-1", "P1 trade red-1-1")

    assert t.coins(P1) == 1
    assert t.asked == P2


@pytest.mark.parametrize(
    "ship",
    ["yellow-4-3-gift", "blue-5-3-gift", "green-3-3-gift", "red-6-3-gift", "black-skull-3-gift"],
)
def test_a_gift_ship_pays_another_player(ship: str) -> None:
    """R10.6: the taker gains 3 coins and must name another player, who gains 1 from the bank."""
    t = table(seats=4, mix=CREW, harbour=[ship], phase=2)
    pile = t.pile

    t.play(f"P1 trade {ship}")
    assert t.asked == P1
    assert t.options == {"name P2", "name P3", "name P4"}
    t.play("P1 name P3")

    assert t.purses == [6, 3, 4, 3]
    assert t.pile == pile - 4
    assert t.asked == P2


def test_a_gift_by_others() -> None:
    """R10.6: whoever takes the ship names, and may name the active player."""
    t = table(seats=4, mix=CREW, harbour=["red-6-3-gift"], phase=2)

    t.play("P1 pass", "P2 pass", "P3 pass", "P4 trade red-6-3-gift")
    assert t.asked == P4
    assert t.options == {"name P1", "name P2", "name P3"}
    t.play("P4 name P1")

    assert t.purses == [5, 3, 3, 5]
    assert t.asked == P2
