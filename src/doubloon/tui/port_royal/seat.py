"""One player's side of the table: coins, influence, swords, display, and what the mode adds."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from rich.text import Text

from doubloon.games.port_royal.contracts import CUBES
from doubloon.tui.palette import BRASS, FOAM, LANTERN, MIST, MOSS, STEEL, TARNISH, TROUGH
from doubloon.tui.part import Part
from doubloon.tui.port_royal.art import COIN, CROWN, CUBE, GOOD, OPEN, STAR, SWORD, mark
from doubloon.tui.port_royal.card import Spot
from doubloon.tui.port_royal.faces import faces, goal
from doubloon.tui.port_royal.sentences import player as player_sentence
from doubloon.tui.port_royal.voyage import DOOR, ability_words, fields, held_goods
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
        """Figures, influence bar, personality and display, as far as there is room."""
        if not self.view:
            return Text("")
        player = self.view["players"][self.seat]
        width, height = self.size
        marks = self.display_marks(player)
        spare = height - 2 - len(flow(marks, width - 3, height))
        traveller = self.traveller_rows(width - 3, height, spare)
        roomy = spare > 1 if traveller else height >= 3
        barred = roomy and goal(self.view) > 0
        rows = [self.name_row(player, width, barred)]
        if barred:
            rows.append(Text.assemble("  ", self.bar(player, width - 3)))
        rows += [Text.assemble("  ", row) for row in traveller]
        lines = flow(marks, width - 3, max(1, height - len(rows)))
        rows += [Text.assemble("  ", line) for line in lines]
        return Text("\n").join(rows[:height])

    def traveller_rows(self, width: int, height: int, spare: int) -> list[Text]:
        """The personality's four fields, its name, and its ability on a line to spare."""
        if not self.view["quest"]:
            return []
        traveller = self.view["quest"]["travellers"][self.seat]
        who = traveller["personality"]
        if not who or height < 3:
            return []
        word = self.session.speaker.word
        opened = bool(traveller["fields"] & DOOR)
        row = Text()
        for at, field in enumerate(fields(traveller)):
            done = traveller["fields"] >> at & 1
            row.append(field + " ", STEEL if done else BRASS)
        name = Text(word("personality-" + who), f"bold {MOSS}" if opened else MIST)
        ability = Text(ability_words(who, self.session.speaker), MOSS if opened else TARNISH)
        row = Text.assemble(row, " ", name)
        if spare > 0:
            row.truncate(width, overflow="ellipsis")
            return [row, ability]
        row = Text.assemble(row, "  ", ability)
        row.truncate(width, overflow="ellipsis")
        return [row]

    def display_marks(self, player: dict[str, Any]) -> list[Text]:
        """Goods and kept ships first, then the display with emblems, equal names counted."""
        speaker = self.session.speaker
        marks: list[Text] = []
        if self.view["quest"]:
            traveller = self.view["quest"]["travellers"][self.seat]
            for good, count in held_goods(traveller, speaker).items():
                text = Text(f"{GOOD[good]} {speaker.word('tui-good', {'good': good})}", LANTERN)
                text.append(f" {TIMES}{count}" if count > 1 else "", f"bold {BRASS}")
                marks.append(text)
        if player["kept"]:
            flags = [mark(faces()[id], speaker) for id in player["kept"]]
            marks.append(Text(" ").join([Text(speaker.card("pirates-nest"), TARNISH), *flags]))
        owned = [*player["display"], *player["stored"]]
        first = {speaker.card(id): id for id in reversed(owned)}
        names = Counter(speaker.card(id) for id in owned)
        for name, count in names.items():
            text = Text.assemble(mark(faces()[first[name]], speaker), (f" {name}", MIST))
            text.append(f" {TIMES}{count}" if count > 1 else "", f"bold {BRASS}")
            marks.append(text)
        return marks

    def name_row(self, player: dict[str, Any], width: int, barred: bool) -> Text:
        """Who it is and the figures that matter."""
        active = self.view["active"] == self.seat
        seated = self.session.players[self.seat]
        figures = Text(f"{COIN}{player['coins']:>2}", f"bold {BRASS}")
        figures.append(f"  {SWORD}{player['swords']}", f"bold {FOAM}" if player["swords"] else MIST)
        if self.view["board"]:
            cubes = player["cubes"]
            figures = Text.assemble(
                figures, "  ", (CUBE * cubes, MOSS), (OPEN * (CUBES - cubes), TROUGH)
            )
        if self.view["quest"]:
            crowns = self.view["quest"]["travellers"][self.seat]["crowns"]
            figures.append(f"  {CROWN}{crowns:>2}", f"bold {LANTERN}" if crowns else MIST)
        if not barred:
            figures = Text.assemble(self.small_bar(player), "  ", figures)
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

    def small_bar(self, player: dict[str, Any]) -> Text:
        """The influence in little room: a short bar, or the figure alone."""
        if self.view["board"] or self.view["quest"]:
            end = goal(self.view)
            points = f"{STAR}{player['influence']}" + (f"/{end}" if end else "")
            return Text(points, f"bold {BRASS}")
        return self.bar(player, 18)

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
