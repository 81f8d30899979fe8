"""The judges of Port Royal's cooperative modes: the chance to win, as games taught it.

Choices are rehearsed: seasoned mates play on for some turns, then one small layer weighs what the
team, or one who plays alone, has and lacks. Facts of nothing stand for the time to beat. All seats
share one worth, so any mate can tell which card is best taken; that is the usual choice.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Any, Final, cast

from doubloon.bots.port_royal import Greedy
from doubloon.bots.port_royal.seasoned import Judgement, seasoned
from doubloon.bots.search.layer import Layer, Nearby, Vector, chance, learned
from doubloon.bots.search.port_royal_alone import alone_facts
from doubloon.bots.search.port_royal_crew import crew_facts, pair_facts
from doubloon.bots.search.port_royal_mates import Mates
from doubloon.bots.search.port_royal_quest import quest_facts
from doubloon.bots.search.port_royal_takes import TakingJudge, takes
from doubloon.engine.decision import Decision
from doubloon.engine.notation import Choice
from doubloon.engine.settle import settle
from doubloon.engine.state import State as AnyState
from doubloon.games import game
from doubloon.games.port_royal import PortRoyal
from doubloon.games.port_royal.deck import EXPEDITION, SHIP
from doubloon.games.port_royal.state import State
from doubloon.games.port_royal.words import ASIDE, DRAW, FIRST_CARD, FIRST_NAME, PASS

if TYPE_CHECKING:
    from doubloon.bots import Bot

TURNS: Final = 2
"""How many turns later a rehearsal is weighed."""
LEAST: Final = 8
"""Rehearsals of each choice: by fewer, luck cannot be told from a gain."""
RUNS: Final = (384, 960, 384, 160, 160)
"""Rehearsals of all choices together that there is time for with contracts, with one to five."""
SOON: Final = 1
"""Takes still to come, one's own or a mate's, that whoever is asked thinks about."""
LOOKING: Final = ("Look", "LookAt", "PutBack")
"""Steps of a Scout; who did not look sees only how many cards there are."""


class TeamJudge(TakingJudge):
    """Replies as seasoned mates do, and weighs the team's chance."""

    rehearses = True
    enough = 32
    gap = 0.005
    each = 12
    """Iterations that one rehearsal of every choice stands for."""
    runs = 10**6
    """Rehearsals of all choices together that there is time for."""

    def __init__(
        self, layer: Layer, facts: Callable[[State], Vector], judgement: Judgement
    ) -> None:
        super().__init__()
        self.layer = layer
        self.judgement = judgement
        """How mates judge things."""
        self.player = Greedy(*judgement)
        self.facts = facts
        """What the team has and lacks."""
        self.time = self.layer.score([0.0] * len(self.layer.direct))
        self.near: Nearby | None = None
        self.mates = Mates(self.judgement)
        self.mate = CarefulMate(self)
        self.ahead = TURNS
        self.until = 0

    def watch(self, view: dict[str, Any]) -> None:
        """Look at the position."""
        self.game = game("port-royal").of(view["options"])
        self.deck = cast(PortRoyal, self.game).deck
        self.seat = view["seat"]
        self.near = None
        self.mates = Mates(self.judgement)
        self.secrets = has_secrets(view)

    def adviser(self) -> Bot:
        """A mate."""
        return self.mate

    def narrow(self, codes: list[int]) -> list[int]:
        """No time card is set aside: it would only be missed (R13.3)."""
        return [PASS] if codes and codes[0] == ASIDE else codes

    def trusts(self, code: int) -> bool:
        """What a mate claims, fulfils or completes is done, and named as it names it.

        Mates never wait, so their games do not teach what waiting is worth.
        """
        deck = self.deck
        if FIRST_CARD + deck.take <= code < FIRST_CARD + deck.top:
            return deck.kind[code - deck.take] == EXPEDITION
        return FIRST_NAME <= code < FIRST_CARD

    def candidates(self, view: dict[str, Any], codes: list[int], liked: int) -> list[int]:
        """What may be rehearsed: nothing is claimed that a mate leaves."""
        deck = self.deck
        if liked == DRAW and not any(deck.kind[deck.card[id]] == SHIP for id in view["harbour"]):
            return [liked]  # Nothing can be lost yet (R3.6).
        return [code for code in codes if code < FIRST_NAME or code >= FIRST_CARD]

    def plan(self, n: int, choices: int) -> int:
        """A rehearsal with mates takes its time: the more choices, the fewer of each."""
        return min(max(LEAST, n // self.each), self.runs // choices)

    def age(self, s: AnyState) -> int:
        """The number of the turn."""
        return cast(State, s).turn

    def begin(self, s: AnyState) -> None:
        """Judge some turns later."""
        self.until = cast(State, s).turn + self.ahead

    def far(self, s: AnyState) -> bool:
        """Whether that turn has begun."""
        return cast(State, s).turn >= self.until

    def reply(self, s: AnyState, codes: list[int], random: Random) -> int:
        """As a seasoned mate does; in rehearsals there is no time for care."""
        return self.quick(cast(State, s), codes)

    def quick(self, state: State, codes: list[int]) -> int:
        """What a seasoned mate answers."""
        return self.mates.reply(state, codes)

    def careful(self, seat: int) -> bool:
        """All mates are."""
        return True

    def with_care(self, s: State, codes: list[int], usual: int) -> int:
        """The card that is best taken, or none, with the next take thought about, too; the usual
        choice where nothing is taken."""
        if not takes(s, usual):
            return usual
        self.deep = SOON
        found = self.take(s, codes, usual)[0]
        self.deep = 0
        return found

    def worth(self, s: AnyState) -> list[float]:
        """The chance to win together."""
        facts = self.facts(cast(State, s))
        if self.near is None:
            self.near = Nearby(self.layer, facts)
        return [chance(self.near.score(facts) - self.time)] * s.seats


class QuestJudge(TeamJudge):
    """Of the adventure: what card 9 asks for, against time (R19.2)."""

    effort = 10

    def __init__(self) -> None:
        super().__init__(learned("port_royal", "quest"), quest_facts, seasoned("quest"))


class ContractsJudge(TeamJudge):
    """Of contracts. Rehearsals are short there, so there are many, and smaller gains can be told
    from luck."""

    even = True
    first = 8
    enough = 64
    doubt = 0.8
    gap = 0.002
    each = 8
    effort = 8

    def watch(self, view: dict[str, Any]) -> None:
        """Look at the position: many mates take their time."""
        super().watch(view)
        self.runs = RUNS[len(view["players"]) - 1]


class CrewJudge(ContractsJudge):
    """Of the contracts: who is how far from what the plan gives them, against time (R13.1)."""

    def __init__(self) -> None:
        super().__init__(learned("port_royal_crew", "crew"), crew_facts, seasoned("crew"))


class PairJudge(ContractsJudge):
    """The same for two, who are quick: they rehearse oftener, and the turn at hand with care."""

    enough = 160
    each = 5

    def __init__(self) -> None:
        super().__init__(learned("port_royal_crew", "pair"), pair_facts, seasoned("pair"))
        self.now = -1
        """The turn in which a rehearsal begins; in lessons there is none."""

    def begin(self, s: AnyState) -> None:
        """Judge some turns later."""
        super().begin(s)
        self.now = cast(State, s).turn

    def reply(self, s: AnyState, codes: list[int], random: Random) -> int:
        """As a seasoned mate does; what is taken in the turn at hand is what the layer likes best
        at its end."""
        state = cast(State, s)
        usual = self.quick(state, codes)
        if state.turn != self.now or not takes(state, usual):
            return usual
        return self.take(state, codes, usual)[0]


class AloneJudge(ContractsJudge):
    """Of the contracts for one who plays alone: how far each is, against time (R14)."""

    def __init__(self) -> None:
        super().__init__(learned("port_royal", "alone"), alone_facts, seasoned("alone"))


class CarefulMate:
    """A seasoned mate, who takes cards with care."""

    def __init__(self, judge: TeamJudge) -> None:
        self.judge = judge

    def choose(self, view: dict[str, Any], decision: Decision) -> Choice:
        """What it would do without rehearsals; the judge has looked at the view already."""
        judge = self.judge
        codes = decision.options.codes
        usual = judge.player.choose(view, decision)
        if view["pending"][-1][0] != "Take":
            return usual
        world = cast(State, judge.imagine(judge.game, view, Random(0)))
        settle(world, None)
        code = judge.with_care(world, codes, usual.code)
        return decision.options[codes.index(code)]


def has_secrets(view: dict[str, Any]) -> bool:
    """Whether a mate has looked at a card that this seat has not seen (R22.1b)."""
    quest = view["quest"]
    if quest is None:
        return False
    if quest["knowers"] and quest["top"] is None:
        return True
    if any(coin["card"] is None for one in quest["travellers"] for coin in one["marked"]):
        return True
    return any(isinstance(step[-1], int) for step in view["pending"] if step[0] in LOOKING)
