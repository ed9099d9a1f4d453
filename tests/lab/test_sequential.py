"""A sequential test ends early where much is won or lost, goes on near the bar, and is seldom wrong."""

import random

from bridgehead.lab.measures.sequential import APART, ERROR, FEWEST, GAIN, scores_more, settled


def test_much_won_or_lost_is_settled_soon_and_little_is_not() -> None:
    assert settled(18, 20, 0.6) is True
    assert settled(8, 20, 0.6) is False
    assert settled(12, 20, 0.6) is None
    assert settled(0, 0, 0.6) is None


def test_a_draw_is_half_a_win() -> None:
    assert settled(15, 20, 0.6) is None
    assert settled(15 + 1 / 2, 20, 0.6) is None
    assert settled(15 + 2 / 2, 20, 0.6) is True


def test_a_bar_near_certainty_can_be_reached() -> None:
    assert settled(60, 60, 0.97) is True
    assert settled(45, 50, 0.97) is False


def test_shares_away_from_the_bar_are_seldom_judged_wrongly() -> None:
    """Wald's bound: at most one verdict of twenty is wrong, over games of any length."""
    chance = random.Random(1)

    def verdict(share: float) -> bool:
        won, games = 0, 0
        while (found := settled(won, games, 0.7)) is None:
            won, games = won + (chance.random() < share), games + 1
        return found

    for right, share in ((True, 0.7 + APART), (False, 0.7 - APART)):
        wrong = sum(verdict(share) is not right for _ in range(2000))
        assert wrong / 2000 < 1.2 * ERROR


def test_many_more_points_settle_it_soon_and_a_few_do_not() -> None:
    gains = [30.0, -10.0] * (FEWEST // 2)
    assert scores_more([20 + gain for gain in gains]) is True
    assert scores_more([gain - 30 for gain in gains]) is False
    assert scores_more([gain - 8 for gain in gains]) is None


def test_too_few_gains_settle_nothing_however_great() -> None:
    assert scores_more([50.0, 60.0] * (FEWEST // 2 - 1)) is None


def test_gains_that_never_vary_are_what_they_are() -> None:
    assert scores_more([1.0] * FEWEST) is True
    assert scores_more([0.0] * FEWEST) is False


def test_a_gain_as_great_as_that_and_none_are_seldom_judged_wrongly() -> None:
    """Looked at after every ten games; the spread is not known but seen."""
    chance = random.Random(2)

    def verdict(gain: float) -> bool:
        gains: list[float] = []
        found: bool | None = None
        while found is None:
            gains += [chance.gauss(gain, 12.0) for _ in range(10)]
            found = scores_more(gains)
        return found

    for right, gain in ((True, GAIN), (False, 0.0)):
        wrong = sum(verdict(gain) is not right for _ in range(1000))
        assert wrong / 1000 < 1.4 * ERROR
