"""Positions that whole steps of play reach, from scenario tables whose zones are single Locations, with given dice."""

from __future__ import annotations

from typing import ClassVar

from bridgehead.engine.choice import Option
from bridgehead.engine.dice import Dice
from bridgehead.engine.play.position import Position
from bridgehead.engine.play.rulebook import Setup
from bridgehead.engine.state import Event
from bridgehead.games.coupdemain.rulebook import RULES
from bridgehead.games.coupdemain.state import CoupState

PLACES = ("at", "crawl", "fire", "from", "place", "smoke", "stack", "throw", "to", "watch-at")
BARE = ("all", "against-all", "attack", "beneath", "done", "enough", "hold", "none", "normal", "stay", "stop")
QUIET = ("done", "hold", "stay", "stop", "none")

Force = tuple[str, str, dict[str, object]]


class Played:
    """A battle from its set-up on; `answer` gives one answer and the dice that follow from it."""

    options: ClassVar = {"berserk": "on", "infiltration": "off"}
    """Those of the battle; a class of its own has others."""

    def __init__(self, forces: list[Force], first: str = "british", answers: str = "open", **more: object) -> None:
        data: dict[str, object] = {
            "title": "Played",
            "status": "reconstructed",
            "light": "day",
            "attacker": "british",
            "sets_up_first": "german",
            "moves_first": first,
            "turns": 3,
            "elr": {"british": 5, "german": 2},
            "san": {"british": 0, "german": 0},
            "control": {"british": [], "german": []},
            "victory": {"side": "british", "controls": ["Y18"]},
            "force": [{"side": side, "locations": where.split(), "units": {}, **rest} for side, where, rest in forces],
            **more,
        }
        options = {**self.options, "answers": answers}
        self.state: CoupState = RULES.setup(Setup("played", options, data), Dice(3))
        self.log: list[Event] = []
        self.position: Position[CoupState] = Position(RULES, self.state, self.log).begin()

    def asked(self) -> str:
        """What is asked now."""
        choice = self.position.choice
        return choice.prompt if choice is not None else ""

    def offered(self) -> list[str]:
        """The options, with the names of their Locations."""
        choice = self.position.choice
        return [self.written(option) for option in choice.options] if choice is not None else []

    def written(self, option: Option) -> str:
        """An option as a test writes it."""
        verb, number = option
        if verb in PLACES:
            return f"{verb} {self.position.state.battle.ground.name(number)}"
        return verb if verb in BARE else f"{verb} {number}"

    def answer(self, wanted: str, *dice: int) -> None:
        """Answer; all the dice must be rolled, and no others."""
        choice = self.position.choice
        assert choice is not None
        option = next((one for one in choice.options if self.written(one).startswith(wanted)), None)
        assert option is not None, f"{wanted} is not among {self.offered()}"
        rolled = self.position.state.dice
        rolled.tape, rolled.at = list(dice), 0
        self.position.play(option)
        assert self.position.state.dice.at == len(dice)

    def pass_to(self, prompt: str, seat: int) -> None:
        """Decline everything until a seat is asked something, or it is over. What is rolled meanwhile is 4 and 3."""
        while (choice := self.position.choice) is not None and (choice.prompt, choice.seat) != (prompt, seat):
            dice = self.position.state.dice
            dice.tape, dice.at = [4, 3] * 40, 0
            wanted = next((one for one in QUIET if one in self.offered()), self.offered()[0])
            self.position.play(next(one for one in choice.options if self.written(one) == wanted))

    def told(self, kind: str) -> list[tuple[object, ...]]:
        """The events of a kind."""
        return [event.args for event in self.log if event.kind == kind]


def british(where: str, squads: int = 1, **rest: object) -> Force:
    """Squads of the airborne in a Location."""
    return "british", where, {"units": {"6-4-8": squads}, **rest}


def german(where: str, squads: int = 1, **rest: object) -> Force:
    """Squads of the garrison in a Location."""
    return "german", where, {"units": {"4-4-7": squads}, **rest}


def test_who_is_broken_and_alone_knows_whom_it_sees() -> None:
    """[T0.7] [T10.1] No German is in Good Order, yet the squad that breaks beside its enemies must rout, away from
    them.
    """
    table = Played([british("Y19"), german("Z18")])
    table.pass_to("prep-fire", 0)
    table.answer("at Z18", 4, 3, 6, 4)
    assert table.asked() == "rout-to"
    assert table.offered() == ["to Z17", "to AA17", "crawl AA18"]


def test_no_crawl_to_the_next_enemy() -> None:
    """[T10.3] [T10.5] [T10.6] By day a low crawl is a legal step of a rout, so not one that stays beside an enemy: with
    three round it the squad is taken.
    """
    table = Played([british("I23"), british("J22"), british("K24"), german("J23"), german("M23")])
    table.pass_to("prep-fire", 0)
    table.answer("at J23")
    table.answer("all", 4, 3, 6, 4)
    table.pass_to("advance", 0)
    assert len(table.told("captured")) == 1 and table.told("routs") == []


def test_who_surrenders_in_the_heat_of_battle_is_taken() -> None:
    """[T0.7] [T8.18] Broken, alone of its side, an enemy beside it: an original 2 and a 12 make it a prisoner."""
    table = Played([british("I24"), british("H23"), german("I23")])
    table.pass_to("prep-fire", 0)
    table.answer("at I23")
    table.answer("with 0")
    table.answer("enough", 4, 4, 5, 3)
    assert len(table.told("breaks")) == 1
    table.answer("at I23", 4, 4, 1, 1, 6, 6)
    assert len(table.told("captured")) == 1


def test_an_ambusher_may_withdraw_before_he_is_attacked() -> None:
    """[T15.4] [T15.14] The Germans in the café ambush who comes in, and leave: the first by choice, nobody strikes at
    him.
    """
    table = Played([british("Y18", 2), german("X18"), german("W12")])
    table.pass_to("advance", 0)
    table.answer("from Y18")
    table.answer("all")
    table.answer("to X18", 6, 1)
    assert table.asked() == "cc-target" and "against-all" in table.offered()
    table.answer("withdraw")
    assert table.asked() == "withdraw-to"
    table.answer("to W18", 4, 3)
    assert len(table.told("withdraws")) == 1 and table.told("close-combat") == []


def test_all_leaves_the_leader_his_voice() -> None:
    """[T6.15] [T6.16] A leader with the machine gun, which would not raise the column, directs the squad instead."""
    table = Played([british("I24", leaders=["9-2"], weapons={"lmg": 1}), german("K24")])
    table.pass_to("rally-phase", 0)
    table.answer("hand-over")
    table.pass_to("prep-fire", 0)
    table.answer("at K24")
    table.answer("all", 5, 6)
    assert table.told("fire")[0][2:4] == ("6", (("leader", -2),))


def test_who_is_alone_on_the_map_has_won() -> None:
    """[T34.8] The last German falls before anybody has reached the bridge: the scenario ends, and the British have
    won.
    """
    table = Played([british("I24", 3), german("K24")])
    table.pass_to("prep-fire", 0)
    table.answer("at K24")
    table.answer("all", 1, 1)
    table.answer("done")
    outcome = RULES.outcome(table.position.state)
    assert outcome is not None and outcome.winner == 0
    assert table.told("alone") == [(0,)] and table.told("control") == [(0, table.position.state.battle.objectives[0])]


def test_the_dead_hold_nothing() -> None:
    """[T34.8] The British have Controlled Y18 all the time; when the last of them falls, the Germans have it."""
    table = Played([british("K24"), german("I24", 3)], first="german", control={"british": ["Y18"], "german": []})
    table.pass_to("prep-fire", 1)
    table.answer("at K24")
    table.answer("all", 1, 1)
    table.answer("done")
    outcome = RULES.outcome(table.position.state)
    assert outcome is not None and outcome.winner == 1 and table.told("alone") == [(1,)]


def test_what_was_held_in_secret_is_told_at_the_end() -> None:
    """[T34.13] A concealed squad has had the café; the British learn it when it is over."""
    table = Played(
        [german("X18"), british("Y21")],
        turns=1,
        control={"british": ["X18"], "german": []},
        victory={"side": "british", "controls": ["X18"]},
    )
    location = table.position.state.battle.objectives[0]
    while (choice := table.position.choice) is not None:
        assert table.told("control") == [] and table.position.state.control_shown[0] == 0
        quiet = [option for option in choice.options if option[0] in QUIET]
        table.position.play((quiet or choice.options)[-1])
    assert table.told("control") == [(1, location)]
    outcome = RULES.outcome(table.position.state)
    assert outcome is not None and outcome.winner == 1


def test_dummies_keep_no_battle_alive() -> None:
    """[T17.4] [T34.8] Two dummies are left: nobody."""
    table = Played([british("I24", 3), german("K24"), ("german", "M12", {"dummies": 2})])
    table.pass_to("prep-fire", 0)
    table.answer("at K24")
    table.answer("all", 1, 1)
    table.answer("done")
    assert len(table.told("over")) == 1


def test_a_ditch_is_no_open_ground_for_who_sees() -> None:
    """[T5.9] [T5.10] [T17.10] By Assault Movement out of the café into the ditch beside it, in the sight of an enemy:
    the squad keeps its "?".
    """
    table = Played([german("X18"), british("Y21")], first="german")
    table.pass_to("move", 1)
    table.answer("stack")
    table.answer("assault")
    table.answer("to Y18")
    assert len(table.told("takes-cover")) == 1 and table.told("revealed") == []


def test_in_a_ditch_nobody_must_run_from_afar() -> None:
    """[T5.9] [T10.1] Broken in a ditch, in sight and range of an enemy who is not beside it, no cover in reach: the
    squad stays.
    """
    table = Played([british("I24"), german("K22")])
    table.pass_to("prep-fire", 0)
    table.answer("at K22", 3, 3, 6, 2)
    table.pass_to("advance", 0)
    assert len(table.told("breaks")) == 1 and table.told("routs") == [] and table.told("eliminated") == []


def test_all_takes_the_hero_along() -> None:
    """[T6.16] [T13.4] The hero who came out of a squad raises no column, and could fire at others; his −1 is worth
    more.
    """
    table = Played([british("I24"), german("J24", 2), german("M23")], first="german")
    table.pass_to("prep-fire", 1)
    table.answer("at I24")
    table.answer("all", 3, 4, 1, 1, 3, 1)
    assert len(table.told("hero")) == 1
    table.pass_to("defensive-fire", 0)
    table.answer("at J24")
    table.answer("all", 6, 6)
    assert table.told("fire")[-1][3] == (("hero", -1),)
