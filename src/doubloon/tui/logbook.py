"""The story of the game, written anew where its column becomes wider or narrower."""

from __future__ import annotations

from rich.console import RenderableType
from textual.events import Resize
from textual.widgets import RichLog


class Logbook(RichLog):
    """A log that keeps what it was told."""

    def __init__(self, id: str) -> None:
        super().__init__(id=id, wrap=True, min_width=1)
        self.told: list[RenderableType] = []
        self.wide = 0

    def tell(self, line: RenderableType) -> None:
        """Write one line more."""
        self.told.append(line)
        self.write(line)

    def on_resize(self, event: Resize) -> None:
        """Break the lines where the column ends now."""
        if event.size.width == self.wide:
            return
        again = bool(self.wide)
        self.wide = event.size.width
        if again:
            self.clear()
            for line in self.told:
                self.write(line)
