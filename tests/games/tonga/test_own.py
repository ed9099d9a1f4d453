"""[R3] Scenarios of one's own with numbers at random: refused with one sentence, or played to the end."""

import pytest

from bridgehead.engine.choice import SPECTATOR
from bridgehead.engine.dice import Dice
from bridgehead.engine.errors import DataError
from bridgehead.engine.play.match import Match
from bridgehead.games.tonga.printed.cards import CARDS, FIRST_TERRAIN
from bridgehead.games.tonga.printed.terms import BRITISH, GERMAN
from bridgehead.games.tonga.rulebook import RULES
from bridgehead.games.tonga.state import OPERATIONS, TongaState
from bridgehead.games.tonga.turn.setting_up import NUMBERS_OF_TERMS
from tests.games.tonga.table import GAME

FIGURES = [0, 0, 1, 2, 4, 12, 30, 99]
WRONG: list[object] = [-1, 100, "six", 1.5, True, [], {}, 10**30]
KEYS = ["operation", *NUMBERS_OF_TERMS, "turn-token", "copies", "terrain", "operations", "anything"]


def one_of(dice: Dice, things: list[object]) -> object:
    """One of some things."""
    return things[dice.below(len(things))]


def scenario(dice: Dice) -> dict[str, object]:
    """A scenario with numbers at random; one in eight has something in it that nobody can read."""
    data: dict[str, object] = {**GAME.setup(OPERATIONS[dice.below(4)]).data}
    for key in NUMBERS_OF_TERMS:
        if dice.below(3) == 0:
            data[key] = one_of(dice, [*FIGURES])
    if dice.below(2):
        data["copies"] = {card.id: dice.below(5) for card in CARDS[:FIRST_TERRAIN] if dice.below(2)}
    if dice.below(2):
        keys = ("british-draw", "german-draw", "size")
        data["terrain"] = {card.id: {key: dice.below(9) for key in keys} for card in CARDS[FIRST_TERRAIN:]}
    if dice.below(8) == 0:
        data[KEYS[dice.below(len(KEYS))]] = one_of(dice, WRONG)
    return data


@pytest.mark.parametrize("seed", range(40))
def test_scenario_at_random(seed: int) -> None:
    """[R3] [R15] None crashes or goes on beyond its bound; whoever looks on can be told how it stands."""
    dice = Dice(seed).branch(3)
    options = {"answers": ["open", "sealed"][dice.below(2)]}
    try:
        match = Match(GAME, GAME.own_setup(scenario(dice), "mine.toml", options), seed)
    except DataError as refused:
        assert str(refused).startswith("mine.toml: ") and "\n" not in str(refused)
        return
    while (choice := match.choice) is not None:
        assert len(match.answers) < RULES.longest(match.setup)
        assert isinstance(match.state, TongaState)
        for seat in (SPECTATOR, BRITISH, GERMAN):
            match.view(seat)
        assert len(RULES.staff.judge(match.state, choice)) == len(choice.options)
        match.take(choice.options[dice.below(len(choice.options))])
    assert match.outcome is not None


def test_campaign_of_ones_own_changes_no_numbers() -> None:
    """[C1] It names the scenarios that are played; numbers beside them would be left out without a word."""
    data: dict[str, object] = {"operations": ["3", "1A"]}
    assert Match(GAME, GAME.own_setup(data, "mine.toml")).choice is not None
    with pytest.raises(DataError) as refused:
        Match(GAME, GAME.own_setup({**data, "hand": 3}, "mine.toml"))
    assert str(refused.value) == "mine.toml: there is no key 'hand'; there are: operations, options, notes."


def test_longest_game_of_ones_own() -> None:
    """[R15] More cards, tokens and manpower make a longer game, and the bound says so."""
    data = {**GAME.setup("2").data, **dict.fromkeys(NUMBERS_OF_TERMS, 99)}
    assert RULES.longest(GAME.setup("2")) == 1500
    assert RULES.longest(GAME.own_setup(data, "mine.toml")) > 30_000
