"""Starting the server: one process, or several that share a PostgreSQL database."""

from __future__ import annotations

import secrets
import signal
import socket
from dataclasses import dataclass, field

import uvicorn

from doubloon.engine.message import Arg, Message
from doubloon.engine.refusal import Malformed
from doubloon.server.app import make_app
from doubloon.server.bots import Bots
from doubloon.server.hub import Hub
from doubloon.server.limits import OFF, Limits
from doubloon.server.rounds import calm_memory
from doubloon.server.store import Store


@dataclass(frozen=True)
class Plan:
    """Everything that `doubloon serve` can be told."""

    db: str
    host: str = "127.0.0.1"
    port: int = 0
    workers: int = 1
    sync: str = "process"
    limits: bool = True
    origins: frozenset[str] = field(default_factory=frozenset)
    hook: str = ""
    """A program that is called when it is somebody's turn who left an address."""
    patience: float = 30.0
    """Seconds before it is."""


def bind(host: str, port: int) -> socket.socket:
    """A listening socket; Malformed if the place is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    place = socket.socket(family)
    place.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        place.bind((host, port))
        place.listen(1024)
    except OSError as error:
        place.close()
        where: dict[str, Arg] = {"host": host, "port": str(port), "why": str(error.strerror)}
        raise Malformed(Message("refuse-listen", where)) from None
    place.set_inheritable(True)
    return place


def address(place: socket.socket) -> str:
    """Where a browser finds the server."""
    host, port = place.getsockname()[:2]
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}/"


def check(plan: Plan) -> None:
    """Refuse a plan that cannot work, and bring its database up to date."""
    if plan.workers < 1:
        raise Malformed(Message("refuse-workers"))
    store = Store(plan.db, plan.sync)
    if plan.workers > 1 and store.sqlite:
        raise Malformed(Message("refuse-workers-sqlite"))
    store.open()
    store.close()


def make_hub(plan: Plan) -> Hub:
    """A hub as planned."""
    from doubloon.server.workers import SharedHub

    store = Store(plan.db, plan.sync)
    limits = Limits() if plan.limits else OFF
    kind = Hub if store.sqlite else SharedHub
    hub = kind(store, limits, plan.origins, Bots(), secrets.token_hex(8))
    hub.program, hub.patience = plan.hook, plan.patience
    return hub


def serve(plan: Plan, place: socket.socket) -> None:
    """Serve in this process until told to stop."""
    hub = make_hub(plan)
    config = uvicorn.Config(
        make_app(hub),
        ws=hub.wire,  # type: ignore[arg-type]
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=False,
        timeout_graceful_shutdown=5,
        loop="auto",
    )
    server = uvicorn.Server(config)

    def stop(number: int, frame: object) -> None:
        """Before the server has started there is nothing to end; afterwards all has ended."""
        if not server.started:
            raise SystemExit(0)

    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, stop)  # uvicorn takes them over, and raises them when it is done
    calm_memory()
    server.run(sockets=[place])
