"""The one entry point: `bridgehead COMMAND …`.

A user's mistake ends in one sentence on stderr and status 2. Ctrl-C ends with status 130, a reader that has gone away
with status 141, as shells expect.
"""

import os
import sys
from collections.abc import Sequence

from cyclopts import App, CycloptsError

from bridgehead import __version__
from bridgehead.building.which import told
from bridgehead.engine.collector import collect_seldom
from bridgehead.engine.errors import BridgeheadError

MISTAKE = 2
INTERRUPTED = 130
NOBODY_READS = 141


app = App(
    name="bridgehead",
    help="Play, referee and study historical wargames of the bridgehead and the airborne coup de main.",
    version_flags=[],
    help_format="markdown",
    suppress_keyboard_interrupt=False,
    result_action="return_value",
)
COMMANDS = {
    "games": "List the games there are.",
    "play": "Play a game, or watch one.",
    "serve": "Open the table in the browser.",
    "matches": "List the matches that a server keeps, or delete some.",
    "simulate": "Play many games and sum them up.",
    "report": "Turn simulations into one page with plots.",
    "sweep": "Vary a number of the data and simulate at every value.",
    "strength": "Measure how strong our players are.",
    "favourites": "Find the manner of its staff in which each seat does best.",
    "openings": "Find how each seat had best prepare a game.",
    "doctrines": "Find how each seat had best fight a battle.",
    "learn": "Learn a game's evaluation from games between staffs.",
    "replay": "Play a record again.",
    "rules": "Look up the rules, and where they are enforced.",
    "tables": "Print the charts of a game.",
    "sight": "Look from one space of a board to another.",
    "board": "Draw the board of a game.",
    "cards": "Draw the cards of a game.",
    "new-game": "Write a small game to make your own of.",
    "bench": "Measure speed.",
    "build": "Compile the rules: games and our players run about four times as fast.",
}
for name, line in COMMANDS.items():
    module = name.replace("-", "_")
    app.command(f"bridgehead.commands.{module}:{module}", name=name, help=line)


@app.command(name="--version", group=app.group_parameters)
def version() -> None:
    """Print the version, and which build of it runs."""
    print(f"{__version__}, {told()}")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command line (that of the process unless given); returns the exit status."""
    collect_seldom()
    try:
        status = app(arguments if arguments is None else list(arguments), exit_on_error=False, print_error=False)
        sys.stdout.flush()
        return status if isinstance(status, int) else 0
    except CycloptsError as error:
        return refuse(f"{one_sentence(str(error))} See `bridgehead {subject(arguments)}--help`.")
    except BridgeheadError as error:
        return refuse(str(error))
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return NOBODY_READS


def refuse(sentence: str) -> int:
    """Say what was wrong."""
    print(sentence, file=sys.stderr)
    return MISTAKE


def one_sentence(text: str) -> str:
    """A message on one line, ended by a full stop."""
    line = " ".join(text.split())
    return line if line.endswith((".", "!", "?")) else f"{line}."


def subject(arguments: Sequence[str] | None) -> str:
    """The command that was meant, with a blank behind it, or nothing."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    known = [name for name in given[:1] if name in app]
    return f"{known[0]} " if known else ""
