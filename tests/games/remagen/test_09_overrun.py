"""Chapter 9: automatic victories and what the fire makes of them."""

from tests.games.remagen.positions import Field


def test_who_has_no_enemy_left_beside_him_has_no_part_in_an_automatic_victory() -> None:
    """[9.6] [9.1] N4 and N6 overrun O5, and O3 with it. N6 shoots O5 away, a howitzer the tank of N4; N6 and O3 do not
    touch, so that there is no battle.
    """
    field = Field(dice=[6, 6, 6, 6, 1, 1, 6, 6, 6, 6])
    field.us("medium-tank", "N4")
    field.us("infantry", "N6", 3)
    for where in ("O5", "O3"):
        field.de("infantry", where)
    field.de("howitzer", "R3")
    field.no_reserves().play("overrun:O5", "end-moves", "fire-from:N6", "all-at:O5")
    field.play("fire-from:N4", "all-at:R3", "all-at:N4")
    assert [args[1] for args in field.told("killed")] and field.where(3) == "lost"
    assert field.now.seat == 1 and not field.told("battle")
