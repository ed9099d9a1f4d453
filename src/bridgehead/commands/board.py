"""`bridgehead board`."""

import sys
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

from bridgehead import registry
from bridgehead.commands.common import GameKey, Scenario, writable
from bridgehead.drawing import draw_board
from bridgehead.engine.errors import BridgeheadError
from bridgehead.terminal.ground import ground_of


def board(
    game: GameKey,
    /,
    *,
    scenario: Scenario = None,
    out: Annotated[Path | None, Parameter(help="Write the picture to this file; to the output unless told.")] = None,
    theme: Annotated[Literal["light", "dark"], Parameter(help="By day or by moonlight.")] = "light",
) -> None:
    """Draw the board of a game, or of one of its scenarios, from its data, as SVG."""
    known = registry.game(game)
    ground = ground_of(known, known.setup(scenario))
    if ground is None:
        raise BridgeheadError(f"The game {known.key} has no board to draw.")
    if out is not None:
        writable(out)
    picture = draw_board(ground.board, theme=theme)
    if out is None:
        sys.stdout.write(picture)
    else:
        out.write_text(picture, encoding="utf-8")
