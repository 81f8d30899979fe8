"""Pictures of the main screens, at the width of a phone, a tablet and a desk: docs/screens/*.webp.

python tools/screenshots.py [NAME ...]
"""

from __future__ import annotations

import base64
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from playwright.sync_api import Browser, sync_playwright  # noqa: E402

from server.kit import Server, sqlite  # noqa: E402
from web.kit import FLAGS, Person, chromium  # noqa: E402

FOLDER: Final = ROOT / "docs" / "screens"
WIDTHS: Final = {360: 740, 820: 1100, 1440: 900}
QUALITY: Final = 0.82
TABLES: Final[dict[str, tuple[str, int, dict[str, Any], int]]] = {
    "port-royal": ("port-royal", 4, {"mode": "classic"}, 26),
    "contracts": ("port-royal", 3, {"mode": "contracts"}, 22),
    "adventure": ("port-royal", 3, {"mode": "adventure-coop", "chapter": 1}, 22),
    "buccaneer": ("buccaneer", 4, {}, 9),
    "merchants": ("merchants", 3, {}, 40),
}
"""Game, seats, options, and how many choices are made before the picture is taken."""
HARBOUR: Final = "[data-place=harbour] [data-id]"
FULL: Final = 4
MOST: Final = 40
"""A picture shows a harbour with something in it, if one comes within so many choices more."""
TO_WEBP: Final = """async ([png, quality]) => {
  const image = new Image();
  image.src = "data:image/png;base64," + png;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.width;
  canvas.height = image.height;
  canvas.getContext("2d").drawImage(image, 0, 0);
  return canvas.toDataURL("image/webp", quality).split(",")[1];
}"""


class Photographer:
    """Takes pictures of what somebody sees."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.browser = browser
        self.server = server
        self.darkroom = browser.new_page()

    @contextmanager
    def person(self, **likes: Any) -> Iterator[Person]:
        """Somebody to look through the eyes of."""
        one = Person(self.browser, self.server, **likes)
        yield one
        one.close()

    def take(self, one: Person, name: str) -> None:
        """One screen at all widths."""
        for width, height in WIDTHS.items():
            one.page.set_viewport_size({"width": width, "height": height})
            one.page.wait_for_timeout(500)
            png = base64.b64encode(one.page.screenshot()).decode()
            packed = base64.b64decode(self.darkroom.evaluate(TO_WEBP, [png, QUALITY]))
            path = FOLDER / f"{name}-{width}.webp"
            path.write_bytes(packed)
            print(f"{path.relative_to(ROOT)} {len(packed) // 1024} kB")

    def start(self, theme: str) -> None:
        """The start page."""
        with self.person(theme=theme) as ann:
            ann.page.goto("/")
            ann.page.locator("[data-go]").wait_for()
            self.take(ann, f"start-{theme}")

    def table(self, name: str) -> None:
        """A game under way."""
        game, seats, options, moves = TABLES[name]
        with self.person() as ann:
            ann.sit(ann.table(game, seats, options))
            ann.play(moves, seed=7)
            ann.page.locator("[data-say]:not([disabled])").first.wait_for()
            for more in range(MOST if game == "port-royal" else 0):
                if ann.page.locator(HARBOUR).count() >= FULL:
                    break
                ann.play(1, seed=more + 1)
                ann.page.locator("[data-say]:not([disabled])").first.wait_for()
            self.take(ann, name)

    def end(self) -> None:
        """The end of a game, and the game looked at again."""
        with self.person() as ann:
            table = ann.table("port-royal", 3, {"mode": "classic"})
            ann.sit(table)
            ann.play(seed=7)
            ann.page.get_by_role("list", name="Standing").wait_for()
            self.take(ann, "end")
            ann.page.goto(f"/replay/{table}?at=60")
            ann.page.get_by_role("slider").wait_for()
            self.take(ann, "replay")


def main(wanted: list[str]) -> int:
    """Take all pictures, or those that are named."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(sqlite(Path(folder)), "--unlimited") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        camera = Photographer(browser, server)
        for theme in ("dark", "light"):
            if not wanted or "start" in wanted:
                camera.start(theme)
        for name in TABLES:
            if not wanted or name in wanted:
                camera.table(name)
        if not wanted or "end" in wanted:
            camera.end()
        browser.close()
    total = sum(path.stat().st_size for path in FOLDER.glob("*.webp"))
    print(f"{total / 1e6:.1f} MB in all")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
