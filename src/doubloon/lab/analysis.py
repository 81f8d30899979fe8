"""A finished game looked at again: chances, luck and skill apart, mistakes and risks.

A seat's chances change in two ways: somebody chooses, or chance speaks. A choice is compared with
what a greedy player would have chosen there; what changes where chance spoke is luck. What is left
over is told as well, so that all of it adds up to how the game ended.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from doubloon.engine.event import Event
from doubloon.engine.message import Message
from doubloon.engine.refusal import Malformed
from doubloon.engine.seat import CHANCE, Seat, seat_name
from doubloon.engine.settle import answer, settle
from doubloon.engine.state import State
from doubloon.games import game as find_game
from doubloon.lab.crew import Crew, Here
from doubloon.lab.findings import Analysis, Books, Mistake, Risk, Stroke
from doubloon.lab.oracle import Oracle, Weighed, weigh
from doubloon.lab.reasons import reasons
from doubloon.lab.sim import Tick, is_team
from doubloon.lab.strokes import BUST, deed, loudest
from doubloon.match.table import Table

PLAYOUTS: Final = {"port-royal": 24, "buccaneer": 24, "merchants": 6}
"""So many worlds for every choice that is weighed: in an ordinary game, that is every choice."""
LONG: Final = 400
"""Where playouts go to the end of the game, there are about so many in all."""
SHORT: Final = {"port-royal": 60_000, "buccaneer": 60_000, "merchants": 18_000}
"""Where a judge can weigh positions, there are at most so many: the longer ones fewer."""
EACH: Final = 4
"""About so many options of a question are tried."""
SURE: Final = 2.0
"""A mistake is told if it is so many standard errors away from none."""
LEAST: Final = 0.02
"""Smaller mistakes and strokes of luck are none."""
MOST: Final = 8
"""So many mistakes and strokes of luck are told."""
CLOSE: Final = 24
"""What looks like a mistake after fewer worlds is weighed again in so many others: of hundreds of
choices, some look worse than they were."""
SEEMING: Final = 2 * MOST
"""So many of those are."""
PARTS: Final = 16
"""The work is given out in so many parts; each begins at the beginning of the game."""

Job: TypeAlias = tuple[str, int, dict[str, Any], list[int], list[int], int, int]
Found: TypeAlias = dict[int, Weighed]
"""Choices that were weighed, by their number."""


@dataclass(frozen=True, slots=True)
class Question:
    """A player was asked, and chose."""

    number: int
    """Its place among all choices, chance's included."""
    at: int
    seat: Seat
    open: bool
    """Whether there was anything to choose from."""
    risk: tuple[int, int] | None


def analyse(
    table: Table,
    playouts: int | None = None,
    seed: int = 0,
    crew: Crew | None = None,
    tick: Tick | None = None,
) -> Analysis:
    """Look at a finished game again; Malformed if it is not finished."""
    if table.outcome is None:
        raise Malformed(Message("refuse-unfinished"))
    if playouts is None:
        playouts = PLAYOUTS[table.game.info.id]
    if playouts < 2:
        raise Malformed(Message("refuse-playouts", {"name": str(playouts)}))
    story = Story(table)
    crew = crew or Here()

    def weighed(numbers: list[int], worlds: int, seed: int, tick: Tick | None) -> Found:
        each = max(1, -(-len(numbers) // PARTS))
        jobs = [
            story.job(numbers[at : at + each], worlds, seed) for at in range(0, len(numbers), each)
        ]
        found: Found = {}
        for part in crew.run(work, jobs):
            found |= {one.number: one for one in part}
            if tick:
                tick(len(found))
        return found

    found = weighed([one.number for one in story.chosen(playouts)], playouts, seed, tick)
    wrong = mistaken(found)
    if story.weighs and playouts < CLOSE:
        again = weighed(sorted(one.number for one in wrong[:SEEMING]), CLOSE, -1 - seed, None)
        wrong = mistaken(again)
    return story.sum_up(found, wrong[:MOST], playouts, seed)


def mistaken(found: Found) -> list[Weighed]:
    """What surely was a mistake, the largest first."""
    sure = [one for one in found.values() if one.loss >= max(LEAST, SURE * one.error)]
    return sorted(sure, key=lambda one: -one.loss)


def count(table: Table, playouts: int | None) -> int:
    """How many choices would be weighed."""
    many = PLAYOUTS[table.game.info.id] if playouts is None else max(1, playouts)
    return max(1, len(Story(table).chosen(many)))


def work(job: Job) -> list[Weighed]:
    """Weigh some questions of a game."""
    id, seats, options, codes, numbers, playouts, seed = job
    game = find_game(id).of(options)
    wanted = set(numbers)
    found = []
    s = game.setup(seats, options)
    oracles: dict[Seat, Oracle] = {}
    last: Oracle | None = None
    for number, code in enumerate(codes):
        bag, seat = settle(s, None), s.asked()
        if seat != CHANCE:
            if seat not in oracles:
                oracles[seat] = Oracle(game, seat, game.view(s, seat))
            oracle = oracles[seat]
            fresh = last is not None and last.reaches(s)
            if number in wanted:
                found.append(weigh(oracle, s, bag, code, number, playouts, seed, fresh=fresh))
            else:
                oracle.watch(s, bag)  # to be remembered
            oracle.look(s)
            last = oracle
        answer(s, code)
    return found


class Story:
    """A game from its first choice to its last, with what was said in between."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.game = table.game
        self.codes = [choice.code for choice in table._played]
        self.questions: list[Question] = []
        self.busts: dict[int, int] = {}
        """Turns that went bust, by the number of the draw before."""
        self.deeds: dict[int, Event | None] = {}
        """What chance did, by the number of its answer."""
        self.weighs = True
        self._read()

    def asked(self) -> list[Question]:
        """The questions that had more than one answer."""
        return [question for question in self.questions if question.open]

    def chosen(self, playouts: int) -> list[Question]:
        """The questions that are weighed: all, or as many as there is time for, evenly."""
        asked = self.asked()
        most = SHORT[self.game.info.id] if self.weighs else LONG
        return asked[:: max(1, -(-len(asked) * EACH * playouts // most))]

    def job(self, numbers: list[int], playouts: int, seed: int) -> Job:
        """Something to weigh, for a worker."""
        table = self.table
        return (
            self.game.info.id,
            table.seats,
            table.options,
            self.codes[: numbers[-1] + 1],
            numbers,
            playouts,
            seed,
        )

    def _read(self) -> None:
        s = self.game.setup(self.table.seats, self.table.options)
        s.telling = True
        s.story = []
        last_draw = -1
        places = iter(said_before(self.table.log))
        for number, choice in enumerate(self.table._played):
            bag = settle(s, None)
            seat = s.asked()
            if seat != CHANCE:
                risk = self._risk(s) if choice.word == "draw" else None
                last_draw = number if risk else last_draw
                is_open = len(set(bag)) > 1
                if not self.questions:
                    self.weighs = Oracle(self.game, seat, self.game.view(s, seat)).weighs
                self.questions.append(Question(number, next(places), seat, is_open, risk))
            heard = len(s.story)
            answer(s, choice.code)
            own = len(s.story)
            settle(s, None)
            if seat == CHANCE:
                self.deeds[number] = deed(s.story[heard:own], s.story[own:])
            if any(event.what() == BUST for event in s.story[heard:]):
                self.busts[last_draw] = number
        self.end = s

    def _risk(self, s: State) -> tuple[int, int] | None:
        """How many of how many cards would bust the turn."""
        found = self.game.view(s, s.asked()).get("bust")
        return (found[0], found[1]) if found else None

    def sum_up(self, found: Found, wrong: list[Weighed], playouts: int, seed: int) -> Analysis:
        """Put everything together."""
        seats = self.table.seats
        at = {question.number: question.at for question in self.questions}
        books = Books(seats, self.final())
        curve: list[tuple[int, list[float]]] = []
        strokes: list[Stroke | None] = []
        before = -1
        for question in self.questions:
            one = found.get(question.number)
            if one is None:
                books.blind |= question.open
                continue
            chances = one.policy.chances
            between = range(before + 1, one.number)
            strokes.append(self.look(books, between, one.stands or chances))
            if one.stands:
                books.look(chances, spoke=False)
            curve.append((question.at, chances))
            books.choice(one.seat, one.chosen.chances)
            if one.chosen.word != one.policy.word:
                curve.append((question.at + 1, one.chosen.chances))
            before = one.number
        end = self.questions[-1].at + 1 if self.questions else 0
        strokes.append(self.look(books, range(before + 1, len(self.codes)), books.end))
        curve.append((end, books.end))
        large = [one for one in strokes if one and abs(one.change) >= LEAST]
        return Analysis(
            game=self.game.info.id,
            seats=seats,
            team=seats > 1 and is_team(self.table.options),
            seed=seed,
            playouts=playouts,
            asked=len(self.asked()),
            weighed=len(found),
            curve=curve,
            accounts=books.close(),
            mistakes=list(self.mistakes(wrong, at)),
            strokes=sorted(large, key=lambda one: -abs(one.change))[:MOST],
            risks=[
                Risk(one.at, one.seat, *one.risk, one.number in self.busts)
                for one in self.questions
                if one.risk
            ],
        )

    def look(self, books: Books, numbers: range, chances: list[float]) -> Stroke | None:
        """Chances are these after a stretch of the game; a stroke if that was chance's doing."""
        spoken = {number: self.deeds[number] for number in numbers if number in self.deeds}
        change = books.look(chances, spoke=bool(spoken))
        told = loudest(list(spoken.values()))
        if change is None or told is None:
            return None
        spoke = next(number for number, event in spoken.items() if event is told)
        at = max((one.at + 1 for one in self.questions if one.number < spoke), default=0)
        seat = change.index(max(change, key=abs))
        return Stroke(at, seat, change[seat], told.message())

    def final(self) -> list[float]:
        """What the end was worth to every seat."""
        outcome = self.table.outcome
        assert outcome is not None
        winners, seats = outcome.winners, self.table.seats
        share = 1.0 if len(winners) in (0, seats) else 1 / len(winners)
        return [share if seat in winners else 0.0 for seat in range(seats)]

    def mistakes(self, wrong: list[Weighed], at: dict[int, int]) -> Iterator[Mistake]:
        """What was done, and what would have been better."""
        worst = {one.number: one for one in wrong}
        says: dict[int, tuple[Message, Message]] = {}
        risks = {question.number: question.risk for question in self.questions}
        s = self.game.setup(self.table.seats, self.table.options)
        for number, choice in enumerate(self.table._played):
            settle(s, None)
            if number in worst:
                better = self.game.vocabulary.codes[worst[number].best.word]
                says[number] = (
                    self.game.describe(s, choice.seat, choice.code),
                    self.game.describe(s, choice.seat, better),
                )
            answer(s, choice.code)
        for number, one in worst.items():
            yield Mistake(
                at[number], one.seat, one.chosen, one.best, one.loss, one.error, *says[number],
                risks[number], reasons(one.best.facts, one.chosen.facts),
            )  # fmt: skip


def said_before(log: list[str]) -> Iterator[int]:
    """For every choice of a player that was not taken back, how many lines players had said."""
    kept: list[tuple[str, int]] = []
    lines = 0
    for line in log:
        who, _, word = line.partition(" ")
        if who == seat_name(CHANCE):
            continue
        if word == "undo":
            while kept.pop()[0] != who:
                pass
        else:
            kept.append((who, lines))
        lines += 1
    return iter([at for _, at in kept])
