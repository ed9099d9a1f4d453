"""Pictures of counters and cards, named by what stands on them, so that a browser asks for each face once."""

from bridgehead.engine.view import PieceView


def of_piece(one: PieceView) -> str:
    """The name of a counter's face: side, symbol, size, factors and marks."""
    return "|".join(
        ["hidden" if one.hidden else "", one.side, one.symbol, one.size, "-".join(one.factors), ",".join(one.marks)]
    )
