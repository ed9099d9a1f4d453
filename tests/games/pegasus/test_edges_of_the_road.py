"""More cases at the edge that mutants asked for, on the road and in the fire phases, played through matches."""

from pathlib import Path

import pytest

from bridgehead.engine.play.match import Match
from tests.games.pegasus.positions import piece, space
from tests.games.pegasus.test_fights import fight, offered, told, where


def let_pass(match: Match) -> None:
    """Nobody uses opportunity fire."""
    while match.choice is not None and match.choice.prompt == "opportunity-fire":
        match.answer("hold")


@pytest.mark.parametrize(("crews", "area"), [("stay", "WN"), ("move", "GON")])
def test_a_crew_stays_beside_a_dashed_line(tmp_path: Path, crews: str, area: str) -> None:
    """[5.4] Ruling 28: by option, while the British are where its gun reaches; the bridge is adjacent for fire only."""
    option = f'[options]\ncrews = "{crews}"'
    match = fight(tmp_path, ["fox-platoon PB1", "hooper-platoon GON", "garrison-1 WN"], [], "german-movement", option)
    let_pass(match)
    assert where(match, "garrison-1") == area


def test_platoons_whose_tanks_have_left_are_free_of_the_road(tmp_path: Path) -> None:
    """[5.6.column] They follow the tanks; when these have driven off at Ranville, nobody having fired a shot, the
    platoons go for the nearest British unit.
    """
    match = fight(tmp_path, ["howard EN"], [1], "german-movement", force="1")
    while match.choice is not None and match.choice.prompt == "move":
        match.answer("done")
    assert [args[0] for args in told(match, "leaves-map")] == [piece("tank-1"), piece("tank-2")]
    assert where(match, "platoon-1") == "EN"


def test_nobody_is_pushed_among_germans(tmp_path: Path) -> None:
    """[5.6.breakthrough] Of the four areas beside the road one holds Germans and is not offered."""
    match = fight(tmp_path, ["fox-platoon E1 p", "tank-1 E1", "garrison-1 PIL s"], [3], "german-movement")
    assert offered(match, "retreat") == ["ATG", "WIRE", "NA2"]


def test_a_retreat_ends_the_detour_for_those_who_retreat(tmp_path: Path) -> None:
    """[5.5.1-3] [17.1.tanks] On the detour nobody leaves at the far entry; who retreats does leave."""
    match = fight(tmp_path, ["smith-platoon B1"], [1, 6, 6, 1, 1, 1], "german-movement", "detour = true", force="1")
    for answer in ("done", "piat:smith-platoon", "target:tank-1"):
        match.answer(answer)
    assert told(match, "detour")[0][2] == "straight-on"
    assert told(match, "column-retreat")[0][1] == "all"
    match.answer("done")
    match.answer("done")
    assert [args[0] for args in told(match, "leaves-map")] == [piece("tank-2")]


def test_a_wreck_at_the_entry_takes_no_room_from_platoons(tmp_path: Path) -> None:
    """[5.7] One infantry unit with a tank, any number with a wreck: two stand at LePort that have no points left."""
    match = fight(tmp_path, ["smith-platoon F1", "fox-platoon RB"], [1, 6, 1, 1, 1], "german-movement", force="2")
    for answer in ("piat:smith-platoon", "target:tank-4", "done"):
        match.answer(answer)
    let_pass(match)
    assert [where(match, f"platoon-{number}") for number in (1, 2, 3, 4)] == ["F1", "F1", "LP1", "LP1"]


def test_between_entries_equally_near_a_tank_takes_the_one_it_came_by(tmp_path: Path) -> None:
    """[5.5.4] Ruling 30: from the junction it is six road areas to either; this one came by Bénouville."""
    match = fight(tmp_path, ["smith-platoon W1"], [5, 1, 6, 4, 1, 1, 1], "german-movement", force="1")
    for answer in ("done", "done", "done"):
        match.answer(answer)
    let_pass(match)
    match.answer("piat:smith-platoon")
    match.answer("target:tank-1")
    assert told(match, "tank-wrecked") == [(piece("tank-1"), space("W1"))]
    assert told(match, "tank-retreats") == [(piece("tank-2"), space("BE1"))]


def test_off_the_road_a_tank_keeps_away_from_the_british(tmp_path: Path) -> None:
    """[5.5.4] Before it a wreck, behind it three tanks: of the fields beside the causeway it takes one without them."""
    units = ["smith-platoon NC2", "para-1 WIRE", "tank-1 M2", "tank-2 M1", "tank-3 E1", "tank-4 PB2", "tank-5 PB1"]
    match = fight(tmp_path, units, [6, 4, 3, *[1] * 9], "british-fire")
    match.answer("piat:smith-platoon")
    match.answer("target:tank-1")
    assert [args[1] for args in told(match, "tank-off-road")] == [space("LX2")]


def test_sappers_go_onto_a_destroyed_span_alone(tmp_path: Path) -> None:
    """[9.3] "Sappers can enter" it, with all their points; who is taken along keeps the section off the span."""
    match = fight(tmp_path, ["sappers-1 E1", "neilson E1"], [], "british-movement", 'bridge = "destroyed"')
    match.answer("move:sappers-1")
    assert "PB2" in offered(match, "go")
    match.answer("take:neilson")
    assert "PB2" not in offered(match, "go")


def test_who_is_killed_while_he_is_carried_is_not_rolled_for_again(tmp_path: Path) -> None:
    """[6.1.6] [11.0.3.carried] Howard, wounded, is hit again on the way: dead is dead."""
    match = fight(tmp_path, ["fox-platoon M1", "howard M1 w", "platoon-1 PIL"], [6, 4], "british-movement")
    for answer in ("move:fox-platoon", "take:howard", "go:E1"):
        match.answer(answer)
    assert told(match, "leader-casualty") == [(piece("howard"), 4, "K")]
    assert told(match, "carried-leader") == []


def test_from_inside_a_bunker_nobody_joins_in_fire_at_others(tmp_path: Path) -> None:
    """[5.3.bunkers.2] [6.1.2] Fox clears the bunker of WN; Wood fires at the road by himself."""
    match = fight(tmp_path, ["fox-platoon WN", "wood-platoon W3", "platoon-1 W2 s"], [3, 1, 6], "british-movement")
    for answer in ("move:fox-platoon", "search:WN", "done", "fire:wood-platoon", "target:platoon-1"):
        match.answer(answer)
    assert [args[:2] for args in told(match, "small-arms")] == [((piece("wood-platoon"),), piece("platoon-1"))]


def test_in_a_bunker_only_the_machine_gun_of_its_own_area_is_felt(tmp_path: Path) -> None:
    """[5.3.bunkers.2] [6.1.mg] Wood searches the bunker of SET, a platoon comes in and serves the gun there, and fires
    at Smith together with the gun across the canal, which sweeps all but those in the bunker.
    """
    units = ["wood-platoon SET 7", "smith-platoon SET", "garrison-1 WS", "platoon-1 LX2"]
    match = fight(tmp_path, units, [3, 5, *[1] * 9], "british-movement", '[options]\ncrews = "stay"')
    for answer in ("move:wood-platoon", "search:SET", "done"):
        match.answer(answer)
    let_pass(match)
    match.answer("done")
    guns = (piece("garrison-1"), piece("platoon-1"))
    assert [args[:3] for args in told(match, "small-arms")] == [(guns, piece("smith-platoon"), "15-20")]
    assert [args[:3] for args in told(match, "machine-gun-fire")] == [(guns[1:], piece("wood-platoon"), "5-8")]


def test_the_leading_tank_drives_first(tmp_path: Path) -> None:
    """[13.1.5] [5.7] Whatever their numbers: the one at the junction makes room for the one three areas behind it."""
    match = fight(tmp_path, ["howard EN", "tank-1 LP4", "tank-2 TJ"], [1] * 9, "german-movement")
    assert (where(match, "tank-1"), where(match, "tank-2")) == ("TJ", "W2")


def test_platoons_wait_behind_tanks_that_wait(tmp_path: Path) -> None:
    """[5.6.column] [5.7] [13.1.5] At LePort Fox fights two platoons of the set-up: there is no room for the tanks of
    force 1, and its platoons, who follow them, do not go past them into the fight.
    """
    units = ["fox-platoon LP1", "platoon-1 LP1", "platoon-2 LP1"]
    match = fight(tmp_path, units, [1] * 9, "german-movement", force="1")
    assert told(match, "german-entry") == [(1, space("LP1"), 6)]
    assert told(match, "arrives") == []


def test_a_tank_that_has_left_fires_no_more(tmp_path: Path) -> None:
    """[5.6.road] [6.5.fire.2] Tank 1 drives off at Ranville, tank 2 comes to where it was and fires alone."""
    units = ["fox-platoon RV", "tank-1 RA3", "tank-2 RB"]
    match = fight(tmp_path, units, [1] * 9, "german-movement", "german_fire_hold_turn = 6")
    assert told(match, "leaves-map") == [(piece("tank-1"), space("RA3"))]
    assert [args[0] for args in told(match, "gun-fire")] == [(piece("tank-2"),)]


def test_an_area_is_lost_with_the_last_who_held_it(tmp_path: Path) -> None:
    """[16.control] Two platoons came into the pillbox after Fox; when one of them falls the other still holds it."""
    units = ["fox-platoon PIL", "platoon-1 PIL 1", "platoon-2 PIL"]
    match = fight(tmp_path, units, [6, 1, 1], "british-fire", "last_turn = 6")
    for answer in ("fire:fox-platoon", "target:platoon-1"):
        match.answer(answer)
    assert (told(match, "eliminated"), told(match, "engaged")) == ([(piece("platoon-1"),)], [(space("PIL"),)])
    assert match.outcome is not None and match.outcome.scores == [0.0]


@pytest.mark.parametrize("free", [False, True])
def test_who_has_nobody_beside_him_cannot_spot(tmp_path: Path, free: bool) -> None:
    """[13.1.6] [13.1.7] Smith fires on the far bank, in sight of a tank that is still to hold its fire: it has nobody
    beside it to spot, and casts no die. A turn later in the day it would fire.
    """
    units = ["smith-platoon E1 p", "garrison-1 PIL s", "tank-1 W1"]
    hold = f"german_fire_hold_turn = {6 if free else 10}"
    match = fight(tmp_path, units, [1] * 9, "british-fire", hold)
    for answer in ("fire:smith-platoon", "target:garrison-1"):
        match.answer(answer)
    assert told(match, "spotting") == []
    assert len(told(match, "gun-fire")) == free


@pytest.mark.parametrize(("unit", "area"), [("garrison-1", "WN"), ("platoon-1", "GON")])
def test_only_crews_stay_at_their_guns(tmp_path: Path, unit: str, area: str) -> None:
    """[5.4] Ruling 28: by option a squad of the garrison, not a platoon that has come there."""
    option = '[options]\ncrews = "stay"'
    match = fight(tmp_path, ["fox-platoon PB1", "hooper-platoon GON", f"{unit} WN"], [], "german-movement", option)
    let_pass(match)
    assert where(match, unit) == area


def test_nobody_stays_at_a_gun_that_is_destroyed(tmp_path: Path) -> None:
    """[5.4] Ruling 28: there is nothing left to serve."""
    lines = ['destroyed_guns = ["mg-1"]', '[options]\ncrews = "stay"']
    match = fight(tmp_path, ["fox-platoon PB1", "hooper-platoon GON", "garrison-1 WN"], [], "german-movement", *lines)
    let_pass(match)
    assert where(match, "garrison-1") == "GON"


def test_where_one_area_is_left_nobody_asks_for_it(tmp_path: Path) -> None:
    """[5.6.breakthrough] Beside the road are the wood, and the garden where Germans are."""
    match = fight(tmp_path, ["fox-platoon W1 p", "tank-1 W1", "garrison-1 GON s"], [3] * 9, "german-movement")
    assert told(match, "pushed-aside") == [((piece("fox-platoon"),), space("W1"), space("W3"))]
