"""What the odds of one answer come to for each of those that it strikes, and by each roll of two dice."""

from fractions import Fraction


class Struck:
    """One of those that a roll strikes, as a kind of the vocabulary and its number, and the chance of each result."""

    __slots__ = ("kind", "number", "results")

    kind: str
    number: int
    results: list[tuple[str, Fraction]]

    def __init__(self, kind: str, number: int, results: list[tuple[str, Fraction]]) -> None:
        self.kind = kind
        self.number = number
        self.results = results


class Rolled:
    """What two dice as they fell bring: the code of the chart, and the chance, 0 to 1, that its target is harmed."""

    __slots__ = ("code", "harm")

    code: str
    harm: float

    def __init__(self, code: str, harm: float) -> None:
        self.code = code
        self.harm = harm


class Breakdown:
    """The odds of an answer taken apart: those that it strikes, the hardest hit first, and all 36 rolls, six for each
    face of the first die; `reading` as in Odds.
    """

    __slots__ = ("reading", "struck", "rolls")

    reading: str
    struck: list[Struck]
    rolls: list[Rolled]

    def __init__(self, reading: str, struck: list[Struck], rolls: list[Rolled]) -> None:
        self.reading = reading
        self.struck = struck
        self.rolls = rolls
