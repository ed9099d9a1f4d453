"""What newcomers read: the briefing of each scenario, the first game, how it is played."""

from litestar import Router, get

from bridgehead.engine.play.game import Game
from bridgehead.server import boards, wire
from bridgehead.server.routes.params import GameKey, Lang, Table, refusals
from bridgehead.showing import briefing
from bridgehead.showing.boards import printed_board
from bridgehead.showing.lesson import Lesson, how_said, lesson, note_said


@get("/{game:str}/briefings", responses=refusals(400, 404))
async def list_briefings(service: Table, game: GameKey, lang: Lang = "en") -> list[wire.BriefingSeen]:
    """The pages of its scenarios; those that have none are left out."""
    one = service.game(game)
    pages = [briefing.briefing_said(one, key, lang) for key in one.info.scenarios]
    return [_briefing(one, page) for page in pages if page is not None]


@get("/{game:str}/primer", responses=refusals(400, 404))
async def see_primer(service: Table, game: GameKey, lang: Lang = "en") -> wire.PrimerSeen:
    """Its first game, and how it is played."""
    one = service.game(game)
    first = lesson(one)
    return wire.PrimerSeen(
        None if first is None else _lesson(one, first, lang),
        [wire.HowSeen(head, text) for head, text in how_said(one, lang)],
    )


def _briefing(game: Game, page: briefing.BriefingSaid) -> wire.BriefingSeen:
    key = boards.key_of(game, page.scenario)
    picture = boards.address(game, key, printed_board(game, key), "en") if key else ""
    cover = f"{picture.replace('/boards/', '/covers/')}?scenario={page.scenario}" if picture else ""
    return wire.BriefingSeen(
        scenario=page.scenario,
        title=page.title,
        date=page.date,
        happened=page.happened,
        tasks=[wire.TaskSeen(one.seat, one.name, one.text) for one in page.tasks],
        know=page.know,
        weight=page.weight,
        facts=[wire.Said(name, text) for name, text in page.facts],
        cover=cover,
    )


def _lesson(game: Game, first: Lesson, lang: str) -> wire.LessonSeen:
    notes = [(one, note_said(game, one, lang)) for one in first.notes]
    return wire.LessonSeen(
        first.scenario,
        first.seat,
        first.against,
        first.seed,
        first.minutes,
        [
            wire.NoteSeen(
                key=one.key,
                prompt=one.prompt,
                verb=one.verb,
                phase=one.phase,
                turn=one.turn,
                answers=one.answers,
                over=one.over,
                head=head,
                text=text,
                spaces=list(one.spaces),
                pieces=list(one.pieces),
                part=one.part,
                paragraph=one.paragraph,
            )
            for one, (head, text) in notes
        ],
    )


primer_router = Router("/api/games", route_handlers=[list_briefings, see_primer], tags=["games"])
