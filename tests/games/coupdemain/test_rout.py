"""[T10] Rout: who must run, who may, whither, through what fire; crawling, surrender, the loads left behind."""

from bridgehead.games.coupdemain.marks import BROKEN, CONCEALED, DM, PINNED, WOUNDED
from bridgehead.games.coupdemain.moving.rout import frightening, next_to_rout, rout, rout_options
from bridgehead.games.coupdemain.moving.rout_ways import crawl_options, points, reachable
from bridgehead.games.coupdemain.pieces.roster import type_of
from bridgehead.games.coupdemain.pieces.weapons import weapon_type, weapons_of
from bridgehead.games.coupdemain.printed.components import BRITISH
from bridgehead.games.coupdemain.state import CAPTURED, DEAD, EXITED, NONE
from tests.games.coupdemain.field import Field
from tests.games.coupdemain.test_night_played import Night
from tests.games.coupdemain.test_played import Played, british, german

ROUT_PHASE = 9


def broken(british: list[str], german: list[str], dice: list[int], light: str = "day") -> Field:
    """A field in which the first British piece is broken and under fire; a leader beside it knows whom it sees."""
    field = Field([*british, f"7-0 {british[0].split()[1]}"], german, dice, light, ROUT_PHASE)
    field.g.marks[field.british[0]] |= BROKEN | DM
    return field


def options(field: Field) -> list[str]:
    """Where the first British piece may rout to."""
    unit = field.british[0]
    names = [
        f"{verb} {field.g.battle.ground.name(place)}"
        for verb, place in rout_options(field.g, unit, frightening(field.g, unit))
    ]
    return names


def test_who_must_rout_and_who_may() -> None:
    """[T10.1] An unbroken Known enemy beside the broken, or one who sees and reaches them in the open, makes them run;
    broken and concealed ones do not ([T17.7]); who is only under fire may.
    """
    beside = broken(["6-4-8 Y18"], ["4-4-7 X18"], [])
    assert frightening(beside.g, beside.british[0])
    beside.g.marks[beside.german[0]] |= BROKEN
    assert not frightening(beside.g, beside.british[0])
    assert next_to_rout(beside.g, BRITISH) == beside.british[0], "under fire it may"
    beside.g.marks[beside.british[0]] &= ~DM
    assert next_to_rout(beside.g, BRITISH) == NONE
    in_the_open = broken(["6-4-8 Y20"], ["4-4-7 Y18"], [])
    assert frightening(in_the_open.g, in_the_open.british[0])
    far = broken(["6-4-8 Y28"], ["4-4-7 Y18"], [])
    assert not frightening(far.g, far.british[0]), "beyond its normal range"


def test_the_concealed_frighten_nobody() -> None:
    """[T17.7] A counter with a "?" makes nobody run, though it stands beside him."""
    field = broken(["6-4-8 Y18"], ["4-4-7 X18 ?"], [])
    assert not frightening(field.g, field.british[0])


def test_six_mf_or_three_for_the_wounded() -> None:
    """[T10.2] What can be reached costs 6 MF at most, 3 for a wounded leader."""
    field = broken(["8-0 Y26"], ["4-4-7 M12"], [])
    assert max(reachable(field.g, field.british[0], points(field.g, field.british[0])).values()) == 12
    field.g.marks[field.british[0]] |= WOUNDED
    assert max(reachable(field.g, field.british[0], points(field.g, field.british[0])).values()) == 6


def test_to_the_nearest_cover_away_from_the_enemy() -> None:
    """[T10.3] [T10.12] A broken squad on the bridge with Germans in the café before it: the houses behind it on the
    ground floor, or the woods, whichever is nearest; never next to the enemy nor nearer to him.
    """
    field = broken(["6-4-8 Y20"], ["4-4-7 Y18"], [6, 1] * 6)
    found = options(field)
    ground = field.g.battle.ground
    enemy = field.g.where[field.german[0]]
    goals = [ground.location(name[3:]) for name in found if name.startswith("to ")]
    assert goals and all(place % 8 == 0 for place in goals)
    assert all(ground.apart(place, enemy) >= 2 for place in goals)
    prices = reachable(field.g, field.british[0], points(field.g, field.british[0]))
    assert len({prices[place] for place in goals}) == 1, "equally near"


def test_running_in_the_open_under_their_eyes() -> None:
    """[T10.4] Entering open ground in sight and range is a NMC each time: 11 against 8 fails, and half is left; it goes
    on.
    """
    field = broken(["6-4-8 Y20"], ["4-4-7 Y18"], [6, 5, 1, 2, 1, 2, 1, 2, 1, 2])
    goal = next(name for name in options(field) if name.startswith("to "))
    field.play(rout(field.g, field.british[0]), *([goal] if len(options(field)) > 1 else []))
    told = field.told("interdiction")
    assert told and told[0][1:] == (6, 5, 8, "failed")
    assert type_of(field.g, field.british[0]).key == "3-3-8"
    assert field.where(field.british[0]) == goal[3:]
    pinned = broken(["6-4-8 Y20"], ["4-4-7 Y18"], [])
    pinned.g.marks[pinned.german[0]] |= PINNED
    pinned.play(rout(pinned.g, pinned.british[0]), *([goal] if len(options(pinned)) > 1 else []))
    assert pinned.told("interdiction") == [], "who is pinned shoots at nobody who runs"


def test_passing_at_the_highest_number_stops() -> None:
    """[T10.4] An 8 against morale 8 passes, and the unit stops where it is."""
    field = broken(["6-4-8 Y20"], ["4-4-7 Y18"], [4, 4])
    goal = next(name for name in options(field) if name.startswith("to "))
    field.play(rout(field.g, field.british[0]), *([goal] if len(options(field)) > 1 else []))
    assert field.told("interdiction")[0][-1] == "passed"
    assert len(field.told("routs")) == 1 and field.where(field.british[0]) != goal[3:]


def test_crawling_is_one_step_through_no_fire() -> None:
    """[T10.5] [T10.13] To a Location beside, no nearer to the enemy and with no more of them beside it; out of touch
    where a way leads out. No dice.
    """
    field = broken(["6-4-8 Y19"], ["4-4-7 Y18"], [])
    crawls = [name for name in options(field) if name.startswith("crawl")]
    assert crawls == ["crawl Y20"]
    field.play(rout(field.g, field.british[0]), "crawl Y20")
    assert field.where(field.british[0]) == "Y20" and field.told("interdiction") == []


def test_who_must_run_and_cannot_surrenders() -> None:
    """[T10.6] On the bridge between two enemies no step is legal: the squad surrenders to the one beside it."""
    field = broken(["6-4-8 Y20"], ["4-4-7 Y19", "4-4-7 Y21"], [])
    assert options(field) == []
    field.play(rout(field.g, field.british[0]))
    assert field.g.where[field.british[0]] == CAPTURED
    assert field.g.losses[BRITISH] == 4, "a prisoner counts double"


def test_prisoners_leave_the_map_and_their_weapons() -> None:
    """[T16.1] The short form: they are off the map, count double, and their weapons lie where they stood ([T3.11])."""
    field = broken(["6-4-8 Y20 lmg"], ["4-4-7 Y19", "4-4-7 Y21"], [])
    weapon = weapons_of(field.g, field.british[0])[0]
    field.play(rout(field.g, field.british[0]))
    assert field.g.owner[weapon] == NONE and field.g.lies[weapon] == field.at("Y20")
    assert field.told("captured")


def test_who_has_nobody_to_surrender_to_is_lost() -> None:
    """[T10.6] The enemies that bar every step see the bridge, but none is beside the squad who could take it."""
    field = broken(["8-0 Y20"], ["8-0 Y19", "8-0 Y21"], [])
    field.play(rout(field.g, field.british[0]))
    assert field.g.where[field.british[0]] == DEAD


def test_loads_are_left_behind() -> None:
    """[T3.11] [T10.8] A half-squad with two mortars and two light machine guns, 6 PP, leaves the mortars when it runs;
    the 2 PP of the others it keeps.
    """
    field = broken(["2-4-8 Y20 lmg lmg mortar-51 mortar-51"], ["4-4-7 Y18"], [1, 1] * 8)
    goal = options(field)
    field.play(rout(field.g, field.british[0]), *([goal[0]] if len(goal) > 1 else []))
    assert [weapon_type(field.g, weapon).key for weapon in weapons_of(field.g, field.british[0])] == ["lmg", "lmg"]


def test_in_the_order_of_the_counters() -> None:
    """[T10.8] Of several broken units the lowest counter goes first."""
    field = broken(["6-4-8 Y18", "6-4-8 Y18", "6-4-8 Y20"], ["4-4-7 X18"], [])
    for unit in field.british[:3]:
        field.g.marks[unit] |= BROKEN | DM
    first = next_to_rout(field.g, BRITISH)
    assert first == min(field.british[:3], key=lambda unit: field.g.tag[unit])


def test_by_night_the_broken_crawl_or_stay() -> None:
    """[T10.10] Only crawling, only from enemies beside; nobody is lost for having no way."""
    field = broken(["6-4-8 Y19"], ["4-4-7 Y18"], [], "night")
    assert options(field) and all(name.startswith("crawl") for name in options(field))
    trapped = broken(["6-4-8 Y20"], ["4-4-7 Y19", "4-4-7 Y21"], [], "night")
    trapped.play(rout(trapped.g, trapped.british[0]))
    assert trapped.where(trapped.british[0]) == "Y20"


def test_nobody_crawls_into_suspects() -> None:
    """[T10.13] A Location with a "?" of the enemy is not entered."""
    field = broken(["6-4-8 Y19"], ["4-4-7 Y18", "4-4-7 Y20 ?"], [])
    assert field.at("Y20") not in crawl_options(field.g, field.british[0])
    assert field.g.marks[field.german[1]] & CONCEALED


def test_a_broken_german_may_leave_the_map_by_his_own_edge() -> None:
    """[T10.14] [T33.14] A5 is of the Entry Area A7: off the map, with a NTC at once; who passes it is gone for good."""
    table = Played([british("A6"), german("A5"), german("M12")])
    table.pass_to("prep-fire", 0)
    table.answer("at A5", 2, 3, 6, 4)
    assert table.asked() == "rout-to" and "exit 0" in table.offered()
    table.answer("exit", 2, 2)
    assert table.told("task")[0][3:] == (0, 5, "passed")
    assert len(table.told("exits")) == 1
    g = table.position.state
    assert EXITED in g.where and g.losses[1] == 0


def test_who_fails_on_the_way_out_is_reduced() -> None:
    """[T10.14] [T33.14] 5 + 4 is above 5, the morale of what it has become: Casualty Reduction; the half is off all the
    same.
    """
    table = Played([british("A6"), german("A5"), german("M12")])
    table.pass_to("prep-fire", 0)
    table.answer("at A5", 2, 3, 6, 4)
    table.answer("exit", 5, 4)
    assert len(table.told("reduced")) == 1 and len(table.told("exits")) == 1
    assert table.position.state.losses[1] == 1


def test_the_british_do_not_leave_the_map() -> None:
    """[T10.12] [T10.14] Z28 is of their own area, and no way out; nor is a German's out of an area that is not his."""
    table = Played([british("Z28"), german("Z27"), british("B22")], "german")
    table.pass_to("prep-fire", 1)
    table.answer("at Z28", 1, 2, 4, 6)
    assert "exit 0" not in table.offered()


def test_by_night_it_is_a_crawl_from_the_very_edge() -> None:
    """[T10.14] [T10.10] In A5 a broken German may leave; from B5, a hex away, he cannot."""
    table = Night([british("A6"), german("A5"), german("M12")])
    table.pass_to("prep-fire", 0)
    table.answer("at A5", 2, 3, 6, 4)
    table.pass_to("rout-to", 1)
    assert "exit 0" in table.offered()


def test_a_second_goal_when_the_first_is_in_sight_of_enemies() -> None:
    """[T10.3] The woods of K2 are in the enemy's sight, and MF are left: it is asked whether it runs on, once."""
    table = Played([british("L0"), british("B22"), german("N0"), german("M12")], "german")
    table.pass_to("prep-fire", 1)
    table.answer("at L0", 1, 2, 5, 4)
    table.pass_to("rout-to", 0)
    assert table.offered() == ["to K2", "crawl K1", "crawl L1"]
    table.answer("to K2", 1, 2)
    assert table.asked() == "rout-to" and table.offered() == ["to J2", "to K3", "stay"]
    table.answer("to J2")
    assert [args[2] for args in table.told("routs")][-1] == table.position.state.battle.ground.location("J2")
    assert table.asked() != "rout-to"
