"""Golden transcripts: whole games as saves, with how they ended. A change of rules shows here.

python tools/transcripts.py            write them all anew
python tools/transcripts.py --check    say which differ, and exit 1 if any does
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from pathlib import Path
from random import Random
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
FOLDER: Final = ROOT / "tests" / "transcripts"
sys.path[:0] = [str(ROOT / "tests")]
try:
    import doubloon
except ImportError:
    sys.path.insert(0, str(ROOT / "src"))
    import doubloon

from doubloon.match.save import lines, loads  # noqa: E402
from laws.variants import Variant, every_variant  # noqa: E402


def chosen() -> list[Variant]:
    """Every mode, count of seats, chapter and ending; each mix alone, and all of them together."""
    alike: dict[str, list[Variant]] = {}
    for variant in every_variant():
        shown = dict(variant.options)
        shown.pop("people", None)
        if not variant.mixes:
            alike.setdefault(f"{variant.game} {variant.seats} {shown}", []).append(variant)
        elif len(variant.mixes) == 1 or len(variant.mixes) == most_mixes(variant.game):
            alike.setdefault(f"{variant.game} {variant.mixes}", []).append(variant)
    return [some[at * 7 % len(some)] for at, some in enumerate(alike.values())]


def most_mixes(game: str) -> int:
    """How much can be mixed into a game at once."""
    (info,) = (info for info in doubloon.games() if info.id == game)
    schemas = info.options["properties"].values()
    return sum(len(schema["items"].get("enum", [])) for schema in schemas if "items" in schema)


def seed_of(variant: Variant) -> int:
    """A seed of its own for each variant, the same for ever."""
    return int.from_bytes(hashlib.sha256(variant.label.encode()).digest()[:4], "big")


def play(variant: Variant) -> doubloon.Table:
    """A whole game, played by lot."""
    seed = seed_of(variant)
    random = Random(seed)
    table = doubloon.table(variant.game, variant.seats, seed=seed, options=variant.options)
    while decision := table.decision:
        table.play(decision.options[int(random.random() * len(decision.options))])
    return table


def ending(table: doubloon.Table) -> dict[str, Any]:
    """How a game ended: the outcome in full, the final views and the story by their hashes."""
    readers = [*range(table.seats), None]
    outcome = table.outcome
    return {
        "outcome": outcome and outcome.data(),
        "views": digest([table.view(reader) for reader in readers]),
        "story": digest([[e.data() for e in table.events(reader)] for reader in readers]),
        "events": table.told,
        "lines": len(table.log),
    }


def digest(value: Any) -> str:
    """A short hash of plain data."""
    words = json.dumps(value, ensure_ascii=False, sort_keys=True)
    return hashlib.sha256(words.encode()).hexdigest()[:16]


def transcript(table: doubloon.Table) -> dict[str, str]:
    """The two files of a transcript by their endings: the save, and how it ended."""
    return {
        ".jsonl": "".join(line + "\n" for line in lines(table)),
        ".json": json.dumps(ending(table), indent=1) + "\n",
    }


def replayed(path: Path) -> dict[str, Any]:
    """How the game in a save ends when it is played again."""
    return ending(loads(path.read_text(encoding="utf-8")))


def differences() -> list[str]:
    """What is not as written, in a sentence each."""
    found = []
    expected = {variant.label: transcript(play(variant)) for variant in chosen()}
    for label, files in expected.items():
        for suffix, words in files.items():
            path = FOLDER / (label + suffix)
            if not path.exists():
                found.append(f"{path.name} is missing.")
            elif path.read_text(encoding="utf-8") != words:
                found.append(f"{path.name} differs.")
    for path in sorted(FOLDER.glob("*.json*")):
        if path.stem not in expected:
            found.append(f"{path.name} belongs to nothing that can be played.")
    return found


def write() -> None:
    """Write every transcript anew and remove those of what is gone."""
    for path in FOLDER.glob("*.json*"):
        path.unlink()
    for variant in chosen():
        for suffix, words in transcript(play(variant)).items():
            path = FOLDER / (variant.label + suffix)
            path.write_text(words, encoding="utf-8", newline="\n")


def main() -> None:
    """Write, or check."""
    parser = argparse.ArgumentParser(description="Golden transcripts of whole games.")
    parser.add_argument("--check", action="store_true", help="say which differ; write nothing")
    if not parser.parse_args().check:
        write()
        return
    found = differences()
    print("\n".join(found) or f"{len(chosen())} transcripts are as written.")
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
