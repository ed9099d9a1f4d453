"""How a table of cards is laid out: as data, for the terminal and the browser alike."""

import pytest

from bridgehead import registry
from bridgehead.engine.errors import DataError
from bridgehead.engine.read.toml import Sheet
from bridgehead.engine.view import CardView, TrackView, View, ZoneView
from bridgehead.showing.cards import card_places, counted
from bridgehead.showing.layout import Layout, Named, read_layout
from bridgehead.showing.skin import skin

SEATS = ("near", "far")


def layout(**told: object) -> Layout:
    return read_layout(Sheet(told, "skin.toml: cards"), SEATS)


def test_a_name_is_taken_apart() -> None:
    """BASE, BASE-SEAT, BASE-NUMBER, BASE-SEAT-NUMBER; the base keeps its hyphens, and is never taken for a seat."""
    plain = read_layout(Sheet({}, "skin.toml"), SEATS)
    assert plain.named("unit-far-1") == Named("unit", "far", 1)
    assert plain.named("done-with") == Named("done-with", "", -1)
    assert plain.named("pile-2") == Named("pile", "", 2)
    assert plain.named("done-with-near") == Named("done-with", "near", -1)
    assert plain.named("far") == Named("far", "", -1)


def test_a_place_has_the_role_that_is_told_or_one_by_what_lies_there() -> None:
    found = read_layout(Sheet({"roles": {"unit": "fighter"}}, "skin.toml"), SEATS)
    zones = [ZoneView("deck-near", 30), ZoneView("row", 2)]
    cards = [CardView(4, "row", 0), CardView(7, "unit-far-0", 0)]
    view = View(0, 1, "", 0, zones=zones, cards=cards)
    assert [(one.zone, one.role, one.seat, one.number, one.count) for one in card_places(found, view)] == [
        ("deck-near", "pile", "near", -1, 30),
        ("row", "spread", "", -1, 2),
        ("unit-far-0", "fighter", "far", 0, -1),
    ]


def test_a_list_has_its_order_and_its_reading() -> None:
    found = read_layout(Sheet({"order": ["row", "hand"], "last": ["deck"], "read": ["row"]}, "skin.toml"), SEATS)
    zones = ["deck-far", "box", "hand-near", "row"]
    assert sorted(zones, key=found.rank) == ["row", "hand-near", "box", "deck-far"]
    assert [found.is_read(zone) for zone in zones] == [False, False, False, True]
    assert read_layout(Sheet({}, "skin.toml"), SEATS).is_read("box"), "everywhere unless told"


def test_facts_and_tracks_become_discs() -> None:
    """A fact whose value is a seat is shown by that seat's disc; a seat that no name tells comes from the data."""
    discs = [
        {"fact": "tokens", "use": "held", "label": "+1"},
        {"fact": "turn", "use": "turn", "seat": "near", "sign": "wings"},
        {"fact": "turn", "use": "turn", "seat": "far", "sign": "cross"},
        {"track": "men", "use": "filled", "seat": "near"},
        {"track": "left", "use": "size"},
    ]
    found = read_layout(Sheet({"counters": discs}, "skin.toml"), SEATS)
    view = View(0, 1, "", 0, facts={"tokens-far": 3, "turn": "far", "other": 1})
    view.tracks += [TrackView("men", 2, 4), TrackView("left-1", 1, 3), TrackView("turn", 1, 6)]
    assert [
        (one.key, one.use, one.seat, one.number, one.value, one.most, one.face.sign) for one in counted(found, view)
    ] == [
        ("tokens-far", "held", "far", -1, 3, 3, ""),
        ("turn", "turn", "far", -1, 1, 1, "cross"),
        ("men", "filled", "near", -1, 2, 4, ""),
        ("left-1", "size", "", 1, 1, 3, ""),
    ]


@pytest.mark.parametrize(
    ("told", "said"),
    [
        ({"roles": {"hand": "fist"}}, "skin.toml: cards: roles: 'hand' is 'fist'; it must be one of: hand, "),
        ({"counters": [{"fact": "x", "use": "eaten"}]}, "'use' is 'eaten'"),
        ({"counters": [{"use": "held"}]}, "'track' is missing"),
        ({"counters": [{"fact": "x", "use": "held", "seat": "east"}]}, "'seat' is 'east'"),
        ({"colour": "red"}, "colour"),
    ],
)
def test_what_cannot_be_used_is_named(told: dict[str, object], said: str) -> None:
    with pytest.raises(DataError, match=said):
        layout(**told)


@pytest.mark.parametrize("key", [key for key in registry.games() if not registry.game(key).boards])
def test_every_name_of_a_layout_is_one_that_the_game_has_words_for(key: str) -> None:
    """A place or a fact that was renamed in the rules would else lose its place on the table without a word."""
    game = registry.game(key)
    known, words = skin(game).cards, game.words("en")
    zones = {known.named(one.removeprefix("zone-")).base for one in words.beginning("zone-")}
    facts = {known.named(one.removeprefix("fact-")).base for one in words.beginning("fact-")}
    tracks = {known.named(one.removeprefix("track-")).base for one in words.beginning("track-")}
    places = {*known.order, *known.last, *(known.read or ()), *known.nobody, *(base for base, _ in known.roles)}
    assert places - zones == set()
    assert {*known.notes, *known.spare, *(disc.base for disc in known.facts)} - facts == set()
    assert {*known.endless, *(disc.base for disc in known.tracks)} - tracks == set()
    assert words.has(f"mark-{known.star}")
    assert set(known.taken) <= set(game.vocabulary.verbs) and set(known.tosses) <= set(game.vocabulary.events)
