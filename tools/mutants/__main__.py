"""`make mutants GAME=…`: which changes of a game's rules would no test notice? See docs/mutants.md."""

import argparse
import ast
import hashlib
import json
import sys
import time
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path

from bridgehead import registry
from bridgehead.engine.read.toml import read_toml
from tools.mutants.cover import BUILD, ROOT, Ground, cover_of
from tools.mutants.page import Survivor, equivalents, write_section
from tools.mutants.run import Fate, is_last, run
from tools.mutants.sites import Mutant, mutants_in

HERE = Path(__file__).parent
SAMPLE = 150


def main() -> int:
    """Mutate the rules of some games, or of all, and tell what survives."""
    asked = _arguments()
    for key in asked.games or registry.GAMES:
        _mutate(ground_of(key, asked.own), asked)
    return 0


def _mutate(ground: Ground, asked: argparse.Namespace) -> None:
    if asked.scope:
        for file, title in scope(ground):
            print(f"{file:24} {title}")
        return
    everything = all_mutants(ground)
    chosen = sample([one for one in everything if asked.only in one.key], asked)
    if asked.again:
        killers = _killers(ground)
        chosen = [one for one in chosen if killers.get(one.key) == ""]
    if asked.kept:
        killers = _killers(ground)
        chosen = [one for one in chosen if one.key in killers]
        _sum_up(ground, asked, [Fate(one, killers[one.key], 0) for one in chosen], len(everything), 0)
        return
    began = time.monotonic()
    cover = cover_of(ground)
    if cover.failing:
        print(f"Left out, since they fail without any change: {', '.join(cover.failing)}")
    print(f"{ground.key}: {len(chosen)} of {len(everything)} mutants, {len(cover.lines)} tests", flush=True)
    equal = equivalents(ground.select)
    fates = run(ground, cover, chosen, lambda fate: _tell(fate, asked.all), _killers(ground), equal)
    for fate in fates:
        if fate.killed_by and fate.mutant.key in equal:
            print(f"CALLED EQUIVALENT, but dies of {fate.killed_by}: {fate.mutant.key}")
    taken = time.monotonic() - began
    _sum_up(ground, asked, fates, len(everything), taken)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make mutants", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="game", help="keys of games; all of ours unless told")
    parser.add_argument("--sample", type=int, default=SAMPLE, help="how many mutants; 0 for all")
    parser.add_argument("--seed", type=int, default=1, help="which ones")
    parser.add_argument("--only", default="", help="only those whose name contains this")
    parser.add_argument("--again", action="store_true", help="only those that survived when they were last tried")
    parser.add_argument("--own", action="store_true", help="ask the game's own tests alone, not the last resort")
    parser.add_argument("--kept", action="store_true", help="try none again: tell and write what was kept of each")
    parser.add_argument("--all", action="store_true", help="tell of those that die too")
    parser.add_argument("--scope", action="store_true", help="list the modules that are mutated")
    parser.add_argument("--out", type=Path, help="write the game's section of this page")
    return parser.parse_args()


def ground_of(key: str, own: bool = False) -> Ground:
    """A game of ours: its tests, and as a last resort the suites that hold for all games."""
    folder = ROOT / "src" / "bridgehead" / "games" / key
    if not folder.is_dir():
        sys.exit(f"There is no game '{key}'.")
    last = ["tests/conformance/test_conformance.py", "tests/golden/test_golden.py"]
    named = f"{key}-own" if own else key
    return Ground(named, folder, f"bridgehead.games.{key}", [f"tests/games/{key}"], [] if own else last, key)


# --- what is mutated ---


def scope(ground: Ground) -> list[tuple[str, str]]:
    """The modules that are mutated, with what each says of itself."""
    out = read_toml(HERE / "scope.toml")["modules"]
    assert isinstance(out, dict)
    found: list[tuple[str, str]] = []
    for path in sorted(ground.folder.rglob("*.py")):
        file = path.relative_to(ground.folder).as_posix()
        if not any(_matches(ground, file, pattern) for pattern in out):
            title = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""
            found.append((file, title.splitlines()[0] if title else ""))
    return found


def _matches(ground: Ground, file: str, pattern: str) -> bool:
    name = file.removesuffix(".py")
    return fnmatch(f"{ground.select}/{name}" if "/" in pattern else name, pattern)


def all_mutants(ground: Ground) -> list[Mutant]:
    """Every mutant of a game's rules."""
    told = read_toml(HERE / "scope.toml")
    functions, numbering = told["functions"], told["numbering"]
    assert isinstance(functions, dict) and isinstance(numbering, dict)
    found: list[Mutant] = []
    for file, _ in scope(ground):
        constants = not any(_matches(ground, file, pattern) for pattern in numbering)
        source = (ground.folder / file).read_text(encoding="utf-8")
        found += mutants_in(source, file, list(functions), constants)
    return found


def sample(everything: list[Mutant], asked: argparse.Namespace) -> list[Mutant]:
    """Some of them by lot. The lot of each hangs on its name alone, so that a change elsewhere leaves the rest."""

    def lot(mutant: Mutant) -> str:
        return hashlib.sha256(f"{asked.seed} {mutant.key}".encode()).hexdigest()

    drawn = sorted(everything, key=lot)
    return sorted(drawn[: asked.sample] if asked.sample else drawn, key=lambda one: (one.file, one.line))


# --- what is told ---


def _tell(fate: Fate, all_of_them: bool) -> None:
    mutant = fate.mutant
    if not fate.killed_by:
        print(
            f"SURVIVES {mutant.file}:{mutant.line} {mutant.function}: {mutant.change}  ({fate.tests} tests)", flush=True
        )
    elif all_of_them:
        print(
            f"dies     {mutant.file}:{mutant.line} {mutant.function}: {mutant.change}  ({fate.killed_by})", flush=True
        )


def _killers(ground: Ground) -> dict[str, str]:
    """The test that each mutant died of when it was last tried."""
    path = BUILD / f"{ground.select}.json"
    kept = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return {str(key): str(killer) for key, killer in kept.items()}


def _survivors(ground: Ground, fates: list[Fate]) -> Iterator[Survivor]:
    known = equivalents(ground.select)
    for fate in fates:
        if not fate.killed_by:
            one = fate.mutant
            yield Survivor(one.key, one.file, one.function, one.change, fate.tests, known.get(one.key, ""))


def _sum_up(ground: Ground, asked: argparse.Namespace, fates: list[Fate], many: int, taken: float) -> None:
    survivors = list(_survivors(ground, fates))
    alive = [one for one in survivors if not one.why]
    late = sum(1 for fate in fates if fate.killed_by and is_last(ground, fate.killed_by))
    dead = len(fates) - len(survivors)
    counting = len(fates) - len(survivors) + len(alive)
    share = 100 * dead / counting if counting else 100.0
    print(
        f"{ground.key}: {dead} of {len(fates)} died ({late} of them only in the last resort), "
        f"{len(survivors) - len(alive)} are equivalent, {len(alive)} survive: {share:.1f} % of those that count, "
        f"in {taken:.0f} s."
    )
    BUILD.mkdir(parents=True, exist_ok=True)
    told = _killers(ground) | {fate.mutant.key: fate.killed_by for fate in fates}
    (BUILD / f"{ground.select}.json").write_text(json.dumps(told, indent=1, ensure_ascii=False), encoding="utf-8")
    if asked.out:
        titles = [(file, title) for file, title in scope(ground)]
        write_section(
            asked.out,
            ground.select,
            asked.sample,
            asked.seed,
            many,
            dead,
            None if asked.own else late,
            survivors,
            titles,
        )


if __name__ == "__main__":
    sys.exit(main())
