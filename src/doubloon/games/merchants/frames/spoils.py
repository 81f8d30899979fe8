"""After a combat is won: Glory, bounties, rewards, and what becomes of the loser (M1.2, M7)."""

from __future__ import annotations

from typing import Final

from doubloon.engine.seat import NOBODY, Seat
from doubloon.games.merchants.facts import NONE
from doubloon.games.merchants.fight import NO_ONE, Place, Side
from doubloon.games.merchants.frames.step import Pick, Step, step
from doubloon.games.merchants.frames.tricks import USED_COLOURS
from doubloon.games.merchants.frames.window import Window
from doubloon.games.merchants.passive import effects
from doubloon.games.merchants.sides import against, fighting, recover
from doubloon.games.merchants.state import NPC_SIDE, Npc, State, is_npc, is_pirate
from doubloon.games.merchants.verbs import (
    bounty,
    change_bounty,
    enemies,
    gain,
    npc_label,
    tell,
    whose,
    win_glory,
)
from doubloon.games.merchants.words import FIRST_NATION, NATIONS, NPC_NAMES, PIRATE_SLOOP

PER_LEVEL: Final = 5
"""Gold for each level of a beaten pirate's bounty (M7.8)."""
SLOOP_REWARD: Final = 5
FRIGATE_REWARD: Final = 15


def defeat(s: State, winner: Place, boarded: bool) -> None:
    """A combat is decided, or both are lost (NO_ONE): what follows, in this order.

    A dying captain's card; Glory; the bounty for a navy ship; reward; the victor's mission;
    plunder after a crew combat; the loser is gone; the victor's cards.
    """
    sides = fighting(s).sides
    s.stack.append(Step("end_battle", NOBODY))
    if winner == NO_ONE:
        for side in (sides[1], sides[0]):
            fall(s, side, rival_of(sides, side))
        for side in (sides[1], sides[0]):
            if not is_npc(side):
                s.stack.append(Window("own_death", side))
        return
    victor, loser = sides[winner], sides[1 - winner]
    if s.telling:
        tell(s, "won", {**whose(victor), **against(loser)})
    if not is_npc(victor):
        s.stack.append(Window("after_battle_won", victor))
    fall(s, loser, victor)
    if not is_npc(victor):
        if boarded:
            s.stack.append(Step("plunder", victor, (loser,)))
            recover(s, victor, "crew_combat_won")
        s.stack.append(Step("mission_defeat", victor, (loser,)))
        s.stack.append(Step("claim_reward", victor, (loser,)))
        outrage(s, victor, loser)
        win_glory(s, victor, "defeat")
    if not is_npc(loser):
        s.stack.append(Window("own_death", loser))


def rival_of(sides: tuple[Side, Side], side: Side) -> Side:
    """The other one of two sides."""
    return sides[1] if side == sides[0] else sides[0]


def fall(s: State, side: Side, killer: Side) -> None:
    """What is done with a beaten side, once the victor has had his due."""
    if is_npc(side):
        s.stack.append(Step("npc_beaten", NOBODY, (side - NPC_SIDE,)))
    else:
        s.stack.append(Step("bury", side, (killer,)))


def outrage(s: State, seat: Seat, side: Side) -> None:
    """A nation whose navy ship is beaten puts a bounty on the victor (M7.1, M17.17, M17.18)."""
    nation = side - NPC_SIDE
    if 0 <= nation < NATIONS and not s.used & USED_COLOURS:
        if not enemies(s, s.facts.nation[s.captain[seat]], nation):
            change_bounty(s, seat, nation, 1)


@step
def npc_beaten(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """The captain's card is discarded; one below it returns at the end of the round (M9.2)."""
    npc: Npc = args[0]
    s.admirals[npc] = s.admirals[npc][:-1]
    s.zone[NPC_SIDE + npc] = NONE
    if s.admirals[npc]:
        s.back = (*s.back, npc)
    if s.telling:
        tell(s, "npc-beaten", {"card": npc_label(npc)})


# Rewards (M7.8, M7.9).


@step
def claim_reward(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """A beaten pirate is worth gold, to those who may claim it (M7.8, M7.9)."""
    side = args[0]
    npc = side - NPC_SIDE
    if npc >= PIRATE_SLOOP:
        if not is_pirate(s, seat):
            reward = SLOOP_REWARD if npc == PIRATE_SLOOP else FRIGATE_REWARD
            for effect in effects(s, seat, "reward_bonus"):
                if effect["what"] == "npc_pirate":
                    reward += effect["n"]
            gain(s, seat, reward)
    elif npc < 0:
        payers = payers_for(s, seat, side)
        if len(payers) == 1:
            reward_from(s, seat, (FIRST_NATION + payers[0], side))
        elif payers:
            codes = tuple(FIRST_NATION + nation for nation in payers)
            s.stack.append(Pick(seat, codes, "reward_from", (side,)))


def payers_for(s: State, seat: Seat, loser: Seat) -> list[int]:
    """The nations that pay the victor for a pirate: they neither hunt nor fight him (M7.8)."""
    home = s.facts.nation[s.captain[seat]]
    return [
        nation
        for nation in range(NATIONS)
        if bounty(s, loser, nation) and not bounty(s, seat, nation) and not enemies(s, home, nation)
    ]


@step
def reward_from(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """One nation pays 5 gold for each level of its bounty (M7.8)."""
    nation = args[0] - FIRST_NATION
    reward = PER_LEVEL * bounty(s, args[1], nation)
    if s.telling:
        said = {"nation": NPC_NAMES[nation], "gold": reward}
        tell(s, "reward", {"seat": seat, "rival": args[1], **said})
    gain(s, seat, reward)
