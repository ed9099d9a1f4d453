"""Which tests execute which lines of a game, recorded once and kept under `build/mutants` until a source changes."""

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

    def arguments(self) -> list[str]:
        """For pytest."""
        chosen = ["-k", self.select] if self.select else []
        plain = ["-qq", "--capture=no", "--override-ini=timeout=0", "--disable-warnings"]
        plain += [f"-pno:{plugin}" for plugin in ("cacheprovider", "playwright", "schemathesis", "faker", "xdist")]
        return [*self.tests, *self.last, *chosen, *plain]


@dataclass(slots=True)
class Cover:
    """For each test its seconds and the lines that it executes; and the lines executed before any test."""

    key: str
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
    """What was recorded of these sources, or is recorded now, in a process of its own."""
    key = _fingerprint(ground)
    path = BUILD / f"{ground.key}.cover.json"
    if path.exists():
        kept = json.loads(path.read_text(encoding="utf-8"))
        if kept["key"] == key:
            return Cover(**kept)
    path.parent.mkdir(parents=True, exist_ok=True)
    task = json.dumps({**asdict(ground), "folder": str(ground.folder)})
    subprocess.run([sys.executable, "-m", "tools.mutants.cover", task, key, str(path)], cwd=ROOT, check=True)
    return Cover(**json.loads(path.read_text(encoding="utf-8")))


def _fingerprint(ground: Ground) -> str:
    """What the sources and tests are now, and this tool."""
    folders = [ground.folder, ROOT / "src" / "bridgehead" / "engine", ROOT / "src" / "bridgehead" / "boards"]
    folders += [Path(__file__).parent, ROOT / "src" / "bridgehead" / "testing"]
    folders += [ROOT / name for name in [*ground.tests, *ground.last]]
    found = hashlib.sha256(repr(ground.arguments()).encode())
    for path in sorted(_sources(folders)):
        found.update(path.read_bytes())
    return found.hexdigest()


def _sources(folders: list[Path]) -> Iterator[Path]:
    for folder in folders:
        yield from [folder] if folder.is_file() else folder.rglob("*.py")
        yield from [] if folder.is_file() else folder.rglob("*.toml")


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
        self.cover = Cover("", {}, {}, {}, [])

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


def record(ground: Ground) -> Cover:
    """Run all tests of a ground under the tracer. Tests that fail as it is are of no use and left out."""
    same_examples_every_time()
    tracer = Tracer(ground.folder)
    recorder = Recorder(tracer)
    sys.settrace(tracer.call)
    pytest.main(ground.arguments(), plugins=[recorder])
    sys.settrace(None)
    for test in recorder.cover.failing:
        del recorder.cover.lines[test]
    return recorder.cover


def main() -> None:
    """In a process of its own, so that nothing stays behind in the caches of the one that runs the mutants."""
    task, key, path = sys.argv[1:]
    told = json.loads(task)
    cover = record(Ground(**{**told, "folder": Path(told["folder"])}))
    cover.key = key
    Path(path).write_text(json.dumps(asdict(cover)), encoding="utf-8")


if __name__ == "__main__":
    main()
