"""[T17] [T36] What a seat may know: counters, concealment regained, counters dealt anew, deals for who thinks ahead."""

from dataclasses import asdict

import pytest

from bridgehead.engine.choice import SPECTATOR
from bridgehead.engine.dice import Dice
from bridgehead.engine.play.match import Match
from bridgehead.games.coupdemain.hidden.concealment import (
    end_of_phase,
    note_mingling,
    regain_concealment,
    seen_to_act,
)
from bridgehead.games.coupdemain.hidden.knowledge import suspects
from bridgehead.games.coupdemain.marks import BROKEN, CONCEALED, HIDDEN, PINNED
from bridgehead.games.coupdemain.pieces.changes import SHOWN, counter_of
from bridgehead.games.coupdemain.printed.components import BRITISH, GERMAN, TYPE_NUMBERS
from bridgehead.games.coupdemain.state import CoupState
from bridgehead.games.coupdemain.table.view import draw_view
from bridgehead.games.coupdemain.turn.redeal import deal
from tests.games.coupdemain.field import Field
from tests.games.coupdemain.test_words import GAME


def state_of(match: Match) -> CoupState:
    """The state of a match."""
    state = match.state
    assert isinstance(state, CoupState)
    return state


def seen(field: Field, seat: int) -> dict[int, tuple[str, list[str], list[str]]]:
    """By counter, what a seat is shown of the other's units: name, factors, marks."""
    side = ["de", "br"][seat] if seat >= 0 else "de"
    pieces = draw_view(field.g, seat).pieces
    return {one.piece: (one.name, one.factors, one.marks) for one in pieces if one.side == side and one.piece < 400}


def test_a_concealed_piece_is_a_number_and_a_place() -> None:
    """[T17.1] [T36.2] The enemy and a spectator see neither type, state, nor weapons; its owner sees all."""
    field = Field(["6-4-8 Y20"], ["4-4-7 X18 german-lmg ?", "4-3-6 Y17"], [])
    unit, open_one = field.german
    field.g.marks[open_one] |= PINNED
    for seat in (BRITISH, SPECTATOR):
        found = seen(field, seat)
        assert found[field.g.counter(unit)] == ("piece-unknown", [], [])
        assert found[field.g.counter(open_one)] == ("4-3-6", ["4", "3", "6"], ["pinned"])
        assert not [one for one in draw_view(field.g, seat).pieces if one.name == "weapon-german-lmg"]
    own = {one.piece: one for one in draw_view(field.g, GERMAN).pieces}
    assert own[field.g.counter(unit)].name == "4-4-7" and "concealed" in own[field.g.counter(unit)].marks
    assert [one.under for one in draw_view(field.g, GERMAN).pieces if one.name == "weapon-german-lmg"] == [
        field.g.counter(unit)
    ]


def test_the_hidden_are_not_shown_at_all() -> None:
    """[T17.5] [T36.1] Neither the piece nor that anything is there; and nothing that is offered hangs on it [T36.7]."""
    field = Field(["6-4-8 Y20"], ["4-4-7 X18 hidden"], [])
    assert seen(field, BRITISH) == {} and not suspects(field.g, field.at("X18"), BRITISH)
    assert "hidden" in next(one.marks for one in draw_view(field.g, GERMAN).pieces if one.side == "de")


def test_what_is_offered_asks_for_counters_not_for_who_is_behind() -> None:
    """[T36.7] [T36.3] A dummy and a squad behind "?" are suspected alike, and events tell their numbers alone."""
    field = Field(["6-4-8 Y20"], ["4-4-7 X18 ?", "dummy W18 ?"], [])
    assert suspects(field.g, field.at("X18"), BRITISH) and suspects(field.g, field.at("W18"), BRITISH)
    assert [counter_of(field.g, unit) % SHOWN for unit in field.german] == [0, 0]
    field.g.marks[field.german[0]] &= ~CONCEALED
    assert counter_of(field.g, field.german[0]) % SHOWN == 1 + TYPE_NUMBERS["4-4-7"]


def test_every_state_has_its_mark() -> None:
    """[T0.15] What has become of a unit is counter_of on its counter."""
    field = Field(["6-4-8 Y20"], ["4-4-7 X17"], [])
    field.g.marks[field.german[0]] |= BROKEN | PINNED
    assert seen(field, BRITISH)[field.g.counter(field.german[0])][2] == ["broken", "pinned"]


def test_concealment_is_regained_out_of_sight() -> None:
    """[T17.16] [T17.2] At the end of its Player Turn a squad that nobody sees is concealed again; the enemy still knows
    who he is. One that is seen is not, unless only from beyond 16 hexes in concealing ground.
    """
    field = Field(["6-4-8 Y22"], ["4-4-7 Y19", "4-4-7 JJ12"], [])
    field.g.acting = GERMAN
    regain_concealment(field.g)
    near, far = field.german
    assert not field.g.marks[near] & CONCEALED and field.g.marks[far] & CONCEALED
    assert seen(field, BRITISH)[field.g.counter(far)][0] == "4-4-7"


def test_counters_that_meet_out_of_sight_are_dealt_anew() -> None:
    """[T36.4] [T17.2] Two "?" in one Location that the enemy does not see: at the end of the phase their numbers are
    dealt anew, and neither is known any more; in his sight they keep them.
    """
    orders = set()
    for seed in range(12):
        field = Field(["6-4-8 Y22"], ["4-4-7 JJ12 ?", "dummy JJ12 ?"], [], seed=seed)
        g = field.g
        g.known = bytes([1]) * len(g.known)
        note_mingling(g, field.german[0])
        end_of_phase(g)
        orders.add(tuple(g.tag[unit] for unit in field.german))
        assert not any(g.known[g.tag[unit]] for unit in field.german)
    assert len(orders) == 2
    watched = Field(["6-4-8 Y20"], ["4-4-7 Y18 ?", "dummy Y18 ?"], [])
    before = [watched.g.tag[unit] for unit in watched.german]
    note_mingling(watched.g, watched.german[0])
    assert watched.g.mingled == []
    end_of_phase(watched.g)
    assert [watched.g.tag[unit] for unit in watched.german] == before


def test_who_has_acted_is_somebody() -> None:
    """[T17.23] A counter that has fired unseen stays "?", but everybody knows that it is no dummy."""
    field = Field(["6-4-8 Y22"], ["4-4-7 JJ12 ?"], [])
    unit = field.german[0]
    assert "real" not in seen(field, BRITISH)[field.g.counter(unit)][2]
    seen_to_act(field.g, unit)
    assert field.g.marks[unit] & CONCEALED and "real" in seen(field, BRITISH)[field.g.counter(unit)][2]


@pytest.mark.parametrize("seed", range(3))
def test_a_deal_changes_nothing_that_the_seat_can_see(seed: int) -> None:
    """[T36.5] [T36.1] Throughout a game: after a deal for a seat its view is what it was, the question too, and people
    and dummies behind the unknown counters are the same in all.
    """
    match = Match(GAME, GAME.setup("garrison"), seed)
    dice = Dice(seed)
    dealt = 0
    while (choice := match.choice) is not None:
        g = state_of(match)
        if dice.below(2) == 0:
            seat = dice.below(2)
            other = g.copy()
            deal(other, seat, Dice(dice.below(1000)))
            assert asdict(draw_view(other, seat)) == asdict(draw_view(g, seat))
            assert sorted(other.kind) == sorted(g.kind) and sorted(other.tag) == sorted(g.tag)
            dealt += int(other.kind != g.kind)
        match.take(choice.options[dice.below(len(choice.options))])
    assert dealt, "somebody is behind another counter now and then"


def test_hidden_marks_are_of_no_side_but_ones_own() -> None:
    """[T36.1] A hidden piece is in its owner's view alone, with where it is."""
    field = Field(["6-4-8 Y20"], ["4-4-7 X18 hidden"], [])
    assert field.g.marks[field.german[0]] & HIDDEN
    places = [one.space for one in draw_view(field.g, GERMAN).pieces if one.piece == field.g.counter(field.german[0])]
    assert places == [field.at("X18") // 8]
