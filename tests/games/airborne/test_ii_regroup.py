"""[II.H] [II.B] From sticks to platoons."""

from bridgehead.games.airborne.combat.close_assault import may_assault
from bridgehead.games.airborne.combat.direct_fire import may_fire
from bridgehead.games.airborne.landing.regroup import form_options
from bridgehead.games.airborne.march.movement import may_move
from bridgehead.games.airborne.state import DISPERSED, FORMED, MERGED, SPENT, SPLIT
from bridgehead.games.airborne.turn import sequence
from tests.games.airborne.field import GUARDS, PLATOON, Field, h


def jumped(places: dict[int, str], defender: dict[str, str] | None = None) -> Field:
    """Sticks of two platoons standing about, in the second turn."""
    field = Field(drops={PLATOON: 2, "halifax": 2}, defender=defender)
    for number in (1, 2):
        field.g.where[field.unit(f"{PLATOON}-{number}")] = SPLIT
    for number, place in places.items():
        field.place(f"stick-british-{number}", place)
    field.g.turn = 2
    return field


def test_four_sticks_of_different_planes_make_a_platoon() -> None:
    """[II.H] They need not be of one plane load."""
    field = jumped({1: "E05", 2: "E05", 5: "E05", 6: "E05"})
    field.play("form:E05", acting=0, phase=sequence.FORMING)
    assert field.stack("E05") == [f"{PLATOON}-1"]
    assert field.g.where[field.unit("stick-british-5")] == MERGED


def test_three_sticks_stay_sticks() -> None:
    """[II.B] [II.H] Four to a platoon."""
    field = jumped({1: "E05", 2: "E05", 5: "E05", 6: "E06"})
    choice = field.play(acting=0, phase=sequence.FORMING)
    assert choice is not None and choice.prompt != "phase-forming"


def test_the_dispersed_do_not_count() -> None:
    """[II.H] Undispersed sticks only."""
    field = jumped({1: "E05", 2: "E05", 5: "E05", 6: "E05"})
    field.g.marks[field.unit("stick-british-6")] |= DISPERSED
    assert form_options(field.g) == []


def test_not_beside_an_enemy_in_the_same_hex() -> None:
    """[II.H] The hex must be free of enemies."""
    field = jumped({1: "E05", 2: "E05", 5: "E05", 6: "E05"}, {"E05": GUARDS})
    assert form_options(field.g) == []


def test_sticks_of_other_types_do_not_mix() -> None:
    """[II.H] British and American sticks stay apart."""
    field = Field(drops={PLATOON: 1, "airborne-platoon-american": 1, "c-47": 2})
    for name in ("stick-british-1", "stick-british-2", "stick-american-1", "stick-american-2"):
        field.place(name, "E05")
    assert form_options(field.g) == []


def test_a_new_platoon_moves_and_assaults_but_does_not_fire() -> None:
    """[II.H] In the turn of forming."""
    field = jumped({1: "E05", 2: "E05", 3: "E05", 4: "E05"})
    field.play("form:E05", acting=0, phase=sequence.FORMING)
    platoon = field.unit(PLATOON)
    assert field.has(PLATOON, FORMED)
    assert may_move(field.g, platoon) and may_assault(field.g, platoon) and not may_fire(field.g, platoon)


def test_a_platoon_formed_in_its_owners_turn_may_fire_in_the_next() -> None:
    """[II.H] The mark goes at the end of the segment."""
    field = jumped({1: "E05", 2: "E05", 3: "E05", 4: "E05"})
    field.play("form:E05", acting=0, phase=sequence.FORMING)
    sequence.end_segment(field.g)
    assert may_fire(field.g, field.unit(PLATOON)) and field.at(PLATOON) == "E05" and h("E05") >= 0


def test_sticks_that_fired_out_of_turn_do_not_move_as_a_platoon() -> None:
    """[II.H] [P8.5] Opportunity fire costs them their next segment; a new counter does not give it back."""
    field = jumped({1: "E05", 2: "E05", 3: "E05", 4: "E05"})
    field.g.marks[field.unit("stick-british-2")] |= SPENT
    field.play("form:E05", acting=0, phase=sequence.FORMING)
    assert not may_move(field.g, field.unit(PLATOON)) and not may_assault(field.g, field.unit(PLATOON))
