"""The words on a drawn map in a language: its title, its legend, its areas, its panels and boxes. Names of towns stay.

The data of a board say them in English. A game's Fluent files may say them anew: `map-metres` (what a cell measures),
`legend-hill`, `panel-turns`, `panel-turns-note`, `box-turn_4`, `box-turn_4-note`; for the board of a key
`map-board-title`, `map-board-subtitle`, `map-board-label`, `map-board-water`, `map-board-place-canal-bridge` for a
place whose name is made of words, and `map-board-name-rhine` for what is lettered on the map and has an id. An area has
the name that it has in sentences, `space-ATG`, or a shorter one for the map, `map-space-ATG`; in English the data hold
the shorter ones.
"""

from collections.abc import Iterable, Iterator, Mapping

from bridgehead.engine.say.words import Words

SPOKEN_BY_DATA = "en"
SAMPLES = ("slope", "hill", "wood", "house", "swamp", "stream", "gully")
"""What the legend of a board that brings none may show."""


def lettered_board(data: Mapping[str, object], key: str, words: Words, areas: Iterable[str]) -> dict[str, object]:
    """The data with every word of the map that the words know said by them, the names of its areas included."""
    art = _table(data.get("art"))
    for part in ("title", "subtitle", "label"):
        _say(art, part, words, f"map-{key}-{part}")
    metres = data.get("metres")
    if "subtitle" not in art and isinstance(metres, int) and words.has("map-metres"):
        art["subtitle"] = words.text("map-metres", {"metres": metres})
    if "legend" in art:
        art["legend"] = [_entry(one, words, {"text": "legend-{key}"}) for one in _tables(art["legend"])]
    if "lettering" in art:
        art["lettering"] = [_entry(one, words, {"text": f"map-{key}-name-{{id}}"}) for one in _tables(art["lettering"])]
    art["samples"] = {key: words.text(f"legend-{key}") for key in SAMPLES if words.has(f"legend-{key}")}
    if words.locale != SPOKEN_BY_DATA:
        art["names"] = dict(_names(areas, words))
    panel = {"title": "panel-{id}", "note": "panel-{id}-note"}
    box = {"name": "box-{id}", "note": "box-{id}-note"}
    place = {"name": f"map-{key}-place-{{id}}"}
    said: dict[str, object] = {**data, "art": art}
    if water := _table(data.get("water")):
        _say(water, "name", words, f"map-{key}-water")
        said["water"] = water
    for name, messages in (("panel", panel), ("box", box), ("place", place)):
        if name in data:
            said[name] = [_entry(one, words, messages) for one in _tables(data[name])]
    return said


def _names(areas: Iterable[str], words: Words) -> Iterator[tuple[str, str]]:
    for area in areas:
        known = [message for message in (f"map-space-{area}", f"space-{area}") if words.has(message)]
        if known:
            yield area, words.text(known[0])


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
