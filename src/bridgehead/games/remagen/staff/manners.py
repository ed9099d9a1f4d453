"""The manners of the staffs: what they make more or less of than the staff does by itself."""

from dataclasses import dataclass
from typing import Final

from bridgehead.staff.manner import Manner


@dataclass(slots=True)
class RemagenManner(Manner):
    """By what each of a staff's considerations is multiplied.

    On the move: `caution`, its fear of the enemy's fire; `fire` and `contact`, its hopes of fire and of battle;
    `haste`, the way to its goal, and `push`, the Americans' at the end; `cover`; `clutter`, how ill foot stands on a
    bridge; `collapse`, the fear that the railway bridge falls; `unrest`, how much better another place must be;
    `armour`, how much earlier armour moves; how far `guns` stop from their goal, and how far the Germans from an empty
    `bank`. In fire: `answer`, what comes back; `thrift`, what a salvo must promise; `pontoon`, a pontoon bridge as a
    target. In battle: its own `losses`; `valour`, how ill it declines; `pursuit`, its fear to follow up.
    """

    caution: float = 1.0
    fire: float = 1.0
    contact: float = 1.0
    haste: float = 1.0
    push: float = 1.0
    cover: float = 1.0
    clutter: float = 1.0
    collapse: float = 1.0
    unrest: float = 1.0
    armour: float = 1.0
    guns: float = 1.0
    bank: float = 1.0
    answer: float = 1.0
    thrift: float = 1.0
    pontoon: float = 1.0
    losses: float = 1.0
    valour: float = 1.0
    pursuit: float = 1.0


MANNERS: Final = [
    RemagenManner(),
    RemagenManner(haste=2.0, fire=2.0),
    RemagenManner(haste=4.0, fire=4.0),
    RemagenManner(haste=2.0, fire=2.0, contact=2.0, caution=0.5),
    RemagenManner(haste=4.0, fire=2.0),
    RemagenManner(caution=0.0, contact=2.0),
    RemagenManner(haste=0.5, fire=2.0),
    RemagenManner(caution=4.0),
]
