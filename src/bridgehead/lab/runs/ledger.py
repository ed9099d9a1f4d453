"""The books of one simulated game: its events and dice, counted turn by turn."""

from bridgehead.engine.play.rulebook import Outcome, Rulebook
from bridgehead.engine.state import Event, State
from bridgehead.lab.runs.series import Row, TurnRow


class Ledger:
    """Writes the events, dice and turns of a game into its row while the game is played."""

    def __init__(self, row: Row, rules: Rulebook[State], seats: int) -> None:
        self.row = row
        self.rules = rules
        self.seats = seats
        self.turn = TurnRow(0)

    def answered(self, state: State, log: list[Event]) -> None:
        """A question was answered: count what it brought."""
        self.turn.decisions += 1
        self.note(state, log)

    def note(self, state: State, log: list[Event]) -> None:
        """Count the events of the log, empty it, and turn the page when a new turn has begun."""
        now = self.rules.turn(state)
        if self.turn.turn == 0:
            self.turn.turn = now
        for event in log:
            if event.kind == "die":
                self._roll(event)
            else:
                self.row.events[event.kind] = self.row.events.get(event.kind, 0) + 1
        log.clear()
        if now != self.turn.turn and self.rules.outcome(state) is None:
            self._end_turn([self.rules.staff.evaluate(state, seat) for seat in range(self.seats)])
            self.turn = TurnRow(now)

    def close(self, state: State, outcome: Outcome) -> None:
        """The game is over: its last turn ends as the game did."""
        if self.seats == 1:
            standing = [self.rules.staff.evaluate(state, 0)]
        else:
            standing = [outcome.value(seat) for seat in range(self.seats)]
        self._end_turn(standing)

    def _end_turn(self, standing: list[float]) -> None:
        self.turn.standing = [round(one, 4) for one in standing]
        self.row.by_turn.append(self.turn)

    def _roll(self, event: Event) -> None:
        purpose, sides, value = event.args
        assert isinstance(purpose, str) and isinstance(sides, int) and isinstance(value, int)
        faces = self.row.dice.setdefault(f"{purpose}/{sides}", [0] * sides)
        faces[value - 1] += 1
        self.turn.rolls += 1
        self.turn.luck[purpose] = self.turn.luck.get(purpose, 0.0) + value - (sides + 1) / 2
