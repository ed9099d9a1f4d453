"""The tool that mutates rules: what it changes, whom it asks, and that it tells the dead from the living."""

import ast
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from bridgehead import registry
from tools.mutants.__main__ import all_mutants, ground_of, scope
from tools.mutants.page import Survivor, equivalents, write_section
from tools.mutants.sites import mutants_in, mutated

ROOT = Path(__file__).resolve().parents[2]

RULES = '''"""A toy."""

LIMIT = 3


def cost(points):
    """What so many points cost."""
    if points > LIMIT:
        return 2
    return 1


def steps(points):
    """How many steps of one point there are."""
    found = 0
    while points >= 1:
        points -= 1
        found += 1
    return found
'''
ELSEWHERE = "from toyrules.rules import cost, steps\n"
TESTS = """from toyrules.elsewhere import cost, steps


def test_cost():
    assert cost(4) == 2 and cost(1) == 1


def test_steps():
    assert steps(2) == 2
"""
LOOK = """
import json, sys
from pathlib import Path
from tools.mutants.cover import Ground, cover_of
from tools.mutants.run import run
from tools.mutants.sites import mutants_in
tests = sys.argv[1]
folder = Path(tests) / "toyrules"
ground = Ground("toy-of-a-test", folder, "toyrules", [tests], [])
mutants = mutants_in((folder / "rules.py").read_text(), "rules.py", [], True)
mutants = [one for one in mutants if one.function != "steps" or one.change == "points -= 1 → points -= 0"]
fates = run(ground, cover_of(ground), mutants, lambda fate: None, {})
print(json.dumps([[fate.mutant.key, fate.killed_by, fate.tests] for fate in fates]))
"""


def test_the_dead_are_told_from_the_living(tmp_path: Path) -> None:
    """A copy of the function in another module is changed too; constants are, and what loops without end is dead."""
    (tmp_path / "toyrules").mkdir()
    for name, text in (("__init__", ""), ("rules", RULES), ("elsewhere", ELSEWHERE)):
        (tmp_path / "toyrules" / f"{name}.py").write_text(text)
    (tmp_path / "test_toy.py").write_text(TESTS)
    paths = os.pathsep.join([str(ROOT), str(ROOT / "src"), str(tmp_path)])
    looked = subprocess.run(
        [sys.executable, "-c", LOOK, str(tmp_path)],
        cwd=ROOT, env={**os.environ, "PYTHONPATH": paths}, capture_output=True, text=True, check=True,
    )  # fmt: skip
    # How a test is named hangs on where the checkout and the temporary folder lie: the end of the name is enough.
    fates = {
        key.removeprefix("rules.py "): (killer.rpartition("/")[2], tests)
        for key, killer, tests in json.loads(looked.stdout)
    }
    alive = [key for key, (killer, _) in fates.items() if not killer]
    assert alive == ["(module): LIMIT = 3 → LIMIT = 2", "cost: points > LIMIT → points >= LIMIT"]
    assert fates["cost: return 2 → return 3"] == ("test_toy.py::test_cost", 1)
    assert fates["(module): LIMIT = 3 → LIMIT = 4"] == ("test_toy.py::test_cost", 2)
    assert fates["steps: points -= 1 → points -= 0"] == ("test_toy.py::test_steps", 1)


@pytest.mark.parametrize(
    ("source", "changes"),
    [
        ("a < 2", {"a <= 2", "a >= 2", "a < 3", "a < 1"}),
        ("a in b and not c", {"a in b or not c", "not c", "a in b", "a not in b", "a in b and c"}),
        ("[x for x in y if x]", {"True", "False"}),
        ("f(-1, True)", {"f(-2, True)", "f(-0, True)", "f(-1, False)"}),
        ("g.tell('lost', 3)", set()),
        ("f'{a + 1}'", set()),
    ],
)
def test_constants_comparisons_and_conditions_are_changed(source: str, changes: set[str]) -> None:
    """The log is left alone, and so is text."""
    function = f"def f():\n    return {source}\n"
    found = mutants_in(function, "f.py", [], True)
    assert {one.change.split(" → ")[1].removeprefix("return ") for one in found} == changes
    for one in found:
        assert ast.unparse(mutated(function, one)) != ast.unparse(ast.parse(function))


def test_a_flag_that_is_set_is_only_cleared() -> None:
    found = mutants_in("def f(g):\n    g.done = 1\n    g.cost += 1\n", "f.py", [], True)
    assert [one.change for one in found] == [
        "g.done = 1 → g.done = 0",
        "g.cost += 1 → g.cost += 2",
        "g.cost += 1 → g.cost += 0",
    ]


def test_what_is_no_rule_is_left_alone() -> None:
    """Opponents, evaluations, views and words; docstrings and error messages; what only numbers things."""
    for key in registry.GAMES:
        files = [file for file, _ in scope(ground_of(key))]
        assert "rulebook.py" in files and "state.py" in files
        assert not [file for file in files if "staff" in file or "view" in file]
    functions = {one.function for one in all_mutants(ground_of("pegasus"))}
    assert "PegasusRules.step" in functions or "begin_turn" in functions or "sees_british" in functions
    assert not [one for one in functions if one.endswith((".judge", ".view", "_odds"))]
    assert not [one for one in all_mutants(ground_of("pegasus")) if one.file == "terms.py"]
    assert mutants_in('A = 1\n\n\ndef f():\n    """One: 1."""\n    raise ValueError(1)\n', "f.py", [], False) == []


def test_names_do_not_change_when_other_code_does() -> None:
    before = mutants_in("def f(a):\n    return a > 2\n", "f.py", [], True)
    after = mutants_in("def g():\n    return 4\n\n\ndef f(a):\n    b = a\n    return a > 2\n", "f.py", [], True)
    assert {one.key for one in before} <= {one.key for one in after}
    assert len({one.key for one in after}) == len(after)


def test_a_game_has_one_section_on_the_page(tmp_path: Path) -> None:
    page = tmp_path / "mutants.md"
    page.write_text("# Mutants\n\n## pegasus\n\nOld.\n\n## tonga\n\nKept.\n")
    alive = Survivor("k", "fire.py", "shoot", "a > 2 → a >= 2", 3, "")
    equal = Survivor("e", "fire.py", "aim", "b > 0 → b >= 0", 3, "b is never 0")
    write_section(page, "pegasus", 150, 1, 4000, 8, 1, [alive, equal], [("fire.py", "[6] Fire.")])
    text = page.read_text()
    assert "Old." not in text and text.index("## pegasus") < text.index("## tonga") and "Kept." in text
    assert "of 4000 mutants 10 were tried; 8 died" in text and "**88.9 %**" in text
    assert "- `fire.py` `aim`: `b > 0 → b >= 0`: b is never 0" in text


def test_the_file_of_equivalents_can_be_read() -> None:
    """An entry that stands there twice makes it unreadable; every entry gives its reason."""
    for game in registry.GAMES:
        assert all(reason for reason in equivalents(game).values()), game
