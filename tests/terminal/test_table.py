"""The table in the terminal, worked by keys alone."""

from fractions import Fraction
from typing import cast

import pytest
from textual.pilot import Pilot
from textual.widgets import ContentSwitcher, OptionList

from bridgehead.engine.choice import Choice, Option
from bridgehead.engine.play.record import Record
from bridgehead.engine.play.replaying import replay
from bridgehead.engine.play.rulebook import Part, Price, Tally
from bridgehead.engine.read.table import Modifier, Odds
from bridgehead.terminal.app import Table
from tests.engine.toy.rulebook import ToyRules, ToyState
from tests.terminal.conftest import LARGE, SMALL, Seat, field, offered, seen

pytestmark = pytest.mark.anyio

EVEN = 3  # a seed by which left holds 4, 9, 12


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def settle(pilot: Pilot[None]) -> None:
    """Wait until it is a person's turn, or the match is over."""
    app = cast(Table, pilot.app)
    for _ in range(200):
        await pilot.pause(0.01)
        if not app.busy:
            break
    await pilot.pause()


async def press(pilot: Pilot[None], *keys: str) -> None:
    for key in keys:
        await pilot.press(key)
        await settle(pilot)


@pytest.mark.parametrize("size", [SMALL, LARGE])
async def test_a_whole_game_by_keys(seat: Seat, size: tuple[int, int]) -> None:
    app = seat("human", "random")
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        for _ in range(14):
            if app.match.choice is None:
                break
            await press(pilot, "1", "1")
        assert app.match.outcome is not None
        assert "Somebody has won." in field(app, "#prompt") and "The match is over" in seen(app)
    assert Record.load(app.path).outcome == "won"


async def test_a_key_looks_and_the_same_key_or_enter_takes(seat: Seat) -> None:
    app = seat("human", "random")
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        assert offered(app) == ["1 Play 4", "2 Play 9", "3 Play 12", "4 Stop"]
        await press(pilot, "3", "1", "3")
        assert app.match.answers == []
        await press(pilot, "3")
        assert app.match.answers == [("play", 12)]
        await press(pilot, "down", "enter")
        assert app.match.answers[1] == ("play", 9)


async def test_odds_are_shown_of_the_option_looked_at(seat: Seat, monkeypatch: pytest.MonkeyPatch) -> None:
    def odds(self: ToyRules, g: ToyState, choice: Choice, option: Option) -> Odds | None:
        spread = [("S", Fraction(1, 3)), ("-", Fraction(2, 3))]
        return Odds("bonus", "good", [Modifier("luck", -1, "2.1")], spread, "1.1") if option == ("play", 9) else None

    monkeypatch.setattr(ToyRules, "odds", odds)
    app = seat("human", "random")
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        assert field(app, "#odds") == ""
        await press(pilot, "2")
        shown = field(app, "#odds")
        assert "[1.1] bonus, column good" in shown
        assert "−1 luck [2.1]" in shown
        assert "S ██████▋" in shown and "33 %" in shown and "67 %" in shown
        assert "33 %" in seen(app)
        await press(pilot, "1")
        assert field(app, "#odds") == "" and app.match.answers == []


async def test_what_an_option_costs_and_walks_into_stands_in_its_row(
    seat: Seat, monkeypatch: pytest.MonkeyPatch
) -> None:
    def prices(self: ToyRules, g: ToyState, choice: Choice) -> dict[Option, Price]:
        price = Price("points", 3, 4, 2)
        price.dangers.append(("danger-fire", 2))
        return {("play", 9): price}

    def tally(self: ToyRules, g: ToyState, seat: int) -> Tally:
        return Tally([Part("won", 2, 3, 5)], "title", 5, [(9, "title")])

    def lies(self: ToyRules, g: ToyState, kind: str, number: int) -> list[str]:
        return ["lies-wood"] if number == 4 else []

    monkeypatch.setattr(ToyRules, "prices", prices)
    monkeypatch.setattr(ToyRules, "lies", lies)
    monkeypatch.setattr(ToyRules, "tally", tally)
    app = seat("human", "random")
    async with app.run_test(size=LARGE) as pilot:
        await settle(pilot)
        assert offered(app)[:2] == ["1 Play 4  lies-wood", "2 Play 9  price-points, ! note-danger-fire"]
        assert "+5" in field(app, "#sheet") and "9" in field(app, "#sheet")


async def test_what_is_known_of_a_card_is_shown_beside_the_odds(seat: Seat, monkeypatch: pytest.MonkeyPatch) -> None:
    def notes(self: ToyRules, g: ToyState, choice: Choice, option: Option) -> list[tuple[str, int]]:
        return [("danger-lost", 2)] if option == ("play", 12) else []

    monkeypatch.setattr(ToyRules, "notes", notes)
    app = seat("human", "random")
    words = app.match.game.folder / "words" / "en.ftl"
    words.write_text(
        f"{words.read_text()}\nabout-card-9 = The nine is odd.\nnote-danger-lost = {{ $n }} points at risk.\n"
    )
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        await press(pilot, "2")
        assert field(app, "#odds") == "The nine is odd."
        await press(pilot, "3")
        assert field(app, "#odds") == "! 2 points at risk."


async def test_undo_takes_back_an_answer_that_showed_nothing(seat: Seat) -> None:
    app = seat("human", "random")
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        await press(pilot, "1", "enter")
        assert app.match.answers == [("play", 4)]
        await press(pilot, "ctrl+z")
        assert app.match.answers == [] and offered(app)[0] == "1 Play 4"


async def test_undo_behind_a_die_is_barred_and_says_why(seat: Seat) -> None:
    app = seat("human", "random")
    async with app.run_test(size=SMALL, notifications=True) as pilot:
        await settle(pilot)
        await press(pilot, "2", "enter")
        answers = list(app.match.answers)
        assert answers == [("play", 9)]
        await press(pilot, "ctrl+z")
        assert app.match.answers == answers
        assert "A die has been rolled since" in seen(app)


async def test_undo_at_the_start_says_that_there_is_nothing(seat: Seat) -> None:
    app = seat("human", "random")
    async with app.run_test(size=SMALL, notifications=True) as pilot:
        await settle(pilot)
        await press(pilot, "ctrl+z")
        assert "There is nothing to take back." in seen(app)


async def test_quit_keeps_the_match_and_it_can_be_gone_on_with(seat: Seat) -> None:
    app = seat("human", "random")
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        await press(pilot, "1", "enter", "2", "enter", "ctrl+s")
        log = field(app, "#log")
        await pilot.press("ctrl+q")
    record = Record.load(app.path)
    assert record.answers == app.match.record.answers and record.outcome == ""
    again = seat("human", "random", match=replay(app.match.game, record, check=True))
    async with again.run_test(size=SMALL) as pilot:
        await settle(pilot)
        assert again.match.choice == app.match.choice
        assert field(again, "#log") == log != ""
        await press(pilot, "1", "enter")
        assert len(again.match.answers) > len(record.answers)


async def test_dice_can_be_typed_in(seat: Seat) -> None:
    app = seat("human", "random", dice="manual")
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        await press(pilot, "2", "enter")
        assert field(app, "#prompt") == "bonus: Roll a die with 6 sides: what does it show?"
        await press(pilot, "5", "5")
        assert "rolls 5: 14." in field(app, "#log")


async def test_every_size_shows_board_question_and_log(seat: Seat) -> None:
    app = seat("human", "random")
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        assert not app.query_one("#beside").display
        await pilot.resize_terminal(*LARGE)
        await press(pilot, "2", "enter")
        assert app.query_one("#beside").display
        for size in (LARGE, SMALL, (60, 16), SMALL):
            await pilot.resize_terminal(*size)
            await settle(pilot)
            shown = seen(app)
            assert "hand 0" in shown and "Which card" in shown and "Left plays 9" in shown
            assert all(len(line) <= size[0] for line in shown.splitlines())


async def test_panes_change_by_key_and_the_log_takes_the_column(seat: Seat) -> None:
    app = seat("human", "random")
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        await press(pilot, "f7")
        assert app.query_one("#panes", ContentSwitcher).current == "sheet-box" and "left: 0" in seen(app)
        await press(pilot, "f6")
        assert "not played on a map" in seen(app)
        await press(pilot, "f8")
        assert not app.query_one("#panes").display
        await press(pilot, "f5")
        assert app.query_one("#panes").display and "hand 0" in seen(app)


async def test_a_folded_place_stays_folded(seat: Seat) -> None:
    app = seat("human", "random")
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        app.query_one("#areas").focus()
        await press(pilot, "home", "space")
        folded = [node for node in app.query_one("#areas").root.children if not node.is_expanded]  # type: ignore[attr-defined]
        assert len(folded) == 1
        await press(pilot, "1", "1")
        folded = [node for node in app.query_one("#areas").root.children if not node.is_expanded]  # type: ignore[attr-defined]
        assert len(folded) == 1


async def test_the_filter_narrows_the_options(seat: Seat) -> None:
    app = seat("human", "random")
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        await press(pilot, "slash", "s", "t", "o")
        assert offered(app) == ["1 Stop"]
        await press(pilot, "enter", "enter")
        assert app.match.answers[0] == ("stop", 0)


async def test_the_language_changes_by_key(seat: Seat) -> None:
    app = seat("human", "random")
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        assert "Turn 1" in field(app, "#status")
        await press(pilot, "2", "f4")
        assert app.query_one("#options", OptionList).highlighted == 1
        assert "Tour 1" in field(app, "#status") and "F7 Feuille" in seen(app)
        assert app.match.answers == []


async def test_two_people_never_see_each_others_hands(seat: Seat) -> None:
    app = seat("human", "human")
    hands = ["4\n", "12\n"]
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        assert "Left is asked. Hand the table over." in seen(app)
        assert "Play 4" not in seen(app) and offered(app) == []
        await press(pilot, "1", "1")
        assert app.match.answers == []
        await press(pilot, "enter")
        assert "Play 4" in seen(app) and seen(app).count("face-down card") == 1 and "3 × face-down card" in seen(app)
        await press(pilot, "4", "enter")
        assert "Right is asked." in seen(app)
        await press(pilot, "enter")
        assert app.viewer == 1 and "3 × face-down card" in seen(app)
        assert not any(hand in field(app, "#log") for hand in hands)


async def test_rules_open_at_the_paragraph_of_the_question_and_can_be_searched(seat: Seat) -> None:
    app = seat("human", "random")
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        await press(pilot, "f2")
        assert "Play a card or stop." in seen(app)
        await press(pilot, "shift+tab", "l", "u", "c", "k")
        assert "At this table: Here luck is a die." in seen(app)
        assert app.screen.query_one("#entries", OptionList).option_count == 1
        await press(pilot, "escape")
        assert "Which card" in seen(app)


async def test_charts_and_help_open_and_close(seat: Seat) -> None:
    app = seat("human", "random")
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        await press(pilot, "f3")
        assert "[1.1] bonus" in seen(app) and "plain" in seen(app)
        await press(pilot, "escape", "f1")
        assert "take back your last answer" in seen(app)
        await press(pilot, "escape")
        assert "Which card" in seen(app) and app.match.answers == []
