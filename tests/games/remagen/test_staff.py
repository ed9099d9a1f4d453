"""What the two staffs do in positions where it is plain what should be done."""

from bridgehead.engine.choice import Option
from bridgehead.engine.dice import Dice
from bridgehead.engine.play.position import Position
from bridgehead.games.remagen.printed.components import KIND_OF, KINDS
from bridgehead.games.remagen.rulebook import RULES
from bridgehead.games.remagen.staff.threats import danger, needs_of, threats
from tests.games.remagen.positions import DE, GAME, US, Field, sector

ROW_B = 1


def favourite(field: Field) -> Option:
    """The staff's first choice at the open question."""
    worth = RULES.staff.judge(field.now, field.choice)
    return field.choice.options[worth.index(max(worth))]


def kind_of(option: Option) -> str:
    """The kind of the piece that an option names."""
    return KINDS[KIND_OF[option[1]]]


def test_howitzers_come_first() -> None:
    """[3.4] On the first turn, since they reach over the river at once."""
    field = Field("entry")
    field.g.quota = 120
    assert kind_of(favourite(field)) == "howitzer"


def test_a_boat_is_sent_for_when_the_other_bank_must_be_visited() -> None:
    """[8.1] Nobody has been east of the river, and no amphibian is on the board."""
    field = Field("entry", turn=4)
    field.g.quota = 30
    assert kind_of(favourite(field)) in ("buffalo", "weasel")


def test_a_gun_that_can_fire_is_not_taken_away() -> None:
    """[4.13] [4.18] With tanks across the river the howitzer stays; with nothing in range the truck hitches it."""
    for kind, where, hitches in (("medium-tank", "L10", False), ("infantry", "A18", True)):
        field = Field(turn=13)
        field.us("howitzer", "L5")
        field.us("truck", "M5")
        field.de(kind, where)
        field.play("move:us-truck-1")
        assert (favourite(field)[0] == "hitch") is hitches


def test_a_towed_gun_is_dropped_where_it_can_fire() -> None:
    """[4.16] The truck is told to before anything else."""
    field = Field(turn=13)
    field.us("howitzer", "L5")
    field.us("truck", "M5")
    field.de("medium-tank", "L10", 2)
    field.play("move:us-truck-1", "hitch:us-howitzer-1")
    assert GAME.notation(favourite(field)) == "move:us-truck-1"
    field.play("move:us-truck-1")
    assert favourite(field)[0] == "drop"


def test_attacks_that_come_to_the_same_battle_are_worth_the_same() -> None:
    """[9.1] Nobody but the tank can attack M4 and O4: whichever it names, it fights both."""
    field = Field("front")
    field.us("medium-tank", "N3")
    field.de("medium-tank", "M4")
    field.de("infantry", "O4")
    assert field.options() == ["against:M4", "against:O4"]
    worth = RULES.staff.judge(field.now, field.choice)
    assert worth[0] == worth[1]


def test_engineers_work_at_the_site() -> None:
    """[8.2] They build rather than stand by."""
    field = Field("labour", turn=3)
    field.us("engineers", "B8")
    field.g.labour[ROW_B] = 12
    field.g.passed = (1 << sector("B8")) | (1 << sector("B11"))
    assert favourite(field) == ("work", 0)


def test_germans_shell_a_bridge_that_can_be_brought_down() -> None:
    """[8.4] [8.5] Before a tray of infantry."""
    field = Field("fire", "german", turn=5)
    field.de("medium-tank", "B12", 2)
    field.us("infantry", "A12")
    field.g.labour[ROW_B] = 6
    field.g.finished[ROW_B] = 3
    assert favourite(field) == ("fire-from", sector("B12"))
    field.play("fire-from:B12")
    assert field.choice.prompt == "target"
    assert favourite(field)[1] in (sector("B9"), sector("B10"))


def test_germans_keep_off_an_empty_bank_by_as_much_as_their_manner_says() -> None:
    """Nobody is across yet: two sectors from it the staff's tank halts, a bolder one closes in."""
    field = Field("move", "german", turn=2)
    field.de("medium-tank", "H12")
    field.us("howitzer", "A3")
    options = [GAME.notation(option) for option in field.choice.options]
    staff = RULES.staff.judge_by(field.now, field.choice, {})
    bold = RULES.staff.judge_by(field.now, field.choice, {"bank": 0.0})
    assert options[staff.index(max(staff))] == "end-moves"
    assert options[bold.index(max(bold))] == "move:de-medium-tank-1"


def test_danger_is_shared_by_all_who_stand_near() -> None:
    """Two tanks beside each other are each in half the danger of one alone."""
    field = Field()
    field.us("medium-tank", "O3")
    field.de("medium-tank", "N10")
    alone = danger(field.g, needs_of(field.g, US), threats(field.g, DE), field.g.pile[sector("O3")][0], sector("O3"))
    field.us("medium-tank", "O3")
    together = danger(field.g, needs_of(field.g, US), threats(field.g, DE), field.g.pile[sector("O3")][0], sector("O3"))
    assert 0 < together == alone / 2


def test_the_river_keeps_the_enemy_at_three_sectors() -> None:
    """A tank threatens more on its own bank than at the same distance over the water, and little beyond its range."""
    field = Field()
    field.de("medium-tank", "O10")
    on_armour, _ = threats(field.g, DE)
    assert on_armour[sector("O13")] > on_armour[sector("O7")] > 0
    assert on_armour[sector("O2")] == 0


def test_every_question_of_a_game_is_judged() -> None:
    """One number an option, from the set-up to the end of a short game, without touching the state."""
    position = Position(RULES, RULES.setup(GAME.setup("short", {"night": "yes"}), Dice(3))).begin()
    dice = Dice(4)
    prompts: set[str] = set()
    while (choice := position.choice) is not None:
        before = position.state.copy()
        worth = RULES.staff.judge(position.state, choice)
        assert len(worth) == len(choice.options)
        assert -1 <= RULES.staff.evaluate(position.state, US) == -RULES.staff.evaluate(position.state, DE)
        if choice.prompt not in prompts:
            assert position.state == before
            prompts.add(choice.prompt)
        position.play(choice.options[dice.below(len(choice.options))])
    assert {"set-up", "bring", "march", "act", "fire", "target"} <= prompts
