"""Which build runs: the compiled modules, the sources, or the sources because the compiled modules are out of date.

The variable BRIDGEHEAD_BUILD may say otherwise: `interpreted` runs the sources whatever there is, `compiled` an
up-to-date build or nothing; a program that imports the package runs a build only if told so. A command that runs a
build hands the place of it on to the processes that it starts, in the same variable.
"""

import json
import os
import sys
from dataclasses import dataclass, field
from hashlib import blake2b
from importlib.util import find_spec
from pathlib import Path
from typing import Literal, TypedDict

from bridgehead.building.finder import SUFFIX, enter
from bridgehead.building.listing import checkout
from bridgehead.building.stamp import Seen, changed

VARIABLE = "BRIDGEHEAD_BUILD"
INTERPRETED = "interpreted"
COMPILED = "compiled"
PACKAGE = Path(__file__).resolve().parents[1]
PAPER = "build.json"
ENGINE = "bridgehead.engine"

Kind = Literal["packaged", "ready", "stale", "missing"]


class Paper(TypedDict):
    """What lies with a build: the modules in it, the folders that it was made from, and how their modules were."""

    modules: list[str]
    halls: list[str]
    sources: dict[str, Seen]


@dataclass(slots=True)
class Found:
    """A build and its state: compiled in the package itself, ready, stale (for `changed`), or missing."""

    kind: Kind
    place: Path
    names: list[str] = field(default_factory=list)
    changed: str = ""


def place_of(package: Path = PACKAGE) -> Path:
    """Where the build of a package lies, for this Python: in its checkout, or where the user's caches are."""
    tag = str(sys.implementation.cache_tag)
    project = checkout(package)
    if project is not None:
        return project / "build" / "fast" / tag
    from platformdirs import user_cache_path

    which = blake2b(str(package).encode(), digest_size=8).hexdigest()
    return user_cache_path("bridgehead") / "fast" / f"{tag}-{which}"


def found(package: Path = PACKAGE) -> Found:
    """The build of a package as it is now."""
    if (package / "engine" / f"choice{SUFFIX}").exists():
        return Found("packaged", package)
    place = place_of(package)
    try:
        paper: Paper = json.loads((place / PAPER).read_text(encoding="utf-8"))
        names, halls, sources = paper["modules"], paper["halls"], paper["sources"]
    except (OSError, ValueError, KeyError, TypeError):
        return Found("missing", place)
    parted = changed(package, halls, sources)
    return Found("stale" if parted else "ready", place, names, parted)


def choose(quiet: bool = False) -> None:
    """For a command, before it imports anything: run the build if it is up to date; if not, say so in one line, unless
    it is quiet.
    """
    if os.environ.get(VARIABLE, "") or ENGINE in sys.modules:
        return
    build = found()
    if build.kind == "ready":
        _run(build)
    elif build.kind == "stale" and not quiet:
        print(stale(build), file=sys.stderr)


def obey() -> None:
    """For whoever imports the package: do as the variable says, or stop with a sentence."""
    wanted = os.environ.get(VARIABLE, "")
    if wanted in ("", INTERPRETED) or ENGINE in sys.modules:
        return
    if os.path.isabs(wanted):
        _run_handed(Path(wanted))
        return
    if wanted != COMPILED:
        sys.exit(f"{VARIABLE} is '{wanted[:60]}': it may be {COMPILED} or {INTERPRETED}.")
    build = found()
    if build.kind == "ready":
        _run(build)
    elif build.kind == "stale":
        sys.exit(f"{VARIABLE} is {COMPILED}: {_parted(build)}.")
    elif build.kind == "missing":
        sys.exit(f"{VARIABLE} is {COMPILED}: there is no compiled build, and `{how()}` makes it.")


def told() -> str:
    """Which build this process runs, in words for `--version`."""
    build = found()
    if build.kind == "stale" and running() == INTERPRETED:
        return f"{INTERPRETED}: {_parted(build)}"
    return running()


def running() -> str:
    """Whether this process runs `compiled` modules or `interpreted` ones."""
    engine = find_spec(f"{ENGINE}.choice")
    return INTERPRETED if engine is None or str(engine.origin).endswith(".py") else COMPILED


def stale(build: Found) -> str:
    """One sentence about a build that is out of date."""
    return f"Playing without the compiled rules: {_parted(build)}."


def how(package: Path = PACKAGE) -> str:
    """The command that makes the build."""
    return "bridgehead build" if checkout(package) is None else "make fast"


def _parted(build: Found) -> str:
    return f"the compiled build is out of date ({build.changed} has changed), and `{how()}` makes it anew"


def _run(build: Found) -> None:
    enter(build.place, PACKAGE, build.names)
    os.environ[VARIABLE] = str(build.place)


def _run_handed(place: Path) -> None:
    """In a process that a command started: run what the command runs, though somebody edits meanwhile."""
    try:
        paper: Paper = json.loads((place / PAPER).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return
    enter(place, PACKAGE, paper["modules"])
