"""Dice: fair, repeatable, cheap to copy, and obedient to a tape."""

import hashlib
from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.stats import chisquare

from bridgehead.engine.dice import Dice, TapeEnded, commitment
from bridgehead.engine.errors import RecordError
from bridgehead.engine.play.match import Match
from bridgehead.engine.play.record import Record
from bridgehead.engine.play.replaying import replay
from tests.engine.toy.rulebook import GAME


def rolls(dice: Dice, count: int) -> list[int]:
    return [dice.roll() for _ in range(count)]


def test_a_seed_gives_the_same_rolls_on_every_platform() -> None:
    """Known values: a change here breaks every record there is."""
    assert rolls(Dice(0), 12) == KNOWN[0]
    assert rolls(Dice(1), 12) == KNOWN[1]
    assert rolls(Dice(2**40 + 5), 12) == KNOWN[2**40 + 5]


@pytest.mark.parametrize("seed", [0, 1, 2, 12345, 2**33, 2**63 + 1])
def test_faces_pairs_and_neighbouring_seeds_are_even(seed: int) -> None:
    """Chi-square over faces, over pairs of successive rolls, and over the same roll of successive seeds."""
    one = rolls(Dice(seed), 60_000)
    assert chisquare(list(Counter(one).values())).pvalue > 1e-4
    pairs = Counter(zip(one[::2], one[1::2], strict=True))
    assert len(pairs) == 36 and chisquare(list(pairs.values())).pvalue > 1e-4
    across = Counter((Dice(seed + n).roll(), Dice(seed + n + 1).roll()) for n in range(20_000))
    assert len(across) == 36 and chisquare(list(across.values())).pvalue > 1e-4


@given(st.integers(0, 2**64 - 1), st.integers(1, 400))
def test_a_copy_goes_on_alike_and_apart(seed: int, count: int) -> None:
    dice = Dice(seed)
    rolls(dice, count % 7)
    copy = dice.copy()
    ahead = rolls(copy, 5)
    assert rolls(dice, 5) == ahead and dice == copy
    assert 1 <= dice.roll(count) <= count and 0 <= dice.below(count) < count


@given(st.integers(0, 2**64 - 1), st.integers(0, 60))
def test_a_shuffle_keeps_every_item(seed: int, size: int) -> None:
    items = list(range(size))
    Dice(seed).shuffle(items)
    assert sorted(items) == list(range(size))


def test_branches_differ_from_each_other_and_leave_the_trunk_alone() -> None:
    dice = Dice(7)
    first, second = dice.branch(1), dice.branch(2)
    assert rolls(first, 20) != rolls(second, 20)
    assert dice == Dice(7)


def test_a_tape_gives_its_rolls_and_then_says_that_it_has_ended() -> None:
    dice = Dice(3, [6, 1])
    assert rolls(dice, 2) == [6, 1]
    with pytest.raises(TapeEnded, match="6 sides"):
        dice.roll()


KNOWN: dict[int, list[int]] = {
    0: [6, 4, 5, 1, 6, 4, 2, 2, 4, 6, 4, 1],
    1: [6, 5, 1, 2, 1, 1, 4, 6, 2, 4, 2, 5],
    2**40 + 5: [5, 2, 3, 4, 1, 5, 2, 3, 6, 2, 2, 5],
}


KEY = bytes(range(16))


def test_keyed_dice_are_those_of_blake2_and_the_same_everywhere() -> None:
    """Written out here once more, by the definition in docs/design.md."""
    dice = Dice(key=KEY)
    for number in range(1, 200):
        told = hashlib.blake2b(number.to_bytes(16, "big"), digest_size=16, key=KEY, person=b"bridgehead dice").digest()
        assert dice.below(52) == int.from_bytes(told, "big") * 52 >> 128
    assert rolls(Dice(key=KEY), 12) == [1, 1, 2, 5, 1, 2, 6, 1, 3, 4, 1, 1]


def test_keyed_dice_are_copied_branched_and_told_apart() -> None:
    dice = Dice(key=KEY)
    dice.below(6)
    twin = dice.copy()
    assert twin == dice and [twin.below(100) for _ in range(9)] == [dice.below(100) for _ in range(9)]
    assert Dice(key=KEY) != Dice(0) != Dice(key=bytes(15) + b"x")
    first, second = dice.branch(1), dice.branch(2)
    assert not first.keyed and first != second and first == dice.copy().branch(1)
    assert dice.branch(-1) != first
    assert Dice(key=KEY).state() != Dice(key=KEY[::-1]).state()
    assert Dice(seed=5, key=KEY) == Dice(seed=6, key=KEY), "a seed has no part in it"


def test_keyed_dice_are_even() -> None:
    dice = Dice(key=KEY)
    faces = [dice.roll() for _ in range(6000)]
    assert all(900 < faces.count(face) < 1100 for face in range(1, 7))


def test_a_commitment_tells_the_key_and_nothing_of_it_before() -> None:
    assert commitment(KEY) != commitment(KEY[::-1]) and len(commitment(KEY)) == 64
    assert KEY.hex() not in commitment(KEY)


def test_a_match_with_a_key_replays_from_its_record() -> None:
    match = Match(GAME, GAME.setup(), 7, key=KEY)
    plain = GAME.match(seed=7)
    assert match.state.hands != plain.state.hands  # type: ignore[attr-defined]
    while match.choice is not None:
        match.answer(match.choice.options[0])
    record = match.record
    again = replay(GAME, Record.parse(record.text()), check=True)
    assert again.record == record and again.events == match.events and again.copy().record == record
    assert '"key"' not in plain.record.text()
    for wrong in (KEY[::-1].hex(), "", "x", KEY.hex().upper().replace("0", "A")):
        with pytest.raises(RecordError):
            replay(GAME, Record.parse(replace(record, key=wrong).text()), check=True)
