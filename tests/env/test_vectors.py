"""Rows of numbers: no seat's tells what it cannot know, and each says what the view says."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from doubloon.engine.seat import CHANCE, Seat
from doubloon.env.ids import vector
from doubloon.env.vectors.layout import Vector
from doubloon.games import ROOMS as GAMES
from doubloon.match.table import Table
from laws.rooms import ROOMS
from laws.variants import Variant, main_variants
from laws.walk import Walker, seeded

VARIANTS = [
    *main_variants()[::5],
    *[variant for variant in main_variants() if variant.game != "port-royal"][1::3],
]
VECTORS = {id: vector(id) for id in GAMES}
"""Used for one position after the other: what they keep must never show."""

each_variant = pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.label)


def row(table: Table, seat: Seat, by: Vector | None = None) -> bytes:
    """What a seat observes."""
    return bytes((by or VECTORS[table.game.info.id]).fill(table._state, seat))


@each_variant
def test_what_a_seat_cannot_know_is_not_in_its_row(variant: Variant) -> None:
    """Tables that look the same to a seat, and worlds it imagines, give it the same numbers."""
    table = seeded(variant.room, variant.seats, variant.options, 11)
    walker = Walker(11)
    for depth in (3, 20, 60):
        walker.play(table, depth)
        for seat in range(table.seats):
            twin = ROOMS[variant.game].twin(table, seat, Random(depth))
            assert row(twin, seat) == row(table, seat)
            world = variant.room.imagine(table.view(seat), Random(depth))
            assert bytes(VECTORS[variant.game].fill(world, seat)) == row(table, seat)


@each_variant
def test_a_row_fits_its_layout(variant: Variant) -> None:
    """As many numbers as there are names, none above what is said; used again or new, the same."""
    used = VECTORS[variant.game]
    most = used.layout.most()
    table = seeded(variant.room, variant.seats, variant.options, 7)
    for at, decision in enumerate(Walker(7).steps(table)):
        if at % 9 == 0:
            seat = decision.seat
            found = row(table, seat)
            assert found == row(table, seat, vector(variant.game))
            assert len(found) == used.layout.size == len(most)
            assert all(map(int.__le__, found, most))
        if at > 120:
            break


@each_variant
def test_every_choice_is_seen(variant: Variant) -> None:
    """Another question is another row: nothing happens that an observer of all seats would miss."""
    table = seeded(variant.room, variant.seats, variant.options, 13)
    walker, same, before = Walker(13), 0, b""
    for _ in range(60):
        if table.decision is None:
            break
        now = b"".join(row(table, seat) for seat in range(table.seats))
        same += now == before
        before = now
        walker.play(table, 1)
    assert same <= 2


@pytest.mark.parametrize("mode", ["classic", "set-sail", "contracts"])
def test_what_is_kept_never_shows(mode: str) -> None:
    """Rows of a whole game, each made from the one before, are those of positions never seen."""
    for seed in range(2):
        table = seeded(Variant("port-royal", 3, {"mode": mode}).room, 3, {"mode": mode}, seed)
        one, other = vector("port-royal"), vector("port-royal")
        for decision in Walker(seed).steps(table):
            found = other.fill(table._state.clone(), decision.seat)
            assert one.fill(table._state, decision.seat) == found


class Read:
    """A row by the names of its parts."""

    def __init__(self, table: Table, seat: Seat) -> None:
        self.layout = VECTORS[table.game.info.id].layout
        self.parts = {part.name: part for part in self.layout.parts}
        self.row = row(table, seat)

    def __getitem__(self, name: str) -> int:
        return self.row[self.layout.start[name]]

    def all(self, name: str) -> dict[str, int]:
        """Everything in a part that is not zero."""
        start = self.layout.start[name]
        each = self.parts[name].each
        return {what: self.row[start + at] for at, what in enumerate(each) if self.row[start + at]}


def tables(game: str, seats: int, options: dict[str, Any], depth: int) -> list[tuple[Table, Seat]]:
    """Some positions on the way through a game, and who is asked there."""
    found: list[tuple[Table, Seat]] = []
    for seed in range(4):
        table = seeded(Variant(game, seats, options).room, seats, options, seed)
        walker = Walker(seed)
        for _ in range(3):
            walker.play(table, depth)
            if (decision := table.decision) and decision.seat != CHANCE:
                found.append((table.clone(), decision.seat))
    assert found
    return found


def test_port_royal_says_what_the_view_says() -> None:
    """Cards by their place and kind, coins and influence by seats from the own one on."""
    for table, seat in tables("port-royal", 3, {"mode": "contracts"}, 70):
        view, read = table.view(seat), Read(table, seat)
        assert read.all("harbour") == Counter(view["harbour"])
        assert read.all("discard") == view["discard"]
        assert read.all("unseen") == view["unseen"][-1]
        assert read.all("older") == sum(map(Counter, view["unseen"][:-1]), Counter[str]())
        assert read.all("contracts") == {laid["id"]: 1 for laid in view["board"]["contracts"]}
        assert read.all("seat") == {f"P{seat + 1}": 1}
        assert read["pile"] == view["pile"]
        for step in range(3):
            player = view["players"][(seat + step) % 3]
            assert read.all(f"{step} display") == Counter(player["display"])
            for what in ("coins", "influence", "swords"):
                assert read[f"{step} {what}"] == player[what]
            claims = {
                laid["id"]: 1 + laid["claims"].index(player["seat"])
                for laid in view["board"]["contracts"]
                if player["seat"] in laid["claims"]
            }
            assert read.all(f"{step} claims") == claims
        assert not read.all("3 display")


def test_the_adventure_says_what_the_view_says() -> None:
    """Tasks, events and travellers."""
    for table, seat in tables("port-royal", 2, {"mode": "adventure", "chapter": 4}, 60):
        view, read = table.view(seat), Read(table, seat)
        quest = view["quest"]
        assert read.all("tasks") == {f"task-{task['id']}": 1 for task in quest["tasks"]}
        assert read.all("event") == ({quest["event"]: 1} if quest["event"] else {})
        assert read.all("past") == dict.fromkeys(quest["past"], 1)
        assert read["month"] == len(quest["calendar"])
        for step in range(2):
            traveller = quest["travellers"][(seat + step) % 2]
            assert read.all(f"{step} personality") == {traveller["personality"]: 1}
            assert read[f"{step} crowns"] == traveller["crowns"]
            assert read[f"{step} cubes"] == traveller["cubes"]
            assert sum(read.all(f"{step} goods").values()) == len(traveller["goods"])


def test_buccaneer_says_what_the_view_says() -> None:
    """Stacks by their top disc, owners from the top down; ranks only with the memory aid."""
    for aid in (False, True):
        for table, seat in tables("buccaneer", 4, {"mode": "standard", "memory-aid": aid}, 25):
            view, read = table.view(seat), Read(table, seat)
            assert sum(read.all("height").values()) == 4 * 5
            assert len(read.all("height")) == len(view["crews"])
            assert read.all("ships") == dict.fromkeys(view["ships"], 1)
            assert read.all("deck") == dict.fromkeys(view["deck"], 1)
            tops = [f"owners under {disc}" for disc in read.all("height")]
            below = [len(read.all(top)) for top in tops]
            assert sorted(below) == sorted(len(crew["owners"]) - 1 for crew in view["crews"])
            ranks = [len(read.all(f"ranks under {disc}")) for disc in read.all("height")]
            assert ranks == (below if aid else [0] * len(below))
            for step in range(4):
                player = view["players"][(seat + step) % 4]
                assert read[f"{step} ducats"] == player["ducats"]
                assert read.all(f"{step} loot") == {k: n for k, n in player["loot"].items() if n}


def test_merchants_says_what_the_view_says() -> None:
    """Captains, ships and cargo as far as the observer knows them, and the zones."""
    options = {"mode": "standard", "glory": 10, "captains": "random", "npcs": "policy"}
    for table, seat in tables("merchants", 3, options, 90):
        view, read = table.view(seat), Read(table, seat)
        assert read["round"] == view["course"]["round"]
        assert read["actions"] == view["course"]["actions"]
        for zone in view["zones"]:
            demand = {zone["demand"]: 1} if zone["demand"] else {}
            assert read.all(f"{zone['zone']} demand") == demand
            assert read[f"{zone['zone']} tokens"] == len(zone["tokens"])
        for npc in view["npcs"]:
            place = {npc["zone"]: 1} if npc["zone"] else {}
            assert read.all(f"{npc['npc']} zone") == place
        for step in range(3):
            player = view["players"][(seat + step) % 3]
            assert read[f"{step} glory"] == player["glory"]
            assert read[f"{step} gold"] == (player["gold"] or 0)
            assert read[f"{step} wealth"] == player["wealth"]
            assert read.all(f"{step} hand") == Counter(player["hand"] or [])
            cargo = player["cargo"] if player["cargo"] is not None else player["shown"]
            assert read.all(f"{step} cargo") == Counter(card.rpartition("-")[0] for card in cargo)
            assert read.all(f"{step} mission") == (
                {player["mission"]: 1} if player["mission"] else {}
            )
            assert read.all(f"{step} bounty") == {n: b for n, b in player["bounty"].items() if b}
        goods = Counter(card.rpartition("-")[0] for card in view["unseen"]["cargo"])
        assert read.all("unseen cargo") == goods
        assert read.all("unseen glory") == Counter(view["unseen"]["glory"])
        assert read.all("unseen rumours") == Counter(view["unseen"]["rumours"])
        assert read.all("unseen events") == Counter(view["unseen"]["events"])


def test_a_very_long_turn_fits_its_byte() -> None:
    """Whoever turns ships away may draw for ever (R3.3d); more than a byte holds is the most."""
    table, seat = tables("port-royal", 2, {}, 1)[0]
    room = vector("port-royal")
    state: Any = table._state
    rows = []
    for revealed in (254, 255, 256, 1000):
        state.revealed = revealed
        rows.append(row(table, seat, room))
    assert rows[0] != rows[1] == rows[2] == rows[3]
