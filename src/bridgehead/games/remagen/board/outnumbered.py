"""[9.1] [9.2] [9.6] What automatic victories rest on: that the front can be laid out with all of them at seven to one.

Those of ours beside the declared, but for some who turn to other enemies, are the victors; with the declared whom they
touch they make up battles. Without these the front falls apart into stretches. One that would be worse than 1-6, fought
as a whole, has to be fought together with a victory beside it.
"""

from collections.abc import Iterator
from itertools import combinations
from typing import Final, TypeAlias

from bridgehead.games.remagen.board.engaged import departures, may_decline
from bridgehead.games.remagen.board.lines import battle_at, is_overwhelming
from bridgehead.games.remagen.printed.combat_chart import NO_COLUMN, OVERWHELMING, column_of
from bridgehead.games.remagen.printed.components import COMBAT, KIND_OF
from bridgehead.games.remagen.printed.ground import AROUND, listed
from bridgehead.games.remagen.state import DECLINED, NO_BATTLE, Bridgehead

Fought: TypeAlias = tuple[int, int]
"""Our sectors in a battle or a stretch of the front, and the enemy's, as sets."""
NEAR: Final[list[int]] = [sum([1 << there for there in near]) for near in AROUND]


def holds(g: Bridgehead, leaver: int = -1) -> bool:
    """[9.6] Whether the automatic victories still hold, as the front is laid out so far or when a piece has gone."""
    return g.overrun == 0 or bool(layout(g, g.overrun, leaver))


def still_holding(g: Bridgehead) -> int:
    """[9.6] The declared sectors that still hold: all, or of each stretch of the front those sure to do so."""
    declared = g.overrun & g.held[1 - g.seat]
    if declared == 0 or layout(g, declared):
        return declared
    found = 0
    for _, foes in stretches(g.held[g.seat], declared, declared):
        found |= foes if layout(g, found | foes) else _sure_of(g, found, foes)
    return found


def _sure_of(g: Bridgehead, found: int, foes: int) -> int:
    """[9.6] Of a stretch that does not hold as a whole, the declared that do, with as few as possible given up.

    Where either of two could be given up, neither is certain: the attacker saves which he likes by whom he attacks.
    """
    declared = listed(foes)
    for size in range(len(declared) - 1, 0, -1):
        sets = [sum([1 << sector for sector in some]) for some in combinations(declared, size)]
        kept = [some for some in sets if layout(g, found | some)]
        if not kept:
            continue
        common = foes
        for some in kept:
            common &= some
        return common if common and layout(g, found | common) else 0
    return 0


def is_bound(g: Bridgehead, unit: int) -> bool:
    """[9.6] Whether an automatic victory would hold no more if a piece left.

    Beside one that holds no more already, since somebody came up later, nobody leaves either.
    """
    if g.overrun == 0:
        return False
    here = NEAR[g.place[unit]]
    if here & g.held[1 - g.seat] == 0:
        return False
    holding = still_holding(g)
    return here & g.overrun & ~holding != 0 or (holding != 0 and not layout(g, holding, unit))


def layout(g: Bridgehead, declared: int, leaver: int = -1) -> list[Fought]:
    """[9.6] The battles of automatic victories over all the declared, seven to one at least; none if they cannot be.

    With those of the enemy who come into them besides. As few as possible of the victors turn aside.
    """
    return next(layouts(g, declared, leaver), [])


def lightest(g: Bridgehead, declared: int) -> list[Fought]:
    """[9.6] The battles into which as few as possible of the enemy's sectors come besides the declared."""
    return min(layouts(g, declared), key=lambda battles: len(listed(besides(battles, declared))), default=[])


def layouts(g: Bridgehead, declared: int, leaver: int = -1) -> Iterator[list[Fought]]:
    """[9.6] One way after another to lay the front out so, as more of the victors turn to other enemies."""
    front = Front(g, declared, leaver)
    tried: set[int] = set()
    parties = [front.free]
    for free in parties:
        battles, helpers = front.battles(free)
        if battles:
            yield battles
            helpers = spread(besides(battles, front.beaten))
        for sector in listed(free & helpers):
            rest = free & ~(1 << sector)
            if rest not in tried:
                tried.add(rest)
                parties.append(rest)


def besides(battles: list[Fought], declared: int) -> int:
    """The enemy's sectors in some battles that were not declared."""
    found = 0
    for _, foes in battles:
        found |= foes & ~declared
    return found


class Front:
    """The front as far as it is laid out: who is bound to the victories by now, who may be, and who else fights."""

    def __init__(self, g: Bridgehead, declared: int, leaver: int) -> None:
        self.g = g
        self.leaver = leaver
        self.ours = 0
        self.bound = 0
        self.free = 0
        self.decliners = 0
        for sector in listed(g.held[g.seat]):
            battle = battle_at(g, sector)
            if battle == DECLINED or g.pile[sector] == (leaver,):
                continue
            self.ours |= 1 << sector
            if battle == NO_BATTLE and may_decline(g, sector):
                self.decliners |= 1 << sector
            if battle > 0 and (g.undecided >> sector) & 1 == 0:
                self.bound |= (1 << sector) if is_overwhelming(g, battle) else 0
            elif NEAR[sector] & declared:
                self.free |= 1 << sector
        self.foes = g.held[1 - g.seat]
        self.beaten = declared
        for sector in listed(self.foes):
            if is_overwhelming(g, battle_at(g, sector)):
                self.beaten |= 1 << sector

    def battles(self, free: int) -> tuple[list[Fought], int]:
        """[9.1] The battles if some of the free are victors; if they cannot be, whose help may be wanted elsewhere."""
        ours, foes = self.bound | free, self.beaten
        for own, theirs in self.burdens(ours):
            ours, foes = ours | own, foes | theirs
        found = stretches(ours, foes, self.beaten)
        if all(self.outnumber(*battle) for battle in found):
            return found, 0
        return [], spread(foes & ~self.beaten)

    def burdens(self, party: int) -> list[Fought]:
        """[9.1] [9.2] The stretches beside the victors' battles that are worse than 1-6, even fought as one and whoever
        declines.
        """
        rest, others = self.ours & ~party, self.foes & ~self.beaten
        begins = others & (spread(party) | spread(rest & spread(self.beaten)))
        found = stretches(rest, others, begins)
        beside = spread(party)
        return [one for one in found if not any(self.can_fight(part, one[1], beside) for part in self.parts(one[0]))]

    def parts(self, ours: int) -> Iterator[int]:
        """[9.9] All of some sectors, and all without some of those who may decline."""
        for gone in departures(listed(ours & self.decliners)):
            yield ours & ~sum([1 << sector for sector in gone])

    def can_fight(self, ours: int, theirs: int, beside: int) -> bool:
        """[9.2] Whether some sectors reach 1-6 against all beside them, and against those beside the victors."""
        battles = stretches(ours, theirs, theirs & (spread(ours) | beside))
        return all(column_of(self.value(own), self.value(foes)) != NO_COLUMN for own, foes in battles)

    def outnumber(self, ours: int, theirs: int) -> bool:
        """[9.6] Seven to one or better."""
        return self.value(ours) >= OVERWHELMING * self.value(theirs)

    def value(self, sectors: int) -> int:
        """The combat value of all who stand in some sectors, without the one who leaves."""
        g = self.g
        return sum([COMBAT[KIND_OF[unit]] for at in listed(sectors) for unit in g.pile[at] if unit != self.leaver])


def stretches(ours: int, foes: int, begins: int) -> list[Fought]:
    """Who hangs together, each beside an enemy of it: the stretches in which some of the enemy's sectors are."""
    found: list[Fought] = []
    while begins:
        own, theirs, grown = 0, begins & -begins, 0
        while grown != theirs:
            grown = theirs
            own = spread(theirs) & ours
            theirs |= spread(own) & foes
        found.append((own, theirs))
        begins &= ~theirs
    return found


def spread(sectors: int) -> int:
    """All sectors beside some of a set."""
    found = 0
    for sector in listed(sectors):
        found |= NEAR[sector]
    return found
