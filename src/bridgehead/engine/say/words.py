"""Sentences: Fluent messages of a game and of the house, and the naming of what they speak of.

Message ids of a game: `title`, `scenario-KEY`, `option-KEY`, `option-KEY-VALUE`, `phase-KEY`, `outcome-LABEL`,
`ask-PROMPT` (with the names of the prompt's vocabulary), `do-VERB` (with `$arg`; `do-VERB-in-PROMPT` where a question
has words of its own for it), `event-KIND` (with the names of the event's vocabulary; `event-die-PURPOSE` for one sort
of roll), `modifier-NAME`, `tag-ROLE` and so on for the shapes of a view (a tag may have a `label-ROLE`, an arrow has
`arrow-ROLE` and `towards-ROLE`), and names such as `unit-NAME` or `space-NAME`; of counters that are alike and numbered
(`stick-7`) one message `unit-stick` names them all.
"""

import re
from collections.abc import Callable, Mapping
from copy import copy
from fractions import Fraction
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

from bridgehead.engine.choice import Choice, Option
from bridgehead.engine.read.table import Modifier, Odds
from bridgehead.engine.say.articles import ARTICLE, SMALL, joined, message_of, settled
from bridgehead.engine.say.vocabulary import Term, Vocabulary
from bridgehead.engine.state import Event

DIE_EVENT = "die"
DIE_NAMES = ("die", "dice", "table")  # how an event's numbers are called that dice showed

_DECIMAL = re.compile(r"\d+\.\d+")
_SIGNS = re.compile(r"[^A-Za-z0-9]+")

UNARTICLED = ("none", "number", "seat", "space", "location")
"""Kinds whose names stand without an article in every language: places on the map are called by their names."""

Namer = Callable[[str, int], str]


class Words:
    """All messages of one game in one language. Later files win over earlier ones."""

    def __init__(self, locale: str, files: list[Path], vocabulary: Vocabulary, name: Namer, seats: list[str]) -> None:
        self.locale = locale
        self.vocabulary = vocabulary
        self._name = name
        self._known: Mapping[tuple[str, int], str] = {}
        self._seats = seats
        self._bundle = FluentBundle([locale], use_isolating=False)
        self._ids: set[str] = set()
        for file in files:
            if file.exists():
                resource = FluentResource(file.read_text(encoding="utf-8"))
                self._bundle.add_resource(resource, allow_overrides=True)
                self._ids |= {entry.id.name for entry in resource.body if isinstance(entry, Message)}
        self._articles = any(name.startswith(ARTICLE) for name in self._ids)

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return self._bundle.has_message(_joined(message))

    def beginning(self, *starts: str) -> list[str]:
        """The ids of the messages that begin in one of these ways, in alphabetical order."""
        return sorted(name for name in self._ids if name.startswith(starts))

    def text(self, message: str, args: Mapping[str, str | int | float] | None = None) -> str:
        """A message with its arguments filled in; the id itself when there is no such message."""
        name = _joined(message)
        if not self._bundle.has_message(name):
            return message
        pattern = self._bundle.get_message(name).value
        if pattern is None:
            return message
        value, _errors = self._bundle.format_pattern(pattern, dict(args or {}))
        return str(value)

    def errors(self, message: str, args: Mapping[str, str | int]) -> list[str]:
        """What is wrong with a message and these arguments: for tests."""
        name = _joined(message)
        if not self._bundle.has_message(name):
            return [f"no message '{message}'"]
        pattern = self._bundle.get_message(name).value
        if pattern is None:
            return [f"message '{message}' is empty"]
        _value, errors = self._bundle.format_pattern(pattern, dict(args))
        return [f"{message}: {error}" for error in errors]

    def knowing(self, names: Mapping[tuple[str, int], str]) -> "Words":
        """The same words for somebody who knows some things by other names (`Rulebook.names`)."""
        if not names:
            return self
        words = copy(self)
        words._known = names
        return words

    def called(self, kind: str, number: int) -> str:
        """The name of a space, unit, card… as people say it."""
        if (kind, number) in self._known:
            known = self._known[kind, number]
            return self._numbered(known, known)
        if kind == "number":
            return str(number)
        if kind == "seat":
            return self.seat(number)
        if kind == "none":
            return ""
        name = self._name(kind, number)
        return self._numbered(f"{kind}-{name}", name)

    def _numbered(self, message: str, otherwise: str) -> str:
        """A message; of things that are alike and numbered the message of them all and the number."""
        if self.has(message):
            return self.text(message)
        alike, _, which = message.rpartition("-")
        return f"{self.text(alike)} {which}" if which.isdigit() and self.has(alike) else otherwise

    def shape(self, kind: str, role: str, value: str = "", towards: int = -1) -> str:
        """What a shape of a view says, from `tag-ROLE`, `tint-ROLE` and so on with `$value` and `$degrees`; the value
        may be a message. A value with a decimal point is written as the language writes it.
        """
        said = float(value) if _DECIMAL.fullmatch(value) else self.text(value)
        return self.text(f"{kind}-{role}", {"value": said, "degrees": towards})

    def stance(self, facing: int, level: int) -> str:
        """Whither a piece looks and on which storey it stands; empty where neither is a matter."""
        said = [self.text("stance-facing", {"degrees": facing})] if facing >= 0 else []
        return ", ".join([*said, *([self.text("stance-level", {"level": level})] if level else [])])

    def seat(self, number: int) -> str:
        """The name of a seat."""
        return self.text("seat-watching" if number < 0 else f"seat-{self._seats[number]}")

    def prompt(self, choice: Choice) -> str:
        """The question in a sentence."""
        term = self.vocabulary.prompts.get(choice.prompt)
        return self._sentence(self.text(f"ask-{choice.prompt}", self._args(term, choice.about, self._articles)))

    def prompt_args(self, choice: Choice) -> dict[str, str | int]:
        """The arguments of the question's message."""
        return self._args(self.vocabulary.prompts.get(choice.prompt), choice.about)

    def option(self, option: Option, prompt: str = "") -> str:
        """An option in a few words. A question may have its own for it: `do-done-in-move`."""
        own = f"do-{option[0]}-in-{prompt}"
        message = own if prompt and self.has(own) else f"do-{option[0]}"
        args = self.option_args(option)
        bare = self.text(message, args)
        if not self._articles or bare == args["arg"] or self.vocabulary.verbs.get(option[0], "none") in UNARTICLED:
            return bare
        return settled(self.text(message, {"arg": self._articled(str(args["arg"]))}))

    def option_args(self, option: Option) -> dict[str, str | int]:
        """The arguments of the option's message."""
        kind = self.vocabulary.verbs.get(option[0], "none")
        return {"arg": option[1] if kind == "number" else self.called(kind, option[1])}

    def event(self, event: Event) -> str:
        """What happened, in a sentence. A die may have words of its own for what it is rolled for."""
        message = f"event-{event.kind}"
        if event.kind == DIE_EVENT and self.has(f"{message}-{event.args[0]}"):
            message += f"-{event.args[0]}"
        term = self.vocabulary.events.get(event.kind)
        return self._sentence(self.text(message, self._args(term, event.args, self._articles)))

    def event_args(self, event: Event) -> dict[str, str | int]:
        """The arguments of the event's message."""
        return self._args(self.vocabulary.events.get(event.kind), event.args)

    def story(self, events: list[Event]) -> list[Event]:
        """The events without the dice that the next event tells of by itself: what a reader of the log wants."""
        kept: list[Event] = []
        telling: list[object] = []
        for event in reversed(events):
            if event.kind == DIE_EVENT:
                if event.args[2] in telling:
                    telling.remove(event.args[2])
                    continue
            else:
                telling = self._dice_told(event)
            kept.append(event)
        kept.reverse()
        return kept

    def _dice_told(self, event: Event) -> list[object]:
        term = self.vocabulary.events.get(event.kind)
        if term is None:
            return []
        return [value for name, value in zip(term.names, event.args) if name.startswith(DIE_NAMES)]

    def modifiers(self, modifiers: list[Modifier]) -> str:
        """The modifiers one after another, each with its value."""
        return ", ".join(f"{self.modifier(one.name, one.value)} {signed(one.value)}" for one in modifiers)

    def modifier(self, name: str, value: int) -> str:
        """What a modifier is called; `$n` in its message is its value, for what is counted."""
        return self.text(f"modifier-{name}", {"n": value})

    def _args(self, term: Term | None, values: tuple[object, ...], articled: bool = False) -> dict[str, str | int]:
        if term is None:
            return {}
        pairs = zip(term.names, term.kinds, values, strict=True)
        return {name: self._said(kind, value, articled) for name, kind, value in pairs}

    def _sentence(self, text: str) -> str:
        """A question or an event; in a language with articles a name that begins it has a capital."""
        said = settled(text)
        return said[:1].upper() + said[1:] if self._articles else said

    def _articled(self, name: str) -> str:
        """A name behind the article that it has in this language, if any."""
        message = message_of(name)
        if not message or not self.has(message):
            return name
        return joined(self.text(message), name, self.text(SMALL) if self.has(SMALL) else "")

    def _said(self, kind: str, value: object, articled: bool = False) -> str | int:
        if kind == "modifiers":
            return ", ".join(self._modifier(item) for item in _items(value)) or self.text("no-modifiers")
        if kind == "text":
            return self.text(str(value))
        if kind == "signed":
            return signed(int(str(value)))
        if kind == "aside":
            return f" ({signed(int(str(value)))})" if value else ""
        if kind == "result":
            return self.result(str(value))
        if kind == "column":
            return self.text(f"column-{value}") if self.has(f"column-{value}") else self.text(str(value))
        if isinstance(value, str):
            return value
        if isinstance(value, bool) or value is None:
            return str(value)
        if isinstance(value, int):
            if kind == "number":
                return value
            name = self.called(kind, value)
            return self._articled(name) if articled and kind not in UNARTICLED else name
        return self.listed([str(self._said(kind.removesuffix("s"), item, articled)) for item in _items(value)])

    def result(self, code: str, reading: str = "") -> str:
        """A result of a table: the message `result-CODE`, in which what is neither letter nor figure is a dash
        (`result--1-2E` for `-:1/2E`); else what its parts say; else `CODE` as a message, else the code itself. With a
        reading it is the message `result-READING-CODE`, where there is one.
        """
        if reading:
            said = self.result(f"{reading}-{code}")
            return said if said != f"{reading}-{code}" else self.result(code)
        for message in (f"result-{code}", f"result-{_SIGNS.sub('-', code)}"):
            if self.has(message):
                return self.text(message)
        return self.parts(code) or self.text(code)

    def parts(self, code: str) -> str:
        """A code of parts, `2 hits, stop`, said so: `result-hits` with `$number`, `result-stop`; else nothing."""
        said = [self._part(part) for part in code.split(", ")]
        return ", ".join(said) if all(said) and not self.has(f"result-{code}") else ""

    def _part(self, part: str) -> str:
        number, _, name = part.partition(" ")
        if name and number.isdecimal() and self.has(f"result-{name}"):
            return self.text(f"result-{name}", {"number": int(number)})
        return self.text(f"result-{part}") if self.has(f"result-{part}") else ""

    def chances(self, odds: Odds) -> list[tuple[str, str, Fraction]]:
        """The first code, the words and the chance of everything that the dice may bring, with the faces of the die
        before it where it is one ("4, 5: suppressed"); results that come to the same are one.
        """
        shares: dict[str, Fraction] = {}
        codes: dict[str, str] = {}
        dice: dict[str, list[int]] = {}
        for number, (code, share) in enumerate(odds.results):
            said = self.result(code, odds.reading)
            codes.setdefault(said, code)
            shares[said] = shares.get(said, Fraction(0)) + share
            dice[said] = dice.get(said, []) + (odds.faces[number] if odds.faces else [])
        return [(codes[said], self._on(dice[said], said), share) for said, share in shares.items()]

    def _on(self, faces: list[int], said: str) -> str:
        return self.text("odds-on", {"dice": span(faces), "result": said}) if faces else said

    def _modifier(self, item: object) -> str:
        if isinstance(item, Modifier):
            return f"{self.modifier(item.name, item.value)} {signed(item.value)}"
        name, value = _items(item)
        return f"{self.modifier(str(name), int(str(value)))} {signed(int(str(value)))}"

    def listed(self, names: list[str]) -> str:
        """Names with commas and a last "and"."""
        if len(names) < 2:
            return "".join(names)
        return f"{', '.join(names[:-1])} {self.text('and')} {names[-1]}"


def _joined(message: str) -> str:
    """A message's name: the code of a chart may hold a space, a name may not."""
    return message.replace(" ", "-")


def span(numbers: list[int]) -> str:
    """Numbers one after another, three and more in a row as from and to."""
    said: list[str] = []
    row: list[int] = []
    for number in [*sorted(set(numbers)), -1]:
        if row and number != row[-1] + 1:
            said += [f"{row[0]}–{row[-1]}"] if len(row) > 2 else [str(one) for one in row]
            row = []
        row.append(number)
    return ", ".join(said)


def signed(value: int) -> str:
    """A number with its sign, the minus as printers set it."""
    return f"+{value}" if value >= 0 else f"−{-value}"


def _items(value: object) -> list[object]:
    return list(value) if isinstance(value, list | tuple) else []
