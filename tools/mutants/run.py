"""Running mutants, each in a process forked from one that has imported everything.

In a forked child the code of the mutated function is put in the place of the old one: the function object stays what it
is, so that every `from fire import fire` sees the change. What runs when the package is imported (constants, what is
worked out beforehand) cannot be changed so: then the child is forked before the package is imported, and imports it
changed.
"""

import gc
import os
import resource
import signal
import sys
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType, FunctionType

import pytest
from _pytest.runner import runtestprotocol

from tools.mutants.cover import Cover, Ground, same_examples_every_time
from tools.mutants.sites import OUTSIDE, Mutant, mutated

PATIENCE = 2.0
"""Seconds of processor time that any test may take, and how many times as long as it took once."""
LONGER = 5
MEMORY = 4 << 30


@dataclass(slots=True)
class Fate:
    """What became of a mutant: the test it died of, empty if it survived, and how many tests might have seen it."""

    mutant: Mutant
    killed_by: str
    tests: int


class Runner:
    """A pytest plugin that collects the tests and then, instead of running them, runs what it is given."""

    def __init__(self, work: Callable[[dict[str, pytest.Item]], None]) -> None:
        self.work = work

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Instead of pytest's own loop."""
        self.work({item.nodeid: item for item in session.items})
        return True


def run(
    ground: Ground,
    cover: Cover,
    mutants: list[Mutant],
    told: Callable[[Fate], None],
    killers: dict[str, str],
    equal: Collection[str] = (),
) -> list[Fate]:
    """The fate of each mutant, in the order given. The test that killed it the last time is asked first; those that are
    thought equivalent are not given to the last resort.
    """
    same_examples_every_time()
    plans = {
        mutant.key: _plan(ground, cover, mutant, killers.get(mutant.key, ""), mutant.key in equal) for mutant in mutants
    }
    fates: dict[str, Fate] = {}
    early = [mutant for mutant in mutants if is_early(cover, mutant)]
    for mutant in early:
        fates[mutant.key] = _run_early(ground, cover, mutant, plans[mutant.key])
        told(fates[mutant.key])

    def the_rest(items: dict[str, pytest.Item]) -> None:
        gc.freeze()
        for mutant in mutants:
            if mutant.key not in fates:
                fates[mutant.key] = _run_late(ground, cover, mutant, plans[mutant.key], items)
                told(fates[mutant.key])

    _collect(ground, the_rest)
    return [fates[mutant.key] for mutant in mutants]


def is_early(cover: Cover, mutant: Mutant) -> bool:
    """Whether a mutant shows when the package is imported."""
    return mutant.function == OUTSIDE or cover.runs_at_import(mutant.file, *mutant.lines)


def tests_for(ground: Ground, cover: Cover, mutant: Mutant) -> list[str]:
    """The tests that may see a mutant: those that execute it, quickest first, those of the last resort at the end.

    What runs at import may show anywhere: first in the tests that run something of its module.
    """
    if is_early(cover, mutant):
        near = set(cover.tests_of(mutant.file, 1, sys.maxsize)) if mutant.file in cover.at_import else set()
        found = sorted(cover.lines, key=lambda test: (test not in near, cover.seconds[test]))
    else:
        found = cover.tests_of(mutant.file, *mutant.lines)
    return sorted(found, key=lambda test: is_last(ground, test))


def _plan(ground: Ground, cover: Cover, mutant: Mutant, killer: str, equal: bool) -> list[str]:
    tests = tests_for(ground, cover, mutant)
    if equal:
        return [test for test in tests if not is_last(ground, test)]
    return [killer, *(test for test in tests if test != killer)] if killer in tests else tests


def is_last(ground: Ground, test: str) -> bool:
    """Whether a test is one of the last resort."""
    return any(test.startswith(path) for path in ground.last)


# --- one mutant ---


def _run_late(ground: Ground, cover: Cover, mutant: Mutant, tests: list[str], items: dict[str, pytest.Item]) -> Fate:
    source = (ground.folder / mutant.file).read_text(encoding="utf-8")
    module = compile(mutated(source, mutant), str(ground.folder / mutant.file), "exec")

    def work() -> int:
        _function(ground, mutant).__code__ = _code(module, mutant.function)
        return _first_failure([items[test] for test in tests], cover)

    return _fate(mutant, tests, in_child(work))


def _run_early(ground: Ground, cover: Cover, mutant: Mutant, tests: list[str]) -> Fate:
    def work() -> int:
        import_changed(ground, mutant)
        failed = [0]  # nothing collected: the package could not be imported

        def look(items: dict[str, pytest.Item]) -> None:
            failed[0] = _first_failure([items[test] for test in tests], cover) if set(tests) <= set(items) else 0

        _collect(ground, look)
        return failed[0]

    return _fate(mutant, tests, in_child(work))


def _collect(ground: Ground, work: Callable[[dict[str, pytest.Item]], None]) -> None:
    pytest.main(ground.arguments(), plugins=[Runner(work)])


def _first_failure(items: list[pytest.Item], cover: Cover) -> int:
    """The place of the first test that fails, in its own process time; -1 when all pass."""
    for at, item in enumerate(items):
        _tell_parent(at)
        signal.setitimer(signal.ITIMER_PROF, PATIENCE + LONGER * cover.seconds[item.nodeid])
        following = items[at + 1] if at + 1 < len(items) else None
        if any(report.failed for report in runtestprotocol(item, log=False, nextitem=following)):
            return at
    return -1


def _fate(mutant: Mutant, tests: list[str], ended: "Ended") -> Fate:
    """A child that dies of the clock, of its memory or in another way has died of the test it was at."""
    if ended.result < 0:
        return Fate(mutant, "", len(tests))
    at = ended.at if ended.result == DIED_OTHERWISE else ended.result
    return Fate(mutant, tests[at] if tests else "the import", len(tests))


# --- putting the change in ---


def _function(ground: Ground, mutant: Mutant) -> FunctionType:
    """The function object whose code is changed, through whatever decorates it."""
    name = mutant.file.removesuffix(".py").replace("/", ".")
    found: object = sys.modules[f"{ground.package}.{name}"]
    for part in mutant.function.split("."):
        found = vars(found)[part]
        found = found.fget if isinstance(found, property) else getattr(found, "__func__", found)
        while hasattr(found, "__wrapped__"):
            found = found.__wrapped__
    assert isinstance(found, FunctionType), f"{mutant.function} is no function"
    return found


def _code(module: CodeType, function: str) -> CodeType:
    """The code of a function within that of its module."""
    return next(code for code in _codes(module) if code.co_qualname == function)


def _codes(code: CodeType) -> Iterator[CodeType]:
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield constant
            yield from _codes(constant)


def import_changed(ground: Ground, mutant: Mutant) -> None:
    """From now on the module of a mutant is imported with the change."""
    path = ground.folder / mutant.file
    code = compile(mutated(path.read_text(encoding="utf-8"), mutant), str(path), "exec")
    plain = SourceFileLoader.get_code

    def get_code(loader: SourceFileLoader, fullname: str) -> CodeType | None:
        return code if Path(loader.path) == path else plain(loader, fullname)

    SourceFileLoader.get_code = get_code  # type: ignore[method-assign, assignment]


# --- processes ---

DIED_OTHERWISE = 1 << 30
_pipe: list[int] = []


@dataclass(slots=True)
class Ended:
    """What a child gave back, and the number that it told last before that."""

    result: int
    at: int


def _tell_parent(number: int) -> None:
    os.write(_pipe[0], number.to_bytes(4, "little", signed=True))


def in_child(work: Callable[[], int]) -> Ended:
    """Do work in a forked process that says nothing, and may not take all memory."""
    reading, writing = os.pipe()
    sys.stdout.flush()
    child = os.fork()
    if child == 0:
        os.close(reading)
        _pipe[:] = [writing]
        nothing = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(nothing, stream)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        signal.setitimer(signal.ITIMER_PROF, 60)
        try:
            result = work()
        except BaseException:
            os._exit(1)
        _tell_parent(result)
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading, "rb") as pipe:
        told = pipe.read()
    _, status = os.waitpid(child, 0)
    numbers = [int.from_bytes(told[at : at + 4], "little", signed=True) for at in range(0, len(told), 4)]
    if status == 0:
        return Ended(numbers[-1], numbers[-1])
    return Ended(DIED_OTHERWISE, numbers[-1] if numbers else 0)
