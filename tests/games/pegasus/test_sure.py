"""Whether the end of the movement phase is meant."""

from bridgehead.engine.dice import Dice
from bridgehead.engine.play.match import Match
from bridgehead.registry import game

GAME = game("pegasus")
DONE = ("done", 0)


def to_movement(seed: int) -> Match:
    """The first movement phase of a match."""
    match = Match(GAME, GAME.setup("historical"), seed)
    while match.choice is not None and match.choice.prompt != "move":
        match.take(match.choice.options[0])
    return match


def options(match: Match, verb: str) -> list[tuple[str, int]]:
    return [option for option in match.choice.options if option[0] == verb] if match.choice else []


def doubts(match: Match) -> list[tuple[str, int]]:
    """What is asked about the end of the phase."""
    assert match.choice is not None
    return GAME.rules.notes(match.state, match.choice, DONE)


def test_that_all_stay_where_they_landed_is_asked_about() -> None:
    """[3.C] In the first turn, until somebody has moved, and then as long as most have not; not in the next."""
    match = to_movement(3)
    assert doubts(match) == [("sure-nobody-moved", 0)]
    movers = len(options(match, "move"))
    for moved in range(1, movers + 1):
        match.take(options(match, "move")[0])
        match.answer("stop")
        left = len(options(match, "move"))
        assert left == movers - moved
        assert doubts(match) == ([("sure-most-unmoved", left)] if left > moved else [])
    again = to_movement(3)
    again.answer("done")
    while again.choice is not None and again.choice.prompt != "move":
        again.take(again.choice.options[-1])
    assert doubts(again) == []


def test_reinforcements_who_may_enter_are_counted() -> None:
    """[13.2.5] A phase that ends while paratroops wait at Ranville leaves them off the map."""
    for seed in range(6):
        match, dice = to_movement(seed), Dice(seed)
        while (choice := match.choice) is not None:
            if choice.prompt == "move" and (found := doubts(match)) and found[0][0] == "sure-off-map":
                coming = [piece.piece for piece in match.view("british").pieces if piece.space < 0]
                assert 0 < found[0][1] <= len(coming)
                first = next(option for option in choice.options if option[0] == "move" and option[1] in coming)
                match.take(first)
                match.take(next(option for option in match.choice.options if option[0] == "go"))  # type: ignore[union-attr]
                while match.choice is not None and match.choice.prompt != "move":
                    match.take(match.choice.options[-1])
                left = [count for key, count in doubts(match) if key == "sure-off-map"]
                assert sum(left) < found[0][1]
                return
            match.take(choice.options[dice.below(len(choice.options))])
    raise AssertionError("no reinforcement came")
