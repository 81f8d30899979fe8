"""The browser client, as it was built: its files are held in memory, ready to be sent."""

from __future__ import annotations

import gzip
from hashlib import sha256
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

import doubloon

FOLDER: Final = Path(doubloon.__file__).parent / "web"
"""Where the build puts it."""
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
KINDS: Final = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
PACKED: Final = {"br": ".br", "gzip": ".gz"}
"""How a browser calls a packing, and how such files end; the best first."""


class File:
    """Something to send: as it is, packed, and with a tag that changes when it does."""

    def __init__(self, kind: str, data: bytes, packed: dict[str, bytes] | None = None) -> None:
        self.kind = kind
        self.data = data
        self.packed = packed or {}
        self.tag = sha256(data).hexdigest()[:16]

    def answer(self, request: Request, keep: str) -> Response:
        """The file for a browser, which may have it already."""
        headers = {"etag": f'"{self.tag}"', "cache-control": keep, "vary": "accept-encoding"}
        if self.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        taken = request.headers.get("accept-encoding", "")
        for name in PACKED:
            if name in self.packed and name in taken:
                headers["content-encoding"] = name
                return Response(self.packed[name], headers=headers, media_type=self.kind)
        return Response(self.data, headers=headers, media_type=self.kind)


def packed(kind: str, data: bytes, effort: int = 9) -> File:
    """A file that is packed here."""
    return File(kind, data, {"gzip": gzip.compress(data, effort, mtime=0)})


class Web:
    """All files of the built client; none if it was not built."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self.folder = folder
        self._built = 0.0
        self._files: dict[str, File] = {}

    def page(self) -> File | None:
        """The page that draws every address of the client; None if it was not built."""
        return self.file("index.html")

    def file(self, path: str) -> File | None:
        """A file by its address; they are read anew after every build."""
        try:
            built = (self.folder / "index.html").stat().st_mtime
        except OSError:
            built = 0.0
        if built != self._built:
            self._built, self._files = built, self._read() if built else {}
        return self._files.get(path)

    def _read(self) -> dict[str, File]:
        """Everything that is there; what browsers cannot be told the kind of is left out."""
        found = {}
        for path in sorted(self.folder.rglob("*")):
            kind = KINDS.get(path.suffix)
            if kind and path.is_file():
                ready = {
                    name: beside.read_bytes()
                    for name, end in PACKED.items()
                    if (beside := path.with_name(path.name + end)).is_file()
                }
                name = path.relative_to(self.folder).as_posix()
                found[name] = File(kind, path.read_bytes(), ready)
        return found
