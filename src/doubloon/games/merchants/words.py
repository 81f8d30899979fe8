"""What can be said in Merchants & Marauders: every choice has a fixed code, and its word.

First what players do, then the names of things: a player picks one, or chance names it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

MAX_SEATS: Final = 4
ZONES: Final = 17
NATIONS: Final = 4
NPCS: Final = 6
"""One navy for each nation in order, then the pirate sloop and the pirate frigate."""
PIRATE_SLOOP: Final = 4
PIRATE_FRIGATE: Final = 5
GOODS: Final = 8
CARDS: Final = 64
"""Cargo cards, eight for each good: card // 8 is the good."""
SHIPS: Final = 5
MODS: Final = 8
WEAPONS: Final = 3
GLORY: Final = 46
RUMOURS: Final = 25
MISSIONS: Final = 25
CAPTAINS: Final = 16
EVENTS: Final = 34

LOCATIONS: Final = ("hull", "cargo", "masts", "crew", "cannons")
"""In the order of the dice: a face 1 to 4 hits the location of that number (M11.2)."""
HULL: Final = 0
HOLD: Final = 1
MASTS: Final = 2
CREW: Final = 3
CANNONS: Final = 4

SKULL: Final = 5
FACES: Final = ("1", "2", "3", "4", "skull")

SKILLS: Final = ("seamanship", "scouting", "leadership", "influence")
SEAMANSHIP: Final = 0
SCOUTING: Final = 1
LEADERSHIP: Final = 2
INFLUENCE: Final = 3

DEEDS: Final = (
    "pass",
    "done",
    "enter",
    "leave",
    "port",
    "retire",
    "recruit",
    "hand",
    "market",
    "rumour",
    "prove",
    "fulfil",
    "modify",
    "reinforce",
    "shoot",
    "board",
    "flee",
    "draw",
    "take",
    "ability",
    "another",
    "pay",
)
ORDER: Final = (
    "port",
    "enter",
    "leave",
    "sail",
    "scout",
    "sell",
    "hand",
    "fulfil",
    "prove",
    "claim",
    "market",
    "repair",
    "recruit",
    "rumour",
    "modify",
    "reinforce",
    "weapon",
    "play",
    "chest",
    "ship",
    "vend",
    "retire",
    "done",
)
"""How people read what they may do in a turn: often done first, the end of it last. A sale comes
before all else in port, as whatever else is done there ends the time for it (M4.7)."""
PASS: Final = 0
DONE: Final = 1
ENTER: Final = 2
LEAVE: Final = 3
PORT: Final = 4
RETIRE: Final = 5
RECRUIT: Final = 6
HAND: Final = 7
"""Pay for one more hand after a failed recruiting (M5.16)."""
MARKET: Final = 8
"""See what goods there are to buy (M5.4)."""
RUMOUR: Final = 9
PROVE: Final = 10
FULFIL: Final = 11
"""Carry out a step of the own mission in port."""
MODIFY: Final = 12
REINFORCE: Final = 13
"""Turn the Reinforced Hull back (M13.8)."""
SHOOT: Final = 14
BOARD: Final = 15
FLEE: Final = 16
DRAW: Final = 17
TAKE: Final = 18
"""Say yes to what is offered: a ship, a card."""
ABILITY: Final = 19
"""Use the own captain's ability, or a card kept for it."""
ANOTHER: Final = 20
"""Draw another captain (M15.4)."""
PAY: Final = 21

FIRST_SAIL: Final = 22
FIRST_SCOUT: Final = 39
SCOUT_MERCHANT: Final = 39
SCOUT_NPC: Final = 40
SCOUT_SEAT: Final = 46
SCOUT_RUMOUR: Final = 50
SCOUT_MISSION: Final = 51
SCOUT_BEACH: Final = 52
"""Spend a scout action on the careening beach (zone rule of Old Providence)."""
FIRST_SELL: Final = 53
FIRST_BUY: Final = 61
FIRST_DROP: Final = 69
"""Throw cargo away."""
FIRST_KEEP: Final = 77
"""Keep cargo that was won."""
FIRST_SHIP: Final = 85
FIRST_REPAIR: Final = 90
FIRST_WEAPON: Final = 95
FIRST_VEND: Final = 98
"""Sell a special weapon (M5.8)."""
FIRST_USE: Final = 101
"""Use a special weapon (three), or turn a modification over (eight)."""
USE_MOD: Final = 104
FIRST_CLAIM: Final = 112
FIRST_PLAY: Final = 137
FIRST_RAID: Final = 183
FIRST_RID: Final = 187
"""Discard a card of a raid (M6.5)."""
FIRST_SWAP: Final = 251
"""Exchange a card of a raid (M6.5)."""
FIRST_REROLL: Final = 315
"""Roll one of the own dice again, by its face; the opponent's come after them."""
REROLL_RIVAL: Final = 320
FIRST_CHEST: Final = 325
"""So much gold lies in the chest from now on (M5.22)."""
CHEST: Final = 101
"""Amounts from nothing to 100: half of the greatest goal in gold (M1.3a)."""

FIRST_SEAT: Final = 426
FIRST_NPC: Final = 430
FIRST_NATION: Final = 430
"""Navies are called by their nation."""
FIRST_ZONE: Final = 436
FIRST_GOOD: Final = 453
FIRST_LOCATION: Final = 461
FIRST_MOD: Final = 466
FIRST_CARD: Final = 474
FIRST_GLORY: Final = 538
FIRST_RUMOUR: Final = 584
FIRST_MISSION: Final = 609
FIRST_CAPTAIN: Final = 634
FIRST_EVENT: Final = 650
FIRST_FACE: Final = 684
WORDS: Final = 689

NPC_NAMES: Final = ("spanish", "english", "french", "dutch", "pirate_sloop", "pirate_frigate")


def card_names(goods: Sequence[str]) -> list[str]:
    """The cargo cards: eight of each good, numbered."""
    return [f"{good}-{number}" for good in goods for number in range(1, 9)]


def words(
    zones: Sequence[str],
    goods: Sequence[str],
    ships: Sequence[str],
    mods: Sequence[str],
    weapons: Sequence[str],
    glory: Sequence[str],
    rumours: Sequence[str],
    missions: Sequence[str],
    captains: Sequence[str],
    events: Sequence[str],
) -> list[str]:
    """All words in the order of their codes."""
    seats = [f"P{seat + 1}" for seat in range(MAX_SEATS)]
    cards = card_names(goods)
    targets = ["merchant", *NPC_NAMES, *seats, "rumour", "mission", "beach"]
    return [
        *DEEDS,
        *(f"sail {zone}" for zone in zones),
        *(f"scout {target}" for target in targets),
        *(f"sell {good}" for good in goods),
        *(f"buy {good}" for good in goods),
        *(f"drop {good}" for good in goods),
        *(f"keep {good}" for good in goods),
        *(f"ship {ship}" for ship in ships),
        *(f"repair {location}" for location in LOCATIONS),
        *(f"weapon {weapon}" for weapon in weapons),
        *(f"vend {weapon}" for weapon in weapons),
        *(f"use {token}" for token in (*weapons, *mods)),
        *(f"claim {mission}" for mission in missions),
        *(f"play {card}" for card in glory),
        *(f"raid {nation}" for nation in NPC_NAMES[:NATIONS]),
        *(f"rid {card}" for card in cards),
        *(f"swap {card}" for card in cards),
        *(f"reroll {face}" for face in FACES),
        *(f"reroll-theirs {face}" for face in FACES),
        *(f"chest {gold}" for gold in range(CHEST)),
        *seats,
        *NPC_NAMES,
        *zones,
        *goods,
        *LOCATIONS,
        *mods,
        *cards,
        *glory,
        *rumours,
        *missions,
        *captains,
        *events,
        *(f"die {face}" for face in FACES),
    ]
