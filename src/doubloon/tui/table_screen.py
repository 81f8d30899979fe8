"""The table in a window: the game's own drawing, the choices, the story, and the keys."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import ClassVar, Final

from textual import on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Horizontal, Vertical
from textual.events import Key, Resize
from textual.widgets import OptionList, Static

from doubloon.bots.own import Fault
from doubloon.engine.message import Arg
from doubloon.engine.notation import Choice
from doubloon.engine.seat import Seat, seat_name
from doubloon.tui.amounts import split_amount
from doubloon.tui.choices import Choices
from doubloon.tui.curtain import Curtain
from doubloon.tui.dialogs import Ask, Write
from doubloon.tui.helm import Helm
from doubloon.tui.keys import KeyHints
from doubloon.tui.logbook import Logbook
from doubloon.tui.page import Page
from doubloon.tui.part import Part
from doubloon.tui.rooms import VAST, draw_table, keeps_secrets, story_page
from doubloon.tui.session import Session, key_of
from doubloon.tui.standing import Standing
from doubloon.tui.story import plain_line, story_line, took_nothing
from doubloon.tui.tabs import Tabs

DIGITS: Final = "1234567890"
LEAST_WIDTH: Final = 60
LEAST_HEIGHT: Final = 18
"""What a table needs at least to be read."""


class TableScreen(Helm):
    """One game from the first card to the standing; it answers what to do after it."""

    AUTO_FOCUS = "#choices"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("space", "hurry", show=False),
        Binding("left,right", "look_around", show=False),
    ]

    def __init__(self, session: Session, delay: float = 0.7, curtain: bool = False) -> None:
        super().__init__(session)
        self.table = session.table
        self.delay = delay
        self.wants_curtain = curtain
        self.told = 0
        self.unread = session.table.told if session.resumed else 0
        """From which event on pages of the story are turned up."""
        self.pages: list[str] = []
        """Pages that nobody has read yet."""
        self.holder: Seat | None = None
        """The person who sits in front of the screen."""
        self.hurried = asyncio.Event()
        self.middle, self.seats, self.board = draw_table(session)
        self.set_class(self.board is not None, "-boarded")
        self.set_class(session.game in VAST, "-vast")

    @property
    def curtain(self) -> bool:
        """Whether people may not see each other's table."""
        return len(self.session.humans) > 1 and (self.wants_curtain or keeps_secrets(self.session))

    def compose(self) -> ComposeResult:
        """The middle above, seats and choices below, keys at the foot."""
        word = self.session.speaker.word
        self.middle.id, self.seats.id = "middle", "crew"
        yield Static(id="too-small")
        if mark := self.table.game.mark:
            yield Static(word("web-house-mark", {"mark": mark}), id="house")
        yield self.middle
        with Horizontal(id="deck"):
            with Container(id="left"):
                if self.board:
                    self.board.id = "board"
                    yield Tabs(word("tui-title-crew"), str(self.board.border_title))
                yield self.seats
                if self.board:
                    yield self.board
            with Vertical(id="side"):
                with Vertical(id="ask"):
                    yield Static(id="prompt")
                    yield Choices(id="choices")
                yield Logbook(id="story")
        yield Static(id="whisper")
        absent = {"board": self.board is None, "campaign": self.session.campaign is None}
        yield KeyHints(word, {what for what, gone in absent.items() if gone})

    def on_resize(self, event: Resize) -> None:
        """A window that is too small says how large it should be."""
        width, height = event.size
        self.set_class(width < LEAST_WIDTH or height < LEAST_HEIGHT, "-too-small")
        args: dict[str, Arg] = {"width": width, "height": height}
        least: dict[str, Arg] = {"columns": LEAST_WIDTH, "lines": LEAST_HEIGHT}
        said = self.session.speaker.word("tui-too-small", {**args, **least})
        self.query_one("#too-small", Static).update(said)

    def on_mount(self) -> None:
        """Begin the game."""
        self.query_one("#story").border_title = self.session.speaker.word("tui-title-story")
        self.call_after_refresh(self.advance)

    def advance(self) -> None:
        """Go on with the game: ask a person, let bots play, or close the logbook."""
        self.session.pass_on()
        self.tell()
        if self.pages:
            self.read_page()
            return
        decision = self.table.decision
        if decision is None:
            self.draw()
            self.close_logbook()
        elif not self.session.players[decision.seat].is_human:
            self.draw()
            self.bots_play()
        elif self.curtain and self.holder != decision.seat:
            name = self.session.speaker.name(decision.seat)
            self.add_class("-veiled")
            self.app.push_screen(Curtain(name, self.session.speaker), self.sit_down)
        else:
            self.sit_down(None)

    def read_page(self) -> None:
        """Show the next page of the story, and go on when it has been read."""
        page = Page(self.pages.pop(0), self.session.speaker)
        if not self.curtain:
            self.draw()
        self.app.push_screen(page, lambda _: self.advance())

    def sit_down(self, _: None) -> None:
        """The person who is asked sits in front of the screen and sees the table."""
        decision = self.table.decision
        self.holder = decision.seat if decision else None
        self.hurried.clear()
        if self.curtain:
            self.whisper("")
        self.draw()
        self.remove_class("-veiled")
        self.query_one(Choices).focus()

    @work(exclusive=True, group="bots")
    async def bots_play(self) -> None:
        """Let bots choose until a person is asked; they think beside the screen, not in it."""
        while decision := self.table.decision:
            bot = self.session.players[decision.seat].bot
            if bot is None:
                break
            if self.delay and not self.hurried.is_set():
                self.draw()
            await self.pause()
            view = self.table.view(decision.seat)
            try:
                choice = await asyncio.to_thread(bot.choose, view, decision)
            except Fault as fault:
                self.whisper(self.session.speaker.say(fault.reason), refused=True)
                return
            self.table.play(choice)
            self.tell()
            if self.pages:
                break
        self.advance()

    async def pause(self) -> None:
        """A moment to follow what happens, unless somebody is in a hurry."""
        if self.delay:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.hurried.wait(), self.delay)

    def draw(self) -> None:
        """Show the table, the question and its choices."""
        self.middle.show()
        self.seats.show()
        if self.board:
            self.board.show()
            self.query_one(Tabs).show(self.board.brief())
        word, speaker = self.session.speaker.word, self.session.speaker
        decision = self.table.decision
        prompt, choices = self.query_one("#prompt", Static), self.query_one(Choices)
        if decision is None:
            prompt.update(word("tui-over"))
            choices.show([word("tui-see-standing")])
        elif self.session.asked_human:
            text = speaker.say(decision.prompt)
            prompt.update(
                word("tui-plain-prompt", {"name": speaker.name(decision.seat), "prompt": text})
            )
            choices.show([what for _, what in self.session.options()])
        else:
            prompt.update(word("tui-waiting", {"name": speaker.name(decision.seat)}))
            choices.show([])

    def tell(self) -> None:
        """Write what happened into the story."""
        log = self.query_one(Logbook)
        unread = self.session.story(max(self.told, self.unread))
        pages = (story_page(self.session, event) for event in unread)
        self.pages += [page for page in pages if page]
        events = self.session.story(self.told)
        for at, event in enumerate(events):
            line = story_line(event, self.session.speaker)
            if line is not None:
                log.tell(line)
            idle = took_nothing(self.session, events, at)
            if idle:
                log.tell(plain_line(idle))
                self.whisper(idle)
        self.told = self.table.told

    def choose(self, said: Choice | str) -> None:
        """Make a choice for a person, or say why it cannot be made."""
        reason = self.session.why_not(said)
        if reason:
            self.whisper(reason, refused=True)
            return
        question = self.session.question(said)
        if not question:
            self.play(said)
            return
        ask = Ask(question, self.session.speaker)
        self.app.push_screen(ask, lambda agreed: self.play(said) if agreed else None)

    def play(self, said: Choice | str) -> None:
        """Make a choice that can be made, and go on."""
        self.table.play(said)
        self.whisper("")
        self.advance()

    def ask_amount(self, choice: Choice) -> None:
        """Ask for an amount; the most that can be said is proposed."""
        word, most = split_amount(choice)
        ask = Write(self.session.offer(choice), str(most), self.session.speaker)
        self.app.push_screen(
            ask, lambda said: self.choose(self.said(f"{word} {said}")) if said else None
        )

    def said(self, word: str) -> str:
        """A word in the mouth of the person who sits here."""
        decision = self.session.asked_human
        humans = self.session.humans
        seat = decision.seat if decision else humans[0] if humans else 0
        return f"{seat_name(seat)} {word}"

    def pick(self, number: int) -> None:
        """Make the choice of that number."""
        if self.table.decision is None:
            self.close_logbook()
        elif self.session.asked_human:
            options = self.session.options()
            if number < len(options):
                choice = options[number][0]
                if len(self.session.amounts(choice)) > 1:
                    self.ask_amount(choice)
                else:
                    self.choose(choice)

    def on_key(self, event: Key) -> None:
        """A digit makes the choice of that number."""
        if event.character and event.character in DIGITS:
            event.stop()
            self.pick(DIGITS.index(event.character))

    @on(OptionList.OptionSelected, "#choices")
    def _selected(self, event: OptionList.OptionSelected) -> None:
        self.pick(event.option_index)

    @on(OptionList.OptionHighlighted, "#choices")
    def _lit(self, event: OptionList.OptionHighlighted) -> None:
        sentence = self.query_one(Choices).cut(event.option_index)
        if sentence:
            self.whisper(sentence)

    @on(Part.Wanted)
    def _wanted(self, event: Part.Wanted) -> None:
        if self.session.humans:
            self.choose(self.said(event.word))

    @on(Part.Looked)
    def _looked(self, event: Part.Looked) -> None:
        text = event.text
        if event.word and self.table.decision and self.session.humans:
            said = self.said(event.word)
            reason = self.session.why_not(said)
            text = f"{text} {reason or self.invitation(said)}"
        self.whisper(text)

    def invitation(self, said: str) -> str:
        """How to make a choice that is open."""
        for number, (choice, what) in enumerate(self.session.options(), 1):
            if str(choice) == said:
                return self.session.speaker.word(
                    "tui-look-take", {"key": key_of(number), "what": what.removesuffix(".")}
                )
        return ""

    def action_look_around(self) -> None:
        """Turn from the choices to the table; where there is a chart, to the own ship."""
        for own in self.query("#middle Spot.-own"):
            own.focus()
            return
        self.focus_next("#middle Spot")

    def action_hurry(self) -> None:
        """Let the bots play without pauses until a person is asked."""
        self.hurried.set()

    def close_logbook(self) -> None:
        """Show the standing."""
        self.app.push_screen(Standing(self.session), self.after)

    def after(self, answer: str | None) -> None:
        """Play again, set another table, leave, or look at this one a little longer."""
        if answer and answer != "table":
            self.dismiss(answer)
