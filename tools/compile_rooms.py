"""Compile the engine and the games with mypyc while the wheel is built.

The same source runs plain, so without a C compiler the wheel is simply slower. Set
DOUBLOON_BUILD=plain to skip this, or DOUBLOON_BUILD=quick to compile without optimizing: that is
enough to check that the compiled build plays the same games, and takes a small part of the time.
"""

from __future__ import annotations

import os
import tempfile
from contextlib import chdir
from pathlib import Path
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOMS: Final = ("engine", "games", "env/vectors", "bots")
"""The folders that are built to compile."""

CALM: Final = ("-Wno-misleading-indentation", "-fvisibility=hidden")
"""Looking for odd indents in the generated source would take most of the compiler's time. Nobody
else calls its functions, and once the compiler knows that, it calls them directly."""

QUICK: Final = (*CALM, "-DNDEBUG", "-g0")


class CompileRooms(BuildHookInterface[Any]):
    """Adds the compiled rooms to a wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, unless the install is editable or somebody wants it plain."""
        if version != "editable":
            check_page(Path(self.root))
        if version == "editable" or os.environ.get("DOUBLOON_BUILD") == "plain":
            return
        self._built = tempfile.TemporaryDirectory(prefix="doubloon-")
        target = Path(self._built.name)
        try:
            compile_rooms(Path(self.root) / "src", target)
        except (Exception, SystemExit) as error:
            self.app.display_warning(f"building without compiling: {error}")
            return
        for file in (*target.rglob("*.so"), *target.rglob("*.pyd")):
            build_data["force_include"][str(file)] = str(file.relative_to(target))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def check_page(root: Path) -> None:
    """A wheel without the table in the browser is none."""
    if not (root / "src" / "doubloon" / "web" / "index.html").is_file():
        raise FileNotFoundError("The table in the browser is not built yet: run make setup first.")


def compile_rooms(source: Path, target: Path) -> None:
    """Build every module of the rooms into the target folder."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    with chdir(source):
        files = sorted(str(file) for room in ROOMS for file in Path("doubloon", room).rglob("*.py"))
        quick = os.environ.get("DOUBLOON_BUILD") == "quick"
        level = "0" if quick else "3"
        modules = mypycify(["--strict", *files], opt_level=level, target_dir=str(target / "c"))
        for module in modules if os.name != "nt" else []:
            module.extra_compile_args = [*module.extra_compile_args, *(QUICK if quick else CALM)]
        command = Distribution({"name": "doubloon", "ext_modules": modules}).get_command_obj(
            "build_ext"
        )
        command.build_lib = str(target)  # type: ignore[attr-defined]
        command.build_temp = str(target / "o")  # type: ignore[attr-defined]
        command.parallel = os.cpu_count()  # type: ignore[attr-defined]
        command.ensure_finalized()
        command.run()
