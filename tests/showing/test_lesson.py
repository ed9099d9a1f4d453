"""First games: their notes come when their moment has come, once, and every one of ours comes up in play."""

import pytest

from bridgehead import registry
from bridgehead.engine.play.match import Match
from bridgehead.players import decide, player
from bridgehead.showing.lesson import Lesson, Moment, Note, lesson

OURS = list(registry.games())
PAGE = Note("page", "", "", 0, 0, False, (), (), "", "")
FIRE = Note("fire", "fire", "", 0, 0, False, (), (), "", "")
LATE = Note("late", "", "british-fire", 2, 5, False, (), (), "", "")
END = Note("end", "", "", 0, 0, True, (), (), "", "")


def test_a_note_comes_when_all_that_is_said_of_its_moment_holds() -> None:
    assert not PAGE.is_due(Moment("", "move", 1, 0, False)), "nothing comes while somebody else is asked"
    assert PAGE.is_due(Moment("move", "move", 1, 0, False))
    assert FIRE.is_due(Moment("fire", "british-fire", 1, 0, False))
    assert not FIRE.is_due(Moment("move", "british-fire", 1, 0, False))
    assert LATE.is_due(Moment("fire", "british-fire", 3, 5, False))
    assert not LATE.is_due(Moment("fire", "british-fire", 1, 5, False)), "too early a turn"
    assert not LATE.is_due(Moment("fire", "british-fire", 2, 4, False)), "too few answers"
    assert not LATE.is_due(Moment("fire", "move", 2, 5, False)), "another phase"


def test_at_the_end_only_what_is_for_the_end() -> None:
    over = Moment("", "", 5, 90, True)
    assert END.is_due(over) and not PAGE.is_due(over) and not END.is_due(Moment("move", "", 5, 90, False))


def test_a_note_of_an_option_comes_where_it_is_offered() -> None:
    taught = Note("take", "act", "", 0, 0, False, (), (), "", "", "take")
    assert taught.is_due(Moment("act", "move", 1, 2, False, frozenset({"go", "take"})))
    assert not taught.is_due(Moment("act", "move", 1, 2, False, frozenset({"go"})))


def test_notes_come_one_by_one_in_their_order() -> None:
    first = Lesson("s", 0, "recruit", 1, 15, (FIRE, PAGE, END))
    moment = Moment("fire", "british-fire", 1, 3, False)
    assert first.due(moment, set()) is FIRE
    assert first.due(moment, {"fire"}) is PAGE
    assert first.due(moment, {"fire", "page"}) is None


def moment_of(match: Match, seat: int) -> Moment:
    if match.choice is None:
        return Moment("", "", 0, len(match.answers), True)
    view = match.view(seat)
    verbs = frozenset(verb for verb, _ in match.choice.options)
    return Moment(match.choice.prompt, view.phase, view.turn, len(match.answers), False, verbs)


@pytest.mark.parametrize("key", OURS)
def test_every_note_of_ours_comes_up_in_play(key: str) -> None:
    """Our own players in the newcomer's seat meet all of them within four games that begin alike."""
    game = registry.game(key)
    first = lesson(game)
    assert first is not None
    seen: set[str] = set()
    for number, name in ((0, "staff"), (1, "recruit"), (4, "staff"), (15, "staff")):
        told: set[str] = set()
        match = game.match(first.scenario, seed=first.seed)
        players = [player(name if seat == first.seat else first.against) for seat in range(len(game.info.seats))]
        while True:
            if match.choice is None or match.choice.seat == first.seat:
                moment = moment_of(match, first.seat)
                while (note := first.due(moment, told)) is not None:
                    told.add(note.key)
            if match.choice is None:
                break
            match.take(decide(players[match.choice.seat], match.position, number, len(match.answers)))
        seen |= told
    assert {note.key for note in first.notes} <= seen
