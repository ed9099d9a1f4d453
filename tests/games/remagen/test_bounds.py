"""Cases at the edge of a rule: what a change of one number, comparison or condition would break."""

from pathlib import Path

import pytest

from bridgehead.games.remagen.board.night import NIGHTS, is_night_turn
from bridgehead.games.remagen.march.engineers import pontoon_targets
from bridgehead.games.remagen.march.movement import exits, reach
from bridgehead.games.remagen.printed.ground import GERMAN_SETUP
from bridgehead.games.remagen.rulebook import RULES
from bridgehead.games.remagen.turn.victory import LABELS, level, value_on_board
from tests.games.remagen.positions import GAME, Field, names, sector
from tests.games.remagen.test_09_front import front
from tests.games.remagen.test_scenarios import OWN


def test_the_nights_that_are_shown_are_those_that_are_played() -> None:
    """[10.1] Turns 3, 6, 9, 12 and 15."""
    assert [turn for turn in range(1, 16) if is_night_turn(turn)] == NIGHTS == [3, 6, 9, 12, 15]


@pytest.mark.parametrize(
    ("label", "score"),
    [
        ("us-decisive", 1.0),
        ("us-substantial", 0.75),
        ("us-marginal", 0.6),
        ("german-marginal", 0.4),
        ("german-decisive", 0.0),
    ],
)
def test_what_each_level_is_worth(label: str, score: float) -> None:
    """[12.2] To the Americans; the Germans have the rest."""
    field = Field("done", "german", 15)
    field.g.result = LABELS.index(label)
    outcome = RULES.outcome(field.g)
    assert outcome is not None and outcome.label == label
    assert outcome.scores == [score, 1.0 - score]
    assert outcome.winner == (0 if label.startswith("us") else 1)


def test_what_finds_no_room_at_the_set_up_comes_on_later(tmp_path: Path) -> None:
    """[3.1] In an own scenario the Americans may stand in the five sectors already: nothing is asked, and the game
    begins.
    """
    there = "".join(
        f'[[pieces]]\nside = "american"\nkind = "infantry"\nsector = "{name}"\n' for name in names(GERMAN_SETUP)
    )
    file = tmp_path / "mine.toml"
    file.write_text(OWN.replace("[german_start]", "[german_start]\ninfantry = 1") + there)
    match = GAME.match(str(file))
    assert match.choice is not None and match.choice.prompt != "set-up"


def test_only_begun_bridges_are_shelled() -> None:
    """[8.4] No sector besides the two of each pontoon bridge, A1 neither."""
    field = Field("fire", "german")
    assert pontoon_targets(field.g) == 0
    field.g.labour[1] = 1
    assert pontoon_targets(field.g) == 1 << sector("B9") | 1 << sector("B10")


def test_a_battle_in_the_first_sector_of_the_board_is_fought() -> None:
    """[9.1] [9.5] A1 is a sector like any other."""
    field = Field("front", "american", dice=[1, 1, 1, 1, 1, 1])
    field.us("infantry", "A2", 6)
    field.de("infantry", "A1")
    field.begin()
    while field.position is not None and field.position.choice is not None and not field.told("battle"):
        field.play(field.options()[0])
    assert len(field.told("battle")) == 1


def test_a_single_piece_that_can_fire_shares_nothing_out() -> None:
    """[7.1] The truck beside the tank has nobody in range."""
    field = Field("fire")
    field.us("light-tank", "M2")
    field.us("truck", "M2")
    field.de("howitzer", "K4")
    field.de("howitzer", "M4")
    assert field.play("fire-from:M2").options() == ["all-at:K4", "all-at:M4", "hold-fire"]


@pytest.mark.parametrize(("side", "where", "left"), [("german", "B10", False), ("german", "B12", True)])
def test_a_bridge_suffers_from_hits_on_its_own_sectors_alone(side: str, where: str, left: bool) -> None:
    """[8.4] Shells on the bank of its row, beside it, do nothing to it."""
    field = Field("fire", side, dice=[5, 5, 5, 5, 3, 4, 1, 1])
    field.g.labour[1], field.g.finished[1] = 30, 1
    field.us("infantry", where)
    field.de("howitzer", "B16" if where == "B12" else "B15")
    field.play(field.options()[0], f"all-at:{where}")
    assert (field.now.labour[1] == 30) is left


def test_nobody_is_thrown_into_a_battle_that_is_hopeless_anyway() -> None:
    """[9.2] Ruling 40: two heavy tanks can be attacked below 1-6 only, joined or not; O4 need not, so it may not."""
    field = front([("infantry", "O2", 1), ("infantry", "O4", 1)], [("heavy-tank", "N3", 2), ("infantry", "P5", 1)])
    assert (sector("O4"), sector("P5")) in field.told("laid-out")
    assert field.options() == ["resolve:N3", "resolve:P5"]


def test_two_hits_may_be_given_to_one_of_two_sorts() -> None:
    """[7.5] With two hits left a tank or the other may be named once, or until it is gone."""
    field = Field("fire", dice=[2, 2, 2])
    field.us("heavy-tank", "M2")
    field.de("armored-car", "M4")
    field.de("medium-tank", "M4")
    field.play("fire-from:M2", "all-at:M4")
    assert field.choice.about == (sector("M4"), 2)
    assert field.options("destroy") == ["de-medium-tank-1", "de-armored-car-1"]


def test_nobody_gets_on_a_disabled_truck() -> None:
    """[4.12] A carrier that cannot go anywhere takes nobody aboard."""
    for hits, there in ((0, ["us-truck-1"]), (1, [])):
        field = Field()
        field.us("infantry", "M1")
        truck = field.us("armored-truck", "M1")
        field.g.hits[truck] = hits
        field.play("move:us-infantry-1")
        assert field.options("board") == [name.replace("truck", "armored-truck") for name in there]


def test_half_a_factor_is_not_enough_to_get_off() -> None:
    """[4.12] A step along the road and getting on leave half a factor: who rides with that stays aboard."""
    field = Field()
    field.us("infantry", "M1")
    field.us("truck", "M2")
    field.play("move:us-infantry-1", "to:M2", "move:us-infantry-1", "board:us-truck-1", "move:us-truck-1", "to:M5")
    assert "us-infantry-1" not in field.options("move")


def test_nobody_hitches_without_a_factor() -> None:
    """[4.14] Gun and truck have both used up their move when they come to stand beside each other."""
    field = Field()
    field.us("howitzer", "M2")
    field.us("truck", "P3")
    field.play("move:us-howitzer-1", "to:M4", "move:us-truck-1", "to:L3")
    assert field.options("move") == []


def test_only_wrecks_are_pushed_out_of_the_way() -> None:
    """[4.8] Men who have lost a figure stand beside a wreck on the bridge: they are not in the way."""
    field = Field()
    wreck = field.us("medium-tank", "I8")
    men = field.us("infantry", "I8")
    field.us("light-tank", "I7")
    field.g.hits[wreck], field.g.hits[men] = 2, 1
    assert field.options("abandon") == ["us-medium-tank-1"]


def test_an_amphibian_does_not_go_on_from_the_enemy_into_the_river() -> None:
    """[4.3] [4.10] D8 and B8 lie beside the German: who comes there stops there, and C9 and D9 are out of reach."""
    for german, river in (("", True), ("C8", False)):
        field = Field()
        weasel = field.us("weasel", "C6")
        if german:
            field.de("infantry", german)
        found = names(reach(field.g, weasel).sectors)
        assert {"B8", "D8"} <= set(found)
        assert (({"C9", "D9"} & set(found)) != set()) is river


def test_an_amphibian_takes_the_shortest_way_into_the_river() -> None:
    """[4.10] From the bank B8 straight into B9, not round by A8 or C8."""
    field = Field()
    weasel = field.us("weasel", "B8")
    found = reach(field.g, weasel)
    assert found.cost[sector("B9")] == 2 and found.before[sector("B9")] == sector("B8")


def test_who_finds_no_room_beside_him_is_not_offered_to_move() -> None:
    """[2.3] [4.6] A machine gun of one factor in the corner, all three sectors beside it full of friends."""
    field = Field()
    field.us("machine-gun", "A1")
    for place in ("A2", "B1", "B2"):
        field.us("infantry", place, 6)
    assert "us-machine-gun-1" not in field.options("move")


@pytest.mark.parametrize(("strong", "joined"), [(4, [("N2", "N4"), ("N4", "N6")]), (1, [])])
def test_a_weak_battle_is_mended_with_the_help_of_a_third(strong: int, joined: list[tuple[str, str]]) -> None:
    """[9.2] One tray against two heavy tanks; its neighbour alone does not bring it to 1-6, the next one too does if
    it is strong. If not, the three are fought apart.
    """
    americans = [("infantry", "O1", 1), ("infantry", "O3", 2), ("infantry", "O5", strong)]
    field = front(americans, [("heavy-tank", "N2", 2), ("infantry", "N4", 1), ("infantry", "N6", 1)])
    field.play(*(["against:N4"] if joined else []), "against:N6")
    assert field.told("joined") == [(sector(one), sector(other)) for one, other in joined]
    assert field.options("resolve") == (["N6"] if joined else ["N2", "N4", "N6"])


def test_who_is_driven_out_of_the_corner_is_lost() -> None:
    """[9.11] [9.12] A1 is a sector like any other: the rout leads nowhere, and the tray does not stay."""
    field = Field("front", dice=[4])
    field.us("infantry", "A2", 6)
    routed = field.de("infantry", "A1")
    field.begin().play("resolve:A1")
    assert field.results() == ["DR 4"] and field.where(routed) == "lost"


def test_an_advance_offers_each_sector_once() -> None:
    """[9.13] After a rout of four sectors the tank may follow three, in the direction of the sector given up."""
    field = Field("front", dice=[4])
    field.us("medium-tank", "M3")
    field.de("infantry", "L3", 2)
    field.no_reserves().begin()
    field.play("resolve:L3", "rout:H4")
    found = field.options("advance")
    assert len(found) == len(set(found)) > 8 and "L3" in found


@pytest.mark.parametrize(("west", "expected"), [("B8", "us-marginal"), ("B7", "german-marginal")])
def test_both_ends_of_a_bridge_are_a_marginal_victory(west: str, expected: str) -> None:
    """[12.2] However little stands in the east: the bridge and the ground at either end of it."""
    field = Field("done", "german", 15)
    field.g.labour[1], field.g.finished[1] = 30, 5
    field.us("infantry", west)
    field.us("infantry", "B11")
    assert LABELS[level(field.g)] == expected


def test_the_first_sector_counts_for_the_value_on_the_board() -> None:
    """[12.2] Two trays in A1."""
    field = Field("done", "german", 15)
    field.de("infantry", "A1", 2)
    assert value_on_board(field.g, 1) == 2


def test_only_amphibians_fall_back_into_the_water() -> None:
    """[9.10] [9.12] From the bank B8 the tray has dry sectors alone, the Weasel the river too."""
    field = Field()
    river = {"A9", "B9", "C9"}
    for kind, wet in (("infantry", set()), ("weasel", river)):
        piece = field.us(kind, "B8")
        assert river & set(names(exits(field.g, piece, sector("B8")))) == wet
