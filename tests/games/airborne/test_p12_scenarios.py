"""[P2] [P12.1] [P12.2] [P12.3] [P12.4] Scenarios: set-up, control, victory, their own rules, and files that are
wrong.
"""

import copy
import tomllib
from pathlib import Path

import pytest

from bridgehead.engine.columns import changed
from bridgehead.engine.dice import Dice
from bridgehead.engine.errors import DataError
from bridgehead.games.airborne.board.control import claim, settle_control
from bridgehead.games.airborne.printed.components import DATA, hex_name
from bridgehead.games.airborne.printed.ground import shipped_boards, shipped_ground
from bridgehead.games.airborne.printed.scenario import battle_of
from bridgehead.games.airborne.rulebook import RULES
from bridgehead.games.airborne.state import BLOWN, DISPERSED
from bridgehead.games.airborne.turn import sequence, victory
from bridgehead.games.airborne.turn.victory import points
from tests.games.airborne.field import GAME, GUARDS, PLATOON, RIFLES, Field, board, group, h, scenario
from tests.games.airborne.played import CALM, Played

FIRST = "first"
"""The game for newcomers: another's board, and three levels."""
SCENARIOS = [key for key in GAME.info.scenarios if key != FIRST]


def measured(count: str, hexes: list[str], each: int = 2) -> list[dict[str, object]]:
    return [{"id": "spot", "count": count, "points_each": each, "hexes": hexes}]


@pytest.mark.parametrize("key", SCENARIOS)
def test_every_scenario_can_be_set_up_and_its_levels_are_whole(key: str) -> None:
    """[P12.1] [P12.3] Five levels at least, from the defender's decisive win to the airborne side's."""
    battle = battle_of(GAME.setup(key))
    assert len(battle.levels) >= 5 and battle.levels[-1] <= battle.most_points
    assert (
        battle.results[0] == f"{battle.nations[1]}-decisive" and battle.results[-1] == f"{battle.nations[0]}-decisive"
    )


def test_there_are_twelve_scenarios_each_on_its_own_board() -> None:
    """[P12.1] With a title and a paragraph of history in both languages."""
    boards = [battle_of(GAME.setup(key)).ground.key for key in SCENARIOS]
    assert len(set(boards)) == len(SCENARIOS) == 12 and sorted(boards) == shipped_boards()
    for locale in ("en", "fr"):
        for key in SCENARIOS:
            assert GAME.words(locale).has(f"scenario-{key}") and GAME.words(locale).has(f"about-{key}")


@pytest.mark.parametrize("key", shipped_boards())
def test_every_road_of_a_board_is_in_one_piece_or_leaves_it(key: str) -> None:
    """[P12.1] From any road hex one comes to the edge of the board or to a town along roads."""
    ground = shipped_ground(key)
    rows, columns = ground.board.rows, ground.board.columns
    for start in [place for place in ground.hexes if ground.roads[place]]:
        seen, queue, good = {start}, [start], False
        for here in queue:
            row, column = divmod(here, 40)
            good = good or row in (0, rows - 1) or column in (0, columns - 1)
            for there in ground.neighbours[here]:
                if there not in seen and ground.joined_by_road(here, there):
                    seen.add(there)
                    queue.append(there)
        assert good, hex_name(start)


def test_the_defender_sets_up_unit_by_unit_in_their_zones() -> None:
    """[P12.1] [P10.5] Guns may hide in woods, and forts too; only men on foot in the bed of a stream or gully."""
    zone = {"type": "list", "hexes": ["B01", "B02", "B03", "B04", "B05"]}
    grounds = {
        "20mm-aa": ["B01", "B02", "B03"],
        "fort-20": ["B01", "B02"],
        "truck-german": ["B01"],
        "81mm-mortar": ["B01", "B02", "B03", "B04", "B05"],
    }
    for kind, places in grounds.items():
        played = Played(grid=[".fwsg......."] * 9, groups=[group("defender", {kind: 1}, zone=zone)])
        if len(places) == 1:
            assert played.told("set-up")[-1][1] == h(places[0])
        else:
            assert played.choice.prompt == "set-up"
            assert played.offers() == [f"place:{place}" for place in places]


def test_nothing_is_scored_before_the_set_up() -> None:
    """[P12.3] The casemates of Merville hold no guns yet, which does not make them destroyed."""
    g = RULES.setup(GAME.setup("merville"), Dice(0))
    facts = RULES.view(g, 0).facts
    assert (facts["points"], facts["measure-casemates"]) == (0, 0)


def test_turn_and_segments_follow_one_another() -> None:
    """[P2] Airborne, defender, wind, airborne."""
    field = Field({"A01": PLATOON}, {"E12": GUARDS}, dice=[1, 1])
    seen: list[tuple[int, int, str]] = []
    for answer in ("done", "done", "done"):
        choice = field.play(phase=field.g.phase if seen else sequence.FORMING, acting=None if seen else 0)
        assert choice is not None
        seen.append((field.g.turn, choice.seat, choice.prompt))
        field.play(answer)
    assert seen == [(1, 0, "phase-foot"), (1, 1, "phase-foot"), (2, 0, "phase-foot")]


def test_control_goes_to_whoever_was_there_last() -> None:
    """[P12.2] Passing through is enough; wagons take nothing, the dispersed do."""
    field = Field({"A02": PLATOON}, {"E12": f"{GUARDS} wagon"})
    assert field.g.control[0] == 1
    claim(field.g, field.unit(PLATOON), h("A01"))
    assert field.g.control[0] == 0
    claim(field.g, field.unit("wagon"), h("A01"))
    assert field.g.control[0] == 0
    field.g.marks[field.unit(GUARDS)] |= DISPERSED
    claim(field.g, field.unit(GUARDS), h("A01"))
    assert field.g.control[0] == 1


@pytest.mark.parametrize(("moves", "scored"), [(["stay"], 1), (["go:A01"], 0)])
def test_the_defender_has_everything_at_first(moves: list[str], scored: int) -> None:
    """[P12.2] [P12.3] Also where he is the one who scores, and nobody has been there."""
    levels = [{"least": 0, "result": "british-marginal"}, {"least": 1, "result": "german-marginal"}]
    victory = {"holder": "defender", "level": levels}
    played = Played({"A02": PLATOON}, {"E12": GUARDS}, victory=victory, turns=1)
    played.until("phase-foot", 0).answer(f"move:{PLATOON}-1", *moves).answer("done")
    assert played.g.result == scored


def test_nobody_takes_control_beside_an_enemy() -> None:
    """[P12.2] Until one of them stands there alone."""
    field = Field({"A01": PLATOON}, {"A01": RIFLES})
    settle_control(field.g)
    assert field.g.control[0] == 1


def test_points_for_hexes_controlled_and_for_bridges_intact() -> None:
    """[P12.3] A blown bridge is worth nothing where it must be intact."""
    grid = ["....s......."] * 4 + ["....b......."] + ["....s......."] * 4
    for count, after in (("controlled", 2), ("intact_and_controlled", 0)):
        field = Field({"E05": PLATOON}, {"A01": GUARDS}, grid=grid, measure=measured(count, ["E05"]))
        assert points(field.g) == 0
        settle_control(field.g)
        assert points(field.g) == 2
        field.g.works = changed(field.g.works, h("E05"), field.g.works[h("E05")] | BLOWN)
        assert points(field.g) == after


def test_points_for_ground_free_of_enemies() -> None:
    """[P12.3] Within one hex."""
    field = Field(
        {"A01": PLATOON}, {"E06": GUARDS, "A05": "wagon"}, measure=measured("free_of_enemy_within_1", ["E05", "A05"])
    )
    assert points(field.g) == 2


def test_points_for_casemates_destroyed_or_held() -> None:
    """[P12.3] The casemate gone, or two own segments running alone in it."""
    played = Played(
        {"E04": PLATOON, "E08": f"{SAPPERS} {SAPPERS} {SAPPERS} {SAPPERS}"},
        {"E05": "fort-40", "E07": "fort-10 75mm-how", "I12": GUARDS},
        dice=[*CALM, 1],
        measure=measured("destroyed_or_held_one_turn", ["E05", "E07"]),
    )
    played.until("phase-foot", 0).answer(f"move:{PLATOON}-1", "go:E05")
    assert points(played.g) == 0
    played.until("phase-assault", 0).answer("assault:E07", "all").until("phase-foot", 0, turn=2)
    assert played.dead("fort-10-1") and points(played.g) == 2
    played.answer(f"move:{SAPPERS}-1", "go:E07").turn(5, 0)
    assert points(played.g) == 4 and played.at(f"{SAPPERS}-1") == "E07"
    assert played.told("held") == [(h("E05"),)]  # the other one counted already


@pytest.mark.parametrize(
    ("total", "label"),
    [(0, "german-decisive"), (2, "german-marginal"), (5, "british-marginal"), (8, "british-decisive")],
)
def test_levels_of_merville(total: int, label: str) -> None:
    """[P12.3] Read from the table of the scenario."""
    g = RULES.setup(GAME.setup("merville"), Dice(1))
    assert RULES.outcome(g) is None
    g.result = total
    outcome = RULES.outcome(g)
    assert outcome is not None and outcome.label == label
    assert outcome.winner == (0 if label.startswith("british") else 1) and outcome.scores == [total, 8 - total]
    assert victory.level(g, total) == g.battle.results.index(label)


def test_the_game_ends_after_its_last_turn() -> None:
    """[P12.3] [P2] With the defender's segment."""
    field = Field({"A01": PLATOON}, {"E12": GUARDS})
    field.g.turn, field.g.acting, field.g.phase = 10, 1, sequence.SEGMENT_END
    assert field.play() is None
    assert field.g.result == 1 and field.told("over") == [(1,)]


SAPPERS = "engineer-platoon-british-44"
WIRED = {"wired": {"bridge": "E05", "units": [GUARDS], "within": 2, "enemy_within": 3, "most": 3}}
CANAL = ["....~......."] * 4 + ["....B......."] + ["....~......."] * 4
ROAD = ["E01 E02 E03 E04 E05 E06 E07"]


@pytest.mark.parametrize(("die", "blown"), [(3, True), (4, False)])
def test_a_wired_bridge(die: int, blown: bool) -> None:
    """[P12.4] Its owner may try when the enemy is near and somebody who can is there."""
    field = Field({"E08": PLATOON}, {"E03": GUARDS}, grid=CANAL, roads=ROAD, special=WIRED, dice=[die])
    field.play("blow:E05", acting=1, phase=sequence.WIRED)
    assert bool(field.g.works[h("E05")] & BLOWN) == blown


@pytest.mark.parametrize(("foe", "guard"), [("E09", "E03"), ("E08", "E02")])
def test_nobody_near_no_bang(foe: str, guard: str) -> None:
    """[P12.4] The enemy within three hexes, the guard within two."""
    field = Field({foe: PLATOON}, {guard: GUARDS}, grid=CANAL, roads=ROAD, special=WIRED)
    field.g.acting, field.g.phase = 1, sequence.WIRED
    assert sequence.offered(field.g) == []


def test_a_surprised_defender_does_not_move_at_first() -> None:
    """[P12.4] He may fight where he stands; from the third turn he moves."""
    field = Field({"E08": PLATOON}, {"E03": GUARDS}, special={"surprised_until": 2})
    field.g.acting, field.g.phase = 1, sequence.FOOT
    offered = []
    for turn in (1, 2, 3):
        field.g.turn = turn
        offered.append(bool(sequence.offered(field.g)))
    assert offered == [False, False, True]


SPOT: dict[str, object] = {"type": "list", "hexes": ["C03"]}
POND: dict[str, object] = {"type": "list", "hexes": ["A05", "B05"]}
WET = board(["....~......."] * 9, [])
WOODED = board(["....f......."] * 9, [])
WIDEST = board(["." * 40] * 3, [])


SPANNED = board(CANAL, ROAD)


def slipped(kind: str, key: str) -> dict[str, object]:
    """A board with a slip in the key of a road or place."""
    entry = {"id": "a", "hexes": ["A01", "A02"], key: ["A03"]}
    return {"board": {"grid": ["..."], kind: [entry]}, "terrain": {".": "clear"}}


def broken(change: dict[str, object]) -> dict[str, object]:
    data = copy.deepcopy(
        scenario(["." * 12] * 9, [], [group("airborne", {PLATOON: 1}), group("defender", {GUARDS: 1})])
    )
    data.update(change)
    return data


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"turn": 3}, "there is no key 'turn'"),
        ({"board": "atlantis"}, "no board 'atlantis'"),
        ({"defender": "british"}, "another nation"),
        ({"turns": 99}, "from 1 to 30"),
        ({"group": [group("defender", {PLATOON: 1})]}, "fights for the other side, which is british"),
        ({"board": WET, "group": [group("defender", {GUARDS: 7}, zone=POND)]}, "no hex of the zone is ground on which"),
        ({"group": [group("defender", {GUARDS: 5}, zone=SPOT)]}, "may find no room: its zone has 1 hexes for it"),
        ({"group": [group("defender", {GUARDS: 4}, zone=SPOT), group("defender", {"fort-20": 1}, zone=SPOT)]},
         "'fort-20' may find no room"),
        ({"group": [group("defender", {"fort-20": 2}, zone=SPOT)]}, "'fort-20' may find no room"),
        ({"group": [group("defender", {"mine": 2}, zone=SPOT)]}, "2 mines for 1 hexes"),
        ({"board": WET, "group": [group("defender", {"block": 1}, zone=POND)]}, "1 mines and blocks for 0 hexes"),
        ({"board": WET, "group": [group("defender", {GUARDS: 1}, "enter", zone=POND)]}, "can enter in no hex"),
        ({"board": WOODED, "group": [group("defender", {"pzkw-iv-h": 1}, "enter", zone=POND)]}, "can enter in no hex"),
        ({"turns": 1, "group": [group("airborne", {PLATOON: 3, "halifax": 3}, "drop", zone=SPOT)]}, "find no target"),
        ({"board": WET, "measure": [{"id": "sea", "count": "controlled", "points_each": 1, "hexes": ["A05"]}]},
         "A05 is open water"),
        ({"group": [group("defender", {"panther": 1})]}, "'panther'"),
        ({"group": []}, "'group' is []; it must be given at least once"),
        ({"board": {"board": {"grid": ["." * 41]}, "terrain": {".": "clear"}}}, "at most 26 rows of 40 columns"),
        ({"board": {"board": {"grid": ["."] * 27}, "terrain": {".": "clear"}}}, "at most 26 rows of 40 columns"),
        ({"group": [group("defender", {PLATOON: 1, "halifax": 1}, "drop")]}, "only that side comes from the air"),
        ({"group": [group("airborne", {PLATOON: 2, "halifax": 1}, "drop")]}, "each takes one"),
        ({"group": [{**group("defender", {GUARDS: 1}), "zone": {"type": "list", "hexes": ["Z99"]}}]}, "'Z99'"),
        ({"board": WIDEST, "group": [group("defender", {GUARDS: 1}, zone={"type": "list", "hexes": ["moon"]})]},
         "'moon'"),
        ({"group": [group("defender", {"20mm-aa": 1}, "enter")]}, "cannot enter without a carrier"),
        ({"group": [group("airborne", {PLATOON: 1, "halifax": 1})]}, "is an aircraft"),
        ({"group": [group("airborne", {"stick-british": 4})]}, "list the platoon that jumps"),
        ({"group": [group("airborne", {"fort-20": 1, "glider-allied": 1}, "glider")]}, "arrives by setup"),
        ({"group": [group("airborne", {"bren": 1, "glider-allied": 1}, "glider")]}, "cannot come from the air"),
        ({"group": [group("airborne", {"commando-platoon-british": 1, "halifax": 1}, "drop")],
          "special": {"guns_may_drop": True}}, "cannot be dropped"),
        ({"night": [8, 3]}, "the first not after the last"),
        ({"night": [0, 3]}, "from 1 to 10"),
        ({"board": {"board": {"grid": ["..."], "raod": []}, "terrain": {".": "clear"}}}, "no key 'raod' in [board]"),
        ({"board": {"board": {"grid": ["..."]}, "terrain": {".": "clear"}, "legend": {}}}, "no key 'legend'"),
        ({"board": {"board": {"grid": ["..."], "layout": "columns"}, "terrain": {".": "clear"}}}, "must lie in rows"),
        ({"board": {"board": {"grid": ["..."], "shove": "odd"}, "terrain": {".": "clear"}}}, "fourth, … row shoved"),
        ({"measure": [{"id": "spot", "count": "controlled", "points_each": 1, "hexes": ["A01", "A01"]}]}, "named once"),
        ({"measure": [{"id": "spot", "count": "controlled", "points_each": 1, "hexes": []}]}, "at least one hex"),
        ({"measure": []}, "measure"),
        ({"measure": measured("destroyed_or_held_one_turn", ["E05"])}, "names E05, but nobody sets up a fort there"),
        ({"group": [group("defender", {GUARDS: 1}, turn=2)]}, "left out, for a group that arrives by setup"),
        ({"special": {"indestructible": ["E05"]}}, "a list of hexes with a bridge"),
        ({"board": SPANNED, "special": {"indestructible": ["E05"], **WIRED}}, "without the bridge that is wired"),
        ({"board": SPANNED, "special": {"wired": {**WIRED["wired"], "units": []}}}, "at least one type of unit"),
        ({"board": SPANNED, "special": {"wired": {**WIRED["wired"], "units": [PLATOON]}}}, "none of the airborne side"),
        ({"board": slipped("road", "hexs")}, "no key 'hexs'; there are: id, name, hexes"),
        ({"board": slipped("place", "names")}, "no key 'names'; there are"),
        ({"victory": {"holder": "airborne", "level": [{"least": 1, "result": "british-marginal"}]}}, "least = 0"),
    ],
)  # fmt: skip
def test_a_scenario_that_cannot_be_used_is_refused_in_one_sentence(change: dict[str, object], says: str) -> None:
    """[P12.1] Naming the file and what is wrong."""
    with pytest.raises(DataError) as refusal:
        RULES.setup(GAME.own_setup(broken(change), "own.toml"), Dice(1))
    assert says in str(refusal.value) and "\n" not in str(refusal.value)


@pytest.mark.parametrize(("zone", "fits"), [(["E05"], False), (["D04"], True)])
def test_a_block_takes_room_only_where_it_may_lie(zone: list[str], fits: bool) -> None:
    """[P12.1] [P6] Four platoons who set up in one hex after the enemy's block: it may lie there, or may not."""
    spot = {"type": "list", "hexes": ["E05"]}
    block = group("defender", {"block": 1}, zone={"type": "list", "hexes": zone})
    data = broken({"group": [block, group("airborne", {PLATOON: 4}, zone=spot)]})
    if fits:
        RULES.setup(GAME.own_setup(data, "own.toml"), Dice(1))
        return
    with pytest.raises(DataError, match="may find no room"):
        RULES.setup(GAME.own_setup(data, "own.toml"), Dice(1))


@pytest.mark.parametrize(("first", "without"), [("defender", PLATOON), ("airborne", GUARDS)])
def test_who_sets_up_second_may_find_the_enemy_in_his_only_hex(first: str, without: str) -> None:
    """[P12.1] [P6] Whichever side that is."""
    both = [group("airborne", {PLATOON: 1}, zone=SPOT), group("defender", {GUARDS: 1}, zone=SPOT)]
    with pytest.raises(DataError, match=f"'{without}' may find no room"):
        RULES.setup(GAME.own_setup(broken({"group": both, "sets_up_first": first}), "own.toml"), Dice(1))


@pytest.mark.parametrize(("platoons", "fits"), [(14, True), (15, False)])
def test_two_forts_make_room_in_the_two_hexes_they_share(platoons: int, fits: bool) -> None:
    """[P12.1] [P6] Eight in and around each of them, the forts among them."""
    zone = {"type": "list", "hexes": ["C03", "C04"]}
    both = group("defender", {"fort-20": 2}, zone=zone)
    data = broken({"group": [both, group("defender", {GUARDS: platoons}, zone=zone)]})
    if fits:
        RULES.setup(GAME.own_setup(data, "own.toml"), Dice(1))
        return
    with pytest.raises(DataError, match="may find no room"):
        RULES.setup(GAME.own_setup(data, "own.toml"), Dice(1))


def test_two_planes_have_one_hex_and_one_turn_between_them() -> None:
    """[P12.1] [II.B] Two may be aimed at it; a third has no place, and the scenario is refused."""
    planes = [group("airborne", {PLATOON: 2, "halifax": 2}, "drop", zone=SPOT), group("defender", {GUARDS: 1})]
    played = Played({}, {}, groups=planes, turns=1)
    played.answer("fly:east", "target:C03", "target:C03", "seal").until("phase-foot", 1)
    assert len(played.told("comes-down")) == 8


def test_an_own_scenario_with_its_own_board_is_two_files(tmp_path: Path) -> None:
    """[P12.1] The board's file lies beside the scenario's and goes into the record."""
    text = (DATA / "scenarios" / "merville.toml").read_text(encoding="utf-8")
    (tmp_path / "mine.toml").write_text(text.replace('board = "merville"', 'board = "ground.toml"'), encoding="utf-8")
    ground = (DATA / "boards" / "merville.toml").read_text(encoding="utf-8")
    (tmp_path / "ground.toml").write_text(ground, encoding="utf-8")
    match = GAME.match(str(tmp_path / "mine.toml"), seed=4)
    assert match.state.battle.ground.key == "own"  # type: ignore[attr-defined]
    assert match.record.scenario_data is not None
    assert match.record.scenario_data["board"] == tomllib.loads(ground)


def test_a_fault_of_the_board_names_the_file_of_the_board(tmp_path: Path) -> None:
    """[P12.1] Not the scenario's."""
    text = (DATA / "scenarios" / "merville.toml").read_text(encoding="utf-8")
    (tmp_path / "mine.toml").write_text(text.replace('board = "merville"', 'board = "ground.toml"'), encoding="utf-8")
    (tmp_path / "ground.toml").write_text('[board]\ngrid = ["?"]\n[terrain]\n"." = "clear"\n', encoding="utf-8")
    with pytest.raises(DataError, match=r"^ground\.toml: "):
        GAME.match(str(tmp_path / "mine.toml"))


def test_everybody_finds_a_place_however_the_set_up_is_played() -> None:
    """[P12.1] Five in a hex with a fort and one beside it: nobody is left over, nobody becomes a reinforcement."""
    fort = group("defender", {"fort-20": 1, GUARDS: 5}, zone=SPOT)
    near = group("defender", {RIFLES: 1}, zone={"type": "list", "hexes": ["C03", "C04"]})
    played = Played({}, {}, groups=[near, fort])
    played.answer("place:C03")
    assert {played.at(f"{GUARDS}-{n}") for n in range(1, 6)} == {"C03"}


def test_nobody_sets_up_where_the_enemy_stands() -> None:
    """[P12.1] The defender has the one hex; the other side may only take the next."""
    both = {"type": "list", "hexes": ["C03", "C04"]}
    groups = [group("defender", {GUARDS: 1}, zone=both), group("airborne", {PLATOON: 1}, zone=both)]
    played = Played({}, {}, groups=groups)
    played.answer("place:C03")
    assert played.at(f"{PLATOON}-1") == "C04"


def test_a_bridge_is_controlled_with_both_its_banks() -> None:
    """[P12.2] [P12.3] A platoon comes from the west onto the bridge E05: its points begin on the far side, and end when
    an enemy passes the one hex there that it has been in.
    """
    grid = ["....~......."] * 4 + ["....B......."] + ["....~......."] * 4
    played = Played(
        {"E02": PLATOON}, {"D07": GUARDS, "I12": GUARDS}, grid=grid, roads=["E01 E02 E03 E04 E05 E06 E07"],
        measure=measured("controlled", ["E05"]),
    )  # fmt: skip
    for goal, worth in (("E04", 0), ("E05", 0), ("E06", 2), ("E07", 2)):
        played.until("phase-foot", 0).answer(f"move:{PLATOON}-1", f"go:{goal}")
        assert points(played.g) == worth
    assert [args for args in played.told("control") if args[0] == 0] == [(0, h("E05"))]
    played.until("phase-foot", 1).answer(f"move:{GUARDS}-1", "go:D06", "done")
    assert points(played.g) == 2
    played.until("phase-foot", 0).answer(f"move:{PLATOON}-1", "go:E08").until("phase-foot", 1)
    played.answer(f"move:{GUARDS}-1", "go:E06")
    assert points(played.g) == 0 and "control" not in [mark.mark for mark in RULES.view(played.g, 0).marks]


def test_who_rides_in_a_lorry_takes_ground_too() -> None:
    """[P12.2] [P12.3] An empty lorry takes nothing, one with a platoon aboard what it passes; and a platoon aboard is
    an enemy near by.
    """
    lorry, rifles = "truck-british", "rifle-platoon-british-44"
    road = ["E01 E02 E03 E04 E05 E06 E07"]
    played = Played(
        {"E01": f"{lorry} {lorry} {rifles}"}, {"I12": GUARDS}, roads=road, measure=measured("controlled", ["E04"])
    )
    played.until("phase-vehicles", 0).answer(f"move:{lorry}-1", "go:E05")
    assert points(played.g) == 0
    played.answer(f"move:{lorry}-2", f"load:{rifles}-1").until("phase-vehicles", 0, turn=2)
    played.answer(f"move:{lorry}-2", "go:E06")
    assert points(played.g) == 2 and played.told("control") == [(0, h("E04"))]
    free = measured("free_of_enemy_within_1", ["E06"])
    played = Played({"A01": PLATOON}, {"E01": f"truck-german {GUARDS}"}, roads=road, measure=free)
    played.until("phase-vehicles", 1).answer("move:truck-german-1", f"load:{GUARDS}-1")
    assert points(played.g) == 2
    played.until("phase-vehicles", 1, turn=2).answer("move:truck-german-1", "go:E05")
    assert points(played.g) == 0


def test_a_casemate_that_was_held_for_a_whole_turn_counts_for_good_and_the_log_says_so() -> None:
    """[P12.3] A platoon takes an empty fort in turn 1, and may leave it after its segment of turn 2; one that goes on
    in turn 2 has won nothing, and a platoon on an objective of another kind is not told of.
    """
    fort = [group("defender", {"fort-40": 1}, zone={"type": "list", "hexes": ["E05"]})]
    for stays, worth in ((True, 2), (False, 0)):
        measure = measured("destroyed_or_held_one_turn", ["E05"])
        played = Played({"E04": PLATOON}, {"I12": GUARDS}, groups=fort, measure=measure).until("phase-foot", 0)
        played.answer(f"move:{PLATOON}-1", "go:E05").until("phase-foot", 0, turn=2)
        played.answer(f"move:{PLATOON}-1", "stay" if stays else "go:E06").until("phase-foot", 0, turn=3)
        played.answer(f"move:{PLATOON}-1", "go:E07" if not stays else "go:E06").until("phase-foot", 0, turn=4)
        assert points(played.g) == worth and played.told("held") == ([(h("E05"),)] if stays else [])
    played = Played({"E05": PLATOON}, {"I12": GUARDS}, measure=measured("controlled", ["E05"]))
    assert played.until("phase-foot", 0, turn=4).told("held") == []
