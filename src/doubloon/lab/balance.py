"""How greedy captains fare in Merchants & Marauders: the tables of docs/balance.md.

`python -m doubloon.lab.balance docs/balance.md` plays the games again and writes the tables anew;
without a page they are only printed.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Final, cast

from doubloon.bots import seat_bots
from doubloon.engine.chance import Seeded
from doubloon.engine.message import Message
from doubloon.games import game
from doubloon.games.merchants.state import State
from doubloon.games.merchants.verbs import stash_points
from doubloon.lab.called import asked, call, check_games, tell
from doubloon.lab.counts import wilson
from doubloon.lab.pages import Page
from doubloon.match.table import Table

GAMES: Final = 400
SEATS: Final = 3
SEED: Final = 1650
TRADE: Final = ("sale", "ship")
PIRACY: Final = ("raid", "defeat")


class Ledger:
    """What so many games have brought."""

    def __init__(self) -> None:
        self.games = 0
        self.rounds = 0
        self.ends: Counter[str] = Counter()
        self.deeds: Counter[str] = Counter()
        """Glory points by the deed that won them; `chest` for stashed gold."""
        self.sailed: Counter[str] = Counter()
        self.won: Counter[str] = Counter()
        """Captains that games began with, and those of the winners."""

    def enter(self, table: Table) -> None:
        """Count a finished game."""
        s = cast(State, table._state)
        assert table.outcome is not None
        self.games += 1
        self.rounds += s.round
        self.ends[table.outcome.reason.id] += 1
        captains: dict[int, str] = {}
        for event in table.events(None):
            args = event.args()
            if event.what() == "m-glory":
                self.deeds[str(args["why"])] += 1
            elif event.what() == "m-put-out":
                captains.setdefault(cast(int, args["seat"]), str(args["card"]))
        for seat, captain in captains.items():
            self.deeds["chest"] += stash_points(s, seat)
            self.sailed[captain] += 1
            self.won[captain] += seat in table.outcome.winners

    def share(self, deeds: tuple[str, ...]) -> float:
        """The share of these deeds in all Glory won on the track."""
        track = self.deeds.total() - self.deeds["chest"]
        return sum(self.deeds[deed] for deed in deeds) / track

    def tables(self) -> str:
        """Everything as text."""
        lines = [
            f"{self.games} games of {SEATS} greedy captains from seed {SEED}, "
            f"{self.rounds / self.games:.1f} rounds each.",
            "",
            "| ended by | games |",
            "| --- | --- |",
        ]
        lines += [f"| {Message(id)} | {n / self.games:.0%} |" for id, n in self.ends.most_common()]
        lines += ["", "| Glory by | points a game | of the track |", "| --- | --- | --- |"]
        for deed, points in self.deeds.most_common():
            of_track = "" if deed == "chest" else f"{self.share((deed,)):.0%}"
            lines.append(f"| {deed} | {points / self.games:.2f} | {of_track} |")
        lines.append(f"| trade: {', '.join(TRADE)} | | {self.share(TRADE):.0%} |")
        lines.append(f"| piracy: {', '.join(PIRACY)} | | {self.share(PIRACY):.0%} |")
        head = "| captain at the start | games | won | 95 % | of its share |"
        lines += ["", head, "| --- | --- | --- | --- | --- |"]
        names = game("merchants").labels
        for captain in sorted(self.sailed, key=lambda id: -self.won[id] / self.sailed[id]):
            games, wins = self.sailed[captain], self.won[captain]
            low, high = wilson(wins, games)
            lines.append(
                f"| {names[captain]} | {games} | {wins / games:.0%} | {low:.0%} to {high:.0%} "
                f"| {wins / games * SEATS:.2f} |"
            )
        return "\n".join(lines)


def measure(games: int, seed: int) -> Ledger:
    """Play so many games of greedy captains."""
    ledger = Ledger()
    room = game("merchants")
    for number in range(games):
        table = Table(room, SEATS, {}, Seeded(seed + number))
        bots = seat_bots(["greedy"] * SEATS, "merchants", seed + number)
        while decision := table.decision:
            table.play(bots[decision.seat].choose(table.view(decision.seat), decision))
        ledger.enter(table)
        tell(number + 1, games)
    return ledger


def main(path: str | None, games: int = GAMES) -> None:
    """Print the tables, or write them into a page."""
    page = Page(Path(path)) if path else None
    check_games(games)
    tables = measure(games, SEED).tables()
    if page:
        page.write(tables)
    else:
        print(tables)


if __name__ == "__main__":
    call(main, asked("balance", page=True, games=GAMES))
