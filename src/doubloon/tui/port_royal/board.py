"""The table of Port Royal, drawn: harbour, pile and expeditions, and the seats around it."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Any, Final

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Container, Horizontal, Vertical
from textual.events import Resize
from textual.widgets import Static

from doubloon.locale import Speaker
from doubloon.tui.campaign import progress
from doubloon.tui.palette import BRASS, EMBER, FOAM, LANTERN, MIST, TARNISH
from doubloon.tui.part import Part
from doubloon.tui.port_royal.card import Card, Expedition, Pile, danger
from doubloon.tui.port_royal.entry import Ledger
from doubloon.tui.port_royal.faces import MIXED, faces, goal, percentage
from doubloon.tui.port_royal.seat import SeatPanel
from doubloon.tui.port_royal.sentences import can_draw, knocking, scouted
from doubloon.tui.session import Session

WIDEST: Final = 17
NARROWEST: Final = 13
"""How many columns a card may have, the gap beside it included."""


def board(session: Session) -> Part | None:
    """The board with contracts or tasks; the other modes have none."""
    view = session.table.view(None)
    return Ledger(session) if view["board"] or view["quest"] else None


class Row(Container):
    """Cards side by side; what is there stays, so that a player's focus stays too."""

    make: type[Card] = Card
    verb = ""
    """How a choice names these cards, if not by taking them."""

    def __init__(self, speaker: Speaker, id: str) -> None:
        super().__init__(id=id)
        self.speaker = speaker
        self.cards: list[Card] = []

    def show(self, ids: Sequence[str], keys: dict[str, str], choosing: bool) -> None:
        """Lay these cards out; `keys` are the choices that take them."""
        for card, id in zip(self.cards, ids, strict=False):
            card.face = faces()[id]
        fresh = [self.make(faces()[id], self.speaker) for id in ids[len(self.cards) :]]
        if fresh:
            self.mount_all(fresh)
        for card in self.cards:
            card.remove_class("-fresh")
        for card in fresh:
            card.add_class("-fresh")
        self.cards += fresh
        for card in self.cards[len(ids) :]:
            card.remove()
        del self.cards[len(ids) :]
        for card in self.cards:
            assert card.face
            card.word = f"{self.verb} {card.face.id}" if self.verb else card.face.take
            card.key = keys.get(card.word, "")
            card.set_class(choosing and not card.key, "-out-of-reach")
        self.arrange_cards()

    def arrange_cards(self) -> None:
        """Give the cards their places."""


class Harbour(Row):
    """The harbour: one row of cards, or two of smaller ones when it is crowded."""

    def on_resize(self, _: Resize) -> None:
        """Lay the cards out anew."""
        self.arrange_cards()

    def arrange_cards(self) -> None:
        """As large as the harbour allows, in one row or two."""
        count = max(1, len(self.cards))
        wide = min(WIDEST, max(NARROWEST, self.size.width // count))
        columns = max(1, self.size.width // wide)
        rows = max(1, ceil(count / columns))
        self.styles.grid_size_columns = columns
        self.styles.grid_columns = f"{wide}"
        height = max(3, self.size.height // min(rows, 2))
        self.styles.grid_rows = f"{height}"


class Expeditions(Row):
    """The open expeditions beside the harbour."""

    make = Expedition


class Scouted(Harbour):
    """The cards that a Scout looks at; taking one leaves it on top (R22.1)."""

    verb = "top"


class Middle(Part):
    """The middle of the table."""

    def compose(self) -> ComposeResult:
        """Masthead, pile, harbour and expeditions."""
        speaker = self.session.speaker
        yield Static(id="masthead")
        with Horizontal(id="quay"):
            yield Pile(speaker)
            yield Harbour(speaker, id="harbour")
            yield Static(id="calm")
            with Vertical(id="lookout"):
                yield Static(speaker.word("tui-title-scouted"), id="lookout-title")
                yield Scouted(speaker, id="scouted")
        with Horizontal(id="horizon"):
            yield Static(speaker.word("tui-title-expeditions"), id="horizon-title")
            yield Expeditions(speaker, id="expeditions")

    def show(self) -> None:
        """Draw the middle as it is now."""
        session, view = self.session, self.session.view()
        decision = session.asked_human
        keys = session.keys()
        odds = (view["bust"][0], view["bust"][1]) if can_draw(session) else None
        taking = decision is not None and not can_draw(session)
        discard = sum(view["discard"].values())
        self.query_one("#masthead", Static).update(
            self.masthead(view["turn"], view["ending"] and goal(view) > 0, odds)
        )
        self.query_one(Pile).show(view["pile"], discard, odds, known_top(view, session))
        seen = scouted(session)
        self.query_one("#lookout").display = bool(seen)
        self.query_one(Scouted).show(seen, keys, False)
        ship = knocking(session)
        harbour = [*view["harbour"], *([ship] if ship else [])]
        lying = self.query_one("#harbour", Harbour)
        lying.show(harbour, keys, taking and not ship and not seen)
        if ship:
            lying.cards[-1].key = "?"
        self.query_one(Expeditions).show(view["expeditions"], keys, False)
        self.query_one("#horizon").set_class(not view["expeditions"], "-none")
        calm = self.query_one("#calm", Static)
        calm.display = not harbour
        lying.display = bool(harbour)
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
        """The line at the top: game or campaign, turn, and in a small window piles and odds."""
        speaker, width = self.session.speaker, self.app.size.width
        end = Text("  " + speaker.word("tui-turn", {"count": turn}), FOAM)
        if ending:
            end.append("  " + speaker.word("tui-last-round"), f"bold {EMBER}")
        name, *mores = self.banner()
        for right in [Text()] if self.query_one(Pile).display else self.figures(odds):
            for more in mores:
                gap = width - 4 - name.cell_len - more.cell_len - end.cell_len - right.cell_len
                if gap > 1:
                    return Text.assemble(" ☸ ", name, more, end, " " * gap, right, style=BRASS)
        name.truncate(max(4, name.cell_len + gap), overflow="ellipsis")
        return Text.assemble(" ☸ ", name, more, end, " ", right, style=BRASS)

    def banner(self) -> list[Text]:
        """The name of the game and its mode, or of the campaign and its progress, ever shorter."""
        session, word = self.session, self.session.speaker.word
        if session.campaign:
            name = Text(session.campaign.name, f"bold {BRASS}")
            return [name, *(Text(f"  {far}", LANTERN) for far in progress(session))]
        mode = word("tui-value-mode-" + session.table.options["mode"])
        return [Text(session.title, f"bold {BRASS}"), Text(f"  {mode}", TARNISH), Text()]

    def figures(self, odds: tuple[int, int] | None) -> list[Text]:
        """Piles, a known card and the odds, ever shorter."""
        speaker, view = self.session.speaker, self.session.view()
        piles = {"tui-pile": view["pile"], "tui-discard": sum(view["discard"].values())}
        counts = [
            Text.assemble((f"{speaker.word(id)} ", MIST), (f"{count}  ", f"bold {FOAM}"))
            for id, count in piles.items()
        ]
        top = known_top(view, self.session)
        known = Text()
        if top:
            known = Text.assemble((f"{speaker.word('tui-top')} ", MIST), (f"{top}  ", BRASS))
        chance, counted = Text(), Text()
        if odds:
            colour = danger(odds[0] / odds[1] if odds[1] else 0)
            share = f"{percentage(*odds, speaker)} "
            chance = Text.assemble((f"{speaker.word('tui-bust')} ", MIST), (share, colour))
            counted = Text(f"{odds[0]}/{odds[1]} " if odds[1] < MIXED else "", colour)
        return [
            Text.assemble(*counts, known, chance, counted),
            Text.assemble(*counts, known, chance),
            Text.assemble(counts[0], known, chance),
        ]


def known_top(view: dict[str, Any], session: Session) -> str:
    """The next card's name for those who know it, or that it is known to others (R22.1)."""
    quest = view["quest"]
    if not quest or not quest["knowers"]:
        return ""
    if not quest["top"]:
        return session.speaker.word("tui-top-hidden")
    return session.speaker.card(quest["top"])


class Seats(Part):
    """Everybody's side of the table."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.panels = [SeatPanel(session, seat) for seat in range(session.table.seats)]

    def compose(self) -> ComposeResult:
        """A panel for every seat."""
        yield from self.panels

    def show(self) -> None:
        """Draw everybody as they are now."""
        view = self.session.view()
        decision = self.session.table.decision
        for panel in self.panels:
            panel.show(view, decision.seat if decision else None)
