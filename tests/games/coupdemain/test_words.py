"""What is said at the table: every word in both languages, results in words, counters by what is known of them."""

import re
from pathlib import Path

import pytest

from bridgehead.engine.play.game import LOCALES, Game
from bridgehead.engine.say.words import Words
from bridgehead.engine.state import Event
from bridgehead.games.coupdemain import rulebook
from bridgehead.games.coupdemain.pieces.changes import SHOWN
from bridgehead.games.coupdemain.printed.components import (
    ARMS,
    NATIONS,
    SEATS,
    TAGS,
    TYPE_NUMBERS,
    TYPES,
    WEAPON_NUMBERS,
    WEAPONS,
    known_name,
    word,
)
from bridgehead.games.coupdemain.printed.laying import shipped_ground
from bridgehead.games.coupdemain.printed.tables import FIRE, HEAT_RESULTS
from bridgehead.games.coupdemain.table.view import MARKS
from bridgehead.games.coupdemain.turn.phases import PHASES

GAME = Game(Path(rulebook.__file__).parent, rulebook.RULES)


def counter(kind: str, tag: int) -> int:
    """A counter of known type, as events name it."""
    return SHOWN * tag + 1 + TYPE_NUMBERS[kind]


def said(words: Words, kind: str, *args: object) -> str:
    """An event in a sentence."""
    return words.event(Event(kind, args))


@pytest.mark.parametrize("locale", LOCALES)
def test_every_word_is_there(locale: str) -> None:
    """Prompts, verbs, events, modifiers, marks, phases, results, types: what random play may never come to."""
    vocabulary = GAME.vocabulary
    wanted = [f"ask-{key}" for key in vocabulary.prompts if key != "roll"]
    wanted += [f"do-{key}" for key in vocabulary.verbs if key != "roll"]
    wanted += [f"event-{key}" for key in vocabulary.events]
    wanted += [f"modifier-{key}" for key in vocabulary.modifiers]
    wanted += [f"mark-{name}" for _, name in MARKS] + [f"phase-{name}" for name in PHASES]
    wanted += [f"result-{name}" for name in HEAT_RESULTS]
    wanted += [f"unit-{word(one)}" for one in TYPES if one.key != "dummy"]
    wanted += [f"weapon-{one.key}" for one in WEAPONS] + [f"arm-{one.key}" for one in WEAPONS]
    for one in TYPES:
        for tag in [0, TAGS] if NATIONS[one.nation] == "both" else [0]:
            wanted.append(f"counter-{known_name(one, tag).rpartition('-')[0]}")
    wanted += [f"{start}-{seat}" for start in ("unit", "counter", "seat") for seat in SEATS]
    for option in GAME.info.options:
        if option.key != "dice":
            wanted += [f"option-{option.key}", *[f"option-{option.key}-{value}" for value in option.values]]
    words = GAME.words(locale)
    assert [key for key in wanted if not words.has(key)] == []


@pytest.mark.parametrize("locale", LOCALES)
def test_every_die_is_said(locale: str) -> None:
    """What each die is rolled for, as the sources name it: the log and the dice beside the question say it."""
    code = "".join(path.read_text(encoding="utf-8") for path in Path(rulebook.__file__).parent.rglob("*.py"))
    single = set(re.findall(r'\.roll\(\s*"([a-z-]+)"', code)) | set(re.findall(r'roll_for\(\w+, "([a-z-]+)"', code))
    double = {f"{one}-{die}" for one in re.findall(r'roll_dr\(g, "([a-z-]+)"', code) for die in ("coloured", "white")}
    assert len(single) > 10 and len(double) > 20
    assert [key for key in sorted(single | double) if not GAME.words(locale).has(key)] == []


@pytest.mark.parametrize("locale", LOCALES)
def test_every_result_of_the_fire_table_is_said_in_words(locale: str) -> None:
    """The log is read by people who have no chart beside them; the chart gives the words beside its codes."""
    words = GAME.words(locale)
    for code in {cell for row in FIRE.cells for cell in row}:
        assert words.result(code) != code
        assert code == "-" or code not in words.result(code)


def test_counters_are_called_by_what_is_known_of_them() -> None:
    """[T36.2] A side and a number; or the type and the number, of leaders with the side."""
    words = GAME.words("en")
    assert words.called("counter", SHOWN * (TAGS + 6)) == "German counter 7"
    assert words.called("counter", counter("4-4-7", TAGS + 6)) == "4-4-7 squad 7"
    assert words.called("counter", counter("6+1", TAGS)) == "German 6+1 leader 1"
    assert words.called("counter", counter("8-0", 2)) == "British 8-0 leader 3"
    french = GAME.words("fr")
    assert french.called("counter", counter("4-4-7", TAGS + 6)) == "groupe 4-4-7 n° 7"
    known = words.knowing({("unit", 1): "counter-6-4-8-2", ("weapon", 0): "arm-lmg-1"})
    assert known.called("unit", 1) == "6-4-8 squad 2" and known.called("weapon", 0) == "light machine gun 1"


@pytest.mark.parametrize(
    ("event", "english", "french"),
    [
        (
            ("fire", (counter("4-4-7", TAGS),), "X18", "16", (("terrain", 3), ("leader", -1)), 3, 4, "1MC"),
            "4-4-7 squad 1 at X18 under fire, firepower 16 (terrain +3, leader −1): 3 + 4, morale check at +1.",
            "Le groupe 4-4-7 n° 1 en X18 sous le feu, puissance 16 (terrain +3, chef −1) : 3 + 4, test de moral à +1.",
        ),
        (
            ("morale", counter("9-1", 4), 5, 5, -1, 9, "passed"),
            "British 9-1 leader 5 checks its morale: 5 + 5 (−1) against 9, passed.",
            "Le chef britannique 9-1 n° 5 teste son moral : 5 + 5 (−1) contre 9, réussi.",
        ),
        (
            ("morale", counter("9-1", 4), 5, 4, 0, 9, "passed"),
            "British 9-1 leader 5 checks its morale: 5 + 4 against 9, passed.",
            "Le chef britannique 9-1 n° 5 teste son moral : 5 + 4 contre 9, réussi.",
        ),
        (
            ("cowers", 2, 3, 3),
            "The firers flinch (3 + 3): 2 columns less.",
            "Les tireurs flanchent (3 + 3) : 2 colonnes de moins.",
        ),
        (
            ("malfunctions", ARMS * 2 + WEAPON_NUMBERS["german-lmg"], 6, 6),
            "6 + 6: the German light machine gun 3 jams.",
            "6 + 6 : la mitrailleuse légère allemande n° 3 s’enraye.",
        ),
    ],
)
def test_some_sentences_of_the_log(event: tuple[object, ...], english: str, french: str) -> None:
    kind, *args = event
    numbers = [shipped_ground().location("X18") if one == "X18" else one for one in args]
    assert said(GAME.words("en"), str(kind), *numbers) == english
    assert said(GAME.words("fr"), str(kind), *numbers) == french
