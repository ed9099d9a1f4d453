"""The words a game's data is made of: what the number of each verb, prompt and event means, and its paragraph.

Read from the game's `data/vocabulary.toml`:

    [verbs]                       # what the number of an option is
    move = "space"
    done = "none"

    [prompts.opportunity-fire]    # names and kinds of Choice.about
    paragraph = "6.4"
    about = ["firer:unit", "mover:unit"]
    silent = ["let"]              # if whether one is asked is a secret: the verbs that tell nobody anything

    [events.small-arms]           # names and kinds of Event.args
    paragraph = "6.1"
    args = ["firers:units", "target:unit", "die:number", "modifiers:modifiers", "result:code"]

    [modifiers]                   # paragraph of each modifier
    adjacent-area = "6.1.3a"

Kinds: `number`, `signed` (a number with its sign), `seat`, `text` (a message id, or plain text when there is none),
`code` (a result code, shown as it is), `result` (one said in words), `modifiers` (pairs of name and value, or Modifier
objects), `none`, and whatever the game names (`space`, `unit`, `card`…); a plural `s` after a game's kind stands for a
tuple of them.
"""

from dataclasses import dataclass, field
from pathlib import Path

from bridgehead.engine.errors import DataError
from bridgehead.engine.read.toml import read_toml


@dataclass(slots=True, frozen=True)
class Term:
    """The paragraph a prompt or event comes from, and the names and kinds of its numbers in order.

    `silent` is for prompts of which it is a secret whether a seat is asked: the verbs that nobody else notices, the one
    for whoever says nothing first.
    """

    paragraph: str
    names: tuple[str, ...]
    kinds: tuple[str, ...]
    silent: tuple[str, ...] = ()


@dataclass(slots=True)
class Vocabulary:
    """Everything that a game can ask, answer and tell."""

    verbs: dict[str, str] = field(default_factory=dict)
    prompts: dict[str, Term] = field(default_factory=dict)
    events: dict[str, Term] = field(default_factory=dict)
    modifiers: dict[str, str] = field(default_factory=dict)


DIE = Term("", ("purpose", "sides", "value"), ("text", "number", "number"))


def load_vocabulary(path: Path) -> Vocabulary:
    """The vocabulary in a file. Raises DataError when the file does not have the form above."""
    data = read_toml(path)
    return Vocabulary(
        verbs={"roll": "number", **_texts(data, "verbs", path)},
        prompts={"roll": Term("", ("sides",), ("number",)), **_terms(data, "prompts", "about", path)},
        events={"die": DIE, **_terms(data, "events", "args", path)},
        modifiers=_texts(data, "modifiers", path),
    )


def _texts(data: dict[str, object], section: str, path: Path) -> dict[str, str]:
    table = data.get(section, {})
    if not isinstance(table, dict):
        raise DataError(f"{path.name}: '{section}' must be a table of texts.")
    return {str(key): str(value) for key, value in table.items()}


def _terms(data: dict[str, object], section: str, listed: str, path: Path) -> dict[str, Term]:
    table = data.get(section, {})
    if not isinstance(table, dict):
        raise DataError(f"{path.name}: '{section}' must be a table.")
    return {str(key): _term(entry, listed, f"{path.name}: {section}.{key}") for key, entry in table.items()}


def _term(entry: object, listed: str, where: str) -> Term:
    if not isinstance(entry, dict):
        raise DataError(f"{where} must be a table with 'paragraph' and '{listed}'.")
    pairs = [str(item).partition(":") for item in entry.get(listed, [])]
    if any(not colon for _, colon, _ in pairs):
        raise DataError(f"{where}: each item of '{listed}' is written 'name:kind'.")
    return Term(
        str(entry.get("paragraph", "")),
        tuple(name for name, _, _ in pairs),
        tuple(kind for _, _, kind in pairs),
        tuple(str(verb) for verb in entry.get("silent", [])),
    )
