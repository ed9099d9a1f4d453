"""[9.2] [9.9] Which of the attacker's sectors must be lost at odds worse than 1-6, however the front is laid out.

Battles beside each other may always be fought as one, so that a stretch of the front is sound when all who fight in it
reach 1-6 together. Where it is not, some are lost; they take enemies beside them upon themselves, and spare the others.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, combinations
from typing import Final, TypeVar

from bridgehead.engine.choice import Option
from bridgehead.games.remagen.board.engaged import departures, may_decline
from bridgehead.games.remagen.board.lines import battle_at, enter_battle, sectors_in, set_battle, strength
from bridgehead.games.remagen.board.outnumbered import NEAR, stretches
from bridgehead.games.remagen.printed.combat_chart import NO_COLUMN, column_of
from bridgehead.games.remagen.printed.ground import listed
from bridgehead.games.remagen.state import DECLINED, NO_BATTLE, Bridgehead

T = TypeVar("T")
MOST: Final = 10
"""So many parties and enemies in no battle yet are tried in all ways; of a longer stretch only whether it is sound."""


@dataclass(slots=True)
class Party:
    """Sectors that fight together in any case: a battle as laid out so far, or one sector that has none yet."""

    sectors: int
    attack: int
    foes: int  # those of its battle
    beside: int
    declines: bool  # it may yet


@dataclass(slots=True)
class Stretch:
    """A stretch of the front as laid out so far: its parties, the enemies in no battle, and what each is worth."""

    parties: list[Party]
    free: int
    worth: dict[int, int]


@dataclass(slots=True)
class Bearing:
    """What a stretch must bear, whatever has been laid out of it: its sectors; the sets of them of which one must be
    lost at least, the empty one where nobody need be, none where that would take too long to find out; and whether
    anybody may yet decline.
    """

    span: int
    least: list[int]
    undecided: bool

    @property
    def costs(self) -> bool:
        """Whether somebody must be lost: then that alone says who may attack whom, and no single battle's odds."""
        return bool(self.least) and self.least != [0]


def bearing_of(g: Bridgehead, at: int) -> Bearing:
    """The bearing of the stretch in which a sector is, of either side."""
    span = stretch_of(g, at)
    whole = as_it_stands(g, span)
    return Bearing(span, least_lost(whole), any(party.declines for party in whole.parties))


def bearable(g: Bridgehead, bearing: Bearing, at: int, options: list[Option]) -> list[Option]:
    """[9.2] [9.9] Of the options of a sector (`against`, `decline`), or for an enemy left out (`also-by`), those after
    which no more of the attacker's sectors must be lost than if nothing were laid out yet.
    """
    if len(options) < 2 or not (bearing.costs or bearing.undecided):
        return options
    kept = [option for option in options if _is_borne(g, bearing, at, option)]
    return kept if kept else options


def is_joining_borne(g: Bridgehead, bearing: Bearing, battle: int, other: int) -> bool:
    """[9.2] Whether no more need be lost than before when one battle is fought together with another."""
    sectors = sectors_in(g, battle, g.seat) + sectors_in(g, battle, 1 - g.seat)
    for sector in sectors:
        set_battle(g, sector, other)
    borne = is_borne(g, bearing)
    for sector in sectors:
        set_battle(g, sector, battle)
    return borne


def is_borne(g: Bridgehead, bearing: Bearing) -> bool:
    """Whether some of the least losses is enough still, as the front is laid out so far."""
    return is_borne_by(bearing, laid_out(g, bearing.span))


def is_borne_by(bearing: Bearing, stretch: Stretch) -> bool:
    """The same of a stretch."""
    return not bearing.least or any(is_enough(stretch, lost) for lost in bearing.least)


def mended_apart(g: Bridgehead, bearing: Bearing, at: int, weak: list[int], sound: list[int]) -> list[int]:
    """[9.2] Those of some sectors whose battle with another is too weak, but can be mended by others beside it without
    any of those that are sound with it.
    """
    apart = sum([1 << one for one in sound])
    return [one for one in weak if can_be_apart(joined_by(g, bearing, at, one), 1 << at | 1 << one, apart)]


def stretch_of(g: Bridgehead, at: int) -> int:
    """All sectors of both sides that hang together with one."""
    ours, foes = g.held[g.seat], g.held[1 - g.seat]
    begins = NEAR[at] & foes if ours >> at & 1 else 1 << at
    return sum([own | theirs for own, theirs in stretches(ours, foes, begins)])


def _is_borne(g: Bridgehead, bearing: Bearing, at: int, option: Option) -> bool:
    """The same once an option is taken."""
    verb, other = option
    if verb != "decline":
        return is_borne_by(bearing, joined_by(g, bearing, at, other))
    battle = battle_at(g, at)
    set_battle(g, at, DECLINED)
    borne = is_borne(g, bearing)
    set_battle(g, at, battle)
    return borne


def joined_by(g: Bridgehead, bearing: Bearing, at: int, other: int) -> Stretch:
    """The stretch as it would be laid out once a sector has come into the battle of another."""
    was = [(sector, battle_at(g, sector)) for sector in (at, other)]
    enter_battle(g, at, other)
    after = laid_out(g, bearing.span)
    for sector, battle in was:
        set_battle(g, sector, battle)
    return after


def as_it_stands(g: Bridgehead, span: int) -> Stretch:
    """The stretch between some sectors if nothing were laid out yet, but for who has declined and who no longer may."""
    foes = span & g.held[1 - g.seat]
    parties = [_alone(g, sector, foes) for sector in listed(span & g.held[g.seat]) if battle_at(g, sector) != DECLINED]
    return Stretch(parties, foes, {foe: strength(g, foe) for foe in listed(foes)})


def _alone(g: Bridgehead, sector: int, foes: int) -> Party:
    declines = battle_at(g, sector) == NO_BATTLE and may_decline(g, sector)
    return Party(1 << sector, strength(g, sector), 0, NEAR[sector] & foes, declines)


def laid_out(g: Bridgehead, span: int) -> Stretch:
    """The same as it is laid out so far: who fights one battle is one party, with the enemies named."""
    stretch = as_it_stands(g, span)
    parties: dict[int, Party] = {}
    for party in stretch.parties:
        sector = party.sectors.bit_length() - 1
        battle = battle_at(g, sector)
        known = parties.setdefault(battle if battle > 0 else -sector, party)
        if known is not party:
            known.sectors |= party.sectors
            known.attack += party.attack
            known.beside |= party.beside
    for foe in listed(stretch.free):
        battle = battle_at(g, foe)
        if battle in parties:
            parties[battle].foes |= 1 << foe
            stretch.free &= ~(1 << foe)
    stretch.parties = list(parties.values())
    return stretch


def least_lost(stretch: Stretch) -> list[int]:
    """The sets of sectors with which, and with no fewer of them, all others can be fought at 1-6; none where that would
    take too long to find out.
    """
    if is_enough(stretch, 0):
        return [0]
    found: list[int] = []
    if len(stretch.parties) + len(listed(stretch.free)) > MOST:
        return found
    for lost in subsets(stretch.parties):
        sectors = sum([party.sectors for party in lost])
        if not any(less & sectors == less for less in found) and is_enough(stretch, sectors):
            found.append(sectors)
    return found


def is_enough(stretch: Stretch, lost: int) -> bool:
    """Whether the stretch can be laid out so that nobody but these sectors must attack at worse than 1-6."""
    given_up = [party for party in stretch.parties if party.sectors & ~lost == 0]
    others = [party for party in stretch.parties if party.sectors & ~lost]
    for gone in departures([party for party in others if party.declines]):
        fighting = [party for party in others if party not in gone]
        both = stretch.free & _beside(fighting) & _beside(given_up)
        for spared in subsets(listed(both)):
            if _is_sound(stretch, fighting, given_up, sum([1 << foe for foe in spared])):
                return True
    return False


def _is_sound(stretch: Stretch, fighting: list[Party], given_up: list[Party], spared: int) -> bool:
    """Whether all who fight reach 1-6, stretch by stretch, when the lost take all they can but these on themselves."""
    taken = stretch.free & _beside(given_up) & ~spared | sum([party.foes for party in given_up])
    left = (stretch.free | sum([party.foes for party in fighting])) & ~taken
    waiting = fighting
    while waiting:
        together = _hang_together(waiting, left)
        foes = _beside(together) & left
        strong = sum([party.attack for party in together])
        if not foes or column_of(strong, sum([stretch.worth[foe] for foe in listed(foes)])) == NO_COLUMN:
            return False
        waiting = [party for party in waiting if party not in together]
    return True


def can_be_apart(stretch: Stretch, together: int, apart: int) -> bool:
    """Whether some sectors can fight one battle at 1-6 without some others, while everybody else reaches 1-6 as well;
    of a long stretch it is not tried.
    """
    if len(stretch.parties) + len(listed(stretch.free)) > MOST:
        return False
    return any(_can_fight_apart(stretch, some, together, apart) for some in subsets(stretch.parties))


def _can_fight_apart(stretch: Stretch, some: Sequence[Party], together: int, apart: int) -> bool:
    """Whether some parties can fight such a battle."""
    ours, foes = sum([party.sectors for party in some]), sum([party.foes for party in some])
    if (ours | foes) & apart:
        return False
    for added in subsets(listed(stretch.free & _beside(some) & ~apart)):
        theirs = foes | sum([1 << foe for foe in added])
        meant = together & ~(ours | theirs) == 0
        if meant and _is_one_battle(stretch, some, theirs) and _leaves_sound(stretch, some, theirs):
            return True
    return False


def _is_one_battle(stretch: Stretch, some: Sequence[Party], foes: int) -> bool:
    """Whether some parties hang together by their foes, and reach 1-6 against them."""
    strong = sum([party.attack for party in some])
    weighs = sum([stretch.worth[foe] for foe in listed(foes)])
    return len(_hang_together(some, foes)) == len(some) and column_of(strong, weighs) != NO_COLUMN


def _leaves_sound(stretch: Stretch, some: Sequence[Party], foes: int) -> bool:
    """Whether everybody else reaches 1-6 when some parties fight these."""
    rest = [party for party in stretch.parties if party not in some]
    left = Stretch(rest, stretch.free & ~foes, stretch.worth)
    return left.free & ~_beside(rest) == 0 and _is_sound(left, rest, [], 0)


def _hang_together(parties: Sequence[Party], foes: int) -> Sequence[Party]:
    """Those of some parties who hang together with the first."""
    together: Sequence[Party] = []
    grown = parties[:1]
    while len(grown) > len(together):
        together = grown
        near = _beside(together) & foes
        grown = [party for party in parties if party.beside & near]
    return together


def subsets(items: Sequence[T]) -> Iterator[tuple[T, ...]]:
    """All subsets, the smaller ones first."""
    return chain.from_iterable(combinations(items, size) for size in range(len(items) + 1))


def _beside(parties: Sequence[Party]) -> int:
    found = 0
    for party in parties:
        found |= party.beside
    return found
