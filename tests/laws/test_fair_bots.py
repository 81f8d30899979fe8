"""The law of fair bots: a choice does not change when only what its seat cannot know changes.

Two tables look the same to the seat that is asked, and a bot of the same seed sits at each. The
positions come from games of greedy players, so there are fights, raids and ports among them.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any, Final, NamedTuple, cast

import pytest

import doubloon
from doubloon.bots import NAMES, Bot, make_bot, seat_bots
from doubloon.bots.search import Search
from doubloon.engine import settle
from doubloon.engine.game import Game
from doubloon.engine.state import State
from doubloon.games import game
from doubloon.match.table import Table
from laws.positions import prompts
from laws.rooms import ROOMS
from laws.variants import Variant
from laws.walk import asked, seeded

PORT_ROYAL: Final = "port-royal"
BUCCANEER: Final = "buccaneer"
MERCHANTS: Final = "merchants"


def place(id: str, seats: int, **options: Any) -> Variant:
    """A way to set a table up."""
    named = {name.replace("_", "-"): value for name, value in options.items()}
    return Variant(id, seats, game(id).check(seats, named))


PLACES: Final = {
    variant.label: variant
    for variant in (
        place(PORT_ROYAL, 2),
        place(PORT_ROYAL, 4, mix=["gambler", "set-sail"]),
        place(PORT_ROYAL, 5, end="expedition"),
        place(PORT_ROYAL, 3, mode="set-sail"),
        place(PORT_ROYAL, 3, mode="contracts", mix=["contract-crew"]),
        place(PORT_ROYAL, 1, mode="contracts-coop"),
        place(PORT_ROYAL, 2, mode="contracts-coop"),
        place(PORT_ROYAL, 4, mode="contracts-coop"),
        place(PORT_ROYAL, 3, mode="adventure", chapter=5),
        place(PORT_ROYAL, 1, mode="adventure-coop", chapter=3),
        place(PORT_ROYAL, 2, mode="adventure-coop", chapter=4),
        place(PORT_ROYAL, 3, mode="adventure-coop", chapter=5),
        place(PORT_ROYAL, 2, mode="adventure-open"),
        place(BUCCANEER, 3),
        place(BUCCANEER, 5),
        place(BUCCANEER, 4, memory_aid=True),
        place(MERCHANTS, 3, captains="chosen"),
        place(MERCHANTS, 4),
    )
}
SECRETS: Final = {
    "port-royal-adventure-3-chapter5": 8,
    "port-royal-adventure-coop-3-chapter5": 8,
    "port-royal-adventure-open-2": 8,
    "buccaneer-standard-3": 25,
    "buccaneer-standard-5": 25,
    "merchants-standard-3-chosen": 45,
    "merchants-standard-4": 45,
}
"""Where something is hidden from who is asked, and at how many of the positions at least: what a
Scout saw, covered discs, and half of Merchants & Marauders. The rest of Port Royal hides nothing
but the future, Buccaneer with the memory aid neither."""

GAMES: Final = {PORT_ROYAL: 3, BUCCANEER: 3, MERCHANTS: 2}
EACH: Final = {PORT_ROYAL: 2, BUCCANEER: 6, MERCHANTS: 2}
"""Positions of each kind of question, and as many more where something is hidden."""
ERRS: Final = 0.1
FEW: Final = "search:n=4"
RESTS: Final[dict[str, dict[str, int]]] = {
    PORT_ROYAL: {"hard": 5, "search": 5, "champion": 10},
    BUCCANEER: {"champion": 20},
    MERCHANTS: {},
}
"""Who thinks long is asked at every so many positions: the shipped bots, as people meet them."""


class Pair(NamedTuple):
    """A table, and another that the seat asked cannot tell from it."""

    table: Table
    twin: Table

    def differs(self) -> bool:
        """Whether anything is hidden from the seat."""
        return hidden(self.table) != hidden(self.twin)


def hidden(table: Table) -> object:
    """What there is to hide in a game, whoever knows it; the order of a bag means nothing."""
    s: Any = table._state
    if table.game.info.id == BUCCANEER:
        return s.crews
    if table.game.info.id == MERCHANTS:
        cards = (s.hands, s.rumour, s.cargo, s.market, s.basket, s.heard, s.captain)
        return cards, s.gold, s.ship
    if s.quest is None:
        return None
    coins = [[coin.card for coin in coins] for coins in s.quest.marked]
    return s.quest.top, coins, [frame.dump() for frame in s.stack]


@cache
def pairs(label: str) -> list[Pair]:
    """Positions with a choice, some for each kind of question, out of games of greedy players that
    err now and then."""
    variant = PLACES[label]
    room, each, random = ROOMS[variant.game], EACH[variant.game], Random(label)
    met: Counter[object] = Counter()
    kept: dict[object, Pair] = {}
    for seed in range(GAMES[variant.game]):
        table = seeded(variant.room, variant.seats, variant.options, seed)
        bots = seat_bots(["greedy"] * variant.seats, variant.game, seed)
        while decision := table.decision:
            if len(decision.options) > 1:
                pair = Pair(table.clone(), room.twin(table, decision.seat, random))
                kind = decision.prompt.id, pair.differs()
                met[kind] += 1
                lot = met[kind] - 1 if met[kind] <= each else random.randrange(met[kind])
                if lot < each:
                    kept[kind, lot] = pair
            best = bots[decision.seat].choose(table.view(decision.seat), decision)
            table.play(decision.options.sample(random) if random.random() < ERRS else best)
    return list(kept.values())


def said(pair: Pair, make: Callable[[Table, Random], Bot]) -> set[tuple[str, float]]:
    """What is chosen at both tables, by a new bot at each, and how the lots would fall next: they
    tell whether it came to the same choice by other thoughts."""
    found = set()
    for table in pair:
        decision, luck = table.decision, Random(5)
        assert decision
        choice = make(table, luck).choose(table.view(decision.seat), decision)
        found.add((str(choice), luck.random()))
    return found


def named(name: str) -> Callable[[Table, Random], Bot]:
    """A bot that gets what all bots get."""
    return lambda table, luck: make_bot(name, table.game.info.id, luck)


def meetings(label: str) -> Iterator[tuple[Pair, list[str]]]:
    """Every position and who is asked there: bots as they come, but the search thinks shortly."""
    found, rests = pairs(label), RESTS[PLACES[label].game]
    for number, pair in enumerate(found):
        names = [name for name in NAMES if number % rests.get(name, 1) == 0]
        yield pair, [FEW if name == "search" else name for name in names]


@pytest.mark.parametrize("label", PLACES)
def test_a_choice_does_not_change_with_what_the_seat_cannot_know(label: str) -> None:
    """Two worlds behind one view, one seed: one choice; and the tables stay as they were."""
    for pair, names in meetings(label):
        looks = [look(table) for table in pair]
        assert looks[0] == looks[1]
        for name in names:
            assert len(said(pair, named(name))) == 1, (name, asked(pair.table))
        assert [look(table) for table in pair] == looks


def look(table: Table) -> str:
    """All that the seat asked is shown."""
    return json.dumps([table.view(table._state.asked()), asked(table)])


@pytest.mark.parametrize("label", SECRETS)
def test_there_was_something_to_know(label: str) -> None:
    """The law would be empty if the worlds were the same."""
    assert sum(pair.differs() for pair in pairs(label)) >= SECRETS[label]


def test_every_mode_and_most_questions_were_met() -> None:
    """Five of six kinds of questions at least; the others are seldom asked of greedy players."""
    for info in doubloon.games():
        places = [variant for variant in PLACES.values() if variant.game == info.id]
        assert {variant.options["mode"] for variant in places} == set(info.modes)
        met = {
            pair.table.decision.prompt.id
            for variant in places
            for pair in pairs(variant.label)
            if pair.table.decision
        }
        known = prompts(info.id) - {"prompt-chance"}
        assert 6 * len(known - met) <= len(known)


class Seer:
    """Stands in for a game, and imagines the truth."""

    def __init__(self, game: Game, truth: State) -> None:
        self.game = game
        self.truth = truth

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)

    def imagine(self, seen: dict[str, Any], random: Random) -> State:
        """The world itself, whatever was seen of it."""
        return self.truth.clone()


def cheat(table: Table, luck: Random) -> Bot:
    """A search that looks ahead from the world itself."""
    bot = Search(table.game.info.id, luck, n=40)
    bot.game = cast(Game, Seer(table.game, table._state))
    return bot


@pytest.mark.skipif(
    not settle.__file__.endswith(".py"), reason="the compiled search has a real game"
)
@pytest.mark.parametrize("label", ["buccaneer-standard-3", "merchants-standard-3-chosen"])
def test_who_peeks_is_caught(label: str) -> None:
    """A bot that is handed the hidden state thinks otherwise, so the law would find it."""
    assert any(len(said(pair, cheat)) > 1 for pair in pairs(label))
