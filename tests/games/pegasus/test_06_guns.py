"""Chapters 6.3 and 6.5: Piats, tanks and the field gun."""

import pytest

from bridgehead.engine.columns import changed
from bridgehead.games.pegasus.printed.terms import (
    BRITISH_FIRE,
    BRITISH_MOVEMENT,
    GERMAN_FIRE,
    GERMAN_MOVEMENT,
    PREPARED,
    SUPPRESSION_REMOVAL,
)
from tests.games.pegasus.positions import Battle, piece, space, weapon

# ---- the Piat [6.3]


def piat(*dice: int, firer: str = "M1", tank: str = "E1") -> Battle:
    """Wood's platoon fires a Piat at a tank on the road: -1 adjacent, +1 open, +1 glider infantry."""
    battle = Battle(BRITISH_FIRE, {"wood-platoon": firer, "tank-1": tank}, dice).give("piat-1", "wood-platoon")
    return battle.answer("piat:wood-platoon", "target:tank-1")


def test_a_piat_reads_its_column_with_small_arms_modifiers() -> None:
    """[6.0.3] [6.3] The 1-4 column."""
    battle = Battle(BRITISH_FIRE, {"wood-platoon": "M1", "tank-1": "E1"}).give("piat-1", "wood-platoon")
    battle.answer("piat:wood-platoon")
    assert battle.odds("target:tank-1").column == "1-4"
    assert battle.modifiers("target:tank-1") == {"6.1.3a": -1, "6.1.3d": 1, "6.1.3e": 1}


@pytest.mark.parametrize(("die", "left"), [(1, 1), (3, 1), (5, 0), (6, 0)])
def test_a_number_with_h_destroys_the_tank(die: int, left: int) -> None:
    """[6.3] With +1 a 5 is 1(H); a 3 is a dash."""
    assert piat(die, 1).strength("tank-1") == left


def test_a_piat_reaches_its_own_area_and_the_next() -> None:
    """[6.3] Not two areas, and nothing but tanks."""
    for area, offered in (("M1", True), ("E1", True), ("PB2", False)):
        battle = Battle(BRITISH_FIRE, {"wood-platoon": "M1", "tank-1": area}).give("piat-1", "wood-platoon")
        assert (battle.targets("piat") == ["wood-platoon"]) == offered
    battle = Battle(BRITISH_FIRE, {"wood-platoon": "M1", "platoon-1": "E1"}).give("piat-1", "wood-platoon")
    assert battle.targets("piat") == []


@pytest.mark.parametrize(("nerve", "left"), [(1, 0), (2, 0), (3, 1), (6, 1)])
def test_s_h_tries_the_nerve_of_the_crew(nerve: int, left: int) -> None:
    """[6.3.crew] With +1 a 4 is S(H): on 1 or 2 the crew flees and the tank is a wreck."""
    battle = piat(4, nerve, 6)
    assert battle.strength("tank-1") == left


def test_a_stopped_tank_fires_but_never_moves() -> None:
    """[6.3.crew] [13.1.6] It stays on its road for good; having been fired at it fires back, gun and machine gun."""
    battle = Battle(BRITISH_FIRE, {"wood-platoon": "W3", "tank-1": "LP6"}, [4, 6, 1, 1]).column("tank-1")
    battle.give("piat-1", "wood-platoon").answer("piat:wood-platoon", "target:tank-1")
    battle.next_phase()
    assert battle.rolled() == ["piat", "crew-flees", "gun-fire", "small-arms"]
    battle.g.turn += 1
    battle.jump(GERMAN_MOVEMENT)
    assert battle.where("tank-1") == "LP6"


def test_each_shot_takes_a_charge() -> None:
    """[6.3.charges] Piat 1 has two; with none left there is no shot."""
    battle = piat(1)
    assert battle.g.charges[weapon("piat-1")] == 1
    battle = Battle(BRITISH_FIRE, {"wood-platoon": "M1", "tank-1": "E1"}).give("piat-1", "wood-platoon")
    battle.g.charges[weapon("piat-1")] = 0
    assert battle.targets("piat") == []


def test_several_piats_fire_one_by_one() -> None:
    """[6.3.charges] Two dice in two columns of their own, not a combined attack."""
    pieces = {"wood-platoon": "M1", "fox-platoon": "M1", "tank-1": "E1"}
    battle = Battle(BRITISH_FIRE, pieces, [1, 1]).give("piat-1", "wood-platoon").give("piat-2", "fox-platoon")
    battle.answer("piat:wood-platoon", "target:tank-1", "piat:fox-platoon", "target:tank-1")
    assert battle.rolled() == ["piat", "piat"]


# ---- tanks [6.5]


def shelling(*dice: int, tanks: int = 1, columns: str = "printed") -> Battle:
    """Tanks at W1, TJ and beyond fire at Wood's platoon in the garden GON; one only is adjacent unless said."""
    places = ["W1", "W2", "BE6", "TJ", "LP6"]
    pieces = {f"tank-{number + 1}": places[number] for number in range(tanks)}
    battle = Battle(GERMAN_FIRE, {**pieces, "wood-platoon": "GON"}, dice, options={"tank-columns": columns})
    return battle


def test_a_tank_has_a_gun_and_a_machine_gun() -> None:
    """[6.0.2] [6.5] [6.5.tanks] [6.5.fire.3] Its gun reads the 5-8 column of the tank line without modifiers, its
    machine gun the 5-8 column as small arms.
    """
    battle = shelling(4, 1).begin()
    assert battle.rolled() == ["gun-fire", "small-arms"]
    gun, rifles = battle.told("gun-fire")[0], battle.told("small-arms")[0]
    assert (gun[2], gun[3], gun[4]) == ("5-8", 4, ())
    assert rifles[2] == "5-8"


@pytest.mark.parametrize(("guns", "column"), [(1, "5-8"), (2, "5-8"), (3, "9-10")])
def test_guns_at_one_target_are_counted_together(guns: int, column: str) -> None:
    """[6.5.fire] [6.5.fire.2] One or two, three or four: W1, W2 and BE6 are all beside GON."""
    battle = shelling(1, 1, tanks=guns).begin()
    assert [args[2] for args in battle.told("gun-fire")] == [column]


def five_tanks(die: int, columns: str = "printed") -> Battle:
    """Five tanks that have Wood's platoon in GON for their target: two see it because it has just fired."""
    battle = shelling(die, 1, tanks=5, columns=columns)
    battle.put("tank-4", "C4")
    battle.put("tank-5", "C4")
    return battle.begin()


@pytest.mark.parametrize(("die", "lost"), [(1, 0), (2, 0), (3, 1), (4, 1), (5, 2), (6, 2)])
def test_five_guns_and_more(die: int, lost: int) -> None:
    """[6.5.fire.4] The 11-14 column has no (H); ruling 6: its numbers count, its S does not."""
    battle = five_tanks(die)
    assert battle.told("gun-fire")[0][2] == "11-14"
    assert 8 - battle.strength("wood-platoon") == lost


def test_the_tank_line_moved_left_by_option() -> None:
    """[6.5.fire.2] Ruling 6: one gun 1-4, five 9-10."""
    assert shelling(1, 1, columns="left").begin().told("gun-fire")[0][2] == "1-4"
    assert five_tanks(1, columns="left").told("gun-fire")[0][2] == "9-10"


def test_only_h_counts() -> None:
    """[6.5.fire.4] A 4 in 5-8 is an S for rifles and nothing for a gun."""
    battle = shelling(4, 1).begin()
    assert not battle.suppressed("wood-platoon")
    assert battle.g.rubble[space("GON")] == 0


def test_s_h_makes_rubble_without_loss() -> None:
    """[6.5.fire.4.1] One gun one column left: a 5 in 1-4 is S(H)."""
    battle = shelling(5, 1, columns="left").begin()
    assert battle.g.rubble[space("GON")] == 1
    assert battle.strength("wood-platoon") == 8


def test_one_h_costs_each_combat_unit_a_point() -> None:
    """[6.5.fire.4.2] Die 5 in 5-8: rubble, one point from the platoon and one from the squad."""
    battle = shelling(5, 1, 1)
    battle.put("fox-a", "GON")
    battle.begin()
    assert battle.g.rubble[space("GON")] == 1
    assert (battle.strength("wood-platoon"), battle.strength("fox-a")) == (7, 3)


def test_two_h_costs_two() -> None:
    """[6.5.fire.4.3] Three tanks, die 6 in 9-10: 2(H)."""
    assert shelling(6, 1, tanks=3).begin().strength("wood-platoon") == 6


def test_a_prepared_position_is_shot_away() -> None:
    """[6.5.fire.4.1] [6.5.fire.4.2] In the open; without one a gun does nothing to men in the open."""
    battle = Battle(GERMAN_FIRE, {"tank-1": "E1", "wood-platoon": "M1"}, [5, 1])
    battle.g.prepared = changed(battle.g.prepared, piece("wood-platoon"), PREPARED)
    battle.begin()
    assert battle.g.prepared[piece("wood-platoon")] == 0
    assert battle.strength("wood-platoon") == 7
    battle = Battle(GERMAN_FIRE, {"tank-1": "E1", "wood-platoon": "M1"}, [1]).begin()
    assert battle.rolled() == ["small-arms"]


def test_rubble_changes_nothing() -> None:
    """[6.5.fire.6] The next attack on the area has the modifiers of any obstructed area."""
    battle = Battle(BRITISH_FIRE, {"wood-platoon": "E1", "garrison-1": "PIL"})
    battle.g.rubble = changed(battle.g.rubble, space("PIL"), 1)
    battle.answer("fire:wood-platoon")
    assert battle.modifiers("target:garrison-1") == {"6.1.3a": -1, "6.1.3b": -1, "6.1.3d": 1}


# ---- the field gun


def field_gun(*dice: int, target: str = "tank-1", **pieces: str) -> Battle:
    """Wood's platoon stands at the gun in its pit."""
    placed = {name.replace("_", "-"): area for name, area in pieces.items()}
    battle = Battle(BRITISH_FIRE, {"wood-platoon": "ATG", **placed}, dice)
    return battle.answer("field-gun:wood-platoon", f"target:{target}")


@pytest.mark.parametrize(("die", "left"), [(4, 1), (5, 0), (6, 0)])
def test_the_gun_destroys_a_tank_with_h(die: int, left: int) -> None:
    """[6.5.gun] [6.5.fire.4.1] [6.5.fire.4.2] The 1-2 class, 5-8: 1(H) from 5 on."""
    battle = field_gun(die, 6, tank_1="E1")
    assert battle.told("gun-fire")[0][2] == "5-8"
    assert battle.strength("tank-1") == left


def test_the_crew_may_use_its_rifles() -> None:
    """[6.5.gun] Three points weaker: 8 less 3 is 5, and with 7 it is 4, another column. The gun fires once."""
    battle = field_gun(1, 1, tank_1="PB2", garrison_1="E1")
    assert battle.targets("field-gun") == []
    battle.answer("fire:wood-platoon", "target:garrison-1")
    assert battle.told("small-arms")[0][2] == "5-8"
    battle = Battle(BRITISH_FIRE, {"wood-platoon": "ATG", "tank-1": "PB2", "garrison-1": "E1"}, [1, 1])
    battle.strengths(wood_platoon=7).answer("field-gun:wood-platoon", "target:tank-1")
    battle.answer("fire:wood-platoon", "target:garrison-1")
    assert battle.told("small-arms")[0][2] == "1-4"


def test_the_gun_needs_somebody_in_its_pit() -> None:
    """[6.5.gun] Not from next door; not while suppressed."""
    assert Battle(BRITISH_FIRE, {"wood-platoon": "SET", "tank-1": "PB2"}).targets("field-gun") == []
    battle = Battle(BRITISH_FIRE, {"wood-platoon": "ATG", "tank-1": "PB2"}).suppress("wood-platoon")
    assert battle.targets("field-gun") == []


def test_the_germans_serve_it_too() -> None:
    """[6.5.gun] A squad in the pit fires it at British in the tower trench."""
    battle = Battle(GERMAN_FIRE, {"garrison-1": "ATG", "wood-platoon": "SET"}, [5, 1]).begin()
    assert battle.rolled()[0] == "gun-fire"
    assert battle.strength("wood-platoon") == 7


def test_a_hit_destroys_the_gun_of_the_area() -> None:
    """[6.5.fire.4.1] [6.5.fire.7] Machine gun 4 in the tower trench: destroyed, and of no more use."""
    battle = field_gun(5, 1, 1, target="garrison-1", garrison_1="SET")
    assert battle.strength("mg-4") == 0
    assert battle.strength("garrison-1") == 2


def test_a_destroyed_field_gun_is_silent() -> None:
    """[6.5.fire.7]"""
    battle = Battle(BRITISH_FIRE, {"wood-platoon": "ATG", "tank-1": "PB2"}).strengths(field_gun=0)
    assert battle.targets("field-gun") == []


def test_guns_prefer_the_open() -> None:
    """[6.2.3] [6.5.fire.4] Fox's weak platoon in a prepared position in the field, not Wood's strong one in the
    pillbox.
    """
    battle = Battle(GERMAN_FIRE, {"wood-platoon": "PIL", "fox-platoon": "NA2", "tank-1": "E1"}, [1, 1])
    battle.g.prepared = changed(battle.g.prepared, piece("fox-platoon"), PREPARED)
    battle.strengths(fox_platoon=3).begin()
    assert battle.told("gun-fire")[0][1] == piece("fox-platoon")


def test_the_gun_fires_at_the_area_whatever_the_counter() -> None:
    """[6.5.fire.4.2] The counter named is a dummy; the shell meets the platoon that has come into the trench."""
    battle = Battle(BRITISH_FIRE, {"wood-platoon": "ATG", "garrison-2": "SET", "platoon-1": "SET"}, [5, 1])
    battle.hide("garrison-2", False).answer("field-gun:wood-platoon", "target:garrison-2")
    assert battle.strength("platoon-1") == 5


# ---- wrecks


def test_a_wreck_neither_moves_nor_fires() -> None:
    """[6.5.fire.5]"""
    battle = Battle(GERMAN_MOVEMENT, {"tank-1": "W1", "wood-platoon": "GON"}).column("tank-1").wreck("tank-1")
    assert battle.begin().where("tank-1") == "W1"
    battle.jump(GERMAN_FIRE)
    assert battle.rolled() == []


def test_a_wreck_blocks_the_road() -> None:
    """[6.5.fire.5] Tanks stay behind it."""
    battle = Battle(GERMAN_MOVEMENT, {"tank-1": "W1", "tank-2": "W2"}).column("tank-1", "tank-2").wreck("tank-2")
    assert battle.begin().where("tank-1") == "W1"


# ---- line of sight


PAST = {"M1": ("NA1", "NA2"), "RB": ("RA2", "RA1"), "RA2": ("RV", "RA3"), "TJ": ("B1", "LP6"), "W1": ("B1", "TJ")}
"""Where Fox's platoon walks past a tank, and draws its fire."""


def sees(tank: str, fired: bool = False, **others: str) -> bool:
    """Whether the British gun crew may fire at a tank; `fired`: after the tank has fired at Fox, who came past it."""
    pieces = {"wood-platoon": "ATG", "tank-1": tank, **{name.replace("_", "-"): area for name, area in others.items()}}
    if fired:
        here, there = PAST[tank]
        battle = Battle(BRITISH_MOVEMENT, {**pieces, "fox-platoon": here}, [1])
        battle.answer("move:fox-platoon", f"go:{there}", "stop", "done")
        assert battle.fired_at() == ["fox-platoon"]
        battle.jump(BRITISH_FIRE)
    else:
        battle = Battle(BRITISH_FIRE, pieces).begin()
    return gun_sees(battle, "tank-1")


def gun_sees(battle: Battle, tank: str) -> bool:
    """Whether Wood's platoon in the pit is offered a tank for a target."""
    if "field-gun:wood-platoon" not in battle.offers():
        return False
    return tank in battle.answer("field-gun:wood-platoon").targets("target")


def test_the_near_is_always_seen() -> None:
    """[6.5.los] [6.5.los.1] [6.5.fire.1] The same area and the adjacent ones, over the water too."""
    assert sees("PB2")
    assert sees("E1")
    assert not sees("M1")


def driven_off(dice: list[int], **others: str) -> Battle:
    """The tank at E1 fires its cannon and machine gun and drives to RB, or as far as it gets; the British are next."""
    pieces = {"wood-platoon": "ATG", "tank-1": "E1", **{name.replace("_", "-"): area for name, area in others.items()}}
    battle = Battle(GERMAN_FIRE, pieces, dice).strengths(wood_platoon=7).column("tank-1")
    battle.g.spotted = changed(battle.g.spotted, piece("tank-1"), 1)
    battle.begin().jump(SUPPRESSION_REMOVAL).jump(GERMAN_MOVEMENT)
    return battle.jump(BRITISH_FIRE)


def test_who_has_shelled_the_gun_is_seen_in_the_next_turn() -> None:
    """[6.5.los.2] Four areas off, at RB: it fired at the men in the pit in the last turn. When it fired at Fox in the
    pillbox instead, it is not seen.
    """
    battle = driven_off([1, 1])
    assert (battle.where("tank-1"), battle.told("gun-fire")[0][1]) == ("RB", piece("wood-platoon"))
    assert gun_sees(battle, "tank-1")
    battle = driven_off([1, 1], fox_platoon="PIL")
    assert (battle.where("tank-1"), battle.told("gun-fire")[0][1]) == ("RB", piece("fox-platoon"))
    assert not gun_sees(battle, "tank-1")


def test_the_gun_does_not_forget_for_a_later_target() -> None:
    """[6.5.los.2] The tank's cannon fires at the pit, then its machine gun at Fox on the road."""
    battle = driven_off([1, 1], fox_platoon="M1")
    assert [battle.told("gun-fire")[0][1], battle.told("small-arms")[0][1]] == [
        piece("wood-platoon"),
        piece("fox-platoon"),
    ]
    assert battle.where("tank-1") == "M1"
    assert gun_sees(battle, "tank-1")


def test_two_turns_later_it_is_forgotten() -> None:
    """[6.5.los.2] In the previous turn or in this one."""
    battle = driven_off([1, 1]).answer("done")
    battle.jump(SUPPRESSION_REMOVAL).jump(BRITISH_FIRE)
    assert not gun_sees(battle, "tank-1")


@pytest.mark.parametrize("shape", ["whole", "squads"])
def test_a_tank_sees_who_fired_at_it(shape: str) -> None:
    """[6.5.los.2] Wood fires a Piat from the houses B1 at a tank on TJ, which drives on to W2. From there it sees
    him still in the next turn, and his squads when he has broken down.
    """
    battle = Battle(BRITISH_FIRE, {"wood-platoon": "B1", "tank-1": "TJ"}, [1, 1, 1, 1]).give("piat-1", "wood-platoon")
    battle.column("tank-1").answer("piat:wood-platoon", "target:tank-1")
    battle.jump(SUPPRESSION_REMOVAL).jump(BRITISH_MOVEMENT)
    if shape == "squads":
        battle.answer("break-down:wood-platoon", "carry:wood-a")
    battle.answer("done").next_phase().jump(GERMAN_FIRE)
    assert battle.where("tank-1") == "W2"
    assert len(battle.told("gun-fire")) == 1


def test_who_has_fired_this_turn_is_seen() -> None:
    """[6.5.los.3] At anybody."""
    assert sees("M1", fired=True)


def test_not_beyond_five_areas() -> None:
    """[6.5.los.2] [6.5.los.3] The Orne bridge is four areas away over open fields, RA2 six."""
    assert sees("RB", fired=True)
    assert not sees("RA2", fired=True)


def test_an_obstructed_area_blocks() -> None:
    """[6.5.los.3] From the gun to the junction the ruler passes the café garden; to W1 it does not."""
    assert not sees("TJ", fired=True)
    assert sees("W1", fired=True)


def test_a_tank_or_wreck_blocks() -> None:
    """[6.5.los.4] Between the gun and W1 stands another at W2."""
    assert not sees("W1", fired=True, tank_2="W2")


# ---- guns that nobody serves


def test_a_machine_gun_that_nobody_serves_can_be_shelled() -> None:
    """[6.5.fire.4.1] [6.5.fire.7] [6.5.los.1] From the gun pit the empty trenches WS and SET, both adjacent; a 5 makes
    1(H), and the gun of SET is gone. With anybody of either side there it is no target by itself.
    """
    battle = Battle(BRITISH_FIRE, {"wood-platoon": "ATG"}, [5]).answer("field-gun:wood-platoon")
    assert battle.targets("target") == ["mg-2", "mg-4"]
    assert battle.answer("target:mg-4").strength("mg-4") == 0
    battle = Battle(BRITISH_FIRE, {"wood-platoon": "ATG", "fox-platoon": "SET", "garrison-1": "WS"})
    assert battle.answer("field-gun:wood-platoon").targets("target") == ["garrison-1"]


@pytest.mark.parametrize("die", [1, 4])
def test_it_takes_an_h(die: int) -> None:
    """[6.5.fire.4] A dash or an S alone does nothing."""
    battle = Battle(BRITISH_FIRE, {"wood-platoon": "ATG"}, [die]).answer("field-gun:wood-platoon", "target:mg-4")
    assert battle.strength("mg-4") == 5
