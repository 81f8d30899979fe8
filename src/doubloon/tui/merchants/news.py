"""The corner of the chart: the event of the round and the war, or the zone that is looked at."""

from __future__ import annotations

from typing import Any

from rich.console import Group
from rich.text import Text
from textual.widget import Widget

from doubloon.tui.merchants.faces import facts, missions_at, nation_of, onlooker, zone_name
from doubloon.tui.merchants.zones import borders, contents, journey_words, rule_sentence
from doubloon.tui.palette import BRASS, EMBER, FOAM, LANTERN, MIST
from doubloon.tui.session import Session


class News(Widget):
    """What everybody should know, or everything about one zone."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.zone = ""
        self.view: dict[str, Any] = {}

    def show(self, view: dict[str, Any]) -> None:
        """Show what is new."""
        self.view = view
        self.refresh()

    def look_at(self, zone: str) -> None:
        """Show a zone, or the news again."""
        self.zone = zone
        self.refresh()

    def render(self) -> Group:
        """The zone in question, else the news."""
        if not self.view:
            return Group()
        return Group(*(self.about_zone() if self.zone else self.about_round()))

    def about_round(self) -> list[Text]:
        """Event, war, and what lies on the track."""
        speaker, view = self.session.speaker, self.view
        lines: list[Text] = []
        if view["war"]:
            first, second = view["war"]
            said = speaker.word("tui-m-war", {"nation": first, "other": second})
            lines.append(Text(said, f"bold {EMBER}"))
        if view["course"]["event"] >= 0:
            event = facts().events[view["course"]["event"]]
            said = speaker.attribute("m-" + event, "text")
            lines.append(Text.assemble((speaker.card(event), f"bold {BRASS}"), (f"  {said}", MIST)))
        for mission in view["missions"]:
            if mission:
                place = next(z for z in facts().zones if mission in missions_at(view, z))
                text = Text(f"! {speaker.card(mission)}", LANTERN)
                lines.append(text.append("  " + zone_name(place, speaker), MIST))
        return lines

    def about_zone(self) -> list[Text]:
        """What is there, how far it is, its rule, and its borders."""
        speaker, zone = self.session.speaker, self.zone
        head = Text.assemble((zone_name(zone, speaker), f"bold {LANTERN}"))
        if nation_of(zone):
            head.append("  " + speaker.word("m-nation-" + nation_of(zone)), MIST)
        way = journey_words(self.view, onlooker(self.view), zone, speaker)
        head.append("  " + way, BRASS)
        there = contents(self.view, zone, speaker)
        beside = speaker.word("tui-m-borders", {"list": borders(zone, speaker)})
        lines = [head, Text(", ".join(there), FOAM)] if there else [head]
        lines += [Text(rule_sentence(zone, speaker), MIST), Text(beside, MIST)]
        return lines
