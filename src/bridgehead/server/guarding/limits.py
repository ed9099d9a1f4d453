"""How much anybody may ask for: requests at all, matches begun, seats taken, advice, live lines; matches that only our
players play.

Each process counts for itself, so that with several workers a limit is so many times as high.
"""

import hashlib
import math
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from ipaddress import IPv6Address, ip_address

from bridgehead.server.errors import TooMany

PATIENCE = float(os.environ.get("BRIDGEHEAD_PATIENCE", "20"))
"""For so many seconds the head of a request may be on its way, and again its body."""

MOST_KNOWN = 10_000
"""So many callers are remembered at most; those who have asked for nothing lately are forgotten first."""

LONGEST_ADDRESS = 45
"""So many letters an address has at most; what a proxy passes on may be anything."""


@dataclass(slots=True, frozen=True)
class Allowance:
    """So many at once, and one more after every so many seconds; `message` says what there was too much of."""

    at_once: int
    every: float
    message: str


ALLOWED = {
    "ask": Allowance(1000, 0.02, "much-asked"),  # every request counts as one of these
    "begin": Allowance(30, 20.0, "many-begun"),
    "sit": Allowance(30, 5.0, "many-seats"),
    "advice": Allowance(20, 3.0, "much-advice"),
    "say": Allowance(60, 1.0, "much-said"),
    "name": Allowance(20, 10.0, "many-names"),
}


class Bucket:
    """What callers have left of an allowance."""

    def __init__(self, allowed: Allowance) -> None:
        self.allowed = allowed
        self._left: dict[str, tuple[float, float]] = {}  # what was left, and when

    def spend(self, caller: str) -> None:
        """Raises TooMany when the caller has nothing left."""
        now = time.monotonic()
        left = self._now(caller, now)
        if left < 1:
            wait = math.ceil((1 - left) * self.allowed.every)
            raise TooMany(self.allowed.message, wait)
        self._left[caller] = (left - 1, now)
        if len(self._left) > MOST_KNOWN:
            self._forget(now)

    def _now(self, caller: str, now: float) -> float:
        left, at = self._left.get(caller, (float(self.allowed.at_once), now))
        return min(self.allowed.at_once, left + (now - at) / self.allowed.every)

    def _forget(self, now: float) -> None:
        by_need = sorted(self._left, key=lambda caller: self._now(caller, now))
        self._left = {caller: self._left[caller] for caller in by_need[: MOST_KNOWN // 2]}


@dataclass(slots=True)
class Limits:
    """What all callers together and each of them may have at a time."""

    lines: int = 3000
    lines_each: int = 100
    unattended: int = 6
    allowed: dict[str, Allowance] = field(default_factory=lambda: dict(ALLOWED))
    _buckets: dict[str, Bucket] = field(default_factory=dict)
    _lines: dict[str, int] = field(default_factory=dict)

    def spend(self, sort: str, address: str, key: str) -> None:
        """Count one of a sort for whoever asks, by address and, where there is one, by key. Raises TooMany."""
        bucket = self._buckets.setdefault(sort, Bucket(self.allowed[sort]))
        bucket.spend(neighbourhood(address))
        if key:
            bucket.spend(f"key {hashlib.sha256(key.encode()).hexdigest()}")

    @contextmanager
    def line(self, address: str) -> Iterator[None]:
        """A live line, while it is open. Raises TooMany."""
        caller = neighbourhood(address)
        if self._lines.get(caller, 0) >= self.lines_each or sum(self._lines.values()) >= self.lines:
            raise TooMany("many-lines", 10)
        self._lines[caller] = self._lines.get(caller, 0) + 1
        try:
            yield
        finally:
            self._lines[caller] -= 1
            if not self._lines[caller]:
                del self._lines[caller]

    def one_more_unattended(self, count: int) -> None:
        """Whether our players may begin another match among themselves beside so many. Raises TooMany."""
        if count >= self.unattended:
            raise TooMany("many-unattended", 60, count=count)


def neighbourhood(address: str) -> str:
    """An address, or of the long ones the half that a household has to itself; a short one is the same when it is
    written as a long one. What is no address is kept no longer than one.
    """
    try:
        found = ip_address(address)
    except ValueError:
        return address[:LONGEST_ADDRESS]
    if not isinstance(found, IPv6Address):
        return address
    return str(found.ipv4_mapped or int(found) >> 64)
