"""What stands over the contracts or tasks: the time pile, or chapter, event, calendar and goal."""

from __future__ import annotations

from typing import Any, Final

from rich.text import Text

from doubloon.engine.message import Arg
from doubloon.locale import Speaker
from doubloon.tui.palette import BRASS, EMBER, FOAM, LANTERN, MIST, MOSS, TARNISH, TROUGH
from doubloon.tui.part import Part
from doubloon.tui.port_royal.art import CUBE, MOON, STAR
from doubloon.tui.port_royal.card import Spot
from doubloon.tui.port_royal.faces import goal
from doubloon.tui.port_royal.figures import big
from doubloon.tui.port_royal.paint import wrap_text
from doubloon.tui.port_royal.sentences import board_lines, time_figures
from doubloon.tui.port_royal.voyage import (
    ahead,
    chapter_name,
    event_name,
    goal_figures,
    last_month,
    month,
)

FULL: Final = 4
"""From so many lines on chapter and calendar are shown besides event and goal."""
ROOMY: Final = 9
LONGEST: Final = 6
"""Lines of the longest event."""


class Almanac(Spot):
    """The head of the board; a click sets a time card aside or asks for an audience."""

    def __init__(self, speaker: Speaker) -> None:
        super().__init__()
        self.speaker = speaker
        self.view: dict[str, Any] = {}

    def show(self, view: dict[str, Any]) -> None:
        """Show time and event as the view has them."""
        self.view = view
        self.refresh()

    def look(self) -> Part.Looked:
        """All of it in sentences, and what can be asked for here."""
        head = [line for line in board_lines(self.view, self.speaker) if not line.startswith(" ")]
        quest = self.view["quest"]
        word = "" if quest and quest["event"] != "audience" else "petition" if quest else ""
        if self.view["board"] and self.view["board"]["coop"]:
            word = "aside"
        return Part.Looked(" ".join(head[:-1] if len(head) > 1 else head), word)

    def rows(self, width: int, height: int) -> list[Text]:
        """The head in at most so many lines."""
        if self.view.get("quest"):
            return self.voyage_rows(width, height)[:height]
        if self.view.get("board"):
            return self.time_rows(width, height)
        return []

    def render(self) -> Text:
        """As much as there is room for."""
        return Text("\n").join(self.rows(self.size.width, self.size.height))

    def time_rows(self, width: int, height: int) -> list[Text]:
        """Turns left in large digits, or all figures in one line; nothing where time is free."""
        speaker, view = self.speaker, self.view
        if not view["board"]["coop"]:
            return []
        figures = time_figures(view)
        left = int(str(figures["count"]))
        style = EMBER if left <= 3 else LANTERN
        turns = speaker.word("tui-turns-left", {"count": left})
        rest = [
            speaker.word("tui-contracts-open", figures),
            speaker.word("tui-score-pile", figures),
        ]
        if height < 4:
            text = Text(f" {left} ", f"bold {style}")
            text.append(f"{turns}, {', '.join(rest)}", MIST)
            text.truncate(width, overflow="ellipsis")
            return [text]
        rows: list[Text] = []
        for digits, word in zip(big(left), [turns, *rest], strict=True):
            rows.append(Text.assemble("  ", (digits, style), "   ", (word, FOAM)))
        return [*rows, Text("")]

    def voyage_rows(self, width: int, height: int) -> list[Text]:
        """Chapter and month, the event, what is to come, and the goal; little room has no title."""
        goal = self.goal_rows(width) if self.view["quest"]["coop"] else self.race_rows(width)
        if height < FULL:
            return [*self.event_rows(width, 1), *goal]
        foot = [*self.calendar_row(width, 1 if height < ROOMY else 2), *goal]
        room = min(1 + LONGEST, height - len(foot) - 1)
        return [self.heading(width), *self.event_rows(width, room), *foot]

    def event_rows(self, width: int, room: int) -> list[Text]:
        """The event of this turn and what it does, in at most so many lines."""
        speaker, event = self.speaker, self.view["quest"]["event"]
        if not event:
            return [Text(f" {speaker.word('tui-event-none')}", MIST)]
        name = Text(f" {event_name(event, speaker)}", f"bold {LANTERN}")
        text = speaker.attribute("adventure-event-" + event, "text")
        if room < 2:
            return wrap_text(Text.assemble(name, (f" {text}", MIST)), width - 1, 1)
        wrapped = wrap_text(Text(text, FOAM), width - 2, room - 1)
        return [name, *(Text.assemble(" ", row) for row in wrapped)]

    def heading(self, width: int) -> Text:
        """Chapter, its title, and the month at the right."""
        speaker, quest = self.speaker, self.view["quest"]
        args: dict[str, Arg] = {
            "chapter": quest["chapter"],
            "month": month(self.view),
            "last": last_month(self.view),
        }
        name = speaker.word("tui-heading-chapter" if quest["chapter"] else "tui-heading-open", args)
        text = Text(f" {name}", f"bold {TARNISH}")
        text.append(f"  {chapter_name(self.view, speaker)}", f"bold {BRASS}")
        end = Text(speaker.word("tui-month", args) + " ", MIST)
        text.truncate(max(1, width - end.cell_len - 1), overflow="ellipsis")
        return Text.assemble(text, " " * max(1, width - text.cell_len - end.cell_len), end)

    def calendar_row(self, width: int, lines: int) -> list[Text]:
        """The events to come."""
        text = Text(f" {self.speaker.word('tui-ahead')}  ", TARNISH)
        text.append(" · ".join([*ahead(self.view, self.speaker)[:-1], MOON]), MIST)
        return wrap_text(text, width - 1, lines)

    def race_rows(self, width: int) -> list[Text]:
        """What a player needs who plays alone (R20.1)."""
        text = Text(f" {self.speaker.word('tui-goal-short', {'count': goal(self.view)})}", BRASS)
        text.truncate(width, overflow="ellipsis")
        return [text]

    def goal_rows(self, width: int) -> list[Text]:
        """Cubes and influence of the team towards card 9, as bars where there is room."""
        figures = goal_figures(self.view)
        text = Text(" ")
        for sign, name in ((CUBE, "cubes"), (STAR, "influence")):
            has, wanted = int(str(figures[name])), int(str(figures[name + "-wanted"]))
            colour = MOSS if has >= wanted else BRASS
            text.append(f"{sign} {has}/{wanted} ", f"bold {colour}")
            room = max(4, width // 2 - 12)
            full = min(room, round(room * has / wanted))
            text.append("━" * full, colour)
            text.append("━" * (room - full) + "  ", TROUGH)
        text.truncate(width)
        return [text]
