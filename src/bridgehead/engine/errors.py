"""Mistakes of a user, each told in one sentence."""


class BridgeheadError(Exception):
    """Something a person did wrong; its text is one clear sentence that names what, where and what would be right."""


class DataError(BridgeheadError):
    """A data or scenario file says something that cannot be used; the text names file and key."""


class NotOffered(BridgeheadError):
    """An answer that the open question did not offer; nothing has changed."""


class NotUndone(BridgeheadError):
    """An undo that is barred; the text says why."""


class RecordError(BridgeheadError):
    """A record that cannot be read, or that parts from the rules at some answer."""


class UnknownName(BridgeheadError):
    """A game, scenario, seat, player or option that does not exist."""


def brief(text: str, most: int = 60) -> str:
    """What somebody gave, as it can stand in one line of a refusal."""
    line = text if text.isprintable() else text[: most + 1].encode("unicode_escape").decode()
    return line if len(line) <= most else line[:most] + "…"


def one_of(what: str, given: str, known: list[str]) -> UnknownName:
    """The refusal of a name that is not among those known."""
    return UnknownName(f"There is no {what} '{brief(given)}'; there are: {', '.join(known)}.")
