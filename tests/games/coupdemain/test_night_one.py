"""Night I: its order of battle, its set-up, who is told what of it, and who comes later."""

from __future__ import annotations

from dataclasses import asdict

import pytest

from bridgehead.engine.choice import Choice, Option
from bridgehead.engine.dice import Dice
from bridgehead.engine.play.rulebook import Setup
from bridgehead.engine.read.toml import read_toml
from bridgehead.engine.state import Event
from bridgehead.games.coupdemain.marks import CONCEALED, HIDDEN, NO_MOVE
from bridgehead.games.coupdemain.printed.components import BRITISH, DATA, DUMMY, GERMAN, LEADER, SQUAD, TYPES, VEHICLE
from bridgehead.games.coupdemain.printed.groups import leader_of
from bridgehead.games.coupdemain.rulebook import CoupRules
from bridgehead.games.coupdemain.state import ABOARD, COMING, NONE, OFF_MAP, CoupState
from bridgehead.games.coupdemain.turn.setting_up import zone_of

RULES = CoupRules()
GARRISON, NORTH, SOUTH = 2, 3, 4
"""The forces that set up in zones, by number."""


class Night:
    """A game of Night I with random answers, or with the verbs that a test prefers."""

    def __init__(self, seed: int, prefer: tuple[str, ...] = ()) -> None:
        data = read_toml(DATA / "scenarios" / "night-1.toml")
        self.g: CoupState = RULES.setup(Setup("night-1", {"berserk": "on"}, data), Dice(seed))
        self.log: list[Event] = []
        self.g.record_to(self.log)
        self.dice = Dice(seed + 1)
        self.prefer = prefer
        self.asked: list[Choice] = []

    def answer(self, choice: Choice) -> Option:
        """What is preferred, else anything."""
        self.asked.append(choice)
        for verb in self.prefer:
            for option in choice.options:
                if option[0] == verb:
                    return option
        return choice.options[self.dice.below(len(choice.options))]

    def step(self) -> None:
        """One step."""
        steps = RULES.step(self.g)
        try:
            choice = next(steps)
            while True:
                choice = steps.send(self.answer(choice))
        except StopIteration:
            pass

    def set_up(self) -> Night:
        """Play until all Snipers are placed, which ends it."""
        while NONE in self.g.snipers:
            self.step()
        return self

    def units(self, force: int, size: int) -> list[int]:
        """The units of a force of a size."""
        return [unit for unit in self.g.battle.forces[force].units if TYPES[self.g.kind[unit]].size == size]


def test_the_order_of_battle() -> None:
    """[9.51.I-4] [T19.2] The British of three gliders; a garrison of five squads, a crew, six and eight squads
    of engineers, with their dummies; a car's party to come; four light tanks at the most.
    """
    night = Night(1)
    forces = night.g.battle.forces
    assert [len(night.units(number, SQUAD)) for number in range(6)] == [6, 0, 5, 6, 8, 0]
    assert [len(night.units(number, LEADER)) for number in range(6)] == [4, 0, 2, 2, 3, 1]
    assert [len(night.units(number, DUMMY)) for number in range(6)] == [0, 0, 6, 6, 8, 0]
    assert [force.hidden for force in forces] == [0, 0, 2, 2, 2, 0, 0]
    assert all(night.g.where[unit] == COMING for unit in forces[5].units)
    assert [len(night.units(number, VEHICLE)) for number in range(7)] == [0, 0, 0, 0, 0, 1, 4]


@pytest.mark.parametrize("seed", range(4))
def test_every_piece_stands_where_it_may(seed: int) -> None:
    """[9.51.I-2] [T33.4] [T33.6] [T18.7] At most one MMC and two further pieces in a Location, in the zones; all are
    concealed or hidden, and stand on No Move. Hidden leaders are beside a hidden squad.
    """
    night = Night(seed).set_up()
    g = night.g
    for number in (1, GARRISON, NORTH, SOUTH):
        force = g.battle.forces[number]
        for unit in force.units:
            assert g.where[unit] in zone_of(g, force)
            assert g.marks[unit] & NO_MOVE and g.marks[unit] & (CONCEALED | HIDDEN)
            here = [one for one in g.battle.roster[GERMAN] if g.where[one] == g.where[unit]]
            here = [one for one in here if TYPES[g.kind[one]].size != VEHICLE]
            mmc = [one for one in here if TYPES[g.kind[one]].mmc]
            assert len(mmc) <= 1 and len(here) - len(mmc) <= 2
            if g.marks[unit] & HIDDEN and TYPES[g.kind[unit]].smc:
                assert any(g.marks[one] & HIDDEN for one in mmc)
    assert all(g.where[unit] == ABOARD for unit in g.battle.forces[0].units)


def test_two_squads_of_a_zone_hide_if_their_owner_wants() -> None:
    """[T33.6] [T17.5] [T18.19] Two of five, six and eight: the third is not offered; none where he says so."""
    night = Night(3, ("hide",)).set_up()
    for number in (GARRISON, NORTH, SOUTH):
        assert len([unit for unit in night.units(number, SQUAD) if night.g.marks[unit] & HIDDEN]) == 2
    assert [choice.about for choice in night.asked if choice.prompt == "hide"][:2] == [(2, 3), (1, 3)]
    assert not any(marks & HIDDEN for marks in Night(3, ("none",)).set_up().g.marks)


def test_groups_are_rolled_for_in_secret() -> None:
    """[9.618] [T33.8] The squads of a group are all of one quality, leaders as the table says; the dice are told to the
    Germans alone, and the British see the same whatever they were.
    """
    night = Night(5)
    while not any(event.kind == "musters" for event in night.log):
        night.step()
    dice = [event for event in night.log if event.kind == "die"]
    assert len(dice) == 4 + 7 + 1 and all(event.audience == GERMAN for event in dice)
    for force in night.g.battle.forces:
        for group in force.groups:
            assert len({night.g.kind[unit] for unit in group.squads}) == 1
            assert night.g.kind[group.squads[0]] in group.quality
    assert [TYPES[leader_of(die, -1)].key for die in (1, 6)] == ["6+1", "8-1"]
    assert [TYPES[leader_of(die, 0)].key for die in (1, 6)] == ["6+1", "9-1"]
    other = Night(6)
    while not any(event.kind == "musters" for event in other.log):
        other.step()
    views = [asdict(RULES.view(one.g, BRITISH)) for one in (night, other)]
    assert not [piece for view in views for piece in view["pieces"] if piece["side"] == "de"]
    assert views[0]["zones"] == views[1]["zones"]
    assert not [event for event in night.log if event.audience == BRITISH]


def test_snipers_are_set_up_last() -> None:
    """[9.4.CG13] [T20.1] [T20.8] [T33.18] The Germans first, two each, ten hexes apart; the SAN is four by night."""
    night = Night(7).set_up()
    asked = [choice for choice in night.asked if choice.prompt == "sniper"]
    assert [choice.seat for choice in asked] == [GERMAN, GERMAN, BRITISH, BRITISH]
    assert night.asked[-1].prompt == "sniper"
    assert NONE not in night.g.snipers and night.g.san == [4, 4]
    for side in (0, 1):
        assert night.g.battle.ground.distance(night.g.snipers[2 * side], night.g.snipers[2 * side + 1]) >= 10


def test_the_car_enters_at_tt12_in_turn_2() -> None:
    """[T27.9] [T33.10] The 2-3-8 and the 8-1 come in their car in the German Player Turn 2, free to move."""
    night = Night(8, ("group", "vehicle")).set_up()
    party = night.g.battle.forces[5].units
    while night.g.where[party[0]] in (COMING, OFF_MAP):
        assert night.g.result < 0
        night.step()
    assert (night.g.turn, night.g.acting) == (2, GERMAN)
    assert night.g.where[party[0]] == night.g.battle.ground.location("TT12")
    assert not any(night.g.marks[unit] & NO_MOVE for unit in party)


@pytest.mark.parametrize("seed", range(3))
def test_a_random_game_of_it_ends(seed: int) -> None:
    """[9.4.CG19] [T34.9] It ends at the end of a Player Turn, not before turn 5 unless a side has nobody left, and in
    turn 10 at the latest.
    """
    night = Night(20 + seed)
    while night.g.result < 0:
        night.step()
    assert 1 <= night.g.turn <= 10
    if night.g.turn < 5:
        alive = [[unit for unit in night.g.battle.roster[side] if night.g.where[unit] >= -4] for side in (0, 1)]
        assert not all(alive)
