"""Hand-to-hand combat and what follows from it, played through matches of own scenarios with scripted dice."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from bridgehead.engine.match import Match
from bridgehead.games.pegasus.components import BOARD
from tests.games.pegasus.positions import GAME, piece, space

FIELDS = {"w": "wounded = true", "s": "suppressed = true"}


def fight(
    folder: Path,
    units: Sequence[str],
    dice: Sequence[int],
    phase: str = "hand-to-hand",
    *more: str,
    chit: str = "C",
) -> Match:
    """A match that begins in turn 6 with the units given: name, area, strength, w for wounded, s for suppressed."""
    lines = [
        f'chits = ["{chit}"]',
        'german_force = "none"',
        'british_force = "none"',
        "turn = 6",
        f'phase = "{phase}"',
        *more,
    ]
    lines += ["[victory]", "marginal = 57", "substantial = 60", "overwhelming = 66"]
    for unit in units:
        name, area, *rest = unit.split()
        lines += ["[[unit]]", f'name = "{name}"', f'area = "{area}"']
        lines += [FIELDS.get(word, f"strength = {word}") for word in rest]
    path = folder / "fight.toml"
    path.write_text("\n".join(lines), encoding="utf-8")
    return GAME.match(scenario=str(path), dice=list(dice))


def where(match: Match, name: str) -> str:
    """The area of a piece; empty when it is off the map."""
    found = [one for one in match.view("british").pieces if one.name == name]
    return BOARD.ids[found[0].space] if found and found[0].space >= 0 else ""


def told(match: Match, kind: str) -> list[tuple[object, ...]]:
    """The arguments of every event of a kind."""
    return [event.args for event in match.events if event.kind == kind]


def offered(match: Match, verb: str) -> list[str]:
    """What the open question offers of one verb."""
    assert match.choice is not None
    options = [GAME.notation(option) for option in match.choice.options]
    return [option.partition(":")[2] for option in options if option.startswith(verb + ":")]


def paragraphs(match: Match) -> dict[str, int]:
    """The modifiers of the first combat by paragraph."""
    found = told(match, "hand-to-hand")[0][5]
    assert isinstance(found, tuple)
    sums: dict[str, int] = {}
    for one in found:
        sums[one.paragraph] = sums.get(one.paragraph, 0) + one.value
    return sums


def test_who_comes_into_an_engaged_area_may_go_on(tmp_path: Path) -> None:
    """[7.0.3a] "The units" engaged may not leave; Fox, who comes in the next turn, may, and those engaged still not."""
    match = fight(tmp_path, ["brotheridge-platoon E1 6", "fox-platoon M1", "platoon-1 E1"], [1, 1, 1])
    match.answer("move:fox-platoon")
    match.answer("go:E1")
    assert set(offered(match, "go")) == {"PIL", "ATG", "M1", "WIRE", "NA2", "PB2"}
    match.answer("go:M1")
    match.answer("stop")
    match.answer("move:brotheridge-platoon")
    assert offered(match, "go") == []


@pytest.mark.parametrize("squad", ["a", "b"])
def test_breaking_down_does_not_end_an_engagement(tmp_path: Path, squad: str) -> None:
    """[7.0.3a] [12] The squads of an engaged platoon are engaged."""
    match = fight(tmp_path, ["brotheridge-platoon E1 6", "platoon-1 E1"], [1])
    match.answer("break-down:brotheridge-platoon")
    match.answer(f"move:brotheridge-{squad}")
    assert offered(match, "go") == []


def test_recombining_does_not_end_an_engagement(tmp_path: Path) -> None:
    """[7.0.3a] [12.combine] Nor do two engaged squads leave as a platoon."""
    match = fight(tmp_path, ["brotheridge-a E1 3", "brotheridge-b E1 3", "platoon-1 E1"], [1])
    match.answer("combine:brotheridge-platoon")
    match.answer("move:brotheridge-platoon")
    assert offered(match, "go") == []


@pytest.mark.parametrize(("die", "left"), [(3, "PIL"), (5, "")])
def test_a_wounded_leader_is_carried_in_a_retreat(tmp_path: Path, die: int, left: str) -> None:
    """[11.0.3.carried] [7.0.6] Moved is moved: he is rolled for when the retreat is over."""
    match = fight(tmp_path, ["howard E1 w", "fox-platoon E1", "platoon-1 E1"], [3, die])
    match.answer("retreat:PIL")
    assert told(match, "carried-leader") == [(piece("howard"), die, "K" if die == 5 else "-")]
    assert (where(match, "fox-platoon"), where(match, "howard")) == ("PIL", left)


def test_a_wounded_leader_does_not_retreat_by_himself(tmp_path: Path) -> None:
    """[11.0.3] [7.0.6] Of two leaders beaten alone the sound one goes, the wounded one stays and is suppressed."""
    match = fight(tmp_path, ["howard E1 w", "neilson E1", "fox E1", "wood E1", "platoon-1 E1"], [3, 6])
    match.answer("lose:fox")
    match.answer("lose:wood")
    match.answer("retreat:M1")
    assert (where(match, "neilson"), where(match, "howard")) == ("M1", "E1")
    assert told(match, "suppressed") == [(piece("howard"),)]


def test_a_wounded_leader_left_alone_is_suppressed(tmp_path: Path) -> None:
    """[11.0.3] [7.0.6] He has nobody to carry him: no retreat is asked for."""
    match = fight(tmp_path, ["howard E1 w", "neilson E1", "hq-1 SB1", "platoon-1 E1"], [3, 6])
    match.answer("lose:neilson")
    assert where(match, "howard") == "E1"
    assert told(match, "suppressed") == [(piece("howard"),)]


def test_a_wounded_german_leader_is_left_behind(tmp_path: Path) -> None:
    """[11.0.3] [7.0.6] Only British units carry: Schmidt, wounded, stays when his platoon retreats, and is taken."""
    match = fight(tmp_path, ["fox-platoon E1", "howard E1", "platoon-1 E1 5", "schmidt E1 w"], [3])
    assert where(match, "platoon-1") == ""
    match = fight(tmp_path, ["fox-platoon E1 6", "schmidt E1 w", "platoon-1 E1"], [3])
    assert where(match, "platoon-1") == "PIL"
    assert (where(match, "schmidt"), len(told(match, "schmidt-captured"))) == ("", 1)


def test_pine_coffin_is_no_glider_infantry(tmp_path: Path) -> None:
    """[7.0.2a] He came on foot: with him Fox's platoon is not glider infantry alone; with Howard it is."""
    assert "7.0.2a" not in paragraphs(fight(tmp_path, ["fox-platoon E1", "pine-coffin E1", "platoon-1 E1"], [3]))
    assert paragraphs(fight(tmp_path, ["fox-platoon E1", "howard E1", "platoon-1 E1"], [3]))["7.0.2a"] == 1


def test_one_wounded_leader_hampers_leaders_alone(tmp_path: Path) -> None:
    """[6.1.6] Alone he fights himself, -1; combat units are led by the one who is not wounded."""
    assert paragraphs(fight(tmp_path, ["howard E1 w", "neilson E1", "platoon-1 E1"], [6]))["6.1.6"] == -1
    led = fight(tmp_path, ["howard E1 w", "neilson E1", "fox-platoon E1", "platoon-1 E1"], [4])
    assert "6.1.6" not in paragraphs(led)


def test_prisoners_retreat_with_combat_units_only(tmp_path: Path) -> None:
    """[5.3.bunkers.4] [7.0.6] The platoon takes them along, and the log names them; a leader alone could not."""
    match = fight(tmp_path, ["fox-platoon OE", "platoon-1 EN"], [1, 1, 2], phase="british-movement")
    for answer in ("move:fox-platoon", "search:OE", "done"):
        match.answer(answer)
    match.answer("retreat:RA1")
    assert told(match, "retreats") == [((piece("fox-platoon"), piece("prisoners-1")), space("OE"), space("RA1"))]
