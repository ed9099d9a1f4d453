"""[T35.12] The odds of the answers to questions about fire are those of the attack that follows."""

from bridgehead.engine.choice import Choice
from bridgehead.games.coupdemain.firing.chances import fire_odds
from bridgehead.games.coupdemain.firing.first_fire import first_fire
from bridgehead.games.coupdemain.firing.foretold import odds_of_fire
from bridgehead.games.coupdemain.firing.phase_fire import fire_options
from bridgehead.games.coupdemain.printed.components import BRITISH, GERMAN
from bridgehead.games.coupdemain.state import PREP_FIRE
from tests.games.coupdemain.field import Field, fire_phase_step
from tests.games.coupdemain.test_fire import group_at


def test_the_odds_follow_the_choice_of_parts() -> None:
    """[T35.12] [T6.1] With every part taken the odds are those of the group as it would be."""
    field = Field(["4-5-8 Y20 lmg", "4-5-8 Y20"], ["4-4-7 Y18"], [], "day", PREP_FIRE)
    g = field.g
    at = ("at", field.at("Y18"))
    before = odds_of_fire(g, Choice(BRITISH, "prep-fire", fire_options(g, BRITISH), (1,)), at)
    whole = fire_odds(g, group_at(field, BRITISH, "Y18"))
    assert before is not None and whole is not None and before.column == whole.column == "8"
    step = fire_phase_step(g, *at)
    choice = next(step)
    columns = {}
    for option in choice.options:
        odds = odds_of_fire(g, choice, option)
        columns[option[0], option[1]] = odds.column if odds is not None else ""
    assert columns["all", 0] == "8" and columns["weapon", 0] == "2"
    assert columns[g.unit_option("with", field.british[0])] == "4"
    choice = step.send(("weapon", 0))
    odds = odds_of_fire(g, choice, g.unit_option("with", field.british[1]))
    assert odds is not None and odds.column == "6"
    enough = odds_of_fire(g, choice, ("enough", 0))
    assert enough is not None and enough.column == "2"


def test_the_odds_of_first_fire_and_of_shots() -> None:
    """[T35.12] [T12.3] First fire by a Location, its parts, and ordnance have their odds; `hold` has none."""
    field = Field(["6-4-8 Y20"], ["4-4-7 Y18 german-lmg", "4-4-7 Y14 mortar-50"], [6, 5])
    g = field.g
    g.stack = field.british[:]
    g.paid_here = 2
    place = g.where[field.british[0]]
    choice = Choice(GERMAN, "first-fire", [("fire", field.at("Y18")), ("ordnance", 1), ("hold", 0)], (place,))
    odds = odds_of_fire(g, choice, ("fire", field.at("Y18")))
    assert odds is not None and odds.column == "6"
    weapon = next(one for one in (0, 1) if g.owner[one] == field.german[1])
    shot = odds_of_fire(g, choice, ("ordnance", weapon))
    assert shot is not None and sum(share for _, share in shot.results) == 1
    assert odds_of_fire(g, choice, ("hold", 0)) is None
    step = first_fire(g, place, "fire", field.at("Y18"))
    asked = next(step)
    foretold = odds_of_fire(g, asked, ("all", 0))
    assert foretold is not None and foretold.column == "6"
    field.play(first_fire(g, place, "fire", field.at("Y18")), "all")
    assert field.told("fire")[0][2] == "6"
