"""The staff's good sense: what it would do in positions that play has reached, and that it judges by what its seat
knows. A test plays a small scenario up to a question; all other questions get the quietest answer.
"""

from __future__ import annotations

from collections.abc import Mapping

from bridgehead.engine.choice import Choice, Option
from bridgehead.engine.dice import Dice
from bridgehead.engine.play.rulebook import Setup
from bridgehead.engine.read.toml import read_toml
from bridgehead.games.coupdemain.pieces.roster import side_in, type_of
from bridgehead.games.coupdemain.pieces.weapons import weapons_of
from bridgehead.games.coupdemain.printed.battle import GUN_PIT, TRENCH, WIRE
from bridgehead.games.coupdemain.printed.components import BRITISH, DATA, GERMAN, SQUAD, TYPES
from bridgehead.games.coupdemain.printed.ground import PILLBOX, SLOTS
from bridgehead.games.coupdemain.rulebook import CoupRules
from bridgehead.games.coupdemain.staff.distances import apart_on_foot
from bridgehead.games.coupdemain.staff.picture import wanted
from bridgehead.games.coupdemain.state import NONE, CoupState

RULES = CoupRules()
QUIET = ("hold", "hold-stack", "done", "stop", "stay", "none", "go", "enough")
FAR_OFF = {"M12": {"units": {"4-4-7": 1}}}


class Field:
    """A game of a small scenario: `british` and `german` say by place what stands there, `controls` what the British
    want. By day unless `night`; `answers` go by prompt, in order, before the quiet ones.
    """

    def __init__(
        self,
        british: Mapping[str, Mapping[str, object]],
        german: Mapping[str, Mapping[str, object]],
        controls: list[str],
        answers: dict[str, list[str]] | None = None,
        dice: list[int] | None = None,
        turns: int = 4,
        **more: object,
    ) -> None:
        forces = [_force("british", place, table) for place, table in british.items()]
        forces += [_force("german", place, table) for place, table in german.items()]
        data: dict[str, object] = {
            "light": "day",
            "attacker": "british",
            "sets_up_first": "german",
            "moves_first": "british",
            "turns": turns,
            "elr": {"british": 5, "german": 5},
            "san": {"british": 0, "german": 0},
            "control": {"german": controls},
            "victory": {"side": "british", "controls": controls},
            "force": forces,
            **more,
        }
        self.g: CoupState = RULES.setup(Setup("sense", {"berserk": "on"}, data), Dice(5, dice))
        self.answers = {prompt: given[:] for prompt, given in (answers or {}).items()}

    def at(self, name: str) -> int:
        """The Location of a name."""
        return self.g.battle.ground.location(name)

    def until(self, prompt: str, seat: int = BRITISH, turn: int = 1) -> Choice:
        """Play until a question comes, which is left open."""
        while self.g.result < 0:
            steps = RULES.step(self.g)
            try:
                choice = next(steps)
                while True:
                    if choice.prompt == prompt and choice.seat == seat and self.g.turn >= turn:
                        if not self.answers.get(prompt):
                            steps.close()
                            assert not any(self.answers.values()), f"not offered: {self.answers}"
                            return choice
                    choice = steps.send(self.answer(choice))
            except StopIteration:
                pass
        raise AssertionError(f"{prompt} was never asked")

    def answer(self, choice: Choice) -> Option:
        """What a test says as soon as it is offered, else the quietest there is."""
        if self.answers.get(choice.prompt):
            verb, _, name = self.answers[choice.prompt][0].partition(" ")
            option = (verb, self.at(name) if name else 0)
            if option in choice.options:
                self.answers[choice.prompt].pop(0)
                return option
        return next((o for verb in QUIET for o in choice.options if o[0] == verb), choice.options[0])

    def best(self, choice: Choice) -> tuple[str, str]:
        """What the staff would answer: the verb, and the Location or the type of the piece."""
        verb, number = self.option(choice)
        if verb in ("to", "stack", "from", "at"):
            return verb, self.g.battle.ground.name(number)
        if verb == "take":
            return verb, type_of(self.g, self.g.unit(number)).key
        return verb, ""

    def option(self, choice: Choice) -> Option:
        """The option that the staff likes best."""
        scores = RULES.staff.judge(self.g, choice)
        assert len(scores) == len(choice.options)
        return choice.options[max(range(len(scores)), key=lambda at: scores[at])]


def _force(side: str, place: str, table: Mapping[str, object]) -> dict[str, object]:
    return {"side": side, "locations": [place], **table}


def night_one(seed: int) -> CoupState:
    """Night I, set up by the staffs of both sides, to the moment when the gliders come in."""
    data = read_toml(DATA / "scenarios" / "night-1.toml")
    g = RULES.setup(Setup("night-1", {"berserk": "on"}, data), Dice(seed))
    while NONE in g.snipers:
        steps = RULES.step(g)
        try:
            choice = next(steps)
            while True:
                scores = RULES.staff.judge(g, choice)
                choice = steps.send(choice.options[max(range(len(scores)), key=lambda at: scores[at])])
        except StopIteration:
            pass
    return g


def test_the_way_leads_over_the_bridge_not_to_the_water() -> None:
    """[T2.12] X18 is two hexes from X20, with the canal between: whoever wants it goes to the bridge."""
    field = Field({"X20": {"units": {"6-4-8": 1}}}, FAR_OFF, ["X18"])
    assert field.best(field.until("move")) == ("stack", "X20")
    field.answers["move"] = ["stack X20"]
    field.answers["manner"] = ["normal"]
    verb, goal = field.best(field.until("route"))
    assert verb == "to"
    ground = field.g.battle.ground
    before, after = (apart_on_foot(ground, False, field.at(place), field.at("X18")) for place in ("X20", goal))
    assert after <= before - 2


def test_the_smallest_takes_what_is_empty() -> None:
    """[T2.10] A half-squad is enough for Control of X20, which X18 looks at; the others stay out of sight."""
    british = {"W21": {"units": {"6-4-8": 1, "2-4-8": 1}, "leaders": ["9-1"]}}
    german = {"X18": {"units": {"4-4-7": 1}}, "Z17": {"units": {"4-4-7": 1}}}
    field = Field(british, german, ["X20"], light="night", turns=2)
    field.answers["move"] = ["stack W21"]
    assert field.best(field.until("movers")) == ("take", "2-4-8")


def test_a_leader_does_not_stay_behind_alone() -> None:
    """[T11.1] The last squad of a Location takes its leader along."""
    field = Field({"W22": {"units": {"6-4-8": 1}, "leaders": ["9-2"]}}, FAR_OFF, ["X18"])
    field.answers["move"] = ["stack W22"]
    assert field.best(field.until("movers")) == ("all", "")


def test_a_house_is_stormed_at_good_odds() -> None:
    """[T15.7] Three squads and a leader beside a house with one squad of conscripts go in, by day too."""
    british = {"Y21": {"units": {"6-4-8": 2, "4-5-8": 1}, "leaders": ["9-2"]}}
    field = Field(british, {"Z20": {"units": {"4-3-6": 1}}}, ["Z20"])
    assert field.best(field.until("advance")) == ("from", "Y21")
    field.answers["advance"] = ["from Y21"]
    field.answers["advancers"] = ["all"]
    assert field.best(field.until("advance-to")) == ("to", "Z20")


def test_nobody_storms_at_bad_odds() -> None:
    """[T15.7] A half-squad does not go into a house with three squads."""
    field = Field({"Y21": {"units": {"2-4-8": 1}}}, {"Z20": {"units": {"4-4-7": 3}}}, ["Z20"])
    field.answers["advance"] = ["from Y21"]
    assert field.best(field.until("advance-to")) != ("to", "Z20")


def test_two_stacks_storm_together() -> None:
    """[T15.7] Neither of two squads is enough for a house by itself; each counts on the other, who stands beside it."""
    british: dict[str, dict[str, object]] = {
        "Y21": {"units": {"6-4-8": 1}, "leaders": ["8-1"]},
        "AA21": {"units": {"6-4-8": 1}},
    }
    german = {"Z20": {"units": {"4-4-7": 1}}}
    alone = Field({"AA21": {"units": {"6-4-8": 1}}}, german, ["Z20"], turns=8)
    both = Field(british, german, ["Z20"], turns=8)
    hopes: list[float] = []
    for field in (alone, both):
        choice = field.until("advance")
        scores = RULES.staff.judge(field.g, choice)
        hopes.append(scores[choice.options.index(("from", field.at("AA21")))])
    assert hopes[1] > hopes[0]
    choice = both.until("advance")
    verb, _ = both.option(choice)
    assert verb == "from"


def test_who_hangs_on_the_wire_gets_off_it() -> None:
    """[T22.17] A squad that has come onto wire does not stop there in its next Movement Phase."""
    works = {"wire": ["X21"]}
    answers = {"move": ["stack X22"], "manner": ["normal"], "route": ["to X21"]}
    german = {"Z20": {"units": {"4-4-7": 1}}}
    field = Field({"X22": {"units": {"6-4-8": 1}}}, german, ["X20"], answers, works=works)
    field.answers["move"].append("stack X21")
    field.answers["manner"].append("normal")
    choice = field.until("route", turn=2)
    verb, place = field.best(choice)
    assert ("stop", 0) in choice.options and verb != "stop" and place != "X21"


def test_nobody_shoots_at_random_who_could_take_what_he_came_for() -> None:
    """[T1.4] Who fires in the PFPh does not move: a PIAT's chance at a house is not worth a squad's move to the bridge
    in the last turn.
    """
    british = {"Y21": {"units": {"6-4-8": 1}, "weapons": {"piat": 1}}}
    field = Field(british, {"X18": {"units": {"4-4-7": 1}}}, ["Y20"], turns=1)
    choice = field.until("prep-fire")
    assert any(verb == "ordnance" for verb, _ in choice.options)
    assert field.best(choice)[0] == "done"


def test_the_broken_leave_the_open() -> None:
    """[T10.3] A broken squad in the open before the guns of a house crawls or runs rather than stay, where it may."""
    german = {"Z20": {"units": {"4-4-7": 2}, "weapons": {"german-mmg": 1}}}
    answers = {"defensive-fire": ["at Y22"], "fire-with": ["all"]}
    field = Field({"Y22": {"units": {"4-5-8": 1}}}, german, ["Z20"], answers, dice=[4, 3, 1, 2, 6, 5])
    choice = field.until("rout-to")
    assert field.best(choice)[0] != "stay"


def test_dummies_stay_where_they_deceive() -> None:
    """[T17.4] A counter that is nobody is not moved by the staff: it would only be found out."""
    german = {"X18": {"units": {"4-4-7": 1}, "dummies": 1}, "W18": {"dummies": 2, "units": {}}}
    field = Field({"Y23": {"units": {"6-4-8": 1}}}, german, ["Y18"])
    choice = field.until("move", GERMAN)
    scores = dict(zip(choice.options, RULES.staff.judge(field.g, choice)))
    assert scores[("stack", field.at("W18"))] < scores[("done", 0)]


def test_what_the_enemy_holds_unseen_is_not_judged_by() -> None:
    """[T34.13] A concealed German walks into Y18 in the dark, where no British see him: Control is his, but the British
    staff still believes that it has it.
    """
    british = {"Y18": {"units": {"6-4-8": 1}}}
    german = {"Z16": {"units": {"4-4-7": 1}}}
    answers = {
        "move": ["stack Y18", "stack Z16"],
        "manner": ["double", "normal"],
        "route": ["to Y22", "to Y18"],
    }
    control = {"british": ["Y18"], "german": ["Z18"]}
    field = Field(british, german, ["Y18", "Z18"], answers, light="night", control=control)
    choice = field.until("move", turn=2)
    assert choice.seat == BRITISH
    y18 = field.at("Y18")
    kept = field.g.battle.watched_at[y18]
    assert field.g.control[kept] == GERMAN and field.g.control_shown[kept] == BRITISH
    assert wanted(field.g, BRITISH) == [field.at("Z18")]
    assert wanted(field.g, GERMAN) == field.g.battle.objectives


def test_the_garrison_stands_on_both_banks_with_its_weapons_apart() -> None:
    """[T33.2] [T33.19] The next of a kind may not stand before the last, so the best places are looked for all at once:
    squads in several hexes, one weapon each, wire on the ways in and not in an objective, a trench at the gun.
    """
    for seed in (1, 2, 3):
        g = night_one(seed)
        ground = g.battle.ground
        garrison = g.battle.forces[2]
        squads = [unit for unit in garrison.units if TYPES[g.kind[unit]].size == SQUAD]
        places = {g.where[unit] // SLOTS for unit in squads}
        assert len(places) >= 3
        assert any(ground.east[place] for place in places) and not all(ground.east[place] for place in places)
        assert all(len(weapons_of(g, unit)) <= 1 for unit in squads)
        wires = [place for place in range(ground.size) if g.works[place] & WIRE]
        assert len(wires) == 3 and not any(place * SLOTS in g.battle.objectives for place in wires)
        pits = [
            place for place in range(ground.size) if g.works[place] & GUN_PIT or ground.exists[place * SLOTS + PILLBOX]
        ]
        assert all(g.works[place] & TRENCH for place in pits)


def test_the_gliders_land_near_each_other_at_little_risk() -> None:
    """[T19.16] Within three hexes of the bridge's end, one load like the next."""
    g = night_one(4)
    ground = g.battle.ground
    assert all(ground.distance(place, ground.at("Y21")) <= 3 for place in g.intended)
    for glider in range(3):
        aboard = [unit for unit in g.battle.roster[BRITISH] if g.aboard[unit] == glider]
        assert len({g.kind[unit] for unit in aboard if TYPES[g.kind[unit]].mmc}) == 3
        assert any(TYPES[g.kind[unit]].smc for unit in aboard)


def test_the_stack_that_fires_alone_is_not_joined_by_everybody() -> None:
    """[T6.7] A shot hits all who are in a Location: in the dark, with enemies about whom nobody has seen, three stacks
    do not end in one hex.
    """
    british = {place: {"units": {"6-4-8": 1, "2-4-8": 1}} for place in ("W21", "W22", "X22")}
    field = Field(british, {"X18": {"units": {"4-4-7": 2}}}, ["X20", "X18"], light="night")
    for _ in range(40):
        steps = RULES.step(field.g)
        try:
            choice = next(steps)
            while True:
                choice = steps.send(field.option(choice) if choice.seat == BRITISH else field.answer(choice))
        except StopIteration:
            pass
        if field.g.acting == GERMAN:
            break
    assert max(len(side_in(field.g, location, BRITISH)) for location in field.g.battle.ground.places) <= 4


def test_what_is_held_is_held_by_enough() -> None:
    """[T2.10] A half-squad keeps X18 with Germans next door: the squad beside it goes in to it, or for them."""
    british: dict[str, dict[str, object]] = {
        "X18": {"units": {"2-4-8": 1}},
        "Y18": {"units": {"6-4-8": 1}, "leaders": ["8-1"]},
    }
    german = {"W18": {"units": {"4-4-7": 1}}}
    control = {"british": ["X18"], "german": []}
    field = Field(british, german, ["X18"], light="night", control=control)
    assert field.best(field.until("advance")) == ("from", "Y18")
    field.answers["advance"] = ["from Y18"]
    field.answers["advancers"] = ["all"]
    assert field.best(field.until("advance-to")) in (("to", "X18"), ("to", "W18"))


def test_nobody_walks_through_an_objective_to_come_back_to_it() -> None:
    """[T34.1] Z18 is taken by entering it: to go on to a neighbour and advance back would take it only once more."""
    field = Field({"Y18": {"units": {"4-5-8": 1}}}, FAR_OFF, ["Z18"], {"move": ["stack Y18"], "manner": ["normal"]})
    assert field.best(field.until("route")) == ("to", "Z18")
