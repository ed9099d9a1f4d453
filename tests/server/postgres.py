"""A PostgreSQL server of its own for the tests that need one, from the binaries of the machine."""

import glob
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest

from tests.server.hosted import free_port

USER = "bridgehead"
OTHERS = ("postgres", "nobody")
"""Whom the server runs as where the tests run as root, which PostgreSQL refuses."""


def found(name: str) -> str:
    """Where a program of PostgreSQL lies; empty if it is not there."""
    return shutil.which(name) or next(iter(sorted(glob.glob(f"/usr/lib/postgresql/*/bin/{name}"), reverse=True)), "")


def there() -> bool:
    """Whether a server can be started."""
    return bool(found("initdb") and found("pg_ctl") and found("postgres"))


def binary(name: str) -> str:
    """A program of PostgreSQL; without it the tests are skipped, saying why, but never in CI."""
    path = found(name)
    if not path:
        missing = f"PostgreSQL's '{name}' is neither on the PATH nor in /usr/lib/postgresql."
        if os.environ.get("CI"):
            pytest.fail(missing)
        pytest.skip(missing)
    return os.path.realpath(path)


@contextmanager
def cluster() -> Iterator[str]:
    """A running server with nothing in it: the beginning of its URL, to which the name of a database is added."""
    folder = Path(tempfile.mkdtemp(prefix="bridgehead-pg-"))
    port = free_port()
    settings = f"-c listen_addresses=127.0.0.1 -c port={port} -c unix_socket_directories={folder}"
    run = _Runner(folder)
    try:
        run(binary("initdb"), "-D", f"{folder}/data", "-U", USER, "-A", "trust", "-E", "UTF8", "--no-sync")
        run(binary("pg_ctl"), "-D", f"{folder}/data", "-l", f"{folder}/log", "-o", settings, "-w", "start")
        try:
            yield f"postgresql://{USER}@127.0.0.1:{port}/"
        finally:
            run(binary("pg_ctl"), "-D", f"{folder}/data", "-m", "immediate", "-w", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


class _Runner:
    """Runs programs in a folder, as somebody else where the tests run as root."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._user: str | None = None
        if os.geteuid() == 0:
            self._user = next(name for name in OTHERS if _known(name))
            shutil.chown(folder, self._user)

    def __call__(self, *command: str) -> None:
        with (self._folder / "output").open("a") as output:
            done = subprocess.run(
                command, user=self._user, cwd=self._folder, stdout=output, stderr=output, stdin=subprocess.DEVNULL
            )
        assert done.returncode == 0, (self._folder / "output").read_text()


def _known(name: str) -> bool:
    import pwd

    try:
        pwd.getpwnam(name)
    except KeyError:
        return False
    return True


def new_database(server: str, name: str) -> str:
    """A new database on the server: its URL."""
    with psycopg.connect(f"{server}postgres", autocommit=True) as connection:
        connection.execute(f'create database "{name}"'.encode())
    return server + name
