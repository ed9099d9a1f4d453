"""`bridgehead board`."""

import sys
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

from bridgehead import registry
from bridgehead.commands.common import GameKey, writable
from bridgehead.drawing import draw_board
from bridgehead.engine.errors import BridgeheadError
from bridgehead.terminal.ground import board_of


def board(
    game: GameKey,
    /,
    *,
    out: Annotated[Path | None, Parameter(help="Write the picture to this file; to the output unless told.")] = None,
    theme: Annotated[Literal["light", "dark"], Parameter(help="By day or by moonlight.")] = "light",
) -> None:
    """Draw a game's board from its data, as SVG."""
    known = registry.game(game)
    ground = board_of(known)
    if ground is None:
        raise BridgeheadError(f"The game {known.key} has no board to draw.")
    if out is not None:
        writable(out)
    picture = draw_board(ground, theme=theme)
    if out is None:
        sys.stdout.write(picture)
    else:
        out.write_text(picture, encoding="utf-8")
