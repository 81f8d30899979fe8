"""The HTTP side as an OpenAPI page, made from the routes and the structs behind them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, Final

import msgspec

import doubloon

OK: Final = {"GET": "200", "PATCH": "200", "POST": "201"}
SECURED: Final = ("/api/me",)


class Told(msgspec.Struct):
    """Why not."""

    kind: str
    reason: dict[str, Any]
    text: str


def describe(routes: Iterable[tuple[str, str, Any]], bodies: dict[str, type]) -> dict[str, Any]:
    """Every route under /api: what it takes, and how it answers."""
    kinds = [*bodies.values(), Told]
    shapes, parts = msgspec.json.schema_components(
        kinds, ref_template="#/components/schemas/{name}"
    )
    shape_of = dict(zip([*bodies, "refusal"], shapes, strict=True))
    paths: dict[str, Any] = {}
    for method, path, handler in routes:
        if path.startswith("/api/"):
            key = f"{method} {path}"
            secured = path.startswith(SECURED) or key == "POST /api/tables"
            paths.setdefault(path, {})[method.lower()] = operation(
                method, path, handler, shape_of.get(key), shape_of["refusal"], secured=secured
            )
    return {
        "openapi": "3.1.0",
        "info": {"title": "Doubloon table server", "version": doubloon.__version__},
        "paths": paths,
        "components": {
            "schemas": parts,
            "securitySchemes": {"key": {"type": "http", "scheme": "bearer"}},
        },
    }


def operation(
    method: str, path: str, handler: Any, body: Any, refusal: Any, *, secured: bool
) -> dict[str, Any]:
    """One thing that can be asked."""
    told = {"application/json": {"schema": refusal}}
    answer: dict[str, Any] = {"description": "done", "content": {"application/json": {}}}
    if path.endswith("/replay"):
        answer["content"]["application/jsonl"] = {}
    deck = path.endswith("/deck")
    if path == "/api/games/{game}/deck" and method == "GET":
        answer["content"] = {"application/toml": {}}
    found: dict[str, Any] = {
        "summary": (handler.__doc__ or "").strip().split("\n")[0],
        "parameters": [
            {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
            for name in re.findall(r"{(\w+)}", path)
        ],
        "responses": {
            "200" if deck else OK[method]: answer,
            "4XX": {"description": "refused", "content": told},
            "503": {"description": "try again", "content": told},
        },
    }
    if path.endswith("/replay"):
        found["parameters"].append(
            {"name": "download", "in": "query", "schema": {"type": "string"}}
        )
    if body is not None:
        content = {"application/json": {"schema": body}}
        found["requestBody"] = {"required": True, "content": content}
    if secured:
        found["security"] = [{"key": []}]
    return found
