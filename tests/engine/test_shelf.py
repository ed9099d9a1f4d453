"""What set-ups settle is read once and kept while it is asked for: not all that was ever sent in."""

from bridgehead.engine.play.rulebook import Setup
from bridgehead.engine.play.shelf import ROOM, Shelf
from bridgehead.engine.state import Shared

read: list[str] = []


def note(setup: Setup) -> Shared:
    read.append(setup.scenario)
    return Shared()


def test_a_set_up_is_read_once() -> None:
    shelf = Shelf[Shared](note)
    one = shelf.of(Setup("river", {"fog": "on"}, {"turns": 3}))
    assert shelf.of(Setup("river", {"fog": "on"}, {"turns": 3})) is one
    assert shelf.of(Setup("river", {"fog": "off"}, {"turns": 3})) != one
    assert shelf.of(Setup("river", {"fog": "on"}, {"turns": 4})) != one


def test_what_nobody_asks_for_is_put_away_and_is_the_same_when_read_again() -> None:
    shelf = Shelf[Shared](note)
    old, used = (shelf.of(Setup(name, {}, {})) for name in ("old", "used"))
    for number in range(ROOM - 1):
        shelf.of(Setup(f"own-{number}", {}, {}))
        assert shelf.of(Setup("used", {}, {})) is used
    read.clear()
    again = shelf.of(Setup("old", {}, {}))
    assert again is not old and again == old, "a match that still has the old one goes on with it"
    assert read == ["old"]
