"""The time to answer that two people who are apart may agree on. Nothing happens when it has run out, until the other
says that he claims the match: so nobody loses it to a machine that was off, unless somebody wants it so.
"""

from bridgehead.server.keeping.rows import PERSON, MatchRow

DAY = 86_400.0
"""The seconds of a day."""


def until(row: MatchRow, asked: int, since: float) -> float:
    """Until when the seat that is asked has time, in seconds since 1970; 0 where no time runs: none was agreed on,
    nobody is asked, or somebody has not sat down. It begins with the last answer, or when the last of them sat down.
    """
    if not row.days or asked < 0 or any(seat.kind != PERSON for seat in row.seats):
        return 0.0
    return max(since, *(seat.since for seat in row.seats)) + row.days * DAY
