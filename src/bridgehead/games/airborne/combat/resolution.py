"""[P3.2] An attack on the combat table is resolved: the die, its result, what the log tells."""

from typing import Final

from bridgehead.games.airborne.state import AirborneState
from bridgehead.tactics.attack import Attack

TOLD_AS: Final = {"opportunity": "fire"}
"""Attacks that the log tells of as of others; the dice are `die-KIND` for each."""


def resolve(g: AirborneState, kind: str, attack: Attack, party: list[int], targets: list[int], place: int) -> str:
    """[P3.2] Roll for an attack of a kind by a party on some units in a hex; the result's code."""
    die = g.roll(f"die-{kind}")
    code = attack.result(die)
    if g.log is not None:
        g.tell(
            TOLD_AS.get(kind, kind),
            tuple([g.battle.tag[unit] for unit in party]),
            tuple([g.battle.tag[unit] for unit in targets]),
            place,
            attack.column_name(),
            attack.named(),
            die,
            f"result-{code}",
        )
    return code
