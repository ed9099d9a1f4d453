"""Scenarios: ours, and a player's own with its mistakes told in one sentence."""

from pathlib import Path

import pytest

from bridgehead.engine.dice import Dice
from bridgehead.engine.errors import DataError
from bridgehead.engine.read.toml import read_toml
from bridgehead.games.remagen.printed.components import DATA
from bridgehead.games.remagen.rulebook import RULES
from tests.games.remagen.positions import GAME, sector

OWN = """
turns = 3
turn = 2
bridge = "down"
[quota]
first = 0
later = 10
[german_start]
[victory]
marginal = 10
substantial = 20
decisive = 30
[[pieces]]
side = "american"
kind = "medium-tank"
count = 2
sector = "C12"
[[pieces]]
side = "german"
kind = "heavy-tank"
count = 3
sector = "lost"
[[pontoon]]
row = "B"
labour = 30
"""


@pytest.mark.parametrize("key", GAME.info.scenarios)
def test_every_scenario_begins(key: str) -> None:
    """[12.1] Length and bridge as the scenario says."""
    state = RULES.setup(GAME.setup(key), Dice(1))
    assert state.last_turn == {"first": 3, "short": 6}.get(key, 15)
    assert state.railway is (key != "no-bridge")


def test_a_players_own_scenario(tmp_path: Path) -> None:
    """[1.1] Pieces in place, pieces lost, a bridge complete, a later turn."""
    file = tmp_path / "mine.toml"
    file.write_text(OWN)
    state = RULES.setup(GAME.setup(str(file)), Dice(1))
    assert len(state.pile[sector("C12")]) == 2
    assert state.turn == 2 and state.finished[1] == 1 and not state.railway


def test_a_scenario_that_names_no_turn_begins_with_the_first(tmp_path: Path) -> None:
    """[4.1] The turn is told where it is a later one."""
    file = tmp_path / "mine.toml"
    file.write_text(OWN.replace("turn = 2\n", ""))
    assert RULES.setup(GAME.setup(str(file)), Dice(1)).turn == 1


def test_a_bridge_complete_before_the_first_turn_is_open_on_it(tmp_path: Path) -> None:
    """[8.3] A tank on the bank of a complete bridge may drive onto it at once."""
    file = tmp_path / "mine.toml"
    file.write_text(OWN.replace("turn = 2", "turn = 1").replace('sector = "C12"', 'sector = "B11"'))
    match = GAME.match(str(file))
    while match.choice and match.choice.prompt != "march":
        match.take(match.choice.options[-1])
    match.answer("move:us-medium-tank-1")
    assert match.choice and "to:B10" in [GAME.notation(option) for option in match.choice.options]


def test_a_bridge_begun_before_the_first_turn_can_be_finished(tmp_path: Path) -> None:
    """[8.1] Engineers on one bank work on it at once: both banks were visited when it was begun."""
    file = tmp_path / "mine.toml"
    text = OWN.replace("labour = 30", "labour = 12")
    file.write_text(text + '[[pieces]]\nside = "american"\nkind = "engineers"\nsector = "B8"\n')
    match = GAME.match(str(file))
    while match.choice and match.choice.prompt not in ("labour", "march"):
        match.take(match.choice.options[-1])
    assert match.choice and match.choice.prompt == "labour"


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("turns = 3", "turns = 0", "'turns' is 0; it must be from 1 to 30."),
        ("turn = 2", "turn = 0", "'turn' is 0; it must be from 1 to 3."),
        ("count = 2", "count = 0", "pieces[1]: 'count' is 0"),
        ('count = 2\nsector = "C12"', 'sector = "C9"', "pieces[1]: 'sector' is 'C9'"),
        ('"down"', '"gone"', "'bridge' is 'gone'"),
        ('sector = "C12"', 'sector = "S12"', "pieces[1]: 'sector' is 'S12'"),
        ('sector = "C12"', 'sector = "C9"', "pieces[1]: 'sector' is 'C9'"),
        ("count = 2", "count = 3", "pieces[1]: 'sector' is 'C12'; it must be a sector that a medium-tank may enter"),
        ("count = 3", "count = 4", "pieces[2]: 'count' is 4; it must be no more than"),
        ('"heavy-tank"', '"tiger"', "pieces[2]: 'kind' is 'tiger'"),
        ('row = "B"', 'row = "G"', "pontoon[1]: 'row' is 'G'"),
        ("labour = 30", "labour = 31", "'labour' is 31; it must be from 1 to 30."),
        ("substantial = 20", "substantial = 5", "'substantial' is 5; it must be at least 10."),
        ("later = 10", "", "'later' is missing"),
        ("[german_start]", "[german_start]\ninfantry = 40", "'infantry' is 40; it must be at most 36"),
        ("turn = 2", "tern = 2", "there is no key 'tern'"),
    ],
)
def test_a_wrong_scenario_is_refused_in_one_sentence(tmp_path: Path, old: str, new: str, said: str) -> None:
    """The sentence names the file, the key and what would be right."""
    file = tmp_path / "mine.toml"
    file.write_text(OWN.replace(old, new, 1))
    with pytest.raises(DataError) as refusal:
        GAME.match(str(file))
    text = str(refusal.value)
    assert text.startswith("mine.toml") and said in text and "\n" not in text


def test_scenarios_say_all_they_could(tmp_path: Path) -> None:
    """[12.1] Each of ours has the same tables as the historical one."""
    keys = set(read_toml(DATA / "scenarios" / "historical.toml"))
    for key in GAME.info.scenarios:
        assert keys <= set(read_toml(DATA / "scenarios" / f"{key}.toml"))


def test_what_a_scenario_need_not_say(tmp_path: Path) -> None:
    """[3.4] [12.1] Losses may be replaced, and the game goes its full length."""
    file = tmp_path / "mine.toml"
    file.write_text(OWN)
    state = RULES.setup(GAME.setup(str(file)), Dice(1))
    assert state.replaces and not state.sudden_end


@pytest.mark.parametrize(("night", "quotas"), [("no", (0, 10)), ("yes", (5, 6))])
def test_a_scenario_may_have_a_quota_for_games_with_nights(tmp_path: Path, night: str, quotas: tuple[int, int]) -> None:
    """[3.4] [10.1] It holds when nights are played."""
    file = tmp_path / "mine.toml"
    file.write_text(OWN.replace("[german_start]", "[night_quota]\nfirst = 5\nlater = 6\n[german_start]"))
    state = RULES.setup(GAME.setup(str(file), {"night": night}), Dice(1))
    assert (state.first_quota, state.later_quota) == quotas


def test_without_one_the_quota_is_the_same_with_nights(tmp_path: Path) -> None:
    """[3.4] There is nothing to choose from."""
    file = tmp_path / "mine.toml"
    file.write_text(OWN)
    state = RULES.setup(GAME.setup(str(file), {"night": "yes"}), Dice(1))
    assert (state.first_quota, state.later_quota) == (0, 10)


def test_nothing_may_be_brought_and_nothing_be_enough(tmp_path: Path) -> None:
    """[3.4] [12.2] A quota and a threshold of nothing are a scenario too."""
    file = tmp_path / "mine.toml"
    file.write_text(OWN.replace("later = 10", "later = 0").replace("marginal = 10", "marginal = 0"))
    state = RULES.setup(GAME.setup(str(file)), Dice(1))
    assert state.later_quota == 0 and state.levels[0] == 0


def test_the_first_quota_is_for_the_first_turn(tmp_path: Path) -> None:
    """[3.4] On the second the later one holds."""
    for turn, quota in ((1, 7), (2, 10)):
        file = tmp_path / "mine.toml"
        file.write_text(OWN.replace("turn = 2", f"turn = {turn}").replace("first = 0", "first = 7"))
        match = GAME.match(str(file))
        while match.choice and match.choice.prompt != "bring":
            match.take(match.choice.options[-1])
        assert match.choice and match.choice.about == (quota,)


def test_a_bridge_that_is_begun_is_not_finished(tmp_path: Path) -> None:
    """[8.1] Twelve units are no bridge."""
    file = tmp_path / "mine.toml"
    file.write_text(OWN.replace("labour = 30", "labour = 12"))
    state = RULES.setup(GAME.setup(str(file)), Dice(1))
    assert state.labour[1] == 12 and state.finished[1] == 0


@pytest.mark.parametrize(("kind", "where"), [("weasel", "C9"), ("infantry", "B9")])
def test_boats_may_begin_in_the_river_and_men_on_a_bridge(tmp_path: Path, kind: str, where: str) -> None:
    """[4.10] [8.3] Row B has a pontoon bridge."""
    file = tmp_path / "mine.toml"
    file.write_text(OWN + f'[[pieces]]\nside = "american"\nkind = "{kind}"\nsector = "{where}"\n')
    state = RULES.setup(GAME.setup(str(file)), Dice(1))
    assert len(state.pile[sector(where)]) == 1


def test_germans_in_place_are_not_set_up_again(tmp_path: Path) -> None:
    """[3.1] Of thirty-six trays one is on the board: thirty-five are left to set up."""
    file = tmp_path / "mine.toml"
    one = '[[pieces]]\nside = "german"\nkind = "infantry"\nsector = "C14"\n'
    file.write_text(OWN.replace("[german_start]", "[german_start]\ninfantry = 36") + one)
    with pytest.raises(DataError, match="at most 35"):
        GAME.match(str(file))


def test_paratroops_may_jump_in_a_scenario_that_begins_with_their_turn(tmp_path: Path) -> None:
    """[5.1] The eighth."""
    file = tmp_path / "mine.toml"
    file.write_text(OWN.replace("turns = 3", "turns = 9").replace("turn = 2", "turn = 8").replace("= 10", "= 12", 1))
    match = GAME.match(str(file))
    assert match.choice and match.choice.prompt == "air-drop"
