"""What the staff does to its own plans, counted over whole battles: orders it takes back, and moves it undoes.

`python -m tests.games.airborne.habits SCENARIO GAMES` prints the counts, and with a third argument the moves undone.
"""

import sys

from bridgehead.engine.choice import Choice, Option
from bridgehead.engine.dice import Dice
from bridgehead.engine.play.position import playout
from bridgehead.engine.state import Event
from bridgehead.games.airborne.printed.components import AIRBORNE, hex_name
from bridgehead.games.airborne.rulebook import RULES
from bridgehead.games.airborne.state import AirborneState
from bridgehead.testing.sampling import answering_dice
from tests.games.airborne.field import GAME, listen


class Habits:
    """Counts of some battles: `orders` for indirect fire and those `cancelled` by the side that gave them (it moved or
    loaded the battery); `moves`, and those `undone` in the same unit's next turn; `wins` of the airborne side.
    """

    def __init__(self) -> None:
        self.games = self.orders = self.cancelled = self.moves = self.undone = self.wins = 0
        self.trips: list[str] = []

    def play(self, scenario: str, seed: int) -> AirborneState:
        """One battle of the staff against itself."""
        g = RULES.setup(GAME.setup(scenario), Dice(seed))
        dice = answering_dice(seed)
        log: list[Event] = []
        listen(g, log)

        def pick(state: AirborneState, choice: Choice) -> Option:
            worth = RULES.staff.judge(state, choice)
            best = max(worth) - 1e-9
            return choice.options[dice.pick([at for at, value in enumerate(worth) if value >= best])]

        playout(RULES, g, pick, g.battle.longest)
        outcome = RULES.outcome(g)
        self.games += 1
        self.wins += outcome is not None and outcome.winner == AIRBORNE
        self.count(log)
        return g

    def count(self, log: list[Event]) -> None:
        """Read one battle's log."""
        turn = 0
        ordered: set[int] = set()  # in this turn: whoever goes off in the next one has fired, or could not
        last: dict[int, tuple[int, int, int]] = {}
        for event in log:
            if event.kind == "wind":
                turn += 1
                ordered.clear()
            elif event.kind == "order":
                self.orders += 1
                ordered.add(_number(event, 0))
            elif event.kind in ("moves", "loads"):
                tag = _number(event, 0 if event.kind == "moves" else 1)
                self.cancelled += tag in ordered
                ordered.discard(tag)
                if event.kind == "moves":
                    self._moved(last, turn, tag, _number(event, 1), _number(event, 2))

    def _moved(self, last: dict[int, tuple[int, int, int]], turn: int, tag: int, start: int, goal: int) -> None:
        self.moves += 1
        if last.get(tag) == (turn - 1, goal, start):
            self.undone += 1
            self.trips.append(f"turn {turn}: {RULES.name('unit', tag)} {hex_name(start)}-{hex_name(goal)}")
        last[tag] = (turn, start, goal)

    def __str__(self) -> str:
        return (
            f"{self.games} battles, the airborne side wins {self.wins}; {self.cancelled} of {self.orders} orders taken "
            f"back; {self.undone} of {self.moves} moves undone ({100 * self.undone / max(1, self.moves):.1f} %)"
        )


def _number(event: Event, at: int) -> int:
    number = event.args[at]
    assert isinstance(number, int)
    return number


if __name__ == "__main__":
    for scenario in GAME.info.scenarios if sys.argv[1] == "all" else sys.argv[1].split(","):
        habits = Habits()
        for seed in range(int(sys.argv[2])):
            habits.play(scenario, seed)
        print(f"{scenario}: {habits}")
        for trip in habits.trips if len(sys.argv) > 3 else []:
            print(f"  {trip}")
