"""The chart of the Caribbean: zones where the map has them, scaled to the window."""

from __future__ import annotations

from typing import Any, Final

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Container
from textual.events import Blur, Resize
from textual.widget import Widget

from doubloon.games.merchants.facts import DIRECTIONS, NONE
from doubloon.locale import Speaker
from doubloon.tui.merchants.faces import (
    ASHORE,
    MERCHANT,
    MISSION,
    facts,
    flag,
    keys,
    missions_at,
    nation_of,
    npc_badge,
    npcs_at,
    onlooker,
    rows,
    sailors,
    seat_badge,
    zone_name,
    zones_of,
)
from doubloon.tui.merchants.news import News
from doubloon.tui.merchants.zones import look_at_zone
from doubloon.tui.palette import BRASS, FOAM, LANTERN, MIST, MOSS, STEEL
from doubloon.tui.part import Part
from doubloon.tui.port_royal.card import Spot
from doubloon.tui.session import Session

MARGIN: Final = 1
"""Left of every zone there is a column for its key."""
BANDS: Final = 5
"""Zones lie in so many rows from north to south."""
LEAST_WIDTH: Final = 76
LEAST_HEIGHT: Final = 2 * BANDS
"""Smaller windows show the waters around the own ship, one zone to a line."""


class ZoneSpot(Spot):
    """A zone on the chart."""

    def __init__(self, session: Session, zone: str) -> None:
        super().__init__()
        self.session = session
        self.zone = zone
        self.view: dict[str, Any] = {}
        self.key = ""
        self.way = ""
        """The direction from the own ship, where zones are listed."""

    def show(self, view: dict[str, Any], key: str) -> None:
        """Show what is there now; the key sails there."""
        self.view, self.key = view, key
        own = view["players"][onlooker(view)]
        self.set_class(own["zone"] == self.zone, "-own")
        self.set_class(bool(key), "-near")
        self.refresh()

    def look(self) -> Part.Looked:
        """Everything there, how far it is, and how to sail there."""
        if not self.view:
            return Part.Looked("")
        text = look_at_zone(self.view, self.zone, self.session.speaker)
        return Part.Looked(text, f"sail {self.zone}" if self.key else "")

    def on_focus(self) -> None:
        """The news give way to the zone."""
        super().on_focus()
        if isinstance(self.parent, Chart):
            self.parent.news.look_at(self.zone)

    def on_blur(self, _: Blur) -> None:
        """The news are back."""
        if isinstance(self.parent, Chart):
            self.parent.news.look_at("")

    def render(self) -> Text:
        """As much as there is room for."""
        if not self.view:
            return Text("")
        width, height = self.size
        speaker = self.session.speaker
        if height == 1:
            return self.row(width, speaker)
        ships = self.ships(speaker)
        goods = self.goods(speaker, width - (ships.cell_len + 1 if height == 2 else 0))
        lines = [self.head(width, speaker)]
        if height == 2:
            gap = " " if goods.cell_len and ships.cell_len else ""
            lines.append(Text.assemble(" " * MARGIN, goods, gap, ships))
        else:
            lines += [Text.assemble(" " * MARGIN, line) for line in (goods, ships)]
        for line in lines:
            line.truncate(width)
        return Text("\n").join(lines[:height])

    def head(self, width: int, speaker: Speaker) -> Text:
        """The key, the flag and the name."""
        own = self.has_class("-own")
        style = f"bold {LANTERN}" if own or self.key else FOAM
        name = zone_name(self.zone, speaker)
        if len(name) > width - MARGIN - 2:
            name = zone_name(self.zone, speaker, short=True)
        return Text.assemble(
            (self.key or " ", f"bold {BRASS}"),
            flag(nation_of(self.zone), speaker),
            (f" {name}", style),
        )

    def goods(self, speaker: Speaker, width: int) -> Text:
        """What is wanted there, merchant and missions."""
        there = zones_of(self.view)[self.zone]
        signs = Text()
        if there["merchant"] != NONE:
            signs.append(MERCHANT, f"bold {MOSS}")
        if missions_at(self.view, self.zone):
            signs.append(MISSION, f"bold {LANTERN}")
        if not there["demand"]:
            return signs
        name = speaker.card(there["demand"])
        fits = MARGIN + len(name) + 1 + signs.cell_len <= width
        return Text.assemble((name if fits else name[:4], MIST), " ", signs)

    def ships(self, speaker: Speaker) -> Text:
        """Everybody's ships: at sea, or in port behind the sign of a house."""
        parts = [npc_badge(npc, speaker) for npc in npcs_at(self.view, self.zone)]
        for player in sailors(self.view, self.zone):
            house = (ASHORE, BRASS) if player["ashore"] else ""
            parts.append(Text.assemble(house, seat_badge(player["seat"])))
        return Text(" " if len(parts) < 3 else "").join(parts)

    def row(self, width: int, speaker: Speaker) -> Text:
        """The zone in one line, with its direction."""
        style = f"bold {LANTERN}" if self.has_class("-own") else FOAM
        text = Text.assemble(
            (f"{self.key or ' '} ", f"bold {BRASS}"),
            (f"{self.way:<3}", MIST),
            flag(nation_of(self.zone), speaker),
            (f" {zone_name(self.zone, speaker):<14} ", style),
            self.goods(speaker, width),
            "  ",
            self.ships(speaker),
        )
        text.truncate(width)
        return text


class Sea(Widget):
    """The water under the zones, with the borders that ships can cross."""

    def __init__(self) -> None:
        super().__init__()
        self.places: dict[str, tuple[int, int]] = {}
        self.own = ""

    def show(self, places: dict[str, tuple[int, int]], own: str) -> None:
        """Draw borders between these middles of zones; those of the own zone are bright."""
        self.places, self.own = places, own
        self.refresh()

    def render(self) -> Text:
        """Dots from zone to zone."""
        width, height = self.size
        if not self.places or not width:
            return Text("")
        marks: dict[tuple[int, int], str] = {}
        book = facts()
        for start, zone in enumerate(book.zones):
            for other in book.beside[start]:
                if other > start:
                    near = self.own in (zone, book.zones[other])
                    self.line(marks, self.places[zone], self.places[book.zones[other]], near)
        rows = []
        for y in range(height):
            text = Text()
            for x in range(width):
                style = marks.get((x, y))
                text.append("·" if style else " ", style)
            rows.append(text)
        return Text("\n").join(rows)

    def line(
        self,
        marks: dict[tuple[int, int], str],
        start: tuple[int, int],
        end: tuple[int, int],
        near: bool,
    ) -> None:
        """Dots on the way from one place to another."""
        across, down = end[0] - start[0], end[1] - start[1]
        steps = max(1, abs(across) // 2, abs(down))
        for step in range(steps + 1):
            at = (start[0] + round(across * step / steps), start[1] + round(down * step / steps))
            if near or at not in marks:
                marks[at] = BRASS if near else STEEL


class Chart(Container):
    """All zones; in a small window those around the own ship."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.spots = [ZoneSpot(session, zone) for zone in facts().zones]
        self.sea = Sea()
        self.news = News(session)
        self.view: dict[str, Any] = {}

    def compose(self) -> ComposeResult:
        """Water, zones, news."""
        yield self.sea
        yield from self.spots
        yield self.news

    def show(self, view: dict[str, Any]) -> None:
        """Draw the chart as it is now."""
        self.view = view
        known = keys(self.session)
        for spot in self.spots:
            spot.show(view, known.get(f"sail {spot.zone}", ""))
        self.news.show(view)
        self.lay_out()

    def on_resize(self, _: Resize) -> None:
        """Lay the zones out anew."""
        self.lay_out()

    def lay_out(self) -> None:
        """Put every zone in its place."""
        width, height = self.size
        if not self.view or not width or not height:
            return
        wide = width >= LEAST_WIDTH and height >= LEAST_HEIGHT
        self.sea.display = self.news.display = wide
        if wide:
            self.spread(width, height)
        else:
            self.around(width, height)

    def spread(self, width: int, height: int) -> None:
        """The whole chart: rows from north to south, columns as the map has them."""
        places, cell, tall = layout(width, height)
        for spot in self.spots:
            x, y = places[spot.zone]
            spot.display = True
            spot.way = ""
            spot.styles.width, spot.styles.height = cell, tall
            spot.styles.offset = (x, y)
        middles = {zone: (x + cell // 2, y + tall // 2) for zone, (x, y) in places.items()}
        own = self.view["players"][onlooker(self.view)]["zone"] or ""
        self.sea.show(middles, own)
        left = places["tortuga"][0] + cell + 3
        self.news.styles.offset = (left, 0)
        self.news.styles.width = max(1, width - left - 1)
        self.news.styles.height = places["santo_domingo"][1]

    def around(self, width: int, height: int) -> None:
        """The own zone above, then those beside it, then the others as far as there is room."""
        book = facts()
        own = self.view["players"][onlooker(self.view)]["zone"] or book.zones[0]
        ways = book.borders[book.zones.index(own)]
        near = {book.zones[at]: way for at, way in zip(ways, DIRECTIONS, strict=True) if at != NONE}
        order = [own, *near]
        order += [zone for zone in book.zones if zone not in order]
        for spot in self.spots:
            at = order.index(spot.zone)
            spot.display = at < height
            way = near.get(spot.zone, "")
            spot.way = self.session.speaker.word("tui-m-way-" + way) if way else ""
            spot.styles.width, spot.styles.height = width, 1
            spot.styles.offset = (0, at)


def layout(width: int, height: int) -> tuple[dict[str, tuple[int, int]], int, int]:
    """Where every zone goes, and how wide and tall a zone is."""
    zones = rows("zone")
    xs = [row["x"] for row in zones.values()]
    ys = [row["y"] for row in zones.values()]
    bands: list[list[str]] = [[] for _ in range(BANDS)]
    for id, row in sorted(zones.items(), key=lambda item: item[1]["x"]):
        bands[round((row["y"] - min(ys)) / (max(ys) - min(ys)) * (BANDS - 1))].append(id)
    cell = min(19, (width - 1) // max(len(band) for band in bands) - 1)
    pitch = height // BANDS
    tall = min(3, pitch)
    spare = height - pitch * BANDS
    places: dict[str, tuple[int, int]] = {}
    for at, band in enumerate(bands):
        free = [
            round((zones[id]["x"] - min(xs)) / (max(xs) - min(xs)) * (width - cell - 1))
            for id in band
        ]
        y = at * pitch + min(at, spare)
        for id, x in zip(band, spaced(free, cell + 1, width - cell), strict=True):
            places[id] = (x, y)
    return places, cell, tall


def spaced(wanted: list[int], step: int, most: int) -> list[int]:
    """Columns as near to these as can be, at least a step apart, and none beyond the last."""
    found: list[int] = []
    for x in wanted:
        found.append(max(x, found[-1] + step) if found else x)
    for at in range(len(found) - 1, -1, -1):
        limit = most if at == len(found) - 1 else found[at + 1] - step
        found[at] = min(found[at], limit)
    return found
