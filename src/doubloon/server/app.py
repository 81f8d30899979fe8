"""The application: HTTP routes behind their guard. The tables themselves speak on /ws."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from doubloon.engine.message import Message
from doubloon.engine.refusal import Illegal, Refusal
from doubloon.server.answers import refusal
from doubloon.server.guard import Guard
from doubloon.server.hub import Hub
from doubloon.server.refusals import Trouble, missing
from doubloon.server.routes import ROUTES, Handler


def make_app(hub: Hub) -> Starlette:
    """The application; it opens and closes the hub."""

    def endpoint(handler: Handler) -> Callable[[Request], Awaitable[Response]]:
        async def answer(request: Request) -> Response:
            try:
                return await handler(hub, request)
            except Refusal as refused:
                return refusal(request, refused)

        return answer

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await hub.open()
        yield
        await hub.close()

    async def http_error(request: Request, error: Exception) -> Response:
        status = error.status_code if isinstance(error, HTTPException) else 500
        kind = missing("page") if status == 404 else Illegal(Message("refuse-method"))
        answer = refusal(request, kind)
        answer.status_code = status
        return answer

    async def fault(request: Request, error: Exception) -> Response:
        return refusal(request, Trouble(Message("refuse-trouble")))

    return Starlette(
        routes=[
            Route(path, endpoint(handler), methods=[method]) for method, path, handler in ROUTES
        ],
        middleware=[Middleware(Guard, hub=hub)],
        exception_handlers={HTTPException: http_error, Exception: fault},
        lifespan=lifespan,
    )
