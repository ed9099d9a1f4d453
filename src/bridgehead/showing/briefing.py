"""The page that a scenario opens with: what happened, what each side is to do, three things to know, and what kind of
evening it will be.

`data/briefings.toml` has a table for each scenario:

    [historical]
    minutes = [60, 90]        # how long it takes, at least and at most
    weight = 2                # how much there is to think about, from 1 to 5
    easier = "even"           # the seat that has it easier, "even", or "open" where nobody has counted
    measured = [54, 1000]     # in so many of 100 games the first seat won, and how many were played between our staffs
    cover = [900, 600, 900, 1200]   # the part of its board to be shown; that of the game's cover unless told

and `words/primer` its sentences: `briefing-KEY-date`, `briefing-KEY-happened`, `briefing-KEY-task-SEAT` for every seat,
`briefing-KEY-know-1` to `3`. In a game for one the enemy's task is `briefing-KEY-task-enemy`, and he is called
`enemy-name`. A game without all this goes without.
"""

from dataclasses import dataclass
from functools import cache
from typing import Final

from bridgehead.engine.play.game import Game
from bridgehead.engine.read.toml import Sheet, read_toml
from bridgehead.engine.say.words import Words
from bridgehead.showing.primer import counted, primer
from bridgehead.showing.said import said, told
from bridgehead.showing.skin import skin

FILE: Final = "briefings.toml"
KEYS: Final = ["minutes", "weight", "easier", "measured", "cover"]
EVEN: Final = ["even", "open"]
HEAVIEST: Final = 5
ENEMY: Final = "enemy"
THINGS: Final = 3
"""How many things to know there are."""


@dataclass(slots=True, frozen=True)
class Briefing:
    """What kind of evening a scenario makes; `measured` and `cover` are empty where nothing is said."""

    minutes: tuple[int, int]
    weight: int
    easier: str
    measured: tuple[int, ...]
    cover: tuple[int, ...]


@dataclass(slots=True, frozen=True)
class Task:
    """What a side is to do; the seat is -1 where the rules play it."""

    seat: int
    name: str
    text: str


@dataclass(slots=True, frozen=True)
class BriefingSaid:
    """A briefing in words. `facts` are its figures, each with what it is the figure of."""

    scenario: str
    title: str
    date: str
    happened: str
    tasks: list[Task]
    know: list[str]
    weight: int
    facts: list[tuple[str, str]]


@cache
def briefings(game: Game) -> dict[str, Briefing]:
    """The briefings of a game by scenario; none for a game that has no file of them. Raises DataError."""
    path = game.folder / "data" / FILE
    if not path.exists():
        return {}
    sheet = Sheet(read_toml(path), path.name)
    sheet.only(list(game.info.scenarios))
    return {key: _read(game, sheet.sheet(key)) for key in sheet.data}


def _read(game: Game, sheet: Sheet) -> Briefing:
    sheet.only(KEYS)
    minutes = sheet.numbers("minutes")
    if len(minutes) != 2 or not 0 < minutes[0] <= minutes[1]:
        raise sheet.fail("minutes", "two numbers, the least and the most minutes")
    measured = tuple(sheet.numbers("measured", []))
    if measured and (len(measured) != 2 or not 0 <= measured[0] <= 100):
        raise sheet.fail("measured", "how many games of 100 the first seat won, and how many were played")
    cover = tuple(sheet.numbers("cover", []))
    if len(cover) not in (0, 4):
        raise sheet.fail("cover", "four whole numbers: x, y, width, height")
    return Briefing(
        (minutes[0], minutes[1]),
        sheet.number("weight", least=1, most=HEAVIEST),
        sheet.choice("easier", [*game.info.seats, *EVEN, ENEMY]),
        measured,
        cover,
    )


def cover_of(game: Game, scenario: str) -> tuple[int, ...]:
    """The part of its board that a scenario's page shows: its own, or that of the game's cover."""
    one = briefings(game).get(scenario)
    return one.cover if one is not None and one.cover else skin(game).cover


def briefing_said(game: Game, scenario: str, locale: str) -> BriefingSaid | None:
    """The briefing of one of the game's own scenarios; None where it has none."""
    one = briefings(game).get(scenario)
    if one is None:
        return None
    words = primer(game, locale)
    start = f"briefing-{scenario}"
    return BriefingSaid(
        scenario,
        said(words, "scenario", scenario),
        told(words, f"{start}-date"),
        told(words, f"{start}-happened"),
        _tasks(game, words, start),
        counted(words, f"{start}-know"),
        one.weight,
        _facts(game, words, one),
    )


def _tasks(game: Game, words: Words, start: str) -> list[Task]:
    tasks = [
        Task(number, words.seat(number), words.text(f"{start}-task-{seat}"))
        for number, seat in enumerate(game.info.seats)
    ]
    if len(tasks) == 1:
        tasks.append(Task(-1, told(words, "enemy-name"), words.text(f"{start}-task-{ENEMY}")))
    return tasks


def _facts(game: Game, words: Words, one: Briefing) -> list[tuple[str, str]]:
    """Length, weight, the easier side, and for how many it is."""
    least, most = one.minutes
    length = words.text("brief-length-is", {"least": least, "most": most, "kind": "one" if least == most else "span"})
    weight = words.text(f"brief-weight-{one.weight}")
    alone = len(game.info.seats) == 1
    return [
        (words.text("brief-length"), length),
        (words.text("brief-weight"), weight),
        (words.text("brief-easier"), " ".join([_easier(game, words, one), *_measured(game, words, one)])),
        (words.text("brief-company"), words.text("brief-company-alone" if alone else "brief-company-either")),
    ]


def _easier(game: Game, words: Words, one: Briefing) -> str:
    if one.easier in EVEN:
        return words.text(f"brief-easier-{one.easier}")
    enemy = one.easier == ENEMY
    seat = told(words, "enemy-name") if enemy else words.seat(game.info.seats.index(one.easier))
    return words.text("brief-easier-seat", {"seat": seat[:1].upper() + seat[1:]})


def _measured(game: Game, words: Words, one: Briefing) -> list[str]:
    if not one.measured:
        return []
    wins, games = one.measured
    facts: dict[str, str | int] = {"seat": words.seat(0), "wins": wins, "games": games}
    if len(game.info.seats) == 1:
        return [words.text("brief-measured-alone", facts)]
    return [words.text("brief-measured-it" if one.easier == game.info.seats[0] else "brief-measured", facts)]
