"""The lines of a captain's papers, and one for each rival; each tells more on looking."""

from __future__ import annotations

from typing import Any, Final

from rich.text import Text
from textual.geometry import Size

from doubloon.games.merchants.words import LOCATIONS, SKILLS
from doubloon.locale import Speaker
from doubloon.tui.buccaneer.board import flow
from doubloon.tui.merchants.faces import (
    ASHORE,
    BARREL,
    GOLD,
    STAR,
    boxes,
    flag,
    goods,
    has_set_out,
    rows,
    seat_badge,
    stash_points,
    wanted_at,
    zone_name,
)
from doubloon.tui.merchants.items import CONSOLE, wrapped
from doubloon.tui.merchants.sheet import (
    abilities,
    bounty_words,
    captain_sentence,
    cargo_sentence,
    mission_next,
    mission_sentence,
    player_sentence,
    purse_sentence,
    rumour_sentence,
    ship_sentence,
    skills,
    trim_words,
)
from doubloon.tui.palette import BRASS, EMBER, FOAM, LANTERN, MIST, MOSS, STEEL, TROUGH
from doubloon.tui.part import Part
from doubloon.tui.port_royal.card import Spot
from doubloon.tui.session import Session

KINDS: Final = ("purse", "captain", "ship", "cargo", "trim", "mission", "rumour")
AT_SEA: Final = "≈"
TALL: Final = 32
WIDE_LINE: Final = 46
NARROW_LINE: Final = 34
MOST_TEXT: Final = 4


class PaperLine(Spot):
    """One line of the own papers."""

    def __init__(self, session: Session, kind: str) -> None:
        super().__init__(classes="-" + kind)
        self.session = session
        self.kind = kind
        self.view: dict[str, Any] = {}
        self.seat = 0

    @property
    def player(self) -> dict[str, Any]:
        """Whose papers these are."""
        found: dict[str, Any] = self.view["players"][self.seat]
        return found

    def show(self, view: dict[str, Any], seat: int) -> None:
        """Show this player's."""
        self.view, self.seat = view, seat
        player = self.player
        ready = bool(player["captain"]) if self.kind == "captain" else has_set_out(player)
        self.display = self.kind == "purse" or (ready and self.worth_a_line())
        self.set_class(self.kind == "purse" and view["course"]["active"] == seat, "-active")
        self.refresh(layout=True)

    def worth_a_line(self) -> bool:
        """Whether there is anything to say."""
        player = self.player
        if self.kind in ("mission", "rumour"):
            return bool(player[self.kind])
        if self.kind == "trim":
            return any(player["bounty"].values()) or bool(
                player["weapons"] or player["mods"] or player["specialists"] or player["kept"]
            )
        return True

    def look(self) -> Part.Looked:
        """The line in full."""
        return Part.Looked(self.sentence() if self.view else "")

    def sentence(self) -> str:
        """What the line is short for."""
        player, speaker = self.player, self.session.speaker
        if self.kind == "purse":
            return f"{purse_sentence(self.view, player, speaker)}"
        if self.kind == "captain":
            return captain_sentence(player, speaker)
        if self.kind == "ship":
            return ship_sentence(player["ship"], speaker)
        if self.kind == "cargo":
            return cargo_sentence(self.view, player, speaker)
        if self.kind == "mission":
            return mission_sentence(player, speaker)
        if self.kind == "rumour":
            return rumour_sentence(player["rumour"], speaker)
        return f"{bounty_words(player, speaker)} {trim_words(player, speaker)}".strip()

    @property
    def tall(self) -> bool:
        """Whether the window has room for more than the figures."""
        return bool(self.app.size.height >= TALL)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """As many lines as there are to say."""
        return len(PAINTERS[self.kind](self, width)) if self.view and self.display else 1

    def render(self) -> Text:
        """What there is to say in few words; a line just hidden may be drawn once more."""
        if not self.view or not self.display:
            return Text("")
        width, height = self.size
        lines = PAINTERS[self.kind](self, width)
        for line in lines:
            line.truncate(width, overflow="ellipsis")
        return Text("\n").join(lines[:height])


def paint_purse(line: PaperLine, width: int) -> list[Text]:
    """Who it is, Glory on the way to the goal, and gold."""
    player, speaker = line.player, line.session.speaker
    goal = line.view["options"]["goal"]
    text = Text.assemble(seat_badge(line.seat), (f" {speaker.name(line.seat)} ", f"bold {LANTERN}"))
    if player["dead"]:
        return [text.append(speaker.word("tui-m-line-dead"), EMBER)]
    known = player["chest"] is not None
    stash = stash_points(player["chest"], goal) if known else 0
    right = Text()
    if width >= 46 and goal <= 12:
        right.append(STAR * player["glory"], BRASS).append(STAR * stash, MOSS)
        right.append(STAR * max(0, goal - player["glory"] - stash), TROUGH).append(" ")
    right.append(f"{STAR}{player['glory']}", f"bold {BRASS}")
    if stash:
        right.append(f"+{stash}", f"bold {MOSS}")
    right.append(f"/{goal}  ", MIST)
    if known:
        right.append(f"{GOLD}{player['gold']}", f"bold {FOAM}")
        right.append(f" {ASHORE}{player['chest']}", MOSS if player["chest"] else MIST)
    else:
        right.append(f"{GOLD}{player['wealth']}", f"bold {FOAM}")
    gap = max(1, width - text.cell_len - right.cell_len)
    return [Text.assemble(text, " " * gap, right)]


def paint_captain(line: PaperLine, width: int) -> list[Text]:
    """Name and skills; the abilities below."""
    player, speaker = line.player, line.session.speaker
    values = skills(player["captain"])
    figures = Text()
    for name in SKILLS:
        short = speaker.word("tui-m-skill-" + name)
        figures.append(f" {short if width >= WIDE_LINE else short[:2]} ", MIST)
        figures.append(f"{values[name]}", f"bold {FOAM}")
    text = Text(speaker.card(player["captain"]), FOAM)
    if width < NARROW_LINE:
        lines = [text, figures]
    else:
        text.truncate(width - figures.cell_len - 1, overflow="ellipsis", pad=True)
        lines = [Text.assemble(text, " ", figures)]
    if line.tall:
        said = " ".join(abilities(player["captain"], speaker))
        lines += wrapped(Text(said, MIST), width - 2, MOST_TEXT)
    return lines


def paint_ship(line: PaperLine, width: int) -> list[Text]:
    """Where she lies, and the five locations with their boxes."""
    player, speaker = line.player, line.session.speaker
    ship = player["ship"]
    place = (ASHORE, BRASS) if player["ashore"] else (AT_SEA, MIST)
    text = Text.assemble((speaker.card(ship["ship"]), f"bold {FOAM}"), " ", place, " ")
    text.append(zone_name(player["zone"], speaker), FOAM)
    args = {"count": ship["manoeuvrability"]}
    text.append("  " + speaker.word("tui-m-man", {"count": args["count"]}), MIST)
    gap = " " if width >= WIDE_LINE else ""
    parts = [
        Text.assemble(
            (speaker.word("tui-m-place-" + at) + gap, MIST),
            boxes(ship["left"][at], ship["most"][at]),
        )
        for at in LOCATIONS
    ]
    row = Text(" ").join(parts)
    return [text, row] if row.cell_len <= width else [text, *flow(parts, width)]


def paint_cargo(line: PaperLine, width: int) -> list[Text]:
    """Crates, and where each good is wanted."""
    player, speaker = line.player, line.session.speaker
    hold = player["ship"]["left"]["cargo"]
    over = player["crates"] > hold
    cards = player["cargo"] if player["cargo"] is not None else player["shown"]
    args = {"count": player["crates"], "hold": hold}
    text = Text(speaker.word("tui-m-line-cargo", {**args}) + " ", EMBER if over else MIST)
    parts: list[Text] = []
    for good, count in goods(cards).items():
        ports = wanted_at(line.view, good)
        part = Text(BARREL * count + speaker.card(good), FOAM)
        if ports:
            where = ",".join(zone_name(zone, speaker, short=True) for zone in ports)
            part.append(f"→{where}", MOSS)
        parts.append(part)
    if not parts:
        parts.append(Text(speaker.word("tui-m-line-empty"), STEEL))
    parts[0] = Text.assemble(text, parts[0])
    return [row for line in flow(parts, width) for row in line.wrap(CONSOLE, width)]


def paint_trim(line: PaperLine, width: int) -> list[Text]:
    """Bounties as flags, then weapons, modifications and specialists."""
    player, speaker = line.player, line.session.speaker
    text = Text()
    if any(player["bounty"].values()):
        text.append(speaker.word("tui-m-line-bounty") + " ", MIST)
    for nation, count in player["bounty"].items():
        if count:
            text.append(flag(nation, speaker)).append(f"{count} ", f"bold {EMBER}")
    words = trim_words(player, speaker)
    return list(text.append(words, MIST).wrap(CONSOLE, width))


def paint_mission(line: PaperLine, width: int) -> list[Text]:
    """What comes next."""
    player, speaker = line.player, line.session.speaker
    text = Text(f"! {speaker.card(player['mission'])}: ", LANTERN)
    text.append("; ".join(mission_next(player, speaker)), MIST)
    return list(text.wrap(CONSOLE, width))


def paint_rumour(line: PaperLine, width: int) -> list[Text]:
    """Its name, and where it can be proved."""
    player, speaker = line.player, line.session.speaker
    place = zone_name(str(rows("rumor")[player["rumour"]]["place"]), speaker)
    return [Text(f"? {speaker.card(player['rumour'])}: ", LANTERN).append(place, MIST)]


PAINTERS: Final = {
    "purse": paint_purse,
    "captain": paint_captain,
    "ship": paint_ship,
    "cargo": paint_cargo,
    "trim": paint_trim,
    "mission": paint_mission,
    "rumour": paint_rumour,
}


class RivalLine(Spot):
    """A rival: what anybody may know."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.view: dict[str, Any] = {}
        self.seat = 0

    def show(self, view: dict[str, Any], seat: int) -> None:
        """Show this player."""
        self.view, self.seat = view, seat
        self.set_class(view["course"]["active"] == seat, "-active")
        self.refresh()

    def look(self) -> Part.Looked:
        """Everything that may be known."""
        return Part.Looked(player_sentence(self.view, self.seat, self.session.speaker))

    def render(self) -> Text:
        """Glory, gold, cards, crates, ship and bounties."""
        if not self.view:
            return Text("")
        width, height = self.size
        player, speaker = self.view["players"][self.seat], self.session.speaker
        head = rival_head(player, self.view, width, speaker)
        if height < 2 or not player["ship"] or player["dead"]:
            return head
        return Text("\n").join([head, rival_ship(player, width, speaker)])


def rival_head(player: dict[str, Any], view: dict[str, Any], width: int, speaker: Speaker) -> Text:
    """The name at the left, figures at the right."""
    active = view["course"]["active"] == player["seat"]
    name = Text.assemble(seat_badge(player["seat"]), " ")
    name.append(speaker.name(player["seat"]), f"bold {BRASS if active else FOAM}")
    figures = Text()
    if player["dead"]:
        figures.append(speaker.word("tui-m-line-dead") + " ", EMBER)
    elif player["ship"]:
        figures.append(speaker.card(player["ship"]["ship"]) + " ", MIST)
    for nation, count in player["bounty"].items():
        if count:
            figures.append(flag(nation, speaker)).append(f"{count} ", EMBER)
    figures.append(f"{STAR}{player['glory']} ", f"bold {BRASS}")
    figures.append(f"{GOLD}{player['wealth']} ", FOAM)
    figures.append(f"{BARREL}{player['crates']} ▯{player['cards']}", MIST)
    name.truncate(max(5, width - figures.cell_len - 1), overflow="ellipsis")
    return Text.assemble(name, " " * max(1, width - name.cell_len - figures.cell_len), figures)


def rival_ship(player: dict[str, Any], width: int, speaker: Speaker) -> Text:
    """Where the rival is, and the state of the ship."""
    ship = player["ship"]
    text = Text("  ")
    if player["zone"]:
        text.append(ASHORE if player["ashore"] else AT_SEA, BRASS if player["ashore"] else MIST)
        text.append(f" {zone_name(player['zone'], speaker, short=True)}  ", MIST)
    for at in LOCATIONS:
        text.append(speaker.word("tui-m-place-" + at)[0], STEEL)
        text.append(boxes(ship["left"][at], ship["most"][at])).append(" ")
    text.truncate(width)
    return text
