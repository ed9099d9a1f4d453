"""The program at a terminal of its own, from the command to the record."""

import fcntl
import os
import pty
import re
import struct
import subprocess
import sys
import termios
from pathlib import Path
from select import select
from time import monotonic

from bridgehead.engine.play.record import Record

PROGRAM = """
import sys
from bridgehead import registry
registry.ELSEWHERE["toy"] = "tests.engine.toy.rulebook"
from bridgehead.cli import main
sys.exit(main(sys.argv[1:]))
"""


PATIENCE = 300.0
"""So many seconds a test waits for what must come, however busy the machine is."""


class Terminal:
    """A pseudo-terminal of 80 × 24 with a program in it; `site` is a folder with packages that it finds installed."""

    def __init__(self, *arguments: str, site: Path | None = None) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        environment = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join([*sys.path, *([str(site)] if site else [])]),
            "TERM": "xterm-256color",
            "LC_ALL": "C.UTF-8",
        }
        command = [sys.executable, "-c", PROGRAM, *arguments]
        self.process = subprocess.Popen(command, stdin=slave, stdout=slave, stderr=slave, env=environment)
        os.close(slave)
        self.shown = ""

    def wait_for(self, text: str, seconds: float = PATIENCE) -> None:
        """Read until the text has been written."""
        until = monotonic() + seconds
        while text not in self.shown:
            assert monotonic() < until, f"{text!r} was not shown, but: {self.shown[-2000:]}"
            self.read(0.2)

    def read(self, seconds: float) -> None:
        """Read what comes, control sequences left out."""
        if select([self.master], [], [], seconds)[0]:
            try:
                raw = os.read(self.master, 65536).decode(errors="replace")
            except OSError:
                return
            self.shown += re.sub(r"\x1b\[[0-9;?<>=]*[a-zA-Z]|\x1b\][^\x07]*\x07|\x1b[()=>].?", "", raw)

    def press(self, keys: str) -> None:
        """Type."""
        os.write(self.master, keys.encode())

    def end(self, seconds: float = PATIENCE) -> int:
        """Wait for the end; the exit status."""
        until = monotonic() + seconds
        while self.process.poll() is None and monotonic() < until:
            self.read(0.1)
        for _ in range(5):
            self.read(0.1)
        os.close(self.master)
        return self.process.wait(30)


def test_a_match_is_begun_left_and_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "toy.json"
    table = Terminal("play", "toy", "--seed", "3", "--seat", "right=random", "--record", str(file))
    table.wait_for("Which card")
    table.press("11")
    table.wait_for("2 left")
    table.press("\x11")
    assert table.end() == 0
    assert "toy.json" in table.shown and "Traceback" not in table.shown
    assert Record.load(file).answers == ["play:4"]
    again = Terminal("play", "--resume", str(file))
    again.wait_for("2 left")
    again.press("\x11")
    assert again.end() == 0
    assert Record.load(file).answers == ["play:4"]
