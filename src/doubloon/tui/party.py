"""Who sits at the table: people with names, and bots."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final

from doubloon.bots import Bot, make_bot
from doubloon.bots.own import MARK, is_own, seated
from doubloon.engine.message import Message
from doubloon.engine.refusal import Malformed
from doubloon.locale import Speaker
from doubloon.match.names import LONGEST, is_name, quote

HUMAN: Final = "human"


@dataclass(frozen=True, slots=True)
class Player:
    """One seat's player; a person has no bot."""

    name: str
    kind: str = HUMAN
    bot: Bot | None = None

    @property
    def is_human(self) -> bool:
        """Whether a person chooses for this seat."""
        return self.bot is None


def default_party(seats: int) -> list[str]:
    """You against greedy bots."""
    return [HUMAN, *["greedy"] * (seats - 1)]


def seat_party(
    who: Sequence[str],
    seats: int,
    game: str,
    seed: int,
    speaker: Speaker,
    names: Sequence[str] = (),
) -> list[Player]:
    """Seat players by what is said of them: `human`, `human:Ann`, or a bot.

    The file of a bot of one's own is run, so nothing that others have written may name one here.
    One name too few or too many is refused; nobody named at all means you against greedy bots.
    Those who have no name keep what they were called before, or get one of the house's names; a bot
    of one's own is called by its class.
    """
    party = list(who) or default_party(seats)
    if len(party) != seats:
        raise Malformed(Message("refuse-who", {"seats": seats, "count": len(party)}))
    players: list[Player] = []
    for seat, said in enumerate(party):
        kind, _, name = said.partition(":")
        name = name.strip()
        taken = {player.name for player in players}
        before = names[seat] if seat < len(names) else ""
        if kind == HUMAN:
            if name and not is_name(name):
                raise Malformed(Message("refuse-name", {"name": quote(name), "most": LONGEST}))
            players.append(Player(_free(name or before, "tui-human-", taken, speaker)))
        else:
            bot = seated(said)
            if isinstance(bot, str):
                bot = make_bot(said, game, Random(f"{seed} seat {seat}"))
            name = before or brief(said).partition(MARK)[2]
            players.append(Player(_free(name, "tui-bot-", taken, speaker), brief(said), bot))
    return players


def brief(said: str) -> str:
    """What a seat and a save tell of a bot: of one's own without the folder, as far as it fits."""
    if not is_own(said):
        return said
    file, _, wanted = Path(said).name.partition(MARK)
    wanted = MARK + wanted[: LONGEST - len(MARK) - 1]
    return quote(file[len(wanted) - LONGEST :] + wanted)


def _free(name: str, house: str, taken: set[str], speaker: Speaker) -> str:
    """The name wished for if nobody has it, else one of the house's names."""
    houses = [speaker.word(f"{house}{number}") for number in range(1, 6)]
    for wish in [name, *houses]:
        if wish and wish not in taken:
            return wish
    return f"{(name or houses[0])[: LONGEST - 4]} {len(taken) + 1}"
