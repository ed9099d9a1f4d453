"""The legend of a game, from its `data/skin.toml`: what counters, markers and ground look like, and what that means.

[[legend]]
key = "men"                                # its heading is the message legend-men
faces = [                                  # a key, whose message is legend-KEY, and the name of a face (`counters`)
    ["squad", "br|squad|squad|6-4-8||"],
    ["hedge", "ground|side-hedge"],
    ["moved", ""],                         # what is said of a piece and drawn nowhere
]
"""

from dataclasses import dataclass

from bridgehead.engine.errors import DataError
from bridgehead.engine.play.game import Game
from bridgehead.engine.read.toml import Sheet, read_toml
from bridgehead.engine.say.words import Words
from bridgehead.showing.faces import lies_wide, state_of

COUNTER = (-4, -12, 78, 84)
MARKER = (-30, -30, 60, 60)
SAMPLE = (0, -22, 72, 44)


@dataclass(slots=True, frozen=True)
class Sample:
    """A picture by the name of its face, the part of the plane that it takes up, and what it means."""

    face: str
    box: tuple[int, int, int, int]
    text: str


@dataclass(slots=True, frozen=True)
class Part:
    """Some samples under a heading."""

    text: str
    samples: tuple[Sample, ...]


def legend_of(game: Game, words: Words) -> list[Part]:
    """The legend in a language; empty in a game that brings none. Raises DataError."""
    path = game.folder / "data" / "skin.toml"
    sheet = Sheet(read_toml(path) if path.exists() else {}, path.name)
    return [_part(part, words) for part in sheet.sheets("legend")] if "legend" in sheet.data else []


def _part(part: Sheet, words: Words) -> Part:
    part.only(["key", "faces"])
    listed = part.data.get("faces")
    samples: list[Sample] = []
    for entry in listed if isinstance(listed, list) else []:
        if not isinstance(entry, list) or len(entry) != 2 or not all(isinstance(one, str) for one in entry):
            raise part.fail("faces", 'pairs of a key and the name of a face, as ["squad", "br|squad|squad|6-4-8||"]')
        key, face = entry
        message = f"legend-{key}"
        if not words.has(message):
            raise DataError(f"{part.where}: the words have no '{message}'.")
        samples.append(Sample(_said(face, words), _box(face), words.text(message)))
    return Part(words.text(f"legend-{part.text('key')}"), tuple(samples))


def _said(face: str, words: Words) -> str:
    """A face with the words of the game on the tabs of its states."""
    parts = face.split("|")
    if len(parts) == 6 and parts[4]:
        parts[4] = ",".join(state_of(state, words) if state != "hidden" else state for state in parts[4].split(","))
    return "|".join(parts)


def _box(face: str) -> tuple[int, int, int, int]:
    from bridgehead.drawing.pieces.lying import ALL, BOXES  # it loads much of the art of drawing

    kind, _, rest = face.partition("|")
    if kind == "ground":
        return SAMPLE
    if kind == "mark":
        mark = rest.partition("|")[0]
        return BOXES.get(mark, ALL) if lies_wide(mark) else MARKER
    return COUNTER
