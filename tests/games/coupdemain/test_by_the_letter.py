"""Clauses that no other test would miss, each reached through play."""

from __future__ import annotations

from bridgehead.games.coupdemain.rulebook import RULES
from tests.games.coupdemain.flight import Flight
from tests.games.coupdemain.test_driving import CAR, car, coming, drive, reached, state
from tests.games.coupdemain.test_night_played import Night
from tests.games.coupdemain.test_played import Force, Played, british, german


def test_half_a_strength_is_kept_in_close_combat() -> None:
    """[T15.23] A half-squad of 3 against a leader behind his "?": 1½ to 1 is 3-2."""
    table = Played(
        [("british", "Y18", {"units": {"3-3-8": 1}}), ("german", "X18", {"leaders": ["8-0"]}), german("M12")], "british"
    )
    table.pass_to("advance", 0)
    table.answer("from Y18")
    table.answer("to X18", 3, 4, 6, 6, 6, 6, 4, 3)
    assert table.told("close-combat")[0][3] == "3-2"


def test_the_check_after_a_loss_is_as_hard_as_it_says() -> None:
    """[T8.2] [T8.24] K/2: one of two squads is halved, then both check with +2: 3 + 2 is the morale of 7: pinned."""
    table = Played([british("I25", weapons={"lmg": 1}), german("I23", 2), german("M12")])
    table.pass_to("prep-fire", 0)
    table.answer("at I23")
    table.answer("all", 1, 2, 5, 2, 3, 2, 3, 2)
    assert table.told("fire")[0][6] == "K/2" and len(table.told("reduced")) == 1
    assert [args[3] for args in table.told("morale")] == [2, 2]
    assert len(table.told("pinned")) == 2


def test_a_car_in_motion_is_hard_to_hit_after_its_move() -> None:
    """[T27.8] It has not stopped: +2 in the Defensive Fire Phase too."""
    table = coming(british("NN13", weapons={"piat": 1}))
    drive(table, "OO13")
    table.answer("hold-stack")
    table.answer("keep-going")
    table.pass_to("defensive-fire", 0)
    table.answer("ordnance 0", 6, 5)
    assert dict(table.told("ordnance")[0][4])["moving-target"] == 2  # type: ignore[call-overload]
    assert state(table).where[car(table)] >= 0


def test_a_force_has_its_own_elr() -> None:
    """[T8.11] [T8.10] By 4 above his morale: men of an ELR of 5 only break, those of the side's 2 are replaced."""
    for elr, replaced in ((5, 0), (-1, 1)):
        table = Played([british("I25", 2), german("I23", elr=elr), german("M12")])
        table.pass_to("prep-fire", 0)
        table.answer("at I23")
        table.answer("all", 1, 3, 5, 3)
        assert table.told("fire")[0][6] == "3MC" and len(table.told("breaks")) == 1
        assert len(table.told("replaced")) == replaced


def test_by_night_the_underscored_of_the_defender_stand_four() -> None:
    """[T8.11] [T8.10] A 5-4-8 that fails by 5 falls into its halves; by 4 it only breaks."""
    for white, apart in ((6, 1), (5, 0)):
        men: Force = ("german", "I23", {"units": {"5-4-8": 1}})
        table = Night([british("I24", 2), men, german("M12")])
        table.pass_to("prep-fire", 0)
        table.answer("at I23")
        table.answer("all", 3, 4, 5, white)
        assert table.told("fire")[0][6] == "2MC" and len(table.told("breaks")) == 1
        assert len(table.told("falls-apart")) == apart


def test_a_car_climbs_slowly() -> None:
    """[T5.15] With 7 MP from Y14: down the road to FF17, but not up to X13, a level higher; with 13 it gets there."""
    found: list[list[str]] = []
    for spent in (26, 20):
        car_from: Force = ("german", "", {**CAR[2], "enters": "Y14", "spent": spent})
        table = Played([british("B22"), german("M12"), car_from], "german")
        table.pass_to("rally-phase", 1)
        table.answer("group")
        table.pass_to("move", 1)
        table.answer("vehicle")
        found.append(reached(table))
    assert "FF17" in found[0] and "X13" not in found[0] and "X13" in found[1]


def test_by_night_the_defenders_nerve_is_one_lower() -> None:
    """[T8.11] [T37.9] An ELR of 2 counts 1: who fails by 2 is replaced, by 1 not; the attacker's stays what it is."""
    for white, replaced in ((3, 0), (4, 1)):
        table = Night([british("I24", 2), german("I23"), german("M12")])
        table.pass_to("prep-fire", 0)
        table.answer("at I23")
        table.answer("all", 3, 4, 3, white)
        assert len(table.told("breaks")) == 1 and len(table.told("replaced")) == replaced


def test_the_last_fire_at_the_berserk_is_always_asked() -> None:
    """[T12.12] [T13.12] [T6.26] A squad whose watch is `close` fires at them beside its house, again as they come in,
    and is asked about Final Protective Fire at who stands in its Location.
    """
    table = Played([british("KK15"), british("II15"), german("II14"), german("M12")], "german")
    table.pass_to("prep-fire", 1)
    table.answer("orders")
    table.answer("watch-all")
    table.answer("watch-close")
    table.answer("at KK15", 1, 4, 1, 1, 6, 5)
    assert table.told("heat")[0][-1] == "berserk"
    table.pass_to("first-fire", 1)
    for _ in range(2):
        assert table.asked() == "first-fire"
        table.answer("fire II14", 6, 5)
    assert table.asked() == "first-fire" and table.offered()[0] == "fire II14"
    table.answer("fire II14", 6, 5)
    assert len(table.told("fire")) == 4 and len(table.told("breaks")) == 1  # its own check by the same dice


def marks(table: Played, where: str) -> list[str]:
    """What stands on the German counters in a hex, as the British see them."""
    place = state(table).battle.ground.at(where)
    view = RULES.view(state(table), 0)
    return [mark for one in view.pieces if one.side == "de" and one.space == place for mark in one.marks]


def test_who_breaks_is_no_longer_pinned() -> None:
    """[T8.8] [T8.26] Pinned by a check passed at its highest in the PFPh, broken in the AFPh: broken, and no more."""
    table = Played([british("I25", 2), german("I23"), german("M12")])
    table.pass_to("prep-fire", 0)
    table.answer("at I23")
    table.answer("with")
    table.answer("enough", 2, 4, 3, 3)
    assert "pinned" in marks(table, "I23")
    table.pass_to("advancing-fire", 0)
    table.answer("at I23", 1, 3, 6, 5)
    assert len(table.told("breaks")) == 1
    assert "broken" in marks(table, "I23") and "pinned" not in marks(table, "I23")


def test_who_breaks_is_seen() -> None:
    """[T8.8] [T17.11] A "?" in a house that breaks is known to everybody from then on."""
    table = Played([british("Y18", 2), german("X18"), german("M12")])
    table.pass_to("prep-fire", 0)
    table.answer("at X18")
    table.answer("all", 1, 3, 6, 5)
    told = [event.kind for event in table.log if event.kind in ("fire", "revealed", "breaks", "routs")]
    assert told[:3] == ["fire", "revealed", "breaks"]


def test_a_location_that_leads_fires_by_itself() -> None:
    """[T12.22] [T6.16] Of two squads beside each other who could fire together at who moves, only that of the Location
    that was named does, by `all`.
    """
    table = Played([british("I26"), german("I23"), german("H23"), german("M12")])
    table.pass_to("move", 0)
    table.answer("stack")
    table.answer("normal")
    table.answer("to I25")
    assert {"fire I23", "fire H23"} <= set(table.offered())
    table.answer("fire I23")
    table.answer("all", 6, 5)
    firers = table.told("fires")[0][0]
    assert isinstance(firers, tuple) and len(firers) == 1


def test_no_glider_is_meant_for_a_wire_or_a_trench() -> None:
    """[T19.3] W21 and X21 are offered where they are bare, and not where works lie in them."""
    offered: list[set[str]] = []
    dug: dict[str, object] = {"trenches": ["W21"], "wire": ["X21"]}
    for works in (None, dug):
        flight = Flight([], ["X23"], works=works).until("landing-hex")
        names = flight.g.battle.ground.names
        offered.append({names[number] for _, number in flight.asked[-1].options})
    assert {"W21", "X21"} <= offered[0] and offered[0] - offered[1] == {"W21", "X21"}


def test_nobody_fires_at_who_charges_into_a_melee() -> None:
    """[T6.7] [T12.3] A berserk squad goes into the Location where its fellows are held: the German beside it could have
    fired at it until then.
    """
    table = Played([british("I24"), british("I26"), german("I23"), german("H23"), german("M12")], "british")
    table.pass_to("advance", 0)
    table.answer("from I24")
    table.answer("to I23")
    table.answer("done", 6, 5, 6, 5, 4, 3)
    assert len(table.told("melee")) == 1
    table.pass_to("prep-fire", 1)
    table.answer("at I26", 1, 4, 1, 1, 6, 5)
    assert table.told("heat")[0][-1] == "berserk"
    table.pass_to("first-fire", 1)
    place = state(table).battle.ground.location("I23")
    asked: list[int] = []
    while (choice := table.position.choice) is not None and choice.prompt == "first-fire":
        asked.append(choice.about[0])
        table.answer("hold")
    assert asked and place not in asked
    assert table.told("moves")[-1][-1] == place


def test_a_crew_rallies_by_itself() -> None:
    """[T9.1] [T9.2] A broken 1-2-7 tries by standing order in its Rally Phase, nobody helping: only DM hampers it."""
    table = Played([british("I25"), ("german", "I23", {"units": {"1-2-7": 1}}), german("M12")])
    table.pass_to("prep-fire", 0)
    table.answer("at I23", 2, 4, 6, 4)
    assert len(table.told("breaks")) == 1
    table.pass_to("move", 1)
    assert [args[3] for args in table.told("rally")] == [4]


def test_the_berserk_do_not_advance() -> None:
    """[T14.1] Who went berserk in the Defensive Fire Phase stays where he is; his fellows may advance."""
    table = Played([british("I25"), british("K25"), german("I23"), german("M12")])
    table.pass_to("defensive-fire", 1)
    table.answer("at I25", 1, 4, 1, 1, 6, 5)
    assert table.told("heat")[0][-1] == "berserk"
    table.pass_to("advance", 0)
    assert "from K25" in table.offered() and "from I25" not in table.offered()


def test_one_above_the_number_may_shock() -> None:
    """[T25.2] Against the front of a 35-S, 15 − 6, a 10 shocks its crew on a dr of 3, and does nothing on a 4."""
    tank: Force = ("german", "JJ13", {"vehicles": {"35-s": 1}})
    for die, shocked in ((3, 1), (4, 0)):
        table = Played([british("II14", weapons={"piat": 1}), tank, german("M12")])
        table.pass_to("prep-fire", 0)
        table.answer("ordnance 0", 1, 2, 4, 6, die)
        assert table.told("to-kill")[0][1:] == (9, 4, 6, "may-shock")
        assert len(table.told("shocked")) == shocked


def test_carefully_through_the_wire() -> None:
    """[T22.8] In Assault Movement one MF less; walking upright the dr as it falls."""
    for manner, drm in (("assault", -1), ("normal", 0)):
        wire: dict[str, object] = {"wire": ["X21"]}
        table = Played([british("X21"), german("M12")], works=wire)
        table.pass_to("move", 0)
        table.answer("stack")
        table.answer(manner)
        table.answer("to X22", 2)
        assert [args[2:4] for args in table.told("wire")] == [(2, drm)]


def test_that_tanks_stand_is_said_once() -> None:
    """[T27.1] [T38.2] Two tanks are set free one after the other."""
    tanks: Force = ("german", "JJ13", {"vehicles": {"38h": 2}, "freedom": False})
    table = Played([british("II14", 2, weapons={"piat": 2}), tanks, german("M12")])
    table.pass_to("prep-fire", 0)
    for weapon in (0, 1):
        table.answer(f"ordnance {weapon}")
        table.answer(f"at-vehicle {table.position.choice.options[weapon][1]}", 6, 5)  # type: ignore[union-attr]
    assert len(table.told("freedom")) == 2 and len(table.told("not-built")) == 1


def test_a_slow_stretch_gives_time_for_two_shots() -> None:
    """[T27.7] Up to X13 a car needs 4½ MP: who fires at it there may fire twice; on the flat once."""
    car_from: Force = ("german", "", {**CAR[2], "enters": "Y14", "spent": 20})
    table = Played([british("X14"), german("M12"), car_from], "german")
    table.pass_to("rally-phase", 1)
    table.answer("group")
    table.pass_to("move", 1)
    table.answer("vehicle")
    shots: list[str] = []
    while table.asked() == "first-fire":
        table.answer("hold")
    drive(table, "X13")
    ground = state(table).battle.ground
    while table.asked() == "first-fire":
        choice = table.position.choice
        assert choice is not None
        shots.append(ground.name(choice.about[0]))
        table.answer("fire X14", 6, 6)
    assert shots.count("X13") == 2 and shots.count("Y13") < 2


def test_the_berserk_charge_at_men_not_at_an_empty_car() -> None:
    """[T13.12] [T0.6] A car without anybody in it stands beside them, a squad three hexes off: at that they run."""
    empty: Force = ("german", "H25", {"vehicles": {"kfz-1": 1}})
    table = Played([british("I26"), british("J25"), empty, german("I23"), german("M12")], "german")
    table.pass_to("prep-fire", 1)
    table.answer("at I26", 1, 4, 1, 1, 6, 5)
    assert table.told("heat")[0][-1] == "berserk"
    table.pass_to("first-fire", 1)
    assert [args[2] for args in table.told("charges")] == [state(table).battle.ground.location("I23")]


def test_no_machine_gun_is_set_up_in_a_stream() -> None:
    """[T5.11] Out of the water in R16 the squad fires itself, on 8, not its machine gun; on dry ground both."""
    mmg: dict[str, object] = {"german-mmg": 1}
    for where, at, column in (("R16", "R17", "8"), ("I23", "I24", "16")):
        table = Played([british(at), german(where, weapons=mmg), german("M12")], "german")
        table.pass_to("prep-fire", 1)
        table.answer(f"at {at}", *([] if where == "I23" else [6, 5]))
        if table.asked() == "fire-with":
            table.answer("all", 6, 5, 1, 2)
        assert table.told("fire")[0][2] == column


def test_from_upstairs_one_sees_over_the_edge() -> None:
    """[T28.9] Out of the ground of F3, below the tank in F2, its hull is covered; from the floor above it is not."""
    for where, result in (("F3", "hull-down"), ("F3.1", "hit")):
        tank: Force = ("german", "F2", {"vehicles": {"38h": 1}})
        table = Played([british(where, weapons={"piat": 1}), tank, german("M12")])
        table.pass_to("prep-fire", 0)
        table.answer("ordnance 0", 4, 2, *((6, 6) if result == "hit" else ()))
        assert table.told("ordnance")[0][-1] == result


def test_behind_a_slope_the_hull_is_covered() -> None:
    """[T28.9] FF14 lies above a slope toward FF15, though on one level with it; toward FF13 there is none."""
    for where, result in (("FF15", "hull-down"), ("FF13", "hit")):
        tank: Force = ("german", "FF14", {"vehicles": {"38h": 1}})
        table = Played([british(where, weapons={"piat": 1}), tank, german("M12")])
        table.pass_to("prep-fire", 0)
        table.answer("ordnance 0", 3, 2, *((6, 6) if result == "hit" else ()))
        assert table.told("ordnance")[0][-1] == result
