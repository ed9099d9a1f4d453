"""Who asks, as whatever his request sets going knows it, so that callers take turns and not their matches: somebody who
plays thirty at once would have thirty turns for one of anybody else.
"""

from contextvars import ContextVar

from bridgehead.server.guarding.limits import neighbourhood

_caller: ContextVar[str] = ContextVar("caller", default="")


def called_from(address: str) -> None:
    """From now on this task, and all that it begins, is for whoever asks from an address."""
    _caller.set(neighbourhood(address))


def caller() -> str:
    """For whom this is done; empty where nobody has asked for it."""
    return _caller.get()
