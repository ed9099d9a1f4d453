"""[II.D] [II.E] [II.F] [II.G] [I.F] On the ground: survival, enemies, mines, crowding, the turn of landing."""

import pytest

from bridgehead.engine.columns import changed
from bridgehead.games.airborne.combat.mines import mine_attacks
from bridgehead.games.airborne.landing.landing import disperse_crowds, landing_fire, note_crowds
from bridgehead.games.airborne.landing.paratroops import note_landing, survival_row, survive_jumps
from bridgehead.games.airborne.march.movement import may_move
from bridgehead.games.airborne.printed.tables import SURVIVAL
from bridgehead.games.airborne.state import BLOCK, BLOWN, DISPERSED, FRESH, LANDED, MINES, SPENT, UNPACKING
from bridgehead.games.airborne.turn import sequence
from tests.games.airborne.field import GUARDS, PLATOON, RIFLES, Field, h

GIVEN = {
    "sea": "XXXXXX",
    "forest": "XXXXD-",
    "town": "XXXD--",
    "gully": "XXD---",
    "swamp": "XXD---",
    "stream": "XXD---",
    "slope": "XD----",
    "clear": "D-----",
}
EVERY_GROUND = [".ftgwsb/^~B."] * 9


def drop(dice: list[int], where: str = "E05", sticks: int = 1, **more: object) -> Field:
    """Sticks that have just come down in a hex."""
    field = Field(drops={PLATOON: 3, "halifax": 3}, dice=dice, **more)  # type: ignore[arg-type]
    for number in range(1, sticks + 1):
        unit = field.place(f"stick-british-{number}", where)
        field.g.marks[unit] = LANDED
        note_landing(field.g, h(where), 1)
    return field


@pytest.mark.parametrize("die", range(1, 7))
@pytest.mark.parametrize("ground", GIVEN)
def test_every_cell_of_the_survival_chart(ground: str, die: int) -> None:
    """[II.D] Die by terrain."""
    assert SURVIVAL.result(SURVIVAL.columns.index(ground), die) == GIVEN[ground][die - 1]


@pytest.mark.parametrize(
    ("column", "row"),
    [
        (1, "clear"), (2, "forest"), (3, "town"), (4, "gully"), (5, "swamp"), (6, "stream"), (7, "stream"),
        (8, "slope"), (9, "clear"), (10, "sea"), (11, "sea"),
    ],
)  # fmt: skip
def test_the_ground_that_counts(column: int, row: str) -> None:
    """[II.D] What the chart does not name: hilltops as clear, a bridge as the water below it."""
    field = Field({"A01": PLATOON}, grid=EVERY_GROUND)
    assert survival_row(field.g, h(f"C{column:02d}")) == row


def test_a_block_is_a_slope_and_a_fort_a_town() -> None:
    """[II.D] Our reading of what lies on the ground."""
    field = Field({"A01": PLATOON}, {"E07": "fort-40"})
    field.g.works = changed(field.g.works, h("E08"), field.g.works[h("E08")] | BLOCK)
    assert survival_row(field.g, h("E07")) == "town"
    assert survival_row(field.g, h("E08")) == "slope"


@pytest.mark.parametrize(("die", "result"), [(1, "dead"), (2, "dispersed"), (3, "safe")])
def test_each_stick_rolls_for_itself(die: int, result: str) -> None:
    """[II.D] On a slope: 1 eliminated, 2 dispersed, then nothing."""
    field = drop([die, 6], where="E08", sticks=2, grid=EVERY_GROUND)
    survive_jumps(field.g)
    assert field.dead("stick-british-1") == (result == "dead")
    assert field.has("stick-british-1", DISPERSED) == (result == "dispersed")
    assert not field.dead("stick-british-2") and not field.has("stick-british-2", DISPERSED)


def test_a_stick_dispersed_by_its_landing_stays_so_for_a_whole_turn() -> None:
    """[II.D] [P3.2] Dispersed in its own segment, it recovers at the end of the next one."""
    field = drop([1])
    survive_jumps(field.g)
    assert field.has("stick-british-1", DISPERSED | FRESH)
    field.g.acting, field.g.phase = 0, sequence.SEGMENT_END
    sequence.end_segment(field.g)
    assert field.has("stick-british-1", DISPERSED) and not field.has("stick-british-1", FRESH)
    field.g.acting = 0
    sequence.end_segment(field.g)
    assert not field.has("stick-british-1", DISPERSED)


def test_enemies_in_the_hex_attack_at_once() -> None:
    """[II.E] Rifles (3) against one stick (2): 1-1; a 3 disperses."""
    field = drop([3], defender={"E05": RIFLES})
    landing_fire(field.g)
    [(_, targets, _, odds, _, die, result)] = field.told("landing-fire")
    assert (targets, odds, die, result) == ((field.g.battle.tag[field.unit("stick-british-1")],), "1-1", 3, "result-D")
    assert field.has("stick-british-1", DISPERSED)
    assert not field.has(RIFLES, SPENT)


def test_the_attack_is_shared_among_those_who_land() -> None:
    """[II.E] Two rifle platoons (6) on four sticks: 1½ against 2 each is 1-2, a die each."""
    field = drop([1, 2, 3, 6], sticks=4, defender={"E05": f"{RIFLES} {RIFLES}"})
    landing_fire(field.g)
    assert [args[3] for args in field.told("landing-fire")] == ["1-2"] * 4
    assert [field.has(f"stick-british-{n}", DISPERSED) for n in (1, 2, 3, 4)] == [True, True, False, False]


def test_a_share_at_the_landing_is_not_rounded_before_the_odds_are_taken() -> None:
    """[II.E] [P3.1] Guards (2) on three sticks (2 each): 2 to 6 is 1-3."""
    field = drop([6, 6, 6], sticks=3, defender={"E05": GUARDS})
    landing_fire(field.g)
    assert [args[3] for args in field.told("landing-fire")] == ["1-3"] * 3


@pytest.mark.parametrize("mark", [DISPERSED, SPENT])
def test_neither_the_dispersed_nor_those_who_fired_at_the_planes_attack(mark: int) -> None:
    """[II.E] Only undispersed units that have not fired in this turn's anti-aircraft segment."""
    field = drop([], defender={"E05": "20mm-aa"})
    field.g.marks[field.unit("20mm-aa")] |= mark
    landing_fire(field.g)
    assert field.told("landing-fire") == []


def test_whoever_has_just_landed_does_not_move() -> None:
    """[II.F] Not in the turn of landing."""
    field = drop([])
    assert not may_move(field.g, field.unit("stick-british-1"))
    field.g.phase = sequence.FOOT
    assert sequence.offered(field.g) == []


def test_whoever_has_just_landed_assaults_without_the_favour() -> None:
    """[II.F] [P8.4] Four sticks (4) against security troops (5): 1-2, and no −2."""
    field = drop([2], sticks=4, defender={"E06": GUARDS})
    field.play("assault:E06", "all", acting=0, phase=sequence.ASSAULT)
    [(_, _, _, odds, modifiers, die, result)] = field.told("assault")
    assert (odds, modifiers, die, result) == ("1-2", (), 2, "result-D")


def test_mines_under_a_landing_wait_for_the_enemys_combat_phase() -> None:
    """[II.G] [P10.1] Attacked at 2-1 at the usual time."""
    field = drop([2])
    field.g.works = changed(field.g.works, h("E05"), field.g.works[h("E05")] | MINES)
    field.g.acting = 1
    mine_attacks(field.g)
    assert field.told("mines") == [(field.g.battle.tag[field.unit("stick-british-1")], h("E05"), 2, "result-DD")]
    assert field.has("stick-british-1", DISPERSED)


@pytest.mark.parametrize(("sticks", "crowded"), [(8, False), (9, True)])
def test_more_than_two_platoons_in_a_hex_are_dispersed(sticks: int, crowded: bool) -> None:
    """[I.F] [II.C] Two platoons' worth is eight sticks; with nine all friends in the hex are dispersed."""
    field = drop([], sticks=sticks, airborne={"E05": "engineer-platoon-british-44"})
    note_crowds(field.g)
    disperse_crowds(field.g)
    assert field.has("stick-british-1", DISPERSED) == crowded
    assert field.has("engineer-platoon-british-44", DISPERSED) == crowded


def test_a_landing_that_passes_the_stacking_limit_disperses_too() -> None:
    """[I.F] [P6] Three platoons were there before: with eight sticks that makes five places."""
    rifles = "rifle-platoon-british-44"
    field = drop([], sticks=8, airborne={"E05": f"{rifles} {rifles} {rifles}"})
    note_crowds(field.g)
    disperse_crowds(field.g)
    assert field.has(rifles, DISPERSED)


def test_a_dropped_gun_is_ready_after_a_whole_own_turn() -> None:
    """[II.G] Where the scenario lets guns be dropped: landed in turn 1, it may fire in turn 3."""
    field = Field(
        drops={"75mm-how-allied": 1, "c-47": 1}, dice=[6], special={"guns_may_drop": True},
        defender={"A01": GUARDS},
    )  # fmt: skip
    gun = field.place("75mm-how-allied", "E05")
    field.g.marks[gun] |= LANDED | UNPACKING
    survive_jumps(field.g)
    ready: list[bool] = []
    for _ in range(2):
        field.g.acting = 0
        sequence.end_segment(field.g)
        ready.append(not field.has("75mm-how-allied", UNPACKING))
    assert ready == [False, True]


def test_a_dropped_gun_is_not_made_ready_among_enemies() -> None:
    """[II.G] The whole own turn must be spent in a hex without enemies."""
    field = Field(
        drops={"75mm-how-allied": 1, "c-47": 1}, special={"guns_may_drop": True}, defender={"E05": GUARDS}
    )  # fmt: skip
    gun = field.place("75mm-how-allied", "E05")
    field.g.marks[gun] |= UNPACKING
    field.g.acting = 0
    sequence.end_segment(field.g)
    assert field.has("75mm-how-allied", UNPACKING)


def test_a_fallen_bridge_leaves_the_water() -> None:
    """[II.D] Whoever comes down on wide water is lost, bridge or not."""
    field = drop([6], where="E11", grid=EVERY_GROUND)
    field.g.works = changed(field.g.works, h("E11"), field.g.works[h("E11")] | BLOWN)
    survive_jumps(field.g)
    assert field.dead("stick-british-1")
