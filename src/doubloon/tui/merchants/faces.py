"""Nations, ships, goods and dice as marks, and what a view says about them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final, cast

from rich.text import Text

from doubloon.games.merchants import Merchants, journey
from doubloon.games.merchants.facts import Facts
from doubloon.games.merchants.words import LOCATIONS, NATIONS, NPC_NAMES
from doubloon.locale import Speaker
from doubloon.tui.deck import KEPT, laid_out
from doubloon.tui.palette import BRASS, EMBER, FOAM, INK, MIST, SAILS, STEEL
from doubloon.tui.session import Session

STAR: Final = "★"
GOLD: Final = "●"
SKULL: Final = "☠"
MERCHANT: Final = "◊"
NAVY: Final = "▼"
MISSION: Final = "!"
ASHORE: Final = "⌂"
FULL: Final = "■"
GONE: Final = "□"
BARREL: Final = "▪"
SEATS: Final = ("#f2ead6", "#7fc4c9", "#c39be0", "#9ccf7a")
"""How the ships of the seats are painted; each has its number too."""
FLAGS: Final = {
    "spanish": SAILS["yellow"],
    "english": SAILS["red"],
    "french": SAILS["blue"],
    "dutch": ("#d9772f", INK),
}
CLICK: Final = "▸"
"""Stands for a key where there are no more digits: Enter or a click does it."""
FIRST_NPC: Final = 4
GARRISON: Final = 10
STASH: Final = 10
"""So much gold in the chest is a Glory point (M1.3)."""


def facts() -> Facts:
    """The components, as they lie on the table."""
    return cast(Merchants, laid_out("merchants")).facts


def rows(kind: str) -> dict[str, dict[str, Any]]:
    """The rows of the data files of one kind, by id."""
    return rows_of(facts(), kind)


@lru_cache(maxsize=16 * KEPT)
def rows_of(book: Facts, kind: str) -> dict[str, dict[str, Any]]:
    """The rows of one kind in one deck, by id."""
    return {row["id"]: row for row in book.rows if row["kind"] == kind}


def nation_of(zone: str) -> str:
    """Whose port a zone has; empty for open water."""
    return str(rows("zone")[zone]["nation"])


def home_of(captain: str) -> str:
    """A captain's home port."""
    return str(rows("captain")[captain]["home"])


def has_set_out(player: dict[str, Any]) -> bool:
    """Whether a player has a captain, a ship and a place for it: all come at set-up, one by one."""
    return bool(player["captain"] and player["ship"] and player["zone"])


def zone_name(zone: str, speaker: Speaker, short: bool = False) -> str:
    """What a zone is called on the chart."""
    return speaker.word(f"tui-m-{'short' if short else 'zone'}-{zone}")


def good_of(card: str) -> str:
    """The good on a cargo card."""
    return card.partition("-")[0]


def goods(cards: Sequence[str]) -> dict[str, int]:
    """How many cards of each good there are, in the order of the goods."""
    count = Counter(good_of(card) for card in cards)
    return {good: count[good] for good in facts().goods if count[good]}


def npc_card(npc: str) -> str:
    """The name of an NPC's ship among the labels."""
    return "npc_" + npc if NPC_NAMES.index(npc) < NATIONS else npc


def letter(nation: str, speaker: Speaker) -> str:
    """The letter of a nation."""
    return speaker.word("tui-m-letter-" + nation)


def flag(nation: str, speaker: Speaker) -> Text:
    """A nation's flag: its letter on its colour; a wave for open water."""
    if not nation:
        return Text("≈", MIST)
    ground, writing = FLAGS[nation]
    return Text(letter(nation, speaker), f"bold {writing} on {ground}")


def seat_badge(seat: int) -> Text:
    """A player's ship: the number of the seat on its colour."""
    return Text(str(seat + 1), f"bold {INK} on {SEATS[seat]}")


def npc_badge(npc: str, speaker: Speaker) -> Text:
    """A ship that nobody plays: a navy under its flag, or a pirate."""
    if npc in FLAGS:
        return Text.assemble((NAVY, FLAGS[npc][0]), flag(npc, speaker))
    return Text(SKULL + speaker.word("tui-m-letter-" + npc), f"bold {EMBER}")


def boxes(left: int, most: int) -> Text:
    """What is left of a location, and what is lost."""
    colour = EMBER if left == 0 or left * 2 < most else BRASS if left < most else FOAM
    return Text.assemble((FULL * left, colour), (GONE * (most - left), STEEL if left else EMBER))


def dice(faces: Sequence[int]) -> Text:
    """Dice as they lie: skulls are successes (M2.9)."""
    text = Text()
    for face in faces:
        skull = face > len(LOCATIONS) - 1
        style = f"bold {INK} on {BRASS if skull else '#c9d2dc'}"
        text.append(f" {SKULL if skull else face} ", style)
        text.append(" ")
    return text


def keys(session: Session) -> dict[str, str]:
    """The keys of the choices that are open to the person asked."""
    return {word: key if len(key) == 1 else CLICK for word, key in session.keys().items()}


def onlooker(view: dict[str, Any]) -> int:
    """Whose ship the table is drawn for: the reader's, or the active player's."""
    seat = view["seat"]
    return max(0, int(view["course"]["active"])) if seat is None else int(seat)


def stash_points(chest: int, goal: int) -> int:
    """What the gold in a chest counts: at most half the goal (M1.3, M1.3a)."""
    return min(goal // 2, chest // STASH)


def zones_of(view: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """What lies in each zone, by its id."""
    return {zone["zone"]: zone for zone in view["zones"]}


def sailors(view: dict[str, Any], zone: str) -> list[dict[str, Any]]:
    """The players in a zone."""
    return [p for p in view["players"] if p["zone"] == zone and p["drawn"] and not p["dead"]]


def npcs_at(view: dict[str, Any], zone: str) -> list[str]:
    """The ships in a zone that nobody plays."""
    return [npc["npc"] for npc in view["npcs"] if npc["zone"] == zone]


def missions_at(view: dict[str, Any], zone: str) -> list[str]:
    """The missions that can be claimed in a zone."""
    return [id for id in view["missions"] if id and rows("mission")[id]["place"] == zone]


def wanted_at(view: dict[str, Any], good: str) -> list[str]:
    """The ports where a good is in demand."""
    return [zone["zone"] for zone in view["zones"] if zone["demand"] == good]


def links(player: dict[str, Any]) -> list[tuple[int, int]]:
    """Passages that a player knows from rumours."""
    book = facts()
    found: list[tuple[int, int]] = []
    for rumour in player["kept"]:
        for link in book.rumour_rules[book.rumours.index(rumour)].get("link_zones", []):
            found.append((book.zones.index(link["a"]), book.zones.index(link["b"])))
    return found


def reach(player: dict[str, Any], zone: str) -> tuple[int, int] | None:
    """How many actions take a player to a zone's sea and into its port; None without a ship."""
    book = facts()
    if not player["zone"] or player["dead"]:
        return None
    start, goal = book.zones.index(player["zone"]), book.zones.index(zone)
    passages = links(player)
    return (
        journey.actions(book, start, player["ashore"], goal, False, passages),
        journey.actions(book, start, player["ashore"], goal, True, passages),
    )


def closed(view: dict[str, Any], player: dict[str, Any], zone: str) -> bool:
    """Whether a port is shut to a player, by a bounty or by war (M4.2)."""
    nation = nation_of(zone)
    captain = player["captain"]
    if not nation or not captain or home_of(captain) == zone:
        return False
    book = facts()
    rules = book.zone_rules[book.zones.index(zone)].get("port_access", [])
    if player["bounty"][nation]:
        kept = [book.rumour_rules[book.rumours.index(card)] for card in player["kept"]]
        papers = any("port_access" in rule for rule in kept)
        return not papers and not any(rule["rule"] == "haven" for rule in rules)
    own = rows("captain")[captain]["nation"]
    return nation in view["war"] and own in view["war"] and nation != own and not rules


def pending(view: dict[str, Any], name: str) -> list[Any]:
    """The arguments of the step of that name that is pending; empty if there is none."""
    for step in reversed(view["pending"]):
        if step[0] == name:
            return list(step)
    return []


def side_name(side: int, speaker: Speaker) -> str:
    """Who fights: a player, an NPC, or an enemy ashore."""
    if side == GARRISON:
        return speaker.word("m-garrison")
    if side < FIRST_NPC:
        return speaker.name(side)
    return speaker.card(npc_card(NPC_NAMES[side - FIRST_NPC]))


def side_ship(view: dict[str, Any], side: int) -> dict[str, Any] | None:
    """The ship of a side in a combat; none ashore."""
    if side == GARRISON:
        return None
    found: dict[str, Any] | None = (
        view["players"][side] if side < FIRST_NPC else view["npcs"][side - FIRST_NPC]
    )["ship"]
    return found


def legend(speaker: Speaker, view: dict[str, Any]) -> list[tuple[str, str]]:
    """The nations and their letters, for the help page."""
    colours = ("yellow", "red", "blue", "ares")
    return [
        (colour, f"{letter(nation, speaker)} {speaker.word('m-nation-' + nation)}")
        for colour, nation in zip(colours, FLAGS, strict=True)
    ]
