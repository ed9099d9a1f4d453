"""On what terms a match is played: what whoever sits down to it must know beforehand."""

from bridgehead.engine.play.game import DICE_OPTION, Game, OptionInfo
from bridgehead.engine.say.words import Words
from bridgehead.server import wire
from bridgehead.server.beginning import ANSWERS
from bridgehead.server.keeping.store import ASKED, MatchRow
from bridgehead.showing.said import said


def agreed_of(game: Game, row: MatchRow, lang: str) -> wire.Agreed:
    """The options, where the dice come from, and what else was settled by whoever set the match up."""
    words = game.words(lang)
    return wire.Agreed(
        options=[_option(one, row, words) for one in game.info.options if one.key != DICE_OPTION],
        dice=_dice(row),
        advice=row.advice,
        undo="asked" if row.undo == ASKED else "free",
        respite=row.respite,
    )


def _option(one: OptionInfo, row: MatchRow, words: Words) -> wire.OptionAgreed:
    """Whether answers are sealed follows from who sits where, unless told, and so is never unusual when they are."""
    value = row.options.get(one.key, one.default)
    return wire.OptionAgreed(
        key=one.key,
        text=said(words, "option", one.key),
        value=said(words, f"option-{one.key}", value),
        paragraph=one.paragraph,
        usual=value == one.default or one.key == ANSWERS,
    )


def _dice(row: MatchRow) -> wire.DiceFrom:
    if row.options.get(DICE_OPTION) == "manual":
        return "typed"
    if row.forked_from is not None:
        return "fork"
    return "key" if row.sealed else "known"
