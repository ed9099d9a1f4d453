"""What can be done at a table, whoever asks. Handlers call these; these call the store."""

import asyncio
import secrets
from collections.abc import Callable
from importlib import import_module
from itertools import product
from pathlib import Path
from typing import TypeVar

import msgspec

from bridgehead.engine.choice import Option
from bridgehead.engine.dice import KEY_BYTES
from bridgehead.engine.errors import brief
from bridgehead.engine.play.game import LOCALES, Game
from bridgehead.engine.play.record import Record
from bridgehead.server import boards, sequels, telling, wire
from bridgehead.server.beginning import (
    Company,
    check_own,
    company_of,
    new_id,
    new_key,
    replayed,
    rows_of,
    sealed,
    seat_people,
)
from bridgehead.server.desk import Desk
from bridgehead.server.ends import rows_of_end
from bridgehead.server.errors import Busy, Impossible, NotYours, Stale, Unknown, unknown_match
from bridgehead.server.following import Follower
from bridgehead.server.guarding.limits import Limits
from bridgehead.server.hub import Hub
from bridgehead.server.keeping.rows import ASKED, MatchRow, MoveRow, hashed
from bridgehead.server.keeping.store import Store, Taken
from bridgehead.server.library import Shelf
from bridgehead.server.live import WATCHING, Live, record_of, row_of
from bridgehead.server.tables import table_of
from bridgehead.server.thinking.opponents import warm
from bridgehead.server.thinking.turns import Turns
from bridgehead.showing.boards import GameBoard, board_of, printed_board
from bridgehead.showing.charts import rolls_by_row
from bridgehead.showing.skin import skin

T = TypeVar("T")


class Service:
    """The table: matches, answers, undo, replays, forks, records."""

    def __init__(
        self,
        store: Store,
        shelf: Shelf,
        turns: Turns,
        aside: Turns,
        painters: Turns,
        hub: Hub,
        limits: Limits | None = None,
    ) -> None:
        self.store = store
        self.shelf = shelf
        self.hub = hub
        self._turns = turns
        self._aside = aside
        self._limits = limits
        self._painters = painters
        self.desk = Desk(store, shelf)
        self._follower = Follower(self.desk, hub, turns, aside)

    # --- beginning ---

    async def create(self, wanted: wire.MatchWanted) -> wire.MatchMade:
        """A new match. Raises UnknownName or DataError for what the game does not have."""
        game = self.game(wanted.game)
        if wanted.scenario not in game.info.scenarios:
            raise Unknown("no-scenario", scenario=wanted.scenario, scenarios=", ".join(game.info.scenarios))
        company = company_of(wanted.seats, wanted)
        setup = game.setup(wanted.scenario, {**sealed(game, company.people, company.respite), **wanted.options})
        seed = secrets.randbits(53) if wanted.seed is None else wanted.seed
        row = MatchRow(new_id(), game.key, game.info.version, setup.scenario, setup.options, seed)
        if wanted.seed is None:
            row.dice_key, row.sealed = secrets.token_hex(KEY_BYTES), True
        if wanted.after is None:
            return await self._begin(row, game, company, [])
        before, places = await self._before(wanted.after, wanted.seats)
        made = await self._begin(row, game, company, [], lambda: sequels.invite(row, before, places))
        try:
            await self.store.keep_sequel(before.id, sequels.written(row.id, places))
        except Taken:
            await self.store.remove(row.id)
            if await self.store.match(before.id) is None:
                raise unknown_match(before.id) from None
            raise Busy("again-there") from None
        self.hub.call(before.id)
        return made

    async def _before(self, after: wire.Held, seats: list[wire.SeatWanted]) -> tuple[MatchRow, dict[int, int]]:
        """The match that another is to follow, and whose seats are whose in that."""
        async with self.desk.hold(after.match) as live:
            own = await self.seat_of(live, after.key)
            if own == WATCHING:
                raise NotYours("watcher")
            if live.match.outcome is None:
                raise Busy("again-early")
            await self.desk.reseat(live)
            if live.row.sequel:
                raise Busy("again-there")
            return live.row, sequels.places_of(live.row, own, seats)

    async def fork(self, match: str, wanted: wire.ForkWanted, key: str) -> wire.MatchMade:
        """A new match that begins as one that is over did; its dice fall as they did there. It shows all of that match,
        so it is for whoever may see it.
        """
        async with self.desk.hold(match) as live:
            await self.seat_of(live, key)
            if live.match.outcome is None:
                raise Busy("fork-early")
            if wanted.at > len(live.answers):
                raise Impossible("fork-beyond", count=len(live.answers), at=wanted.at)
            if live.row.tape is not None:
                raise Impossible("fork-tape")
            record = record_of(live)
            rows = rows_of(live.answers[: wanted.at], live.givers)
        row = row_of(record, new_id())
        row.forked_from, row.begun = match, wanted.at
        return await self._begin(row, live.game, company_of(wanted.seats, wanted), rows)

    async def upload(self, data: wire.RecordGiven) -> wire.MatchMade:
        """A match from a record, finished or not; unless told, every seat is open. Raises RecordError."""
        record = Record.parse(wire.encode(data.record).decode())
        check_own(record.scenario_data)
        async with self.desk.again.taken():
            match, answers, givers = await asyncio.to_thread(replayed, self.game(record.game), record)
        if match.outcome is None and record.tape is not None:
            raise Impossible("keep-tape")
        wanted = data.seats or [wire.SeatWanted("open") for _ in match.game.info.seats]
        company = company_of(wanted, data)
        rows = [*rows_of(answers, givers), *rows_of_end(match.game, match.end)]
        row = row_of(match.record, new_id())
        row.begun = len(match.answers)
        return await self._begin(row, match.game, company, rows)

    async def _begin(
        self,
        row: MatchRow,
        game: Game,
        company: Company,
        moves: list[MoveRow],
        invite: Callable[[], list[int]] = list,
    ) -> wire.MatchMade:
        """Begin it. `invite` gives seats of it other invitations than those of whoever makes it; which seats."""
        if company.people:
            return await self._add(row, game, company, moves, invite)
        if self._limits is not None:
            self._limits.one_more_unattended(self._follower.unattended())
        with self._follower.expecting(row.id):  # counted from now on, since others begin meanwhile
            return await self._add(row, game, company, moves, invite)

    async def _add(
        self, row: MatchRow, game: Game, company: Company, moves: list[MoveRow], invite: Callable[[], list[int]]
    ) -> wire.MatchMade:
        keys = seat_people(row, game, company.seats)
        for seat in invite():
            keys[seat] = ""
        maker = new_key()
        row.maker = hashed(maker)
        row.advice, row.respite = company.advice, company.respite
        row.access, row.undo, row.apart, row.days = company.access, company.undo, company.apart, company.days
        live = Live(row, game)
        async with self.desk.again.taken():
            await asyncio.to_thread(live.play, moves)
        row.standing = live.standing
        await self.store.add_match(row, moves)
        if live.due():
            self._follower.follow(row.id)
        return wire.MatchMade(row.id, keys, maker)

    # --- playing ---

    async def table(self, match: str, hello: wire.Hello) -> wire.Table:
        """How the match stands, for whoever has the key."""
        async with self.desk.hold(match) as live:
            seat = await self.seat_of(live, hello.key)
            if live.due():
                self._follower.follow(match)
            if live.window is not None or live.row.undo == ASKED or live.people > 1:
                # another server may have taken what is no move
                await self.desk.reseat(live)
            return table_of(live, seat, hello)

    async def answer(self, match: str, given: wire.AnswerGiven, hello: wire.Hello) -> wire.Table:
        """Answer the open question. The same answer again is harmless; a stale one is refused with the table."""
        try:
            return await self._answer(match, given, hello)
        except Taken:  # another server was first: look again, and refuse with what it wrote
            return await self._answer(match, given, hello)

    async def _answer(self, match: str, given: wire.AnswerGiven, hello: wire.Hello) -> wire.Table:
        async with self.desk.hold(match) as live:
            seat = await self.seat_of(live, hello.key)
            option = (given.verb, given.arg)
            if seat != WATCHING and self._given_before(live, seat, given.seq, option):
                return table_of(live, seat, hello)
            self.check(live, seat, given.seq, hello)
            choice = live.match.choice
            if choice is None:
                raise Busy("over")
            if choice.seat != seat:
                raise NotYours("not-asked", seat=live.game.words(hello.lang).seat(choice.seat))
            if live.window is not None or live.idle:
                await self.desk.reseat(live)
                if live.silence() == _written(live.game, option) != "":
                    return table_of(live, seat, hello)
                if live.asked(seat) is None:
                    raise Busy("moment")
            if option not in choice.options:
                raise Impossible("not-offered", answer=f"{given.verb} {given.arg}", at=given.seq)
            if live.window is not None and option[0] in live.silent:
                await self._keep_silent(live, seat, option)
            else:
                await self.desk.append(live, seat, option)
            self.changed(live)
            return table_of(live, seat, hello)

    async def _keep_silent(self, live: Live, seat: int, option: Option) -> None:
        """Take an answer that nobody may notice before the moment for it is over."""
        await self.store.keep_silent(live.row.id, seat, f"{live.seq} {live.game.notation(option)}")
        await self.desk.reseat(live)

    async def odds(self, match: str, option: Option, hello: wire.Hello) -> wire.OddsSeen:
        """What the dice may bring if the option is taken. Only for the seat that is asked."""
        async with self.desk.hold(match) as live:
            seat = await self.seat_of(live, hello.key)
            choice = live.asked(seat)
            if choice is None:
                raise NotYours("odds-not-yours")
            if option not in choice.options:
                raise Impossible("no-odds", answer=f"{option[0]} {option[1]}")
            words = live.game.words(hello.lang).knowing(live.game.rules.names(live.match.state, seat))
            found = live.match.odds(option)
            rows = [] if found is None else rolls_by_row(live.game.charts, found)
            told = telling.odds(found, live.match.breakdown(option), words, skin(live.game))
            return msgspec.structs.replace(told, rows=rows)

    async def reason(self, match: str, kind: str, number: int, hello: wire.Hello) -> wire.Reason:
        """Why nothing can be done now with a space, a piece or a card. Only for the seat that is asked."""
        async with self.desk.hold(match) as live:
            seat = await self.seat_of(live, hello.key)
            choice = live.asked(seat)
            if choice is None or live.match.roll_purpose:
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

    async def sight(self, match: str, here: int, there: int, hello: wire.Hello) -> wire.SightSeen:
        """The line of sight between two spaces. It is the ground alone that is asked, so that whoever sees it may."""
        async with self.desk.hold(match) as live:
            await self.seat_of(live, hello.key)
            one = board_of(live.game, live.match.setup)
            for space in (here, there):
                if one is not None and space not in one.numbers:
                    raise Unknown("no-space", space=space)
            found = None if one is None else live.game.rules.sight(live.match.state, here, there)
            if found is None:
                raise Impossible("no-sight", game=live.game.title)
            return telling.sight(found, live.game.words(hello.lang))

    # --- looking back ---

    async def replay(self, match: str, at: int, eyes: int | None, hello: wire.Hello) -> wire.Table:
        """The match after its first answers. While it goes on a seat sees only what it saw itself."""
        async with self.desk.hold(match) as live:
            seat = await self.seat_of(live, hello.key)
            wanted = seat if eyes is None else eyes
            if not WATCHING <= wanted < len(live.row.seats):
                raise Unknown("no-seat", seat=wanted, last=len(live.row.seats) - 1)
            if wanted not in (seat, WATCHING) and live.match.outcome is None:
                raise NotYours("own-eyes")
            if at > len(live.answers):
                raise Impossible("nothing-at", count=len(live.answers), at=at)
            async with self.desk.again.taken():  # dice typed in are played again, all of them
                past = await asyncio.to_thread(live.match.at, at)
            return table_of(live, wanted, hello, past)

    async def ticks(self, match: str, key: str) -> wire.Ticks:
        """How many answers the match has, and where its turns begin."""
        async with self.desk.hold(match) as live:
            await self.seat_of(live, key)
            turns = [wire.Tick(at, turn) for at, turn in live.match.turns()]
            return wire.Ticks(len(live.answers), turns)

    async def record(self, match: str, key: str) -> str:
        """The full record of a match that is over, as a file keeps it."""
        async with self.desk.hold(match) as live:
            await self.seat_of(live, key)
            if live.match.outcome is None:
                raise Busy("record-early")
            return record_of(live).text()

    async def board(self, game: str, key: str, seat: str | None) -> GameBoard:
        """A board of a game, or the one that a player brought along to a match of it, for whoever has the key of a seat
        there if one is needed (None: for anybody). Raises Unknown.
        """
        found = self.game(game)
        if key in found.boards:
            return printed_board(found, key)
        if key.startswith(boards.OWN):
            async with self.desk.hold(key.removeprefix(boards.OWN)) as live:
                if seat is not None:
                    await self.seat_of(live, seat)
                if live.game.key == game and boards.key_in(live.game, live.row) == key:
                    one = board_of(found, live.match.setup)
                    assert one is not None
                    return one
        raise Unknown("no-board", game=found.title, board=brief(key))

    async def picture(self, game: str, key: str, digest: str) -> Path:
        """The drawing of a board; the first time it takes seconds. Raises DataError for one that cannot be drawn. Its
        address names what is drawn, so that nobody has it who was not shown the board.
        """
        found, one = self.game(game), await self.board(game, key, None)
        lang = boards.language(found, one, digest)
        if not lang:
            raise Unknown("no-picture", game=found.title)
        path = boards.picture_file(found, one, lang)
        if not path.exists():
            await self._painters.run(lambda: 0, boards.draw, *boards.orders(found, one, lang))
        return path

    async def prepare(self) -> None:
        """Start a thinker, and draw every board that was never drawn here, so that nobody waits for them later."""
        await self._turns.run(lambda: 0, warm)
        await asyncio.to_thread(import_module, "bridgehead.showing.counters")
        for lang, name in product(LOCALES, self.shelf.games()):
            game = self.shelf.game(name)
            for one in [printed_board(game, key) for key in game.boards]:
                if not boards.picture_file(game, one, lang).exists():
                    await self._painters.run(lambda: 0, boards.draw, *boards.orders(game, one, lang))
        self._painters.close()

    # --- helpers ---

    def game(self, key: str) -> Game:
        """The game with this key. Raises Unknown."""
        if key not in self.shelf.games():
            raise Unknown("no-game", game=key, games=", ".join(self.shelf.games()))
        return self.shelf.game(key)

    async def close(self) -> None:
        """Stop our players, and wait until none of them holds on to the store."""
        self._turns.close()
        self._aside.close()
        self._painters.close()
        await self._follower.close()

    async def seat_of(self, live: Live, key: str) -> int:
        """The seat that the key opens; another server may have given it out since."""
        try:
            return live.seat_of(key)
        except NotYours:
            await self.desk.reseat(live)
            return live.seat_of(key)

    def _given_before(self, live: Live, seat: int, seq: int, option: Option) -> bool:
        if seq >= live.seq:
            return False
        move = live.moves[seq]
        return not move.undo and move.seat == seat and move.text == _written(live.game, option)

    def check(self, live: Live, seat: int, seq: int, hello: wire.Hello) -> None:
        """Raises a refusal unless a seat speaks of the match as it stands."""
        if seat == WATCHING:
            raise NotYours("watcher")
        if seq != live.seq:
            raise Stale("stale", table_of(live, seat, hello), now=live.seq, given=seq)

    async def think(self, work: Callable[..., T], *about: object) -> T:
        """Have something thought out by whoever thinks for people who wait."""
        return await self._turns.run(lambda: 0, work, *about)

    def changed(self, live: Live) -> None:
        """Tell everybody that a match has changed."""
        self.hub.call(live.row.id)
        if live.due():
            self._follower.follow(live.row.id)


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
