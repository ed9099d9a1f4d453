"""Whether what a game tells newcomers is whole: the pages of its scenarios, its first game, how it is played."""

from bridgehead.engine.play.game import LOCALES, Game
from bridgehead.engine.play.rulebook import Setup
from bridgehead.showing.briefing import THINGS, briefing_said, briefings
from bridgehead.showing.lesson import lesson
from bridgehead.showing.primer import primer
from bridgehead.showing.rules import paragraphs_of


def newcomers_are_told_all(game: Game, setup: Setup, seed: int) -> None:
    """A game with pages has one for each of its scenarios, with nothing lacking in any language; likewise the notes of
    its first game. A game without goes without.
    """
    if briefings(game):
        for locale in LOCALES:
            for scenario in game.info.scenarios:
                page_is_whole(game, scenario, locale)
    if lesson(game) is not None:
        for locale in LOCALES:
            notes_are_whole(game, locale)


def page_is_whole(game: Game, scenario: str, locale: str) -> None:
    """When, what happened, the task of every side, three things to know, four figures."""
    where = f"{game.key}: the page of '{scenario}' ({locale})"
    page = briefing_said(game, scenario, locale)
    assert page is not None, f"{where} is missing"
    start = f"briefing-{scenario}"
    said = [page.title, page.date, page.happened, *page.know, *(task.name for task in page.tasks)]
    said += [task.text for task in page.tasks] + [part for fact in page.facts for part in fact]
    assert all(said), f"{where} has a gap"
    assert not any(text.startswith((start, "brief-", "enemy-")) for text in said), f"{where} lacks words"
    assert len(page.know) == THINGS, f"{where} has {len(page.know)} things to know"


def notes_are_whole(game: Game, locale: str) -> None:
    """Each note has a head and a text and names a paragraph that is there; no message is left over."""
    first, words = lesson(game), primer(game, locale)
    assert first is not None and first.notes, f"{game.key}: a first game without notes"
    known = {one.number for one in paragraphs_of(game)}
    keys = [note.key for note in first.notes]
    assert len(set(keys)) == len(keys), f"{game.key}: two notes have one key"
    for note in first.notes:
        for message in (f"note-{note.key}", f"note-{note.key}-head"):
            assert words.has(message), f"{game.key}: no message '{message}' ({locale})"
        assert not note.paragraph or note.paragraph in known, f"{game.key}: note {note.key} names {note.paragraph}"
    heads = {name for name in words.beginning("note-") if name.endswith("-head")}
    spare = heads - {f"note-{key}-head" for key in keys}
    assert not spare, f"{game.key}: words for notes that are not there: {sorted(spare)} ({locale})"
    assert words.has("how-1") and words.has("how-1-head"), f"{game.key}: nothing says how it is played ({locale})"
