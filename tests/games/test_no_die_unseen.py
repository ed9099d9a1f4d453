"""What rolls is seen beforehand: an answer that a die follows in its own phase has odds, or is asked about."""

import pytest

from bridgehead.engine.choice import Choice, Option
from bridgehead.engine.dice import Dice
from bridgehead.engine.play.match import Match
from bridgehead.registry import game

GAMES = ("pegasus", "tonga", "remagen", "airborne", "coupdemain")

NO_ODDS: dict[str, set[tuple[str, str]]] = {
    # [15.alert] Counters roused that cannot reach: their dice harm nobody. [6.4] Fire that can do nothing.
    "pegasus": {("act", "go")},
    # A card that the other has played calls for the token, and whoever is asked lets it pass.
    "tonga": {("respond", "let"), ("respond", "quiet")},
    # [7.6] The salvo was fired with its odds: which piece a hit strikes is said before the next hit's die.
    "remagen": {("hit", "hit"), ("hit", "destroy")},
    "airborne": set(),
    # [T12.24] Whoever holds his fire lets the stack go on, into what lingers of fire. [T15.14] Whom the enemy will name
    # against him who breaks off is not known before; that he is attacked is said.
    "coupdemain": {
        ("first-fire", "hold-stack"),
        ("first-fire", "hold-here"),
        ("first-fire", "hold"),
        ("cc-target", "withdraw"),
    },
}
"""Answers that a die follows though they show no odds, and why."""


def unseen(match: Match, choice: Choice, option: Option) -> bool:
    """Whether an answer shows neither odds nor a question whether it is meant."""
    notes = match.game.rules.notes(match.state, choice, option)
    return match.odds(option) is None and not any(key.startswith("sure") for key, _ in notes)


@pytest.mark.parametrize("key", GAMES)
def test_no_die_follows_an_answer_whose_odds_were_not_shown(key: str) -> None:
    """Half by the staff, half at random; what the next phase brings by itself is no answer's die."""
    found: dict[tuple[str, str], set[str]] = {}
    seen = 0
    for number, scenario in enumerate(game(key).info.scenarios):
        match = Match(game(key), game(key).setup(scenario), number)
        dice, staff = Dice(number), match.game.rules.staff
        for _ in range(500):
            choice = match.choice
            if choice is None:
                break
            if dice.below(2):
                option = choice.options[dice.below(len(choice.options))]
            else:
                judged = staff.judge(match.state, choice)
                option = choice.options[judged.index(max(judged))]
            before, blind, told = match.view(-1).phase, unseen(match, choice, option), len(match.events)
            match.take(option)
            rolled = {str(event.args[0]) for event in match.events[told:] if event.kind == "die"}
            if rolled and match.choice is not None and match.view(-1).phase == before:
                seen += 1
                if blind and option[0] not in ("done", "stop"):
                    found.setdefault((choice.prompt, option[0]), set()).update(rolled)
    assert seen > 10 or key == "tonga"
    assert {one: purposes for one, purposes in found.items() if one not in NO_ODDS[key]} == {}
