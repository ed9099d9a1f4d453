"""[II.C] [II.D] [III.F] [P8.1] [P8.4] The odds that are printed are those that are rolled."""

from fractions import Fraction

import pytest

from bridgehead.engine.choice import Choice
from bridgehead.engine.dice import Dice
from bridgehead.engine.state import Event, State
from bridgehead.games.airborne.landing.gliders import landing_hex
from bridgehead.games.airborne.landing.paratroops import drift_hex
from bridgehead.games.airborne.landing.scatter import drop_odds, expected_drop, expected_glide, filled, glide_odds
from bridgehead.games.airborne.landing.wind import wind_from, wind_speed
from bridgehead.games.airborne.printed.ground import WATER, shipped_ground
from bridgehead.games.airborne.printed.tables import DRIFT, PATTERN_LETTERS, PATTERNS
from bridgehead.games.airborne.rulebook import RULES
from bridgehead.games.airborne.table.tools import movement_reach
from bridgehead.games.airborne.turn import sequence
from tests.games.airborne.field import GUARDS, PLATOON, RIFLES, Field, h, listen

MERVILLE = shipped_ground("merville")
TARGETS = ["H12", "F15", "C20", "O04"]


@pytest.mark.parametrize("target", TARGETS)
def test_expected_landings_are_what_the_dice_bring(target: str) -> None:
    """[II.C] Every wind, every speed, every drift die counted one by one."""
    found = expected_drop(MERVILLE, h(target), 4)
    counted: dict[int, Fraction] = {}
    for direction in range(1, 7):
        for speed in range(1, 7):
            for die in range(1, 7):
                row = PATTERNS[PATTERN_LETTERS.index(DRIFT.result(wind_speed(speed), die))]
                for steps, many in enumerate(filled(row, 4)):
                    place = drift_hex(MERVILLE, h(target), wind_from(direction), steps)
                    counted[place] = counted.get(place, Fraction(0)) + Fraction(many, 216)
    assert found.lost == counted.pop(-1, Fraction(0))
    assert {place: share for place, share in found.by_hex.items() if share} == {p: s for p, s in counted.items() if s}


@pytest.mark.parametrize("sticks", [4, 8])
def test_nobody_is_forgotten(sticks: int) -> None:
    """[II.C] Landed and lost add up to all who jumped."""
    found = expected_drop(MERVILLE, h("H12"), sticks)
    assert sum(found.by_hex.values()) + found.lost == sticks


def test_expected_gliders_are_what_the_dice_bring() -> None:
    """[III.F] Direction, speed and deviation."""
    found = expected_glide(MERVILLE, h("H12"), 1)
    counted: dict[int, Fraction] = {}
    for direction in range(1, 7):
        for speed in range(1, 7):
            for along in (-1, -1, 0, 0, 1, 1):
                place = landing_hex(MERVILLE, h("H12"), 1, along, wind_from(direction), wind_speed(speed))
                counted[place] = counted.get(place, Fraction(0)) + Fraction(1, 216)
    assert found.by_hex == counted and found.lost == 0


def test_the_fate_of_a_stick() -> None:
    """[II.D] On an endless meadow: dispersed on a 1, else safe."""
    ground = Field({"A01": PLATOON}, grid=["." * 40] * 26).g.battle.ground
    odds = drop_odds(ground, h("M20"), 4)
    assert odds.chance("X") == 0 and odds.chance("lost") > 0
    assert odds.chance("D") / odds.chance("safe") == Fraction(1, 5)
    assert glide_odds(ground, h("M20"), 1).results == [("safe", Fraction(1))]


@pytest.mark.parametrize("target", TARGETS)
def test_the_quick_odds_of_a_landing_agree_with_its_map(target: str) -> None:
    """[II.C] [II.D] [III.F] What is lost, and what the ground does to the rest, hex by hex."""
    drop = expected_drop(MERVILLE, h(target), 4)
    odds = drop_odds(MERVILLE, h(target), 4)
    assert odds.chance("lost") == drop.lost / 4
    sea = sum(share for place, share in drop.by_hex.items() if MERVILLE.terrain[place] == WATER)
    assert odds.chance("X") >= sea / 4
    glide = expected_glide(MERVILLE, h(target), 4)
    found = glide_odds(MERVILLE, h(target), 4)
    assert found.chance("lost") == glide.lost
    swallowed = sum(share for place, share in glide.by_hex.items() if MERVILLE.terrain[place] == WATER)
    assert found.chance("X") >= swallowed


def test_merville_is_a_bad_place_to_jump() -> None:
    """[II.D] Over the battery a stick comes down safe less often than over the open fields south of it."""
    assert drop_odds(MERVILLE, h("K02"), 4).chance("safe") > drop_odds(MERVILLE, h("C20"), 4).chance("safe")


def test_the_writer_of_the_plan_sees_what_to_expect_before_he_seals_it() -> None:
    """[II.C] [I.I] A tint a hex and the number lost; nobody else sees it, and after the seal nobody does."""
    field = Field(drops={PLATOON: 1, "halifax": 1}, airborne={"A01": PLATOON})
    g = field.g
    g.phase, g.at, g.plan_hex[0] = sequence.SEALING, 1, h("E06")
    expected = expected_drop(g.battle.ground, h("E06"), 4)
    seen = {tint.space: tint.value for tint in RULES.view(g, 0).tints}
    assert seen[h("E06")] == f"{float(expected.by_hex[h('E06')]):.2f}"
    assert RULES.view(g, 0).facts["scatter-lost"] == f"{float(expected.lost):.2f}"
    assert RULES.view(g, 1).tints == []
    g.phase = sequence.FIRE
    assert RULES.view(g, 0).tints == []


def frequency(field: Field, answers: list[str], kind: str, rolls: int = 1200) -> dict[str, int]:
    """How often each result comes up when the same attack is made with many dice."""
    found: dict[str, int] = {}
    for seed in range(rolls):
        g = field.g.copy()
        state: State = g
        state.dice = Dice(seed)
        log: list[Event] = []
        listen(g, log)
        twin = Field.__new__(Field)
        twin.g, twin.log = g, log
        twin.play(*answers)
        code = str(next(event for event in log if event.kind == kind).args[-1]).removeprefix("result-")
        found[code] = found.get(code, 0) + 1
    return found


@pytest.mark.parametrize(
    ("kind", "answers", "phase"),
    [
        ("fire", [f"fire-at:{RIFLES}-1", "all"], sequence.FIRE),
        ("assault", ["assault:E05", "all"], sequence.ASSAULT),
    ],
)
def test_printed_odds_are_the_frequencies(kind: str, answers: list[str], phase: int) -> None:
    """[P8.1] [P8.4] The same code resolves and foretells."""
    field = Field({"E04": f"{PLATOON} {PLATOON}"}, {"E05": RIFLES})
    field.g.phase = phase
    choice = field.play()
    assert choice is not None
    option = next(one for one in choice.options if one[0] != "done")
    odds = RULES.odds(field.g, choice, option)
    assert odds is not None
    rolls = 1200
    found = frequency(field, answers, kind, rolls)
    assert set(found) == {code for code, _ in odds.results}
    for code, share in odds.results:
        assert abs(found[code] / rolls - share) < 0.05


def test_odds_of_an_attack_that_is_being_put_together() -> None:
    """[P8.1] With one, with both, as it stands."""
    field = Field({"E04": PLATOON, "E06": PLATOON}, {"E05": RIFLES})
    choice = field.play(f"fire-at:{RIFLES}-1")
    assert isinstance(choice, Choice)
    columns = {}
    for option in choice.options:
        odds = RULES.odds(field.g, choice, option)
        columns[option[0]] = odds.column if odds is not None else ""
    assert columns == {"all": "1-1", "with": "1-2"}


def test_where_a_unit_can_go() -> None:
    """[P7.1] The tool gives each hex with its points."""
    field = Field({"E05": PLATOON}, {"E07": GUARDS}, roads=["E01 E02 E03 E04 E05 E06"])
    assert movement_reach(field.g, field.unit(PLATOON)) == {
        "D04": 1.0, "D05": 1.0, "E03": 1.0, "E04": 0.5, "E06": 0.5, "F04": 1.0, "F05": 1.0
    }  # fmt: skip
