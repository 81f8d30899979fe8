"""What a choice would bring is said before it is made."""

from __future__ import annotations

import pytest

from doubloon.locale import speaker
from kit import P1, P2, table

CREW = ["pirate-1", "sailor-1", "captain", "mademoiselle-2"]
LAID = ["mercenary", "bruja", "explorer", "jinx"]


@pytest.mark.parametrize(
    ("claims", "more"),
    [
        ({}, ""),
        ({"explorer": [P1]}, ", influence 1"),
        ({"explorer": [P1], "jinx": [P1]}, ", influence 2"),
    ],
)
def test_a_contract_says_its_coins_and_influence(claims: dict[str, list[int]], more: str) -> None:
    """R11.3, R11.6: the first gives coins alone, the second 1 influence, the third 2."""
    t = table(mode="contracts", contracts=LAID, claims=claims, displays={P1: CREW}, phase=2)

    assert t.says("claim mercenary") == f"Claim Mercenary: 3 coins{more}"


def test_nothing_more_is_not_nothing() -> None:
    """R11.4: who has taken all cards and may still claim is asked for something more."""
    t = table(mode="contracts", contracts=LAID, displays={P1: CREW}, harbour=["red-1-1"], phase=2)
    assert t.says("pass") == "Take nothing"
    t.play("P1 trade red-1-1")

    assert t.prompt == "prompt-last"
    assert t.says("pass") == "Nothing more"


def test_declined_coins_are_counted() -> None:
    """R12.5: what is given up for the contract, Traders included."""
    t = table(
        mode="contracts",
        contracts=["frigate-nemesis"],
        displays={P1: ["trader-red-1"]},
        harbour=["red-3-2"],
        phase=2,
    )
    t.play("P1 trade red-3-2")

    assert t.says("pass") == "Take the 3 coins"
    assert t.says("claim frigate-nemesis") == "A step of Frigate Nemesis, 2 more to go"


@pytest.mark.parametrize(
    ("opened", "said"),
    [
        (0, 'Opens the door and unlocks Grace "Kid" May; gains 2 coins and one crown.'),
        (1, "Opens the cup; gains 2 coins and one crown."),
        (2, "Opens a window; gains 2 coins and 2 crowns."),
        (3, "Opens a window; gains 2 coins and 3 crowns."),
    ],
)
def test_a_task_says_what_it_opens_and_gains(opened: int, said: str) -> None:
    """R16.3, R16.4: door, cup and windows, with the window's crowns among the task's."""
    t = table(mode="adventure", tasks=["11"], displays={P1: ["captain"]}, opened={P1: opened})

    assert t.says("fulfil 11").endswith(f"Have a Captain. {said}")


def test_the_second_to_fulfil_a_task_gains_no_coins() -> None:
    """R16.3: crowns for all, coins for the first."""
    t = table(mode="adventure", tasks=["11"], done={"11": [P2]}, displays={P1: ["captain"]})
    assert t.says("fulfil 11").endswith("May; gains one crown.")

    t = table(mode="adventure", tasks=["44"], done={"44": [P2]}, crowns={P1: 3})
    assert t.says("fulfil 44").endswith('unlocks Grace "Kid" May.')


def test_a_task_in_two_halves() -> None:
    """R23.9: the first time counts for nothing yet; then the bound cube's field opens."""
    t = table(mode="adventure", tasks=["52"], harbour=["captain"], opened={P1: 2})
    t.state.revealed = 1
    t.play("P1 stop")
    assert t.says("fulfil 52").startswith("The first half of task 52")
    t.play("P1 fulfil 52")
    for player in ("P2", "P3"):
        t.play(
            f"{player} draw",
            "? two-anchors" if player == "P2" else "? two-crosses",
            f"{player} stop",
        )
    t.play("P1 draw", "? priest", "P1 stop")

    assert t.says("fulfil 52").endswith("Opens a window; gains 3 coins and 2 crowns.")


@pytest.mark.parametrize(
    ("opened", "said"),
    [(0, "Opens the door and unlocks Jacques Grandeur."), (2, "Opens a window; gains one crown.")],
)
def test_a_bought_cube_says_what_it_opens(opened: int, said: str) -> None:
    """R20.4, R16.4: as a task would."""
    t = table(
        mode="adventure-open",
        calendar=["month-end-variant"],
        coins={P2: 10},
        opened={P2: opened},
        harbour=[],
    )
    t.play("P1 draw", "? two-anchors", "P1 stop")

    assert t.says("buy") == f"Pay. {said}"


def test_a_personality_is_named_for_its_coins() -> None:
    """R21.6: Officer Scott brings the coin, not just anybody."""
    five = ["captain", "priest", "settler", "sailor-1", "jester-1"]
    t = table(mode="adventure", people={P1: "officer-scott"}, opened={P1: 1}, harbour=five)
    t.state.revealed = 5
    t.play("P1 stop")

    assert {"seat": P1, "card": "officer-scott", "coins": 1} in t.told("earned")
    said = [speaker("en").tell(event) for event in t.table.events(None)]
    assert "Officer Scott: one coin for P1." in said


@pytest.mark.parametrize(
    ("tax", "why"), [("tax-swords", "the most swords"), ("tax-influence", "the least influence")]
)
def test_the_bonus_of_a_tax_says_what_it_is_for(tax: str, why: str) -> None:
    """R3.5b: most swords or fewest influence."""
    t = table(displays={P1: ["sailor-1"]})
    t.play("P1 draw", f"? {tax}")

    said = [speaker("en").tell(event) for event in t.table.events(None)]
    assert said[-1].endswith(f"gains one coin from the tax for having {why}.")
