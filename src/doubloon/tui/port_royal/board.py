"""The table of Port Royal, drawn: harbour, pile and expeditions, and the seats around it."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Container, Horizontal
from textual.events import Resize
from textual.widgets import Static

from doubloon.locale import Speaker
from doubloon.tui.palette import BRASS, EMBER, FOAM, MIST
from doubloon.tui.part import Part
from doubloon.tui.port_royal.card import Card, Expedition, Pile, danger
from doubloon.tui.port_royal.faces import Face, faces, percent
from doubloon.tui.port_royal.seat import SeatPanel
from doubloon.tui.port_royal.sentences import can_draw
from doubloon.tui.session import Session


class Row(Container):
    """Cards side by side; what is there stays, so that a player's focus stays too."""

    make: type[Card] = Card

    def __init__(self, speaker: Speaker, id: str) -> None:
        super().__init__(id=id)
        self.speaker = speaker

    def show(self, ids: Sequence[str], keys: dict[str, str], choosing: bool) -> None:
        """Lay these cards out; `keys` are the choices that take them."""
        cards = list(self.query(Card))
        for card, id in zip(cards, ids, strict=False):
            card.face = faces()[id]
        for id in ids[len(cards) :]:
            card = self.make(faces()[id], self.speaker)
            cards.append(card)
            self.mount(card)
        for card in cards[len(ids) :]:
            card.remove()
        for card in cards[: len(ids)]:
            assert card.face
            card.key = keys.get(card.face.take, "")
            card.set_class(choosing and not card.key, "-out-of-reach")
        self.arrange_cards(len(ids))

    def arrange_cards(self, count: int) -> None:
        """Give the cards their places."""


class Harbour(Row):
    """The harbour: one row of cards, or two of smaller ones when it is crowded."""

    def on_resize(self, _: Resize) -> None:
        self.arrange_cards(len(self.query(Card)))

    def arrange_cards(self, count: int) -> None:
        wide = 17 if self.size.height >= 8 and self.size.width >= 90 else 13
        columns = max(1, self.size.width // wide)
        rows = max(1, ceil(count / columns))
        self.styles.grid_size_columns = columns
        self.styles.grid_columns = f"{wide}"
        height = max(3, self.size.height // min(rows, 2))
        self.styles.grid_rows = f"{height}"


class Expeditions(Row):
    """The open expeditions beside the harbour."""

    make = Expedition


class Middle(Part):
    """The middle of the table."""

    def compose(self) -> ComposeResult:
        speaker = self.session.speaker
        yield Static(id="masthead")
        with Horizontal(id="quay"):
            yield Pile(speaker)
            yield Harbour(speaker, id="harbour")
            yield Static(id="calm")
        with Horizontal(id="horizon"):
            yield Static(speaker.word("tui-title-expeditions"), id="horizon-title")
            yield Expeditions(speaker, id="expeditions")

    def show(self) -> None:
        session, view = self.session, self.session.view()
        decision = session.asked_human
        keys = {
            choice.word: str(number)
            for number, choice in enumerate(decision.options if decision else [], 1)
        }
        odds = (view["bust"][0], view["bust"][1]) if can_draw(session) else None
        taking = decision is not None and not can_draw(session)
        discard = sum(view["discard"].values())
        self.query_one("#masthead", Static).update(self.masthead(view["turn"], view["ending"], odds))
        self.query_one(Pile).show(view["pile"], discard, odds)
        self.query_one(Harbour).show(view["harbour"], keys, taking)
        self.query_one(Expeditions).show(view["expeditions"], keys, False)
        self.query_one("#horizon").set_class(not view["expeditions"], "-none")
        calm = self.query_one("#calm", Static)
        calm.display = not view["harbour"]
        self.query_one(Harbour).display = bool(view["harbour"])
        calm.update(self.calm())

    def calm(self) -> Text:
        """What an empty harbour says: how it was lost, or that nothing lies there."""
        speaker = self.session.speaker
        for event in reversed(self.session.story(max(0, self.session.table.told - 8))):
            if event.name == "busted":
                return Text(speaker.tell(event), f"bold {EMBER}", justify="center")
            if event.name in ("revealed", "stopped"):
                break
        return Text(speaker.word("tui-harbour-calm"), f"italic {MIST}", justify="center")

    def masthead(self, turn: int, ending: bool, odds: tuple[int, int] | None) -> Text:
        """The line at the top: game, turn, and in a small window the piles and the odds."""
        speaker, width = self.session.speaker, self.app.size.width
        left = Text(" ☸ ", BRASS)
        left.append(self.session.title, f"bold {BRASS}")
        left.append("  " + speaker.word("tui-turn", {"count": turn}), FOAM)
        if ending:
            left.append("  " + speaker.word("tui-last-round"), f"bold {EMBER}")
        right = Text()
        if width < 100:
            view = self.session.view()
            for id, count in (("pile", view["pile"]), ("discard", sum(view["discard"].values()))):
                right.append(f"{speaker.word('tui-' + id)} ", MIST)
                right.append(f"{count}  ", f"bold {FOAM}")
            if odds:
                share = odds[0] / odds[1] if odds[1] else 0
                right.append(f"{speaker.word('tui-bust')} ", MIST)
                right.append(f"{percent(*odds, speaker)}% {odds[0]}/{odds[1]} ", danger(share))
        gap = max(1, width - left.cell_len - right.cell_len - 1)
        return Text.assemble(left, " " * gap, right)


class Seats(Part):
    """Everybody's side of the table."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.panels = [SeatPanel(session, seat) for seat in range(session.table.seats)]

    def compose(self) -> ComposeResult:
        yield from self.panels

    def show(self) -> None:
        view = self.session.view()
        decision = self.session.table.decision
        for panel in self.panels:
            panel.show(view, decision.seat if decision else None)


__all__ = ["Face", "Middle", "Seats"]
