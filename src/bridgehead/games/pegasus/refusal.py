"""Why something is not offered."""

from bridgehead.engine.choice import Choice, Option
from bridgehead.games.pegasus.state import PegasusState


def refusal(g: PegasusState, choice: Choice, option: Option) -> tuple[str, str]:
    """A message id and the paragraph that bars the option."""
    return ("", "")
