"""One player's side of the table: coins, influence, swords and display."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from doubloon.tui.palette import BRASS, FOAM, MIST, TARNISH
from doubloon.tui.part import Part
from doubloon.tui.port_royal.art import COIN, EMBLEM, SAIL, STAR, SWORD
from doubloon.tui.port_royal.card import Spot
from doubloon.tui.port_royal.faces import display, faces, goal
from doubloon.tui.port_royal.paint import _wrap
from doubloon.tui.port_royal.sentences import player as player_sentence
from doubloon.tui.session import Session


class SeatPanel(Spot):
    """A player: name and kind, an influence bar towards the goal, and the display."""

    def __init__(self, session: Session, seat: int) -> None:
        super().__init__()
        self.session = session
        self.seat = seat
        self.view: dict[str, Any] = {}

    def show(self, view: dict[str, Any], asked: int | None) -> None:
        """Show this player as the view has them."""
        self.view = view
        self.set_class(view["active"] == self.seat, "-active")
        self.set_class(asked == self.seat, "-asked")
        self.refresh()

    def look(self) -> Part.Looked:
        player = self.view["players"][self.seat]
        return Part.Looked(player_sentence(self.view, player, self.session.speaker))

    def render(self) -> Text:
        if not self.view:
            return Text("")
        player = self.view["players"][self.seat]
        width, height = self.size
        rows = [self.name_row(player, width)]
        owned = display(player, self.session.speaker)
        words = " · ".join(owned)
        if height >= 3:
            rows.append(self.bar(player, width - 2))
        for line in _wrap(words, width - 2, max(1, height - len(rows))):
            rows.append(Text("  " + line, MIST))
        return Text("\n").join(rows[:height])

    def name_row(self, player: dict[str, Any], width: int) -> Text:
        """Who it is and the figures that matter."""
        active = self.view["active"] == self.seat
        seated = self.session.players[self.seat]
        figures = Text(f"{COIN}{player['coins']:>2}", f"bold {BRASS}")
        figures.append(f"  {SWORD}{player['swords']}", f"bold {FOAM}" if player["swords"] else MIST)
        if self.size.height < 3:
            small = self.bar(player, 13)
            figures = Text.assemble(small, "  ", figures)
        name = Text("▸ " if active else "  ", BRASS)
        name.append(seated.name, f"bold {BRASS if active else FOAM}")
        if not seated.is_human and width >= 50:
            name.append(f"  {self.kind()}", TARNISH)
        name.truncate(max(4, width - figures.cell_len - 2), overflow="ellipsis")
        gap = max(1, width - name.cell_len - figures.cell_len - 1)
        return Text.assemble(name, " " * gap, figures)

    def kind(self) -> str:
        """What kind of bot sits here."""
        kind = self.session.players[self.seat].kind
        try:
            return self.session.speaker.word("tui-kind-" + kind)
        except LookupError:
            return kind

    def bar(self, player: dict[str, Any], width: int) -> Text:
        """The influence bar towards the goal."""
        points, end = player["influence"], goal(self.view)
        figures = f" {STAR}{points}/{end}"
        cells = max(4, width - len(figures) - 2)
        full = min(cells, round(cells * points / end))
        bar = Text("  " if self.size.height >= 3 else "")
        bar.append("━" * full, BRASS)
        bar.append("━" * (cells - full), "#2b3c5a")
        bar.append(figures, f"bold {BRASS}")
        return bar


__all__ = ["EMBLEM", "SAIL", "SeatPanel", "faces"]
