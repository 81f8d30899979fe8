"""The tool that finds words of the data that nothing in the code knows."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

TOOL = Path(__file__).parents[2] / "tools" / "effects_of_merchants.py"
Data = dict[str, list[dict[str, Any]]]


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    """The tool as a module of its own."""
    spec = importlib.util.spec_from_file_location("effects_of_merchants", TOOL)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_everything_that_the_data_names_is_done(
    tool: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    """The house's own data and code."""
    assert tool.main() == 0, capsys.readouterr().out


def row(data: Data, kind: str, id: str) -> dict[str, Any]:
    """One row of the data."""
    return next(row for row in data[kind] if row["id"] == id)


def change_op(data: Data) -> None:
    row(data, "glory", "gl_wind")["effects"][0]["op"] = "fly"


def change_nested_op(data: Data) -> None:
    row(data, "rumor", "ru_pearls")["effects"][1]["each_success"][0]["op"] = "pearls"


def change_passive_op(data: Data) -> None:
    row(data, "specialist", "lookout")["effects"][0]["op"] = "ship_offer"


def change_value(data: Data) -> None:
    row(data, "glory", "gl_head")["effects"][0]["nation"] = "choice_any"


def change_argument(data: Data) -> None:
    row(data, "rumor", "ru_telmo")["effects"][0]["thrice_daily"] = True


def change_moment(data: Data) -> None:
    row(data, "glory", "gl_fog")["timing"] = "when_asleep"


def change_event_timing(data: Data) -> None:
    row(data, "event", "ev_fever")["timing"] = "at_midnight"


def change_requirement(data: Data) -> None:
    row(data, "mission", "mi_hunt")["claim"][0]["req"] = "left_handed"


def change_hire(data: Data) -> None:
    row(data, "glory", "gl_steward_2")["hire"][0]["at"] = "port_nation:danish"


def change_step(data: Data) -> None:
    row(data, "mission", "mi_cousin")["goal"][0]["step"] = "marry"


def change_place(data: Data) -> None:
    row(data, "rumor", "ru_telmo")["place"] = "atlantis"


def change_border(data: Data) -> None:
    row(data, "zone", "havana")["borders"]["N"] = "florida"


def change_tag(data: Data) -> None:
    row(data, "specialist", "surgeon")["effects"][1]["tag"] = "boredom"


def change_arrival(data: Data) -> None:
    row(data, "event", "ev_dutch_1")["effects"][0]["zone"] = "havana"


def change_tokens(data: Data) -> None:
    tokens = data["modification"]
    tokens[4], tokens[6] = tokens[6], tokens[4]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (change_op, "gl_wind: op 'fly' is not carried out"),
        (change_nested_op, "ru_pearls: op 'pearls' is not carried out"),
        (change_passive_op, "lookout: op 'ship_offer' is looked up nowhere"),
        (change_value, "gl_head: bounty.nation = 'choice_any' is not known"),
        (change_argument, "ru_telmo: argument 'thrice_daily' of 'gold' is read nowhere"),
        (change_moment, "gl_fog: the moment 'when_asleep' never comes"),
        (change_event_timing, "ev_fever: timing = 'at_midnight' is not known"),
        (change_requirement, "mi_hunt: req = 'left_handed' is not known"),
        (change_hire, "gl_steward_2: at = 'port_nation:danish' is not known"),
        (change_step, "mi_cousin: step = 'marry' is not known"),
        (change_place, "ru_telmo: there is no zone 'atlantis'"),
        (change_border, "havana: there is no zone 'florida'"),
        (change_tag, "surgeon: there are no events of the kind 'boredom'"),
        (change_arrival, "ev_dutch_1: does more than bring its ship"),
        (change_tokens, "chasers: has another number in the code"),
    ],
    ids=lambda value: value.__name__ if callable(value) else "",
)
def test_a_word_that_is_not_known(
    tool: ModuleType,
    capsys: pytest.CaptureFixture[str],
    change: Callable[[Data], None],
    said: str,
) -> None:
    """A slip in the data is found and named."""
    data = tool.read()
    change(data)
    assert tool.main(data) == 1
    assert said in capsys.readouterr().out.splitlines()
