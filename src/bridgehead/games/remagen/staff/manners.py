"""The manners of the staffs: what they make more or less of than the staff does by itself."""

from typing import Final

from bridgehead.engine.doctrines import read_doctrines, shaped
from bridgehead.games.remagen.printed.components import DATA, SEATS

TRAITS: Final = (
    "caution",
    "fire",
    "contact",
    "haste",
    "push",
    "cover",
    "clutter",
    "collapse",
    "unrest",
    "armour",
    "guns",
    "bank",
    "answer",
    "thrift",
    "pontoon",
    "losses",
    "valour",
    "pursuit",
)


class Manner:
    """By what each of a staff's considerations is multiplied.

    On the move: `caution`, its fear of the enemy's fire; `fire` and `contact`, its hopes of fire and of battle;
    `haste`, the way to its goal, and `push`, the Americans' at the end; `cover`; `clutter`, how ill foot stands on a
    bridge; `collapse`, the fear that the railway bridge falls; `unrest`, how much better another place must be;
    `armour`, how much earlier armour moves; how far `guns` stop from their goal, and how far the Germans from an empty
    `bank`. In fire: `answer`, what comes back; `thrift`, what a salvo must promise; `pontoon`, a pontoon bridge as a
    target. In battle: its own `losses`; `valour`, how ill it declines; `pursuit`, its fear to follow up.
    """

    __slots__ = TRAITS

    caution: float
    fire: float
    contact: float
    haste: float
    push: float
    cover: float
    clutter: float
    collapse: float
    unrest: float
    armour: float
    guns: float
    bank: float
    answer: float
    thrift: float
    pontoon: float
    losses: float
    valour: float
    pursuit: float

    def __init__(self, caution: float = 1.0, fire: float = 1.0, contact: float = 1.0, haste: float = 1.0) -> None:
        self.caution = caution
        self.fire = fire
        self.contact = contact
        self.haste = haste
        self.push = 1.0
        self.cover = 1.0
        self.clutter = 1.0
        self.collapse = 1.0
        self.unrest = 1.0
        self.armour = 1.0
        self.guns = 1.0
        self.bank = 1.0
        self.answer = 1.0
        self.thrift = 1.0
        self.pontoon = 1.0
        self.losses = 1.0
        self.valour = 1.0
        self.pursuit = 1.0


MANNERS: Final = [
    Manner(),
    Manner(haste=2.0, fire=2.0),
    Manner(haste=4.0, fire=4.0),
    Manner(haste=2.0, fire=2.0, contact=2.0, caution=0.5),
    Manner(haste=4.0, fire=2.0),
    Manner(caution=0.0, contact=2.0),
    Manner(haste=0.5, fire=2.0),
    Manner(caution=4.0),
]


DOCTRINES: Final = read_doctrines(DATA / "doctrines.toml", SEATS, TRAITS, len(MANNERS))
KNOWN: Final = MANNERS + [shaped(Manner(), traits) for traits in DOCTRINES.traits]
