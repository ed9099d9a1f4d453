"""What a build was made from, and whether that still stands there. Asked at every start, in a few milliseconds.

A file that has the size and the time that it had is the same; one with another time is the same if its content is.
Every module of the halls that hold compiled ones counts, those that stay Python too: mypyc writes their constants into
the code of whoever uses them.
"""

import os
from hashlib import blake2b
from pathlib import Path
from typing import TypedDict


class Seen(TypedDict):
    """What a source was like."""

    size: int
    time: int
    content: str


def stamp(package: Path, halls: list[str]) -> dict[str, Seen]:
    """Every module of these folders of the package."""
    return {path: _seen(package / path) for path in modules(package, halls)}


def changed(package: Path, halls: list[str], stamped: dict[str, Seen]) -> str:
    """The first module that is another one than was stamped, has come or is gone; empty where there is none."""
    now = modules(package, halls)
    for path in sorted(set(stamped).symmetric_difference(now)):
        return path
    for path in now:
        status, was = (package / path).stat(), stamped[path]
        if status.st_mtime_ns == was["time"] and status.st_size == was["size"]:
            continue
        if status.st_size != was["size"] or _content(package / path) != was["content"]:
            return path
    return ""


def modules(package: Path, halls: list[str]) -> list[str]:
    """The modules of these folders, sorted."""
    found: list[str] = []
    for hall in halls:
        if (package / hall).is_dir():
            _collect(str(package / hall), hall, found)
    return sorted(found)


def _collect(folder: str, name: str, found: list[str]) -> None:
    with os.scandir(folder) as entries:
        for entry in entries:
            if entry.name.endswith(".py"):
                found.append(f"{name}/{entry.name}")
            elif entry.name.isidentifier() and entry.name != "__pycache__" and entry.is_dir():
                _collect(entry.path, f"{name}/{entry.name}", found)


def _seen(path: Path) -> Seen:
    status = path.stat()
    return Seen(size=status.st_size, time=status.st_mtime_ns, content=_content(path))


def _content(path: Path) -> str:
    return blake2b(path.read_bytes(), digest_size=16).hexdigest()
