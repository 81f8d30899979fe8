"""The shapes of a view: plain data with names."""

from __future__ import annotations

from typing import Any, TypedDict


class ShipView(TypedDict):
    """A ship: what is left of each location, and what there can be at most."""

    ship: str
    left: dict[str, int]
    most: dict[str, int]
    manoeuvrability: int


class PlayerView(TypedDict):
    """One seat's side of the table; None is what the reader may not know.

    `wealth` is gold in ship and chest together, which anybody can count. `drawn` and `chosen` say
    that there is a captain and a ship, seen or not. `flashed` is a card of the hand that was just
    shown to all.
    """

    seat: int
    captain: str | None
    drawn: bool
    dead: bool
    ship: ShipView | None
    chosen: bool
    zone: str | None
    ashore: bool
    weapons: list[str]
    mods: list[str]
    flipped: list[str]
    glory: int
    gold: int | None
    chest: int | None
    wealth: int
    laden: bool
    hand: list[str] | None
    cards: int
    flashed: str | None
    cargo: list[str] | None
    crates: int
    shown: list[str]
    rumour: str | None
    rumours: int
    kept: list[str]
    mission: str | None
    progress: int
    specialists: list[str]
    staff: list[str]
    bounty: dict[str, int]
    big_ship: bool
    bought_at: str | None
    buying_at: str | None


class NpcView(TypedDict):
    """A ship that nobody plays: its captains, the one in command last."""

    npc: str
    captains: list[str]
    ship: ShipView | None
    zone: str | None


class ZoneView(TypedDict):
    """What lies in a zone: piles are numbers, for tokens that nobody has turned up."""

    zone: str
    demand: str | None
    merchant: int
    tokens: list[int]
    offer: str | None


class View(TypedDict):
    """The table as one seat sees it.

    `market` and `basket` belong to the active player, `heard` to the one who is asked; others know
    only how much there is: `stalls`, `bought`, `hearsay`.
    """

    game: str
    options: dict[str, Any]
    seat: int | None
    course: dict[str, int]
    dice: list[int]
    fight: dict[str, list[int]] | None
    players: list[PlayerView]
    npcs: list[NpcView]
    due: list[str]
    back: list[str]
    war: list[str]
    zones: list[ZoneView]
    pool: list[str]
    flags: list[list[str]]
    track: list[str]
    forge: list[list[str]]
    armoury: dict[str, int]
    missions: list[str | None]
    market: list[str] | None
    stalls: int
    basket: list[str] | None
    bought: int
    heard: str | None
    hearsay: bool
    raid: list[str]
    piles: dict[str, list[str]]
    unseen: dict[str, list[str]]
    pending: list[list[object]]
