"""The build itself: a small package is compiled, run from its build, edited, and compiled anew."""

import json
import shutil
import subprocess
import sys
import time
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from bridgehead.building import compiler
from bridgehead.building.listing import listed, ship
from bridgehead.building.make import NotBuilt, make
from bridgehead.building.which import found

SETTINGS = """[tool.bridgehead]
compiled = ["engine/**/*.py"]
interpreted = {"engine/plain.py" = "stays Python", "**/__init__.py" = "nothing runs"}
"""
MODULES = {
    "__init__.py": "",
    "engine/__init__.py": "",
    "engine/plain.py": "from typing import Final\nSTEP: Final = 2\n",
    "engine/sums.py": """from pathlib import Path
from tiny.engine.plain import STEP
WORD = (Path(__file__).parent.parent / "word.txt").read_text()
def total(count: int) -> int:
    return sum(number * STEP for number in range(count))
""",
    "engine/lazily.py": "def one() -> int:\n    return 1\n",
    "word.txt": "bridge",
}
ASK = """
import json, sys
from pathlib import Path
from bridgehead.building.which import found
from bridgehead.building.finder import enter
package = Path(sys.argv[1])
build = found(package)
if build.kind == "ready":
    enter(build.place, package, build.names)
sys.path.insert(0, str(package.parent))
from tiny.engine import plain, sums
print(json.dumps([build.kind, sums.__file__, sums.total(3), sums.WORD, plain.__file__]))
"""


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A checkout of a package with one hall, built once."""
    if compiler.missing():
        pytest.skip(compiler.missing())
    root = tmp_path_factory.mktemp("tiny")
    (root / "pyproject.toml").write_text(SETTINGS)
    for name, text in MODULES.items():
        path = root / "src" / "tiny" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    steps: list[tuple[str, int, int]] = []
    made = make(lambda *step: steps.append(step), root / "src" / "tiny")
    assert made.kind == "ready" and made.names == ["tiny.engine.lazily", "tiny.engine.sums"]
    assert steps[0] == ("read", 0, 0) and steps[-1] == ("link", 0, 0)
    counted = [step[1:] for step in steps[1:-1]]
    assert counted == [(done, len(counted)) for done in range(1, len(counted) + 1)] and len(counted) > 3
    return root / "src" / "tiny"


def asked(package: Path) -> list[object]:
    ran = subprocess.run([sys.executable, "-c", ASK, str(package)], capture_output=True, text=True, check=True)
    answer: list[object] = json.loads(ran.stdout)
    return answer


def test_the_build_runs_with_the_data_of_the_sources(package: Path) -> None:
    """A compiled module says that it stands beside its source; what stays Python is the source."""
    beside = str(package / "engine" / f"sums{EXTENSION_SUFFIXES[0]}")
    assert asked(package) == ["ready", beside, 6, "bridge", str(package / "engine" / "plain.py")]
    assert not Path(beside).exists()
    word = package / "word.txt"
    word.write_text("town")
    assert asked(package)[3] == "town"
    word.write_text("bridge")


def test_it_leaves_nothing_behind_but_the_build(package: Path) -> None:
    folder = found(package).place
    assert [path.name for path in folder.parent.iterdir()] == [folder.name]
    left = {path.suffix for path in folder.rglob("*") if path.is_file()}
    assert left == {Path(EXTENSION_SUFFIXES[0]).suffix, ".json"}
    assert not list(package.rglob("*.so"))


@pytest.mark.parametrize("edited", ["engine/sums.py", "engine/plain.py"])
def test_an_edit_is_never_hidden(package: Path, edited: str) -> None:
    """Not that of a module that stays Python either, whose constants mypyc writes into compiled code."""
    path = package / edited
    text = path.read_text()
    path.write_text(text.replace("STEP: Final = 2", "STEP: Final = 5").replace("number * STEP", "number * 5"))
    kind, file, total, *_ = asked(package)
    path.write_text(text)
    assert (kind, file, total) == ("stale", str(package / "engine" / "sums.py"), 15)
    assert asked(package)[0] == "ready", "the sources are again what was compiled"


class Quick:
    """A compiler that has every file done at once."""

    def __init__(self, files: int) -> None:
        self.files = [f"{number}.o" for number in range(files)]

    def _setup_compile(self, *given: object) -> tuple[list[object], list[str], list[object], list[object], object]:
        return [], self.files, [], [], {name: (name, ".c") for name in self.files}

    def _get_cc_args(self, *given: object) -> list[str]:
        return []

    def _compile(self, *given: object) -> None:
        pass


def test_files_compiled_at_once_are_told_one_after_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """A line that another line breaks into would be no step that anybody knows."""
    monkeypatch.setattr(compiler, "processors", lambda: 8)
    told: list[str] = []

    def tell(line: str) -> None:
        for word in line.split(" "):
            told.append(word)
            time.sleep(0.0005)

    compiler.side_by_side(Quick(40), 40, tell)([])
    counted = [f"compile {done} 40" for done in range(1, 41)]
    assert " ".join(told) == " ".join([*counted, "link"])


def test_what_is_up_to_date_is_not_made_again(package: Path) -> None:
    def tell(step: str, done: int, total: int) -> None:
        raise AssertionError(f"{step} {done} {total}")

    assert make(tell, package).kind == "ready"


def test_a_failure_is_told_with_the_compilers_words_and_leaves_the_old_build(package: Path, tmp_path: Path) -> None:
    root = tmp_path / "tiny"
    shutil.copytree(package.parent.parent, root)
    copy = root / "src" / "tiny"
    (copy / "engine" / "wrong.py").write_text("def wrong() -> int:\n    return 'bridge'\n")
    with pytest.raises(
        NotBuilt, match=r"(?s)build failed; play goes on without it.*wrong\.py:2: .*Incompatible return"
    ):
        make(lambda *step: None, copy)
    assert found(copy).kind == "stale" and found(copy).changed == "engine/wrong.py"
    (copy / "engine" / "wrong.py").unlink()
    assert found(copy).kind == "ready"


def test_a_package_that_does_not_say_what_to_compile_is_named(tmp_path: Path) -> None:
    (tmp_path / "tiny").mkdir()
    with pytest.raises(NotBuilt, match="does not say which of its modules are to be compiled"):
        make(lambda *step: None, tmp_path / "tiny")


@pytest.mark.parametrize(
    ("program", "sentence"),
    [
        ("import sysconfig; sysconfig.get_config_vars()['CC'] = 'no-such-compiler'", "needs the C compiler no-such"),
        ("import sysconfig; sysconfig.get_path = lambda name: '/nowhere'", r"needs /nowhere/Python.h: install it"),
        ("import sys; sys.modules['mypyc'] = None", "needs mypy and setuptools: install bridgehead with the extra"),
    ],
)
def test_what_is_missing_is_told_in_one_sentence(program: str, sentence: str) -> None:
    ask = f"{program}\nfrom bridgehead.building import compiler\nprint(compiler.missing())"
    ran = subprocess.run([sys.executable, "-c", ask], capture_output=True, text=True, check=True)
    assert sentence in ran.stdout and ran.stdout.count("\n") == 1


def test_a_built_package_brings_the_list_of_what_to_compile_with_it(package: Path, tmp_path: Path) -> None:
    """It has no pyproject.toml beside it, and is compiled where it was installed all the same."""
    site = tmp_path / "site" / "tiny"
    shutil.copytree(package, site)
    assert listed(site) == []
    ship(package, site)
    assert listed(site) == listed(package) == ["engine/lazily.py", "engine/sums.py"]
