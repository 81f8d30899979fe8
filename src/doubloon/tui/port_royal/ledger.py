"""Contracts and tasks that lie out: what each asks and gives, who did it, what is lacking."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, cast

from doubloon.engine.game import Game
from doubloon.engine.message import Arg
from doubloon.games.port_royal import PortRoyal
from doubloon.games.port_royal.quest import Book
from doubloon.locale import Speaker
from doubloon.tui.deck import KEPT, laid_out
from doubloon.tui.port_royal.lacks import lacks


@dataclass(frozen=True, slots=True)
class Entry:
    """One contract or task, as whoever looks at it sees it."""

    word: str
    """How a player claims or fulfils it."""
    code: str
    """The number of a task; a contract has none."""
    name: str
    asks: str
    coins: int
    """What the next one to do it gains."""
    row: list[int]
    """A contract's whole price row."""
    crowns: int
    done: list[int]
    steps: dict[int, int] = field(default_factory=dict)
    """How far seats are on the way."""
    of: int = 1
    lacks: list[str] | None = None
    """What the onlooker lacks; None if nobody in particular looks, or it is done."""


def book() -> Book:
    """The facts of the adventure."""
    return cast(PortRoyal, laid_out("port-royal")).book


def contract_rows() -> dict[str, dict[str, Any]]:
    """Every contract's facts by its id."""
    return rows_of(laid_out("port-royal"), "contract")


def task_rows() -> dict[str, dict[str, Any]]:
    """Every task's facts by its code."""
    return rows_of(laid_out("port-royal"), "task")


@lru_cache(maxsize=2 * KEPT)
def rows_of(room: Game, kind: str) -> dict[str, dict[str, Any]]:
    """The facts of all components of a kind, by id."""
    return {row["id"]: row for row in room.components() if row["kind"] == kind}


def entries(view: dict[str, Any], speaker: Speaker) -> list[Entry]:
    """Everything that lies out, in its order."""
    if view["board"]:
        return [contract(view, laid, speaker) for laid in view["board"]["contracts"]]
    if view["quest"]:
        return [task(view, laid, speaker) for laid in view["quest"]["tasks"]]
    return []


def contract(view: dict[str, Any], laid: dict[str, Any], speaker: Speaker) -> Entry:
    """A contract on the table (R11, R12)."""
    row = contract_rows()[laid["id"]]
    claims: list[int] = laid["claims"]
    steps = {seat: count for seat, count in enumerate(laid["steps"]) if count}
    free = len(claims) < len(row["rewards"])
    seat = view["seat"]
    missing = None
    if seat is not None and seat not in claims:
        missing = lacks(view, seat, row["need"], speaker)
        if not view["players"][seat]["cubes"] and seat not in steps:
            missing = [speaker.word("tui-lack-cube"), *missing]
    return Entry(
        f"claim {row['id']}",
        "",
        speaker.card(row["id"]),
        speaker.word("tui-asks-" + row["id"]),
        row["rewards"][len(claims)] if free else 0,
        row["rewards"],
        0,
        claims,
        {seat: count for seat, count in steps.items() if seat not in claims},
        row.get("steps", 1),
        missing,
    )


def task(view: dict[str, Any], laid: dict[str, Any], speaker: Speaker) -> Entry:
    """A task on the table (R16)."""
    row = task_rows()[laid["id"]]
    done: list[int] = laid["done"]
    travellers = view["quest"]["travellers"]
    bound = {seat: 1 for seat, one in enumerate(travellers) if one["bound"] >= 0}
    steps = bound if row.get("steps", 1) > 1 else {}
    seat = view["seat"]
    missing = None
    if seat is not None and seat not in done:
        missing = lacks(view, seat, row["need"], speaker)
        if not travellers[seat]["cubes"] and seat not in steps:
            missing = [speaker.word("tui-lack-cube"), *missing]
    return Entry(
        f"fulfil {row['id']}",
        row["id"],
        speaker.attribute("story-" + row["id"], "name"),
        speaker.attribute("story-" + row["id"], "task"),
        0 if done else row["coins"],
        [],
        row["crowns"],
        done,
        steps,
        row.get("steps", 1),
        missing,
    )


def entry_sentence(entry: Entry, view: dict[str, Any], speaker: Speaker) -> str:
    """All about a contract or a task."""
    word = speaker.word
    args: dict[str, Arg] = {"code": entry.code, "name": entry.name, "asks": entry.asks}
    parts = [word("tui-task" if entry.code else "tui-contract", args)]
    if len(entry.done) < len(view["players"]):
        parts.append(gives(entry, speaker))
    if entry.done:
        parts.append(word("tui-done-by", {"names": [speaker.name(seat) for seat in entry.done]}))
    else:
        parts.append(word("tui-done-nobody"))
    for seat, count in entry.steps.items():
        step: dict[str, Arg] = {"name": speaker.name(seat), "count": count, "of": entry.of}
        parts.append(word("tui-steps", step))
    if entry.lacks is not None:
        name = speaker.name(view["seat"])
        if entry.lacks:
            parts.append(word("tui-lacking", {"name": name, "list": entry.lacks}))
        else:
            parts.append(word("tui-ready", {"name": name}))
    return " ".join(parts)


def gives(entry: Entry, speaker: Speaker) -> str:
    """The reward for the next one to do it, as a sentence (R11.3, R16.3)."""
    args: dict[str, Arg] = {
        "coins": speaker.word("tui-coins", {"count": entry.coins}),
        "crowns": speaker.word("tui-crowns", {"count": entry.crowns}),
    }
    if not entry.code or not entry.crowns:
        if not entry.coins:
            return speaker.word("tui-gives-nothing")
        return speaker.word("tui-gives-first" if entry.code else "tui-gives-coins", args)
    return speaker.word("tui-gives-task" if entry.coins else "tui-gives-crowns", args)
