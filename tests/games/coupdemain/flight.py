"""Three gliders of a small battle, flown from the set-up on: answers by prompt, scripted dice."""

from __future__ import annotations

from bridgehead.engine.choice import Choice, Option
from bridgehead.engine.dice import Dice
from bridgehead.engine.play.rulebook import Setup
from bridgehead.engine.state import Event
from bridgehead.games.coupdemain.air.gliders import in_the_air
from bridgehead.games.coupdemain.marks import UNLOADED
from bridgehead.games.coupdemain.printed.components import TYPES, WEAPONS
from bridgehead.games.coupdemain.rulebook import CoupRules
from bridgehead.games.coupdemain.state import CoupState

RULES = CoupRules()
QUIET = ("hold", "hold-stack", "done", "stop", "stay", "none")
"""What is answered to questions that a test does not care for: the first of these that is offered."""
LOAD = {"6-4-8": [0, 1, 2], "4-5-8": [0, 1, 2], "9-2": [0], "8-1": [1], "8-0": [2, 2]}


def scenario(german: dict[str, object]) -> dict[str, object]:
    """The British of Night I against one German force."""
    return {
        "light": "night",
        "attacker": "british",
        "sets_up_first": "german",
        "moves_first": "british",
        "turns": 3,
        "leaders_light_only": True,
        "still_at_first": True,
        "elr": {"british": 5, "german": 3},
        "san": {"british": 0, "german": 0},
        "control": {"german": ["Y21"]},
        "victory": {"side": "british", "controls": ["Y21"]},
        "force": [
            {
                "side": "british",
                "gliders": 3,
                "units": {"6-4-8": 3, "4-5-8": 3, "2-4-8": 3},
                "leaders": ["9-2", "8-1", "8-0", "8-0"],
                "weapons": {"lmg": 2, "piat": 3, "mortar-51": 1},
            },
            {"side": "german", "freedom": False, **german},
        ],
    }


class Flight:
    """A game of it. `hexes` are where the gliders are meant to land; `answers` go by prompt, the rest is quiet."""

    def __init__(
        self,
        dice: list[int],
        hexes: list[str],
        german: dict[str, object] | None = None,
        answers: dict[str, list[str]] | None = None,
        works: dict[str, object] | None = None,
    ) -> None:
        force = german or {"locations": ["M12", "L12"], "units": {"4-4-7": 1}}
        table = {**scenario(force), **({"works": works} if works else {})}
        self.g: CoupState = RULES.setup(Setup("flight", {"berserk": "on"}, table), Dice(3, dice))
        self.log: list[Event] = []
        self.g.record_to(self.log)
        self.hexes = hexes[:]
        self.load = {kind: gliders[:] for kind, gliders in LOAD.items()}
        self.answers = {prompt: given[:] for prompt, given in (answers or {}).items()}
        self.asked: list[Choice] = []

    def at(self, name: str) -> int:
        """The Location of a name."""
        return self.g.battle.ground.location(name)

    def hex(self, name: str) -> int:
        """The hex of a name."""
        return self.g.battle.ground.at(name)

    def step(self, until: str = "") -> bool:
        """One step. The answer: whether a question of this prompt has come, which is left open."""
        steps = RULES.step(self.g)
        try:
            choice = next(steps)
            while True:
                if choice.prompt == until:
                    self.asked.append(choice)
                    steps.close()
                    return True
                choice = steps.send(self.answer(choice))
        except StopIteration:
            return False

    def until(self, prompt: str) -> Flight:
        """Play until a question comes, which is left open."""
        while not self.step(prompt):
            assert self.g.result < 0, f"{prompt} was never asked"
        return self

    def down(self) -> Flight:
        """Play until all gliders are down or lost."""
        while in_the_air(self.g):
            self.step()
        return self

    def out(self) -> Flight:
        """Play until their passengers are out."""
        while not any(marks & UNLOADED for marks in self.g.marks):
            self.step()
        return self

    def answer(self, choice: Choice) -> Option:
        """The answer to a question."""
        self.asked.append(choice)
        if choice.prompt == "load":
            kind = TYPES[self.g.kind[self.g.unit(choice.about[0])]].key
            return self.given(choice, ("aboard", self.load[kind].pop(0)))
        if choice.prompt == "landing-hex":
            return self.given(choice, ("hex", self.hex(self.hexes.pop(0))))
        if choice.prompt == "set-up" and "set-up" in self.answers:
            return self.given(choice, ("at", self.at(self.answers["set-up"].pop(0))))
        if self.answers.get(choice.prompt):
            verb, _, name = self.answers[choice.prompt].pop(0).partition(" ")
            number = int(name) if name.isdigit() else self.at(name) if name else 0
            return self.given(choice, (verb, number))
        return next((o for verb in QUIET for o in choice.options if o[0] == verb), choice.options[0])

    def given(self, choice: Choice, option: Option) -> Option:
        """An option, which must be offered."""
        assert option in choice.options, f"{option} is not among {choice.options} of {choice.prompt}"
        return option

    def told(self, kind: str) -> list[tuple[object, ...]]:
        """The events of a kind."""
        return [event.args for event in self.log if event.kind == kind]

    def aboard(self, glider: int) -> list[str]:
        """Who and what is in a glider."""
        units = [unit for unit in range(len(self.g.aboard)) if self.g.aboard[unit] == glider]
        arms = [w for w, owner in enumerate(self.g.owner) if owner in units]
        return sorted(TYPES[self.g.kind[unit]].key for unit in units) + sorted(
            WEAPONS[self.g.battle.weapons[weapon]].key for weapon in arms
        )

    def named(self, kind: str, side: int = 0) -> list[int]:
        """The units of a type and side."""
        return [unit for unit in self.g.battle.roster[side] if TYPES[self.g.kind[unit]].key == kind]
