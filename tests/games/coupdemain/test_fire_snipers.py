"""[T20] Snipers: who calls them, where they strike, whom, and who looks for them."""

from bridgehead.games.coupdemain.fire.snipers import answer_calls, sniper_check, sniper_hex
from bridgehead.games.coupdemain.marks import BROKEN, PINNED, TI, WOUNDED
from bridgehead.games.coupdemain.pieces.standing_orders import ASK_ME, SNIPER_CHECK
from bridgehead.games.coupdemain.printed.components import BRITISH, GERMAN
from bridgehead.games.coupdemain.printed.tables import ORDERS
from bridgehead.games.coupdemain.state import DEAD, NONE, PREP_FIRE
from bridgehead.games.coupdemain.turn.phases import RALLYING
from bridgehead.games.coupdemain.turn.sequence import play_step
from tests.games.coupdemain.field import Field, fire_phase_step


def ambushed(british: list[str], german: list[str], dice: list[int], san: int = 4, at: str = "M12") -> Field:
    """A PFPh of the British, whom German Snipers watch from one hex."""
    field = Field(british, german, dice, "day", PREP_FIRE)
    field.g.san = [0, san]
    hex_ = field.g.battle.ground.at(at)
    field.g.snipers = [NONE, NONE, hex_, hex_]
    return field


def call(field: Field, *answers: str) -> None:
    """The German Sniper is called."""
    field.g.calls = [GERMAN]
    field.play(answer_calls(field.g), *answers)


def test_an_original_dr_calls_the_enemys_sniper() -> None:
    """[T20.2] [T37.32] An original 4 of British fire calls the German Sniper of SAN 4; a dr of 3 is no attack."""
    field = ambushed(["4-5-8 Y20"], ["4-4-7 X18"], [1, 3, 3])
    field.play(fire_phase_step(field.g, "at", field.at("X18")))
    assert not field.told("sniper") and field.g.calls == []
    field = ambushed(["4-5-8 Y20"], ["4-4-7 X18"], [1, 3, 2, 1, 4, 1])
    field.play(fire_phase_step(field.g, "at", field.at("X18")))
    assert len(field.told("sniper")) == 1 and field.g.marks[field.british[0]] & PINNED
    other = ambushed(["4-5-8 Y20"], ["4-4-7 X18"], [1, 3], 5)
    other.play(fire_phase_step(other.g, "at", other.at("X18")))
    assert not other.told("sniper")


def test_a_san_of_one_has_no_sniper() -> None:
    """[T20.7] Of SAN 1 or less nobody comes."""
    field = ambushed(["4-5-8 Y20"], ["4-4-7 X18"], [], 1)
    call(field)
    assert not field.told("sniper")


def test_where_he_strikes() -> None:
    """[T20.4] [T20.10] Coloured: the direction, white: the distance; then the nearest hex with enemies, off the map
    too.
    """
    field = ambushed(["4-5-8 Y20", "8-0 Y23"], ["4-4-7 X18"], [])
    ground = field.g.battle.ground
    field.g.dice.tape = [1, 3]
    assert ground.names[sniper_hex(field.g, ground.at("Y22"), BRITISH)] == "Y20"
    field.g.dice.tape = [1, 3, 4, 2]
    assert ground.names[sniper_hex(field.g, ground.at("Y22"), BRITISH)] == "Y23"
    edge = ambushed(["4-5-8 Y20"], ["4-4-7 X18"], [1, 6])
    assert ground.names[sniper_hex(edge.g, edge.g.battle.ground.at("Y1"), BRITISH)] == "Y20"


def test_equally_near_hexes_by_dr() -> None:
    """[T20.4] Among equally near hexes the highest dr; a tie is rolled again."""
    field = ambushed(["4-5-8 Y20", "8-0 Y22"], ["4-4-7 X18"], [])
    ground = field.g.battle.ground
    field.g.dice.tape = [1, 1, 3, 3, 2, 5]
    assert ground.names[sniper_hex(field.g, ground.at("Y22"), BRITISH)] == "Y22"


def test_what_he_does() -> None:
    """[T20.5] dr 1: a SMC is lost, a MMC breaks, a broken one is reduced, all dummies of the stack go; dr 2: a SMC is
    wounded, a MMC pinned, a dummy goes.
    """
    lost = ambushed(["9-1 Y20"], ["4-4-7 X18"], [1, 1, 4, 1])
    call(lost)
    assert lost.g.where[lost.british[0]] == DEAD
    broken = ambushed(["4-5-8 Y20"], ["4-4-7 X18"], [1, 1, 4, 1])
    call(broken)
    assert broken.g.marks[broken.british[0]] & BROKEN
    reduced = ambushed(["4-5-8 Y20"], ["4-4-7 X18"], [1, 1, 4, 1])
    reduced.g.marks[reduced.british[0]] |= BROKEN
    call(reduced)
    assert len(reduced.told("reduced")) == 1
    dummies = ambushed(["dummy Y20 ?", "dummy Y20 ?"], ["4-4-7 X18"], [1, 1, 4, 1, 6, 2])
    call(dummies)
    assert len(dummies.told("dummy")) == 2
    one = ambushed(["dummy Y20 ?", "dummy Y20 ?"], ["4-4-7 X18"], [2, 1, 4, 1, 6, 2])
    call(one)
    assert len(one.told("dummy")) == 1
    wounded = ambushed(["9-1 Y20"], ["4-4-7 X18"], [2, 1, 4, 1, 3])
    call(wounded)
    assert not wounded.told("pin-task")
    assert wounded.g.marks[wounded.british[0]] & WOUNDED


def test_a_leader_struck_makes_others_check_and_calls_nobody() -> None:
    """[T20.11] [T8.13] Who stood by a leader that is lost checks; those DR call no Sniper."""
    field = ambushed(["9-1 Y20", "4-5-8 Y20"], ["4-4-7 X18"], [])
    first = min(field.british, key=lambda unit: field.g.tag[unit])
    dice = [6, 2] if first == field.british[0] else [2, 6]
    field.g.dice.tape = [1, 1, 4, 1, *dice, 1, 3]
    call(field)
    assert field.g.where[field.british[0]] == DEAD and len(field.told("morale")) == 1
    assert len(field.told("sniper")) == 1 and field.g.calls == []


def test_the_counter_moves_to_his_victim() -> None:
    """[T20.3] [T20.4] An even dr takes the second Sniper, and he stands in the hex of his victim from then on."""
    field = ambushed(["4-5-8 Y20"], ["4-4-7 X18"], [2, 2, 4, 1])
    call(field)
    ground = field.g.battle.ground
    assert field.g.snipers[2:] == [ground.at("M12"), ground.at("Y20")]


def test_the_sniper_check() -> None:
    """[T20.6] One dr for a Location near by, −1 a half-squad beyond the first: 2 or less takes one off the SAN, 3
    pins him; the searchers are busy.
    """
    field = ambushed(["4-5-8 Y21", "4-5-8 Y22"], ["4-4-7 II12"], [2, 1, 3, 1, 3])
    g = field.g
    g.snipers[2] = g.battle.ground.at("X20")
    call(field)
    assert len(field.told("sniper-check")) == 1 and g.san[GERMAN] == 3
    struck = [unit for unit in field.british if g.marks[unit] & PINNED]
    seekers = [unit for unit in field.british if g.marks[unit] & TI]
    assert len(struck) == 1 and len(seekers) == 1 and struck != seekers
    g.dice.tape = [2, 1, 3, 1, 3, 4]
    sniper_check(g, GERMAN, field.g.where[seekers[0]], seekers)
    assert g.silenced[GERMAN] == 1
    call(field)
    assert len(field.told("sniper")) == 1


def test_a_rally_calls_him_too() -> None:
    """[T20.2] [T20.11] A DR of a rally that equals the SAN calls the Sniper when the try is over."""
    field = ambushed(["4-5-8 Y20", "8-0 Y20"], ["4-4-7 X18"], [3, 3, 5], 6)
    field.g.phase = RALLYING
    field.g.marks[field.british[0]] |= BROKEN
    field.play(play_step(field.g))
    assert len(field.told("rally")) == 1 and not field.g.marks[field.british[0]] & BROKEN
    assert [one[0] for one in field.told("die")][-1] == "sniper" and field.g.calls == []


def test_the_check_may_be_asked() -> None:
    """[T20.6] [T35.3] By standing order the check is asked; left be, nobody is busy."""
    field = ambushed(["4-5-8 Y21", "4-5-8 Y22"], ["4-4-7 II12"], [2, 1, 3, 1])
    field.g.snipers[2] = field.g.battle.ground.at("X20")
    field.g.orders[BRITISH * len(ORDERS) + SNIPER_CHECK] = ASK_ME
    call(field, "leave-be")
    assert field.prompts() == ["sniper-check"]
    assert not any(field.g.marks[unit] & TI for unit in field.british)
