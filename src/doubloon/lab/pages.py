"""Pages with a place for tables that the lab makes anew."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from doubloon.engine.message import Arg, Message
from doubloon.engine.refusal import Malformed
from doubloon.match.save import check_place, write_whole

BEGIN: Final = "<!-- table -->"
END: Final = "<!-- end of table -->"


def text_of(path: Path) -> str:
    """The text of a file; Malformed if there is none."""
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, ValueError):
        raise Malformed(Message("refuse-no-file", {"path": str(path)})) from None


class Page:
    """A page with a place for tables between two marks; Malformed if there is none."""

    def __init__(self, path: Path) -> None:
        self.path = path
        check_place(path)
        self.parts()

    def parts(self) -> tuple[str, str, str]:
        """What stands before the tables now, the tables, and what stands after them."""
        before, _, rest = text_of(self.path).partition(BEGIN)
        tables, end, after = rest.partition(END)
        if not end:
            names: dict[str, Arg] = {"path": str(self.path), "begin": BEGIN, "end": END}
            raise Malformed(Message("refuse-page", names))
        return before, tables, after

    def write(self, tables: str) -> None:
        """Exchange the tables; whatever else was written meanwhile stays."""
        before, _, after = self.parts()
        write_whole(self.path, f"{before}{BEGIN}\n{tables}\n{END}{after}")
