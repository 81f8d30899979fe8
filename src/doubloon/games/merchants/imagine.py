"""A position made from nothing but what a seat may know: what is unseen is dealt by lot."""

from __future__ import annotations

from random import Random
from typing import Any

from doubloon.engine.frame import Frame
from doubloon.games.merchants.facts import NONE, Facts
from doubloon.games.merchants.fight import Fight
from doubloon.games.merchants.frames.every import FRAMES
from doubloon.games.merchants.shapes import PlayerView, ShipView, View
from doubloon.games.merchants.state import COMMANDER, GOING, NPC_SIDE, RUMOUR_BITS, State
from doubloon.games.merchants.verbs import STASH_GOLD, stash_points
from doubloon.games.merchants.words import LOCATIONS, NATIONS, NPC_NAMES, card_names


class Unseen:
    """Bags of what the reader cannot place, mixed, to deal from."""

    def __init__(self, facts: Facts, view: View, random: Random) -> None:
        bags = view["unseen"]
        self.cargo = mixed(card_names(facts.goods), bags["cargo"], random)
        self.glory = mixed(facts.glory, bags["glory"], random)
        self.rumours = mixed(facts.rumours, bags["rumours"], random)
        self.captains = mixed(facts.captains, bags["captains"], random)


def mixed(names: list[str], bag: list[str], random: Random) -> list[int]:
    """A bag by number, in any order."""
    found = numbers(names, bag)
    random.shuffle(found)
    return found


def imagine(facts: Facts, view: View, random: Random) -> State:
    """A position behind a view, which looks the same to its reader."""
    s = State(facts, len(view["players"]), [restore(frame) for frame in view["pending"]])
    rest = Unseen(facts, view, random)
    set_course(s, view)
    set_board(s, view)
    for seat, player in enumerate(view["players"]):
        set_player(s, seat, player, rest, random)
    if s.scouted >> RUMOUR_BITS:
        s.scouted += s.rumour[s.active] << RUMOUR_BITS
    for seat, player in enumerate(view["players"]):
        set_gold(s, seat, player, random)
    for npc, ship in enumerate(view["npcs"]):
        s.admirals[npc] = tuple(
            COMMANDER if name == "commander" else facts.events.index(name)
            for name in ship["captains"]
        )
        set_ship(s, NPC_SIDE + npc, ship["ship"], ship["zone"])
    set_stalls(s, view, rest)
    s.cargo_deck = sorted(rest.cargo)
    s.glory_deck = sorted(rest.glory)
    s.rumour_deck = sorted(rest.rumours)
    s.captain_deck = sorted(rest.captains)
    return s


def set_course(s: State, view: View) -> None:
    """Where the game is."""
    options = view["options"]
    s.goal = options["goal"]
    s.left_plays_npc = bool(options["left_plays_npc"])
    s.choose_captains = bool(options["choose_captains"])
    course = view["course"]
    s.first = course["first"]
    s.active = course["active"]
    s.round = course["round"]
    s.turn = course["turn"]
    s.end = course["end"]
    s.revealed = bool(course["revealed"])
    s.event = course["event"]
    s.last_card = course["last_card"]
    s.fogged = bool(course["fogged"])
    s.actions = course["actions"]
    s.free_moves = course["free_moves"]
    s.free_sails = course["free_sails"]
    s.ported = bool(course["ported"])
    s.scouted = course["scouted"]
    s.visited = course["visited"]
    s.used = course["used"]
    s.credit = course["credit"]
    s.extra_dice = course["extra_dice"]
    s.extra_cards = course["extra_cards"]
    s.favour = course["favour"]
    s.sold = course["sold"]
    s.lost = course["lost"]
    s.chest_open = bool(course["chest_open"])
    s.dice = view["dice"][:]
    if view["fight"] is not None:
        s.fight = read_fight(view["fight"])


def read_fight(seen: dict[str, list[int]]) -> Fight:
    """A combat from its view."""
    fight = Fight(seen["sides"][0], seen["sides"][1])
    fight.round = seen["round"][0]
    fight.quiet = seen["quiet"][0]
    fight.declared = seen["declared"][:]
    fight.dice = [tuple(seen["own_dice"]), tuple(seen["their_dice"])]
    fight.winner = seen["winner"][0]
    fight.escaping = bool(seen["escaping"][0])
    fight.counts = seen["counts"][:]
    fight.hits = [tuple(seen["own_hits"]), tuple(seen["their_hits"])]
    fight.shot = seen["shot"][:]
    fight.extra = seen["extra"][:]
    fight.used = seen["used"][:]
    fight.garrison = (seen["garrison"][0], seen["garrison"][1])
    fight.landing = seen["landing"][0]
    fight.looter = seen["looter"][0]
    return fight


def set_board(s: State, view: View) -> None:
    """Everything that lies open."""
    facts = s.facts
    cards = card_names(facts.goods)
    s.due = tuple(numbers(facts.events, view["due"]))
    s.back = tuple(NPC_NAMES.index(name) for name in view["back"])
    if view["war"]:
        s.war = (NPC_NAMES.index(view["war"][0]), NPC_NAMES.index(view["war"][1]))
    for at, zone in enumerate(view["zones"]):
        s.demand[at] = number(facts.goods, zone["demand"])
        s.merchants[at] = zone["merchant"]
        s.tokens[at] = tuple(zone["tokens"])
        s.offer[at] = number(facts.mods, zone["offer"])
    s.pool = numbers(facts.goods, view["pool"])
    s.flags = [tuple(NPC_NAMES.index(name) for name in pile) for pile in view["flags"]]
    s.track = tuple(NPC_NAMES.index(name) for name in view["track"])
    s.forge = [tuple(numbers(facts.mods, pile)) for pile in view["forge"]]
    s.armoury = [view["armoury"][name] for name in facts.weapons]
    s.missions = [number(facts.missions, name) for name in view["missions"]]
    s.raid = tuple(numbers(cards, view["raid"]))
    piles = view["piles"]
    s.cargo_pile = numbers(cards, piles["cargo"])
    s.glory_pile = numbers(facts.glory, piles["glory"])
    s.mission_pile = numbers(facts.missions, piles["missions"])
    s.mission_deck = numbers(facts.missions, view["unseen"]["missions"])
    s.event_deck = numbers(facts.events, view["unseen"]["events"])


def set_player(s: State, seat: int, seen: PlayerView, rest: Unseen, random: Random) -> None:
    """One player; what the reader may not know comes out of the bags."""
    facts = s.facts
    captain = seen["captain"]
    if captain is not None:
        s.captain[seat] = facts.captains.index(captain)
    elif seen["drawn"]:
        s.captain[seat] = rest.captains.pop()
    s.dead[seat] = seen["dead"]
    s.ashore[seat] = seen["ashore"]
    s.mods[seat] = mask(facts.mods, seen["mods"])
    set_ship(s, seat, seen["ship"], seen["zone"])
    if seen["ship"] is None and seen["chosen"]:
        s.ship[seat] = int(random.random() * 2)
    s.weapons[seat] = mask(facts.weapons, seen["weapons"])
    s.flipped[seat] = mask(facts.mods, seen["flipped"])
    s.glory[seat] = seen["glory"]
    s.kept[seat] = tuple(numbers(facts.rumours, seen["kept"]))
    s.mission[seat] = number(facts.missions, seen["mission"])
    s.progress[seat] = seen["progress"]
    s.specialists[seat] = mask(facts.specialists, seen["specialists"])
    s.staff[seat] = tuple(numbers(facts.glory, seen["staff"]))
    for nation in range(NATIONS):
        s.bounty[seat * NATIONS + nation] = seen["bounty"][NPC_NAMES[nation]]
    s.big_ship[seat] = seen["big_ship"]
    s.bought_at[seat] = number(facts.zones, seen["bought_at"])
    s.buying_at[seat] = number(facts.zones, seen["buying_at"])
    set_hidden(s, seat, seen, rest)


def set_hidden(s: State, seat: int, seen: PlayerView, rest: Unseen) -> None:
    """A player's hand, cargo and rumour: known, or dealt."""
    facts = s.facts
    cards = card_names(facts.goods)
    hand = seen["hand"]
    if hand is None:
        known = [seen["flashed"]] if seen["flashed"] is not None else []
        dealt = [rest.glory.pop() for _ in range(seen["cards"] - len(known))]
        s.hands[seat] = tuple(sorted(numbers(facts.glory, known) + dealt))
    else:
        s.hands[seat] = tuple(numbers(facts.glory, hand))
    shown = numbers(cards, seen["shown"])
    s.shown[seat] = tuple(shown)
    cargo = seen["cargo"]
    if cargo is None:
        covered = [rest.cargo.pop() for _ in range(seen["crates"] - len(shown))]
        s.cargo[seat] = tuple(sorted(shown + covered))
    else:
        s.cargo[seat] = tuple(numbers(cards, cargo))
    s.rumour[seat] = number(facts.rumours, seen["rumour"])
    if seen["rumours"] and seen["rumour"] is None:
        s.rumour[seat] = rest.rumours.pop()


def set_stalls(s: State, view: View, rest: Unseen) -> None:
    """What somebody is looking at: known, or dealt."""
    market, basket = view["market"], view["basket"]
    if market is not None and basket is not None:
        names = card_names(s.facts.goods)
        s.market = tuple(numbers(names, market))
        s.basket = tuple(numbers(names, basket))
    else:
        s.market = tuple(sorted(rest.cargo.pop() for _ in range(view["stalls"])))
        s.basket = tuple(sorted(rest.cargo.pop() for _ in range(view["bought"])))
    s.heard = number(s.facts.rumours, view["heard"])
    if view["hearsay"] and s.heard == NONE:
        s.heard = rest.rumours.pop()


def set_gold(s: State, seat: int, seen: PlayerView, random: Random) -> None:
    """Gold aboard and in the chest: known, or divided so that nobody had to announce (M1.4)."""
    gold, chest = seen["gold"], seen["chest"]
    if gold is not None and chest is not None:
        s.gold[seat] = gold
        s.chest[seat] = chest
        return
    most = seen["wealth"] - 1 if seen["laden"] else seen["wealth"]
    stashed = int(random.random() * (most + 1)) if seen["laden"] else most
    s.chest[seat] = stashed
    while (
        seen["laden"]
        and s.end == GOING
        and s.chest[seat] > 0
        and s.glory[seat] + stash_points(s, seat) >= s.goal
    ):
        s.chest[seat] = max(0, s.chest[seat] - STASH_GOLD)
    s.gold[seat] = seen["wealth"] - s.chest[seat]


def set_ship(s: State, side: int, seen: ShipView | None, zone: str | None) -> None:
    """A ship as it was seen, and where."""
    s.zone[side] = number(s.facts.zones, zone)
    if seen is None:
        return
    s.ship[side] = s.facts.ships.index(seen["ship"])
    for at, name in enumerate(LOCATIONS):
        s.cubes[side * 5 + at] = seen["left"][name]


def number(names: list[str], name: str | None) -> int:
    """The place of a name; NONE for nothing."""
    return NONE if name is None else names.index(name)


def numbers(names: list[str], some: list[str]) -> list[int]:
    """The places of names."""
    return [names.index(name) for name in some]


def mask(names: list[str], some: list[str]) -> int:
    """Names as bits."""
    found = 0
    for name in some:
        found |= 1 << names.index(name)
    return found


def restore(dumped: list[Any]) -> Frame[State]:
    """A frame from its dump; lists become tuples again."""
    name, *args = dumped
    make: Any = FRAMES[name]
    frame: Frame[State] = make(*(packed(arg) for arg in args))
    return frame


def packed(value: Any) -> Any:
    """Lists as tuples, all the way down."""
    return tuple(packed(part) for part in value) if isinstance(value, (list, tuple)) else value
