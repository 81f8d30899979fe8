"""Missions on offer: drawn, claimed, taken (M5.19, M5.20)."""

from __future__ import annotations

from typing import ClassVar, Final

from doubloon.engine.frame import Frame
from doubloon.engine.message import Arg, Message
from doubloon.engine.seat import CHANCE, NOBODY, Seat
from doubloon.games.merchants.events import Shown
from doubloon.games.merchants.facts import NONE
from doubloon.games.merchants.frames.mission import PREY, discard_mission
from doubloon.games.merchants.frames.step import Pick, Step, step
from doubloon.games.merchants.frames.trial import USED_TONGUE, attempt
from doubloon.games.merchants.passive import own
from doubloon.games.merchants.state import State, is_pirate
from doubloon.games.merchants.verbs import bounty, pay, purse, tell
from doubloon.games.merchants.words import (
    CREW,
    FIRST_CLAIM,
    FIRST_MISSION,
    FIRST_NATION,
    NATIONS,
    NPC_NAMES,
    PASS,
    PAY,
    SKILLS,
)

REFUSED: Final = 1 << 24
"""In `used`: the mission in the first place was refused in this turn; the next bit: the second."""


@step
def draw_mission(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """A new mission for that place; discarded ones come back when none is left (M5.20a)."""
    if not s.mission_deck:
        s.mission_deck = sorted(s.mission_pile)
        s.mission_pile = []
    s.stack.append(DrawMission(args[0]))


class DrawMission(Frame[State]):
    """Chance turns up a mission (M2.4, M5.20)."""

    fields: ClassVar[tuple[str, ...]] = ("slot",)

    def __init__(self, slot: int) -> None:
        self.seat = CHANCE
        self.slot = slot

    def options(self, s: State) -> list[int]:
        return [FIRST_MISSION + mission for mission in s.mission_deck]

    def resolve(self, s: State, code: int) -> None:
        mission = code - FIRST_MISSION
        s.mission_deck.remove(mission)
        s.missions[self.slot] = mission
        if s.telling:
            place = s.facts.zones[s.facts.mission_place[mission]]
            card = s.facts.missions[mission]
            s.note(Shown("mission", {"card": card, "target": place}))


# Claiming (M5.19).


def claims(s: State, seat: Seat, anywhere: bool, options: list[int]) -> None:
    """Add the missions here, or anywhere, whose requirements are met and tests not failed today."""
    for slot, mission in enumerate(s.missions):
        if mission == NONE or s.used & REFUSED << slot:
            continue
        if (anywhere or s.facts.mission_place[mission] == s.zone[seat]) and meets(s, seat, mission):
            options.append(FIRST_CLAIM + mission)


def meets(s: State, seat: Seat, mission: int) -> bool:
    """Whether the captain meets what the mission requires, its test apart (M5.19)."""
    for need in s.facts.mission_rows[mission]["claim"]:
        req = need["req"]
        if req == "no_bounty":
            if bounty(s, seat, NPC_NAMES.index(need["nation"])):
                return False
        elif req == "not_pirate":
            if is_pirate(s, seat):
                return False
        elif req == "bounty_min":
            if max(s.bounty[seat * NATIONS : (seat + 1) * NATIONS]) < need["n"]:
                return False
        elif req == "crew_min":
            if s.cubes[seat * 5 + CREW] < need["n"]:
                return False
        elif req == "gold" and purse(s, seat) < need["n"]:
            return False
    return True


def claim(s: State, seat: Seat, mission: int) -> None:
    """Ask for a mission; some want to be talked into it (M5.19)."""
    if s.telling:
        tell(s, "claims", {"seat": seat, "card": s.facts.missions[mission]})
    for need in s.facts.mission_rows[mission]["claim"]:
        if need["req"] == "test":
            attempt(s, seat, SKILLS.index(need["skill"]), "claimed", (mission,))
            return
    take_mission(s, seat, mission)


@step
def claimed(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """Passed, the mission is his; failed, it stays for everyone (M5.19, M17.30)."""
    if args[0]:
        take_mission(s, seat, args[1])
    elif tongue_price(s, seat) != NONE:
        s.stack.append(Tongue(seat, args[1]))
    else:
        refused(s, seat, args[1])


def refused(s: State, seat: Seat, mission: int) -> None:
    """The mission stays where it is, and is not asked for again in this turn (M5.19c)."""
    s.used |= REFUSED << s.missions.index(mission)
    if s.telling:
        tell(s, "claim-refused", {"seat": seat, "card": s.facts.missions[mission]})


def tongue_price(s: State, seat: Seat) -> int:
    """What turns a failed test for a mission into a success, once a turn; or NONE."""
    if not s.used & USED_TONGUE:
        for effect in own(s, seat, "auto_success"):
            if effect["what"] == "mission_influence":
                return int(effect["cost"])
    return NONE


class Tongue(Frame[State]):
    """Pay for a failed test of Influence, or let the mission be (Dominique de Richery)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "mission")

    def __init__(self, seat: Seat, mission: int) -> None:
        self.seat = seat
        self.mission = mission

    def options(self, s: State) -> list[int]:
        if purse(s, self.seat) >= tongue_price(s, self.seat):
            return [PASS, PAY]
        return [PASS]

    def resolve(self, s: State, code: int) -> None:
        if code == PASS:
            refused(s, self.seat, self.mission)
            return
        pay(s, self.seat, tongue_price(s, self.seat))
        s.used |= USED_TONGUE
        take_mission(s, self.seat, self.mission)

    def prompt(self, s: State) -> Message:
        args: dict[str, Arg] = {"card": s.facts.missions[self.mission]}
        args["gold"] = tongue_price(s, self.seat)
        return Message("prompt-m-tongue", args)


def take_mission(s: State, seat: Seat, mission: int) -> None:
    """The mission is his, open; an old one is given up and a new one drawn (M5.20)."""
    slot = s.missions.index(mission)
    s.missions[slot] = NONE
    if s.telling:
        tell(s, "mission-taken", {"seat": seat, "card": s.facts.missions[mission]})
    if s.mission[seat] != NONE:
        if s.telling:
            old = s.facts.missions[s.mission[seat]]
            tell(s, "mission-given-up", {"seat": seat, "card": old})
        discard_mission(s, seat)
    s.mission[seat] = mission
    s.progress[seat] = 0
    first = s.facts.mission_rows[mission]["goal"][0]
    if first["step"] == "duel":
        s.stack.append(Step("duel", seat, (0, 0)))
    elif first.get("nation") == "chosen_at_claim":
        nations = [
            FIRST_NATION + nation
            for nation in range(NATIONS)
            if NPC_NAMES[nation] not in first["exclude"]
        ]
        s.stack.append(Pick(seat, tuple(nations), "marque"))
    s.stack.append(Step("draw_mission", NOBODY, (slot,)))


@step
def marque(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """Name the nation whose merchants are to be raided (Letter of Marque)."""
    nation = args[0] - FIRST_NATION
    s.progress[seat] |= (nation + 1) << PREY
    if s.telling:
        tell(s, "marque", {"seat": seat, "nation": NPC_NAMES[nation]})


# From another port (Trusted Factor).


@step
def claim_remote(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """Claim a mission of any port as if there."""
    s.stack.append(ClaimRemote(seat))


class ClaimRemote(Frame[State]):
    """Claim one of the missions on offer, wherever; or none after all."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def options(self, s: State) -> list[int]:
        options = [PASS]
        claims(s, self.seat, True, options)
        return options

    def resolve(self, s: State, code: int) -> None:
        if code != PASS:
            claim(s, self.seat, code - FIRST_CLAIM)

    def prompt(self, s: State) -> Message:
        return Message("prompt-m-claim-remote")
