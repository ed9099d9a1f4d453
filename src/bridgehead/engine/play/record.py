"""A record: everything from which a match can be played again to the bit. Plain JSON."""

import json
import re
from collections.abc import Callable
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Any

from bridgehead.engine.errors import RecordError, brief
from bridgehead.engine.play.ending import End, is_end
from bridgehead.engine.play.game import NAME, is_name

FORMAT = 1
DIGEST_EVERY = 50
SEEDS = 2**63
"""How many seeds there are, from 0 on: as many as a database keeps in a whole number."""
DEEPEST = 30
"""So many lists and objects of a record may lie in each other at most; a board in a scenario takes six."""


@dataclass(slots=True)
class Record:
    """A match as a file keeps it.

    `answers` are in notation; `digests` maps the number of answers given to the digest of the state then; `tape` holds
    rolls that were scripted; `scenario_data` is the whole scenario when it was a player's own; `players` says who sat
    where, `outcome` how it ended (empty while it goes on); `key` is the secret that the dice came from, in hexadecimal
    digits, empty where they came from the seed; `end` stands where a word ended the match and not the rules.
    """

    game: str
    version: int
    scenario: str
    options: dict[str, str]
    seed: int
    answers: list[str] = field(default_factory=list)
    digests: dict[str, str] = field(default_factory=dict)
    tape: list[int] | None = None
    scenario_data: dict[str, object] | None = None
    players: dict[str, str] = field(default_factory=dict)
    outcome: str = ""
    key: str = ""
    end: End | None = None
    format: int = FORMAT

    def text(self) -> str:
        """The record as JSON."""
        data = asdict(self)
        if not self.key:
            del data["key"]
        if self.end is None:
            del data["end"]
        return json.dumps(data, indent=1, ensure_ascii=False) + "\n"

    def save(self, path: str | Path) -> None:
        """Write the record so that a crash leaves either the old file or the new one."""
        target = Path(path)
        draft = target.with_name(target.name + ".part")
        try:
            draft.write_text(self.text(), encoding="utf-8")
            draft.replace(target)
        except OSError as error:
            raise RecordError(f"The record cannot be written to {target} ({error.strerror or error}).") from error

    @staticmethod
    def load(path: str | Path) -> "Record":
        """Read a record. Raises RecordError in one sentence when the file is not one."""
        try:
            text = Path(path).read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise RecordError(
                f"The record {path} cannot be read ({getattr(error, 'strerror', None) or error})."
            ) from error
        return Record.parse(text, str(path))

    @staticmethod
    def parse(text: str, where: str = "the record") -> "Record":
        """A record from its JSON. Raises RecordError in one sentence."""
        data = _object(text, where)
        if type(data.get("format")) is not int or data["format"] != FORMAT:
            raise RecordError(
                f"{where} has format {brief(repr(data.get('format')))}; this version reads format {FORMAT}."
            )
        unknown = set(data) - {item.name for item in fields(Record)}
        if unknown:
            raise RecordError(f"{where} is damaged: it has no place for '{brief(min(unknown))}'.")
        for key, (fits, wanted) in _SHAPE.items():
            if key not in data and key not in _OPTIONAL:
                raise RecordError(f"{where} is damaged: '{key}' is missing; it must be {wanted}.")
            if key in data and not fits(data[key]):
                raise RecordError(f"{where} is damaged: '{key}' must be {wanted}.")
        beyond = [key for key in data["digests"] if int(key) > len(data["answers"])]
        if beyond:
            raise RecordError(
                f"{where} is damaged: it has a digest for answer {beyond[0]}, and {len(data['answers'])} answers."
            )
        if "end" in data:
            data["end"] = End(**data["end"])
            if data["end"].after != len(data["answers"]):
                raise RecordError(
                    f"{where} is damaged: it ends after answer {brief(str(data['end'].after))}, and it has "
                    f"{len(data['answers'])} answers."
                )
        own = data.get("scenario_data") is not None
        if not (is_name(data["scenario"]) if own else NAME.fullmatch(data["scenario"])):
            raise RecordError(
                f"{where} is damaged: the scenario '{brief(data['scenario'])}' has no name that can be used: "
                f"letters, digits and hyphens, 40 at most."
            )
        return Record(**data)


def _object(text: str, where: str) -> dict[str, Any]:
    """The JSON object in a text, in which nothing stands twice and nothing that JSON does not know."""
    try:
        data = json.loads(text, object_pairs_hook=_once, parse_constant=_no_number)
    except ValueError as error:
        raise RecordError(f"{where} is damaged: it is not JSON ({brief(str(error), 120)}).") from error
    except RecursionError as error:
        raise RecordError(f"{where} is damaged: it is nested too deeply.") from error
    if not isinstance(data, dict):
        raise RecordError(f"{where} is damaged: it must be a JSON object.")
    if _depth(data) > DEEPEST:
        raise RecordError(f"{where} is damaged: it is nested too deeply.")
    if any("\ud800" <= letter <= "\udfff" for letter in json.dumps(data, ensure_ascii=False)):
        raise RecordError(f"{where} is damaged: it holds half a letter, which is not text.")
    return data


def _once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) < len(pairs):
        raise ValueError("a key stands twice in one object")
    return found


def _no_number(written: str) -> object:
    raise ValueError(f"{written} is no number")


def _depth(value: object) -> int:
    """How many lists and objects lie in each other."""
    deep, layer = 0, [value]
    while layer:
        layer = [
            item
            for one in layer
            if isinstance(one, dict | list)
            for item in (one.values() if isinstance(one, dict) else one)
        ]
        deep += 1
    return deep


def _is_text(value: object) -> bool:
    return isinstance(value, str)


def _is_whole(value: object) -> bool:
    return type(value) is int


def _are_texts(value: object) -> bool:
    return isinstance(value, dict) and all(isinstance(item, str) for item in value.values())


def _are_digests(value: object) -> bool:
    return _are_texts(value) and isinstance(value, dict) and all(_COUNT.fullmatch(key) for key in value)


def _is_seed(value: object) -> bool:
    return type(value) is int and 0 <= value < SEEDS


def _is_tape(value: object) -> bool:
    return value is None or (isinstance(value, list) and all(type(item) is int for item in value))


_COUNT = re.compile(r"0|[1-9][0-9]{0,8}")
_KEY = re.compile(r"([0-9a-f]{32})?")
_OPTIONAL = ("tape", "scenario_data", "players", "outcome", "key", "end")
_SHAPE: dict[str, tuple[Callable[[object], bool], str]] = {
    "game": (_is_text, "a text"),
    "version": (_is_whole, "a whole number"),
    "scenario": (_is_text, "a text"),
    "options": (_are_texts, "an object of texts"),
    "seed": (_is_seed, "a whole number from 0 to 2⁶³ - 1"),
    "answers": (
        lambda value: isinstance(value, list) and all(isinstance(item, str) for item in value),
        "a list of texts",
    ),
    "digests": (_are_digests, "an object of texts, each under a number of answers"),
    "tape": (_is_tape, "a list of whole numbers"),
    "scenario_data": (lambda value: value is None or isinstance(value, dict), "an object"),
    "players": (_are_texts, "an object of texts"),
    "outcome": (_is_text, "a text"),
    "key": (
        lambda value: isinstance(value, str) and _KEY.fullmatch(value) is not None,
        "32 hexadecimal digits, or empty",
    ),
    "end": (
        is_end,
        "an object of 'how' ('conceded', 'lapsed' or 'agreed'), 'by' (the seat that conceded or let its time run out, "
        "else empty) and 'after' (how many answers were given)",
    ),
}
