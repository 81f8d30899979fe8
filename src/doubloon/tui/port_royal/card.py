"""Cards on the table that can be looked at and taken, by key and by mouse."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType
from textual.events import Enter
from textual.reactive import reactive
from textual.widget import Widget

from doubloon.engine.message import Arg
from doubloon.locale import Speaker
from doubloon.tui.palette import BRASS, EMBER, LANTERN, MIST, MOSS, STEEL, TROUGH
from doubloon.tui.part import Part
from doubloon.tui.port_royal.faces import MIXED, Face, percentage, sentence
from doubloon.tui.port_royal.paint import paint, paint_expedition


class Spot(Widget, can_focus=True):
    """Something on the table that a player can look at and ask for."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "want", show=False),
        Binding("left", "move(-1)", show=False),
        Binding("right", "move(1)", show=False),
        Binding("escape", "leave", show=False),
    ]

    def look(self) -> Part.Looked:
        """What a player sees who looks closer."""
        raise NotImplementedError

    def on_focus(self) -> None:
        """Tell what lies here."""
        self.post_message(self.look())

    def on_enter(self, _: Enter) -> None:
        """Tell what lies under the mouse."""
        self.post_message(self.look())

    def on_click(self) -> None:
        """A click asks for the card."""
        self.action_want()

    def action_want(self) -> None:
        """Ask for what lies here."""
        look = self.look()
        self.post_message(Part.Wanted(look.word) if look.word else look)

    def action_move(self, step: int) -> None:
        """Look at the next thing on the table, or the one before."""
        if step > 0:
            self.screen.focus_next("Spot")
        else:
            self.screen.focus_previous("Spot")

    def action_leave(self) -> None:
        """Back to the choices."""
        self.screen.query_one("#choices").focus()


class Card(Spot):
    """A person or a ship in the harbour."""

    face: reactive[Face | None] = reactive(None)
    key: reactive[str] = reactive("")
    """The number of the choice that takes this card."""

    def __init__(self, face: Face, speaker: Speaker) -> None:
        super().__init__()
        self.speaker = speaker
        self.word = face.take
        """The choice that this card stands for."""
        self.set_reactive(Card.face, face)

    def render(self) -> Text:
        """The face, as large as there is room."""
        assert self.face
        width, height = self.size
        return paint(self.face, width, height, self.speaker, self.key, self.has_focus)

    def look(self) -> Part.Looked:
        """Everything on the card, and how it is taken."""
        assert self.face
        return Part.Looked(sentence(self.face, self.speaker), self.word)


class Expedition(Card):
    """An expedition that lies open."""

    def render(self) -> Text:
        """Its signs and its reward."""
        assert self.face
        width, height = self.size
        return paint_expedition(self.face, width, height, self.speaker, self.key, self.has_focus)


class Pile(Spot):
    """The draw pile: how many cards it has, and how likely the next one is a bust."""

    def __init__(self, speaker: Speaker) -> None:
        super().__init__()
        self.speaker = speaker
        self.pile = self.discard = 0
        self.odds: tuple[int, int] | None = None
        self.top = ""

    def show(self, pile: int, discard: int, odds: tuple[int, int] | None, top: str = "") -> None:
        """Show these piles; no odds if no card can be turned up now. `top` is a known card."""
        self.pile, self.discard, self.odds, self.top = pile, discard, odds, top
        self.refresh()

    def look(self) -> Part.Looked:
        """How many cards are left, and that one can be turned up."""
        return Part.Looked(self.speaker.word("tui-look-pile", {"pile": self.pile}), "draw")

    def render(self) -> Text:
        """The back of a card with the figures that matter."""
        width = self.size.width
        lit = self.has_focus
        rows = [
            Text("▒" * width, BRASS if lit else STEEL),
            _pair(self.speaker.word("tui-pile"), str(self.pile), width, f"bold {LANTERN}"),
            _pair(self.speaker.word("tui-discard"), str(self.discard), width, MIST),
            _pair(self.speaker.word("tui-top"), self.top[: width - 7], width, f"bold {BRASS}")
            if self.top
            else Text(""),
        ]
        rows += odds_rows(self.odds, width, self.speaker)
        rows += [Text("")] * (self.size.height - len(rows) - 1)
        rows = [*rows[: self.size.height - 1], Text("▒" * width, BRASS if lit else STEEL)]
        return Text("\n").join(rows)


def odds_rows(odds: tuple[int, int] | None, width: int, speaker: Speaker) -> list[Text]:
    """The chance of a bust as words, as a gauge and as a fraction."""
    if odds is None:
        return []
    fatal, cards = odds
    share = fatal / cards if cards else 0
    colour = danger(share)
    gauge = round(share * (width - 2))
    bar = Text(" " + "█" * gauge, colour)
    bar.append("░" * (width - 2 - gauge), TROUGH)
    args: dict[str, Arg] = {"fatal": fatal, "cards": cards}
    counted = cards < MIXED
    return [
        _pair(speaker.word("tui-bust"), percentage(fatal, cards, speaker), width, f"bold {colour}"),
        bar,
        Text(speaker.word("tui-bust-of", args).rjust(width - 1), MIST) if counted else Text(""),
    ]


def danger(share: float) -> str:
    """Green for calm water, brass for a swell, red for a storm."""
    return MOSS if share < 0.1 else BRASS if share < 0.25 else EMBER


def _pair(left: str, right: str, width: int, style: str) -> Text:
    """A word at the left and a figure at the right."""
    return Text.assemble((f" {left}", MIST), (right.rjust(width - 2 - len(left)), style), " ")
