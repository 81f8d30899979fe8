"""`doubloon analyse`: a finished game looked at again."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from doubloon.command import saves
from doubloon.command.common import Found, Number
from doubloon.command.progress import Progress
from doubloon.engine.message import speak_through
from doubloon.locale import Speaker
from doubloon.match.save import write_whole

FOUND: Final = Found()


def analyse(
    file: Path,
    /,
    *,
    playouts: Number | None = None,
    jobs: Number = 1,
    on: str = "",
    report: Path | None = None,
    common: Found = FOUND,
) -> None:
    """Say what a finished game turned on."""
    from doubloon.lab.analysis import analyse as look
    from doubloon.lab.analysis import count
    from doubloon.lab.analysis_report import report as write
    from doubloon.lab.analysis_words import text
    from doubloon.lab.crew import make_crew
    from doubloon.lab.report import check_report

    table = saves.read(file)
    seed = common.a_seed()
    crew = make_crew(jobs, on)
    check_report(report, file)
    speak_through(Speaker(common.lang, table.names, room=table.game).say)
    with Progress(common.speaker, count(table, playouts), "progress-choices") as progress:
        try:
            found = look(table, playouts, seed, crew, progress)
        except KeyboardInterrupt:
            progress.close()
            print(common.word("analyse-stopped"), file=sys.stderr)
            raise
    if report:
        write_whole(report, write(found, common.lang))
        print(common.word("lab-written", path=str(report)), file=sys.stderr)
    common.print(found.data(), text(found))
