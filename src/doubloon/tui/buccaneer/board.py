"""The table of Buccaneer, drawn: ships with what they would pay, and the players' stacks."""

from __future__ import annotations

from typing import Any, Final

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.widget import Widget
from textual.widgets import Static

from doubloon.tui.buccaneer.faces import (
    DUCAT,
    LEADS,
    LOOT,
    PILE,
    TIMES,
    badge,
    boardings,
    captain_of,
    crew_of,
    facts,
    held,
    pile,
    span,
    tower,
    wage_mark,
)
from doubloon.tui.buccaneer.sentences import (
    boarding_sentence,
    player_sentence,
    ship_sentence,
    stack_sentence,
)
from doubloon.tui.palette import BRASS, FOAM, INK, MIST, SEPIA, STEEL, WINE
from doubloon.tui.part import Part
from doubloon.tui.port_royal.card import Spot
from doubloon.tui.session import Session

AT_ONCE: Final = 3
"""Ships that lie open together (B2.1)."""


def board(session: Session) -> Part | None:
    """There is no board beside the seats."""
    return None


class Prize(Spot):
    """A ship: money, crew, the wage of `?` discs, loot, and what each boarding would pay."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.ship = ""
        self.key = ""
        self.view: dict[str, Any] = {}

    def show(self, view: dict[str, Any], ship: str, keys: dict[str, str]) -> None:
        """Show this ship; none if it has left."""
        self.view, self.ship = view, ship
        self.key = keys.get(f"board {ship}", "")
        self.set_class(not ship, "-empty")
        self.refresh()

    def look(self) -> Part.Looked:
        """What it shows and would pay, and how to board it."""
        if not self.ship:
            return Part.Looked("")
        speaker = self.session.speaker
        pays = [
            boarding_sentence(self.view, each, speaker) for each in boardings(self.view, self.ship)
        ]
        return Part.Looked(" ".join([ship_sentence(self.ship, speaker), *pays]), self.wanted())

    def wanted(self) -> str:
        """The choice that this ship stands for, if it can be made."""
        return f"board {self.ship}" if self.key else ""

    def render(self) -> Text:
        """Its figures above, payments below as far as there is room."""
        if not self.ship:
            return Text("")
        width, height = self.size
        speaker, book = self.session.speaker, facts()
        ship = book.ships.index(self.ship)
        name = Text(f" {speaker.card(self.ship)}", f"bold {INK}")
        name.truncate(width - 3, overflow="ellipsis")
        key = Text(f"{self.key} ", f"bold {WINE}")
        head = Text.assemble(name, " " * (width - name.cell_len - key.cell_len), key)
        figures = Text(f" {DUCAT}{book.money[ship]}", f"bold {WINE}")
        crew = speaker.word("tui-b-crew", {"count": book.crew[ship]})
        figures.append(f"  {crew}  ?={book.ship_wage[ship]}", INK)
        kinds = [book.loot[kind] for kind in book.icons[ship]]
        loot = [f"{LOOT[kind]} {speaker.word('tui-b-loot-' + kind)}" for kind in kinds]
        icons = Text(" " + "  ".join(loot), SEPIA)
        if icons.cell_len > width:
            icons = Text(" " + " ".join(LOOT[kind] for kind in kinds), SEPIA)
        rows = [head, figures, icons]
        pays = boardings(self.view, self.ship)
        for at, each in enumerate(pays):
            lines = self.payment(each, width)
            spare = height - len(rows) - len(lines)
            if spare < 0 or (spare == 0 and at + 1 < len(pays)):
                more = speaker.word("tui-b-more", {"count": len(pays) - at})
                rows.append(Text(f" {more}", SEPIA))
                break
            rows += lines
        return Text("\n").join(rows[:height])

    def payment(self, boarding: dict[str, Any], width: int) -> list[Text]:
        """What one boarding would pay: the captain first, then everybody else aboard."""
        speaker, captain = self.session.speaker, captain_of(boarding)
        owners = crew_of(self.view, boarding["top"])["owners"]
        rows = [
            Text.assemble(
                " ",
                badge(captain, speaker, wage_mark(boarding["top"])),
                (f"{TIMES}{len(owners)}", SEPIA),
                (f" {span(boarding['captain'], speaker, 'tui-b-short')}", f"bold {WINE}"),
            )
        ]
        for seat, ends in enumerate(boarding["wages"]):
            if seat in owners and seat != captain:
                figure = Text("+" + span(ends, speaker, "tui-b-short"), INK)
                wage = Text.assemble(" ", badge(seat, speaker), figure)
                if rows[-1].cell_len + wage.cell_len > width:
                    rows.append(Text(" " * 5))
                rows[-1] = Text.assemble(rows[-1], wage)
        return rows


class Piles(Widget):
    """All stacks of two and more, standing side by side; only a large window has the room."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.view: dict[str, Any] = {}

    def show(self, view: dict[str, Any]) -> None:
        """Show the stacks of this view."""
        self.view = view
        self.refresh()

    def render(self) -> Text:
        """The highest first; the top disc is the captain's, the next one the first officer's."""
        width, height = self.size
        high = [crew for crew in self.view.get("crews", []) if len(crew["owners"]) > 1]
        high.sort(key=lambda crew: (-len(crew["owners"]), crew["top"]))
        columns = [pile(crew, self.session.speaker, height) for crew in high[: width // PILE]]
        return Text("\n").join(Text.assemble(*row) for row in zip(*columns, strict=True))


class Middle(Part):
    """The ships that lie open."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.add_class("-sea")

    def compose(self) -> ComposeResult:
        """Masthead and three ships."""
        yield Static(id="masthead")
        with Horizontal(id="quay"):
            for _ in range(AT_ONCE):
                yield Prize(self.session)
            yield Piles(self.session)

    def show(self) -> None:
        """Draw the ships as they are now."""
        session, view = self.session, self.session.view()
        keys = session.keys()
        ships = [*view["ships"], *[""] * AT_ONCE]
        for prize, ship in zip(self.query(Prize), ships, strict=False):
            prize.show(view, ship, keys)
        self.query_one(Piles).show(view)
        speaker = session.speaker
        head = Text(" ☸ ", BRASS)
        head.append(session.title, f"bold {BRASS}")
        head.append("  " + speaker.word("tui-turn", {"count": view["turn"]}), FOAM)
        head.append("  " + speaker.word("tui-b-to-come", {"count": len(view["deck"])}), MIST)
        self.query_one("#masthead", Static).update(head)


class SeatPanel(Spot):
    """A player: colour, ducats, loot with majorities, and the stacks they are captain of."""

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
        speaker = self.session.speaker
        stacks = [stack_sentence(crew, speaker) for crew in self.stacks() if crew["owners"][1:]]
        return Part.Looked(" ".join([player_sentence(self.view, self.seat, speaker), *stacks]))

    def stacks(self) -> list[dict[str, Any]]:
        """The player's stacks, the highest first."""
        own = [crew for crew in self.view["crews"] if crew["owners"][0] == self.seat]
        return sorted(own, key=lambda crew: (-len(crew["owners"]), crew["top"]))

    def render(self) -> Text:
        """Name and figures above, stacks below."""
        if not self.view:
            return Text("")
        width, height = self.size
        rows = [self.name_row(width)]
        for gap in (" ", ""):
            towers = [tower(crew, self.session.speaker, gap) for crew in self.stacks()]
            lines = flow(towers, width - 3)
            if len(lines) < height:
                break
        rows += [Text.assemble("  ", line) for line in lines]
        return Text("\n").join(rows[:height])

    def name_row(self, width: int) -> Text:
        """Who it is, ducats, and loot; a star where it is the most."""
        active = self.view["active"] == self.seat
        speaker = self.session.speaker
        figures = Text(f"{DUCAT}{self.view['players'][self.seat]['ducats']:>2}", f"bold {BRASS}")
        for kind, count, coins in held(self.view, self.seat):
            mark = f" {LOOT[kind]}{count}" + (LEADS if coins else " ")
            figures.append(mark, f"bold {BRASS}" if coins else FOAM if count else STEEL)
        name = Text.assemble(("▸" if active else " ", BRASS), badge(self.seat, speaker), " ")
        name.append(self.session.players[self.seat].name, f"bold {BRASS if active else FOAM}")
        name.truncate(max(4, width - figures.cell_len - 2), overflow="ellipsis")
        gap = max(1, width - name.cell_len - figures.cell_len - 1)
        return Text.assemble(name, " " * gap, figures)


class Seats(Part):
    """Everybody's side of the table."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.panels = [SeatPanel(session, seat) for seat in range(session.table.seats)]

    def compose(self) -> ComposeResult:
        """A panel for every seat."""
        yield from self.panels

    def show(self) -> None:
        """Draw everybody as they are now."""
        view = self.session.view()
        decision = self.session.table.decision
        for panel in self.panels:
            panel.show(view, decision.seat if decision else None)


def flow(items: list[Text], width: int) -> list[Text]:
    """Set items side by side, in as many lines as they need."""
    rows: list[Text] = []
    for item in items:
        if rows and rows[-1].cell_len + 2 + item.cell_len <= width:
            rows[-1] = Text.assemble(rows[-1], "  ", item)
        else:
            rows.append(item)
    return rows
