"""Dice: a counter-based generator of a few machine words, or a tape of given rolls.

Roll number n depends on the key and on n alone, so a copy costs nothing and every platform gives the same rolls.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from bridgehead.engine.errors import BridgeheadError

MASK: Final = 0xFFFFFFFF


class TapeEnded(Exception):
    """The rules ask for a roll that the tape of given rolls does not hold."""

    def __init__(self, sides: int) -> None:
        super().__init__(f"The tape of dice has ended and the rules ask for another roll of a die with {sides} sides.")
        self.sides = sides
        self.purpose = ""


class WrongRoll(BridgeheadError):
    """The tape of given rolls holds a number that the die does not show."""


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

    __slots__ = ("first", "second", "count", "tape", "at")

    first: int
    second: int
    count: int
    tape: list[int] | None
    at: int

    def __init__(self, seed: int = 0, tape: list[int] | None = None) -> None:
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
        new.count = self.count
        new.tape = self.tape
        new.at = self.at
        return new

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely; never from the tape. For draws and shuffles."""
        self.count += 1
        bits: i64 = mix(self.first, self.second, self.count)
        return (bits * n) >> 32

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
        """Other dice, settled by these and a label, that leave these untouched; without a tape."""
        child = Dice()
        child.first = mix(self.first, self.second ^ 0x5BF03635, (self.count << 8) + label)
        child.second = mix(self.second, self.first ^ 0x2545F491, (self.count << 8) + label)
        return child

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Dice) and self.state() == other.state()

    def __hash__(self) -> int:
        return hash(self.state())

    def state(self) -> tuple[int, int, int, int]:
        """What settles every roll to come, for digests: both keys, the counter, the place on the tape."""
        return (self.first, self.second, self.count, self.at)
