"""Who stands with whom, and what a gun does in its own pit: played through matches of own scenarios."""

from pathlib import Path

import pytest

from bridgehead.engine.play.match import Match
from bridgehead.engine.read.table import Modifier
from tests.games.pegasus.positions import piece, space
from tests.games.pegasus.test_fights import fight, offered, told, where
from tests.games.pegasus.test_on_the_march import play_on

FREE = "german_fire_hold_turn = 1"
SCHMIDT = "[options]\nschmidt-turn = 6"


def found(match: Match) -> list[str]:
    """The names of the modifiers of the first hand-to-hand combat."""
    modifiers = told(match, "hand-to-hand")[0][5]
    assert isinstance(modifiers, tuple)
    return [one.name for one in modifiers if isinstance(one, Modifier)]


def test_the_field_gun_does_not_destroy_itself(tmp_path: Path) -> None:
    """[6.5.fire.4.1] Ruling 85: fired at Germans in its own pit it hurts them, and is fit for use."""
    match = fight(tmp_path, ["wood-platoon ATG", "garrison-1 ATG"], [5], "british-fire")
    for answer in ("field-gun:wood-platoon", "target:garrison-1"):
        match.answer(answer)
    assert told(match, "loses") == [(piece("garrison-1"), 1, 2)]
    assert told(match, "gun-destroyed") == []


def test_nor_when_the_germans_serve_it(tmp_path: Path) -> None:
    """[6.5.fire.4.1] Ruling 85: the sentry of the pit fires it at those who have broken in."""
    match = fight(tmp_path, ["garrison-1 ATG", "wood-platoon ATG"], [5, 1, 6], "german-fire")
    assert told(match, "gun-fire")[0][0] == (piece("garrison-1"),)
    assert told(match, "loses")[0] == (piece("wood-platoon"), 1, 7)
    assert told(match, "gun-destroyed") == []


@pytest.mark.parametrize("units", [["wood-platoon ATG"], ["garrison-1 ATG", "wood-platoon ATG"]])
def test_a_shell_from_outside_destroys_it(units: list[str], tmp_path: Path) -> None:
    """[6.5.fire.7] A tank shells the pit, alone or together with the crew: the gun is lost."""
    match = fight(tmp_path, ["tank-1 PB2", *units], [5, *[1] * 9], "german-fire", FREE)
    assert told(match, "gun-destroyed") == [(piece("field-gun"), space("ATG"))]


def test_leaders_alone_are_checked_together(tmp_path: Path) -> None:
    """[6.1.5] [6.1.6] Schmidt and Hickman alone in the pillbox: a number for one, and each of them is checked."""
    units = ["wood-platoon NA2", "fox-platoon NA2", "para-1 NA2", "hickman PIL", "schmidt PIL"]
    match = fight(tmp_path, units, [6, 1, 5, *[1] * 9], "british-fire")
    for answer in ("fire:wood-platoon", "target:schmidt", "join:fox-platoon", "join:para-1"):
        match.answer(answer)
    assert told(match, "leader-casualty") == [(piece("hickman"), 1, "-"), (piece("schmidt"), 5, "K")]


def test_a_leader_under_a_machine_gun_is_checked_once(tmp_path: Path) -> None:
    """[6.1.6] [6.1.mg] Howard walks to Wood's platoon, and both are hit: one attack, one check (ruling 65)."""
    units = ["howard M1", "wood-platoon NA2", "garrison-1 NET"]
    match = fight(tmp_path, units, [6, 4, 4], "british-movement")
    for answer in ("move:howard", "go:NA2"):
        match.answer(answer)
    assert told(match, "loses") == [(piece("wood-platoon"), 1, 7)]
    assert told(match, "leader-casualty") == [(piece("howard"), 4, "W")]


def test_schmidt_in_a_wrecked_car_is_checked_once(tmp_path: Path) -> None:
    """[5.8.fire] [6.1.mg] One burst wrecks the car and hits the squad beside it: one attack, one check (ruling 65)."""
    units = ["fox-platoon OW", "garrison-1 RB"]
    match = fight(tmp_path, units, [1, 6, 4, *[1] * 9], "german-movement", chit="A")
    match.answer("join-gun:fox-platoon")
    assert told(match, "loses") == [(piece("garrison-1"), 2, 1)]
    assert told(match, "leader-casualty") == [(piece("schmidt"), 4, "W")]


@pytest.mark.parametrize(("leader", "garrison"), [("hickman", True), ("schmidt", False)])
def test_who_leads_the_garrison_is_of_it(leader: str, garrison: bool, tmp_path: Path) -> None:
    """[7.0.2c] Hickman is bridge garrison; Schmidt is not, in whatever company (ruling 5)."""
    match = fight(tmp_path, ["para-1 M1", "garrison-1 M1", f"{leader} M1"], [3])
    assert ("only-garrison" in found(match)) == garrison


@pytest.mark.parametrize("more", [[], ["fox M1"], ["hickman M1"]])
def test_a_leader_does_not_fight_for_the_suppressed(more: list[str], tmp_path: Path) -> None:
    """[10.0.4] Both platoons are suppressed: nobody begins, whatever leader stands with them (ruling 92)."""
    match = fight(tmp_path, ["fox-platoon M1 s", "platoon-1 M1 s", *more], [1] * 9)
    assert told(match, "hand-to-hand") == []


def test_a_suppressed_leader_hampers_nobody(tmp_path: Path) -> None:
    """[7.0.2b] [7.0.2d] Neither Fox nor Hickman fights, so that neither counts as suppressed (ruling 92)."""
    match = fight(tmp_path, ["fox-platoon M1", "fox M1 s", "platoon-1 M1", "hickman M1 s"], [2, 1, 1])
    assert not {"germans-suppressed", "british-suppressed"} & set(found(match))


def test_the_nearest_tank_is_nearest_by_road(tmp_path: Path) -> None:
    """[5.5.4] From the causeway to LePort's hedges fire reaches over the canal in four steps; the tank that is next on
    the road stands at the village end, five away.
    """
    units = ["smith-platoon NA2", "tank-1 M1", "tank-2 LP5", "tank-3 W1"]
    match = fight(tmp_path, units, [5, 4], "british-fire")
    for answer in ("piat:smith-platoon", "target:tank-1"):
        match.answer(answer)
    assert [args[0] for args in told(match, "tank-retreats")] == [piece("tank-3")]


def test_a_tank_shells_the_field_gun_that_a_leader_serves(tmp_path: Path) -> None:
    """[6.5.fire.4.1] [6.5.gun] Ruling 79: Howard alone in the pit; the gun is destroyed, and he is checked."""
    match = fight(tmp_path, ["howard ATG", "tank-1 E1"], [5, 1, 1], "german-fire", FREE)
    assert [args[:2] for args in told(match, "gun-fire")] == [((piece("tank-1"),), piece("howard"))]
    assert told(match, "gun-destroyed") == [(piece("field-gun"), space("ATG"))]
    assert told(match, "leader-casualty") == [(piece("howard"), 1, "-")]


def test_a_tank_does_not_shell_a_leader_without_a_gun(tmp_path: Path) -> None:
    """[6.5.fire.4.2] Ruling 79: in the garden, and in a trench whose gun is destroyed, there is nothing to shell."""
    broken = 'destroyed_guns = ["mg-1"]'
    match = fight(tmp_path, ["howard W3", "fox WN", "tank-1 LP6", "tank-2 PB1"], [1] * 9, "german-fire", FREE, broken)
    assert told(match, "gun-fire") == []


@pytest.mark.parametrize(("die", "checked"), [(4, 0), (5, 1)])
def test_the_field_gun_shells_a_machine_gun_that_a_german_leader_serves(tmp_path: Path, die: int, checked: int) -> None:
    """[6.5.fire.4.1] Ruling 79: Hickman alone at the gun of the tower trench; without an (H) nothing happens."""
    match = fight(tmp_path, ["wood-platoon ATG", "hickman SET"], [die, 1, 1, 1], "british-fire")
    match.answer("field-gun:wood-platoon")
    match.answer("target:hickman")
    assert len(told(match, "gun-destroyed")) == len(told(match, "leader-casualty")) == checked


def test_the_field_gun_is_not_fired_at_a_leader_in_its_own_pit(tmp_path: Path) -> None:
    """[6.5.fire.4.1] Rulings 79 and 85: it would not destroy itself, and there is no other gun."""
    match = fight(tmp_path, ["wood-platoon ATG", "hickman ATG"], [3] * 9, "british-fire")
    match.answer("field-gun:wood-platoon")
    assert offered(match, "target") == ["mg-2", "mg-4"]


@pytest.mark.parametrize(("tanks", "column"), [(2, "5-8"), (3, "9-10"), (4, "9-10")])
def test_three_or_four_guns(tmp_path: Path, tanks: int, column: str) -> None:
    """[6.5.fire.2] Tanks on all roads round the wood fire together at Fox, who stands in it."""
    ring = ["tank-1 LP5", "tank-2 LP6", "tank-3 W1", "tank-4 W2"][:tanks]
    match = fight(tmp_path, ["fox-platoon W3", *ring], [1] * 9, "german-fire", FREE)
    assert [args[2] for args in told(match, "gun-fire")] == [column]


def test_a_wreck_fires_with_nobody(tmp_path: Path) -> None:
    """[6.5.fire.2] [6.5.fire.5] The Piat has wrecked one of three tanks: two guns answer."""
    units = ["smith-platoon W3", "tank-1 W2", "tank-2 LP5", "tank-3 W1"]
    match = fight(tmp_path, units, [6, 6] + [1] * 9, "british-fire", FREE)
    for answer in ("piat:smith-platoon", "target:tank-1", "done"):
        match.answer(answer)
    assert [args[0] for args in told(match, "gun-fire")] == [(piece("tank-2"), piece("tank-3"))]


def test_a_shell_that_misses_a_tank_was_fired_at_it(tmp_path: Path) -> None:
    """[13.1.6] Fired upon by the gun of the pit it need not look out any more, and fires back."""
    match = fight(tmp_path, ["wood-platoon ATG", "tank-1 E1"], [1] * 9, "british-fire")
    for answer in ("field-gun:wood-platoon", "target:tank-1", "done"):
        match.answer(answer)
    assert told(match, "spotting") == []
    assert [args[0] for args in told(match, "gun-fire")] == [(piece("wood-platoon"),), (piece("tank-1"),)]


@pytest.mark.parametrize("shot", [True, False])
def test_a_shell_at_a_leader_raises_the_alarm(tmp_path: Path, shot: bool) -> None:
    """[8.0.1] Rulings 69 and 79: Hickman alone at the gun of SET is a German unit that is fired at; the pillbox, which
    sees the pit, presses.
    """
    units = ["wood-platoon ATG s" if not shot else "wood-platoon ATG", "hickman SET s", "garrison-1 PIL s"]
    match = fight(tmp_path, units, [1, 6, 6, 6, 6, 6], "british-fire", chit="G", seed=1)
    for answer in ("field-gun:wood-platoon", "target:hickman", "done") if shot else ():
        match.answer(answer)
    match.answer("done")
    assert len(told(match, "demolition")) == shot


def test_the_field_gun_is_fired_once_by_whoever_stands_there(tmp_path: Path) -> None:
    """[6.5.gun] Two platoons in the pit: one serves the gun, then both fire their rifles."""
    match = fight(tmp_path, ["fox-platoon SET", "platoon-1 ATG", "platoon-2 ATG"], [1] * 9, "german-fire")
    assert [args[0] for args in told(match, "gun-fire")] == [(piece("platoon-1"),)]
    assert [args[0] for args in told(match, "small-arms")] == [(piece("platoon-1"), piece("platoon-2"))]


def test_the_germans_do_not_fire_a_gun_that_is_destroyed(tmp_path: Path) -> None:
    """[6.5.fire.7] [6.5.gun]"""
    lost = 'destroyed_guns = ["field-gun"]'
    match = fight(tmp_path, ["fox-platoon SET", "platoon-1 ATG"], [1] * 9, "german-fire", lost)
    assert told(match, "gun-fire") == []
    assert len(told(match, "small-arms")) == 1


def test_what_one_german_cannot_lose_falls_on_the_strongest(tmp_path: Path) -> None:
    """[6.1.5] Ruling 43: nobody is asked which of theirs is next."""
    ours = ["brotheridge-platoon E1", "fox-platoon E1", "wood-platoon E1"]
    match = fight(tmp_path, [*ours, "platoon-1 M1 1", "platoon-2 M1 3", "platoon-3 M1 5"], [3] * 9, "british-fire")
    for answer in ("fire:brotheridge-platoon", "target:platoon-1", "join:fox-platoon", "join:wood-platoon"):
        match.answer(answer)
    assert told(match, "loses")[:2] == [(piece("platoon-1"), 1, 0), (piece("platoon-3"), 1, 4)]


def test_the_car_drives_on_slowly_when_others_are_fired_at(tmp_path: Path) -> None:
    """[5.8.fire] Shots at a squad by the road are none at the Mercedes, which keeps to its three points."""
    match = fight(tmp_path, ["fox-platoon EN", "garrison-1 RV s"], [1] * 9, "german-movement", SCHMIDT, chit="A")
    for answer in ("fire:fox-platoon", "target:garrison-1"):
        match.answer(answer)
    assert told(match, "car-speeds-up") == []


@pytest.mark.parametrize(("speed", "turn", "area"), [(1, 9, "PB1"), (4, 8, "W2")])
def test_the_car_needs_two_points_for_a_double_line(tmp_path: Path, speed: int, turn: int, area: str) -> None:
    """[5.2.2] [5.8.drive] With one left on the bridge it stops; of five points two bring it down to W2."""
    match = fight(tmp_path, ["howard SA1"], [speed], "german-movement", SCHMIDT, chit="A")
    assert where(play_on(match, "move", turn), "car") == area


def test_the_car_goes_down_with_the_bridge(tmp_path: Path) -> None:
    """[8.0.6] [8.0.7] Ruling 51: slowly it has come to the damaged bridge in its third turn; in the fourth a tank comes
    up from the other side, and both are lost, and Schmidt with them.
    """
    lines = ['bridge = "damaged"', SCHMIDT]
    match = fight(tmp_path, ["howard SA1", "tank-1 LP1"], [1, 5], "german-movement", *lines, chit="A")
    play_on(match, "move", 10)
    assert told(match, "tank-wrecked") == [(piece("tank-1"), space("PB1"))]
    assert (where(match, "car"), told(match, "eliminated")) == ("", [(piece("schmidt"),)])


def test_the_car_leaves_with_a_dead_passenger(tmp_path: Path) -> None:
    """[5.8] [6.1.6] Shots at the squad that it has stopped beside kill Schmidt: the car is of no more use."""
    units = ["fox-platoon OW", "garrison-1 RB s"]
    match = fight(tmp_path, units, [1, 6, 6, *[1] * 9], "german-movement", SCHMIDT, chit="A")
    for answer in ("hold", "fire:fox-platoon", "target:garrison-1"):
        match.answer(answer)
    assert told(match, "leader-casualty") == [(piece("schmidt"), 6, "K")]
    assert where(match, "car") == ""


def test_what_the_british_cannot_lose_falls_on_the_only_other_without_a_question(tmp_path: Path) -> None:
    """[6.1.5] Two men of two platoons are left: who takes the second point need not be asked."""
    units = ["fox-platoon E1 1", "wood-platoon E1 1", "howard EN", "platoon-1 M1", "platoon-2 M1", "platoon-3 M1"]
    match = fight(tmp_path, units, [1, 5], "german-fire", FREE)
    assert [args[0] for args in told(match, "eliminated")] == [piece("fox-platoon"), piece("wood-platoon")]


def test_who_is_wounded_on_the_way_is_taken_up_by_nobody(tmp_path: Path) -> None:
    """[6.4] [11.0.3] Ruling 90: Fox, wounded as he walks beside his men, has moved, and stays for this turn."""
    units = ["fox-platoon M1", "fox M1", "wood-platoon E1", "platoon-1 PIL"]
    match = fight(tmp_path, units, [6, 4], "british-movement")
    for answer in ("move:fox-platoon", "take:fox", "go:E1", "stop", "move:wood-platoon"):
        match.answer(answer)
    assert told(match, "leader-casualty") == [(piece("fox"), 4, "W")]
    assert offered(match, "take") == []


def test_prisoners_are_moved_once(tmp_path: Path) -> None:
    """[5.3.bunkers.4] Hooper, to whom Fox has brought them, cannot lead them on in the same turn."""
    match = fight(tmp_path, ["fox-platoon OE", "hooper-platoon RA1"], [1], "british-movement")
    for answer in ("move:fox-platoon", "search:OE", "done", "move:fox-platoon", "take:prisoners-1", "go:RA1", "stop"):
        match.answer(answer)
    match.answer("move:hooper-platoon")
    assert offered(match, "take") == []


def test_a_piat_goes_with_the_shape_of_its_bearer(tmp_path: Path) -> None:
    """[12.combine] [13.2.3] Smith's squads recombine and keep it; Fox's, who recombine too, have none."""
    units = ["smith-a E1", "smith-b E1", "fox-a E1", "fox-b E1", "tank-1 PB2"]
    match = fight(tmp_path, units, [], "british-movement")
    for answer in ("combine:smith-platoon", "combine:fox-platoon", "done"):
        match.answer(answer)
    assert offered(match, "piat") == ["smith-platoon"]


def test_only_the_force_retreats(tmp_path: Path) -> None:
    """[5.5.1-3] [13.1.5] A one sends back what came by road; a platoon of the set-up, and a squad near the edge of the
    map, stay in the battle and go on in their order.
    """
    units = ["smith-platoon B1", "tank-1 LP6", "tank-2 LP2", "platoon-1 BE3", "garrison-1 LP2"]
    match = fight(tmp_path, units, [6, 1, *[1] * 30], "british-fire")
    for answer in ("piat:smith-platoon", "target:tank-1"):
        match.answer(answer)
    play_on(match, "fire", 7)
    assert [args[0] for args in told(match, "leaves-map")] == [piece("tank-2")]
    assert (told(match, "marches-off"), where(match, "platoon-1")) == ([], "B2")
    movers = list(dict.fromkeys(args[0] for args in told(match, "advances")))
    assert movers == [(piece("platoon-1"),), (piece("garrison-1"),)]


def test_the_car_is_never_suppressed(tmp_path: Path) -> None:
    """[5.8.fire] [10] Fox fires at it from the trench beside the bridge, a 3 in the 5-8 column: an S is nothing to the
    car, which only drives faster.
    """
    match = fight(tmp_path, ["fox-platoon OW"], [1, 3, 1, 1, 1], "german-movement", SCHMIDT, chit="A")
    for answer in ("hold", "fire:fox-platoon", "target:car"):
        match.answer(answer)
    assert told(match, "small-arms")[0][5] == "S"
    assert told(match, "suppressed") == []


def test_who_is_suppressed_is_not_suppressed_again(tmp_path: Path) -> None:
    """[6.1.5] [10] The log says it once."""
    match = fight(tmp_path, ["fox-platoon E1", "platoon-1 M1 s"], [3, 6], "british-fire")
    for answer in ("fire:fox-platoon", "target:platoon-1"):
        match.answer(answer)
    assert told(match, "small-arms")[0][5] == "S"
    assert told(match, "suppressed") == []


@pytest.mark.parametrize(("die", "taken"), [(1, True), (6, False)])
def test_a_grenade_wrecks_the_car(tmp_path: Path, die: int, taken: bool) -> None:
    """[5.3.grenades.2b] [5.8.fire] Fox's platoon comes onto the bridge where it stands: a 5 in the open, same area, is
    a 1. Schmidt, who is no reinforcement that would have to look out and has fired twice in vain, is checked, and taken
    when he lives.
    """
    match = fight(tmp_path, ["fox-platoon OW"], [1, 1, 1, 5, die], "german-movement", SCHMIDT, chit="A")
    for answer in ("hold", "done", "move:fox-platoon", "go:RB", "grenade:car"):
        match.answer(answer)
    assert told(match, "car-wrecked") == [(space("RB"),)]
    assert told(match, "spotting") == []
    assert [args[:2] for args in told(match, "leader-casualty")] == [(piece("schmidt"), die)]
    assert bool(told(match, "schmidt-captured")) == taken


def test_the_british_fire_the_field_gun_once(tmp_path: Path) -> None:
    """[6.5.gun] Fox's platoon has fired it; Wood's, beside it in the pit, cannot fire it again."""
    units = ["fox-platoon ATG", "wood-platoon ATG", "tank-1 E1", "platoon-1 E1"]
    match = fight(tmp_path, units, [1], "british-fire")
    assert offered(match, "field-gun") == ["fox-platoon", "wood-platoon"]
    for answer in ("field-gun:fox-platoon", "target:tank-1"):
        match.answer(answer)
    assert offered(match, "field-gun") == []


def test_whoever_has_fired_his_rifles_serves_no_gun_any_more(tmp_path: Path) -> None:
    """[6.5.gun] The gun costs three points of the rifles: it is fired before them, or by somebody else."""
    units = ["fox-platoon ATG", "wood-platoon ATG", "tank-1 E1", "platoon-1 E1"]
    match = fight(tmp_path, units, [1], "british-fire")
    for answer in ("fire:fox-platoon", "target:platoon-1", "shoot"):
        match.answer(answer)
    assert offered(match, "field-gun") == ["wood-platoon"]


def test_the_field_gun_may_stop_the_column(tmp_path: Path) -> None:
    """[5.5] "Anti-tank/Piat fire": its shell destroys the leading tank, and the die for the retreat is cast."""
    match = fight(tmp_path, ["fox-platoon ATG", "tank-1 E1", "tank-2 TJ"], [6, 4], "british-fire")
    for answer in ("field-gun:fox-platoon", "target:tank-1"):
        match.answer(answer)
    assert told(match, "column-retreat") == [(4, "nearest")]


def test_shells_elsewhere_leave_the_field_gun_alone(tmp_path: Path) -> None:
    """[6.5.fire.7] A hit in the wood by the road destroys nothing in the pit beyond the canal."""
    match = fight(tmp_path, ["fox-platoon W3", "tank-1 W2"], [6, 1, 1, 1], "german-fire", FREE)
    assert told(match, "gun-fire")[0][5] == "1(H)"
    assert told(match, "gun-destroyed") == []


@pytest.mark.parametrize(
    ("near", "far"), [("fox-platoon GON 4", "smith-platoon E1 p"), ("fox-platoon W1 4 p", "smith-platoon W2 p")]
)
def test_a_tank_fires_at_the_nearest_whatever_else_there_is(tmp_path: Path, near: str, far: str) -> None:
    """[6.2.1] [6.2.2] Before the open and the larger comes who is in its own area, then who is adjacent: Smith, farther
    off in a position on the road, has just fired and is in sight.
    """
    units = [near, far, "tank-1 W1", "garrison-1 PIL s", "platoon-1 TJ s"]
    match = fight(tmp_path, units, [1] * 9, "british-fire", FREE)
    while match.choice is not None and match.choice.prompt in ("fire", "target", "support"):
        match.answer("shoot" if match.choice.prompt == "support" else match.choice.options[0])
    assert [args[1] for args in told(match, "gun-fire")] == [piece("fox-platoon")]


def test_shells_spoil_every_position_that_is_begun_there(tmp_path: Path) -> None:
    """[5.3.positions] [6.5.fire.4] Ruling 70: the gun is fired at an area, and both platoons that dig in there are
    attacked; the squad that serves it has no points left for its rifles.
    """
    units = ["fox-platoon SET", "wood-platoon SET", "garrison-1 ATG"]
    match = fight(tmp_path, units, [1] * 9, "british-movement", '[options]\ncrews = "stay"')
    for answer in ("move:fox-platoon", "prepare:SET", "move:wood-platoon", "prepare:SET", "done"):
        match.answer(answer)
    assert (len(told(match, "gun-fire")), told(match, "small-arms")) == (1, [])
    assert told(match, "position-spoilt") == [(piece("fox-platoon"),), (piece("wood-platoon"),)]


def test_a_position_of_the_british_makes_no_target_of_germans(tmp_path: Path) -> None:
    """[6.5.fire.4] Ruling 93: the platoon on the road is in the open, though it stands in Fox's position; what the
    gun may be fired at are the two guns beside its pit.
    """
    units = ["wood-platoon ATG", "fox-platoon E1 p", "platoon-1 E1"]
    match = fight(tmp_path, units, [], "british-fire")
    match.answer("field-gun:wood-platoon")
    assert offered(match, "target") == ["mg-2", "mg-4"]
