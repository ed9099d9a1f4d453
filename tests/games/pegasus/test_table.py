"""What a seat sees, what it is refused, and what is dealt anew."""

from bridgehead import registry
from bridgehead.engine.choice import Option
from bridgehead.engine.columns import changed
from bridgehead.engine.dice import Dice
from bridgehead.engine.view import PieceView, View
from bridgehead.games.pegasus.printed.components import SETUP_AREAS
from bridgehead.games.pegasus.printed.terms import BRITISH_FIRE, BRITISH_MOVEMENT, FACE_DOWN, HAND_TO_HAND
from bridgehead.games.pegasus.rulebook import RULES
from bridgehead.games.pegasus.state import PegasusState
from bridgehead.games.pegasus.turn.redeal import deal
from tests.games.pegasus.positions import Battle, piece, space

GAME = registry.game("pegasus")


def fresh(scenario: str, seed: int = 1) -> PegasusState:
    """A game before its first die."""
    return RULES.setup(GAME.setup(scenario), Dice(seed))


def shown(view: View, name: str) -> PieceView:
    """The piece of a view with a name."""
    return next(one for one in view.pieces if one.name == name)


def test_the_garrison_lies_face_down() -> None:
    """[14.0.3] Eight counters without name or factors, one on each set-up area."""
    hidden = [one for one in RULES.view(fresh("expert"), 0).pieces if one.hidden]
    assert sorted(one.space for one in hidden) == sorted(SETUP_AREAS)
    assert all(one.name == "" and one.factors == [] for one in hidden)


def test_units_wait_in_their_gliders() -> None:
    """[14] Brotheridge's platoon in box 1; in the historical game Hooper's is out."""
    view = RULES.view(fresh("historical"), 0)
    assert shown(view, "brotheridge-platoon").zone == "glider-1"
    assert shown(view, "hooper-platoon").zone == "gone"
    assert shown(view, "glider-4").zone == "gone"
    assert shown(view, "weapon-piat-1").under == piece("smith-platoon")


def test_the_table_shows_the_record_sheet() -> None:
    """Strength and movement, grenades left, suppression, control worth points."""
    battle = Battle(BRITISH_MOVEMENT, {"wood-platoon": "PIL", "wood": "PIL"}).suppress("wood").strengths(wood_platoon=5)
    battle.g.grenades = changed(battle.g.grenades, piece("wood-platoon"), 2)
    view = RULES.view(battle.g, 0)
    assert shown(view, "wood-platoon").factors == ["5", "4"]
    assert shown(view, "wood-platoon").marks == ["grenades-2"]
    assert shown(view, "wood").marks == ["suppressed"]
    assert [(mark.space, mark.side) for mark in view.marks if mark.mark == "control"] == [(space("PIL"), "british")]
    points = next(track for track in view.tracks if track.track == "points")
    assert points.value == 5


def why_not(battle: Battle, option: Option) -> tuple[str, str]:
    """Why the open question does not offer an option."""
    battle.begin()
    assert battle.choice is not None and option not in battle.choice.options
    return RULES.refusal(battle.g, battle.choice, option)


def test_why_a_unit_may_not_move() -> None:
    """[10.0.1] [11.0.3] Suppressed, wounded, moved already."""
    battle = Battle(
        BRITISH_MOVEMENT, {"wood-platoon": "NA2", "fox-platoon": "NA2", "fox": "NA2", "smith-platoon": "NA2"}
    )
    battle.suppress("wood-platoon").wound("fox")
    assert why_not(battle, ("move", piece("wood-platoon"))) == ("refusal-suppressed", "10.0.1")
    assert why_not(battle, ("move", piece("fox"))) == ("refusal-wounded", "11.0.3")
    battle.answer("move:fox-platoon", "stop")
    assert why_not(battle, ("move", piece("fox-platoon"))) == ("refusal-has-moved", "3.C.2")


def test_why_an_area_may_not_be_entered() -> None:
    """[5.2.1] [5.2.3] [7.0.3a] Too dear, a dashed line, no line at all, engaged."""
    battle = Battle(BRITISH_MOVEMENT, {"wood-platoon": "WN"}).answer("move:wood-platoon")
    assert why_not(battle, ("go", space("PIL"))) == ("refusal-dashed-line", "5.2.3")
    assert why_not(battle, ("go", space("RB"))) == ("refusal-no-line", "5")
    battle.answer("go:W2", "go:W1", "go:TJ")
    assert battle.targets("go") != []
    engaged = Battle(HAND_TO_HAND, {"wood-platoon": "WN", "platoon-1": "WN"}, [1]).begin()
    engaged.jump(BRITISH_MOVEMENT).answer("move:wood-platoon")
    assert why_not(engaged, ("go", space("W2"))) == ("refusal-engaged", "7.0.3a")


def test_why_a_unit_may_not_fire() -> None:
    """[10.0.3] [11.0.4] Suppressed; a leader who is not alone; nobody in reach."""
    pieces = {"wood-platoon": "E1", "wood": "E1", "fox-platoon": "E1", "smith-platoon": "RA1", "garrison-1": "PIL"}
    battle = Battle(BRITISH_FIRE, pieces).suppress("fox-platoon")
    assert why_not(battle, ("fire", piece("fox-platoon"))) == ("refusal-suppressed", "10.0.3")
    assert why_not(battle, ("fire", piece("wood"))) == ("refusal-leader-not-alone", "11.0.4")
    assert why_not(battle, ("fire", piece("smith-platoon"))) == ("refusal-out-of-reach", "6.1")
    assert why_not(battle, ("piat", piece("wood-platoon"))) == ("refusal-no-piat", "6.3.charges")


def test_a_new_deal_keeps_the_number_of_squads() -> None:
    """[14.0.3] Five squads lie under eight counters; one that was turned up stays what it was."""
    g = fresh("expert")
    counter = g.secret.index(1)
    g.hidden[counter] = 0
    deals = set()
    for seed in range(40):
        deal(g, Dice(seed))
        assert sum(g.secret) == 5 and g.secret[counter] == 1
        deals.add(tuple(g.secret))
    assert len(deals) > 5


def test_a_new_deal_draws_the_wired_counter_again() -> None:
    """[14.0.5] Chits G and H: one blank, one wired counter, so that half of all deals are live."""
    g = fresh("expert")
    g.wire, g.wire_blanks, g.wire_wired = FACE_DOWN, 1, 1
    live = 0
    for seed in range(400):
        deal(g, Dice(seed))
        live += g.wire_live
    assert 160 < live < 240
