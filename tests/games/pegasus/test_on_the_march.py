"""Germans on the march, and what the men in the pillbox see: played through matches of own scenarios."""

from pathlib import Path

import pytest

from tests.games.pegasus.test_fights import fight, told


@pytest.mark.parametrize(("area", "seen"), [("NA2", True), ("WN", True), ("E1", True), ("NA1", False)])
def test_who_stands_beside_the_pillbox_is_seen(area: str, seen: bool, tmp_path: Path) -> None:
    """[8.0.3] [6.5.los.1] An adjacent area is in sight though the ruler crosses the trench beside it; what lies behind
    is not. The alarm is raised by a grenade at Ranville.
    """
    units = [f"wood-platoon {area}", "garrison-1 PIL", "fox-platoon RV", "garrison-2 OE"]
    match = fight(tmp_path, units, [1] * 9, "british-movement")
    for answer in ("move:fox-platoon", "grenade:garrison-2", "stop", "done"):
        match.answer(answer)
    assert bool(told(match, "wire-turned-up")) == seen
