"""Another match of those who played one: at the table of that one they find it, and sit down by the keys they have."""

from collections.abc import Sequence
from dataclasses import replace

from bridgehead.server import wire
from bridgehead.server.errors import Impossible
from bridgehead.server.keeping.rows import INVITED, PERSON, MatchRow


def places_of(before: MatchRow, own: int, wanted: Sequence[wire.SeatWanted]) -> dict[int, int]:
    """Which seat of the new match is whose of the one before: of whoever begins it, who sat at `own`, and of those whom
    he invites. Raises Impossible where one of them did not sit there.
    """
    asked = [(one.was, seat) for seat, one in enumerate(wanted) if one.was is not None]
    sat = {seat.seat for seat in before.seats if seat.kind == PERSON and seat.seat != own}
    alone = len({was for was, _ in asked}) == len(asked)
    if not asked or not alone or any(was not in sat or wanted[seat].kind != INVITED for was, seat in asked):
        raise Impossible("again-seats")
    mine = [(own, seat) for seat, one in enumerate(wanted) if one.kind == PERSON]
    return dict([*mine[:1], *asked])


def invite(row: MatchRow, before: MatchRow, places: dict[int, int]) -> list[int]:
    """Let the key of the seat where somebody sat be his invitation, which nobody else learns; at which seats."""
    invited = [(was, seat) for was, seat in places.items() if row.seats[seat].kind == INVITED]
    for was, seat in invited:
        row.seats[seat] = replace(row.seats[seat], key=before.seats[was].key)
    return [seat for _, seat in invited]


def written(match: str, places: dict[int, int]) -> str:
    """As it is kept with the match before."""
    return " ".join([match, *(f"{was}:{seat}" for was, seat in sorted(places.items()))])


def sequel_of(row: MatchRow, seat: int) -> wire.Sequel | None:
    """The next match, for whoever sat at a seat of this one and has a seat there."""
    match, *places = row.sequel.split(" ")
    there = dict(place.split(":") for place in places)
    return wire.Sequel(match, int(there[str(seat)])) if str(seat) in there else None


def is_way_to(before: MatchRow, after: MatchRow) -> bool:
    """Whether somebody who has not sat down yet at `after` can find it by `before` alone."""
    known = {seat.key for seat in before.seats}
    return any(seat.kind == INVITED and seat.key in known for seat in after.seats)
