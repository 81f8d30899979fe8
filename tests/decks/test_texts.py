"""What is written on corrected cards tells the corrected figures, and the game goes by them."""

from __future__ import annotations

import re
from typing import Any

import pytest

from cards_merchants.test_battle_cards import melee
from cards_merchants.test_captains_combat import battle
from doubloon.cli import main
from doubloon.engine.house import Figure
from doubloon.engine.message import Message
from doubloon.games import game
from doubloon.locale import LANGUAGES, Speaker
from doubloon.locale.cards import texts
from doubloon.match.table import Table
from kit_merchants import P1, P2, sea


def other(figure: Figure, value: Any) -> Any:
    """Another value that the figure may have."""
    if figure.words:
        return next(word for word in figure.words if word != value)
    return figure.most if value != figure.most else figure.least


def written(id: str, card: str, deck: dict[str, Any], lang: str) -> list[str]:
    """What a card says at a table with that deck."""
    room = game(id)
    cards = room.read_deck(deck)
    house = room.of({"deck": {"mark": room.mark_of(cards), "cards": cards}} if cards else {})
    rows = {row["id"]: row for row in house.components()}
    return texts(Speaker(lang, room=house), rows[card])


def told() -> list[tuple[str, str, str]]:
    """Every figure within a text: the game, the card and the key."""
    found = []
    for id in ("port-royal", "merchants"):
        room = game(id)
        for message, args in room.told().items():
            for entry in room.entries().values():
                names = ("m-", "m-rule-", "personality-", "adventure-event-")
                ability = message.startswith(f"m-ability-{entry.id}_")
                if not ability and message not in [name + entry.id for name in names]:
                    continue
                prefix = f"abilities.{message[-1]}." if ability else ""
                prefix = "special." if message.startswith("m-rule-") else prefix
                for arg, value in args.items():
                    key = prefix + arg.replace("-", ".")
                    if value and key in entry.figures:
                        found.append((id, entry.id, key))
    return found


FIGURES = [one for one in told() if one[1] != "thomas-fishborn"]
"""Fishborn looks at cards once a turn, which no text counts."""


def test_figures_are_in_texts() -> None:
    """Prices, dice, gold, places: there are many."""
    assert len(FIGURES) > 170
    values = [game("merchants").told()["m-mi_sugar"][arg] for arg in ("goal-1-n", "goal-1-at")]
    assert values == [2, Message("m-zone-nassau")]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_corrected_figure_is_told(lang: str) -> None:
    """In every language, whatever the figure is."""
    for id, card, key in FIGURES:
        figure = game(id).entries()[card].figures[key]
        deck = {card: {key: other(figure, figure.value)}}
        assert written(id, card, deck, lang) != written(id, card, {}, lang), (card, key)


def asking() -> list[tuple[str, str]]:
    """Every figure of what a contract or a task asks for."""
    return [
        (entry.id, key)
        for entry in game("port-royal").entries().values()
        for key in entry.figures
        if key.startswith("need.") or key == "steps"
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_asked_otherwise_is_said_otherwise(lang: str) -> None:
    """R11.3, R16.1: a corrected contract or task lists what it asks for, with the figures."""
    assert len(asking()) > 70
    room = game("port-royal")
    contracts = {row["id"] for row in room.components() if row["kind"] == "contract"}
    for card, key in asking():
        figure = room.entries()[card].figures[key]
        value = other(figure, figure.value)
        cards = room.read_deck({card: {key: value}})
        house = room.of({"deck": {"mark": room.mark_of(cards), "cards": cards}})
        say = Speaker(lang, room=house)
        if card in contracts:
            said = [say.word("tui-asks-" + card), say.word("web-pr-asks-" + card)]
        else:
            said = [say.attribute("story-" + card, "task")]
        assert all(re.search(rf"\b{value}\b", text) for text in said), (card, key, said)


def test_a_corrected_task_reads_well_within_a_sentence() -> None:
    """R16.1: what it asks for follows a colon everywhere."""
    room = game("port-royal")
    cards = room.read_deck({"25": {"need.swords": 5}})
    say = Speaker("en", room=room.of({"deck": {"mark": room.mark_of(cards), "cards": cards}}))
    assert say.word("why-task-unmet", {"task": "25"}).endswith(" asks for: swords: 5.")
    args: dict[str, Any] = {"task": "25", "field": 1, "gains": 0, "coins": 0, "crowns": 0}
    assert say.word("choice-fulfil", args).endswith(": swords: 5. Opens the cup.")


def test_asked_as_ever_without_a_house_deck() -> None:
    """The words of the book stand where nothing is corrected."""
    deck = {"13": {"coins": 5}}
    assert written("port-royal", "13", deck, "en") == written("port-royal", "13", {}, "en")


def test_specialists_on_glory_cards() -> None:
    """M8.5: a card that brings a specialist tells what that one does now."""
    deck = {"carpenter": {"effects.1.n": 3}}
    (said,) = written("merchants", "gl_carpenter_2", deck, "en")
    assert "repair 3 points" in said


def test_a_card_is_shown_as_corrected(tmp_path: Any, capsys: pytest.CaptureFixture[str]) -> None:
    """`cards NAME --deck` tells the corrected text."""
    deck = tmp_path / "mine.toml"
    deck.write_text("[mi_sugar]\ngoal.1.n = 4\ngoal.1.at = 'havana'\n")
    assert main(["cards", "merchants", "mi_sugar", "--deck", str(deck)]) == 0
    assert "Deliver 4 Sugar to Havana" in capsys.readouterr().out


def test_the_carpenter_repairs_as_much_as_his_card_says() -> None:
    """M8.5: point by point, wherever the captain likes."""
    deck = {"carpenter": {"effects.1.n": 2}}
    damage = {P1: {"hull": 1, "masts": 1}}
    t = sea(deck=deck, specialists={P1: ["carpenter"]}, damage=damage)
    t.do("start_turn", P1)
    t.settle()
    t.play("P1 hull", "P1 masts")
    assert (t.left(P1, "hull"), t.left(P1, "masts")) == (2, 2)
    assert "enter" in t.options or "leave" in t.options


def test_the_beach_repairs_as_much_as_its_rule_says() -> None:
    """M2.2: one action for all points."""
    deck = {"old_providence": {"special.effects.1.n": 2}}
    t = sea(deck=deck, zones={P1: "old_providence"}, damage={P1: {"hull": 1, "masts": 1}})
    t.act()
    t.play("P1 scout beach", "P1 hull", "P1 masts")
    assert (t.left(P1, "hull"), t.left(P1, "masts"), t.state.actions) == (2, 2, 2)


def test_the_guild_pays_what_its_card_says() -> None:
    """M5.1: and the choice and the story say so too."""
    deck = {"gl_guild": {"effects.1.price": 8}}
    hands, cargo = {P1: ["gl_guild"]}, {P1: ["wood"]}
    ports, demand = {P1: "havana"}, {"havana": "rum"}
    t = sea(deck=deck, hands=hands, cargo=cargo, ports=ports, demand=demand)
    t.act()
    t.play("P1 port", "? chasers", "P1 play gl_guild", "P1 wood", "P1 sell wood")
    assert t.gold(P1) == 18
    assert t.told("m-favoured")[-1]["gold"] == 8


def test_sabotage_hits_as_often_as_its_card_says() -> None:
    """M8.2c: all hits on one location, and none passes on to the hull."""
    deck = {"gl_sabotage": {"effects.1.n": 3}}
    ports = {P1: "havana", P2: "havana"}
    t = sea(deck=deck, hands={P1: ["gl_sabotage"]}, ports=ports)
    t.act()
    t.play("P1 play gl_sabotage", "P1 masts")
    assert (t.left(P2, "masts"), t.left(P2, "hull")) == (0, 2)


def test_marksmen_fell_as_many_as_their_card_says() -> None:
    """M12.4a: each success so many."""
    t = melee(["gl_sharpshooters"], deck={"gl_sharpshooters": {"effects.1.each_success.1.n": 2}})
    t.play("P1 play gl_sharpshooters")
    t.roll("skull 1 1")
    assert t.left(P2, "crew") == 1


def test_the_gunner_adds_as_many_hits_as_his_card_says() -> None:
    """M8.5: to the winning volley."""
    deck = {"gunner": {"effects.1.n": 2}}
    t = battle("cinco_de_irapuato", specialists={P1: ["gunner"]}, deck=deck)
    t.roll("skull 1 1 1 1")
    t.play("P1 ability")
    t.roll("1 1 2 2 1")
    assert [said["count"] for said in t.told("m-volley")] == [5]


def says(table: Table, word: str) -> str:
    """What a choice says at its table."""
    assert table.decision is not None
    choice = next(one for one in table.decision.options if one.text.endswith(" " + word))
    return Speaker("en", room=table.game).say(table.describe(choice))


def asks(table: Table) -> str:
    """What is asked at a table."""
    assert table.decision is not None
    return Speaker("en", room=table.game).say(table.decision.prompt)


@pytest.mark.parametrize(("hits", "said"), [(1, "add a hit"), (2, "add 2 hits")])
def test_the_gunners_choice_tells_his_figure(hits: int, said: str) -> None:
    """M8.5."""
    deck = {"gunner": {"effects.1.n": hits}} if hits > 1 else {}
    t = battle("cinco_de_irapuato", specialists={P1: ["gunner"]}, deck=deck)
    t.roll("skull 1 1 1 1")
    assert says(t.table, "ability").endswith(said)


@pytest.mark.parametrize(("points", "said"), [(1, "a point"), (3, "3 points")])
def test_the_beach_tells_its_figure(points: int, said: str) -> None:
    """M2.2."""
    deck = {"old_providence": {"special.effects.1.n": points}} if points > 1 else {}
    t = sea(deck=deck, zones={P1: "old_providence"}, damage={P1: {"hull": 1, "masts": 1}})
    t.act()
    assert said in says(t.table, "beach")


@pytest.mark.parametrize(
    ("cards", "said"), [(1, ("a card", "one more")), (2, ("2 cards", "2 more"))]
)
def test_marquis_tells_his_figure(cards: int, said: tuple[str, str]) -> None:
    """M6.5: the question and the choice."""
    deck = {"charles_marquis": {"abilities.1.effects.1.n": cards}} if cards > 1 else {}
    t = sea(deck=deck, captains={P1: "charles_marquis"}, zones={P1: "havana"})
    t.do("start_raid", P1, "havana")
    t.play("? spanish", "P1 raid spanish")
    assert said[0] in asks(t.table)
    assert said[1] in says(t.table, "ability")


@pytest.mark.parametrize(("levels", "said"), [(1, "by one?"), (2, "by 2?")])
def test_peace_asks_with_its_figure(levels: int, said: str) -> None:
    """M7.7."""
    deck = {"ev_peace_1": {"effects.1.else_effects.1.delta": -levels}} if levels > 1 else {}
    t = sea(deck=deck, bounty={P1: {"dutch": 2, "french": 2}})
    t.do("next_round", -2)
    t.play("? ev_peace_1")
    assert asks(t.table).endswith(said)


@pytest.mark.parametrize(("crowns", "said"), [(1, "for a crown"), (2, "for 2 crowns")])
def test_an_audience_tells_its_figure(crowns: int, said: str) -> None:
    """R17.1."""
    deck = {"audience": {"value": crowns}} if crowns > 1 else {}
    table = Table(game("port-royal"), 2, {"mode": "adventure-open", "deck": deck}, None)
    wanted = ("petition", "audience", "stop", "pass")
    while table.decision and "petition" not in str(list(table.decision.options)):
        words = [one.text for one in table.decision.options]
        picks = [word for want in wanted for word in words if word.endswith(" " + want)]
        table.play((picks or words)[0])
    assert says(table, "petition").endswith(said)


@pytest.mark.parametrize(("card", "key"), [("hammocks", "effects.1.n"), ("mi_sugar", "glory")])
def test_what_the_rulebook_gives_is_fixed(card: str, key: str) -> None:
    """M13.7, M1.2: modifications, and one Glory for a mission."""
    room = game("merchants")
    assert card in [row["id"] for row in room.components()]
    entry = room.entries().get(card)
    assert entry is None or key not in entry.figures
