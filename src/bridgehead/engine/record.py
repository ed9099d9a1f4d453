"""A record: everything from which a match can be played again to the bit. Plain JSON."""

import json
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path

from bridgehead.engine.errors import RecordError

FORMAT = 1
DIGEST_EVERY = 50


@dataclass(slots=True)
class Record:
    """A match as a file keeps it.

    `answers` are in notation; `digests` maps the number of answers given to the digest of the state then; `tape` holds
    rolls that were scripted; `scenario_data` is the whole scenario when it was a player's own; `players` says who sat
    where, `outcome` how it ended (empty while it goes on).
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
    format: int = FORMAT

    def text(self) -> str:
        """The record as JSON."""
        return json.dumps(asdict(self), indent=1, ensure_ascii=False) + "\n"

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
        try:
            data = json.loads(text)
        except ValueError as error:
            raise RecordError(f"{where} is damaged: it is not JSON ({error}).") from error
        if not isinstance(data, dict):
            raise RecordError(f"{where} is damaged: it must be a JSON object.")
        if data.get("format") != FORMAT:
            raise RecordError(f"{where} has format {data.get('format')!r}; this version reads format {FORMAT}.")
        for key, kind, wanted in _SHAPE:
            if key not in data or not isinstance(data[key], kind) or isinstance(data[key], bool):
                raise RecordError(f"{where} is damaged: '{key}' must be {wanted}.")
        unknown = set(data) - {item.name for item in fields(Record)}
        if unknown:
            raise RecordError(f"{where} is damaged: it has no place for '{sorted(unknown)[0]}'.")
        for key in ("answers",):
            if any(not isinstance(item, str) for item in data[key]):
                raise RecordError(f"{where} is damaged: every item of '{key}' must be a text.")
        for key in ("options", "digests", "players"):
            if any(not isinstance(item, str) for item in data.get(key, {}).values()):
                raise RecordError(f"{where} is damaged: every value of '{key}' must be a text.")
        tape = data.get("tape")
        if tape is not None and not (isinstance(tape, list) and all(type(item) is int for item in tape)):
            raise RecordError(f"{where} is damaged: 'tape' must be a list of whole numbers.")
        if data.get("scenario_data") is not None and not isinstance(data["scenario_data"], dict):
            raise RecordError(f"{where} is damaged: 'scenario_data' must be an object.")
        return Record(**data)


_SHAPE: list[tuple[str, type, str]] = [
    ("game", str, "a text"),
    ("version", int, "a whole number"),
    ("scenario", str, "a text"),
    ("options", dict, "an object of texts"),
    ("seed", int, "a whole number"),
    ("answers", list, "a list of texts"),
    ("digests", dict, "an object of texts"),
]
