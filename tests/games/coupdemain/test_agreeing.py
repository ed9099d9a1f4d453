"""An end by agreement."""

from __future__ import annotations

from typing import ClassVar

from bridgehead import registry
from bridgehead.games.coupdemain.rulebook import RULES
from tests.games.coupdemain.test_played import Played, british, german


class Peaceful(Played):
    """A battle that may be ended by agreement."""

    options: ClassVar = {"berserk": "on", "infiltration": "off", "agreed-end": "on"}


def turns(table: Played) -> list[tuple[object, ...]]:
    """The Player Turns so far."""
    return table.told("player-turn")


def battle(peaceful: bool = True) -> Played:
    """Six turns of nothing in particular, as far as the first question of turn 3."""
    table: Played = (Peaceful if peaceful else Played)([british("B22"), german("M12")], turns=6)
    table.pass_to("peace", 0)
    return table


def test_both_must_offer_it() -> None:
    """[T1.12] [9.4.CG19] First asked at the end of the third British Player Turn; when the Germans offer it too, it
    ends with theirs.
    """
    table = battle()
    assert turns(table)[-1] == (3, 0) and table.offered() == ["offer 0", "keep 0"]
    table.answer("offer", 4, 3)
    assert table.told("offers-peace") == [(0,)]
    table.pass_to("peace-answer", 1)
    table.answer("offer")
    assert RULES.outcome(table.position.state) is not None and turns(table)[-1] == (3, 1)


def test_an_offer_stands_until_the_next_answer() -> None:
    """[T1.12] The Germans keep on; the British, asked again, keep on too; then the Germans alone offer it."""
    table = battle()
    table.answer("offer", 4, 3)
    table.pass_to("peace-answer", 1)
    table.answer("keep", 4, 3)
    table.pass_to("peace", 0)
    assert turns(table)[-1] == (4, 0)
    table.answer("keep", 4, 3)
    table.pass_to("peace", 1)
    table.answer("offer", 4, 3)
    assert RULES.outcome(table.position.state) is None


def test_whoever_is_asked_is_told_whether_an_offer_stands() -> None:
    """[T1.12] For to answer it with another ends the battle; after the first has been asked again it stands no more."""
    table = battle()
    table.answer("keep", 4, 3)
    table.pass_to("peace", 1)
    table.answer("offer", 4, 3)
    table.pass_to("peace-answer", 0)
    for lang in ("en", "fr"):
        assert has_own_words(lang)
    table.answer("keep", 4, 3)
    table.pass_to("peace", 1)


def has_own_words(lang: str) -> bool:
    """Whether the question of whoever would end it at once is not that of whoever offers first."""
    words = registry.game("coupdemain").words(lang)
    return words.text("ask-peace", {"turn": 3}) != words.text("ask-peace-answer", {"turn": 3}) and words.has(
        "do-offer-in-peace-answer"
    )


def test_nobody_is_asked_without_the_option() -> None:
    """[T1.12] It is fought to its last turn. The staff would never end it before."""
    table = battle(peaceful=False)
    assert turns(table)[-1] == (6, 1)
    asked = battle()
    choice = asked.position.choice
    assert choice is not None
    scores = dict(zip(asked.offered(), RULES.staff.judge(asked.position.state, choice)))
    assert scores["keep 0"] > scores["offer 0"]
