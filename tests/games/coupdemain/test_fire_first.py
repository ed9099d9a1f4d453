"""[T12] First fire at a moving stack: who may, how often, when it is asked, what it leaves; as T37.7, .8 and .30
have it.
"""

from bridgehead.games.coupdemain.fire.parts import AGAIN, FRESH, IN_NEED, NOT_NOW
from bridgehead.games.coupdemain.fire.residual import lay, residual_at, residual_attack, residual_column, residual_lots
from bridgehead.games.coupdemain.fire.ways_to_fire import open_way
from bridgehead.games.coupdemain.firing.first_fire import end_of_first_fire, first_fire, first_fire_options
from bridgehead.games.coupdemain.marks import (
    BERSERK,
    BROKEN,
    CONCEALED,
    FINAL,
    FIRST,
    KEEPS_RATE,
    PINNED,
    WEAPON_FINAL,
    WORN,
)
from bridgehead.games.coupdemain.printed.tables import FIRE, WATCH_ANY, WATCH_CLOSE, WATCH_HOLD, WATCH_SURE
from bridgehead.games.coupdemain.state import ASSAULT, DEFENSIVE_FIRE, NORMAL, WEAPON, CoupState
from tests.games.coupdemain.field import Field


def mover(british: list[str], german: list[str], dice: list[int], light: str = "day", manner: int = NORMAL) -> Field:
    """The first British pieces, all that stand in one Location, are a stack that has just entered it for 1 MF."""
    field = Field(british, german, dice, light)
    g = field.g
    g.stack = [unit for unit in field.british if g.where[unit] == g.where[field.british[0]]]
    g.manner = manner
    g.paid_here = 2
    return field


def enter(field: Field, price: int = 2) -> None:
    """The stack enters anew: nobody has fired at it in this Location."""
    field.g.paid_here = price
    field.g.shots = []


def here(field: Field) -> int:
    """The Location of the stack."""
    return field.g.where[field.british[0]]


def offered(field: Field) -> list[str]:
    """The Locations that may fire at the stack, and the ordnance."""
    name = field.g.battle.ground.name
    options = first_fire_options(field.g, here(field))
    return [name(number) if verb == "fire" else f"{verb} {number}" for verb, number in options]


def fire(field: Field, place: str, *answers: str) -> None:
    """One attack of a Location at the stack."""
    field.play(first_fire(field.g, here(field), "fire", field.at(place)), *answers)


def everybody_watches(g: CoupState, value: int) -> None:
    """A watch for all units."""
    g.watch = bytes([value]) * len(g.watch)


def test_first_fire_by_night_and_what_it_leaves() -> None:
    """[T37.7] [T12.8] [T12.16] [T18.6] 4 + 3 at range 2: column 6; FFNAM −1 and LV +1; no FFMO in the dark. A column
    of 1 is left, and attacks the next with FFNAM alone.
    """
    field = mover(["6-4-8 Y20"], ["4-4-7 Y18 german-lmg"], [6, 5], "night")
    assert offered(field) == ["Y18"]
    fire(field, "Y18", "all")
    told = field.told("fire")[0]
    assert told[2] == "6" and dict(told[3]) == {"night": 1, "not-assault-moving": -1}  # type: ignore[call-overload]
    assert FIRE.columns[residual_at(field.g, field.at("Y20"))] == "1"
    (lot,) = residual_lots(field.g, field.at("Y20"))
    assert lot.attack.column_name() == "1" and lot.attack.named() == (("not-assault-moving", -1),)


def test_residual_of_a_big_attack() -> None:
    """[T37.30] [T12.16] Column 16 leaves 8; two hindrances and LV take three columns, a good leader gives none back:
    2. In the dark who moves by Assault Movement is attacked with DRM 0, otherwise −1.
    """
    sixteen = FIRE.columns.index("16")
    assert FIRE.columns[residual_column(sixteen, 3)] == "2"
    field = mover(["6-4-8 Y20"], ["4-4-7 Y18"], [], "night", ASSAULT)
    lay(field.g, field.at("Y20"), FIRE.columns.index("2"))
    assert residual_lots(field.g, field.at("Y20"))[0].attack.modifier() == 0
    field.g.manner = NORMAL
    assert residual_lots(field.g, field.at("Y20"))[0].attack.modifier() == -1


def test_the_greater_residual_stays_and_is_gone_with_the_phase() -> None:
    """[T12.16] [T1.10] The greater column stays; at the end of the MPh nothing does."""
    field = mover(["6-4-8 Y20"], ["4-4-7 Y18"], [])
    lay(field.g, here(field), 3)
    lay(field.g, here(field), 1)
    assert residual_at(field.g, here(field)) == 3
    end_of_first_fire(field.g)
    assert field.g.residual == []


def test_residual_attacks_whoever_enters() -> None:
    """[T12.16] [T12.17] It attacks with what belongs to place and mover: in the open by day −2 on column 2; no
    cowering.
    """
    field = mover(["6-4-8 Y21"], ["4-4-7 Z17"], [2, 2, 6, 5])
    lay(field.g, here(field), FIRE.columns.index("2"))
    residual_attack(field.g, here(field))
    told = field.told("residual-fire")[0]
    assert told[2] == "2" and dict(told[3]) == {"open-ground": -1, "not-assault-moving": -1}  # type: ignore[call-overload]
    assert field.g.marks[field.british[0]] & BROKEN
    concealed = mover(["6-4-8 Y21 ?"], ["4-4-7 Z17"], [])
    lay(concealed.g, here(concealed), FIRE.columns.index("2"))
    assert residual_lots(concealed.g, here(concealed))[0].attack.column_name() == "1"


def test_subsequent_first_fire_and_final_protective_fire() -> None:
    """[T37.8] [T12.1] [T12.11] [T12.12] The squad First Fired: (4 + 3) × ½ × 2 = 7, column 6, Final Fired; FPF the
    same, and the dice 4+5 are a NMC on itself: it breaks after the attack.
    """
    field = mover(["6-4-8 Y19"], ["4-4-7 Y18 german-lmg"], [])
    g = field.g
    squad = field.german[0]
    everybody_watches(g, WATCH_ANY)
    field.g.dice.tape = [6, 5, 2, 3, 6, 3, 2, 3, 4, 5, 2, 3]
    fire(field, "Y18", "all")
    assert field.told("fire")[0][2] == "12" and g.marks[squad] & FIRST and not g.marks[squad] & FINAL
    assert offered(field) == []
    enter(field)
    assert open_way(g, squad, here(field)) == AGAIN
    fire(field, "Y18", "all")
    assert field.told("fire")[1][2] == "6" and g.marks[squad] & FINAL and g.used[0] & WEAPON_FINAL
    enter(field)
    assert open_way(g, squad, here(field)) == IN_NEED
    fire(field, "Y18", "all")
    assert field.told("fire")[2][2] == "6"
    assert g.marks[squad] & BROKEN
    assert field.told("morale")[-1][1:3] == (4, 5)


def test_weapons_wear_sooner_in_hurried_fire() -> None:
    """[T37.8] [T12.11] In Subsequent First Fire the LMG breaks down on 10 or more."""
    field = mover(["6-4-8 Y19"], ["4-4-7 Y18 german-lmg"], [6, 5, 2, 3, 6, 4, 2, 1])
    everybody_watches(field.g, WATCH_ANY)
    fire(field, "Y18", "all")
    assert not field.g.used[0] & WORN
    enter(field)
    fire(field, "Y18", "all")
    assert field.g.used[0] & WORN


def test_subsequent_fire_needs_normal_range_and_no_nearer_enemy() -> None:
    """[T12.11] A First-Fired squad does not fire again beyond its normal range, nor past a nearer Known enemy."""
    field = mover(["6-4-8 Y22"], ["4-4-7 Y18"], [])
    squad = field.german[0]
    field.g.marks[squad] |= FIRST
    assert open_way(field.g, squad, field.at("Y22")) == AGAIN
    assert open_way(field.g, squad, field.at("Y23")) == NOT_NOW
    other = mover(["6-4-8 Y22", "4-5-8 Y20"], ["4-4-7 Y18"], [])
    other.g.marks[other.german[0]] |= FIRST
    assert open_way(other.g, other.german[0], other.at("Y22")) == NOT_NOW
    unseen = mover(["6-4-8 Y22", "4-5-8 Y20 ?"], ["4-4-7 Y18"], [])
    unseen.g.marks[unseen.german[0]] |= FIRST
    assert open_way(unseen.g, unseen.german[0], unseen.at("Y22")) == AGAIN


def test_as_often_as_mf_were_spent() -> None:
    """[T12.4] [T12.6] A MG that keeps its rate attacks twice where 2 MF were spent, once where it was 1."""
    field = mover(["6-4-8 Y20"], ["4-4-7 Y18 german-mmg"], [1, 6, 2, 3, 1, 6, 2, 3])
    everybody_watches(field.g, WATCH_ANY)
    enter(field, 4)
    field.play(first_fire(field.g, here(field), "fire", field.at("Y18")), "weapon 0", "enough")
    assert field.g.used[0] & KEEPS_RATE
    part = WEAPON
    assert open_way(field.g, part, here(field)) == FRESH
    field.play(first_fire(field.g, here(field), "fire", field.at("Y18")), "weapon 0", "enough")
    assert open_way(field.g, part, here(field)) == NOT_NOW
    assert open_way(field.g, field.german[0], here(field)) == FRESH


def test_watches() -> None:
    """[T12.5] [T35.4] [T35.8] `hold` never; `close` beside only; `sure` within two hexes or for shift + DRM up to 2;
    the usual watch of concealed units is `close`.
    """
    field = mover(["6-4-8 X20"], ["4-4-7 Y18"], [], "day", ASSAULT)
    (squad,) = field.german
    assert offered(field) == []
    field.g.manner = NORMAL
    assert offered(field) == []
    everybody_watches(field.g, WATCH_ANY)
    assert offered(field) == ["Y18"]
    sure = mover(["6-4-8 Y22"], ["4-4-7 Y18"], [])
    assert offered(sure) == ["Y18"]
    everybody_watches(field.g, WATCH_CLOSE)
    assert offered(field) == []
    everybody_watches(field.g, WATCH_HOLD)
    assert offered(field) == []
    hiding = mover(["6-4-8 Y20"], ["4-4-7 Y18 ?"], [])
    assert offered(hiding) == []
    beside = mover(["6-4-8 Y19"], ["4-4-7 Y18 ?"], [])
    assert offered(beside) == ["Y18"] and beside.g.marks[beside.german[0]] & CONCEALED
    assert not field.g.marks[squad] & FIRST


def test_protective_fire_is_asked_by_its_chance_only() -> None:
    """[T12.12] Within two hexes FPF is asked only where T35.8 is met; at a berserk mover in the Location always."""
    field = mover(["6-4-8 Y19 ?"], ["2-3-7 Y18"], [], "day", ASSAULT)
    everybody_watches(field.g, WATCH_SURE)
    assert offered(field) == ["Y18"]
    field.g.marks[field.german[0]] |= FIRST | FINAL
    assert offered(field) == []
    field.g.manner = NORMAL
    assert offered(field) == ["Y18"]
    berserk = mover(["6-4-8 Y18"], ["2-3-7 Y18"], [])
    berserk.g.marks[berserk.british[0]] |= BERSERK
    berserk.g.marks[berserk.german[0]] |= FIRST | FINAL
    assert offered(berserk) == ["Y18"]


def test_pinned_movers_are_targets_broken_ones_are_not() -> None:
    """[T12.3] First Fire goes on while a mover is unbroken there."""
    field = mover(["6-4-8 Y20"], ["4-4-7 Y18", "4-4-7 Y18"], [])
    field.g.marks[field.british[0]] |= PINNED
    assert offered(field) == ["Y18"]
    field.g.marks[field.british[0]] |= BROKEN
    assert offered(field) == []


def test_final_fire_in_the_dfph() -> None:
    """[T12.14] In the DFPh the unmarked fire at anything, the First-Fired only beside them, the Final-Fired not at
    all.
    """
    field = Field(["6-4-8 Y19", "6-4-8 Y20"], ["4-4-7 Y18", "4-4-7 X18"], [], "day", DEFENSIVE_FIRE)
    fresh, tired = field.german
    field.g.marks[tired] |= FIRST
    assert open_way(field.g, fresh, field.at("Y20")) == FRESH
    assert open_way(field.g, tired, field.at("Y20")) == NOT_NOW
    assert open_way(field.g, tired, field.at("Y19")) == AGAIN
    field.g.marks[tired] |= FINAL
    assert open_way(field.g, tired, field.at("Y19")) == NOT_NOW


def test_rates_kept_in_the_mph_fire_in_the_dfph() -> None:
    """[T12.14] A weapon that kept its rate of fire in the MPh fires in full at any target in the DFPh."""
    field = mover(["6-4-8 Y20"], ["4-4-7 Y18 german-mmg"], [1, 6, 2, 3])
    everybody_watches(field.g, WATCH_ANY)
    field.play(first_fire(field.g, here(field), "fire", field.at("Y18")), "weapon 0", "enough")
    end_of_first_fire(field.g)
    field.g.phase = DEFENSIVE_FIRE
    assert open_way(field.g, WEAPON, field.at("Y20")) == FRESH
