"""Positions by night that whole steps of play reach, with given dice."""

from __future__ import annotations

import pytest

import bridgehead
from bridgehead.engine.dice import Dice
from bridgehead.games.coupdemain.marks import CONCEALED, HAS_SEEN, HIDDEN, NO_MOVE
from bridgehead.games.coupdemain.rulebook import RULES
from bridgehead.games.coupdemain.state import CoupState
from bridgehead.games.coupdemain.turn.victory import objectives_held
from tests.games.coupdemain.flight import Flight
from tests.games.coupdemain.test_played import Force, Played, british, german

BRIDGE = ["X18", "Y18", "Z18", "Y19", "Y20", "X20", "Z20", "Y21"]


class Night(Played):
    """A battle by night; `hides` names the Locations whose squads hide, `sniper` the hex of the first Sniper of each
    side.
    """

    def __init__(
        self,
        forces: list[Force],
        first: str = "british",
        hides: tuple[str, ...] = (),
        sniper: str = "B0",
        answers: str = "open",
        **more: object,
    ) -> None:
        super().__init__(forces, first, answers, light="night", **more)
        lair = ("hex", self.position.state.battle.ground.at(sniper))
        while (choice := self.position.choice) is not None and choice.prompt in ("hide", "set-up", "sniper"):
            wanted = choice.options[-1 if choice.prompt == "hide" else 0]
            if lair in choice.options:
                wanted = lair
            for option in choice.options:
                if option[0] == "hide" and self.place(self.position.state.unit(option[1])) in hides:
                    wanted = option
            dice = self.position.state.dice
            dice.tape, dice.at = [4, 3] * 9, 0
            self.position.play(wanted)

    def place(self, unit: int) -> str:
        """The name of a unit's Location."""
        return self.position.state.battle.ground.name(self.position.state.where[unit])

    def marks(self, name: str, side: int = 1) -> list[int]:
        """The marks of a side's units in a Location."""
        g = self.position.state
        here = g.battle.ground.location(name)
        return [g.marks[unit] for unit in g.battle.roster[side] if g.where[unit] == here]


def still(where: str, squads: int = 1, **rest: object) -> Force:
    """Germans on No Move."""
    return german(where, squads, freedom=False, **rest)


def test_a_shot_that_misses_sets_free() -> None:
    """[T18.14] A PIAT fires at a house and misses: those in it were attacked, and are free to move."""
    table = Night([british("Y20", weapons={"piat": 1}), still("Z20")])
    table.pass_to("prep-fire", 0)
    table.answer("ordnance", 6, 5)
    assert table.told("ordnance")[0][-1] == "miss"
    assert not table.marks("Z20")[0] & NO_MOVE


def test_who_cannot_be_made_out_is_harder_to_hit() -> None:
    """[T18.26] [T23.4] A mortar at a Gunflash out of vision: +2, which is told."""
    table = Night(
        [british("X23"), british("X24", weapons={"mortar-51": 1}), german("X21", weapons={"german-lmg": 1})], "german"
    )
    table.pass_to("prep-fire", 1)
    table.answer("at X23")
    table.answer("all", 6, 5)
    table.pass_to("defensive-fire", 0)
    table.answer("ordnance", 4, 3)
    assert table.told("ordnance")[0][4] == (("night", 1), ("concealed-target", 2))
    assert table.told("ordnance")[0][-1] == "miss"


def test_nobody_crawls_nearer_to_any_enemy_whom_he_knows() -> None:
    """[T10.13] Broken in X20 between enemies in W21, beside him, and Y22, two hexes off: Y21 is no farther from the one
    than near the other, and every other way is barred; he stays, and is not lost for it.
    """
    table = Night([british("W21"), british("Y22"), german("X20")])
    table.pass_to("prep-fire", 0)
    table.answer("at X20")
    table.answer("with 0", 1, 2, 3, 3)
    assert len(table.told("breaks")) == 1
    table.pass_to("rally", 1)
    assert table.told("routs") == [] and table.told("eliminated") == []


def test_who_crawls_into_hidden_men_is_stopped() -> None:
    """[T10.15] [T17.13] A broken squad crawls from Y21 toward the house in Z20, in which a squad hides: it is found
    out, and the other stays where it was.
    """
    table = Night([british("Y21"), german("X20"), still("Z20")], "german", hides=("Z20",))
    table.pass_to("prep-fire", 1)
    table.answer("at Y21")
    table.answer("with", 1, 2, 6, 5)
    assert len(table.told("breaks")) == 1
    table.pass_to("rout-to", 0)
    assert "crawl Z20" in table.offered()
    table.answer("crawl Z20")
    assert table.told("routs") == [] and len(table.told("bumps")) == 1
    assert not table.marks("Z20")[0] & (CONCEALED | HIDDEN)


def test_hidden_men_fall_upon_who_comes_in() -> None:
    """[T15.2] [T15.21] A squad advances into the house in which another hides: its owner is asked, it comes out
    concealed, surprises them by a 1 to a 5, and strikes first.
    """
    table = Night([british("Y21"), still("Z20")], hides=("Z20",))
    table.pass_to("advance", 0)
    table.answer("from Y21")
    table.answer("to Z20")
    assert (table.asked(), table.offered()) == ("spring", ["attack", "stay"])
    table.answer("attack", 5, 1)
    assert len(table.told("ambush")) == 1 and table.asked() == "cc-target"
    table.answer("against-all", 1, 1, 4)
    assert len(table.told("eliminated")) == 1


def test_hidden_men_may_stay_hidden() -> None:
    """[T15.2] [T34.13] They stay hidden among their enemies, no blow falls, and Control is not lost; in the next Close
    Combat Phase they are asked again.
    """
    control = {"british": [], "german": ["X18"]}
    table = Night(
        [british("Y18"), still("X18")],
        hides=("X18",),
        control=control,
        victory={"side": "british", "controls": ["X18"]},
    )
    table.pass_to("advance", 0)
    table.answer("from Y18")
    table.answer("to X18")
    table.answer("stay", 4, 3)
    assert table.told("close-combat") == [] and table.marks("X18")[0] & HIDDEN
    assert objectives_held(table.position.state) == 0
    table.pass_to("spring", 1)
    assert table.asked() == "spring"


def test_a_squad_alone_in_its_zone_may_hide() -> None:
    """[T33.6] It is asked about though nothing else is to be set up after it."""
    table = Night([british("Y22"), still("Z20")], hides=("Z20",))
    assert len(table.told("hides")) == 1


def test_hidden_men_give_nobody_away() -> None:
    """[T17.10] [T36.7] A concealed squad advances into a house with a hidden one: it keeps its "?", or else it knew."""
    table = Night([british("W18"), still("X18")], hides=("X18",))
    assert table.marks("W18", 0)[0] & CONCEALED
    table.pass_to("advance", 0)
    table.answer("from W18")
    table.answer("to X18")
    assert table.asked() == "spring" and table.marks("X18", 0)[0] & CONCEALED


def test_a_starshell_gives_its_place_away() -> None:
    """[9.51.I-5] [T17.9] [T17.22] A leader who hides with his squad tries for a starshell: a failure tells nothing of
    him; when it bursts he is hidden no more, but concealed, since nobody sees so far.
    """
    forces = [british("Y21"), german("Z20"), still("Z17", leaders=["8-0"])]
    table = Night(forces, "german", hides=("Z17",), leaders_light_only=True)
    table.pass_to("prep-fire", 1)
    table.answer("at Y21", 6, 5)
    table.pass_to("starshell", 1)
    table.answer("try", 5)
    assert table.told("appears") == [] and all(marks & HIDDEN for marks in table.marks("Z17"))
    table.pass_to("starshell", 1)
    table.answer("try", 4)
    assert len(table.told("appears")) == 1
    squad, leader = sorted(table.marks("Z17"), key=lambda marks: bool(marks & CONCEALED))
    assert squad & HIDDEN and leader & CONCEALED and not leader & HIDDEN


def test_known_enemies_open_starshells() -> None:
    """[T18.27] Nobody has fired, but they see each other from the beginning."""
    table = Night([british("X24"), german("X22", leaders=["8-0"])], leaders_light_only=True)
    table.pass_to("starshell", 1)
    assert table.asked() == "starshell"


def test_who_is_broken_fires_no_starshell() -> None:
    """[T18.28] Of two leaders the one who breaks under fire is not offered after the movement, the other is."""
    table = Night(
        [british("X24", 3), german("X22", leaders=["8-0"]), german("M12", leaders=["7-0"])], leaders_light_only=True
    )
    table.pass_to("prep-fire", 0)
    table.answer("at X22")
    table.answer("all", 4, 4, 6, 5, 5, 4)
    table.pass_to("starshell", 1)
    choice = table.position.choice
    assert choice is not None
    able = [table.place(table.position.state.unit(option[1])) for option in choice.options if option[0] == "try"]
    assert able == ["M12"]


def test_a_light_aimed_at_nobody_drifts_by_one_hex() -> None:
    """[T18.29] At three hexes, with nobody there: a dr for the direction, none for the distance."""
    table = Night([british("X24"), german("X22", leaders=["8-0"])], leaders_light_only=True)
    table.pass_to("starshell", 1)
    table.answer("try", 4)
    place = table.position.state.battle.ground.at("X19")
    table.answer(f"hex {place}", 4)
    assert table.told("starshell")[0][-1] == table.position.state.battle.ground.at("X20")


def test_a_light_over_an_upper_floor() -> None:
    """[T18.29] A Known enemy on the first floor, two hexes off: his hex may be aimed at, and the light drifts as far as
    the dice say.
    """
    table = Night([british("X18.1"), german("X20", leaders=["8-0"])], leaders_light_only=True)
    table.pass_to("prep-fire", 0)
    table.answer("at X20", 6, 5)
    table.pass_to("starshell", 1)
    table.answer("try", 4)
    place = table.position.state.battle.ground.at("X18")
    table.answer(f"hex {place}", 4, 1)
    assert table.told("starshell")[0][-1] == place


def test_who_hides_looks_for_no_sniper() -> None:
    """[T20.6] A sniper strikes at the squad in X21; the one that hides in Z20 is near and has nothing to do, but does
    not look for him, which would tell where it is.
    """
    forces = [british("X23"), german("X21"), still("Z20", dummies=1)]
    table = Night(forces, hides=("Z20",), sniper="X20", san={"british": 2, "german": 0})
    table.pass_to("prep-fire", 0)
    table.answer("at X21", 3, 3, 2, 2, 2, 1, 4, 1)
    assert len(table.told("sniper")) == 1 and table.told("sniper-check") == []


def test_out_of_wire_without_the_mf_for_cover() -> None:
    """[T22.17] [T22.4] From the wire in X21 a stack with 3 MF left goes on to the trench in X20 by a 3, less one for
    the leader: the 1 MF it has then takes it there, though not down into it.
    """
    table = Night([british("X23", leaders=["9-2"]), german("AA17")], works={"wire": ["X21"], "trenches": ["X20"]})
    table.pass_to("move", 0)
    for wanted in ("stack", "all", "normal", "to X22", "to X21"):
        table.answer(wanted)
    table.answer("to X20", 3)
    assert table.told("wire")[0][-1] == "through"
    assert len(table.marks("X20", 0)) == 2 and table.told("digs-in") == []


def test_melees_are_fought_to_their_end() -> None:
    """[T34.10] [T34.4] In Melee in X18 when the last Player Turn is over: the fight goes on, and who is left has the
    Location.
    """
    table = Played([british("Y18"), german("X18")], turns=1, victory={"side": "british", "controls": ["X18"]})
    table.pass_to("advance", 0)
    table.answer("from Y18")
    table.answer("to X18", 3, 3, 6, 6, 6, 6, 4, 3)
    table.answer("against-all")
    table.answer("against-all", 6, 6, 6, 6)
    assert len(table.told("melee")) == 2
    assert RULES.outcome(table.position.state) is None and table.asked() == "cc-target"
    table.answer("against-all")
    table.answer("against-all", 1, 1, 6, 6, 4)
    outcome = RULES.outcome(table.position.state)
    assert outcome is not None and outcome.label == "british-wins"


def test_the_broken_rally_when_it_is_over() -> None:
    """[T34.10] [T2.10] A squad is broken as it enters the Location that counts, and does not take it; when the last
    Player Turn is over it rallies without dice, and has it.
    """
    table = Night([british("Y19"), german("Y16")], turns=1, control={"british": [], "german": ["Y18"]})
    table.pass_to("move", 0)
    for wanted in ("stack", "normal", "to Y18"):
        table.answer(wanted)
    table.answer("fire", 1, 2, 6, 5)
    assert len(table.told("breaks")) == 1 and objectives_held(table.position.state) == 0
    table.pass_to("nothing", 0)
    assert len(table.told("pulls-together")) == 1
    outcome = RULES.outcome(table.position.state)
    assert outcome is not None and outcome.label == "british-wins"


def test_in_a_glider_nobody_is_shaken_by_a_wound() -> None:
    """[T19.11] [T8.13] A leader is wounded when the glider is damaged: a PTC for the others, which nobody takes inside,
    and of which nothing is told.
    """
    dice = [6, 4, 1, 1, 1, 1, 1, 1, 1, 1, 1]  # long, into the pillbox of Z21: damaged, everybody ties, all are hurt
    works: dict[str, object] = {"pillbox": {"at": "Z21", "facing": "Y22/Z22"}}
    flight = Flight(dice, ["Y22", "X21", "X23"], answers={"land": ["glider 0", "glider 1"]}, works=works).until("land")
    flight.step()
    assert len(flight.told("wounded")) == 1 and flight.told("leader-falls") == []


def test_who_is_set_up_stands_still_and_who_comes_is_free() -> None:
    """[T18.1] [T18.7] [T18.8] Night I: all Germans on the map stand on No Move, the British never, nor those in the
    car.
    """
    game = bridgehead.game("coupdemain")
    match = game.match(scenario="night-1", seed=4)
    while match.view("british").turn == 1 and match.choice is not None and match.choice.prompt != "land":
        match.answer(match.choice.options[-1])
    g = match.position.state
    assert isinstance(g, CoupState)
    for side, still_there in ((0, False), (1, True)):
        marks = [g.marks[unit] for unit in g.battle.roster[side] if g.where[unit] >= 0]
        assert bool(marks) == still_there
        assert all(bool(one & NO_MOVE) == still_there for one in marks)
    car = next(force for force in g.battle.forces if force.turn)
    assert not any(g.marks[unit] & NO_MOVE for unit in car.units)


def test_dummies_are_set_free_as_men_are() -> None:
    """[T17.21] [T18.14] [9.4.CG4] A squad walks up to a house with a squad and a dummy in it, seen from two hexes: both
    are free, and the British are told of neither.
    """
    table = Night([british("X24"), still("Z20", dummies=1)])
    table.pass_to("move", 0)
    for wanted in ("stack", "normal", "to Y22"):
        table.answer(wanted)
    assert len(table.told("freedom")) == 2
    assert not any(marks & NO_MOVE for marks in table.marks("Z20"))


def test_getting_out_of_a_glider_is_seen_and_sets_nobody_free() -> None:
    """[T18.35] [T18.14] A squad in W22 sees who gets out at X23, two hexes off, and stays on No Move; those of Y24,
    three hexes off, then advance to Y23: now it is free.
    """
    german_force: dict[str, object] = {"locations": ["W22"], "units": {"4-4-7": 1}}
    flight = Flight([1] * 9, ["X23", "Y24", "X25"], german_force).out()
    squad = flight.named("4-4-7", 1)[0]
    assert flight.g.marks[squad] & HAS_SEEN and flight.g.marks[squad] & NO_MOVE
    flight.answers = {"advance": ["from Y24"], "advancers": ["all"], "advance-to": ["to Y23"]}
    while flight.answers["advance-to"]:
        flight.step()
    assert not flight.g.marks[squad] & NO_MOVE


def lit_or_dark(light: bool) -> Night:
    """Squads in X22 and W23 against one in X24, with a starshell over it or not; the Defensive Fire Phase."""
    table = Night([british("X24"), german("X22", leaders=["8-0"]), german("W23")], leaders_light_only=True)
    table.pass_to("starshell", 1)
    if light:
        table.answer("try", 4)
        table.answer(f"hex {table.position.state.battle.ground.at('X24')}", 4, 1)
    table.pass_to("defensive-fire", 1)
    return table


@pytest.mark.parametrize("light", [False, True])
def test_groups_of_several_locations_fire_at_what_is_lit(light: bool) -> None:
    """[T18.33] [T6.5] Squads side by side fire together at a squad in the light, each for itself in the dark."""
    table = lit_or_dark(light)
    table.answer("at X24")
    first = [one for one in table.offered() if one.startswith("with")]
    assert len(first) >= 2
    if light:
        table.answer(first[0])
        assert any(one in table.offered() for one in first[1:])
    else:
        table.answer(first[0], 6, 5)
        assert len(table.told("fires")) == 1


def test_the_bridge_is_controlled_by_eight_locations() -> None:
    """[T37.23] [T2.11] [T2.10] Squads stand in Y19, X20, Z20 and Y21; others have passed X18, Y18, Z18 and Y20:
    Controlled. A half-squad of the enemy enters Y18 alone: no more.
    """
    forces = [british(where) for where in ("X18", "Y20", "X20", "Z20", "Y21")]
    forces.append(("german", "X17", {"units": {"2-3-7": 1}}))
    victory = {"side": "british", "controls": BRIDGE}
    table = Played(forces, control={"british": [], "german": BRIDGE}, victory=victory)
    for start, goal in (("X18", "Z18"), ("Y20", "Y19")):
        table.pass_to("move", 0)
        for wanted in (f"stack {start}", "normal", f"to {goal}"):
            table.answer(wanted)
        while table.asked() in ("first-fire", "route"):
            table.answer(
                "hold" if table.asked() == "first-fire" else "to Z18" if "to Z18" in table.offered() else "stop"
            )
    assert objectives_held(table.position.state) == 8
    table.pass_to("move", 1)
    for wanted in ("stack X17", "normal", "to Y18"):
        table.answer(wanted)
    while table.asked() == "first-fire":
        table.answer("hold")
    assert objectives_held(table.position.state) == 7


@pytest.mark.parametrize(("die", "ended"), [(1, True), (2, False)])
def test_the_end_of_turn_five(die: int, ended: bool) -> None:
    """[T37.24] [T34.9] [9.4.CG19] At the end of the first Player Turn of turn 5 a 1 ends it, a 2 does not."""
    table = Played([british("W12"), german("M12")], turns=0)
    table.pass_to("advance", 0)
    while table.position.state.turn < 5:
        table.answer("done", 4, 3)
        table.pass_to("advance", 0)
    table.answer("done", die, *[4, 3] * (not ended))
    assert (table.position.choice is None) == ended


def test_no_dead_end_at_the_set_up() -> None:
    """[T37.34] [T33.19] Six Locations for five squads, one in each, in any order: each may have any that is free."""
    names = ["Z15", "Z15.1", "Z17", "Z17.1", "AA17", "AA17.1"]
    table = Played([british("Y22"), german(" ".join(names), 5, one_each=True)])
    assert table.offered() == [f"at {name}" for name in names]
    for taken in ("AA17.1", "Z15", "Z17", "AA17"):
        table.answer(f"at {taken}")
        names.remove(taken)
        assert table.offered() == [f"at {name}" for name in names]


def test_no_squad_is_set_up_in_a_steeple() -> None:
    """[T2.5] [9.51.I-2] Also where each Location takes one MMC: the tower of the church has room for half a squad."""
    table = Played(
        [british("Y22"), ("german", "II13 II13.1 II13.2", {"units": {"4-4-7": 1, "2-3-7": 1}, "one_each": True})]
    )
    assert table.offered() == ["at II13", "at II13.1"]
    table.answer("at II13")
    assert table.offered() == ["at II13.1", "at II13.2"]


def test_hidden_enemies_bar_no_rally() -> None:
    """[T9.8] [T36.7] A squad broken in a house in which, unknown to it, an enemy hides tries to rally as any other."""
    table = Night(
        [british("Y18", leaders=["9-2"]), still("X18"), german("X16", weapons={"german-mmg": 1})], hides=("X18",)
    )
    table.pass_to("advance", 0)
    for wanted in ("from Y18", "all", "to X18"):
        table.answer(wanted)
    table.pass_to("prep-fire", 1)
    table.answer("at X18")
    unit = table.position.state.unit
    firer = next(one for one in table.offered()[1:] if table.place(unit(int(one.split()[1]))) == "X16")
    table.answer(firer)
    table.answer("weapon", 1, 2, 3, 3, 6, 5)
    assert len(table.told("breaks")) == 1
    table.pass_to("prep-fire", 0)
    assert len(table.told("rally")) > 0


def test_counters_mingle_though_a_hidden_enemy_looks_on() -> None:
    """[T36.4] Two concealed squads meet in the town hall, two hexes from a hidden enemy: their numbers are dealt anew,
    or they would know that they are seen.
    """
    table = Night([british("W12"), british("V12"), still("Y12")], hides=("Y12",))
    table.pass_to("move", 0)
    for wanted in ("stack V12", "normal", "to W12"):
        table.answer(wanted)
    g = table.position.state
    assert all(marks & CONCEALED for marks in table.marks("W12", 0)) and len(table.marks("W12", 0)) == 2
    assert g.battle.ground.location("W12") in g.mingled


def test_nobody_hides_where_one_has_been() -> None:
    """[T36.8] [T36.5] A squad hides in one of three houses. The British walk into another and meet nobody: whoever
    thinks for them looks for it in the two others from then on, also when they have gone on.
    """
    table = Night([british("Y21"), still("X20 Z20 W18")], hides=("W18",))
    assert table.marks("W18")[0] & HIDDEN
    assert where_it_may_hide(table) == {"X20", "Z20", "W18"}
    table.pass_to("move", 0)
    table.answer("stack Y21")
    table.answer("normal")
    table.answer("to Z20")
    assert table.told("bumps") == [] and where_it_may_hide(table) == {"X20", "W18"}
    table.pass_to("advance", 0)
    table.answer("from Z20")
    table.position.state.dice.tape = [4, 3] * 40
    table.position.play(("to", table.position.state.battle.ground.location("Z21")))
    table.pass_to("prep-fire", 0)
    assert where_it_may_hide(table) == {"X20", "W18"}


def where_it_may_hide(table: Night) -> set[str]:
    """Where thirty deals for the British put the hidden Germans."""
    found: set[str] = set()
    for seed in range(30):
        dealt = table.position.state.copy()
        RULES.redeal(dealt, 0, Dice(seed))
        found |= {
            dealt.battle.ground.name(dealt.where[one]) for one in dealt.battle.roster[1] if dealt.marks[one] & HIDDEN
        }
    return found


def test_an_illuminating_round() -> None:
    """[T18.31] The dr of the first attempt finds some; by a 1 it bursts over the hex and lights three hexes round it;
    the mortar has fired. A DR of 8 and more was the last one.
    """
    table = Night([british("X23", weapons={"mortar-51": 1}), german("X12")])
    table.pass_to("prep-fire", 0)
    assert "flare 0" in table.offered()
    table.answer("flare 0", 5)
    g = table.position.state
    ground = g.battle.ground
    marks = [number for _, number in table.position.choice.options]  # type: ignore[union-attr]
    assert ground.at("X21") in marks and ground.at("X22") not in marks and ground.at("X12") in marks
    table.answer(f"hex {ground.at('X15')}", 4, 4, 1)
    g = table.position.state
    assert g.lights == [ground.at("X15")] and g.rounds == [2]
    assert table.told("flare")[0][2] == ground.at("X15")
    assert "flare 0" not in table.offered()


def test_no_rounds_leave_the_mortar_its_shot() -> None:
    """[T18.31] [T23.10] A 6 finds none: it is not offered again; the mortar may still fire. By day nobody asks."""
    table = Night([british("X23", weapons={"mortar-51": 1}), german("X21")])
    table.pass_to("prep-fire", 0)
    assert "flare 0" in table.offered()
    table.answer("flare 0", 6)
    assert table.told("rounds")[0][-1] == "no-rounds"
    assert "flare 0" not in table.offered() and "ordnance 0" in table.offered()
    day = Played([british("X23", weapons={"mortar-51": 1}), german("X21")])
    day.pass_to("prep-fire", 0)
    assert "flare 0" not in day.offered()


def test_a_starshell_shows_whence_it_drifted() -> None:
    """[T18.29] [T18.30] Aimed at a hex three off with nobody in it, it drifts by one: a line leads from the one to the
    other until the Player Turn ends, for both sides.
    """
    table = Night([british("Y20"), german("X20", leaders=["8-1"])])
    table.pass_to("starshell", 1)
    table.answer("try", 1)
    choice = table.position.choice
    assert choice is not None and choice.prompt == "starshell-at"
    ground = table.position.state.battle.ground
    aim = ground.at("W17")
    table.position.state.dice.tape, table.position.state.dice.at = [2, 6, 4, 3, 4, 3], 0
    table.position.play(("hex", aim))
    burst = ground.toward[6 * aim + 1]
    for seat in (0, 1, -1):
        lines = [(line.space, line.end, line.role) for line in RULES.view(table.position.state, seat).lines]
        assert lines == [(aim, burst, "shell-drift")]
    table.pass_to("move", 1)
    assert RULES.view(table.position.state, 0).lines == []
