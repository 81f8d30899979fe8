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
import time
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
PEER: Final = ROOT / ".venv" / "peer-server"
SECONDS: Final = 5
ROUNDS: Final = 3
"""How often what is compared is measured, ours and the peer's in turn."""


PROBE: Final = 1500
"""Milliseconds for which a bare timer is watched."""
QUIET: Final = 2.0
"""Milliseconds that such a timer may be late on a quiet machine."""
PATIENCE: Final = 60.0
"""Seconds to wait for one."""


def stillness() -> float:
    """By how many milliseconds a bare timer is late at worst: what the machine itself adds."""
    late, due = 0.0, time.perf_counter()
    for _ in range(PROBE):
        due += 0.001
        time.sleep(max(0.0, due - time.perf_counter()))
        late = max(late, time.perf_counter() - due)
    return late * 1000


def wait_for_quiet() -> None:
    """Where milliseconds count, begin while other machines on this one's host leave it alone."""
    os.sync()  # what the last round has written and removed
    end = time.monotonic() + PATIENCE
    while (late := stillness()) > QUIET and time.monotonic() < end:
        pass
    print(f"{'a bare timer alone, at worst':52} {late:.2f} ms late", flush=True)


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


def middle(runs: list[dict[str, Any]], figure: str) -> float:
    """The figure of the middle run: machines are noisy."""
    return float(sorted(run[figure] for run in runs)[len(runs) // 2])


def main() -> None:
    """All rounds, one after the other, and the figures beside their targets."""
    mine: list[dict[str, Any]] = []
    theirs: list[dict[str, Any]] = []
    steady: list[dict[str, Any]] = []
    for _ in range(ROUNDS):
        mine.append(ours("500 tables, as fast as they can", 500, 2, SECONDS))
        if found := peer("boardgame.io, in memory, 200 tables", 200, 2, SECONDS):
            theirs.append(found)
        wait_for_quiet()
        steady.append(ours("1,000 moves a second offered, 200 tables", 200, 2, SECONDS, 1000))
    ours("200 tables, as fast as they can", 200, 2, SECONDS)
    ours("200 tables, as fast as they can, a view each step", 200, 2, SECONDS, 0, "views")
    ours("200 tables, safe from power cuts", 200, 2, SECONDS, sync="power")
    many = ours("500 moves a second, 500 tables, 2,000 lines", 500, 4, SECONDS, 500)
    done = ours("40 tables, played to the end", 40, 2, 0, 0, "finish")
    print(f"\n{'':52} {'target':>12} {'measured':>12}")
    if theirs:
        compare(mine, theirs)
    p99, held = middle(steady, "p99_ms"), middle(steady, "moves_per_s") >= 950
    print(verdict("p99 at 1,000 moves/s offered", "<= 3 ms", f"{p99} ms", held and p99 <= 3))
    p99, held = many["p99_ms"], many["moves_per_s"] >= 475
    print(verdict("p99 of 2,000 lines at 500 moves/s", "< 50 ms", f"{p99} ms", held and p99 < 50))
    each, kept = many["kb_per_table"], done["tables_in_memory"]
    print(verdict("memory per idle table with its lines", "< 100 kB", f"{each} kB", each < 100))
    print(verdict("finished tables kept in memory", "0", f"{kept:g}", kept == 0))


def compare(mine: list[dict[str, Any]], theirs: list[dict[str, Any]]) -> None:
    """Ours beside the peer's, by the middle of the rounds: how many moves, and how late.

    Whoever is faster may have more tables at once before moves take as long as at the peer's.
    """
    moves, peers = middle(mine, "moves_per_s"), middle(theirs, "moves_per_s")
    late, limit = middle(mine, "p99_ms"), middle(theirs, "p99_ms")
    ratio = moves / peers
    print(f"{'moves/s, ours, 500 tables on disk':52} {moves:25,.0f}")
    print(f"{'moves/s, boardgame.io, 200 tables in memory':52} {peers:25,.0f}")
    print(verdict("moves/s, ours to boardgame.io's", ">= 3", f"{ratio:.2f}", ratio >= 3))
    print(verdict("p99 of these, no later", f"<= {limit} ms", f"{late} ms", late <= limit))


if __name__ == "__main__":
    main()
