"""The command line as people use it, with the toy game among the games."""

from collections.abc import Callable
from dataclasses import dataclass

import pytest

from bridgehead import registry
from bridgehead.cli import main


@dataclass
class Ended:
    """What a command left behind."""

    status: int
    out: str
    err: str


Run = Callable[..., Ended]


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy game is one of the games, and the language is English."""
    monkeypatch.setitem(registry.ELSEWHERE, "toy", "tests.engine.toy.rulebook")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command line, given as words."""

    def bridgehead(*arguments: object) -> Ended:
        status = main([str(argument) for argument in arguments])
        printed = capsys.readouterr()
        return Ended(status, printed.out, printed.err)

    return bridgehead
