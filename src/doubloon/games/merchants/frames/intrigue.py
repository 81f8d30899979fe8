"""Cards that reach for names and ships: bounties raised, lowered and pardoned, tests, sabotage."""

from __future__ import annotations

from typing import ClassVar

from doubloon.engine.frame import Frame
from doubloon.engine.message import Arg, Message
from doubloon.engine.seat import Seat
from doubloon.games.merchants.facts import Effect
from doubloon.games.merchants.frames.hits import harm
from doubloon.games.merchants.frames.step import COUNTS, Step, step
from doubloon.games.merchants.frames.trial import attempt
from doubloon.games.merchants.ops import Path, branch, card, choose, effect_at, everybody, op
from doubloon.games.merchants.state import State
from doubloon.games.merchants.verbs import (
    MOST,
    bounty,
    change_bounty,
    gain,
    left,
    pay,
    purse,
    tell,
)
from doubloon.games.merchants.words import (
    CREW,
    FIRST_LOCATION,
    FIRST_NATION,
    FIRST_SEAT,
    LOCATIONS,
    NATIONS,
    NPC_NAMES,
    PASS,
    SKILLS,
)

# Tests that a card asks for.


@op
def do_test(s: State, seat: Seat, effect: Effect, path: Path) -> None:
    """Test a skill; events of the sea spare whoever lies in port, or has too little crew."""
    if "at_sea" in effect.get("who", "") and s.ashore[seat]:
        return
    if s.dead[seat] or left(s, seat, CREW) < effect.get("min_crew", 0):
        return
    attempt(s, seat, SKILLS.index(effect["skill"]), "card_tested", path)


@step
def card_tested(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """What success or failure brings; in a storm every success spares the ship a hit."""
    count, path = args[0], args[1:]
    effect = effect_at(s, path)
    if "hits" in effect:
        hits = effect["hits"] - effect["reduce_per_success"] * count
        if hits > 0:
            s.stack.append(Step("take_hits", seat, (hits,)))
    elif count:
        branch(s, seat, path, "on_success")
    else:
        branch(s, seat, path, "on_fail")


# Bounties up and down (M7.2, M7.7).


@op
def do_bounty(s: State, seat: Seat, effect: Effect, path: Path) -> None:
    """A bounty rises or falls: the own one, everybody's, or another player's."""
    if effect["who"] == "each_player":
        for player in reversed(everybody(s, s.first)):
            s.stack.append(Step("own_bounty", player, path))
    elif effect["who"] == "target":
        choose(s, seat, raisable_players(s, seat), "price_target", path)
    elif effect["nation"] in NPC_NAMES:
        change_bounty(s, seat, NPC_NAMES.index(effect["nation"]), effect["delta"])
    else:
        own_bounty(s, seat, path)


@step
def own_bounty(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """One of the own bounties changes, by choice."""
    choose(s, seat, own_nations(s, seat), "own_bounty_of", args)


@step
def own_bounty_of(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """The bounty of that nation changes."""
    change_bounty(s, seat, args[0] - FIRST_NATION, effect_at(s, args[1:])["delta"])


def steps_down(s: State, args: tuple[int, ...]) -> int:
    """By how much the chosen bounty goes down: no card lets one choose where an own one rises."""
    delta: int = effect_at(s, args)["delta"]
    return -delta


COUNTS["own_bounty_of"] = steps_down


def own_nations(s: State, seat: Seat) -> tuple[int, ...]:
    """The nations with a bounty on a player."""
    return tuple(FIRST_NATION + nation for nation in range(NATIONS) if bounty(s, seat, nation))


def raisable(s: State, rival: Seat) -> tuple[int, ...]:
    """The bounties that a player has and that can still rise (M17.14)."""
    return tuple(
        FIRST_NATION + nation for nation in range(NATIONS) if 0 < bounty(s, rival, nation) < MOST
    )


def raisable_players(s: State, seat: Seat) -> tuple[int, ...]:
    """The other players with a bounty that can rise."""
    return tuple(FIRST_SEAT + rival for rival in others(s, seat) if raisable(s, rival))


def others(s: State, seat: Seat) -> list[Seat]:
    """The other players whose captains live."""
    return [rival for rival in range(s.seats) if rival != seat and not s.dead[rival]]


@step
def price_target(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """The bounty to raise of the player named."""
    rival = args[0] - FIRST_SEAT
    choose(s, seat, raisable(s, rival), "price_nation", (rival, *args[1:]))


@step
def price_nation(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """That nation offers more for the player."""
    change_bounty(s, args[1], args[0] - FIRST_NATION, effect_at(s, args[2:])["delta"])


# Framed!


def framable(s: State, rival: Seat) -> tuple[int, ...]:
    """The nations that can think worse of a player (M17.14)."""
    return tuple(
        FIRST_NATION + nation for nation in range(NATIONS) if bounty(s, rival, nation) < MOST
    )


@card
def gl_frame(s: State, seat: Seat, effect: Effect, path: Path) -> None:
    """Name another player and a nation, then test Influence (M8.2d)."""
    rivals = tuple(FIRST_SEAT + rival for rival in others(s, seat) if framable(s, rival))
    choose(s, seat, rivals, "frame_target", path)


@step
def frame_target(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """The nation that is to believe it of the player named."""
    rival = args[0] - FIRST_SEAT
    choose(s, seat, framable(s, rival), "frame_nation", (rival, *args[1:]))


@step
def frame_nation(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """The test for it."""
    nation, rival, path = args[0] - FIRST_NATION, args[1], args[2:]
    if s.telling:
        tell(s, "frames", {"seat": seat, "rival": rival, "nation": NPC_NAMES[nation]})
    skill = SKILLS.index(effect_at(s, path)["skill"])
    attempt(s, seat, skill, "framed", (nation, rival, *path))


@step
def framed(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """Believed: the nation puts a bounty on the player."""
    if args[0]:
        change_bounty(s, args[2], args[1], effect_at(s, args[3:])["on_success"][0]["delta"])


# Pardons.


@op
def do_bounty_clear(s: State, seat: Seat, effect: Effect, path: Path) -> None:
    """One nation's bounty goes, for gold or for nothing; without any there may be gold instead."""
    nations = own_nations(s, seat)
    if not nations:
        gain(s, seat, effect.get("else_gold", 0))
    elif effect["cost_per_level"]:
        s.stack.append(Pardon(seat, path))
    else:
        choose(s, seat, nations, "clear_bounty")


@step
def clear_bounty(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """All levels of that nation go."""
    change_bounty(s, seat, args[0] - FIRST_NATION, -MOST)


class Pardon(Frame[State]):
    """Which nation's bounty to buy off; gold is secret, so only the captain sees what he can.

    An event offers it before any port action: the chest does not help then (M5.22).
    """

    fields: ClassVar[tuple[str, ...]] = ("seat", "path")

    def __init__(self, seat: Seat, path: Path) -> None:
        self.seat = seat
        self.path = tuple(path)

    def options(self, s: State) -> list[int]:
        effect = effect_at(s, self.path)
        each = effect["cost_per_level"]
        if effect.get("optional"):
            return [PASS, *affordable(s, self.seat, each, s.gold[self.seat])]
        return affordable(s, self.seat, each, purse(s, self.seat))

    def resolve(self, s: State, code: int) -> None:
        if code == PASS:
            return
        each = effect_at(s, self.path)["cost_per_level"]
        pay(s, self.seat, each * bounty(s, self.seat, code - FIRST_NATION))
        clear_bounty(s, self.seat, (code,))

    def prompt(self, s: State) -> Message:
        args: dict[str, Arg] = {"gold": effect_at(s, self.path)["cost_per_level"]}
        return Message("prompt-m-pardon", args)


def affordable(s: State, seat: Seat, each: int, gold: int) -> list[int]:
    """The nations whose bounty the captain can buy off with so much gold at so much a level."""
    return [
        code for code in own_nations(s, seat) if each * bounty(s, seat, code - FIRST_NATION) <= gold
    ]


# Damage by cards.


@op
def do_damage(s: State, seat: Seat, effect: Effect, path: Path) -> None:
    """A hit on the own ship, or on one that lies near (M8.2c)."""
    if effect["who"] == "target_same_zone":
        choose(s, seat, victims(s, seat, places(effect)), "sabotage_target", path)
        return
    harm(s, seat, (LOCATIONS.index(effect["location"]),) * int(effect["n"]))


def places(effect: Effect) -> list[int]:
    """The locations among which an effect lets choose."""
    names: str = effect["location"].removeprefix("choice:")
    return [LOCATIONS.index(name) for name in names.split("|")]


def victims(s: State, seat: Seat, among: list[int]) -> tuple[int, ...]:
    """The other players in the zone, at sea or in port, with something there to break (M8.2c)."""
    return tuple(
        FIRST_SEAT + rival
        for rival in others(s, seat)
        if s.zone[rival] == s.zone[seat] and whole(s, rival, among)
    )


def whole(s: State, rival: Seat, among: list[int]) -> tuple[int, ...]:
    """Those locations of a ship that are not destroyed."""
    return tuple(FIRST_LOCATION + place for place in among if left(s, rival, place))


@step
def sabotage_target(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """The location to break of that player's ship."""
    rival = args[0] - FIRST_SEAT
    among = places(effect_at(s, args[1:]))
    choose(s, seat, whole(s, rival, among), "sabotage_place", (rival, *args[1:]))


@step
def sabotage_place(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """The hit; a house deck may have more of them, as far as the location goes (M8.2c)."""
    rival = args[1]
    if s.telling:
        tell(s, "sabotaged", {"seat": seat, "rival": rival})
    place = args[0] - FIRST_LOCATION
    harm(s, rival, (place,) * min(int(effect_at(s, args[2:])["n"]), left(s, rival, place)))
