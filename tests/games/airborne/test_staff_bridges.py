"""The staff has a bridge go up when a player would: not under its own men, nor when that is the enemy's gain."""

import pytest

from bridgehead.games.airborne.rulebook import RULES
from tests.games.airborne.field import GUARDS, PLATOON, RIFLES, h
from tests.games.airborne.played import CALM, Played

CANAL = [*["." * 12] * 4, "~~~~~B~~~~~~", *["." * 12] * 4]
ROAD = ["C06 D06 E06 F06 G06"]
SAPPERS = "engineer-platoon-german-west"


def wired(most: int) -> dict[str, object]:
    return {"wired": {"bridge": "E06", "units": [GUARDS], "within": 2, "enemy_within": 3, "most": most}}


def counting(how: str, bridge: int = 4, town: int = 1) -> list[dict[str, object]]:
    """Points for the bridge in E06, and for A01 in the north."""
    return [
        {"id": "bridge", "count": how, "points_each": bridge, "hexes": ["E06"]},
        {"id": "spot", "count": "controlled", "points_each": town, "hexes": ["A01"]},
    ]


def liking(played: Played) -> dict[str, float]:
    """What the staff thinks of each option."""
    return dict(zip(played.offers(), RULES.staff.judge(played.g, played.choice), strict=True))


def best(played: Played) -> str:
    """What it likes best."""
    worth = liking(played)
    return max(worth, key=worth.__getitem__)


@pytest.mark.parametrize("most", [1, 6])
def test_the_guard_gets_off_a_wired_bridge_before_it_goes_up(most: int) -> None:
    """[P12.4] The enemy is two hexes off: the platoon on the bridge steps back, and the charges are fired."""
    played = Played(
        {"G06": PLATOON},
        {"E06": RIFLES, "C06": GUARDS},
        [*CALM, 1],
        grid=CANAL,
        roads=ROAD,
        measure=counting("intact_and_controlled"),
        special=wired(most),
    )
    worth = liking(played.until("phase-foot", 1))
    assert worth[f"move:{RIFLES}-1"] > worth["done"]
    played.answer(f"move:{RIFLES}-1")
    assert best(played).startswith("go:")
    played.answer(best(played)).until("wired")
    assert best(played) == "blow:E06"
    played.answer("blow:E06")
    assert played.told("blown") == [(h("E06"),)] and not played.dead(f"{RIFLES}-1")


@pytest.mark.parametrize(("guard", "likes"), [(RIFLES, "hold"), ("75mm-at", "blow:E06")])
def test_nobody_who_can_walk_is_blown_up_while_there_is_time(guard: str, likes: str) -> None:
    """[P12.4] [P10.3] The guard is on the bridge, and the platoon two hexes off will not drive it away. A gun does not
    get off it by itself, and is worth less than the bridge.
    """
    played = Played(
        {"G06": PLATOON},
        {"E06": guard, "C06": GUARDS},
        CALM,
        grid=CANAL,
        roads=ROAD,
        measure=counting("intact_and_controlled"),
        special=wired(6),
    )
    played.until("wired")
    assert best(played) == likes


@pytest.mark.parametrize(("how", "likes"), [("controlled", "hold"), ("intact_and_controlled", "blow:E06")])
def test_a_bridge_that_the_enemy_has_is_left_standing_where_its_ruin_counts_for_him(how: str, likes: str) -> None:
    """[P12.4] [P12.3] The British went over the bridge. Where it has to be controlled, that is theirs for good if it
    goes up now; where it has to be intact, it is nobody's.
    """
    played = Played(
        {"E06": PLATOON},
        {"C06": GUARDS},
        CALM,
        grid=CANAL,
        roads=ROAD,
        measure=counting(how),
        special=wired(6),
    )
    played.until("phase-foot", 0).answer(f"move:{PLATOON}-1", "go:F06").until("wired")
    assert best(played) == likes


@pytest.mark.parametrize(("town", "lays"), [(1, True), (20, False)])
def test_sappers_leave_a_bridge_that_their_own_side_needs(town: int, lays: bool) -> None:
    """[P10.3] Three platoons are to cross it to a town: for four points they do without, for twenty not."""
    played = Played(
        {"A01": PLATOON, "F09": PLATOON},
        {"E06": SAPPERS, "I05": f"{RIFLES} {RIFLES} {RIFLES}"},
        CALM,
        grid=CANAL,
        roads=ROAD,
        measure=counting("controlled", town=town),
        turns=20,
    )
    played.until("phase-foot", 1).answer(f"move:{SAPPERS}-1")
    assert (best(played) == "demolish:E06") == lays


def test_sappers_who_are_alone_on_a_bridge_lay_their_charges() -> None:
    """[P10.3] Nobody else holds it: they stay where they are, and work; when there is no time left, they only stay."""
    played = Played(
        {"A01": PLATOON, "C06": PLATOON},
        {"E06": SAPPERS},
        CALM,
        grid=CANAL,
        roads=ROAD,
        measure=counting("controlled"),
        turns=5,
    )
    worth = liking(played.until("phase-foot", 1))
    assert worth[f"move:{SAPPERS}-1"] > worth["done"]
    played.answer(f"move:{SAPPERS}-1")
    assert best(played) == "demolish:E06"
    played.answer("stay")
    worth = liking(played.until("phase-foot", 1, 3))
    assert worth[f"move:{SAPPERS}-1"] < worth["done"]


def test_the_bank_of_a_ruin_that_counts_is_gone_for() -> None:
    """[P12.2] The British had the bridge and both its banks, and have blown it: the ruin is theirs as long as they were
    last on either bank. The southern one lies open, and is more than a spot in the east that is held anyhow.
    """
    sappers, guard = f"{PLATOON}-1", "mg-platoon-british-1"
    spot: dict[str, object] = {"id": "spot", "count": "controlled", "points_each": 1, "hexes": ["I12"]}
    played = Played(
        {"E06": PLATOON, "D06": "rifle-platoon-british-44", "F06": "mg-platoon-british"},
        {"H08": RIFLES},
        [*CALM, *[6, 2] * 3, 1],
        grid=CANAL,
        roads=ROAD,
        measure=[counting("controlled")[0], spot],
        turns=20,
    )
    for turn, there in ((1, "F07"), (2, "F08"), (3, "F09")):
        played.until("phase-foot", 0, turn)
        played.answer(f"move:{sappers}", "demolish:E06", f"move:{guard}", f"go:{there}")
    played.until("phase-foot", 0, 4).answer(f"move:{sappers}", "go:D06", f"move:{guard}", "go:F10")
    assert played.told("blown") == [(h("E06"),)] and played.match.view("defender").facts["points"] == 4
    played.until("phase-foot", 1).answer(f"move:{RIFLES}-1")
    assert best(played) == "go:G08"
