"""Which tests execute which lines of a game, recorded once and kept under `build/mutants`.

When a source changes all is recorded anew; when a file of tests changes, that file.
"""

import hashlib
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol
from hypothesis import settings

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / "build" / "mutants"

Lines = dict[str, list[int]]
"""The lines executed, by file."""


@dataclass(slots=True, frozen=True)
class Ground:
    """What is mutated and what may notice: a package and its folder, its tests, and those of the last resort."""

    key: str
    folder: Path
    package: str
    tests: list[str]
    last: list[str]
    select: str = ""

    def arguments(self, only: list[str] | None = None) -> list[str]:
        """For pytest: all tests, or those of some files."""
        chosen = ["-k", self.select] if self.select else []
        plain = ["-qq", "--capture=no", "--override-ini=timeout=0", "--disable-warnings"]
        plain += [f"-pno:{plugin}" for plugin in ("cacheprovider", "playwright", "schemathesis", "faker", "xdist")]
        return [*([*self.tests, *self.last] if only is None else only), *chosen, *plain]


@dataclass(slots=True)
class Cover:
    """For each test its seconds and the lines that it executes; and the lines executed before any test.

    `key` is what the sources were when it was recorded, `files` what each file of tests was.
    """

    key: str
    files: dict[str, str]
    seconds: dict[str, float]
    lines: dict[str, Lines]
    at_import: Lines
    failing: list[str]

    def tests_of(self, file: str, first: int, last: int) -> list[str]:
        """The tests that execute one of some lines of a file, quickest first."""
        found = [test for test, lines in self.lines.items() if _meets(lines.get(file, []), first, last)]
        return sorted(found, key=lambda test: self.seconds[test])

    def runs_at_import(self, file: str, first: int, last: int) -> bool:
        """Whether one of some lines runs when the package is imported."""
        return _meets(self.at_import.get(file, []), first, last)


def _meets(lines: list[int], first: int, last: int) -> bool:
    return any(first <= line <= last for line in lines)


def cover_of(ground: Ground) -> Cover:
    """What was recorded of these sources and tests; what is missing is recorded now, in a process of its own."""
    key, files = _sources_now(ground), _tests_now(ground)
    path = BUILD / f"{ground.key}.cover.json"
    cover = Cover(key, {}, {}, {}, {}, [])
    if path.exists():
        kept = json.loads(path.read_text(encoding="utf-8"))
        cover = Cover(**kept) if kept["key"] == key and "files" in kept else cover
    stale = [file for file, now in files.items() if cover.files.get(file) != now]
    if not stale and set(cover.files) == set(files):
        return cover
    whole = not cover.files
    keep = {file: now for file, now in cover.files.items() if files.get(file) == now}
    fresh = _recorded(ground, None if whole else stale)
    for test in [test for test in cover.seconds if test.split("::")[0] not in keep]:
        cover.seconds.pop(test)
        cover.lines.pop(test, None)
    cover.files = files
    cover.seconds |= fresh.seconds
    cover.lines |= fresh.lines
    cover.at_import = fresh.at_import if whole else cover.at_import
    cover.failing = [test for test in cover.failing if test.split("::")[0] in keep] + fresh.failing
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(asdict(cover)), encoding="utf-8")
    return cover


def _sources_now(ground: Ground) -> str:
    """What the sources, and what tests share, are now."""
    folders = [ground.folder, ROOT / "src" / "bridgehead" / "engine", ROOT / "src" / "bridgehead" / "boards"]
    folders += [Path(__file__), ROOT / "src" / "bridgehead" / "testing"]
    folders += [ROOT / name for name in [*ground.tests, *ground.last]]
    found = hashlib.sha256(repr(ground.arguments()).encode())
    for path in sorted(_sources(folders)):
        if not path.name.startswith("test_"):
            found.update(path.read_bytes())
    return found.hexdigest()


def _tests_now(ground: Ground) -> dict[str, str]:
    """What each file of tests is now."""
    found: dict[str, str] = {}
    for name in [*ground.tests, *ground.last]:
        for path in sorted(_sources([ROOT / name])):
            if path.name.startswith("test_") and path.suffix == ".py":
                file = path.relative_to(ROOT).as_posix() if path.is_relative_to(ROOT) else str(path)
                found[file] = hashlib.sha256(path.read_bytes()).hexdigest()
    return found


def _sources(folders: list[Path]) -> Iterator[Path]:
    for folder in folders:
        yield from [folder] if folder.is_file() else folder.rglob("*.py")
        yield from [] if folder.is_file() else folder.rglob("*.toml")


def _recorded(ground: Ground, only: list[str] | None) -> Cover:
    BUILD.mkdir(parents=True, exist_ok=True)
    path = BUILD / f"{ground.key}.part.json"
    task = json.dumps({**asdict(ground), "folder": str(ground.folder)})
    subprocess.run(
        [sys.executable, "-m", "tools.mutants.cover", task, json.dumps(only), str(path)], cwd=ROOT, check=True
    )
    cover = Cover(**json.loads(path.read_text(encoding="utf-8")))
    path.unlink()
    return cover


def same_examples_every_time() -> None:
    """Hypothesis shall try the same examples for every mutant in every run."""
    settings.register_profile("mutants", derandomize=True, database=None, deadline=None)
    settings.load_profile("mutants")


# --- recording ---


class Tracer:
    """Notes the lines that run in the files of a folder. A function whose lines have all been seen is left alone."""

    def __init__(self, folder: Path) -> None:
        self.folder = f"{folder}{os.sep}"
        self.left: dict[int, set[int]] = {}
        self.codes: list[CodeType] = []
        """Kept, so that no other code gets the id of one of them."""
        self.seen: dict[str, set[int]] = {}

    def take(self) -> Lines:
        """What was seen since the last time."""
        seen = {file: sorted(lines) for file, lines in self.seen.items()}
        self.seen = {}
        self.left = {}
        self.codes = []
        return seen

    def call(self, frame: FrameType, event: str, argument: object) -> Any:
        """A function is entered or gone on with."""
        code = frame.f_code
        left = self.left.get(id(code))
        if left is None:
            left = self._first_time(code)
        return self.line if left else None

    def _first_time(self, code: CodeType) -> set[int]:
        self.codes.append(code)
        left: set[int] = set()
        if code.co_filename.startswith(self.folder):
            left = {line for _, _, line in code.co_lines() if line is not None and line != code.co_firstlineno}
            self.seen.setdefault(code.co_filename[len(self.folder) :], set()).add(code.co_firstlineno)
        self.left[id(code)] = left
        return left

    def line(self, frame: FrameType, event: str, argument: object) -> Any:
        """A line is about to run."""
        if event == "line":
            code = frame.f_code
            left = self.left.get(id(code))
            if left is None:
                left = self._first_time(code)
            left.discard(frame.f_lineno)
            self.seen.setdefault(code.co_filename[len(self.folder) :], set()).add(frame.f_lineno)
            if not left:
                frame.f_trace_lines = False
        return self.line


class Recorder:
    """A pytest plugin: runs every test once and notes what it executes."""

    def __init__(self, tracer: Tracer) -> None:
        self.tracer = tracer
        self.cover = Cover("", {}, {}, {}, {}, [])

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Instead of pytest's own loop."""
        self.cover.at_import = self.tracer.take()
        sys.settrace(None)
        for at, item in enumerate(session.items):
            following = session.items[at + 1] if at + 1 < len(session.items) else None
            began = time.process_time()
            sys.settrace(self.tracer.call)
            reports = runtestprotocol(item, log=False, nextitem=following)
            sys.settrace(None)
            self.cover.seconds[item.nodeid] = round(time.process_time() - began, 4)
            self.cover.lines[item.nodeid] = self.tracer.take()
            if any(report.failed for report in reports):
                self.cover.failing.append(item.nodeid)
        return True


def record(ground: Ground, only: list[str] | None) -> Cover:
    """Run the tests of a ground under the tracer. Tests that fail as it is are of no use and left out."""
    same_examples_every_time()
    tracer = Tracer(ground.folder)
    recorder = Recorder(tracer)
    sys.settrace(tracer.call)
    pytest.main(ground.arguments(only), plugins=[recorder])
    sys.settrace(None)
    for test in recorder.cover.failing:
        del recorder.cover.lines[test]
    return recorder.cover


def main() -> None:
    """In a process of its own, so that nothing stays behind in the caches of the one that runs the mutants."""
    task, only, path = sys.argv[1:]
    told = json.loads(task)
    cover = record(Ground(**{**told, "folder": Path(told["folder"])}), json.loads(only))
    Path(path).write_text(json.dumps(asdict(cover)), encoding="utf-8")


if __name__ == "__main__":
    main()
