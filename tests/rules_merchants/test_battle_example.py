"""The rulebook's battle as a scripted play: Felipe against Frances Wright, as corrected in M16."""

from __future__ import annotations

from kit_merchants import P1, P2, sea


def test_felipe_against_frances() -> None:
    """M10, M11, M12, M16.3, M16.12: shots, a hit moved by Felipe, boarding, crew combat, plunder.

    Felipe has Seamanship 3 and Leadership 2, Frances Wright 2 and 3. The numbers of the hits follow
    the board: 1 hold, 2 masts, 3 crew, 4 cannons.
    """
    t = sea(
        ships={P1: "frigate", P2: "sloop"},
        zones={P1: "nassau", P2: "nassau"},
        gold={P2: 12},
        cargo={P2: ["rum", "sugar"]},
    )
    t.do("start_battle", P1, P1, P2)
    assert t.bounties(P1) == {"english": 1}, "Frances had no bounty"

    # Round 1, only Shoot: Felipe wins with his three cannons, Frances has one success.
    t.roll("skull skull 4 skull 3")
    t.roll("1 3 skull 1")
    t.expect(P1, "prompt-m-window-own-ship-hit", "pass, ability")
    t.play("P1 ability", "P1 cargo", "P1 masts")
    assert t.told("m-overboard") == []
    assert t.options == {"rum-1", "sugar-1"}, "Frances' hold was hit: one card no longer fits"
    t.play("? rum-1")
    t.expect(P2, "prompt-m-place-hit", "hull, cargo, masts, crew, cannons")
    t.play("P2 masts")
    assert (t.left(P1, "cargo"), t.left(P1, "masts")) == (3, 2)
    lost = {name: t.left(P2, name) for name in ("cargo", "crew", "masts", "hull")}
    assert lost == {"cargo": 1, "crew": 1, "masts": 1, "hull": 2}

    # Round 2: Frances would flee, wins the manoeuvre, but Felipe had a success too.
    t.play("P1 board", "P2 flee")
    t.roll("skull 2 1 skull 4")
    assert t.told("m-fled") == []
    assert t.told("m-boarding") == []

    # Round 3: Felipe boards; Frances shoots first.
    t.play("P1 board", "P2 shoot")
    t.roll("skull skull 1 skull 4")
    t.roll("3")
    assert t.left(P1, "crew") == 2

    # Crew combat: two dice against three; the second round is the last.
    t.roll("1 2 skull 1 2")
    assert t.left(P1, "crew") == 1
    t.roll("skull 3 1 2 2")
    t.play("? gl_wind")
    assert t.glory(P1) == 1
    assert t.gold(P1) == 22

    # A sloop is no prize for a frigate; the sugar is welcome.
    t.play("P1 pass", "P1 keep sugar", "P1 pass")
    assert t.cargo(P1) == ["sugar"]
    assert t.state.dead[P2]
    assert t.bounties(P1) == {"english": 1}, "she was no navy ship"
    t.over()
