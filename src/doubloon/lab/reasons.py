"""What a choice brings: the things that count in a game and mode, as a player counts them."""

from __future__ import annotations

from typing import Any, Final

from doubloon.engine.seat import Seat

LESS: Final = ("damage", "deaths")
"""The less of these, the better."""
LARGE: Final = ("frigate", "galleon", "man_o_war")
TOLD: Final = 0.05
"""What is less reads as hardly anything."""


def facts(view: dict[str, Any], seat: Seat) -> dict[str, float]:
    """What a seat has in the end, or its team."""
    row = view["players"][seat]
    if view["game"] == "buccaneer":
        return {"ducats": row["ducats"], "loot": sum(row["loot"].values())}
    if view["game"] == "merchants":
        return captain(row)
    return harbour(view, row)


def captain(row: dict[str, Any]) -> dict[str, float]:
    """Points, and what becomes some."""
    ship = row["ship"]
    whole = sum(ship["most"].values()) - sum(ship["left"].values()) if ship else 0
    return {
        "glory": row["glory"],
        "wealth": row["wealth"],
        "ships": float(bool(ship) and ship["ship"] in LARGE),
        "cargo": row["crates"],
        "errands": (row["mission"] is not None) + row["rumours"],
        "damage": whole,
        "deaths": float(row["dead"]),
    }


def harbour(view: dict[str, Any], row: dict[str, Any]) -> dict[str, float]:
    """What lies before a seat, and what was done of contracts and tasks; teams do them together."""
    found = {name: row[name] for name in ("influence", "coins", "swords")}
    board, quest = view["board"], view["quest"]
    if board:
        claims = [contract["claims"] for contract in board["contracts"]]
        found["contracts"] = done(claims, None if board["coop"] else row["seat"])
        if board["coop"]:
            found["time"] = board["time"]
            del found["influence"]  # Contracts and time decide (R13.5, R13.6).
    if quest:
        cubes = [task["done"] for task in quest["tasks"]]
        found["tasks"] = done(cubes, None if quest["coop"] else row["seat"])
    return found


def done(by: list[list[int]], seat: Seat | None) -> int:
    """How many of them a seat has done, or anybody."""
    return sum(bool(seats) if seat is None else seat in seats for seats in by)


def reasons(better: dict[str, float], chosen: dict[str, float]) -> dict[str, float]:
    """What speaks for the better choice, and how much of it; nothing that speaks against it."""
    changes = {name: value - chosen[name] for name, value in better.items()}
    return {
        name: change
        for name, change in changes.items()
        if (-change if name in LESS else change) >= TOLD
    }
