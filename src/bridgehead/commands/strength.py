"""`bridgehead strength`."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from bridgehead import registry
from bridgehead.building.which import running
from bridgehead.commands.common import AsJson, GameKey, needs_statistics, refuse_idle, say_json, say_table, writable
from bridgehead.commands.simulate import progress
from bridgehead.engine.errors import BridgeheadError
from bridgehead.lab.measures.bouts import Book
from bridgehead.lab.measures.strength import (
    LADDER,
    PAIRINGS,
    Pairing,
    Scored,
    Venue,
    pairings,
    scores,
    until_more,
    until_settled,
)
from bridgehead.lab.reports.pages import markdown, put
from bridgehead.lab.runs.series import Row
from bridgehead.players import player


def strength(
    game: GameKey,
    /,
    *,
    games: Annotated[int, Parameter(help="Games a pairing, half of them with the seats swapped; or games a player.")],
    scenario: Annotated[
        list[str] | None,
        Parameter(
            name="--scenario",
            negative="",
            help="A scenario (key or path); several are played by turns, `all` is every one; the first unless told.",
        ),
    ] = None,
    pair: Annotated[
        list[str] | None,
        Parameter(
            name="--pair", negative="", metavar="FIRST:SECOND", help="A pairing; all the usual ones unless told."
        ),
    ] = None,
    only: Annotated[
        list[str] | None,
        Parameter(
            name="--player", negative="", help="In a game for one: a player, the weakest first; all unless told."
        ),
    ] = None,
    settle: Annotated[
        bool,
        Parameter(negative="", help="End a comparison once a sequential test has settled it."),
    ] = False,
    jobs: Annotated[int, Parameter(help="Processes that play side by side.")] = 1,
    keep: Annotated[
        Path | None,
        Parameter(help="Keep every game in this file as it ends, and play none again that is there."),
    ] = None,
    out: Annotated[Path | None, Parameter(help="Put the table into this page in Markdown, under the game.")] = None,
    json: AsJson = False,
) -> None:
    """Measure how strong our players are, with 95 % intervals: shares of games won, or scores in a game for one."""
    needs_statistics()
    if games < 2:
        raise BridgeheadError(f"--games {games}: play at least 2 games.")
    refuse_idle(jobs)
    if out is not None:
        writable(out)
    found: list[Pairing] | list[Scored]
    scenarios = chosen(game, scenario)
    venue = Venue(game, Book(game, keep), jobs, watched)
    if len(registry.game(game).info.seats) == 1:
        if len(scenarios) > 1:
            raise BridgeheadError(f"--scenario: {game} is a game for one, whose scores are measured in one scenario.")
        if pair:
            raise BridgeheadError(f"--pair: {game} is a game for one; say whom to measure with --player.")
        names = only or LADDER
        for name in names:
            player(name)
        with told_what_is_kept(keep):
            found = list(scores(scenarios[0], games, names, venue, until_more if settle else None))
        head, rows = score_table(found)
    else:
        if only:
            raise BridgeheadError(f"--player: {game} is a game for two; say whom to measure with --pair FIRST:SECOND.")
        wanted = [parsed(text) for text in pair] if pair else PAIRINGS
        with told_what_is_kept(keep):
            found = list(pairings(scenarios, games, wanted, venue, until_settled if settle else None))
        head, rows = pairing_table(found)
    if out is not None:
        put(out, game, f"{markdown(head, rows, 2)}\n\nThe {running()} build. {told(found, scenarios)}")
    if json:
        say_json([facts(one) for one in found])
    else:
        say_table(head, rows)
        if len(scenarios) > 1:
            print(told(found, scenarios))


@contextmanager
def told_what_is_kept(keep: Path | None) -> Iterator[None]:
    """Whoever breaks off is told where the games are."""
    try:
        yield
    except KeyboardInterrupt:
        if keep is not None:
            print(f"\n{keep} keeps the games that were played; the same command goes on from there.", file=sys.stderr)
        raise


def chosen(game: str, named: list[str] | None) -> list[str]:
    """The scenarios to play, each once; none is played if one of them is unknown. Raises UnknownName or DataError."""
    known = registry.game(game)
    if not named:
        return [known.info.scenarios[0]]
    wanted: list[str] = []
    for one in named:
        wanted += known.info.scenarios if one == "all" else [one]
    for one in wanted:
        known.setup(one)
    return list(dict.fromkeys(wanted))


def told(found: list[Pairing] | list[Scored], scenarios: list[str]) -> str:
    """Which scenarios were played, and what each pairing won in each of several."""
    if len(scenarios) == 1:
        return f"Scenario {scenarios[0]}."
    parts = [f"{one.first} against {one.second} {shares(one)}" for one in found if isinstance(one, Pairing)]
    return f"Scenarios by turns: {'; '.join(parts)}."


def shares(one: Pairing) -> str:
    """What the first of a pairing won in each scenario, such as "1A 15 of 20, 1B 13½ of 20"."""
    return ", ".join(
        f"{scenario} {tally.won + tally.drawn // 2}{'½' if tally.drawn % 2 else ''} of {tally.games}"
        for scenario, tally in one.tallies.items()
    )


def watched(rows: Iterator[Row], total: int, what: str) -> list[Row]:
    """The rows, with a bar on the terminal while they are played."""
    with progress() as bar:
        return list(bar.track(rows, total=total, description=what))


def parsed(text: str) -> tuple[str, str]:
    """A pairing from `first:second`."""
    first, colon, second = text.partition(":")
    if not colon:
        raise BridgeheadError(f"--pair {text}: write it --pair FIRST:SECOND, such as --pair regular:staff.")
    player(first)
    player(second)
    return first, second


def pairing_table(found: list[Pairing]) -> tuple[list[str], list[list[str]]]:
    """The pairings as a table."""
    head = ["player", "against", "games", "won", "drawn", "share (95 %)"]
    return head, [
        [one.first, one.second, str(one.games), str(one.won), str(one.drawn), one.share.percent()] for one in found
    ]


def score_table(found: list[Scored]) -> tuple[list[str], list[list[str]]]:
    """The scores of a game for one as a table."""
    head = ["player", "more than", "by (95 %)", "score (95 %)", "games"]
    return head, [
        [one.player, one.below or "–", one.gain.text("+.1f") if one.gain else "–", one.score.text(), str(one.games)]
        for one in found
    ]


def facts(one: Pairing | Scored) -> dict[str, object]:
    """A result as JSON; estimates as [value, low, high]."""
    if isinstance(one, Pairing):
        share = [one.share.value, one.share.low, one.share.high]
        return {
            "first": one.first,
            "second": one.second,
            "games": one.games,
            "won": one.won,
            "drawn": one.drawn,
            "share": share,
            "scenarios": {key: [tally.games, tally.won, tally.drawn] for key, tally in one.tallies.items()},
        }
    gain = [one.gain.value, one.gain.low, one.gain.high] if one.gain else None
    score = [one.score.value, one.score.low, one.score.high]
    return {"player": one.player, "games": one.games, "score": score, "below": one.below, "gain": gain}
