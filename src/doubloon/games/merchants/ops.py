"""What the cards do: the verbs of the data files (`op = ...`), and how a card's effects are run.

The effects of a card are run one after another as steps on the stack, each found again by its path:
source, card, place in the list, then branch and place for every list inside an effect. So a
question in the middle of a card can be saved, copied and taken back like any other.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from doubloon.engine.seat import NOBODY, Seat
from doubloon.games.merchants.facts import Effect, Facts
from doubloon.games.merchants.frames.step import STEPS as STEPS
from doubloon.games.merchants.frames.step import Pick, Step, step
from doubloon.games.merchants.state import State

GLORY_CARD: Final = 0
RUMOUR_CARD: Final = 1
MISSION_CARD: Final = 2
"""The reward of a mission."""
EVENT_CARD: Final = 3
MISSION_FAILED: Final = 4
"""What befalls the captain whose mission fails."""

BRANCHES: Final = ("on_success", "each_success", "then", "on_win", "else_effects", "on_fail")
"""The lists that an effect may hold, by their number in a path."""

Path: TypeAlias = tuple[int, ...]
Op: TypeAlias = Callable[[State, Seat, Effect, Path], None]

OPS: Final[dict[str, Op]] = {}
"""What each op does."""
CARDS: Final[dict[str, Op]] = {}
"""Glory cards that need more than their ops: a function of the card's name does it all."""
STANDING: Final = (
    "actions_mod",
    "dice",
    "draw_bonus",
    "extra_action",
    "loot_bonus",
    "npc_place",
    "npc_shift",
    "reward_bonus",
)
"""Ops of events that are not carried out but looked up by whom they concern."""


def op(action: Op) -> Op:
    """Let the function `do_<op>` carry out that op."""
    OPS[action.__name__.removeprefix("do_")] = action
    return action


def card(action: Op) -> Op:
    """Let the function carry out the Glory card of its name, whatever ops that has."""
    CARDS[action.__name__] = action
    return action


def run(s: State, seat: Seat, source: int, index: int) -> None:
    """Let a card do what it says, for the captain of the seat; kept rumours are just kept."""
    if source == RUMOUR_CARD and s.facts.rumour_rows[index]["keep"]:
        return
    if listed(s.facts, source, index):
        s.stack.append(Step("effects", seat, (source, index, 0)))


def branch(s: State, seat: Seat, path: Path, name: str) -> None:
    """Go on with a list inside the effect at this path, if it has one of this name."""
    if effect_at(s, path).get(name):
        s.stack.append(Step("effects", seat, (*path, BRANCHES.index(name), 0)))


@step
def effects(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """One effect now, the rest of its list after it. The dead have done with cards."""
    if args[0] != EVENT_CARD and s.dead[seat]:
        return
    found = list_at(s.facts, args[:-1])
    at = args[-1]
    if at + 1 < len(found):
        s.stack.append(Step("effects", seat, (*args[:-1], at + 1)))
    effect = found[at]
    name = effect["op"]
    if args[0] == EVENT_CARD and name in STANDING:
        return
    if args[0] == GLORY_CARD and len(args) == 3:
        special = CARDS.get(s.facts.glory[args[1]])
        if special is not None:
            special(s, seat, effect, args)
            return
    OPS[name](s, seat, effect, args)


def listed(facts: Facts, source: int, index: int) -> list[Effect]:
    """The effects of a card."""
    found: list[Effect]
    if source == GLORY_CARD:
        found = facts.glory_rows[index]["effects"]
    elif source == RUMOUR_CARD:
        found = facts.rumour_rows[index]["effects"]
    elif source == MISSION_CARD:
        found = facts.mission_rows[index]["on_complete"]
    elif source == MISSION_FAILED:
        found = facts.mission_rows[index].get("on_fail", [])
    else:
        found = facts.event_rows[index]["effects"]
    return found


def list_at(facts: Facts, path: Path) -> list[Effect]:
    """The list of effects that a path without its last place leads to."""
    found = listed(facts, path[0], path[1])
    for at in range(2, len(path), 2):
        found = found[path[at]][BRANCHES[path[at + 1]]]
    return found


def effect_at(s: State, path: Path) -> Effect:
    """The effect that a path leads to."""
    return list_at(s.facts, path[:-1])[path[-1]]


def choose(
    s: State, seat: Seat, codes: tuple[int, ...], name: str, args: tuple[int, ...] = ()
) -> None:
    """Let the seat pick one of these, which anybody may know; a single one is taken unasked."""
    if len(codes) == 1:
        STEPS[name](s, seat, (codes[0], *args))
    elif codes:
        s.stack.append(Pick(seat, codes, name, args))


def everybody(s: State, first: Seat) -> list[Seat]:
    """The seats whose captains live, in order of play from the first."""
    seats = [(first + place) % s.seats for place in range(s.seats)] if first != NOBODY else []
    return [seat for seat in seats if not s.dead[seat]]
