"""Refusals of a request: each is one sentence with the status that goes with it."""

from bridgehead.engine.errors import BridgeheadError, brief
from bridgehead.server.wire import Table


class Refused(BridgeheadError):
    """A request that cannot be granted; nothing has changed."""

    status = 400


class Unknown(Refused):
    """There is no such match, game or scenario."""

    status = 404


def unknown_match(match: str) -> Unknown:
    """The refusal of a match that is not there, or no longer."""
    return Unknown(f"There is no match '{brief(match)}'.")


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

    def __init__(self, sentence: str, wait: int) -> None:
        super().__init__(sentence)
        self.wait = wait


class Stale(Busy):
    """The sequence number is not the present one; `table` shows how things stand."""

    def __init__(self, sentence: str, table: Table) -> None:
        super().__init__(sentence)
        self.table = table
