"""A referee who knows the printed charts and a few laws watches whole random games.

The laws are the rulebook's; the charts are those typed afresh in test_00_tables.
"""

import random
from collections.abc import Iterator

import pytest

from bridgehead.engine.dice import Dice
from bridgehead.engine.read.table import Modifier
from bridgehead.engine.state import Event
from bridgehead.games.pegasus.printed.components import (
    AREAS,
    BOARD,
    BRITISH_UNITS,
    COVER,
    GERMAN_PLATOONS,
    GRENADES,
    IS_COMBAT,
    NEXT,
    ON_ROAD,
    PIECE_NAMES,
    RANGE,
    TANKS,
    THE_CAR,
    WEAPON_CHARGES,
)
from bridgehead.games.pegasus.printed.terms import BRITISH_FIRE, GERMAN_FIRE, GERMAN_MOVEMENT, HAND_TO_HAND, LOST
from bridgehead.games.pegasus.rulebook import RULES
from bridgehead.games.pegasus.state import PegasusState
from tests.games.pegasus.positions import GAME, listen
from tests.games.pegasus.test_00_tables import FIRE, GRENADES_TABLE, SUPPRESSION, dice_of
from tests.games.pegasus.test_00_tables import HAND_TO_HAND as FIGHT

GAMES = [(scenario, seed) for scenario in ("historical", "beginner", "advanced", "expert") for seed in range(4)]


def read(chart: str) -> dict[tuple[str, int], str]:
    """A typed chart as a look-up by column and modified die."""
    header, *rows = [line.split() for line in chart.strip().splitlines()]
    cells: dict[tuple[str, int], str] = {}
    for label, *codes in rows:
        first = dice_of(label)
        span = range(first[0] - 20, first[0] + 1) if label.endswith("-") else first
        span = range(first[0], first[0] + 20) if label.endswith("+") else span
        for die in span:
            for column, code in zip(header, codes, strict=True):
                cells[(column, die)] = code
    return cells


FIRE_CELLS, GRENADE_CELLS, FIGHT_CELLS = read(FIRE), read(GRENADES_TABLE), read(FIGHT)
RALLY_CELLS = read(SUPPRESSION)
GRENADE_CELLS.update({(column, 0): "-" for column, _ in list(GRENADE_CELLS)})


def total(modifiers: object) -> int:
    """The sum of the modifiers of an event."""
    assert isinstance(modifiers, tuple)
    return sum(one.value for one in modifiers if isinstance(one, Modifier))


def rallies_as(unit: int) -> str:
    """The line of the suppression table for a unit: German leaders are with the garrison."""
    if unit < BRITISH_UNITS:
        return "british"
    return "reinforcements" if unit in GERMAN_PLATOONS else "garrison"


def games(scenario: str, seed: int) -> Iterator[tuple[PegasusState, list[Event]]]:
    """A random game: the state and the events of each step, in order."""
    g = RULES.setup(GAME.setup(scenario), Dice(seed))
    pick = random.Random(seed)
    while RULES.outcome(g) is None:
        events: list[Event] = []
        listen(g, events)
        steps = RULES.step(g)
        try:
            choice = next(steps)
            while True:
                choice = steps.send(pick.choice(choice.options))
        except StopIteration:
            yield g, events


@pytest.mark.parametrize(("scenario", "seed"), GAMES)
def test_every_result_is_the_one_printed(scenario: str, seed: int) -> None:
    """[6.1.5] [5.3.grenades.2] [6.3] [7.0.3] [10.1.4] [6.5.fire.3] Column, die and modifiers give the code told."""
    seen = 0
    for _g, events in games(scenario, seed):
        for event in events:
            args = event.args
            if event.kind in ("small-arms", "gun-fire"):
                assert FIRE_CELLS[(str(args[2]), int(str(args[3])) + total(args[4]))] == args[5]
            elif event.kind in ("piat", "gammon-bomb"):
                assert FIRE_CELLS[("1-4", int(str(args[2])) + total(args[3]))] == args[4]
            elif event.kind == "grenade":
                column = str(args[2]).removeprefix("grenade-")
                assert GRENADE_CELLS[(column, int(str(args[3])) + total(args[4]))] == args[5]
            elif event.kind == "hand-to-hand":
                assert FIGHT_CELLS[(str(args[3]), int(str(args[4])) + total(args[5]))] == args[6]
            elif event.kind == "suppression-removal":
                die = min(6, max(1, int(str(args[1])) + total(args[2])))
                removed = RALLY_CELLS[(rallies_as(int(str(args[0]))), die)] == "removed"
                assert removed == ("removed" in str(args[3]))
            else:
                continue
            seen += 1
    assert seen > 20


@pytest.mark.parametrize(("scenario", "seed"), GAMES)
def test_nobody_moves_where_no_line_leads(scenario: str, seed: int) -> None:
    """[5.2.3] [5.6.road] [5.8.drive] Along lines that are not dashed; tanks and the car from road to road."""
    off_the_road: set[int] = set()
    for _g, events in games(scenario, seed):
        for event in events:
            if event.kind == "tank-off-road":
                off_the_road.add(int(str(event.args[0])))
            if event.kind not in ("moves", "advances", "drives"):
                continue
            units, here, there = event.args[0], int(str(event.args[1])), int(str(event.args[2]))
            assert isinstance(units, tuple)
            assert there in NEXT[here], f"{BOARD.ids[here]} to {BOARD.ids[there]}"
            for unit in units:
                if unit in TANKS or unit == THE_CAR:
                    assert ON_ROAD[there]
                    assert ON_ROAD[here] or unit in off_the_road


@pytest.mark.parametrize(("scenario", "seed"), GAMES)
def test_nobody_fires_beyond_reach_or_suppressed(scenario: str, seed: int) -> None:
    """[6.1] [6.5.los.2] [10.0.3] Small arms reach one area, guns five; nobody suppressed fires."""
    for g, events in games(scenario, seed):
        if g.phase not in (BRITISH_FIRE, GERMAN_FIRE):
            continue
        for event in events:
            if event.kind not in ("small-arms", "machine-gun-fire", "gun-fire"):
                continue
            firers, target = event.args[0], int(str(event.args[1]))
            assert isinstance(firers, tuple)
            if g.place[target] < 0:
                continue
            most = 5 if event.kind == "gun-fire" else 1
            for unit in firers:
                assert RANGE[g.place[unit]][g.place[target]] <= most
                assert not g.suppressed[unit]
                assert (unit < BRITISH_UNITS) != (target < BRITISH_UNITS)


@pytest.mark.parametrize(("scenario", "seed"), GAMES)
def test_stacking_with_tanks(scenario: str, seed: int) -> None:
    """[5.7] At the end of German movement one tank an area, and one German infantry unit with it at most, but for those
    who were suppressed as they passed (ruling 87).
    """
    for g, _events in games(scenario, seed):
        if g.phase != BRITISH_FIRE or g.opened:
            continue
        for area in range(AREAS):
            tanks = [tank for tank in TANKS if g.place[tank] == area]
            assert len(tanks) <= 1
            if tanks and g.strength[tanks[0]]:
                platoons = [unit for unit in GERMAN_PLATOONS if g.place[unit] == area and not g.suppressed[unit]]
                assert len(platoons) <= 1, f"{[PIECE_NAMES[unit] for unit in platoons]} in {BOARD.ids[area]}"


@pytest.mark.parametrize(("scenario", "seed"), GAMES)
def test_nothing_is_used_twice(scenario: str, seed: int) -> None:
    """[5.3.grenades] [6.3.charges] [4.1] [8.0.9] [5.5] Grenades, charges, lost gliders, one demolition, one retreat."""
    told: dict[str, int] = {}
    last: PegasusState | None = None
    for state, events in games(scenario, seed):
        last = state
        for event in events:
            told[event.kind] = told.get(event.kind, 0) + 1
    assert last is not None
    g = last
    assert all(0 <= left <= first for left, first in zip(g.grenades, GRENADES, strict=False))
    assert all(0 <= left <= first for left, first in zip(g.charges, WEAPON_CHARGES, strict=True))
    allowed = 1 if scenario == "historical" else 2
    assert sum(1 for glider in g.glider if glider == LOST) <= allowed
    assert told.get("demolition", 0) <= 1
    assert told.get("column-retreat", 0) <= 1


@pytest.mark.parametrize(("scenario", "seed"), GAMES)
def test_cover_is_kept(scenario: str, seed: int) -> None:
    """[5.4.3] No German infantry of the general rule ends a move from cover in the open without British there."""
    for g, events in games(scenario, seed):
        if g.phase != GERMAN_MOVEMENT:
            continue
        walked = [event for event in events if event.kind == "advances"]
        if not walked:
            continue
        units, start = walked[0].args[0], int(str(walked[0].args[1]))
        assert isinstance(units, tuple)
        unit = units[0]
        if not IS_COMBAT[unit] or not COVER[start] or g.place[unit] < 0 or g.suppressed[unit] or g.retreating[unit]:
            continue
        end = g.place[unit]
        assert COVER[end] or g.british[end], f"{PIECE_NAMES[unit]} from {BOARD.ids[start]} to {BOARD.ids[end]}"


@pytest.mark.parametrize(("scenario", "seed"), GAMES)
def test_no_enemies_left_unfought(scenario: str, seed: int) -> None:
    """[7] [10.0.4] Every area with both sides, somebody of them unsuppressed, is fought over."""
    fought: set[int] = set()
    phase = -1
    both: set[int] = set()
    for g, events in games(scenario, seed):
        if g.phase == HAND_TO_HAND and phase != HAND_TO_HAND:
            fought, both = set(), set(_contested(g))
        fought |= {int(str(event.args[0])) for event in events if event.kind == "hand-to-hand"}
        if phase == HAND_TO_HAND and g.phase != HAND_TO_HAND:
            assert both <= fought | set(_cleared(g, both)), [BOARD.ids[area] for area in both - fought]
        phase = g.phase


def _contested(g: PegasusState) -> list[int]:
    """Areas with awake infantry of both sides, somebody of them not suppressed."""
    found: list[int] = []
    for area in range(AREAS):
        british = [unit for unit in g.british_in(area) if IS_COMBAT[unit]]
        germans = [unit for unit in g.germans_in(area) if IS_COMBAT[unit] and g.awake[unit]]
        if british and germans and not all(g.suppressed[unit] for unit in british + germans):
            found.append(area)
    return found


def _cleared(g: PegasusState, areas: set[int]) -> list[int]:
    """Areas that one side has left since, by a retreat from a combat next door."""
    return [area for area in areas if not (g.british[area] and g.germans[area])]
