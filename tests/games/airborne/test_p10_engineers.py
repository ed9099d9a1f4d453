"""[P10] [P10.1] [P10.2] [P10.3] [P10.4] [P10.5] [P10.6] [I.B.1] Mines, blocks, bridges, forts."""

from fractions import Fraction

import pytest

from bridgehead.engine.columns import changed
from bridgehead.games.airborne.board.stacking import counts
from bridgehead.games.airborne.combat.direct_fire import targets_in
from bridgehead.games.airborne.combat.mines import mine_attacks
from bridgehead.games.airborne.combat.results import apply_result
from bridgehead.games.airborne.march.engineers import begin_task, fire_charges, task_options
from bridgehead.games.airborne.printed.components import hex_name
from bridgehead.games.airborne.state import BLOCK, BLOWN, DISPERSED, FIRED, INSIDE, MINES
from bridgehead.games.airborne.turn import sequence
from bridgehead.games.airborne.turn.setting_up import marker_hexes
from tests.games.airborne.field import GAME, GUARDS, PLATOON, RIFLES, Field, group, h
from tests.games.airborne.played import CALM, PASSING, Played

ENGINEERS = "engineer-platoon-british-44"
STREAM = ["....s......."] * 4 + ["....b......."] + ["....s......."] * 4
CANAL = ["....~......."] * 4 + ["....B......."] + ["....~......."] * 4
ROAD = ["E01 E02 E03 E04 E05 E06 E07"]


def tasks(field: Field, name: str) -> list[str]:
    return [GAME.notation(one) for one in task_options(field.g, field.unit(name))]


def work(field: Field, name: str, verb: str, place: str, turns: int = 1) -> None:
    """So many turns of work."""
    for _ in range(turns):
        field.g.marks[field.unit(name)] &= ~FIRED
        begin_task(field.g, field.unit(name), verb, h(place))


def test_mines_attack_in_the_enemys_combat_phase_every_turn() -> None:
    """[P10.1] At 2-1, each unit alone, without the terrain; they stay."""
    field = Field({"E05": f"{PLATOON} {ENGINEERS}"}, dice=[4, 6])
    field.g.works = changed(field.g.works, h("E05"), field.g.works[h("E05")] | MINES)
    field.g.acting = 0
    mine_attacks(field.g)
    assert field.told("mines") == []
    field.g.acting = 1
    mine_attacks(field.g)
    assert [args[2:] for args in field.told("mines")] == [(4, "result-D"), (6, "result--")]
    assert field.g.works[h("E05")] & MINES


@pytest.mark.parametrize("name", [ENGINEERS, PLATOON])
@pytest.mark.parametrize("works", ["mine", "block"])
def test_clearing_takes_three_turns(name: str, works: str) -> None:
    """[P10.2] [I.B.1] From the next hex, in, gone as the third movement phase begins, for vehicles and whoever has
    cleared as for everybody; paratroop platoons can do it too. Who clears does not assault, and mines spare him.
    """
    laid = [group("defender", {works: 1}, zone={"type": "list", "hexes": ["E05"]})]
    played = Played({"E04": name, "E02": "tetrarch"}, {"D03": GUARDS}, groups=laid)
    moves = f"move:{name}-1"
    played.until("phase-foot", 0).answer(moves, "clear:E05")
    assert played.at(f"{name}-1") == "E04" and played.choice.seat == 1, "who clears does not assault"
    played.until("phase-foot", 0, 2).answer(moves, "clear:E05")
    assert played.at(f"{name}-1") == "E05" and played.works("E05") & (MINES | BLOCK)
    played.until("phase-vehicles", 0, 3)
    assert played.told("mines") == [] and not played.works("E05") & (MINES | BLOCK)
    played.answer("move:tetrarch-1")
    assert "go:E06" in played.offers()
    played.until("phase-foot", 0, 3).answer(moves, "go:E06")
    assert played.at(f"{name}-1") == "E06" and len(played.told("cleared")) == 1


def test_where_another_has_cleared_everybody_may_go() -> None:
    """[P10.2] Two begin on the same mines; when the one is done the other walks in."""
    groups = [group("defender", {"mine": 1}, zone={"type": "list", "hexes": ["E05"]})]
    played = Played({"E04": f"{ENGINEERS} {ENGINEERS}"}, {"A12": GUARDS}, groups=groups)
    played.until("phase-foot", 0).answer(f"move:{ENGINEERS}-1", "clear:E05", f"move:{ENGINEERS}-2", "clear:E05")
    played.until("phase-foot", 0, 2).answer(f"move:{ENGINEERS}-1", "clear:E05").until("phase-foot", 0, 3)
    assert not played.works("E05") & MINES
    played.answer(f"move:{ENGINEERS}-2", "go:E05")
    assert played.at(f"{ENGINEERS}-2") == "E05"


def test_what_two_have_cleared_is_gone_once() -> None:
    """[P10.2] Both have gone in: one is told to have done it, and both may move off."""
    groups = [group("defender", {"mine": 1}, zone={"type": "list", "hexes": ["E05"]})]
    played = Played({"E04": f"{ENGINEERS} {ENGINEERS}"}, {"A12": GUARDS}, groups=groups)
    for turn in (1, 2):
        played.until("phase-foot", 0, turn)
        played.answer(f"move:{ENGINEERS}-1", "clear:E05", f"move:{ENGINEERS}-2", "clear:E05")
    played.until("phase-foot", 0, 3).answer(f"move:{ENGINEERS}-1", "go:E06", f"move:{ENGINEERS}-2", "go:E06")
    assert len(played.told("cleared")) == 1


@pytest.mark.parametrize(("place", "offered"), [("E04", ["clear:E05"]), ("D04", [])])
def test_a_block_on_a_bridge_over_wide_water_is_cleared_from_its_road(place: str, offered: list[str]) -> None:
    """[P10.2] [P7.2] From the bank beside the road nobody gets onto the bridge."""
    groups = [group("defender", {"block": 1}, zone={"type": "list", "hexes": ["E05"]})]
    played = Played({place: ENGINEERS}, {"A12": GUARDS}, grid=CANAL, roads=ROAD, groups=groups)
    played.until("phase-foot", 0).answer(f"move:{ENGINEERS}-1")
    assert [one for one in played.offers() if one.startswith("clear")] == offered


def test_who_clears_in_a_gully_must_get_into_it() -> None:
    """[P10.2] [P5.3] A 5 costs him the turn, a 4 lets him in; the chances are told before."""
    groups = [group("defender", {"mine": 1}, zone={"type": "list", "hexes": ["E05"]})]
    dice = [*CALM, *CALM, 5, *CALM, 4]
    played = Played({"E04": ENGINEERS}, {"A12": GUARDS}, dice, grid=["....g......."] * 9, groups=groups)
    moves = f"move:{ENGINEERS}-1"
    played.until("phase-foot", 0).answer(moves)
    assert played.match.odds("clear:E05") is None
    played.answer("clear:E05").until("phase-foot", 0).answer(moves)
    odds = played.match.odds("clear:E05")
    assert odds is not None and odds.chance("passes") == Fraction(2, 3)
    played.answer("clear:E05")
    assert played.at(f"{ENGINEERS}-1") == "E04" and played.told("held-up")
    played.until("phase-foot", 0, 3).answer(moves, "clear:E05").until("phase-foot", 0, 4)
    assert played.at(f"{ENGINEERS}-1") == "E05" and not played.works("E05") & MINES


def test_neither_riflemen_nor_sticks_clear() -> None:
    """[I.B.1] Engineers and complete paratroop platoons only."""
    field = Field({"E04": "rifle-platoon-british-44"}, drops={PLATOON: 1, "halifax": 1})
    stick = field.place("stick-british-1", "E06")
    field.g.works = changed(field.g.works, h("E05"), field.g.works[h("E05")] | MINES)
    assert tasks(field, "rifle-platoon-british-44") == [] and task_options(field.g, stick) == []


@pytest.mark.parametrize(("die", "gone"), [(6, 3), (2, 4)])
def test_dispersal_only_interrupts_the_work(die: int, gone: int) -> None:
    """[P10.2] He has gone onto the block, and twelve against ten disperse him there: it is gone a turn later."""
    laid = [group("defender", {"block": 1}, zone={"type": "list", "hexes": ["E05"]})]
    hmgs = {"E07": "hmg-platoon-german hmg-platoon-german"}
    played = Played({"E04": ENGINEERS}, hmgs, [*CALM, *CALM, die], groups=laid)
    for turn in (1, 2):
        played.until("phase-foot", 0, turn).answer(f"move:{ENGINEERS}-1", "clear:E05")
    played.until("phase-fire", 1, 2).answer(f"fire-at:{ENGINEERS}-1", "all")
    assert bool(played.told("dispersed")) == (die == 2)
    played.until("phase-foot", 1, 3)
    assert bool(played.works("E05") & BLOCK) == (gone > 3)
    assert not played.until("phase-foot", 0, 4).works("E05") & BLOCK


def test_whoever_moves_off_loses_his_work() -> None:
    """[P10.2] One turn's work is gone with the move."""
    field = Field({"E04": ENGINEERS})
    field.g.works = changed(field.g.works, h("E05"), field.g.works[h("E05")] | BLOCK)
    work(field, ENGINEERS, "clear", "E05")
    field.g.marks[field.unit(ENGINEERS)] = 0
    field.play(f"move:{ENGINEERS}-1", "go:D04", acting=0, phase=sequence.FOOT)
    assert field.g.progress[field.unit(ENGINEERS)] == 0


@pytest.mark.parametrize(("die", "blown"), [(5, True), (6, False)])
def test_three_turns_on_a_bridge_then_a_die(die: int, blown: bool) -> None:
    """[P10.3] [I.B.1] It goes up when the unit leaves it: 1 to 5."""
    field = Field({"E05": PLATOON}, grid=STREAM, roads=ROAD, dice=[die])
    work(field, PLATOON, "demolish", "E05", 3)
    field.g.marks[field.unit(PLATOON)] = 0
    field.play(f"move:{PLATOON}-1", "go:E06", acting=0, phase=sequence.FOOT)
    assert bool(field.g.works[h("E05")] & BLOWN) == blown
    assert field.told("die") == [("die-demolition", 6, die)]


def test_two_turns_are_not_enough() -> None:
    """[P10.3] No die at all."""
    field = Field({"E05": PLATOON}, grid=STREAM, roads=ROAD)
    work(field, PLATOON, "demolish", "E05", 2)
    assert fire_charges(field.g, field.unit(PLATOON)) == -1


@pytest.mark.parametrize(
    ("turns", "die", "works"), [(1, 2, True), (1, 3, False), (2, 4, True), (2, 5, False), (3, 5, True)]
)
def test_a_second_try(turns: int, die: int, works: bool) -> None:
    """[P10.3] 1 to 2 after one more turn, 1 to 4 after two, 1 to 5 after three."""
    field = Field({"E05": PLATOON}, grid=STREAM, roads=ROAD, dice=[6, die])
    unit = field.unit(PLATOON)
    work(field, PLATOON, "demolish", "E05", 3)
    assert fire_charges(field.g, unit) == -1
    work(field, PLATOON, "demolish", "E05", turns)
    assert fire_charges(field.g, unit) == (h("E05") if works else -1)


def test_who_lays_charges_may_attack_where_he_stands() -> None:
    """[P10.3] [P8.4] Only clearing forbids it: he works and assaults, fires and works, and leaves after three turns."""
    dice = [*CALM, 6, *CALM, 6, *CALM, *CALM, 5]
    played = Played({"E05": ENGINEERS}, {"E06": RIFLES}, grid=STREAM, roads=ROAD, dice=dice)
    moves = f"move:{ENGINEERS}-1"
    played.until("phase-foot", 0).answer(moves, "demolish:E05").until("phase-assault", 0).answer("assault:E06")
    played.until("phase-fire", 0, turn=2).answer(f"fire-at:{RIFLES}-1")
    played.until("phase-foot", 0).answer(moves)
    assert (played.g.turn, played.offers()) == (2, ["demolish:E05", "stay"])
    played.answer("demolish:E05").until("phase-foot", 0, turn=3).answer(moves, "demolish:E05")
    played.until("phase-foot", 0, turn=4).answer(moves)
    assert "demolish:E05" not in played.offers()
    played.answer("go:E04")
    assert [args[3] for args in played.told("works")] == [1, 2, 3] and played.told("blown")


def test_who_builds_a_block_may_attack_where_he_stands() -> None:
    """[P10.4] Firing neither takes his turn's work from him nor the work from what he did before."""
    played = Played({"E03": ENGINEERS}, {"E05": RIFLES}, roads=ROAD)
    for turn in range(1, 5):
        if turn > 1:
            played.until("phase-fire", 0, turn).answer(f"fire-at:{RIFLES}-1")
        played.until("phase-foot", 0, turn).answer(f"move:{ENGINEERS}-1", "build-block:E03")
        assert played.g.turn == turn
    assert [args[3] for args in played.told("works")] == [1, 2, 3, 4]


def test_who_has_fired_begins_no_block() -> None:
    """[P10.4] [P8.1] He goes on with one that he has begun; else he is not asked."""
    played = Played({"E03": ENGINEERS}, {"E05": RIFLES}, roads=ROAD)
    played.until("phase-fire", 0).answer(f"fire-at:{RIFLES}-1").until("phase-foot")
    assert (played.g.turn, played.choice.seat) == (1, 1)


def test_who_has_fired_neither_clears_nor_moves() -> None:
    """[P10.2] [P8.1] Whoever attacks clears nothing, and without a bridge there is nothing else to do."""
    groups = [group("defender", {"mine": 1}, zone={"type": "list", "hexes": ["E04"]})]
    played = Played({"E03": ENGINEERS}, {"E05": RIFLES}, groups=groups)
    played.until("phase-fire", 0).answer(f"fire-at:{RIFLES}-1").until("phase-foot")
    assert (played.g.turn, played.choice.seat) == (1, 1)


def test_whoever_is_on_a_bridge_over_wide_water_goes_up_with_it() -> None:
    """[P10.3] The engineer himself has left it."""
    field = Field({"E05": f"{PLATOON} {ENGINEERS}"}, grid=CANAL, roads=ROAD, dice=[1])
    work(field, PLATOON, "demolish", "E05", 3)
    field.g.marks[field.unit(PLATOON)] = 0
    field.play(f"move:{PLATOON}-1", "go:E04", acting=0, phase=sequence.FOOT)
    assert field.dead(ENGINEERS) and field.at(PLATOON) == "E04"


def test_some_bridges_cannot_be_blown_or_not_yet() -> None:
    """[P12.4] By the scenario."""
    for special in ({"indestructible": ["E05"]}, {"demolition_from": 3}):
        field = Field({"E05": PLATOON}, grid=STREAM, roads=ROAD, special=special)
        assert "demolish:E05" not in tasks(field, PLATOON)
    assert "demolish:E05" in tasks(Field({"E05": PLATOON}, grid=STREAM, roads=ROAD), PLATOON)


def built(letter: str, turns: int, *dice: int) -> Played:
    """An engineer who has worked on a block in E03 for so many turns."""
    played = Played({"E03": ENGINEERS}, {"A12": GUARDS}, grid=[f"..{letter}........."] * 9, roads=ROAD, dice=list(dice))
    for _ in range(turns):
        played.until("phase-foot", 0).answer(f"move:{ENGINEERS}-1", "build-block:E03")
    return played


@pytest.mark.parametrize(("letter", "turns"), [("f", 2), (".", 4), ("t", 4)])
def test_a_block_takes_two_turns_in_the_woods_and_four_elsewhere(letter: str, turns: int) -> None:
    """[P10.4] [I.B.1] It stands when the engineer has left the hex, on a 1 to 5; one a game."""
    winds = CALM * (turns + 1)
    played = built(letter, turns, *winds, 5)
    assert not played.works("E03") & BLOCK
    played.until("phase-foot", 0).answer(f"move:{ENGINEERS}-1", "go:E02")
    assert played.works("E03") & BLOCK and played.told("die")[-1] == ("die-block", 6, 5)
    played.until("phase-foot", 0).answer(f"move:{ENGINEERS}-1")
    assert not [one for one in played.offers() if one.startswith("build-block")]


def test_more_work_than_a_block_takes_is_not_offered() -> None:
    """[P10.4] After two turns in the woods he has only to move off; after one he goes on."""
    for turns, more in ((1, True), (2, False)):
        played = built("f", turns).until("phase-foot", 0).answer(f"move:{ENGINEERS}-1")
        assert ("build-block:E03" in played.offers()) == more


def test_where_two_have_worked_on_a_block_one_stands() -> None:
    """[P10.4] The second to move off rolls no die, and may build his elsewhere."""
    grid = ["..f........."] * 9
    played = Played({"E03": f"{ENGINEERS} {ENGINEERS}"}, {"A12": GUARDS}, [*CALM * 3, 5, 5], grid=grid, roads=ROAD)
    for turn in (1, 2):
        played.until("phase-foot", 0, turn)
        played.answer(f"move:{ENGINEERS}-1", "build-block:E03", f"move:{ENGINEERS}-2", "build-block:E03")
    played.until("phase-foot", 0, 3).answer(f"move:{ENGINEERS}-1", "go:E02", f"move:{ENGINEERS}-2", "go:E02")
    assert len(played.told("blocked")) == 1 and played.told("block-fails") == []
    played.until("phase-foot", 0, 4).answer(f"move:{ENGINEERS}-2")
    assert "build-block:E02" in played.offers()


def test_where_two_have_laid_charges_the_bridge_goes_up_once() -> None:
    """[P10.3] The second to move off finds it gone, and rolls no die."""
    played = Played({"E05": f"{PLATOON} {PLATOON}"}, {"A12": GUARDS}, [*CALM * 4, 5, 5], grid=STREAM, roads=ROAD)
    for turn in (1, 2, 3):
        played.until("phase-foot", 0, turn)
        played.answer(f"move:{PLATOON}-1", "demolish:E05", f"move:{PLATOON}-2", "demolish:E05")
    played.until("phase-foot", 0, 4).answer(f"move:{PLATOON}-1", "go:E06", f"move:{PLATOON}-2", "go:E06")
    assert len(played.told("blown")) == 1 and played.told("demolition-fails") == []


def test_a_turn_less_is_not_enough_for_a_block() -> None:
    """[P10.4] No die at all."""
    played = built(".", 3)
    played.until("phase-foot", 0).answer(f"move:{ENGINEERS}-1", "go:E02")
    assert not played.works("E03") & BLOCK and played.told("block-fails") == []


def test_a_block_that_came_to_nothing_is_tried_again_in_one_turn() -> None:
    """[P10.4] On a 6; back into the hex, one turn of work, and out again with a 5."""
    played = built("f", 2, *CALM * 3, 6, *CALM * 3, 5)
    played.until("phase-foot", 0).answer(f"move:{ENGINEERS}-1", "go:E02")
    assert not played.works("E03") & BLOCK and played.told("block-fails")
    played.until("phase-foot", 0).answer(f"move:{ENGINEERS}-1", "go:E03")
    played.until("phase-foot", 0).answer(f"move:{ENGINEERS}-1", "build-block:E03")
    played.until("phase-foot", 0).answer(f"move:{ENGINEERS}-1", "go:E02")
    assert played.works("E03") & BLOCK


def test_a_blown_bridge_is_rebuilt_in_three_turns() -> None:
    """[P10.6] [P12.4] From a road hex next to it; the bridge is wired, and goes up on turn 1."""
    wired = {"bridge": "E05", "units": [GUARDS], "within": 9, "enemy_within": 9, "most": 6}
    special = {"wired": wired, "rebuilders": [ENGINEERS]}
    played = Played({"E04": ENGINEERS}, {"E08": GUARDS}, grid=CANAL, roads=ROAD, special=special)
    played.until("wired").answer("blow:E05")
    for _ in range(3):
        assert played.works("E05") & BLOWN
        played.until("phase-foot", 0).answer(f"move:{ENGINEERS}-1", "rebuild:E05")
    assert not played.works("E05") & BLOWN


def test_a_rebuilt_bridge_is_wired_no_more() -> None:
    """[P12.4] [P10.6] The charges went up with the old one; before that its owner may try turn after turn."""
    wired = {"bridge": "E05", "units": [GUARDS], "within": 9, "enemy_within": 9, "most": 3}
    special = {"wired": wired, "rebuilders": [ENGINEERS]}
    dice = [*CALM, 4, *CALM, 3]
    played = Played({"E04": ENGINEERS}, {"E08": GUARDS}, grid=CANAL, roads=ROAD, special=special, dice=dice)
    played.until("wired").answer("blow:E05").until("wired", turn=2).answer("blow:E05")
    for _ in range(3):
        played.until("phase-foot", 0).answer(f"move:{ENGINEERS}-1", "rebuild:E05")
    assert played.told("rebuilt") and not played.works("E05") & BLOWN
    asked: list[str] = []
    while played.match.choice is not None:
        asked.append(played.choice.prompt)
        played.answer(next((one for one in PASSING if one in played.offers()), played.offers()[0]))
    assert "phase-foot" in asked and "wired" not in asked


def test_nobody_rebuilds_whom_the_scenario_does_not_name() -> None:
    """[P10.6] Neither other engineers nor paratroops."""
    wired = {"bridge": "E05", "units": [GUARDS], "within": 9, "enemy_within": 9, "most": 6}
    special = {"wired": wired, "rebuilders": [ENGINEERS]}
    played = Played({"E04": PLATOON}, {"E08": GUARDS}, grid=CANAL, roads=ROAD, special=special)
    played.until("wired").answer("blow:E05").until("phase-foot", 0).answer(f"move:{PLATOON}-1")
    assert not [one for one in played.offers() if one.startswith("rebuild")]


@pytest.mark.parametrize(("letter", "rebuilds"), [("t", True), (".", False)])
def test_a_bridge_is_rebuilt_from_a_town_beside_it_without_a_road(letter: str, rebuilds: bool) -> None:
    """[P10.6] From D05, off the road: if it is a town hex, not if it is open ground."""
    grid = [*CANAL[:3], f"....{letter}.......", *CANAL[4:]]
    wired = {"bridge": "E05", "units": [GUARDS], "within": 9, "enemy_within": 9, "most": 6}
    special = {"wired": wired, "rebuilders": [ENGINEERS]}
    played = Played({"D05": ENGINEERS}, {"E08": GUARDS}, grid=grid, roads=ROAD, special=special)
    played.until("wired").answer("blow:E05").until("phase-foot", 0).answer(f"move:{ENGINEERS}-1")
    assert ("rebuild:E05" in played.offers()) is rebuilds


def test_a_fort_is_attacked_for_those_inside_and_shares_their_fate() -> None:
    """[P10.5] The howitzer is no target of its own, and dies with the fort."""
    field = Field({"E04": PLATOON}, {"E05": f"fort-20 75mm-how {RIFLES} {RIFLES} {RIFLES} {GUARDS}"})
    assert field.has("75mm-how", INSIDE) and field.has(f"{RIFLES}-3", INSIDE) and not field.has(GUARDS, INSIDE)
    targets = targets_in(field.g, h("E05"), 1)
    assert targets == [field.unit("fort-20"), field.unit(GUARDS)]
    apply_result(field.g, [field.unit("fort-20")], "D")
    assert field.has("75mm-how", DISPERSED)
    apply_result(field.g, [field.unit("fort-20")], "X")
    assert field.dead("75mm-how") and field.dead(f"{RIFLES}-1") and not field.dead(GUARDS)


def test_an_empty_fort_bars_nobody() -> None:
    """[P10.5] It is no unit."""
    field = Field({"E04": PLATOON}, {"E05": "fort-20"})
    assert not counts(field.g, field.unit("fort-20"))
    choice = field.play(f"move:{PLATOON}-1", acting=0, phase=sequence.FOOT)
    assert "go:E05" in field.offers(choice)


def test_where_mines_and_blocks_may_lie() -> None:
    """[P10.1] [P10.4] Mines on open ground and in woods, blocks anywhere but on open water, one a hex."""
    grid = [".ftgwsb/^~B."] * 9
    field = Field({"A01": PLATOON}, grid=grid, roads=["E01 E02 E03 E04 E05 E06 E07 E08 E09 E10 E11 E12"])
    row = [h(f"E{n:02d}") for n in range(1, 13)]
    mines = [hex_name(place) for place in marker_hexes(field.g, row, True)]
    blocks = [hex_name(place) for place in marker_hexes(field.g, row, False)]
    assert mines == ["E01", "E02", "E04", "E08", "E09", "E12"]
    assert blocks == [f"E{n:02d}" for n in range(1, 13) if n != 10]
    field.g.works = changed(field.g.works, h("E01"), field.g.works[h("E01")] | MINES)
    assert h("E01") not in marker_hexes(field.g, row, True)


def test_mines_are_not_laid_under_ones_own() -> None:
    """[P10.1] The zone has two hexes, and in one of them stand guards, the first of all units."""
    guards = group("defender", {GUARDS: 1}, zone={"type": "list", "hexes": ["E05"]})
    mines = group("defender", {"mine": 1}, zone={"type": "list", "hexes": ["E05", "E06"]})
    played = Played({"A01": PLATOON}, groups=[guards, mines]).until("phase-foot")
    assert played.at(f"{GUARDS}-1") == "E05" and played.unit(f"{GUARDS}-1") == 0
    assert played.works("E06") & MINES and not played.works("E05")


@pytest.mark.parametrize("die", [1, 6])
def test_an_empty_fort_is_taken_by_who_goes_into_it(die: int) -> None:
    """[P10.5] A platoon goes in: it is the fort that is attacked now, 52 to 20, and with it whoever is inside; its old
    owners may not enter.
    """
    fort = [group("defender", {"fort-20": 1}, zone={"type": "list", "hexes": ["E06"]})]
    played = Played({"E05": PLATOON}, {"E08": "75mm-at 75mm-at", "E07": GUARDS}, [*CALM, die], groups=fort)
    played.until("phase-foot", 0).answer(f"move:{PLATOON}-1", "go:E06")
    assert played.has(f"{PLATOON}-1", INSIDE)
    played.until("phase-fire", 1)
    assert [one for one in played.offers() if one.startswith("fire-at")] == ["fire-at:fort-20-1"]
    played.answer("fire-at:fort-20-1", "all")
    assert played.told("fire")[0][3] == "2-1" and played.dead(f"{PLATOON}-1") == played.dead("fort-20-1") == (die == 1)
    played.until("phase-foot", 1).answer(f"move:{GUARDS}-1")
    assert ("go:E06" in played.offers()) == (die == 1)


def test_whoever_attacks_has_given_up_his_clearing() -> None:
    """[P10.2] A platoon that has begun on mines and fires in the next turn begins again."""
    mines = [group("defender", {"mine": 1}, zone={"type": "list", "hexes": ["E05"]})]
    played = Played({"E04": PLATOON}, {"E06": RIFLES}, groups=mines).until("phase-foot", 0)
    played.answer(f"move:{PLATOON}-1", "clear:E05").until("phase-fire", 0, turn=2).answer(f"fire-at:{RIFLES}-1")
    played.until("phase-foot", 0, turn=3).answer(f"move:{PLATOON}-1", "clear:E05")
    assert [args[3] for args in played.told("works")] == [1, 1]
    assert played.at(f"{PLATOON}-1") == "E04"


def test_whoever_clears_mines_goes_in_to_clear_them() -> None:
    """[P10.2] In the second turn there is one way in, which goes on with the work, and the mines spare him there."""
    mines = [group("defender", {"mine": 1}, zone={"type": "list", "hexes": ["E05"]})]
    played = Played({"E04": PLATOON}, {"I12": RIFLES}, groups=mines).until("phase-foot", 0)
    assert "go:E05" in played.answer(f"move:{PLATOON}-1").offers()
    played.answer("clear:E05").until("phase-foot", 0, turn=2).answer(f"move:{PLATOON}-1")
    assert "clear:E05" in played.offers() and "go:E05" not in played.offers()
    played.answer("clear:E05").until("phase-foot", 0, turn=3)
    assert played.at(f"{PLATOON}-1") == "E05" and played.told("mines") == []


def test_a_third_try_at_a_bridge_begins_anew() -> None:
    """[P10.3] The first and the second die fail; then one turn more on the bridge is not enough for a third."""
    dice = [*CALM * 4, 6, *CALM * 3, 6, *CALM * 3, 1]
    played = Played({"E05": PLATOON}, {"I12": RIFLES}, dice, grid=STREAM, roads=ROAD)

    def work(turn: int, *answers: str) -> None:
        played.until("phase-foot", 0, turn=turn).answer(f"move:{PLATOON}-1", *answers)

    for turn in (1, 2, 3):
        work(turn, "demolish:E05")
    work(4, "go:E06")
    assert len(played.told("demolition-fails")) == 1
    work(5, "go:E05")
    work(6, "demolish:E05")
    work(7, "go:E06")
    assert len(played.told("demolition-fails")) == 2
    work(8, "go:E05")
    work(9, "demolish:E05")
    work(10, "go:E06")
    assert len(played.told("demolition-fails")) == 2 and played.told("blown") == []
