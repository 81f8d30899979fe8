"""What a team of Port Royal's adventure has and lacks, as facts at the beginning of a turn.

Card 9 asks for influence, cubes and a cube on every page (R19.2): the facts tell how far the team
is from each, the pages to come included, and what it has to get there with.
"""

from __future__ import annotations

from typing import Final

from doubloon.bots.port_royal.aims import LIKELY, follow
from doubloon.bots.port_royal.means import Means, nearest_trip
from doubloon.bots.search.layer import Vector
from doubloon.bots.search.port_royal_steps import STEPS, means_at, steps_to
from doubloon.games.port_royal.deck import JACK_SHIFT, MADEMOISELLE, ROLES
from doubloon.games.port_royal.persons import short
from doubloon.games.port_royal.quest import DOOR, EFFECTS, FIELDS, NO_TASK, Quest
from doubloon.games.port_royal.state import State
from doubloon.games.port_royal.words import PERSONALITIES, TASKS

WHOLE: Final = 46
CHAPTERS: Final = 5
MATES: Final = 4
MATE: Final = 6
"""Facts for each mate, the active one first."""
PAGE: Final = 4
"""Facts for each task."""
AT_CHAPTER: Final = WHOLE
AT_EVENT: Final = AT_CHAPTER + CHAPTERS
AT_PEOPLE: Final = AT_EVENT + len(EFFECTS)
AT_ROLES: Final = AT_PEOPLE + PERSONALITIES
AT_MATES: Final = AT_ROLES + len(ROLES)
AT_PAGES: Final = AT_MATES + MATES * MATE
FACTS: Final = AT_PAGES + TASKS * PAGE
FAR: Final = 6.0
"""Steps beyond which a task is simply far."""


def turns_after(quest: Quest) -> int:
    """Turns that a team still has after this one (R19.1)."""
    left = len(quest.calendar)
    month = left + len(quest.past)
    for later in range(FIELDS - len(quest.laid)):
        left += month + later + 1
    return max(0, left - 1)


def ahead(s: State, quest: Quest) -> dict[int, float]:
    """The pages that may still come, and how likely (R17.2)."""
    tasks = s.rules.book.tasks
    done = {at for at in quest.laid if quest.done[at]}
    odds = {quest.laid[-1]: 1.0}
    for at, task in enumerate(tasks):
        here = odds.get(at, 0.0)
        if here:
            for then, share in follow(task, done):
                if then != NO_TASK:
                    odds[then] = odds.get(then, 0.0) + LIKELY * here * share
    return {at: chance for at, chance in odds.items() if at not in quest.laid}


class Party:
    """Everybody's means, and how far each is from a task."""

    def __init__(self, s: State, quest: Quest) -> None:
        self.s = s
        self.quest = quest
        self.means: list[Means] = []
        self.trips: list[float] = []
        for seat in range(s.seats):
            own = means_at(s, seat)
            self.means.append(own)
            self.trips.append(nearest_trip(STEPS, own, own.symbols, s.expeditions))

    def far(self, at: int) -> list[float]:
        """How far those who may still do a task are from it, the nearest first."""
        quest, task = self.quest, self.s.rules.book.tasks[at]
        found: list[float] = []
        for seat, own in enumerate(self.means):
            begun = task.steps > 1 and quest.bound[seat] >= 0
            if seat in quest.done[at] or not (begun or quest.cubes[seat]):
                continue
            found.append(min(FAR, steps_to(task.need, own, task.steps - begun, self.trips[seat])))
        found.sort()
        return found


def quest_facts(s: State) -> Vector:
    """All facts."""
    quest, deck, seats = s.quest, s.deck, s.seats
    assert quest is not None
    party = Party(s, quest)
    turns = turns_after(quest) + 1
    facts = [0.0] * FACTS
    facts[AT_CHAPTER + quest.chapter - 1] = 1.0
    if quest.event >= 0:
        facts[AT_EVENT + s.rules.book.events[quest.event].effect] = 1.0
    undone = placed = 0
    total = most = second_sum = 0.0
    spare: list[float] = []
    for at in quest.laid:
        placed += len(quest.done[at])
        far = party.far(at)
        if quest.done[at]:
            spare += far
            continue
        first = far[0] if far else FAR
        second = far[1] if len(far) > 1 else FAR
        spare += far[1:]
        place = AT_PAGES + at * PAGE
        facts[place] = 1.0
        facts[place + 1] = first / 2
        facts[place + 2] = 5 * first / (turns + 3)
        facts[place + 3] = second / 4
        undone += 1
        total += first
        second_sum += second
        most = max(most, first)
    come = steps_come = 0.0
    for at, odds in ahead(s, quest).items():
        far = party.far(at)
        first = far[0] if far else FAR
        place = AT_PAGES + at * PAGE
        facts[place] = odds
        facts[place + 1] = odds * first / 2
        facts[place + 3] = odds
        come += odds
        steps_come += odds * first
    cubes, asked = s.rules.book.card_nine(quest.chapter, seats)
    later = max(0, FIELDS - len(quest.laid))
    extra = max(0, cubes - placed - undone - later)
    spare.sort()
    extra_steps = sum(spare[:extra]) + FAR * max(0, extra - len(spare) - later)
    points = crowns = coins_all = purse = rich = goods = open_trips = 0.0
    best_trip = 0.0
    halves = 0
    for step in range(seats):
        seat = (s.active + step) % seats
        own = party.means[seat]
        points += own.influence
        crowns += own.crowns
        halves += own.crowns % 2
        purse += min(own.coins, 8)
        rich += max(0, own.coins - 8)
        coins_all += own.coins
        goods += len(quest.goods[seat])
        place = AT_MATES + step * MATE
        facts[place] = min(own.coins, 8) / 8
        facts[place + 1] = max(0, own.coins - 8) / 8
        facts[place + 2] = own.swords / 3
        facts[place + 3] = quest.cubes[seat] / 4
        facts[place + 4] = own.roles[MADEMOISELLE] / 2
        near = 0.0
        for card in s.expeditions:
            lacks = max(0, short(own.symbols, deck.needs[card]) - (own.symbols >> JACK_SHIFT))
            near = max(near, deck.influence[card] / 4 / (1 + lacks))
        facts[place + 5] = near
        open_trips += near
        best_trip = max(best_trip, near)
        for role, number in enumerate(own.roles):
            if number:
                facts[AT_ROLES + role] += 0.5 * number
        if quest.fields[seat] & DOOR:
            facts[AT_PEOPLE + quest.personality[seat]] = 1.0
    missing = max(0.0, asked - points)
    tight = turns / (turns + 4)
    facts[:WHOLE] = [
        turns / 20,
        (turns / 20) ** 2,
        turns / seats / 10,
        points / asked,
        (points - asked) / 10,
        missing / 10,
        (missing / 10) ** 2,
        missing / (turns + 2),
        missing / (turns + 2) / seats,
        1.0 if points >= asked else 0.0,
        max(0.0, points - asked) / 4,
        asked / 30,
        undone / 2,
        total / 3,
        4 * total / (turns + 3),
        most / 3,
        4 * most / (turns + 3),
        second_sum / 6,
        come / 2,
        steps_come / 3,
        3 * steps_come / (turns + 3),
        later / 3,
        extra / 2,
        extra_steps / 3,
        4 * extra_steps / (turns + 3),
        sum(quest.cubes) / 8,
        placed / 5,
        crowns / 8,
        halves / 2,
        purse / seats / 8,
        rich / 10,
        coins_all / (missing + 2) / 5,
        (3.5 * missing - coins_all) / 30,
        max(0.0, 3.5 * missing - coins_all) / (turns + 2) / 3,
        goods / 3,
        open_trips / 2,
        best_trip,
        tight,
        max(own.swords for own in party.means) / 4,
        sum(own.goods[0] for own in party.means) / 2,
        sum(own.goods[2] for own in party.means) / 2,
        sum(own.goods[3] for own in party.means) / 2,
        1.0 if seats == 1 else 0.0,
        1.0 if seats == 2 else 0.0,
        1.0 if seats == 3 else 0.0,
        1.0 if seats == 4 else 0.0,
    ]
    return facts
