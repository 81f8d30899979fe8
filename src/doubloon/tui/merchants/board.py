"""The table of Merchants & Marauders, drawn: chart or combat, own papers and rivals, cards."""

from __future__ import annotations

from typing import Any, Final

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.events import Resize
from textual.widget import Widget
from textual.widgets import Static

from doubloon.tui.merchants.chart import Chart
from doubloon.tui.merchants.combat import draw_fight, draw_raid, is_raid
from doubloon.tui.merchants.faces import facts, onlooker, seat_badge
from doubloon.tui.merchants.items import Item, items
from doubloon.tui.merchants.lines import KINDS, PaperLine, RivalLine
from doubloon.tui.palette import BRASS, EMBER, FOAM, MIST, TROUGH
from doubloon.tui.part import Part
from doubloon.tui.session import Session

ACTIONS: Final = 3
ROOMY: Final = 78
SHORT: Final = 22
LOW: Final = 30
MOST_LINES: Final = 4


class Scene(Widget):
    """A combat or a raid, in place of the chart."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.view: dict[str, Any] = {}

    def show(self, view: dict[str, Any]) -> None:
        """Show the combat or raid of this view."""
        self.view = view
        self.display = bool(view["pending"]) and (bool(view["fight"]) or is_raid(view))
        self.refresh()

    def render(self) -> Text:
        """As large as there is room."""
        width, height = self.size
        if self.view and self.view["fight"]:
            return draw_fight(self.view, width, height, self.session.speaker)
        if self.view and is_raid(self.view):
            return draw_raid(self.view, width, height, self.session.speaker)
        return Text("")


class Middle(Part):
    """The chart; a combat or a raid takes its place."""

    DEFAULT_CLASSES = "-waters"

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.chart = Chart(session)
        self.scene = Scene(session)

    def on_resize(self, _: Resize) -> None:
        """A low or cramped window gives the choices more room."""
        width, height = self.app.size
        self.screen.set_class(width < ROOMY or height < SHORT, "-cramped")
        self.screen.set_class(height < LOW, "-terse")
        self.query_one("#masthead", Static).update(self.masthead(self.session.view()))

    def compose(self) -> ComposeResult:
        """Masthead, chart, combat."""
        yield Static(id="masthead")
        yield self.chart
        yield self.scene

    def show(self) -> None:
        """Draw what matters now."""
        view = self.session.view()
        self.scene.show(view)
        self.chart.display = not self.scene.display
        self.chart.show(view)
        self.query_one("#masthead", Static).update(self.masthead(view))

    def masthead(self, view: dict[str, Any]) -> Text:
        """Game, round, whose turn it is, actions left, and the event."""
        session, speaker = self.session, self.session.speaker
        width = self.app.size.width
        course = view["course"]
        text = Text(" ☸ ", BRASS)
        if width >= ROOMY:
            text.append(session.title, f"bold {BRASS}").append("  ")
        if not course["round"]:
            return text.append(
                speaker.word("tui-m-before", {"goal": view["options"]["goal"]}), FOAM
            )
        text.append(speaker.word("tui-m-masthead", {"count": course["round"]}), FOAM)
        if course["active"] < 0:
            return text
        text.append("  ").append(seat_badge(course["active"]))
        name = speaker.name(course["active"])
        text.append(f" {name}  ", FOAM)
        left = course["actions"]
        text.append("●" * left, BRASS).append("●" * max(0, ACTIONS - left), TROUGH)
        free = course["free_moves"] + course["free_sails"]
        if free:
            text.append(f"+{free}", BRASS)
        if course["event"] >= 0:
            text.append("  " + speaker.card(facts().events[course["event"]]), MIST)
        if view["war"]:
            flags = "-".join(speaker.word("m-nation-" + nation) for nation in view["war"])
            text.append(f"  ⚔ {flags}", EMBER)
        text.truncate(width, overflow="ellipsis")
        return text


class Seats(Part):
    """The own papers above, the rivals below."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.papers = [PaperLine(session, kind) for kind in KINDS]
        self.rivals = [RivalLine(session) for _ in range(session.table.seats - 1)]

    def compose(self) -> ComposeResult:
        """A line for each kind of paper and for each rival."""
        with VerticalScroll(id="papers", can_focus=False):
            yield from self.papers
            yield from self.rivals

    def show(self) -> None:
        """Draw everybody as they are now."""
        view = self.session.view()
        seat = onlooker(view)
        for line in self.papers:
            line.show(view, seat)
        others = [(seat + step) % len(view["players"]) for step in range(1, len(view["players"]))]
        for rival, other in zip(self.rivals, others, strict=True):
            rival.show(view, other)


class Cards(Part):
    """What the reader holds and what lies open: hand, market, missions, rumour, event."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.border_title = session.speaker.word("tui-m-title-cards")
        self.items: list[Item] = []

    def compose(self) -> ComposeResult:
        """A list."""
        yield VerticalScroll(id="items", can_focus=False)

    def show(self) -> None:
        """List the cards as they are now."""
        laid = items(self.session)
        fresh = [Item() for _ in laid[len(self.items) :]]
        if fresh:
            self.query_one("#items").mount_all(fresh)
        self.items += fresh
        for item in self.items[len(laid) :]:
            item.remove()
        del self.items[len(laid) :]
        for item, entry in zip(self.items, laid, strict=True):
            item.show(entry)
        self.share_out()

    def on_resize(self, _: Resize) -> None:
        """Share the lines out anew."""
        self.share_out()

    def share_out(self) -> None:
        """Give every card as many lines as there are for it; goods need only one."""
        room = self.content_size.height - len(self.items)
        lines = dict.fromkeys(self.items, 1)
        for item in self.items:
            more = max(0, min(room, MOST_LINES - 1, item.wants(self.content_size.width) - 1))
            lines[item] += more
            room -= more
        for item, count in lines.items():
            item.styles.height = count

    def brief(self) -> str:
        """How many cards are in the hand."""
        view = self.session.view()
        hand = view["players"][onlooker(view)]["cards"]
        return self.session.speaker.word("tui-m-brief", {"hand": hand})


def board(session: Session) -> Part | None:
    """The cards beside the papers."""
    return Cards(session)
