"""Chapter 7: hand-to-hand combat. One die for both sides, read for the British."""

import pytest

from bridgehead.engine.columns import changed
from bridgehead.engine.read.table import Modifier
from bridgehead.games.pegasus.printed.components import BRITISH, GERMAN
from bridgehead.games.pegasus.printed.terms import BRITISH_MOVEMENT, GERMAN_MOVEMENT, HAND_TO_HAND, PREPARED
from tests.games.pegasus.positions import GAME, Battle, piece, space
from tests.games.pegasus.test_06_small_arms import by_paragraph

OPEN = "M1"
COVER = "GON"


def melee(*dice: int, area: str = OPEN, british: int = 8, german: int = 4, last: int = BRITISH, **more: str) -> Battle:
    """A paratroop platoon and a German platoon, of the strengths given, in one area; not yet fought."""
    pieces = {"para-1": area, "platoon-1": area, **{name.replace("_", "-"): place for name, place in more.items()}}
    battle = Battle(HAND_TO_HAND, pieces, dice).strengths(para_1=british, platoon_1=german)
    return battle.last_in(area, last)


def found(battle: Battle) -> dict[str, int]:
    """The modifiers of the combat fought, by paragraph; those of one paragraph added up."""
    told = battle.told("hand-to-hand")[0][5]
    assert isinstance(told, tuple)
    sums: dict[str, int] = {}
    for one in told:
        assert isinstance(one, Modifier)
        sums[one.paragraph] = sums.get(one.paragraph, 0) + one.value
    return sums


def code(battle: Battle) -> object:
    """The result read from the table."""
    return battle.told("hand-to-hand")[0][6]


# ---- the ratio


@pytest.mark.parametrize(
    ("british", "german", "column"),
    [
        (4, 1, "4-1"),
        (9, 1, "4-1"),
        (15, 4, "3-1"),
        (12, 4, "3-1"),
        (11, 4, "2-1"),
        (8, 4, "2-1"),
        (7, 4, "3-2"),
        (6, 4, "3-2"),
        (5, 4, "1-1"),
        (4, 4, "1-1"),
        (3, 4, "1-2"),
        (2, 4, "1-2"),
        (1, 9, "1-2"),
    ],
)
def test_the_ratio_is_rounded_for_the_germans(british: int, german: int, column: str) -> None:
    """[7] [7.0.1] Above 4-1 it is 4-1, below 1-2 it is 1-2."""
    battle = melee(3, british=british, german=german)
    battle.begin()
    assert battle.told("hand-to-hand")[0][1:4] == (british, german, column)


def test_all_points_of_a_side_count() -> None:
    """[7.0.1] Two platoons of eight and four together against four: 3-1."""
    battle = melee(1, british=4, wood_platoon=OPEN).begin()
    assert battle.told("hand-to-hand")[0][1:4] == (12, 4, "3-1")


def test_without_enemies_no_combat() -> None:
    """[7] Only where both sides stand."""
    battle = Battle(HAND_TO_HAND, {"para-1": "M1", "platoon-1": "M2"}).begin()
    assert battle.rolled() == []


# ---- modifiers


def test_no_modifier() -> None:
    """[7.0.2] Paratroops against a platoon in the open: none."""
    assert found(melee(2).begin()) == {}


def test_only_glider_infantry() -> None:
    """[7.0.2a] +1 for the glider infantry alone; not beside paratroops."""
    battle = Battle(HAND_TO_HAND, {"wood-platoon": OPEN, "platoon-1": OPEN}, [2]).begin()
    assert found(battle) == {"7.0.2a": 1}
    assert found(melee(2, german=6, wood_platoon=OPEN).begin()) == {}


def test_germans_suppressed() -> None:
    """[7.0.2b] +1 if any of them is."""
    battle = melee(2, platoon_2=OPEN).suppress("platoon-2").begin()
    assert found(battle) == {"7.0.2b": 1}


def test_only_garrison() -> None:
    """[7.0.2c] +1 for squads of the garrison; not when a platoon is with them."""
    battle = Battle(HAND_TO_HAND, {"para-1": OPEN, "garrison-1": OPEN}, [2]).begin()
    assert found(battle) == {"7.0.2c": 1}
    assert found(melee(2, garrison_1=OPEN).begin()) == {}


def test_british_suppressed() -> None:
    """[7.0.2d] [10.0.4] -1 if any of them is (ruling 5)."""
    assert found(melee(2).suppress("para-1").begin()) == {"7.0.2d": -1}
    assert found(melee(2, german=6, wood_platoon=OPEN).suppress("wood-platoon").begin()) == {"7.0.2d": -1}


def test_british_came_last_into_cover() -> None:
    """[7.0.2e] -1 in an obstructed area; nothing in the open."""
    assert found(melee(2, area=COVER, last=BRITISH).begin()) == {"7.0.2e": -1}
    assert found(melee(2, area=OPEN, last=BRITISH).begin()) == {}


def test_germans_came_last_into_cover() -> None:
    """[7.0.2f] +1 in an obstructed area, or against a prepared position."""
    assert found(melee(2, area=COVER, last=GERMAN).begin()) == {"7.0.2f": 1}
    assert found(melee(2, area=OPEN, last=GERMAN).begin()) == {}
    battle = melee(2, area=OPEN, last=GERMAN)
    battle.g.prepared = changed(battle.g.prepared, piece("para-1"), PREPARED)
    assert found(battle.begin()) == {"7.0.2f": 1}


def test_infantry_beside_a_tank() -> None:
    """[7.0.2g] -1."""
    assert found(melee(2, tank_1=OPEN).begin()) == {"7.0.2g": -1}


def test_a_tank_alone_is_not_fought() -> None:
    """[7] Ruling 45."""
    assert Battle(HAND_TO_HAND, {"para-1": OPEN, "tank-1": OPEN}).begin().rolled() == []


def test_leaders_in_the_fight() -> None:
    """[11.0.5] [11.0.4] A leader with combat units +1, with the Germans -1; alone -1 and +1."""
    assert found(melee(2, wood=OPEN).begin()) == {"11.0.5": 1}
    assert found(melee(2, schmidt=OPEN).begin()) == {"11.0.5": -1}
    alone = Battle(HAND_TO_HAND, {"pine-coffin": OPEN, "platoon-1": OPEN}, [2]).begin()
    assert found(alone) == {"11.0.4": -1}
    assert alone.told("hand-to-hand")[0][1] == 1
    schmidt = Battle(HAND_TO_HAND, {"para-1": OPEN, "schmidt": OPEN}, [2]).begin()
    assert found(schmidt) == {"11.0.4": 1}


def test_a_wounded_leader_in_the_fight() -> None:
    """[6.1.6] -1 for the side that he is on."""
    assert found(melee(2, wood=OPEN).wound("wood").begin()) == {"11.0.5": 1, "6.1.6": -1}


# ---- results


def test_engaged() -> None:
    """[7.0.3] [7.0.3a] 2-1, die 2: ENG. Nobody leaves in the next turn; others may come in."""
    battle = melee(2, wood_platoon="M2", platoon_2="E1").begin()
    assert code(battle) == "ENG"
    battle.suppress("platoon-1", "platoon-2").jump(BRITISH_MOVEMENT)
    battle.answer("move:para-1")
    assert battle.targets("go") == []
    battle.answer("stop", "move:wood-platoon", "go:M1", "stop")
    assert battle.where("wood-platoon") == "M1"


def test_engaged_germans_stay_too() -> None:
    """[7.0.3a] The British there are gone, others are near: they stay for a turn, then they go."""
    battle = melee(2).begin()
    battle.take_off("para-1")
    battle.put("wood-platoon", "E1")
    battle.suppress("wood-platoon").jump(GERMAN_MOVEMENT)
    assert battle.where("platoon-1") == OPEN
    battle.jump(HAND_TO_HAND).jump(GERMAN_MOVEMENT)
    assert battle.where("platoon-1") == "E1"


def test_all_of_a_side_eliminated() -> None:
    """[7.0.3b] [7.0.3d] 4-1, die 3: -:E. The Germans are gone, leaders too; the British lose nothing."""
    battle = melee(3, german=1, british=4, hickman=OPEN).begin()
    assert code(battle) == "-:E"
    assert (battle.where("platoon-1"), battle.where("hickman")) == ("", "")
    assert battle.strength("para-1") == 4


def test_all_british_eliminated() -> None:
    """[7.0.3b] 1-2, die 1: E:-, with their leader."""
    battle = melee(1, british=2, german=4, wood=OPEN)
    battle.suppress("para-1").begin()
    assert code(battle) == "E:-"
    assert (battle.where("para-1"), battle.where("wood")) == ("", "")
    assert battle.strength("platoon-1") == 4


@pytest.mark.parametrize(("british", "german", "left"), [(7, 3, (3, 1)), (6, 3, (3, 1)), (8, 4, (4, 2))])
def test_half_is_rounded_up(british: int, german: int, left: tuple[int, int]) -> None:
    """[7.0.3c] 2-1, die 3: 1/2E:1/2E. Of seven four are lost."""
    battle = melee(3, british=british, german=german).begin()
    assert code(battle) == "1/2E:1/2E"
    while battle.choice is not None:
        battle.answer(battle.offers()[0])
    assert (battle.strength("para-1"), battle.strength("platoon-1")) == left


def test_the_british_spread_their_losses() -> None:
    """[7.0.3c] Ruling 43: the player says which unit loses each point; six of twelve, three each."""
    battle = melee(3, british=4, german=6, wood_platoon=OPEN).begin()
    for unit in ("wood-platoon", "para-1") * 3:
        assert battle.targets("lose") == ["wood-platoon", "para-1"]
        battle.answer(f"lose:{unit}")
    assert (battle.strength("wood-platoon"), battle.strength("para-1")) == (5, 1)


# ---- who gives way


def test_who_lost_more_retreats() -> None:
    """[7.0.6] 8 against 4: four lost against two: the British go, where they like, but not to Germans."""
    battle = melee(3, british=8, german=4, garrison_1="E1").begin()
    assert set(battle.targets("retreat")) == {"M2", "WIRE", "LX2", "NA2", "NB2", "SB2"}
    battle.answer("retreat:M2")
    assert battle.where("para-1") == "M2"
    assert battle.where("platoon-1") == OPEN


def test_germans_who_lost_more_retreat() -> None:
    """[7.0.6] 3-2 and die 4: -:1/2E. Half the Germans are left and go, into cover where there is any (ruling 56)."""
    battle = melee(4, area="E1", british=6, german=4).begin()
    assert code(battle) == "-:1/2E"
    assert battle.where("platoon-1") in ("PIL", "ATG")
    assert battle.where("para-1") == "E1"


@pytest.mark.parametrize("last", [BRITISH, GERMAN])
def test_after_equal_losses_who_came_last_retreats(last: int) -> None:
    """[7.0.6] 1-1, die 4: 1/2E:1/2E, two and two."""
    battle = melee(4, british=4, german=4, last=last).begin()
    assert code(battle) == "1/2E:1/2E"
    if last == BRITISH:
        battle.answer("retreat:M2")
    assert (battle.where("para-1") == OPEN) == (last == GERMAN)
    assert (battle.where("platoon-1") == OPEN) == (last == BRITISH)


def test_without_a_way_out_they_stay_suppressed() -> None:
    """[7.0.6] Germans on every side of W1: TJ, W2, W3 and GON."""
    battle = melee(3, area="W1", garrison_1="TJ", garrison_2="W2", garrison_3="W3", garrison_4="GON").begin()
    assert battle.where("para-1") == "W1"
    assert battle.suppressed("para-1")


def test_no_retreat_when_one_side_is_gone() -> None:
    """[7.0.6] The survivors hold the area."""
    battle = melee(6).begin()
    assert battle.choice is None
    assert battle.where("para-1") == OPEN


def test_suppressed_units_begin_no_combat() -> None:
    """[10.0.4] All suppressed on both sides: no combat; with one unsuppressed there is."""
    battle = melee().suppress("para-1", "platoon-1").begin()
    assert battle.rolled() == []
    assert melee(2).suppress("para-1").begin().rolled() == ["hand-to-hand"]


def test_schmidt_left_among_the_british_is_taken() -> None:
    """[5.8.drive] [7.0.3b] Ruling 53: his men are eliminated, and he is a prisoner."""
    battle = Battle(HAND_TO_HAND, {"wood-platoon": "PIL", "garrison-1": "PIL", "schmidt": "PIL"}, [6])
    battle.strengths(garrison_1=2).begin()
    assert battle.g.schmidt_taken == 1


# ---- odds before the step among the enemy


def test_a_step_among_germans_shows_the_combat_that_awaits() -> None:
    """[7] [7.0.1] [7.0.3] Eight points against four: 2-1, as the ratio stands, before the first shot."""
    battle = Battle(BRITISH_MOVEMENT, {"para-1": "M2", "platoon-1": "M1"}).strengths(para_1=8, platoon_1=4)
    odds = battle.answer("move:para-1").odds("go:M1").then
    assert odds is not None and odds.column == "2-1"
    assert sum(share for _, share in odds.results) == 1
    assert battle.where("para-1") == "M2"


def test_who_stands_there_already_counts_in_the_odds() -> None:
    """[7.0.1] With the four points of a glider platoon that is there it is twelve against four."""
    pieces = {"para-1": "M2", "wood-platoon": "M1", "platoon-1": "M1"}
    battle = Battle(BRITISH_MOVEMENT, pieces).strengths(para_1=8, wood_platoon=4, platoon_1=4)
    odds = battle.answer("move:para-1").odds("go:M1").then
    assert odds is not None and odds.column == "3-1"


def test_no_combat_is_foretold_where_a_counter_lies_face_down() -> None:
    """[15.alert] A counter that lies face down may be a dummy: its strength is not told."""
    seen = 0
    match = GAME.match(seed=2)
    for _ in range(600):
        choice = match.choice
        assert choice is not None
        down = {piece.space for piece in match.view("british").pieces if piece.hidden}
        for verb, area in choice.options if choice.prompt == "act" else []:
            if verb == "go" and area in down:
                odds = match.odds((verb, area))
                assert odds is None or (odds.table == "fire" and odds.then is None)
                seen += 1
        match.take(choice.options[seen % len(choice.options)])
    assert seen > 3


def test_a_wounded_german_leader_fights_badly() -> None:
    """[6.1.6] [11.0.5] Hickman with a squad takes one off the die; wounded, he gives it back."""
    for wounded, more in ((False, {}), (True, {"6.1.6": 1})):
        battle = Battle(HAND_TO_HAND, {"para-1": "M1", "garrison-1": "M1", "hickman": "M1"}, [2, 1])
        if wounded:
            battle.wound("hickman")
        battle.begin()
        assert by_paragraph(battle.told("hand-to-hand")[0][5]) == {"7.0.2c": 1, "11.0.5": -1, **more}


# ---- order and room


def test_the_player_chooses_the_order() -> None:
    """[3.G] [7] Two combats: which comes first is asked, with the odds of each; each is fought once."""
    pieces = {"wood-platoon": "E1", "garrison-1": "E1", "fox-platoon": "W1", "garrison-2": "W1"}
    battle = Battle(HAND_TO_HAND, pieces, [6, 6])
    assert battle.targets("fight") == ["W1", "E1"]
    assert battle.odds("fight:E1").column == "2-1"
    battle.answer("fight:E1")
    assert [args[0] for args in battle.told("hand-to-hand")] == [space("E1"), space("W1")]
    assert battle.offers() == []


def test_a_combat_won_first_opens_the_way_out() -> None:
    """[7.0.6] Why the order matters: Fox's men, driven out of M1, can go to E1 only once it has been won."""
    around = ("M2", "WIRE", "LX2", "NA2", "NB2", "SB2")
    for first, ends, stuck in (("E1", "E1", False), ("M1", "M1", True)):
        pieces = {"wood-platoon": "E1", "garrison-1": "E1", "fox-platoon": "M1", "garrison-2": "M1"}
        pieces.update({f"platoon-{number}": area for number, area in enumerate(around, 1)})
        dice = [6, 1] if first == "E1" else [1, 6]
        battle = Battle(HAND_TO_HAND, pieces, dice).answer(f"fight:{first}")
        assert (battle.where("fox-platoon"), battle.suppressed("fox-platoon")) == (ends, stuck)


def test_a_german_retreat_keeps_to_the_stacking_of_tanks() -> None:
    """[5.7] [7.0.6] -:1/2E, and the only area without British is a tank's: it has room for one platoon, not for two."""
    british = dict(
        zip(("hq-1", "hq-2", "wood-platoon", "fox-platoon", "smith-platoon", "howard"), AROUND_M1, strict=True)
    )
    for also, area in ((None, "E1"), ("garrison-1", "M1")):
        pieces = {"para-1": "M1", "para-2": "M1", "para-3": "M1", "platoon-1": "M1", "tank-1": "E1", **british}
        if also:
            pieces[also] = "E1"
        battle = Battle(HAND_TO_HAND, pieces, [1]).begin()
        assert battle.told("hand-to-hand")[0][6] == "-:1/2E"
        assert (battle.where("platoon-1"), battle.strength("platoon-1")) == (area, 3)
        assert battle.suppressed("platoon-1") == (area == "M1")


AROUND_M1 = ("M2", "WIRE", "LX2", "NA2", "NB2", "SB2")
