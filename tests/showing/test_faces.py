"""What counters show."""

from bridgehead import registry
from bridgehead.engine.view import PieceView
from bridgehead.showing.faces import factors_of, of_piece


def piece(space: int, factors: list[str], size: str = "platoon") -> PieceView:
    return PieceView(
        1, "unit", "infantry", "british", space=space, zone="" if space >= 0 else "gone", size=size, factors=factors
    )


def test_a_unit_that_is_gone_shows_no_strength_of_nought() -> None:
    """On the board a nought is printed as it is, and so is what has no strength for its first factor."""
    words = registry.game("pegasus").words("en")
    assert factors_of(piece(-1, ["0", "4"])) == [] and "0-4" not in of_piece(piece(-1, ["0", "4"]), "Platoon", words)
    assert factors_of(piece(-1, ["8", "4"])) == ["8", "4"] and factors_of(piece(3, ["0", "4"])) == ["0", "4"]
    assert factors_of(piece(-1, ["0", "6"], size="")) == ["0", "6"]
