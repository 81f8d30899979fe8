"""Missions under way: their steps, what completes them and what spoils them (M5.19 to M5.21).

`progress` of a captain holds bits: the steps done (0 to 7), the nations whose ports were visited
(8 to 11), merchants raided (12 and 13), and one more than the nation of a letter of marque (16 on).
"""

from __future__ import annotations

from typing import Any, Final

from doubloon.engine.seat import Seat
from doubloon.games.merchants.facts import NONE
from doubloon.games.merchants.frames.rumour import RUMOUR_LANDING, rumour_landed
from doubloon.games.merchants.frames.step import Step, step
from doubloon.games.merchants.frames.trial import attempt
from doubloon.games.merchants.ops import MISSION_CARD, MISSION_FAILED, run
from doubloon.games.merchants.passive import own
from doubloon.games.merchants.state import NPC_SIDE, Nation, State, is_pirate
from doubloon.games.merchants.verbs import gain, one_of, pay, purse, tell, unload, win_glory
from doubloon.games.merchants.words import (
    CREW,
    NATIONS,
    NPC_NAMES,
    PIRATE_FRIGATE,
    SCOUTING,
    SKILLS,
)

MISSION_LANDING: Final = 1
FIRST_VISIT: Final = 8
RAIDS: Final = 12
PREY: Final = 16
ASHORE: Final = ("deliver", "pay", "test")
"""Steps that are carried out in port, by a word of their own."""
AFLOAT: Final = ("scout", "land")
"""Steps that take a scout action."""


def step_of(s: State, seat: Seat, at: int) -> dict[str, Any]:
    """One step of the captain's mission."""
    goal: list[dict[str, Any]] = s.facts.mission_rows[s.mission[seat]]["goal"]
    return goal[at]


def next_step(s: State, seat: Seat, kinds: tuple[str, ...]) -> int:
    """The first step of these kinds that can be done here and now, or NONE."""
    mission = s.mission[seat]
    if mission == NONE:
        return NONE
    row = s.facts.mission_rows[mission]
    done = s.progress[seat]
    for at, task in enumerate(row["goal"]):
        if not done >> at & 1:
            if task["step"] in kinds and _here(s, seat, task):
                return at
            if row["order"] == "sequence":
                return NONE
    return NONE


def _here(s: State, seat: Seat, task: dict[str, Any]) -> bool:
    """Whether the step can be done where the captain is; a duel is fought where it is claimed."""
    place = task.get("at", "")
    if place == "" or task["step"] == "duel":
        return True
    if place == "home_port":
        return s.facts.home[s.captain[seat]] == s.zone[seat]
    return bool(s.facts.zones[s.zone[seat]] == place)


def advance(s: State, seat: Seat, at: int) -> None:
    """A step is done; with the last one the mission is completed (M5.21)."""
    mission = s.mission[seat]
    s.progress[seat] |= 1 << at
    steps = len(s.facts.mission_rows[mission]["goal"])
    left = 0
    for place in range(steps):
        if not s.progress[seat] >> place & 1:
            left += 1
    if left:
        if s.telling:
            card = s.facts.missions[mission]
            tell(s, "mission-step", {"seat": seat, "card": card, "left": left})
    else:
        s.stack.append(Step("complete_mission", seat))


@step
def complete_mission(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """The reward, then a Glory point (M5.21)."""
    mission = s.mission[seat]
    if mission == NONE:
        return
    if s.telling:
        tell(s, "mission-done", {"seat": seat, "card": s.facts.missions[mission]})
    discard_mission(s, seat)
    s.stack.append(Step("mission_glory", seat))
    run(s, seat, MISSION_CARD, mission)
    for effect in own(s, seat, "gold"):
        if effect.get("when") == "mission_complete":
            gain(s, seat, effect["n"])


@step
def mission_glory(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """A Glory point for a mission (M1.2 d)."""
    if not s.dead[seat]:
        win_glory(s, seat, "mission")


def discard_mission(s: State, seat: Seat) -> None:
    """The captain's mission goes to the discard pile."""
    s.mission_pile.append(s.mission[seat])
    s.mission[seat] = NONE
    s.progress[seat] = 0


def fail_mission(s: State, seat: Seat) -> None:
    """The mission is spoilt and gone, with what that costs."""
    mission = s.mission[seat]
    if s.telling:
        tell(s, "mission-failed", {"seat": seat, "card": s.facts.missions[mission]})
    discard_mission(s, seat)
    run(s, seat, MISSION_FAILED, mission)


# In port.


def call_in(s: State, seat: Seat) -> None:
    """A port action is taken: steps that ask for no more are done (M5.19a)."""
    if s.mission[seat] == NONE:
        return
    at = next_step(s, seat, ("port",))
    if at != NONE:
        advance(s, seat, at)
        return
    at = next_step(s, seat, ("visit_nations",))
    if at != NONE:
        flag = 1 << (FIRST_VISIT + s.facts.flag[s.zone[seat]])
        if not s.progress[seat] & flag:
            s.progress[seat] |= flag
            visits = s.progress[seat] >> FIRST_VISIT & (1 << NATIONS) - 1
            if s.telling:
                said = NATIONS - visits.bit_count()
                card = s.facts.missions[s.mission[seat]]
                tell(s, "mission-step", {"seat": seat, "card": card, "left": said})
            if visits == (1 << NATIONS) - 1:
                advance(s, seat, at)


def can_fulfil(s: State, seat: Seat) -> bool:
    """Whether a step of the mission can be carried out in this port."""
    at = next_step(s, seat, ASHORE)
    if at == NONE:
        return False
    task = step_of(s, seat, at)
    if task["step"] == "pay":
        return purse(s, seat) >= int(task["n"])
    if task["step"] == "deliver":
        good = s.facts.goods.index(task["good"])
        count = 0
        for card in s.cargo[seat]:
            if card // 8 == good:
                count += 1
        return count >= int(task["n"])
    return True


def fulfil(s: State, seat: Seat) -> None:
    """Deliver, pay or make the test that the mission asks for here."""
    at = next_step(s, seat, ASHORE)
    task = step_of(s, seat, at)
    if task["step"] == "test":
        attempt(s, seat, SKILLS.index(task["skill"]), "mission_tested", (at,))
        return
    if task["step"] == "pay":
        pay(s, seat, task["n"])
    else:
        good = s.facts.goods.index(task["good"])
        for _ in range(task["n"]):
            unload(s, seat, one_of(s, seat, good))
        if s.telling:
            tell(s, "delivered", {"seat": seat, "card": task["good"], "count": task["n"]})
    advance(s, seat, at)


@step
def mission_tested(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """Passed, the step is done; failed, it can be tried in a later turn (M5.19)."""
    if args[0]:
        advance(s, seat, args[1])


# At sea.


def can_scout_mission(s: State, seat: Seat) -> bool:
    """Whether a scout action serves the mission in this zone; a landing needs crew (M5.18a)."""
    if s.mission[seat] == NONE or s.ashore[seat]:
        return False
    at = next_step(s, seat, AFLOAT)
    if at == NONE:
        return False
    return step_of(s, seat, at)["step"] == "scout" or s.cubes[seat * 5 + CREW] > 0


def lands(s: State, seat: Seat) -> bool:
    """Whether the step of the mission in this zone is a landing, which takes no test."""
    at = next_step(s, seat, AFLOAT)
    return at != NONE and bool(step_of(s, seat, at)["step"] == "land")


@step
def scout_mission(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """Make the Scouting test, or land and fight; the action is spent."""
    at = next_step(s, seat, AFLOAT)
    if at == NONE:
        return
    task = step_of(s, seat, at)
    if task["step"] == "scout":
        attempt(s, seat, SCOUTING, "mission_tested", (at,))
        return
    if s.telling:
        tell(s, "lands", {"seat": seat, "card": task["at"]})
    s.stack.append(Step("landing", seat, (task["crew"], task["leadership"], MISSION_LANDING)))


@step
def landing_won(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """The fight for a rumour (0) or a mission (1) is won."""
    if s.dead[seat]:
        return
    if args[0] == RUMOUR_LANDING:
        rumour_landed(s, seat)
    else:
        at = next_step(s, seat, AFLOAT)
        if at != NONE:
            advance(s, seat, at)


@step
def mission_defeat(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """An enemy is beaten, while his bounties still lie there: the right one for a mission?"""
    at = next_step(s, seat, ("defeat",))
    if at != NONE and _is_target(s, args[0], step_of(s, seat, at)["target"]):
        advance(s, seat, at)


def _is_target(s: State, side: int, target: str) -> bool:
    if side < NPC_SIDE:
        return target != "naval" and is_pirate(s, side)
    npc = side - NPC_SIDE
    if target == "naval":
        return npc < NATIONS
    return npc == PIRATE_FRIGATE or (npc >= NATIONS and target == "any_pirate")


@step
def mission_raid(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """A merchant of a nation was raided with success: one of those the mission asks for?"""
    at = next_step(s, seat, ("raid",))
    if at == NONE or prey(s, seat) != args[0]:
        return
    s.progress[seat] += 1 << RAIDS
    left = int(step_of(s, seat, at)["n"]) - (s.progress[seat] >> RAIDS & 3)
    if not left:
        advance(s, seat, at)
    elif s.telling:
        card = s.facts.missions[s.mission[seat]]
        tell(s, "mission-step", {"seat": seat, "card": card, "left": left})


def prey(s: State, seat: Seat) -> Nation:
    """The nation whose merchants the captain's mission is about, or NONE."""
    at = next_step(s, seat, ("raid",))
    if at == NONE:
        return NONE
    nation = step_of(s, seat, at)["nation"]
    if nation == "chosen_at_claim":
        return (s.progress[seat] >> PREY) - 1
    return NPC_NAMES.index(nation)


def marque_covers(s: State, seat: Seat, nation: Nation) -> bool:
    """Whether a letter of marque saves the captain a bounty for raiding that nation."""
    if s.mission[seat] == NONE or prey(s, seat) != nation:
        return False
    return bool(step_of(s, seat, 0).get("no_bounty"))


@step
def mission_cargo_hit(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """A hit on the hold spoils a mission with powder aboard (Powder for the Garrison)."""
    mission = s.mission[seat]
    if mission == NONE or s.dead[seat]:
        return
    for harm in s.facts.mission_rows[mission].get("on_fail", []):
        if harm.get("trigger") == "cargo_hit":
            fail_mission(s, seat)
            return
