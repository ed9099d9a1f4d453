"""Answers that nobody offered, in every form that somebody could give to `Match.answer`."""

from collections.abc import Iterator

from bridgehead.engine.choice import Choice, Option
from bridgehead.engine.play.game import Game

NUMBERS = (-1, 0, 1, 7, 10**6, 2**40, -(2**70))


class Likeness:
    """Says that it is equal to everything."""

    def __eq__(self, other: object) -> bool:
        return True

    def __hash__(self) -> int:
        return 0


class Text(str):
    """A text that is no plain text."""


class Whole(int):
    """A whole number that is no plain one."""


def forgeries(game: Game, choice: Choice) -> Iterator[tuple[object, ...]]:
    """What to call `answer` with, none of which a question offers."""
    yield from _other_options(game, choice)
    yield from _other_types(choice.options[0])
    yield from _other_types(choice.options[-1])
    for option in choice.options[:12]:
        yield from _numbers_for_names(game, choice, option)
    for text in ("", ":", "\n", "\x00", "a" * 100_000, "\ud800", f"{choice.options[0][0]}:"):
        yield (text,)
        yield (choice.options[0][0], text or " ")


def _other_options(game: Game, choice: Choice) -> Iterator[tuple[object, ...]]:
    """Every verb with numbers that it does not go with now, and verbs that there are not."""
    offered = set(choice.options)
    for verb in [*game.vocabulary.verbs, "", "no-such-verb"]:
        for number in NUMBERS:
            if (verb, number) not in offered:
                yield (verb, number)
                yield ((verb, number),)


def _other_types(option: Option) -> Iterator[tuple[object, ...]]:
    """An option that is offered, in other types and shapes."""
    verb, number = option
    for whole in (float(number), Whole(number), str(number), None, Likeness(), number == 1, [number], (number,)):
        yield ((verb, whole),)
        if not isinstance(whole, str) and whole is not None:
            yield (verb, whole)
    for text in (Text(verb), verb.encode(), Likeness(), None, 0):
        yield ((text, number),)
        yield (text, number)
    for shape in ((), (verb,), (verb, number, 0), [verb, number], {verb: number}, None, Likeness(), 0, True, 0.5):
        yield (shape,)
    yield (option, number)


def _numbers_for_names(game: Game, choice: Choice, option: Option) -> Iterator[tuple[object, ...]]:
    """A verb alone that goes with a number, and a number that is only the name of another."""
    verb, _number = option
    name = game.notation(option).removeprefix(verb).removeprefix(":")
    if name:
        yield (verb,)
    if name.isdecimal() and (verb, int(name)) not in choice.options:
        yield (verb, int(name))
