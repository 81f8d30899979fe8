"""Doubloon, an open tabletop for the pirate games.

>>> import doubloon
>>> t = doubloon.table("port-royal", seats=4, seed=7)
>>> t.play(t.decision.options[0])
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from doubloon.engine.chance import FRESH, Seeded, check_seed
from doubloon.engine.decision import Decision
from doubloon.engine.event import Event
from doubloon.engine.game import GameInfo
from doubloon.engine.message import Message, speak_through
from doubloon.engine.notation import Choice
from doubloon.engine.outcome import Outcome
from doubloon.engine.refusal import Illegal, Malformed, NeedsConsent, NotYourTurn, Refusal
from doubloon.games import ROOMS, game
from doubloon.match.table import Table

if TYPE_CHECKING:
    from pathlib import Path

    from doubloon.bots import Bot
    from doubloon.match.campaign import Campaign
    from doubloon.match.campaign_file import list_campaigns

__version__ = "0.1.0"
__all__ = [
    "Campaign",
    "Choice",
    "Decision",
    "Event",
    "GameInfo",
    "Illegal",
    "Malformed",
    "Message",
    "NeedsConsent",
    "NotYourTurn",
    "Outcome",
    "Refusal",
    "Table",
    "cards",
    "games",
    "list_campaigns",
    "load",
    "play",
    "table",
]


def games() -> list[GameInfo]:
    """The fact sheet of every game."""
    return [game(id).info for id in ROOMS]


def cards(id: str) -> list[dict[str, Any]]:
    """Every card of a game: its facts, in which set, how many, and where the figures come from."""
    return game(id).cards()


def table(
    id: str, seats: int, *, seed: int | None = None, options: dict[str, Any] | None = None
) -> Table:
    """A new table. The same seed, options and choices give the same game everywhere."""
    return Table(game(id), seats, options or {}, Seeded(_seed(seed)))


def play(
    id: str,
    bots: Sequence[str | Bot],
    *,
    seed: int | None = None,
    options: dict[str, Any] | None = None,
) -> Table:
    """Play a whole game, one bot a seat, and return its table.

    Bots are a list of names and of objects that choose, or names with commas between them.
    """
    from doubloon.bots import seat_bots
    from doubloon.match.invited import invite

    invited = invite(bots)
    t = table(id, len(invited), seed=seed, options=options)
    players = seat_bots(invited, id, t.source.seed if isinstance(t.source, Seeded) else 0)
    while decision := t.decision:
        t.play(players[decision.seat].choose(t.view(decision.seat), decision))
    return t


def load(path: str | Path) -> Table:
    """The table that a save holds."""
    from doubloon.match.save import load as load_save

    return load_save(path)


def __getattr__(name: str) -> Any:
    """Campaigns, brought in when somebody asks for them."""
    if name == "Campaign":
        from doubloon.match.campaign import Campaign

        return Campaign
    if name == "list_campaigns":
        from doubloon.match.campaign_file import list_campaigns

        return list_campaigns
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def _seed(seed: int | None) -> int:
    """The seed given, or a fresh one."""
    if seed is None:
        from secrets import randbits

        return randbits(FRESH)
    return check_seed(seed)


def _speak(message: Message) -> str:
    try:
        from doubloon.locale import speaker
    except ModuleNotFoundError:
        return repr(message)  # the rules run with nothing installed; only the words are missing
    return speaker("en").say(message)


speak_through(_speak)
