"""The table server under load, beside boardgame.io's driven the same way: `make bench-server`.

Everything runs on this machine over loopback; server and load share its cores. The peer is skipped
when npm cannot install it.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
PEER: Final = ROOT / ".venv" / "peer-server"
SECONDS: Final = 5
LATE: Final = 100.0
"""Milliseconds at the 99th percentile that are compared at."""
HALVINGS: Final = 5


def port() -> int:
    """A free port."""
    with socket.socket() as place:
        place.bind(("127.0.0.1", 0))
        return int(place.getsockname()[1])


def load(kind: str, url: str, *args: object) -> dict[str, Any]:
    """Drive a server."""
    command = [sys.executable, str(ROOT / "bench" / "server_load.py"), kind, url, *map(str, args)]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    result: dict[str, Any] = json.loads(done.stdout)
    return result


def measure(kind: str, command: list[str], where: int, label: str, *args: object) -> dict[str, Any]:
    """Start a server, drive it, end it."""
    fast = ROOT / ".venv" / "fast"
    env = {**os.environ, "PYTHONPATH": str(fast if (fast / "built").exists() else ROOT / "src")}
    env["NODE_PATH"] = str(PEER / "node_modules")
    server = subprocess.Popen(
        command, env=env, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )
    try:
        assert server.stdout is not None
        while "ready" not in (line := server.stdout.readline()):
            assert line, "the server did not start"
        os.environ["SERVER_PID"] = str(server.pid)
        result = load(kind, f"http://127.0.0.1:{where}", *args)
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait(20)
    print(f"{label:52} {json.dumps(result)}", flush=True)
    return result


def ours(label: str, *args: object, sync: str = "process") -> dict[str, Any]:
    """Measure our server on a fresh database."""
    where = port()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "doubloon", "serve", "--port", str(where), "--unlimited"]
        command += ["--db", f"{folder}/bench.db", "--sync", sync]
        return measure("ours", command, where, label, *args)


def peer(label: str, *args: object) -> dict[str, Any] | None:
    """Measure boardgame.io's server, if npm can install it."""
    npm, node = shutil.which("npm"), shutil.which("node")
    if not (npm and node):
        print("boardgame.io: no npm here")
        return None
    if not (PEER / "node_modules" / "boardgame.io").exists():
        PEER.mkdir(parents=True, exist_ok=True)
        done = subprocess.run([npm, "install", "boardgame.io"], cwd=PEER, capture_output=True)
        if done.returncode:
            print("boardgame.io: npm could not install it")
            return None
    where = port()
    command = [node, str(ROOT / "bench" / "server_peer.js"), str(where)]
    return measure("peer", command, where, label, *args)


def verdict(name: str, target: str, measured: str, met: bool) -> str:
    """A line of the last table."""
    return f"{name:52} {target:>12} {measured:>12}   {'met' if met else 'MISSED'}"


def highest(run: Callable[..., dict[str, Any] | None], name: str, most: float) -> float:
    """The highest rate that a server keeps up with at a p99 of LATE, found by halving.

    `most` is what it managed when nobody waited for anything; 0 if it cannot do half of that.
    """
    low, high, best = most * 0.5, most * 1.1, 0.0
    for _ in range(HALVINGS):
        rate = round((low + high) / 2)
        figures = run(f"{name}, {rate:,} moves a second offered", 200, 2, SECONDS, rate)
        if figures and figures["moves_per_s"] >= 0.98 * rate and figures["p99_ms"] <= LATE:
            best = low = rate
        else:
            high = rate
    return best


def main() -> None:
    """All rounds, one after the other, and the figures beside their targets."""
    mine = ours("200 tables, as fast as they can", 200, 2, SECONDS)
    theirs = peer("boardgame.io, in memory, 200 tables", 200, 2, SECONDS)
    ours("200 tables, as fast as they can, a view each step", 200, 2, SECONDS, 0, "views")
    ours("200 tables, safe from power cuts", 200, 2, SECONDS, sync="power")
    steady = ours("1,000 moves a second offered, 200 tables", 200, 2, SECONDS, 1000)
    many = ours("500 moves a second, 500 tables, 2,000 lines", 500, 4, SECONDS, 500)
    done = ours("40 tables, played to the end", 40, 2, 0, 0, "finish")
    best = highest(ours, "200 tables", mine["moves_per_s"]) if theirs else 0.0
    their_best = highest(peer, "boardgame.io", theirs["moves_per_s"]) if theirs else 0.0
    print(f"\n{'':52} {'target':>12} {'measured':>12}")
    if theirs:
        ratio = best / max(their_best, 1)
        work = theirs["cpu_us_per_move"] / max(mine["cpu_us_per_move"], 1)
        print(f"{'moves/s kept up with at a p99 of 100 ms':52} {best:25,.0f}")
        print(f"{'the same, boardgame.io':52} {their_best:25,.0f}")
        print(verdict("ours to boardgame.io's", ">= 3", f"{ratio:.2f}", ratio >= 3))
        print(
            verdict(
                "moves per second of processor, to boardgame.io's", ">= 3", f"{work:.2f}", work >= 3
            )
        )
    offered = steady["moves_per_s"] >= 950
    p99, held = steady["p99_ms"], many["moves_per_s"] >= 475
    print(verdict("p99 at 1,000 moves/s offered", "<= 3 ms", f"{p99} ms", offered and p99 <= 3))
    p99 = many["p99_ms"]
    print(verdict("p99 of 2,000 lines at 500 moves/s", "< 50 ms", f"{p99} ms", held and p99 < 50))
    each = many["kb_per_table"]
    print(
        verdict(
            "memory per idle table, its four lines included", "< 100 kB", f"{each} kB", each < 100
        )
    )
    kept = done["tables_in_memory"]
    print(verdict("finished tables kept in memory", "0", f"{kept:g}", kept == 0))


if __name__ == "__main__":
    main()
