"""The judge of Port Royal where everybody plays alone: some turns are played, the race is weighed.

Everything is open there, so one world is as good as another, and chance tells the rest. Quick
replies are those of the greedy player as the position looks to each seat when a turn begins; what
cards and coins are worth hardly changes within a turn.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final, cast

from doubloon.bots.port_royal import DEFAULT, DEFAULT_AIMS
from doubloon.bots.port_royal.outlook import Outlook
from doubloon.bots.port_royal.voyage import Voyage
from doubloon.bots.search.judge import Judge
from doubloon.bots.search.port_royal_quick import Eye, discover, repel, take
from doubloon.bots.search.port_royal_race import Race
from doubloon.bots.search.rivalry import rivalry
from doubloon.engine.state import State as AnyState
from doubloon.games import game
from doubloon.games.port_royal import PortRoyal
from doubloon.games.port_royal.frames.trade import Take
from doubloon.games.port_royal.state import State
from doubloon.games.port_royal.words import DRAW, FIRST_CARD, FIRST_CLAIM, GAMBLE, REPEL, STOP

NEAR: Final = 1
FAR: Final = 4
"""Turns that are played out before a position is judged: a few rehearsals tell most about what
comes next, many can tell what comes of it."""
MANY: Final = 300
"""Iterations from which on it pays to look far."""


class PortRoyalJudge(Judge):
    """Replies as the greedy player would, in a hurry; a race weighed as many games have taught."""

    secrets = False
    rehearses = True
    first = 16
    hope = 2.0
    doubt = 0.0

    def __init__(self) -> None:
        self.race: Race | None = None
        self.eyes: list[Eye | None] = []
        self.later: list[Eye | None] = []
        self.later_view: dict[str, Any] = {}
        self.turn = 0
        self.ahead = NEAR
        self.until = 0

    def watch(self, view: dict[str, Any]) -> None:
        """Look at the position with everybody's eyes."""
        self.view = view
        self.game = game("port-royal").of(view["options"])
        self.eyes = []
        self.secrets = view["quest"] is not None

    def see(self, s: State, seat: int) -> Eye:
        """How a seat sees the turn; its eyes are opened when they are needed."""
        if s.turn == self.view["turn"]:
            if not self.eyes:
                self.eyes = [None] * s.seats
            return opened(self.eyes, self.view, seat)
        if s.turn != self.turn or not self.later:
            self.turn = s.turn
            self.later_view = self.game.view(s, self.view["seat"])
            self.later = [None] * s.seats
        return opened(self.later, self.later_view, seat)

    def plan(self, n: int, choices: int) -> int:
        """Look far if there is time for it; contracts and tasks take too long to judge."""
        plain = self.view["board"] is None and self.view["quest"] is None
        self.ahead = FAR if n >= MANY and plain else NEAR
        return super().plan(n, choices)

    def age(self, s: AnyState) -> int:
        """The number of the turn."""
        return cast(State, s).turn

    def begin(self, s: AnyState) -> None:
        """Judge when some turn begins."""
        self.until = cast(State, s).turn + self.ahead
        self.later = []

    def far(self, s: AnyState) -> bool:
        """Whether that turn has begun; a last round is played to its end."""
        state = cast(State, s)
        return state.turn >= self.until and not state.ending

    def worth(self, s: AnyState) -> list[float]:
        """Each seat's chance to win."""
        if self.race is None:
            name = course(self.view["options"])
            self.race = Race(rivalry(f"race_{name}", name))
        return self.race.chances(cast(State, s))

    def reply(self, s: AnyState, codes: list[int], random: Random) -> int:
        """Draw while the odds are good, turn away what would bust, take what is worth most."""
        state = cast(State, s)
        frame = state.stack[-1]
        eye = self.see(state, frame.seat)
        for code in codes:
            if FIRST_CLAIM <= code < FIRST_CARD:
                return code
        first = codes[0]
        if first == REPEL:
            return repel(state, eye)
        if isinstance(frame, Take):
            return take(state, codes, eye, frame.left)
        if first in (DRAW, STOP, GAMBLE):
            return discover(state, codes, eye)
        return first


def opened(eyes: list[Eye | None], view: dict[str, Any], seat: int) -> Eye:
    """A seat's eye on what is seen, opened if it is not yet."""
    found = eyes[seat]
    if found is None:
        deck = cast(PortRoyal, game("port-royal").of(view["options"])).deck
        plain = view["board"] is None and view["quest"] is None
        look = (
            Outlook(view, seat, DEFAULT, deck)
            if plain
            else Voyage(view, seat, DEFAULT, deck, DEFAULT_AIMS)
        )
        found = eyes[seat] = Eye(look)
    return found


def course(options: dict[str, Any]) -> str:
    """Which of the taught races this is (`doubloon.lab.teach`)."""
    mode: str = options["mode"]
    if mode == "classic":
        return "mixed" if options["mix"] or options["end"] != "standard" else mode
    return mode.partition("-open")[0]
