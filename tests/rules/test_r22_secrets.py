"""R22.1: what a Scout saw, only its owner knows. R15.2: what a mixed pile may hold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import permutations
from random import Random
from typing import Any

import pytest

from doubloon.games.port_royal.unseen import weigh
from kit import P1, P2, P3, PortRoyal, table

SAW = ("settler", "captain", "red-1-1")
OTHERS = ("jack", "blue-1-1", "governor")


def scouted(*cards: str, **more: Any) -> PortRoyal:
    """A table where P1's Scout is looking at these cards."""
    setting = {"mode": "adventure", "displays": {P1: ["scout-1"]}, "harbour": ["red-3-2"], **more}
    t = table(**setting)
    t.play("P1 scout", *(f"? {card}" for card in cards))
    return t


def same(view: dict[str, Any], other: dict[str, Any]) -> bool:
    """Whether two views agree."""
    return view == other


@pytest.mark.parametrize("seat", [P2, P3, None])
def test_others_see_only_that_somebody_looks(seat: int | None) -> None:
    """R22.1: whatever the cards are, the others' views are the same; the owner's is not."""
    one, other = scouted(*SAW), scouted(*OTHERS)

    assert same(one.table.view(seat), other.table.view(seat))
    assert not same(one.table.view(P1), other.table.view(P1))
    assert one.table.view(seat)["pending"][-1] == ["PutBack", P1, 3]
    deck = one.state.deck
    assert one.table.view(P1)["pending"][-1][-1] == tuple(deck.card[id] for id in SAW)


@pytest.mark.parametrize("seat", [P2, P3, None])
def test_others_do_not_know_what_is_on_top(seat: int | None) -> None:
    """R22.1: they see the two that were discarded."""
    one, other = scouted("jack", "captain", "settler"), scouted("priest", "captain", "settler")
    one.play("P1 top jack")
    other.play("P1 top priest")

    assert same(one.table.view(seat), other.table.view(seat))
    assert one.table.view(seat)["quest"]["top"] is None
    assert one.table.view(P1)["quest"]["top"] == "jack"
    assert one.table.view(seat)["quest"]["knowers"] == [P1]
    assert one.table.view(seat)["unseen"][0]["jack"] == 3
    assert one.table.view(P1)["unseen"][0]["jack"] == 2


def test_the_story_tells_others_less() -> None:
    """R22.1: how many cards were looked at, not which; the discarded ones lie open."""
    t = scouted(*SAW)
    t.play("P1 top captain")
    read = {
        seat: [event.data() for event in t.table.events(seat) if event.name == "looked"]
        for seat in (P1, P2, None)
    }

    assert read[P1] == [{"event": "looked", "seat": P1, "count": 3, "cards": list(SAW)}]
    assert read[P2] == read[None] == [{"event": "looked", "seat": P1, "count": 3, "cards": []}]
    assert [event["card"] for event in t.told("discarded")] == ["settler", "red-1-1"]


@pytest.mark.parametrize(("top", "odds"), [("red-1-1", [1, 1]), ("captain", [0, 1])])
def test_the_odds_are_each_viewers_own(top: str, odds: list[int]) -> None:
    """R22.1: who knows the next card knows; for the others it is any unseen one."""
    t = scouted(*SAW)
    t.play(f"P1 top {top}")
    bags = t.table.view(P2)["unseen"][0]
    red = sum(count for id, count in bags.items() if id.startswith("red-"))

    assert t.table.view(P1)["bust"] == odds
    assert t.table.view(P2)["bust"] == t.table.view(None)["bust"] == [red, sum(bags.values())]


def test_a_guess_of_the_top_is_any_unseen_card() -> None:
    """R22.1: a position imagined by another seat has the view, not the secret."""
    t = scouted(*SAW)
    t.play("P1 top captain")
    view = t.table.view(P2)
    tops: set[int] = set()
    for seed in range(60):
        made: Any = t.table.game.imagine(view, Random(seed))
        assert t.table.game.view(made, P2) == view
        tops.add(made.quest.top)
        assert Counter(made.unseen[0] + [made.quest.top]) == Counter(
            t.state.unseen[0] + [t.quest.top]
        )
    mine: Any = t.table.game.imagine(t.table.view(P1), Random(1))

    assert len(tops) > 15
    assert mine.quest.top == t.quest.top


def test_a_guess_of_what_is_looked_at() -> None:
    """R22.1: three unseen cards, for the others."""
    t = scouted(*SAW)
    view = t.table.view(P2)
    seen: set[tuple[int, ...]] = set()
    for seed in range(20):
        made: Any = t.table.game.imagine(view, Random(seed))
        assert t.table.game.view(made, P2) == view
        seen.add(made.stack[-1].seen)
        assert len(made.stack[-1].seen) == 3
    mine: Any = t.table.game.imagine(t.table.view(P1), Random(1))

    assert len(seen) > 15
    assert mine.stack[-1].seen == tuple(t.state.deck.card[id] for id in SAW)


def marked(**more: Any) -> PortRoyal:
    """P1 has three coins; one was put on top by P2's Scout before."""
    setting: dict[str, Any] = {
        "mode": "adventure",
        "marked": {P1: [("settler", [P2])]},
        "strict": True,
        **more,
    }
    return table(**setting)


def test_a_known_card_becomes_a_known_coin() -> None:
    """R22.1b: whoever takes it as a coin, the Scout's owner knows its face."""
    t = scouted(*SAW, seats=2, coins={P1: 0, P2: 1})
    t.play("P1 top captain", "P1 stop", "P1 pass", "P2 trade red-3-2")
    coin = {"shuffle": 0, "knowers": [P1]}

    assert t.purses == [1, 2]
    assert t.quest.top == -1
    for seat, card in ((P1, "captain"), (P2, None), (None, None)):
        found = t.table.view(seat)["quest"]["travellers"][P2]["marked"]
        assert found == [{**coin, "card": card}]
    assert t.table.view(P2)["unseen"][0]["captain"] == 5
    assert t.table.view(P1)["unseen"][0]["captain"] == 4


@pytest.mark.parametrize(
    ("crew", "kept"), [(["mademoiselle-2"], 1), ([], 0)], ids=["two coins", "three coins"]
)
def test_a_known_coin_is_paid_last(crew: list[str], kept: int) -> None:
    """R22.1b: after all others, and then without chance."""
    t = marked(harbour=["sailor-1"], displays={P1: crew}, phase=2)

    t.play("P1 hire sailor-1", "? captain", "? captain")

    assert len(t.quest.marked[P1]) == kept
    assert ("settler" in t.discard) == (not kept)
    assert t.coins(P1) == kept


def test_a_known_coin_moves_with_its_knowers() -> None:
    """R22.1b: as the last coin it goes to the active player, who does not see it."""
    t = marked(marked={P2: [("settler", [P3])]}, coins={P2: 1}, harbour=["red-3-2-bread"], phase=2)

    t.play("P1 pass", "P2 trade red-3-2-bread", "P2 keep")

    assert t.purses == [4, 0, 3]
    coins = t.table.view(P1)["quest"]["travellers"][P1]["marked"]
    assert coins == [{"shuffle": 0, "card": None, "knowers": [P3]}]
    assert t.table.view(P3)["quest"]["travellers"][P1]["marked"][0]["card"] == "settler"


def test_other_coins_go_to_the_active_player_first() -> None:
    """R22.1b: the known one is paid last here too."""
    t = marked(marked={P2: [("settler", [P3])]}, coins={P2: 2}, harbour=["red-3-2-bread"], phase=2)

    t.play("P1 pass", "P2 trade red-3-2-bread", "P2 keep")

    assert len(t.quest.marked[P2]) == 1
    assert t.quest.marked[P1] == ()


def test_a_guess_of_a_coin() -> None:
    """R22.1b: who does not know it imagines any unseen card of its shuffle."""
    t = marked()
    view = t.table.view(P1)
    cards: set[int] = set()
    for seed in range(40):
        made: Any = t.table.game.imagine(view, Random(seed))
        assert t.table.game.view(made, P1) == view
        cards.add(made.quest.marked[P1][0].card)
    mine: Any = t.table.game.imagine(t.table.view(P2), Random(3))

    assert len(cards) > 15
    assert mine.quest.marked[P1][0].card == t.state.deck.card["settler"]


# --- the mixed pile -----------------------------------------------------------------------------

LATE = ("captain-ares", "priest-ares", "settler-ares")


def mixed(**more: Any) -> PortRoyal:
    """P1 took two coins of a pile of four; then a month ended and three cards were shuffled in."""
    setting: dict[str, Any] = {
        "mode": "adventure",
        "seats": 2,
        "chapter": 1,
        "tasks": ["10"],
        "calendar": ["month-end"],
        "harbour": ["red-3-2"],
        "pile": ["sailor-1", "captain", "priest", "jack"],
        "discard": [],
        "rest": "stored",
        "coins": {P1: 0, P2: 0},
        "displays": {P1: ["mademoiselle-2", "mademoiselle-2"]},
        "strict": True,
        **more,
    }
    t = table(**setting, phase=2)
    t.play("P1 trade red-3-2")
    return t


def test_a_mixed_pile_weighs_its_cards() -> None:
    """R15.2: of 5 cards each new one comes with 1/5, each of the 4 older ones with 2/5 of 1/4."""
    t = mixed()
    assert t.tasks == ["10", "11"]
    assert t.pile == 2 + 3

    t.play("P2 draw")

    total = sum(t.weights.values())
    chances = {id: Fraction(weight, total) for id, weight in t.weights.items()}
    assert chances == {
        **dict.fromkeys(LATE, Fraction(1, 5)),
        **dict.fromkeys(("sailor-1", "captain", "priest", "jack"), Fraction(1, 10)),
    }


def test_older_coins_are_none_of_the_new_cards() -> None:
    """R15.2: they were taken before; and what they turn out to be is not in the pile."""
    t = mixed()

    t.play("P2 draw", "? sailor-1", "P2 stop", "P1 hire sailor-1")
    assert t.weights == {"captain": 1, "priest": 1, "jack": 1}
    t.play("? jack", "? market-day", "P1 draw")

    total = sum(t.weights.values())
    assert {id: Fraction(weight, total) for id, weight in t.weights.items()} == {
        **dict.fromkeys(LATE, Fraction(1, 4)),
        "captain": Fraction(1, 8),
        "priest": Fraction(1, 8),
    }


def test_a_coin_of_the_mixed_pile_may_be_new() -> None:
    """R15.2: a coin taken afterwards is any card of it."""
    t = mixed()
    t.play("P2 draw", "? captain-ares", "P2 draw", "? sailor-1")
    bag = t.state.unseen

    assert [len(cards) for cards in bag[-2:]] == [3, 2]
    assert t.quest.mixed_size == t.pile == 3


def orders(older: str, coins: int, added: str) -> Iterator[tuple[str, str]]:
    """Every way the older coins and the mixed pile may lie, all equally likely."""
    for laid in permutations(older):
        for pile in permutations((*laid[coins:], *added)):
            yield "".join(laid[:coins]), "".join(pile)


@pytest.mark.parametrize(("older", "coins", "added"), [("abc", 1, "xy"), ("abcd", 2, "x")])
def test_the_weights_are_exact(older: str, coins: int, added: str) -> None:
    """R15.2: card after card they agree with counting every order of the pile."""
    ways = list(orders(older, coins, added))
    size = len(older) - coins + len(added)

    for drawn in {pile[:2] for _, pile in ways}:
        believed = Fraction(1)
        old, new = list(older), list(added)
        for at, card in enumerate(drawn):
            bag = weigh([ord(c) for c in new], [ord(c) for c in old], size - at)
            believed *= Fraction(bag.count(ord(card)), len(bag))
            (new if card in new else old).remove(card)
        counted = Fraction(sum(pile[:2] == drawn for _, pile in ways), len(ways))
        assert believed == counted


def test_a_pile_of_new_cards_only() -> None:
    """R15.2: where all older cards are coins, only the new ones can come."""
    assert weigh([7, 8], [1, 2], 2) == [7, 8]


@pytest.mark.parametrize("seat", [P2, None])
def test_a_scout_in_a_mixed_pile_tells_others_nothing(seat: int | None) -> None:
    """R22.1, R15.2: new or old, the others cannot tell what is looked at."""
    pile = ["sailor-1", "captain", "priest", "jack", "settler", "governor"]
    more = {"people": {P1: "thomas-fishborn"}, "opened": {P1: 1}, "pile": pile}
    tables = []
    for first in ("captain-ares", "captain", "jack"):
        t = mixed(**more)
        t.play("P2 draw", "? sailor-1", "P2 stop", "P1 pass", "? market-day")
        t.play("P1 scout", f"? {first}", "? priest-ares", "? priest")
        tables.append(t)

    views = [t.table.view(seat) for t in tables]
    assert views[0] == views[1] == views[2]
    for t in tables:
        t.play(f"P1 top {t.state.deck.ids[_looked(t)[0]]}")
    views = [t.table.view(seat) for t in tables]
    assert views[0] == views[1] == views[2]
    for seed in range(10):
        made = tables[0].table.game.imagine(views[0], Random(seed))
        assert tables[0].table.game.view(made, seat) == views[0]


def _looked(t: PortRoyal) -> tuple[int, ...]:
    frame: Any = t.state.stack[-1]
    seen: tuple[int, ...] = frame.seen
    return seen
