"""A game as people and programs meet it: its facts, its rules, its words, and how to begin a match."""

import json
import re
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from bridgehead.engine.choice import Option
from bridgehead.engine.errors import DataError, brief, one_of
from bridgehead.engine.play.rulebook import Rulebook, Setup
from bridgehead.engine.read.table import ResultsTable, results_table
from bridgehead.engine.read.toml import Sheet, read_toml
from bridgehead.engine.say.notation import Notation
from bridgehead.engine.say.vocabulary import Vocabulary, load_vocabulary
from bridgehead.engine.say.words import Words

if TYPE_CHECKING:
    from bridgehead.engine.play.match import Match

HOUSE_WORDS = Path(__file__).parents[2] / "words"
LOCALES = ["en", "fr"]
DICE_OPTION = "dice"

NAME: Final = re.compile(r"[A-Za-z0-9-]{1,40}")
"""How a scenario, a board and the like are named; never as the path of a file."""

FILE: Final = ".toml"
"""What a player's own scenario that was read from a file has behind its name."""


ONLY_BOARD: Final = "board"
"""What the board of a game is called that has only one."""


@dataclass(slots=True, frozen=True)
class BoardFile:
    """What stands in the file of a board. `key` is its name among the game's own, empty for one that a player's own
    scenario brings along; `source` is how complaints call the file.
    """

    key: str
    source: str
    data: dict[str, object]


@dataclass(slots=True, frozen=True)
class OptionInfo:
    """An option of a game: its values, the one it has unless told, and the paragraph it comes from."""

    key: str
    values: tuple[str, ...]
    default: str
    paragraph: str


@dataclass(slots=True, frozen=True)
class GameInfo:
    """What stands in a game's `data/game.toml`. `version` rises with every change that makes old records part;
    `measured` are the scenarios in which players are measured.
    """

    key: str
    version: int
    board: str
    seats: tuple[str, ...]
    scenarios: tuple[str, ...]
    measured: tuple[str, ...]
    options: tuple[OptionInfo, ...]


def load_info(path: Path) -> GameInfo:
    """Read a game's facts. Every game has the option `dice`: `auto`, or `manual` for people who roll their own."""
    sheet = Sheet(read_toml(path), path.name)
    options = [
        OptionInfo(one.text("key"), tuple(one.texts("values")), one.text("default"), one.text("paragraph", ""))
        for one in sheet.sheets("option")
    ]
    options.append(OptionInfo(DICE_OPTION, ("auto", "manual"), "auto", ""))
    seats, scenarios = tuple(sheet.texts("seats")), tuple(sheet.texts("scenarios"))
    return GameInfo(
        sheet.text("key"),
        sheet.number("version"),
        sheet.text("board"),
        seats,
        scenarios,
        _measured(sheet, seats, scenarios),
        tuple(options),
    )


def _measured(sheet: Sheet, seats: tuple[str, ...], scenarios: tuple[str, ...]) -> tuple[str, ...]:
    """`measured`; unless said all scenarios, or the first in a game for one, whose scores are those of one scenario."""
    if "measured" not in sheet.data:
        return scenarios[:1] if len(seats) == 1 else scenarios
    named = tuple(sheet.texts("measured"))
    if not named or not set(named) <= set(scenarios) or (len(seats) == 1 and len(named) > 1):
        raise sheet.fail("measured", "a list of scenarios" if len(seats) > 1 else "a list of one scenario")
    return named


class Game:
    """One game. `folder` holds `data/` and `words/`; `rules` enforces the rulebook."""

    def __init__(self, folder: Path, rules: Rulebook[Any]) -> None:
        self.folder = folder
        self.rules = rules
        self.info = load_info(folder / "data" / "game.toml")
        self.vocabulary: Vocabulary = load_vocabulary(folder / "data" / "vocabulary.toml")
        self.writing = Notation(self.vocabulary, rules.name)
        self.boards: list[str] = _boards_in(folder / "data")
        self._words: dict[str, Words] = {}
        self._letters: dict[str, str] = {}
        self._printed: dict[str, BoardFile] = {}
        self._charts: dict[str, ResultsTable] | None = None

    def __repr__(self) -> str:
        return f"<Game {self.info.key}>"

    @property
    def key(self) -> str:
        """The name of the game in commands."""
        return self.info.key

    @property
    def title(self) -> str:
        """The title in English."""
        return self.words("en").text("title")

    def words(self, locale: str) -> Words:
        """The game's messages in a language, English where it has none."""
        if locale not in LOCALES:
            raise one_of("language", locale, LOCALES)
        if locale not in self._words:
            languages = ["en"] if locale == "en" else ["en", locale]
            files = [place / f"{one}.ftl" for one in languages for place in (HOUSE_WORDS, self.folder / "words")]
            self._words[locale] = Words(locale, files, self.vocabulary, self.rules.name, list(self.info.seats))
        return self._words[locale]

    def seat(self, name: str) -> int:
        """The number of a seat. Raises UnknownName."""
        if name not in self.info.seats:
            raise one_of("seat", name, list(self.info.seats))
        return self.info.seats.index(name)

    def setup(self, scenario: str | None = None, options: dict[str, str] | None = None) -> Setup:
        """A set-up from the key of a scenario (the first one unless told) or the path of a player's own file, which
        ends in `.toml`. Raises UnknownName or DataError.
        """
        chosen = scenario or self.info.scenarios[0]
        if chosen.endswith(FILE):
            data, files = _with_files_beside(Path(chosen))
            setup = self.own_setup(data, own_name(chosen), options)
            return Setup(setup.scenario, setup.options, setup.data, files)
        if chosen not in self.info.scenarios:
            raise one_of("scenario", chosen, list(self.info.scenarios))
        data = self.shipped(chosen)
        return Setup(chosen, self._options(data, options, f"{chosen}.toml"), data)

    def shipped(self, scenario: str) -> dict[str, object]:
        """What stands in the file of one of the game's own scenarios."""
        return read_toml(self.folder / "data" / "scenarios" / f"{scenario}.toml")

    def is_own(self, scenario: str, data: dict[str, object]) -> bool:
        """Whether a scenario is a player's own: whatever it is called, one that is not to the letter what is shipped
        under its name.
        """
        if scenario not in self.info.scenarios:
            return True
        if scenario not in self._letters:
            self._letters[scenario] = _settled(self.shipped(scenario))
        return _settled(data) != self._letters[scenario]

    def own_setup(self, data: dict[str, object], where: str, options: dict[str, str] | None = None) -> Setup:
        """A set-up from a player's own scenario; `where` is its name, which refusals give. Raises DataError."""
        if not is_name(where):
            raise DataError(
                f"A scenario cannot be called '{brief(where)}', only by letters, digits and hyphens, 40 at most."
            )
        return Setup(where, self._options(data, options, where), data)

    def board(self, setup: Setup) -> BoardFile | None:
        """The board that a set-up is played on: the one that its scenario brings along or names, else the game's only
        one; None in a game without boards. Raises UnknownName or DataError.
        """
        if not self.boards:
            return None
        brought = setup.data.get("board")
        if isinstance(brought, dict):
            return BoardFile("", setup.files.get("board", f"{setup.scenario}: board"), brought)
        return self.printed_board(self.board_key(setup.data))

    def board_key(self, data: dict[str, object]) -> str:
        """Which of the game's own boards a scenario is played on, empty where it brings its own, and in a game without
        boards. Raises UnknownName.
        """
        named = data.get("board", ONLY_BOARD)
        if not self.boards or isinstance(named, dict):
            return ""
        if not isinstance(named, str) or named not in self.boards:
            raise one_of("board", str(named), self.boards)
        return named

    def printed_board(self, key: str) -> BoardFile:
        """One of the game's own boards, read once. Raises DataError."""
        if key not in self._printed:
            path = _board_path(self.folder / "data", key)
            self._printed[key] = BoardFile(key, path.name, read_toml(path))
        return self._printed[key]

    @property
    def charts(self) -> dict[str, ResultsTable]:
        """Every results table of `data/tables.toml` by its key, in the order of the file, read once; none when the game
        has none. Raises DataError.
        """
        if self._charts is None:
            path = self.folder / "data" / "tables.toml"
            entries = read_toml(path) if path.exists() else {}
            self._charts = {
                key: results_table(key, entry, path.name)
                for key, entry in entries.items()
                if isinstance(entry, dict) and "cells" in entry
            }
        return self._charts

    def _options(self, data: dict[str, object], given: dict[str, str] | None, where: str) -> dict[str, str]:
        written = data.get("options", {})
        if not isinstance(written, dict):
            raise DataError(f"{where}: 'options' must be a table of option = \"value\".")
        wanted = {**{str(key): str(value) for key, value in written.items()}, **(given or {})}
        known = {option.key: option for option in self.info.options}
        for key, value in wanted.items():
            if key not in known:
                raise one_of("option", key, list(known))
            if value not in known[key].values:
                raise one_of(f"value for option '{key}' called", value, list(known[key].values))
        return {key: wanted.get(key, option.default) for key, option in known.items()}

    def match(
        self,
        scenario: str | None = None,
        options: dict[str, str] | None = None,
        seed: int = 0,
        dice: list[int] | None = None,
    ) -> "Match":
        """Begin a match. `dice` is a script of rolls: when it ends and the rules ask for more, TapeEnded is raised."""
        from bridgehead.engine.play.match import Match

        return Match(self, self.setup(scenario, options), seed, dice)

    def notation(self, option: Option) -> str:
        """An option as it stands in records: `verb` or `verb:name`."""
        return self.writing.option(option)

    def parse(self, text: str, options: list[Option]) -> Option | None:
        """The one of the options that is written like this, or None."""
        return self.writing.find(text, options)


def _boards_in(data: Path) -> list[str]:
    """The keys of a game's own boards: `data/board.toml`, and those in `data/boards`."""
    only = [ONLY_BOARD] if _board_path(data, ONLY_BOARD).exists() else []
    return only + sorted(path.stem for path in (data / "boards").glob("*.toml"))


def _board_path(data: Path, key: str) -> Path:
    return data / "board.toml" if key == ONLY_BOARD else data / "boards" / f"{key}.toml"


def own_name(path: str) -> str:
    """What a player's own scenario is called after the path of its file: the file's name, with nothing in it that a
    name may not have.
    """
    stem = re.sub(r"[^A-Za-z0-9-]+", "-", Path(path).name.removesuffix(FILE))
    return (stem[:40] or "own") + FILE


def is_name(text: str) -> bool:
    """Whether a scenario may be called so: a plain name, with `.toml` behind it where it was read from a file."""
    return NAME.fullmatch(text.removesuffix(FILE)) is not None


def _settled(data: dict[str, object]) -> str:
    """The data in one settled form, whatever it was written in."""
    return json.dumps(data, sort_keys=True, default=str)


def _with_files_beside(path: Path) -> tuple[dict[str, object], dict[str, str]]:
    """A player's own scenario. An entry that names another `.toml` file, such as its board, is replaced by what stands
    in that file, which lies beside the scenario; so a record of the match holds everything. Gives the names of these
    files too.
    """
    data = read_toml(path)
    files: dict[str, str] = {}
    for key, value in data.items():
        if isinstance(value, str) and value.endswith(FILE):
            if Path(value).name != value:
                raise DataError(f"{path.name}: '{key}' is '{value[:60]}'; it must name a file beside it.")
            data[key] = read_toml(path.parent / value)
            files[key] = value
    return data, files
