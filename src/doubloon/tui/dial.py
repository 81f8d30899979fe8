"""A setting that is turned left and right."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.events import Click
from textual.message import Message
from textual.reactive import reactive
from textual.widget import Widget
from textual.widgets import Checkbox

from doubloon.tui.palette import BRASS, FOAM, LANTERN, MIST, STEEL


class Dial(Widget, can_focus=True):
    """A label and one of several values; Left, Right, Space and the mouse change it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left,minus", "turn(-1)", show=False),
        Binding("right,plus,space", "turn(1)", show=False),
    ]

    class Turned(Message):
        """The dial has another value now."""

        def __init__(self, dial: Dial) -> None:
            super().__init__()
            self.dial = dial

        @property
        def control(self) -> Dial:
            """The dial that was turned."""
            return self.dial

    at: reactive[int] = reactive(0, layout=True)

    def __init__(
        self, label: str, values: Sequence[tuple[str, str]], value: str, id: str | None = None
    ) -> None:
        super().__init__(id=id)
        self.label = label
        self.values = list(values)
        """Each value and how it is called."""
        self.set_value(value)

    @property
    def value(self) -> str:
        """The value it stands at."""
        return self.values[self.at][0]

    def set_value(self, value: str) -> None:
        """Turn to this value, or to the nearest if it is not there: of words the last one."""
        names = [name for name, _ in self.values]
        if value in names:
            self.at = names.index(value)
        elif value.isdecimal() and all(name.isdecimal() for name in names):
            self.at = min(range(len(names)), key=lambda at: abs(int(names[at]) - int(value)))
        else:
            self.at = len(names) - 1

    def set_values(self, values: Sequence[tuple[str, str]]) -> None:
        """Offer other values, keeping the present one if it is among them."""
        value = self.value
        self.values = list(values)
        self.set_value(value)
        self.refresh()

    def render(self) -> Text:
        """The label and the value, between two arrows."""
        lit = self.has_focus
        text = Text(f"{self.label:<10}", MIST)
        arrows = BRASS if lit else STEEL
        text.append("◂ " if len(self.values) > 1 else "  ", arrows)
        text.append(self.values[self.at][1], f"bold {LANTERN if lit else FOAM}")
        text.append(" ▸" if len(self.values) > 1 else "", arrows)
        return text

    def on_click(self, event: Click) -> None:
        """The left arrow turns left, everything else right."""
        self.action_turn(-1 if event.x <= 11 else 1)

    def action_turn(self, step: int) -> None:
        """Turn by one."""
        self.at = (self.at + step) % len(self.values)
        self.post_message(self.Turned(self))


class Tick(Checkbox, inherit_bindings=False):
    """A checkbox that leaves Enter to the screen, and shows its state in its shape."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("space", "toggle_button", show=False)]

    @property
    def _button(self) -> Content:
        """A cross between brackets, so that no colour is needed to see it."""
        mark = "[x]" if self.value else "[ ]"
        return Content.styled(mark, self.get_visual_style("toggle--button"))
