"""Options and questions are written by their verbs and prompts, with the names of numbers."""

from bridgehead.engine.choice import Choice, Option
from bridgehead.engine.say.notation import Notation
from bridgehead.engine.say.vocabulary import Term, Vocabulary

OPTIONS: list[Option] = [("go", 4), ("go", 5), ("wait", 0)]
NOTATION = Notation(
    Vocabulary(
        verbs={"go": "space", "aim": "number", "wait": "none"},
        prompts={"move-to": Term("P7", ("unit", "turn"), ("unit", "number")), "seal": Term("I.I", (), ())},
    ),
    lambda kind, number: f"{kind}-{number}",
)


def test_an_option_is_its_verb_and_what_its_number_is_called() -> None:
    assert NOTATION.option(("go", 4)) == "go:space-4"
    assert NOTATION.option(("aim", 4)) == "aim:4"
    assert NOTATION.option(("wait", 0)) == "wait"


def test_a_question_is_its_prompt_and_what_its_numbers_are_called() -> None:
    assert NOTATION.question(Choice(0, "move-to", OPTIONS, (7, 3))) == "move-to unit-7 3"
    assert NOTATION.question(Choice(0, "seal", OPTIONS, ())) == "seal"


def test_an_option_is_found_by_how_it_is_written() -> None:
    assert NOTATION.find("go:space-5", OPTIONS) == ("go", 5)
    assert NOTATION.find("wait", OPTIONS) == ("wait", 0)
    assert NOTATION.find("go:space-6", OPTIONS) is None
