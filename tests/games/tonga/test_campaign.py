"""[C1] The campaign: three operations, points, campaign tokens, result."""

import pytest

from bridgehead.engine.dice import Dice
from bridgehead.engine.play.match import Match
from bridgehead.games.tonga.operations.campaign import NO_BLUE, result
from bridgehead.games.tonga.printed.cards import CARDS
from bridgehead.games.tonga.printed.terms import BRITISH, GERMAN
from bridgehead.games.tonga.rulebook import RULES
from bridgehead.games.tonga.state import BATTERY, DIVES, GERMAN_UNIT, PROGRESS, TongaState
from tests.games.tonga.table import GAME, Table, fresh, numbers
from tests.games.tonga.whole import PEACE, wished


def campaign(terrain: str, scenario: str, german: str = "1502", **more: object) -> Table:
    """A table of one operation that is played as part of a campaign."""
    table = Table("1105", german, terrain=terrain, scenario=scenario, **more)  # type: ignore[arg-type]
    table.g.campaign = 1
    table.g.blue = 2
    table.g.objectives = numbers("1022 1024")
    table.g.battery = numbers("1004 1009 1012")
    return table


def test_three_operations() -> None:
    """[C1] 1B, then Merville, then the Dives, each set up anew; points and campaign tokens stay."""
    g = fresh("campaign")
    assert [row[0] for row in g.terms] == [1, BATTERY, DIVES]
    dice = Dice(4).branch(2)
    seen: list[int] = []
    position = GAME.match("campaign", seed=4)
    while (choice := position.choice) is not None:
        operation = position.state.operation  # type: ignore[attr-defined]
        if operation not in seen:
            seen.append(operation)
        position.take(choice.options[dice.below(len(choice.options))])
    assert seen == [0, 1, 2]
    assert position.outcome is not None and position.outcome.label.startswith("campaign-")


def test_benouville_scores() -> None:
    """[C2] [B13] Two points for Bénouville, kept whatever comes."""
    assert campaign("1014A", "1B").do("none").g.points == 2


def test_ranville_scores() -> None:
    """[C2] [B13] One for Ranville."""
    table = campaign("1014A 1015A", "1B", "1502 1502").do("unit:1502", "none")
    assert table.g.points == 1


@pytest.mark.parametrize(("manpower", "points"), [(1, 4), (2, 5), (3, 6)])
def test_pegasus_scores_by_manpower(manpower: int, points: int) -> None:
    """[C2] [B13] Four, five or six for Pegasus Bridge."""
    table = campaign("1014B", "1B")
    table.g.manpower = manpower
    table.do("none")
    assert table.g.points == points


@pytest.mark.parametrize(("terrain", "points"), [("1022", 2), ("1023", 4), ("1024", 2), ("1016", 1), ("1009", 0)])
def test_merville_scores(terrain: str, points: int) -> None:
    """[C3] Two a gun, one for the bunker."""
    assert campaign(terrain, "2").do("none").g.points == points


def test_merville_goes_on_after_the_third_gun() -> None:
    """[M16] In the campaign it ends with the fourth gun."""
    table = campaign("1022", "2")
    table.g.guns = 2
    table.do("none")
    assert table.g.ending == ""
    last = campaign("1022", "2")
    last.g.guns = 3
    last.do("none")
    assert last.g.ending == "guns-destroyed"


@pytest.mark.parametrize(("before", "points"), [("", 1), ("1031", 2), ("1031 1032", 2), ("1028", 1)])
def test_major_bridges_score(before: str, points: int) -> None:
    """[C4] One, three, five in all for the major bridges."""
    table = campaign("1030", "3", decks=("1102 " * 9, "1502 " * 9))
    table.g.leg = 2
    table.g.bridges[BRITISH] = numbers(before)
    table.do("none")
    assert table.g.points == points


def test_robehomme_scores() -> None:
    """[C4] One point."""
    table = campaign("1028", "3")
    table.g.leg = 1
    assert table.do("none").g.points == 1


def blue(german: str = "1505") -> Table:
    """A campaign table at the end of a Progress phase."""
    table = campaign("1001", "1B", german, phase=PROGRESS)
    table.g.pile = numbers("1001 1001 1002") + numbers("1001 1013")
    table.g.chooser = BRITISH
    return table.do("advance:1013")


def test_laying_a_campaign_token() -> None:
    """[C5.1] After the effect of the terrain the German may lay one, one at a time."""
    table = blue()
    assert (table.asked, table.offered) == ("german blue-token", ["blue", "none"])
    table.do("blue")
    assert (table.g.blue, table.g.blue_here) == (1, 1)


def test_no_campaign_token_on_the_approach() -> None:
    """[C5.1] [M6] The first turn at Merville has no Progress phase; on later turns the German is asked."""
    asked: set[int] = set()
    for seed in range(6):
        match = Match(GAME, GAME.own_setup({"operations": ["2"]}, "mine.toml"), seed)
        while (choice := match.choice) is not None:
            assert isinstance(match.state, TongaState)
            if choice.prompt == "blue-token":
                asked.add(match.state.turn)
            match.take(wished(choice, ["none", *PEACE]))
    assert asked and min(asked) > 1


def test_campaign_token_given_away() -> None:
    """[C5.3] The German wins the assault: the token goes to the British player."""
    table = blue().do("blue", "unit:1505", "give-up")
    assert (table.g.blue, table.g.blue_held, table.g.blue_here) == (1, 1, 0)


def test_campaign_token_lost() -> None:
    """[C5.3] The German loses the assault, or plays no unit: the token is lost."""
    table = blue().do("blue", "none")
    assert (table.g.blue, table.g.blue_held, table.g.blue_here) == (1, 0, 0)


def test_campaign_token_given_away_with_the_last_manpower() -> None:
    """[C5.3] [R15] The assault that ends the operation is won by the German too: the token is the British player's."""
    table = blue().do("blue", "unit:1505")
    table.g.manpower = 1
    table.do("give-up")
    assert table.g.ending == "manpower-gone"
    assert (table.g.blue, table.g.blue_held, table.g.blue_here) == (1, 1, 0)


def test_no_campaign_token_where_points_are() -> None:
    """[C5.2] Not on the eleven terrains that score."""
    wanted = "1014A 1014B 1015A 1016 1022 1023 1024 1028 1030 1031 1032"
    assert {CARDS[terrain].id for terrain in NO_BLUE} == set(wanted.split())
    table = campaign("1001", "2", phase=PROGRESS)
    table.g.objectives = numbers("1022")
    assert table.asked == "german german-unit"


@pytest.mark.parametrize(
    ("points", "held", "label", "winner"),
    [
        (11, 0, "campaign-german", GERMAN),
        (12, 0, "campaign-draw", -1),
        (13, 0, "campaign-draw", -1),
        (13, 2, "campaign-german", GERMAN),
        (14, 0, "campaign-british", BRITISH),
        (15, 2, "campaign-draw", -1),
        (24, 2, "campaign-british", BRITISH),
    ],
)
def test_result(points: int, held: int, label: str, winner: int) -> None:
    """[C6] Up to 11 German, 12 and 13 a draw, from 14 British, a point less for each token held."""
    g = fresh("campaign")
    g.points, g.blue_held = points, held
    assert result(g) == (label, winner)
    g.ending, g.operation = "bridges-held", 2
    outcome = RULES.outcome(g)
    assert outcome is not None and outcome.scores == [points - held, held - points]


def test_operation_lost_is_not_the_campaign() -> None:
    """[C1] The British force of one operation spent, the next one begins."""
    g = fresh("campaign")
    g.ending, g.phase = "manpower-gone", GERMAN_UNIT
    g.points = 3
    assert RULES.outcome(g) is None
    next(RULES.step(g))
    assert (g.operation, g.kind, g.points, g.manpower) == (1, BATTERY, 3, 3)


@pytest.mark.parametrize("operation", [0, 2])
def test_points_count_in_the_evaluation_of_a_campaign_alone(operation: int) -> None:
    """[C6] Points, and the tokens that take them away again, decide the campaign, not the operation."""
    g = fresh("campaign")
    g.operation = operation
    plain = RULES.staff.evaluate(g, BRITISH)
    g.points += 3
    ahead = RULES.staff.evaluate(g, BRITISH)
    g.blue_held += 2
    assert plain < ahead and RULES.staff.evaluate(g, BRITISH) < ahead
    assert RULES.staff.evaluate(g, GERMAN) == -RULES.staff.evaluate(g, BRITISH)
    g.campaign = 0
    alone = RULES.staff.evaluate(g, BRITISH)
    g.points, g.blue_held = 0, 0
    assert RULES.staff.evaluate(g, BRITISH) == alone


def test_a_campaign_that_nothing_was_learnt_of_stands_as_its_operation_does() -> None:
    """[C1] Own scenarios may string other operations together."""
    g = fresh("1A")
    alone = RULES.staff.evaluate(g, BRITISH)
    g.campaign = 1
    assert RULES.staff.evaluate(g, BRITISH) == alone
