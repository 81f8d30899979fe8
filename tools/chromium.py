"""Make sure that there is a Chromium for the tests and pictures, and print where it is.

python tools/chromium.py
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from typing import Final

NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def find() -> str | None:
    """A Chromium that is there: the machine's, or the one that Playwright brought."""
    for name in NAMES:
        found = shutil.which(name)
        if found:
            return found
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        own = playwright.chromium.executable_path
    return own if os.path.exists(own) else None


def install() -> None:
    """From the system's packages if we may, else Playwright's own."""
    apt = shutil.which("apt-get")
    rights = [] if os.geteuid() == 0 else ["sudo", "-n"]
    if apt and (not rights or shutil.which("sudo")):
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        command = [*rights, apt, "install", "-y", "-qq", "chromium"]
        if subprocess.run(command, env=quiet, stdout=subprocess.DEVNULL).returncode == 0:
            return
    subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"])


def main() -> int:
    """Find it, or get it."""
    if find() is None:
        print("Fetching Chromium for the tests of the browser table ...", file=sys.stderr)
        install()
    found = find()
    if found is None:
        print("There is no Chromium here, and none could be fetched.", file=sys.stderr)
        return 1
    print(found)
    return 0


if __name__ == "__main__":
    sys.exit(main())
