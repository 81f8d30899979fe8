"""The duel of A Matter of Honour: Leadership against Leadership, two wounds each (M5.19)."""

from __future__ import annotations

from doubloon.engine.seat import Seat
from doubloon.games.merchants.facts import NONE
from doubloon.games.merchants.frames.mission import advance, fail_mission, next_step, step_of
from doubloon.games.merchants.frames.step import Step, roll, step, successes
from doubloon.games.merchants.passive import dice
from doubloon.games.merchants.state import State
from doubloon.games.merchants.verbs import tell
from doubloon.games.merchants.words import LEADERSHIP, SKULL


@step
def duel(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """A round: the captain rolls first; args are the wounds of both."""
    if next_step(s, seat, ("duel",)) != NONE:
        roll(s, dice(s, seat, LEADERSHIP), Step("duel_parry", seat, args))


@step
def duel_parry(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """The rival rolls; the captain's successes and the sum of his other dice are kept."""
    leadership = int(step_of(s, seat, next_step(s, seat, ("duel",)))["leadership"])
    rolled = (successes(s.dice), others(s.dice))
    roll(s, leadership, Step("duel_wounds", seat, (*args, *rolled)))


@step
def duel_wounds(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """Each success wounds. Both down: as in crew combat, and still tied they go on (M5.19b)."""
    mine, theirs = args[2], successes(s.dice)
    wounds, dealt = args[0] + theirs, args[1] + mine
    at = next_step(s, seat, ("duel",))
    limit = int(step_of(s, seat, at)["wounds"])
    if s.telling:
        tell(s, "duel-round", {"seat": seat, "count": wounds, "dealt": dealt})
    if wounds < limit and dealt < limit:
        s.stack.append(Step("duel", seat, (wounds, dealt)))
        return
    lead = 1
    if wounds >= limit and dealt >= limit:
        lead = mine - theirs or args[3] - others(s.dice)
    elif wounds >= limit:
        lead = -1
    if lead == 0:
        s.stack.append(Step("duel", seat, (wounds, dealt)))
    elif lead > 0:
        advance(s, seat, at)
    else:
        fail_mission(s, seat)


def others(faces: list[int]) -> int:
    """The sum of the dice that are no successes (M12.4)."""
    total = 0
    for face in faces:
        if face != SKULL:
            total += face
    return total
