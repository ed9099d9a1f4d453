"""What the player is told beside the options: room in the gliders, what lies where, and what ends a phase."""

import pytest

from bridgehead.engine.choice import Option
from bridgehead.engine.play.game import LOCALES
from bridgehead.engine.play.match import Match
from bridgehead.registry import game

GAME = game("coupdemain")
BRITISH = 0


def until(match: Match, prompt: str) -> Match:
    """Play on until a question comes; whoever loads a glider takes the first that is offered."""
    while match.choice is not None and match.choice.prompt != prompt:
        match.take(match.choice.options[0])
    return match


def told(match: Match) -> dict[Option, tuple[list[tuple[str, int]], int, int]]:
    """Of every option its notes, what it costs and what is left."""
    choice = match.choice
    assert choice is not None
    prices = GAME.rules.prices(match.state, choice)
    return {
        option: (GAME.rules.notes(match.state, choice, option), prices[option].cost, prices[option].left)
        for option in choice.options
    }


def test_whoever_loads_is_told_who_sits_where_and_how_much_room_there_is() -> None:
    """[T19.2] Each glider has its half-squad, 5 PP of 29; a squad takes 10, and so two find room, then single men."""
    match = until(Match(GAME, GAME.setup("night-1"), 4), "load")
    assert told(match) == {("aboard", glider): ([("aboard-halves", 1)], 10, 24) for glider in range(3)}
    match.take(("aboard", 0))
    assert told(match)["aboard", 0] == ([("aboard-halves", 1), ("aboard-squads", 1)], 10, 14)
    assert told(match)["aboard", 1] == ([("aboard-halves", 1)], 10, 24)
    match.take(("aboard", 0))
    assert ("aboard", 0) not in told(match)
    while len(told(match)) < 3:
        match.take(next(iter(told(match))))
    assert told(match)["aboard", 0] == ([("aboard-halves", 1), ("aboard-squads", 2)], 1, 4)
    match.take(("aboard", 0))
    assert told(match)["aboard", 0] == ([("aboard-halves", 1), ("aboard-squads", 2), ("aboard-single", 1)], 1, 3)


def test_whoever_gives_out_weapons_is_told_in_which_glider_each_flies_and_what_he_carries() -> None:
    """[T19.2] [T3.3] The mortar weighs 2 PP of those that its glider has left; then its carrier has one weapon."""
    match = until(Match(GAME, GAME.setup("night-1"), 4), "who-carries")
    first = told(match)
    gliders = {notes[0][1] for notes, _, _ in first.values()}
    assert gliders <= {1, 2, 3} and all(notes[0][0] == "flies-in" for notes, _, _ in first.values())
    assert all(cost == 2 <= left for _, cost, left in first.values())
    carrier = next(iter(first))
    glider, left = first[carrier][0][0], first[carrier][2]
    match.take(carrier)
    after = told(match)
    assert ("carries", 1) in after[carrier][0]
    assert {now for notes, _, now in after.values() if notes[0] == glider} == {left - 2}


@pytest.mark.parametrize(
    ("location", "lies"),
    [
        ("X18", ["Café Gondrée"]),
        ("X18.1", ["Café Gondrée", "lies-storey-1"]),
        ("Y20", ["lies-bridge"]),
        ("Y21", ["lies-road"]),
        ("W22", ["lies-lane"]),
        ("K22", ["lies-open-ground"]),
    ],
)
def test_what_lies_in_a_location_is_told(location: str, lies: list[str]) -> None:
    """[T5.1] [T0.8] A house by its name and the storey; else what grows or is built there; of hexes the same."""
    match = Match(GAME, GAME.setup("garrison"), 4)
    number = GAME.rules.setup(match.setup, match.state.dice).battle.ground.location(location)
    assert GAME.rules.lies(match.state, "location", number) == lies
    if "." not in location:
        assert GAME.rules.lies(match.state, "space", number // 8) == lies
    assert GAME.rules.lies(match.state, "unit", number) == []


@pytest.mark.parametrize("lang", LOCALES)
def test_what_ends_a_phase_says_what_happens_then(lang: str) -> None:
    """[T35.5] The first orders end with the beginning, not with a word that fits anything."""
    words = GAME.words(lang)
    begin = words.option(("done", 0), "first-orders")
    assert begin == {"en": "Begin", "fr": "Commencer"}[lang]
    asked = ["first-orders", "rally-phase", "rally", "prep-fire", "move", "defensive-fire", "advancing-fire", "advance"]
    assert all(words.option(("done", 0), prompt) != words.option(("done", 0)) for prompt in asked)
