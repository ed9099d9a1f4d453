"""A sequential test ends early where much is won or lost, goes on near the bar, and is seldom wrong."""

import random

from bridgehead.lab.sequential import APART, ERROR, settled


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
