"""Chapter 9: nobody is lost at odds worse than 1-6 who need not be, whoever declines, names, joins or unites."""

from time import process_time

import pytest

from bridgehead.games.remagen.combat.bearing import Party, Stretch, is_enough, least_lost
from bridgehead.games.remagen.rulebook import RULES
from tests.games.remagen.positions import Field, names, sector
from tests.games.remagen.test_09_front import front

Pieces = list[tuple[str, str, int]]


def engaged(americans: Pieces, germans: Pieces, *answers: str, die: int = 6) -> Field:
    """The Americans engage all the Germans; then the Germans lay out their front."""
    field = Field("front", dice=[die])
    for kind, where, count in americans:
        field.us(kind, where, count)
    for kind, where, count in germans:
        field.de(kind, where, count)
    field.no_reserves().play(*answers)
    assert field.results() == ["ENG"]
    field.play("end-moves")
    return field


def laid_out(field: Field) -> list[tuple[object, ...]]:
    """Who attacks whom in the half turn that goes on."""
    half = max(place for place, event in enumerate(field.log) if event.kind == "half-turn")
    return [event.args[:2] for event in field.log[half:] if event.kind in ("laid-out", "declined")]


def test_who_is_needed_to_mend_the_battle_beside_him_does_not_decline() -> None:
    """[9.9] [9.2] O5 attacks the tray of N6 and cannot be spared by P3: alone he had three to twenty, with him five."""
    field = engaged(
        [("infantry", "N6", 2), ("heavy-tank", "P4", 1)],
        [("infantry", "O5", 3), ("infantry", "P3", 2)],
        "against:O5",
        "resolve:O5",
    )
    field.play("against:N6")
    assert (sector("P3"), sector("P4")) in laid_out(field)
    assert len(field.told("joined")) == 1 and field.choice.prompt == "battle"


def test_who_is_not_needed_may_decline_though_another_has_declined_before() -> None:
    """[9.9] [9.2] The same three: if O5 declines, P3 would be two to eighteen, and declines too."""
    field = engaged(
        [("infantry", "N6", 2), ("heavy-tank", "P4", 1)],
        [("infantry", "O5", 3), ("infantry", "P3", 2)],
        "against:O5",
        "resolve:O5",
    )
    assert field.options() == ["against:N6", "against:P4", "decline"]
    field.play("decline")
    assert field.told("declined") == [(sector("O5"),), (sector("P3"),)]


def test_of_three_the_last_may_not_decline_if_that_leaves_the_second_alone() -> None:
    """[9.9] [9.2] M6 has declined, O4 attacks the tank of N5: with P4 it is 4 to 24, without 3 to 24."""
    field = engaged(
        [("medium-tank", "N5", 1), ("medium-tank", "O3", 1)],
        [("infantry", "M6", 3), ("infantry", "O4", 3), ("infantry", "P4", 1)],
        "against:O4",
        "against:O4",
        "resolve:O4",
    )
    field.play("decline", "against:N5")
    assert (sector("P4"), sector("O3")) in laid_out(field) and field.options() == ["resolve:N5"]


def test_whoever_can_be_joined_by_a_strong_neighbour_has_the_option_to_counter_attack() -> None:
    """[9.9] L4 attacks L5, so M6 may not leave him in the lurch. N5 alone were 1 to 18, but joined to them 14 to 20."""
    field = engaged(
        [("infantry", "L5", 2), ("heavy-tank", "M4", 1)],
        [("infantry", "L4", 1), ("medium-tank", "M6", 1), ("infantry", "N5", 1)],
        "against:L4",
        "resolve:L4",
    )
    field.play("against:L5")
    assert (sector("M6"), sector("L5")) in laid_out(field)
    assert field.choice.about == (sector("N5"),) and field.options() == ["against:M4", "decline"]
    field.play("against:M4")
    assert field.options() == ["resolve:L5"]


def test_all_stretches_that_a_decline_leaves_must_be_sound() -> None:
    """[9.9] [9.2] N3 fights well without O5, but N7 alone were 1 to 18: O5 has to come to his help."""
    field = engaged(
        [("infantry", "O4", 2), ("heavy-tank", "O6", 1)],
        [("medium-tank", "N3", 1), ("infantry", "N7", 1), ("medium-tank", "O5", 1)],
        "against:O5",
        "resolve:O5",
        die=5,
    )
    field.play("against:O4", "against:O6")
    assert laid_out(field)[-1] == (sector("O5"), sector("O6"))


def test_an_enemy_left_out_joins_a_battle_that_is_lost_anyway() -> None:
    """[9.1] [9.2] O5 is lost before the heavy tank of O6; O4 beside both is not to drag the trays of P4 along."""
    field = front(
        [("infantry", "O5", 1), ("infantry", "P4", 2)],
        [("infantry", "P3", 2), ("heavy-tank", "O6", 1), ("medium-tank", "O4", 1)],
    )
    field.play("against:O6")
    assert (sector("O5"), sector("O4")) in field.told("laid-out")
    assert (sector("P4"), sector("P3")) in field.told("laid-out")


def test_so_it_is_wherever_they_stand() -> None:
    """[9.1] [9.2] M4 is lost before the heavy tank of L3, and takes on N5 too; the trays of O4 fight P3 alone."""
    field = front(
        [("infantry", "M4", 1), ("infantry", "O4", 2)],
        [("heavy-tank", "L3", 1), ("medium-tank", "N5", 1), ("infantry", "P3", 2)],
    )
    field.play("against:L3")
    assert field.told("laid-out")[-1] == (sector("M4"), sector("N5"))


def party(strength: int, *beside: int, declines: bool = False) -> Party:
    """A sector alone, beside enemies that are known by their numbers; its own is the strength."""
    return Party(1 << strength, strength, 0, sum(1 << foe for foe in beside), declines)


def test_who_is_given_up_takes_nobody_from_a_sector_that_must_attack_him() -> None:
    """[9.1] Enemy 1 (18) is beside the one alone, enemy 2 beside both: the other must fight him, and can at 6 only."""
    for worth, enough in ((12, True), (13, False)):
        stretch = Stretch([party(1, 1, 2), party(2, 2)], 0b110, {1: 18, 2: worth})
        assert is_enough(stretch, 1 << 1) is enough


def test_who_may_decline_is_not_lost() -> None:
    """[9.9] One alone against 18 is lost, unless he may decline; if he does, the other is spared nothing by him."""
    for declines in (True, False):
        stretch = Stretch([party(1, 1, declines=declines), party(2, 2)], 0b110, {1: 18, 2: 12})
        assert least_lost(stretch) == ([0] if declines else [1 << 1])


@pytest.mark.parametrize(("strong", "asked"), [("medium-tank", "together"), ("heavy-tank", "battle")])
def test_battles_at_1_6_may_be_united_and_none_with_one_that_is_lost(strong: str, asked: str) -> None:
    """[9.2] [9.4] O2 and O4 fight the tank of N3 at exactly 1-6, O6 that of N5, or is lost before a heavy one."""
    field = front(
        [("infantry", "O2", 1), ("infantry", "O4", 1), ("infantry", "O6", 2)],
        [("medium-tank", "N3", 1), (strong, "N5", 1)],
    )
    if field.choice.prompt == "front":
        field.play("against:N3")
    assert field.choice.prompt == asked
    if asked == "battle":
        assert field.options() == ["resolve:N3", "resolve:N5"]


def test_a_weak_battle_is_not_mended_by_whom_others_need_more() -> None:
    """[9.2] O5 can help M5, or N3 and O4: he helps the two, so that M5 alone is lost."""
    field = front(
        [("infantry", "M5", 3), ("infantry", "N3", 1), ("infantry", "O4", 1), ("infantry", "O5", 3)],
        [
            ("medium-tank", "L5", 1),
            ("medium-tank", "M4", 1),
            ("infantry", "M4", 2),
            ("medium-tank", "N4", 2),
            ("infantry", "N5", 5),
        ],
    )
    while field.choice.prompt == "front":
        wanted = {"M5": "M4", "N3": "N4", "O4": "N4", "O5": "N5"}[names(list(field.choice.about))[0]]
        field.play(f"against:{wanted}" if f"against:{wanted}" in field.options() else field.options()[0])
    odds = [RULES.odds(field.now, field.choice, option) for option in field.choice.options]
    assert [(one.column, one.modifiers[0].value) for one in odds if one] == [("<1-6", 3), ("1-6", 5)]


def test_many_who_may_decline_are_not_tried_in_all_ways() -> None:
    """[9.9] Twenty who may decline, beside one who may not and is lost: a million ways would take minutes."""
    parties = [party(1, 1), *(Party(1 << 30 + one, 1, 0, 1 << 1, True) for one in range(20))]
    began = process_time()
    assert not is_enough(Stretch(parties, 0b10, {1: 1000}), 0)
    assert process_time() - began < 1
