"""Who sits where: names of players for the seats of a game."""

from bridgehead.engine.errors import BridgeheadError, one_of
from bridgehead.engine.play.game import DICE_OPTION, Game
from bridgehead.engine.play.match import ROLL, Match
from bridgehead.players import Player, decide, player, players

HUMAN = "human"
SECOND = "staff"


def seated(game: Game, given: dict[str, str]) -> list[str]:
    """A player for every seat in order: those given; else a person on the first seat, if none is given, and staff.

    Raises UnknownName for a seat or player that does not exist.
    """
    for seat, name in given.items():
        game.seat(seat)
        if name != HUMAN and name not in players():
            raise one_of("player", name, [HUMAN, *players()])
    first = SECOND if HUMAN in given.values() else HUMAN
    return [given.get(seat, SECOND if at else first) for at, seat in enumerate(game.info.seats)]


class Company:
    """The players at one match. People's seats have None."""

    def __init__(self, match: Match, names: list[str]) -> None:
        """Raises BridgeheadError when dice are to be typed in and nobody is there to type."""
        if HUMAN not in names and match.setup.options[DICE_OPTION] == "manual":
            raise BridgeheadError("With dice=manual somebody must roll: give a seat to a human (--seat SEAT=human).")
        self.match = match
        self.names = names
        self._players: list[Player | None] = [None if name == HUMAN else player(name) for name in names]
        match.players = dict(zip(match.game.info.seats, names))

    @property
    def people(self) -> list[int]:
        """The seats where people sit."""
        return [seat for seat, one in enumerate(self._players) if one is None]

    def awaits_person(self) -> bool:
        """Whether the open question is one for a person: dice that are typed in always are."""
        choice = self.match.choice
        return choice is not None and (choice.prompt == ROLL or self._players[choice.seat] is None)

    def think(self) -> tuple[str, int]:
        """What our own player answers to the open question."""
        choice = self.match.choice
        assert choice is not None
        ours = self._players[choice.seat]
        assert ours is not None, "a person is asked"
        return decide(ours, self.match.position, self.match.seed, len(self.match.answers))

    def undo(self) -> str:
        """Take back the word that ended the match, else everything since the last answer of a person, that one
        included; all of it or nothing.

        Returns why it is barred (`start`, `die`, `secret`, `seen`), empty when it was done.
        """
        if self.match.end is not None:
            self.match.recall()
            return ""
        for back in range(1, len(self.match.answers) + 1):
            reason = self.match.shown_since(back)
            if reason:
                return reason
            asked = self.match.at(len(self.match.answers) - back).choice
            if asked is not None and asked.seat in self.people:
                reason = self.match.undo_barrier(back)
                if not reason:
                    self.match.undo(back)
                return reason
        return "start"
