"""Refusals of a request: each is one sentence, in the language of whoever asks, with the status that goes with it."""

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from bridgehead.engine.errors import BridgeheadError, brief
from bridgehead.engine.play.game import LOCALES
from bridgehead.server.wire import Table

WORDS = Path(__file__).parent / "words"


@cache
def _bundle(lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource((WORDS / f"{lang}.ftl").read_text(encoding="utf-8")))
    return bundle


def sentence(lang: str, message: str, args: dict[str, str | int]) -> str:
    """A message of this folder's words, in English where the language is none of ours."""
    bundle = _bundle(lang if lang in LOCALES else "en")
    pattern = bundle.get_message(message).value
    assert pattern is not None, message
    said, _errors = bundle.format_pattern(pattern, {name: str(value) for name, value in args.items()})
    return str(said)


def tongue(wanted: str | None, accepted: str) -> str:
    """The language to answer in: the one that is asked for, else the one of ours that a browser likes best
    (`Accept-Language`), else English.
    """
    if wanted is not None:
        return wanted
    best, most = "en", 0.0
    for part in accepted.split(","):
        name, _, how = part.partition(";")
        lang, liked = name.strip().lower().partition("-")[0], _liking(how)
        if lang in LOCALES and liked > most:
            best, most = lang, liked
    return best


def _liking(how: str) -> float:
    """How much a language is liked, from 0 to 1; what cannot be read is not liked at all."""
    name, _, number = how.partition("=")
    if not how.strip():
        return 1.0
    try:
        liked = float(number)
    except ValueError:
        return 0.0
    return liked if name.strip() == "q" and 0.0 <= liked <= 1.0 else 0.0


class Refused(BridgeheadError):
    """A request that cannot be granted; nothing has changed. `message` is the id of the sentence that says why."""

    status = 400

    def __init__(self, message: str, **args: str | int) -> None:
        self.message, self.given = message, args
        super().__init__(sentence("en", message, args))

    def said(self, lang: str) -> str:
        """The sentence in a language."""
        return sentence(lang, self.message, self.given)


class Unknown(Refused):
    """There is no such match, game or scenario."""

    status = 404


def could_be_match(match: str) -> bool:
    """Whether a match may be called so at all: PostgreSQL takes no text with a zero in it, not even to look for it."""
    return "\0" not in match


def unknown_match(match: str) -> Unknown:
    """The refusal of a match that is not there, or no longer."""
    return Unknown("no-match", match=brief(match))


class Unfit(Refused):
    """What somebody has written cannot be shown to others."""


class NotYours(Refused):
    """The key does not open this seat, or the question is another seat's."""

    status = 403


class Impossible(Refused):
    """The request is understood, but the position does not allow it."""

    status = 422


class Busy(Refused):
    """The match has moved on, or stands where the request cannot be granted."""

    status = 409


class TooMany(Refused):
    """Somebody asks for too much; after `wait` seconds it may be granted."""

    status = 429

    def __init__(self, message: str, wait: int, **args: str | int) -> None:
        super().__init__(message, wait=wait, **args)
        self.wait = wait


class Stale(Busy):
    """The sequence number is not the present one; `table` shows how things stand."""

    def __init__(self, message: str, table: Table, **args: str | int) -> None:
        super().__init__(message, **args)
        self.table = table
