"""The examples of docs/bots.md run, and links lead somewhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from doubloon.bots import NAMES

DOCS = Path(__file__).parents[2] / "docs"
BOTS = (DOCS / "bots.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", BOTS, re.DOTALL)


@pytest.mark.parametrize("code", EXAMPLES, ids=["careful", "ahead", "named"])
def test_examples_run(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    """What we show works as shown, and says what came of it."""
    exec(compile(code, "docs/bots.md", "exec"), {})
    assert capsys.readouterr().out.strip()


def test_every_bot_is_in_the_table() -> None:
    """Whoever picks one finds how it plays and how long it thinks."""
    table = BOTS.split("## The bots there are", 1)[1].split("## ", 1)[0]
    rows = re.findall(r"^\| (`.*?) \|.*\|.*\|$", table, re.MULTILINE)
    assert set(NAMES) <= {name for row in rows for name in re.findall(r"`([a-z]+)`", row)}


@pytest.mark.parametrize(
    "page", ["bots.md", "search.md", "strength.md", "views.md", "env.md", "lab.md"]
)
def test_links_lead_somewhere(page: str) -> None:
    links = re.findall(r"\]\(([^):]+)\)", (DOCS / page).read_text(encoding="utf-8"))
    assert links
    for link in links:
        place, _, anchor = link.partition("#")
        found = DOCS / (place or page)
        assert found.exists(), link
        assert not anchor or anchor in headings(found), link


def headings(page: Path) -> list[str]:
    """What a page's headings are called in links."""
    lines = re.findall(r"^#+ (.*)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return [re.sub(r"[^\w -]", "", line.lower()).replace(" ", "-") for line in lines]
