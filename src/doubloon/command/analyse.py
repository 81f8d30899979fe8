"""`doubloon analyse`: a finished game looked at again."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from doubloon.command import saves
from doubloon.command.common import Number, Printed
from doubloon.command.progress import Progress
from doubloon.engine.message import speak_through
from doubloon.locale import Speaker
from doubloon.match.save import check_place, write_whole

PRINTED: Final = Printed()


def analyse(
    file: Path,
    /,
    *,
    playouts: Number | None = None,
    jobs: Number = 1,
    on: str = "",
    report: Path | None = None,
    common: Printed = PRINTED,
) -> None:
    """Say what a finished game turned on."""
    from doubloon.lab import analysis_report as told
    from doubloon.lab.analysis import PLAYOUTS, count
    from doubloon.lab.analysis import analyse as look
    from doubloon.lab.crew import make_crew

    table = saves.read(file)
    common.check(table.game)
    crew = make_crew(jobs, on)
    check_place(report)
    many = PLAYOUTS if playouts is None else playouts
    speak_through(Speaker(common.lang, table.names, room=table.game).say)
    with Progress(common.speaker, count(table, max(1, many)), "progress-choices") as progress:
        found = look(table, many, common.seed or 0, crew, progress)
    if report:
        write_whole(report, told.report(found, common.lang))
    common.print(found.data(), told.text(found))
