"""What the table shows of Night I and of Locations: light and darkness, gliders on their way, works, arcs, parts of a
hex.
"""

import pytest

from bridgehead import registry
from bridgehead.engine.choice import Choice, Option
from bridgehead.engine.dice import Dice
from bridgehead.engine.view import View
from bridgehead.games.coupdemain.hidden.knowledge import lit
from bridgehead.games.coupdemain.printed.battle import TRENCH
from bridgehead.games.coupdemain.printed.components import BRITISH, GERMAN
from bridgehead.games.coupdemain.printed.ground import SLOTS
from bridgehead.games.coupdemain.state import CoupState
from bridgehead.games.coupdemain.table.view import MARKS, draw_view
from bridgehead.showing.counters import draw
from bridgehead.showing.legend import legend_of
from bridgehead.showing.lines import view_lines
from tests.games.coupdemain.flight import RULES, Flight
from tests.games.coupdemain.test_night_one import Night
from tests.games.coupdemain.test_orders import begun
from tests.games.coupdemain.test_played import british, german

SAFE = [3, 5, 1]
WATCHING = -1
UNSAID = {"moved", "advanced", "under-fire", "hidden", "concealed", "real"}
"""States that counters show in another way, or not at all."""


class InTheTrenches(Night):
    """Whoever may be set up in a trench or in the pillbox is."""

    def answer(self, choice: Choice) -> Option:
        there = [
            one
            for one in choice.options
            if one[0] == "at" and one[1] % SLOTS == 0 and self.g.works[one[1] // SLOTS] & TRENCH
        ]
        if choice.prompt == "set-up" and there:
            return there[0]
        return super().answer(choice)


def marks(view: View, *kinds: str) -> list[tuple[str, int]]:
    return [(mark.mark, mark.space) for mark in view.marks if mark.mark in kinds]


def flying(*dice: int) -> Flight:
    return Flight([*dice], ["Y23", "X23", "X21"], answers={"land": ["glider 0", "glider 1"]}).until("land")


def test_where_gliders_are_to_land_is_a_secret_until_they_come() -> None:
    """[T19.4] The hexes stand on the map of whoever flies as soon as they are chosen, on everybody's when the landing
    begins, with the clear hexes astern.
    """
    chosen = Flight([], ["Y23", "X23", "X21"]).until("land")
    g = chosen.g
    at_home = [len(draw_view(g, seat).tags) for seat in (BRITISH, GERMAN, WATCHING)]
    assert at_home == [3, 3, 3], "the landing has begun"
    secret = Night(3, ("landing-hex",))
    while min(secret.g.intended) < 0:
        secret.step()
    shown = {seat: draw_view(secret.g, seat) for seat in (BRITISH, GERMAN, WATCHING)}
    assert [tag.space for tag in shown[BRITISH].tags] == secret.g.intended
    assert [tag.value for tag in shown[BRITISH].tags] == ["1", "2", "3"]
    assert all(not view.tags and not view.tints and not view.lines for view in (shown[GERMAN], shown[WATCHING]))


def test_the_clear_hexes_of_an_approach_are_those_that_count() -> None:
    """[T19.7] Of the hexes astern only those to the first obstacle are tinted, and the course leads over them."""
    g = flying().g
    view = draw_view(g, GERMAN)
    for glider, line in enumerate(view.lines):
        assert line.role == "glide" and line.end == g.intended[glider]
    hexes = [g.battle.ground.names[tint.space] for tint in view.tints]
    assert "X23" in hexes or "X24" in hexes
    assert all(tint.role == "approach" for tint in view.tints)


def test_a_glider_that_misses_shows_where_it_was_to_come_down() -> None:
    """[T19.5] [T19.10] The first is one hex short: a cross where it was meant to land, a line whither it came; the
    second lies on its mark, and nothing is said of it.
    """
    flight = Flight([6, 2, 1, *SAFE, *SAFE], ["Y23", "X23", "X21"], answers={"land": ["glider 0", "glider 1"]}).down()
    g = flight.g
    assert g.landed[0] >= 0 and g.landed[0] != g.intended[0]
    view = draw_view(g, GERMAN)
    assert marks(view, "missed") == [("missed", g.intended[0])]
    assert [(line.space, line.end) for line in view.lines if line.role == "drift"] == [(g.intended[0], g.landed[0])]
    hulls = [mark for mark in view.marks if mark.mark.startswith("glider")]
    assert {mark.space for mark in hulls} == set(g.hulks) and {mark.facing for mark in hulls} == {60}


def test_by_night_a_seat_is_shown_what_it_makes_out() -> None:
    """[T18.3] Hexes within the range of vision of its own men and in their sight glow on its map, never on another's;
    nobody who only watches is shown either side's; by day nothing glows.
    """
    g = Night(4).set_up().g
    ours, theirs, nobodys = (draw_view(g, seat) for seat in (BRITISH, GERMAN, WATCHING))
    assert ours.dark and theirs.dark and nobodys.dark
    assert theirs.glows and not ours.glows and not nobodys.glows
    assert theirs.facts["vision"] == g.vision == 2
    ground = g.battle.ground
    men = [where // SLOTS for unit, where in enumerate(g.where) if where >= 0 and g.battle.side[unit] == GERMAN]
    for glow in theirs.glows:
        assert not glow.bright and glow.role == "made-out"
        assert min(ground.distance(glow.space, here) for here in men) <= g.vision
    assert set(men) <= {glow.space for glow in theirs.glows}
    day = RULES.setup(registry.game("coupdemain").setup("garrison"), Dice(1))
    assert not draw_view(day, BRITISH).dark and not draw_view(day, BRITISH).glows


def test_a_starshell_lights_up_what_is_within_three_hexes_for_everybody() -> None:
    """[T18.30] A game of Night I in which somebody sends one up."""
    g = with_starshell()
    for seat in (BRITISH, GERMAN, WATCHING):
        view = draw_view(g, seat)
        assert marks(view, "starshell") == [("starshell", place) for place in g.lights]
        bright = {glow.space for glow in view.glows if glow.bright}
        assert bright == {place for place in range(g.battle.ground.size) if lit(g, SLOTS * place)} and bright
    assert any("starshell" in line for line in view_lines(registry.game("coupdemain").words("en"), draw_view(g, 0)))


def with_starshell() -> CoupState:
    """A position of a random game of Night I in which a starshell burns."""
    for seed in range(40):
        game = Night(seed, ("try",)).set_up()
        for _ in range(120):
            if game.g.lights or game.g.result >= 0:
                break
            game.step()
        if game.g.lights:
            return game.g
    raise AssertionError("nobody lit a starshell in forty games")


def test_of_who_works_the_gun_nothing_but_the_gun_is_seen() -> None:
    """[T22.16] [T17.1] A concealed squad takes over the gun in its pit: everybody sees the gun there, nobody else the
    machine gun that the squad has besides.
    """
    table = begun(british("N12"), german("X20", weapons={"german-lmg": 1}), first="german", works={"gun": "X20"})
    table.pass_to("rally-phase", GERMAN)
    table.answer("recover 1", 2)
    g = table.position.state
    assert g.owner[0] == g.owner[1] >= 0
    arms = {
        seat: [one.name for one in draw_view(g, seat).pieces if one.size in ("gun", "weapon")] for seat in (0, 1, -1)
    }
    assert arms[BRITISH] == arms[WATCHING] == ["weapon-gun-50l"]
    assert arms[GERMAN] == ["weapon-german-lmg", "weapon-gun-50l"]


def test_the_pillbox_and_the_gun_show_what_they_cover() -> None:
    """[T22.2] [T23.7] Each is turned whither it looks, and what it covers is a sector of 60° about that."""
    g = Night(4).set_up().g
    view = draw_view(g, BRITISH)
    arcs = {arc.role: arc for arc in view.arcs}
    assert set(arcs) == {"pillbox", "gun"}
    ground = g.battle.ground
    assert ground.names[arcs["pillbox"].space] == "Z21" and arcs["pillbox"].value == "Y22/Z22"
    assert ground.names[arcs["gun"].space] == "X20"
    turned = {mark.mark: mark.facing for mark in view.marks if mark.facing >= 0}
    assert turned["pillbox"] == arcs["pillbox"].towards and turned["gun-pit"] == arcs["gun"].towards
    gun = next(piece for piece in view.pieces if piece.size == "gun")
    assert gun.facing == arcs["gun"].towards and gun.factors[:2] == ["50L", "R3"]


def test_men_in_parts_of_a_hex_are_told_apart() -> None:
    """[T2.1] [T22.4] By storey, in the pillbox, in the trench; on plain ground nothing is said."""
    game = InTheTrenches(4).set_up()
    while game.g.turn == 0:
        game.step()
    g = game.g
    seen: set[str] = set()
    for piece in draw_view(g, GERMAN).pieces:
        if piece.space >= 0:
            seen.add(piece.part)
            assert (piece.part in ("upper-1", "upper-2")) == (piece.level > 0)
    assert {"", "ground", "upper-1", "trench"} <= seen


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_the_legend_explains_every_state_and_every_marker(locale: str) -> None:
    """Whatever a counter can show or the map bears has its picture and its sentence, in both languages."""
    game = registry.game("coupdemain")
    parts = legend_of(game, game.words(locale))
    samples = [sample for part in parts for sample in part.samples]
    assert all(draw(sample.face) and sample.text for sample in samples)
    explained = "|".join(sample.face for sample in samples)
    for _, name in MARKS:
        assert name in UNSAID or name in explained, name
    for mark in ("control", "residual", "gunflash", "sniper", "pillbox", "trench", "wire", "gun-pit", "starshell"):
        assert f"mark|{mark}|" in explained
