"""[II] [II.A] [II.B] [II.C] Paratroops: sticks, drift, and where they come down."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bridgehead.engine.dice import Dice
from bridgehead.engine.state import Event
from bridgehead.games.airborne.landing.gliders import landing_hex
from bridgehead.games.airborne.landing.paratroops import drift_hex, next_drop, places
from bridgehead.games.airborne.printed.components import hex_name
from bridgehead.games.airborne.printed.tables import DRIFT, PATTERN_ROWS, SPEEDS
from bridgehead.games.airborne.rulebook import RULES
from bridgehead.games.airborne.state import ABOARD, DEAD, OVERHEAD, SPLIT
from bridgehead.games.airborne.turn import sequence
from bridgehead.testing.sampling import answering_dice
from tests.games.airborne.field import GAME, PLATOON, Field, h, listen

WEST = 4
WIDE = ["." * 30] * 5

GIVEN = """
A 8
B 6 2
C 4 2 2
D 2 2 2 1
E 1 2 2 2 1
F 0 1 1 2 2 1 1
G 0 1 1 1 2 1 1 1
H 0 1 1 1 1 1 1 1 1
I 0 1 0 1 1 1 1 1 1 1
J 0 1 0 1 1 1 1 1 1 0 1
K 0 1 0 1 1 1 0 1 1 1 0 1
L 0 0 1 1 0 0 1 1 0 0 1 1 1 0 0 1 1
M 0 0 1 0 0 1 1 0 1 0 0 1 1 0 0 1 1
N 0 0 1 0 0 1 0 0 1 0 0 0 1 1 0 0 1 1
O 0 0 1 0 0 1 0 0 1 0 0 1 0 0 1 0 0 1 1
P 0 0 0 1 0 0 1 0 0 1 0 0 1 0 0 1 0 0 1 0 1
Q 0 0 0 1 0 0 1 0 0 1 0 0 1 0 0 1 0 0 1 0 0 1
R 0 0 0 0 1 0 0 1 0 0 1 0 0 1 0 0 1 0 0 1 0 0 1
"""


def over(target: str, planes: int, dice: list[int], wind: int = WEST, speed: str = "gusty", **more: object) -> Field:
    """Planes over one hex, each with a platoon, about to drop."""
    field = Field(
        drops={PLATOON: planes, "halifax": planes},
        defender={"E30": "security-platoon-german-west"},
        dice=dice,
        grid=WIDE,
        **more,  # type: ignore[arg-type]
    )
    g = field.g
    g.wind, g.speed = wind, SPEEDS.index(speed)
    g.acting, g.phase = 0, sequence.DROPS
    for at, plane in enumerate(g.battle.planes):
        g.where[plane] = OVERHEAD
        g.plan_hex[at], g.plan_turn[at] = h(target), 1
    return field


def landed(field: Field) -> dict[str, int]:
    """How many sticks are in each hex."""
    found: dict[str, int] = {}
    for unit, where in enumerate(field.g.where):
        if where >= 0 and field.g.battle.of[unit].stick:
            found[hex_name(where)] = found.get(hex_name(where), 0) + 1
    return found


@pytest.mark.parametrize("line", GIVEN.strip().splitlines())
def test_every_drift_diagram(line: str) -> None:
    """[II.C] The eighteen rows as given."""
    letter, *row = line.split()
    assert PATTERN_ROWS[letter] == [int(one) for one in row]


@pytest.mark.parametrize("die", range(1, 7))
@pytest.mark.parametrize(("column", "first"), [("low", "A"), ("gusty", "G"), ("high", "M")])
def test_every_cell_of_the_drift_pattern_chart(column: str, first: str, die: int) -> None:
    """[II.C] Low A to F, gusty G to L, high M to R."""
    assert DRIFT.result(SPEEDS.index(column), die) == chr(ord(first) + die - 1)


def test_the_worked_example_gusty_and_a_three() -> None:
    """[II.C] A gusty wind from the west and a 3: pattern I, eastwards, none in the target hex."""
    field = over("C05", 2, [3] + [6] * 8)
    field.play()
    assert field.told("drift") == [(h("C05"), 3, "I")]
    assert landed(field) == {"C06": 1, "C08": 1, "C09": 1, "C10": 1, "C11": 1, "C12": 1, "C13": 1, "C14": 1}


def test_one_platoon_is_four_sticks() -> None:
    """[II.B] One plane load; two of them fill pattern A."""
    field = over("C05", 1, [1] + [6] * 4, speed="low")
    field.play()
    assert landed(field) == {"C05": 4}
    assert field.g.where[field.unit(PLATOON)] == SPLIT


def test_one_die_for_all_who_are_aimed_at_a_hex() -> None:
    """[II.C] Drift is determined but once for a target hex."""
    field = over("C05", 2, [2] + [6] * 8, speed="low")
    field.play()
    assert landed(field) == {"C05": 6, "C06": 2}
    assert len(field.told("drift")) == 1


def test_the_owner_fills_the_places_as_he_likes() -> None:
    """[II.C] The numbers are the most that may land: a lone platoon has a choice."""
    field = over("C05", 1, [2] + [6] * 4, speed="low")
    choice = field.play()
    assert field.offers(choice) == ["land:C05", "land:C06"]
    field.play("land:C06", "land:C06")
    field.play()
    assert landed(field) == {"C05": 2, "C06": 2}


def test_a_stick_without_a_place_lands_just_beyond_the_row() -> None:
    """[II.C] Row D holds seven; the eighth lands in the next hex."""
    field = over("C05", 2, [4] + [6] * 8, speed="low")
    field.play()
    assert landed(field) == {"C05": 2, "C06": 2, "C07": 2, "C08": 1, "C09": 1}


def test_row_l_has_one_place_too_many() -> None:
    """[II.C] Nine places for eight sticks: the owner leaves one empty."""
    field = over("C05", 2, [6] + [6] * 8, speed="gusty")
    g = field.g
    assert next_drop(g)
    assert sum(places(g)) == 9 and len(g.dropping) == 8


def test_off_the_board_is_lost() -> None:
    """[II.C] The high wind carries most of them beyond the eastern edge."""
    field = over("C26", 1, [1, 6, 6, 6, 6], speed="high")
    field.play()
    assert landed(field) == {"C28": 1}
    assert sum(1 for unit in field.g.battle.sticks[field.unit(PLATOON)] if field.g.where[unit] == DEAD) == 3


def test_places_may_be_drawn() -> None:
    """[II.C] With the option nobody chooses."""
    field = over("C05", 1, [2] + [6] * 4, speed="low", options={"drift-places": "drawn"})
    choice = field.play()
    assert choice is not None and choice.prompt == "phase-foot"
    assert sum(landed(field).values()) == 4


def test_planes_leave_after_the_drop_in_their_own_air_phase() -> None:
    """[II.A] [I.H] They come in the owner's air phase, drop, and are off the board."""
    field = Field(drops={PLATOON: 1, "halifax": 1}, airborne={"A30": PLATOON}, dice=[5, 2, 1, 6, 6, 6, 6], grid=WIDE)
    g = field.g
    g.plan_hex[0], g.plan_turn[0], g.heading[0] = h("C05"), 1, 1
    g.turn, g.phase = 0, sequence.WIND
    choice = field.play()
    assert choice is not None and choice.prompt == "phase-foot"
    assert [event.kind for event in field.log if event.kind in ("appears", "drift")] == ["appears", "drift"]
    assert landed(field) == {"C05": 4}
    assert g.where[g.battle.planes[0]] == -8


@given(seed=st.integers(0, 400))
@settings(max_examples=25, deadline=None)
def test_sticks_are_conserved_and_drift_downwind(seed: int) -> None:
    """[II.C] Landed and lost make all that were dropped; every landing hex lies straight downwind of its target."""
    g = RULES.setup(GAME.setup("merville"), Dice(seed))
    dice = answering_dice(seed)
    log: list[Event] = []
    listen(g, log)
    while g.turn < 8 and g.result < 0:
        steps = RULES.step(g)
        try:
            choice = next(steps)
            while True:
                choice = steps.send(choice.options[dice.below(len(choice.options))])
        except StopIteration:
            pass
    wind = target = 0
    for event in log:
        if event.kind == "wind":
            wind = ["wind-NE", "wind-E", "wind-SE", "wind-SW", "wind-W", "wind-NW"].index(str(event.args[1]))
        elif event.kind == "drift":
            target = int(str(event.args[0]))
        elif event.kind == "comes-down":
            place = int(str(event.args[1]))
            away = g.battle.ground.distance(target, place)
            assert drift_hex(g.battle.ground, target, wind, away) == place
    down = {event.args[0] for event in log if event.kind == "comes-down"}
    lost = {event.args[0] for event in log if event.kind == "lost"}
    jumped = [unit for unit in range(len(g.where)) if g.battle.home[unit] >= 0 and g.where[g.battle.home[unit]] != DEAD]
    jumped = [unit for unit in jumped if g.where[g.battle.home[unit]] != ABOARD and unit not in g.dropping]
    assert {g.battle.tag[unit] for unit in jumped} <= down | lost
    assert not down & lost


def test_a_glider_and_a_stick_drift_the_same_way() -> None:
    """[II.C] [III.F.2] One hex downwind is the same hex for both."""
    ground = over("C05", 1, []).g.battle.ground
    for wind in range(6):
        assert drift_hex(ground, h("C10"), wind, 1) == landing_hex(ground, h("C10"), 1, 0, wind, 0)
