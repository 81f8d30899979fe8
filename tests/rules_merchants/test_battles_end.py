"""M10.1: battles of all sorts come to an end, and nothing is made or lost in them."""

from __future__ import annotations

from random import Random

import pytest

from doubloon.engine.settle import settle
from doubloon.games.merchants.state import NPC_SIDE
from doubloon.games.merchants.words import NPC_NAMES
from kit_merchants import FACTS, P1, P2, Voyage, sea

BATTLE = [card for card, row in enumerate(FACTS.glory_rows) if row["family"] == "battle"]
CAPTAINS = [
    "felipe_montemayor",
    "federico_de_silva",
    "honore_castellan",
    "hendrik_ten_brink",
    "machiel_van_riebeeck",
]


def dressed(random: Random) -> Voyage:
    """Two captains with ships, tokens, cards and damage by lot, and all NPCs, in one zone."""
    first, second = random.sample(CAPTAINS, 2)
    t = sea(
        captains={P1: first, P2: second},
        ships={P1: random.choice(FACTS.ships), P2: random.choice(FACTS.ships)},
        zones={P1: "tortuga", P2: "tortuga"},
        npcs=dict.fromkeys(NPC_NAMES, "tortuga"),
        cargo={P1: ["rum"], P2: ["wood"]},
        specialists={P1: random.sample(FACTS.specialists, 3), P2: ["gunner"]},
        weapons={P1: random.sample(FACTS.weapons, 2), P2: random.sample(FACTS.weapons, 1)},
        hands={seat: hand(random, seat) for seat in (P1, P2)},
        rumour={P1: "ru_widow", P2: "ru_telmo"},
        mods={P1: random.sample(FACTS.mods, 3), P2: random.sample(FACTS.mods, 3)},
    )
    for at in range(len(t.state.cubes)):
        if t.state.cubes[at] > 1 and random.random() < 0.3:
            t.state.cubes[at] -= 1
    t.state.left_plays_npc = random.random() < 0.5
    return t


def hand(random: Random, seat: int) -> list[str]:
    """Battle cards, never one twice, and none that the other one may have."""
    half = [card for card in BATTLE if card % 2 == seat]
    return [FACTS.glory[card] for card in random.sample(half, random.randrange(5))]


def cards(t: Voyage) -> tuple[int, int, int, int]:
    """How many cargo cards, Glory cards, rumours and modifications there are anywhere."""
    s = t.state
    return (
        len(s.cargo_deck) + len(s.cargo_pile) + sum(map(len, s.cargo)) + len(s.raid),
        len(s.glory_deck) + len(s.glory_pile) + sum(map(len, (*s.hands, *s.staff))),
        len(s.rumour_deck) + sum(rumour >= 0 for rumour in (*s.rumour, s.heard)),
        sum(map(len, s.forge))
        + sum(offer >= 0 for offer in s.offer)
        + sum(bits.bit_count() for bits in s.mods),
    )


@pytest.mark.parametrize("seed", range(120))
def test_random_battles_end(seed: int) -> None:
    """M10.1, M10.1a: whoever fights whom, played by lot, it is over some time."""
    random = Random(seed)
    t = dressed(random)
    s = t.state
    before = cards(t)
    foe = random.choice([P2, *range(NPC_SIDE, NPC_SIDE + 6)])
    sides = (P1, foe) if random.random() < 0.5 else (foe, P1)
    t.do("start_battle", P1, *sides)
    steps = 0
    while options := settle(s, lambda below: int(random.random() * below)):
        twin = s.clone()
        assert settle(twin, None) == options
        s.stack.pop().resolve(s, random.choice(options))
        steps += 1
        assert steps < 2000

    assert s.fight is None or s.end
    assert cards(t) == before
    assert sum(s.armoury) + sum(bits.bit_count() for bits in s.weapons) == 12
    for side in range(10):
        if s.ship[side] >= 0 and (side < 2 or s.zone[side] >= 0):
            assert all(0 <= s.cubes[side * 5 + at] <= 5 for at in range(5))
