"""What a simulated game leaves in the books: its events, dice and turns."""

from collections import Counter

from bridgehead import registry
from bridgehead.engine.play.match import Match
from bridgehead.lab.runs.series import series
from bridgehead.lab.runs.simulate import play
from bridgehead.players import decide, player


def watched(seed: int) -> Match:
    """The same game, played as a match."""
    match = registry.game("pegasus").match(seed=seed)
    while match.choice is not None:
        match.take(decide(player("staff"), match.position, seed, len(match.answers)))
    return match


def test_the_books_of_a_game_hold_the_log_of_the_match() -> None:
    row = play(series("pegasus", None, {}, {}), 4)
    match = watched(4)
    kinds = Counter(event.kind for event in match.events)
    faces = Counter((event.args[0], event.args[2]) for event in match.events if event.kind == "die")
    assert row.error == "" and row.decisions == len(match.answers)
    assert sum(sum(counts) for counts in row.dice.values()) == kinds.pop("die")
    assert row.events == dict(kinds)
    for key, counts in row.dice.items():
        assert counts == [faces[(key.split("/")[0], face)] for face in range(1, int(key.split("/")[1]) + 1)]


def test_turns_add_up_to_the_game() -> None:
    row = play(series("pegasus", None, {}, {}), 4)
    assert sum(turn.decisions for turn in row.by_turn) == row.decisions
    assert [turn.turn for turn in row.by_turn] == list(range(1, 17))
    assert sum(turn.rolls for turn in row.by_turn) == sum(sum(counts) for counts in row.dice.values())
    luck = sum(sum(turn.luck.values()) for turn in row.by_turn)
    faces = [(face + 1, int(key.split("/")[1]), n) for key, c in row.dice.items() for face, n in enumerate(c)]
    assert abs(luck - sum(n * (face - (sides + 1) / 2) for face, sides, n in faces)) < 1e-6


def test_the_last_turn_of_a_better_game_stands_better() -> None:
    rows = [play(series("pegasus", None, {}, {}), seed) for seed in (1, 2, 5, 7)]
    assert len({row.scores[0] for row in rows}) == 4
    by_score = sorted(rows, key=lambda row: row.scores[0])
    by_standing = sorted(rows, key=lambda row: row.by_turn[-1].standing[0])
    assert [row.seed for row in by_score] == [row.seed for row in by_standing]
