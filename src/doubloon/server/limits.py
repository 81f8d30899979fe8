"""How much one address, one line and the whole server may ask for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic
from urllib.parse import urlsplit


@dataclass(frozen=True)
class Limits:
    """Bounds; zero switches one off."""

    message: int = 8_192
    """Bytes of one message."""
    rate: float = 40.0
    """Commands a second on one line, in the long run."""
    burst: float = 100.0
    """Commands at once."""
    strikes: int = 200
    """Refused for haste so often, a line is closed."""
    talk: float = 0.5
    """Lines of talk a second, five at once."""
    lines: int = 5_000
    """Open lines in all."""
    lines_per_address: int = 60
    tables: int = 10_000
    """Tables in memory."""
    tables_per_hour: float = 60.0
    """New tables and guests that one address may make in an hour."""
    decks_per_hour: float = 240.0
    """House decks that one address may have checked in an hour, thirty at once."""
    requests: float = 30.0
    """HTTP requests a second from one address, three times as many at once."""
    unread: int = 2_000_000
    """Bytes that may wait for a slow reader before its line is closed."""


OFF = Limits(
    rate=0,
    talk=0,
    lines=0,
    lines_per_address=0,
    tables=0,
    tables_per_hour=0,
    decks_per_hour=0,
    requests=0,
)


class Bucket:
    """Tokens that come back with time: `rate` a second, never more than `most`."""

    __slots__ = ("at", "left", "most", "rate")

    def __init__(self, rate: float, most: float, now: float) -> None:
        self.rate = rate
        self.most = most
        self.left = most
        self.at = now

    def take(self, now: float) -> bool:
        """Whether there was a token left; it is gone then."""
        if not self.rate:
            return True
        self.left = min(self.most, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1.0:
            return False
        self.left -= 1.0
        return True


class Gate:
    """Counts what addresses use."""

    def __init__(self, limits: Limits, clock: Callable[[], float] = monotonic) -> None:
        self.limits = limits
        self.lines: Counter[str] = Counter()
        self._clock = clock
        self._made: dict[str, Bucket] = {}
        self._asked: dict[str, Bucket] = {}
        self._checked: dict[str, Bucket] = {}

    def enter(self, address: str) -> bool:
        """Open a line, if there is room for it."""
        limits = self.limits
        if limits.lines and self.lines.total() >= limits.lines:
            return False
        if limits.lines_per_address and self.lines[address] >= limits.lines_per_address:
            return False
        self.lines[address] += 1
        return True

    def leave(self, address: str) -> None:
        """Close a line."""
        self.lines[address] -= 1
        if self.lines[address] <= 0:
            del self.lines[address]

    def may_make(self, address: str) -> bool:
        """Whether this address may make a table or a guest now."""
        hourly = self.limits.tables_per_hour
        return self._take(self._made, address, hourly / 3600, hourly)

    def may_check(self, address: str) -> bool:
        """Whether this address may have a house deck checked now."""
        return self._take(self._checked, address, self.limits.decks_per_hour / 3600, 30)

    def may_ask(self, address: str) -> bool:
        """Whether this address may send a request now."""
        rate = self.limits.requests
        return self._take(self._asked, address, rate, rate * 3)

    def _take(self, kept: dict[str, Bucket], address: str, rate: float, most: float) -> bool:
        now = self._clock()
        if len(kept) > 10_000:  # only the busiest are remembered
            for old in [one for one, bucket in kept.items() if now - bucket.at > 60]:
                del kept[old]
        bucket = kept.get(address)
        if bucket is None:
            bucket = kept[address] = Bucket(rate, most, now)
        return bucket.take(now)


def same_origin(origin: str | None, host: str | None, allowed: frozenset[str]) -> bool:
    """Whether a page from `origin` may speak to us; programs send none."""
    if not origin:
        return True
    return origin in allowed or urlsplit(origin).netloc == host
