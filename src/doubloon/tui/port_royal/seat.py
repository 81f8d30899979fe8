"""One player's side of the table: coins, influence, swords and display."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from rich.text import Text

from doubloon.tui.palette import BRASS, FOAM, MIST, TARNISH, TROUGH
from doubloon.tui.part import Part
from doubloon.tui.port_royal.art import COIN, STAR, SWORD, mark
from doubloon.tui.port_royal.card import Spot
from doubloon.tui.port_royal.faces import faces, goal
from doubloon.tui.port_royal.sentences import player as player_sentence
from doubloon.tui.session import Session

TIMES: Final = "\N{MULTIPLICATION SIGN}"


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
        """Everything that the player has."""
        player = self.view["players"][self.seat]
        return Part.Looked(player_sentence(self.view, player, self.session.speaker))

    def render(self) -> Text:
        """Figures, influence bar and display, as far as there is room."""
        if not self.view:
            return Text("")
        player = self.view["players"][self.seat]
        width, height = self.size
        rows = [self.name_row(player, width)]
        if height >= 3:
            rows.append(Text.assemble("  ", self.bar(player, width - 3)))
        lines = flow(self.display_marks(player), width - 3, max(1, height - len(rows)))
        rows += [Text.assemble("  ", line) for line in lines]
        return Text("\n").join(rows[:height])

    def display_marks(self, player: dict[str, Any]) -> list[Text]:
        """Everything in the display with its emblem, equal names counted."""
        speaker = self.session.speaker
        first = {speaker.card(id): id for id in reversed([*player["display"], *player["stored"]])}
        names = Counter(speaker.card(id) for id in [*player["display"], *player["stored"]])
        marks: list[Text] = []
        for name, count in names.items():
            text = Text.assemble(mark(faces()[first[name]], speaker), (f" {name}", MIST))
            text.append(f" {TIMES}{count}" if count > 1 else "", f"bold {BRASS}")
            marks.append(text)
        return marks

    def name_row(self, player: dict[str, Any], width: int) -> Text:
        """Who it is and the figures that matter."""
        active = self.view["active"] == self.seat
        seated = self.session.players[self.seat]
        figures = Text(f"{COIN}{player['coins']:>2}", f"bold {BRASS}")
        figures.append(f"  {SWORD}{player['swords']}", f"bold {FOAM}" if player["swords"] else MIST)
        if self.size.height < 3:
            small = self.bar(player, 18)
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
        figures = f"{STAR}{points}/{end}"
        each = max(1, (width - len(figures) - 1) // end)
        stroke = "━" * (each - 1) + " " if each > 1 else "━"
        bar = Text(stroke * min(points, end), BRASS)
        bar.append(stroke * max(0, end - points), TROUGH)
        bar.append(figures.rjust(width - bar.cell_len), f"bold {BRASS}")
        return bar


def flow(items: list[Text], width: int, lines: int) -> list[Text]:
    """Set items side by side in at most so many lines; what does not fit ends in an ellipsis."""
    rows = [Text()]
    for item in items:
        row = rows[-1]
        if row and row.cell_len + 2 + item.cell_len > width and len(rows) < lines:
            rows.append(row := Text())
        row.append_text(Text.assemble("  " if row else "", item))
    rows[-1].truncate(width, overflow="ellipsis")
    return rows
