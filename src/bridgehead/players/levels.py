"""Players that search, graded by the time they think and what they know: recruit, regular, veteran, general; and by
walks, to the bit. In the same time they try three to five times as many walks where the rules run compiled.
"""

from typing import Final

from bridgehead.engine.choice import Option
from bridgehead.engine.dice import Dice
from bridgehead.players.manners import Course, Schooling, WideSchooling
from bridgehead.players.player import Player
from bridgehead.players.rounds import preferred
from bridgehead.players.search import Settings, search
from bridgehead.players.sight import Sight
from bridgehead.players.simple import StaffPlayer

SLIPS: Final = 25  # of a hundred decisions, how many a recruit takes at random
OFFHAND: Final = 1 << 21  # marks the dice that settle whether a question is thought about


class RecruitPlayer(Player):
    """Plays like the staff, with slips."""

    def choose(self, sight: Sight, dice: Dice) -> Option:
        options = sight.choice.options
        if dice.below(100) < SLIPS:
            return options[dice.below(len(options))]
        return StaffPlayer().choose(sight, dice)


class SearchPlayer(Player):
    """Where the staff has several manners, plays on in the one that does best; elsewhere takes the option that its
    search holds surely better than the staff's choice by most, else that choice.

    Where a search compares answers, it may think about some questions only, and answer the others like the staff: a
    search of all of them is soon as good as luck allows, and leaves no room for the levels above. So many of a hundred
    are `weighed` against an enemy, and so many `alone`, in a game for one.
    """

    def __init__(self, settings: Settings, weighed: int = 100, alone: int = 100) -> None:
        self.settings = settings
        self.weighed = weighed
        self.alone = alone
        self.course: Course = Course()

    def by_clock(self) -> bool:
        return self.settings.seconds > 0.0

    def choose(self, sight: Sight, dice: Dice) -> Option:
        if sight.rules.staff.manners() > 1:
            return self.course.answer(sight, dice, self.settings)
        if dice.branch(OFFHAND).below(100) >= self.thinks_about(sight):
            return StaffPlayer().choose(sight, dice)
        return preferred(search(sight, dice, self.settings_for(sight, dice))).option

    def thinks_about(self, sight: Sight) -> int:
        """Of a hundred questions, how many it thinks about."""
        return self.alone if sight.rules.seats() == 1 else self.weighed

    def settings_for(self, sight: Sight, dice: Dice) -> Settings:
        """How long it searches, how far its walks go, and how the staff plays on them."""
        return self.settings


class SchooledPlayer(SearchPlayer):
    """Has studied the battle: prepares it as the openings say and, where the staff has several manners, fights it by
    the doctrine; elsewhere looks as far ahead as the rules advise.
    """

    def __init__(self, settings: Settings, alone: int = 100, course: Course | None = None) -> None:
        super().__init__(settings, alone=alone)
        self.course = course or Schooling()

    def choose(self, sight: Sight, dice: Dice) -> Option:
        if sight.rules.staff.prepares(sight.choice):
            option = sight.rules.staff.opening(sight.deal(dice.branch(0)).state, sight.choice)
            if option is not None:
                return option
        return super().choose(sight, dice)

    def settings_for(self, sight: Sight, dice: Dice) -> Settings:
        """How long it searches, how far its walks go, and how the staff plays on them."""
        return self.settings.looking(sight.rules.staff.foresight())


class MasterPlayer(SchooledPlayer):
    """Has studied it so well that it compares answers by the doctrine, too."""

    def settings_for(self, sight: Sight, dice: Dice) -> Settings:
        """How long it searches, how far its walks go, and how the staff plays on them."""
        return mastered(self.settings, sight, dice)


def mastered(settings: Settings, sight: Sight, dice: Dice) -> Settings:
    """Settings for a search that looks as far as the rules advise, by the doctrine of the seat that is asked."""
    doctrine = sight.rules.staff.doctrine(sight.deal(dice.branch(1)).state, sight.seat)
    return settings.looking(sight.rules.staff.foresight()).by(doctrine)


def regular() -> Player:
    """A twentieth of a second for a decision, and not for each; a third of them against an enemy."""
    return SearchPlayer(Settings(seconds=0.05), weighed=33, alone=40)


def veteran() -> Player:
    """A quarter of a second for a decision, in a game for one not for each; openings, and doctrines among manners."""
    return SchooledPlayer(Settings(seconds=0.25), alone=70)


def general() -> Player:
    """A second for every decision, openings and doctrines."""
    return MasterPlayer(Settings(seconds=1.0), course=WideSchooling())


def counted() -> Player:
    """Two hundred walks for a decision, or for a turn where they go to the end of the game, however long they take: the
    same on every machine.
    """
    return SearchPlayer(Settings(iterations=200))
