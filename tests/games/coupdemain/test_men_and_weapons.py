"""[T0] [T3] [T7] [T13] What men and weapons are and do: values, Good Order, half-squads that join, repair, heroes."""

from pathlib import Path

import pytest

from bridgehead import registry
from bridgehead.engine.dice import Dice
from bridgehead.engine.play.position import Position
from bridgehead.engine.read.toml import read_toml
from bridgehead.games.coupdemain import rulebook
from bridgehead.games.coupdemain.close.combat import close_combat
from bridgehead.games.coupdemain.fire.groups import best_group
from bridgehead.games.coupdemain.fire.modifiers import Aim, lots_of
from bridgehead.games.coupdemain.firing.first_fire import first_fire
from bridgehead.games.coupdemain.hidden.knowledge import is_known
from bridgehead.games.coupdemain.marks import BERSERK, BROKEN, LOST, MELEE, MOVED, WORN, WOUNDED
from bridgehead.games.coupdemain.morale.arranging import recombine, repair_by_order
from bridgehead.games.coupdemain.morale.checks import morale_check
from bridgehead.games.coupdemain.morale.rally import can_try
from bridgehead.games.coupdemain.morale.values import modifier_of, morale_of
from bridgehead.games.coupdemain.moving.movement import may_move
from bridgehead.games.coupdemain.pieces.dice import roll_dr
from bridgehead.games.coupdemain.pieces.roster import good_order, type_of
from bridgehead.games.coupdemain.pieces.standing_orders import CAPTURE, HALVES
from bridgehead.games.coupdemain.printed.components import BRITISH, GERMAN, TYPE_NUMBERS, TYPES, WEAPON_NUMBERS, WEAPONS
from bridgehead.games.coupdemain.printed.tables import ORDERS
from bridgehead.games.coupdemain.state import CAPTURED, DEAD, DEFENSIVE_FIRE, NOBODY, NONE, PREP_FIRE, SPARE, CoupState
from bridgehead.games.coupdemain.turn.phases import CLOSE_COMBAT, RALLYING
from tests.games.coupdemain.field import Field, fire_phase_step

DATA = Path(rulebook.__file__).parent / "data"


def test_a_dr_is_a_coloured_and_a_white_die() -> None:
    """[T0.1] Each has its own purpose, the coloured one first."""
    field = Field(["6-4-8 Y21"], ["4-4-7 X18"], [5, 2])
    assert roll_dr(field.g, "fire") == (5, 2)
    assert [event.args for event in field.log if event.kind == "die"] == [("fire-coloured", 6, 5), ("fire-white", 6, 2)]


def test_values_are_those_of_the_sheet() -> None:
    """[T3.1] [T0.4] [T0.5] [T13.1] What is in the name of a type is on its counter: firepower, range, morale; of a
    leader morale and modifier.
    """
    for one in TYPES:
        if one.mmc:
            assert "-".join(str(value) for value in (one.fp, one.range, one.morale)) == one.printed
            assert one.halves in (1, 2) and not one.smc
        elif one.smc and one.key != "1-4-9":
            sign = "+" if one.modifier > 0 else "-"
            assert f"{one.morale}{sign}{abs(one.modifier)}" == one.key and one.halves == 0
            assert one.vp == 1 + max(0, -one.modifier)
    assert {row["id"] for row in read_toml(DATA / "units.toml")["weapon"]} == {one.key for one in WEAPONS}  # type: ignore[attr-defined]


@pytest.mark.parametrize("state", [BROKEN, BERSERK, MELEE])
def test_good_order(state: int) -> None:
    """[T0.6] Neither broken, berserk nor in Melee; a dummy never."""
    field = Field(["6-4-8 Y21"], ["4-4-7 X18", "dummy X18 ?"], [])
    assert good_order(field.g, field.british[0]) and not good_order(field.g, field.german[1])
    field.g.marks[field.british[0]] |= state
    assert not good_order(field.g, field.british[0])


def test_known_is_unconcealed_and_seen_by_somebody_fit() -> None:
    """[T0.7] In the sight of a Good Order unit of the other side; a broken one knows nobody."""
    field = Field(["6-4-8 Y20"], ["4-4-7 Y18", "4-4-7 X18 ?", "4-4-7 M12"], [])
    assert [is_known(field.g, unit) for unit in field.german] == [True, False, False]
    field.g.marks[field.british[0]] |= BROKEN
    assert not is_known(field.g, field.german[0])


def test_half_squads_join_beside_a_leader() -> None:
    """[T3.5] Two of a kind beside a Good Order leader become a squad; not without him, nor if the order says keep."""
    field = Field(["3-3-8 Y21", "3-3-8 Y21", "8-0 Y21"], ["4-4-7 X18"], [], phase=RALLYING)
    recombine(field.g, BRITISH)
    assert sorted(type_of(field.g, unit).key for unit in field.british if field.g.where[unit] >= 0) == ["6-4-8", "8-0"]
    assert field.told("joined") and SPARE in [field.g.where[unit] for unit in field.british]
    alone = Field(["3-3-8 Y21", "3-3-8 Y21", "8-0 Y22"], ["4-4-7 X18"], [], phase=RALLYING)
    recombine(alone.g, BRITISH)
    assert not alone.told("joined")
    kept = Field(["3-3-8 Y21", "3-3-8 Y21", "8-0 Y21"], ["4-4-7 X18"], [], phase=RALLYING)
    kept.g.orders[BRITISH * len(ORDERS) + HALVES] = 1
    recombine(kept.g, BRITISH)
    assert not kept.told("joined")


@pytest.mark.parametrize(("die", "state"), [(1, 0), (3, WORN), (6, WORN | LOST)])
def test_repair(die: int, state: int) -> None:
    """[T7.12] [T1.3] 1 repairs, 6 ruins, anything else leaves it as it is; by standing order, without a question."""
    field = Field(["6-4-8 Y21 lmg"], ["4-4-7 X18"], [die], phase=RALLYING)
    field.g.used[0] |= WORN
    repair_by_order(field.g, BRITISH)
    assert field.g.used[0] & (WORN | LOST) == state
    assert (field.g.owner[0] >= 0) == (die != 6)


def test_repairs_of_the_concealed_are_nobodys_business() -> None:
    """[T17.1] What becomes of a weapon behind a "?" is told to its own side alone, and so is the die for it."""
    field = Field(["6-4-8 Y21 lmg ?"], ["4-4-7 M12"], [1], phase=RALLYING)
    field.g.used[0] |= WORN
    repair_by_order(field.g, BRITISH)
    assert [(event.kind, event.audience) for event in field.log] == [("die", BRITISH), ("repair", BRITISH)]


def test_a_machine_gun_adds_to_a_squad_or_fires_alone() -> None:
    """[T7.1] [T6.16] A 4-4-7 and its machine gun next to the target: 4 + 3, doubled, is column 12; the gun alone 6.
    "All" is both together.
    """
    field = Field(["6-4-8 Y19"], ["4-4-7 Y18 german-lmg"], [6, 5], phase=DEFENSIVE_FIRE)
    group = best_group(field.g, Aim(GERMAN, field.at("Y19")))
    assert len(group.parts) == 2
    assert [lot.attack.column_name() for lot in lots_of(field.g, group)] == ["12"]
    field.play(fire_phase_step(field.g, "at", field.at("Y19")), "weapon 0", "enough")
    assert field.told("fire")[0][2] == "6"


def test_all_leaves_out_who_would_not_raise_the_column() -> None:
    """[T6.16] A 6-4-8 and a 4-5-8 at range 2: 10 is column 8; the leader's 0 firepower adds nothing, and a half-squad
    that would not bring it to 12 and has another target stays out of it.
    """
    field = Field(["6-4-8 Y20", "4-5-8 Y20", "2-4-8 Y20"], ["4-4-7 Y18", "4-4-7 X18"], [], phase=PREP_FIRE)
    group = best_group(field.g, Aim(BRITISH, field.at("Y18")))
    assert [lot.attack.column_name() for lot in lots_of(field.g, group)] == ["12"]
    lame = Field(["6-4-8 Y20", "2-4-8 Y20"], ["4-4-7 Y18", "4-4-7 X18"], [], phase=PREP_FIRE)
    assert best_group(lame.g, Aim(BRITISH, lame.at("Y18"))).parts != []


def test_a_chain_of_locations_fires_together_at_a_mover() -> None:
    """[T12.22] The Location named leads; the one beside it, in sight, may take part: (4 + 4) × 2 is column 16."""
    field = Field(["6-4-8 Y19"], ["4-4-7 Y18", "4-4-7 X18"], [6, 5, 2, 3])
    field.g.stack = field.british[:]
    field.g.paid_here = 2
    field.play(first_fire(field.g, field.at("Y19"), "fire", field.at("Y18")), "with 0", "with 1")
    assert field.told("fire")[0][2] == "16"
    shown = field.told("fires")[0][0]
    assert isinstance(shown, tuple) and len(shown) == 2


def test_in_the_defence_phase_it_counts_no_more_that_somebody_moved() -> None:
    """[T12.25] Moved or not, without the modifiers of a mover."""
    field = Field(["6-4-8 Y20"], ["4-4-7 Y18"], [6, 5], phase=DEFENSIVE_FIRE)
    field.g.marks[field.british[0]] |= MOVED
    field.play(fire_phase_step(field.g, "at", field.at("Y20")))
    assert field.drms(0) == {}


def test_who_shares_his_location_with_enemies_does_not_rally() -> None:
    """[T9.8] Enemies beside do not bar it; in the same Location they do."""
    beside = Field(["8-0 Y18"], ["4-4-7 X18"], [], phase=RALLYING)
    beside.g.marks[beside.british[0]] |= BROKEN
    assert can_try(beside.g, beside.british[0])
    within = Field(["8-0 X18"], ["4-4-7 X18"], [], phase=RALLYING)
    within.g.marks[within.british[0]] |= BROKEN
    assert not can_try(within.g, within.british[0])


def test_nobody_moves_out_of_melee() -> None:
    """[T11.11] Who is held in Melee is not offered."""
    field = Field(["6-4-8 Y20"], ["4-4-7 Y20"], [])
    assert may_move(field.g, field.british[0])
    field.g.marks[field.british[0]] |= MELEE
    assert not may_move(field.g, field.british[0])


def test_a_hero_is_wounded_instead_of_broken() -> None:
    """[T13.4] A hero who fails is wounded, his morale 8; the next time he is lost."""
    field = Field(["1-4-9 Y21", "6-4-8 Y22"], ["4-4-7 X18"], [6, 5, 6, 4])
    hero = field.british[0]
    morale_check(field.g, hero, 0)
    assert field.g.marks[hero] & WOUNDED and not field.g.marks[hero] & BROKEN and morale_of(field.g, hero) == 8
    morale_check(field.g, hero, 0)
    assert field.g.where[hero] == DEAD


def test_a_wounded_leader_is_one_worse_in_everything() -> None:
    """[T13.3] A wounded 9-2 has morale 8 and −1; an 8-0 becomes +1."""
    field = Field(["9-2 Y21", "8-0 Y21"], ["4-4-7 X18"], [])
    for unit in field.british:
        field.g.marks[unit] |= WOUNDED
    assert [(morale_of(field.g, unit), modifier_of(field.g, unit)) for unit in field.british] == [(8, -1), (7, 1)]


def test_prisoners_may_be_taken_where_the_order_says_so() -> None:
    """[T15.11] An attack to capture has +1; who would be eliminated is taken, and his weapons are left."""
    field = Field(["6-4-8 Y18", "6-4-8 Y18"], ["4-4-7 Y18 german-lmg"], [1, 2, 6, 6], phase=CLOSE_COMBAT)
    field.g.orders[BRITISH * len(ORDERS) + CAPTURE] = 1
    field.play(close_combat(field.g, field.at("Y18")), "capture-all", "against-all")
    told = field.told("close-combat")[0]
    modifiers, result = told[4], told[-1]
    assert isinstance(modifiers, tuple) and ("capture", 1) in modifiers and result == "captured"
    assert field.g.where[field.german[0]] == CAPTURED and field.g.losses[GERMAN] == 4


def test_every_line_of_replacement_and_weapon_is_there() -> None:
    """[T3.12] Whatever a type may become is a type: its half, the weaker, the better."""
    rows = read_toml(DATA / "units.toml")["unit"]
    for row in rows:  # type: ignore[attr-defined]
        for key in ("half", "weaker", "better"):
            assert key not in row or row[key] in TYPE_NUMBERS
    assert set(WEAPON_NUMBERS) >= {"lmg", "german-lmg", "mortar-51"} and Dice(0).below(1) == 0


def test_half_light_makes_fire_harder() -> None:
    """[T21.4] At dawn +1 on all fire."""
    field = Field(["6-4-8 Y20"], ["4-4-7 Y18"], [6, 5], "dawn", PREP_FIRE)
    field.play(fire_phase_step(field.g, "at", field.at("Y18")))
    assert field.drms(0) == {"half-light": 1}


def test_a_mortar_is_asked_at_what_it_fires() -> None:
    """[T23.2] Where it has more than one target."""
    field = Field(["4-5-8 Y23 mortar-51"], ["4-4-7 Y18", "4-4-7 Y17"], [5, 4], phase=PREP_FIRE)
    field.play(fire_phase_step(field.g, "ordnance", 0), "at Y17")
    assert field.offered("gun-target") == ["at Y17", "at Y18"]
    assert field.told("ordnance")[0][2] == field.at("Y17")


@pytest.mark.parametrize("scenario", ["garrison", "night-1"])
def test_what_is_kept_of_bearers_is_what_owner_says(scenario: str) -> None:
    """[T3.2] Through a whole random game and after every deal, whoever has a weapon by one has it by the other."""
    game = registry.game("coupdemain")
    dice = Dice(70)
    position = Position(game.rules, game.rules.setup(game.setup(scenario), Dice(3))).begin()
    while (choice := position.choice) is not None:
        twin = position.copy()
        twin.redeal(choice.seat, Dice(3))
        for g in (position.state, twin.state):
            assert isinstance(g, CoupState)
            assert [NONE if unit == NOBODY else unit for unit in g.bearers] == g.owner
        position.play(choice.options[dice.below(len(choice.options))])
