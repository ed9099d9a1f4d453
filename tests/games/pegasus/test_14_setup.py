"""Chapter 14: the set-up."""

from pathlib import Path

import pytest

from bridgehead.engine.dice import Dice
from bridgehead.engine.play.match import Match
from bridgehead.games.pegasus.printed.components import (
    BOARD,
    CHIT_NAMES,
    FULL_STRENGTH,
    GARRISON_COUNTERS,
    GLIDER,
    PIECE_NAMES,
    SETUP_AREAS,
)
from bridgehead.games.pegasus.printed.terms import ABOARD, COMING, FACE_DOWN, NO_COUNTER
from bridgehead.games.pegasus.rulebook import RULES
from bridgehead.games.pegasus.state import PegasusState
from tests.games.pegasus.positions import GAME, piece, space


def new(scenario: str, seed: int = 0, chit: str = "") -> PegasusState:
    """A set-up; with a chit named, the first seed that draws it."""
    while True:
        g = RULES.setup(GAME.setup(scenario), Dice(seed))
        if not chit or CHIT_NAMES[g.chit] == chit:
            return g
        seed += 1


LOADS = {
    1: {"howard", "neilson", "brotheridge", "brotheridge-platoon", "sappers-1"},
    2: {"wood", "wood-platoon", "sappers-2"},
    3: {"smith", "smith-platoon", "sappers-3"},
    4: {"friday", "hooper", "hooper-platoon", "sappers-4"},
    5: {"sweeney", "sweeney-platoon", "hq-1"},
    6: {"fox", "fox-platoon", "hq-2"},
}


def test_the_glider_loads() -> None:
    """[14] As listed, with Piat 1 in glider 3; nobody is on the map."""
    g = new("beginner")
    for glider, load in LOADS.items():
        assert {PIECE_NAMES[unit] for unit in range(40) if GLIDER[unit] == glider - 1} == load
        assert all(g.place[piece(name)] == ABOARD for name in load)
    assert g.carrier[0] == piece("smith-platoon")
    assert sum(g.british) == 0
    assert sum(FULL_STRENGTH[piece(name)] for name in LOADS[1]) == 12


@pytest.mark.parametrize(
    ("scenario", "chits"), [("historical", "B"), ("beginner", "ABC"), ("advanced", "ABCDEF"), ("expert", "DEFGH")]
)
def test_the_scenario_says_which_chits_are_drawn(scenario: str, chits: str) -> None:
    """[14.0.1] [14.0.2] [17] [17.1] [17.2] Each of them can come, no other does."""
    assert {CHIT_NAMES[new(scenario, seed).chit] for seed in range(80)} == set(chits)


@pytest.mark.parametrize(("chit", "squads"), [("A", 3), ("B", 4), ("C", 5)])
def test_squads_and_dummies_lie_face_down(chit: str, squads: int) -> None:
    """[14.0.3] One counter on each of the eight set-up areas, nobody knows which is which."""
    g = new("beginner", chit=chit)
    assert [g.place[unit] for unit in GARRISON_COUNTERS] == SETUP_AREAS
    assert list(g.hidden) == [1] * 8
    assert sum(g.secret) == squads
    where = {tuple(new("beginner", seed).secret) for seed in range(60)}
    assert len(where) > 20


@pytest.mark.parametrize(
    ("chit", "scenario", "entries", "hickman"),
    [
        ("B", "beginner", (0, 0, 0), "LP1"),
        ("C", "beginner", (0, 0, 0), "BE1"),
        ("D", "expert", (1, 1, 0), "BE1"),
        ("E", "expert", (1, 1, 0), "LP1"),
        ("F", "expert", (2, 2, 0), "LP1"),
        ("G", "expert", (2, 2, 1), "LP1"),
        ("H", "expert", (2, 2, 2), "LP1"),
    ],
)
def test_who_is_at_the_entry_areas(chit: str, scenario: str, entries: tuple[int, int, int], hickman: str) -> None:
    """[14.0.4] [14.chart] Places named are the entry areas."""
    g = new(scenario, chit=chit)
    found = [
        sum(1 for unit in range(len(PIECE_NAMES)) if PIECE_NAMES[unit].startswith("platoon") and g.place[unit] == there)
        for there in (space("LP1"), space("BE1"), space("RA3"))
    ]
    assert tuple(found) == entries
    assert g.place[piece("hickman")] == space(hickman)


@pytest.mark.parametrize(("chit", "scenario"), [("A", "beginner"), ("B", "beginner")])
def test_schmidt_comes_in_his_car(chit: str, scenario: str) -> None:
    """[14.0.6] [5.8] With A and B, on turn 3; the others have him in the pillbox without it."""
    g = new(scenario, chit=chit)
    assert g.place[piece("schmidt")] == g.place[piece("car")] == COMING
    assert g.due[piece("schmidt")] == 3
    assert BOARD.ids[new(scenario, chit="C").place[piece("schmidt")]] == "PIL"


def test_schmidt_on_turn_six_by_option() -> None:
    """[5.8] Ruling 3."""
    g = RULES.setup(GAME.setup("historical", {"schmidt-turn": "6"}), Dice(0))
    assert g.due[piece("car")] == 6


@pytest.mark.parametrize(("chit", "blanks"), [("C", 3), ("D", 3), ("F", 2), ("H", 1)])
def test_the_wired_bridge(chit: str, blanks: int) -> None:
    """[14.0.5] One counter face down; wired as often as one in blanks and one."""
    states = [RULES.setup(GAME.setup("beginner" if chit == "C" else "expert"), Dice(seed)) for seed in range(900)]
    drawn = [g for g in states if CHIT_NAMES[g.chit] == chit]
    assert all(g.wire == FACE_DOWN for g in drawn)
    share = sum(g.wire_live for g in drawn) / len(drawn)
    assert abs(share - 1 / (blanks + 1)) < 0.12


def test_no_wired_bridge_with_chits_a_and_b() -> None:
    """[14.0.5] [8] Only if the chit says so."""
    assert new("beginner", chit="A").wire == new("beginner", chit="B").wire == NO_COUNTER


@pytest.mark.parametrize(("dice", "entry", "turn"), [((1, 2), "RA3", 2), ((3, 4), "BE1", 3), ((5, 6), "LP1", 4)])
def test_the_tanks_of_chit_h(dice: tuple[int, int], entry: str, turn: int) -> None:
    """[14.chart.tanks] Each with its own die."""
    seed = next(one for one in range(99) if CHIT_NAMES[RULES.setup(GAME.setup("expert"), Dice(one)).chit] == "H")
    g = RULES.setup(GAME.setup("expert"), Dice(seed, list(dice)))
    for _ in dice:
        assert list(RULES.step(g)) == []
    for tank in ("tank-1", "tank-2"):
        assert (g.entry[piece(tank)], g.due[piece(tank)]) == (space(entry), turn)


def free_set_up(*dice: int) -> Match:
    """A match with the optional set-up."""
    return GAME.match("beginner", {"set-up": "free"}, seed=1, dice=list(dice))


def test_the_player_loads_the_gliders() -> None:
    """[14.1] Any unit in any glider, up to twelve points: a glider with a platoon has room for four more."""
    match = free_set_up(3, 2, 5, 1, 1, 1, 1, 1, 1, 1)
    loads = [0] * 6
    while match.choice is not None and match.choice.prompt == "aboard":
        unit = match.choice.about[0]
        offered = [glider for _verb, glider in match.choice.options]
        assert offered == [glider for glider in range(6) if loads[glider] + FULL_STRENGTH[unit] <= 12]
        match.answer(match.choice.options[-1])
        loads[offered[-1]] += FULL_STRENGTH[unit]
    assert max(loads) == 12


def test_the_player_forms_the_groups() -> None:
    """[14.1] [4.1] Three from the north, the lead glider of each group named by the player."""
    match = free_set_up(3, 2, 5, 1, 1, 1, 1, 1, 1, 1)
    while match.choice is not None and match.choice.prompt != "north":
        match.answer(match.choice.options[0])
    for written in ("north:6", "north:2", "north:4", "lead:4", "lead:5"):
        match.answer(written)
    lines = [list(event.args) for event in match.events if event.kind == "group-formed"]
    assert lines == [[0, (3, 1, 5)], [1, (4, 0, 2)]]
    assert isinstance(match.state, PegasusState)
    assert match.state.glider_at[3] == space("NB2")


@pytest.mark.parametrize(("die", "lost"), [(1, 3), (2, 3), (3, 1), (4, 1), (5, 5), (6, 5)])
def test_the_lost_glider_is_known_by_its_number(die: int, lost: int) -> None:
    """[4.1.lost] Glider 6 leads gliders 2 and 4: a 1 or 2 still means number 1 or 4, a 5 or 6 number 3 or 6."""
    match = free_set_up(6, die, 3, *[5, 1, 2, 3, 4, 6] * 20)
    while match.choice is not None and match.choice.prompt != "north":
        match.answer(match.choice.options[0])
    for written in ("north:6", "north:2", "north:4", "lead:6", "lead:5"):
        match.answer(written)
    assert [event.args[0] for event in match.events if event.kind == "glider-lost"] == [lost]


@pytest.mark.parametrize(("die", "lost"), [(1, 0), (2, 0), (3, 1), (5, 0)])
def test_a_number_that_the_group_has_twice_or_not_at_all(die: int, lost: int) -> None:
    """[4.1.lost] Ruling 24: of gliders 1 and 4 in one group the one that flies first; for number 3 or 6, which neither
    of them is, after 3 comes 1 again.
    """
    match = free_set_up(6, die, 3, *[5, 1, 2, 3, 4, 6] * 20)
    while match.choice is not None and match.choice.prompt != "north":
        match.answer(match.choice.options[0])
    for written in ("north:1", "north:2", "north:4", "lead:1", "lead:5"):
        match.answer(written)
    assert [event.args[0] for event in match.events if event.kind == "glider-lost"] == [lost]


@pytest.mark.parametrize("absent", [[1, 2, 3, 4], [2, 3, 4, 5, 6]])
def test_few_gliders_are_one_group(absent: list[int], tmp_path: Path) -> None:
    """[14.1] [14] A scenario of two gliders, or of one, can be set up freely; without glider 3 there is no Piat 1."""
    path = tmp_path / "few.toml"
    path.write_text(
        f'chits = ["A"]\nabsent_gliders = {absent}\n[victory]\nmarginal = 1\nsubstantial = 2\noverwhelming = 3\n',
        encoding="utf-8",
    )
    match = GAME.match(str(path), {"set-up": "free"}, seed=1)
    asked: set[str] = set()
    while match.choice is not None and match.choice.prompt != "move":
        asked.add(match.choice.prompt)
        match.answer(match.choice.options[0])
    assert "north" in asked and "carry" not in asked
    landed = {event.args[0] for event in match.events if event.kind == "glider-lands"}
    assert landed == {glider for glider in range(6) if glider + 1 not in absent}


@pytest.mark.parametrize(("absent", "entered"), [([4, 5, 6], [0]), ([1, 2, 3], [1])])
def test_a_group_without_gliders_does_not_fly(absent: list[int], entered: list[int], tmp_path: Path) -> None:
    """[4.1] Where the scenario leaves out all gliders of a group no die is rolled for it, and no six can lose one."""
    path = tmp_path / "half.toml"
    path.write_text(
        f'chits = ["A"]\nabsent_gliders = {absent}\n[victory]\nmarginal = 1\nsubstantial = 2\noverwhelming = 3\n',
        encoding="utf-8",
    )
    match = GAME.match(str(path), seed=1, dice=[2] * 20)
    assert [event.args[0] for event in match.events if event.kind == "glider-entry"] == entered
