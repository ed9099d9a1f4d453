"""Makes the compiled build: a copy of the sources is compiled apart from them and put in its place when it is whole."""

import json
import re
import shutil
import subprocess
import sys
from collections import deque
from collections.abc import Callable
from pathlib import Path

from bridgehead.building import compiler
from bridgehead.building.listing import listed
from bridgehead.building.stamp import stamp
from bridgehead.building.which import PACKAGE, PAPER, Found, Paper, found, place_of

Tell = Callable[[str, int, int], None]
"""Is told the step (`read`, `compile`, `link`), how many files are done, and of how many."""

STEP = re.compile(r"(?P<step>read|compile|link)(?: (?P<done>[0-9]+) (?P<total>[0-9]+))?\n")
LAST_WORDS = 12  # lines of what a compiler said that are shown when it failed


class NotBuilt(Exception):
    """The build could not be made; says why in one sentence, with what the compiler said under it."""


def make(tell: Tell, package: Path = PACKAGE) -> Found:
    """Make the build unless it is up to date. Raises NotBuilt."""
    build = found(package)
    if build.kind in ("packaged", "ready"):
        return build
    wrong = compiler.missing()
    if wrong:
        raise NotBuilt(wrong)
    modules = listed(package)
    if not modules:
        raise NotBuilt(f"{package} does not say which of its modules are to be compiled: install bridgehead anew.")
    place = place_of(package)
    draft = place.with_name(f"{place.name}.draft")
    try:
        shutil.rmtree(draft, ignore_errors=True)
        copy = draft / "sources"
        shutil.copytree(package, copy / package.name, ignore=_all_but_modules)
        halls = sorted({module.partition("/")[0] for module in modules})
        names = [f"{package.name}.{module.removesuffix('.py').replace('/', '.')}" for module in modules]
        paper = Paper(modules=names, halls=halls, sources=stamp(copy / package.name, halls))
        _compile(copy, draft / "new", [f"{package.name}/{module}" for module in modules], tell)
        (draft / "new" / PAPER).write_text(json.dumps(paper), encoding="utf-8")
        _put(draft / "new", place)
    except OSError as error:
        raise NotBuilt(f"The compiled build cannot be written to {place} ({error.strerror or error}).") from error
    finally:
        shutil.rmtree(draft, ignore_errors=True)
    return found(package)


def _all_but_modules(folder: str, names: list[str]) -> set[str]:
    """What is not copied: all that is no Python, and what Python and the browser client's build leave behind."""
    return {
        name
        for name in names
        if not (name.endswith(".py") or (name.isidentifier() and name != "__pycache__" and Path(folder, name).is_dir()))
    }


def _compile(sources: Path, target: Path, modules: list[str], tell: Tell) -> None:
    """Run the compiler as a process of its own, which gives its memory back and whose words can be kept."""
    target.mkdir()
    program = [sys.executable, "-P", str(Path(compiler.__file__)), str(target), *modules]
    log = target.parent / "log"
    with (
        log.open("w", encoding="utf-8") as words,
        subprocess.Popen(program, cwd=sources, stdout=subprocess.PIPE, stderr=words, text=True) as process,
    ):
        assert process.stdout is not None
        for line in process.stdout:
            if step := STEP.fullmatch(line):  # other lines are a C compiler's own
                tell(step["step"], int(step["done"] or 0), int(step["total"] or 0))
    if process.returncode:
        said = "\n".join(deque(log.read_text(encoding="utf-8").splitlines(), LAST_WORDS))
        raise NotBuilt(f"The compiled build failed; play goes on without it. The compiler's last words:\n{said}")
    shutil.rmtree(target / "c")


def _put(new: Path, place: Path) -> None:
    """Put the new build where the old one was. Who runs the old one has its library open, and finds every other
    module under the path that it knows.
    """
    old = new.with_name("old")
    place.parent.mkdir(parents=True, exist_ok=True)
    if place.exists():
        place.rename(old)
    new.rename(place)
