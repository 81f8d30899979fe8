"""The list of cards: one line each, told in full on looking."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from rich.console import Console
from rich.text import Text

from doubloon.engine.message import Arg
from doubloon.locale import Speaker
from doubloon.tui.merchants.faces import (
    GOLD,
    facts,
    goods,
    keys,
    npc_badge,
    npc_card,
    onlooker,
    rows,
    wanted_at,
    zone_name,
)
from doubloon.tui.merchants.sentences import admiral, offer_sentence
from doubloon.tui.merchants.sheet import (
    market_cost,
    mission_next,
    mission_sentence,
    rumour_sentence,
)
from doubloon.tui.palette import BRASS, FOAM, LANTERN, MIST, TARNISH
from doubloon.tui.part import Part
from doubloon.tui.port_royal.card import Spot
from doubloon.tui.session import Session

CONSOLE: Final = Console()
"""Rich breaks lines with one."""


class Entry(NamedTuple):
    """One card: kind, name, what stands beside and below it, its sentence, and its choice."""

    kind: str
    name: Text
    beside: str
    body: str
    text: str
    word: str = ""
    key: str = ""


class Item(Spot):
    """One card of the list."""

    def __init__(self) -> None:
        super().__init__()
        self.entry: Entry | None = None

    def show(self, entry: Entry) -> None:
        """Show this card."""
        self.entry = entry
        self.refresh(layout=True)

    def look(self) -> Part.Looked:
        """The whole card."""
        if self.entry is None:
            return Part.Looked("")
        return Part.Looked(self.entry.text, self.entry.word)

    def wants(self, width: int) -> int:
        """How many lines it would fill."""
        if self.entry is None or not self.entry.body:
            return 1
        return 1 + len(wrapped(Text(self.entry.body), width - 4, 9))

    def render(self) -> Text:
        """Kind, name and what matters; the text below where there is room."""
        if self.entry is None:
            return Text("")
        entry = self.entry
        width, height = self.size
        head = Text.assemble(
            (f"{entry.key or ' '} ", f"bold {BRASS}"), (f"{entry.kind:<7} ", TARNISH)
        )
        head.append(entry.name)
        beside = Text(f"  {entry.beside}", MIST)
        head.append(beside)
        head.truncate(width, overflow="ellipsis")
        if height < 2:
            return head
        return Text("\n").join([head, *wrapped(Text(entry.body, MIST), width - 2, height - 1)])


def wrapped(text: Text, width: int, lines: int) -> list[Text]:
    """Text in so many lines, set in a little."""
    found = list(text.wrap(CONSOLE, max(8, width)))
    if len(found) > lines:
        found[lines - 1].truncate(max(8, width) - 1)
        found[lines - 1].append("…")
    return [Text.assemble("  ", line) for line in found[:lines]]


def items(session: Session) -> list[Entry]:
    """Every card that matters to the reader, the most pressing first."""
    view, speaker = session.view(), session.speaker
    seat = onlooker(view)
    player = view["players"][seat]
    known = keys(session)
    found = stalls(view, seat, speaker, known)
    for card in player["hand"] or []:
        text = speaker.word("tui-m-thing", {"thing": card})
        word = f"play {card}"
        found.append(entry("hand", card, "", text, speaker, word, known.get(word, "")))
    if player["mission"]:
        text = mission_sentence(player, speaker)
        steps: dict[str, Arg] = {"list": mission_next(player, speaker)}
        beside = speaker.word("tui-m-next", steps)
        found.append(entry("mission", player["mission"], beside, text, speaker))
    if player["rumour"]:
        place = zone_name(str(rows("rumor")[player["rumour"]]["place"]), speaker)
        text = rumour_sentence(player["rumour"], speaker)
        found.append(entry("rumour", player["rumour"], place, text, speaker))
    for card in player["kept"]:
        text = speaker.word("tui-m-thing", {"thing": card})
        found.append(entry("kept", card, "", text, speaker))
    for mission in view["missions"]:
        if mission:
            place = zone_name(str(rows("mission")[mission]["place"]), speaker)
            text, word = offer_sentence(mission, speaker), f"claim {mission}"
            word = word if word in known else ""
            found.append(entry("offer", mission, place, text, speaker, word, known.get(word, "")))
    return found + news(view, speaker)


def stalls(view: dict[str, Any], seat: int, speaker: Speaker, known: dict[str, str]) -> list[Entry]:
    """The goods on the market with prices, and those bought so far."""
    if seat != view["course"]["active"]:
        return []
    found: list[Entry] = []
    for good, count in goods(view["market"] or []).items():
        ports = [zone_name(zone, speaker) for zone in wanted_at(view, good)]
        args: dict[str, Arg] = {"card": good, "count": count, "list": ports}
        args["gold"] = market_cost(view, good)
        text = speaker.word("tui-m-stall-wanted" if ports else "tui-m-stall", args)
        name = Text(f"{count} {speaker.card(good)}  ", f"bold {LANTERN}")
        name.append(f"{GOLD}{args['gold']}", BRASS)
        word = f"buy {good}"
        kind = speaker.word("tui-m-item-market")
        found.append(Entry(kind, name, ", ".join(ports), "", text, word, known.get(word, "")))
    for good, count in goods(view["basket"] or []).items():
        name = Text(f"{count} {speaker.card(good)}", FOAM)
        text = speaker.word("tui-m-good", {"card": good, "count": count})
        found.append(Entry(speaker.word("tui-m-item-basket"), name, "", "", text))
    return found


def news(view: dict[str, Any], speaker: Speaker) -> list[Entry]:
    """The event of the round, and the ships that nobody plays."""
    found: list[Entry] = []
    if view["course"]["event"] >= 0:
        event = facts().events[view["course"]["event"]]
        found.append(
            entry("event", event, "", speaker.word("tui-m-event", {"thing": event}), speaker)
        )
    for npc in view["npcs"]:
        if npc["zone"] and npc["ship"]:
            name = Text.assemble(npc_badge(npc["npc"], speaker), " ")
            name.append(speaker.card(npc_card(npc["npc"])), FOAM)
            args: dict[str, Arg] = {
                "card": npc_card(npc["npc"]),
                "zone": zone_name(npc["zone"], speaker),
                "target": npc["ship"]["ship"],
                "captain": admiral(npc["captains"][-1], speaker),
                **{place: npc["ship"]["left"][place] for place in ("hull", "crew", "cannons")},
            }
            text = speaker.word("tui-m-npc", args)
            kind = speaker.word("tui-m-item-npc")
            found.append(
                Entry(kind, name, str(args["zone"]), speaker.word("tui-m-npc-body", args), text)
            )
    return found


def entry(
    kind: str, card: str, beside: str, text: str, speaker: Speaker, word: str = "", key: str = ""
) -> Entry:
    """A card of a kind."""
    name = Text(speaker.card(card), f"bold {LANTERN}")
    body = speaker.attribute("m-" + card, "text")
    return Entry(speaker.word("tui-m-item-" + kind), name, beside, body, text, word, key)
