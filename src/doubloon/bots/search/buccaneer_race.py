"""Who wins a race of Buccaneer: each seat's chance when a turn begins, as games taught it."""

from __future__ import annotations

from typing import Final, TypeAlias

from doubloon.bots.search.layer import Layer, Vector, shares
from doubloon.games.buccaneer.facts import MUTINEERS, Facts
from doubloon.games.buccaneer.state import Stack, State
from doubloon.games.buccaneer.verbs import loot_pay
from doubloon.games.buccaneer.words import KINDS, SHIPS

FACTS: Final = 28

Prospect: TypeAlias = tuple[int, int, float, list[float], int]
"""A stack's captain, the hands it lacks, what its captain keeps of the ship that is best for him,
what each seat is paid there, and who may call a mutiny."""


def prospect(facts: Facts, crew: Stack, ships: tuple[int, ...], seats: int) -> Prospect:
    """What a stack is good for."""
    captain, size = crew[0] // 5, len(crew)
    fixed, strange = [0.0] * seats, [0.0] * seats
    for disc in crew:
        wage = facts.wage[disc % 5]
        if wage:
            fixed[disc // 5] += wage
        else:
            strange[disc // 5] += 1
    fixed[captain] = strange[captain] = 0.0
    all_fixed, all_strange = sum(fixed), sum(strange)
    best, lacks, rate = -99.0, 9, 0
    for ship in ships:
        missing = max(0, facts.crew[ship] - size)
        kept = facts.money[ship] - all_fixed - all_strange * facts.ship_wage[ship] - 3.5 * missing
        kept += 0.3 * sum(facts.majority[kind] for kind in facts.icons[ship][:1])
        if missing < lacks or (missing == lacks and kept > best):
            best, lacks, rate = kept, missing, facts.ship_wage[ship]
    paid = [a + b * rate for a, b in zip(fixed, strange, strict=True)]
    mutineers = 0
    if not lacks:
        for seat in range(seats):
            if seat != captain and sum(disc // 5 == seat for disc in crew) >= MUTINEERS:
                mutineers |= 1 << seat
    return captain, lacks, best, paid, mutineers


def loot_worth(s: State) -> tuple[list[float], list[float]]:
    """What the loot would pay each seat now, and what it promises: closer races are more open."""
    seats, facts = s.seats, s.facts
    now, hoped = [0.0] * seats, [0.0] * seats
    for kind in range(KINDS):
        counts = [s.loot[seat * KINDS + kind] for seat in range(seats)]
        majority = facts.majority[kind]
        open = s.tokens[kind] / facts.tokens[kind]
        squares = [count * count + 0.5 for count in counts]
        total = sum(squares)
        for seat, coins in enumerate(loot_pay(counts, majority)):
            now[seat] += coins
            hoped[seat] += (1 - open) * coins + open * majority * squares[seat] / total
    return now, hoped


class Weighing:
    """One position's facts, seat by seat."""

    def __init__(self, kept: dict[tuple[Stack, tuple[int, ...]], Prospect]) -> None:
        self.kept = kept
        """What was found out about stacks before."""

    def facts(self, s: State) -> list[Vector]:
        """All facts of all seats."""
        seats, ships, kept = s.seats, tuple(s.ships), self.kept
        tops, boards = [0] * seats, [[0.0, 0.0] for _ in range(seats)]
        near, paid, later = [0.0] * seats, [0.0] * seats, [0.0] * seats
        most_paid, deep, revolt = [0.0] * seats, [0.0] * seats, [0.0] * seats
        bound = [0.0] * seats
        for crew in s.crews.values():
            key = (crew, ships)
            found = kept.get(key)
            if found is None:
                found = kept[key] = prospect(s.facts, crew, ships, seats)
            captain, lacks, best, wages, mutineers = found
            tops[captain] += 1
            if not lacks:
                two = boards[captain]
                if best > two[0]:
                    two[0], two[1] = best, two[0]
                elif best > two[1]:
                    two[1] = best
                for seat, wage in enumerate(wages):
                    if wage:
                        paid[seat] += wage
                        if wage > most_paid[seat]:
                            most_paid[seat] = wage
                        if mutineers >> seat & 1:
                            revolt[seat] += wage
            else:
                if lacks == 1 and best > near[captain]:
                    near[captain] = best
                elif lacks > 1 and len(crew) > 1 and best > deep[captain]:
                    deep[captain] = best
                for seat, wage in enumerate(wages):
                    if wage:
                        later[seat] += wage
            for disc in crew[1:]:
                bound[disc // 5] += 1
        now, hoped = loot_worth(s)
        totals = [s.ducats[seat] + hoped[seat] for seat in range(seats)]
        sure = [s.ducats[seat] + now[seat] for seat in range(seats)]
        left = (len(s.deck) + len(ships)) / SHIPS
        rows: list[Vector] = []
        for seat in range(seats):
            turns = (seat - s.active) % seats
            lead = max(totals[other] for other in range(seats) if other != seat)
            ahead = (totals[seat] - lead) / 20
            mean = (totals[seat] - sum(totals) / seats) / 20
            safe = (sure[seat] - max(sure[o] for o in range(seats) if o != seat)) / 20
            first, second = boards[seat][0] / 10, boards[seat][1] / 10
            mine = turns == 0
            rows.append(
                [
                    left,
                    ahead,
                    mean,
                    safe,
                    ahead * (1 - left),
                    mean * (1 - left),
                    safe * (1 - left),
                    safe if left < 0.2 else 0.0,
                    hoped[seat] / 20,
                    s.ducats[seat] / 40,
                    tops[seat] / 5,
                    1.0 if not tops[seat] else 0.0,
                    first if mine else 0.0,
                    second if mine else 0.0,
                    0.0 if mine else first,
                    0.0 if mine else second,
                    0.0 if mine else first * turns / 3,
                    near[seat] / 10 if mine else 0.0,
                    0.0 if mine else near[seat] / 10,
                    deep[seat] / 10,
                    paid[seat] / 10,
                    most_paid[seat] / 10,
                    later[seat] / 10,
                    revolt[seat] / 10,
                    bound[seat] / 5,
                    turns / 4,
                    1.0 if mine else 0.0,
                    seats / 5,
                ]
            )
        return rows


class Race:
    """Weighs positions, and remembers the stacks it has seen."""

    def __init__(self, layer: Layer) -> None:
        self.layer = layer
        self.weighing = Weighing({})

    def chances(self, s: State) -> list[float]:
        """Each seat's chance to win."""
        if len(self.weighing.kept) > 50_000:
            self.weighing.kept.clear()
        return shares([self.layer.score(facts) for facts in self.weighing.facts(s)])
