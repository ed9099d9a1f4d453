"""No player of any game knows more than its seat: other secrets behind the same view never change an answer."""

from collections.abc import Callable
from functools import partial

import pytest

from bridgehead import registry
from bridgehead.engine.choice import Option
from bridgehead.engine.dice import Dice
from bridgehead.engine.play.game import Game
from bridgehead.engine.play.position import Position
from bridgehead.engine.state import State
from bridgehead.players import Player, decide, player
from bridgehead.players.levels import MasterPlayer, SearchPlayer
from bridgehead.players.manners import Course, Schooling, WideSchooling, tried
from bridgehead.players.search import Settings
from bridgehead.players.sight import Sight

EVERY = 7  # questions of a game between two that are looked at
WANTED = 3  # questions looked at in each game
WALKS = 99  # of a search: enough for a lead to count
GAMES_AHEAD = 4  # of a search among manners, each of them to the end
SEEDS = 12  # games at most until there are so many


def otherwise(game: Game, position: Position[State], seed: int) -> Position[State] | None:
    """The same question with other secrets and other dice to come; None inside a step, where only the rules know how
    the secrets came about, and where the step itself turns on them.
    """
    choice = position.choice
    if choice is None or position.since:
        return None
    base = position.base.copy()
    game.rules.redeal(base, choice.seat, Dice(seed))
    base.dice = Dice(seed + 1)
    other = Position(game.rules, base).begin()
    seen = game.rules.view(position.state, choice.seat)
    if other.choice != choice or other.since or game.rules.view(other.state, choice.seat) != seen:
        return None
    return other


def questions(game: Game) -> list[tuple[Position[State], Position[State]]]:
    """Questions of games between staffs, each with its twin that differs only in what the seat cannot know."""
    staff = player("staff")
    found: list[tuple[Position[State], Position[State]]] = []
    for seed in range(SEEDS):
        position: Position[State] = Position(game.rules, game.rules.setup(game.setup(), Dice(seed))).begin()
        for number in range(60 * EVERY):
            if position.choice is None or len(found) >= WANTED:
                break
            if number % EVERY == seed % EVERY and len(position.choice.options) > 1:
                twin = otherwise(game, position, 1000 * seed + number)
                if twin is not None:
                    found.append((position.copy(), twin))
            position.play(decide(staff, position, seed, number))
    return found


def looking_for_manners(course: Course, position: Position[State]) -> tuple[Option, list[dict[int, float]]]:
    """What a search among manners answers, and what it saw of each of them."""
    option = course.answer(Sight(position), Dice(7), Settings(iterations=GAMES_AHEAD))
    return option, [one.values for one in course.seen.rounds]


@pytest.mark.many
@pytest.mark.parametrize("key", registry.games())
def test_other_secrets_change_no_answer(key: str) -> None:
    game = registry.game(key)
    pairs = questions(game)
    assert len(pairs) == WANTED
    players: list[Callable[[], Player]] = [partial(player, "staff"), partial(player, "recruit")]
    if game.rules.staff.manners() == 1:
        players += [partial(maker, Settings(iterations=WALKS)) for maker in (SearchPlayer, MasterPlayer)]
    for position, twin in pairs:
        for one in players:
            assert decide(one(), position, 7, 3) == decide(one(), twin, 7, 3), f"{key}: {position.choice}"


@pytest.mark.many
@pytest.mark.parametrize("key", [key for key in registry.games() if registry.game(key).rules.staff.manners() > 1])
def test_other_secrets_change_nothing_that_a_search_among_manners_sees(key: str) -> None:
    for position, twin in questions(registry.game(key)):
        for course in (Course, Schooling, WideSchooling):
            honest, altered = looking_for_manners(course(), position), looking_for_manners(course(), twin)
            assert honest == altered, f"{key}: {position.choice}"


@pytest.mark.parametrize("key", [key for key in registry.games() if registry.game(key).rules.staff.manners() > 1])
def test_other_secrets_change_no_notion_and_nothing_that_one_shows(key: str) -> None:
    """The last of the ways that a studied player tries is a notion; a search of a few walks does not come so far."""
    for position, twin in questions(registry.game(key)):
        seen: list[tuple[dict[str, float], float]] = []
        for one in (position, twin):
            course, sight = Schooling(), Sight(one)
            course.answer(sight, Dice(7), Settings(iterations=1))
            notion = course.ways[-1]
            seen.append((notion.traits, tried(sight, notion, course.then(0), Dice(7), 1)))
        assert seen[0][0] and seen[0] == seen[1], f"{key}: {position.choice}"
