"""Chapter 5: the paratroops."""

from bridgehead.games.remagen.march.airdrop import paratroops
from bridgehead.games.remagen.printed.ground import AROUND
from bridgehead.games.remagen.state import LOST
from tests.games.remagen.positions import Field, names, sector, unit


def dropping(dice: list[int], turn: int = 8, quota: int = 30) -> Field:
    """The beginning of an American turn, the dice ready."""
    field = Field("drop", turn=turn, dice=dice)
    field.g.quota = quota
    return field


def test_the_drop_is_offered_on_turn_eight() -> None:
    """[5.1] Not before, and not after."""
    assert dropping([]).choice.prompt == "air-drop"
    assert dropping([], turn=7).choice.prompt == "bring"
    assert dropping([], turn=9).choice.prompt == "bring"


def test_the_drop_is_paid_from_the_quota() -> None:
    """[5.1] Twelve points; without them there is no drop."""
    field = dropping([1, 3, 3, 4])
    field.play("jump")
    assert field.now.quota == 18
    short = dropping([], quota=11)
    assert short.choice.prompt != "air-drop"
    assert short.told("drop-unpaid") == [(12, 11)]


def test_one_die_gives_the_number_and_three_the_letter() -> None:
    """[5.2] A 4 is 16, ten pips are I: the zone is I16 and its neighbours."""
    field = dropping([4, 3, 3, 4])
    field.play("jump")
    assert field.told("drop-zone") == [(sector("I16"), 4, 10)]
    assert set(field.options("land")) <= set(names([sector("I16"), *AROUND[sector("I16")]]))


def test_twelve_trays_land_in_nine_sectors() -> None:
    """[5.3] Six trays to a sector of open ground; each is asked for."""
    field = dropping([6, 5, 5, 5])  # D18, where six trays find room, then its neighbours
    field.play("jump")
    for _ in range(6):
        field.play("land:D18")
    assert "D18" not in field.options("land")
    for _ in range(6):
        field.play("land:E18")
    assert field.choice.prompt == "bring"


def test_they_may_move_after_landing() -> None:
    """[5.5] One full infantry move."""
    field = dropping([4, 3, 3, 4])
    field.play("jump", "land:J17")
    assert field.now.left[field.choice.about[0] - 1] == 4


def test_beside_germans_they_stay_and_attack() -> None:
    """[5.5] Landing in a zone of control is allowed; there they fight that turn."""
    field = dropping([4, 3, 3, 4])
    field.de("infantry", "J17")
    field.play("jump")
    for _ in range(6):
        field.play("land:I17")
    for _ in range(6):
        field.play("land:H16")
    field.no_reserves()
    field.play("enough", "end-moves") if field.choice.prompt == "bring" else field.play("end-moves")
    if field.choice.prompt == "fire":
        field.play("end-fire")
    assert field.choice.prompt == "battle"


def test_beside_germans_they_do_not_even_take_the_road() -> None:
    """[5.5] H17 is beside the Germans in I18 and on the road to G16; only the trays of H15 may move."""
    field = dropping([4, 3, 3, 4])
    field.de("infantry", "I18")
    field.play("jump")
    for there in ["H17"] * 6 + ["H15"] * 6:
        field.play(f"land:{there}")
    field.no_reserves()
    while field.choice.prompt != "march":
        field.play(field.options()[-1])
    assert [field.where(unit(name)) for name in field.options("move")] == ["H15"]


def test_when_germans_hold_all_nine_sectors_it_is_tried_again() -> None:
    """[5.4] No points are paid, and on turn 9 the question comes again."""
    field = dropping([6, 6, 6, 6])  # A18, with A17, B17, B18
    for where in ("A17", "A18", "B17", "B18"):
        field.de("infantry", where)
    field.play("jump")
    assert field.told("drop-failed") == [(sector("A18"),)]
    assert field.now.quota == 30 and field.now.drop == 1
    again = dropping([1, 3, 3, 4], turn=9)
    again.g.drop = 1
    assert again.choice.prompt == "air-drop"


def test_where_friends_leave_no_room_it_is_tried_again() -> None:
    """[5.4] Three of the four sectors round A18 are held by Germans, the fourth is full of Americans: nobody jumps."""
    field = dropping([6, 6, 6, 6])
    for where in ("A17", "A18", "B17"):
        field.de("infantry", where)
    field.us("infantry", "B18", 6)
    field.play("jump")
    assert field.told("drop-lost") == [] and field.now.quota == 30 and field.now.drop == 1


def test_who_finds_no_room_beside_his_comrades_is_lost() -> None:
    """[5.3] Only one sector is free: six of the twelve land in it."""
    field = dropping([6, 6, 6, 6])
    for where in ("A17", "A18", "B17"):
        field.de("infantry", where)
    field.play("jump", *["land:B18"] * 6)
    assert len(field.told("landed")) == 6 and len(field.told("drop-lost")) == 6 and field.now.quota == 18


def test_who_stays_on_the_ground_is_not_asked_again() -> None:
    """[5.4] The second attempt is for a failed one only."""
    field = dropping([])
    field.play("no-jump")
    assert field.now.drop == 2


def test_twelve_points_are_enough() -> None:
    """[5.1] Nothing is left for anybody else then."""
    assert dropping([], quota=12).choice.prompt == "air-drop"


def test_who_could_not_pay_on_the_ninth_turn_does_not_jump_on_the_tenth() -> None:
    """[5.4] The second chance is one on that turn."""
    field = dropping([], turn=9, quota=11)
    field.g.drop = 1
    assert field.choice.prompt == "bring" and field.told("drop-unpaid")
    field = dropping([], turn=10)
    field.g.drop = 1
    assert field.choice.prompt == "bring"


def test_without_paratroops_nobody_is_asked() -> None:
    """[5.1] In a scenario in which they are lost before the beginning."""
    field = dropping([])
    for tray in paratroops(field.g):
        field.g.place[tray] = LOST
    assert field.choice.prompt == "bring"


def test_paratroops_come_by_air_only() -> None:
    """[1.2] They are not among those who are brought by road."""
    field = Field("entry", turn=3)
    field.g.quota = 30
    assert field.options("bring") and not [name for name in field.options("bring") if "paratroops" in name]
