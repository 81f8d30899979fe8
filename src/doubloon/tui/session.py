"""One evening at a table: the game, who plays, and what they may ask of it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from doubloon.engine.chance import Seeded
from doubloon.engine.decision import Decision
from doubloon.engine.event import Event
from doubloon.engine.message import Arg, Message
from doubloon.engine.notation import Choice
from doubloon.engine.refusal import Malformed, NeedsConsent
from doubloon.engine.seat import Seat, seat_name
from doubloon.locale import Speaker
from doubloon.match.table import Table
from doubloon.tui.amounts import largest, split_amount
from doubloon.tui.deck import lay_out
from doubloon.tui.party import Player
from doubloon.tui.rooms import aside, unasked

if TYPE_CHECKING:
    from doubloon.match.campaign import Campaign

BY_CHANCE: Final = "? "
QUIET: Final = frozenset(("unveiled",))
"""Events that only the patient want to read."""
FEW: Final = 20
"""Of so many things one may hear about each."""
SHOWN: Final = 200
"""How much of a file's name is repeated."""


def sit_down(table: Table, players: Sequence[Player], language: str) -> Session:
    """An evening at a table that knows its players from here on."""
    table.names = [player.name for player in players]
    table.party = [player.kind for player in players]
    return Session(table, players, language)


class Session:
    """A table with its players; both terminal rooms speak to the game through it."""

    def __init__(self, table: Table, players: Sequence[Player], language: str = "en") -> None:
        self.table = table
        lay_out(table.game)
        self.players = list(players)
        self.speak(language)
        self.humans = [seat for seat, player in enumerate(players) if player.is_human]
        self.kept = ""
        """Where the game is saved when the table is left; empty if it is not."""
        self.campaign: Campaign | None = None
        """The campaign that the game is part of, if any."""
        self.passing: set[tuple[Seat, str]] = set()
        """Who wants to pass at which kind of moment without being asked."""
        self._own: set[Path] = set()
        """Files of this very table, which may be written again."""
        self._seen: tuple[int, Seat | None, dict[str, Any]] = (-1, None, {})
        """The last view, and when and for whom it was taken; whatever happens adds to the log."""

    @property
    def is_kept(self) -> bool:
        """Whether the game is in some file, or will be when the table is left."""
        return bool(self.kept or self._own)

    def speak(self, language: str) -> None:
        """Go on in this language."""
        names = [player.name for player in self.players]
        self.speaker = Speaker(language, names, room=self.table.game)

    @property
    def game(self) -> str:
        """The id of the game."""
        return self.table.game.info.id

    @property
    def title(self) -> str:
        """The name of the game."""
        return self.speaker.word("title-" + self.game)

    @property
    def seed(self) -> int | None:
        """The seed of the table, if chance comes from one."""
        source = self.table.source
        return source.seed if isinstance(source, Seeded) else None

    @property
    def proposed(self) -> str:
        """A name for the file of this game: its own, or one that nothing has yet."""
        if self.kept and Path(self.kept).resolve() in self._own:
            return self.kept
        stem = f"{self.game}-{self.seed or 0}"
        names = [f"{stem}.jsonl", *(f"{stem}-{number}.jsonl" for number in range(2, 100))]
        free = (
            name for name in names if not Path(name).exists() or Path(name).resolve() in self._own
        )
        return next(free, names[0])

    @property
    def asked_human(self) -> Decision | None:
        """The decision, if it is a person's."""
        decision = self.table.decision
        return decision if decision and decision.seat in self.humans else None

    @property
    def reader(self) -> Seat | None:
        """For whose eyes the story is told: the only person's, or what all of them may read."""
        return self.humans[0] if len(self.humans) == 1 else None

    @property
    def resumed(self) -> bool:
        """Whether players have chosen before this evening: a saved game goes on."""
        return any(not said.startswith(BY_CHANCE) for said in self.table.log)

    def view(self) -> dict[str, Any]:
        """The table as the person asked may see it, or as the readers may."""
        decision = self.asked_human
        seat = decision.seat if decision else self.reader
        if self._seen[:2] != (len(self.table.log), seat):
            self._seen = (len(self.table.log), seat, self.table.view(seat))
        return self._seen[2]

    def story(self, since: int) -> list[Event]:
        """What happened from event number `since` on."""
        return self.table.events(self.reader, since)

    def options(self) -> list[tuple[Choice, str]]:
        """The choices open now, each with its sentence; amounts of one thing are one choice."""
        return [(choice, self.offer(choice)) for choice in largest(self.table.listed())]

    def keys(self) -> dict[str, str]:
        """The word of every choice that a person has now, with its key."""
        listed = largest(self.table.listed()) if self.asked_human else []
        return {choice.word: key_of(number) for number, choice in enumerate(listed, 1)}

    def offer(self, choice: Choice) -> str:
        """What an option would do, and which other amounts there are beside its own."""
        what, possible = self.describe(choice), self.amounts(choice)
        if len(possible) < 2:
            return what
        args: dict[str, Arg] = {"what": what, "least": possible[0], "most": possible[-1]}
        return self.speaker.word(f"tui-amount-{split_amount(choice)[0]}", args)

    def amounts(self, choice: Choice) -> list[int]:
        """The amounts that could be said instead of the one that ends this choice, and its own."""
        word, _ = split_amount(choice)
        found = map(split_amount, self.table.listed())
        return sorted(amount for other, amount in found if other == word and amount is not None)

    def describe(self, choice: Choice) -> str:
        """What one of the options would do."""
        said = self.speaker.say(self.table.describe(choice))
        return " ".join([said, *aside(self, choice)])

    def question(self, said: Choice | str) -> str:
        """What is asked before a choice that nobody should make by a slip; mostly nothing."""
        id = f"tui-sure-{self.game}-{str(said).partition(' ')[2]}"
        return self.speaker.word(id) if self.speaker.knows(id) else ""

    def read(self, said: str) -> Choice | None:
        """A choice from what was typed: with or without its seat, capitals or not.

        For an option that is open, the beginning of its word will do if it fits no other.
        """
        words = [_seat_or_word(word) for word in said.split()]
        decision = self.table.decision
        if not words or decision is None:
            return None
        text = " ".join(words)
        parse = self.table.game.vocabulary.parse
        exact = parse(text) or parse(f"{seat_name(decision.seat)} {text}")
        if exact:
            return exact
        begun = [choice for choice in decision.options if choice.word.startswith(text)]
        return begun[0] if len(begun) == 1 else None

    def begun(self, said: str) -> list[Choice]:
        """Whatever the asked seat could ever say that begins so, or is just this."""
        decision = self.table.decision
        begin = " ".join(said.lower().split())
        if decision is None or not begin:
            return []
        words = self.table.game.vocabulary
        every = [words.choice(decision.seat, code) for code in range(len(words))]
        begun = [choice for choice in every if choice.word.lower().startswith(begin)]
        exact = [choice for choice in begun if choice.word.lower() == begin]
        whole = [choice for choice in begun if choice.word.lower().startswith(begin + " ")]
        return whole or exact or begun

    def reasons(self, choices: Sequence[Choice]) -> list[str]:
        """What speaks for or against each; of many alike only the first is told."""
        told: dict[str, str] = {}
        for choice in choices:
            reason = self.table.why_not(choice)
            if reason is None:
                told[split_amount(choice)[0]] = self.may(choice)
            else:
                sentence = self.speaker.say(reason)
                told.setdefault(sentence if len(choices) <= FEW else reason.id, sentence)
        return list(told.values())

    def may(self, choice: Choice) -> str:
        """That a choice is possible now."""
        return self.speaker.word("tui-may", {"what": self.offer(choice).removesuffix(".")})

    def why_not(self, said: Choice | str) -> str | None:
        """None if the choice can be made now, else the reason with its rule."""
        reason = self.table.why_not(said)
        return None if reason is None else self.speaker.say(reason)

    def hint(self) -> str | None:
        """What the greedy bot would choose in the place of whoever is asked."""
        from doubloon.bots.greedy import greedy

        decision = self.table.decision
        if decision is None:
            return None
        chosen = greedy(self.game).choose(self.table.view(decision.seat), decision)
        choice = self.table.game.vocabulary.parse(str(chosen))
        assert choice is not None
        return self.speaker.word("tui-hint", {"what": self.describe(choice).removesuffix(".")})

    def last_human(self) -> Seat | None:
        """The person whose choice stands last in the log."""
        standing: list[str] = []
        for said in self.table.log:
            name, _, word = said.partition(" ")
            if word != "undo":
                standing.append(name)
                continue
            while standing and standing.pop() != name:
                pass
        names = {seat_name(seat): seat for seat in self.humans}
        return next((names[name] for name in reversed(standing) if name in names), None)

    def why_no_undo(self) -> str | None:
        """What other people must agree to before the last choice is taken back; bots always do."""
        seat = self.last_human()
        if seat is None or len(self.humans) < 2:
            return None
        refusal = self.table.why_no_undo(seat)
        return self.speaker.say(refusal.reason) if isinstance(refusal, NeedsConsent) else None

    def undo(self) -> str:
        """Take back the last choice that a person made, and say so."""
        seat = self.last_human()
        if seat is None:
            return self.speaker.say(Message("refuse-nothing-to-undo"))
        self.table.undo(seat, consent=True)
        while unasked(self) and (seat := self.last_human()) is not None:
            self.table.undo(seat, consent=True)
        return self.speaker.word("tui-undone")

    def pass_on(self) -> None:
        """Give the answers of people that go without asking."""
        while choice := unasked(self):
            self.table.play(choice)

    def pass_always(self) -> str:
        """Pass now and at every such moment; elsewhere, be asked again. Says which."""
        decision = self.asked_human
        if decision is None:
            return self.speaker.word("tui-pass-none")
        moment = (decision.seat, decision.prompt.id)
        self.passing.add(moment)
        if unasked(self):
            self.pass_on()
            return self.speaker.word("tui-pass-always")
        self.passing.discard(moment)
        return self.ask_again()

    def ask_again(self) -> str:
        """The person asked is asked at every moment again."""
        decision = self.asked_human
        mine = {each for each in self.passing if decision and each[0] == decision.seat}
        self.passing -= mine
        return self.speaker.word("tui-pass-ask" if mine else "tui-pass-none")

    def standing(self) -> list[tuple[int, Seat, str]]:
        """The final standing: place, seat and scores in words."""
        outcome = self.table.outcome
        if outcome is None:
            return []
        return [
            (
                place.place,
                place.seat,
                ", ".join(
                    self.speaker.word("score-" + name, {"count": score})
                    for name, score in place.scores.items()
                ),
            )
            for place in outcome.standing
        ]

    @property
    def ranked(self) -> bool:
        """Whether some stand before others; a team has one place for all."""
        return len({place for place, _, _ in self.standing()}) > 1

    def winners(self) -> str:
        """Who won, as a sentence."""
        outcome = self.table.outcome
        names = [self.speaker.name(seat) for seat in outcome.winners] if outcome else []
        if not names:
            return self.speaker.word("tui-end-nobody")
        id = "tui-end-winner" if len(names) == 1 else "tui-end-winners"
        return self.speaker.word(id, {"names": names})

    def primer(self) -> str:
        """The aim and the turn in a few sentences; nothing for a game that has none."""
        mode = str(self.table.options.get("mode"))
        more = dict.fromkeys((mode.partition("-")[0], mode))
        aim = f"tui-about-{self.game}-{mode}"
        if not self.speaker.knows(aim):
            aim = f"tui-about-mode-{mode}"
        ids = [aim, f"tui-primer-{self.game}", *map("tui-more-".__add__, more)]
        known = [id for id in ids if self.speaker.knows(id)]
        args: dict[str, Arg] = {"mode": mode, "seats": self.table.seats}
        return "\n".join(self.speaker.word(id, args) for id in known)

    def own(self, id: str) -> str:
        """What only this game has to say under this beginning of an id; empty if it has nothing."""
        id += self.game
        return self.speaker.word(id) if self.speaker.knows(id) else ""

    def example(self) -> Choice | None:
        """Something that could be said now."""
        return next(iter(self.table.listed()), None)

    def save(self, path: str) -> str:
        """Write the game to a file, and say whether that worked.

        A file that is there already is left alone, unless it is this table's own.
        """
        shown: dict[str, Arg] = {"path": path[:SHOWN]}
        try:
            place = Path(path).resolve()
            if place not in self._own and place.exists():
                return self.speaker.word("tui-save-exists", shown)
            self.table.save(path)
        except Malformed as refused:
            return self.speaker.say(refused.reason)
        except (OSError, ValueError, RuntimeError):
            return self.speaker.word("tui-not-saved", shown)
        self._own.add(place)
        return self.speaker.word("tui-saved", shown)

    def keep_at(self, path: str) -> None:
        """The game has a file: it is saved there on leaving, and may be saved there before."""
        self.kept = path
        if path:
            self._own.add(Path(path).resolve())


def key_of(number: int) -> str:
    """The key of a choice: its number, and 0 for the tenth; later ones have none and keep it."""
    return "0" if number == 10 else str(number)


def _seat_or_word(word: str) -> str:
    """A word as the notation writes it: seats with a capital, all else without."""
    word = word.lower()
    return word.upper() if word[:1] == "p" and word[1:].isdecimal() else word
