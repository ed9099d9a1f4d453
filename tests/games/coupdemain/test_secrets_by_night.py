"""[T36] What is hidden in Night I: where squads hide, of what quality the groups are, who is behind a counter and who
is nobody, who flies in which glider and where it is to land. Two games that differ in nothing else are the same to the
other side until something of it comes to light.
"""

from collections.abc import Iterator

import pytest

from bridgehead.engine.dice import Dice
from bridgehead.engine.play.position import Position
from bridgehead.engine.play.rulebook import Setup
from bridgehead.engine.read.toml import read_toml
from bridgehead.games.coupdemain.printed.components import BRITISH, DATA, GERMAN
from bridgehead.games.coupdemain.rulebook import RULES
from bridgehead.games.coupdemain.state import CoupState
from bridgehead.games.coupdemain.table.view import stands
from bridgehead.games.coupdemain.turn.phases import FIRST_ORDERS, SNIPERS
from tests.games.coupdemain.test_secrets import lie_low, odds_agree, reveals, shown_to

LONG = 30
LANDING = ("heads-for", "landing")
"""What shows where the gliders were to land, and soon who is in them."""
BEFORE_THE_LANDING = (SNIPERS, FIRST_ORDERS)
NIGHT = read_toml(DATA / "scenarios" / "night-1.toml")


def night(seed: int, stop: int) -> Iterator[Position[CoupState]]:
    """A random game of Night I, question by question."""
    position = Position(RULES, RULES.setup(Setup("night-1", {"berserk": "on"}, NIGHT), Dice(seed)), []).begin()
    dice = Dice(seed + 700)
    for _ in range(stop):
        if position.choice is None:
            return
        yield position
        position.play(position.choice.options[dice.below(len(position.choice.options))])


def differs(one: CoupState, two: CoupState) -> set[str]:
    """In which columns two states differ."""
    names = ("where", "kind", "marks", "owner", "aboard", "intended", "works", "orders", "watch")
    return {name for name in names if getattr(one, name) != getattr(two, name)}


@pytest.mark.parametrize("seat", [BRITISH, GERMAN])
@pytest.mark.parametrize("seed", [0, *[pytest.param(seed, marks=pytest.mark.soak) for seed in range(1, 6)]])
def test_what_is_hidden_by_night_does_not_show(seed: int, seat: int) -> None:
    """[T36.1] [T36.7] [T36.10] From the first piece set up to the fight: whatever else the enemy may hold, a seat sees
    the same views, logs, questions and odds, as long as its enemy lies low and nothing is revealed.
    """
    dice = Dice(seed)
    followed: dict[str, int] = {}
    for at, position in enumerate(night(seed, 420)):
        if at % 30 and position.base.phase not in BEFORE_THE_LANDING:
            continue
        if not stands(position.base, 1 - seat):
            continue  # where its counters stand is no secret as soon as it is set up
        other = position.base.copy()
        RULES.redeal(other, seat, Dice(1000 * seed + at))
        found = differs(position.base, other)
        if found:
            steps = follow(position.base.copy(), other, seat, dice)
            for name in found:
                followed[name] = max(followed.get(name, 0), steps)
    wanted, least = ({"where", "kind"}, 2) if seat == BRITISH else ({"aboard", "intended"}, 1)
    assert {name for name, steps in followed.items() if steps >= least} >= wanted, followed


def follow(one: CoupState, two: CoupState, seat: int, dice: Dice) -> int:
    """Play both games on with the same answers of a seat, its enemy lying low, and compare what the seat gets to see.
    The answer: how many questions they stayed the same.
    """
    games = [Position(RULES, one, []).begin(), Position(RULES, two, []).begin()]
    for number in range(LONG):
        for game in games:
            lie_low(game, 1 - seat)
        told = [shown_to(game.log or [], seat) for game in games]
        if any(reveals(log) or any(event.kind in LANDING for event in log) for log in told):
            return number
        assert told[0] == told[1]
        assert RULES.view(games[0].state, seat) == RULES.view(games[1].state, seat)
        first, second = games[0].choice, games[1].choice
        assert first == second
        if first is None:
            return number
        assert odds_agree(games, first.options[:6])
        option = first.options[dice.below(len(first.options))]
        for game in games:
            game.play(option)
    return LONG


@pytest.mark.parametrize("seat", [BRITISH, GERMAN])
def test_what_is_dealt_anew_hangs_on_nothing_that_is_hidden(seat: int) -> None:
    """[T36.5] [T36.10] Whatever the enemy really holds, the same dice deal a seat the same: so that neither its plans
    nor whether it may take an answer back can tell it more.
    """
    compared = 0
    for at, position in enumerate(night(5, 400)):
        if at % 40 and position.base.phase not in BEFORE_THE_LANDING:
            continue
        if not stands(position.base, 1 - seat):
            continue
        one, two = position.base.copy(), position.base.copy()
        RULES.redeal(two, seat, Dice(at))
        changed = differs(one, two)
        for state in (one, two):
            RULES.redeal(state, seat, Dice(at + 1))
        assert differs(one, two) == set(), f"at {at}"
        compared += bool(changed)
    assert compared > 3
