"""B7: stalemates in Buccaneer."""

from __future__ import annotations

from random import Random

import pytest

from doubloon.engine.notation import Choice
from doubloon.engine.refusal import NeedsConsent
from doubloon.engine.seat import CHANCE
from doubloon.games import game
from doubloon.games.buccaneer.verbs import escaping_ship, stalemate
from doubloon.match.table import Table
from kit import P1, P2, P3
from kit_buccaneer import BIG, sea

ONE_CAPTAIN = [f"red-{rank} blue-{rank} yellow-{rank}" for rank in ("2", "3", "4", "5", "q")]
"""Red tops every stack; each has three."""
FIVES = [
    "red-2 blue-2 yellow-2 red-3 blue-3",
    "blue-4 yellow-3 red-4 blue-5 yellow-4",
    "yellow-5 red-5 blue-q red-q yellow-q",
]
FOURS = ("salt-schooner", "sugar-brig", "rum-fluyt")


@pytest.mark.parametrize(("crews", "ships"), [(ONE_CAPTAIN, FOURS), (FIVES, BIG)])
@pytest.mark.parametrize("active", [P1, P2, P3])
def test_nobody_can_act(crews: list[str], ships: tuple[str, ...], active: int) -> None:
    """B7.1: seen at the start of the turn, whoever's it is, without a round of passes."""
    t = sea(crews=crews, ships=ships, active=active)

    assert t.told("b-disbanded") == [{"seat": active}]
    assert t.told("b-skipped") == []
    assert t.asked == active


def test_it_shows_after_the_last_move() -> None:
    """B7.1: the move that blocks everything is followed by the next player's turn."""
    crews = [*ONE_CAPTAIN[:4], "blue-q yellow-q"]
    t = sea(crews=crews, ships=FOURS)
    assert t.told("b-disbanded") == []
    t.play("P1 take red-q", "P1 onto blue-q")

    assert t.told("b-disbanded") == [{"seat": P2}]
    assert t.asked == P2


def test_it_brings_hidden_discs_to_light() -> None:
    """B7.3: so the move that led to it is not taken back freely (B3.6)."""
    t = sea(crews=[*ONE_CAPTAIN[:4], "blue-q yellow-q"], ships=FOURS)
    t.play("P1 take red-q", "P1 onto blue-q")

    assert isinstance(t.table.why_no_undo(P1), NeedsConsent)


@pytest.mark.parametrize(
    ("crews", "ships"),
    [
        (ONE_CAPTAIN, ("mail-cutter", *FOURS[:2])),
        (FIVES, ("rum-fluyt", *BIG[:2])),
        ([*ONE_CAPTAIN[:4], "blue-q yellow-q red-q"], FOURS),
    ],
)
def test_while_anybody_can_act_there_is_none(crews: list[str], ships: tuple[str, ...]) -> None:
    """B7.1: one ship that fits, or one stack to move, is enough."""
    t = sea(crews=crews, ships=ships, active=P2)

    assert t.told("b-disbanded") == []
    assert t.crews == set(crews)


def test_there_are_only_two_kinds() -> None:
    """B7.2: one captain of everything, or nothing but fives and ships for six."""
    random = Random(72)
    kinds = {"a": 0, "b": 0, "none": 0}
    for _ in range(4000):
        seats = random.choice((3, 4, 5))
        t = sea(seats)
        s = t.state
        s.ships = random.sample(range(15), random.randint(1, 3))
        if random.random() < 0.5:
            s.ships = random.sample((12, 13, 14), random.randint(1, 3))
        discs = list(range(seats * 5))
        random.shuffle(discs)
        if random.random() < 0.5:
            discs.sort(key=lambda disc: disc < 5)
        size = random.choice((0, 3, 5))
        stacks: list[list[int]] = [[disc] for disc in range(5)] if discs[-1] < 5 else []
        if stacks:
            for disc in discs[:-5]:
                min(stacks, key=len).append(disc)
        while not stacks or sum(map(len, stacks)) < len(discs):
            at = sum(map(len, stacks))
            stacks.append(discs[at : at + (size or random.randint(1, 9))])
        s.crews = {stack[0]: tuple(stack) for stack in stacks}
        need = min(s.facts.crew[ship] for ship in s.ships)
        small = all(len(crew) < need for crew in s.crews.values())
        one = len({crew[0] // 5 for crew in s.crews.values()}) == 1 and small
        fives = {len(crew) for crew in s.crews.values()} == {5} and need == 6
        assert stalemate(s) == (one or fives)
        kinds["a" if one else "b" if fives else "none"] += 1
    assert min(kinds.values()) > 50


def test_all_stacks_are_dissolved() -> None:
    """B7.3: nobody is paid, every disc goes home, and the turn is taken now."""
    t = sea(crews=ONE_CAPTAIN, ships=FOURS, active=P3)

    assert t.crews == set()
    assert t.ducats == [10, 10, 10]
    assert t.ships == list(FOURS)
    assert t.table.view(None)["stalled"] is True
    assert t.asked == P3
    assert t.options == {f"take yellow-{rank}" for rank in ("2", "3", "4", "5", "q")}


@pytest.mark.parametrize(
    ("ships", "gone"),
    [
        (("rum-fluyt", "sugar-brig", "salt-schooner"), "rum-fluyt"),
        (("salt-schooner", "sugar-brig"), "sugar-brig"),
        (("powder-galleon", "silver-fleet-flagship", "bishops-galleon"), "silver-fleet-flagship"),
        (("crown-merchantman", "powder-galleon", "salt-schooner"), "powder-galleon"),
    ],
)
def test_the_second_time_a_ship_sails(ships: tuple[str, ...], gone: str) -> None:
    """B7.4: the one that needs most hands, then the richer; it pays nobody."""
    t = sea(crews=ONE_CAPTAIN, ships=ships, stalled=True, active=P2)

    assert t.told("b-sailed-away") == [{"card": gone}]
    assert t.ships == [ship for ship in ships if ship != gone]
    assert t.crews == set()
    assert t.ducats == [10, 10, 10]
    assert t.state.tokens == [6, 6, 6, 6]
    assert t.asked == P2


def test_the_leftmost_of_equal_ships(monkeypatch: pytest.MonkeyPatch) -> None:
    """B7.4: where crew and money are equal too."""
    t = sea(ships=BIG)
    monkeypatch.setattr(t.state.facts, "money", [9] * 15)

    assert t.state.facts.ships[escaping_ship(t.state)] == BIG[0]


def test_again_and_again() -> None:
    """B7.4: as long as no ship is boarded, every further stalemate costs a ship."""
    t = sea(crews=ONE_CAPTAIN, ships=FOURS)
    assert t.told("b-sailed-away") == []
    for left in (2, 1):
        t.lay(ONE_CAPTAIN, P2)
        assert len(t.ships) == left
    t.lay(["red-2 blue-2 red-3 yellow-2 red-4"], P1)
    t.play("P1 take red-2", f"P1 board {t.ships[0]}", "P1 loot dagger")
    t.play("? oyster-smack", "? silk-trader", "? timber-barque")
    t.state.ships = [12, 13, 14]
    t.lay(ONE_CAPTAIN, P3)
    assert len(t.ships) == 3


def test_a_boarding_forgives() -> None:
    """B7.4: after it the next stalemate is a first one again."""
    t = sea(crews=["red-2 blue-2"], stalled=True)
    assert t.state.stalled
    t.play("P1 take red-2", "P1 board oyster-smack")

    assert not t.state.stalled
    assert t.table.view(None)["stalled"] is False


def test_a_new_batch_follows_the_last_ship() -> None:
    """B7.4: B5.10 applies."""
    t = sea(crews=ONE_CAPTAIN, ships=["sugar-brig"], stalled=True)

    t.play("? oyster-smack", "? mail-cutter", "? salt-schooner")
    assert t.ships == ["oyster-smack", "mail-cutter", "salt-schooner"]
    assert t.asked == P1


def test_the_last_ship_may_sail() -> None:
    """B7.4: with no ship left the game is over, and nobody acts any more."""
    t = sea(crews=ONE_CAPTAIN, ships=["sugar-brig"], deck=[], stalled=True)

    assert t.asked is None
    assert t.outcome.winners == [P1, P2, P3]


def unwilling(table: Table, random: Random) -> Choice:
    """A choice that avoids boarding, keeps stacks low and lets red come out on top."""
    decision = table.decision
    assert decision is not None
    if decision.seat == CHANCE:
        return list(decision.options)[-1]
    heights = {crew["top"]: len(crew["owners"]) for crew in table.view(None)["crews"]}

    def dislike(choice: Choice) -> tuple[int, int, float]:
        verb, _, target = choice.word.partition(" ")
        red = decision.seat != P1 and verb == "onto" and target.startswith("red")
        return verb in ("board", "mutiny"), red * 5 + heights.get(target, 0), random.random()

    return min(decision.options, key=dislike)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_game_always_ends(seats: int) -> None:
    """B7.5: however unwilling, players make few moves and few stalemates between ships."""
    seen = 0
    for seed in range(30):
        random = Random(seed)
        table = Table(game("buccaneer"), seats, {}, None)
        while table.decision:
            table.play(unwilling(table, random))
        moves = stalemates = 0
        for event in table.events(None):
            if event.name == "b-moved":
                moves += 1
                assert moves <= 5 * seats - 1
            elif event.name == "b-disbanded":
                moves = 0
                stalemates += 1
                seen += 1
                assert stalemates <= 2
            elif event.name in ("b-boarded", "b-sailed-away"):
                moves = stalemates = 0
    assert seen or seats == 5, "five colours do not get stuck by themselves"
