"""The judge of Port Royal where everybody plays alone: a turn is played out, the race is weighed.

Everything is open there, so one world is as good as another, and chance tells the rest. Quick
replies are those of the greedy player as the position at the root looks to each seat; what cards
and coins are worth hardly changes within a turn.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final, cast

from doubloon.bots.port_royal import DEFAULT, DEFAULT_AIMS
from doubloon.bots.port_royal.outlook import Outlook
from doubloon.bots.port_royal.voyage import Voyage
from doubloon.bots.search.judge import Judge
from doubloon.bots.search.layer import learned
from doubloon.bots.search.port_royal_quick import Eye, discover, repel, take
from doubloon.bots.search.port_royal_race import Race
from doubloon.engine.state import State as AnyState
from doubloon.games import game
from doubloon.games.port_royal import PortRoyal
from doubloon.games.port_royal.frames.trade import Take
from doubloon.games.port_royal.state import State
from doubloon.games.port_royal.words import DRAW, FIRST_CARD, FIRST_CLAIM, GAMBLE, REPEL, STOP

AHEAD: Final = 1
"""Turns that are played out before a position is judged."""
ALONE: Final = 0.1
"""Curiosity against a single rival; both figures were found by play against greedy."""


class PortRoyalJudge(Judge):
    """Replies as the greedy player would, in a hurry; a race weighed as many games have taught."""

    secrets = False
    curiosity = 0.25

    def __init__(self) -> None:
        self.race: Race | None = None
        self.eyes: list[Eye] = []
        self.until = 0

    def watch(self, view: dict[str, Any]) -> None:
        """Look at the position with everybody's eyes."""
        self.view = view
        self.eyes = []
        self.secrets = view["quest"] is not None
        if len(view["players"]) == 2:
            self.curiosity = ALONE

    def see(self) -> list[Eye]:
        """Everybody's eyes, opened when they are needed."""
        view = self.view
        deck = cast(PortRoyal, game("port-royal").of(view["options"])).deck
        for seat in range(len(view["players"])):
            if view["board"] is None and view["quest"] is None:
                self.eyes.append(Eye(Outlook(view, seat, DEFAULT, deck)))
            else:
                self.eyes.append(Eye(Voyage(view, seat, DEFAULT, deck, DEFAULT_AIMS)))
        return self.eyes

    def begin(self, s: AnyState) -> None:
        """Judge at the beginning of the turn after next."""
        self.until = cast(State, s).turn + AHEAD

    def far(self, s: AnyState) -> bool:
        """Whether that turn has begun; a last round is played to its end."""
        state = cast(State, s)
        return state.turn >= self.until and not state.ending

    def worth(self, s: AnyState) -> list[float]:
        """Each seat's chance to win."""
        if self.race is None:
            self.race = Race(learned("port_royal", course(self.view["options"])))
        return self.race.chances(cast(State, s))

    def mark(self, s: AnyState, seat: int) -> object:
        """Harbour, purses, displays, contracts, and who is asked: nothing else differs much."""
        state = cast(State, s)
        board, quest = state.board, state.quest
        return (
            state.turn,
            len(state.stack),
            tuple(sorted(state.harbour)),
            tuple(state.coins),
            tuple(state.display),
            None if board is None else (*board.claims, *board.steps, *board.kept, board.time),
            None if quest is None else (tuple(quest.crowns), tuple(quest.cubes), quest.event),
        )

    def reply(self, s: AnyState, codes: list[int], random: Random) -> int:
        """Draw while the odds are good, turn away what would bust, take what is worth most."""
        state = cast(State, s)
        eyes = self.eyes or self.see()
        frame = state.stack[-1]
        eye = eyes[frame.seat]
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


def course(options: dict[str, Any]) -> str:
    """Which of the taught races this is (`doubloon.lab.teach`)."""
    mode: str = options["mode"]
    if mode == "classic":
        return "mixed" if options["mix"] or options["end"] != "standard" else mode
    return mode.partition("-open")[0]
