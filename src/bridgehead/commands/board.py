"""`bridgehead board`."""

import sys
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

from bridgehead import registry
from bridgehead.commands.common import GameKey, Scenario, writable
from bridgehead.engine.dice import Dice
from bridgehead.engine.errors import BridgeheadError
from bridgehead.showing.boards import board_of, picture


def board(
    game: GameKey,
    /,
    *,
    scenario: Scenario = None,
    out: Annotated[Path | None, Parameter(help="Write the picture to this file; to the output unless told.")] = None,
    theme: Annotated[Literal["light", "dark"], Parameter(help="By day or by moonlight.")] = "light",
    lang: Annotated[Literal["en", "fr"], Parameter(help="The language of the words on the map.")] = "en",
) -> None:
    """Draw the board of a game, or of one of its scenarios, from its data, as SVG."""
    known = registry.game(game)
    setup = known.setup(scenario)
    known.rules.setup(setup, Dice(0))  # what the rules say of a faulty board comes first
    found = board_of(known, setup)
    if found is None:
        raise BridgeheadError(f"The game {known.key} has no board to draw.")
    if out is not None:
        writable(out)
    drawn = picture(known, found, lang, theme)
    if out is None:
        sys.stdout.write(drawn)
    else:
        out.write_text(drawn, encoding="utf-8")
