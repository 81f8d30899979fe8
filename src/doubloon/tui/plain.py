"""The plain room: one line after another, for screen readers, pipes and scripts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TextIO

from doubloon.engine.message import Arg
from doubloon.engine.notation import Choice
from doubloon.engine.seat import Seat
from doubloon.locale import LANGUAGES
from doubloon.locale.house import in_play
from doubloon.tui.campaign import table_page
from doubloon.tui.look_up import a_card, a_rule, just_happened, read_card, read_rule
from doubloon.tui.rooms import (
    VAST,
    brief_table,
    closing,
    describe_table,
    journey,
    keeps_secrets,
    public_log,
    story_page,
)
from doubloon.tui.session import QUIET, Session
from doubloon.tui.story import took_nothing
from doubloon.tui.told import question_lines

FEW: Final = 3
"""Reasons that are told when somebody has begun to say what cannot be done."""
DIGITS: Final = 20
"""No choice has a longer number."""
CLEAR: Final = "\x1b[2J\x1b[3J\x1b[H"
"""Wipes a terminal, with what scrolled by."""


def run_plain(
    session: Session, out: TextIO, read: Callable[[], str], verbose: bool = False
) -> None:
    """Play a game line by line. `read` gives the next line, and an empty one at the end."""
    try:
        PlainRoom(session, out, read, verbose).run()
    except KeyboardInterrupt:
        out.write("\n")
        raise


class PlainRoom:
    """Tells the story, asks people, and obeys their words."""

    def __init__(
        self, session: Session, out: TextIO, read: Callable[[], str], verbose: bool
    ) -> None:
        self.session = session
        self.table = session.table
        self.out = out
        self.read = read
        self.verbose = verbose
        self.told = 0
        self.unread = session.table.told if session.resumed else 0
        """From which event on pages of the story are read out."""
        self.holder: Seat | None = None
        self.seen: tuple[Seat | None, int] = (None, -1)
        """Who was asked last and how much had happened: after more the table is told again."""
        self.doubted: Choice | None = None
        """What was said last, if it is to be said twice."""
        self.commands: dict[str, Callable[[str], None]] = {
            "undo": self.undo,
            "hint": self.hint,
            "why": self.why,
            "card": self.card,
            "rule": self.rule,
            "view": self.look,
            "look": self.look,
            "lang": self.lang,
            "save": self.save,
            "log": self.log,
            "campaign": self.campaign,
            "help": self.help,
            "u": self.undo,
            "h": self.hint,
            "s": self.save,
            "?": self.help,
        }
        if session.game in VAST:
            self.commands["journey"] = self.journey
            self.commands["pass-always"] = self.pass_always
            self.commands["ask-again"] = self.ask_again

    def run(self) -> None:
        """Play until the game is over or nobody says anything more."""
        self.welcome()
        while self.go_on() and (decision := self.table.decision):
            bot = self.session.players[decision.seat].bot
            if bot:
                self.table.play(bot.choose(self.table.view(decision.seat), decision))
            elif not self.sit_down(decision.seat) or not self.ask():
                self.say("tui-plain-bye" if self.session.is_kept else "tui-plain-bye-unsaved")
                return
        self.tell()
        self.close()

    def go_on(self) -> bool:
        """Answer what needs no asking, and tell what has happened."""
        self.session.pass_on()
        self.tell()
        return True

    def say(self, id: str, args: dict[str, Arg] | None = None) -> None:
        """Print one message."""
        self.line(self.session.speaker.word(id, args))

    def line(self, text: str) -> None:
        """Print one line."""
        self.out.write(text + "\n")

    def welcome(self) -> None:
        """Say what is played, by whom, and with which seed."""
        session = self.session
        args: dict[str, Arg] = {
            "title": self.title(),
            "count": self.table.seats,
            "names": [player.name for player in session.players],
        }
        if session.seed is None:
            self.say("tui-plain-welcome-no-seed", args)
        else:
            self.say("tui-plain-welcome", {**args, "seed": str(session.seed)})
        for text in in_play(self.table.game, session.speaker):
            self.line(text)

    def title(self) -> str:
        """The game, and the way it is played if it has several."""
        session, mode = self.session, f"tui-value-mode-{self.table.options.get('mode')}"
        if len(self.table.game.info.modes) < 2 or not session.speaker.knows(mode):
            return session.title
        return session.speaker.word(
            "tui-plain-mode", {"title": session.title, "mode": session.speaker.word(mode)}
        )

    def tell(self) -> None:
        """Print what has happened since the last time."""
        events = self.session.story(self.told)
        for number, event in enumerate(events, self.told):
            page = story_page(self.session, event) if number >= self.unread else None
            if page:
                self.line(f"\n{page}\n")
            elif self.verbose or event.name not in QUIET:
                self.line(self.session.speaker.tell(event))
            idle = took_nothing(self.session, events, number - self.told)
            if idle:
                self.line(idle)
        self.told = self.table.told

    def sit_down(self, seat: Seat) -> bool:
        """Pass the screen on where that matters; False if there is nobody to take it."""
        alone = len(self.session.humans) < 2 or self.holder == seat
        if alone or not keeps_secrets(self.session):
            return True
        self.holder = seat
        if self.out.isatty():
            self.out.write(CLEAR)
        self.say("tui-plain-curtain", {"name": self.session.speaker.name(seat)})
        self.out.flush()
        return bool(self.read())

    def ask(self) -> bool:
        """Let a person choose; False if there is nobody to answer any more."""
        now = (self.table.decision.seat if self.table.decision else None, self.table.told)
        if self.seen == now:
            self.question()
        else:
            self.put(brief_table(self.session))
        self.seen = now
        choices = len(self.table.log)
        while len(self.table.log) == choices:
            self.out.write(self.session.speaker.word("tui-plain-ask") + " ")
            self.out.flush()
            line = self.read()
            if not line:
                self.line("")
                return False
            if line.lower().split()[:1] in (["quit"], ["q"]):
                return False
            if line.strip():
                self.obey(line.strip())
        return True

    def obey(self, line: str) -> None:
        """Do what one line says, or say in one sentence why not."""
        doubted, self.doubted = self.doubted, None
        word, _, rest = line.partition(" ")
        command = self.commands.get(word.lower())
        if command:
            command(rest.strip())
            return
        choice = self.choice(line)
        if choice is None:
            return
        reason = self.session.why_not(choice)
        question = self.session.question(choice)
        if reason:
            self.line(reason)
        elif question and doubted != choice:
            self.doubted = choice
            self.say("tui-plain-sure", {"question": question})
        else:
            self.table.play(choice)

    def choice(self, line: str) -> Choice | None:
        """The choice that a line means: a number, a word, or the whole notation."""
        options = self.session.options()
        count = len(options)
        if line.isdecimal():
            number = int(line) if len(line) <= DIGITS else 0
            if 1 <= number <= count:
                return options[number - 1][0]
            self.say("tui-plain-number", {"number": line[:DIGITS], "count": count})
            return None
        choice = self.session.read(line)
        if choice is None:
            reasons = self.session.reasons(self.session.begun(line))
            if 0 < len(reasons) <= FEW:
                self.line("\n".join(reasons))
            else:
                self.say("tui-plain-unknown", {"text": line[:80], "count": count})
        return choice

    def look(self, _: str) -> None:
        """Print the table, the question and its options."""
        self.put(describe_table(self.session))

    def put(self, table: list[str]) -> None:
        """Print these lines on the table, the question and its options."""
        for line in table:
            self.line(line)
        self.question()

    def question(self) -> None:
        """Print the question and its options."""
        for line in question_lines(self.session):
            self.line(line)

    def undo(self, rest: str) -> None:
        """Take back the last choice of a person, if the other people agree."""
        reason = self.session.why_no_undo()
        if reason and rest != "agreed":
            self.say("tui-plain-undo-agree", {"reason": reason})
        else:
            self.line(self.session.undo())

    def hint(self, _: str) -> None:
        """Say what the greedy bot would choose."""
        self.line(self.session.hint() or self.session.speaker.word("tui-hint-none"))

    def why(self, rest: str) -> None:
        """Say whether a choice can be made now, and if not, by which rule."""
        if not rest:
            example = self.session.example()
            self.say("tui-plain-why-what", {"word": example.word if example else ""})
            return
        begun = self.session.begun(rest)
        choice = None if begun else self.choice(rest)
        for reason in self.session.reasons([choice] if choice else begun):
            self.line(reason)

    def card(self, rest: str) -> None:
        """Print a card in full, or say how to ask for one."""
        if rest:
            self.line(read_card(self.session, rest))
        else:
            self.say("tui-plain-card-what", {"example": a_card(self.session)})

    def rule(self, rest: str) -> None:
        """Print a rule in full, or the last lines with theirs."""
        self.line(read_rule(self.session, rest) if rest else just_happened(self.session))

    def lang(self, rest: str) -> None:
        """Go on in another language."""
        if rest.lower() in LANGUAGES:
            self.session.speak(rest.lower())
            self.look("")
        else:
            self.say("refuse-lang", {"name": rest[:80], "possible": list(LANGUAGES)})

    def save(self, rest: str) -> None:
        """Write the game to a file."""
        if rest:
            self.line(self.session.save(rest))
        else:
            self.say("tui-plain-save-where")

    def log(self, _: str) -> None:
        """Print everything that was said, in the notation."""
        for said, shown in zip(self.table.log, public_log(self.session), strict=True):
            hidden: dict[str, Arg] = {"name": said.partition(" ")[0]}
            self.line(shown or self.session.speaker.word("tui-plain-hidden", hidden))

    def campaign(self, _: str) -> None:
        """Print how far the campaign is."""
        for line in table_page(self.session):
            self.line(line)

    def journey(self, _: str) -> None:
        """Say how many actions it takes to get where."""
        self.line(journey(self.session))

    def pass_always(self, _: str) -> None:
        """Pass now and at every such moment."""
        self.line(self.session.pass_always())

    def ask_again(self, _: str) -> None:
        """Be asked at every moment again."""
        self.line(self.session.ask_again())

    def help(self, _: str) -> None:
        """Print how the game goes, and what can be said."""
        primer = self.session.primer()
        if primer:
            self.line(primer)
        example = self.session.example()
        word, whole = (example.word, str(example)) if example else ("", "")
        self.say("tui-plain-help", {"word": word, "whole": whole})
        languages = list(LANGUAGES)
        self.say("tui-plain-help-look-up", {"number": a_rule(self.session), "languages": languages})
        if self.session.game in VAST:
            self.say("tui-plain-help-pass")

    def close(self) -> None:
        """Print who won, why it is over, and the standing."""
        outcome = self.table.outcome
        if outcome is None:
            return
        self.line(self.session.speaker.say(outcome.reason))
        self.line(self.session.winners())
        self.say("tui-plain-standing")
        id = "tui-plain-place" if self.session.ranked else "tui-plain-mate"
        for place, seat, scores in self.session.standing():
            name = self.session.speaker.name(seat)
            self.say(id, {"place": place, "name": name, "scores": scores})
        for line in closing(self.session):
            self.line(line)
