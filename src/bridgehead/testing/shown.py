"""What tables show of a game besides its views: its boards, its charts, its cards."""

import re
from typing import Final

from bridgehead.engine.choice import SPECTATOR
from bridgehead.engine.play.game import LOCALES, Game
from bridgehead.engine.play.rulebook import Setup
from bridgehead.engine.view import View
from bridgehead.showing.boards import board_of
from bridgehead.showing.cards import faces_of
from bridgehead.showing.charts import WORD, charts_said
from bridgehead.testing.sampling import samples

LETTERS: Final = re.compile(r"[a-z]{2}")


def tables_can_show_it(game: Game, setup: Setup, seed: int) -> None:
    """Everything that a view lays on a space lies on a space of the set-up's board, which has a number for each; every
    chart can be read, and every card has its face in each language.
    """
    cards_have_faces(game)
    for locale in LOCALES:
        assert [chart.key for chart in charts_said(game, locale)] == list(game.charts)
        charts_are_in_words(game, locale)
    board = board_of(game, setup)
    if board is None:
        return
    known = set(board.numbers)
    assert len(known) == len(board.board), f"{game.key}: two spaces of its board have one number"
    for sample in samples(game, setup, seed, 6):
        for seat in [*range(len(game.info.seats)), SPECTATOR]:
            beside = spaces_of(sample.match.view(seat)) - known
            named = [game.rules.name("space", space) for space in sorted(beside)]
            assert not beside, f"{sample.where}: seat {seat} sees something on {named}, which the board does not have"


def spaces_of(view: View) -> set[int]:
    """The spaces on which something stands, lies or is drawn."""
    found = {piece.space for piece in view.pieces if piece.space >= 0} | {mark.space for mark in view.marks}
    found |= {tag.space for tag in view.tags} | {tint.space for tint in view.tints}
    found |= {ring.space for ring in view.rings} | {side.space for side in view.sides}
    found |= {arc.space for arc in view.arcs} | {glow.space for glow in view.glows}
    return found | {line.space for line in view.lines} | {line.end for line in view.lines}


def charts_are_in_words(game: Game, locale: str) -> None:
    """No chart shows the key of a word where the word should be: its name, the heads of its columns and rows, and cells
    that are no printed abbreviations have messages.
    """
    words = game.words(locale)
    for key, chart in game.charts.items():
        assert words.has(f"table-{key}") or words.has(key), f"{game.key}: the chart '{key}' has no name ({locale})"
        heads = [("column", one) for one in chart.columns] + [("row", one) for one in chart.rows]
        for kind, one in heads:
            said = words.has(f"{kind}-{one}") or words.has(one) or not LETTERS.search(one)
            assert said, f"{game.key}: the {kind} '{one}' of the chart '{key}' is no word ({locale})"
        for code in {code for line in chart.cells for code in line if WORD.fullmatch(code)}:
            said = words.result(code, key) != code or words.has(f"result-{code}") or words.has(code)
            assert said, f"{game.key}: '{code}' in the chart '{key}' is no word ({locale})"


def cards_have_faces(game: Game) -> None:
    """A game that says what is printed on its cards says it of every card, in every language."""
    faces = {locale: faces_of(game, locale) for locale in LOCALES}
    for locale, found in faces.items():
        if found:
            assert len(found) == game.rules.count("card"), f"{game.key} has faces for {len(found)} cards ({locale})"
        for number, face in enumerate(found):
            assert face.id == game.rules.name("card", number), f"{game.key}: card {number} is called {face.id}"
            assert face.name and face.kind_text and face.text, f"{game.key}: card {face.id} is blank ({locale})"
    assert len({len(found) for found in faces.values()}) == 1, f"{game.key} has cards in one language only"
