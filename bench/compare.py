"""Our speed as a ratio to a peer's, measured in turn in the same run: `make bench`."""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import venv
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
PEER: Final = ROOT / ".venv" / "peer"
PEERS: Final = ("catanatron==3.2.1", "pettingzoo==1.27.0", "pygame==2.6.1")
"""The peers; pygame is what PettingZoo's tictactoe wants."""
ROUNDS: Final = 5
IMPORT_ROUNDS: Final = 9
TARGETS: Final = {
    "plain: decisions per ply": 8,
    "plain: their copy per ours": 10,
    "compiled: decisions per ply": 30,
    "plain: Buccaneer's, per ply": 8,
    "compiled: Buccaneer's, per ply": 25,
    "plain: Merchants', per ply": 3,
    "compiled: Merchants', per ply": 10,
    "plain: their copy per Merchants'": 4,
    "compiled: port-royal env per tictactoe": 3,
    "plain: search per IS-MCTS": 5,
    "compiled: search per IS-MCTS": 5,
}


def measure(python: Path | str, script: str, path: Path | None = None) -> dict[str, Any]:
    """Run one of the scripts and read its figures."""
    env = {**os.environ, "PYTHONPATH": str(path) if path else ""}
    command = [str(python), str(ROOT / "bench" / script)]
    done = subprocess.run(command, env=env, check=True, capture_output=True, text=True)
    result: dict[str, Any] = json.loads(done.stdout)
    return result


def peer_python() -> Path:
    """The peer's own environment, made once."""
    python = PEER / "bin" / "python"
    ready = PEER / f"ready-{len(PEERS)}"
    if not ready.exists():
        print(f"Installing {', '.join(PEERS)} into an environment of its own ...", file=sys.stderr)
        venv.create(PEER, with_pip=True, clear=True)
        subprocess.run([str(python), "-m", "pip", "install", "-q", *PEERS], check=True)
        ready.touch()
    return python


def import_ms(statement: str) -> float:
    """The median time of starting Python and running a statement."""
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    code = (
        "import subprocess, sys, time\n"
        "start = time.perf_counter()\n"
        f"subprocess.run([sys.executable, '-c', {statement!r}], check=True)\n"
        "print((time.perf_counter() - start) * 1000)"
    )
    times = [
        float(subprocess.run([sys.executable, "-c", code], env=env, capture_output=True).stdout)
        for _ in range(IMPORT_ROUNDS)
    ]
    return statistics.median(times)


def environments(
    at: int, peer: Path, builds: dict[str, Path], rows: list[str], ratios: dict[str, list[float]]
) -> None:
    """Steps of our environments beside PettingZoo's tictactoe_v3."""
    theirs = measure(peer, "env_peer.py")["tictactoe"]
    rows.append(f"{at}  tictactoe  {theirs:>11,.0f} steps/s")
    for build, path in builds.items():
        ours = measure(sys.executable, "env_ours.py", path)
        if build == "compiled" and not ours["compiled"]:
            continue
        for game in ("port-royal", "buccaneer", "merchants"):
            rows.append(f"{at}  {build:<10} {ours[game]:>11,.0f} steps/s of {game}")
            name = f"{build}: {game} env per tictactoe"
            ratios.setdefault(name, []).append(ours[game] / theirs)


def searches(
    at: int, builds: dict[str, Path], rows: list[str], ratios: dict[str, list[float]]
) -> None:
    """Iterations of our search beside those of OpenSpiel's Python IS-MCTS."""
    for build, path in builds.items():
        found = measure(sys.executable, "search_peer.py", path)
        if build == "compiled" and not found["compiled"]:
            continue
        rows.append(
            f"{at}  {build:<10} {found['ours']:>11,.0f} iterations/s of our search,"
            f" {found['theirs']:,.0f} of OpenSpiel's Python IS-MCTS"
        )
        ratio = found["ours"] / found["theirs"]
        ratios.setdefault(f"{build}: search per IS-MCTS", []).append(ratio)


def main() -> None:
    """Measure in turn, so that a noisy machine is noisy for all, and print the ratios."""
    peer = peer_python()
    builds = {"plain": ROOT / "src", "compiled": ROOT / ".venv" / "fast"}
    ratios: dict[str, list[float]] = {}
    rows: list[str] = []
    for at in range(1, ROUNDS + 1):
        theirs = measure(peer, "peer.py")
        rows.append(
            f"{at}  catanatron {theirs['decisions_per_s']:>11,.0f} plies/s"
            f"{'':18}copy {theirs['copy_us']:6.1f} µs"
        )
        for build, path in builds.items():
            ours = measure(sys.executable, "ours.py", path)
            if build == "compiled" and not ours["compiled"]:
                rows.append(f"{at}  compiled   not built: no C compiler here")
                continue
            rows.append(
                f"{at}  {build:<10} {ours['decisions_per_s']:>11,.0f} decisions/s"
                f"{ours['games_per_s']:>7,.0f} games/s copy {ours['copy_us']:6.1f} µs"
            )
            speed = ours["decisions_per_s"] / theirs["decisions_per_s"]
            ratios.setdefault(f"{build}: decisions per ply", []).append(speed)
            buccaneer = ours["buccaneer_decisions_per_s"] / theirs["decisions_per_s"]
            ratios.setdefault(f"{build}: Buccaneer's, per ply", []).append(buccaneer)
            merchants = ours["merchants_decisions_per_s"] / theirs["decisions_per_s"]
            ratios.setdefault(f"{build}: Merchants', per ply", []).append(merchants)
            for name, copy in (("ours", "copy_us"), ("Merchants'", "merchants_copy_us")):
                cheaper = theirs["copy_us"] / ours[copy]
                ratios.setdefault(f"{build}: their copy per {name}", []).append(cheaper)
        environments(at, peer, builds, rows, ratios)
        searches(at, builds, rows, ratios)
    print("\n".join(rows))
    for name, values in ratios.items():
        wanted = f"at least {TARGETS[name]}" if name in TARGETS else ""
        span = f"({min(values):.1f} to {max(values):.1f})"
        print(f"{name:<38} {statistics.median(values):7.1f} times {span:<18} {wanted}")
    extra = import_ms("import doubloon") - import_ms("pass")
    print(f"{'import doubloon':<34} {extra:7.1f} ms     at most 60 more than bare Python")
    for build, path in builds.items():
        for id, pace in measure(sys.executable, "search.py", path).items():
            print(f"{build + ': search, ' + id:<34} {pace:7,.0f} iterations/s")
    table = measure(sys.executable, "table.py", builds["plain"])
    print(f"{'a table with its log':<34} {table['table_kb']:7.1f} kB     at most 200")
    print(f"{'a late decision per early one':<34} {table['late_per_early']:7.2f} times")


if __name__ == "__main__":
    main()
