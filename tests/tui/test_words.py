"""Nothing that people read is written in the code."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import doubloon
from doubloon.bots import NAMES
from doubloon.locale import speaker
from doubloon.tui import __file__ as room
from doubloon.tui.port_royal.faces import does, faces, sentence

FILES = sorted(Path(room).parent.rglob("*.py"))
MESSAGE = re.compile(r"(tui|refuse|title|event|prompt)-[a-z0-9-]*[a-z0-9]")
PROSE = re.compile(r"[A-Za-z]{2,}[,.:;]? [a-z]{2,}")
STYLE = re.compile(r"bold |italic |#|dialog ")


def constants(path: Path) -> Iterator[str]:
    """Every string of a module but its docstrings."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            yield node.value


def known(id: str) -> bool:
    try:
        speaker("en")._bundle.get_message(id)
    except LookupError:
        return False
    return True


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_message_exists(path: Path):
    missing = [text for text in constants(path) if MESSAGE.fullmatch(text) and not known(text)]

    assert not missing


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_no_sentence_is_hard_coded(path: Path):
    prose = [text for text in constants(path) if PROSE.search(text) and not STYLE.match(text)]

    assert not prose


def test_every_message_is_used():
    """The terminal's file says nothing that nobody asks for."""
    text = Path(doubloon.__file__).parent.joinpath("locale/en/terminal.ftl").read_text("utf-8")
    ids = re.findall(r"^(tui-[a-z0-9-]+) =", text, re.M)
    said = {constant for path in FILES for constant in constants(path)}
    begun = tuple(
        word for word in said if word.startswith("tui-") and len(word) > 4 and word[-1] == "-"
    )
    built = ("tui-setting-", "tui-value-", "tui-about-", "tui-kind-", "tui-human-", "tui-bot-")

    assert not [id for id in ids if id not in said and not id.startswith((*begun, *built))]


def test_every_card_can_be_described():
    for face in faces().values():
        assert sentence(face, speaker("en")).endswith(".")
        assert does(face, speaker("en")) or face.kind in ("ship", "expedition")


@pytest.mark.parametrize("info", doubloon.games(), ids=lambda info: info.id)
def test_every_setting_has_a_name(info: doubloon.GameInfo):
    for name, schema in info.options["properties"].items():
        values = schema.get("enum") or schema.get("items", {}).get("enum")
        if values:
            assert known(f"tui-setting-{name}")
            assert all(known(f"tui-value-{name}-{value}") for value in values)


@pytest.mark.parametrize("name", ["human", *NAMES])
def test_every_kind_of_player_has_a_name(name: str):
    assert known("tui-kind-" + name)


def test_a_tax_says_what_it_takes():
    """R3.5a takes half of many coins, R8.2 whatever goes beyond eight."""
    told = {id: does(faces()[id], speaker("en")) for id in ("tax-influence", "tax-set-sail")}
    assert told == {
        "tax-influence": "Half of the coins from 12 on",
        "tax-set-sail": "What goes beyond 8 coins",
    }


@pytest.mark.parametrize(
    ("lang", "large", "small"),
    [
        ("en", "12,345", "1.5"),
        ("pl", "12\u00a0345", "1,5"),
        ("cs", "12\u00a0345", "1,5"),
        ("de", "12.345", "1,5"),
    ],
)
def test_figures_are_written_as_the_language_does(lang, large, small):
    assert (speaker(lang).number(12345), speaker(lang).number(1.5, 1)) == (large, small)
