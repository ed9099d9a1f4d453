"""Chapter 12: length, victory, and the end before its time; all of it ours."""

import pytest

from bridgehead.games.remagen.turn.victory import LABELS, level, tally, value_east
from tests.games.remagen.positions import Field


def at_the_end(turn: int = 15) -> Field:
    """The German half of the last turn is over."""
    return Field("done", "german", turn)


def test_the_game_ends_after_the_fifteenth_turn() -> None:
    """[12.1] Not before."""
    field = at_the_end(14)
    field.us("infantry", "C12")
    assert field.choice.seat == 0 and field.now.turn == 15
    last = at_the_end()
    last.us("infantry", "C12")
    last.begin()
    assert last.position is not None and last.position.choice is None


def test_value_is_counted_east_of_the_river() -> None:
    """[12.2] In replacement values, riders included; not on the bridge, not in the west."""
    field = at_the_end()
    field.us("truck", "C12")
    field.us("heavy-tank", "I9")
    field.us("medium-tank", "H7")
    field.us("infantry", "D13", 2)
    assert value_east(field.g) == 7


def with_value(field: Field, value: int) -> None:
    """So much American value in the east, for thresholds below 174."""
    kinds = (("heavy-tank", 18, 3), ("medium-tank", 12, 6), ("light-tank", 6, 6), ("infantry", 1, 24))
    places = iter(["A13", "B12", "B13", "C12", "E11", "E12", "F16", "G12", "G13", "M13", "M14", "M12", "Q12", "Q11"])
    for kind, worth, most in kinds:
        while value >= worth and most:
            field.us(kind, next(places))
            value -= worth
            most -= 1


@pytest.mark.parametrize("step", [0, 1, 2])
@pytest.mark.parametrize("bridge", [True, False])
def test_levels_of_victory(step: int, bridge: bool) -> None:
    """[12.2] A threshold reached, with and without a pontoon bridge."""
    field = at_the_end()
    with_value(field, field.g.levels[step])
    if bridge:
        field.g.labour[1], field.g.finished[1] = 30, 5
    expected = ["us-marginal", "us-substantial", "us-decisive"][step] if bridge else "us-marginal"
    assert LABELS[level(field.g)] == expected


def test_below_the_first_threshold_the_germans_win() -> None:
    """[12.2] Marginally while somebody is across, decisively when nobody is."""
    field = at_the_end()
    assert LABELS[level(field.g)] == "german-decisive"
    field.us("infantry", "C12")
    assert LABELS[level(field.g)] == "german-marginal"


def test_what_the_result_hangs_on() -> None:
    """[12.2] Points for what stands in the east; besides, four conditions, of which two hold here."""
    field = at_the_end()
    field.g.labour[1], field.g.finished[1] = 30, 5
    field.us("medium-tank", "B12")
    field.us("infantry", "C12", 2)
    field.de("infantry", "A18", 3)
    found = tally(field.g)
    points = [(part.key, part.n, part.of, part.points) for part in found.parts if not part.condition]
    assert points == [("east-medium-tank", 1, 0, 12), ("east-infantry", 2, 0, 2)]
    conditions = [(part.key, part.n, part.met) for part in found.parts if part.condition]
    assert conditions == [("bridges", 1, True), ("both-ends", 0, False), ("outnumber", 3, True), ("through", 0, False)]


def test_thrown_back_before_the_end() -> None:
    """[12.3] Where the scenario says so: across once, nobody left, no bridge standing or begun, it is over at once."""
    field = at_the_end(6)
    field.g.crossed = field.g.sudden_end = True
    field.g.railway = False
    field.begin()
    assert field.position is not None and field.position.choice is None
    assert LABELS[field.now.result] == "german-decisive"


@pytest.mark.parametrize("spared", ["railway", "labour", "crossed", "sudden_end"])
def test_not_thrown_back_while_something_is_left(spared: str) -> None:
    """[12.3] A bridge, a bridge begun, nobody ever across, or a scenario that does not end like that."""
    field = at_the_end(6)
    field.g.crossed = spared != "crossed"
    field.g.railway = spared == "railway"
    field.g.labour[1] = 4 if spared == "labour" else 0
    field.g.sudden_end = spared != "sudden_end"
    assert field.choice.seat == 0


def test_as_much_as_the_germans_is_not_more() -> None:
    """[12.2] No bridge, and as much on either side: neither condition is met."""
    field = at_the_end()
    field.us("infantry", "C12", 3)
    field.de("infantry", "A18", 3)
    met = {part.key: part.met for part in tally(field.g).parts if part.condition}
    assert met == {"bridges": False, "both-ends": False, "outnumber": False, "through": False}


def test_a_breakthrough_is_decisive() -> None:
    """[12.2] Americans on a German replacement sector, whatever else there is."""
    field = at_the_end()
    field.us("infantry", "H18")
    assert LABELS[level(field.g)] == "us-decisive"


@pytest.mark.parametrize(("more", "expected"), [(0, "us-substantial"), (1, "us-decisive")])
def test_to_be_decisive_it_must_outweigh_the_germans(more: int, expected: str) -> None:
    """[12.2] As much as they have is not enough."""
    field = at_the_end()
    field.g.labour[1], field.g.finished[1] = 30, 5
    field.g.levels = (5, 10, 36)
    field.us("heavy-tank", "C12", 2)
    field.put("american", "infantry", "D12", more)
    field.de("heavy-tank", "M15", 2)
    assert LABELS[level(field.g)] == expected


@pytest.mark.parametrize(("where", "over"), [("C12", True), ("C6", False)])
def test_who_was_driven_back_over_the_river_has_lost_at_once(where: str, over: bool) -> None:
    """[12.3] The last tray in the east is eliminated on the sixth turn; who never crossed goes on in the west."""
    field = Field("front", "german", 6)
    field.g.sudden_end, field.g.railway = True, False
    field.us("infantry", where)
    field.us("infantry", "M2")
    field.de("heavy-tank", "C13" if over else "C7")
    field.no_reserves().play(f"resolve:{where}", "stay")
    assert field.results() == ["D ELIM"] and field.position is not None
    assert (field.position.choice is None) is over


def test_while_somebody_is_left_in_the_east_it_goes_on() -> None:
    """[12.3] One tray is enough."""
    field = at_the_end(6)
    field.g.sudden_end, field.g.railway = True, False
    field.us("infantry", "C12")
    assert field.choice.seat == 0
