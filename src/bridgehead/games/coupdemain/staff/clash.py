"""What close combat is worth to the staff: both sides' chances of the first round, ambush, and what follows."""

from typing import Final

from bridgehead.games.coupdemain.close.ambush import CLOSE_GROUND
from bridgehead.games.coupdemain.close.strength import WAYS, column_of
from bridgehead.games.coupdemain.marks import BROKEN, CX, MELEE, PINNED
from bridgehead.games.coupdemain.pieces.roster import type_of
from bridgehead.games.coupdemain.printed.tables import AMBUSH_MARGIN, AMBUSH_NIGHT_MARGIN, KILL
from bridgehead.games.coupdemain.staff.hopes import value_of
from bridgehead.games.coupdemain.staff.picture import leads_here
from bridgehead.games.coupdemain.staff.stacks import Stack, guessed, unknown
from bridgehead.games.coupdemain.state import CoupState
from bridgehead.games.coupdemain.works.pillbox import inside

FOURTHS: Final = 4
CONCEALED_AMBUSH: Final = -2
BROKEN_TARGET: Final = -2
EXHAUSTED: Final = 1
LATER_ROUNDS: Final = 0.6


class Clash:
    """[T15] What is to be expected of a fight: the chances that all of theirs are gone and ours are not, the worth that
    they and that we lose.
    """

    __slots__ = ("wins", "theirs", "ours")

    wins: float
    theirs: float
    ours: float

    def __init__(self, wins: float, theirs: float, ours: float) -> None:
        self.wins = wins
        self.theirs = theirs
        self.ours = ours


def chances(attack: float, defence: float, drm: int) -> tuple[float, float]:
    """[T15.7] Of an attack by such strengths: the chance that all are eliminated, and that one is reduced."""
    column = column_of(int(FOURTHS * attack), int(FOURTHS * defence))
    if column < 0:
        return 0.0, 0.0
    kill = KILL[column] - drm
    gone, reduced = 0, 0
    for dice in range(2, 13):
        if dice < kill:
            gone += WAYS[dice]
        elif dice == kill:
            reduced += WAYS[dice]
    return gone / 36, reduced / 36


def strengths(g: CoupState, units: list[int], seat: int) -> tuple[float, float]:
    """[T15.6] [T15.10] With what units attack, and with what they defend themselves, as a seat knows them."""
    attack, defence = 0.0, 0.0
    for unit in units:
        if unknown(g, unit, seat):
            power = guessed(g, unit, defence > 0.0)
            attack += power
            defence += power
            continue
        power = float(type_of(g, unit).fp)
        defence += power
        if not g.marks[unit] & BROKEN:
            attack += power / 2 if g.marks[unit] & PINNED else power
    return attack, defence


def ambush_chances(g: CoupState, ours: int, theirs: int) -> tuple[float, float]:
    """[T15.3] How often we, who come in, surprise them, and they us, by the modifiers of both dr."""
    margin = AMBUSH_NIGHT_MARGIN if g.night() else AMBUSH_MARGIN
    we, they = 0, 0
    for one in range(1, 7):
        for other in range(1, 7):
            lead = other + theirs - one - ours
            if lead >= margin:
                we += 1
            elif -lead >= AMBUSH_MARGIN:
                they += 1
    return we / 36, they / 36


def clash(g: CoupState, units: list[int], enemy: Stack, seat: int) -> Clash:
    """[T15] What it comes to if units advance into the Location of an enemy stack."""
    mine = sum([value_of(g, unit, seat) for unit in units])
    attack, defence = strengths(g, units, seat)
    back, stand = strengths(g, enemy.units, seat)
    halved = attack / 2 if enemy.hidden else attack
    leader = leads_here(g, units) if len(units) > 1 else 0
    drm = leader + (EXHAUSTED if any(g.marks[unit] & CX for unit in units) else 0)
    broken = all(g.marks[unit] & BROKEN for unit in enemy.units)
    if broken:
        drm += BROKEN_TARGET
    kill, hurt = chances(halved, stand, drm)
    lost, bled = chances(back, defence, enemy.leader if len(enemy.units) > 1 else 0)
    we, they = surprise(g, units, enemy, leader, broken)
    kills_first = chances(halved, stand, drm - 1)[0]
    dies_first = chances(back, defence, enemy.leader - 1)[0]
    plain = 1.0 - we - they
    win = we * kills_first + they * (1.0 - dies_first) * kill + plain * kill
    fall = we * (1.0 - kills_first) * lost + they * dies_first + plain * lost
    if broken:
        fall = 0.0
        win = 1.0
    later = LATER_ROUNDS * max(0.0, 1.0 - win - fall)
    again, _ = chances(attack, stand, drm)
    worse, _ = chances(back, defence, 0)
    win += later * again
    fall += later * worse
    gain = win * enemy.worth + hurt * 0.4 * enemy.worth * (1.0 - win)
    loss = min(1.0, fall) * mine + bled * 0.4 * mine / max(1, len(units))
    return Clash(min(1.0, win), gain, loss)


def surprise(g: CoupState, units: list[int], enemy: Stack, leader: int, broken: bool) -> tuple[float, float]:
    """[T15.3] The chances of an ambush by us and by them, where there can be one."""
    place = enemy.place
    close = not inside(place) and g.battle.ground.terrain[place // 8] in CLOSE_GROUND
    if not (close or enemy.hidden) or any(g.marks[unit] & MELEE for unit in enemy.units):
        return 0.0, 0.0
    theirs = enemy.leader + (CONCEALED_AMBUSH if enemy.hidden else 0) + (1 if broken else 0)
    ours = leader + (1 if any(g.marks[unit] & CX for unit in units) else 0)
    return ambush_chances(g, ours, theirs)
