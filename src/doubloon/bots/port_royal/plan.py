"""Who of a team in Port Royal goes for which contract."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from doubloon.bots.port_royal.aim_weights import AimWeights

if TYPE_CHECKING:
    from doubloon.bots.port_royal.aims import Aims

NOBODY: Final = -1
OUT_OF_REACH: Final = 40.0
"""Steps that a contract counts for which nobody can claim any more."""


class Plan:
    """The contracts not done yet, each with the mate who should do it.

    `far` says for each contract how far each mate is from it; whoever cannot claim it is left out.
    """

    def __init__(self, w: AimWeights, far: dict[int, dict[int, float]], cubes: list[int]) -> None:
        self.w = w
        self.far = far
        self.cubes = cubes
        self.owner: dict[int, int] = {}
        self.load = [0.0] * len(cubes)
        self.count = [0] * len(cubes)
        self._deal()
        self._improve()

    def price(self, code: int, at: int) -> float:
        """How hard a contract is for a mate who has taken on what it has so far."""
        if self.count[at] >= self.cubes[at]:
            return OUT_OF_REACH
        return self.far[code][at] + self.w.load * self.load[at]

    def _deal(self) -> None:
        """Give out first what would suffer most from waiting."""
        left = list(self.far)
        while left:
            worst, found, to = -1.0, left[0], NOBODY
            for code in left:
                prices = sorted((self.price(code, at), at) for at in self.far[code])
                if not prices or prices[0][0] >= OUT_OF_REACH:
                    regret, best = 0.0, NOBODY
                else:
                    second = prices[1][0] if len(prices) > 1 else OUT_OF_REACH
                    regret, best = second - prices[0][0], prices[0][1]
                if regret > worst:
                    worst, found, to = regret, code, best
            left.remove(found)
            self._give(found, to, 1)

    def _give(self, code: int, at: int, times: int) -> None:
        """Let a mate do a contract, or no longer do it."""
        self.owner[code] = at if times > 0 else NOBODY
        if at != NOBODY:
            self.count[at] += times
            self.load[at] += times * self.far[code][at]

    def _improve(self) -> None:
        """Hand single contracts over while that helps."""
        for _ in range(2):
            moved = False
            for code, at in list(self.owner.items()):
                if at != NOBODY:
                    self._give(code, at, -1)
                prices = [(self.price(code, one), one) for one in self.far[code]]
                prices = [one for one in prices if one[0] < OUT_OF_REACH]
                best = min(prices)[1] if prices else NOBODY
                self._give(code, best, 1)
                moved = moved or best != at
            if not moved:
                break

    def cost(self) -> float:
        """How much there is to do in all."""
        total = 0.0
        for at in self.owner.values():
            total += OUT_OF_REACH if at == NOBODY else 0.0
        for load in self.load:
            total += load + self.w.load * load * load / 2
        return total


def plan_of(crew: list[Aims], w: AimWeights) -> Plan:
    """The plan as things are."""
    far: dict[int, dict[int, float]] = {}
    cubes: list[int] = []
    for at, aims in enumerate(crew):
        begun = 0
        for aim in aims.list:
            if aim.duty:
                far.setdefault(aim.page.code, {})[at] = aims.away(aim, aims.means.coins)
                begun += aim.left < aim.page.steps
        cubes.append(aims.cubes + begun)
    return Plan(w, far, cubes)


def better_kept(crew: list[Aims], w: AimWeights, code: int) -> bool:
    """Whether the first of a crew should leave a contract to a mate and keep its cube."""
    now = plan_of(crew, w)
    if code not in now.far:
        return False
    done = {one: dict(far) for one, far in now.far.items() if one != code}
    after = Plan(w, done, [now.cubes[0] - 1, *now.cubes[1:]])
    waiting = {one: dict(far) for one, far in now.far.items()}
    del waiting[code][0]
    return Plan(w, waiting, now.cubes).cost() < after.cost()
