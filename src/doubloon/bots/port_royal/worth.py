"""What contracts and tasks are worth to a seat of Port Royal, alone or in a team."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Any

from doubloon.bots.port_royal.aim_weights import AimWeights
from doubloon.bots.port_royal.aims import Aim, Aims, Page, pages, rules_of
from doubloon.bots.port_royal.means import hire_lack, means_of
from doubloon.bots.port_royal.plan import NOBODY, plan_of
from doubloon.games.port_royal.contracts import CUBES
from doubloon.games.port_royal.quest import CUP, DOOR, FIELDS
from doubloon.games.port_royal.state import Rules
from doubloon.games.port_royal.words import FIRST_CLAIM, FIRST_FULFIL

if TYPE_CHECKING:
    from doubloon.bots.port_royal.voyage import Voyage


def crew_aims(view: dict[str, Any], seat: int, look: Voyage, w: AimWeights) -> list[Aims]:
    """The aims of a seat, and after them those of its mates, if it has any."""
    rules = rules_of(view)
    laid = pages(view, rules)
    seats = len(view["players"])
    crew = [(seat + step) % seats for step in range(seats if look.team else 1)]
    opened = [look.deck.card[id] for id in view["expeditions"]]
    found = [Aims(look, w, means_of(look.deck, view, one), opened) for one in crew]
    for aims in found:
        spare = not look.team or view["board"] is None or can_spare(view, aims.means.seat)
        for page in laid:
            left = steps_left(view, aims.means.seat, page)
            if left and (spare or not page.done):
                aims.consider(page, left)
    weigh = weigh_contract if view["board"] is not None else weigh_task
    for aims in found:
        for aim in aims.list:
            aim.worth = weigh(view, rules, aims, aim)
            aim.duty = look.team and not aim.page.done
            aim.share = aim.page.odds
    if look.crewed:
        for aims in found:
            aims.cubes = view["players"][aims.means.seat]["cubes"]
        split(found, w)
    elif look.team:
        share_out(found, w)
    for aims in found:
        aims.list = [aim for aim in aims.list if aim.worth > 0]
    return found


def steps_left(view: dict[str, Any], seat: int, page: Page) -> int:
    """How often a page's moment must still come for a seat; 0 if it is out of reach."""
    if seat in page.done:
        return 0
    if page.code >= FIRST_FULFIL:
        traveller = view["quest"]["travellers"][seat]
        begun = page.steps > 1 and traveller["bound"] >= 0
        return page.steps - begun if begun or traveller["cubes"] else 0
    for laid in view["board"]["contracts"]:
        if laid["claims"] is page.done:
            step: int = laid["steps"][seat]
            if step:
                return page.steps - step
            if not view["players"][seat]["cubes"]:
                return 0
            if view["board"]["coop"] and any(laid["steps"]) and not page.done:
                return 0  # A mate has begun it: one bound cube is enough (R12.5a).
            return page.steps
    return 0


def share_out(crew: list[Aims], w: AimWeights) -> None:
    """Leave what nobody has done to the mate who is nearest to it."""
    nearest: dict[int, list[tuple[float, int]]] = {}
    for at, aims in enumerate(crew):
        for aim in aims.list:
            if not aim.page.done:
                far = aims.away(aim, aims.means.coins)
                nearest.setdefault(aim.page.code, []).append((far, at))
    for at, aims in enumerate(crew):
        for aim in aims.list:
            others = [far for far, who in nearest.get(aim.page.code, []) if who != at]
            if others:
                behind = aims.away(aim, aims.means.coins) - min(others)
                if behind > 0:
                    aim.share *= exp(-w.closer * behind)


def split(crew: list[Aims], w: AimWeights) -> None:
    """Leave each contract to the mate whom the plan gives it to."""
    plan = plan_of(crew, w)
    for at, aims in enumerate(crew):
        owned = 0.0
        busy = False
        full = plan.count[at] >= plan.cubes[at]
        for aim in aims.list:
            if not aim.duty:
                continue
            busy = True
            code = aim.page.code
            owner = plan.owner[code]
            if owner == at:
                hire = hire_lack(w, aim.need, aims.means, aims.trips)
                owned += aim.coins + w.step_price * hire
            elif owner != NOBODY:
                mine = plan.far[code][at] + w.load * plan.load[at]
                other = plan.far[code][owner] * (1 - w.load) + w.load * plan.load[owner]
                aim.share *= exp(-w.closer * max(0.0, mine - other))
                if full:
                    aim.share *= w.full_hands
        aims.want = owned
        aims.idle = not busy


def weigh_contract(view: dict[str, Any], rules: Rules, aims: Aims, aim: Aim) -> float:
    """A contract: its reward, the influence of the second and third, and the team's win."""
    look, w = aims.look, aims.w
    page, seat = aim.page, aims.means.seat
    facts = rules.contracts[page.code - FIRST_CLAIM]
    place = len(page.done)
    coins = facts.rewards[place] if place < len(facts.rewards) else 0
    board = view["board"]
    if not board["coop"]:
        completed = sum(seat in laid["claims"] for laid in board["contracts"])
        points = (w.first, 1.0, 2.0)[min(completed, CUBES - 1)]
        return look.coin * (coins - facts.need.pay_coins) + look.point * points
    worth = w.team_reward * look.coin * coins
    return worth if page.done else w.team + worth


def can_spare(view: dict[str, Any], seat: int) -> bool:
    """Whether a cube may go to a contract that is done already: the team has more than enough."""
    players: list[dict[str, Any]] = view["players"]
    undone = [laid for laid in view["board"]["contracts"] if not laid["claims"]]
    begun = sum(any(laid["steps"]) for laid in undone)
    cubes: list[int] = [player["cubes"] for player in players]
    return sum(cubes) - len(undone) + begun > len(players) and cubes[seat] > len(undone)


def weigh_task(view: dict[str, Any], rules: Rules, aims: Aims, aim: Aim) -> float:
    """A task: coins, crowns, what its cube opens, and the end that cubes lead to."""
    look, w = aims.look, aims.w
    quest, facts = view["quest"], rules.book.tasks[aim.page.code - FIRST_FULFIL]
    traveller = quest["travellers"][aims.means.seat]
    coins = (0 if aim.page.done else facts.coins) - facts.need.pay_coins
    crowns = facts.crowns - facts.need.pay_crowns
    worth = coins * look.coin + crowns * aims.crown
    worth += cube_worth(view, rules, aims, traveller)
    if not quest["coop"]:
        return worth
    if not aim.page.done:
        return w.team + worth
    return worth + w.team_cube if wants_cubes(view, rules) else worth - w.spare_cube


def cube_worth(view: dict[str, Any], rules: Rules, aims: Aims, traveller: dict[str, Any]) -> float:
    """What the seat's leftmost cube opens: door, cup or crowns (R16.4), and the way to win."""
    look, w = aims.look, aims.w
    who = traveller["personality"]
    field = traveller["bound"] if traveller["bound"] >= 0 else FIELDS - traveller["cubes"]
    worth = 0.0
    if not view["quest"]["coop"] and 1 << field in (DOOR, CUP):
        worth += w.lock * look.w.point
    if 1 << field == DOOR:
        worth += w.ability * look.earning
    for facts in rules.book.personalities:
        if facts.id == who and field < FIELDS:
            worth += facts.crowns[field] * aims.crown
    return worth


def wants_cubes(view: dict[str, Any], rules: Rules) -> bool:
    """Whether the team is short of cubes, counting one for each task still to be done (R19.2)."""
    tasks = view["quest"]["tasks"]
    placed = sum(max(1, len(task["done"])) for task in tasks)
    to_come = max(0, FIELDS - len(tasks))
    return placed + to_come < rules.book.win_cubes[len(view["players"]) - 1]
