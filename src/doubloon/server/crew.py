"""A crew of processes that serve together; one that dies is replaced."""

from __future__ import annotations

import signal
import socket
import time
from multiprocessing import get_context
from multiprocessing.process import BaseProcess

from doubloon.server import run
from doubloon.server.log import log


def serve(plan: run.Plan, place: socket.socket) -> None:
    """Keep so many processes serving; one that dies is replaced."""
    context = get_context("spawn")
    stopping = False

    def stop(number: int, frame: object) -> None:
        nonlocal stopping
        stopping = True

    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, stop)
    crew: list[BaseProcess] = []
    while not stopping:
        crew = [one for one in crew if one.is_alive()]
        while len(crew) < plan.workers:
            new = context.Process(target=run.serve, args=(plan, place))
            new.start()
            log("worker-started", pid=new.pid)
            crew.append(new)
        time.sleep(0.1)
    for process in crew:
        process.terminate()
    for process in crew:
        process.join(15)
        if process.is_alive():
            process.kill()
