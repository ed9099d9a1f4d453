"""To resign, and to agree to a draw, at the table in the terminal."""

from typing import cast

import pytest
from textual.pilot import Pilot

from bridgehead.commands.replay import replay
from bridgehead.engine.play.match import Match
from bridgehead.engine.play.record import Record
from bridgehead.engine.play.replaying import replay as played_again
from bridgehead.terminal.app import Table
from bridgehead.terminal.screens import EndScreen
from tests.engine.toy.rulebook import GAME
from tests.terminal.conftest import LARGE, SMALL, Seat, field, offered, seen
from tests.terminal.test_table import press, settle

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def kept(app: Table) -> Record:
    """What the file holds, which replays."""
    record = Record.load(app.path)
    assert played_again(app.match.game, record, check=True).record == record
    return record


async def ask(pilot: Pilot[None]) -> EndScreen:
    """The question whether it is meant."""
    await press(pilot, "ctrl+r")
    return cast(EndScreen, pilot.app.screen)


@pytest.mark.parametrize("size", [SMALL, LARGE])
async def test_a_person_resigns_when_it_is_meant(seat: Seat, size: tuple[int, int]) -> None:
    app = seat("human", "random")
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        await press(pilot, "1", "1")
        answers = list(app.match.answers)
        assert isinstance(await ask(pilot), EndScreen)
        assert "End the match?" in seen(app) and "resign as Left; Right will have won" in seen(app)
        assert "a draw" not in seen(app)
        await press(pilot, "enter", "d")
        assert app.match.outcome is None
        await press(pilot, "escape")
        assert app.match.end is None and app.match.answers == answers
        await ask(pilot)
        await press(pilot, "r")
        assert "Victory by resignation: Right" in field(app, "#prompt")
        assert "Ctrl-Z goes on with it after all" in field(app, "#prompt")
        assert "Resignation: Left." in seen(app)
    end = kept(app).end
    assert end is not None and (end.how, end.by) == ("conceded", "left")


async def test_who_plays_alone_may_go_on_after_all(seat: Seat) -> None:
    app = seat("human", "random")
    async with app.run_test(size=LARGE) as pilot:
        await settle(pilot)
        before, options = app.match.record, offered(app)
        await ask(pilot)
        await press(pilot, "r")
        assert app.match.choice is None
        await press(pilot, "ctrl+z")
        assert app.match.record == before and offered(app) == options
        assert "Resignation" not in seen(app)
    assert kept(app).end is None


async def test_two_at_one_terminal_agree_to_a_draw_and_whoever_is_asked_resigns(seat: Seat) -> None:
    app = seat("human", "human")
    async with app.run_test(size=LARGE) as pilot:
        await settle(pilot)
        await press(pilot, "ctrl+r", "d", "r")
        assert app.match.outcome is None, "behind the curtain nobody can say whose word it is"
        await press(pilot, "enter")
        await ask(pilot)
        assert "a draw, since both sides want it" in seen(app)
        await press(pilot, "d")
        assert "A draw, agreed by both sides" in field(app, "#prompt")
        assert kept(app).outcome == "agreed"
        await press(pilot, "ctrl+z")
        asked = app.match.choice
        assert asked is not None
        await ask(pilot)
        await press(pilot, "r")
        assert app.match.outcome is not None and app.match.outcome.winner == 1 - asked.seat


async def test_when_it_is_over_there_is_nothing_more_to_end(seat: Seat) -> None:
    app = seat("human", "random")
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        await ask(pilot)
        await press(pilot, "r")
        before = app.match.record
        await press(pilot, "ctrl+r", "r")
        assert app.match.record == before and not isinstance(app.screen, EndScreen)


async def test_a_match_that_was_resigned_is_shown_as_ended_when_it_is_opened_again(seat: Seat) -> None:
    match = Match(GAME, GAME.setup(), 3)
    match.concede("right")
    app = seat("human", "random", match=played_again(GAME, Record.parse(match.record.text())))
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        assert "Victory by resignation: Left" in field(app, "#prompt")


async def test_in_french(seat: Seat) -> None:
    app = seat("human", "human", locale="fr")
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        await press(pilot, "enter")
        await ask(pilot)
        assert "Mettre fin à la partie ?" in seen(app) and "partie nulle" in seen(app)
        await press(pilot, "d")
        assert "Partie nulle, par accord des deux camps" in field(app, "#prompt")


def test_replay_tells_of_it(seat: Seat, capsys: pytest.CaptureFixture[str]) -> None:
    app = seat("human", "random")
    app.match.concede("left")
    app.keep()
    assert replay(app.path) == 0
    told = capsys.readouterr().out
    assert "Resignation: Left." in told and told.rstrip().endswith("Victory by resignation: Right")
    assert replay(app.path, check=True) == 0
    assert "ended 'conceded' by 'left'" in capsys.readouterr().out
