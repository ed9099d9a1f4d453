"""Whatever a seat can see is in its observation, and nothing else."""

import copy
from collections.abc import Callable, Iterator
from dataclasses import fields

import numpy as np
import pytest
from numpy.typing import NDArray

from bridgehead import registry
from bridgehead.adapters.arena import Arena
from bridgehead.adapters.encoding import Encoding
from bridgehead.engine.choice import SPECTATOR
from bridgehead.engine.dice import Dice
from bridgehead.engine.play.game import Game
from bridgehead.engine.play.position import Position
from bridgehead.engine.play.rulebook import Setup
from bridgehead.engine.state import State
from bridgehead.engine.view import (
    ArcView,
    ArrowView,
    CardView,
    GlowView,
    LineView,
    PieceView,
    RingView,
    SideView,
    TagView,
    TintView,
    View,
)
from bridgehead.testing.sampling import random_positions
from tests.engine.tower.rulebook import GAME as TOWER
from tests.engine.toy.rulebook import GAME as TOY

GAMES: list[Game] = [TOY, TOWER, *[registry.game(key) for key in registry.games()]]
SHOWN = 4  # scenarios of a game that has more: they share their views
CASES = [(game, scenario) for game in GAMES for scenario in game.info.scenarios[:SHOWN]]
OTHER = "something-else"
Shape = TagView | TintView | ArrowView | LineView | RingView | SideView | ArcView | GlowView
SHAPES = ("tags", "tints", "arrows", "lines", "rings", "sides", "arcs", "glows")
FEW = 4
"""Positions of a match in which each thing is changed, as another seat sees it each time."""
Change = Callable[[View], object]

case = pytest.mark.parametrize(
    ("game", "scenario"), CASES, ids=lambda value: value if isinstance(value, str) else value.key
)


def positions(game: Game, setup: Setup, seed: int, count: int) -> Iterator[Position[State]]:
    """Some positions spread over a random match."""
    found = [position.copy() for position in random_positions(game, setup, seed)]
    yield from found[seed % len(found) :: max(1, len(found) // count)]


def twin(view: View) -> View:
    """A copy whose pieces, markers, shapes, zones, tracks and cards are copies too."""
    other = copy.copy(view)
    for part in ("pieces", "marks", *SHAPES, "zones", "tracks", "cards", "facts"):
        setattr(other, part, copy.copy(getattr(view, part)))
        if part != "facts":
            setattr(other, part, [copy.copy(one) for one in getattr(view, part)])
    return other


# --- one thing changed at a time ---


def of_a_piece(at: int) -> dict[str, Change]:
    def set_to(name: str, value: object) -> Change:
        return lambda view: setattr(view.pieces[at], name, value)

    def texts(name: str) -> Change:
        return lambda view: setattr(
            view.pieces[at], name, [f"{one}1" for one in getattr(view.pieces[at], name)] or ["1"]
        )

    return {
        "is gone": lambda view: view.pieces.pop(at),
        "place": lambda view: setattr(view.pieces[at], "space", view.pieces[at].space + 1),
        "zone": set_to("zone", OTHER),
        "name": set_to("name", OTHER),
        "side": set_to("side", OTHER),
        "symbol": set_to("symbol", OTHER),
        "size": set_to("size", OTHER),
        "a mark more": lambda view: setattr(view.pieces[at], "marks", [*view.pieces[at].marks, OTHER]),
        "other marks": lambda view: setattr(
            view.pieces[at], "marks", [f"{mark}-2" for mark in view.pieces[at].marks] or [OTHER]
        ),
        "other factors": lambda view: setattr(
            view.pieces[at], "factors", [f"{one}1" for one in view.pieces[at].factors] or ["1"]
        ),
        "facing": lambda view: setattr(view.pieces[at], "facing", view.pieces[at].facing + 1),
        "part": set_to("part", OTHER),
        "storey": lambda view: setattr(view.pieces[at], "level", view.pieces[at].level + 1),
        "carrier": lambda view: setattr(view.pieces[at], "under", view.pieces[at].under + 1),
        "turned over": lambda view: setattr(view.pieces[at], "hidden", not view.pieces[at].hidden),
    }


def of_a_marker(at: int) -> dict[str, Change]:
    return {
        "is gone": lambda view: view.marks.pop(at),
        "once more": lambda view: view.marks.append(view.marks[at]),
        "place": lambda view: setattr(view.marks[at], "space", view.marks[at].space - 1 or 1),
        "kind": lambda view: setattr(view.marks[at], "mark", OTHER),
        "side": lambda view: setattr(view.marks[at], "side", OTHER),
        "value": lambda view: setattr(view.marks[at], "value", OTHER),
        "facing": lambda view: setattr(view.marks[at], "facing", view.marks[at].facing + 1),
    }


def of_a_shape(kind: str, at: int, shape: Shape) -> dict[str, Change]:
    """Each of its fields, whatever they are."""

    def set_to(name: str, value: object) -> Change:
        return lambda view: setattr(getattr(view, kind)[at], name, value)

    found: dict[str, Change] = {"is gone": lambda view: getattr(view, kind).pop(at)}
    for field in fields(shape):
        value = getattr(shape, field.name)
        found[field.name] = set_to(field.name, OTHER if isinstance(value, str) else value + 1)
    return found


def of_a_track(at: int) -> dict[str, Change]:
    return {
        "value": lambda view: setattr(view.tracks[at], "value", view.tracks[at].value + 1),
        "end": lambda view: setattr(view.tracks[at], "most", view.tracks[at].most + 1),
        "beginning": lambda view: setattr(view.tracks[at], "least", view.tracks[at].least - 1),
        "what is to come": lambda view: setattr(view.tracks[at], "notes", [*view.tracks[at].notes, (3, OTHER)]),
    }


def of_a_card(at: int) -> dict[str, Change]:
    return {
        "is gone": lambda view: view.cards.pop(at),
        "turned over": lambda view: setattr(view.cards[at], "card", 0 if view.cards[at].card < 0 else -1),
        "which": lambda view: setattr(view.cards[at], "card", view.cards[at].card + 1),
        "zone": lambda view: setattr(view.cards[at], "zone", OTHER),
        "place": lambda view: setattr(view.cards[at], "place", view.cards[at].place + 1),
        "side": lambda view: setattr(view.cards[at], "side", OTHER),
        "a mark more": lambda view: setattr(view.cards[at], "marks", [*view.cards[at].marks, OTHER]),
        "value": lambda view: setattr(view.cards[at], "value", OTHER),
    }


def of_the_rest(view: View) -> dict[str, Change]:
    found: dict[str, Change] = {
        "turn": lambda seen: setattr(seen, "turn", seen.turn + 1),
        "phase": lambda seen: setattr(seen, "phase", OTHER),
        "whether it is dark": lambda seen: setattr(seen, "dark", not seen.dark),
        "who is active": lambda seen: setattr(seen, "active", seen.active + 1),
    }
    for at, zone in enumerate(view.zones):
        found[zone.zone] = lambda seen, at=at: setattr(seen.zones[at], "count", seen.zones[at].count + 1)  # type: ignore[misc]
    for name, value in view.facts.items():
        other: str | int = value + 1 if isinstance(value, int) else OTHER
        found[name] = lambda seen, name=name, other=other: seen.facts.__setitem__(name, other)  # type: ignore[misc]
    return found


def changes(view: View) -> Iterator[tuple[str, Change]]:
    """Everything that can be changed in a view, one thing at a time: of pieces, markers and cards that are alike in
    kind one each, since they are encoded alike.
    """
    kinds: set[tuple[object, ...]] = set()
    kind: tuple[object, ...]
    for at, piece in enumerate(view.pieces):
        if (kind := ("piece", piece.zone, tuple(piece.marks), piece.hidden)) not in kinds:
            kinds.add(kind)
            yield from ((f"{piece.name}: {what}", change) for what, change in of_a_piece(at).items())
    for at, mark in enumerate(view.marks):
        if (kind := ("mark", mark.mark, mark.side)) not in kinds:
            kinds.add(kind)
            yield from ((f"{mark.mark}: {what}", change) for what, change in of_a_marker(at).items())
    for name in SHAPES:
        for at, shape in enumerate(getattr(view, name)):
            if (kind := (name, shape.role)) not in kinds:
                kinds.add(kind)
                found = of_a_shape(name, at, shape)
                yield from ((f"{shape.role} of {name}: {what}", change) for what, change in found.items())
    for at, card in enumerate(view.cards):
        if (kind := ("card", card.zone, card.card < 0)) not in kinds:
            kinds.add(kind)
            yield from ((f"card in {card.zone}: {what}", change) for what, change in of_a_card(at).items())
    for at, track in enumerate(view.tracks):
        yield from ((f"{track.track}: {what}", change) for what, change in of_a_track(at).items())
    yield from of_the_rest(view).items()


@case
def test_one_thing_changed_in_a_view_changes_the_observation(game: Game, scenario: str) -> None:
    setup = game.setup(scenario)
    encoding = Encoding(game, setup)
    for at, position in enumerate(positions(game, setup, 1, FEW)):
        seats = len(game.info.seats) + 1
        view = game.rules.view(position.state, at % seats + SPECTATOR)
        seen = encoding.observation(view, position.choice)
        for what, change in changes(view):
            changed = twin(view)
            change(changed)
            other = encoding.observation(changed, position.choice)
            assert not np.array_equal(seen, other), f"{game.key} {scenario}: {what}"


@pytest.mark.many
@case
def test_a_step_that_changes_what_a_seat_sees_changes_its_observation(game: Game, scenario: str) -> None:
    setup = game.setup(scenario)
    encoding = Encoding(game, setup)
    views: dict[int, View] = {}
    observations: dict[int, NDArray[np.int32]] = {}
    for position in random_positions(game, setup, 2):
        for seat in range(len(game.info.seats)):
            view = game.rules.view(position.state, seat)
            seen = encoding.observation(view, None)
            if seat in views:
                assert (view == views[seat]) == np.array_equal(seen, observations[seat]), f"{game.key}, {view.phase}"
            views[seat], observations[seat] = view, seen


@case
def test_secrets_dealt_anew_leave_the_observation_as_it_was(game: Game, scenario: str) -> None:
    setup = game.setup(scenario)
    encoding = Encoding(game, setup)
    for at, position in enumerate(positions(game, setup, 3, 20)):
        for seat in range(len(game.info.seats)):
            seen = encoding.observation(game.rules.view(position.state, seat), position.choice)
            other = position.copy()
            other.redeal(seat, Dice(at))
            assert np.array_equal(seen, encoding.observation(game.rules.view(other.state, seat), other.choice))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_fact_track_and_zone_has_a_place_of_its_own(game: Game) -> None:
    names: set[str] = set()
    encoding = Encoding(game)
    for scenario in game.info.scenarios:
        for position in positions(game, game.setup(scenario), 0, 20):
            view = game.rules.view(position.state, 0)
            names |= {name if name.startswith("measure-") else f"fact-{name}" for name in view.facts}
            names |= {f"track-{track.track}" for track in view.tracks} | {f"zone-{zone.zone}" for zone in view.zones}
    names |= set(encoding.names)
    assert len({encoding.place(name) for name in names}) == len(names)


def test_every_counter_of_an_airborne_battle_is_seen() -> None:
    """Its tags are far apart; an environment that had no slots for them saw none."""
    arena = Arena(registry.game("airborne"), "merville")
    arena.reset(seed=1)
    view = arena.game.rules.view(arena.position.state, 0)
    assert view.pieces and {piece.piece for piece in view.pieces} <= set(arena.encoding.pieces)
    alone = arena.encoding.observation(View(0, 1, "", 0), None)
    seen = arena.encoding.observation(View(0, 1, "", 0, pieces=view.pieces), None)
    assert np.count_nonzero(alone != seen) >= 5 * len(view.pieces)


def test_what_has_no_slot_is_refused() -> None:
    """Nothing that a view holds is left out in silence."""
    encoding = Encoding(TOY)
    with pytest.raises(KeyError):
        encoding.observation(View(0, 1, "", 0, pieces=[PieceView(7, "a", "b", "c")]), None)
    with pytest.raises(ValueError, match="factors"):
        encoding.observation(View(0, 1, "", 0, pieces=[PieceView(0, "a", "b", "c", factors=["1"] * 5)]), None)
    with pytest.raises(ValueError):
        encoding.observation(View(0, 1, "", 0, cards=[CardView(1, "hand", place) for place in range(14)]), None)
