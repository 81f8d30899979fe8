"""Everything that the game can say is in the English file, with the arguments that it gets."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from doubloon import locale
from doubloon.engine.message import Message
from doubloon.games import game, merchants
from doubloon.games.merchants.frames.every import FRAMES
from doubloon.games.merchants.frames.step import COUNTS
from doubloon.games.merchants.frames.window import MOMENTS
from doubloon.games.merchants.words import DEEDS
from doubloon.locale import Speaker
from kit_merchants import FACTS

SOURCES = sorted(Path(merchants.__file__).parent.rglob("*.py"))
ENGLISH = Path(locale.__file__).parent / "en"
SPEAKER = Speaker("en", (), "merchants")
TELLERS = ("tell", "Told", "Shown")
IMPLIED = {"text"}
"""Arguments that the speaker adds by itself."""
EITHER = {"seat", "rival", "card", "target"}
"""Arguments of which a message that tells players from NPCs uses one or the other."""


def calls() -> Iterator[ast.Call]:
    """Every call in the game's own modules."""
    for source in SOURCES:
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                yield node


def name(call: ast.Call) -> str:
    """What is called."""
    return call.func.id if isinstance(call.func, ast.Name) else ""


def literals(call: ast.Call) -> list[str]:
    """The texts among the arguments, those of an either-or too."""
    found = []
    for argument in call.args:
        parts = [argument.body, argument.orelse] if isinstance(argument, ast.IfExp) else [argument]
        found += [
            part.value
            for part in parts
            if isinstance(part, ast.Constant) and isinstance(part.value, str)
        ]
    return found


def keys(call: ast.Call) -> set[str] | None:
    """The arguments of a message where they are written out; None where they are not."""
    for argument in call.args:
        if isinstance(argument, ast.Dict):
            if all(isinstance(key, ast.Constant) for key in argument.keys):
                return {str(key.value) for key in argument.keys if isinstance(key, ast.Constant)}
            return None
    return None


MESSAGES = [
    *((f"event-m-{word}", keys(c)) for c in calls() if name(c) in TELLERS for word in literals(c)),
    *((word, keys(c)) for c in calls() if name(c) == "Message" for word in literals(c)[:1]),
    *(
        (
            "prompt-m-" + literals(c)[0].replace("_", "-"),
            {"seat", "count"} if literals(c)[0] in COUNTS else {"seat"},
        )
        for c in calls()
        if name(c) in ("Pick", "choose") and literals(c)
    ),
    *(("prompt-m-window-" + moment.replace("_", "-"), {"seat"}) for moment in MOMENTS),
    *(("choice-m-" + deed, None) for deed in DEEDS),
]
WHOLE = [(id, given) for id, given in MESSAGES if not id.endswith("-") and "-" in id]


def variables(id: str) -> set[str]:
    """The arguments that a message of the English file uses."""
    text = (ENGLISH / "merchants.ftl").read_text(encoding="utf-8")
    found = re.search(rf"^{id} =.*(?:\n[ }}].*)*", text, re.MULTILINE)
    return set(re.findall(r"\$(\w+)", found[0])) if found else set()


def test_there_is_something_to_check() -> None:
    assert len({id for id, _ in WHOLE}) > 200


@pytest.mark.parametrize(("id", "given"), WHOLE, ids=[id for id, _ in WHOLE])
def test_every_message_has_words(id: str, given: set[str] | None) -> None:
    """It exists, and uses no argument that it does not get."""
    assert SPEAKER.knows(id)
    if given is not None:
        either = EITHER if "npc" in given or "foe" in given else set()
        assert variables(id) <= given | IMPLIED | either


def test_hidden_events_say_less() -> None:
    """M1.8: an event with hidden arguments has words for everybody else, without them."""
    hidden = [id for id, _ in WHOLE if SPEAKER.knows(id + "-hidden")]
    assert len(hidden) >= 6
    for id in hidden:
        assert not variables(id + "-hidden") & {"card", "cards", "gold"}


def test_no_message_is_written_twice() -> None:
    """One file would silently win over the other."""
    ids = [
        line.split(" ")[0]
        for file in sorted(ENGLISH.glob("*.ftl"))
        for line in file.read_text(encoding="utf-8").splitlines()
        if re.match(r"[a-z][\w-]* =", line)
    ]
    assert [id for id, count in Counter(ids).items() if count > 1] == []


def test_every_component_has_a_name() -> None:
    """M2.1: zones, captains, ships, goods, tokens and cards."""
    labels = game("merchants").labels
    assert len(labels) == 17 + 16 + 8 + 5 + 8 + 8 + 3 + 34 + 46 + 25 + 25 + 6 + 2 + 64
    for id, label in labels.items():
        assert SPEAKER.say(label)
        assert SPEAKER.card(id) == SPEAKER.say(label), "the name of another game's card"


@pytest.mark.parametrize("ids", [FACTS.glory, FACTS.rumours, FACTS.missions, FACTS.events])
def test_every_card_has_a_text(ids: list[str]) -> None:
    """M8.2, M5.18, M5.19, M3.2: what it does, in a sentence."""
    for id in ids:
        assert SPEAKER.attribute("m-" + id, "text").endswith((".", "!"))


@pytest.mark.parametrize("kind", ["rumour", "mission"])
def test_texts_name_the_gold(kind: str) -> None:
    """M5.18, M5.21: the gold of a reward is the same in the data and in the text."""
    rows = FACTS.rumour_rows if kind == "rumour" else FACTS.mission_rows
    for row in rows:
        text = SPEAKER.attribute("m-" + row["id"], "text")
        for effect in row.get("effects", row.get("on_complete", [])):
            if effect["op"] == "gold":
                assert re.search(rf"\b{effect['n']} gold\b", text), row["id"]


def test_zones_and_captains_have_rules() -> None:
    """M2.2, M2.7: each zone's rule and each ability has a name and a text."""
    for zone in FACTS.zones:
        assert SPEAKER.attribute("m-rule-" + zone, "text")
    for captain, abilities in zip(FACTS.captains, FACTS.abilities, strict=True):
        count = sum(len(effects) for effects in abilities.values())
        for at in range(1, count + 1):
            assert SPEAKER.attribute(f"m-ability-{captain}_{at}", "text")


def test_every_frame_can_be_written_down() -> None:
    """Frames that are not listed could not be restored from a view."""
    made = set()
    for source in SOURCES:
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef) and "Frame[State]" in map(ast.unparse, node.bases):
                made.add(node.name)
    assert made == set(FRAMES)


def test_a_card_of_two_games_is_called_as_at_the_table() -> None:
    """A Gunner is somebody else in Port Royal."""
    assert "gunner" in game("port-royal").labels
    assert game("merchants").labels["gunner"] == Message("m-gunner")
