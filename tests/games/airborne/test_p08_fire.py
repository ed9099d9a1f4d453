"""[P8.1] [P9.2] [P5.3] [I.C.2] Direct fire and spotting."""

from bridgehead.games.airborne.combat.direct_fire import fire_options, may_fire
from bridgehead.games.airborne.state import DISPERSED, FIRED, SEEN_FIRING, SPENT
from bridgehead.games.airborne.turn import sequence
from tests.games.airborne.field import GAME, GUARDS, PLATOON, RIFLES, Field, h

WOODS = ["....f......."] * 9
RIVER = ["....s......."] * 9


def offered(field: Field) -> list[str]:
    field.g.phase = sequence.FIRE
    return [GAME.notation(one) for one in fire_options(field.g)]


def test_two_platoons_together_at_one() -> None:
    """[P8.1] [P3.1] 4 + 4 against 8 is 1-1; a 2 disperses."""
    field = Field({"E04": PLATOON, "E06": PLATOON}, {"E05": RIFLES}, dice=[2])
    field.play(f"fire-at:{RIFLES}-1", "all")
    assert field.told("fire")[0][3:] == ("1-1", (), 2, "result-D")
    assert field.has(f"{PLATOON}-1", FIRED) and field.has(f"{PLATOON}-2", FIRED)
    assert field.has(RIFLES, DISPERSED)


def test_one_by_one_and_each_once_a_segment() -> None:
    """[P8.1] Who has fired is not asked again; another may still fire at another target."""
    field = Field({"E04": PLATOON, "E06": PLATOON}, {"E05": f"{RIFLES} {GUARDS}"}, dice=[6, 6])
    field.play(f"fire-at:{RIFLES}-1", "enough", f"with:{PLATOON}-2", "fire")
    assert not may_fire(field.g, field.unit(f"{PLATOON}-2"))
    field.play(f"fire-at:{GUARDS}-1")
    assert [args[0] for args in field.told("fire")] == [(101,), (100,)]
    assert offered(field) == []


def test_any_units_of_the_hex_may_be_attacked_together() -> None:
    """[P8.1] Chosen ones defend as one, the others are left alone."""
    field = Field({"E04": f"{PLATOON} {PLATOON}"}, {"E05": f"{GUARDS} {GUARDS} {GUARDS}"}, dice=[1])
    field.play(f"fire-at:{GUARDS}-1", f"also:{GUARDS}-3", "enough", "all")
    assert field.told("fire")[0][3:] == ("1-2", (), 1, "result-D")
    assert [field.has(f"{GUARDS}-{n}", DISPERSED) for n in (1, 2, 3)] == [True, False, True]


def test_a_town_is_one_target() -> None:
    """[P8.1] [P4.2] All in the hex, armoured: small arms cannot fire there, a gun can."""
    field = Field(
        {"E04": PLATOON, "E03": "75mm-how-allied"}, {"E05": f"{GUARDS} {GUARDS}"}, grid=["....t......."] * 9, dice=[2]
    )
    assert offered(field) == ["fire-at-hex:E05"]
    field.play("fire-at-hex:E05")
    assert field.told("fire")[0][0] == (field.g.battle.tag[field.unit("75mm-how-allied")],)
    assert field.told("fire")[0][3:] == ("2-1", (("town", 1),), 2, "result-DD")


def test_no_attack_below_the_lowest_odds() -> None:
    """[P3.1] Security troops (2) against engineers (10) are 1-5."""
    field = Field({"E05": "engineer-platoon-british-44"}, {"E04": GUARDS})
    field.g.acting = 1
    assert offered(field) == []


def test_nobody_fires_beyond_range_or_without_a_line_of_sight() -> None:
    """[P8.1] Range 2; and a wood between."""
    assert offered(Field({"E04": PLATOON}, {"E07": GUARDS})) == []
    assert offered(Field({"E04": PLATOON}, {"E06": GUARDS}, grid=WOODS)) == []


def test_whoever_stands_beside_an_enemy_in_one_hex_does_not_fire() -> None:
    """[II.E] [P8.1] They may only assault each other or leave."""
    field = Field({"E05": PLATOON}, {"E05": RIFLES, "E06": GUARDS})
    assert offered(field) == []


def test_nobody_fires_from_the_bed_of_a_stream() -> None:
    """[P5.3] Nor into it, unless from the next hex or from above."""
    assert offered(Field({"E05": PLATOON}, {"E06": GUARDS}, grid=RIVER)) == []
    assert offered(Field({"E03": PLATOON}, {"E05": GUARDS}, grid=RIVER)) == []
    assert offered(Field({"E04": PLATOON}, {"E05": GUARDS}, grid=RIVER)) == [f"fire-at:{GUARDS}-1"]
    assert offered(Field({"E03": PLATOON}, {"E05": GUARDS}, grid=["//..s......."] * 9)) == []
    assert offered(Field({"E03": PLATOON}, {"E05": GUARDS}, grid=["///.s......."] * 9)) == [f"fire-at:{GUARDS}-1"]


def test_units_in_woods_must_be_spotted_from_the_next_hex() -> None:
    """[P9.2] The mortar sees the wood, but fires at those in it only when a friend stands next to them."""
    alone = Field({"E01": "81mm-mortar"}, {"E05": GUARDS}, grid=WOODS)
    assert offered(alone) == []
    helped = Field({"E01": "81mm-mortar", "E04": PLATOON}, {"E05": GUARDS}, grid=WOODS)
    assert offered(helped) == [f"fire-at:{GUARDS}-1"]
    helped.g.marks[helped.unit(PLATOON)] |= DISPERSED
    assert offered(helped) == []


def test_whoever_fires_in_view_gives_himself_away() -> None:
    """[P9.2] Security troops fire from the wood at what stands in the open; in the next segment they may be fired
    at.
    """
    field = Field({"E03": PLATOON}, {"E05": f"{GUARDS} {GUARDS} {GUARDS} {GUARDS}"}, grid=WOODS, dice=[6])
    field.play(f"fire-at:{PLATOON}-1", f"with:{GUARDS}-1", "all", acting=1)
    assert field.has(f"{GUARDS}-1", SEEN_FIRING)
    sequence.end_segment(field.g)
    assert field.has(f"{GUARDS}-1", SEEN_FIRING)
    field.g.acting = 0
    assert offered(field) == [f"fire-at:{GUARDS}-{n}" for n in (1, 2, 3, 4)]
    sequence.end_segment(field.g)
    assert not field.has(f"{GUARDS}-1", SEEN_FIRING)


def test_wagons_do_not_spot() -> None:
    """[P9.2] Nor do trucks."""
    field = Field({"E05": PLATOON}, {"E01": "81mm-mortar", "E06": "wagon"}, grid=WOODS)
    field.g.acting = 1
    assert offered(field) == []


def test_nobody_is_seen_beyond_four_hexes_at_night() -> None:
    """[I.C.2] A 20 mm battery (range 5 by night) needs somebody nearer."""
    near = {"E01": "20mm-aa"}
    field = Field({"E06": PLATOON}, near, night=True)
    field.g.acting = 1
    assert offered(field) == []
    field = Field({"E06": PLATOON}, {**near, "E02": GUARDS}, night=True)
    field.g.acting = 1
    assert offered(field) == [f"fire-at:{PLATOON}-1"]


def test_whoever_fired_at_planes_does_not_fire_in_his_next_segment() -> None:
    """[P11.1] [P8.1] Until the end of that segment."""
    field = Field({"E06": PLATOON}, {"E04": "20mm-aa"})
    field.g.marks[field.unit("20mm-aa")] |= SPENT
    field.g.acting = 1
    assert offered(field) == []
    sequence.end_segment(field.g)
    assert not field.has("20mm-aa", SPENT)


def test_guns_that_are_silent_at_night() -> None:
    """[P12.4] The howitzers in their casemates."""
    field = Field({"E06": PLATOON}, {"E04": "75mm-how"}, night=True, special={"silent_at_night": ["75mm-how"]})
    field.g.acting = 1
    assert offered(field) == [] and h("E04") > 0
