"""Discs, ships and loot as marks: every colour has a letter, every kind of loot a sign."""

from __future__ import annotations

from typing import Any, Final, cast

from rich.text import Text

from doubloon.games.buccaneer import Buccaneer
from doubloon.games.buccaneer.facts import Facts
from doubloon.games.buccaneer.verbs import loot_pay
from doubloon.games.buccaneer.words import COLOURS, disc_name
from doubloon.locale import Speaker
from doubloon.tui.deck import laid_out
from doubloon.tui.palette import MIST, SAILS

DUCAT: Final = "●"
LEADS: Final = "★"
CAPTAIN: Final = "♛"
OFFICER: Final = "♞"
TIMES: Final = "\N{MULTIPLICATION SIGN}"
LOOT: Final = {"chest": "▣", "barrel": "◍", "candelabra": "♆", "dagger": "†"}
SOOT: Final = "#4d4656"
"""Black as it still shows on a table at night."""
PILE: Final = 5
"""How many columns a standing stack has, the gap beside it included."""
ACTS: Final = {"Use": 2, "Loot": 2, "Mutiny": 4}
"""Where the steps of a turn name the stack that they are about."""


def facts() -> Facts:
    """The components, as they lie on the table."""
    return cast(Buccaneer, laid_out("buccaneer")).facts


def letter(seat: int, speaker: Speaker) -> str:
    """The letter of a seat's colour."""
    return speaker.word("tui-letter-" + COLOURS[seat])


def colour_name(seat: int, speaker: Speaker) -> str:
    """The name of a seat's colour."""
    return speaker.word("tui-colour-" + COLOURS[seat])


def ink(seat: int) -> str:
    """How a seat's discs are painted."""
    ground, writing = {**SAILS, "black": (SOOT, SAILS["black"][1])}[COLOURS[seat]]
    return f"bold {writing} on {ground}"


def wage_mark(disc: str) -> str:
    """What a disc earns: a number, or a question mark."""
    return disc.partition("-")[2].replace("q", "?")


def badge(seat: int, speaker: Speaker, wage: str = "") -> Text:
    """A disc: the letter of its colour, and its wage if that may be known."""
    return Text(letter(seat, speaker) + wage, ink(seat))


def tower(crew: dict[str, Any], speaker: Speaker, gap: str) -> Text:
    """A stack from the top down: captain, first officer, the others, and its height."""
    owners, discs = crew["owners"], crew["discs"]
    parts = [badge(owners[0], speaker, wage_mark(crew["top"]))]
    for at, owner in enumerate(owners[1:], 1):
        parts.append(badge(owner, speaker, wage_mark(discs[at]) if discs else ""))
    if len(parts) == 1:
        return parts[0]
    parts[0] = Text.assemble(CAPTAIN, parts[0])
    parts[1] = Text.assemble(OFFICER, parts[1])
    return Text.assemble(Text(gap).join(parts), f"{gap}{TIMES}{len(parts)}")


def pile(crew: dict[str, Any], speaker: Speaker, height: int) -> list[Text]:
    """A stack standing on the table, in so many lines; its height is written below it."""
    owners, discs = crew["owners"], crew["discs"]
    rows: list[Text] = []
    for at, owner in enumerate(owners):
        name = crew["top"] if at == 0 else discs[at] if discs else ""
        mark = CAPTAIN if at == 0 else OFFICER if at == 1 else " "
        disc = Text(f"{letter(owner, speaker)}{wage_mark(name)}".ljust(2), ink(owner))
        rows.append(Text.assemble(mark, disc, " " * (PILE - 3)))
    rows.append(Text(f" {TIMES}{len(owners)}".ljust(PILE), MIST))
    return [Text(" " * PILE)] * (height - len(rows)) + rows[-height:]


def acting(view: dict[str, Any]) -> str:
    """The top of the stack that somebody is asked about; empty if it is about all of them."""
    step: list[Any] = view["pending"][-1] if view["pending"] else [""]
    return disc_name(step[ACTS[step[0]]]) if step[0] in ACTS else ""


def boardings(view: dict[str, Any], ship: str) -> list[dict[str, Any]]:
    """What boardings of a ship would pay: of the stack in question, or of all, own ones first."""
    top = acting(view)
    found = [each for each in view["boardings"] if each["ship"] == ship]
    if any(each["top"] == top for each in view["boardings"]):
        return [each for each in found if each["top"] == top]
    return sorted(found, key=lambda each: captain_of(each) != view["active"])


def captain_of(boarding: dict[str, Any]) -> int:
    """The captain of a boarding."""
    return COLOURS.index(boarding["top"].partition("-")[0])


def crew_of(view: dict[str, Any], top: str) -> dict[str, Any]:
    """The stack with this disc on top."""
    found: dict[str, Any] = next(crew for crew in view["crews"] if crew["top"] == top)
    return found


def span(ends: list[int], speaker: Speaker, id: str = "tui-b-range") -> str:
    """A range, or one figure if there is no doubt."""
    least, most = ends
    return str(least) if least == most else speaker.word(id, {"least": least, "most": most})


def held(view: dict[str, Any], seat: int) -> list[tuple[str, int, int]]:
    """A player's loot: kind, how many, and what the majority would pay now; 0 if not the most."""
    found: list[tuple[str, int, int]] = []
    for kind, majority in zip(facts().loot, facts().majority, strict=True):
        counts = [player["loot"][kind] for player in view["players"]]
        count = counts[seat]
        leads = count and count == max(counts)
        found.append((kind, count, loot_pay(counts, majority)[seat] if leads else 0))
    return found


def legend(speaker: Speaker, view: dict[str, Any]) -> list[tuple[str, str]]:
    """The colours of the seats with their letters, for the help page."""
    return [
        (COLOURS[seat], f"{letter(seat, speaker)} {colour_name(seat, speaker)}")
        for seat in range(len(view["players"]))
    ]
