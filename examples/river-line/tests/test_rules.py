"""Each paragraph, reached through play. A docstring begins with what it tests."""

from pathlib import Path

from bridgehead.engine.play.match import Match
from bridgehead.engine.read.index import citations, paragraphs, unkept, unlisted
from bridgehead.registry import game

import river_line
from river_line.printed.facts import EAST, WEST, companies_of
from river_line.printed.ground import BRIDGE, HOMES, NEIGHBOURS, PLACES, WOODS

GAME = game("river-line")
PACKAGE = Path(river_line.__file__).parent


def match(dice: list[int], west: int = 0, east: int = 0) -> Match:
    """A new game in which the sides have drawn so much in reserve."""
    for seed in range(200):
        played = GAME.match(dice=dice, seed=seed)
        if played.state.reserve == [west, east]:
            return played
    raise AssertionError("nobody draws these reserves")


def go(played: Match, seat: int, **ways: str) -> None:
    """A side's whole go: its companies march or assault by their last names (`first="C02"`), the others stay."""
    for name, place in ways.items():
        send(played, companies_of(seat)[["first", "second", "third"].index(name)])
        take(played, place)
    if len(ways) < len(companies_of(seat)):
        played.take(("stay", 0))


def send(played: Match, unit: int) -> None:
    played.take(("send", unit))


def take(played: Match, place: str) -> None:
    there = PLACES.index(place)
    played.take(next(option for option in played.choice.options if option[1] == there))


def ways(played: Match) -> dict[str, str]:
    """Where the company that was sent may go, and how."""
    return {PLACES[place]: verb for verb, place in played.choice.options}


def at_the_bridge(dice: list[int], west: int = 0, east: int = 0) -> Match:
    """West's first company stands on the bridge and East's beside it, on the road; West is to move."""
    played = match(dice, west, east)
    for there, here in (("C02", "C08"), ("C03", "C07"), ("C04", "C06")):
        go(played, WEST, first=there)
        go(played, EAST, first=here)
    go(played, WEST, first="C05")
    go(played, EAST)
    return played


def added(played: Match, place: str) -> dict[str, int]:
    """What counts in an assault that may be made now, by name."""
    odds = played.odds(("assault", PLACES.index(place)))
    assert odds is not None
    return {one.name: one.value for one in odds.modifiers}


def test_all_begin_at_home() -> None:
    """[1.1] A reserve is 0, 1 or 2, and the enemy does not see it."""
    played = match([])
    assert played.state.at == [HOMES[WEST]] * 3 + [HOMES[EAST]] * 3
    assert {GAME.match(seed=seed).state.reserve[WEST] for seed in range(30)} == {0, 1, 2}
    assert played.view(WEST).facts == {"reserve-west": 0} and played.view(EAST).facts == {"reserve-east": 0}


def test_companies_are_sent_once_a_turn_in_any_order() -> None:
    """[2.1] West, then East, then it is the next turn."""
    played = match([])
    go(played, WEST, third="C02")
    assert played.choice.seat == EAST and GAME.rules.turn(played.state) == 1
    go(played, EAST, second="B08", first="C08", third="D08")
    assert played.choice.seat == WEST and GAME.rules.turn(played.state) == 2
    send(played, 2)
    take(played, "C03")
    assert played.choice.options == [("send", 0), ("send", 1), ("stay", 0)]


def test_a_company_finds_no_room_where_another_stands_but_at_home() -> None:
    """[2.2] All go back home together."""
    played = match([])
    go(played, WEST, first="C02", second="B01")
    go(played, EAST)
    send(played, 2)
    assert ways(played) == {"D01": "march"}
    take(played, "D01")
    for unit in (0, 1):
        send(played, unit)
        take(played, "C01")
    go(played, EAST)
    send(played, 2)
    take(played, "C01")
    assert played.state.at[:3] == [HOMES[WEST]] * 3


def test_nobody_marches_into_the_enemys_home() -> None:
    """[2.2] From beside it every other place is open."""
    played = match([])
    for place in ("C02", "C03", "C04", "C05", "C06", "C07", "C08"):
        go(played, WEST, first=place)
        go(played, EAST)
    send(played, 0)
    assert HOMES[EAST] in NEIGHBOURS[PLACES.index("C08")] and "C09" not in ways(played)


def test_an_assault_throws_back_holds_or_is_repulsed() -> None:
    """[3.1] On 1, on 2 and 3, and from 4 on: East assaults the bridge."""
    for die, west, east in ((1, "C05", "C09"), (2, "C05", "C06"), (3, "C05", "C06"), (4, "C01", "C05")):
        played = at_the_bridge([die])
        played.take(("stay", 0))
        send(played, 3)
        assert ways(played)["C05"] == "assault" and added(played, "C05") == {}
        take(played, "C05")
        assert [PLACES[place] for place in (played.state.at[0], played.state.at[3])] == [west, east]


def test_a_reserve_counts_once() -> None:
    """[3.2] A 2 with a reserve of 2 throws the enemy back, and all have seen the reserve; then it is spent."""
    played = at_the_bridge([2, 3], east=2)
    assert "reserve-east" not in played.view(WEST).facts
    played.take(("stay", 0))
    send(played, 3)
    assert added(played, "C05") == {"reserve": 2}
    take(played, "C05")
    assert played.view(WEST).facts["reserve-east"] == 2 and played.state.at[3] == BRIDGE
    go(played, EAST)
    go(played, WEST, first="C02")
    go(played, EAST, second="C08")
    go(played, WEST, first="C03")
    go(played, EAST)
    go(played, WEST, first="C04")
    send(played, 3)
    assert added(played, "C04") == {"from-bridge": 1}


def test_who_assaults_from_the_bridge_adds_one() -> None:
    """[3.3] A 3 is as good as a 4."""
    played = at_the_bridge([3])
    send(played, 0)
    assert added(played, "C06") == {"from-bridge": 1}
    take(played, "C06")
    assert played.state.at[3] == HOMES[EAST] and PLACES[played.state.at[0]] == "C06"


def test_each_other_company_beside_the_place_adds_one() -> None:
    """[3.4] East's third stands beside the bridge and counts; its second, a step away, does not."""
    played = match([2])
    for west, east in (("C02", "C08"), ("C03", "C07"), ("C04", "C06")):
        go(played, WEST, first=west)
        go(played, EAST, first=east)
    go(played, WEST, first="C05")
    go(played, EAST, second="B08", third="D08")
    for second, third in (("B07", "D07"), ("B06", "D06")):
        go(played, WEST)
        go(played, EAST, second=second, third=third)
    go(played, WEST)
    go(played, EAST, third="D05")
    played.take(("stay", 0))
    send(played, 3)
    assert added(played, "C05") == {"support": 1}
    take(played, "C05")
    assert played.state.at[3] == PLACES.index("C06"), "3 in all: nothing moves"


def test_nobody_supports_from_home() -> None:
    """[3.4] East's other two stand beside the place, but at home."""
    played = match([])
    for place in ("C02", "C03", "C04", "C05", "C06", "C07", "C08"):
        go(played, WEST, first=place)
        if place != "C08":
            go(played, EAST)
    send(played, 3)
    assert added(played, "C08") == {}


def test_a_wood_takes_one_off() -> None:
    """[3.5] From the bridge against a company in a wood a 4 is a 4."""
    played = match([4])
    for west, east in (("C02", "C08"), ("B02", "C07"), ("B03", "C06"), ("B04", "C05")):
        go(played, WEST, first=west)
        go(played, EAST, first=east)
    assert PLACES.index("B04") in WOODS
    played.take(("stay", 0))
    send(played, 3)
    assert added(played, "B04") == {"from-bridge": 1, "wood": -1}
    take(played, "B04")
    assert PLACES[played.state.at[0]] == "C01"


def test_who_stands_on_the_bridge_wins() -> None:
    """[4.1] Where nobody does, it is a draw."""
    draw, won = match([]), at_the_bridge([])
    for played in (draw, won):
        while played.choice is not None:
            played.take(("stay", 0))
    assert draw.outcome is not None and (draw.outcome.label, draw.outcome.winner) == ("open", -1)
    assert won.outcome is not None and (won.outcome.label, won.outcome.winner) == ("held", WEST)


def test_every_paragraph_is_enforced_and_tested() -> None:
    listed = paragraphs(PACKAGE / "data" / "rules.toml")
    tests = Path(__file__).parent
    code, tested = citations(PACKAGE, PACKAGE.parent), citations(tests, tests.parent)
    assert unkept(listed, listed, code, tested) + unlisted(listed, code + tested) == []
