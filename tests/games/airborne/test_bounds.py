"""Cases at the edge of a rule: what a change of one number, comparison or condition would break."""

import pytest

from bridgehead.engine.columns import changed
from bridgehead.engine.dice import Dice
from bridgehead.games.airborne.combat.mines import mine_attacks
from bridgehead.games.airborne.landing.regroup import form_options
from bridgehead.games.airborne.landing.scatter import glider_shifts
from bridgehead.games.airborne.printed.components import hex_name, hex_number
from bridgehead.games.airborne.printed.ground import EAST, WEST, banks_of
from bridgehead.games.airborne.rulebook import RULES
from bridgehead.games.airborne.state import BLOWN, DISPERSED, FIRED, MINES, MOVED
from bridgehead.games.airborne.turn import sequence
from tests.games.airborne.field import GAME, GUARDS, OPEN, PLATOON, RIFLES, Field, group, h, scenario
from tests.games.airborne.played import CALM, Played
from tests.games.airborne.test_i_plan import offered, planning, prompt
from tests.games.airborne.test_ii_regroup import jumped
from tests.games.airborne.test_p08_assault import TANK
from tests.games.airborne.test_p08_indirect import FIRE, MORTAR
from tests.games.airborne.test_p10_engineers import CANAL, ENGINEERS, ROAD, STREAM, tasks, work


@pytest.mark.parametrize(("name", "number"), [("A01", 0), ("A40", 39), ("A41", -1), ("A00", -1), ("Z40", 1039)])
def test_names_of_hexes_end_with_the_board(name: str, number: int) -> None:
    """[P12.1] Forty columns and twenty-six rows; what lies beyond is no hex."""
    assert hex_number(name) == number
    assert number < 0 or hex_name(number) == name


def mined(field: Field, *places: str) -> Field:
    """The same with mines."""
    for place in places:
        field.g.works = changed(field.g.works, h(place), field.g.works[h(place)] | MINES)
    return field


def test_work_at_mines_among_the_enemy_can_be_begun_from_the_next_hex() -> None:
    """[P10.2] Only going in, in the second turn, needs the hex to be free; and work elsewhere does not matter."""
    field = mined(Field({"E04": ENGINEERS}, {"E05": GUARDS}), "E05", "D04")
    assert tasks(field, ENGINEERS) == ["clear:D04", "clear:E05"]
    work(field, ENGINEERS, "clear", "D04")
    assert "clear:E05" in tasks(field, ENGINEERS)
    field = mined(Field({"E04": ENGINEERS}, {"E05": GUARDS}), "E05")
    work(field, ENGINEERS, "clear", "E05")
    assert tasks(field, ENGINEERS) == []


def test_a_bridge_that_is_gone_is_not_blown_again() -> None:
    """[P10.3] The engineers stand in the stream where it was."""
    field = Field({"E05": ENGINEERS}, grid=STREAM, roads=ROAD)
    assert "demolish:E05" in tasks(field, ENGINEERS)
    field.g.works = changed(field.g.works, h("E05"), BLOWN)
    assert "demolish:E05" not in tasks(field, ENGINEERS)


def test_the_banks_of_a_bridge_are_whole() -> None:
    """[P12.2] Three hexes in the west, one where the road leads in the east; a bridge whose road ends on it has one
    bank, which is none.
    """
    ground = Field({"E02": PLATOON}, grid=CANAL, roads=ROAD).g.battle.ground
    banks = [sorted(hex_name(place) for place in bank) for bank in banks_of(ground, h("E05"))]
    assert sorted(banks) == [["D04", "E04", "F04"], ["E06"]]
    ground = Field({"E02": PLATOON}, grid=CANAL, roads=["E01 E02 E03 E04 E05"]).g.battle.ground
    assert banks_of(ground, h("E05")) == []


@pytest.mark.parametrize(
    ("side", "first", "last", "count"),
    [("north", "A01", "A12", 12), ("south", "I01", "I12", 12), ("west", "A01", "I01", 9), ("east", "A12", "I12", 9)],
)
def test_the_edges_of_a_board(side: str, first: str, last: str, count: int) -> None:
    """[P12.1] Where reinforcements come in: the outermost hexes of that side."""
    found = Field({"E02": PLATOON}).g.battle.ground.edge(side)
    assert (hex_name(found[0]), hex_name(found[-1]), len(found)) == (first, last, count)


def test_no_block_is_built_beside_a_fort_whatever_its_number() -> None:
    """[P10.4] The fort is the first unit of the battle here."""
    pioneers = "engineer-platoon-german-west"
    for fort, built in ((f"fort-20 {pioneers}", False), (pioneers, True)):
        field = Field(defender={"E03": fort}, roads=ROAD)
        assert ("build-block:E03" in tasks(field, pioneers)) is built


def test_barrages_come_down_in_the_order_of_their_hexes() -> None:
    """[P8.2] Not in that of the batteries: so the order tells nothing of who fires."""
    played = Played({"D06": PLATOON, "F06": PLATOON}, {"E01": MORTAR, "E02": MORTAR}, [*FIRE, 6, 6, 6, 6])
    played.until("order-target", 1).answer("on-hex:F06").answer("on-hex:D06")
    played.until("barrage", 1)
    assert h("D06") in played.choice.about
    played.answer("all").until("barrage", 1)
    assert h("F06") in played.choice.about


def test_mines_in_the_first_hex_of_the_board_attack_too() -> None:
    """[P10.1] A01 is a hex like any other."""
    field = mined(Field({"A01": PLATOON}, dice=[4]), "A01")
    field.g.acting = 1
    mine_attacks(field.g)
    assert len(field.told("mines")) == 1


def test_a_bridge_in_the_first_hex_of_the_board_is_blown() -> None:
    """[P10.3] A01 is a hex like any other."""
    field = Field({"A01": PLATOON}, grid=["b..........."] + OPEN[1:], roads=["A01 A02 A03"], dice=[1])
    work(field, PLATOON, "demolish", "A01", 3)
    field.g.marks[field.unit(PLATOON)] = 0
    field.play(f"move:{PLATOON}-1", "go:A02", acting=0, phase=sequence.FOOT)
    assert field.g.works[h("A01")] & BLOWN


@pytest.mark.parametrize(("letter", "purpose"), [("s", "die-stream"), ("g", "die-gully")])
def test_the_die_says_what_it_is_rolled_for(letter: str, purpose: str) -> None:
    """[P5.3] A stream and a gully have dice of their own."""
    field = Field(defender={"E04": RIFLES}, grid=[f"....{letter}......."] * 9, dice=[1])
    field.play(f"move:{RIFLES}-1", "go:E05", acting=1, phase=sequence.FOOT)
    assert [args[0] for args in field.told("die")] == [purpose]


def test_infantry_that_comes_in_by_a_road_goes_one_hex_farther() -> None:
    """[P7.4] [P7.2] The first hex costs half of its one point, and so does the next along the road."""
    field = Field({"A01": PLATOON}, entering={RIFLES: 1}, roads=["E08 E09 E10 E11 E12"])
    choice = field.play(f"move:{RIFLES}-1", acting=1, phase=sequence.FOOT)
    assert field.at(RIFLES) == "E12"
    assert choice is not None and ("go", h("E11")) in choice.options


@pytest.mark.parametrize("mark", [DISPERSED, FIRED, MOVED, 0])
def test_only_fresh_vehicles_join_an_overrun(mark: int) -> None:
    """[P8.3] Not who is dispersed, has fired or has moved."""
    field = Field({"E05": PLATOON}, {"E04": f"{TANK} {TANK}"}, dice=[6])
    field.g.marks[field.unit(f"{TANK}-2")] |= mark
    choice = field.play(f"move:{TANK}-1", "overrun:E05", acting=1, phase=sequence.VEHICLES)
    joins = choice is not None and f"with:{TANK}-2" in field.offers(choice)
    assert joins is (mark == 0)


def test_where_one_turn_is_left_it_is_not_asked_for() -> None:
    """[I.I] A flight of the last turn lands in it; one of the turn before may choose between the two."""
    match = planning({PLATOON: 1, "halifax": 1}, turn=10)
    match.answer("fly:west")
    assert prompt(match) == "landing-hex"
    match = planning({PLATOON: 1, "halifax": 1}, turn=9)
    match.answer("fly:west")
    assert prompt(match) == "landing-turn" and offered(match) == ["on-turn:9", "on-turn:10"]


def test_the_shares_of_a_gliders_drift_are_whole() -> None:
    """[III.F] Six winds, six dice for their speed, six for the glider: 216 in all, and no more than that."""
    ground = Field({"E02": PLATOON}).g.battle.ground
    for heading in (EAST, WEST):
        assert sum(share for _, _, share in glider_shifts(ground, heading)) == 216


def test_a_rectangle_holds_both_its_corners() -> None:
    """[P12.1] From C03 to E05 are three rows and three columns."""
    zone = {"type": "rect", "from": "C03", "to": "E05"}
    data = scenario(OPEN, [], [group("defender", {GUARDS: 1}, zone=zone), group("airborne", {PLATOON: 1})])
    state = RULES.setup(GAME.own_setup(data, "own.toml"), Dice(1))
    names = [hex_name(place) for place in state.battle.groups[0].zone]
    assert names == [f"{row}0{column}" for row in "CDE" for column in (3, 4, 5)]


def test_four_sticks_of_a_hex_are_offered_once() -> None:
    """[II.H] One option a hex, however many stand there, and none for those who are not on the board."""
    field = jumped({1: "E05", 2: "E05", 5: "E05", 6: "E05"})
    field.g.acting = 0
    assert form_options(field.g) == [("form", h("E05"))]


def test_a_wagon_is_unloaded_in_view_after_one_road_hex() -> None:
    """[P8.5] [P7.3] A quarter of a wagon's three points is nothing: half a point along the road in view is enough to
    fire at it, and at who gets off there.
    """
    reacting = {"opportunity-fire": "on"}
    played = Played({"E05": PLATOON}, {"E02": f"wagon {RIFLES}"}, roads=ROAD, options=reacting)
    played.until("phase-vehicles", 1).answer("move:wagon-1", f"load:{RIFLES}-1")
    played.until("phase-vehicles", 1, 2).answer("move:wagon-1", "go:E03")
    fired_at: list[int] = []
    played.answer("unload")
    while played.choice.prompt == "opportunity-fire":
        fired_at.append(played.choice.about[0])
        played.answer("hold")
    assert fired_at == [played.g.battle.tag[played.unit(name)] for name in ("wagon-1", f"{RIFLES}-1")]


def test_the_heaviest_guns_are_not_loaded_after_driving_up_to_them() -> None:
    """[P7.3] An 88 takes the truck's whole move, a howitzer of 75 mm half: one hex leaves enough for that."""
    played = Played({"I12": PLATOON}, {"E02": "truck-german", "E03": "88mm-at 75mm-how"})
    played.until("phase-vehicles", 1).answer("move:truck-german-1", "go:E03")
    assert [one for one in played.offers() if one.startswith("load")] == ["load:75mm-how-1"]


def test_a_hull_whose_load_has_left_takes_a_place() -> None:
    """[P6] [III.E] A glider comes down in F05, on target, a hex downwind. When its platoon has walked off there is room
    for three platoons beside the hull, not for four.
    """
    zone = {"type": "list", "hexes": ["E06"]}
    groups = [group("airborne", {PLATOON: 1, "glider-allied": 1}, "glider", turn=1, zone=zone)]
    rifles = "rifle-platoon-british-44"
    played = Played({"E05": " ".join([rifles] * 4)}, {"A12": GUARDS}, [*CALM, 3], groups=groups)
    played.answer("fly:east", "on-turn:1", "target:E06", "seal").until("phase-foot", 0, 2)
    assert played.at("glider-allied-1") == "F05"
    played.answer(f"move:{PLATOON}-1", "go:G05")
    for number in (1, 2, 3):
        played.answer(f"move:{rifles}-{number}", "go:F05")
    assert "go:F05" not in played.answer(f"move:{rifles}-4").offers()


def test_who_cannot_hurt_armour_does_not_fire_at_it_out_of_turn() -> None:
    """[P8.5] [P4.1] A tank drives up before an anti-tank gun and a platoon: the gun may fire, the platoon's rifles are
    nothing to it.
    """
    reacting = {"opportunity-fire": "on"}
    played = Played({"E07": f"6pdr-at {PLATOON}"}, {"E11": TANK}, options=reacting)
    played.until("phase-vehicles", 1).answer(f"move:{TANK}-1", "go:E09").until("opportunity-fire", 0)
    assert played.offers() == ["fire-on:6pdr-at-1", "hold"]


def test_who_rides_in_a_lorry_assaults_nobody_anywhere() -> None:
    """[P8.4] Not even on the largest board, whose last hexes are numbered as those who are in none might be."""
    rifles = "rifle-platoon-british-44"
    enemies = {f"I{column}": GUARDS for column in range(31, 41)}
    played = Played({"A01": f"truck-british {rifles}"}, enemies, grid=["." * 40] * 9)
    played.until("phase-vehicles", 0).answer("move:truck-british-1", f"load:{rifles}-1")
    while played.g.turn < 3:
        assert played.choice.prompt != "phase-assault"
        played.answer(played.offers()[-1])
