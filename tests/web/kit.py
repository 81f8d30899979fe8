"""People with browsers: real Chromium at a real server."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

from playwright.sync_api import Browser, Locator, Page, expect

from doubloon.locale import speaker
from server.kit import SLOW, Server

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
PATIENCE = 15_000 * SLOW
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--mute-audio"]

LIKES = {"theme": "dark", "pace": "instant", "sound": False, "lang": "en", "notify": False}

PLAY = """async ({most, seed}) => {
  const rest = (ms) => new Promise((done) => setTimeout(done, ms));
  const version = () => document.querySelector("[data-version]")?.dataset.version;
  const random = () => (seed = (seed * 48271) % 2147483647) / 2147483647;
  const any = (all) => all[Math.floor(random() * all.length)];
  const says = "[data-say]:not([disabled])";
  const more = ".spot > button.open[aria-expanded=false]";
  for (let played = 0, idle = 0; played < most; ) {
    if (document.querySelector("[data-over]")) return { played, over: true };
    document.querySelector("[data-curtain]")?.click();
    const open = [...document.querySelectorAll(`${says}, ${more}`)];
    if (!open.length) {
      if (++idle > 4000) throw Error("nothing to choose: " + document.body.innerText.slice(0, 600));
      await rest(5);
      continue;
    }
    idle = 0;
    const before = version();
    let choice = any(open);
    if (!choice.dataset.say) {
      choice.click();
      await rest(0);
      choice = any([...choice.parentElement.querySelectorAll(says)]);
      if (!choice) continue;
    }
    choice.click();
    played += 1;
    for (let n = 0; n < 200 && version() === before; n++) await rest(3);
  }
  return { played: most, over: false };
}"""
"""Chooses at random whatever the page offers, by clicking it."""

NO_SERIOUS_FAULT = """async (source) => {
  if (!window.axe) new Function(source).call(window);
  const named = "label-content-name-mismatch";
  const look = async (options) =>
    (await window.axe.run(document, { resultTypes: ["violations"], ...options })).violations;
  const violations = await look({ rules: { [named]: { enabled: false } } });
  // What is called by a name is called by the words on it; those painted on a picture are none.
  const plain = new CSSStyleSheet();
  plain.replaceSync("svg text { display: none !important }");
  document.adoptedStyleSheets.push(plain);
  violations.push(...(await look({ runOnly: [named] })));
  document.adoptedStyleSheets.pop();
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(({ html }) => html.slice(0, 160))}`);
}"""

CUT = """() => {
  const Real = window.WebSocket;
  window.sockets = [];
  window.cut = (on) => {
    window.isCut = on;
    if (on) for (const socket of window.sockets) socket.close();
  };
  let late = 0;
  const now = performance.now.bind(performance);
  performance.now = () => now() + late;
  window.deafen = () => {
    for (const socket of window.sockets) [socket.send, socket.onmessage] = [() => {}, null];
  };
  window.wait = (ms) => {
    late += ms;
    dispatchEvent(new Event("online"));
  };
  window.WebSocket = class extends Real {
    constructor(url) {
      super(window.isCut ? url + "/nowhere" : url);
      window.sockets.push(this);
    }
  };
}"""
"""Lets a test cut the line: open sockets are closed, and new ones lead nowhere. Or it
goes dead: nothing comes through any more, and nobody says so, while time is made to pass."""


class Person:
    """Somebody with a browser of their own."""

    def __init__(
        self,
        browser: Browser,
        server: Server,
        name: str = "Ann",
        width: int = 1280,
        touch: bool = False,
        **likes: Any,
    ) -> None:
        self.server = server
        self.name = name
        self.speaker = speaker(likes.get("lang", "en"))
        self.me = self.ask("/guests", {"name": name})
        self.context = browser.new_context(
            viewport={"width": width, "height": 800 if width > 500 else 740},
            reduced_motion="reduce",
            has_touch=touch,
            is_mobile=touch,
            base_url=server.url,
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(
            f"localStorage.setItem('doubloon.me', {json.dumps(json.dumps(self.me))});"
            f"localStorage.setItem('doubloon.settings', {json.dumps(json.dumps(LIKES | likes))});"
        )
        self.context.add_init_script(f"({CUT})()")
        self.page: Page = self.context.new_page()
        self.faults: list[str] = []
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", self._hear)

    def _hear(self, message: Any) -> None:
        if message.type in ("error", "warning") and "WebSocket" not in message.text:
            self.faults.append(f"{message.text} ({message.location.get('url', '')})")

    def ask(self, path: str, body: dict[str, Any] | None = None) -> Any:
        """Ask the server over HTTP, as this person."""
        key = getattr(self, "me", {}).get("key", "")
        request = Request(
            f"{self.server.url}/api{path}",
            None if body is None else json.dumps(body).encode(),
            {"content-type": "application/json", "authorization": f"Bearer {key}"},
        )
        with urlopen(request, timeout=20) as answer:
            return json.load(answer)

    def table(self, game: str, seats: int, options: dict[str, Any], people: int = 1) -> str:
        """A new table; greedy bots have the last seats."""
        bots = {str(seat): "greedy" for seat in range(people, seats)}
        wish = {"game": game, "seats": seats, "options": options, "bots": bots}
        made: str = self.ask("/tables", wish)["table"]
        return made

    def sit(self, table: str, seats: int = 1) -> None:
        """Come to a table, take seats of it, and be ready."""
        page = self.page
        if f"/t/{table}" not in page.url:
            page.goto(f"/t/{table}")
        self.button("web-wait-sit").first.click()
        for _ in range(1, seats):
            self.button("web-wait-sit-too").first.click()
        ready = self.button("web-wait-be-ready")
        for left in range(seats, 0, -1):
            expect(ready).to_have_count(left)
            ready.first.click()

    def button(self, id: str) -> Locator:
        """Buttons that say this, in the person's language."""
        return self.page.get_by_role("button", name=self.speaker.word(id))

    def play(self, most: int = 2000, seed: int = 1) -> Any:
        """Click what is offered, so many times or until the game is over."""
        return self.page.evaluate(PLAY, {"most": most, "seed": seed})

    def check(self) -> None:
        """The page is whole: no faults, no words missing, nothing wider than the screen."""
        assert self.faults == [], self.faults
        text = self.page.evaluate("document.body.innerText")
        assert "⟨" not in text, text[max(0, text.index("⟨") - 80) :][:200]
        over = self.page.evaluate(
            "document.documentElement.scrollWidth - document.documentElement.clientWidth"
        )
        assert over <= 0, f"{over} px too wide at {self.page.url}"

    def check_for_all(self) -> None:
        """Nothing in the page keeps somebody out."""
        found = self.page.evaluate(NO_SERIOUS_FAULT, AXE.read_text(encoding="utf-8"))
        assert found == [], f"{self.page.url}: {found}"

    def wide(self, width: int) -> None:
        """Look through a screen of this width."""
        self.page.set_viewport_size({"width": width, "height": 800 if width > 500 else 740})
        self.page.wait_for_timeout(60)

    def close(self) -> None:
        """Go, and leave nothing wrong behind."""
        self.context.close()


def chromium() -> str:
    """Where Chromium is: as `make test` has noted it, or where the machine has it."""
    noted = ROOT / ".venv" / "chromium"
    if noted.exists():
        return noted.read_text(encoding="utf-8").strip()
    import sys

    sys.path.insert(0, str(ROOT / "tools"))
    from chromium import find  # type: ignore[import-not-found]

    found: str | None = find()
    assert found, "There is no Chromium here: python tools/chromium.py fetches one."
    return found


def is_built() -> bool:
    """Whether there is a page to test."""
    return (ROOT / "src" / "doubloon" / "web" / "index.html").exists()


SOAK = bool(os.environ.get("DOUBLOON_SOAK"))
