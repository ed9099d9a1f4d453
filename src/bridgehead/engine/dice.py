"""Dice: a counter-based generator of a few machine words, or a tape of given rolls.

Roll number n depends on the key and on n alone, so a copy costs nothing and every platform gives the same rolls.

Dice from a seed are fast, for simulation and search; whoever has seen some of their rolls can work out the others.
Dice from a secret key of 128 bits go through BLAKE2, and what they will show cannot be told from what they have shown.
"""

from hashlib import blake2b
from typing import Final

from mypy_extensions import i64, mypyc_attr

from bridgehead.engine.errors import BridgeheadError

MASK: Final = 0xFFFFFFFF

KEY_BYTES: Final = 16
"""How long a secret key is."""


class TapeEnded(Exception):
    """The rules ask for a roll that the tape of given rolls does not hold."""

    def __init__(self, sides: int) -> None:
        super().__init__(f"The tape of dice has ended and the rules ask for another roll of a die with {sides} sides.")
        self.sides = sides
        self.purpose = ""


class WrongRoll(BridgeheadError):
    """The tape of given rolls holds a number that the die does not show."""


def commitment(key: bytes) -> str:
    """What can be shown of a secret key before a match, so that everybody can see after it that it was this one."""
    return blake2b(key, digest_size=32, person=b"bridgehead seal").hexdigest()


def mix(first: i64, second: i64, counter: i64) -> i64:
    """Thirty-two well-stirred bits from two 32-bit keys and a counter (two rounds of multiply and shift)."""
    x: i64 = (counter * 0x9E3779B9 + first) & 0xFFFFFFFF
    x ^= x >> 16
    x = (x * 0x21F0AAAD) & 0xFFFFFFFF
    x ^= x >> 15
    x = (x * 0x735A2D97) & 0xFFFFFFFF
    x ^= x >> 15
    x = (x + second) & 0xFFFFFFFF
    x ^= x >> 16
    x = (x * 0x45D9F3B) & 0xFFFFFFFF
    x ^= x >> 15
    x = (x * 0x119DE1F3) & 0xFFFFFFFF
    x ^= x >> 16
    return x


@mypyc_attr(native_class=True)
class Dice:
    """A stream of rolls. `count` rolls have been drawn from the generator, `at` from the tape (None: no tape)."""

    __slots__ = ("first", "second", "keyed", "count", "tape", "at")

    first: int
    second: int
    keyed: bool
    count: int
    tape: list[int] | None
    at: int

    def __init__(self, seed: int = 0, tape: list[int] | None = None, key: bytes = b"") -> None:
        """Dice from a seed, or from a secret key where there is one."""
        self.keyed = len(key) > 0
        if self.keyed:
            assert len(key) == KEY_BYTES, "a key has 128 bits"
            self.first = int.from_bytes(key[:8], "big")
            self.second = int.from_bytes(key[8:], "big")
        else:
            self.first = seed & MASK
            self.second = (seed >> 32) & MASK
        self.count = 0
        self.tape = tape
        self.at = 0

    def copy(self) -> "Dice":
        """The same dice at the same place; the tape is shared and only ever grows."""
        new = Dice()
        new.first = self.first
        new.second = self.second
        new.keyed = self.keyed
        new.count = self.count
        new.tape = self.tape
        new.at = self.at
        return new

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely; never from the tape. For draws and shuffles."""
        self.count += 1
        if self.keyed:
            return (self.hidden(b"bridgehead dice", self.count) * n) >> 128
        bits: i64 = mix(self.first, self.second, self.count)
        return (bits * n) >> 32

    def hidden(self, use: bytes, number: int) -> int:
        """A number of 128 bits that only the key, what it is for and its number settle."""
        key = self.first.to_bytes(8, "big") + self.second.to_bytes(8, "big")
        return int.from_bytes(blake2b(number.to_bytes(16, "big"), digest_size=16, key=key, person=use).digest(), "big")

    def roll(self, sides: int = 6) -> int:
        """A die: 1 to `sides`, from the tape when there is one. Raises TapeEnded when it has run out,
        and WrongRoll for a number that the die does not show.
        """
        if self.tape is None:
            return self.below(sides) + 1
        if self.at >= len(self.tape):
            raise TapeEnded(sides)
        value = self.tape[self.at]
        if not 1 <= value <= sides:
            raise WrongRoll(f"Roll {self.at + 1} of the tape is {value}; a die with {sides} sides does not show that.")
        self.at += 1
        return value

    def shuffle(self, items: list[int]) -> None:
        """Bring the list into a random order, in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def pick(self, items: list[int]) -> int:
        """One of the items, each equally likely."""
        return items[self.below(len(items))]

    def branch(self, label: int) -> "Dice":
        """Other dice, settled by these and a label, that leave these untouched; fast ones, without a tape."""
        child = Dice()
        if self.keyed:
            drawn = self.hidden(b"bridgehead twig", (self.count << 64) + (label & 0xFFFFFFFFFFFFFFFF))
            child.first = drawn & MASK
            child.second = (drawn >> 32) & MASK
            return child
        child.first = mix(self.first, self.second ^ 0x5BF03635, (self.count << 8) + label)
        child.second = mix(self.second, self.first ^ 0x2545F491, (self.count << 8) + label)
        return child

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Dice) and self.state() == other.state() and self.keyed == other.keyed

    def __hash__(self) -> int:
        return hash(self.state())

    def state(self) -> tuple[int, int, int, int]:
        """What settles every roll to come, for digests: both keys, the counter, the place on the tape."""
        return (self.first, self.second, self.count, self.at)
