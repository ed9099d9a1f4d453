"""The grammar of a game's folder: who knows one game finds his way in another."""

from importlib import import_module
from pathlib import Path

import pytest

from bridgehead import registry

ROOM = 20
"""About how many modules a room holds."""
SOURCES = Path(registry.__file__).parent
ROOMS = sorted({path.parent for path in SOURCES.rglob("*.py")})


@pytest.mark.parametrize("key", registry.games())
def test_every_games_folder_follows_one_grammar(key: str) -> None:
    """What begins a game, draws a view, tells odds, deals anew and plays a step has one name in one place."""
    folder = f"bridgehead.games.{key}"
    names = {
        "rulebook": ["RULES"],
        "state": [],
        "printed": [],
        "turn.setting_up": ["new_game"],
        "turn.sequence": ["STEPS"],
        "turn.victory": [],
        "table.view": ["draw_view"],
        "table.chances": ["odds_of"],
        "staff.staff": [],
        "staff.judge": ["judge", "reason"],
        "staff.evaluation": ["EVALUATION", "signs", "final"],
    }
    for module, expected in names.items():
        found = import_module(f"{folder}.{module}")
        for name in expected:
            assert hasattr(found, name), f"{folder}.{module} has no {name}"


@pytest.mark.parametrize("folder", ROOMS, ids=lambda path: path.relative_to(SOURCES.parent).as_posix())
def test_no_room_is_too_full(folder: Path) -> None:
    modules = [path for path in folder.glob("*.py") if path.stem != "__init__"]
    assert len(modules) <= ROOM + 3
