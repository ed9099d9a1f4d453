"""The conformance suite itself: games broken on purpose do not pass it."""

import re
import shutil
from pathlib import Path

import pytest

from bridgehead.engine.choice import Choice, Option, Steps
from bridgehead.engine.dice import Dice
from bridgehead.engine.play.game import Game
from bridgehead.engine.play.rulebook import Price, Setup
from bridgehead.engine.say.words import Words
from bridgehead.engine.state import TwoReadings
from bridgehead.engine.view import CardFace, View
from bridgehead.testing import CHECKS
from tests.engine.toy import rulebook as toy

FOLDER = Path(toy.__file__).parent


def caught_by(rules: toy.ToyRules) -> set[str]:
    game = Game(FOLDER, rules)
    setup = game.setup()
    caught: set[str] = set()
    for name, check in CHECKS.items():
        try:
            for seed in range(3):
                check(game, setup, seed)
        except (AssertionError, ValueError):  # a game may also fall over its own mistake
            caught.add(name)
    return caught


class SharesHands(toy.ToyState):
    def copy(self) -> "SharesHands":
        new = SharesHands()
        new.share(self)
        new.hands, new.points, new.stopped = self.hands, list(self.points), list(self.stopped)
        new.to_play, new.turn = self.to_play, self.turn
        return new


class CopyAliases(toy.ToyRules):
    def setup(self, setup: Setup, dice: Dice) -> toy.ToyState:
        return SharesHands().deal(dice, 3)


class ShowsAllHands(toy.ToyRules):
    def view(self, g: toy.ToyState, seat: int) -> View:
        shown = super().view(g, seat)
        shown.facts["best"] = max(max(hand, default=0) for hand in g.hands)
        return shown


class ListsByWho(toy.ToyRules):
    def step(self, g: toy.ToyState) -> Steps:
        g.tell("played", 0, 1, (TwoReadings(0, 1, 9), TwoReadings(0, 2, 4)), 0)
        yield from super().step(g)


class PeeksWhenDealing(toy.ToyRules):
    def redeal(self, g: toy.ToyState, seat: int, dice: Dice) -> None:
        if seat >= 0:
            pool = list(g.hands[1 - seat])
            dice.shuffle(pool)
            g.hands[1 - seat] = [card % 12 + 1 for card in pool]


class NeverEnds(toy.ToyRules):
    def longest(self, setup: Setup) -> int:
        return 2


class AsksOutsideItself(toy.ToyRules):
    asked = 0

    def step(self, g: toy.ToyState) -> Steps:
        self.asked += 1
        options: list[Option] = [("stop", 0)]
        yield g.ask(g.to_play, "card", options, self.asked)
        g.stopped[g.to_play] = True
        g.to_play = 1 - g.to_play


class OffersTwice(toy.ToyRules):
    def step(self, g: toy.ToyState) -> Steps:
        yield g.ask(g.to_play, "card", [("stop", 0), ("stop", 0)], 1)
        g.stopped = [True, True]


class StopsWithANumber(toy.ToyRules):
    def step(self, g: toy.ToyState) -> Steps:
        yield g.ask(g.to_play, "card", [("play", 1), ("stop", 1)], 1)
        g.stopped = [True, True]


class SaysNothing(toy.ToyRules):
    def step(self, g: toy.ToyState) -> Steps:
        yield g.ask(g.to_play, "card", [("stop", 0)], 1)
        g.tell("unheard-of", 1)
        g.stopped = [True, True]


class PricesBySecrets(toy.ToyRules):
    def prices(self, g: toy.ToyState, choice: Choice) -> dict[Option, Price]:
        price = Price("", 0, 0)
        price.dangers.append(("danger", sum(g.hands[1 - choice.seat])))
        return {choice.options[0]: price}


class LacksFaces(toy.ToyRules):
    def faces(self, words: Words) -> list[CardFace]:
        return [CardFace("0", "Nought", "", "unit", "Unit", False, (), -1, (), 0, {}, "bridge", "Nothing.", ())]


@pytest.mark.parametrize(
    ("rules", "check"),
    [
        (CopyAliases(), "copies_are_equal_and_apart"),
        (ShowsAllHands(), "secrets_stay_secret"),
        (PeeksWhenDealing(), "secrets_stay_secret"),
        (NeverEnds(), "games_end"),
        (AsksOutsideItself(), "positions_come_back"),
        (OffersTwice(), "questions_are_fair"),
        (StopsWithANumber(), "questions_are_fair"),
        (SaysNothing(), "everything_has_words"),
        (PricesBySecrets(), "told_before_answering"),
        (ListsByWho(), "lists_tell_nothing"),
        (LacksFaces(), "tables_can_show_it"),
    ],
    ids=lambda value: value if isinstance(value, str) else type(value).__name__,
)
def test_a_broken_game_is_caught(rules: toy.ToyRules, check: str) -> None:
    assert check in caught_by(rules)


def test_the_unbroken_game_passes() -> None:
    assert caught_by(toy.RULES) == set()


def test_a_message_that_one_language_lacks_is_caught(tmp_path: Path) -> None:
    """It would be said in English: nothing in a match shows that it is missing."""
    folder = tmp_path / "toy"
    shutil.copytree(FOLDER, folder, ignore=shutil.ignore_patterns("__pycache__"))
    french = folder / "words" / "fr.ftl"
    french.write_text(re.sub(r"^ask-[\w-]+ =.*\n", "", french.read_text(), count=1, flags=re.MULTILINE))
    game = Game(folder, toy.RULES)
    with pytest.raises(AssertionError, match=r"toy: words/fr\.ftl lacks 1 of the messages: \['ask-"):
        CHECKS["languages_say_the_same"](game, game.setup(), 0)
    CHECKS["everything_has_words"](game, game.setup(), 0)
