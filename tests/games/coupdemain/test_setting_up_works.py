"""[T22.1] [T33.2] [T33.4] Works in a scenario: named, or set up by their side before its men; what is refused."""

from __future__ import annotations

import pytest

from bridgehead.engine.dice import Dice
from bridgehead.engine.errors import DataError
from bridgehead.engine.play.position import Position
from bridgehead.engine.play.rulebook import Setup
from bridgehead.engine.read.toml import read_toml
from bridgehead.games.coupdemain.marks import BENEATH, DUG_IN, HIDDEN
from bridgehead.games.coupdemain.printed.battle import TRENCH, WIRE
from bridgehead.games.coupdemain.printed.components import DATA
from bridgehead.games.coupdemain.printed.laying import FORTIFIED, fortified_ground, shipped_ground
from bridgehead.games.coupdemain.printed.scenario import battle_of
from bridgehead.games.coupdemain.rulebook import CoupRules
from bridgehead.games.coupdemain.state import CoupState
from bridgehead.showing.counters import draw

RULES = CoupRules()
NIGHT_WORKS: dict[str, object] = {
    "pillbox": {"at": "Z21", "facing": "Y22/Z22"},
    "trenches": ["W21", "X20", "Z21"],
    "wire": ["W21", "X21", "Z21"],
    "gun": "X20",
}


def setup(works: dict[str, object], light: str = "day") -> Setup:
    """Three German squads in what there is within four hexes of Y19, British far off."""
    data = read_toml(DATA / "scenarios" / "garrison.toml")
    data.pop("options", None)
    data["light"] = light
    data["works"] = works
    german = {"side": "german", "within": ["Y19", 4], "buildings_only": True, "one_each": True}
    german |= {"units": {"4-4-7": 3}, "leaders": ["8-0"], "weapons": {"german-mmg": 1}}
    british = {"side": "british", "within": ["Y27", 1], "units": {"6-4-8": 2}}
    data["force"] = [german, british]
    return Setup("works", {"berserk": "on"}, data)


def begin(works: dict[str, object], light: str = "day") -> Position[CoupState]:
    """A game at its first question."""
    the = setup(works, light)
    return Position(RULES, RULES.setup(the, Dice(5)), []).begin()


def place(position: Position[CoupState], prompt: str, *wanted: str) -> None:
    """Answer the next questions of the set-up with these Locations."""
    for name in wanted:
        choice = position.choice
        assert choice is not None and choice.prompt == prompt
        location = position.state.battle.ground.location(name)
        option = next(one for one in choice.options if one[1] == location)
        position.play(option)


def finish(position: Position[CoupState]) -> None:
    """Set up all the rest, wherever."""
    while position.state.turn < 1:
        assert position.choice is not None
        position.play(position.choice.options[0])


def marks(position: Position[CoupState], seat: int) -> list[str]:
    """The works that a seat sees on the map, with their hexes."""
    names = position.state.battle.ground.names
    kinds = ("pillbox", "trench", "wire", "gun-pit")
    return [f"{one.mark} {names[one.space]}" for one in RULES.view(position.state, seat).marks if one.mark in kinds]


@pytest.mark.parametrize(
    ("works", "said"),
    [
        ({"trenches": ["Y22"]}, "Y22 has no room"),
        ({"trenches": ["Z20"]}, "Z20 has no room"),
        ({"wire": ["Y19"]}, "Y19 has no room"),
        ({"wire": ["X21", "X21"]}, "X21 has no room"),
        ({"wire": ["Q99"]}, "no hex 'Q99'"),
        ({"gun": "Z20"}, "Z20 has no room"),
        ({"pillbox": {"at": "Z20", "facing": "Y20/Y21"}}, "Z20 has no room"),
        ({"pillbox": {"at": "Z21", "facing": "Y22/AA21"}}, "two neighbours of Z21"),
        ({"trenches": 3, "within": ["Y19", 4]}, "side"),
        ({"trenches": 3, "side": "german"}, "within"),
        ({"trenches": 9, "side": "german", "within": ["Y19", 1]}, "at most"),
        ({"mines": 1}, "mines"),
    ],
)
def test_works_that_cannot_be_are_refused(works: dict[str, object], said: str) -> None:
    """[T22.1] None on a paved road, the bridge, in a building; one of a kind in a hex; a facing is two neighbours."""
    with pytest.raises(DataError, match=said):
        battle_of(setup(works))


def test_no_location_in_a_pillbox_that_is_not_there() -> None:
    """[T22.1] A zone or an objective names the pillbox only where there is one."""
    one = setup({})
    one.data["victory"] = {"side": "british", "controls": ["Z21.pillbox"]}
    with pytest.raises(DataError, match="no pillbox in Z21"):
        battle_of(one)


def test_a_garrison_stands_in_its_works() -> None:
    """[T33.4] [T22.8] [T22.4] [T22.14] Besides buildings the pillbox, trenches, wire and the gun are open to it;
    in a trench it is dug in, in a wire hex beneath the wire. The works stay as they are.
    """
    position = begin(NIGHT_WORKS)
    g = position.state
    assert position.choice is not None
    offered = {g.battle.ground.name(number) for _, number in position.choice.options}
    assert {"W21", "X20", "X21", "Z20", "Z20.1"} <= offered and "Y21" not in offered
    place(position, "set-up", "X20", "W21", "Z21.pillbox")
    finish(position)
    g = position.state
    at = {g.battle.ground.name(g.where[unit]): g.marks[unit] for unit in g.battle.roster[1] if g.where[unit] >= 0}
    assert at["W21"] & DUG_IN and at["W21"] & BENEATH
    assert at["X20"] & DUG_IN and not at["X20"] & BENEATH
    assert not at["Z21.pillbox"] & (DUG_IN | BENEATH)
    assert g.works == g.battle.works


def test_works_are_set_up_first_and_in_secret() -> None:
    """[T33.2] [T33.19] [T33.16] Trenches, then wire, then men who may stand in them; of a kind one in a hex,
    in any order. The other side sees them when all stands.
    """
    works: dict[str, object] = {"trenches": 2, "wire": 1, "side": "german", "within": ["Y19", 4]}
    position = begin(works)
    ground = position.state.battle.ground
    place(position, "set-up-works", "X20")
    assert position.choice is not None
    offered = {ground.name(number) for _, number in position.choice.options}
    assert "X20" not in offered and {"Z21", "W21"} <= offered
    place(position, "set-up-works", "W21", "X21")
    g = position.state
    assert g.works[ground.at("W21")] == TRENCH and g.works[ground.at("X21")] == WIRE
    assert marks(position, 1) == ["trench X20", "trench W21", "wire X21"] and marks(position, 0) == []
    assert position.choice.prompt == "set-up"
    offered = {ground.name(number) for _, number in position.choice.options}
    assert "X20" in offered and not {"Y21", "Z21"} & offered
    finish(position)
    assert marks(position, 0) == ["trench X20", "trench W21", "wire X21"]


def test_works_in_the_making_are_dealt_anew() -> None:
    """[T36.5] For the side that does not see them they may lie anywhere; their number stays."""
    works: dict[str, object] = {"trenches": 3, "wire": 1, "side": "german", "within": ["Y19", 4]}
    position = begin(works)
    place(position, "set-up-works", "X20", "W21")
    found: set[bytes] = set()
    for seed in range(20):
        other = position.state.copy()
        RULES.redeal(other, 0, Dice(seed))
        assert sum(1 for one in other.works if one & TRENCH) == 2
        found.add(other.works)
    assert len(found) > 5
    same = position.state.copy()
    RULES.redeal(same, 1, Dice(1))
    assert same.works == position.state.works


def test_the_gun_and_the_works_are_seen_by_night() -> None:
    """[T22.16] [T22.15] [T23.12] [T17.18] The gun lies in its pit for everybody, and who has it does not hide it."""
    position = begin(NIGHT_WORKS, "night")
    place(position, "set-up", "X20", "Z20", "Z21.pillbox")
    finish(position)
    g = position.state
    assert "gun-pit X20" in marks(position, 0) and "pillbox Z21" in marks(position, 0)
    gun = next(one for one in range(len(g.owner)) if g.lies[one] == g.battle.ground.location("X20"))
    unit = next(one for one in g.battle.roster[1] if g.where[one] == g.battle.ground.location("X20"))

    def shown() -> list[tuple[int, int]]:
        view = RULES.view(g, 0)
        return [(one.space, one.under) for one in view.pieces if one.name == "weapon-gun-50l"]

    assert shown() == [(g.battle.ground.at("X20"), -1)]
    g.bear(gun, unit)
    g.lies[gun] = -1
    g.marks[unit] |= HIDDEN
    assert shown() == [(g.battle.ground.at("X20"), -1)]


def test_the_pillbox_and_the_gun_look_where_the_scenario_says() -> None:
    """[T33.3] [T0.12] Between Y22 and Z22; the gun so that the bridge lies in its arc, or as it is written."""
    battle = battle_of(setup(NIGHT_WORKS))
    ground = battle.ground
    inside = ground.arcs[ground.at("Z21")]
    assert inside[ground.at("Y22")] and inside[ground.at("Z22")] and inside[ground.at("Z24")]
    assert not inside[ground.at("Y21")] and not inside[ground.at("Z21")] and not inside[ground.at("Z20")]
    assert ground.at("Y20") in ground.arc(ground.at("X20"), battle.gun_facing)
    other = battle_of(setup({"gun": {"at": "X20", "facing": "X21/W21"}}))
    assert ground.at("X22") in ground.arc(ground.at("X20"), other.gun_facing)


@pytest.mark.parametrize("kind", ["pillbox", "trench", "wire", "gun-pit", "gunflash"])
def test_works_are_drawn(kind: str) -> None:
    """[T17.18] Each has a picture of its own on the map, not letters."""
    drawn = draw(f"mark|{kind}|")
    assert 'class="marker"' in drawn and "<text" not in drawn


def test_grounds_with_a_pillbox_anywhere_are_put_away_again() -> None:
    """[T22.1] Each takes some ten megabytes: whoever sends in scenarios by the hundred shall not fill the memory."""
    places = [place for place, around in enumerate(shipped_ground().neighbours) if len(around) == 6][: FORTIFIED + 1]
    first = fortified_ground(places[0], 0)
    assert fortified_ground(places[0], 0) is first
    for place in places[1:]:
        fortified_ground(place, 0)
    assert fortified_ground(places[0], 0) is not first
