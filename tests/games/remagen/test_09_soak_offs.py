"""Chapter 9: obligatory battles that stay obligatory, and soak-offs that are not too weak."""

from bridgehead.games.remagen.rulebook import RULES
from tests.games.remagen.positions import Field, sector
from tests.games.remagen.test_09_front import front


def test_a_battle_does_not_vanish_when_a_winner_advances_into_its_sector() -> None:
    """[9.1] [9.5] The heavy tank drives O3 away and follows to O4: the tray there must still attack O5."""
    field = Field("front", dice=[3])
    field.us("heavy-tank", "O2")
    field.us("infantry", "O4")
    field.de("infantry", "O3", 4)
    field.de("infantry", "O5")
    field.us("infantry", "A6")
    field.no_reserves()
    field.play("against:O5")
    assert field.options() == ["resolve:O3", "resolve:O5"]
    field.play("resolve:O3")
    assert field.results() == ["DR 3"]
    while field.choice.prompt == "rout":
        field.play(field.options()[0])
    field.play("advance:O4")
    assert field.options() == ["resolve:O5"]
    odds = RULES.odds(field.now, field.choice, field.choice.options[0])
    assert odds is not None and [one.value for one in odds.modifiers] == [1, 1]


def test_who_advanced_into_a_sector_does_not_fire_in_its_fire_contact() -> None:
    """[9.8] The tank has had its battle; only the tray exchanges fire with O5."""
    field = Field("front", dice=[3, 3, 6, 1, 1, 4])
    field.us("heavy-tank", "O2")
    tray = field.us("infantry", "O4")
    field.de("infantry", "O3", 4)
    field.de("infantry", "O5")
    field.us("infantry", "A6")
    field.no_reserves()
    field.play("against:O5", "resolve:O3")
    while field.choice.prompt == "rout":
        field.play(field.options()[0])
    field.play("advance:O4", "resolve:O5")
    assert field.told("salvo")[0][2] == (tray,)


def test_an_avoidable_soak_off_below_1_6_is_fought_with_another_battle() -> None:
    """[9.2] The tank of N2 takes on M3; O1 alone would attack the tank in O2 at 1-12, so all fight together, 13-30."""
    field = front(
        [("medium-tank", "N2", 1), ("infantry", "O1", 1)], [("heavy-tank", "M3", 1), ("medium-tank", "O2", 1)]
    )
    field.play("against:M3")
    assert len(field.told("joined")) == 1
    assert len(field.options()) == 1
    odds = RULES.odds(field.now, field.choice, field.choice.options[0])
    assert odds is not None and odds.column == "1-3"
    assert [one.value for one in odds.modifiers] == [13, 30]


def test_the_attacker_says_with_which_battle_a_weak_one_is_fought() -> None:
    """[9.2] Both tanks turned away from O4, which the tray in P4 must now attack at 1-12: one of them comes to help."""
    field = front(
        [("medium-tank", "N3", 1), ("medium-tank", "N5", 1), ("infantry", "P4", 1)],
        [("infantry", "M2", 2), ("infantry", "M6", 3), ("medium-tank", "O4", 1)],
    )
    field.play("against:M2", "against:M6")
    assert field.choice.prompt == "too-weak" and field.options() == ["with:M2", "with:M6"]
    odds = [RULES.odds(field.now, field.choice, option) for option in field.choice.options]
    assert [[one.value for one in shown.modifiers] for shown in odds if shown] == [[13, 14], [13, 15]]
    field.play("with:M6")
    assert field.told("joined") == [(sector("O4"), sector("M6"))]
    assert field.options() == ["resolve:M2", "resolve:M6"]


def test_a_weak_battle_does_not_spoil_an_automatic_victory() -> None:
    """[9.2] [9.6] N3 overran M2. P4 would attack O4 at 1-12; with M2 that would be no seven to one: M6 it must be."""
    field = Field()
    field.us("medium-tank", "N3")
    field.us("medium-tank", "N5")
    field.us("infantry", "P4")
    field.de("infantry", "M2")
    field.de("infantry", "M6", 3)
    field.de("medium-tank", "O4")
    field.no_reserves().play("overrun:M2", "end-moves")
    while field.choice.prompt == "fire":
        field.play("end-fire")
    field.play("against:M6")
    assert field.told("joined") == [(sector("O4"), sector("M6"))]
    assert field.options() == ["resolve:M2", "resolve:M6"]


def test_exactly_1_6_is_enough() -> None:
    """[9.2] [9.4] One tray against the heavy tank and four against a medium one: together five to thirty."""
    field = front([("infantry", "N2", 4), ("infantry", "P1", 1)], [("heavy-tank", "O2", 1), ("medium-tank", "O3", 1)])
    field.play("against:O3")
    shown = RULES.odds(field.now, field.choice, field.choice.options[0])
    assert shown is not None and [one.value for one in shown.modifiers] == [5, 30] and shown.column == "1-6"


def test_where_nothing_helps_the_attacker_is_eliminated() -> None:
    """[9.2] [9.7] The tank far off cannot help the tray beside the heavy tank."""
    field = front([("infantry", "O3", 1), ("medium-tank", "O9", 1)], [("heavy-tank", "N3", 1), ("infantry", "N9", 1)])
    assert field.options() == ["resolve:N3", "resolve:N9"]
    odds = RULES.odds(field.now, field.choice, field.choice.options[0])
    assert odds is not None and [code for code, _ in odds.results] == ["A ELIM"]


def test_a_battle_for_the_corner_must_not_be_left_too_weak() -> None:
    """[9.2] A1 is a sector like any other: the tank of B2 may not leave the tray of A2 to attack it at 1-12."""
    field = front([("infantry", "A2", 1), ("medium-tank", "B2", 1)], [("medium-tank", "A1", 1), ("infantry", "C3", 1)])
    assert field.told("laid-out") == [
        (sector("A2"), sector("A1")),
        (sector("B2"), sector("A1")),
        (sector("B2"), sector("C3")),
    ]


def test_an_enemy_left_out_joins_no_battle_that_he_would_make_hopeless() -> None:
    """[9.1] [9.2] P4 stands beside O3 and O5: the tray of O5 would have to fight thirteen, the tank of O3 can."""
    field = front(
        [("medium-tank", "O3", 1), ("infantry", "O5", 1)],
        [("infantry", "N2", 1), ("infantry", "N6", 1), ("medium-tank", "P4", 1)],
    )
    field.play("against:N2")
    assert field.told("laid-out")[-1] == (sector("O3"), sector("P4"))
    assert field.options() == ["resolve:N2", "resolve:N6"]


def test_the_foes_of_a_battle_count_with_the_one_left_out() -> None:
    """[9.1] [9.2] The bazooka of O5 against two cars and a tank would be worse than 1-6; against the tank alone not."""
    field = front(
        [("medium-tank", "O3", 1), ("bazooka", "O5", 1)],
        [("infantry", "N2", 1), ("armored-car", "N6", 2), ("medium-tank", "P4", 1)],
    )
    field.play("against:N2")
    if field.choice.prompt == "front":
        field.play("against:N6")
    assert field.told("laid-out")[-1] == (sector("O3"), sector("P4"))


def test_the_attacker_says_who_takes_on_an_enemy_left_out() -> None:
    """[9.1] P4 stands beside O3 and O5, which have attacked N2 and N6: either may fight it too."""
    field = front(
        [("medium-tank", "O3", 1), ("medium-tank", "O5", 1)],
        [("infantry", "N2", 1), ("infantry", "N6", 1), ("infantry", "P4", 1)],
    )
    field.play("against:N2", "against:N6")
    assert field.choice.prompt == "left-out" and field.options() == ["also-by:O3", "also-by:O5"]
    field.play("also-by:O5")
    odds = [RULES.odds(field.now, field.choice, option) for option in field.choice.options]
    assert [[one.value for one in shown.modifiers] for shown in odds if shown] == [[12, 1], [12, 2]]


def test_one_to_seven_is_worse_than_one_to_six() -> None:
    """[9.2] A car and a machine gun, seven points, against one tray: it is fought together with its neighbour."""
    americans = [("medium-tank", "N2", 1), ("infantry", "O1", 1)]
    field = front(americans, [("heavy-tank", "M3", 1), ("armored-car", "O2", 1), ("machine-gun", "O2", 1)])
    field.play("against:M3")
    assert len(field.told("joined")) == 1 and len(field.options()) == 1


def test_odds_of_a_battle_that_others_are_in_already() -> None:
    """[9.1] [9.2] O3 attacks N4; the tank of O5 would make it twenty-four against two."""
    field = front(
        [("medium-tank", "O3", 1), ("medium-tank", "O5", 1)],
        [("infantry", "N2", 1), ("infantry", "N4", 2), ("infantry", "P6", 1)],
    )
    field.play("against:N4")
    odds = RULES.odds(field.now, field.choice, field.choice.options[field.options().index("against:N4")])
    assert odds is not None and odds.modifiers[0].value == 24


def test_the_enemy_is_no_help_against_himself() -> None:
    """[9.2] A tank behind the heavy one of N4 does not make it any better for the tray of O3, which turns to N2."""
    field = front([("infantry", "O3", 1)], [("heavy-tank", "N4", 1), ("infantry", "N2", 2), ("medium-tank", "M4", 1)])
    assert field.told("laid-out")[0] == (sector("O3"), sector("N2"))


def test_nobody_is_drawn_into_a_battle_that_he_makes_hopeless_for_others() -> None:
    """[9.1] [9.2] With the gun of O2 the machine gun of O4 would be 6 to 36, but P5, whom nobody else can attack, comes
    along: at 6 to 41 both were lost. It must fight P5 at 1-3, and leave the gun to its fate.
    """
    field = front(
        [("anti-tank-gun", "O2", 1), ("machine-gun", "O4", 1)], [("heavy-tank", "N3", 2), ("armored-car", "P5", 1)]
    )
    assert (sector("O4"), sector("P5")) in field.told("laid-out")
    odds = [RULES.odds(field.now, field.choice, option) for option in field.choice.options]
    assert [(one.column, [value.value for value in one.modifiers]) for one in odds if one] == [
        ("<1-6", [4, 36]),
        ("1-3", [2, 5]),
    ]


def test_a_soak_off_that_an_enemy_left_out_makes_too_weak_is_not_offered() -> None:
    """[9.1] [9.2] The gun of O4 against the bazooka of N5 or the tanks of P5 would be 4 to 27, since nobody else is
    beside either; with the howitzer against all three it is 1-3.
    """
    field = front(
        [("howitzer", "O3", 1), ("anti-tank-gun", "O4", 1)],
        [("medium-tank", "N4", 1), ("bazooka", "N5", 1), ("medium-tank", "P5", 2)],
    )
    assert field.options() == ["resolve:N4"]
    odds = RULES.odds(field.now, field.choice, field.choice.options[0])
    assert odds is not None and odds.column == "1-3"


def test_whom_a_hopeless_sector_names_is_not_asked_if_it_fights_them_all() -> None:
    """[9.1] [9.2] One tray alone beside two tanks: whichever it names, it is eliminated by both."""
    field = front([("infantry", "O4", 1)], [("medium-tank", "N3", 1), ("medium-tank", "N5", 1)])
    assert field.options() == ["resolve:N3"]


def test_an_enemy_left_out_leaves_room_for_one_whom_nobody_else_can_attack() -> None:
    """[9.1] [9.2] The six of O4 have P3 to fight besides N3: with the tanks of N5 that would be 6 to 37, so O6 does."""
    field = front(
        [("light-tank", "O4", 1), ("medium-tank", "O6", 1)],
        [("infantry", "N3", 1), ("medium-tank", "N5", 2), ("infantry", "N7", 1), ("medium-tank", "P3", 1)],
    )
    field.play("against:N3", "against:N7")
    assert (sector("O6"), sector("N5")) in field.told("laid-out")
    assert (sector("O4"), sector("P3")) in field.told("laid-out")
