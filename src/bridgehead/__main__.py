"""Where a command begins: it settles which build runs, before anything of that is imported."""

import sys

from bridgehead.building.which import choose

QUIET = ("build", "--version")
"""These tell themselves what there is."""


def main() -> int:
    """Run the command line of the process; returns the exit status."""
    choose(quiet=sys.argv[1:2] in [[one] for one in QUIET])
    from bridgehead.cli import main as run

    return run()


if __name__ == "__main__":
    sys.exit(main())
