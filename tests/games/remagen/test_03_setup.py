"""Chapter 3: the German set-up, reserves and American arrivals."""

from bridgehead.games.remagen.board.capacity import WHOLE, used
from bridgehead.games.remagen.printed.components import KIND_OF, KINDS
from bridgehead.games.remagen.printed.ground import AMERICAN_ENTRY, AMERICAN_SETUP, GERMAN_ENTRY, GERMAN_SETUP
from bridgehead.games.remagen.state import lose
from tests.games.remagen.positions import GAME, Field, names, sector, unit


def test_the_germans_set_up_first_beside_the_bridgehead() -> None:
    """[3.1] An armoured car, two anti-tank guns, two bazookas, six trays of infantry in five sectors."""
    match = GAME.match()
    placed: list[str] = []
    while match.choice is not None and match.choice.prompt == "set-up":
        assert match.choice.seat == 1
        placed.append(KINDS[KIND_OF[match.choice.about[0]]])
        assert {number for _, number in match.choice.options} <= set(GERMAN_SETUP)
        match.take(match.choice.options[0])
    assert placed == ["armored-car"] + ["anti-tank-gun"] * 2 + ["bazooka"] * 2 + ["infantry"] * 6
    assert names(GERMAN_SETUP) == ["H10", "H11", "I11", "J10", "J11"]
    assert match.choice is not None and match.choice.seat == 0


def test_an_armoured_car_cannot_be_set_up_on_a_hill_or_in_a_house() -> None:
    """[3.1] [4.1] Of the five sectors only two are open ground."""
    match = GAME.match()
    assert match.choice is not None
    assert names([number for _, number in match.choice.options]) == ["H10", "J10"]


def test_the_americans_begin_round_the_west_bridgehead() -> None:
    """[3.4] On the first turn they come on in the bridgehead and the five land sectors round it."""
    field = Field("entry")
    field.g.quota = 60
    field.play("bring:us-heavy-tank-1")
    assert field.options("place") == names(AMERICAN_SETUP) == ["H6", "H7", "I6", "I7", "J6", "J7"]


def test_the_quota_is_counted_in_replacement_values() -> None:
    """[3.4] [1.2] A truck fights for one and costs five; what cannot be paid is not offered."""
    field = Field("entry", turn=2)
    field.g.quota = 11
    assert "us-medium-tank-1" not in field.options("bring")
    field.play("bring:us-truck-1", "place:G1")
    assert field.choice.about == (6,)
    assert "us-medium-gun-1" not in field.options("bring")
    field.play("bring:us-light-tank-1", "place:G1")
    assert field.choice.prompt == "march"


def test_later_arrivals_come_by_four_roads() -> None:
    """[3.4] Not where a German stands, and only while there is room."""
    field = Field("entry", turn=2)
    field.g.quota = 30
    field.de("infantry", "R5")
    field.us("medium-tank", "A8", 2)
    field.play("bring:us-medium-tank-3")
    assert names(AMERICAN_ENTRY) == ["A8", "G1", "M1", "R5"]
    assert field.options("place") == ["G1", "M1"]


def test_arrivals_may_move_at_once() -> None:
    """[3.4] [4.1] A medium tank drives from G1 to G6 and one sector on."""
    field = Field("entry", turn=2)
    field.g.quota = 12
    field.play("bring:us-medium-tank-1", "place:G1")
    field.play("move:us-medium-tank-1")
    assert "H6" in field.options("to")


def test_the_germans_fill_the_four_sectors() -> None:
    """[3.2] Without a quota, as far as there is room; a sector with an American brings nothing."""
    field = Field("entry", "german")
    field.us("infantry", "H18")
    assert field.choice.prompt == "reserves"
    field.play("bring:de-heavy-tank-1")
    assert names(GERMAN_ENTRY) == ["D18", "H18", "L18", "P18"]
    assert field.options("place") == ["L18", "P18"]
    field.play("place:L18", "bring:de-heavy-tank-2", "place:L18", "bring:de-heavy-tank-3")
    assert field.options("place") == ["P18"]


def test_the_germans_stop_only_when_the_sectors_are_full() -> None:
    """[3.2] They fill the R sectors: there is no `enough` while anything that waits finds room."""
    field = Field("entry", "german")
    while field.choice.prompt in ("reserves", "place"):
        assert "enough" not in field.options()
        field.play(field.options()[0])
    assert [capacity_left(field, name) for name in ("D18", "H18", "L18", "P18")] == [0, 0, 0, 0]


def capacity_left(field: Field, name: str) -> int:
    """The twelfths of a sector that are free."""
    return WHOLE - used(field.now, sector(name))


def test_only_foot_comes_on_in_d18() -> None:
    """[3.3] Infantry and infantry weapons; no vehicle, and no gun though an anti-tank gun could stand in that wood."""
    field = Field("entry", "german")
    field.play("bring:de-bazooka-1")
    assert "D18" in field.options("place")
    field.play("place:D18", "bring:de-anti-tank-gun-1")
    assert field.options("place") == ["H18", "L18", "P18"]


def test_what_is_lost_does_not_come_back() -> None:
    """[3.2] Only pieces not yet on the board come on."""
    field = Field("entry", "german")
    field.g.place[unit("de-rocket-launcher-1")] = -2
    assert "de-rocket-launcher-1" not in field.options("bring")


def test_american_losses_can_be_replaced() -> None:
    """[3.4] [1.2] A tank that was lost comes on again, whole, for its replacement value; German losses are for good."""
    field = Field("entry", turn=2)
    field.g.replaces = True
    field.g.quota = 12
    tank, other = field.us("medium-tank", "C5"), field.de("medium-tank", "C13")
    field.g.hits[tank] = 2
    lose(field.g, tank)
    lose(field.g, other)
    assert (field.where(tank), field.g.hits[tank], field.where(other)) == ("pool", 0, "lost")
    field.play("bring:us-medium-tank-1", "place:G1")
    assert field.where(tank) == "G1"


def test_a_gun_does_not_come_on_in_the_woods() -> None:
    """[3.2] [3.3] D18 is for infantry and infantry weapons; an anti-tank gun, which could stand there, is neither."""
    field = Field("entry", "german")
    field.play("bring:de-anti-tank-gun-1")
    assert field.options("place") == ["H18", "L18", "P18"]


def test_lost_paratroops_are_not_replaced() -> None:
    """[3.4] [5.1] They come by air, once."""
    field = Field()
    field.g.replaces = True
    tray = field.us("paratroops", "C13")
    lose(field.g, tray)
    assert field.where(tray) == "lost"
