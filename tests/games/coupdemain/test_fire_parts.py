"""[T3.6] [T6.3] [T6.27] [T7.3] [T12.23] What single units and weapons bring into a fire group, and how often."""

from bridgehead.games.coupdemain.fire.firepower import GRAINS, power
from bridgehead.games.coupdemain.fire.leading import may_direct
from bridgehead.games.coupdemain.fire.machine_guns import breakdown_number, may_cower
from bridgehead.games.coupdemain.fire.parts import AGAIN, FRESH, IN_NEED, NOT_NOW, parts_of, ready, stage
from bridgehead.games.coupdemain.fire.ways_to_fire import open_way
from bridgehead.games.coupdemain.marks import (
    ATTACKS,
    AWAITING,
    BERSERK,
    BROKEN,
    DIRECTED,
    FANATIC,
    FINAL,
    FIRST,
    HEROIC,
    KEEPS_RATE,
    MELEE,
    MOVED,
    PINNED,
    TI,
    WEAPON_FIRST,
    WOUNDED,
)
from bridgehead.games.coupdemain.printed.components import BRITISH, WEAPON_NUMBERS
from bridgehead.games.coupdemain.state import ADVANCING_FIRE, DEFENSIVE_FIRE, PREP_FIRE, WEAPON
from tests.games.coupdemain.field import Field
from tests.games.coupdemain.test_fire import drm, fire, group_at, lots_at, offered, prep


def strength(field: Field, part: int, target: str, way: int = FRESH, half: bool = False) -> float:
    """The firepower of a part against a Location."""
    return power(field.g, part, field.at(target), way, half) / GRAINS


def test_multipliers() -> None:
    """[T0.2] [T6.3] ×3 in one's own Location, ×2 if the enemy there is concealed, and halved; ×2 beside; ×½ for
    long range, pins, hurried fire, concealment, each once.
    """
    field = prep(["6-4-8 Y18"], ["4-4-7 X18"], [])
    squad = field.british[0]
    assert strength(field, squad, "Y18") == 18 and strength(field, squad, "Y18", FRESH, True) == 6
    assert strength(field, squad, "X18") == 12 and strength(field, squad, "X18.1") == 12
    assert strength(field, squad, "Y15") == 6 and strength(field, squad, "Y13") == 3
    assert strength(field, squad, "Y15", AGAIN) == 3 and strength(field, squad, "Y15", IN_NEED, True) == 1.5
    field.g.marks[squad] |= PINNED
    assert strength(field, squad, "Y13", AGAIN, True) == 6 / 16
    assert strength(field, squad, "Y9") == 0


def test_single_men_with_weapons() -> None:
    """[T3.6] [T6.27] A leader has no fire of his own and works a weapon at half; a hero has 1, and a LMG in full."""
    field = prep(["4-5-8 Y22", "9-1 Y20 lmg", "1-4-9 Y21 german-mmg"], ["4-4-7 Y18"], [])
    leader, hero = field.british[1:]
    assert parts_of(field.g, leader) == [WEAPON] and strength(field, WEAPON, "Y18") == 1
    assert parts_of(field.g, hero) == [hero, WEAPON + 1]
    assert strength(field, hero, "Y18") == 1 and strength(field, WEAPON + 1, "Y18") == 2.5
    field.g.bear(0, hero)
    field.g.bear(1, leader)
    assert strength(field, WEAPON, "Y18") == 2
    assert strength(field, hero, "Y17") == 1 and strength(field, hero, "Y20") == 2


def test_a_hero_helps_and_does_not_cower() -> None:
    """[T13.4] [T13.5] [T6.18] [T8.15] A hero in the group is −1, with a leader besides; a heroic leader keeps his
    modifier. With a hero nobody cowers, nor do the Fanatic.
    """
    field = prep(["4-5-8 Y20", "1-4-9 Y20", "8-1 Y20"], ["4-4-7 Y18"], [])
    (lot,) = lots_at(field, BRITISH, "Y18")
    assert drm(lot) == {"leader": -1, "hero": -1}
    heroic = prep(["4-5-8 Y20", "8-1 Y20"], ["4-4-7 Y18"], [])
    heroic.g.marks[heroic.british[1]] |= HEROIC
    assert drm(lots_at(heroic, BRITISH, "Y18")[0]) == {"leader": -1, "hero": -1}
    german = Field(["4-5-8 Y20"], ["4-4-7 Y18", "1-4-9 Y18"], [], "day", DEFENSIVE_FIRE)
    squad, hero = german.german
    assert may_cower(german.g, [squad]) and not may_cower(german.g, [squad, hero])
    german.g.marks[squad] |= FANATIC
    assert not may_cower(german.g, [squad])


def test_a_wounded_leader_directs_worse() -> None:
    """[T13.3] [T6.15] A wounded 8-1 gives nothing, and so he stays out of it with British elite; a pinned one
    cannot.
    """
    field = prep(["4-5-8 Y20", "9-2 Y20"], ["4-4-7 Y18"], [])
    leader = field.british[1]
    field.g.marks[leader] |= WOUNDED
    assert drm(lots_at(field, BRITISH, "Y18")[0]) == {"leader": -1}
    field.g.marks[leader] |= PINNED
    assert not group_at(field, BRITISH, "Y18").leaders
    weak = prep(["4-5-8 Y20", "8-1 Y20"], ["4-4-7 Y18"], [])
    weak.g.marks[weak.british[1]] |= WOUNDED
    assert not group_at(weak, BRITISH, "Y18").leaders


def test_a_leader_directs_once_a_phase() -> None:
    """[T6.15] Once a phase, again with a weapon that kept its rate; not who has fired a weapon, nor who works it
    now.
    """
    field = prep(["4-5-8 Y20 german-mmg", "8-1 Y20", "4-5-8 Y20"], ["4-4-7 Y18", "4-4-7 Y17"], [1, 6, 1, 2])
    squad, leader, other = field.british
    fire(field, "Y18", "weapon 0", "enough")
    assert field.g.marks[leader] & DIRECTED and field.g.used[0] & KEEPS_RATE
    assert may_direct(field.g, leader, [WEAPON], [FRESH]) and not may_direct(field.g, leader, [other], [FRESH])
    gunner = prep(["4-5-8 Y20", "8-1 Y20 lmg"], ["4-4-7 Y18"], [])
    assert not may_direct(gunner.g, gunner.british[1], [WEAPON, gunner.british[0]], [FRESH, FRESH])
    gunner.g.marks[gunner.british[1]] |= TI
    assert not may_direct(gunner.g, gunner.british[1], [gunner.british[0]], [FRESH])
    assert squad != other


def test_hurried_fire_is_led_by_hurried_leaders() -> None:
    """[T12.7] In the MPh a First-Fired leader directs what fires again, not what fires afresh."""
    field = Field(["6-4-8 Y19"], ["4-4-7 Y18", "8-0 Y18"], [])
    squad, leader = field.german
    field.g.marks[leader] |= FIRST
    assert not may_direct(field.g, leader, [squad], [FRESH]) and may_direct(field.g, leader, [squad], [AGAIN])
    field.g.marks[leader] |= FINAL
    assert not may_direct(field.g, leader, [squad], [AGAIN]) and may_direct(field.g, leader, [squad], [IN_NEED])


def test_who_cannot_fire() -> None:
    """[T6.23] Neither the broken, the berserk, those in Melee, nor the busy; at a Melee nobody fires."""
    for mark in (BROKEN, BERSERK, MELEE, TI):
        field = prep(["4-5-8 Y20"], ["4-4-7 Y18"], [])
        field.g.marks[field.british[0]] |= mark
        assert not ready(field.g, field.british[0]) and offered(field, BRITISH) == []
    brawl = prep(["4-5-8 Y20", "4-5-8 Y18"], ["4-4-7 Y18"], [])
    for unit in (brawl.british[1], brawl.german[0]):
        brawl.g.marks[unit] |= MELEE
    assert offered(brawl, BRITISH) == []


def test_heavy_weapons_that_moved_do_not_fire() -> None:
    """[T6.10] [T7.2] In the AFPh a MMG whose owner moved does not fire, a LMG does; with Opportunity Fire it had not
    moved.
    """
    field = Field(["4-5-8 Y20 german-mmg lmg"], ["4-4-7 Y18"], [], "day", ADVANCING_FIRE)
    squad = field.british[0]
    target = field.at("Y18")
    heavy, light = [WEAPON + field.g.battle.weapons.index(WEAPON_NUMBERS[key]) for key in ("german-mmg", "lmg")]
    field.g.marks[squad] |= MOVED
    assert open_way(field.g, heavy, target) == NOT_NOW and open_way(field.g, light, target) == FRESH
    field.g.marks[squad] &= ~MOVED
    field.g.marks[squad] |= AWAITING
    assert open_way(field.g, heavy, target) == FRESH and open_way(field.g, light, target) == FRESH


def test_eight_attacks_are_the_limit() -> None:
    """[T7.3] [T12.23] A weapon attacks eight times in a phase at the most, and any part eight times by FPF."""
    field = Field(["6-4-8 Y19"], ["4-4-7 Y18 german-mmg"], [])
    field.g.paid_here = 8
    squad = field.german[0]
    field.g.used[0] |= KEEPS_RATE | WEAPON_FIRST
    field.g.used[0] += 7 * ATTACKS
    assert stage(field.g, WEAPON) == FRESH
    field.g.used[0] += ATTACKS
    assert stage(field.g, WEAPON) == AGAIN
    field.g.marks[squad] |= FIRST | FINAL
    assert open_way(field.g, squad, field.at("Y19")) == IN_NEED
    field.g.pressed = [squad * 16 + 8]
    assert open_way(field.g, squad, field.at("Y19")) == NOT_NOW


def test_inexperienced_hands_wear_a_weapon_sooner() -> None:
    """[T0.10] [T3.8] [T12.11] B12 is 11 for conscripts, 10 captured, 10 in hurried fire; these add up."""
    field = Field(["4-5-8 Y20 german-lmg"], ["4-3-6 Y18 german-lmg", "4-4-7 Y17 german-lmg"], [], "day", PREP_FIRE)
    by_owner = {field.g.owner[one]: one for one in range(3)}
    assert breakdown_number(field.g, by_owner[field.german[1]], FRESH) == 12
    assert breakdown_number(field.g, by_owner[field.german[0]], FRESH) == 11
    assert breakdown_number(field.g, by_owner[field.british[0]], FRESH) == 10
    assert breakdown_number(field.g, by_owner[field.german[0]], AGAIN) == 9
