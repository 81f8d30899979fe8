"""The board beside the seats: contracts or tasks, each to be looked at and asked for."""

from __future__ import annotations

from typing import Any, Final

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.events import Resize
from textual.reactive import reactive

from doubloon.engine.message import Arg
from doubloon.locale import Speaker
from doubloon.tui.palette import BRASS, EMBER, FOAM, INK, LANTERN, MIST, MOSS, TARNISH
from doubloon.tui.part import Part
from doubloon.tui.port_royal.almanac import FULL, Almanac
from doubloon.tui.port_royal.art import COIN, CROWN, CUBE, DONE, OPEN
from doubloon.tui.port_royal.card import Spot
from doubloon.tui.port_royal.ledger import Entry, entries, entry_sentence
from doubloon.tui.port_royal.paint import wrap_text
from doubloon.tui.port_royal.sentences import time_figures
from doubloon.tui.port_royal.voyage import last_month, month
from doubloon.tui.session import Session

MOST: Final = 12
"""Lines that the almanac of an adventure may have."""


class Item(Spot):
    """One contract or task."""

    key: reactive[str] = reactive("")
    """The number of the choice that claims it."""

    def __init__(self, speaker: Speaker) -> None:
        super().__init__()
        self.speaker = speaker
        self.entry: Entry | None = None
        self.view: dict[str, Any] = {}

    def show(self, entry: Entry, view: dict[str, Any], key: str) -> None:
        """Show this entry."""
        self.entry, self.view, self.key = entry, view, key
        self.set_class(bool(entry.done), "-done")
        self.refresh()

    def look(self) -> Part.Looked:
        """All about it, and how it is claimed."""
        assert self.entry
        return Part.Looked(entry_sentence(self.entry, self.view, self.speaker), self.entry.word)

    def render(self) -> Text:
        """Name and reward, what it asks, who did it and what is lacking, as far as it goes."""
        entry = self.entry
        if entry is None:
            return Text("")
        width, height = self.size
        if height == 1:
            return self.single(entry, width)
        state = self.state(entry)
        asks = Text(entry.asks, FOAM if not entry.done else MIST)
        room = height - 1
        rows = wrap_text(asks, width - 5, room)
        if state and len(rows) < room:
            rows += wrap_text(state, width - 5, room - len(rows))
        elif state:
            rows = wrap_text(Text.assemble(asks, "  ", state), width - 5, room)
        body = [Text.assemble("    ", row) for row in rows]
        return Text("\n").join([self.head(entry, width), *body])

    def wanted(self, width: int) -> int:
        """How many lines would show everything."""
        assert self.entry
        rows = len(wrap_text(Text(self.entry.asks), width - 5, 9))
        state = self.state(self.entry)
        return 1 + rows + (len(wrap_text(state, width - 5, 9)) if state else 0)

    def single(self, entry: Entry, width: int) -> Text:
        """Everything in one line."""
        text = Text.assemble(self.mark(entry), (f"{self.title(entry)}  ", self.ink(entry)))
        text.append(entry.asks, MIST)
        end = self.reward(entry, False)
        text.truncate(max(1, width - end.cell_len - 1), overflow="ellipsis")
        return Text.assemble(text, " " * max(1, width - text.cell_len - end.cell_len), end)

    def head(self, entry: Entry, width: int) -> Text:
        """Key or tick, name, and the reward at the right."""
        text = Text.assemble(self.mark(entry), (self.title(entry), self.ink(entry)))
        end = self.reward(entry, width >= 36)
        text.truncate(max(1, width - end.cell_len - 1), overflow="ellipsis")
        return Text.assemble(text, " " * max(1, width - text.cell_len - end.cell_len), end)

    def title(self, entry: Entry) -> str:
        """Its name, after the code of a task."""
        return f"{entry.code} {entry.name}" if entry.code else entry.name

    def ink(self, entry: Entry) -> str:
        """How its name is written: plainly when somebody has done it."""
        return MIST if entry.done else f"bold {BRASS}"

    def mark(self, entry: Entry) -> Text:
        """The key that claims it now, a tick when it is done, or a free space."""
        if self.key:
            return Text.assemble((f" {self.key} ", f"bold {INK} on {BRASS}"), " ")
        if entry.done:
            return Text(f" {DONE}  ", f"bold {MOSS}")
        return Text(f" {OPEN}  ", TARNISH)

    def reward(self, entry: Entry, whole: bool) -> Text:
        """A contract's price row with cubes on what is taken, or a task's coins and crowns."""
        text = Text()
        if entry.code:
            if entry.coins:
                text.append(f"+{entry.coins}{COIN} ", f"bold {LANTERN}")
            text.append(f"+{entry.crowns}{CROWN} " if entry.crowns else "", BRASS)
            return text
        if not whole:
            return Text(f"+{entry.coins}{COIN} ", f"bold {LANTERN if entry.coins else MIST}")
        for place, coins in enumerate(entry.row):
            taken = place < len(entry.done)
            following = place == len(entry.done)
            style = MOSS if taken else f"bold {LANTERN}" if following else TARNISH
            text.append(CUBE if taken else f"{coins}", style)
            text.append(" ")
        return Text.assemble(text, (f"{COIN} ", BRASS))

    def state(self, entry: Entry) -> Text:
        """Who has done it, how far others are, and what the onlooker lacks."""
        speaker = self.speaker
        text = Text()
        if entry.done:
            names = ", ".join(speaker.name(seat) for seat in entry.done)
            text.append(f"{DONE} {names}  ", MOSS)
        for seat, count in entry.steps.items():
            text.append(f"{speaker.name(seat)} ", FOAM)
            text.append(CUBE * count + OPEN * (entry.of - count) + "  ", BRASS)
        if entry.lacks:
            text.append(speaker.word("tui-lack", {"list": entry.lacks}), EMBER)
        elif entry.lacks is not None:
            text.append(speaker.word("tui-have-all"), f"bold {MOSS}")
        return text


class Ledger(Part):
    """All contracts or tasks, under the almanac."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.items: list[Item] = []
        adventure = session.table.view(None)["quest"]
        self.border_title = session.speaker.word(
            "tui-title-tasks" if adventure else "tui-title-contracts"
        )

    def compose(self) -> ComposeResult:
        """The almanac above, and a list."""
        yield Almanac(self.session.speaker)
        yield VerticalScroll(id="items", can_focus=False)

    def show(self) -> None:
        """Draw the board as it is now."""
        session, view = self.session, self.session.view()
        keys = session.keys()
        self.query_one(Almanac).show(view)
        laid = entries(view, session.speaker)
        fresh = [Item(session.speaker) for _ in laid[len(self.items) :]]
        if fresh:
            self.query_one("#items").mount_all(fresh)
        self.items += fresh
        for item in self.items[len(laid) :]:
            item.remove()
        del self.items[len(laid) :]
        for item, entry in zip(self.items, laid, strict=True):
            item.show(entry, view, keys.get(entry.word, ""))
        self.share_out()

    def on_resize(self, _: Resize) -> None:
        """Share the lines out anew."""
        self.share_out()

    def share_out(self) -> None:
        """Give the almanac and every item as many lines as there are for them."""
        height, width = self.content_size.height, self.content_size.width
        almanac = self.query_one(Almanac)
        if not almanac.view or not height:
            return
        count = max(1, len(self.items))
        adventure = almanac.view["quest"]
        spare = height - count * (3 if adventure else 2)
        least = (FULL if height >= FULL + count else 2) if adventure else 1
        wanted = max(least, min(MOST if adventure else 4, spare))
        head = len(almanac.rows(width, wanted))
        each = max(1, min(4, (height - head) // count))
        if adventure:
            head = len(almanac.rows(width, max(head, min(MOST, height - each * count))))
        almanac.styles.height = head
        for item, lines in zip(self.items, self.lines(each, height - head, width), strict=True):
            item.styles.height = lines
        if each * count > height - head:  # the newest ones are below
            self.query_one("#items").scroll_end(animate=False)

    def lines(self, each: int, height: int, width: int) -> list[int]:
        """So many lines for every item, and more for those that need them while any are left."""
        found = [each] * len(self.items)
        left = height - sum(found)
        for at, item in enumerate(self.items):
            more = max(0, min(left, item.wanted(width) - each))
            found[at] += more
            left -= more
        return found

    def brief(self) -> str:
        """What matters most, in a few words beside the tabs."""
        view, speaker = self.session.view(), self.session.speaker
        if view["quest"]:
            return speaker.word("tui-month", {"month": month(view), "last": last_month(view)})
        if not view["board"]["coop"]:
            return ""
        figures = time_figures(view)
        args: dict[str, Arg] = {**figures, "time": figures["count"]}
        return speaker.word("tui-brief-time", args)
