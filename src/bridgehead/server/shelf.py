"""A game as it stands on the shelf: its cover, what a new match needs, its paragraphs and its tables."""

from bridgehead.engine.errors import DataError
from bridgehead.engine.play.game import Game, OptionInfo
from bridgehead.engine.read.index import paragraphs as listed
from bridgehead.engine.read.table import results_table
from bridgehead.engine.read.toml import read_toml
from bridgehead.engine.say.words import Words
from bridgehead.server import boards, strength, wire
from bridgehead.server.skin import skin


def game(one: Game, lang: str) -> wire.GameSeen:
    """What the cover says, and all that a new match needs."""
    words, look = one.words(lang), skin(one)
    cover = boards.key_of(one, one.info.scenarios[0])
    return wire.GameSeen(
        key=one.key,
        title=words.text("title"),
        about=_maybe(words, "about"),
        length=_maybe(words, "length"),
        board=one.info.board,
        cover=boards.picture(one, cover, "en").replace("/boards/", "/covers/"),
        motif=look.motif,
        secrets=look.secrets,
        sights=look.sights,
        seats=[
            wire.SeatNamed(key, words.seat(number), look.sides[number]) for number, key in enumerate(one.info.seats)
        ],
        scenarios=[
            wire.ScenarioSeen(
                key, _maybe(words, f"scenario-{key}", key), _maybe(words, f"about-{key}"), boards.key_of(one, key)
            )
            for key in one.info.scenarios
        ],
        options=[_option(option, words) for option in one.info.options],
        players=[wire.PlayerSeen(key, _maybe(words, f"player-{key}", key)) for key in strength.offered()],
        phases=[wire.Said(key, _maybe(words, f"phase-{key}", key)) for key in look.phases],
    )


def _option(option: OptionInfo, words: Words) -> wire.OptionSeen:
    values = [wire.Said(value, _maybe(words, f"option-{option.key}-{value}", value)) for value in option.values]
    return wire.OptionSeen(
        option.key, _maybe(words, f"option-{option.key}", option.key), option.paragraph, option.default, values
    )


def paragraphs(one: Game, lang: str) -> list[wire.ParagraphSeen]:
    """The rulebook in our own words; none where the game lists no paragraphs."""
    path = one.folder / "data" / "rules.toml"
    if not path.exists():
        return []
    return [
        wire.ParagraphSeen(
            number=paragraph.number,
            title=paragraph.title.get(lang) or paragraph.title.get("en", ""),
            text=paragraph.text.get(lang) or paragraph.text.get("en", ""),
            enforced=paragraph.status == "enforced",
            why=paragraph.why,
        )
        for paragraph in listed(path)
    ]


def charts(one: Game, lang: str) -> list[wire.ChartSeen]:
    """Every results table of the game."""
    path = one.folder / "data" / "tables.toml"
    if not path.exists():
        return []
    words = one.words(lang)
    found: list[wire.ChartSeen] = []
    for key, data in read_toml(path).items():
        if not isinstance(data, dict) or "cells" not in data:
            continue
        try:
            table = results_table(key, data, path.name)
        except DataError:
            continue
        codes = dict.fromkeys(cell for row in table.cells for cell in row)
        found.append(
            wire.ChartSeen(
                key=key,
                text=_maybe(words, f"table-{key}", key),
                paragraph=table.paragraph,
                columns=[_maybe(words, f"column-{column}", column) for column in table.columns],
                rows=table.rows,
                cells=table.cells,
                codes=[wire.Said(code, said) for code in codes if (said := words.result(code, key)) != code],
            )
        )
    return found


def _maybe(words: Words, message: str, otherwise: str = "") -> str:
    return words.text(message) if words.has(message) else otherwise
