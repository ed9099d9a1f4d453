"""[5.1] [5.2] [5.3] [5.4] [5.5] Twelve trays of paratroops over the east bank, once, on the eighth turn."""

from typing import Final

from bridgehead.engine.choice import Option, Steps
from bridgehead.games.remagen.march.arrivals import free_sectors
from bridgehead.games.remagen.march.movement import allowance
from bridgehead.games.remagen.printed.components import AMERICAN, GERMAN, KIND_OF, PARATROOPS, TABLES, UNITS, VALUE
from bridgehead.games.remagen.printed.ground import AROUND, BOARD
from bridgehead.games.remagen.state import ENTRY, LOST, POOL, Bridgehead, put

DROP_TURN: Final = 8
TO_COME: Final = 0
AGAIN: Final = 1
PAST: Final = 2


def paratroops(g: Bridgehead) -> list[int]:
    """The trays that are still to drop."""
    return [unit for unit in UNITS[AMERICAN] if KIND_OF[unit] == PARATROOPS and g.place[unit] == POOL]


def cost(trays: list[int]) -> int:
    """[5.1] What the drop takes from the quota of its turn."""
    return sum([VALUE[KIND_OF[unit]] for unit in trays])


def is_drop_turn(g: Bridgehead) -> bool:
    """[5.1] [5.4] The eighth turn; the ninth when on the eighth nobody could land."""
    return (g.turn == DROP_TURN and g.drop == TO_COME) or (g.turn == DROP_TURN + 1 and g.drop == AGAIN)


def drop_step(g: Bridgehead) -> Steps:
    """[5.1] [5.2] [5.3] [5.4] At the beginning of the turn, before anybody moves."""
    g.phase = ENTRY
    trays = paratroops(g)
    if not is_drop_turn(g) or not trays:
        return
    if cost(trays) > g.quota:
        g.tell("drop-unpaid", cost(trays), g.quota)
        return
    g.drop = PAST
    verb, _ = yield g.ask(AMERICAN, "air-drop", [("jump", 0), ("no-jump", 0)], len(trays))
    if verb == "no-jump":
        return
    centre = target(g)
    sectors = sorted([centre, *AROUND[centre]])
    if not free_sectors(g, trays[0], AMERICAN, sectors):
        g.drop = AGAIN
        g.tell("drop-failed", centre)
        return
    g.quota -= cost(trays)
    for unit in trays:
        options: list[Option] = [("land", there) for there in free_sectors(g, unit, AMERICAN, sectors)]
        if not options:
            g.place[unit] = LOST
            g.tell("drop-lost", unit)
            continue
        _, there = yield g.ask(AMERICAN, "land", options, unit, centre)
        land(g, unit, there)


def target(g: Bridgehead) -> int:
    """[5.2] One die gives the number of the sector, three dice its letter."""
    die = g.roll("drop-number")
    dice = g.roll("drop-letter") + g.roll("drop-letter") + g.roll("drop-letter")
    letter = TABLES["drop-letter"].result(0, dice)
    centre = BOARD.index[letter + TABLES["drop-number"].result(0, die)]
    g.tell("drop-zone", centre, die, dice)
    return centre


def land(g: Bridgehead, unit: int, there: int) -> None:
    """[5.5] A tray lands: next to Germans it stays and must attack, elsewhere it may make a full move."""
    put(g, unit, there)
    g.left[unit] = 0 if g.zones[GERMAN][there] else allowance(g, unit)
    g.tell("landed", unit, there)
