"""What the search of a bunker may bring is shown before its die."""

from fractions import Fraction

from bridgehead import registry
from bridgehead.engine.choice import Choice
from bridgehead.games.pegasus.combat.activities import COSTLY_DIE, PRISONER_DIE
from bridgehead.games.pegasus.table.chances import search_odds


def test_the_search_of_a_bunker_has_odds() -> None:
    """[5.3.bunkers.3] [5.3.bunkers.4] A one brings prisoners, a six costs a point; it is cleared whatever comes."""
    match = registry.game("pegasus").match(seed=2)
    staff = match.game.rules.staff
    for _ in range(3000):
        choice: Choice | None = match.choice
        if choice is None:
            break
        for option in choice.options:
            if option[0] == "search":
                odds = match.odds(option)
                assert odds is not None
                assert odds.faces == [[PRISONER_DIE], [2, 3, 4, 5], [COSTLY_DIE]]
                assert [share for _, share in odds.results] == [Fraction(1, 6), Fraction(4, 6), Fraction(1, 6)]
                said = [text for _, text, _ in match.game.words("en").chances(odds)]
                assert said == ["1: cleared, with prisoners", "2–5: cleared", "6: cleared, for one point"]
                return
        judged = staff.judge(match.state, choice)
        match.take(choice.options[judged.index(max(judged))])
    assert sum(share for _, share in search_odds().results) == 1
    raise AssertionError("nobody came to a bunker")
