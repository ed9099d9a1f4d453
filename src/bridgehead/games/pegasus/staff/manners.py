"""What the British staff makes more or less of by a doctrine than it does by itself."""

from typing import Final

from bridgehead.engine.doctrines import read_doctrines, shaped
from bridgehead.games.pegasus.printed.components import DATA

TRAITS: Final = (
    "bridge",
    "ranville",
    "pillbox",
    "pit",
    "guns",
    "bunkers",
    "guard",
    "keep",
    "alarm",
    "early",
    "haste",
    "crowd",
    "threat",
    "armour",
    "hunt",
    "ambush",
    "bombs",
    "drive",
    "storm",
    "cover",
    "exposure",
    "dodge",
    "digging",
    "grenades",
    "thrift",
    "suppressed",
)


class Manner:
    """By what each of the staff's considerations is multiplied.

    In giving objectives: what is to be had at the `bridge`, at `ranville`, in the `pillbox`, the gun `pit`, at the
    machine `guns` and in `bunkers`; `guard` and `keep`, what there is to keep, and `alarm`, how much more when Germans
    are near (the staff by itself does not look); how `early` it begins to guard; `haste`, the way; the `crowd` that
    has the same objective; the `threat` of those who hold it, and of their `armour`; the `hunt` for tanks by those
    with a Piat (the staff by itself does not send them), and how much more an `ambush` in cover promises;
    `bombs`, how gladly those with gammon bombs go in to a tank that is alone (nor does it send these).
    On the move: its `drive` forward; whether to `storm`; `cover` and `exposure`, and how it will `dodge` the fire of
    tanks (it does not by itself); how late it begins `digging`; what `grenades` promise, and its `thrift` with them. In
    fire: `suppressed` targets.
    """

    __slots__ = TRAITS

    bridge: float
    ranville: float
    pillbox: float
    pit: float
    guns: float
    bunkers: float
    guard: float
    keep: float
    alarm: float
    early: float
    haste: float
    crowd: float
    threat: float
    armour: float
    hunt: float
    ambush: float
    bombs: float
    drive: float
    storm: float
    cover: float
    exposure: float
    dodge: float
    digging: float
    grenades: float
    thrift: float
    suppressed: float

    def __init__(self) -> None:
        self.bridge = 1.0
        self.ranville = 1.0
        self.pillbox = 1.0
        self.pit = 1.0
        self.guns = 1.0
        self.bunkers = 1.0
        self.guard = 1.0
        self.keep = 1.0
        self.alarm = 0.0
        self.early = 1.0
        self.haste = 1.0
        self.crowd = 1.0
        self.threat = 1.0
        self.armour = 1.0
        self.hunt = 0.0
        self.ambush = 1.0
        self.bombs = 0.0
        self.drive = 1.0
        self.storm = 1.0
        self.cover = 1.0
        self.exposure = 1.0
        self.dodge = 0.0
        self.digging = 1.0
        self.grenades = 1.0
        self.thrift = 1.0
        self.suppressed = 1.0


DOCTRINES: Final = read_doctrines(DATA / "doctrines.toml", ["british"], TRAITS, 1)
KNOWN: Final = [Manner()] + [shaped(Manner(), traits) for traits in DOCTRINES.traits]
