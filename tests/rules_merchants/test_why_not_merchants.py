"""Refusals: every one has a reason with its rule, from what the asked captain can see."""

from __future__ import annotations

import pytest

from doubloon.games.merchants.words import WORDS
from kit_merchants import P1, P2, Voyage, sea


def menu(**told: object) -> Voyage:
    """A table at P1's menu of actions."""
    t = sea(**told)  # type: ignore[arg-type]
    t.act()
    return t


def at_sea(**told: object) -> Voyage:
    """P1's menu of actions, off Havana."""
    return menu(zones={P1: "havana"}, **told)


def in_port(**told: object) -> Voyage:
    """P1's menu in the port of Havana, where Rigging lies open and Rum is wanted."""
    set_out = {
        "ports": {P1: "havana"},
        "offer": {"havana": "rigging"},
        "demand": {"havana": "rum"},
    }
    t = sea(**{**set_out, **told})  # type: ignore[arg-type]
    t.do("port_action", P1)
    return t


CRIPPLED = {P1: {"masts": 2}}
WANTED = {P1: {"spanish": 1}}


@pytest.mark.parametrize(
    ("table", "line", "why"),
    [
        (at_sea, "P1 pass", ("no-pass", "M3.3")),
        (at_sea, "P1 leave", ("at-sea", "M4.1")),
        (at_sea, "P1 sail trinidad", ("too-far", "M4.1")),
        (at_sea, "P1 port", ("port-at-sea", "M4.7")),
        (at_sea, "P1 retire", ("retire-at-sea", "M15.6")),
        (at_sea, "P1 scout P1", ("no-target", "M4.3")),
        (at_sea, "P1 scout P4", ("no-target", "M4.3")),
        (at_sea, "P1 scout P2", ("not-here", "M4.3")),
        (at_sea, "P1 scout dutch", ("not-here", "M4.3")),
        (at_sea, "P1 scout rumour", ("rumour-elsewhere", "M5.18")),
        (at_sea, "P1 scout mission", ("mission-elsewhere", "M5.19")),
        (at_sea, "P1 scout beach", ("no-beach", "M2.2")),
        (at_sea, "P1 sell rum", ("port-first", "M4.7")),
        (at_sea, "P1 shoot", ("no-combat", "M10.2")),
        (at_sea, "P1 raid spanish", ("no-raid", "M6.2")),
        (at_sea, "P1 rum-3", ("not-now", "M3.3")),
        (at_sea, "P1 play gl_fog", ("not-in-hand", "M8.2")),
        (lambda: at_sea(hands={P1: ["gl_fog"]}), "P1 play gl_fog", ("wrong-moment", "M8.2")),
        (lambda: at_sea(bounty=WANTED), "P1 enter", ("wanted", "M4.2")),
        (lambda: at_sea(damage=CRIPPLED), "P1 scout merchant", ("crippled", "M6.1")),
        (lambda: menu(zones={P1: "caribbean_sea"}), "P1 enter", ("no-port", "M2.2")),
        (
            lambda: menu(zones={P1: "nassau"}, war=("spanish", "english")),
            "P1 enter",
            ("at-war", "M9.15"),
        ),
        (lambda: at_sea(actions=0, hands={P1: ["gl_fog"]}), "P1 enter", ("no-actions", "M3.3")),
        (menu, "P1 enter", ("ashore", "M4.1")),
        (menu, "P1 sail havana", ("in-port", "M4.1")),
        (menu, "P1 scout merchant", ("scout-ashore", "M4.3")),
        (
            lambda: menu(ports={P2: "cartagena"}, zones={P1: "cartagena"}),
            "P1 scout P2",
            ("rival-ashore", "M4.3"),
        ),
        (in_port, "P1 sell rum", ("none-aboard", "M5.1")),
        (in_port, "P1 buy rum", ("see-market", "M5.4")),
        (in_port, "P1 repair hull", ("whole", "M5.14")),
        (in_port, "P1 repair crew", ("repair-crew", "M5.14")),
        (in_port, "P1 ship man_o_war", ("not-for-sale", "M5.11")),
        (in_port, "P1 ship frigate", ("too-dear", "M5.9")),
        (in_port, "P1 vend chain_shot", ("not-aboard", "M5.8")),
        (in_port, "P1 reinforce", ("not-flipped", "M13.8")),
        (in_port, "P1 recruit", ("crew-full", "M5.16")),
        (in_port, "P1 hand", ("crew-full", "M5.16")),
        (in_port, "P1 prove", ("no-rumour", "M5.18")),
        (in_port, "P1 fulfil", ("no-mission", "M5.19")),
        (in_port, "P1 claim mi_duel", ("mission-not-out", "M5.19")),
        (in_port, "P1 claim mi_cousin", ("mission-at", "M5.19")),
        (in_port, "P1 chest 5", ("not-home", "M5.22")),
        (in_port, "P1 leave", ("done-first", "M4.7")),
        (lambda: in_port(gold={P1: 0}), "P1 rumour", ("too-dear", "M5.17")),
        (lambda: in_port(gold={P1: 0}), "P1 modify", ("too-dear", "M5.15")),
        (lambda: in_port(gold={P1: 0}), "P1 weapon chain_shot", ("too-dear", "M5.13")),
        (lambda: in_port(mods={P1: ["rigging"]}), "P1 modify", ("have", "M5.15")),
        (
            lambda: in_port(weapons={P1: ["chain_shot"]}),
            "P1 weapon chain_shot",
            ("have", "M5.13"),
        ),
        (lambda: in_port(cargo={P1: ["wood"] * 6}), "P1 market", ("full", "M5.6")),
    ],
)
def test_reasons(table: object, line: str, why: tuple[str, str]) -> None:
    """M3.3, M4.7: each refusal names what is in the way."""
    assert callable(table)
    t: Voyage = table()
    assert t.why_not(line) == ("why-m-" + why[0], why[1])


def test_a_target_is_looked_for_once() -> None:
    """M4.6: not again in this turn."""
    t = at_sea()
    t.play("P1 scout merchant")
    t.roll("1 2")
    assert t.why_not("P1 scout merchant") == ("why-m-scouted", "M4.6")


def test_no_merchant_is_left() -> None:
    """M6.3: its token lies on the track."""
    t = at_sea()
    t.state.merchants[t.number("havana")] = -1
    t.settle()
    assert t.why_not("P1 scout merchant") == ("why-m-no-merchant", "M6.3")


def test_the_chest() -> None:
    """M5.22: at home any amount there is, and another than lies there."""
    t = sea(gold={P1: 4}, chest={P1: 3}, offer={"cartagena": "rigging"})
    t.do("port_action", P1)
    assert t.why_not("P1 chest 3") == ("why-m-chest-same", "M5.22")
    assert t.why_not("P1 chest 8") == ("why-m-chest-more", "M5.22")
    t.play("P1 chest 7")
    assert t.why_not("P1 chest 2") == ("why-m-once", "M4.7")


def test_the_market() -> None:
    """M5.5, M5.6: what is not there, what cannot be paid, what there is no room for."""
    t = in_port(gold={P1: 1})
    t.play("P1 market", "? wood-1", *(f"? food-{n}" for n in range(1, 6)))
    assert t.why_not("P1 buy sugar") == ("why-m-not-on-market", "M5.5")
    assert t.why_not("P1 buy wood") == ("why-m-too-dear", "M5.5")
    assert t.why_not("P1 recruit") == ("why-m-market-open", "M5.5")
    t.play("P1 buy food")
    assert t.why_not("P1 buy food") == ("why-m-too-dear", "M5.5")


def test_a_reason_does_not_tell_what_others_have() -> None:
    """M1.8: a rival's goods, gold and cards are in no refusal."""
    tables = [
        at_sea(cargo={P2: ["rum"]}, gold={P2: 3}, hands={P2: ["gl_fog"]}),
        at_sea(cargo={P2: ["wood"]}, gold={P2: 9}, hands={P2: ["gl_wind"]}),
    ]
    said = [
        [str(t.table.why_not(t.table.game.vocabulary.choice(P1, code))) for code in range(WORDS)]
        for t in tables
    ]
    assert said[0] == said[1]
