"""What a seat may know, as plain data.

Secret are the split of gold between ship and chest, Glory hands, rumours, cargo that nobody saw
come aboard, and a market that somebody looks at (M1.7, M1.8). What lies unseen is listed as bags,
each with everything in it that the reader cannot place: the deck, and what others hold of it.
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from doubloon.engine.seat import Seat
from doubloon.games.merchants.facts import NONE
from doubloon.games.merchants.shapes import NpcView, PlayerView, ShipView, View, ZoneView
from doubloon.games.merchants.shown import shown_glory, shown_rumour
from doubloon.games.merchants.state import COMMANDER, NPC_SIDE, RUMOUR_BITS, State
from doubloon.games.merchants.verbs import manoeuvrability, most
from doubloon.games.merchants.words import LOCATIONS, NATIONS, NPC_NAMES, NPCS, card_names


def view(s: State, seat: Seat | None) -> View:
    """Everything that the seat may know."""
    facts = s.facts
    cards = card_names(facts.goods)
    buys = seat == s.active or not s.stack
    hears = seat == s.asked()
    return {
        "game": "merchants",
        "options": options(s),
        "seat": seat,
        "course": course(s),
        "dice": s.dice[:],
        "fight": s.fight.dump() if s.fight is not None else None,
        "players": [player_view(s, player, seat) for player in range(s.seats)],
        "npcs": [npc_view(s, npc) for npc in range(NPCS)],
        "due": [facts.events[event] for event in s.due],
        "back": [NPC_NAMES[npc] for npc in s.back],
        "war": [NPC_NAMES[nation] for nation in s.war if nation != NONE],
        "zones": [zone_view(s, zone) for zone in range(len(facts.zones))],
        "pool": [facts.goods[good] for good in s.pool],
        "flags": [[NPC_NAMES[nation] for nation in pile] for pile in s.flags],
        "track": [NPC_NAMES[nation] for nation in s.track],
        "forge": [[facts.mods[kind] for kind in pile] for pile in s.forge],
        "armoury": dict(zip(facts.weapons, s.armoury, strict=True)),
        "missions": [named(facts.missions, mission) for mission in s.missions],
        "market": [cards[card] for card in s.market] if buys else None,
        "stalls": len(s.market),
        "basket": [cards[card] for card in s.basket] if buys else None,
        "bought": len(s.basket),
        "heard": named(facts.rumours, s.heard) if hears else None,
        "hearsay": s.heard != NONE,
        "raid": [cards[card] for card in s.raid],
        "piles": {
            "cargo": [cards[card] for card in s.cargo_pile],
            "glory": [facts.glory[card] for card in s.glory_pile],
            "missions": [facts.missions[card] for card in s.mission_pile],
        },
        "unseen": unseen(s, seat),
        "pending": [frame.dump() for frame in s.stack],
    }


def options(s: State) -> dict[str, Any]:
    """How the game is played, switches as 0 and 1, and a house deck if there is one."""
    return {
        "goal": s.goal,
        "left_plays_npc": int(s.left_plays_npc),
        "choose_captains": int(s.choose_captains),
        **deepcopy(s.facts.options),
    }


def course(s: State) -> dict[str, int]:
    """Where the game and the player's turn are; switches as 0 and 1."""
    return {
        "first": s.first,
        "active": s.active,
        "round": s.round,
        "turn": s.turn,
        "end": s.end,
        "revealed": int(s.revealed),
        "event": s.event,
        "last_card": s.last_card,
        "fogged": int(s.fogged),
        "actions": s.actions,
        "free_moves": s.free_moves,
        "free_sails": s.free_sails,
        "ported": int(s.ported),
        "scouted": scouted(s),
        "visited": s.visited,
        "used": s.used,
        "credit": s.credit,
        "extra_dice": s.extra_dice,
        "extra_cards": s.extra_cards,
        "favour": s.favour,
        "sold": s.sold,
        "lost": s.lost,
        "chest_open": int(s.chest_open),
    }


def scouted(s: State) -> int:
    """The targets scouted for; of a rumour only that it was looked for (M1.8, M4.6)."""
    seen = s.scouted & ((1 << RUMOUR_BITS) - 1)
    rumour = s.rumour[s.active] if s.active >= 0 else -1
    if rumour >= 0 and s.scouted >> RUMOUR_BITS == rumour + 1:
        seen |= 1 << RUMOUR_BITS
    return seen


def open_to(s: State, player: Seat, reader: Seat | None) -> bool:
    """Whether a reader sees a player's cards: his own, a victim's, all at the end (M1.8, M14.1)."""
    if player == reader or not s.stack:
        return True
    fight = s.fight
    return fight is not None and fight.looter == reader and player in fight.sides


def captain_open(s: State, player: Seat, reader: Seat | None) -> bool:
    """Whether a reader has seen a player's captain: drawn ones are shown together (M2.5)."""
    return s.revealed or s.choose_captains or player == reader


def player_view(s: State, player: Seat, reader: Seat | None) -> PlayerView:
    """One player as a reader sees him."""
    facts = s.facts
    cards = card_names(facts.goods)
    mine = open_to(s, player, reader)
    rich = player == reader or not s.stack
    ship = ship_view(s, player) if s.revealed or player == reader else None
    captain = named(facts.captains, s.captain[player])
    rumour = named(facts.rumours, s.rumour[player])
    return {
        "seat": player,
        "captain": captain if captain_open(s, player, reader) else None,
        "drawn": s.captain[player] != NONE,
        "dead": s.dead[player],
        "ship": ship,
        "chosen": s.ship[player] != NONE,
        "zone": named(facts.zones, s.zone[player]),
        "ashore": s.ashore[player],
        "weapons": bits(facts.weapons, s.weapons[player]),
        "mods": bits(facts.mods, s.mods[player]),
        "flipped": bits(facts.mods, s.flipped[player]),
        "glory": s.glory[player],
        "gold": s.gold[player] if rich else None,
        "chest": s.chest[player] if rich else None,
        "wealth": s.gold[player] + s.chest[player],
        "laden": s.gold[player] > 0,
        "hand": [facts.glory[card] for card in s.hands[player]] if mine else None,
        "cards": len(s.hands[player]),
        "flashed": named(facts.glory, shown_glory(s, player)),
        "cargo": [cards[card] for card in s.cargo[player]] if mine else None,
        "crates": len(s.cargo[player]),
        "shown": [cards[card] for card in s.shown[player]],
        "rumour": rumour if mine or shown_rumour(s) == player else None,
        "rumours": int(s.rumour[player] != NONE),
        "kept": [facts.rumours[card] for card in s.kept[player]],
        "mission": named(facts.missions, s.mission[player]),
        "progress": s.progress[player],
        "specialists": bits(facts.specialists, s.specialists[player]),
        "staff": [facts.glory[card] for card in s.staff[player]],
        "bounty": {
            NPC_NAMES[nation]: s.bounty[player * NATIONS + nation] for nation in range(NATIONS)
        },
        "big_ship": s.big_ship[player],
        "bought_at": named(facts.zones, s.bought_at[player]),
        "buying_at": named(facts.zones, s.buying_at[player]),
    }


def ship_view(s: State, side: int) -> ShipView | None:
    """A ship on the board, or none."""
    if s.ship[side] == NONE:
        return None
    return {
        "ship": s.facts.ships[s.ship[side]],
        "left": {name: s.cubes[side * 5 + at] for at, name in enumerate(LOCATIONS)},
        "most": {name: most(s, side, at) for at, name in enumerate(LOCATIONS)},
        "manoeuvrability": manoeuvrability(s, side),
    }


def npc_view(s: State, npc: int) -> NpcView:
    """An NPC, on the board or not."""
    facts = s.facts
    return {
        "npc": NPC_NAMES[npc],
        "captains": [
            "commander" if event == COMMANDER else facts.events[event] for event in s.admirals[npc]
        ],
        "ship": ship_view(s, NPC_SIDE + npc),
        "zone": named(facts.zones, s.zone[NPC_SIDE + npc]),
    }


def zone_view(s: State, zone: int) -> ZoneView:
    """What lies in a zone."""
    return {
        "zone": s.facts.zones[zone],
        "demand": named(s.facts.goods, s.demand[zone]),
        "merchant": s.merchants[zone],
        "tokens": list(s.tokens[zone]),
        "offer": named(s.facts.mods, s.offer[zone]),
    }


def unseen(s: State, reader: Seat | None) -> dict[str, list[str]]:
    """What the reader cannot place, in sorted bags: decks, and what others hide."""
    facts = s.facts
    cargo = s.cargo_deck[:]
    glory = s.glory_deck[:]
    rumours = s.rumour_deck[:]
    captains = s.captain_deck[:]
    if s.stack and reader != s.active:
        cargo += s.market + s.basket
    if s.heard != NONE and reader != s.asked():
        rumours.append(s.heard)
    for player in range(s.seats):
        if not captain_open(s, player, reader) and s.captain[player] != NONE:
            captains.append(s.captain[player])
        if open_to(s, player, reader):
            continue
        cargo += [card for card in s.cargo[player] if card not in s.shown[player]]
        glory += s.hands[player]
        flashed = shown_glory(s, player)
        if flashed != NONE:
            glory.remove(flashed)
        if s.rumour[player] != NONE and shown_rumour(s) != player:
            rumours.append(s.rumour[player])
    cards = card_names(facts.goods)
    return {
        "cargo": [cards[card] for card in sorted(cargo)],
        "glory": [facts.glory[card] for card in sorted(glory)],
        "rumours": [facts.rumours[card] for card in sorted(rumours)],
        "captains": [facts.captains[card] for card in sorted(captains)],
        "missions": [facts.missions[card] for card in s.mission_deck],
        "events": [facts.events[card] for card in s.event_deck],
    }


def named(names: list[str], at: int) -> str | None:
    """The name at a place; None for nothing."""
    return None if at == NONE else names[at]


def bits(names: list[str], value: int) -> list[str]:
    """The names of the bits that are set."""
    return [name for at, name in enumerate(names) if value >> at & 1]
