"""What is printed on cards: this game has none."""

from bridgehead.engine.say.words import Words
from bridgehead.engine.view import CardFace


def faces_of(words: Words) -> list[CardFace]:
    """The face of every card."""
    return []
