"""What the light tanks of Night I fire, from where they stand."""

from __future__ import annotations

from fractions import Fraction

import pytest

from bridgehead.games.coupdemain.fire.covered_arc import gun_number
from bridgehead.games.coupdemain.printed.components import WEAPONS
from bridgehead.games.coupdemain.printed.tables import INFANTRY_NUMBERS
from bridgehead.games.coupdemain.rulebook import RULES
from bridgehead.games.coupdemain.state import CoupState
from tests.games.coupdemain.test_night_played import Night
from tests.games.coupdemain.test_played import Force, Played, british, german
from tests.games.coupdemain.test_wrecks import drms

GUN, MG = "ordnance 0", "ordnance 1"
"""The weapons of the only tank."""
PIAT: dict[str, object] = {"piat": 1}


def tank(where: str = "JJ13", kind: str = "38h", squads: int = 0, **more: object) -> Force:
    """A tank, with squads in its hex; from JJ13 it looks toward the bridge, away from KK15."""
    return ("german", where, {"vehicles": {kind: 1}, "units": {"4-4-7": squads} if squads else {}, **more})


def shot(table: Played, number: int = -1) -> dict[str, int]:
    """The DRM of a shot that was told."""
    listed = table.told("ordnance")[number][4]
    assert isinstance(listed, tuple)
    return dict(listed)


def aimed_at(where: str, *more: Force, first: str = "german", kind: str = "38h", squads: int = 0) -> Played:
    """British in a hex that the tank sees, by day."""
    return Played([british(where), tank(kind=kind, squads=squads), german("M12"), *more], first)


def chances(table: Played, written: str) -> dict[str, Fraction]:
    """The odds of an answer."""
    choice = table.position.choice
    assert choice is not None
    option = next(one for one in choice.options if table.written(one) == written)
    odds = RULES.odds(table.position.state, choice, option)
    assert odds is not None
    return dict(odds.results)


def test_the_gun_of_a_tank() -> None:
    """[T28.2] [T28.4] [T23.3] [T23.4] At two hexes 8 or less hits; closed hatches and one man +1 each, range −1, and a
    slow turret that turns by two corners +2 and +1. It does not fire again in the phase, nor in the AFPh.
    """
    table = aimed_at("KK15")
    table.pass_to("prep-fire", 1)
    table.answer(GUN, 4, 1)
    assert table.told("ordnance")[0][3] == 8 and table.told("ordnance")[0][-1] == "miss"
    assert shot(table) == {"turning": 3, "closed-hatches": 1, "one-man-turret": 1, "range": -1}
    assert [args[2] for args in table.told("gun-turns")] == [2]
    assert GUN not in table.offered() and table.asked() != "advancing-fire"


def test_it_hits_on_its_own_column() -> None:
    """[T23.6] [T28.1] 37 mm read column 4, without TEM."""
    table = aimed_at("KK15")
    table.pass_to("prep-fire", 1)
    table.answer(GUN, 2, 2, 6, 5)
    assert table.told("ordnance")[0][-1] == "hit"
    assert table.told("fire")[0][2] == "4" and drms(table) == {}


def test_one_man_fires_the_gun_or_the_machine_gun() -> None:
    """[T28.1] [T7.3] After a shot that keeps its rate the gun may fire again, the machine gun not."""
    table = aimed_at("KK15")
    table.pass_to("prep-fire", 1)
    assert GUN in table.offered() and MG in table.offered()
    table.answer(GUN, 1, 5)
    assert GUN in table.offered() and MG not in table.offered()


def test_the_range_is_got_and_the_turret_stays_turned() -> None:
    """[T28.4] [T28.7] [T23.9] The second shot at the same has −1, and turns no more."""
    table = aimed_at("KK15")
    table.pass_to("prep-fire", 1)
    table.answer(GUN, 1, 5)
    table.answer(GUN, 6, 5)
    assert shot(table) == {"closed-hatches": 1, "one-man-turret": 1, "range": -1, "acquired": -1}


def test_the_machine_gun_fires_for_itself() -> None:
    """[T28.1] [T28.4] [T6.6] On column 2, with the turn of its turret; the squad in its hex may fire at the same, and
    the machine gun is no part of that.
    """
    table = aimed_at("KK15", squads=1)
    table.pass_to("prep-fire", 1)
    table.answer(MG, 6, 5)
    assert table.told("fire")[0][2] == "2" and drms(table) == {"turning": 3}
    assert MG not in table.offered() and GUN not in table.offered()
    table.answer("at KK15", 6, 5)
    assert table.told("fire")[1][2] == "4"


def test_the_squad_first_then_the_tank() -> None:
    """[T6.6] [T28.1] The other way round too."""
    table = aimed_at("KK15", squads=1)
    table.pass_to("prep-fire", 1)
    table.answer("at KK15", 6, 5)
    assert MG in table.offered()


def test_in_the_advance_at_half_and_harder() -> None:
    """[T28.2] [T6.10] [T23.4] The machine gun of a 35-S has 2 of its 4, the gun +2."""
    table = aimed_at("KK15", kind="35-s")
    table.pass_to("advancing-fire", 1)
    table.answer(MG, 6, 5)
    assert table.told("fire")[0][2] == "2"
    other = aimed_at("KK15", kind="35-s")
    other.pass_to("advancing-fire", 1)
    other.answer(GUN, 6, 5)
    assert shot(other)["advancing-fire"] == 2
    assert other.told("malfunctions") == []  # its crew is one [T3.7]


def test_at_who_moves() -> None:
    """[T12.3] [T28.2] [T12.11] [T28.1] Its gun once, and then nothing more of that one man, since it has not kept its
    rate. The machine gun may fire again, at half, at who comes on.
    """
    table = aimed_at("LL15", first="british")
    table.pass_to("move", 0)
    table.answer("stack")
    table.answer("normal")
    table.answer("to JJ14")
    assert table.asked() == "first-fire" and table.offered()[:2] == [GUN, MG]
    table.answer(GUN, 5, 6)
    assert shot(table)["not-assault-moving"] == -1
    assert table.asked() != "first-fire"
    again = aimed_at("LL15", first="british", kind="35-s")
    again.pass_to("move", 0)
    again.answer("stack")
    again.answer("normal")
    again.answer("to JJ14")
    again.answer(MG, 6, 5)
    assert again.told("fire")[0][2] == "4"
    again.answer("to JJ14")
    assert again.asked() == "first-fire" and again.offered()[0] == MG
    again.answer(MG, 6, 5)
    assert again.told("fire")[1][2] == "4"  # adjacent, at half: 4 × 2 × ½


def test_no_final_protective_fire() -> None:
    """[T12.12] [T28.2] After two shots at one stack its machine gun does not fire at the next that comes beside it.
    (It hits nobody with 9, and does not break down; what is left of its fire harms nobody by 11.)
    """
    table = Played([british("LL15"), british("LL16"), tank(kind="35-s"), german("M12")])
    shots: list[int] = []
    for where in ("LL15", "LL16"):
        table.pass_to("move", 0)
        table.answer(f"stack {where}")
        table.answer("normal")
        shots.append(0)
        while (choice := table.position.choice) is not None and choice.prompt in ("first-fire", "route"):
            wanted = MG if choice.prompt == "first-fire" else "to JJ14" if "to JJ14" in table.offered() else "stop"
            shots[-1] += wanted == MG
            dice = [4, 5, 1, 2] if wanted == MG else [6, 5]
            table.position.state.dice.tape, table.position.state.dice.at = dice * 9, 0
            table.position.play(next(one for one in choice.options if table.written(one) == wanted))
    assert shots == [2, 0] and table.told("malfunctions") == []


def test_a_shocked_crew_fires_nothing() -> None:
    """[T25.4] [T28.2] A hit on the turret equal to the number."""
    table = Played([british("II14", weapons=PIAT), tank(), german("M12")])
    table.pass_to("prep-fire", 0)
    table.answer("ordnance 0", 2, 4, 6, 5)
    table.pass_to("defensive-fire", 1)
    assert not [one for one in table.offered() if one.startswith("ordnance")]


def test_what_the_crew_repairs() -> None:
    """[T29.3] [T7.4] On a 12 the gun breaks; in the next Rally Phase of its own side the crew works on it, not in the
    enemy's as men do (T7.12).
    """
    table = aimed_at("KK15")
    table.pass_to("prep-fire", 1)
    table.answer(GUN, 6, 6)
    assert len(table.told("malfunctions")) == 1 and GUN not in table.offered()
    table.pass_to("move", 0)
    assert table.told("repair") == []
    table.pass_to("move", 1)
    assert [args[2:] for args in table.told("repair")] == [(4, "still-broken")]


def test_its_weapons_go_with_it() -> None:
    """[T3.11] [T25.7] Nobody finds a gun in a wreck, nor takes one out of a tank."""
    table = Played([british("II14", weapons=PIAT), tank(squads=1), german("M12")])
    shown = [one.name for one in RULES.view(table.position.state, 0).pieces if one.name.startswith("weapon-")]
    assert sorted(shown) == ["weapon-gun-37l", "weapon-piat", "weapon-turret-mg-2"]
    table.pass_to("prep-fire", 0)
    table.answer("ordnance 0", 4, 4, 3, 3, 6, 5)
    shown = [one.name for one in RULES.view(table.position.state, 0).pieces if one.name.startswith("weapon-")]
    assert shown == ["weapon-piat"]
    table.pass_to("rally-phase", 1)
    assert not [one for one in table.offered() if one.startswith(("recover", "hand-over"))]


def test_out_of_sight() -> None:
    """[T28.6] It sees from the ground of its hex: nothing to fire at where no line is clear."""
    table = aimed_at("LL14")
    table.pass_to("prep-fire", 1)
    assert table.asked() == ""


def test_by_night_its_flash_is_seen() -> None:
    """[T28.12] [T18.25] In the dark it sees two hexes, and where it fired is a Gunflash."""
    table = Night([british("KK15"), tank(freedom=False), german("M12")], "german")
    table.pass_to("prep-fire", 1)
    table.answer(MG, 6, 5)
    g: CoupState = table.position.state
    assert g.flashes == [g.battle.ground.location("JJ13")] and drms(table)["night"] == 1
    far = Night([british("LL15"), tank(freedom=False), german("M12")], "german")
    far.pass_to("move", 0)
    assert far.told("ordnance") == [] and far.told("fire") == []


def test_on_no_move_it_fires_less_than_six_hexes_far() -> None:
    """[T18.8] [T18.16] [T28.2] By day too, as a scenario may have it: at five hexes, not at six."""
    near = Played([british("KK18"), tank(freedom=False), german("M12")], "german")
    near.pass_to("prep-fire", 1)
    assert near.offered()[:2] == [GUN, MG]
    far = Played([british("NN17"), tank(freedom=False), german("M12")], "german")
    far.pass_to("prep-fire", 1)
    assert far.offered()[0] == "turn 0"
    free = Played([british("NN17"), tank(), german("M12")], "german")
    free.pass_to("prep-fire", 1)
    assert free.offered()[:2] == [GUN, MG]


def test_hull_down_behind_a_wall() -> None:
    """[T28.9] Out of II13 a wall of its hex covers the hull: 4 + 4 would hit, 3 + 5 hits the turret; so the odds."""
    table = Played([british("II13", weapons=PIAT), tank(), german("M12")])
    table.pass_to("prep-fire", 0)
    half = chances(table, "ordnance 0")
    table.answer("ordnance 0", 4, 4)
    assert table.told("ordnance")[0][-1] == "hull-down" and table.told("to-kill") == []
    other = Played([british("II13", weapons=PIAT), tank(), german("M12")])
    other.pass_to("prep-fire", 0)
    other.answer("ordnance 0", 3, 5, 6, 6)
    assert other.told("ordnance")[0][-1] == "hit" and len(other.told("to-kill")) == 1
    bare = Played([british("II14", weapons=PIAT), tank(), german("M12")])
    bare.pass_to("prep-fire", 0)
    assert chances(bare, "ordnance 0")["gone"] > 2 * half["gone"] > 0


def test_hull_down_above_an_edge() -> None:
    """[T28.9] From JJ13, a level lower, the hull of a tank in JJ12 is behind the brink; from beside it is not."""
    table = Played([british("JJ13", weapons=PIAT), tank("JJ12"), german("M12")])
    table.pass_to("prep-fire", 0)
    table.answer("ordnance 0", 4, 4)
    assert table.told("ordnance")[0][-1] == "hull-down"


def test_the_odds_of_a_shot_at_armour() -> None:
    """[T35.12] [T25.2] By day in the next hex 8, small +1, range −2: 9 or less hits, a 2 critically. 10 or less on 11
    destroys it, 11 stops it or shocks its crew, a 12 is a dud; a critical hit pierces by anything else.
    """
    table = Played([british("II14", weapons=PIAT), tank(), german("M12")])
    table.pass_to("prep-fire", 0)
    found = chances(table, "ordnance 0")
    hits, critical = Fraction(29, 36), Fraction(1, 36)
    assert found["gone"] == hits * Fraction(33, 36) + critical * Fraction(35, 36)
    assert found["pinned"] == hits * Fraction(2, 36)


@pytest.mark.parametrize(("dice", "number"), [((1, 4), 9), ((4, 1), 11)])
def test_its_turret_has_a_front_of_its_own(dice: tuple[int, int], number: int) -> None:
    """[T25.1] [T28.4] The turret of a 35-S turned to KK15 meets the PIAT with its 6 in front, its hull with the 4 of
    its side.
    """
    table = Played([british("KK15", weapons=PIAT), tank(kind="35-s"), german("M12")], "german")
    table.pass_to("prep-fire", 1)
    table.answer("ordnance 1", 6, 5)
    table.pass_to("defensive-fire", 0)
    table.answer("ordnance 0", *dice, 6, 6)
    assert table.told("to-kill")[0][1] == number


def test_it_strikes_back() -> None:
    """[T30.3] After the squad and its leader have tried, its machine gun, 2, attacks whom its side names: the squad at
    1-4, the leader at 2-1.
    """
    table = Night([british("II13", leaders=["9-2"]), tank(freedom=False), german("M12")])
    table.pass_to("advance", 0)
    table.answer("from II13")
    table.answer("all")
    table.answer("to JJ13", 3, 3)
    table.answer("without", 6, 5)
    assert table.asked() == "tank-target" and len(table.offered()) == 2
    odds = [chances(table, one)["eliminated"] for one in table.offered()]
    assert sorted(odds) == [Fraction(1, 36), Fraction(15, 36)]
    g = table.position.state
    leader = next(one for one in table.offered() if g.unit(int(one.split()[1])) == 1)
    table.answer(leader, 3, 3, 4, 3)
    assert table.told("close-combat")[0][3:] == ("2-1", (), 3, 3, "eliminated")
    assert g.where[1] < 0


def test_the_staff_fires_what_promises_most() -> None:
    """The machine gun of a tank, which has four beside it, rather than nothing."""
    table = aimed_at("II14", squads=0)
    table.pass_to("prep-fire", 1)
    choice = table.position.choice
    assert choice is not None
    scores = dict(zip(table.offered(), RULES.staff.judge(table.position.state, choice)))
    assert scores[MG] > scores["done"]


def hunted(*more: Force, where: str = "JJ14") -> Played:
    """A squad near a tank breaks by the tank's own machine gun."""
    table = aimed_at(where, *more)
    table.pass_to("prep-fire", 1)
    table.answer(MG, 1, 1, 6, 5)
    assert len(table.told("breaks")) == 1
    table.pass_to("rout-to", 0)
    return table


def test_broken_men_run_from_a_tank() -> None:
    """[T10.1] [T0.6] Beside a tank with its crew in it broken men must run; five hexes off too, in open ground within
    the range of its machine gun.
    """
    assert "stay" not in hunted().offered()
    assert "stay" not in hunted(where="KK18").offered()


def test_it_fires_at_those_who_run() -> None:
    """[T10.4] Over open ground, in its sight and within the range of its machine gun."""
    table = hunted(where="KK18")
    table.answer("to PP15", 1, 2, 1, 2)
    assert len(table.told("interdiction")) == 2


def test_gun_and_machine_gun_turn_together() -> None:
    """[T28.4] Turned for its machine gun the turret looks that way for the gun too."""
    table = aimed_at("KK15")
    table.pass_to("prep-fire", 1)
    table.answer(MG, 6, 5)
    table.pass_to("defensive-fire", 1)
    table.answer(GUN, 6, 5)
    assert "turning" not in shot(table)


def test_small_calibres_lose_at_a_distance() -> None:
    """[T23.3] At 13 hexes 6: 8 at first, 1 less for the band, 1 for 57 mm, 1 for 40 mm, 1 more for the long barrel; the
    47 mm has 6 there too, but no long barrel.
    """
    guns = {kind.key: kind for kind in WEAPONS}
    assert [gun_number(guns[key], 13, INFANTRY_NUMBERS) for key in ("gun-37l", "gun-47", "gun-50l")] == [5, 5, 6]


def test_a_shocked_crew_frightens_nobody() -> None:
    """[T25.4] [T10.1] By night broken men crawl from enemies beside them only: beside a tank whose crew is shocked they
    are asked, and may stay; else they have crawled to the one place there is, and may stay there.
    """
    for dice, stays in (((2, 4, 6, 5), True), ((6, 6), False)):
        table = Night([british("II14", weapons=PIAT), british("JJ14"), tank(), german("KK16"), german("M12")])
        table.pass_to("prep-fire", 0)
        table.answer("ordnance 0", *dice)
        assert bool(table.told("shocked")) == stays
        table.pass_to("defensive-fire", 1)
        table.answer("at JJ14", 1, 2, 6, 5)
        assert len(table.told("breaks")) == 1
        table.pass_to("rout-to", 0)
        assert "stay" in table.offered() and (table.told("routs") == []) == stays


def test_from_its_own_hex_it_is_hit_on_the_side() -> None:
    """[T25.1] [T0.12] Its own hex lies in no arc: a PIAT from upstairs meets the side, 15 − 4, of hull and turret."""
    for dice in ((3, 2), (2, 3)):
        above = british("X18.1", weapons=PIAT)
        table = Played([above, tank("X18", "35-s"), german("M12")])
        table.pass_to("prep-fire", 0)
        table.answer("ordnance 0", *dice, 6, 6)
        assert [args[1] for args in table.told("to-kill")] == [11]


def test_it_hinders_only_at_its_own_height() -> None:
    """[T4.10] [T4.11] From the steeple in II13 a tank in II16 is looked over and one in II17 is not, right before the
    squad in II18; from an upper floor to another nothing in the street hinders.
    """
    for at, hinders in (("II16", {}), ("II17", {"hindrance": 1})):
        up: Force = ("german", "II13.2", {"units": {"2-3-7": 1}})
        table = Played([british("II18"), up, tank(at), german("M12")], "german")
        table.pass_to("prep-fire", 1)
        table.answer("at II18", 6, 5)
        assert drms(table) == hinders
    table = Played([british("Z17.1"), german("X18.1"), tank("Y18"), german("M12")], "german")
    table.pass_to("prep-fire", 1)
    table.answer("at Z17.1", 6, 5)
    assert drms(table) == {"terrain": 3}


@pytest.mark.parametrize("weapon", [GUN, MG])
def test_past_a_house_nothing_shelters(weapon: str) -> None:
    """[T5.4] [T28.1] [T28.2] Who passes by the house in X18 on the road is outside it, and in the open, for the gun
    and the machine gun of a tank beside it.
    """
    table = Played([british("V18"), tank("X17"), german("M12")])
    table.pass_to("move", 0)
    table.answer("stack V18")
    table.answer("normal")
    for _ in range(2):
        table.answer("to Y18")
        if len(table.told("passes-by")) == 1:
            table.answer("hold")
    table.answer(weapon, 6, 5)
    found = shot(table) if weapon == GUN else drms(table)
    assert found["open-ground"] == -1 and "terrain" not in found


def test_alone_it_keeps_the_fight_going() -> None:
    """[T34.8] [T0.4] A manned tank is a unit: while it stands its side is not gone; without one it is over at once."""
    for forces, last in (([tank()], (3, 1)), ([("german", "M12", {"dummies": 1})], (1, 0))):
        table = Played([british("B22"), *forces])
        table.pass_to("over", 0)
        assert table.told("player-turn")[-1] == last
