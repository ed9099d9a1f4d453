"""[R2.2] [R20.1] Every unit: its printed value, what its text adds, and what it counts."""

import pytest

from bridgehead.games.tonga.printed.cards import CARDS, number_of
from bridgehead.games.tonga.printed.terms import BRITISH, GERMAN, TYPES, UNIT
from tests.games.tonga.table import Table, numbers

# unit, terrain, enemy unit down, own units that have fought, value
BRITISH_VALUES = [
    ("1101", "1001", "1505", "", 2),
    ("1102", "1001", "1505", "", 3),
    ("1103", "1001", "1505", "", 3),
    ("1103", "1014A", "1505", "", 4),
    ("1103", "1017", "1505", "", 4),
    ("1104", "1001", "1505", "", 2),
    ("1104", "1001", "1503", "", 5),
    ("1105", "1001", "1505", "", 4),
    ("1106", "1001", "1505", "", 3),
    ("1106", "1001", "1505", "1106", 4),
    ("1106", "1001", "1505", "1102", 3),
    ("1106", "1001", "1505", "1106 1107 1401", 5),
    ("1107", "1001", "1505", "", 2),
    ("1108", "1001", "1505", "", 2),
    ("1108", "1001", "1505", "1102", 3),
    ("1108", "1001", "1505", "1102 1105 1105", 4),
    ("1109", "1001", "1505", "", 5),
    ("1110", "1001", "1505", "", 2),
    ("1111", "1001", "1505", "", 1),
    ("1112", "1001", "1505", "", 3),
    ("1114", "1021", "1505", "", 4),
    ("1401", "1001", "1505", "", 5),
    ("1405", "1001", "1505", "", 6),
    ("1410", "1001", "1505", "", 5),
]
GERMAN_VALUES = [
    ("1501", "1001", "", 1),
    ("1502", "1001", "", 2),
    ("1502", "1001", "1505", 3),
    ("1502", "1001", "1505 1505 1505", 4),
    ("1503", "1001", "", 3),
    ("1504", "1001", "", 4),
    ("1504", "1001", "1505", 3),
    ("1505", "1001", "", 3),
    ("1506", "1001", "", 2),
    ("1507", "1001", "", 2),
    ("1508", "1001", "", 3),
    ("1509", "1001", "", 2),
    ("1510", "1001", "", 2),
    ("1510", "1022", "", 3),
    ("1511", "1001", "", 3),
    ("1511", "1001", "1505", 4),
    ("1512", "1001", "1505", 5),
    ("1513", "1001", "", 4),
    ("1514", "1001", "", 3),
    ("1801", "1001", "", 5),
    ("1802", "1001", "", 5),
    ("1802", "1013", "", 7),
    ("1802", "1014A", "", 7),
    ("1805", "1001", "", 4),
    ("1806", "1001", "", 5),
    ("1809", "1001", "", 5),
    ("1810", "1001", "", 5),
]


@pytest.mark.parametrize(("unit", "terrain", "enemy", "fought", "value"), BRITISH_VALUES)
def test_british_unit_value(unit: str, terrain: str, enemy: str, fought: str, value: int) -> None:
    """[R10.1] [R20.1] [R20.2] A British unit's value by terrain, enemy and what has fought before it."""
    table = Table(f"{unit} 1102", f"{enemy} 1502", terrain=terrain)
    table.g.fronts[0].fought[BRITISH] = numbers(fought)
    table.do(f"unit:{enemy}", f"unit:{unit}")
    assert table.told("values")[-1][1] == value


@pytest.mark.parametrize(("unit", "terrain", "fought", "value"), GERMAN_VALUES)
def test_german_unit_value(unit: str, terrain: str, fought: str, value: int) -> None:
    """[R10.1] [R20.4] A German unit's value by terrain and by what has fought before it."""
    table = Table("1102", f"{unit} 1501", terrain=terrain)
    table.g.fronts[0].fought[GERMAN] = numbers(fought)
    table.do(f"unit:{unit}")
    assert table.told("values")[-1][2] == value


def test_every_unit_has_its_value_here() -> None:
    """[R2.2] No unit is left out above (stragglers flip a token: they have a test of their own)."""
    proved = {row[0] for row in BRITISH_VALUES} | {row[0] for row in GERMAN_VALUES} | {"1113"}
    assert proved == {card.id for card in CARDS if card.kind == UNIT}


def test_parachutists_are_exactly_these() -> None:
    """[R20.1] Five cards have the type Parachutist, and no other."""
    bit = 1 << TYPES.index("parachutist")
    assert {card.id for card in CARDS if card.types & bit} == {"1106", "1107", "1401", "1405", "1410"}


def test_discarded_units_have_not_fought() -> None:
    """[R20.1] A unit lost to a Booby Trap does not count for the Parachute Squad."""
    table = Table("1106 1106 1302", "1505 1706").do("unit:1505", "unit:1106", "respond:1706", "unit:1106")
    assert table.values[0] == 3


def test_units_played_as_actions_have_not_fought() -> None:
    """[R20.2] [R20.4] Scouts and sentries played as actions do not count as units that have fought."""
    table = Table("1101 1102 1108 1108", "1501 1505 1502", tokens=(1, 0))
    table.do("unit:1505", "pass", "unit:1102", "play:1101", "hand-over", "give-up", "unit:1502", "pass", "unit:1108")
    assert table.values == (3, 3)  # one unit has fought on each side


@pytest.mark.parametrize(("tape", "value"), [([2], 4), ([1], 2)])
def test_stragglers(tape: list[int], value: int) -> None:
    """[R2.1] 1113: the Destiny token brings +2 or nothing."""
    table = Table("1113 1302", "1505 1502", scenario="2", tape=tape).do("unit:1505", "unit:1113")
    assert table.told("values")[-1][1] == value


def test_pathfinders_draw_behind_parachutists() -> None:
    """[R20.1] 1107: a card, if a parachutist has already fought here."""
    table = Table("1107", "1505 1502", decks=("1105 1105", ""))
    table.g.fronts[0].fought[BRITISH] = numbers("1106")
    table.do("unit:1505", "unit:1107")
    assert table.told("drew")[0] == (BRITISH, 1)
    alone = Table("1107 1302", "1505 1502", decks=("1105 1105", "")).do("unit:1505", "unit:1107")
    assert not alone.told("drew")


def test_assault_platoon_costs_a_card() -> None:
    """[R4.3] 1109: the owner discards a card of his choice."""
    table = Table("1109 1101 1302", "1505 1502").do("unit:1505", "unit:1109")
    assert (table.asked, table.offered) == ("british discard", ["discard:1101", "discard:1302"])
    table.do("discard:1101")
    assert table.pile(BRITISH) == "1101"


def test_mortar_takes_a_token() -> None:
    """[R20.8] 1110 takes a token, 1507 likewise."""
    assert Table("1110 1302", "1505").do("unit:1505", "unit:1110").g.tokens == [1, 0]
    assert Table("1102", "1507").do("unit:1507").g.tokens == [0, 1]


def test_trapped_mortar_takes_none() -> None:
    """[R20.8] A mortar that a Booby Trap discards takes no token."""
    table = Table("1110 1102", "1505 1706").do("unit:1505", "unit:1110", "respond:1706")
    assert table.g.tokens == [0, 0]


def test_medic_brings_back_a_unit() -> None:
    """[R4.4] 1111: a unit of value 4 or less, no medic, and everybody sees which."""
    table = Table("1111 1302", "1505 1502", discards=("1105 1102 1109 1111 1302", "")).do("unit:1505", "unit:1111")
    assert table.offered == ["take:1102", "take:1105"]
    table.do("take:1105")
    assert table.hand(BRITISH) == "1105 1302"
    assert table.told("recovered") == [(BRITISH, number_of("1105"))]
    assert table.g.known[BRITISH] == numbers("1105")


def test_platoon_leader_leads_by_action() -> None:
    """[R10.3] 1112: +1 as soon as an action has been played in this fight."""
    table = Table("1112 1302 1101", "1512")
    table.g.fronts[0].fought[GERMAN] = numbers("1505")
    table.do("unit:1512", "unit:1112", "play:1302")
    assert table.values[0] == 3 + 1 + 2


def test_breaching_party_sets_terrain_aside() -> None:
    """[R7.3] 1114: the terrain's lasting effect counts for neither unit in its fight."""
    table = Table("1114 1302", "1505 1502", terrain="1009").do("unit:1505")
    assert table.values == (0, 5)
    table.do("unit:1114")
    assert table.told("values")[-1][1:] == (4, 3)


def test_armoured_car_bars_tokens() -> None:
    """[R20.5] 1503: no ordinary tokens and no +3 of the Gammon Bombs; green ones may be used."""
    table = Table("1102 1302", "1503", scenario="1B", tokens=(2, 0))
    table.g.yellow, table.g.green = 1, 1
    table.do("unit:1503", "unit:1102")
    assert [one for one in table.offered if one.startswith("token")] == ["token:green"]


@pytest.mark.parametrize("unit", ["1503", "1810"])
def test_heroic_plus3_against_armour(unit: str) -> None:
    """[R20.5] 1503, 1810: the +3 tokens of the Flame-thrower and of Roseveare may be used."""
    table = Table("1109 1101 1302", unit, scenario="3", tokens=(2, 0), tape=[2])
    table.g.yellow, table.g.yellow_heroic = 1, 1
    table.do(f"unit:{unit}", "unit:1109", "discard:1101")
    assert [one for one in table.offered if one.startswith("token")] == ["token:plus3-heroic"]
    table.do("token:plus3-heroic")
    assert table.told("values")[-1][1] == 8


def test_defence_platoon_bars_actions() -> None:
    """[R20.6] 1506: no action but heroic ones, no sniper, no scout as an action."""
    table = Table("1102 1302 1304 1101 1409 1412", "1506 1702", scenario="3", tokens=(1, 0)).do(
        "unit:1506", "play:1702"
    )
    table.do("unit:1102")
    assert [one for one in table.offered if one.startswith("play")] == ["play:1409", "play:1412"]


def test_defence_platoon_and_ambush() -> None:
    """[R20.6] An Ambush is an action too: it does not reach the Defence Platoon."""
    assert Table("1313 1102", "1506", scenario="3").do("unit:1506").asked == "british british-unit"


def test_smoke_after_the_defence_platoon() -> None:
    """[R20.6] Once the platoon is destroyed it bars nothing: smoke is allowed."""
    table = Table("1105 1303", "1506 1502", scenario="3").do("unit:1506", "unit:1105")
    assert table.asked == "british tilt"


def test_command_squad_takes_tokens() -> None:
    """[R20.4] 1508: a token for each German unit that has fought here, at most two."""
    table = Table("1102", "1508")
    table.g.fronts[0].fought[GERMAN] = numbers("1505 1505 1502")
    assert table.do("unit:1508").g.tokens == [0, 2]


def test_motorcyclists_draw() -> None:
    """[R2.2] 1509 draws a card."""
    assert Table("1102", "1509", decks=("", "1502")).do("unit:1509").hand(GERMAN) == "1502"


def test_panzer_needs_company() -> None:
    """[R20.4] 1512 may be played only where a German unit has fought."""
    table = Table("1105 1102", "1512 1502")
    assert table.offered == ["unit:1502", "none"]
    table.do("unit:1502", "unit:1105")
    assert table.offered == ["unit:1512", "none"]


def test_flak_keeps_the_british_down() -> None:
    """[R20.4] 1513: the British unit has -1 when a German unit has already fought here."""
    table = Table("1105 1105 1302", "1502 1513 1702").do("unit:1502", "pass", "unit:1105", "hand-over", "give-up")
    table.do("unit:1513", "pass", "unit:1105")
    assert table.values == (3, 4)


def test_conscripts_lose_a_token() -> None:
    """[R11.2] 1514: when they are destroyed a token goes back."""
    table = Table("1105 1302", "1514 1502", tokens=(0, 2)).do("unit:1514", "pass", "unit:1105", "hand-over", "give-up")
    assert table.told("returned-tokens") == [(GERMAN, 1)]


def test_units_that_draw_or_take_when_played() -> None:
    """[R5.2] 1401 draws a card, 1801 two; 1809 takes two tokens; 1806 makes the British player discard."""
    howard = Table("1401 1302", "1505 1502", scenario="1B", decks=("1102", "")).do("unit:1505", "unit:1401")
    assert howard.hand(BRITISH) == "1102 1302"
    schmidt = Table("1102", "1801", scenario="1B", decks=("", "1502 1505")).do("unit:1801")
    assert schmidt.hand(GERMAN) == "1502 1505"
    assert Table("1102", "1809", scenario="3").do("unit:1809").g.tokens == [0, 2]
    buskotte = Table("1102 1105", "1806", scenario="2").do("unit:1806", "discard:1102")
    assert buskotte.pile(BRITISH) == "1102"


def test_otway_lifts_later_parachutists() -> None:
    """[R20.1] 1405: he and the parachutists after him have +1 on this terrain."""
    table = Table("1405 1106 1105", "1502 1502 1502", scenario="2").do(
        "unit:1502", "unit:1405", "unit:1502", "unit:1106"
    )
    assert table.told("values")[-1][1] == 3 + 1 + 1
    table.do("unit:1502", "unit:1105")
    assert table.told("values")[-1][1] == 4


def test_canadians_draw_after_victory() -> None:
    """[R11.2] 1410: two cards if they destroy the German unit."""
    table = Table("1410", "1502 1505", scenario="3", decks=("1102 1105", "")).do("unit:1502", "unit:1410")
    assert table.hand(BRITISH) == "1102 1105"


def test_sentry_and_scout_as_actions() -> None:
    """[R10.3] 1501 gives +2 as an action, 1101 +1, 1805 +3."""
    table = Table("1102 1101", "1505 1501").do("unit:1505", "play:1501")
    assert table.values[1] == 5
    table.do("unit:1102", "play:1101")
    assert table.told("values")[-1][1] == 4
    steiner = Table("1102", "1505 1805", scenario="2").do("unit:1505", "play:1805")
    assert steiner.values[1] == 6


def test_hero_played_as_action_leaves_the_game() -> None:
    """[R5.3] Steiner played as an action leaves the game with the assault; ordinary cards go to the discard pile."""
    table = Table("1102", "1505 1805", scenario="2").do("unit:1505", "play:1805", "unit:1102")
    assert table.told("assault-won")[0][0] == GERMAN
    assert table.pile(GERMAN) == "1505"
