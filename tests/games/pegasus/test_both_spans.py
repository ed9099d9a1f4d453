"""The bridge has two spans, and what is said of one holds for the other: played through matches of own scenarios."""

from pathlib import Path

import pytest

from bridgehead.engine.errors import BridgeheadError
from tests.games.pegasus.positions import piece, space
from tests.games.pegasus.test_fights import fight, offered, told, where

SPANS = [("PB1", "W2"), ("PB2", "E1")]
"""A span, and the road area at its end."""
GONE, DAMAGED = 'bridge = "destroyed"', 'bridge = "damaged"'


@pytest.mark.parametrize(("span", "end"), SPANS)
def test_nobody_goes_onto_a_destroyed_span(tmp_path: Path, span: str, end: str) -> None:
    """[8.0.6] [9.3] Nobody but sappers with all their points, who have none left then."""
    match = fight(tmp_path, [f"fox-platoon {end}", f"sappers-1 {end}"], [], "british-movement", GONE)
    match.answer("move:fox-platoon")
    assert span not in offered(match, "go")
    match.answer("stop")
    match.answer("move:sappers-1")
    match.answer(f"go:{span}")
    assert told(match, "moves")[0][1:] == (space(end), space(span), 0)


@pytest.mark.parametrize(("span", "end"), SPANS)
def test_a_makeshift_bridge_is_left_with_its_sappers(tmp_path: Path, span: str, end: str) -> None:
    """[9.3] From the next turn friends cross for two points; when the sappers have gone they do not any more."""
    match = fight(tmp_path, [f"fox-platoon {end}", f"sappers-1 {end}"], [], "british-movement", GONE)
    for answer in ("move:sappers-1", f"go:{span}", "done", "move:fox-platoon"):
        match.answer(answer)
    assert span in offered(match, "go")
    for answer in ("stop", "move:sappers-1", f"go:{end}", "stop", "done", "move:fox-platoon"):
        match.answer(answer)
    assert span not in offered(match, "go")


@pytest.mark.parametrize(("span", "end"), SPANS)
def test_either_span_is_repaired(tmp_path: Path, span: str, end: str) -> None:
    """[9.2] The sappers stand on it for a whole turn: a two mends it, and it alone."""
    match = fight(tmp_path, [f"sappers-1 {span}"], [2, 1], "suppression-removal", DAMAGED)
    match.answer("done")
    match.answer("done")
    assert [args[1] for args in told(match, "bridge-repair")] == [space(span)] * 2


@pytest.mark.parametrize(("spans", "removed"), [(["PB1"], 0), (["PB2"], 0), (["PB1", "PB2"], 1)])
def test_charges_are_removed_span_by_span(tmp_path: Path, spans: list[str], removed: int) -> None:
    """[9.1] A turn of a sapper on each of them."""
    units = [f"sappers-{number + 1} {span}" for number, span in enumerate(spans)]
    match = fight(tmp_path, units, [], "british-movement", chit="G", seed=1)
    match.answer("done")
    assert [args[1] for args in told(match, "span-disarmed")] == [space(span) for span in spans]
    assert len(told(match, "wire-removed")) == removed


@pytest.mark.parametrize(("dice", "place"), [([5], "PB1"), ([4, 5], "PB2")])
def test_either_span_gives_way_under_a_tank(tmp_path: Path, dice: list[int], place: str) -> None:
    """[8.0.7] Both are gone then."""
    match = fight(tmp_path, ["howard SA1", "tank-1 W2"], dice, "german-movement", DAMAGED)
    assert told(match, "tank-wrecked") == [(piece("tank-1"), space(place))]
    assert len(told(match, "bridge-destroyed")) == 1


def test_only_a_damaged_span_gives_way(tmp_path: Path) -> None:
    """[8.0.7] On the road elsewhere no die is cast for the bridge."""
    match = fight(tmp_path, ["howard SA1", "tank-1 LP1"], [], "german-movement", DAMAGED)
    assert where(match, "tank-1") == "LP4"


@pytest.mark.parametrize(("span", "end"), SPANS)
def test_nobody_retreats_onto_a_destroyed_span(tmp_path: Path, span: str, end: str) -> None:
    """[7.0.6] [8.0.6] Beaten on the road at its end one goes elsewhere."""
    match = fight(tmp_path, [f"platoon-1 {end}", f"fox-platoon {end} 6"], [3], "hand-to-hand", GONE)
    assert match.choice is not None and match.choice.prompt == "retreat"
    assert span not in offered(match, "retreat")


@pytest.mark.parametrize("unit", ["fox-platoon", "garrison-1"])
@pytest.mark.parametrize("span", ["PB1", "PB2"])
def test_nobody_is_set_down_on_a_destroyed_span(tmp_path: Path, unit: str, span: str) -> None:
    """[17] [8.0.6] Neither British nor Germans."""
    with pytest.raises(BridgeheadError, match="while units stand on it"):
        fight(tmp_path, [f"{unit} {span}"], [], "british-movement", GONE)
