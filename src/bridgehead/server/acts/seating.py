"""Who sits where, and who knows of a match: sitting down, invitations, lists, the end of a match that nobody wants."""

from bridgehead.server import boards, wire
from bridgehead.server.agreed import agreed_of
from bridgehead.server.beginning import new_key
from bridgehead.server.clocks import until
from bridgehead.server.ends import told_by
from bridgehead.server.errors import Busy, NotYours, Unknown, could_be_match, unknown_match
from bridgehead.server.guarding.letters import name_of
from bridgehead.server.keeping.reading import note_damage
from bridgehead.server.keeping.rows import INVITED, OPEN, PERSON, MatchRow, SeatRow, hashed
from bridgehead.server.keeping.store import Taken
from bridgehead.server.keeping.talks import Talks
from bridgehead.server.live import Live
from bridgehead.server.sequels import is_way_to, sequel_of
from bridgehead.server.service import Service
from bridgehead.server.tables import access_of, scenario_of, seats_of
from bridgehead.showing.said import outcome_said

MOST = 60
"""So many matches of a kind are listed."""


class Seating:
    """The seats of matches, and the lists of matches."""

    def __init__(self, service: Service) -> None:
        self._service = service
        self._store = service.store
        self._desk = service.desk
        self._talks = Talks(service.store)

    async def sit(self, match: str, seat: int, invitation: str, name: str) -> wire.SeatTaken:
        """Sit down at an open seat, or by an invitation, which is good once: the seat's new secret."""
        called = name_of(name)
        async with self._desk.hold(match) as live:
            await self._desk.reseat(live)
            was = _seat(live, seat)
            if was.kind == INVITED and was.key != hashed(invitation):
                raise NotYours("invitation-void")
            if was.kind not in (OPEN, INVITED):
                raise Busy("seat-taken")
            return await self._give(live, was, PERSON, called)

    async def invite_anew(self, match: str, seat: int, maker: str) -> wire.SeatTaken:
        """A new invitation to a seat where nobody sits yet, for whoever made the match; those before it are void."""
        async with self._desk.hold(match) as live:
            await self._desk.reseat(live)
            if not _is_maker(live.row, maker):
                raise NotYours("maker-invites")
            was = _seat(live, seat)
            if was.kind not in (OPEN, INVITED):
                raise Busy("seat-taken")
            return await self._give(live, was, INVITED)

    async def _give(self, live: Live, was: SeatRow, kind: str, name: str = "") -> wire.SeatTaken:
        key = new_key()
        try:
            await self._store.take_seat(live.row.id, was, kind, hashed(key), name)
        except Taken:
            await self._desk.reseat(live)
            raise Busy("seat-taken") from None
        await self._desk.reseat(live)
        self._service.hub.call(live.row.id)
        return wire.SeatTaken(key)

    async def remove(self, match: str, maker: str) -> None:
        """Delete a match, for whoever made it. It need not be whole: no rule is asked. Raises Busy while somebody can
        find the next one by it alone.
        """
        kept = await self._store.maker(match)
        if kept is None:
            raise unknown_match(match)
        if not maker or kept != hashed(maker):
            raise NotYours("maker-deletes")
        for before in await self._store.matches([match]):
            for after in await self._store.matches([before.sequel.split(" ")[0]]):
                if is_way_to(before, after):
                    raise Busy("next-waits")
        await self._store.remove(match)
        self._desk.forget(match)
        self._service.hub.call(match)

    # --- lists ---

    async def listed(self, lang: str) -> wire.MatchesListed:
        """The matches for everybody that go on, and those that are over."""
        going, over = [await self._store.listed(done, MOST) for done in (False, True)]
        return wire.MatchesListed(self._told(going, lang), self._told(over, lang))

    async def mine(self, held: list[wire.Held], lang: str) -> wire.MatchesListed:
        """The matches of which a secret is held, latest first. Of any other nothing is said."""
        keys: dict[str, set[str]] = {}
        for one in held:
            if not could_be_match(one.match):
                continue
            keys.setdefault(one.match, set()).add(hashed(one.key))
        rows = [row for row in await self._store.matches(list(keys)) if _secrets(row) & keys[row.id]]
        rows.sort(key=lambda row: row.changed, reverse=True)
        going = [row for row in rows if not row.standing.outcome]
        over = [row for row in rows if row.standing.outcome]
        digests = list(set[str]().union(*keys.values()))
        said = await self._talks.last([row.id for row in rows], digests)
        return wire.MatchesListed(self._told(going, lang, said), self._told(over[:MOST], lang, said, keys))

    def _told(
        self,
        rows: list[MatchRow],
        lang: str,
        said: dict[str, int] | None = None,
        keys: dict[str, set[str]] | None = None,
    ) -> list[wire.MatchListed]:
        """The matches of a list that can be shown; one that is damaged is left out, and the log says so."""
        found: list[wire.MatchListed] = []
        for row in rows:
            if row.game not in self._service.shelf.games():
                continue
            try:
                found.append(self._row(row, lang, (said or {}).get(row.id, 0), (keys or {}).get(row.id, set())))
            except Exception as error:
                note_damage(row.id, error)
        return found

    def _row(self, row: MatchRow, lang: str, said: int, keys: set[str]) -> wire.MatchListed:
        game = self._service.shelf.game(row.game)
        words = game.words(lang)
        label, winner = told_by(game, row.standing.outcome)
        return wire.MatchListed(
            match=row.id,
            game=wire.Said(game.key, words.text("title")),
            scenario=scenario_of(game, row, lang),
            board=boards.key_in(game, row),
            turn=row.standing.turn,
            asked=row.standing.asked,
            ending=outcome_said(words, label, winner) if label else "",
            seats=seats_of(game, row, lang),
            agreed=agreed_of(game, row, lang),
            access=access_of(row),
            created=row.created,
            changed=row.changed,
            until=until(row, row.standing.asked, row.changed),
            said=said,
            sequel=next((sequel_of(row, seat.seat) for seat in row.seats if seat.key in keys), None),
        )


def _seat(live: Live, seat: int) -> SeatRow:
    if not 0 <= seat < len(live.row.seats):
        raise Unknown("no-seat", seat=seat, last=len(live.row.seats) - 1)
    return live.row.seats[seat]


def _is_maker(row: MatchRow, maker: str) -> bool:
    return bool(maker) and row.maker == hashed(maker)


def _secrets(row: MatchRow) -> set[str]:
    """The digests of all secrets of a match."""
    return {secret for secret in (row.maker, *(seat.key for seat in row.seats)) if secret}
