"""[T36.5] [T36.7] Steps that ask more than once: what a seat cannot know may be dealt anew between two questions."""

from __future__ import annotations

import pytest

from bridgehead.engine.choice import Choice
from bridgehead.engine.dice import Dice
from bridgehead.engine.play.position import Position
from bridgehead.engine.play.rulebook import Setup
from bridgehead.engine.state import Event
from bridgehead.games.coupdemain.pieces.weapons import arm
from bridgehead.games.coupdemain.rulebook import RULES
from bridgehead.games.coupdemain.state import CoupState

SECOND = ("gun-target", "fire-with", "fire-leader", "facing", "flare-at", "first-fire", "who-carries")
"""Questions in the middle of a step."""


def about_the_tanks(light: str) -> Setup:
    """Concealed men of both sides with mortars, PIATs and charges, and light tanks between them."""
    data: dict[str, object] = {
        "light": light,
        "attacker": "british",
        "sets_up_first": "german",
        "moves_first": "german",
        "turns": 3,
        "elr": {"british": 5, "german": 2},
        "san": {"british": 0, "german": 0},
        "control": {"british": [], "german": []},
        "victory": {"side": "british", "controls": ["JJ13"]},
        "force": [
            {
                "side": "british",
                "locations": ["LL13", "KK14", "MM14", "JJ15", "II14"],
                "units": {"6-4-8": 3, "2-4-8": 1},
                "leaders": ["9-1"],
                "dummies": 2,
                "weapons": {"piat": 2, "mortar-51": 1},
            },
            {"side": "german", "locations": ["JJ12", "JJ13"], "vehicles": {"35-s": 1, "38h": 1}},
            {
                "side": "german",
                "locations": ["JJ11", "KK13", "KK11", "MM12", "LL11"],
                "units": {"4-6-7": 3, "2-4-7g": 1},
                "leaders": ["8-1"],
                "dummies": 3,
                "weapons": {"mortar-50": 2, "german-mmg": 1, "demolition-charge": 1},
            },
        ],
    }
    return Setup("about-the-tanks", {"berserk": "on", "infiltration": "off"}, data)


def questions(seed: int, light: str) -> list[tuple[Position[CoupState], Choice]]:
    """The questions of a random game that are asked in the middle of a step, where they can be played on from."""
    position = Position(RULES, RULES.setup(about_the_tanks(light), Dice(seed))).begin()
    dice = Dice(seed + 70)
    found: list[tuple[Position[CoupState], Choice]] = []
    while (choice := position.choice) is not None:
        if choice.prompt in SECOND and position.since:
            found.append((position.copy(), choice))
        position.play(choice.options[dice.below(len(choice.options))])
    return found


@pytest.mark.parametrize("seed", [0, 3, 10])
def test_dealt_anew_between_two_questions(seed: int) -> None:
    """[T36.5] [T36.7] [T23.2] Whoever deals, he who is asked or his enemy: the question stays, each of its answers can
    be given, and a shot is fired by the weapon that was named, at the target that was named.
    """
    shots = 0
    for number, (asked, choice) in enumerate(questions(seed, "night" if seed % 2 else "day")):
        for seat in (0, 1):
            for option in choice.options:
                deal = asked.copy()
                deal.redeal(seat, Dice(100 * seed + number))
                assert deal.choice == choice
                log: list[Event] = []
                deal.state.record_to(log)
                deal.play(option)
                fired = [event.args for event in log if event.kind == "ordnance"]
                if choice.prompt == "gun-target" and option[0] == "at" and fired:
                    assert (fired[0][1], fired[0][2]) == (arm(asked.state, choice.about[0]), option[1])
                    shots += 1
    assert shots > 5
