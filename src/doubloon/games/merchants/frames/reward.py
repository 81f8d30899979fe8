"""What rumours, missions and cards give or take at once: gold, cards, crew, weapons, repairs."""

from __future__ import annotations

from doubloon.engine.seat import Seat
from doubloon.games.merchants.facts import Effect
from doubloon.games.merchants.frames.step import Step, roll, step, successes
from doubloon.games.merchants.frames.yard import arm
from doubloon.games.merchants.ops import Path, branch, choose, op
from doubloon.games.merchants.state import State
from doubloon.games.merchants.verbs import damaged, gain, mend, most, tell
from doubloon.games.merchants.words import CREW, FIRST_LOCATION, LOCATIONS, WEAPONS


@op
def do_gold(s: State, seat: Seat, effect: Effect, path: Path) -> None:
    """Gain gold."""
    gain(s, seat, effect["n"])


@op
def do_glory_draw(s: State, seat: Seat, effect: Effect, path: Path) -> None:
    """Draw Glory cards, without points (M8.1)."""
    s.stack.append(Step("draw_glory", seat, (effect["n"],)))


@op
def do_crew(s: State, seat: Seat, effect: Effect, path: Path) -> None:
    """Crew comes aboard, fills up or is lost; nobody dies of it."""
    if effect.get("full"):
        mend(s, seat, CREW, most(s, seat, CREW))
    elif effect["n"] > 0:
        mend(s, seat, CREW, effect["n"])
    else:
        lose_crew(s, seat, -effect["n"])


def lose_crew(s: State, seat: Seat, count: int) -> None:
    """Crew is lost, at most all of it; the hull bears none of it."""
    at = seat * 5 + CREW
    lost = min(count, s.cubes[at])
    s.cubes[at] -= lost
    if s.telling and lost:
        tell(s, "lost-crew", {"seat": seat, "count": lost, "left": s.cubes[at]})


@op
def do_weapon(s: State, seat: Seat, effect: Effect, path: Path) -> None:
    """One special weapon of every kind the captain lacks, as far as the supply goes (M5.13)."""
    for kind in range(WEAPONS):
        if s.armoury[kind] and not s.weapons[seat] >> kind & 1:
            arm(s, seat, kind)


@op
def do_roll(s: State, seat: Seat, effect: Effect, path: Path) -> None:
    """Roll dice for what each success brings."""
    roll(s, effect["dice"], Step("rolled", seat, path))


@step
def rolled(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """Every success brings the effects anew."""
    count = successes(s.dice)
    if s.telling:
        tell(s, "rolled", {"seat": seat, "count": count, "dice": len(s.dice)})
    for _ in range(count):
        branch(s, seat, args, "each_success")
    if count:
        branch(s, seat, args, "on_success")


# Repairs without a shipyard.


@op
def do_repair(s: State, seat: Seat, effect: Effect, path: Path) -> None:
    """Repair so many points in the locations named, by choice."""
    s.stack.append(Step("repairs", seat, (effect["n"], location_bits(effect["locations"]))))


def location_bits(names: list[str]) -> int:
    """Locations as bits."""
    bits = 0
    for name in names:
        bits |= 1 << LOCATIONS.index(name)
    return bits


@step
def repairs(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """Repair up to args[0] points in the locations of the bits args[1], chosen one by one."""
    if s.dead[seat]:
        return
    points, bits = args[0], args[1]
    broken = [place for place in range(5) if bits >> place & 1 and damaged(s, seat, place) > 0]
    whole = 0
    for place in broken:
        whole += damaged(s, seat, place)
    if whole <= points:
        for place in broken:
            mend(s, seat, place, whole)
    elif points:
        codes = tuple(FIRST_LOCATION + place for place in broken)
        choose(s, seat, codes, "repair_there", (points, bits))


@step
def repair_there(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """One point in the location chosen, then the next."""
    mend(s, seat, args[0] - FIRST_LOCATION, 1)
    if args[1] > 1:
        s.stack.append(Step("repairs", seat, (args[1] - 1, args[2])))
