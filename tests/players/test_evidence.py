"""What manners have shown in rounds, and which of them is surely better."""

import pytest

from bridgehead.players.evidence import Evidence, Round

WON, LOST = 1.0, -1.0
OWN = 0


def seen(*rounds: list[float], times: int = 1) -> Evidence:
    """Rounds with a value for each manner, so many times over."""
    found = Evidence(len(rounds[0]))
    for values in list(rounds) * times:
        found.rounds.append(Round())
        found.waiting = list(range(len(values)))
        for value in values:
            found.add(value)
    return found


def test_every_manner_is_tried_once_in_a_round() -> None:
    evidence = Evidence(3)
    assert evidence.begin_round(OWN) and evidence.waiting == [0, 1, 2]
    for left in (2, 1, 0):
        evidence.add(LOST)
        assert len(evidence.waiting) == left
    assert evidence.walks() == 3


def test_only_differences_within_a_round_count() -> None:
    """A wins whenever B does and once in ten besides; C wins as often as A, in other rounds."""
    paired = seen(*[[LOST, LOST, WON], [WON, WON, LOST]] * 4, [WON, LOST, WON], [LOST, LOST, LOST], times=6)
    ahead, error = paired.lead(0, 1)
    assert ahead > error
    ahead, other = paired.lead(0, 2)
    assert other > 2 * error and ahead == pytest.approx(0.0)


def test_few_rounds_prove_nothing() -> None:
    rounds = [[LOST, WON], [WON, WON], [WON, LOST], [LOST, WON]]
    assert seen(*rounds).surely_best(OWN) == OWN
    assert seen(*rounds, times=10).surely_best(OWN) == 1


def test_a_manner_that_has_fallen_behind_is_tried_no_more() -> None:
    evidence = seen([WON, LOST, WON], [LOST, LOST, WON], [WON, LOST, LOST], times=10)
    assert evidence.begin_round(OWN) and evidence.waiting == [0, 2]


def test_enough_is_known_when_one_alone_is_left_or_nothing_is_uncertain() -> None:
    assert not seen([WON, LOST], times=10).begin_round(OWN), "one alone is left"
    assert not seen([WON, WON], times=50).begin_round(OWN), "they are the same"
    assert seen([WON, WON], times=20).begin_round(OWN)


def test_a_turn_later_it_counts_half_and_in_the_end_not_at_all() -> None:
    evidence = seen([LOST, WON], [WON, WON], [WON, LOST], [LOST, WON], times=5)
    fresh, _ = evidence.lead(1, OWN)
    assert evidence.begin_round(OWN)
    evidence.fade()
    assert evidence.waiting == [], "a round under way is broken off"
    faded, _ = evidence.lead(1, OWN)
    assert 0 < faded < fresh
    for _ in range(3):
        evidence.fade()
    assert evidence.walks() == 0 and evidence.lead(1, OWN)[0] == 0.0
