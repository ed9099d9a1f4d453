"""[T6] [T7] Infantry fire: the table, firepower, lots, modifiers, cowering, machine guns, as the examples of T37
have it.
"""

from bridgehead.games.coupdemain.fire.groups import best_group
from bridgehead.games.coupdemain.fire.modifiers import Aim, FireGroup, Lot, lots_of
from bridgehead.games.coupdemain.firing.phase_fire import end_of_fire, fire_options
from bridgehead.games.coupdemain.marks import (
    AWAITING,
    BROKEN,
    CONCEALED,
    CX,
    DM,
    FIRST,
    HIDDEN,
    KEEPS_RATE,
    MOVED,
    NO_MOVE,
    PINNED,
    PREP,
    WORN,
)
from bridgehead.games.coupdemain.pieces.standing_orders import LEADERS
from bridgehead.games.coupdemain.printed.components import BRITISH, GERMAN
from bridgehead.games.coupdemain.printed.tables import FIRE, ORDERS, SHIFT
from bridgehead.games.coupdemain.state import ADVANCING_FIRE, DEAD, DEFENSIVE_FIRE, MOVEMENT, PREP_FIRE
from bridgehead.games.coupdemain.turn.phases import PHASES
from tests.games.coupdemain.field import Field, fire_phase_step

K_ROW = [1, 2, 2, 3, 3, 3, 4, 4, 5, 6, 7]
K_NUMBER = [1, 1, 2, 2, 2, 3, 3, 4, 4, 4, 4]
BY_SUM = {9: "PTC", 8: "NMC", 7: "1MC", 6: "1MC", 5: "2MC", 4: "2MC", 3: "3MC", 2: "4MC"}


def prep(british: list[str], german: list[str], dice: list[int], light: str = "day") -> Field:
    """A PFPh of the British."""
    return Field(british, german, dice, light, PREP_FIRE)


def defence(british: list[str], german: list[str], dice: list[int], light: str = "day") -> Field:
    """A DFPh in which the British defend."""
    field = Field(british, german, dice, light, DEFENSIVE_FIRE)
    field.g.acting = GERMAN
    return field


def group_at(field: Field, seat: int, target: str) -> FireGroup:
    """The best group of a seat at a Location."""
    return best_group(field.g, Aim(seat, field.at(target)))


def lots_at(field: Field, seat: int, target: str) -> list[Lot]:
    """The lots of a target of the best group."""
    return lots_of(field.g, group_at(field, seat, target))


def columns(lots: list[Lot]) -> list[str]:
    """The columns of lots as printed."""
    return [lot.attack.column_name() for lot in lots]


def drm(lot: Lot) -> dict[str, int]:
    """The modifiers of a lot by name."""
    return {one.name: one.value for one in lot.attack.modifiers}


def offered(field: Field, seat: int) -> list[str]:
    """The targets that a seat may fire at."""
    name = field.g.battle.ground.name
    return [name(number) for verb, number in fire_options(field.g, seat) if verb == "at"]


def fire(field: Field, target: str, *answers: str) -> None:
    """One attack at a Location."""
    field.play(fire_phase_step(field.g, "at", field.at(target)), *answers)


def test_every_cell_follows_the_shift_rule() -> None:
    """[T6.13] [T6.14] Every cell of the fire table but the n of K/n follows from the shift of its column."""
    for column, shift in enumerate(SHIFT):
        for die in range(16):
            if die < K_ROW[column]:
                expected = f"{K_ROW[column] - die}KIA"
            elif die == K_ROW[column]:
                expected = f"K/{K_NUMBER[column]}"
            else:
                expected = BY_SUM.get(die + shift, "-")
            assert FIRE.result(column, die) == expected, (column, die)
    assert FIRE.result(4, -3) == FIRE.result(4, 0) and FIRE.result(10, 19) == FIRE.result(10, 15)


def test_led_fire_into_a_stone_building_by_night() -> None:
    """[T37.1] [T6.12] [T6.15] [T18.4] (6 + 2) × 2 is column 16; stone, the night and a 9-2 come to +2; 9 is a 1MC."""
    field = defence(["6-4-8 Y18 lmg", "9-2 Y18"], ["4-4-7 X18"], [3, 4, 3, 3], "night")
    (lot,) = lots_at(field, BRITISH, "X18")
    assert lot.attack.column_name() == "16"
    assert drm(lot) == {"terrain": 3, "night": 1, "leader": -2}
    fire(field, "X18", "all")
    squad = field.german[0]
    assert field.told("fire")[0][-1] == "1MC"
    assert field.g.marks[squad] & PINNED and not field.g.marks[squad] & BROKEN


def test_fire_at_a_concealed_target_is_halved() -> None:
    """[T37.2] [T6.8] [T17.6] The same on a concealed target: column 8."""
    field = defence(["6-4-8 Y18 lmg", "9-2 Y18"], ["4-4-7 X18 ?"], [], "night")
    (lot,) = lots_at(field, BRITISH, "X18")
    assert lot.attack.column_name() == "8" and lot.attack.modifier() == 2


def test_lots_read_one_dr() -> None:
    """[T37.3] [T6.8] [T8.5] A Known squad on 16, a concealed 8-0 on 8: one DR, a 2MC and a 1MC; the leader checks
    first.
    """
    field = defence(["6-4-8 Y18 lmg", "9-2 Y18"], ["4-4-7 X18", "8-0 X18 ?"], [1, 4, 2, 2, 2, 3], "night")
    assert columns(lots_at(field, BRITISH, "X18")) == ["16", "8"]
    fire(field, "X18", "all")
    assert [one[-1] for one in field.told("fire")] == ["2MC", "1MC"]
    checks = field.told("morale")
    assert [one[3] for one in checks] == [1, 2] and [one[5] for one in checks] == ["passed", "passed"]


def test_kills_by_random_selection_and_reduction() -> None:
    """[T37.4] [T8.1] [T8.2] Dice 1+1 on column 8: 1KIA on three, both sixes go, the third breaks; 1+2: K/2 on two."""
    three = ["4-4-7 Y18", "2-3-7 Y18", "8-0 Y18"]
    field = prep(["4-5-8 Y20"], three, [1, 1])
    field.g.dice.tape = [1, 1, 6, 4, 6]
    lots = lots_at(field, BRITISH, "Y18")
    assert lots[0].attack.column_name() == "4"
    field = prep(["4-5-8 Y20", "4-5-8 Y20"], three, [1, 1, 6, 4, 6])
    assert columns(lots_at(field, BRITISH, "Y18")) == ["8"]
    fire(field, "Y18", "all")
    g = field.g
    order = sorted(field.german, key=lambda unit: g.tag[unit])
    assert [g.where[unit] == DEAD for unit in order] == [True, False, True]
    assert g.marks[order[1]] & BROKEN
    field = prep(["4-5-8 Y20", "4-5-8 Y20"], ["4-4-7 Y18", "4-4-7 Y18"], [1, 2, 5, 2, 1, 2, 2, 1])
    fire(field, "Y18", "all")
    assert field.told("fire")[0][-1] == "K/2"
    assert len(field.told("reduced")) == 1 and len(field.told("morale")) == 2


def test_cowering_by_doubles_without_a_leader() -> None:
    """[T37.5] [T6.18] A 4-4-7's doubles read a column lower, and it has fired; a British elite squad's do not."""
    field = Field(["4-5-8 Y20"], ["4-4-7 Y18"], [3, 3, 6, 6], "day", DEFENSIVE_FIRE)
    fire(field, "Y20")
    assert field.told("cowers") == [(1, 3, 3)] and field.told("fire")[0][2] == "2"
    assert field.g.marks[field.german[0]] & FIRST
    british = prep(["4-5-8 Y20"], ["4-4-7 Y18"], [3, 3, 1, 2])
    fire(british, "Y18")
    assert not british.told("cowers") and british.told("fire")[0][2] == "4"


def test_cowering_takes_two_columns_from_conscripts() -> None:
    """[T6.18] [T0.10] A 4-3-6 cowers by two columns; with a leader directing nobody cowers."""
    field = Field(["4-5-8 Y20"], ["4-3-6 Y18"], [4, 4], "day", DEFENSIVE_FIRE)
    fire(field, "Y20")
    assert [one[0] for one in field.told("cowers")] == [2] and field.told("fire")[0][2] == "1"
    led = Field(["4-5-8 Y20"], ["4-3-6 Y18", "8-0 Y18"], [4, 4], "day", DEFENSIVE_FIRE)
    fire(led, "Y20")
    assert not led.told("cowers") and led.told("fire")[0][2] == "4"


def test_rate_of_fire_and_breakdown() -> None:
    """[T37.6] [T7.3] [T7.4] A MMG keeps its rate on a coloured 2, not on a 3; on a 12 it fires and then
    malfunctions.
    """
    field = Field(["4-5-8 Y20"], ["4-4-7 Y18 german-mmg"], [2, 5, 1, 1, 3, 5], "day", DEFENSIVE_FIRE)
    fire(field, "Y20", "weapon 0", "enough")
    assert field.g.used[0] & KEEPS_RATE and not field.g.marks[field.german[0]] & FIRST
    assert offered(field, GERMAN) == ["Y20"]
    fire(field, "Y20")
    assert not field.g.used[0] & KEEPS_RATE
    assert offered(field, GERMAN) == []
    broken = Field(["4-5-8 Y20"], ["4-4-7 Y18 german-mmg"], [6, 6], "day", DEFENSIVE_FIRE)
    fire(broken, "Y20", "weapon 0", "enough")
    assert broken.g.used[0] & WORN and len(broken.told("fire")) == 1


def test_captured_weapons_wear_sooner() -> None:
    """[T37.6] [T3.8] The German MMG in British hands has ROF 1 and breaks on a 10."""
    field = prep(["4-5-8 Y20 german-mmg"], ["4-4-7 Y18"], [2, 5, 1, 2])
    fire(field, "Y18", "weapon 0", "enough")
    assert not field.g.used[0] & (KEEPS_RATE | WORN)
    worn = prep(["4-5-8 Y20 german-mmg"], ["4-4-7 Y18"], [5, 5])
    fire(worn, "Y18", "weapon 0", "enough")
    assert worn.g.used[0] & WORN


def test_a_location_fires_once_at_a_target() -> None:
    """[T6.6] After an attack no other part of the Location fires at the same target; another Location may."""
    field = prep(["4-5-8 Y20", "4-5-8 Y20", "6-4-8 Y21"], ["4-4-7 Y18"], [6, 5, 6, 5])
    fire(field, "Y18", "with 0", "enough")
    assert offered(field, BRITISH) == ["Y18"]
    assert group_at(field, BRITISH, "Y18").parts == [field.british[2]]
    fire(field, "Y18")
    assert offered(field, BRITISH) == []


def test_a_squad_fires_itself_and_one_weapon() -> None:
    """[T3.6] A squad fires itself and one weapon, or two weapons; a half-squad itself or one weapon."""
    field = prep(["4-5-8 Y20 lmg lmg", "2-4-8 Y21 lmg"], ["4-4-7 Y18"], [6, 5])
    fire(field, "Y18", "with 0", "weapon 0", "weapon 2")
    assert "weapon 1" not in field.said(field.asked[-1])
    assert len(field.told("fires-with")[0][0]) == 2  # type: ignore[arg-type]


def test_long_range_halves_and_twice_the_range_ends_it() -> None:
    """[T6.3] [T6.4] Y20 to Y14 is 6 hexes: a 4-5-8 fires at half, a 2-3-7 (range 3) too; at 7 the half-squad does
    not.
    """
    field = prep(["4-5-8 Y20"], ["4-4-7 Y14", "2-3-7 Y13"], [])
    assert columns(lots_at(field, BRITISH, "Y14")) == ["2"]
    other = Field(["4-5-8 Y20"], ["2-3-7 Y14"], [], "day", DEFENSIVE_FIRE)
    assert offered(other, GERMAN) == ["Y20"]
    far = Field(["4-5-8 Y20"], ["2-3-7 Y13"], [], "day", DEFENSIVE_FIRE)
    assert offered(far, GERMAN) == []


def test_half_a_point_is_no_attack_but_two_halves_are() -> None:
    """[T6.2] Below 1 there is no attack; two half-squads together come to one."""
    alone = Field(["4-5-8 Y20 ?"], ["2-3-7 Y15"], [], "day", DEFENSIVE_FIRE)
    assert offered(alone, GERMAN) == []
    both = Field(["4-5-8 Y20 ?"], ["2-3-7 Y15", "2-3-7 Y15"], [6, 5], "day", DEFENSIVE_FIRE)
    assert offered(both, GERMAN) == ["Y20"]
    fire(both, "Y20", "with 0")
    assert len(both.told("fires")[0][0]) == 2  # type: ignore[arg-type]


def test_assault_fire() -> None:
    """[T6.28] [T6.10] A 6-4-8 that moved, adjacent: 6 × 2 × ½ + 1 = 7; a 3-3-8 at range 2: 2½, so 3; none when
    pinned or exhausted.
    """
    field = Field(["6-4-8 Y19"], ["4-4-7 Y18"], [], "day", ADVANCING_FIRE)
    field.g.marks[field.british[0]] |= MOVED
    assert columns(lots_at(field, BRITISH, "Y18")) == ["6"]
    field.g.marks[field.british[0]] |= CX
    assert columns(lots_at(field, BRITISH, "Y18")) == ["6"] and drm(lots_at(field, BRITISH, "Y18")[0])["exhausted"] == 1
    half = Field(["3-3-8 Y20"], ["4-4-7 Y18"], [], "day", ADVANCING_FIRE)
    assert columns(lots_at(half, BRITISH, "Y18")) == ["2"]
    half.g.marks[half.british[0]] |= PINNED
    assert offered(half, BRITISH) == []


def test_prep_fire_bars_advancing_fire() -> None:
    """[T1.4] [T1.7] Who has fired in the PFPh, by a weapon alone too, does not fire in the AFPh."""
    field = prep(["4-5-8 Y20 lmg"], ["4-4-7 Y18"], [6, 5])
    fire(field, "Y18", "weapon 0", "enough")
    end_of_fire(field.g)
    assert field.g.marks[field.british[0]] & PREP
    field.g.phase = ADVANCING_FIRE
    assert offered(field, BRITISH) == []
    end_of_fire(field.g)
    assert not field.g.marks[field.british[0]] & PREP


def test_several_locations_take_the_worst_line_and_a_leader_in_each() -> None:
    """[T6.5] [T6.15] [T6.24] A leader in one of two Locations directs nobody; one in each: the worse counts."""
    field = prep(["4-5-8 Y20", "8-1 Y20", "4-5-8 Y21"], ["4-4-7 Y18"], [6, 5, 6, 5])
    fire(field, "Y18", "with 0", "with 2")
    assert "leader" not in dict(field.told("fire")[0][3])  # type: ignore[call-overload]
    field = prep(["4-5-8 Y20", "9-2 Y20", "4-5-8 Y21", "8-1 Y21"], ["4-4-7 Y18"], [6, 5, 6, 5])
    fire(field, "Y18", "with 0", "with 2")
    assert dict(field.told("fire")[0][3])["leader"] == -1  # type: ignore[call-overload]


def test_fire_shows_who_fires() -> None:
    """[T17.9] [T6.17] A concealed squad that fires in the sight of an enemy within 16 hexes is revealed."""
    field = prep(["4-5-8 Y20 ?"], ["4-4-7 Y18"], [6, 5])
    fire(field, "Y18")
    assert not field.g.marks[field.british[0]] & CONCEALED


def test_hidden_units_suffer_but_are_no_targets() -> None:
    """[T6.7] [T6.22] [T17.22] A hidden unit is never a target; in a Location that is hit it must check and is found
    out.
    """
    alone = prep(["4-5-8 Y20"], ["4-4-7 X18 hidden"], [])
    assert offered(alone, BRITISH) == []
    field = prep(["6-4-8 Y19", "6-4-8 Y19"], ["4-4-7 X18", "2-3-7 X18 hidden"], [1, 1, 1, 3, 1, 3])
    fire(field, "X18", "all")
    hidden = field.german[1]
    assert not field.g.marks[hidden] & HIDDEN and field.told("appears")
    nothing = prep(["6-4-8 Y19", "6-4-8 Y19"], ["4-4-7 X18", "2-3-7 X18 hidden"], [6, 6])
    fire(nothing, "X18", "all")
    assert nothing.g.marks[nothing.german[1]] & HIDDEN and not nothing.told("appears")


def test_fire_that_could_hurt_renews_dm() -> None:
    """[T8.8] [T9.10] A broken unit comes under DM again by fire that could have made it check, whatever was rolled."""
    field = prep(["4-5-8 Y20"], ["4-4-7 Y18"], [6, 5])
    squad = field.german[0]
    field.g.marks[squad] |= BROKEN
    fire(field, "Y18")
    assert field.g.marks[squad] & DM


def test_who_is_fired_at_by_night_is_free() -> None:
    """[T6.25] [T18.14] [T18.16] Fire without effect gives Freedom of Movement; without it nobody fires at 6 hexes."""
    field = prep(["4-5-8 Y19"], ["4-4-7 Y18"], [6, 5], "night")
    field.g.marks[field.german[0]] |= NO_MOVE
    fire(field, "Y18")
    assert not field.g.marks[field.german[0]] & NO_MOVE and not field.g.marks[field.german[0]] & BROKEN
    lit = Field(["6-4-8 Y20", "6-4-8 Y19"], ["4-4-7 Y14 german-mmg"], [], "night", DEFENSIVE_FIRE)
    lit.g.lights = [lit.g.battle.ground.at("Y20")]
    assert offered(lit, GERMAN) == ["Y19", "Y20"]
    lit.g.marks[lit.german[0]] |= NO_MOVE
    assert offered(lit, GERMAN) == ["Y19"]


def test_a_gunflash_out_of_vision_is_fired_at_as_if_concealed() -> None:
    """[T18.25] [T18.26] [T6.9] In the dark beyond vision only a Gunflash can be fired at, by half."""
    field = Field(["6-4-8 Y20"], ["4-4-7 Y16"], [6, 5], "night", DEFENSIVE_FIRE)
    assert offered(field, GERMAN) == []
    field.g.flashes = [field.at("Y20")]
    assert offered(field, GERMAN) == ["Y20"]
    assert columns(lots_at(field, GERMAN, "Y20")) == ["2"]
    fire(field, "Y20")
    assert field.at("Y16") in field.g.flashes


def test_a_landed_glider_on_the_way_hinders() -> None:
    """[T4.10] [T6.12] A hulk on the line is one hindrance, at its ends none."""
    field = prep(["4-5-8 Y23"], ["4-4-7 Y18"], [])
    assert drm(lots_at(field, BRITISH, "Y18")[0]) == {}
    ground = field.g.battle.ground
    field.g.hulks = [ground.at("Y21"), ground.at("Y23")]
    assert drm(lots_at(field, BRITISH, "Y18")[0]) == {"hindrance": 1}


def test_opportunity_fire() -> None:
    """[T6.11] [T6.10] With the option a Location may wait: its units fire in full in the AFPh, and keep rates of
    fire.
    """
    field = Field(["4-5-8 Y20 lmg"], ["4-4-7 Y18"], [1, 5, 1, 2], "day", PREP_FIRE, {"opportunity-fire": "on"})
    here = field.at("Y20")
    assert ("await", here) in fire_options(field.g, BRITISH)
    field.play(fire_phase_step(field.g, "await", here))
    assert field.g.marks[field.british[0]] & AWAITING and fire_options(field.g, BRITISH) == []
    end_of_fire(field.g)
    field.g.phase = ADVANCING_FIRE
    assert columns(lots_at(field, BRITISH, "Y18")) == ["6"]
    fire(field, "Y18", "all")
    assert field.g.used[0] & KEEPS_RATE
    usual = prep(["4-5-8 Y20 lmg"], ["4-4-7 Y18"], [])
    assert ("await", here) not in fire_options(usual.g, BRITISH)


def test_the_phases_of_fire_are_those_of_the_sequence() -> None:
    """[T1.2] The numbers by which fire knows its phases are those of the sequence of play."""
    numbers = [PREP_FIRE, MOVEMENT, DEFENSIVE_FIRE, ADVANCING_FIRE]
    assert [PHASES[number] for number in numbers] == ["prep-fire", "move", "defensive-fire", "advancing-fire"]


def test_all_leaves_out_what_is_better_used_elsewhere() -> None:
    """[T6.16] A half-squad that does not raise the column stays out while it has another target, and joins without
    one.
    """
    three = ["4-5-8 Y20", "4-5-8 Y20", "2-4-8 Y20"]
    busy = prep(three, ["4-4-7 Y18", "4-4-7 X18"], [])
    assert sorted(group_at(busy, BRITISH, "Y18").parts) == sorted(busy.british[:2])
    free = prep(three, ["4-4-7 Y18"], [])
    assert sorted(group_at(free, BRITISH, "Y18").parts) == sorted(free.british)


def test_a_chain_of_locations_fires_together() -> None:
    """[T6.5] [T6.16] Squads in Locations beside each other fire as one where that is better; in hexes apart they do
    not, nor by night at a target in the dark.
    """
    chain = prep(["4-5-8 Y20", "4-5-8 Y21"], ["4-4-7 Y18"], [])
    assert sorted(group_at(chain, BRITISH, "Y18").parts) == sorted(chain.british)
    apart = prep(["4-5-8 Y20", "4-5-8 Y22"], ["4-4-7 Y18"], [])
    assert len(group_at(apart, BRITISH, "Y18").parts) == 1
    storeys = Field(["4-5-8 Y20"], ["4-4-7 X18", "4-4-7 X18.1"], [], "day", DEFENSIVE_FIRE)
    assert sorted(group_at(storeys, GERMAN, "Y20").parts) == sorted(storeys.german)
    dark = Field(["4-5-8 Y19"], ["4-4-7 X18", "4-4-7 X18.1"], [], "night", DEFENSIVE_FIRE)
    assert len(group_at(dark, GERMAN, "Y19").parts) == 1


def test_who_directs_may_be_asked() -> None:
    """[T6.1] [T6.15] [T35.3] With the order `ask` the leader is asked where more than one could direct."""
    field = prep(["4-5-8 Y20", "8-1 Y20", "9-2 Y20"], ["4-4-7 Y18"], [6, 5])
    field.g.orders[BRITISH * len(ORDERS) + LEADERS] = 1
    fire(field, "Y18", "led-by 1")
    assert field.prompts() == ["fire-leader"] and dict(field.told("fire")[0][3])["leader"] == -1  # type: ignore[call-overload]
    alone = prep(["4-5-8 Y20", "8-1 Y20", "9-2 Y20"], ["4-4-7 Y18"], [6, 5])
    alone.g.orders[BRITISH * len(ORDERS) + LEADERS] = 1
    fire(alone, "Y18", "unled")
    assert alone.told("fire")[0][3] == ()
