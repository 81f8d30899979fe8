"""Corrected cards are played as they are corrected, in every game, and a save carries them."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

import doubloon
from decks.kit import wild_deck
from doubloon.bots import seat_bots
from doubloon.bots.merchants import duel
from doubloon.bots.search.port_royal import PortRoyalJudge
from doubloon.cli import main
from doubloon.engine.refusal import Malformed
from doubloon.games import game
from doubloon.match.save import lines, loads
from doubloon.match.table import Table
from doubloon.tui.look_up import read_card
from doubloon.tui.setup import Setup
from doubloon.tui.told import tell
from kit_merchants import P1, P2, sea

BRIG = {"oyster-smack": {"money": 40, "crew": 2}}


def by_hand(id: str, seats: int, deck: Any, **options: Any) -> Table:
    """A table at which chance is played by hand."""
    return Table(game(id), seats, {"deck": deck, **options}, None)


def test_port_royal_pays_what_the_house_says() -> None:
    """R4.5: a ship brings its coins, the corrected ones."""
    table = by_hand("port-royal", 2, {"yellow-1-1": {"coins": 4}})
    table.play("? P1", "P1 draw", "? yellow-1-1", "P1 stop")
    before = table.view(0)["players"][0]["coins"]
    table.play("P1 trade yellow-1-1")
    assert table.view(0)["players"][0]["coins"] == before + 4


def test_port_royal_hires_at_the_house_price() -> None:
    """R4.8: a person costs what the corrected card says, and gives its influence."""
    deck = {"settler": {"cost": 2, "influence": 3}}
    table = by_hand("port-royal", 2, deck)
    table.play("? P1", "P1 draw", "? settler", "P1 stop", "P1 hire settler")
    while table.decision and table.decision.seat < 0:
        table.play(table.decision.options[0])
    player = table.view(0)["players"][0]
    assert (player["coins"], player["influence"]) == (1, 3)


def test_port_royal_deals_the_house_copies() -> None:
    """R2.1: copies are those of the house deck; the set stays whole."""
    deck = {"settler": {"copies.base": 6}, "captain": {"copies.base": 4}}
    table = by_hand("port-royal", 2, deck)
    bag = table.view(None)["unseen"][-1]
    assert (bag["settler"], bag["captain"], sum(bag.values())) == (6, 4, 119)


def test_buccaneer_pays_the_house_money() -> None:
    """B5.5: the captain takes the money of the corrected ship."""
    table = by_hand("buccaneer", 3, BRIG)
    table.play("? oyster-smack", "? mail-cutter", "? rum-fluyt", "? P1")
    boats = {row["ship"]: row for row in table.view(0)["boardings"]}
    while not boats.get("oyster-smack"):
        decision = table.decision
        assert decision is not None
        table.play(decision.options[0])
        boats = {row["ship"]: row for row in table.view(0)["boardings"]}
    assert boats["oyster-smack"]["captain"][1] > 30


def test_merchants_sails_the_house_ship() -> None:
    """M2.8: a sloop holds what the corrected card says."""
    table = by_hand("merchants", 2, {"sloop": {"crew": 5}, "ru_telmo": {"effects.1.n": 20}})
    facts: Any = table.game
    assert facts.facts.values[facts.facts.ships.index("sloop") * 5 + 3] == 5
    random = Random(2)
    while not any(p["ship"] and p["ship"]["ship"] == "sloop" for p in table.view(None)["players"]):
        decision = table.decision
        assert decision is not None
        table.play(decision.options.sample(random))
    ships = [player["ship"] for player in table.view(None)["players"]]
    assert 5 in [ship["most"]["crew"] for ship in ships if ship]


GAMES = (("port-royal", 3, "classic"), ("buccaneer", 4, "standard"), ("merchants", 3, "standard"))


@pytest.mark.parametrize(("id", "seats", "mode"), GAMES)
def test_a_save_carries_its_deck(id: str, seats: int, mode: str, tmp_path: Path) -> None:
    """A replay is whole: the corrections stand in its header, and every line is true."""
    deck = wild_deck(id, Random(id), 0.1)
    table = doubloon.table(id, seats, seed=4, options={"mode": mode, "deck": deck})
    random = Random(1)
    for _ in range(40):
        if table.decision:
            table.play(table.decision.options.sample(random))
    path = tmp_path / "game.jsonl"
    table.save(path)
    again = doubloon.load(path)
    assert again.game.mark == table.game.mark != ""
    assert again.view(0) == table.view(0)
    assert json.loads(next(lines(table)))["options"]["deck"]["cards"] == table.game.corrections
    assert main(["verify", str(path)]) == 0
    assert main(["replay", str(path), "--check"]) == 0


def test_a_save_with_another_deck_is_refused() -> None:
    """Whoever edits the corrections in a save is found out."""
    table = doubloon.table("buccaneer", 3, seed=1, options={"deck": BRIG})
    text = "".join(line + "\n" for line in lines(table)).replace('"money": 40', '"money": 41')
    with pytest.raises(Malformed, match="fingerprint"):
        loads(text)


@pytest.mark.parametrize(("id", "seats", "mode"), GAMES)
def test_everybody_sees_the_deck(id: str, seats: int, mode: str) -> None:
    """Seats and spectators alike; and our own deck leaves no trace in a view or a save."""
    house = doubloon.table(id, seats, seed=1, options={"deck": wild_deck(id, Random(2), 0.1)})
    ours = doubloon.table(id, seats, seed=1, options={"deck": {}})
    for reader in (None, *range(seats)):
        assert house.view(reader)["options"]["deck"] == house.options["deck"]
        assert "deck" not in ours.view(reader)["options"]
    assert "deck" not in ours.options
    assert ours.game is game(id)


@pytest.mark.parametrize(("id", "seats", "mode"), GAMES)
def test_a_view_is_the_readers_own(id: str, seats: int, mode: str) -> None:
    """Whoever scribbles on a view changes no deck."""
    table = doubloon.table(id, seats, seed=1, options={"deck": wild_deck(id, Random(2), 0.1)})
    before = json.dumps(table.view(0))
    table.view(0)["options"]["deck"]["cards"].clear()
    assert json.dumps(table.view(0)) == before


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("id", ["port-royal", "buccaneer", "merchants"])
def test_games_with_wild_decks_end(id: str, seed: int) -> None:
    """A third of all figures as wild as allowed: bots find their way, and imagined worlds agree."""
    random = Random(f"{id} {seed}")
    mode, (least, most) = random.choice(list(game(id).info.modes.items()))
    options = {"mode": mode, "deck": wild_deck(id, random, 0.3)}
    table = doubloon.table(id, random.randint(least, most), seed=seed, options=options)
    bots = seat_bots(["greedy"] + ["random"] * (table.seats - 1), id, seed)
    for _ in range(8_000):
        decision = table.decision
        if decision is None:
            break
        view = table.view(decision.seat)
        if random.random() < 0.05:
            world = game(id).imagine(view, random)
            assert table.game.view(world, decision.seat) == view
        table.play(bots[decision.seat].choose(view, decision))
    assert table.outcome is not None


def test_sim_plays_a_house_deck(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """`sim --deck`: and the result says with what it was played."""
    path = tmp_path / "deck.toml"
    path.write_text("[oyster-smack]\nmoney = 40\n")
    words = ["sim", "buccaneer", "--seats", "3", "--games", "2", "--deck", str(path), "--json"]
    assert main(words) == 0
    assert json.loads(capsys.readouterr().out)["options"]["deck"]["cards"] == {
        "oyster-smack": {"money": 40}
    }


def test_many_decks_do_not_pile_up() -> None:
    """A server meets any number of them; only some are kept ready."""
    for money in range(1, 50):
        doubloon.table("buccaneer", 3, seed=1, options={"deck": {"mail-cutter": {"money": money}}})
    assert len(game("buccaneer")._houses) <= 32


def test_the_example_of_the_docs_runs() -> None:
    """What docs/house-decks.md shows works as shown."""
    page = Path(__file__).parents[2] / "docs" / "house-decks.md"
    (code,) = re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)
    exec(compile(code, "docs/house-decks.md", "exec"), {})


@pytest.mark.parametrize(
    ("id", "seats", "deck", "said"),
    [
        ("port-royal", 2, {"settler": {"cost": 11}}, "costs 11"),
        ("buccaneer", 3, {"oyster-smack": {"money": 59}}, "59"),
        ("merchants", 2, {"sloop": {"crew": 5}}, "fingerprint"),
    ],
)
def test_a_table_is_told_with_its_own_figures(
    id: str, seats: int, deck: dict[str, Any], said: str
) -> None:
    """Plain rooms and screen readers hear the house figures, and that there is a house deck."""
    house, ours = by_hand(id, seats, deck), by_hand(id, seats, {})
    if id == "port-royal":
        house.play("? P1", "P1 draw", "? settler")
        ours.play("? P1", "P1 draw", "? settler")
    elif id == "buccaneer":
        for table in (house, ours):
            table.play("? oyster-smack", "? mail-cutter", "? rum-fluyt", "? P1")
    names = ["Ann", "Bob", "Cat"][:seats]
    told = "\n".join(tell(house, names, 0, "en"))
    assert house.game.mark in told
    assert said in told
    assert said not in "\n".join(tell(ours, names, 0, "en"))


@pytest.mark.parametrize(
    ("id", "card", "line"),
    [
        ("port-royal", "governor", "cost = 7 instead of 8"),
        ("port-royal", "luminary", "seal = 2 instead of 1"),
        ("port-royal", "audience", "value = 2 instead of 1"),
        ("port-royal", "10", "need.pay_goods.ares = 4 instead of 2"),
        ("buccaneer", "sugar-brig", "money = 17 instead of 16"),
        ("merchants", "felipe_montemayor", "scouting = 4 instead of 2"),
    ],
)
def test_the_page_of_a_card_says_what_is_corrected(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], id: str, card: str, line: str
) -> None:
    """By the command and at a table; a card that is not corrected says nothing of it."""
    file = tmp_path / "mine.toml"
    file.write_text(f"[{card}]\n{line.split(' instead')[0]}\n")
    assert main(["cards", id, card, "--deck", str(file)]) == 0
    assert f"House deck: {line}." in capsys.readouterr().out
    assert main(["cards", id, card]) == 0
    assert "House deck" not in capsys.readouterr().out
    options = {"deck": file.read_text()}
    session = Setup(id, 3, options, 5, ("human", "greedy", "greedy")).deal("en")
    assert f"House deck: {line}." in read_card(session, card)


def test_a_simulation_says_that_it_plays_with_a_house_deck(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("[governor]\ncost = 7\n")
    assert main(["sim", "port-royal", "--games", "2", "--seed", "1", "--deck", str(file)]) == 0
    assert "fingerprint is cc0e2a8f7bf3" in capsys.readouterr().out


def test_bots_that_look_ahead_know_the_house_figures() -> None:
    """The search weighs the corrected cards."""
    judge = PortRoyalJudge()
    view = by_hand("port-royal", 2, {"yellow-1-1": {"coins": 4}}).view(0)
    judge.watch(view)
    s: Any = judge.imagine(judge.game, view, Random(1))
    deck = judge.see(s, 0).look.deck
    assert deck.coins[deck.card["yellow-1-1"]] == 4


def test_a_champion_keeps_forecasts_of_two_decks_apart() -> None:
    """Where all else is alike, the answer for one deck is not what is remembered of another."""
    decks: tuple[Any, ...] = ({}, {"felipe_montemayor": {"seamanship": 1}})
    ours, house = (sea(deck=deck).state for deck in decks)
    assert duel.state_of(ours, P1) == duel.state_of(house, P1)
    zone = duel.open_sea(ours)
    fights = [duel.forecast(state, P1, P2) for state in (ours, house)]
    raids = [duel.raid_forecast(state, P1, zone) for state in (ours, house)]
    assert fights[1] == duel.fight_out(house, P1, P2) != fights[0]
    assert raids[1] == duel.raid_out(house, P1, zone) != raids[0]


def test_the_lab_plays_with_the_house_deck(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """An arena with a ship that pays more goes otherwise than one without it."""
    deck = tmp_path / "deck.toml"
    deck.write_text("[yellow-1-1]\ncoins = 4\n")
    words = ["arena", "port-royal", "--bots", "greedy,random", "--seats", "2", "--games", "4"]
    told = []
    for more in ([], ["--deck", str(deck)]):
        assert main([*words, "--checks", "0", "--seed", "3", "--json", *more]) == 0
        told.append(json.loads(capsys.readouterr().out))
    assert told[1]["options"]["deck"]["cards"] == {"yellow-1-1": {"coins": 4}}
    assert told[0]["decisions"] != told[1]["decisions"]
