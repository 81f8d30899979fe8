"""The two sides of a combat, players and NPCs alike: who answers, how strong each is."""

from __future__ import annotations

from typing import Final

from doubloon.engine.message import Arg
from doubloon.engine.seat import NOBODY, Seat
from doubloon.games.merchants.fight import Fight, Place, Side
from doubloon.games.merchants.passive import dice, npc_skill, own
from doubloon.games.merchants.state import GARRISON, NPC_SIDE, State
from doubloon.games.merchants.verbs import MOST, manoeuvrability, mend, npc_label, tell, whose
from doubloon.games.merchants.words import CREW, LEADERSHIP, MASTS, SEAMANSHIP

NIMBLER: Final = 2
"""So much more manoeuvrability gives a die (M10.3)."""


def fighting(s: State) -> Fight:
    """The combat in progress."""
    assert s.fight is not None
    return s.fight


def place_of(s: State, side: Side) -> Place:
    """Whether a side is the attacker or the defender."""
    return 0 if fighting(s).sides[0] == side else 1


def rival(s: State, side: Side) -> Side:
    """The other side of the combat."""
    first, second = fighting(s).sides
    return second if first == side else first


def controller(s: State, side: Side) -> Seat:
    """Who answers for a side: the player, the policy, or the left neighbour (M9.11)."""
    if side < NPC_SIDE:
        return side
    if s.left_plays_npc and side != GARRISON:
        return s.after(rival(s, side))
    return NOBODY


def manoeuvre_dice(s: State, place: Place) -> int:
    """How many dice a side rolls in the manoeuvre (M10.3, M11.6, M17.22)."""
    sides = fighting(s).sides
    side = sides[place]
    if s.cubes[side * 5 + MASTS] == 0:
        return 1
    if side < NPC_SIDE:
        count = dice(s, side, SEAMANSHIP, "naval_battle")
    else:
        count = npc_skill(s, side - NPC_SIDE, SEAMANSHIP)
    if nimbleness(s, side) >= nimbleness(s, sides[1 - place]) + NIMBLER:
        count += 1
    return count


def nimbleness(s: State, side: Side) -> int:
    """Manoeuvrability as it is compared in a naval combat."""
    value = manoeuvrability(s, side)
    if side < NPC_SIDE:
        for effect in own(s, side, "stat"):
            if effect["stat"] == "maneuverability_compare":
                value += effect["n"]
    return value


def leadership_dice(s: State, place: Place) -> int:
    """How many dice a side rolls in a round of crew combat (M12.2)."""
    fight = fighting(s)
    side = fight.sides[place]
    if side < NPC_SIDE:
        return dice(s, side, LEADERSHIP, "crew_combat")
    if side == GARRISON:
        return fight.garrison[1]
    return npc_skill(s, side - NPC_SIDE, LEADERSHIP)


def crew(s: State, place: Place) -> int:
    """How many hands a side has to fight with, those lent by a card included."""
    fight = fighting(s)
    side = fight.sides[place]
    hands = fight.garrison[0] if side == GARRISON else s.cubes[side * 5 + CREW]
    return hands + fight.extra[place]


def lose_crew(s: State, place: Place, count: int) -> None:
    """Hands fall in crew combat, those lent by a card first; no hit goes to the hull (M12.2)."""
    fight = fighting(s)
    side = fight.sides[place]
    count = min(count, crew(s, place))
    if count <= 0:
        return
    lent = min(count, fight.extra[place])
    fight.extra[place] -= lent
    if side == GARRISON:
        fight.garrison = (fight.garrison[0] - count + lent, fight.garrison[1])
    else:
        s.cubes[side * 5 + CREW] -= count - lent
    if s.telling:
        tell(s, "crew-lost", {**whose(side), "count": count, "left": crew(s, place)})


def lend_hand(s: State, place: Place, count: int) -> None:
    """The crew counts higher in this crew combat, at most 5."""
    room = MOST - crew(s, place)
    fighting(s).extra[place] += min(count, room)


def recover(s: State, seat: Seat, when: str) -> None:
    """Hands come back after a fight: Surgeon, Federico de Silva."""
    if s.dead[seat]:
        return
    for effect in own(s, seat, "crew"):
        if effect.get("when") == when:
            mend(s, seat, CREW, effect["n"])


def against(side: Side) -> dict[str, Arg]:
    """The other side as the story names it: a rival, or the card of an NPC."""
    if side >= NPC_SIDE:
        return {"target": npc_label(side - NPC_SIDE), "foe": 1}
    return {"rival": side, "foe": 0}
