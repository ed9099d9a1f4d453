"""What the British staff makes more or less of by a doctrine than it does by itself."""

from dataclasses import dataclass
from typing import Final

from bridgehead.staff.manner import Manner


@dataclass(slots=True)
class PegasusManner(Manner):
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

    bridge: float = 1.0
    ranville: float = 1.0
    pillbox: float = 1.0
    pit: float = 1.0
    guns: float = 1.0
    bunkers: float = 1.0
    guard: float = 1.0
    keep: float = 1.0
    alarm: float = 0.0
    early: float = 1.0
    haste: float = 1.0
    crowd: float = 1.0
    threat: float = 1.0
    armour: float = 1.0
    hunt: float = 0.0
    ambush: float = 1.0
    bombs: float = 0.0
    drive: float = 1.0
    storm: float = 1.0
    cover: float = 1.0
    exposure: float = 1.0
    dodge: float = 0.0
    digging: float = 1.0
    grenades: float = 1.0
    thrift: float = 1.0
    suppressed: float = 1.0


MANNERS: Final = [PegasusManner()]
