"""Hiring specialists from the hand, when the conditions on the card are met (M8.5)."""

from __future__ import annotations

from typing import Final

from doubloon.engine.seat import Seat
from doubloon.games.merchants.facts import Effect
from doubloon.games.merchants.frames.step import Step, step
from doubloon.games.merchants.frames.trial import attempt
from doubloon.games.merchants.ops import Path as Path
from doubloon.games.merchants.ops import op
from doubloon.games.merchants.specialists import has_kind, join, kind_of
from doubloon.games.merchants.state import Glory, State
from doubloon.games.merchants.verbs import pay, purse, tell
from doubloon.games.merchants.words import NPC_NAMES, SKILLS

TRIED: Final = 16
"""The first bit of `used` for kinds of specialists that have refused in this turn (M8.5b)."""


def can_hire(s: State, seat: Seat, card: Glory, moment: str) -> bool:
    """Whether the condition on the card can be met here and now (M8.5).

    All of them come in the own turn (M8.2). The chest helps to pay in a port action only (M5.22).
    """
    won = moment == "after_battle_won"
    if s.active != seat or (not won and not s.ashore[seat]):
        return False
    condition = s.facts.glory_rows[card]["hire"][0]
    if (condition["req"] == "after_battle_won") != won or not _is_at(s, seat, condition["at"]):
        return False
    kind = kind_of(s, card)
    if has_kind(s, seat, kind) or s.used >> (TRIED + kind) & 1:
        return False
    if condition["req"] != "gold":
        return True
    gold = purse(s, seat) if moment == "own_port_action" else s.gold[seat]
    return gold >= int(condition["n"])


def _is_at(s: State, seat: Seat, place: str) -> bool:
    """Whether the captain is where the specialist waits."""
    if place == "any" or place == "any_port":
        return place == "any" or s.ashore[seat]
    return s.ashore[seat] and place == "port_nation:" + NPC_NAMES[s.facts.flag[s.zone[seat]]]


def hire(s: State, seat: Seat, card: Glory) -> None:
    """Meet the condition: pay, pass the test, or have won already (M8.5)."""
    condition = s.facts.glory_rows[card]["hire"][0]
    if condition["req"] == "test":
        attempt(s, seat, SKILLS.index(condition["skill"]), "hire_tested", (card,))
        return
    if condition["req"] == "gold":
        pay(s, seat, condition["n"])
    s.stack.append(Step("hire_tested", seat, (1, card)))


@step
def hire_tested(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """With a success he comes aboard; without, the card stays for another turn (M8.5b)."""
    card = args[1]
    kind = kind_of(s, card)
    if not args[0]:
        s.used |= 1 << (TRIED + kind)
        if s.telling:
            tell(s, "hire-failed", {"seat": seat, "card": s.facts.specialists[kind]})
        return
    cards = list(s.hands[seat])
    cards.remove(card)
    s.hands[seat] = tuple(cards)
    join(s, seat, kind, card)


@op
def do_specialist(s: State, seat: Seat, effect: Effect, path: Path) -> None:
    """A specialist joins without a Glory card, unless there is one of his kind (M8.5)."""
    join(s, seat, s.facts.specialists.index(effect["kind"]))
