"""What rows of the log tell a table to mark comes from the vocabulary of each game, and fits what is on the board."""

import random
from pathlib import Path
from typing import get_args

import pytest

from bridgehead import registry
from bridgehead.engine.errors import DataError
from bridgehead.engine.say.vocabulary import ROLES, load_vocabulary
from bridgehead.server import telling, wire
from bridgehead.showing.skin import skin

GAMES = ["pegasus", "tonga", "remagen", "airborne", "coupdemain"]


def test_the_wire_knows_the_roles_of_the_vocabulary() -> None:
    assert get_args(wire.Role) == ROLES


@pytest.mark.parametrize("key", GAMES)
def test_a_game_tells_who_moves_fires_and_is_lost(key: str) -> None:
    told = {deed.role for deed in registry.game(key).vocabulary.deeds.values()}
    assert {"turn", "lost"} <= told
    assert {"moved", "fired"} <= told


def played(key: str, answers: int) -> tuple[list[wire.LogRow], set[int], set[int]]:
    """The rows of a random match, the pieces that anybody saw in it, and the spaces of its board."""
    game = registry.game(key)
    match = game.match(seed=4)
    dice = random.Random(4)
    words, look = game.words("en"), skin(game)
    pieces: set[int] = set()
    spaces: set[int] = set()
    for number in range(answers):
        if match.choice is None:
            break
        match.take(dice.choice(match.choice.options))
        if number % 6 == 0:
            for one in match.view(number // 6 % len(game.info.seats)).pieces:
                pieces.add(one.piece)
                spaces.add(one.space)
    return telling.log(match.events, 0, 0, words, look).rows, pieces, spaces


@pytest.mark.parametrize("key", ["pegasus", "remagen", "airborne", "coupdemain"])
def test_deeds_name_pieces_and_spaces_of_the_board(key: str) -> None:
    rows, pieces, spaces = played(key, 180)
    deeds = [row.deed for row in rows if row.deed is not None]
    moves = [deed for deed in deeds if deed.role in ("moved", "arrived")]
    assert len(moves) > 5
    known = [deed for deed in moves if deed.who and all(one.number in pieces for one in deed.who)]
    assert len(known) >= 0.8 * len([deed for deed in moves if deed.who])
    gone_to = [deed.to for deed in moves if deed.to >= 0]
    assert gone_to
    assert sum(space in spaces for space in gone_to) >= 0.5 * len(gone_to)


def test_cards_that_are_played_are_named() -> None:
    rows, _, _ = played("tonga", 150)
    cards = [one for row in rows if row.deed is not None and row.deed.role == "played" for one in row.deed.who]
    assert cards
    assert {one.kind for one in cards} == {"card"}


def test_a_deed_that_names_what_its_event_does_not_have_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "vocabulary.toml"
    whole = '[events]\ngoes = { paragraph = "1", args = ["unit:unit"] }\n[deeds]\n'
    wrong = {
        'goes = { role = "moved", who = "men" }': "it has: unit",
        'goes = { role = "flown" }': "role",
        'runs = { role = "moved" }': "no such event",
        'goes = { role = "moved", whence = "unit" }': "role",
    }
    for line, told in wrong.items():
        path.write_text(whole + line, encoding="utf-8")
        with pytest.raises(DataError, match=told):
            load_vocabulary(path)
    path.write_text(whole + 'goes = { role = "moved", who = "unit" }', encoding="utf-8")
    assert load_vocabulary(path).deeds["goes"].who == 0
