"""The legend of each of our games explains whatever its boards and counters show, in both languages."""

import re

import pytest

from bridgehead import registry
from bridgehead.engine.choice import SPECTATOR
from bridgehead.engine.play.game import LOCALES
from bridgehead.showing import counters
from bridgehead.showing.boards import board_of
from bridgehead.showing.legend import legend_of
from bridgehead.testing.sampling import samples

HERE = ["pegasus", "remagen", "airborne"]
"""Coup de main has a test of its own."""
ALIKE = {"railway bridge": "bridge", "stream bridge": "bridge", "water bridge": "bridge", "bridgehead": "road"}
"""Terrain that is explained with other terrain."""
SAID = {
    **{f"hits-{number}": "hits" for number in range(1, 5)},
    **{f"figures-lost-{number}": "lost" for number in range(1, 3)},
    **{f"grenades-{number}": "grenades" for number in range(1, 5)},
    "prepared": "preparing",
    "in-flight": "",
}
"""States by the name under which the legend has them; what says all by itself has none."""
PONTOONS = {f"pontoon-{number}": "pontoon-2" for number in range(5)}


def keys(key: str) -> dict[str, str]:
    """The faces of a legend by their keys."""
    import tomllib

    skin = tomllib.loads((registry.game(key).folder / "data" / "skin.toml").read_text(encoding="utf-8"))
    return {entry[0]: entry[1] for part in skin["legend"] for entry in part["faces"]}


@pytest.mark.parametrize("key", registry.games())
def test_every_game_of_ours_has_a_legend_in_both_languages(key: str) -> None:
    game = registry.game(key)
    said = {locale: legend_of(game, game.words(locale)) for locale in LOCALES}
    assert [len(part.samples) for part in said["en"]] == [len(part.samples) for part in said["fr"]]
    for english, french in zip(said["en"], said["fr"], strict=True):
        assert english.samples and english.text != french.text
        for one, other in zip(english.samples, french.samples, strict=True):
            assert one.text != other.text
            assert not one.face or counters.draw(one.face), f"nothing is drawn for {one.face}"


@pytest.mark.parametrize("key", HERE)
def test_the_legend_has_every_ground_of_the_boards(key: str) -> None:
    game, explained = registry.game(key), keys(key)
    for scenario in game.info.scenarios:
        board = board_of(game, game.setup(scenario))
        assert board is not None
        for name in board.board.terrain_names:
            assert f"ground-{ALIKE.get(name, name)}" in explained, name


@pytest.mark.parametrize("key", HERE)
def test_the_legend_has_every_symbol_state_and_marker_that_comes_up(key: str) -> None:
    game, explained = registry.game(key), keys(key)
    symbols = {face.split("|")[1] for face in explained.values() if face.count("|") == 5}
    markers = {face.split("|")[1] for face in explained.values() if face.startswith("mark|")}
    for scenario in game.info.scenarios[:2]:
        for sample in samples(game, game.setup(scenario), 3, 12):
            for seat in (0, SPECTATOR):
                view = sample.match.view(seat)
                assert {piece.symbol for piece in view.pieces} <= symbols
                assert {PONTOONS.get(mark.mark, mark.mark) for mark in view.marks} <= markers
                for mark in {mark for piece in view.pieces for mark in piece.marks}:
                    assert SAID.get(mark) == "" or f"state-{SAID.get(mark, mark)}" in explained, mark


@pytest.mark.parametrize("key", registry.games())
def test_no_numbers_grow_together_in_what_the_legend_draws(key: str) -> None:
    for face in filter(None, keys(key).values()):
        for data in re.findall(r' d="([^"]*)"', counters.draw(face)):
            for letter, numbers in re.findall(r"([MmLlHhVv])([^A-Za-z]*)", data):
                found = re.findall(r"[+-]?(?:\d+\.?\d*|\.\d+)", numbers)
                assert len(found) % (2 if letter in "MmLl" else 1) == 0, f"{face}: {letter}{numbers}"
