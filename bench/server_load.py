"""Load on a table server, ours or boardgame.io's, driven the same way from one process.

    python bench/server_load.py {ours|peer} URL TABLES SEATS SECONDS [RATE] [views] [finish]

Nobody moves before everybody sits. Without a rate every table then plays on as soon as it can, and
a move is timed from sending it to hearing of it as its player. With a rate so many moves a second
are due by the clock, at tables picked by lot, and a move is timed from when it was due: if this
process is late, or no table is free, that counts. How late it was is printed beside, and how busy.
Memory is what the server has more after everybody sat down and began. With `finish` all games are
played to the end, everybody goes, and the tables that are still in memory are counted. Figures are
printed as JSON.
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import sys
import urllib.request
from collections import deque
from pathlib import Path
from random import Random
from time import perf_counter, process_time
from typing import Any, Final
from urllib.parse import urlsplit

import uvloop

from server_line import Line, tick
from server_players import Ours, Peer, Player

WARM: Final = 1.0
"""Seconds that are not measured."""
TICK: Final = 0.00025
"""Seconds between two looks at the clock, at least."""


def cpu() -> float:
    """Seconds of processor time that the server has used."""
    pid = os.environ.get("SERVER_PID")
    if not pid:
        return 0.0
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident() -> int:
    """Kilobytes of memory that the server has."""
    pid = os.environ.get("SERVER_PID")
    if not pid:
        return 0
    status = Path(f"/proc/{pid}/status").read_text()
    return int(status.split("VmRSS:")[1].split()[0])


def ms(took: list[float], share: float) -> float | None:
    """So much of it took no longer than this, in milliseconds."""
    return round(sorted(took)[int(len(took) * share)] * 1e3, 2) if took else None


class Load:
    """Everybody who plays, and how long their moves took."""

    def __init__(self, url: str, seats: int, rate: float, *, views: bool, ending: bool) -> None:
        self.host = urlsplit(url).netloc
        self.url = url
        self.seats = seats
        self.rate = rate
        self.views = views
        self.ending = ending
        self.random = Random(6)
        self.took: list[float] = []
        self.late: list[float] = []
        """How long after they were due moves were sent, for whatever reason."""
        self.playing = False
        self.measuring = False
        self.ready: list[Player] = []
        """Players who could move, while everybody sits down or moves are offered at a rate."""
        self.owed: deque[float] = deque()
        """When moves were due that nobody could make yet."""
        self.next = 0.0
        self.refused = 0
        self.over: set[str] = set()
        """Tables whose games have ended."""
        self.lines: list[Line] = []

    def post(self, path: str, body: object, key: str = "") -> Any:
        """Ask over HTTP."""
        headers = {"content-type": "application/json", "authorization": f"Bearer {key}"}
        request = urllib.request.Request(self.url + path, json.dumps(body).encode(), headers)
        with urllib.request.urlopen(request) as answer:
            return json.loads(answer.read())

    def may_move(self, player: Player) -> None:
        """A player is asked."""
        if not self.playing or (self.rate and not self.owed):
            self.ready.append(player)
        else:
            self._move(player, self.owed.popleft() if self.rate else perf_counter())

    def _move(self, player: Player, due: float) -> None:
        if self.measuring:
            self.late.append(perf_counter() - due)
        player.due = due
        player.move()

    def _offer(self) -> None:
        """Offer what is due by the clock."""
        now = perf_counter()
        while self.next < now:
            if self.ready:
                at = self.random.randrange(len(self.ready))
                self.ready[at], self.ready[-1] = self.ready[-1], self.ready[at]
                self._move(self.ready.pop(), self.next)
            else:
                self.owed.append(self.next)
            self.next += 1 / self.rate

    def start(self) -> None:
        """Everybody sits: play."""
        gc.freeze()
        gc.disable()  # what we do for so short a time needs none, and its pauses would count
        self.playing = True
        self.next = perf_counter()
        if self.rate:
            tick(max(TICK, 1 / self.rate), self._offer)
            return
        ready, self.ready = self.ready, []
        for player in ready:
            self._move(player, perf_counter())

    async def run(self, tables: int, seconds: float, kind: type[Player]) -> dict[str, Any]:
        """Seat everybody, play, and sum up."""
        empty = resident()
        await kind.seat_all(self, tables)
        each = round((resident() - empty) / tables, 1)
        self.start()
        await asyncio.sleep(WARM)
        self.measuring = True
        start, used, own = perf_counter(), cpu(), process_time()
        await asyncio.sleep(seconds)
        self.measuring = False
        spent, used, own = perf_counter() - start, cpu() - used, process_time() - own
        return {
            "moves_per_s": round(len(self.took) / spent),
            "p50_ms": ms(self.took, 0.5),
            "p99_ms": ms(self.took, 0.99),
            "late_p99_ms": ms(self.late, 0.99),
            "cpu_us_per_move": round(used / max(len(self.took), 1) * 1e6),
            "server_busy": round(used / spent, 2),
            "load_busy": round(own / spent, 2),
            "kb_per_table": each,
            "games_over": len(self.over),
            "refused": self.refused,
        }

    async def finish(self, tables: int, kind: type[Player]) -> dict[str, Any]:
        """Play all games to the end and go; what is left in the server."""
        await kind.seat_all(self, tables)
        self.start()
        while len(self.over) < tables:
            await asyncio.sleep(0.05)
        for line in self.lines:
            line.transport.close()
        await asyncio.sleep(4.0)  # the keeper goes round once a second
        with urllib.request.urlopen(self.url + "/metrics") as answer:
            figures = dict(
                line.split() for line in answer.read().decode().splitlines() if line[0] != "#"
            )
        return {"tables_in_memory": float(figures["doubloon_tables_in_memory"])}


def main() -> None:
    """Read the command line, and print the figures."""
    kind, url, tables, seats, seconds, *more = sys.argv[1:]
    rate = float(more[0]) if more and more[0] != "0" else 0.0
    ending = "finish" in more
    load = Load(url, int(seats), rate, views="views" in more, ending=ending)
    loop = uvloop.new_event_loop()
    player = Ours if kind == "ours" else Peer
    if ending:
        work = load.finish(int(tables), player)
    else:
        work = load.run(int(tables), float(seconds), player)
    print(json.dumps(loop.run_until_complete(work)))


if __name__ == "__main__":
    main()
