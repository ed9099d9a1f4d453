"""Squads that split: before the set-up, and by a leader in the Rally Phase."""

from typing import ClassVar

from bridgehead.engine.dice import Dice
from bridgehead.engine.play.position import Position
from bridgehead.engine.play.rulebook import Setup
from bridgehead.engine.read.toml import read_toml
from bridgehead.games.coupdemain.printed.components import DATA, HALF_SQUAD, SQUAD, TYPES
from bridgehead.games.coupdemain.rulebook import RULES
from bridgehead.games.coupdemain.state import CoupState
from tests.games.coupdemain.test_played import Force, Played, british, german


class Splitting(Played):
    """With the option to split squads."""

    options: ClassVar = {"berserk": "on", "infiltration": "off", "deploying": "on"}

    def __init__(self, forces: list[Force], first: str = "british", answer: str = "done") -> None:
        super().__init__(forces, first)
        while (choice := self.position.choice) is not None and self.asked() in ("deploy", "set-up", "give-to"):
            if choice.options[0][0] == "split" and self.state.turn:
                break
            wanted = answer if self.asked() == "deploy" else self.offered()[0].split()[0]
            self.answer(wanted)

    def sizes(self, side: int) -> list[int]:
        """What stands on the map of a side."""
        g = self.position.state
        return sorted(TYPES[g.kind[unit]].size for unit in g.battle.roster[side] if g.where[unit] >= 0)


def led(where: str, squads: int = 1) -> Force:
    """British squads with a leader."""
    return british(where, squads, leaders=["8-1"])


def test_a_leader_lets_a_squad_split() -> None:
    """[T3.4] [T8.7] A 1TC without the leader's help: 3 + 4 + 1 is 8, the squad's morale: it is two half-squads; one try
    a leader.
    """
    table = Splitting([led("I23", 2), german("M12")])
    table.pass_to("deploy", 0)
    assert len(table.offered()) == 3
    table.answer("split", 3, 4)
    assert table.told("task")[0][3:] == (1, 8, "passed") and len(table.told("splits")) == 1
    assert table.sizes(0).count(HALF_SQUAD) == 2 and table.sizes(0).count(SQUAD) == 1
    assert table.asked() != "deploy"


def test_who_fails_the_check_stays_whole() -> None:
    """[T3.4] [T8.7] 4 + 4 + 1 is above 8; nothing else follows, nobody is pinned or broken."""
    table = Splitting([led("I23"), german("M12")])
    table.pass_to("deploy", 0)
    table.answer("split", 4, 4)
    assert table.told("task")[0][-1] == "failed" and table.told("splits") == []
    assert table.sizes(0).count(SQUAD) == 1 and table.told("pinned") == table.told("breaks") == []


def test_without_a_leader_or_the_option_nobody_is_asked() -> None:
    """[T3.4] A squad alone is not asked; nor is anybody without `deploying`."""
    table = Splitting([british("I23"), german("M12")])
    table.pass_to("move", 0)
    assert ("phase-deploy",) in table.told("phase") and table.told("task") == []
    plain = Played([led("I23"), german("M12")])
    plain.pass_to("move", 0)
    assert ("phase-deploy",) not in plain.told("phase")


def test_before_the_set_up_one_squad_in_ten_of_a_zone_is_split_without_a_roll() -> None:
    """[T33.20] Of three squads in a zone one, rounded up; its halves stand apart. Of the one British squad one too."""
    table = Splitting([british("I23"), german("M12 L12 L11", 3)], answer="split")
    assert table.sizes(1).count(HALF_SQUAD) == 2 and table.sizes(1).count(SQUAD) == 2
    assert len(table.told("splits")) == 2


def test_every_zone_of_night_one_is_asked_for_itself() -> None:
    """[T33.20] Garrison, and both companies of engineers, once each; the gun's crew and the British are not."""
    data = read_toml(DATA / "scenarios" / "night-1.toml")
    state: CoupState = RULES.setup(Setup("night-1", {"berserk": "on", "deploying": "on"}, data), Dice(4))
    position = Position(RULES, state).begin()
    zones = 0
    while (choice := position.choice) is not None and state.turn == 0:
        if choice.prompt == "deploy":
            zones += 1
            position.play(choice.options[0])
        else:
            position.play(choice.options[-1] if choice.prompt == "hide" else choice.options[0])
        state = position.state
    assert zones == 3
    halves = [unit for unit in state.battle.roster[1] if TYPES[state.kind[unit]].size == HALF_SQUAD]
    assert len([unit for unit in halves if state.where[unit] >= 0]) == 6
