"""What can be done at a table, whoever asks. Handlers call these; these call the store."""

import asyncio
import logging
import secrets
import string
from pathlib import Path

from bridgehead.engine.choice import Option
from bridgehead.engine.errors import BridgeheadError, NotOffered, RecordError
from bridgehead.engine.game import Game
from bridgehead.engine.match import Match, replay
from bridgehead.engine.record import Record
from bridgehead.server import boards, strength, telling, wire
from bridgehead.server.errors import Busy, Impossible, NotYours, Stale, Unknown
from bridgehead.server.hub import Hub
from bridgehead.server.library import Shelf
from bridgehead.server.live import WATCHING, Desk, Live, record_of, row_of
from bridgehead.server.opponents import Order, think, warm
from bridgehead.server.skin import sides_in, skin
from bridgehead.server.store import OPEN, PERSON, PLAYER, MatchRow, MoveRow, SeatRow, Store, Taken, hashed
from bridgehead.server.workers import Workers

logger = logging.getLogger(__name__)

LISTED = 60
LONGEST_ID = 8


class Service:
    """The table: matches, answers, undo, replays, forks, records."""

    def __init__(self, store: Store, shelf: Shelf, workers: Workers, painters: Workers, hub: Hub) -> None:
        self.store = store
        self.shelf = shelf
        self.hub = hub
        self._workers = workers
        self._painters = painters
        self._desk = Desk(store, shelf)
        self._thinking: dict[str, asyncio.Task[None]] = {}

    # --- beginning ---

    async def create(self, wanted: wire.MatchWanted) -> wire.MatchMade:
        """A new match. Raises UnknownName or DataError for what the game does not have."""
        game = self.game(wanted.game)
        if wanted.scenario not in game.info.scenarios:
            raise Unknown(f"There is no scenario '{wanted.scenario}'; there are: {', '.join(game.info.scenarios)}.")
        setup = game.setup(wanted.scenario, dict(wanted.options))
        seed = secrets.randbits(53) if wanted.seed is None else wanted.seed
        row = MatchRow(_new_id(), game.key, game.info.version, setup.scenario, setup.options, seed)
        return await self._begin(row, game, wanted.seats, [])

    async def fork(self, match: str, wanted: wire.ForkWanted) -> wire.MatchMade:
        """A new match that begins as one that is over did; its dice fall as they did there."""
        async with self._desk.hold(match) as live:
            if live.match.outcome is None:
                raise Busy("A match can be forked only when it is over, since a fork shows what the dice will bring.")
            if wanted.at > len(live.answers):
                raise Impossible(f"The match has {len(live.answers)} answers; a fork cannot begin at {wanted.at}.")
            record = record_of(live)
            rows = _rows(live.answers[: wanted.at], live.givers)
        row = row_of(record, _new_id())
        row.forked_from = match
        return await self._begin(row, live.game, wanted.seats, rows)

    async def upload(self, data: wire.RecordGiven) -> wire.MatchMade:
        """A match from a record, finished or not; unless told, every seat is open. Raises RecordError."""
        record = Record.parse(wire.encode(data.record).decode())
        game = self.game(record.game)
        if record.scenario_data is None and record.scenario not in game.info.scenarios:
            raise RecordError(f"The record is of the scenario '{record.scenario}', which {game.title} does not have.")
        if not 0 <= record.seed < 2**63:
            raise RecordError(f"The record's seed {record.seed} cannot be used; it must be from 0 to 2⁶³ - 1.")
        if len(record.scenario) > 200:
            raise RecordError("The name of the record's scenario is longer than 200 letters.")
        match = await asyncio.to_thread(_replayed, game, record)
        wanted = data.seats or [wire.SeatWanted("open") for _ in game.info.seats]
        return await self._begin(row_of(record, _new_id()), game, wanted, _rows(*_answers(match)))

    async def _begin(
        self, row: MatchRow, game: Game, wanted: list[wire.SeatWanted], moves: list[MoveRow]
    ) -> wire.MatchMade:
        keys = _seat(row, game, wanted)
        live = Live(row, game)
        await asyncio.to_thread(live.play, moves)
        row.standing = live.standing
        await self.store.add_match(row, moves)
        if live.player_due():
            self._follow(row.id)
        return wire.MatchMade(row.id, keys)

    async def sit(self, match: str, seat: int) -> wire.SeatTaken:
        """Sit down at an open seat: its new secret key."""
        async with self._desk.hold(match) as live:
            if not 0 <= seat < len(live.row.seats):
                raise Unknown(f"The match has no seat {seat}; its seats are 0 to {len(live.row.seats) - 1}.")
            key = secrets.token_urlsafe(16)
            try:
                await self.store.take_seat(match, seat, hashed(key))
            except Taken:
                await self._desk.reseat(live)
                raise Busy("Somebody sits there already.") from None
            await self._desk.reseat(live)
        self.hub.call(match)
        return wire.SeatTaken(key)

    # --- playing ---

    async def table(self, match: str, hello: wire.Hello) -> wire.Table:
        """How the match stands, for whoever has the key."""
        async with self._desk.hold(match) as live:
            seat = await self._seat_of(live, hello.key)
            if live.player_due():
                self._follow(match)
            return _table(live, seat, hello)

    async def answer(self, match: str, given: wire.AnswerGiven, hello: wire.Hello) -> wire.Table:
        """Answer the open question. The same answer again is harmless; a stale one is refused with the table."""
        try:
            return await self._answer(match, given, hello)
        except Taken:  # another server was first: look again, and refuse with what it wrote
            return await self._answer(match, given, hello)

    async def _answer(self, match: str, given: wire.AnswerGiven, hello: wire.Hello) -> wire.Table:
        async with self._desk.hold(match) as live:
            seat = await self._seat_of(live, hello.key)
            option = (given.verb, given.arg)
            if seat != WATCHING and self._given_before(live, seat, given.seq, option):
                return _table(live, seat, hello)
            self._check(live, seat, given.seq, hello)
            choice = live.match.choice
            if choice is None:
                raise Busy("The match is over; there is no question to answer.")
            if choice.seat != seat:
                raise NotYours(f"It is for {live.game.words(hello.lang).seat(choice.seat)} to answer.")
            if option not in choice.options:
                raise NotOffered(
                    f"'{given.verb} {given.arg}' is not offered at answer {given.seq}; nothing has changed."
                )
            await self._desk.append(live, seat, option)
            self._changed(live)
            return _table(live, seat, hello)

    async def undo(self, match: str, seq: int, hello: wire.Hello) -> wire.Table:
        """Take back the seat's last answer."""
        try:
            return await self._undo(match, seq, hello)
        except Taken:
            return await self._undo(match, seq, hello)

    async def _undo(self, match: str, seq: int, hello: wire.Hello) -> wire.Table:
        async with self._desk.hold(match) as live:
            seat = await self._seat_of(live, hello.key)
            if seat != WATCHING and seq < live.seq and live.moves[seq].undo and live.moves[seq].seat == seat:
                return _table(live, seat, hello)
            self._check(live, seat, seq, hello)
            steps, reason = live.undo_steps(seat)
            if reason:
                raise Impossible(live.game.words(hello.lang).text(f"undo-{reason}"))
            await self._desk.append(live, seat, None, steps)
            self._changed(live)
            return _table(live, seat, hello)

    async def odds(self, match: str, option: Option, hello: wire.Hello) -> wire.OddsSeen:
        """What the dice may bring if the option is taken. Only for the seat that is asked."""
        async with self._desk.hold(match) as live:
            seat = await self._seat_of(live, hello.key)
            choice = live.match.choice
            if choice is None or choice.seat != seat:
                raise NotYours("Odds are shown to the seat that is asked, and it is not this one.")
            if option not in choice.options:
                raise NotOffered(f"'{option[0]} {option[1]}' is not offered now, so there are no odds for it.")
            return telling.odds(live.match.odds(option), live.game.words(hello.lang))

    async def reason(self, match: str, kind: str, number: int, hello: wire.Hello) -> wire.Reason:
        """Why nothing can be done now with a space, a piece or a card. Only for the seat that is asked."""
        async with self._desk.hold(match) as live:
            seat = await self._seat_of(live, hello.key)
            choice = live.match.choice
            if choice is None or choice.seat != seat or live.match.roll_purpose:
                return wire.Reason("", "")
            words = live.game.words(hello.lang)
            offered = list(dict.fromkeys(verb for verb, _ in choice.options))
            others = [verb for verb in words.vocabulary.verbs if verb not in offered]
            for verb in [*offered, *others]:
                own = number - skin(live.game).first(kind, words.vocabulary.verbs.get(verb, "none"))
                if own < 0 or (verb, own) in choice.options:
                    continue
                message, paragraph = _refusal(live, (verb, own))
                if message:
                    return wire.Reason(words.text(message), paragraph)
            return wire.Reason("", "")

    # --- looking back ---

    async def replay(self, match: str, at: int, eyes: int | None, hello: wire.Hello) -> wire.Table:
        """The match after its first answers. While it goes on a seat sees only what it saw itself."""
        async with self._desk.hold(match) as live:
            seat = await self._seat_of(live, hello.key)
            wanted = seat if eyes is None else eyes
            if not WATCHING <= wanted < len(live.row.seats):
                raise Unknown(f"The match has no seat {wanted}; its seats are 0 to {len(live.row.seats) - 1}.")
            if wanted not in (seat, WATCHING) and live.match.outcome is None:
                raise NotYours("While a match goes on, it can be seen only through one's own eyes.")
            if at > len(live.answers):
                raise Impossible(f"The match has {len(live.answers)} answers; there is nothing to see at {at}.")
            past = live.match.at(at)
            return _table(live, wanted, hello, past)

    async def ticks(self, match: str) -> wire.Ticks:
        """How many answers the match has, and where its turns begin."""
        async with self._desk.hold(match) as live:
            turns = [wire.Tick(at, turn) for at, turn in live.match.turns()]
            return wire.Ticks(len(live.answers), turns)

    async def record(self, match: str) -> str:
        """The full record of a match that is over, as a file keeps it."""
        async with self._desk.hold(match) as live:
            if live.match.outcome is None:
                raise Busy(
                    "The record can be downloaded when the match is over, since it holds the dice and all secrets."
                )
            return record_of(live).text()

    async def listed(self, lang: str) -> wire.MatchesListed:
        """The matches that go on and those that are over."""
        going, over = [await self.store.matches(done, LISTED) for done in (False, True)]
        return wire.MatchesListed(
            [self._listed(row, lang) for row in going if row.game in self.shelf.games()],
            [self._listed(row, lang) for row in over if row.game in self.shelf.games()],
        )

    def _listed(self, row: MatchRow, lang: str) -> wire.MatchListed:
        game = self.shelf.game(row.game)
        words = game.words(lang)
        label = row.standing.outcome
        return wire.MatchListed(
            match=row.id,
            game=wire.Said(game.key, words.text("title")),
            scenario=_scenario(game, row.scenario, lang),
            board=boards.key_of(game, row.scenario),
            turn=row.standing.turn,
            asked=row.standing.asked,
            ending=words.text(f"outcome-{label}") if label else "",
            seats=_seats(game, row, lang),
            changed=row.changed,
        )

    async def picture(self, game: str, key: str, digest: str) -> Path:
        """The drawing of a board; the first time it takes seconds."""
        found = self.game(game)
        if key not in boards.keys(found) or boards.digest(found, key) != digest:
            raise Unknown(f"There is no such picture of a board of {found.title}.")
        path = boards.picture_file(found, key)
        if not path.exists():
            await self._painters.run(boards.draw, game, key)
        return path

    async def prepare(self) -> None:
        """Start a thinker, and draw every board that was never drawn here, so that nobody waits for them later."""
        await self._workers.run(warm)
        for name in self.shelf.games():
            game = self.shelf.game(name)
            for key in boards.keys(game):
                if not boards.picture_file(game, key).exists():
                    await self._painters.run(boards.draw, name, key)
        self._painters.close()

    # --- helpers ---

    def game(self, key: str) -> Game:
        """The game with this key. Raises Unknown."""
        if key not in self.shelf.games():
            raise Unknown(f"There is no game '{key}'; there are: {', '.join(self.shelf.games())}.")
        return self.shelf.game(key)

    async def close(self) -> None:
        """Stop our players, and wait until none of them holds on to the store."""
        self._workers.close()
        self._painters.close()
        stopping = list(self._thinking.values())
        for task in stopping:
            task.cancel()
        await asyncio.gather(*stopping, return_exceptions=True)

    async def _seat_of(self, live: Live, key: str) -> int:
        """The seat that the key opens; another server may have given it out since."""
        try:
            return live.seat_of(key)
        except NotYours:
            await self._desk.reseat(live)
            return live.seat_of(key)

    def _given_before(self, live: Live, seat: int, seq: int, option: Option) -> bool:
        if seq >= live.seq:
            return False
        move = live.moves[seq]
        return not move.undo and move.seat == seat and move.text == _written(live.game, option)

    def _check(self, live: Live, seat: int, seq: int, hello: wire.Hello) -> None:
        if seat == WATCHING:
            raise NotYours("Somebody who watches cannot play; open the link of a seat.")
        if seq != live.seq:
            raise Stale(
                f"The match stands at {live.seq}, not at {seq}; nothing has changed.", _table(live, seat, hello)
            )

    def _changed(self, live: Live) -> None:
        self.hub.call(live.row.id)
        if live.player_due():
            self._follow(live.row.id)

    def _follow(self, match: str) -> None:
        """Let our players answer for as long as they are asked."""
        task = self._thinking.get(match)
        if task is None or task.done():
            self._thinking[match] = asyncio.create_task(self._play_on(match))

    async def _play_on(self, match: str) -> None:
        try:
            while await self._play_once(match):
                self.hub.call(match)
        except Exception:
            logger.exception("One of our players could not answer in match %s.", match)
        finally:
            if self._thinking.get(match) is asyncio.current_task():
                del self._thinking[match]

    async def _play_once(self, match: str) -> bool:
        """Ask one of our players once; False when it is not their turn."""
        async with self._desk.hold(match) as live:
            player, seq = live.player_due(), live.seq
            if not player:
                return False
            order = Order(match, player, live.draft())
        written = await self._workers.run(think, order)
        async with self._desk.hold(match) as live:
            choice = live.match.choice
            if live.seq == seq and choice is not None:
                option = live.game.parse(written, choice.options)
                if option is None:
                    raise BridgeheadError(f"The player {player} answered '{written}', which is not offered.")
                try:
                    await self._desk.append(live, choice.seat, option)
                except Taken:
                    logger.info("Another server's player was first in match %s.", match)
        return True


def _table(live: Live, seat: int, hello: wire.Hello, past: Match | None = None) -> wire.Table:
    match = past or live.match
    over = live.match.outcome is not None
    seen, words = telling.table_of(match, seat, hello.lang)
    events = match.events if over else match.log_for(seat)
    start = hello.log if hello.undos == live.undos and past is None and hello.log <= len(events) else 0
    _, reason = live.undo_steps(seat) if seat != WATCHING and past is None else (0, "start")
    return wire.Table(
        match=live.row.id,
        game=wire.Said(live.game.key, words.text("title")),
        scenario=_scenario(live.game, live.row.scenario, hello.lang),
        board=boards.key_of(live.game, live.row.scenario),
        seq=live.seq,
        at=len(match.answers),
        answers=len(live.answers),
        seat=seat,
        seats=_seats(live.game, live.row, hello.lang),
        seen=seen,
        question=telling.question(match, seat, words),
        thinking=past is None and live.player_due() != "",
        ending=telling.ending(match, words),
        undo=wire.Undo(not reason, words.text(f"undo-{reason}") if reason else ""),
        log=telling.log(events, start, live.undos, words, skin(live.game)),
    )


def _seats(game: Game, match: MatchRow, lang: str) -> list[wire.SeatSeen]:
    words = game.words(lang)
    sides = sides_in(game, match.scenario)
    return [
        wire.SeatSeen(
            row.seat, game.info.seats[row.seat], words.seat(row.seat), sides[row.seat], _kind(row), row.player
        )
        for row in match.seats
    ]


def _kind(row: SeatRow) -> wire.SeatKind:
    return "player" if row.kind == PLAYER else "open" if row.kind == OPEN else "person"


def _scenario(game: Game, key: str, lang: str) -> wire.Said:
    words = game.words(lang)
    return wire.Said(key, words.text(f"scenario-{key}") if words.has(f"scenario-{key}") else key)


def _seat(row: MatchRow, game: Game, wanted: list[wire.SeatWanted]) -> list[str]:
    """Seat everybody; gives the secret key of each seat where a person sits."""
    if len(wanted) != len(game.info.seats):
        raise Impossible(
            f"{game.title} has {len(game.info.seats)} seats ({', '.join(game.info.seats)}), not {len(wanted)}."
        )
    keys: list[str] = []
    row.seats = []
    for number, one in enumerate(wanted):
        if one.kind == PLAYER:
            strength.check(one.player)
        key = secrets.token_urlsafe(16) if one.kind == PERSON else ""
        keys.append(key)
        row.seats.append(
            SeatRow(number, one.kind, one.player if one.kind == PLAYER else "", hashed(key) if key else "")
        )
    return keys


def _replayed(game: Game, record: Record) -> Match:
    """The record played again, every digest compared; whatever the rules choke on is the record's fault."""
    try:
        return replay(game, record, check=True)
    except BridgeheadError:
        raise
    except Exception as error:
        raise RecordError(f"The record cannot be played: {type(error).__name__} in its scenario or answers.") from error


def _answers(match: Match) -> tuple[list[str], list[int]]:
    """The answers of a match in notation, and who gave each."""
    again = match.at(0)
    givers: list[int] = []
    for option in match.answers:
        choice = again.choice
        assert choice is not None
        givers.append(choice.seat)
        again.take(option)
    return [match.game.notation(option) for option in match.answers], givers


def _rows(answers: list[str], givers: list[int]) -> list[MoveRow]:
    return [MoveRow(seq, givers[seq], False, text) for seq, text in enumerate(answers)]


def _refusal(live: Live, option: Option) -> tuple[str, str]:
    """The rules' reason; a number that the game does not have has none."""
    choice = live.match.choice
    assert choice is not None
    try:
        return live.game.rules.refusal(live.match.state, choice, option)
    except (IndexError, KeyError):
        return ("", "")


def _written(game: Game, option: Option) -> str:
    """An option in notation; empty for one that no game could offer."""
    try:
        return game.notation(option)
    except (IndexError, KeyError):
        return ""


def _new_id() -> str:
    return "".join(secrets.choice(string.ascii_lowercase + string.digits) for _ in range(LONGEST_ID))
