"""The judge of the classic game: the seat that thinks plays as games have taught it.

What its choices lead to is told by an instinct (`doubloon.bots.search.port_royal_sight`) that was
found by playing against quick players, round after round, with what was learned so far
(`doubloon.lab.rounds`). Once a player has stopped nothing is left to chance in a turn, so takes are
played out to the turn's end; what a draw may bring is known by instinct. With mixes and other ends
the race is weighed as in other modes.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, Final, cast

from doubloon.bots.port_royal import Greedy
from doubloon.bots.search.lanes import Lanes, lanes
from doubloon.bots.search.port_royal import PortRoyalJudge, course
from doubloon.bots.search.port_royal_quick import bag_of, can_grow
from doubloon.bots.search.port_royal_sight import Instinct, Part, Sight, draw_rows
from doubloon.bots.search.port_royal_takes import any_face, is_take
from doubloon.engine.decision import Decision
from doubloon.engine.notation import Choice
from doubloon.engine.settle import settle
from doubloon.engine.state import State as AnyState
from doubloon.games.port_royal.deck import JESTER, SHIP
from doubloon.games.port_royal.frames.discover import Repel
from doubloon.games.port_royal.frames.trade import Take
from doubloon.games.port_royal.odds import bust_odds
from doubloon.games.port_royal.persons import count
from doubloon.games.port_royal.state import State
from doubloon.games.port_royal.words import ADMIT, DRAW, REPEL, STOP

if TYPE_CHECKING:
    from doubloon.bots import Bot

SOON: Final = 1
DEEP: Final = 2
"""Takes still to come that it thinks about: before it stops in rehearsals, and when it is asked
itself. At takes of rehearsals it thinks of none: in the turn at hand what it found when it stopped
will do, and later there is no time."""
MOST_KEPT: Final = 20_000
"""Choices of a turn of which it remembers what they come to."""


class ClassicJudge(PortRoyalJudge):
    """Whoever thinks plays by instinct in rehearsals, too; rivals are quick until the end nears."""

    def __init__(self, weights: Lanes | None = None) -> None:
        super().__init__()
        self.weights = weights
        """What it plays by; what comes with the package, if nothing is given."""
        self.taught = False
        """Whether the instinct knows this table."""
        self.instinct: Instinct | None = None
        self.afters: dict[tuple[object, ...], float] = {}
        """What choices of the turn at hand come to, by what lies open when they are made."""
        self.greedy = Greedy()
        """Who answers for rivals in the last round."""
        self.helmsman = Helmsman(self)

    def watch(self, view: dict[str, Any]) -> None:
        """Look at the position, with the instinct where it knows such tables."""
        super().watch(view)
        self.taught = course(view["options"]) == "classic"
        self.deep = SOON if self.taught else 0
        self.afters = {}

    def adviser(self) -> Bot | None:
        """Whoever plays by instinct alone."""
        return self.helmsman if self.taught else super().adviser()

    def known(self, s: State) -> Instinct:
        """The instinct, for the deck of this table."""
        found = self.instinct
        if found is None or found.sight.deck is not s.deck:
            found = self.instinct = Instinct(
                self.weights or lanes("instinct_classic"), Sight(s.deck)
            )
        return found

    def chance(self, s: AnyState, seat: int) -> float:
        """A seat's chance to win when a turn begins."""
        if not self.taught:
            return super().chance(s, seat)
        return self.known(cast(State, s)).turn(cast(State, s), seat)

    def reply(self, s: AnyState, codes: list[int], random: Random) -> int:
        """By instinct for the seat that thinks; others do as rivals do."""
        if not self.taught:
            return super().reply(s, codes, random)
        state = cast(State, s)
        frame = state.stack[-1]
        if frame.seat != self.seat:
            return self.rival(state, codes)
        self.deep = 0 if isinstance(frame, Take) else SOON
        return self.decide(state, codes)

    def rival(self, s: State, codes: list[int]) -> int:
        """What others do: they are quick, and greedy in the last round, where each one tells."""
        if not s.ending:
            return self.quick(s, codes)
        seat = s.stack[-1].seat
        return self.greedy.pick(self.game.view(s, seat), seat, codes)

    def after(self, s: State, code: int) -> float:
        """Its chance once a choice is made and the turn is over. Within the turn at hand that is
        reckoned once for what lies open: what is still in the pile does not matter to it."""
        if not self.taught or s.turn != self.view["turn"]:
            return super().after(s, code)
        frame = s.stack[-1]
        left = frame.left if isinstance(frame, Take) else 0
        table = tuple(s.harbour), tuple(s.coins), tuple(s.display), tuple(s.expeditions), s.ending
        key = self.deep, code, left, *table
        found = self.afters.get(key)
        if found is None:
            if len(self.afters) >= MOST_KEPT:
                self.afters.clear()
            found = self.afters[key] = super().after(s, code)
        return found

    def decide(self, s: State, codes: list[int]) -> int:
        """What the seat that thinks does by instinct."""
        usual = self.quick(s, codes)
        frame = s.stack[-1]
        if isinstance(frame, Take):
            return self.take(s, codes, usual)[0] if is_take(s, usual) else usual
        if isinstance(frame, Repel):
            return self.repel(s, frame.ship)
        if STOP not in codes or DRAW not in codes or usual not in (DRAW, STOP) or not s.harbour:
            return usual
        if not any(s.deck.kind[card] == SHIP for card in s.harbour):
            return usual
        if not can_grow(s, bag_of(s)):
            return STOP
        stop = self.stop(s)
        return DRAW if self.draw(s, stop) > stop else STOP

    def repel(self, s: State, ship: int) -> int:
        """Drive a ship away that would bust, or without which the turn is better."""
        deck = s.deck
        for card in s.harbour:
            if deck.kind[card] == SHIP and deck.colour[card] == deck.colour[ship]:
                return REPEL
        return ADMIT if self.open(s, ADMIT) >= self.open(s, REPEL) else REPEL

    def open(self, s: State, code: int) -> float:
        """The chance after a ship was let in or driven away: to draw on, or to stop."""
        world = s.clone()
        world.stack.pop().resolve(world, code)
        settle(world, any_face)
        if not world.harbour:
            return self.known(world).turn(world, self.seat)
        stop = self.stop(world)
        if not can_grow(world, bag_of(world)):
            return stop
        draw = self.draw(world, stop)
        ships = any(world.deck.kind[card] == SHIP for card in world.harbour)
        return max(stop, draw) if ships else draw

    def stop(self, s: State) -> float:
        """The chance if the seat stops now and takes what is best."""
        return self.after(s, STOP)

    def draw(self, s: State, stop: float) -> float:
        """The chance of a draw, with what stopping would be worth."""
        instinct = self.known(s)
        return instinct.seen(*self.drawn(s, stop))

    def drawn(self, s: State, stop: float) -> tuple[list[Part], list[int]]:
        """What is seen of a draw: the position, and rows for what it risks and promises."""
        seat, deck, harbour = self.seat, s.deck, s.harbour
        parts = self.known(s).sight.parts(s, seat, s.active, s.coins, True)
        colours = ships = 0
        for card in harbour:
            if deck.kind[card] == SHIP:
                colours |= 1 << deck.colour[card]
                ships += 1
        fatal, cards = bust_odds(s, seat)
        eye, purse, bag = self.see(s, seat), s.coins[seat], bag_of(s)
        rows = draw_rows(
            stop,
            self.bust(s),
            fatal / cards if cards else 0.0,
            ships,
            len(harbour),
            colours,
            eye.draw(harbour, purse, s.gambled, bag),
            eye.stop(harbour, purse, s.gambled),
        )
        return parts, rows

    def bust(self, s: State) -> float:
        """The chance if the seat's turn ended now with nothing but the Jesters' coins (R3.6b)."""
        seat = self.seat
        coins = [purse + count(s, at, JESTER) for at, purse in enumerate(s.coins)]
        following = s.after(s.active)
        if s.ending and following == s.first:
            world = s.clone()
            world.coins = coins
            return self.final(self.game.outcome(world), world)[seat]
        instinct = self.known(s)
        return instinct.seen(instinct.sight.parts(s, seat, following, coins, False))


class Helmsman:
    """Plays the classic game by instinct alone, and thinks about more of its takes."""

    def __init__(self, judge: ClassicJudge) -> None:
        self.judge = judge

    def choose(self, view: dict[str, Any], decision: Decision) -> Choice:
        """What it would do without rehearsals; the judge has looked at the view already."""
        judge = self.judge
        codes = decision.options.codes
        world = cast(State, judge.game.imagine(view, Random(0)))
        settle(world, None)
        judge.deep = DEEP
        code = judge.decide(world, codes)
        judge.deep = SOON
        return decision.options[codes.index(code)]
