"""A table: one game from setup to outcome, played in the notation."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from doubloon.engine.decision import Decision, Options
from doubloon.engine.event import Event, TakenBack
from doubloon.engine.game import Game
from doubloon.engine.message import Arg, Message
from doubloon.engine.notation import Choice
from doubloon.engine.outcome import Outcome
from doubloon.engine.refusal import Illegal, Malformed, NeedsConsent, NotYourTurn, Refusal
from doubloon.engine.seat import CHANCE, Seat, seat_name
from doubloon.engine.settle import answer, settle
from doubloon.engine.state import State

if TYPE_CHECKING:
    from pathlib import Path

    from doubloon.match.source import Source


class Table:
    """The authority over one game. The log of choices is the truth; all else follows from it.

    Without a source chance is played by hand: it is asked like any seat (`? red-1-1`).
    """

    def __init__(
        self, game: Game, seats: int, options: dict[str, Any], source: Source | None
    ) -> None:
        if not isinstance(options, dict):
            raise Malformed(Message("refuse-options", {"name": str(options)[:80]}))
        self.options = game.check(seats, options)
        self.game = game.of(self.options)
        self.seats = seats
        self.source = source
        self.names: list[str] = []
        """What the players are called, by seats; empty if nobody has said."""
        self.party: list[str] = []
        """Who plays, by seats: `human`, or a bot by its name; empty if nobody has said."""
        self.log: list[str] = []
        """Everything that was said, in order: choices, chance and takings back."""
        self._played: list[Choice] = []
        self._told: list[int] = []
        """How many events had been told before each choice."""
        self._story: list[Event] = []
        self._state = self._listen(self.game.setup(seats, self.options))
        self._bag = self._settle()
        self._decision: Decision | None = None

    def __repr__(self) -> str:
        return f"<{self.game.info.id} with {self.seats} seats, log: {len(self.log)}>"

    @property
    def decision(self) -> Decision | None:
        """What is asked now; None when the game is over."""
        if self._decision is None and self._state.stack:
            seat = self._state.asked()
            prompt = self._state.stack[-1].prompt(self._state)
            self._decision = Decision(seat, prompt, Options(self.game.vocabulary, seat, self._bag))
        return self._decision

    @property
    def outcome(self) -> Outcome | None:
        """Winners, standing and reason; None while the game goes on."""
        return None if self._state.stack else self.game.outcome(self._state)

    def play(self, *choices: Choice | str) -> None:
        """Make choices in turn; a refused one raises and leaves the table as it was before it."""
        for said in choices:
            choice = self._accept(said)
            if isinstance(choice, Refusal):
                raise choice
            self._append(choice)
            answer(self._state, choice.code)
            self._bag = self._settle()
            self._decision = None

    def why_not(self, choice: Choice | str) -> Message | None:
        """None if the choice is legal now, else the reason, with its rule."""
        refusal = self._accept(choice)
        return refusal.reason if isinstance(refusal, Refusal) else None

    def listed(self) -> list[Choice]:
        """The options as people read them: what is done often first, large steps last."""
        rank = {word: place for place, word in enumerate(self.game.order, 1)}
        decision = self.decision
        options = list(decision.options) if decision else []
        return sorted(options, key=lambda choice: rank.get(choice.word.partition(" ")[0], 0))

    def describe(self, choice: Choice) -> Message:
        """What one of the options would do, in words for people."""
        return self.game.describe(self._state, choice.seat, choice.code)

    def view(self, seat: Seat | None) -> dict[str, Any]:
        """Everything that the seat may know and nothing else; None is a spectator."""
        self._check_reader(seat)
        return self.game.view(self._state, seat)

    def events(self, seat: Seat | None, since: int = 0, until: int | None = None) -> list[Event]:
        """The story from event number `since` on, as that seat may read it."""
        self._check_reader(seat)
        seen = (event.seen_by(seat) for event in self._story[since:until])
        return [event for event in seen if event is not None]

    @property
    def told(self) -> int:
        """How many events there are so far: the `since` of the next one."""
        return len(self._story)

    def clone(self) -> Table:
        """An independent copy, in microseconds; it goes on with the same chance."""
        copy = Table.__new__(Table)
        copy.game = self.game
        copy.options = self.options
        copy.seats = self.seats
        copy.source = self.source.at(self.source.spoken) if self.source else None
        copy.names = self.names[:]
        copy.party = self.party[:]
        copy.log = self.log[:]
        copy._played = self._played[:]
        copy._told = self._told[:]
        copy._story = self._story[:]
        copy._state = copy._listen(self._state.clone())
        copy._bag = settle(copy._state, None)
        copy._decision = None
        return copy

    def why_no_undo(self, seat: Seat | None = None) -> Refusal | None:
        """None if the seat's last choice can be taken back freely, else what is in the way.

        It is free while nothing was revealed and nobody else acted since.
        """
        at = self._last_choice(seat)
        if at is None:
            return Illegal(Message("refuse-nothing-to-undo"))
        for later in self._played[at + 1 :]:
            if later.seat == CHANCE:
                return NeedsConsent(Message("refuse-undo-revealed"))
            if later.seat != self._played[at].seat:
                return NeedsConsent(Message("refuse-undo-acted", {"seat": later.seat}))
        if any(event.reveals for event in self._story[self._told[at] :]):
            return NeedsConsent(Message("refuse-undo-revealed"))
        return None

    def undo(self, seat: Seat | None = None, *, consent: bool = False) -> None:
        """Take back a seat's last choice, by default the last of all, and all that followed.

        Where it is not free, the others must consent. The log keeps a note of it.
        """
        refusal = self.why_no_undo(seat)
        if refusal and not (consent and isinstance(refusal, NeedsConsent)):
            raise refusal
        at = self._last_choice(seat)
        assert at is not None
        self._take_back(at)

    def save(self, path: str | Path) -> None:
        """Write the table as JSON lines: a header, then one choice a line, chance included."""
        from doubloon.match.save import save

        save(self, path)

    def _check_reader(self, seat: Seat | None) -> None:
        """Only the seats of this table, and spectators, read."""
        if seat is not None and seat not in range(self.seats):
            raise Malformed(Message("refuse-reader", {"name": str(seat), "seats": self.seats}))

    def _accept(self, said: Choice | str) -> Choice | Refusal:
        """The choice if it may be made now, else the refusal."""
        parsed = self.game.vocabulary.parse(str(said))
        decision = self.decision
        if decision is None:
            if parsed is None:
                return Malformed(Message("refuse-notation", {"text": str(said)[:80]}))
            return NotYourTurn(Message("refuse-over", rule=self.game.end_rule))
        if parsed and parsed.seat < self.seats and parsed.seat != decision.seat:
            # What another seat could say may be its secret, so it is not listed here.
            args: dict[str, Arg] = {"seat": parsed.seat, "asked": decision.seat}
            return NotYourTurn(Message("refuse-not-your-turn", args, self.game.turn_rule))
        if parsed is not None and parsed.seat == decision.seat and parsed.code in self._bag:
            return parsed
        possible = [str(choice) for choice in decision.options]
        if parsed is None or parsed.seat >= self.seats:
            others = {seat_name(seat) for seat in range(self.seats) if seat != decision.seat}
            if str(said).split(" ")[0] in others:
                possible = []
            return Malformed(Message("refuse-notation", {"text": str(said)[:80]}), possible)
        if parsed.seat == CHANCE:
            return Illegal(Message("refuse-chance", {"text": parsed.word}), possible)
        return Illegal(self.game.why_not(self._state, parsed.seat, parsed.code), possible)

    def _append(self, choice: Choice) -> None:
        self.log.append(choice.text)
        self._played.append(choice)
        self._told.append(len(self._story))

    def _listen(self, state: State) -> State:
        """Let the state tell its story to this table."""
        state.story = self._story
        state.telling = True
        return state

    def _settle(self) -> list[int]:
        """Run on to the next question, letting the source answer for chance."""
        source = self.source
        bag = settle(self._state, None)
        while source and self._state.asked() == CHANCE:
            code = bag[source.pick(len(bag))]
            self._append(self.game.vocabulary.choice(CHANCE, code))
            answer(self._state, code)
            bag = settle(self._state, None)
        return bag

    def _last_choice(self, seat: Seat | None) -> int | None:
        """Where the last choice of the seat stands, or of any player."""
        for at in range(len(self._played) - 1, -1, -1):
            player = self._played[at].seat
            if player != CHANCE and (seat is None or player == seat):
                return at
        return None

    def _take_back(self, at: int) -> None:
        """Drop the choices from `at` on, note it, and replay the rest."""
        seat = self._played[at].seat
        count = sum(choice.seat != CHANCE for choice in self._played[at:])
        self.log.append(f"{seat_name(seat)} undo")
        del self._played[at:], self._told[at:]
        state = self.game.setup(self.seats, self.options)
        for choice in self._played:
            settle(state, None)
            answer(state, choice.code)
        settle(state, None)  # what follows by itself has been told already
        self._state = self._listen(state)
        self._state.note(TakenBack(seat, count))
        if self.source:
            self.source = self.source.at(sum(c.seat == CHANCE for c in self._played))
        self._bag = self._settle()
        self._decision = None
