"""Tables set by hand: a test is a little play that cites its rule.

    t = table("port-royal", seats=3, harbour=["red-1-1"], displays={P1: ["sailor-1"]})
    t.play("P1 draw", "? red-3-2")
    assert t.harbour == []

Lines that start with `?` answer for chance. Where a play leaves chance without a line, the
commonest outcome comes up, so that the faces of spent coins need no script; a table made with
`strict=True` leaves it pending instead. After every play all cards must still be there.

`opening` begins at the very first question instead, with nothing set by hand.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, cast

from doubloon.engine.decision import Decision
from doubloon.engine.message import Message
from doubloon.engine.outcome import Outcome
from doubloon.engine.seat import CHANCE, Seat
from doubloon.engine.settle import settle
from doubloon.games import game
from doubloon.games.port_royal.contracts import Board
from doubloon.games.port_royal.deck import NO_CARD
from doubloon.games.port_royal.frames.discover import DISCOVER
from doubloon.games.port_royal.frames.turn import END_TURN
from doubloon.games.port_royal.persons import influence, swords
from doubloon.games.port_royal.quest import Quest
from doubloon.games.port_royal.state import State
from doubloon.match.table import Table
from kit_boards import Box, lay_board, lay_quest

P1: Final = 0
P2: Final = 1
P3: Final = 2
P4: Final = 3
P5: Final = 4


class Stage:
    """A table of any game whose chance is played by hand."""

    def __init__(self, table: Table, strict: bool) -> None:
        self.table = table
        self.strict = strict

    def play(self, *lines: str) -> None:
        """Play the lines in turn; chance falls back on its commonest outcome unless strict."""
        for line in lines:
            if not line.startswith("?"):
                self._let_chance_speak()
            self.table.play(line)
        self._let_chance_speak()
        self.check()

    def check(self) -> None:
        """Whatever must hold after every play."""

    @property
    def decision(self) -> Decision:
        """What is asked now; the game must not be over."""
        assert self.table.decision is not None, "the game is over"
        return self.table.decision

    @property
    def asked(self) -> Seat | None:
        """Who is asked; None when the game is over."""
        return self.table.decision.seat if self.table.decision else None

    @property
    def prompt(self) -> str:
        """What is asked, as a message id."""
        return self.decision.prompt.id

    @property
    def options(self) -> set[str]:
        """The words open to whoever is asked: {"draw", "stop"}."""
        return {choice.word for choice in self.decision.options}

    @property
    def outcome(self) -> Outcome:
        """The result; the game must be over."""
        assert self.table.outcome is not None, "the game goes on"
        return self.table.outcome

    @property
    def story(self) -> list[dict[str, object]]:
        """Every event so far as plain data, as spectators read it."""
        return [event.data() for event in self.table.events(None)]

    def told(self, name: str) -> list[dict[str, object]]:
        """The events of one name, without it."""
        found = [event for event in self.story if event["event"] == name]
        return [{key: event[key] for key in event if key != "event"} for event in found]

    def why_not(self, line: str) -> tuple[str, str]:
        """The reason against a line: its message id and its rule."""
        reason = self.table.why_not(line)
        assert isinstance(reason, Message), f"{line} is legal"
        assert str(reason), "the reason has no words"
        return reason.id, reason.rule

    def says(self, word: str) -> str:
        """What an open choice would do, in words."""
        (choice,) = (choice for choice in self.decision.options if choice.word == word)
        return str(self.table.describe(choice))

    def _let_chance_speak(self) -> None:
        while self.asked == CHANCE and not self.strict:
            options = self.decision.options
            self.table.play(max(options, key=options.weight))


class PortRoyal(Stage):
    """A table of Port Royal."""

    @property
    def state(self) -> State:
        """The position itself."""
        return cast(State, self.table._state)

    @property
    def harbour(self) -> list[str]:
        """The harbour in the order in which it filled."""
        return self._names(self.state.harbour)

    @property
    def expeditions(self) -> list[str]:
        """The expeditions that lie open."""
        return self._names(self.state.expeditions)

    @property
    def discard(self) -> list[str]:
        """The discard pile, in no order."""
        return sorted(self._names(self.state.discard))

    @property
    def pile(self) -> int:
        """How many cards are in the draw pile."""
        return self.state.pile

    def display(self, seat: Seat) -> list[str]:
        """A seat's persons and expeditions."""
        return self._names(self.state.display[seat])

    def stored(self, seat: Seat) -> list[str]:
        """A seat's ships under Wholesalers."""
        return self._names(self.state.stored[seat])

    def coins(self, seat: Seat) -> int:
        """A seat's coins."""
        return self.state.coins[seat]

    def purse(self, seat: Seat) -> list[int]:
        """A seat's coins shuffle by shuffle, oldest first."""
        return self.state.purse[seat :: self.state.seats]

    @property
    def purses(self) -> list[int]:
        """Everybody's coins."""
        return self.state.coins[:]

    def influence(self, seat: Seat) -> int:
        """A seat's influence."""
        return influence(self.state, seat)

    def swords(self, seat: Seat) -> int:
        """A seat's swords."""
        return swords(self.state, seat)

    def pass_on(self) -> None:
        """Let everybody pass until the next player is active."""
        turn = self.state.turn
        while self.asked is not None and self.state.turn == turn:
            self.play(f"P{self.asked + 1} pass")

    @property
    def board(self) -> Board:
        """The contracts."""
        assert self.state.board is not None, "no contracts are played"
        return self.state.board

    @property
    def quest(self) -> Quest:
        """The adventure."""
        assert self.state.quest is not None, "no adventure is played"
        return self.state.quest

    @property
    def contracts(self) -> list[str]:
        """The contracts that lie out, in order."""
        return [self.state.rules.contracts[at].id for at in self.board.laid]

    def claims(self, contract: str) -> tuple[Seat, ...]:
        """Who has completed a contract, in order."""
        return self.board.claims[self._contract(contract)]

    def steps(self, contract: str) -> tuple[int, ...]:
        """How far each seat is with a contract."""
        return self.board.steps[self._contract(contract)]

    def kept(self, seat: Seat) -> list[str]:
        """The ships that a seat keeps for Pirate's Nest."""
        return self._names(self.board.kept[seat])

    @property
    def tasks(self) -> list[str]:
        """The tasks that lie out, in order."""
        return [self.state.rules.book.tasks[at].id for at in self.quest.laid]

    def done(self, task: str) -> tuple[Seat, ...]:
        """Who has fulfilled a task, in order."""
        return self.quest.done[[facts.id for facts in self.state.rules.book.tasks].index(task)]

    def goods(self, seat: Seat) -> list[str]:
        """The ships that a seat has kept as goods."""
        return self._names(self.quest.goods[seat])

    def crowns(self, seat: Seat) -> int:
        """A seat's crowns."""
        return self.quest.crowns[seat]

    def cubes(self, seat: Seat) -> int:
        """Cubes left on a seat's personality."""
        return self.quest.cubes[seat]

    @property
    def event(self) -> str | None:
        """This turn's event."""
        at = self.quest.event
        return self.state.rules.book.events[at].id if at >= 0 else None

    @property
    def weights(self) -> dict[str, int]:
        """What chance may say, by how much it weighs."""
        options = self.decision.options
        return {choice.word: options.weight(choice) for choice in options}

    def check(self) -> None:
        """No card is ever made or lost, and every unseen card is in a pile or a purse."""
        s = self.state
        places = [*s.unseen, s.discard, s.harbour, s.expeditions, *s.display, *s.stored]
        known = coins = 0
        aside = 0
        if s.board is not None:
            places += s.board.kept
            aside = s.board.time + s.board.score
        if s.quest is not None:
            marked = [[coin.card for coin in held] for held in s.quest.marked]
            coins = sum(map(len, marked))
            known = int(s.quest.top != NO_CARD)
            places += [*s.quest.goods, *marked, [s.quest.top] * known]
        found = Counter(card for place in places for card in place) + self._pending()
        assert found == Counter(s.rules.dealt + s.rules.open_expeditions + self._mixed_in())
        assert sum(s.coins) == sum(s.purse) + coins
        assert all(s.coins[seat] >= sum(self.purse(seat)) for seat in range(s.seats))
        assert min(s.purse) >= 0
        if self.asked != CHANCE:
            assert sum(map(len, s.unseen)) == s.pile - known + sum(s.purse) + aside

    def _mixed_in(self) -> list[int]:
        """The cards that have joined the deck since the start."""
        if self.state.quest is None or self.state.quest.mixed < 0:
            return []
        return [card for card, late in enumerate(self.state.deck.late) if late == 1]

    def _pending(self) -> Counter[int]:
        """Cards that a pending step holds: a ship to repel, an expedition under way, a tax."""
        held: Counter[int] = Counter()
        frames: list[Any] = self.state.stack
        for frame in frames:
            field = _HOLDING.get(type(frame).__name__)
            if field:
                held[getattr(frame, field)] += 1
            held.update(getattr(frame, "seen", ()))
        return held

    def _contract(self, id: str) -> int:
        return [facts.id for facts in self.state.rules.contracts].index(id)

    def _names(self, cards: Iterable[int]) -> list[str]:
        return [self.state.deck.ids[card] for card in cards]


_HOLDING: Final = {"Repel": "ship", "Give": "expedition", "Tax": "card", "Bonus": "card"}
_ADVENTURES: Final = ("adventure", "adventure-coop")


def opening(seats: int, **options: Any) -> PortRoyal:
    """A table before anything has happened; chance is asked and answers only by script."""
    return PortRoyal(Table(game("port-royal"), seats, options, None), strict=True)


def table(
    id: str = "port-royal",
    seats: int = 3,
    *,
    mode: str = "classic",
    mix: Sequence[str] = (),
    end: str = "standard",
    first: Seat = P1,
    active: Seat | None = None,
    phase: int = 1,
    harbour: Sequence[str] = (),
    expeditions: Sequence[str] = (),
    displays: Mapping[Seat, Sequence[str]] | None = None,
    stored: Mapping[Seat, Sequence[str]] | None = None,
    coins: Mapping[Seat, int] | None = None,
    pile: Sequence[str] | None = None,
    discard: Sequence[str] | None = None,
    rest: str = "purse",
    revealed: int | None = None,
    ending: bool = False,
    strict: bool = False,
    chapter: int = 5,
    bonus: Sequence[int] = (),
    **boards: Any,
) -> PortRoyal:
    """A table of Port Royal in the middle of a turn; what is not said is as at the start.

    Cards laid out are taken out of the pile. With `pile` it holds exactly these cards, and all
    coins are from the shuffle before; the rest lies in `discard`, or, where that is given too,
    in the purse of the last seat, or, with `rest="stored"`, under its persons. `phase=2` means
    that the active player has just stopped. What else there is on the table in some modes, see
    `lay_board` and `lay_quest`; chapter 5 has all cards.
    """
    assert id == "port-royal", "no other game can be set up yet"
    options: dict[str, Any] = {"mode": mode, "mix": list(mix), "end": end}
    if mode in _ADVENTURES:
        options["chapter"] = chapter
    if bonus:
        options["bonus"] = list(bonus)
    t = PortRoyal(Table(game(id), seats, options, None), strict)
    active = first if active is None else active
    s = t.state
    if s.board is None and s.quest is None:
        t.table.play(f"? P{active + 1}")
    else:
        s.stack = [END_TURN[active], DISCOVER[active]]
        s.active, s.turn = active, 1
        s.coins = [3] * seats
    box = Box(s)
    s.first = first
    s.ending = ending
    s.harbour = box.take(harbour)
    s.revealed = max(len(harbour), phase - 1) if revealed is None else revealed
    for seat, names in (displays or {}).items():
        s.display[seat] = tuple(box.take(names))
    for seat, names in (stored or {}).items():
        s.stored[seat] = tuple(box.take(names))
    s.expeditions = box.take(expeditions) + [c for c in s.rules.open_expeditions if box.has(c)]
    for seat, count in (coins or {}).items():
        s.coins[seat] = count
    if s.board is not None:
        lay_board(s, s.board, box, **boards)
    elif s.quest is not None:
        lay_quest(s, s.quest, box, **boards)
    else:
        assert not boards, f"{mode} has no {', '.join(boards)}"
    _lay_piles(s, box, pile, discard, rest)
    t.table._bag = settle(s, None)
    t.table._decision = None
    t.check()
    if phase == 2:
        t.play(f"P{active + 1} stop")
    return t


def _lay_piles(
    s: State, box: Box, pile: Sequence[str] | None, discard: Sequence[str] | None, rest: str
) -> None:
    """Share what is left in the box out among pile, discard pile and purses."""
    s.discard = box.take(discard or ())
    known, purse, aside = 0, s.coins[:], 0
    if s.quest is not None:
        known = int(s.quest.top != NO_CARD)
        purse = [coins - len(s.quest.marked[seat]) for seat, coins in enumerate(s.coins)]
    if s.board is not None:
        aside = s.board.time + s.board.score
    if pile is None:
        s.unseen = [box.cards]
        s.purse = purse
        s.pile = len(box.cards) - sum(purse) - aside + known
        assert s.pile >= 0, "more coins than cards"
        return
    top = sorted(box.take(pile))
    minted = sum(purse) + aside
    if discard is None:
        s.discard = box.cards[minted:]
        del box.cards[minted:]
    elif rest == "purse":
        s.coins[-1] += len(box.cards) - minted
        purse[-1] += len(box.cards) - minted
    else:
        s.stored[-1] += tuple(box.cards[minted:])
        del box.cards[minted:]
    s.unseen = [box.cards, top]
    s.purse = purse + [0] * s.seats
    s.pile = len(top) + known
