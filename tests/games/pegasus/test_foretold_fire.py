"""What a step walks into is shown before it is taken: the fire that it draws, and the combat that may follow."""

from fractions import Fraction
from math import sqrt
from pathlib import Path

import pytest

from bridgehead.engine.choice import Choice, Option
from bridgehead.engine.dice import Dice
from bridgehead.engine.play.match import Match
from bridgehead.engine.play.position import Position
from bridgehead.engine.read.table import Odds
from bridgehead.engine.state import Event
from bridgehead.games.pegasus.combat.opportunity_fire import alert_watchers
from bridgehead.games.pegasus.printed.components import FIRST_GARRISON
from bridgehead.games.pegasus.printed.terms import BRITISH_MOVEMENT
from bridgehead.games.pegasus.state import PegasusState
from bridgehead.games.pegasus.table.foretold_fire import after_the_step, who_fires
from bridgehead.games.pegasus.units.garrison import is_hidden
from bridgehead.registry import game
from tests.games.pegasus.positions import Battle
from tests.games.pegasus.test_fights import fight, told, where
from tests.games.pegasus.test_prices import took

GAME = game("pegasus")
TIMES, DEALS = 400, 2000
SIXTHS = [Fraction(face, 6) for face in range(7)]


def harm(odds: Odds) -> Fraction:
    """The chance that the roll does anything."""
    return 1 - odds.chance("-")


def step(folder: Path, units: list[str]) -> Odds:
    """The odds of the step of Fox's platoon to E1."""
    match = fight(folder, ["fox-platoon M1", *units], [], "british-movement")
    match.answer("move:fox-platoon")
    odds = match.odds("go:E1")
    assert odds is not None
    return odds


def test_a_squad_that_watches_fires_for_certain(tmp_path: Path) -> None:
    """[6.4] One squad in the pillbox beside an open area: column 1-4, with −1 for adjacent, +1 for open, −1 for moving;
    so only a modified 5 suppresses.
    """
    odds = step(tmp_path, ["platoon-1 PIL 4"])
    assert (odds.table, odds.column) == ("fire", "1-4")
    assert sorted(one.paragraph for one in odds.modifiers) == ["6.1.3a", "6.1.3e", "6.1.3f"]
    assert odds.results == [("-", Fraction(5, 6)), ("S(H)", Fraction(1, 6))]
    assert odds.then is None


def test_who_must_spot_first_fires_by_a_third(tmp_path: Path) -> None:
    """[13.1.6] [13.1.7] The tanks of a column halt beside LP5 and have spotted nobody: one of them watches, spots on 5
    and 6, and then fires in column 5-8, where a modified 3 and 4 suppress and a 5 costs a point.
    """
    match = fight(tmp_path, ["smith-platoon LP6"], [1] * 60, "german-movement", force="1")
    while match.choice is not None and match.choice.prompt != "move":
        match.take(match.choice.options[-1])
    assert where(match, "tank-1") == "LP4" and not told(match, "spotting")
    match.answer("move:smith-platoon")
    odds = match.odds("go:LP5")
    assert odds is not None and odds.column == "5-8", "there is one attack or none"
    third = Fraction(1, 3)
    assert dict(odds.results) == {"-": 1 - third / 2, "S": third * Fraction(2, 6), "1(H)": third * Fraction(1, 6)}


def test_the_combat_behind_the_fire_is_shown_too(tmp_path: Path) -> None:
    """[6.4] [7.0.3] Among Germans the step draws their fire first; combat comes at the end of the turn."""
    odds = step(tmp_path, ["platoon-1 E1 4"])
    assert odds.table == "fire" and odds.then is not None
    assert odds.then.table == "hand-to-hand"
    assert sum(share for _, share in odds.then.results) == 1


def walked(seed: int) -> list[tuple[Odds | None, bool, bool]]:
    """Of each step in a random game: its odds, whether anybody fired at the group, and whether it was harmed."""
    match = Match(GAME, GAME.setup("historical"), seed)
    dice = Dice(seed).branch(1)
    found: list[tuple[Odds | None, bool, bool]] = []
    while (choice := match.choice) is not None and len(found) < 120:
        option = choice.options[dice.below(len(choice.options))]
        if choice.prompt != "act" or option[0] != "go":
            match.take(option)
            continue
        odds = match.odds(option)
        events = took(match, option)
        moved = [args[0] for kind, args in events if kind == "moves"]
        group = moved[0] if moved else ()
        assert isinstance(group, tuple)
        shots = [args for kind, args in events if kind == "small-arms" and args[1] in group]
        found.append((odds, bool(shots), any("-" not in args for args in shots)))
    return found


def test_nobody_is_fired_at_without_having_seen_the_odds() -> None:
    """[6.4] Every step that is fired at had its odds, unless the fire could do nothing, and in the long run they are
    right.
    """
    expected, spread, harmed, shots, unseen = Fraction(0), Fraction(0), 0, 0, 0
    for seed in range(12):
        for odds, fired, hit in walked(seed):
            foretold = odds is not None and odds.table == "fire"
            assert foretold or not hit
            unseen += fired and not foretold
            if odds is not None and odds.table == "fire":
                expected += harm(odds)
                spread += harm(odds) * (1 - harm(odds))
                harmed += hit
                shots += fired
    assert shots > 40 and unseen < shots
    assert abs(harmed - expected) < 3 * sqrt(spread)


def test_a_counter_that_lies_face_down_is_foretold_without_being_looked_at() -> None:
    """[15.alert] The odds of a step that disturbs counters are the same whatever lies there."""
    seen = 0
    for seed in range(4):
        match = Match(GAME, GAME.setup("historical"), seed)
        dice = Dice(seed)
        while (choice := match.choice) is not None and match.game.rules.turn(match.state) < 4:
            seen += sum(unread(match, choice, option) for option in choice.options if choice.prompt == "act")
            match.take(choice.options[dice.below(len(choice.options))])
    assert seen > 5


def unread(match: Match, choice: Choice, option: Option) -> bool:
    """Whether the fire that a step draws hangs on a die or a counter; then it hangs on no secret."""
    odds = match.odds(option)
    if option[0] != "go" or odds is None or odds.table != "fire" or odds.chance("-") in SIXTHS:
        return False
    for other in range(5):
        state = match.state.copy()
        GAME.rules.redeal(state, 0, Dice(other))
        again = GAME.rules.odds(state, choice, option)
        assert again is not None and again.results == odds.results
    return True


@pytest.mark.parametrize("seed", range(3))
def test_the_chances_are_exact(seed: int) -> None:
    """Every mixture of attacks adds up to one."""
    for odds, _, _ in walked(seed):
        assert odds is None or sum(share for _, share in odds.results) == 1


def test_the_odds_of_what_is_roused_are_those_that_come() -> None:
    """[6.4] [15.alert] Steps beside counters that lie face down, each taken four hundred times with other dice and
    other counters: the fire harms as often as was foretold.
    """
    for match, option in beside_counters(12, 1):
        odds = match.odds(option)
        assert odds is not None
        chance = float(harm(odds))
        found = sum(harmed(match, option, number) for number in range(TIMES))
        assert abs(found - TIMES * chance) < 3.5 * sqrt(TIMES * chance * (1 - chance)), odds


def test_of_two_counters_the_second_is_what_the_first_has_left() -> None:
    """[15.alert] Among the counters dealt anew some thousand times both are squads, one or neither, and each of them is
    alert by half: so often both fire, and so often nobody.
    """
    for match, option in beside_counters(6, 2):
        state = match.state
        assert isinstance(state, PegasusState)
        roused = after_the_step(state, option[1])
        pair = [unit for unit in alert_watchers(roused, option[1]) if is_hidden(state, unit)]
        both = nobody = 0.0
        for number in range(DEALS):
            dealt = state.copy()
            GAME.rules.redeal(dealt, 0, Dice(number))
            squads = sum(dealt.secret[unit - FIRST_GARRISON] for unit in pair)
            both += squads == 2
            nobody += 0.5**squads
        shares = who_fires(state, roused, option[1])
        assert abs(float(shares.get(tuple(pair), 0)) - both / DEALS / 4) < 0.01
        assert abs(float(shares[()]) - nobody / DEALS) < 0.02


def beside_counters(count: int, counters: int) -> list[tuple[Match, Option]]:
    """So many steps of staff games that so many counters watch, and nobody else."""
    found: list[tuple[Match, Option]] = []
    for seed in range(20):
        match, staff = Match(GAME, GAME.setup("historical"), seed), GAME.rules.staff
        while (choice := match.choice) is not None and GAME.rules.turn(match.state) < 5:
            for option in choice.options if choice.prompt == "act" else []:
                state = match.state
                if option[0] == "go" and isinstance(state, PegasusState) and state.group and match.odds(option):
                    watching = alert_watchers(after_the_step(state, option[1]), option[1])
                    if len(watching) == counters and all(is_hidden(state, unit) for unit in watching):
                        found.append((match.copy(), option))
                        if len(found) == count:
                            return found
                        break
            judged = staff.judge(match.state, choice)
            match.take(choice.options[judged.index(max(judged))])
    raise AssertionError("too few steps beside counters")


def test_who_is_roused_from_sleep_fires_by_half() -> None:
    """[15.alert] A squad that was held and is disturbed may fire on a die of four to six."""
    pieces = {"garrison-1": "PIL", "wood-platoon": "M1"}
    awake = Battle(BRITISH_MOVEMENT, pieces).answer("move:wood-platoon").odds("go:E1")
    asleep = Battle(BRITISH_MOVEMENT, pieces).asleep("garrison-1").answer("move:wood-platoon").odds("go:E1")
    assert harm(asleep) == harm(awake) / 2 > 0


def harmed(match: Match, option: Option, number: int) -> bool:
    """Whether the fire at a step does anything, with these dice and what lies face down dealt anew."""
    state = match.state.copy()
    state.dice = Dice(number)
    GAME.rules.redeal(state, 0, Dice(number + TIMES))
    log: list[Event] = []
    position = Position(GAME.rules, state)
    position.begin()
    position.state.record_to(log)
    position.play(option)
    moved = next((event.args[0] for event in log if event.kind == "moves"), ())
    assert isinstance(moved, tuple)
    shots = [event.args for event in log if event.kind == "small-arms" and event.args[1] in moved]
    return any(shot[5] != "-" for shot in shots)
