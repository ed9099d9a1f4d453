"""The board in characters."""

from pathlib import Path

from bridgehead import registry
from bridgehead.engine.view import MarkView, PieceView, View
from bridgehead.showing.boards import GameBoard, board_of, printed_board
from bridgehead.terminal.map import draw_map

PEGASUS, REMAGEN = [printed_board(registry.game(key), "board") for key in ("pegasus", "remagen")]


def picture(shown: GameBoard, view: View, lit: dict[int, str]) -> str:
    return draw_map(shown, view, lambda space: shown.board.ids[space], lit, "bold").picture.plain


def standing(space: int, side: str) -> PieceView:
    return PieceView(0, "x", "infantry", side, space=space)


def test_every_area_is_named_and_shows_what_stands_in_it() -> None:
    board = PEGASUS.board
    here, there = board.index["TJ"], board.index["LP1"]
    view = View(0, 1, "", 0, [standing(here, "british"), standing(here, "british"), standing(here, "german")])
    view.marks.append(MarkView(there, "wreck"))
    drawn = picture(PEGASUS, view, {there: "7"})
    assert "TJ B2 G1" in drawn and "7 LP1 *" in drawn
    words = drawn.replace("·", " ").split()
    assert [name for name in board.ids if name not in words] == []


def test_squares_stand_in_rows_with_their_ground() -> None:
    board = REMAGEN.board
    view = View(0, 1, "", 0, [standing(board.index["C5"], "german"), standing(board.index["C5"], "american")])
    lines = picture(REMAGEN, view, {board.index["C7"]: "1"}).splitlines()
    row = next(at for at, line in enumerate(lines) if line.startswith("C1"))
    assert lines[row].index("C7 1") == lines[row - 2].index("B7")
    assert lines[row + 1].index("A1G1") == lines[row].index("C5")
    assert "~ river" in lines[-1]


def test_hexes_stand_in_rows_and_every_scenario_has_its_own_board() -> None:
    """The game's own numbers of hexes, and the rows set off by half a hex; a value where nothing else stands."""
    game = registry.game("airborne")
    ground = board_of(game, game.setup("merville"))
    assert ground is not None
    h11, place = [number for number in ground.numbers if game.rules.name("space", number) in ("H11", "B01")][::-1]
    view = View(0, 1, "", 0, [standing(h11, "german")], [MarkView(place, "scatter", "british", "0.25")])
    lines = draw_map(ground, view, str, {h11: "7"}, "bold").picture.plain.splitlines()
    row = next(at for at, line in enumerate(lines) if line.strip().startswith("H01"))
    assert lines[row].index("H117") == lines[row + 1].index("G1")
    assert lines[row].index("H01") == lines[row - 2].index("G01") + 3
    assert any("0.25" in line for line in lines)
    other = board_of(game, game.setup("arnhem"))
    assert other is not None and other.board.terrain != ground.board.terrain


def test_an_own_scenario_is_seen_on_the_board_that_it_brings(tmp_path: Path) -> None:
    """Beside the scenario's file lies that of its board; a record holds both, and is played on without the files."""
    game = registry.game("airborne")
    data = game.folder / "data"
    (tmp_path / "ground.toml").write_text(
        (data / "boards" / "merville.toml").read_text().replace('"~" = "water"', '"~" = "forest"')
    )
    scenario = (data / "scenarios" / "merville.toml").read_text().replace('board = "merville"', 'board = "ground.toml"')
    (tmp_path / "mine.toml").write_text(scenario)
    begun = game.match(str(tmp_path / "mine.toml"), seed=1)
    kept = registry.replay(begun.record)
    printed = board_of(game, game.setup("merville"))
    assert printed is not None and "~ water" in lines_of(printed)[-1]
    for match in (begun, kept):
        shown = board_of(game, match.setup)
        assert shown is not None
        assert "~ water" not in lines_of(shown)[-1] and lines_of(shown)[:-1] != lines_of(printed)[:-1]


def lines_of(shown: GameBoard) -> list[str]:
    """An empty board, line by line; the last says what its letters stand for."""
    return draw_map(shown, View(0, 1, "", 0), str, {}, "").picture.plain.splitlines()


def test_what_is_asked_is_brought_into_view() -> None:
    board = REMAGEN.board
    view = View(0, 1, "", 0)
    west = draw_map(REMAGEN, view, str, {board.index["A1"]: "1"}, "bold").focus
    east = draw_map(REMAGEN, view, str, {board.index["R18"]: "1"}, "bold").focus
    assert west == (0, 0) and east > (80, 30)
