"""Hand-to-hand combat and what follows from it, played through matches of own scenarios with scripted dice."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from bridgehead.engine.play.match import Match
from bridgehead.games.pegasus.printed.components import BOARD
from tests.games.pegasus.positions import GAME, piece, space

FIELDS = {"w": "wounded = true", "s": "suppressed = true", "p": "prepared = true"}


def fight(
    folder: Path,
    units: Sequence[str],
    dice: Sequence[int],
    phase: str = "hand-to-hand",
    *more: str,
    chit: str = "C",
    force: str = "none",
    british: str = "none",
    seed: int = 0,
) -> Match:
    """A match that begins in turn 6 with the units given: name, area, strength, w for wounded, s for suppressed."""
    lines = [
        f'chits = ["{chit}"]',
        f'german_force = "{force}"',
        f'british_force = "{british}"',
        "turn = 6",
        f'phase = "{phase}"',
        *more,
    ]
    lines += ["[victory]", "marginal = 57", "substantial = 60", "overwhelming = 66"]
    for unit in units:
        name, area, *rest = unit.split()
        lines += ["[[unit]]", f'name = "{name}"', f'area = "{area}"']
        lines += [FIELDS.get(word, f"strength = {word}") for word in rest]
    path = folder / "fight.toml"
    path.write_text("\n".join(lines), encoding="utf-8")
    return GAME.match(scenario=str(path), dice=list(dice), seed=seed)


def where(match: Match, name: str) -> str:
    """The area of a piece; empty when it is off the map."""
    found = [one for one in match.view("british").pieces if one.name == name]
    return BOARD.ids[found[0].space] if found and found[0].space >= 0 else ""


def told(match: Match, kind: str) -> list[tuple[object, ...]]:
    """The arguments of every event of a kind."""
    return [event.args for event in match.events if event.kind == kind]


def offered(match: Match, verb: str) -> list[str]:
    """What the open question offers of one verb."""
    assert match.choice is not None
    options = [GAME.notation(option) for option in match.choice.options]
    return [option.partition(":")[2] for option in options if option.partition(":")[0] == verb]


def paragraphs(match: Match) -> dict[str, int]:
    """The modifiers of the first combat by paragraph."""
    found = told(match, "hand-to-hand")[0][5]
    assert isinstance(found, tuple)
    sums: dict[str, int] = {}
    for one in found:
        sums[one.paragraph] = sums.get(one.paragraph, 0) + one.value
    return sums


def test_who_comes_into_an_engaged_area_may_go_on(tmp_path: Path) -> None:
    """[7.0.3a] "The units" engaged may not leave; Fox, who comes in the next turn, may, and those engaged still not."""
    match = fight(tmp_path, ["brotheridge-platoon E1 6", "fox-platoon M1", "platoon-1 E1"], [1, 1, 1])
    match.answer("move:fox-platoon")
    match.answer("go:E1")
    assert set(offered(match, "go")) == {"PIL", "ATG", "M1", "WIRE", "NA2", "PB2"}
    match.answer("go:M1")
    match.answer("stop")
    match.answer("move:brotheridge-platoon")
    assert offered(match, "go") == []


@pytest.mark.parametrize("squad", ["a", "b"])
def test_breaking_down_does_not_end_an_engagement(tmp_path: Path, squad: str) -> None:
    """[7.0.3a] [12] The squads of an engaged platoon are engaged."""
    match = fight(tmp_path, ["brotheridge-platoon E1 6", "platoon-1 E1"], [1])
    match.answer("break-down:brotheridge-platoon")
    match.answer(f"move:brotheridge-{squad}")
    assert offered(match, "go") == []


def test_recombining_does_not_end_an_engagement(tmp_path: Path) -> None:
    """[7.0.3a] [12.combine] Nor do two engaged squads leave as a platoon."""
    match = fight(tmp_path, ["brotheridge-a E1 3", "brotheridge-b E1 3", "platoon-1 E1"], [1])
    match.answer("combine:brotheridge-platoon")
    match.answer("move:brotheridge-platoon")
    assert offered(match, "go") == []


@pytest.mark.parametrize(("die", "left"), [(3, "PIL"), (5, "")])
def test_a_wounded_leader_is_carried_in_a_retreat(tmp_path: Path, die: int, left: str) -> None:
    """[11.0.3.carried] [7.0.6] Moved is moved: he is rolled for when the retreat is over."""
    match = fight(tmp_path, ["howard E1 w", "fox-platoon E1", "platoon-1 E1"], [3, die])
    match.answer("retreat:PIL")
    assert told(match, "carried-leader") == [(piece("howard"), die, "K" if die == 5 else "-")]
    assert (where(match, "fox-platoon"), where(match, "howard")) == ("PIL", left)


def test_a_wounded_leader_does_not_retreat_by_himself(tmp_path: Path) -> None:
    """[11.0.3] [7.0.6] Of two leaders beaten alone the sound one goes, the wounded one stays and is suppressed."""
    match = fight(tmp_path, ["howard E1 w", "neilson E1", "fox E1", "wood E1", "platoon-1 E1"], [3, 6])
    match.answer("lose:fox")
    match.answer("lose:wood")
    match.answer("retreat:M1")
    assert (where(match, "neilson"), where(match, "howard")) == ("M1", "E1")
    assert told(match, "suppressed") == [(piece("howard"),)]


def test_a_wounded_leader_left_alone_is_suppressed(tmp_path: Path) -> None:
    """[11.0.3] [7.0.6] He has nobody to carry him: no retreat is asked for."""
    match = fight(tmp_path, ["howard E1 w", "neilson E1", "hq-1 SB1", "platoon-1 E1"], [3, 6])
    match.answer("lose:neilson")
    assert where(match, "howard") == "E1"
    assert told(match, "suppressed") == [(piece("howard"),)]


def test_a_wounded_german_leader_is_left_behind(tmp_path: Path) -> None:
    """[11.0.3] [7.0.6] Only British units carry: Schmidt, wounded, stays when his platoon retreats, and is taken."""
    match = fight(tmp_path, ["fox-platoon E1", "howard E1", "platoon-1 E1 5", "schmidt E1 w"], [3])
    assert where(match, "platoon-1") == ""
    match = fight(tmp_path, ["fox-platoon E1 6", "schmidt E1 w", "platoon-1 E1"], [3])
    assert where(match, "platoon-1") == "PIL"
    assert (where(match, "schmidt"), len(told(match, "schmidt-captured"))) == ("", 1)


def test_pine_coffin_is_no_glider_infantry(tmp_path: Path) -> None:
    """[7.0.2a] He came on foot: with him Fox's platoon is not glider infantry alone; with Howard it is."""
    assert "7.0.2a" not in paragraphs(fight(tmp_path, ["fox-platoon E1", "pine-coffin E1", "platoon-1 E1"], [3]))
    assert paragraphs(fight(tmp_path, ["fox-platoon E1", "howard E1", "platoon-1 E1"], [3]))["7.0.2a"] == 1


def test_one_wounded_leader_hampers_leaders_alone(tmp_path: Path) -> None:
    """[6.1.6] Alone he fights himself, -1; combat units are led by the one who is not wounded."""
    assert paragraphs(fight(tmp_path, ["howard E1 w", "neilson E1", "platoon-1 E1"], [6]))["6.1.6"] == -1
    led = fight(tmp_path, ["howard E1 w", "neilson E1", "fox-platoon E1", "platoon-1 E1"], [4])
    assert "6.1.6" not in paragraphs(led)


def test_prisoners_retreat_with_combat_units_only(tmp_path: Path) -> None:
    """[5.3.bunkers.4] [7.0.6] The platoon takes them along, and the log names them; a leader alone could not."""
    match = fight(tmp_path, ["fox-platoon OE", "platoon-1 EN"], [1, 1, 2], phase="british-movement")
    for answer in ("move:fox-platoon", "search:OE", "done"):
        match.answer(answer)
    match.answer("retreat:RA1")
    assert told(match, "retreats") == [((piece("fox-platoon"), piece("prisoners-1")), space("OE"), space("RA1"))]


def test_who_is_wounded_in_a_bunker_was_not_carried(tmp_path: Path) -> None:
    """[5.3.bunkers.3] [11.0.3.carried] The search that wounds a leader ends a move he made on his own feet: he is not
    rolled for again, and nobody else takes him up in that turn.
    """
    units = ["fox-platoon EN", "fox EN", "sappers-1 W1", "hooper-platoon OE"]
    match = fight(tmp_path, units, [6, 4], "british-movement")
    for answer in ("move:fox-platoon", "take:fox", "go:OE", "search:OE"):
        match.answer(answer)
    assert told(match, "leader-casualty") == [(piece("fox"), 4, "W")]
    assert told(match, "carried-leader") == []
    assert where(match, "fox") == "OE"
    match.answer("move:hooper-platoon")
    assert "fox" not in offered(match, "take")


def test_a_wounded_leader_who_is_killed_in_a_bunker_is_rolled_for_once(tmp_path: Path) -> None:
    """[5.3.bunkers.3] [6.1.6] Wounded before, he dies of a second wound, and nothing more is rolled."""
    match = fight(tmp_path, ["fox-platoon OE", "fox OE w", "sappers-1 W1"], [6, 4], "british-movement")
    for answer in ("move:fox-platoon", "take:fox", "search:OE"):
        match.answer(answer)
    assert told(match, "leader-casualty") == [(piece("fox"), 4, "K")]
    assert told(match, "carried-leader") == []


@pytest.mark.parametrize(("die", "left"), [(1, "PIL"), (6, "")])
def test_who_is_pushed_aside_carries_the_wounded(tmp_path: Path, die: int, left: str) -> None:
    """[5.6.breakthrough] [11.0.3.carried] Moved is moved: a wounded leader is rolled for when a tank has driven through
    the position that he was in.
    """
    match = fight(tmp_path, ["fox-platoon E1 p", "howard E1 w", "tank-1 E1"], [3, die], "german-movement")
    match.answer("retreat:PIL")
    assert told(match, "carried-leader") == [(piece("howard"), die, "K" if die == 6 else "-")]
    assert (where(match, "fox-platoon"), where(match, "howard")) == ("PIL", left)


def test_who_is_pushed_aside_takes_prisoners_along(tmp_path: Path) -> None:
    """[5.3.bunkers.4] [5.6.breakthrough] They move together: the prisoners are not left on the road to run away."""
    match = fight(tmp_path, ["fox-platoon OE", "tank-1 TJ"], [1, 1, 3], "british-movement")
    for answer in ("move:fox-platoon", "search:OE"):
        match.answer(answer)
    for answer in ("move:fox-platoon", "take:prisoners-1", "go:RA1", "stop"):
        match.answer(answer)
    for answer in ("move:fox-platoon", "prepare:RA1", "done", "done"):
        match.answer(answer)
    match.answer("retreat:OE")
    together = (piece("fox-platoon"), piece("prisoners-1"))
    assert told(match, "pushed-aside") == [(together, space("RA1"), space("OE"))]
    assert told(match, "prisoners-gone") == []


@pytest.mark.parametrize(("units", "die"), [(["sappers-1 NA2"], 4), (["howard NA2"], 5)])
def test_who_came_last_holds_an_area_where_all_fall(tmp_path: Path, units: list[str], die: int) -> None:
    """[7.0.3c] [16.control] Both sides fall at once in the pillbox: it is theirs who came last, the British."""
    start = [*units, "platoon-1 PIL 1"]
    match = fight(tmp_path, start, [1, 1, die], "british-movement", "last_turn = 6")
    for answer in (f"move:{units[0].split()[0]}", "go:PIL", "stop", "done"):
        match.answer(answer)
    assert (where(match, units[0].split()[0]), where(match, "platoon-1")) == ("", "")
    assert match.outcome is not None
    assert match.outcome.scores == [5.0 if units[0].startswith("sappers") else 4.0]


def test_the_germans_hold_an_area_where_all_fall_if_they_came_last(tmp_path: Path) -> None:
    """[7.0.3c] [16.control] The other way round: the sappers stood in the pillbox, the platoon came in."""
    lines = ['british_control = ["PIL"]', "last_turn = 6"]
    match = fight(tmp_path, ["sappers-1 PIL", "platoon-1 E1 1"], [1, 3], "german-movement", *lines)
    for answer in ("hold", "done"):
        match.answer(answer)
    assert (where(match, "sappers-1"), where(match, "platoon-1")) == ("", "")
    assert match.outcome is not None and match.outcome.scores == [0.0]


def test_the_car_stops_where_the_british_hold_the_entry(tmp_path: Path) -> None:
    """[5.4.5] [5.8.drive] Schmidt comes to Ranville among British combat units: that ends his move."""
    option = "[options]\nschmidt-turn = 6"
    match = fight(tmp_path, ["fox-platoon RA3"], [6, 2, 2, 6], "german-movement", option, chit="A")
    match.answer("hold")
    assert told(match, "drives") == []
    assert where(match, "car") == "RA3"


def test_a_leader_alone_at_the_entry_costs_the_car_a_point(tmp_path: Path) -> None:
    """[5.2.4] [5.8.drive] He does not stop it, but of five points four are left."""
    option = "[options]\nschmidt-turn = 6"
    match = fight(tmp_path, ["howard RA3"], [4, 1, 1], "german-movement", option, chit="A")
    while match.choice is not None and match.choice.prompt == "opportunity-fire":
        match.answer("hold")
    assert [args[2] for args in told(match, "drives")] == [space(one) for one in ("RA2", "RA1", "RB", "M2")]


def test_engaged_reinforcements_fire_without_looking_out(tmp_path: Path) -> None:
    """[7.0.3a] [13.1.6] Who is engaged must undergo fire combat in the next turn: the platoon, which saw nobody when it
    came in, fires at those it has fought with.
    """
    match = fight(tmp_path, ["fox-platoon LP1"], [1, 1, 1, 3, 1, 1, 3], "german-movement", force="1")
    for answer in ("hold", "done", "done", "done"):
        match.answer(answer)
    looked_out = [args[0] for args in told(match, "spotting")]
    assert looked_out == [piece("platoon-1"), piece("tank-1"), piece("tank-2")]
    assert [args[:2] for args in told(match, "small-arms")] == [((piece("platoon-1"),), piece("fox-platoon"))]


@pytest.mark.parametrize("leader", ["hickman", "schmidt"])
@pytest.mark.parametrize(("die", "left"), [(1, "GON"), (4, "BE6"), (6, "")])
def test_a_german_leader_hit_on_the_way_goes_no_farther(tmp_path: Path, leader: str, die: int, left: str) -> None:
    """[6.1.6] [11.0.3] His platoon goes on: a dead leader is out of play, a wounded one stays, since only the British
    carry theirs.
    """
    units = ["fox-platoon GON", "platoon-1 BE5", f"{leader} BE5"]
    match = fight(tmp_path, units, [6, die], "german-movement")
    match.answer("join:fox-platoon")
    assert where(match, "platoon-1") == "GON"
    assert where(match, leader) == left


def test_a_german_leader_alone_wounded_on_the_way_stops(tmp_path: Path) -> None:
    """[6.1.6] [11.0.3] Nor does a wounded leader go on who moves by himself."""
    match = fight(tmp_path, ["fox-platoon GON", "hickman BE5"], [6, 4], "german-movement")
    match.answer("join:fox-platoon")
    assert where(match, "hickman") == "BE6"
    assert match.view("british").phase == "british-fire"


def test_a_german_leader_goes_with_the_first_that_leaves(tmp_path: Path) -> None:
    """[5.4] [5.4.4] The first platoon keeps to its cover, since the die sends it over the bridge; Hickman goes with the
    second, which finds cover on its way (ruling 58).
    """
    units = ["fox-platoon LP4", "hooper-platoon PB2", "platoon-1 GON", "platoon-2 GON", "hickman GON"]
    match = fight(tmp_path, units, [5, 1], "german-movement")
    assert (where(match, "platoon-1"), where(match, "platoon-2")) == ("GON", "W3")
    assert where(match, "hickman") == "W3"


HEAVY = ["para-1 E1", "para-2 E1", "sappers-1 E1", "platoon-1 E1"]
"""Fifteen points against six, 2-1: with a three half of either side is lost, eight of the British."""


def test_the_british_need_not_lose_a_platoon_with_half_their_points(tmp_path: Path) -> None:
    """[7.0.3c] Half of a side's points are eliminated, not units one after another: eight of fifteen shared out cost
    nobody, and no platoon counts as eliminated.
    """
    match = fight(tmp_path, HEAVY, [3])
    for answer in ["lose:para-1", "lose:para-2"] * 4:
        match.answer(answer)
    match.answer("retreat:PIL")
    assert told(match, "loses")[6:8] == [(piece("para-1"), 1, 3), (piece("para-2"), 1, 3)]
    assert told(match, "eliminated") == []


def test_a_unit_that_has_lost_all_is_asked_for_no_more(tmp_path: Path) -> None:
    """[7.0.3c] The sappers have one point; the player may still give up one platoon rather than two halves."""
    match = fight(tmp_path, HEAVY, [3])
    assert offered(match, "lose") == ["sappers-1", "para-1", "para-2"]
    match.answer("lose:sappers-1")
    assert offered(match, "lose") == ["para-1", "para-2"]
    for _ in range(7):
        match.answer("lose:para-1")
    assert told(match, "eliminated") == [(piece("sappers-1"),), (piece("para-1"),)]
    assert match.choice is not None and match.choice.prompt == "retreat"


def test_the_rest_may_be_lost_evenly(tmp_path: Path) -> None:
    """[7.0.3c] After the first point the other seven in one answer: from whoever has most, the first among equals."""
    match = fight(tmp_path, HEAVY, [3])
    match.answer("lose:para-2")
    match.answer("evenly")
    losses = [("para-2", 1, 6), ("para-1", 4, 3), ("para-2", 3, 3)]
    assert told(match, "loses")[:3] == [(piece(name), lost, left) for name, lost, left in losses]
    assert where(match, "sappers-1") == "E1"


def test_leaders_alone_are_lost_one_by_one(tmp_path: Path) -> None:
    """[7.0.3c] [11.0.4] Each has one point, so that nothing is shared evenly; nor is the last point."""
    match = fight(tmp_path, ["howard E1", "neilson E1", "fox E1", "wood E1", "platoon-1 E1"], [3])
    assert offered(match, "evenly") == []
    match = fight(tmp_path, ["sappers-1 E1", "hq-1 E1", "garrison-1 E1 2"], [2])
    assert (offered(match, "lose"), offered(match, "evenly")) == (["hq-1", "sappers-1"], [])
    assert offered(fight(tmp_path, HEAVY, [3]), "evenly") == [""]


def test_infantry_leaves_before_the_tanks_behind_it(tmp_path: Path) -> None:
    """[5.5.1-3] Each tank uses its full allowance in each turn of the retreat: the platoons on the road behind go off
    the map first, so that nobody is in the way.
    """
    match = fight(tmp_path, ["smith-platoon B1"], [1, 6, 1, 1, 1], "german-movement", force="2")
    while match.choice is not None and match.view("british").turn == 6:
        match.answer("done")
    match.answer("done")
    assert [where(match, f"tank-{tank}") for tank in (1, 2, 3, 4)] == ["TJ", "LP6", "LP5", "LP4"]
    assert [where(match, f"platoon-{one}") for one in (1, 3, 5)] == ["LP3", "LP2", "LP1"]
    match.answer("piat:smith-platoon")
    match.answer("target:tank-1")
    match.answer("done")
    assert len(told(match, "marches-off")) == 6
    assert [where(match, f"tank-{tank}") for tank in (2, 3, 4)] == ["LP3", "LP2", "LP1"]


def test_the_suppressed_give_way_with_their_side(tmp_path: Path) -> None:
    """[7.0.6] [10.0.1] Ruling 91: the suppressed do not move by themselves; beaten they go, suppressed still."""
    match = fight(tmp_path, ["fox-platoon E1 s", "platoon-1 E1", "sappers-1 W1"], [4, 6])
    match.answer("retreat:M1")
    assert where(match, "fox-platoon") == "M1"
    assert told(match, "suppressed") == []
    assert [args[0] for args in told(match, "suppression-removal")] == [piece("fox-platoon")]
    match = fight(tmp_path, ["para-1 E1 6", "para-2 E1 3", "platoon-1 E1 s"], [3, 6])
    assert where(match, "platoon-1") == "PIL"
    assert [args[0] for args in told(match, "suppression-removal")] == [piece("platoon-1")]


@pytest.mark.parametrize(("last", "bonus"), [("platoon-1 E1", 1), ("fox-platoon E1 p", 0)])
def test_a_position_helps_against_those_who_came_last(tmp_path: Path, last: str, bonus: int) -> None:
    """[7.0.2f] Whoever is named last has come last: when that is Fox, his position is no help to him."""
    units = sorted(["fox-platoon E1 p", "platoon-1 E1"], key=lambda unit: unit == last)
    assert paragraphs(fight(tmp_path, units, [3, 6])).get("7.0.2f", 0) == bonus


def test_schmidt_is_taken_with_those_who_fall_round_him(tmp_path: Path) -> None:
    """[7.0.3b] [16.chart] All Germans are eliminated: a leader dies, Schmidt is a prisoner."""
    match = fight(tmp_path, ["fox-platoon E1", "garrison-1 E1", "hickman E1", "schmidt E1"], [6])
    assert told(match, "eliminated") == [(piece("garrison-1"),), (piece("hickman"),)]
    assert told(match, "schmidt-captured") == [()]


def test_who_is_left_alone_holds_the_area_whoever_came_last(tmp_path: Path) -> None:
    """[16.control] The squad came into the pillbox after Fox, and falls: it is his."""
    match = fight(tmp_path, ["fox-platoon PIL", "garrison-1 PIL"], [6], "hand-to-hand", "last_turn = 6")
    assert told(match, "eliminated") == [(piece("garrison-1"),)]
    assert match.outcome is not None and match.outcome.scores == [5.0]
