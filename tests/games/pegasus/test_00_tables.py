"""Every cell of every chart, typed afresh from the rulebook."""

import pytest

from bridgehead.engine.read.table import ResultsTable
from bridgehead.games.pegasus.printed.components import (
    BRITISH_FORCES,
    CHITS,
    FULL_STRENGTH,
    GERMAN_FORCES,
    GRENADES,
    PIECE_NAMES,
    WEAPON_CHARGES,
    WEAPON_NAMES,
)
from bridgehead.games.pegasus.printed.tables import TABLES

FIRE = """
        1-4    5-8    9-10   11-14  15-20  21+
0-      -      -      -      -      -      -
1       -      -      -      S      S      S
2       -      -      S      S      1      1
3       -      S      S      1      1      2
4       -      S      1(H)   1      1      2
5       S(H)   1(H)   1(H)   2      2      3
6       1(H)   1(H)   2(H)   2      3      3
7+      1(H)   2(H)   2(H)   3      3      4
"""
GRENADES_TABLE = """
        adjacent-open adjacent-obstructed same-open same-obstructed same-bunker
1       -             -                   -         -               -
2       -             -                   -         S               S
3       -             -                   S         S               S
4       -             -                   S         1               2
5       S             S                   1         1               2
6       S             1                   1         2               3
7       S             1                   1(H)      2(H)            3
"""
HAND_TO_HAND = """
        1-2        1-1        3-2        2-1        3-1        4-1
1-      E:-        1/2E:-     1/2E:1/2E  1/2E:1/2E  -:1/2E     1/2E:E
2       1/2E:-     ENG        ENG        ENG        ENG        -:E
3       ENG        ENG        ENG        1/2E:1/2E  1/2E:E     -:E
4       ENG        1/2E:1/2E  -:1/2E     1/2E:E     -:E        -:E
5       1/2E:1/2E  1/2E:E     1/2E:E     -:E        -:E        -:E
6+      -:1/2E     -:E        -:E        -:E        -:E        -:E
"""
LEADERS = """
        leader
1       -
2       -
3       -
4       W
5       K
6       K
"""
CRASH = """
        lost
1       0
2       3
3       4
4       5
5       7
6       all
"""
LOST_GLIDER = """
        north south
1       1     4
2       1     4
3       2     5
4       2     5
5       3     6
6       3     6
"""
GERMAN_REINFORCEMENTS = """
        A B C D E F G H
1       1 1 1 1 1 1 2 2
2       1 1 1 1 2 2 2 3
3       1 1 2 2 2 3 3 3
4       1 2 2 2 3 3 3 3
5       2 2 3 3 3 3 3 3
6       3 3 3 3 3 3 3 3
"""
BRITISH_REINFORCEMENTS = """
        1 2 3
1       A A A
2       A B B
3       A B B
4       A B C
5       B B C
6       C C C
"""
OPTIONAL_BRITISH = """
        force
1       A
2       A
3       B
4       B
5       C
6       C
"""
DEMOLITION = """
        result
1       destroyed
2       destroyed
3       destroyed
4       damaged
5       malfunction
6       malfunction
"""
SUPPRESSION = """
        british garrison reinforcements
1       removed removed  removed
2       removed removed  removed
3       removed -        removed
4       removed -        -
5       -       -        -
6       -       -        -
"""
CAR = """
        points
1       3
2       3
3       3
4       5
5       5
6       5
"""
RETREAT = """
        result
1       all
2       all
3       all
4       nearest
5       none
6       none
"""
GERMAN_ENTRY = """
        area
1       LP1
2       LP1
3       LP1
4       LP1
5       BE1
6       BE1
"""
TANKS_OF_H = """
        area turn
1       RA3  2
2       RA3  2
3       BE1  3
4       BE1  3
5       LP1  4
6       LP1  4
"""
PRINTED = {
    "fire": FIRE,
    "grenades": GRENADES_TABLE,
    "hand-to-hand": HAND_TO_HAND,
    "leader-casualty": LEADERS,
    "crash": CRASH,
    "lost-glider": LOST_GLIDER,
    "german-reinforcements": GERMAN_REINFORCEMENTS,
    "british-reinforcements": BRITISH_REINFORCEMENTS,
    "optional-british-reinforcements": OPTIONAL_BRITISH,
    "demolition": DEMOLITION,
    "suppression-removal": SUPPRESSION,
    "car-speed": CAR,
    "column-retreat": RETREAT,
    "german-entry": GERMAN_ENTRY,
    "tanks-of-chit-h": TANKS_OF_H,
}


def dice_of(label: str) -> list[int]:
    """The modified dice that a row stands for: a few beyond the end for `1-` and `6+`."""
    if label.endswith("-"):
        return [int(label[:-1]) - more for more in range(3)]
    if label.endswith("+"):
        return [int(label[:-1]) + more for more in range(3)]
    return [int(label)]


@pytest.mark.parametrize("key", PRINTED)
def test_every_cell_is_as_printed(key: str) -> None:
    """[6.1.5] [5.3.grenades.2] [4.2.6] [7.0.3] [13.1.1] [13.1.2] [13.2.1] Cell by cell, end rows too."""
    header, *rows = [line.split() for line in PRINTED[key].strip().splitlines()]
    table: ResultsTable = TABLES[key]
    assert len(table.columns) == len(header)
    assert len(table.cells) == len(rows)
    for label, *cells in rows:
        for die in dice_of(label):
            assert [table.result(column, die) for column in range(len(cells))] == cells, f"{key}, die {die}"


def test_no_chart_is_left_out() -> None:
    """[6.1] Every chart in the data is compared with the printed one."""
    assert set(TABLES) == set(PRINTED)


def test_strengths_choose_the_column_of_the_fire_table() -> None:
    """[6.1.2] 1-4, 5-8, 9-10, 11-14, 15-20, 21 and more."""
    bounds = {1: 0, 4: 0, 5: 1, 8: 1, 9: 2, 10: 2, 11: 3, 14: 3, 15: 4, 20: 4, 21: 5, 60: 5}
    for strength, column in bounds.items():
        assert TABLES["fire"].column_of(strength) == column
    assert TABLES["fire"].columns == ["1-4", "5-8", "9-10", "11-14", "15-20", "21+"]


CHART = {
    # squads, dummies, Hickman, Schmidt, platoons at LePort, Bénouville, Ranville, blanks, wired, tanks
    "A": (3, 5, "", "car", 0, 0, 0, 0, 0, 0),
    "B": (4, 4, "leport", "car", 0, 0, 0, 0, 0, 0),
    "C": (5, 3, "benouville", "pillbox", 0, 0, 0, 3, 1, 0),
    "D": (5, 3, "benouville", "pillbox", 1, 1, 0, 3, 1, 0),
    "E": (5, 3, "leport", "pillbox", 1, 1, 0, 3, 1, 0),
    "F": (5, 3, "leport", "pillbox", 2, 2, 0, 2, 1, 0),
    "G": (5, 3, "leport", "pillbox", 2, 2, 1, 1, 1, 0),
    "H": (5, 3, "leport", "pillbox", 2, 2, 2, 1, 1, 2),
}


@pytest.mark.parametrize("name", CHART)
def test_the_set_up_chart(name: str) -> None:
    """[14.chart] What each chit brings."""
    chit = next(one for one in CHITS if one.name == name)
    found = (
        chit.squads,
        chit.dummies,
        chit.hickman,
        chit.schmidt,
        *chit.platoons,
        chit.blanks,
        chit.wired,
        chit.tanks,
    )
    assert found == CHART[name]
    assert [one.name for one in CHITS] == list(CHART)


def test_the_german_reinforcement_chart() -> None:
    """[13.1.3] Two tanks and four platoons on turn 5, four and six on 6, all that is left on 7."""
    assert [(one.tanks, one.platoons, one.turn) for one in GERMAN_FORCES] == [(2, 4, 5), (4, 6, 6), (-1, -1, 7)]


def test_the_british_reinforcement_chart() -> None:
    """[13.2.2] Three, four or six platoons; one or two Piats; one or two gammon bombs; ruling 10 gives the turns."""
    found = [(one.name, one.platoons, one.piats, one.gammon_bombs, one.turn) for one in BRITISH_FORCES]
    assert found == [("A", 3, 1, 1, 6), ("B", 4, 2, 1, 7), ("C", 6, 2, 2, 8)]


RECORD_SHEET = """
1 howard 1 0,2 neilson 1 0,3 friday 1 0,4 hq-1 1 0,5 hq-2 1 0
6 brotheridge 1 0,7 brotheridge-platoon 8 4,8 brotheridge-a 4 2,9 brotheridge-b 4 2
10 fox 1 0,11 fox-platoon 8 4,12 fox-a 4 2,13 fox-b 4 2
14 hooper 1 0,15 hooper-platoon 8 4,16 hooper-a 4 2,17 hooper-b 4 2
18 smith 1 0,19 smith-platoon 8 4,20 smith-a 4 2,21 smith-b 4 2
22 sweeney 1 0,23 sweeney-platoon 8 4,24 sweeney-a 4 2,25 sweeney-b 4 2
26 wood 1 0,27 wood-platoon 8 4,28 wood-a 4 2,29 wood-b 4 2
30 sappers-1 1 0,31 sappers-2 1 0,32 sappers-3 1 0,33 sappers-4 1 0
34 pine-coffin 1 0,35 para-1 7 4,36 para-2 7 4,37 para-3 7 4,38 para-4 7 4,39 para-5 7 4,40 para-6 7 4
"""


def test_the_player_record_sheet() -> None:
    """[5.3.grenades] [6.3.charges] Forty units with their strengths and grenades, and the charges of their weapons."""
    lines = [one.split() for one in RECORD_SHEET.strip().replace("\n", ",").split(",")]
    assert len(lines) == 40
    for number, name, strength, grenades in lines:
        unit = int(number) - 1
        assert (PIECE_NAMES[unit], FULL_STRENGTH[unit], GRENADES[unit]) == (name, int(strength), int(grenades))
    charges = dict(zip(WEAPON_NAMES, WEAPON_CHARGES, strict=True))
    assert charges == {"piat-1": 2, "piat-2": 3, "piat-3": 3, "gammon-1": 2, "gammon-2": 2}
