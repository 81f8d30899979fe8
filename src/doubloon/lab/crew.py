"""Who does the work: this process, others on this machine, or a Ray cluster.

Work is a function of its job alone, so the results do not depend on who did what. A result counts
when it has arrived; a job whose worker dies is given to another one.
"""

from __future__ import annotations

import signal
from collections import Counter, deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from socket import create_connection
from traceback import format_exc
from typing import Any, Final, Protocol, TypeVar

from doubloon.engine.message import Message
from doubloon.engine.refusal import Malformed, Refusal

J = TypeVar("J")
R = TypeVar("R")

TRIES: Final = 3
"""So many workers may die over one job."""
RAY: Final = "ray"
PATIENCE: Final = 5.0
"""Seconds that a cluster has to answer."""


class Crew(Protocol):
    """Anybody who can work: results come as they are ready, in any order."""

    def run(self, work: Callable[[J], R], jobs: Sequence[J]) -> Iterator[R]:
        """Do all jobs."""
        ...


class Failed(RuntimeError):
    """The work itself went wrong in a worker; its traceback is the text."""


def make_crew(jobs: int = 1, on: str = "") -> Crew:
    """So many processes here, or a cluster: `ray`, or `ray=address`; Malformed if neither."""
    if jobs < 1:
        raise Malformed(Message("refuse-jobs", {"name": str(jobs)}))
    kind, _, address = on.partition("=")
    if kind == RAY:
        return OnRay(address)
    if on:
        raise Malformed(Message("refuse-on", {"name": on}))
    return Processes(jobs) if jobs > 1 else Here()


class Here:
    """This process, one job after the other."""

    def run(self, work: Callable[[J], R], jobs: Sequence[J]) -> Iterator[R]:
        """Do all jobs in their order."""
        for job in jobs:
            yield work(job)


class Processes:
    """Processes on this machine."""

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, work: Callable[[J], R], jobs: Sequence[J]) -> Iterator[R]:
        """Do all jobs; who is free takes the next.

        If the work goes wrong, the earlier jobs are waited for: told is what goes wrong first.
        """
        todo = deque(range(len(jobs)))
        deaths: Counter[int] = Counter()
        wrong: dict[int, Exception] = {}
        hands = [Hand(work) for _ in range(min(self.count, len(jobs)))]
        try:
            for hand in hands:
                hand.give(todo.popleft(), jobs)
            while busy := [hand for hand in hands if hand.is_before(min(wrong, default=len(jobs)))]:
                ready = wait([hand.line for hand in busy])
                for hand in busy:
                    if hand.line not in ready:
                        continue
                    job = hand.job
                    assert job is not None
                    try:
                        good, result = hand.line.recv()
                    except (EOFError, OSError):
                        deaths[job] += 1
                        if deaths[job] == TRIES:
                            raise Malformed(Message("refuse-worker-dies")) from None
                        todo.appendleft(job)
                        hands.remove(hand)
                        hand.end()
                        hand = Hand(work)
                        hands.append(hand)
                        hand.give(todo.popleft(), jobs)
                        continue
                    if not good:
                        wrong[job] = told_again(result)
                        todo.clear()
                        hand.job = None
                        continue
                    if todo:
                        hand.give(todo.popleft(), jobs)
                    else:
                        hand.job = None
                    yield result
            if wrong:
                raise wrong[min(wrong)]
        finally:
            for hand in hands:
                hand.end()


class Hand:
    """A process that works, the line to it, and the job that it has."""

    def __init__(self, work: Callable[[Any], Any]) -> None:
        context = get_context("spawn")
        self.line, theirs = context.Pipe()
        self.process = context.Process(target=serve, args=(theirs, work), daemon=True)
        self.process.start()
        theirs.close()
        self.job: int | None = None

    def is_before(self, job: int) -> bool:
        """Whether it has a job, and one before that."""
        return self.job is not None and self.job < job

    def give(self, job: int, jobs: Sequence[Any]) -> None:
        """Hand a job over; if nobody is there any more, the line will tell."""
        self.job = job
        with suppress(OSError):
            self.line.send(jobs[job])

    def end(self) -> None:
        """Send the process home."""
        self.process.terminate()
        self.process.join()
        self.line.close()


def serve(line: Connection, work: Callable[[Any], Any]) -> None:
    """Do one job after the other, until the line is cut."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            job = line.recv()
        except (EOFError, OSError):
            return
        try:
            line.send(attempt(work, job))
        except Exception:  # What came of it cannot be sent.
            line.send((False, format_exc()))


def attempt(work: Callable[[Any], Any], job: Any) -> tuple[bool, Any]:
    """Whether a job went well, and what came of it, so that it can be sent."""
    try:
        return True, work(job)
    except Refusal as refused:
        return False, (refused.reason.data(), refused.possible)
    except Exception:
        return False, format_exc()


def told_again(wrong: Any) -> Exception:
    """What went wrong with a worker."""
    if isinstance(wrong, str):
        return Failed(wrong)
    reason, possible = wrong
    return Refusal(message(reason), possible)


def message(data: dict[str, Any]) -> Message:
    """A message from its data; messages of the compiled engine cannot be sent themselves."""
    args = {
        name: message(value) if isinstance(value, dict) else value
        for name, value in data["args"].items()
    }
    return Message(data["id"], args, data["rule"])


class OnRay:
    """A Ray cluster: one on this machine, or the one at an address.

    Ray gives the job of a worker that died to another by itself.
    """

    def __init__(self, address: str = "") -> None:
        self.address = address
        try:
            import ray  # noqa: F401
        except ModuleNotFoundError:
            raise Malformed(Message("refuse-no-ray")) from None

    def run(self, work: Callable[[J], R], jobs: Sequence[J]) -> Iterator[R]:
        """Do all jobs; some wait at the workers, so that none is idle."""
        import ray

        began = not ray.is_initialized()
        if began:
            try:
                knock(self.address)
                ray.init(
                    address=self.address or "local",
                    log_to_driver=False,
                    logging_level="ERROR",
                )
            except OSError:
                raise Malformed(Message("refuse-no-cluster", {"name": self.address})) from None
        try:
            task = ray.remote(max_retries=TRIES)(attempt)
            width = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
            todo = deque(jobs)
            flying: list[Any] = []
            while todo or flying:
                while todo and len(flying) < width:
                    flying.append(task.remote(work, todo.popleft()))
                ready, flying = ray.wait(flying)
                try:
                    arrived = ray.get(ready)
                except ray.exceptions.RayTaskError as failed:
                    raise Failed(str(failed)) from None
                except (
                    ray.exceptions.WorkerCrashedError,
                    ray.exceptions.NodeDiedError,
                    ray.exceptions.ObjectLostError,
                    ray.exceptions.OutOfMemoryError,
                ):
                    raise Malformed(Message("refuse-worker-dies")) from None
                for good, result in arrived:
                    if not good:
                        raise told_again(result)
                    yield result
        finally:
            if began:
                ray.shutdown()


def knock(address: str) -> None:
    """OSError if nobody answers at an address; Ray itself would wait for minutes."""
    host, colon, port = address.rpartition("/")[2].rpartition(":")
    if colon:
        create_connection((host, int(port) if port.isdecimal() else 0), PATIENCE).close()
