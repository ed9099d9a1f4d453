"""A match in memory: the rows of the database played on the rules, kept while anybody looks at it."""

import asyncio
import json
import logging
import time
from dataclasses import dataclass

from bridgehead.engine.choice import Choice
from bridgehead.engine.dice import TapeEnded
from bridgehead.engine.errors import BridgeheadError
from bridgehead.engine.play.game import Game
from bridgehead.engine.play.match import Match
from bridgehead.engine.play.record import Record
from bridgehead.engine.play.replaying import setup_of
from bridgehead.engine.say.vocabulary import ALWAYS
from bridgehead.server.clocks import until
from bridgehead.server.ends import end_match, label_of
from bridgehead.server.errors import Busy, NotYours
from bridgehead.server.keeping.rows import CLOSED, INVITED, PERSON, PLAYER, MatchRow, MoveRow, Standing, hashed

logger = logging.getLogger(__name__)

WATCHING = -1

REFUSED = "refused"
WITHDRAWN = "withdrawn"
"""What became of a request to take back, where it was neither granted nor withdrawn."""

PLAYERS_RESPITE = 1.5
"""For so many seconds one of our players seems to think about a question that nobody may know it was asked."""


@dataclass(slots=True, frozen=True)
class Window:
    """A moment in which a seat may answer at once, whether it can or not; `until` is in seconds since 1970.

    What the others see of it must be the same in either case: nothing but an answer that they may know of ends it
    before its time.
    """

    seat: int
    until: float


class Live:
    """A match with the moves that made it. All changes happen under `lock`."""

    def __init__(self, row: MatchRow, game: Game) -> None:
        if row.version != game.info.version:
            raise Busy("other-version", version=row.version, game=game.title, present=game.info.version)
        self.row = row
        self.game = game
        self.lock = asyncio.Lock()
        self.moves: list[MoveRow] = []
        self.answers: list[str] = []  # in notation, those that were not taken back
        self.givers: list[int] = []  # who gave each
        self.hidden: list[bool] = []  # whether it was a secret that each was asked for
        self.forced: list[bool] = []  # whether nothing was decided by each, so that a table may have given it by itself
        self.undos = 0
        self.dropped = False
        self.match = _begun(row, game)

    @property
    def seq(self) -> int:
        """The sequence number of the next move."""
        return len(self.moves)

    @property
    def people(self) -> int:
        """At how many seats a person sits or may sit down."""
        return sum(seat.kind != PLAYER for seat in self.row.seats)

    @property
    def standing(self) -> Standing:
        """How the match stands, for lists."""
        choice, outcome = self.match.choice, self.match.outcome
        turn = self.game.rules.turn(self.match.state)
        if outcome is not None:
            return Standing(turn, WATCHING, label_of(self.match))
        return Standing(turn, WATCHING if choice is None else choice.seat)

    def seat_of(self, key: str) -> int:
        """The seat that a secret opens; -1 for somebody watching, who has none. Raises NotYours."""
        if not key and self.row.access == CLOSED:
            raise NotYours("closed")
        if not key:
            return WATCHING
        secret = hashed(key)
        for seat in self.row.seats:
            if seat.kind == PERSON and seat.key == secret:
                return seat.seat
        if any(seat.kind == INVITED and seat.key == secret for seat in self.row.seats):
            raise NotYours("invitation-key")
        raise NotYours("wrong-key")

    @property
    def silent(self) -> tuple[str, ...]:
        """Of a question of which it is a secret whether a seat is asked: the verbs that nobody else notices."""
        choice = self.match.choice
        term = None if choice is None else self.game.vocabulary.prompts.get(choice.prompt)
        return () if term is None else term.silent

    def weigh(self) -> None:
        """Note of the open question, which is about to be answered, what an undo must know of it later."""
        self.hidden.append(bool(self.silent))
        self.forced.append(self.decides_nothing)

    @property
    def decides_nothing(self) -> bool:
        """Whether the open question has one option by which nothing is decided, and no other person is told by it that
        there was nothing else to answer.
        """
        choice = self.match.choice
        term = None if choice is None else self.game.vocabulary.prompts.get(choice.prompt)
        if choice is None or term is None or not term.obvious or len(choice.options) != 1:
            return False
        others = [one for one in self.row.seats if one.seat != choice.seat]
        return term.obvious == ALWAYS or all(one.kind == PLAYER for one in others)

    @property
    def idle(self) -> bool:
        """True for a question of that kind to which there is nothing to say."""
        choice = self.match.choice
        return choice is not None and bool(self.silent) and len(choice.options) == 1

    @property
    def window(self) -> Window | None:
        """The moment that must look the same whether a seat can answer or not; None when there is none, or nobody to
        hide it from.
        """
        choice = self.match.choice
        if choice is None or not self.silent or self.row.respite == 0:
            return None
        seat = self.row.seats[choice.seat]
        if all(other.kind == PLAYER for other in self.row.seats if other is not seat):
            return None
        opened = self.since
        length = PLAYERS_RESPITE if seat.kind == PLAYER else self.row.respite
        ahead = opened > time.time() + length  # then the clock was set back, and would let everybody wait
        return Window(choice.seat, 0.0 if ahead else opened + length)

    @property
    def since(self) -> float:
        """Since when the question is open, in seconds since 1970."""
        return self.moves[-1].at if self.moves else self.row.created

    @property
    def until(self) -> float:
        """Until when the seat that is asked has time; 0 where no time runs."""
        choice = self.match.choice
        return 0.0 if choice is None else until(self.row, choice.seat, self.since)

    def silence(self) -> str:
        """What a seat that is asked in a window has answered, unnoticed as yet; in notation, empty if nothing."""
        choice = self.match.choice
        assert choice is not None
        seq, _, given = self.row.seats[choice.seat].silent.partition(" ")
        return given if seq == str(self.seq) else ""

    def asked(self, seat: int) -> Choice | None:
        """The open question if it is for this seat to answer it, and it has not done so."""
        choice = self.match.choice
        if choice is None or choice.seat != seat or self.idle or (self.window is not None and self.silence()):
            return None
        return choice

    def due(self) -> bool:
        """Whether something must happen without anybody asking for it."""
        return self.player_due() != "" or self.idle or self.window is not None

    def player_due(self) -> str:
        """Which of our players must answer now; empty when it is a person's turn or the match is over."""
        choice = self.match.choice
        if choice is None:
            return ""
        seat = self.row.seats[choice.seat]
        return seat.player if seat.kind == PLAYER else ""

    def play(self, rows: list[MoveRow]) -> None:
        """Take in rows that follow those known. Raises Busy when the rules do not accept one."""
        try:
            if any(not 0 <= row.seat < len(self.row.seats) for row in rows):
                raise BridgeheadError("a seat has answered that there is not.")
            if not self.moves:
                self._play_all(rows)
            else:
                for row in rows:
                    self._play_one(row)
        except Exception as error:
            why = _why(self.row, error)
            raise Busy("parts-from-rules", why=str(why)) from error

    def note(self, row: MoveRow) -> None:
        """Take in a row whose answer or undo has been played on the match already."""
        self.moves.append(row)
        if row.undo:
            self.undos += 1
            for kept in (self.givers, self.answers, self.hidden, self.forced):
                del kept[int(row.text) :]
        elif not row.ends:
            self.givers.append(row.seat)
            self.answers.append(row.text)

    def draft(self) -> Record:
        """What another process needs to bring the match to where it is: the record without digests."""
        return Record(
            game=self.row.game,
            version=self.row.version,
            scenario=self.row.scenario,
            options=self.row.options,
            seed=self.row.seed,
            answers=list(self.answers),
            tape=self.row.tape,
            scenario_data=self.row.scenario_data,
            key=self.row.dice_key,
        )

    @property
    def asking_back(self) -> int:
        """The seat that asks to take back what it answered last, or -1; an answer makes a request void."""
        seat, _, seq = self.row.taking_back.partition(" ")
        return int(seat) if seq == str(self.seq) else WATCHING

    def settled_back(self, seat: int) -> str:
        """What became of this seat's asking: refused, withdrawn, or nothing; an answer that stands makes that void too.

        It is held by how many answers stand: who gives another and takes that back is where he was.
        """
        asked, _, rest = self.row.taking_back.partition(" ")
        standing, _, how = rest.partition(" ")
        return how if how and (asked, standing) == (str(seat), str(len(self.match.answers))) else ""

    def undo_steps(self, seat: int, sure: bool) -> tuple[int, str]:
        """How many answers the seat's undo takes back, or 0 and the reason why it is barred.

        What was refused or withdrawn may be asked for again once something has been answered.

        It goes back to the seat's own last answer, over those of our players but not over those of people, and over its
        own by which nothing was decided, if it can: else it takes the last of those. To be sure takes a while: every
        table is shown with what is known at once.
        """
        if settled := self.settled_back(seat):
            return 0, settled
        last = 0
        barrier = self.match.undo_barrier if sure else self.match.undo_doubt
        if self.match.outcome is not None:
            return 0, "over"
        for back, giver in enumerate(reversed(self.givers), start=1):
            reason = "secret" if self.hidden[-back] else ""
            reason = reason or (barrier(back) if giver == seat else self.match.shown_since(back))
            if not reason and giver != seat and self.row.seats[giver].kind != PLAYER:
                reason = "other"
            if reason:
                return (last, "") if last else (0, reason)
            if giver == seat and not self.forced[-back]:
                return back, ""
            if giver == seat:
                last = last or back
        return (last, "") if last else (0, "start")

    def _play_one(self, row: MoveRow) -> None:
        if row.undo:
            self.match.go_back(int(row.text))  # whether it might be was asked when the row was written
        elif row.ends:
            end_match(self.match, row)
        else:
            self.weigh()
            self.match.answer(row.text)
        self.note(row)

    def _play_all(self, rows: list[MoveRow]) -> None:
        """As one by one, but without playing what was taken back."""
        kept: list[MoveRow] = []
        for row in rows:
            if row.undo:
                del kept[int(row.text) :]
            elif not row.ends:
                kept.append(row)
        for row in kept:
            self.weigh()
            self.match.answer(row.text)
        if rows and rows[-1].ends:
            end_match(self.match, rows[-1])
        self.answers = [row.text for row in kept]
        self.givers = [row.seat for row in kept]
        self.moves = list(rows)
        self.undos = sum(row.undo for row in rows)


def _begun(row: MatchRow, game: Game) -> Match:
    """The match before its first answer. Raises Busy for a row that no match can have begun with."""
    try:
        if [seat.seat for seat in row.seats] != list(range(len(game.info.seats))):
            raise BridgeheadError("it has other seats than its game.")
        setup = setup_of(game, row.scenario, row.options, row.scenario_data)
        return Match(game, setup, row.seed, row.tape, bytes.fromhex(row.dice_key))
    except Exception as error:
        raise Busy("damaged", why=_why(row, error)) from error


def _why(row: MatchRow, error: Exception) -> str:
    """What is wrong with what is kept of a match, in one sentence; what the rules choked on stands in the log."""
    if isinstance(error, BridgeheadError | TapeEnded):
        return str(error)
    logger.error("The match %s cannot be played.", row.id, exc_info=error)
    return f"the rules fail on it ({type(error).__name__})."


def record_of(live: Live) -> Record:
    """The full record, with who sat where."""
    record = live.match.record
    for seat in live.row.seats:
        record.players[live.game.info.seats[seat.seat]] = seat.player if seat.kind == PLAYER else "person"
    return record


def row_of(record: Record, match: str) -> MatchRow:
    """A new row for a match that begins as a record does."""
    data = None if record.scenario_data is None else json.loads(json.dumps(record.scenario_data))
    return MatchRow(
        id=match,
        game=record.game,
        version=record.version,
        scenario=record.scenario,
        options=dict(record.options),
        seed=record.seed,
        tape=record.tape,
        scenario_data=data,
        dice_key=record.key,
    )
