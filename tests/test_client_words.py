"""The browser knows no game: no name of its seats, places, facts, tracks, markers or pieces stands in the source. Nor
does anybody who speaks to the person before it know whether he has a mouse, a finger or a keyboard.
"""

import re
from collections import Counter
from pathlib import Path

from bridgehead import registry

SOURCE = Path(__file__).parents[1] / "web" / "src"
PACKAGE = Path(__file__).parents[1] / "src" / "bridgehead"
APART = re.compile(r"<style>.*?</style>|/\*.*?\*/|//[^\n]*|class=\"[^\"]*\"", re.DOTALL)
"""What is no text that the client reads: styles, comments, the names of styles."""
TEXT = re.compile(r'"([^"\n]*)"|\'([^\'\n]*)\'|`([^`\n]*)`')
CLICK = re.compile(r"\b(clic|cliqu|click)", re.IGNORECASE)
KINDS = ("fact-", "track-", "zone-", "mark-", "tag-", "tint-", "arrow-", "ring-", "line-", "side-", "wind-", "unit-")
EVERYWHERE = {
    "arrived",
    "board",
    "control",
    "die",
    "discard",
    "done",
    "fired",
    "glider",
    "group",
    "half",
    "hand-over",
    "held",
    "hidden",
    "laid",
    "level",
    "light",
    "lost",
    "moved",
    "none",
    "north",
    "over",
    "phase",
    "pile",
    "play",
    "points",
    "roll",
    "search",
    "turn",
}
"""Words of games that a table has of itself: the two tracks that every table shows, the question of whoever rolls his
own dice, the roles of deeds, of a table of cards and of a page, pictures that any counter may bear, and plain English.
"""


def names_of_games() -> set[str]:
    """Seats, verbs, questions, events, and whatever the games have words for that views speak of."""
    found: set[str] = set()
    for key in registry.games():
        game = registry.game(key)
        found |= {*game.info.seats, *game.vocabulary.verbs, *game.vocabulary.events, *game.vocabulary.prompts}
        for message in game.words("en").beginning(*KINDS):
            found.add(message.partition("-")[2])
            found |= {message} if message.startswith("wind-") else set()
    return found - EVERYWHERE


def known_in(path: Path, names: set[str]) -> list[str]:
    """The names that stand in a source as a text, or begin one that goes on by a hyphen."""
    texts = ["".join(parts) for parts in TEXT.findall(APART.sub("", path.read_text(encoding="utf-8")))]
    parts = set(texts) | {text.partition("-${")[0] for text in texts if "-${" in text}
    return sorted(parts & names)


def sources() -> list[Path]:
    return [
        path for path in sorted(SOURCE.rglob("*")) if path.suffix in (".ts", ".svelte") and path.name != "schema.d.ts"
    ]


def test_the_client_knows_no_word_of_a_game() -> None:
    names = names_of_games()
    assert {"british", "manpower", "terrain", "wind", "drop"} <= names
    found = {str(path.relative_to(SOURCE)): known for path in sources() if (known := known_in(path, names))}
    assert found == {}, "take the word out of the client: views say what it is in fields, skins how it looks"


def test_such_a_word_is_found(tmp_path: Path) -> None:
    """In a comparison, before a number that is joined to it, in either kind of marks."""
    source = tmp_path / "a.ts"
    source.write_text('if (zone === "terrain") {} // "wind"\nconst a = `tokens-on-${side}`;', encoding="utf-8")
    assert known_in(source, {"terrain", "tokens-on", "wind"}) == ["terrain", "tokens-on"]


def test_no_sentence_says_click_to_whoever_taps() -> None:
    """One chooses, whatever one does it with."""
    files = [*SOURCE.glob("words/*.ftl"), *(SOURCE.parents[1] / "src" / "bridgehead").rglob("words/**/*.ftl")]
    assert len(files) > 20
    said = [
        f"{path.parent.parent.name}/{path.name}: {line}"
        for path in files
        for line in path.read_text(encoding="utf-8").splitlines()
        if CLICK.search(line)
    ]
    assert said == []


def test_no_message_is_written_twice() -> None:
    """Of two with one id only the last would ever be said."""
    for file in [*PACKAGE.rglob("*.ftl"), *SOURCE.rglob("*.ftl")]:
        ids = re.findall(r"^([a-z][\w-]*) *=", file.read_text(encoding="utf-8"), re.MULTILINE)
        assert [one for one, count in Counter(ids).items() if count > 1] == [], file.name
