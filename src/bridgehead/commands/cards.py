"""`bridgehead cards`."""

import sys
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

from bridgehead import registry
from bridgehead.commands.common import GameKey, writable
from bridgehead.drawing.pieces.cards import draw_sheet
from bridgehead.engine.errors import BridgeheadError
from bridgehead.showing.card_pictures import specs

SIDES = {"british": "british", "german": "german", "terrain": ""}


def cards(
    game: GameKey,
    /,
    *,
    out: Annotated[Path | None, Parameter(help="Write the sheet to this file; to the output unless told.")] = None,
    theme: Annotated[Literal["light", "dark"], Parameter(help="By day or by moonlight.")] = "light",
    lang: Annotated[Literal["en", "fr"], Parameter(help="The language of the cards.")] = "en",
    side: Annotated[
        Literal["british", "german", "terrain"] | None,
        Parameter(help="The cards of one side, or the terrains; all unless told."),
    ] = None,
) -> None:
    """Draw a game's cards from their data, all on one sheet, as SVG."""
    known = registry.game(game)
    found = [card for card in specs(known, lang) if side is None or card.side == SIDES[side]]
    if not found:
        raise BridgeheadError(f"The game {known.key} has no cards to draw.")
    if out is not None:
        writable(out)
    backs = [name for name in ("british", "german") if any(card.side == name for card in found)]
    words = known.words(lang)
    sheet = draw_sheet(words.text("title"), words.text("printed-sheet", {"count": len(found)}), found, backs, theme)
    if out is None:
        sys.stdout.write(sheet)
    else:
        out.write_text(sheet, encoding="utf-8")
