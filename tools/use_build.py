"""Choose which build the environment's Python finds first: `use_build.py fast DIR` or `plain`."""

from __future__ import annotations

import sys
import sysconfig
from pathlib import Path


def main() -> None:
    """Write or remove the path file, which is read before the editable install's own."""
    link = Path(sysconfig.get_path("purelib")) / "__doubloon_fast.pth"
    if sys.argv[1] == "fast":
        link.write_text(f"{Path(sys.argv[2]).resolve()}\n", encoding="utf-8")
    else:
        link.unlink(missing_ok=True)


if __name__ == "__main__":
    main()
