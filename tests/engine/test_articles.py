"""Names in sentences of a language that puts articles before them."""

from pathlib import Path

import pytest

from bridgehead.engine.choice import Choice
from bridgehead.engine.say.articles import joined, message_of, settled
from bridgehead.engine.say.vocabulary import Term, Vocabulary
from bridgehead.engine.say.words import Words
from bridgehead.engine.state import Event

NAMES = ["char US 1", "infanterie US 3", "mitrailleuse 2", "Major Howard", "le fusil 4"]
FRENCH = """
article-char = le
article-infanterie = l’
article-mitrailleuse = la
ask-who = Que fait { $unit } en { $at } ?
do-board = Monter sur { $arg }
do-unit = { $arg }
do-go = Aller en { $arg }
event-fires = Tir de { $unit } : { $unit } touche. { $unit } tire encore.
event-moves = { $units } en { $at }.
event-reach = { $unit } tend la main, et personne n’a de le faire.
"""
VOCABULARY = Vocabulary(
    verbs={"board": "unit", "unit": "unit", "go": "space"},
    prompts={"who": Term("", ("unit", "at"), ("unit", "space"))},
    events={
        "fires": Term("", ("unit",), ("unit",)),
        "moves": Term("", ("units", "at"), ("units", "space")),
        "reach": Term("", ("unit",), ("unit",)),
    },
)


def words(tmp_path: Path, text: str = FRENCH) -> Words:
    file = tmp_path / "fr.ftl"
    file.write_text("and = et\n" + text, encoding="utf-8")
    return Words("fr", [file], VOCABULARY, lambda kind, number: "char" if kind == "space" else NAMES[number], [])


def test_a_name_in_a_sentence_has_its_article(tmp_path: Path) -> None:
    """It runs together with what stands before it, begins a sentence with a capital, and a list has one for each."""
    said = words(tmp_path)
    assert said.event(Event("fires", (0,))) == "Tir du char US 1 : le char US 1 touche. Le char US 1 tire encore."
    assert said.event(Event("fires", (1,))).startswith(
        "Tir de l’infanterie US 3 : l’infanterie US 3 touche. L’infanterie"
    )
    assert said.event(Event("moves", ((0, 1, 2), 0))) == "Le char US 1, l’infanterie US 3 et la mitrailleuse 2 en char."
    assert said.prompt(Choice(0, "who", [("unit", 0)], (2, 0))) == "Que fait la mitrailleuse 2 en char ?"


def test_names_without_one_and_places_stay_as_they_are(tmp_path: Path) -> None:
    """So does what no name has to do with: "de le faire"."""
    said = words(tmp_path)
    assert said.event(Event("fires", (3,))).startswith("Tir de Major Howard : Major Howard touche.")
    assert said.event(Event("reach", (4,))) == "Le fusil 4 tend la main, et personne n’a de le faire."
    assert said.option(("go", 0)) == "Aller en char"


def test_an_option_that_is_a_name_alone_has_none(tmp_path: Path) -> None:
    said = words(tmp_path)
    assert said.option(("unit", 0)) == "char US 1"
    assert said.option(("board", 0)) == "Monter sur le char US 1"


def test_a_language_without_articles_is_left_alone(tmp_path: Path) -> None:
    said = words(tmp_path, "\n".join(line for line in FRENCH.splitlines() if not line.startswith("article-")))
    assert said.event(Event("moves", ((0, 1), 0))) == "char US 1 et infanterie US 3 en char."


@pytest.mark.parametrize(
    ("name", "message"),
    [("équipage 1-2-7", "article-equipage"), ("semi-chenillé 2", "article-semi-chenille"), ("6-4-8", ""), ("“?”", "")],
)
def test_the_article_goes_by_the_first_word_without_accents(name: str, message: str) -> None:
    assert message_of(name) == message


def test_a_rank_is_written_small_behind_its_article(tmp_path: Path) -> None:
    """But not where it stands alone, nor a name that is not among the small ones."""
    said = words(tmp_path, FRENCH + "article-major = le\nsmall-letters = major lieutenant\n")
    assert said.event(Event("fires", (3,))).startswith("Tir du major Howard : le major Howard touche. Le major Howard")
    assert said.option(("board", 3)) == "Monter sur le major Howard" and said.option(("unit", 3)) == "Major Howard"


def test_what_runs_together() -> None:
    assert settled(f"De {joined('les', 'chars')} à {joined('le', 'pont')}") == "Des chars au pont"
