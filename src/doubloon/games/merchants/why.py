"""Why a choice is refused, with the rule that says so.

Reasons rest on what the asked captain can see: the own ship and hand, and what lies open.
"""

from __future__ import annotations

from typing import Final

from doubloon.engine.message import Arg, Message
from doubloon.engine.seat import Seat
from doubloon.games.merchants.frames.battle import Declare
from doubloon.games.merchants.frames.market import Market
from doubloon.games.merchants.frames.port import Port
from doubloon.games.merchants.frames.raid import Chase
from doubloon.games.merchants.frames.turn import Act
from doubloon.games.merchants.frames.window import React
from doubloon.games.merchants.state import State
from doubloon.games.merchants.why_port import why_not_buy, why_not_in_port
from doubloon.games.merchants.why_sea import why_not_act
from doubloon.games.merchants.words import (
    BOARD,
    CARDS,
    FIRST_PLAY,
    FIRST_RAID,
    FIRST_REROLL,
    FIRST_RID,
    FIRST_USE,
    FLEE,
    MODS,
    USE_MOD,
    WEAPONS,
)

RULES: Final = {
    "captain": "M2.5",
    "first-ship": "M2.5",
    "another": "M15.4",
    "toll": "M4.2",
    "retest": "M2.9",
    "carpenter-mends": "M8.5",
    "careen": "M4.3",
    "market": "M5.5",
    "brokers": "M5.4",
    "trim": "M5.6",
    "carry-over": "M5.10",
    "keep-rumour": "M5.17",
    "tongue": "M5.19",
    "wreck": "M5.18",
    "marque": "M5.19",
    "claim-remote": "M5.19",
    "hail": "M6.2",
    "raid-more": "M6.5",
    "chase": "M6.5",
    "stow": "M6.10",
    "reward-from": "M7.8",
    "clear-bounty": "M7.7",
    "own-bounty-of": "M7.7",
    "full-hand": "M8.1",
    "declare": "M10.2",
    "place-hit": "M11.3",
    "cancel-hit": "M13.8",
    "plate-hit": "M13.8",
    "move-hit": "M16.12",
    "move-hit-to": "M16.12",
    "prize": "M14.5",
    "ransack": "M14.1",
}
"""The rule behind each question; cards that ask something go by M8.2."""


def why_not(s: State, seat: Seat, code: int) -> Message:
    """The reason against a choice that the asked seat may not make now."""
    frame = s.stack[-1]
    if FIRST_PLAY <= code < FIRST_RAID:
        return why_not_play(s, seat, code - FIRST_PLAY)
    if isinstance(frame, Act):
        return why_not_act(s, seat, code)
    if isinstance(frame, Port):
        return why_not_in_port(s, seat, code, frame.at)
    if isinstance(frame, Market):
        return why_not_buy(s, seat, code)
    if isinstance(frame, Declare) and BOARD <= code <= FLEE:
        return why_not_declare(s, frame, code)
    if isinstance(frame, Chase) and FIRST_RID <= code < FIRST_REROLL:
        return why_not_chase(s, frame, (code - FIRST_RID) % CARDS)
    if FIRST_USE <= code < USE_MOD + MODS:
        return why_not_use(s, seat, code)
    if isinstance(frame, React):
        return Message("why-m-window", rule="M8.4")
    asked = frame.prompt(s).id.removeprefix("prompt-m-")
    return Message("why-m-answer", rule=RULES.get(asked, "M8.2"))


def why_not_play(s: State, seat: Seat, card: int) -> Message:
    """A Glory card is not in hand, or not for this moment."""
    args: dict[str, Arg] = {"card": s.facts.glory[card]}
    if card not in s.hands[seat]:
        return Message("why-m-not-in-hand", args, "M8.2")
    return Message("why-m-wrong-moment", args, "M8.2")


def why_not_declare(s: State, frame: Declare, code: int) -> Message:
    """Without crew nobody boards; an NPC that is stronger does not flee."""
    if code == BOARD:
        return Message("why-m-no-crew", rule="M11.6")
    return Message("why-m-npc-stays", rule="M9.11")


def why_not_chase(s: State, frame: Chase, card: int) -> Message:
    """No success is left to change the cards with, or the card is not there."""
    if not frame.count:
        return Message("why-m-no-successes", rule="M6.5")
    good: dict[str, Arg] = {"card": s.facts.goods[card // 8]}
    return Message("why-m-not-in-raid", good, "M6.5")


def why_not_use(s: State, seat: Seat, code: int) -> Message:
    """A special weapon or modification is not aboard, turned over, or not for this moment."""
    if code < FIRST_USE + WEAPONS:
        weapon = code - FIRST_USE
        args: dict[str, Arg] = {"card": s.facts.weapons[weapon]}
        if not s.weapons[seat] >> weapon & 1:
            return Message("why-m-not-aboard", args, "M13.1")
        return Message("why-m-wrong-moment", args, "M13.1")
    kind = code - USE_MOD
    named: dict[str, Arg] = {"card": s.facts.mods[kind]}
    if not s.mods[seat] >> kind & 1:
        return Message("why-m-not-aboard", named, "M5.15")
    if s.flipped[seat] >> kind & 1:
        return Message("why-m-flipped", named, "M13.8")
    return Message("why-m-wrong-moment", named, "M13.9")
