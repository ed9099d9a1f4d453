"""Servers in processes of their own, for tests of what outlives a process or passes between two."""

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from tests.server.people import PATIENCE

ROOT = Path(__file__).parents[2]


def free_port() -> int:
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        port: int = door.getsockname()[1]
        return port


@contextmanager
def hosted(database: str, *sites: Path) -> Iterator[tuple[str, subprocess.Popen[bytes]]]:
    """A running server: its address and its process. `sites` are folders with packages that it finds installed."""
    port = free_port()
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, [ROOT / "src", ROOT, *sites]))}
    command = [sys.executable, "-m", "tests.server.host", database, str(port)]
    process = subprocess.Popen(command, cwd=ROOT, env=environment)
    address = f"http://127.0.0.1:{port}"
    try:
        wait_for(address, process)
        yield address, process
    finally:
        process.terminate()
        try:
            process.wait(30)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def wait_for(address: str, process: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        assert process.poll() is None, "the server ended"
        try:
            httpx.get(f"{address}/api/games/", timeout=PATIENCE)
        except httpx.TransportError:
            time.sleep(0.05)
        else:
            return
    raise AssertionError("the server does not answer")
