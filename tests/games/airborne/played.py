"""A battle played through `Match` from its first question: an own scenario in which everybody stands where the test
wants him, scripted dice, answers in notation. What a test shows with it play can reach.
"""

from bridgehead.engine.choice import Choice
from bridgehead.engine.play.match import Match
from bridgehead.games.airborne.printed.components import hex_name
from bridgehead.games.airborne.state import AirborneState
from tests.games.airborne.field import GAME, OPEN, group, h, scenario

CALM = [1, 2]
"""The wind's two dice at the beginning of a turn: from the north-east, low."""
REST = [6] * 400
"""What is rolled when the test's own dice are used up: a low wind, and nothing happens."""
PASSING = ("done", "no-order", "stay", "hold", "enough", "all", "seal")


class Played:
    """A match under way. `airborne` and `defender` say what stands where at the beginning; `groups` come besides."""

    def __init__(
        self,
        airborne: dict[str, str] | None = None,
        defender: dict[str, str] | None = None,
        dice: list[int] | None = None,
        grid: list[str] | None = None,
        roads: list[str] | None = None,
        groups: list[dict[str, object]] | None = None,
        options: dict[str, str] | None = None,
        **more: object,
    ) -> None:
        listed = list(groups or [])
        for side, places in (("airborne", airborne or {}), ("defender", defender or {})):
            for place, names in places.items():
                counts: dict[str, int] = {}
                for name in names.split():
                    counts[name] = counts.get(name, 0) + 1
                listed.append(group(side, counts, zone={"type": "list", "hexes": [place]}))
        data = scenario(grid or OPEN, roads or [], listed, **more)
        self.match = Match(GAME, GAME.own_setup(data, "played.toml", options), 1, [*(dice or []), *REST])

    @property
    def g(self) -> AirborneState:
        """The state as it is now."""
        state = self.match.state
        assert isinstance(state, AirborneState)
        return state

    @property
    def choice(self) -> Choice:
        """The open question."""
        assert self.match.choice is not None
        return self.match.choice

    def offers(self) -> list[str]:
        """Its options, in notation."""
        return [GAME.notation(one) for one in self.choice.options]

    def answer(self, *answers: str) -> "Played":
        """Answer one question after another."""
        for one in answers:
            assert one in self.offers(), f"{one} is not offered ({self.choice.prompt}): {self.offers()}"
            self.match.answer(one)
        return self

    def until(self, prompt: str, seat: int = -1, turn: int = 0) -> "Played":
        """Let everything pass until a seat is asked something, in a turn at the earliest."""
        while self.choice.prompt != prompt or seat not in (-1, self.choice.seat) or self.g.turn < turn:
            offered = self.offers()
            self.answer(next((one for one in PASSING if one in offered), offered[0]))
        return self

    def turn(self, turn: int, seat: int) -> "Played":
        """Let everything pass until a seat is asked something in a turn."""
        while self.g.turn < turn or self.choice.seat != seat:
            offered = self.offers()
            self.answer(next((one for one in PASSING if one in offered), offered[0]))
        return self

    def unit(self, name: str) -> int:
        """The unit of this name, with its number among its like."""
        kind, _, number = name.rpartition("-")
        for unit, tag in enumerate(self.g.battle.tag):
            if self.g.battle.of[unit].key == kind and tag % 100 == int(number) - 1:
                return unit
        raise AssertionError(f"there is no {name}")

    def at(self, name: str) -> str:
        """The hex a unit is in, or ""."""
        where = self.g.where[self.unit(name)]
        return hex_name(where) if where >= 0 else ""

    def has(self, name: str, mark: int) -> bool:
        """Whether a unit bears a mark."""
        return self.g.marks[self.unit(name)] & mark != 0

    def dead(self, name: str) -> bool:
        """Whether a unit is eliminated or lost."""
        return self.g.where[self.unit(name)] == -9

    def works(self, place: str) -> int:
        """What is on a hex."""
        return self.g.works[h(place)]

    def told(self, kind: str) -> list[tuple[object, ...]]:
        """The arguments of all events of a kind."""
        return [event.args for event in self.match.events if event.kind == kind]
