"""On what terms a match is played: what whoever sits down to it must know beforehand."""

from bridgehead.engine.play.game import DICE_OPTION, Game, OptionInfo
from bridgehead.engine.say.words import Words
from bridgehead.server import wire
from bridgehead.server.beginning import RESPITE, has_moments, sealed
from bridgehead.server.keeping.rows import ASKED, PLAYER, MatchRow
from bridgehead.showing.said import said


def agreed_of(game: Game, row: MatchRow, lang: str) -> wire.Agreed:
    """The options, where the dice come from, and what else was settled by whoever set the match up."""
    words = game.words(lang)
    people = sum(seat.kind != PLAYER for seat in row.seats)
    follows = sealed(game, people, row.respite)
    return wire.Agreed(
        options=[_option(one, row, follows, words) for one in game.info.options if one.key != DICE_OPTION],
        dice=_dice(row),
        typed=row.options.get(DICE_OPTION) == "manual",
        begun=row.begun,
        own=row.scenario_data is not None and game.is_own(row.scenario, row.scenario_data),
        advice=row.advice,
        undo="asked" if row.undo == ASKED else "free",
        respite=row.respite if has_moments(game) else None,
        days=row.days,
        unusual=_unusual(game, row) if row.apart else [],
    )


def _option(one: OptionInfo, row: MatchRow, follows: dict[str, str], words: Words) -> wire.OptionAgreed:
    """What is usual of an option may follow from who sits where, and for how long he is waited for."""
    value = row.options.get(one.key, one.default)
    return wire.OptionAgreed(
        key=one.key,
        text=said(words, "option", one.key),
        value=said(words, f"option-{one.key}", value),
        paragraph=one.paragraph,
        usual=value == follows.get(one.key, one.default),
    )


def _dice(row: MatchRow) -> wire.DiceFrom:
    if row.forked_from is not None:
        return "fork"
    return "key" if row.sealed else "known"


def _unusual(game: Game, row: MatchRow) -> list[wire.Term]:
    """What whoever set the match up settled otherwise than it is between people who are apart."""
    settled: dict[wire.Term, bool] = {
        "advice": row.advice,
        "undo": row.undo != ASKED,
        "respite": row.respite != RESPITE and has_moments(game),
        "days": row.days > 0,
    }
    return [term for term, otherwise in settled.items() if otherwise]
