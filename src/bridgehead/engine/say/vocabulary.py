"""The words a game's data is made of: what the number of each verb, prompt and event means, and its paragraph.

Read from the game's `data/vocabulary.toml`:

    [verbs]                       # what the number of an option is
    move = "space"
    done = "none"

    [prompts.opportunity-fire]    # names and kinds of Choice.about
    paragraph = "6.4"
    about = ["firer:unit", "mover:unit"]
    silent = ["let"]              # if whether one is asked is a secret: the verbs that tell nobody anything
    obvious = "always"            # if a table may answer by itself where there is one option and no die follows;
                                  # "alone": only where no other person plays, whom it would tell something

    [events.small-arms]           # names and kinds of Event.args
    paragraph = "6.1"
    args = ["firers:units", "target:unit", "die:number", "modifiers:modifiers", "result:code"]

    [modifiers]                   # paragraph of each modifier
    adjacent-area = "6.1.3a"

    [deeds]                       # what a table marks and sums up: the role of an event, and which of its args say
    moves = { role = "moved", who = "units", from = "from", to = "area" }   # who, whence, whither or where, to whom
    small-arms = { role = "fired", who = "firers", whom = "target" }

    [errands]                     # questions to one seat that its staff can answer together, one after another
    plan = ["flight", "landing-turn", "landing-hex"]

Kinds: `number`, `signed` (a number with its sign), `aside` (the same in brackets behind a blank, nothing for 0),
`seat`, `text` (a message id, or plain text when there is none), `code` (a result code, shown as it is), `result` (one
said in words), `modifiers` (pairs of name and value, or Modifier objects), `none`, and whatever the game names
(`space`, `unit`, `card`…); a plural `s` after a game's kind stands for a tuple of them.
"""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from bridgehead.engine.errors import DataError
from bridgehead.engine.read.toml import read_toml


@dataclass(slots=True, frozen=True)
class Term:
    """The paragraph a prompt or event comes from, and the names and kinds of its numbers in order.

    `silent` is for prompts of which it is a secret whether a seat is asked: the verbs that nobody else notices, the one
    for whoever says nothing first. `obvious` are prompts that a table may answer by itself where they have one option:
    nothing is decided, nobody wants to stop there, and that it takes no time tells nobody anything, `always` or where
    one plays `alone`; else it is empty.
    """

    paragraph: str
    names: tuple[str, ...]
    kinds: tuple[str, ...]
    silent: tuple[str, ...] = ()
    obvious: str = ""


ALWAYS: Final = "always"
ALONE: Final = "alone"
OBVIOUS: Final = ("", ALWAYS, ALONE)

ROLES: Final = ("turn", "phase", "moved", "arrived", "played", "fired", "hurt", "lost", "done")
"""What an event may be to a table: a turn or a phase begins; somebody moves, comes onto the board, is played from a
hand, fires or fights, is hurt, is lost; or something else worth a mark is done.
"""

NOWHERE: Final = -1

DEED_PARTS: Final = frozenset({"role", "who", "from", "to", "whom"})


@dataclass(slots=True, frozen=True)
class Deed:
    """What an event is to a table, and at which places of its args stand who did it, whence, whither or where, and to
    whom; `NOWHERE` for what it does not say.
    """

    role: str
    who: int = NOWHERE
    start: int = NOWHERE
    to: int = NOWHERE
    whom: int = NOWHERE


@dataclass(slots=True)
class Vocabulary:
    """Everything that a game can ask, answer and tell."""

    verbs: dict[str, str] = field(default_factory=dict)
    prompts: dict[str, Term] = field(default_factory=dict)
    events: dict[str, Term] = field(default_factory=dict)
    modifiers: dict[str, str] = field(default_factory=dict)
    deeds: dict[str, Deed] = field(default_factory=dict)
    errands: dict[str, tuple[str, ...]] = field(default_factory=dict)

    def errand(self, prompt: str) -> str:
        """Which set of questions, that a staff can answer together, a question belongs to; empty if to none."""
        return next((key for key, prompts in self.errands.items() if prompt in prompts), "")


DIE = Term("", ("purpose", "sides", "value"), ("text", "number", "number"))

ENDS: Final = {
    "match-conceded": Term("", ("seat",), ("seat",)),
    "match-lapsed": Term("", ("seat",), ("seat",)),
    "match-agreed": Term("", (), ()),
}
"""What is told of a match that a word has ended."""


def load_vocabulary(path: Path) -> Vocabulary:
    """The vocabulary in a file. Raises DataError when the file does not have the form above."""
    data = read_toml(path)
    events = {"die": DIE, **ENDS, **_terms(data, "events", "args", path)}
    prompts = {"roll": Term("", ("sides",), ("number",)), **_terms(data, "prompts", "about", path)}
    return Vocabulary(
        verbs={"roll": "number", **_texts(data, "verbs", path)},
        prompts=prompts,
        events=events,
        modifiers=_texts(data, "modifiers", path),
        deeds=_deeds(data, events, path),
        errands=_errands(data, prompts, path),
    )


def _deeds(data: dict[str, object], events: dict[str, Term], path: Path) -> dict[str, Deed]:
    table = data.get("deeds", {})
    if not isinstance(table, dict):
        raise DataError(f"{path.name}: 'deeds' must be a table.")
    found: dict[str, Deed] = {}
    for key, entry in table.items():
        where = f"{path.name}: deeds.{key}"
        if key not in events:
            raise DataError(f"{where}: there is no such event.")
        if not isinstance(entry, dict) or entry.get("role") not in ROLES or not set(entry) <= DEED_PARTS:
            raise DataError(
                f"{where} must have a 'role' ({', '.join(ROLES)}), and 'who', 'from', 'to', 'whom' if told."
            )
        names = events[key].names
        strange = [str(entry[part]) for part in entry if part != "role" and entry[part] not in names]
        if strange:
            raise DataError(f"{where}: the event has no '{strange[0]}'; it has: {', '.join(names)}.")
        at = {part: names.index(str(entry[part])) if part in entry else NOWHERE for part in DEED_PARTS - {"role"}}
        found[str(key)] = Deed(str(entry["role"]), at["who"], at["from"], at["to"], at["whom"])
    return found


def _errands(data: dict[str, object], prompts: dict[str, Term], path: Path) -> dict[str, tuple[str, ...]]:
    table = data.get("errands", {})
    if not isinstance(table, dict):
        raise DataError(f"{path.name}: 'errands' must be a table.")
    known: list[str] = []
    for key, entry in table.items():
        named = entry if isinstance(entry, list) else []
        wrong = [str(one) for one in named if one not in prompts or one in known]
        if wrong or not named:
            raise DataError(f"{path.name}: errands.{key} must list prompts, each in one errand only; '{wrong}' is not.")
        known += named
    return {str(key): tuple(entry) for key, entry in table.items()}


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
    obvious = str(entry.get("obvious", ""))
    if obvious not in OBVIOUS:
        raise DataError(f"{where}: 'obvious' is '{obvious}'; it must be '{ALWAYS}' or '{ALONE}'.")
    return Term(
        str(entry.get("paragraph", "")),
        tuple(name for name, _, _ in pairs),
        tuple(kind for _, _, kind in pairs),
        tuple(str(verb) for verb in entry.get("silent", [])),
        obvious,
    )
