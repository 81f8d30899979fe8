"""The start: which game, how it is played, and who sits where."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, ClassVar, Final

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.widgets import Button, Input, Static

import doubloon
from doubloon.bots import NAMES
from doubloon.bots.own import is_own
from doubloon.engine.game import GameInfo
from doubloon.engine.refusal import Refusal
from doubloon.locale import Speaker
from doubloon.tui.dial import Dial, Tick
from doubloon.tui.offers import offered, takes_several, values_of
from doubloon.tui.party import HUMAN, default_party
from doubloon.tui.session import Session
from doubloon.tui.setup import Setup

MOST_SEATS: Final = 5
KINDS: Final = (HUMAN, *NAMES)
"""Who may sit on a seat: somebody here, or a bot, the weakest first."""


class Start(Screen[tuple[Setup, Session]]):
    """Asks for a setup; it answers with the setup and its table, already laid."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "go", show=False)]

    def __init__(self, proposed: Setup, speaker: Speaker) -> None:
        super().__init__()
        self.proposed = proposed
        self.speaker = speaker
        self.infos = {info.id: info for info in doubloon.games()}
        self.who = list(proposed.who) or default_party(proposed.seats)

    @property
    def info(self) -> GameInfo:
        """The fact sheet of the game that is chosen."""
        return self.infos[self.query_one("#game", Dial).value]

    def compose(self) -> ComposeResult:
        """The settings from top to bottom, and the button that starts."""
        word = self.speaker.word
        info = self.infos[self.proposed.game]
        with Vertical(id="start"):
            yield Static(word("tui-welcome"), id="welcome")
            yield Static(word("tui-welcome-sub"), id="welcome-sub")
            games = [(id, self.name_of("title-", id)) for id in self.infos]
            yield Dial(word("tui-setting-game"), games, info.id, id="game")
            yield from self.settings(info)
            yield self.seats_dial(info)
            with Vertical(id="party"):
                yield from (self.seat_row(seat) for seat in range(MOST_SEATS))
            yield Static(id="trouble")
            yield Button(word("tui-start-go"), id="go")
        yield Static(word("tui-start-keys"), id="start-keys")

    def settings(self, info: GameInfo) -> ComposeResult:
        """A dial for each option with one value, ticks for each that takes several."""
        for name, schema in info.options["properties"].items():
            label = self.name_of("tui-setting-", name)
            values = [
                (str(each), self.name_of(f"tui-value-{name}-", str(each)))
                for each in values_of(schema)
            ]
            if not values:
                continue
            if takes_several(schema):
                ticked = self.proposed.options.get(name, [])
                with Horizontal(classes="ticks", id="option-" + name):
                    yield Static(f"{label:<10}", classes="label")
                    for each, named in values:
                        yield Tick(named, each in ticked, id=f"tick-{name}-{each}", compact=True)
            else:
                value = str(self.proposed.options.get(name, schema.get("default")))
                yield Dial(label, values, value, id="option-" + name)
            if name == "mode":
                yield Static(id="about")

    def name_of(self, kind: str, id: str) -> str:
        """What an option, a value or a game is called; its id if nobody has named it yet."""
        return self.speaker.word(kind + id) if self.speaker.knows(kind + id) else id

    def seats_dial(self, info: GameInfo) -> Dial:
        """How many seats."""
        label = self.speaker.word("tui-setting-seats")
        return Dial(label, self.counts(info, None), str(self.proposed.seats), id="seats")

    def counts(self, info: GameInfo, mode: str | None) -> list[tuple[str, str]]:
        """How many can play in that mode."""
        least, most = info.modes.get(mode or "", info.seats)
        return [(str(n), str(n)) for n in range(least, most + 1)]

    def seat_row(self, seat: int) -> Horizontal:
        """Who sits there: a person with a name, or a bot."""
        said = self.who[seat] if seat < len(self.who) else "greedy"
        kind, _, told = said.partition(":")
        name = told if kind == HUMAN else ""
        own = [] if kind == HUMAN or not is_own(said) else [said]
        kinds = [(each, self.name_of("tui-kind-", each)) for each in (*KINDS, *own)]
        label = self.speaker.word("tui-setting-seat", {"number": seat + 1})
        dial = Dial(label, kinds, said if own else kind, id=f"kind-{seat}")
        house = self.speaker.word(f"tui-human-{seat + 1}")
        return Horizontal(
            dial, Input(name or house, id=f"name-{seat}", compact=True), id=f"seat-{seat}"
        )

    def on_mount(self) -> None:
        """One Enter is enough to start."""
        self.settle()
        self.query_one("#go").focus()

    @on(Dial.Turned, "#game")
    async def another_game(self) -> None:
        """Offer the settings of another game."""
        proposed = self.proposed
        self.proposed = replace(proposed.again(), game=self.info.id, options={}, seed=proposed.seed)
        await self.recompose()
        self.settle()
        self.query_one("#game").focus()

    @property
    def mode(self) -> str | None:
        """The mode that is chosen, if the game has any."""
        return next((dial.value for dial in self.query("#option-mode").results(Dial)), None)

    @on(Dial.Turned)
    def settle(self) -> None:
        """Let options and seats fit the mode, and show a row for each seat."""
        for about in self.query("#about").results(Static):
            mode = self.mode or ""
            own = f"tui-about-{self.info.id}-"
            known = self.speaker.knows(own + mode)
            about.update(self.name_of(own if known else "tui-about-mode-", mode))
        for name, schema in self.info.options["properties"].items():
            if values_of(schema):
                self.fit(name, schema)
        seats = self.query_one("#seats", Dial)
        seats.set_values(self.counts(self.info, self.mode))
        for seat in range(MOST_SEATS):
            self.query_one(f"#seat-{seat}").display = seat < int(seats.value)
            human = self.query_one(f"#kind-{seat}", Dial).value == HUMAN
            self.query_one(f"#name-{seat}").display = human

    def fit(self, name: str, schema: dict[str, Any]) -> None:
        """Offer what goes with the mode, and nothing where there is nothing to choose."""
        values = [str(value) for value in offered(self.info, self.mode, name)]
        row = self.query_one("#option-" + name)
        if takes_several(schema):
            row.display = bool(values)
            for tick in row.query(Tick):
                tick.display = (tick.id or "").removeprefix(f"tick-{name}-") in values
        elif isinstance(row, Dial):
            row.display = len(values) > 1 or len(values_of(schema)) == 1
            row.set_values(
                [(each, self.name_of(f"tui-value-{name}-", each)) for each in values] or row.values
            )

    def setup(self) -> Setup:
        """What is set now; what is not offered is left to the game."""
        options: dict[str, Any] = {}
        for name, schema in self.info.options["properties"].items():
            values = values_of(schema)
            if not values or not self.query_one("#option-" + name).display:
                continue
            if takes_several(schema):
                ticks = {each: self.query_one(f"#tick-{name}-{each}", Tick) for each in values}
                options[name] = [
                    each for each in ticks if ticks[each].display and ticks[each].value
                ]
            else:
                value = self.query_one(f"#option-{name}", Dial).value
                options[name] = next(each for each in values if str(each) == value)
        seats = int(self.query_one("#seats", Dial).value)
        who = [self.said(seat) for seat in range(seats)]
        return replace(
            self.proposed.again(),
            game=self.info.id,
            seats=seats,
            options=options,
            seed=self.proposed.seed,
            who=who,
        )

    def said(self, seat: int) -> str:
        """Who sits there, as the command line says it."""
        kind = self.query_one(f"#kind-{seat}", Dial).value
        return f"{HUMAN}:{self.query_one(f'#name-{seat}', Input).value}" if kind == HUMAN else kind

    @on(Button.Pressed, "#go")
    @on(Input.Submitted)
    def action_go(self) -> None:
        """Lay the table, or say what does not go together."""
        setup = self.setup()
        try:
            session = setup.deal(self.speaker.language)
        except Refusal as refusal:
            self.query_one("#trouble", Static).update(self.speaker.say(refusal.reason))
            return
        self.dismiss((setup, session))
