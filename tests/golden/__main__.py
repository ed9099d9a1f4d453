"""Play a new golden playthrough, the staff on every seat, and write its files."""

import argparse

from bridgehead import registry
from bridgehead.engine.play.match import Match
from tests.golden.playthrough import keep, log_of


def play(game: str, scenario: str, seed: int) -> Match:
    """A whole match in which the staff's first choice is taken each time."""
    match = registry.game(game).match(scenario, seed=seed)
    while match.choice is not None:
        worth = match.game.rules.staff.judge(match.state, match.choice)
        best = max(range(len(worth)), key=worth.__getitem__)
        match.take(match.choice.options[best])
    return match


def main() -> None:
    """Read the arguments, play, keep."""
    parser = argparse.ArgumentParser(prog="python -m tests.golden", description=__doc__)
    parser.add_argument("name", help="the name of the files")
    parser.add_argument("--game", required=True)
    parser.add_argument("--scenario", required=True)
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    match = play(given.game, given.scenario, given.seed)
    keep(given.name, match.record)
    print(log_of(match)[-400:], match.outcome)


if __name__ == "__main__":
    main()
