"""Where a table's chance comes from."""

from __future__ import annotations

import hashlib
from typing import Any, Final, Protocol

from doubloon.engine.chance import Seeded, is_seed
from doubloon.engine.message import Message
from doubloon.engine.refusal import Malformed

BLOCK: Final = 64
"""Bytes of a block of SHA-256."""


class Source(Protocol):
    """Chance that can be rewound: what it says depends only on how often it has spoken."""

    @property
    def spoken(self) -> int:
        """How often it has been asked."""
        ...

    def pick(self, below: int) -> int:
        """A number below the one given, all equally likely."""
        ...

    def at(self, spoken: int) -> Source:
        """The same source after it has spoken that many times."""
        ...


class Committed:
    """Chance for a fair deal that everybody can check afterwards.

    The dealer publishes `commitment`, the hash of a secret, before anybody else speaks; then each
    player adds a share. Nobody can steer what comes of both. When the secret is revealed, every
    shuffle and roll can be computed again.
    """

    def __init__(self, secret: str, shares: list[str], spoken: int = 0) -> None:
        self.secret = secret
        self.shares = shares
        self.spoken = spoken
        parts = [hashlib.sha256(part.encode()).digest() for part in (secret, *shares)]
        key = hashlib.sha256(b"".join(parts)).digest().ljust(BLOCK, b"\0")
        self._inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in key))
        self._outer = hashlib.sha256(bytes(byte ^ 0x5C for byte in key))

    @property
    def commitment(self) -> str:
        """The hash of the secret, safe to publish."""
        return hashlib.sha256(self.secret.encode()).hexdigest()

    def pick(self, below: int) -> int:
        """A number below the one given: 256 bits, scaled down.

        It is the HMAC-SHA256 of how often chance has spoken; both halves have the key in them.
        """
        inner, outer = self._inner.copy(), self._outer.copy()
        inner.update(self.spoken.to_bytes(8, "big"))
        outer.update(inner.digest())
        self.spoken += 1
        return int.from_bytes(outer.digest(), "big") * below >> 256

    def at(self, spoken: int) -> Committed:
        """The same source after it has spoken that many times."""
        return Committed(self.secret, self.shares, spoken)


def describe(source: Source | None) -> dict[str, Any]:
    """A source as the header of a save writes it."""
    if isinstance(source, Seeded):
        return {"seed": source.seed}
    if isinstance(source, Committed):
        return {
            "commitment": source.commitment,
            "secret": source.secret,
            "shares": source.shares,
        }
    return {"chance": "by hand"}


def read_source(header: dict[str, Any]) -> Source | None:
    """The source that a header describes; None if chance was played by hand."""
    kinds = [name for name in ("seed", "chance", "secret") if name in header]
    if len(kinds) != 1:
        raise Malformed(Message("refuse-header", {"name": "seed"}))
    seed = header.get("seed")
    if is_seed(seed):
        return Seeded(seed)
    if header.get("chance") == "by hand":
        return None
    secret, shares = header.get("secret"), header.get("shares")
    if (
        isinstance(secret, str)
        and isinstance(shares, list)
        and all(map(_is_text, [secret, *shares]))
    ):
        source = Committed(secret, shares)
        if header.get("commitment") != source.commitment:
            raise Malformed(Message("refuse-commitment"))
        return source
    raise Malformed(Message("refuse-header", {"name": "seed"}))


def _is_text(value: object) -> bool:
    """Whether this is text that can be hashed: JSON lets half characters through."""
    return isinstance(value, str) and not any("\ud800" <= mark <= "\udfff" for mark in value)
