"""A position of Merchants & Marauders: captains, ships, the board, and what is pending.

Secrets are gold (only the sum of ship and chest can be counted), hands, rumours, cargo that was
bought, and a market being looked at. Tokens that nobody has turned up have no face yet: they lie in
piles of equal chances, and chance names the face when one is turned up.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from doubloon.engine.frame import Frame
from doubloon.engine.seat import NOBODY, Seat
from doubloon.engine.state import State as EngineState
from doubloon.games.merchants.facts import NONE, Facts
from doubloon.games.merchants.fight import Fight, Side
from doubloon.games.merchants.words import (
    CAPTAINS,
    CARDS,
    EVENTS,
    MISSIONS,
    NATIONS,
    NPCS,
    RUMOURS,
    ZONES,
)

Zone: TypeAlias = int
Nation: TypeAlias = int
Npc: TypeAlias = int
Card: TypeAlias = int
Glory: TypeAlias = int

NPC_SIDE: Final = 4
"""The first NPC among the sides: sides 0 to 3 are seats."""
SIDES: Final = 10
GARRISON: Final = 10
"""An enemy ashore or adrift: it has crew and Leadership, and no ship."""
COMMANDER: Final = EVENTS
"""The captain of a navy ship that a war has brought (rules of war)."""
RUMOUR_BITS: Final = 47
"""Where the rumour looked for stands in `State.scouted`."""
NO_WAR: Final = (NONE, NONE)

GOING: Final = 0
GLORY_REACHED: Final = 1
EVENTS_OUT: Final = 2
CAPTAINS_OUT: Final = 3


class State(EngineState):
    """Where everybody and everything is."""

    facts: Facts
    goal: int
    left_plays_npc: bool
    """NPCs in combat are played by the seat to the left, not by the policy (M9.11)."""
    choose_captains: bool

    # The course of the game.
    first: Seat
    active: Seat
    round: int
    turn: int
    end: int
    """Why the game is ending; GLORY_REACHED lets the round finish (M1.4)."""
    revealed: bool
    """Captains and first ships have been shown (M2.5)."""
    last_card: Glory
    """The Glory card resolved just now, for whoever may copy it."""
    dice: list[int]
    """The roll being made, or made last."""
    fight: Fight | None
    fogged: bool
    """Whoever was just found has slipped away (Into the Fog)."""

    # Each captain.
    captain: list[int]
    dead: list[bool]
    """Waits for a new captain (M15.3)."""
    glory: list[int]
    gold: list[int]
    chest: list[int]
    hands: list[tuple[Glory, ...]]
    cargo: list[tuple[Card, ...]]
    shown: list[tuple[Card, ...]]
    """Those cards of the cargo that everybody has seen come aboard."""
    rumour: list[int]
    kept: list[tuple[int, ...]]
    """Rumours proved true that stay with their owner."""
    mission: list[int]
    progress: list[int]
    """Steps of the mission that are done, as bits; see frames/mission.py."""
    specialists: list[int]
    """Bits, in the order of the specialists."""
    staff: list[tuple[Glory, ...]]
    """The Glory cards of those specialists that came by one, face up before their owner."""
    bounty: list[int]
    big_ship: list[bool]
    """Has bought a frigate or galleon with this captain (M5.12)."""
    bought_at: list[Zone]
    """Where goods were bought in the own last turn (M5.4)."""
    buying_at: list[Zone]
    """Where goods are bought in this turn."""
    ashore: list[bool]
    """In the port of the zone, not at sea."""
    weapons: list[int]
    """Special weapons aboard, as bits."""
    mods: list[int]
    """Modifications of the ship, as bits."""
    flipped: list[int]
    """Those of them that are turned over."""

    # Each side: seats, then NPCs.
    ship: list[int]
    zone: list[Zone]
    """NONE for ships that are not on the board."""
    cubes: list[int]
    """What is left in each location of each ship."""

    # NPCs.
    admirals: list[tuple[int, ...]]
    """The events that brought them, the captain in command last; COMMANDER for one of war."""
    due: tuple[int, ...]
    """NPC events to be carried out at the end of the round (M9.1)."""
    back: tuple[Npc, ...]
    """NPCs whose next captain returns at the end of the round (M9.2)."""
    war: tuple[Nation, Nation]

    # The board.
    demand: list[int]
    pool: list[int]
    """Goods of the demand tokens that lie on no port: a sorted bag."""
    merchants: list[int]
    """For each zone the pile that its merchant was dealt from."""
    flags: list[tuple[Nation, ...]]
    """Piles of merchant tokens that nobody has turned up, each sorted."""
    track: tuple[Nation, ...]
    """Merchant tokens on the track, sorted."""
    tokens: list[tuple[int, ...]]
    """For each port the piles its modification tokens come from, the one on sale last."""
    offer: list[int]
    """The modification on sale where it has been turned up."""
    forge: list[tuple[int, ...]]
    """Piles of modification tokens that nobody has turned up, each sorted."""
    armoury: list[int]
    """Special weapons in the supply."""
    missions: list[int]

    # Decks and discard piles; decks are sorted bags.
    cargo_deck: list[Card]
    cargo_pile: list[Card]
    glory_deck: list[Glory]
    glory_pile: list[Glory]
    rumour_deck: list[int]
    mission_deck: list[int]
    mission_pile: list[int]
    captain_deck: list[int]
    event_deck: list[int]
    event: int
    """The event of this round."""

    # The player turn.
    actions: int
    free_moves: int
    free_sails: int
    """Moves between zones only (Trade Winds)."""
    ported: bool
    """The one port action has been taken (M4.7)."""
    scouted: int
    """Targets scouted for in this turn, as bits; see frames/scout.py."""
    visited: int
    """Port activities that are over, as bits; see frames/port.py."""
    used: int
    """What may be used once a turn and was, as bits of USED_*."""
    credit: int
    """What the shipyard lets off this visit."""
    extra_dice: int
    """Dice added to the next Scouting test by a card."""
    extra_cards: int
    """Cards added to the next market by a card."""
    favour: int
    """The good that sells for 6 by a card, in this sale."""
    sold: int
    """Cards of the good in demand sold in this sale."""
    chest_open: bool
    """A card allows stashing here, in this port action."""
    market: tuple[Card, ...]
    """Goods on offer to the active player: nobody else sees them."""
    basket: tuple[Card, ...]
    """Goods bought of that market and not yet aboard: as secret as the market."""
    heard: int
    """A rumour just drawn beside another one, until its owner has chosen: his secret."""
    raid: tuple[Card, ...]
    """Cards of the merchant raid, face up."""
    lost: int
    """Cargo cards that a captain has lost just now, for the insurance."""

    def __init__(
        self, facts: Facts, seats: int, stack: list[Frame[Any]], like: State | None = None
    ) -> None:
        """An empty table for `setup` to lay, or a table like another."""
        self.seats = seats
        self.stack = stack
        self.telling = False
        self.story = []
        self.facts = facts
        if like is None:
            self._lay(facts, seats)
        else:
            self._copy(like)

    def clone(self) -> State:
        """An independent copy, without listeners."""
        return State(self.facts, self.seats, self.stack[:], self)

    def _lay(self, facts: Facts, seats: int) -> None:
        self.goal = 10
        self.left_plays_npc = False
        self.choose_captains = False

        # The course of the game.
        self.first = 0
        self.active = NOBODY
        self.round = 0
        self.turn = 0
        self.end = GOING
        self.revealed = False
        self.last_card = NONE
        self.dice = []
        self.fight = None
        self.fogged = False

        # Each captain.
        self.captain = [NONE] * seats
        self.dead = [False] * seats
        self.glory = [0] * seats
        self.gold = [0] * seats
        self.chest = [0] * seats
        self.hands = [()] * seats
        self.cargo = [()] * seats
        self.shown = [()] * seats
        self.rumour = [NONE] * seats
        self.kept = [()] * seats
        self.mission = [NONE] * seats
        self.progress = [0] * seats
        self.specialists = [0] * seats
        self.staff = [()] * seats
        self.bounty = [0] * (seats * NATIONS)
        self.big_ship = [False] * seats
        self.bought_at = [NONE] * seats
        self.buying_at = [NONE] * seats
        self.ashore = [False] * seats
        self.weapons = [0] * seats
        self.mods = [0] * seats
        self.flipped = [0] * seats

        # Each side: seats, then NPCs.
        self.ship = [NONE] * SIDES
        self.zone = [NONE] * SIDES
        self.cubes = [0] * (SIDES * 5)

        # NPCs.
        self.admirals = [()] * NPCS
        self.due = ()
        self.back = ()
        self.war = NO_WAR

        # The board.
        self.demand = [NONE] * ZONES
        self.pool = []
        self.merchants = [NONE] * ZONES
        self.flags = []
        self.track = ()
        self.tokens = [()] * ZONES
        self.offer = [NONE] * ZONES
        self.forge = []
        self.armoury = facts.weapon_copies[:]
        self.missions = [NONE, NONE]

        # Decks and discard piles; decks are sorted bags.
        self.cargo_deck = list(range(CARDS))
        self.cargo_pile = []
        self.glory_deck = [card for card, n in enumerate(facts.glory_copies) for _ in range(n)]
        self.glory_pile = []
        self.rumour_deck = list(range(RUMOURS))
        self.mission_deck = list(range(MISSIONS))
        self.mission_pile = []
        self.captain_deck = list(range(CAPTAINS))
        self.event_deck = list(range(EVENTS))
        self.event = NONE

        # The player turn.
        self.clear_turn(0)
        self.market = ()
        self.basket = ()
        self.heard = NONE
        self.raid = ()
        self.lost = 0

    def clear_turn(self, actions: int) -> None:
        """Forget what belonged to the last player turn; so many actions are to come."""
        self.actions = actions
        self.free_moves = 0
        self.free_sails = 0
        self.ported = False
        self.scouted = 0
        self.visited = 0
        self.used = 0
        self.credit = 0
        self.extra_dice = 0
        self.extra_cards = 0
        self.favour = NONE
        self.sold = 0
        self.chest_open = False

    def _copy(self, like: State) -> None:
        self.goal = like.goal
        self.left_plays_npc = like.left_plays_npc
        self.choose_captains = like.choose_captains
        self.first = like.first
        self.active = like.active
        self.round = like.round
        self.turn = like.turn
        self.end = like.end
        self.revealed = like.revealed
        self.last_card = like.last_card
        self.dice = like.dice[:]
        self.fight = like.fight.clone() if like.fight else None
        self.fogged = like.fogged
        self.captain = like.captain[:]
        self.dead = like.dead[:]
        self.glory = like.glory[:]
        self.gold = like.gold[:]
        self.chest = like.chest[:]
        self.hands = like.hands[:]
        self.cargo = like.cargo[:]
        self.shown = like.shown[:]
        self.rumour = like.rumour[:]
        self.kept = like.kept[:]
        self.mission = like.mission[:]
        self.progress = like.progress[:]
        self.specialists = like.specialists[:]
        self.staff = like.staff[:]
        self.bounty = like.bounty[:]
        self.big_ship = like.big_ship[:]
        self.bought_at = like.bought_at[:]
        self.buying_at = like.buying_at[:]
        self.ashore = like.ashore[:]
        self.weapons = like.weapons[:]
        self.mods = like.mods[:]
        self.flipped = like.flipped[:]
        self.ship = like.ship[:]
        self.zone = like.zone[:]
        self.cubes = like.cubes[:]
        self.admirals = like.admirals[:]
        self.due = like.due
        self.back = like.back
        self.war = like.war
        self.demand = like.demand[:]
        self.pool = like.pool[:]
        self.merchants = like.merchants[:]
        self.flags = like.flags[:]
        self.track = like.track
        self.tokens = like.tokens[:]
        self.offer = like.offer[:]
        self.forge = like.forge[:]
        self.armoury = like.armoury[:]
        self.missions = like.missions[:]
        self.cargo_deck = like.cargo_deck[:]
        self.cargo_pile = like.cargo_pile[:]
        self.glory_deck = like.glory_deck[:]
        self.glory_pile = like.glory_pile[:]
        self.rumour_deck = like.rumour_deck[:]
        self.mission_deck = like.mission_deck[:]
        self.mission_pile = like.mission_pile[:]
        self.captain_deck = like.captain_deck[:]
        self.event_deck = like.event_deck[:]
        self.event = like.event
        self.actions = like.actions
        self.free_moves = like.free_moves
        self.free_sails = like.free_sails
        self.ported = like.ported
        self.scouted = like.scouted
        self.visited = like.visited
        self.used = like.used
        self.credit = like.credit
        self.extra_dice = like.extra_dice
        self.extra_cards = like.extra_cards
        self.favour = like.favour
        self.sold = like.sold
        self.chest_open = like.chest_open
        self.market = like.market
        self.basket = like.basket
        self.heard = like.heard
        self.raid = like.raid
        self.lost = like.lost


def is_npc(side: Side) -> bool:
    """Whether a side is a ship that no player runs."""
    return side >= NPC_SIDE


def is_pirate(s: State, seat: Seat) -> bool:
    """Whether any nation has a bounty on the player."""
    base = seat * NATIONS
    bounty = s.bounty
    return bool(bounty[base] or bounty[base + 1] or bounty[base + 2] or bounty[base + 3])


def at_home(s: State, seat: Seat) -> bool:
    """Whether the captain is in the home port (M5.22)."""
    return s.ashore[seat] and s.facts.home[s.captain[seat]] == s.zone[seat]
