"""Saved games as text and data: the story, a position, the end, the fairness of the deal."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from doubloon.command.common import Common
from doubloon.engine.chance import Seeded
from doubloon.engine.message import Arg, Message
from doubloon.engine.refusal import Malformed
from doubloon.engine.seat import CHANCE, seat_name
from doubloon.locale import Speaker
from doubloon.locale.house import in_play
from doubloon.match.save import header, lines, load, replay
from doubloon.match.source import Committed
from doubloon.match.table import Table

BY_CHANCE = seat_name(CHANCE) + " "


def read(path: Path) -> Table:
    """The table that a save holds, every line of it played and compared."""
    try:
        return load(path)
    except RecursionError:  # JSON nested beyond all measure
        raise Malformed(Message("refuse-file", {"path": str(path)})) from None


def choices(table: Table) -> int:
    """How many lines the players have said; chance does not count."""
    return sum(not line.startswith(BY_CHANCE) for line in table.log)


def rewind(table: Table, at: int) -> Table:
    """The table after so many of the players' choices; Malformed if there were fewer."""
    found = None
    for earlier in replay("".join(line + "\n" for line in lines(table))):
        count = choices(earlier)
        if count == at:
            found = earlier.clone()
        if count > at:
            break
    if found is None:
        raise Malformed(Message("refuse-at", {"name": str(at), "most": choices(table)}))
    return found


def replay_data(table: Table, *, show: bool) -> dict[str, Any]:
    """A position as data: what was said, what a spectator sees, what comes next."""
    decision, outcome = table.decision, table.outcome
    data = {
        **header(table),
        "choices": choices(table),
        "view": table.view(None),
        "decision": decision
        and {
            "seat": decision.seat,
            "prompt": decision.prompt.data(),
            "options": [str(choice) for choice in decision.options],
        },
        "outcome": outcome and outcome.data(),
    }
    if show:
        data["log"] = table.log
        data["events"] = [event.data() for event in table.events(None)]
    return data


def story(common: Common, table: Table) -> str:
    """Everything that happened, a line each."""
    voice = Speaker(common.lang, table.names, room=table.game)
    return "\n".join(voice.tell(event) for event in table.events(None))


def summary(common: Common, table: Table) -> str:
    """What was played, how far it went, and how it ended or who is to choose."""
    title = common.word("title-" + table.game.info.id)
    said = choices(table)
    return "\n".join(
        [
            common.word("replay-title", title=title, seats=table.seats, choices=said),
            *in_play(table.game, common.speaker),
            *end(common, table),
        ]
    )


def position(common: Common, table: Table) -> str:
    """The table in sentences, as the plain room tells it to a spectator, and what comes next."""
    from doubloon.tui.party import Player
    from doubloon.tui.rooms import describe_table
    from doubloon.tui.session import Session

    seated = [Player(name) for name in table.names or map(seat_name, range(table.seats))]
    return "\n".join([*describe_table(Session(table, seated, common.lang)), *end(common, table)])


def end(common: Common, table: Table) -> list[str]:
    """The standing of a finished game; else who chooses from what."""
    voice = Speaker(common.lang, table.names, room=table.game)
    outcome, decision = table.outcome, table.decision
    if outcome is None:
        assert decision is not None
        possible = ", ".join(choice.word for choice in decision.options)
        prompt = voice.say(decision.prompt)
        args: dict[str, Arg] = {"seat": decision.seat, "prompt": prompt, "possible": possible}
        return [voice.word("replay-next", args)]
    found = [voice.say(outcome.reason)]
    for place in outcome.standing:
        scores = [
            voice.word("score-" + name, {"count": score}) for name, score in place.scores.items()
        ]
        row: dict[str, Arg] = {"place": place.place, "seat": place.seat, "scores": scores}
        found.append("  " + voice.word("replay-place", row))
    return found


def fairness(common: Common, table: Table) -> tuple[dict[str, Any], str]:
    """What the deal rests on, as data and in words. Reading the save has replayed every shuffle."""
    count = sum(line.startswith(BY_CHANCE) for line in table.log)
    data: dict[str, Any] = {"fair": True, "game": table.game.info.id, "chance": count}
    if isinstance(table.source, Seeded):
        data["seed"] = table.source.seed
        return data, common.word("verify-seed", count=count, seed=str(table.source.seed))
    if isinstance(table.source, Committed):
        data["commitment"] = table.source.commitment
        data["shares"] = len(table.source.shares)
        text = common.word(
            "verify-commitment",
            count=count,
            commitment=table.source.commitment,
            shares=len(table.source.shares),
        )
        return data, text
    raise Malformed(Message("refuse-by-hand"))
