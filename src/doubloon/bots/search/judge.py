"""How a search judges: quick replies to play on with, and what a position is worth to everybody."""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import TYPE_CHECKING, Any, Final

from doubloon.engine.game import Game
from doubloon.engine.outcome import Outcome
from doubloon.engine.state import State

if TYPE_CHECKING:
    from doubloon.bots import Bot


class Judge:
    """Knows nothing of a game: everybody plays by lot to the end, and winners share one.

    One judge serves one seat for a whole game, so it may remember.
    """

    secrets = True
    """Whether a position holds what this seat does not know, so that worlds differ."""
    curiosity = 1.0
    """How much a choice that was seldom looked at is favoured; worths lie between 0 and 1."""

    enough = 10**6
    """Iterations, or rehearsals of each choice, after which more would hardly help."""

    rehearses = False
    """Whether choices are rehearsed one by one instead of being looked for in a tree. Replies are
    to follow from the world then: those that come before luck are asked for once."""
    first = 4
    """Rehearsals of each choice after which those behind are dropped; then as many more."""
    hope = 1.0
    """At first a choice is dropped that would be behind the usual one even if it were better
    than it looks by so many errors of the comparison."""
    doubt = 1.5
    """At last one is dropped that would be behind if it were worse by so many."""
    early = 0.0
    """How much of what is left of a rehearsal's worth is told when a turn begins on the way: there
    is less luck in it than in what is seen in the end, and more of the judge's own error."""
    effort = 0
    """Replies that an iteration has time for, if there is a bound: a choice whose rehearsals are
    long gets fewer of them, but the first ones always."""
    pondered = 0
    """Ends of turns so far that were only thought of; each counts as one reply."""
    gap = 0.0
    """By how much a rehearsed choice must be better than the usual one."""
    even = False
    """Whether the first cards of rehearsals come about as often as they would in the long run."""

    def watch(self, view: dict[str, Any]) -> None:
        """The seat is asked, and sees this; worlds are imagined from it next."""

    def imagine(self, game: Game, view: dict[str, Any], random: Random) -> State:
        """A world behind what was seen last."""
        return game.imagine(view, random)

    def narrow(self, codes: list[int]) -> list[int]:
        """The options worth thinking about."""
        return codes

    def trusts(self, code: int) -> bool:
        """Whether the usual choice is taken without a thought."""
        return False

    def adviser(self) -> Bot | None:
        """Whose choice is kept if in doubt; the greedy player's where there is nobody."""
        return None

    def candidates(self, view: dict[str, Any], codes: list[int], liked: int) -> list[int]:
        """The choices to rehearse, the usual one among them."""
        return codes

    def plan(self, n: int, choices: int) -> int:
        """How often each of some choices is rehearsed, with so many iterations in all; asked before
        rehearsals begin, so that a judge can say how far it will look."""
        return n // choices

    def age(self, s: State) -> int:
        """Turns so far: rehearsals give each turn luck of its own."""
        return 0

    def begin(self, s: State) -> None:
        """A world is about to be played on that comes from here."""

    def leave(self, s: State) -> None:
        """The tree ends here; quick replies come now."""

    def far(self, s: State) -> bool:
        """Whether this is far enough to be judged."""
        return False

    def clear(self, s: State) -> bool:
        """Whether the judge can say something of this position."""
        return True

    def reply(self, s: State, codes: list[int], random: Random) -> int:
        """A quick choice for whoever is asked."""
        return codes[int(random.random() * len(codes))]

    def hasty(self, s: State, codes: list[int], random: Random) -> int:
        """The quickest reply there is: lessons are played by it."""
        return self.reply(s, codes, random)

    def worth(self, s: State) -> list[float]:
        """What an unfinished position is worth to each seat, between 0 and 1."""
        return [1 / s.seats] * s.seats

    def chance(self, s: State, seat: int) -> float:
        """What it is worth to one seat: the one that thinks, so a judge may look from there."""
        return self.worth(s)[seat]

    def final(self, outcome: Outcome, s: State) -> list[float]:
        """What the end is worth to each seat; a team wins or loses as one."""
        winners = outcome.winners
        share = 1.0 if len(winners) in (0, s.seats) else 1 / len(winners)
        return [share if seat in winners else 0.0 for seat in range(s.seats)]

    def mark(self, s: State, seat: int) -> object:
        """Tells positions apart for the seat that thinks; None where all are taken for one."""
        return None


JUDGES: Final = {
    ("buccaneer", "standard"): "buccaneer.BuccaneerJudge",
    ("merchants", "standard"): "merchants.MerchantsJudge",
    ("port-royal", "classic"): "port_royal_classic.ClassicJudge",
    ("port-royal", "set-sail"): "port_royal.PortRoyalJudge",
    ("port-royal", "contracts"): "port_royal.PortRoyalJudge",
    ("port-royal", "adventure"): "port_royal.PortRoyalJudge",
    ("port-royal", "adventure-open"): "port_royal.PortRoyalJudge",
    ("port-royal", "adventure-coop"): "port_royal_team.QuestJudge",
    ("port-royal", "contracts-coop"): "port_royal_team.CrewJudge",
}
"""Who judges a game and mode: a module of this folder and its class. Others have a plain Judge."""
FEW: Final = {
    ("port-royal", "contracts-coop", 1): "port_royal_team.AloneJudge",
    ("port-royal", "contracts-coop", 2): "port_royal_team.PairJudge",
}
"""The same where one who plays alone, or a pair, has a judge of their own."""


def judge_of(game: Game, view: dict[str, Any]) -> Judge:
    """The judge of a game, as it is played here."""
    key = game.info.id, view["options"].get("mode", "standard")
    name = FEW.get((*key, len(view["players"])), JUDGES.get(key))
    if name is None:
        return Judge()
    module, _, kind = name.partition(".")
    found: Judge = getattr(import_module(f"{__package__}.{module}"), kind)()
    return found
