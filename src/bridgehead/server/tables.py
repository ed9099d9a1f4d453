"""A match as the wire tells it to whoever looks: the table, the moment for answers, who sits where."""

import time

import msgspec

from bridgehead.engine.dice import commitment
from bridgehead.engine.play.game import Game
from bridgehead.engine.play.match import Match
from bridgehead.engine.say.words import Words
from bridgehead.players.errand import errand_of
from bridgehead.server import boards, telling, wire
from bridgehead.server.agreed import agreed_of
from bridgehead.server.ends import DECLINED, between_people, offer_of
from bridgehead.server.keeping.rows import BY_LINK, INVITED, LISTED, OPEN, PLAYER, MatchRow, SeatRow
from bridgehead.server.live import REFUSED, WATCHING, Live
from bridgehead.server.sequels import sequel_of
from bridgehead.showing.said import outcome_said, part_said, scenario_said
from bridgehead.showing.skin import sides_by, sides_in, skin


def table_of(live: Live, seat: int, hello: wire.Hello, past: Match | None = None) -> wire.Table:
    """The table as a seat sees it, now or as it stood in the past."""
    match = past or live.match
    over = live.match.outcome is not None
    seen, words = telling.table_of(match, seat, hello.lang)
    events = match.log_in_full() if over else match.log_for(seat)
    held = match.log_for(seat) if over else events  # when all is over, what the seat had not seen comes in between
    same = hello.undos == live.undos and past is None and held == events
    start = hello.log if same and hello.log <= len(events) else 0
    _, reason = live.undo_steps(seat, sure=False) if seat != WATCHING and past is None else (0, "start")
    return wire.Table(
        match=live.row.id,
        game=wire.Said(live.game.key, words.text("title")),
        scenario=scenario_of(live.game, live.row, hello.lang),
        board=boards.key_in(live.game, live.row),
        seq=live.seq,
        at=len(match.answers),
        answers=len(live.answers),
        seat=seat,
        seats=seats_of(live.game, live.row, hello.lang),
        seen=seen,
        question=_question(live, match, seat, words, past is None),
        window=_window(live) if past is None else None,
        thinking=past is None and live.player_due() != "",
        advice=live.row.advice,
        access=access_of(live.row),
        ending=_ending(match, words),
        tally=_tally(match, seat, words),
        undo=wire.Undo(
            not reason,
            words.text(f"undo-{reason}") if reason else "",
            live.asking_back if past is None else WATCHING,
            past is None and seat != WATCHING and live.settled_back(seat) == REFUSED,
        ),
        ends=_ends(live, seat, past is None),
        commitment=commitment(live.match.key) if live.row.sealed else "",
        agreed=agreed_of(live.game, live.row, hello.lang),
        sequel=sequel_of(live.row, seat) if over else None,
        log=telling.log(events, start, live.undos, words, skin(live.game)),
    )


def _question(live: Live, match: Match, seat: int, words: Words, now: bool) -> wire.Question | None:
    """The open question; none for a seat that has nothing to say in the moment for it."""
    choice = match.choice
    if now and choice is not None and choice.seat == seat and live.asked(seat) is None:
        return None
    question = telling.question(match, seat, words)
    if question is not None and question.obvious and not (now and _may_hurry(live)):
        question = msgspec.structs.replace(question, obvious=False)
    if (
        question is None
        or not now
        or not live.row.advice
        or live.window is not None
        or choice is None
        or choice.seat != seat
    ):
        return question
    errand = errand_of(match)
    return (
        msgspec.structs.replace(question, errand=wire.Said(errand, words.text(f"errand-{errand}")))
        if errand
        else question
    )


def _may_hurry(live: Live) -> bool:
    """Whether a question by which nothing is decided may be answered at once. Not after something was taken back, nor
    while somebody asks to take back: any browser that looks on would answer, and so undo the undo, or void what is
    asked.
    """
    if live.window is not None or live.asking_back != WATCHING or (live.moves and live.moves[-1].undo):
        return False
    return live.decides_nothing


def _ending(match: Match, words: Words) -> wire.Ending | None:
    """How the match ended, if it did."""
    outcome = match.outcome
    if outcome is None:
        return None
    text, by_word = outcome_said(words, outcome.label, outcome.winner), match.end is not None
    return wire.Ending(outcome.label, text, outcome.winner, [] if by_word else outcome.scores, by_word)


def _ends(live: Live, seat: int, now: bool) -> wire.Ends:
    """What the seat may say to end the match, and who offers a draw."""
    if not now or live.match.outcome is not None:
        return wire.Ends(False, False, WATCHING, False, 0.0)
    offer = offer_of(live.row, live.moves)
    own = offer is not None and offer.seat == seat
    offering = offer.seat if offer is not None and offer.stands else WATCHING
    may = seat != WATCHING and between_people(live.row) and not own and offering == WATCHING
    declined = own and offer is not None and offer.became == DECLINED
    return wire.Ends(seat != WATCHING and len(live.row.seats) <= 2, may, offering, declined, live.until)


def _tally(match: Match, seat: int, words: Words) -> wire.TallySeen | None:
    """What the result is made of as things stand, as far as the seat may know."""
    found = match.game.rules.tally(match.state, seat)
    if found is None:
        return None
    parts = [wire.PartSeen(part_said(words, one), one.points, one.condition, one.met) for one in found.parts]
    steps = [wire.Note(least, words.text(level)) for least, level in found.steps]
    return wire.TallySeen(parts, words.text(found.level), found.total, steps)


def _window(live: Live) -> wire.WindowSeen | None:
    window = live.window
    if window is None:
        return None
    return wire.WindowSeen(window.seat, round(max(0.0, window.until - time.time()), 1))


def seats_of(game: Game, match: MatchRow, lang: str) -> list[wire.SeatSeen]:
    """Who sits where."""
    words = game.words(lang)
    own = match.scenario_data
    sides = sides_in(game, match.scenario) if own is None else sides_by(game, own)
    return [
        wire.SeatSeen(
            row.seat, game.info.seats[row.seat], words.seat(row.seat), sides[row.seat], _kind(row), row.player, row.name
        )
        for row in match.seats
    ]


def access_of(row: MatchRow) -> wire.Access:
    """Who may see a match without a seat."""
    return "listed" if row.access == LISTED else "link" if row.access == BY_LINK else "closed"


def _kind(row: SeatRow) -> wire.SeatKind:
    if row.kind == PLAYER:
        return "player"
    return "open" if row.kind == OPEN else "invited" if row.kind == INVITED else "person"


def scenario_of(game: Game, match: MatchRow, lang: str) -> wire.Said:
    """The scenario of a match and how it is called; a player's own is always said to be one."""
    return wire.Said(match.scenario, scenario_said(game, lang, match.scenario, match.scenario_data))
