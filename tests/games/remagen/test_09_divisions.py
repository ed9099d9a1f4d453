"""Chapter 9: in little battles made up by chance, all ways through the questions of the front beside all that exist."""

from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import NamedTuple

import pytest

from bridgehead.engine.play.position import Position
from bridgehead.games.remagen.board.engaged import may_decline
from bridgehead.games.remagen.board.lines import battle_at, enemies_beside, strength
from bridgehead.games.remagen.printed.ground import listed
from bridgehead.games.remagen.state import DECLINED, Bridgehead
from tests.games.remagen.positions import Field

Sectors = frozenset[int]
GROUND = [f"{row}{column}" for row in "LMNOP" for column in (3, 4, 5, 6)]
AMERICANS = [("infantry", 1), ("infantry", 2), ("infantry", 4), ("medium-tank", 1), ("bazooka", 1), ("heavy-tank", 1)]
GERMANS = [("infantry", 1), ("infantry", 2), ("infantry", 4), ("medium-tank", 1), ("machine-gun", 1), ("heavy-tank", 1)]
LAYING_OUT = ("front", "left-out", "too-weak", "partner", "together")
FEW = 7  # sectors of a stretch, of both sides: all its divisions can be written down


class Way(NamedTuple):
    """Who declines, and who fights whom: the sectors of both sides in each battle."""

    declined: Sectors
    battles: frozenset[Sectors]


class Front(NamedTuple):
    """The attacker's sectors, each with the enemies beside it; the combat value of all; who may decline."""

    beside: dict[int, Sectors]
    worth: dict[int, int]
    may_decline: Sectors

    @property
    def ours(self) -> Sectors:
        """The attacker's sectors."""
        return frozenset(self.beside)

    def foes(self, ours: Sectors) -> Sectors:
        """The enemies beside some of them."""
        return frozenset().union(*(self.beside[one] for one in ours))

    def lost(self, way: Way) -> Sectors:
        """Who attacks at worse than 1-6."""
        found: set[int] = set()
        for battle in way.battles:
            ours = battle & self.ours
            if sum(self.worth[one] for one in battle - ours) > 6 * sum(self.worth[one] for one in ours):
                found |= ours
        return frozenset(found)


def front_of(g: Bridgehead) -> Front:
    """The front that the seat at turn would have if its movement and fire were over."""
    beside = {one: frozenset(enemies_beside(g, one, g.seat)) for one in listed(g.held[g.seat])}
    beside = {one: foes for one, foes in beside.items() if foes}
    worth = {one: strength(g, one) for one in {*beside, *frozenset().union(*beside.values())}}
    return Front(beside, worth, frozenset(one for one in beside if may_decline(g, one)))


def stretches(front: Front) -> Iterator[Front]:
    """The parts of a front that have no enemy in common."""
    left = dict(front.beside)
    while left:
        one, foes = left.popitem()
        together = {one: foes}
        while more := {one: its for one, its in left.items() if its & foes}:
            together.update(more)
            foes = foes.union(*more.values())
            left = {one: its for one, its in left.items() if one not in more}
        yield Front(together, front.worth, front.may_decline & frozenset(together))


def divisions(front: Front) -> Iterator[Way]:
    """[9.1] [9.2] [9.3] All ways: everybody fights who does not decline, and everybody beside him is fought."""
    for count in range(len(front.may_decline) + 1):
        for declined in combinations(sorted(front.may_decline), count):
            ours = front.ours - frozenset(declined)
            for battles in partitions(front, sorted(ours | front.foes(ours))):
                yield Way(frozenset(declined), frozenset(battles))


def partitions(front: Front, sectors: list[int]) -> Iterator[list[Sectors]]:
    """Some sectors of both sides in battles, each of which hangs together."""
    if not sectors:
        yield []
        return
    first, others = sectors[0], sectors[1:]
    for count in range(1, len(others) + 1):
        for some in combinations(others, count):
            battle = frozenset((first, *some))
            if hangs_together(front, battle):
                for rest in partitions(front, [one for one in others if one not in battle]):
                    yield [battle, *rest]


def hangs_together(front: Front, battle: Sectors) -> bool:
    """Whether everybody of a battle stands beside somebody of it, and all of them hang together."""
    ours = battle & front.ours
    found = frozenset(list(ours)[:1])
    while True:
        foes = front.foes(found) & battle
        grown = frozenset(one for one in ours if front.beside[one] & foes)
        if grown <= found:
            return bool(foes) and found | foes == battle
        found |= grown


def reached(position: Position[Bridgehead], front: Front) -> Iterator[Way]:
    """All ways to which the questions of the front lead."""
    choice, g = position.choice, position.state
    if choice is not None and choice.prompt in LAYING_OUT:
        for option in choice.options:
            after = position.copy().ready()
            after.play(option)
            yield from reached(after, front)
    elif choice is None or choice.prompt != "battle":  # everybody has declined, and nothing is fought
        yield Way(front.ours, frozenset())
    else:
        battles: dict[int, set[int]] = {}
        for sector in front.worth:
            if (battle := battle_at(g, sector)) > 0:
                battles.setdefault(battle, set()).add(sector)
        declined = frozenset(one for one in front.beside if battle_at(g, one) == DECLINED)
        yield Way(declined, frozenset(frozenset(battle) for battle in battles.values()))


def fronts(seed: int) -> Iterator[tuple[Front, list[Way]]]:
    """A little game by chance: at each movement, the front if everybody stayed, and all ways to lay it out."""
    random = Random(seed)
    places = random.sample(GROUND, 8)
    field = Field("move", dice=[random.choice([2, 3, 5, 6, 6]) for _ in range(2000)], turn=2)
    for place, (kind, count) in zip(places[: random.randint(2, 4)], random.sample(AMERICANS, 4), strict=False):
        field.us(kind, place, count)
    for place, (kind, count) in zip(places[4 : 4 + random.randint(2, 4)], random.sample(GERMANS, 4), strict=False):
        field.de(kind, place, count)
    position = field.no_reserves().begin().position
    assert position is not None
    for _ in range(120):
        choice = position.choice
        if choice is None:
            return
        front = front_of(position.state)
        if choice.prompt == "march" and front.beside and not position.state.overrun:
            yield front, list(reached_after_moves(position, front))
        ends = [option for option in choice.options if option[0] in ("end-moves", "end-fire")]
        position.play(ends[0] if ends and random.random() < 0.5 else random.choice(choice.options))


def reached_after_moves(position: Position[Bridgehead], front: Front) -> Iterator[Way]:
    """The same, when nobody moves or fires any more."""
    after, seat = position.copy().ready(), position.state.seat
    while after.choice is not None and after.choice.prompt in ("march", "fire") and after.state.seat == seat:
        after.play(after.choice.options[-1])
    yield from reached(after, front)


def part(way: Way, stretch: Front) -> Way:
    """What a way says of a stretch."""
    ours = stretch.ours
    return Way(way.declined & ours, frozenset(battle for battle in way.battles if battle & ours))


@pytest.mark.parametrize("seed", range(400))
def test_all_ways_in_which_no_more_are_lost_than_must_be_and_no_others(seed: int) -> None:
    """[9.1] [9.2] [9.9] Whatever is answered, everybody fights who has not declined, and no more of the attackers are
    lost than in some other way; all such ways can be had, whoever declines in them.
    """
    for front, ways in fronts(seed):
        for stretch in stretches(front):
            if len(stretch.ours | stretch.foes(stretch.ours)) <= FEW:
                lost = {way: stretch.lost(way) for way in divisions(stretch)}
                least = {way for way in lost if not any(other < lost[way] for other in lost.values())}
                assert {part(way, stretch) for way in ways} == least


Troops = dict[str, tuple[str, int]]


@pytest.mark.parametrize(
    ("ours", "theirs"),
    [
        (
            {"L4": ("medium-tank", 1), "L5": ("anti-tank-gun", 1), "M4": ("machine-gun", 1), "M6": ("infantry", 2)},
            {"L3": ("infantry", 3), "L6": ("infantry", 6), "N5": ("heavy-tank", 2)},
        ),
        (
            {
                "N3": ("infantry", 2),
                "O4": ("armored-car", 1),
                "O5": ("infantry", 1),
                "P3": ("infantry", 2),
                "P4": ("infantry", 2),
            },
            {"N4": ("medium-tank", 1), "N5": ("medium-tank", 1), "O3": ("infantry", 2), "P5": ("heavy-tank", 1)},
        ),
    ],
    ids=["by naming", "by taking on who was left out"],
)
def test_so_can_battles_that_only_others_beside_them_bring_to_1_6(ours: Troops, theirs: Troops) -> None:
    """[9.2] M4 attacks N5 with L5 and M6, not L3 with L4: 1-18 by itself, 8 to 42 with them. N3 and P3 fight O3 with O5
    and P4, while O4 takes N4 alone.
    """
    field = Field("move", turn=2)
    for place, (kind, count) in ours.items():
        field.us(kind, place, count)
    for place, (kind, count) in theirs.items():
        field.de(kind, place, count)
    position = field.no_reserves().begin().position
    assert position is not None
    front = front_of(position.state)
    sound = {way for way in divisions(front) if not front.lost(way)}
    assert set(reached_after_moves(position, front)) == sound
