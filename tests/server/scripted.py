"""`doubloon serve` where chance follows a script and ids are counted, run as a program of its own.

    python scripted.py FOLDER serve --port ...

FOLDER holds JSON files: what chance says at a table, as places in its bags. The first player's
share of the deal names the table's file. Two such servers give the same ids for the same
requests, so that their bytes can be compared.
"""

from __future__ import annotations

import json
import secrets
import sys
from itertools import count
from pathlib import Path

from doubloon.cli import main
from doubloon.match.source import Committed
from doubloon.server import room


class Scripted(Committed):
    """Chance that says what is written; everything else is as at any table."""

    folder: Path

    def pick(self, below: int) -> int:
        """What the script says next."""
        self.spoken += 1
        script = json.loads((self.folder / self.shares[0]).read_text(encoding="utf-8"))
        place: int = script[self.spoken - 1]
        assert place < below
        return place

    def at(self, spoken: int) -> Scripted:
        """The same script after it has spoken that many times."""
        return Scripted(self.secret, self.shares, spoken)


def run() -> None:
    """Serve, with the scripts."""
    numbers = count(1)
    Scripted.folder = Path(sys.argv[1])
    room.Committed = Scripted  # type: ignore[misc, attr-defined]
    secrets.token_urlsafe = lambda size=32: f"token-{next(numbers)}"
    secrets.token_hex = lambda size=32: f"{next(numbers):064x}"
    sys.exit(main(sys.argv[2:]))


if __name__ == "__main__":
    run()
