"""[T19.16] [T35.12] What a landing may bring: told before its hex is chosen, and before the dice."""

from fractions import Fraction
from typing import Final

from bridgehead.engine.choice import Choice, Option
from bridgehead.engine.read.table import Odds
from bridgehead.games.coupdemain.air.approach import landing_chances, landing_modifiers
from bridgehead.games.coupdemain.air.gliders import sky_of
from bridgehead.games.coupdemain.state import CoupState

THROWS: Final = 216
DANGER: Final = 10
"""From so many chances in a hundred on that a glider is lost its hex is marked as a danger."""


def landing_odds(g: CoupState, glider: int) -> Odds:
    """[T19.7] [T19.9] The chances of a glider that comes down next."""
    mark = g.intended[glider]
    sky = sky_of(g)
    lost, damaged = landing_chances(sky, mark)
    counts = [("wrecked", lost), ("damaged", damaged), ("down", THROWS - lost - damaged)]
    results = [(code, Fraction(count, THROWS)) for code, count in counts if count]
    return Odds("landing", "", landing_modifiers(sky, mark), results, "T19.7")


def landing_notes(g: CoupState, choice: Choice, option: Option) -> list[tuple[str, int]]:
    """[T19.16] In how many cases of a hundred a glider meant for a hex is lost, and in how many it is damaged."""
    if choice.prompt != "landing-hex":
        return []
    lost, damaged = (round(100 * count / THROWS) for count in landing_chances(sky_of(g), option[1]))
    found = [("danger-lost" if lost >= DANGER else "lost", lost)] if lost else []
    return found + ([("damaged", damaged)] if damaged else [])
