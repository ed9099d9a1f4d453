"""A game as it stands on the shelf: its cover, what a new match needs, its paragraphs and its tables."""

from bridgehead.engine.play.game import Game, OptionInfo
from bridgehead.engine.say.words import Words
from bridgehead.server import boards, wire
from bridgehead.server.thinking import strength
from bridgehead.showing.boards import printed_board
from bridgehead.showing.cards import faces_of
from bridgehead.showing.charts import charts_said
from bridgehead.showing.faces import side
from bridgehead.showing.legend import legend_of
from bridgehead.showing.lesson import lesson
from bridgehead.showing.rules import here_of, paragraphs_of, text_of
from bridgehead.showing.said import said, told
from bridgehead.showing.skin import sides_in, skin


def game(one: Game, lang: str, whole: bool = True) -> wire.GameSeen:
    """What the cover says, and all that a new match needs; the legend only where the whole is asked for."""
    words, look = one.words(lang), skin(one)
    return wire.GameSeen(
        key=one.key,
        title=words.text("title"),
        about=told(words, "about"),
        length=told(words, "length"),
        first=first.minutes if (first := lesson(one)) is not None else 0,
        board=one.info.board,
        cover=_cover(one),
        motif=look.motif,
        secrets=look.secrets,
        sights=look.sights,
        charts=bool(one.charts),
        seats=[
            wire.SeatNamed(key, words.seat(number), look.sides[number]) for number, key in enumerate(one.info.seats)
        ],
        scenarios=[
            wire.ScenarioSeen(
                key=key,
                text=said(words, "scenario", key),
                about=told(words, f"about-{key}"),
                board=boards.key_of(one, key),
                sides=list(sides_in(one, key)),
            )
            for key in one.info.scenarios
        ],
        options=[_option(option, words) for option in one.info.options],
        players=[wire.PlayerSeen(key, said(words, "player", key)) for key in strength.offered()],
        phases=[wire.Said(key, said(words, "phase", key)) for key in look.phases],
        legend=[
            wire.LegendPart(part.text, [wire.Sample(one.face, one.box, one.text) for one in part.samples])
            for part in (legend_of(one, words) if whole else [])
        ],
    )


def _cover(one: Game) -> str:
    """The address of the picture on the cover: a part of the first scenario's board; empty in a game without."""
    key = boards.key_of(one, one.info.scenarios[0])
    return boards.address(one, key, printed_board(one, key), "en").replace("/boards/", "/covers/") if key else ""


def _option(option: OptionInfo, words: Words) -> wire.OptionSeen:
    values = [wire.Said(value, said(words, f"option-{option.key}", value)) for value in option.values]
    return wire.OptionSeen(option.key, said(words, "option", option.key), option.paragraph, option.default, values)


def paragraphs(one: Game, lang: str) -> list[wire.ParagraphSeen]:
    """The rulebook in our own words; none where the game lists no paragraphs."""
    return [
        wire.ParagraphSeen(paragraph.number, *text_of(paragraph, lang), here_of(paragraph, lang))
        for paragraph in paragraphs_of(one)
    ]


def charts(one: Game, lang: str) -> list[wire.ChartSeen]:
    """Every results table of the game."""
    return [
        wire.ChartSeen(
            key=chart.key,
            text=chart.text,
            paragraph=chart.paragraph,
            columns=chart.columns,
            rows=chart.rows,
            cells=chart.cells,
            codes=[wire.Said(code, text) for code, text in chart.codes.items()],
        )
        for chart in charts_said(one, lang)
    ]


def cards(one: Game, lang: str) -> list[wire.CardPrinted]:
    """Every card of the game as it is printed; none for a game without cards."""
    return [
        wire.CardPrinted(
            card=number,
            id=face.id,
            name=face.name,
            side=side(face.side) if face.side else "",
            kind=wire.Said(face.kind, face.kind_text),
            heroic=face.heroic,
            types=list(face.types),
            value=face.value,
            draw=list(face.draw),
            size=face.size,
            picture=face.picture,
            text=face.text,
            given="name" in face.given,
        )
        for number, face in enumerate(faces_of(one, lang))
    ]
