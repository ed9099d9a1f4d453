"""A first game: a short scenario, who plays whom, and notes that come when something is reached for the first time.

`data/lesson.toml`:

    scenario = "first"
    seat = "british"          # where the newcomer sits
    against = "recruit"       # who plays the other seats
    seed = 7                  # its dice are the same for everybody, so that what the notes speak of comes to pass
    minutes = 15

    [[note]]                  # in the order in which they come; all that is said of `when` must hold
    key = "welcome"
    prompt = "move"           # the newcomer is asked this
    verb = "grenade"          # among the options there is such a one
    phase = "british-fire"    # this phase goes on
    turn = 2                  # this turn, or a later one
    answers = 5               # so many answers have been given, or more
    over = true               # the game is over
    spaces = ["PB1", "PB2"]   # what it points at: spaces of the board
    pieces = ["howard"]       # counters by their names
    part = "options"          # a part of the table: see PARTS
    paragraph = "6.1"         # the rule it tells of

`words/primer` has `note-KEY-head` and `note-KEY`; for a first look at the game there are `how-NUMBER-head` and
`how-NUMBER`. A game without a lesson goes without.
"""

from dataclasses import dataclass
from functools import cache
from typing import Final

from bridgehead.engine.play.game import Game
from bridgehead.engine.read.toml import Sheet, read_toml
from bridgehead.showing.primer import primer
from bridgehead.showing.skin import skin

FILE: Final = "lesson.toml"
PARTS: Final = ["question", "options", "odds", "log", "phases", "board", "hand"]
"""What of a table a note may point at: every table knows these."""
KEYS: Final = ["scenario", "seat", "against", "seed", "minutes", "note"]
NOTE_KEYS: Final = [
    "key",
    "prompt",
    "verb",
    "phase",
    "turn",
    "answers",
    "over",
    "spaces",
    "pieces",
    "part",
    "paragraph",
]


@dataclass(slots=True, frozen=True)
class Note:
    """A note and when it comes: empty texts and 0 ask for nothing. `spaces` and `pieces` are numbers on the table."""

    key: str
    prompt: str
    phase: str
    turn: int
    answers: int
    over: bool
    spaces: tuple[int, ...]
    pieces: tuple[int, ...]
    part: str
    paragraph: str
    verb: str = ""

    def is_due(self, moment: "Moment") -> bool:
        """Whether its moment has come: while the newcomer is asked, or when all is over."""
        if self.over or moment.over:
            return self.over and moment.over
        asked = moment.prompt == self.prompt if self.prompt else moment.prompt != ""
        reached = moment.turn >= self.turn and moment.answers >= self.answers
        offered = not self.verb or self.verb in moment.verbs
        return asked and reached and offered and self.phase in ("", moment.phase)


@dataclass(slots=True, frozen=True)
class Moment:
    """How a match stands for the newcomer; `prompt` is empty while he is not asked, `verbs` are his options'."""

    prompt: str
    phase: str
    turn: int
    answers: int
    over: bool
    verbs: frozenset[str] = frozenset()


@dataclass(slots=True, frozen=True)
class Lesson:
    """A first game."""

    scenario: str
    seat: int
    against: str
    seed: int
    minutes: int
    notes: tuple[Note, ...]

    def due(self, moment: Moment, seen: set[str]) -> Note | None:
        """The first note that has not been seen and whose moment has come."""
        return next((one for one in self.notes if one.key not in seen and one.is_due(moment)), None)


@cache
def lesson(game: Game) -> Lesson | None:
    """The first game of a game; None where it has none. Raises DataError."""
    path = game.folder / "data" / FILE
    if not path.exists():
        return None
    sheet = Sheet(read_toml(path), path.name)
    sheet.only(KEYS)
    return Lesson(
        sheet.choice("scenario", list(game.info.scenarios)),
        game.seat(sheet.choice("seat", list(game.info.seats), game.info.seats[0])),
        sheet.text("against", "recruit"),
        sheet.number("seed", least=0),
        sheet.number("minutes", least=1),
        tuple(_note(game, one) for one in sheet.sheets("note")),
    )


def _note(game: Game, sheet: Sheet) -> Note:
    sheet.only(NOTE_KEYS)
    prompt, phase = sheet.text("prompt", ""), sheet.text("phase", "")
    if prompt and prompt not in game.vocabulary.prompts:
        raise sheet.fail("prompt", "a question of the game's vocabulary")
    if phase and phase not in skin(game).phases:
        raise sheet.fail("phase", f"one of: {', '.join(skin(game).phases)}")
    verb = sheet.text("verb", "")
    if verb and verb not in game.vocabulary.verbs:
        raise sheet.fail("verb", "a verb of the game's vocabulary")
    return Note(
        sheet.text("key"),
        prompt,
        phase,
        sheet.number("turn", 0, least=0),
        sheet.number("answers", 0, least=0),
        sheet.flag("over", False),
        tuple(_space(game, sheet, name) for name in sheet.texts("spaces", [])),
        tuple(_piece(game, sheet, name) for name in sheet.texts("pieces", [])),
        sheet.choice("part", ["", *PARTS], ""),
        sheet.text("paragraph", ""),
        verb,
    )


def _space(game: Game, sheet: Sheet, name: str) -> int:
    known = (number for number in range(game.rules.count("space")) if game.rules.name("space", number) == name)
    number = next(known, -1)
    if number < 0:
        raise sheet.fail("spaces", "a list of spaces of the board")
    return number


def _piece(game: Game, sheet: Sheet, name: str) -> int:
    for kind, first in skin(game).pieces.items():
        for number in range(game.rules.count(kind)):
            if game.rules.name(kind, number) == name:
                return first + number
    raise sheet.fail("pieces", "a list of counters by their names")


def note_said(game: Game, note: Note, locale: str) -> tuple[str, str]:
    """The head of a note and what it says."""
    words = primer(game, locale)
    return words.text(f"note-{note.key}-head"), words.text(f"note-{note.key}")


def how_said(game: Game, locale: str) -> list[tuple[str, str]]:
    """How the game is played, in a few heads and sentences; nothing where nobody has written it."""
    words = primer(game, locale)
    found: list[tuple[str, str]] = []
    while words.has(f"how-{len(found) + 1}"):
        start = f"how-{len(found) + 1}"
        found.append((words.text(f"{start}-head"), words.text(start)))
    return found
