"""[T11] [T14] Movement and advance in the course of a game, from the set-up on."""

from __future__ import annotations

from bridgehead.engine.choice import Choice, Option
from bridgehead.engine.dice import Dice
from bridgehead.engine.play.rulebook import Setup
from bridgehead.engine.read.toml import read_toml
from bridgehead.games.coupdemain.marks import ADVANCED, CONCEALED, MOVED, PREP
from bridgehead.games.coupdemain.moving.advance import may_advance
from bridgehead.games.coupdemain.moving.entry import bring_on_options
from bridgehead.games.coupdemain.moving.movement import may_move, move_options
from bridgehead.games.coupdemain.pieces.weapons import weapons_of
from bridgehead.games.coupdemain.printed.components import DATA, TYPES
from bridgehead.games.coupdemain.rulebook import CoupRules
from bridgehead.games.coupdemain.state import EXITED, NONE, OFF_MAP, CoupState

RULES = CoupRules()
QUIET = ("hold-stack", "done", "stop", "stay")
"""What is answered to questions that a test does not care for: the first of these that is offered."""


class Game:
    """A game of `garrison`, with four British squads, every piece where the test wants it; who rolls,
    rolls what it says.
    """

    def __init__(
        self, places: list[dict[str, list[str]]], dice: list[int], relief: dict[str, object] | None = None
    ) -> None:
        data = read_toml(DATA / "scenarios" / "garrison.toml")
        forces = data["force"]
        assert isinstance(forces, list)
        forces[1]["units"]["6-4-8"] = 2  # the fifth British squad would only stand about
        if relief:
            data["force"] = [*forces, relief]
        self.g: CoupState = RULES.setup(Setup("garrison", {"berserk": "on"}, data), Dice(7, dice))
        self.places = [{kind: names[:] for kind, names in side.items()} for side in places]
        self.asked: list[str] = []

    def at(self, name: str) -> int:
        """The Location of a name."""
        return self.g.battle.ground.location(name)

    def play(self, *answers: str, until: str = "") -> None:
        """Go on, giving the answers to the first questions that offer them, until they are used up and the attack that
        was named is over; then until a prompt.
        """
        waiting = list(answers)
        while RULES.outcome(self.g) is None:
            steps = RULES.step(self.g)
            try:
                choice = next(steps)
                while True:
                    if not waiting and choice.prompt == until:
                        self.asked.append(choice.prompt)
                        steps.close()
                        return
                    choice = steps.send(self.answer(choice, waiting))
            except StopIteration:
                pass
            if not waiting and not until and self.g.target == NONE:
                return

    def answer(self, choice: Choice, waiting: list[str]) -> Option:
        """One answer: a place at set-up, what waits if it is offered, else something quiet."""
        if choice.prompt == "set-up":
            kind = TYPES[self.g.kind[self.g.unit(choice.about[0])]].key
            return ("at", self.at(self.places[choice.seat][kind].pop(0)))
        if choice.prompt == "give-to":
            return choice.options[0]
        self.asked.append(choice.prompt)
        if waiting:
            verb, _, name = waiting[0].partition(" ")
            for option in choice.options:
                if option[0] == verb and (not name or option[1] == self.at(name)):
                    waiting.pop(0)
                    return option
        return next(option for verb in QUIET for option in choice.options if option[0] == verb)

    def units(self, kind: str) -> list[int]:
        """The units of a type, in order."""
        return [
            unit
            for unit in range(len(self.g.where))
            if TYPES[self.g.kind[unit]].key == kind and self.g.where[unit] >= 0
        ]


GERMANS = {"4-4-7": ["W18", "X18", "X18.1"], "8-0": ["X18"], "dummy": ["Z17", "Z17.1"]}
BRITISH = {"6-4-8": ["Y20", "Y21"], "4-5-8": ["Y22", "Z20"], "9-1": ["Y20"]}


def test_a_bump_on_the_way_to_the_cafe() -> None:
    """[T17.13] [T11.3] [T14.2] A squad and a leader go over the bridge at the café, where they know of nobody but a
    "?": they stop in Y18, and a German shows himself. In the Advance Phase they go in all the same, to close
    combat.
    """
    game = Game([BRITISH, GERMANS], [4, 3])
    game.play("stack Y20", "all", "normal", "to X18", "unit")
    stack = [game.units("6-4-8")[0], game.units("9-1")[0]]
    assert [game.g.where[unit] for unit in stack] == [game.at("Y18")] * 2
    assert all(game.g.marks[unit] & MOVED for unit in stack)
    here = [unit for unit in [*game.units("4-4-7"), *game.units("8-0")] if game.g.where[unit] == game.at("X18")]
    assert len([unit for unit in here if not game.g.marks[unit] & CONCEALED]) == 1
    game.play("from Y18", "all", "to X18")
    assert [game.g.where[unit] for unit in stack] == [game.at("X18")] * 2
    assert all(game.g.marks[unit] & ADVANCED for unit in stack)


def test_who_has_fired_does_not_move_but_advances() -> None:
    """[T1.4] [T14.1] Prep Fire binds for the Movement Phase only. Marks are gone in the next Player Turn."""
    open_germans = {"4-4-7": ["W18", "X18", "Y18"], "8-0": ["Y18"], "dummy": ["Z17", "Z17.1"]}
    game = Game([BRITISH, open_germans], [6, 5] * 3)
    game.play("at Y18", "all")
    firers = [unit for unit in range(len(game.g.where)) if game.g.marks[unit] & PREP]
    assert firers
    game.play(until="move")
    assert not any(may_move(game.g, unit) for unit in firers)
    assert move_options(game.g)
    game.play(until="advance")
    assert all(may_advance(game.g, unit) for unit in firers)
    game.play(until="move")
    assert not any(game.g.marks[unit] & PREP for unit in firers)


RELIEF: dict[str, object] = {
    "side": "british",
    "turn": 1,
    "entry": "Z28",
    "units": {"4-5-8": 2},
    "leaders": ["8-1"],
    "weapons": {"piat": 1},
}


def test_reinforcements_enter_by_their_entry_area() -> None:
    """[T33.10] [T33.11] [T33.12] A group that is due is put off the map in the RPh, with its weapons, enters in the
    MPh at a hex of its area and goes on from there; who has not come in by the end of the Player Turn does not come
    any more.
    """
    game = Game([BRITISH, GERMANS], [4, 3] * 6, RELIEF)
    game.play("group")
    coming = [unit for unit in range(len(game.g.where)) if game.g.where[unit] == OFF_MAP]
    assert len(coming) == 3
    assert sum(len(weapons_of(game.g, unit)) for unit in coming) == 1
    game.play(until="move")
    game.play("group", "take", "go", "normal", "to Z28")
    first = next(unit for unit in coming if game.g.where[unit] != OFF_MAP)
    assert game.g.where[first] == game.at("Z28")
    game.play("to Z27", until="move")
    assert game.g.where[first] == game.at("Z27")
    assert game.g.marks[first] & MOVED
    assert [game.g.where[unit] for unit in coming].count(OFF_MAP) == 2
    game.play("done", until="rally-phase")
    assert [game.g.where[unit] for unit in coming].count(EXITED) == 2


def test_the_phase_is_not_ended_unasked_while_somebody_may_still_enter() -> None:
    """[T33.10] Who would not come any more is told beside the end of the phase, and nothing beside other answers."""
    game = Game([BRITISH, GERMANS], [4, 3], RELIEF)
    game.play("group")
    game.play(until="move")
    choice = next(RULES.step(game.g.copy()))
    assert choice.prompt == "move"
    told = {option: RULES.notes(game.g, choice, option) for option in choice.options}
    assert told.pop(("done", 0)) == [("sure-stays-away", 3)]
    assert len(told) > 2
    assert all(notes == [] for notes in told.values())
    game.play("group", "take", "go", "normal", "to Z28", until="move")
    choice = next(RULES.step(game.g.copy()))
    assert RULES.notes(game.g, choice, ("done", 0)) == [("sure-stays-away", 2)]


def test_a_group_may_wait() -> None:
    """[T33.10] Who is not put off the map is offered again in the next turn."""
    game = Game([BRITISH, GERMANS], [4, 3] * 6, RELIEF)
    game.play(until="rally-phase")
    assert bring_on_options(game.g, 0)
    game.play(until="move")
    game.play(until="turn-ends")
    assert game.g.result >= 0
    assert bring_on_options(game.g, 0)
