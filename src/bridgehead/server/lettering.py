"""The words on a drawn map in a language: its title, its legend, its panels and boxes. Names of places stay.

The data of a board say them in English. A game's Fluent files may say them anew: `map-board-title`,
`map-board-subtitle` and `map-board-label` (for the board of that key), `map-metres` (what a cell measures),
`legend-hill`, `panel-turns`, `panel-turns-note`, `box-turn_4`, `box-turn_4-note`.
"""

from collections.abc import Mapping

from bridgehead.engine.words import Words

SAMPLES = ("slope", "hill", "wood", "house", "swamp", "stream", "gully")
"""What the legend of a board that brings none may show."""


def lettered_board(data: Mapping[str, object], key: str, words: Words) -> dict[str, object]:
    """The data with every word of the map that the words know said by them."""
    art = _table(data.get("art"))
    for part in ("title", "subtitle", "label"):
        _say(art, part, words, f"map-{key}-{part}")
    metres = data.get("metres")
    if "subtitle" not in art and isinstance(metres, int) and words.has("map-metres"):
        art["subtitle"] = words.text("map-metres", {"metres": metres})
    if "legend" in art:
        art["legend"] = [_entry(one, words, {"text": "legend-{key}"}) for one in _tables(art["legend"])]
    art["samples"] = {key: words.text(f"legend-{key}") for key in SAMPLES if words.has(f"legend-{key}")}
    panel = {"title": "panel-{id}", "note": "panel-{id}-note"}
    box = {"name": "box-{id}", "note": "box-{id}-note"}
    said: dict[str, object] = {**data, "art": art}
    for name, messages in (("panel", panel), ("box", box)):
        if name in data:
            said[name] = [_entry(one, words, messages) for one in _tables(data[name])]
    return said


def _entry(entry: Mapping[str, object], words: Words, messages: Mapping[str, str]) -> dict[str, object]:
    said = dict(entry)
    for part, message in messages.items():
        _say(said, part, words, message.format(**{name: said.get(name, "") for name in ("key", "id")}))
    return said


def _say(table: dict[str, object], part: str, words: Words, message: str) -> None:
    if words.has(message):
        table[part] = words.text(message)


def _table(value: object) -> dict[str, object]:
    return dict(value) if isinstance(value, dict) else {}


def _tables(value: object) -> list[dict[str, object]]:
    return [_table(one) for one in value] if isinstance(value, list) else []
