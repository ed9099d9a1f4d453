"""`bridgehead build`."""

import sys
from time import monotonic

from rich.progress import Progress

from bridgehead.building.make import NotBuilt, make
from bridgehead.building.which import found
from bridgehead.commands.simulate import progress
from bridgehead.engine.errors import BridgeheadError

STEPS = {"read": "Reading the rules", "compile": "Compiling", "link": "Linking"}
TENTHS = 10


def build() -> None:
    """Compile the rules, so that games run and our players think about four times as fast; every command uses the
    build from then on, until a source changes. It takes a few minutes.
    """
    before = found()
    if before.kind == "packaged":
        print("This installation is compiled as it is: there is nothing to build.")
        return
    if before.kind == "ready":
        print(f"The compiled build is up to date: {before.place}")
        return
    begun = monotonic()
    try:
        with progress() as bar:
            after = make(Told(bar).tell)
    except NotBuilt as error:
        raise BridgeheadError(str(error)) from error
    if after.kind == "stale":
        raise BridgeheadError(f"{after.changed} changed while the rules were compiled: build them again.")
    seconds = monotonic() - begun
    print(f"Compiled {len(after.names)} modules in {seconds:.0f} s, and every command uses them: {after.place}")


class Told:
    """Shows how far the build is: a bar on a terminal, elsewhere a line for every step and for every tenth."""

    def __init__(self, bar: Progress) -> None:
        self.bar = bar
        self.task = bar.add_task(STEPS["read"], total=None)
        self.tenth = -1

    def tell(self, step: str, done: int, total: int) -> None:
        """The build is so far."""
        self.bar.update(self.task, description=STEPS[step], completed=done, total=total or None)
        if not self.bar.disable:
            return
        tenth = done * TENTHS // total if total else -1
        if step != "compile" or tenth > self.tenth:
            self.tenth = tenth
            print(STEPS[step] + (f" {done} of {total}" if total else ""), file=sys.stderr, flush=True)
