"""The judge of Port Royal where everybody plays alone: some turns are played, the race is weighed.

Everything is open there, so one world is as good as another, and chance tells the rest. Quick
replies are those of the greedy player as the position looks to each seat when a turn begins; what
cards and coins are worth hardly changes within a turn. Only the seat that thinks takes cards with
more care, as it will when it is asked: it looks what becomes of the race if it takes this or that.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, Final, cast

from doubloon.bots.port_royal import DEFAULT, DEFAULT_AIMS, Greedy
from doubloon.bots.port_royal.draw import is_ship
from doubloon.bots.port_royal.outlook import Outlook
from doubloon.bots.port_royal.seasoned import seasoned
from doubloon.bots.port_royal.voyage import Voyage
from doubloon.bots.search.port_royal_mates import Mates
from doubloon.bots.search.port_royal_quick import Eye, discover, repel, take
from doubloon.bots.search.port_royal_race import Race
from doubloon.bots.search.port_royal_takes import TakingJudge, takes
from doubloon.bots.search.rivalry import rivalry
from doubloon.engine.state import State as AnyState
from doubloon.games import game
from doubloon.games.port_royal import PortRoyal
from doubloon.games.port_royal.frames.trade import Take
from doubloon.games.port_royal.state import State
from doubloon.games.port_royal.words import DRAW, FIRST_CARD, FIRST_CLAIM, GAMBLE, REPEL, STOP

if TYPE_CHECKING:
    from doubloon.bots import Bot

NEAR: Final = 1
AHEAD: Final = 2
"""Turns that are played out before a position is judged; twice as many are no better."""
FEW: Final = 100
"""Iterations below which one turn has luck enough in it."""
LESS: Final = 600
"""Iterations that are worth their time where contracts or tasks lie out."""
DOUBT: Final = 0.5
"""By how many errors a choice must be ahead of the usual one."""
WARY: Final = 1.5
GAP: Final = 0.01
"""The same, and how much besides, where contracts or tasks lie out: the race knows less of them."""
REPLIES: Final = 16
CONTRACT_REPLIES: Final = 8
TASK_REPLIES: Final = 4
"""Replies that an iteration has time for: those to contracts are slower, and those to tasks more
so."""


class PortRoyalJudge(TakingJudge):
    """Replies as the greedy player would, in a hurry; a race weighed as many games have taught."""

    secrets = False
    rehearses = True
    first = 16
    hope = 2.0
    early = 0.3

    def __init__(self) -> None:
        super().__init__()
        self.plain = True
        """Whether neither contracts nor tasks lie out."""
        self.rivals = Mates()
        """Who answer for rivals where contracts or tasks lie out."""
        self.own = self.rivals
        """Who answer for the seat that thinks there."""
        self.player: Greedy | None = None
        """Whoever was seasoned by such games."""
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
        self.own = self.rivals = Mates()
        self.seat = view["seat"]
        self.plain = view["board"] is None and view["quest"] is None
        self.secrets = view["quest"] is not None
        self.doubt, self.gap = (DOUBT, 0.0) if self.plain else (WARY, GAP)
        self.effort = REPLIES if self.plain else CONTRACT_REPLIES
        if self.secrets:
            self.effort = TASK_REPLIES
        if view["board"] is not None:
            self.own = Mates(seasoned("contracts"))
            if self.player is None:
                self.player = Greedy(*seasoned("contracts"))

    def adviser(self) -> Bot | None:
        """Whoever was seasoned by such games, if anybody was."""
        return self.player

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

    def candidates(self, view: dict[str, Any], codes: list[int], liked: int) -> list[int]:
        """Without a ship in the harbour no card busts (R3.6): a draw is not doubted then."""
        deck = cast(PortRoyal, self.game).deck
        safe = liked == DRAW and not any(is_ship(deck, id) for id in view["harbour"])
        return [liked] if safe else codes

    def plan(self, n: int, choices: int) -> int:
        """Look ahead less far if few rehearsals must do, and the race knows what it weighs."""
        self.ahead = NEAR if self.plain and n < FEW else AHEAD
        return super().plan(n if self.plain else min(n, LESS), choices)

    def age(self, s: AnyState) -> int:
        """The number of the turn."""
        return cast(State, s).turn

    def begin(self, s: AnyState) -> None:
        """Judge when some turn begins."""
        self.until = cast(State, s).turn + self.ahead
        self.later = []

    def far(self, s: AnyState) -> bool:
        """Whether that turn has begun; a last round is played to its end."""
        return cast(State, s).turn >= self.until and self.clear(s)

    def clear(self, s: AnyState) -> bool:
        """Whether the race is on: who wins in the last round is played out."""
        return not cast(State, s).ending

    def worth(self, s: AnyState) -> list[float]:
        """Each seat's chance to win."""
        if self.race is None:
            name = course(self.view["options"])
            self.race = Race(rivalry(f"race_{name}", name))
        return self.race.chances(cast(State, s))

    def reply(self, s: AnyState, codes: list[int], random: Random) -> int:
        """A quick choice. The seat that thinks takes cards with care, as it will when it is asked;
        with contracts or tasks there is no time for that: rivals are greedy players, and where
        contracts lie out it is a seasoned one itself."""
        state = cast(State, s)
        frame = state.stack[-1]
        if not self.plain:
            mates = self.own if frame.seat == self.seat else self.rivals
            return mates.reply(state, codes)
        usual = self.quick(state, codes)
        with_care = self.careful(frame.seat) and takes(state, usual)
        return self.take(state, codes, usual)[0] if with_care else usual

    def hasty(self, s: AnyState, codes: list[int], random: Random) -> int:
        """A quick choice, with tasks too, and the greedy player's own where contracts lie out: the
        races were taught by such games."""
        state = cast(State, s)
        return self.quick(state, codes) if state.board is None else self.rivals.reply(state, codes)

    def quick(self, state: State, codes: list[int]) -> int:
        """Draw while the odds are good, turn away what would bust, take what is worth most; give a
        coin to whoever comes first (R10.6)."""
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
