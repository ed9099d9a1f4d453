"""Whether the end of the arrivals is meant."""

from bridgehead import registry
from bridgehead.engine.choice import Option
from bridgehead.engine.play.match import Match


def sure(match: Match, option: Option) -> list[tuple[str, int]]:
    assert match.choice is not None
    return match.game.rules.notes(match.state, match.choice, option)


def to_the_arrivals() -> Match:
    match = registry.game("remagen").match("short", seed=3)
    while match.choice is not None and match.choice.prompt != "bring":
        match.take(match.choice.options[0])
    return match


def test_with_most_of_the_quota_unspent_the_end_of_arrivals_is_asked_about() -> None:
    """[3.4] "Nothing more" while more than half is left; with half of it spent it may be meant."""
    match = to_the_arrivals()
    assert match.choice is not None
    whole = match.choice.about[0]
    assert sure(match, match.choice.options[0]) == []
    while match.choice.prompt == "bring" and 2 * match.choice.about[0] > whole:
        assert sure(match, ("enough", 0)) == [("sure-unspent", match.choice.about[0])]
        match.take(match.choice.options[0])
        match.take(match.choice.options[0])
    assert match.choice.prompt == "bring" and match.choice.about[0] < whole
    assert sure(match, ("enough", 0)) == []


def test_before_the_dice_of_the_drop_it_is_asked_about() -> None:
    """[5.2] No odds are shown for where the paratroops come down, so that one act must not roll for it."""
    match = registry.game("remagen").match("historical", seed=1)
    while match.choice is not None and match.choice.prompt != "air-drop":
        match.take(match.choice.options[-1] if match.choice.prompt == "bring" else match.choice.options[0])
    assert match.choice is not None
    assert [key for key, _ in sure(match, ("jump", 0))] == ["sure-jump"]
    assert sure(match, ("no-jump", 0)) == []
