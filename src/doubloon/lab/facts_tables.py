"""Tables of facts: wins by seat, lengths, effects of what is mixed in, the worth of cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING, Any

import polars as pl

from doubloon.games import game as find_game
from doubloon.lab.counts import Share, mean, share
from doubloon.lab.report import Grid, Plot, bars, level, percent

if TYPE_CHECKING:
    from doubloon.lab.facts import Record

TEXT = (pl.String,)


@dataclass(frozen=True, slots=True)
class Table:
    """A frame with shares and their intervals in it, and how to show it.

    A column called `x` may have neighbours `x low` and `x high`: its interval.
    """

    title: str
    frame: pl.DataFrame
    percents: frozenset[str] = frozenset()
    """Columns that hold shares; all other numbers are shown as they are."""
    drawn: str = ""
    """The column that is drawn."""
    line: float | None = None
    """What nothing at all would give."""

    def columns(self) -> list[str]:
        """The columns that are shown; intervals stand beside what they are of."""
        return [name for name in self.frame.columns if not name.endswith((" low", " high"))]

    def cell(self, name: str, row: dict[str, Any]) -> str:
        """One figure, with its interval if it has one."""
        value = row[name]
        if value is None:
            return ""
        shown = self._figure(name, value)
        if f"{name} low" in row:
            low, high = row[f"{name} low"], row[f"{name} high"]
            shown += f" ({self._figure(name, low)} to {self._figure(name, high)})"
        return shown

    def _figure(self, name: str, value: Any) -> str:
        if name in self.percents:
            return percent(value)
        return f"{value:.1f}" if isinstance(value, float) else str(value)

    def rows(self) -> list[list[str]]:
        """All cells as text."""
        names = self.columns()
        return [
            [self.cell(name, row) for name in names] for row in self.frame.iter_rows(named=True)
        ]

    def markdown(self) -> str:
        """The table for a page."""
        names = self.columns()
        lines = [names, ["---"] * len(names), *self.rows()]
        return "\n".join(f"| {' | '.join(line)} |" for line in lines)

    def grid(self) -> Grid:
        """The table for a report."""
        names = self.columns()
        numbers = [self.frame.schema[name] not in TEXT for name in names]
        return Grid(names, self.rows(), numbers)

    def plot(self) -> Plot | None:
        """The column that is worth a picture."""
        if not self.drawn:
            return None
        first, second = (self.frame[name].to_list() for name in self.columns()[:2])
        labels = [str(one) for one in first]
        if self.columns()[1] in ("seats", "seat"):
            labels = [f"{one} {two}" for one, two in zip(first, second, strict=True)]
        elif self.columns()[1] == "id":  # Several persons have one name.
            labels = second
        figures = [self.frame[self.drawn + end].to_list() for end in ("", " low", " high")]
        more = {} if self.line is None else {"shapes": [level(self.line)]}
        trace = bars(labels, *figures)
        return Plot([trace], "", self.drawn, percent=self.drawn in self.percents, more=more)


def columns(name: str, shares: Sequence[Share]) -> dict[str, list[float]]:
    """A column with its interval beside it."""
    return {
        name: [one.rate for one in shares],
        f"{name} low": [one.low for one in shares],
        f"{name} high": [one.high for one in shares],
    }


def frame_of(records: Sequence[Record]) -> pl.DataFrame:
    """One row for each game."""
    names = ("label", "seats", "number", "turns", "decisions", "score", "shares")
    return pl.DataFrame({name: [getattr(one, name) for one in records] for name in names})


def seat_table(game: str, records: Sequence[Record]) -> Table:
    """How often each player wins; 1 is who begins, then clockwise."""
    frame = frame_of(records)
    turned = [one.shares[one.first :] + one.shares[: one.first] for one in records]
    frame = frame.with_columns(pl.Series("shares", turned))
    sums = (
        frame.with_columns(pl.int_ranges(1, pl.col("seats") + 1).alias("player"))
        .explode("shares", "player")
        .group_by("label", "seats", "player", maintain_order=True)
        .agg(pl.len().alias("games"), pl.col("shares").sum().alias("won"))
    )
    shares = [share(row["won"], row["games"]) for row in sums.iter_rows(named=True)]
    shown = sums.select(
        pl.col("label").alias("game"), "seats", "player", (1 / pl.col("seats")).alias("fair")
    ).with_columns(**{name: pl.Series(values) for name, values in columns("won", shares).items()})
    return Table("Wins by who begins (player 1) and follows", shown, frozenset(("fair", "won")))


def length_table(game: str, records: Sequence[Record]) -> Table:
    """How long games are."""
    rows: list[dict[str, Any]] = []
    for (label, seats), part in frame_of(records).group_by("label", "seats", maintain_order=True):
        length = mean([float(turn) for turn in part["turns"]])
        score = mean([float(score) for score in part["score"]])
        rows.append(
            {"game": label, "seats": seats}
            | {name: value[0] for name, value in columns("turns", [length]).items()}
            | {
                "10 % below": part["turns"].quantile(0.1),
                "10 % above": part["turns"].quantile(0.9),
                "decisions": part["decisions"].mean(),
            }
            | {name: value[0] for name, value in columns("winner's score", [score]).items()}
        )
    return Table("Length, in turns of all players together", pl.DataFrame(rows), drawn="turns")


def effect_table(game: str, base: Sequence[Record], others: Sequence[Record]) -> Table:
    """What is different when something is mixed in, the same seeds at as many seats."""
    before = {
        name: mean([float(getattr(one, name)) for one in base])
        for name in ("turns", "decisions", "score")
    }
    rows = []
    for (label,), part in frame_of(others).group_by("label", maintain_order=True):
        row: dict[str, Any] = {"change": label}
        for name, shown in (("turns", "turns"), ("score", "winner's score")):
            after = mean([float(value) for value in part[name]])
            gap = minus(after, before[name])
            row |= {key: value[0] for key, value in columns(shown, [gap]).items()}
        decisions = mean([float(value) for value in part["decisions"]])
        row["decisions"] = decisions.rate - before["decisions"].rate
        rows.append(row)
    seats = base[0].seats
    title = f"What changes against the game out of the box, {seats} seats"
    return Table(title, pl.DataFrame(rows), drawn="turns", line=0.0)


def minus(one: Share, other: Share) -> Share:
    """The difference of two means, with its interval."""
    reach = sqrt((one.high - one.rate) ** 2 + (other.high - other.rate) ** 2)
    gap = one.rate - other.rate
    return Share(gap, gap - reach, gap + reach)


def persons(options: dict[str, Any] | None = None) -> list[dict[str, Any]]:
    """The persons of Port Royal, as they are at a table with these options."""
    found = find_game("port-royal")
    room = found.of(found.check(found.info.seats[1], options or {}))
    return [row for row in room.cards() if row["kind"] == "person"]


def card_table(
    records: Sequence[Record], given: Sequence[Record], options: dict[str, Any] | None = None
) -> Table:
    """What persons are worth: how much a free one at the start adds to winning, and who hires it.

    The first is an experiment: one seat, each in turn, begins with the person. The second only
    tells who hires it in ordinary games; strong players hire more of everything.
    """
    labels = find_game("port-royal").labels
    facts = {row["id"]: row for row in persons(options)}
    fair = 1 / records[0].seats
    hires = pl.DataFrame(
        [
            {"card": card, "won": one.shares[seat], "number": one.number, "seat": seat}
            for one in records
            for seat, cards in enumerate(one.hired)
            for card in set(cards)
        ],
        schema={"card": pl.String, "won": pl.Float64, "number": pl.Int64, "seat": pl.Int64},
    )
    by_card = {
        row["card"]: row
        for row in hires.group_by("card")
        .agg(pl.col("won").sum(), pl.len().alias("seats"))
        .iter_rows(named=True)
    }
    rows = []
    for (label,), part in frame_of(given).group_by("label", maintain_order=True):
        id = str(label).removeprefix("gift ")
        shares = part.select(
            pl.col("shares").list.get(pl.col("number") % pl.col("seats"))
        ).to_series()
        gift = share(float(shares.sum()), len(shares))
        more = Share(gift.rate - fair, gift.low - fair, gift.high - fair)
        row: dict[str, Any] = {
            "person": str(labels[id]),
            "id": id,
            "cost": facts[id].get("cost", 0),
            "influence": facts[id].get("influence", 0),
        }
        row |= {name: value[0] for name, value in columns("adds", [more]).items()}
        own = by_card.get(id)
        row["hires a game"] = own["seats"] / len(records) if own else 0.0
        row |= dict.fromkeys(columns("won by hirers", []))  # Nobody has hired it, perhaps.
        if own:
            won = share(own["won"], own["seats"])
            row |= {name: value[0] for name, value in columns("won by hirers", [won]).items()}
        rows.append(row)
    frame = pl.DataFrame(rows).sort("adds", descending=True, maintain_order=True)
    whose = "Persons of the house deck" if options else "Persons"
    title = f"{whose}: what a free one at the start adds to a fair share of {percent(fair)}"
    return Table(title, frame, frozenset(("adds", "won by hirers")), drawn="adds", line=0.0)
