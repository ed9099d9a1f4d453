"""Ends by a word of those who play: the row that a match ends with, a draw that is offered, how lists tell of it."""

from dataclasses import dataclass

from bridgehead.engine.play.ending import CONCEDED, LAPSED, End
from bridgehead.engine.play.game import Game
from bridgehead.engine.play.match import Match
from bridgehead.server.keeping.rows import PLAYER, MatchRow, MoveRow

NOBODY = -1
DECLINED, WITHDRAWN = "declined", "withdrawn"
_BY = " by "


@dataclass(slots=True, frozen=True)
class Offer:
    """A draw that a seat has offered; `became` tells what became of it (declined, withdrawn), empty while it stands."""

    seat: int
    became: str

    @property
    def stands(self) -> bool:
        """Whether the other can accept it."""
        return not self.became


def end_row(seq: int, seat: int, how: str, at: float = 0.0) -> MoveRow:
    """The row with which a match ends: as the last of its moves it is kept by the same lock as any answer."""
    return MoveRow(seq, seat, False, MoveRow.END + how, at)


def end_match(match: Match, row: MoveRow) -> None:
    """Let the word of a row end a match."""
    if row.text == MoveRow.END + CONCEDED:
        match.concede(row.seat)
    elif row.text == MoveRow.END + LAPSED:
        match.lapse()
    else:
        match.draw()


def rows_of_end(game: Game, end: End | None) -> list[MoveRow]:
    """The last row of a match that came as a record, if a word ended it."""
    if end is None:
        return []
    return [end_row(end.after, game.seat(end.by) if end.by else 0, end.how)]


def between_people(row: MatchRow) -> bool:
    """Whether two sides play of which none is one of our players: only they can agree to something."""
    return len(row.seats) == 2 and all(seat.kind != PLAYER for seat in row.seats)


def offer_of(row: MatchRow, moves: list[MoveRow]) -> Offer | None:
    """The draw that was offered last; an offer is void once its seat has answered, or taken back, something since."""
    if not row.offer:
        return None
    seat, seq, *became = row.offer.split(" ")
    if any(move.seat == int(seat) for move in moves[int(seq) :]):
        return None
    return Offer(int(seat), "".join(became))


def label_of(match: Match) -> str:
    """How a match ended, as lists keep it: the label, and who has lost it by a word."""
    outcome, end = match.outcome, match.end
    label = "" if outcome is None else outcome.label
    return f"{label}{_BY}{end.by}" if end is not None and end.by else label


def told_by(game: Game, label: str) -> tuple[str, int]:
    """The label of a list taken apart: how a match ended, and where a word ended it who won it."""
    kept, by, seat = label.partition(_BY)
    won = by and len(game.info.seats) == 2
    return kept, 1 - game.seat(seat) if won else NOBODY
