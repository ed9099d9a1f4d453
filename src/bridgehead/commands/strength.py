"""`bridgehead strength`."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from bridgehead import registry
from bridgehead.building.which import running
from bridgehead.commands.common import (
    AsJson,
    known_game,
    needs_statistics,
    refuse_idle,
    say_json,
    say_table,
    writable,
)
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
    *game: Annotated[str, Parameter(help="Keys of games; all of them unless told.", converter=known_game)],
    games: Annotated[int, Parameter(help="Games a pairing, half of them with the seats swapped; or games a player.")],
    scenario: Annotated[
        list[str] | None,
        Parameter(
            name="--scenario",
            negative="",
            help="A scenario (key or path); several are played by turns, `all` is every one. Unless told, those that "
            "the game names for it.",
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
        Parameter(
            help="Keep every game in this file as it ends, and play none again that is there; in a file a game in "
            "this folder."
        ),
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
    keys = list(dict.fromkeys(game)) or registry.games()
    if keep is not None and len(keys) > 1 and not keep.is_dir():
        raise BridgeheadError(f"--keep {keep}: name a folder, in which every game has its file.")
    plans = [plan(key, scenario, pair, only) for key in keys]
    measured: dict[str, list[dict[str, object]]] = {}
    for one in plans:
        book = Book(one.game, keep / f"{one.game}.jsonl" if keep is not None and keep.is_dir() else keep)
        with told_what_is_kept(book.path):
            found = play(one, games, settle, Venue(one.game, book, jobs, watched))
        head, rows = table(found)
        if out is not None:
            put(out, one.game, f"{markdown(head, rows, 2)}\n\nThe {running()} build. {told(found, one.scenarios)}")
        measured[one.game] = [facts(result) for result in found]
        if not json:
            if len(plans) > 1:
                print(one.game)
            say_table(head, rows)
            if len(one.scenarios) > 1:
                print(told(found, one.scenarios))
    if json:
        say_json(measured[keys[0]] if len(keys) == 1 else measured)


@dataclass(slots=True)
class Plan:
    """What is measured in a game: in these scenarios these pairings, or in a game for one these players."""

    game: str
    scenarios: list[str]
    pairs: list[tuple[str, str]]
    names: list[str]


def plan(game: str, scenario: list[str] | None, pair: list[str] | None, only: list[str] | None) -> Plan:
    """What to measure, looked over before the first game is played. Raises BridgeheadError."""
    scenarios = chosen(game, scenario)
    if len(registry.game(game).info.seats) > 1:
        if only:
            raise BridgeheadError(f"--player: {game} is a game for two; say whom to measure with --pair FIRST:SECOND.")
        return Plan(game, scenarios, [parsed(text) for text in pair] if pair else PAIRINGS, [])
    if len(scenarios) > 1:
        raise BridgeheadError(f"--scenario: {game} is a game for one, whose scores are measured in one scenario.")
    if pair:
        raise BridgeheadError(f"--pair: {game} is a game for one; say whom to measure with --player.")
    for name in only or LADDER:
        player(name)
    return Plan(game, scenarios, [], only or LADDER)


def play(one: Plan, games: int, settle: bool, venue: Venue) -> list[Pairing] | list[Scored]:
    """Measure what is planned."""
    if one.names:
        return list(scores(one.scenarios[0], games, one.names, venue, until_more if settle else None))
    return list(pairings(one.scenarios, games, one.pairs, venue, until_settled if settle else None))


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
        return list(known.info.measured)
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


def table(found: list[Pairing] | list[Scored]) -> tuple[list[str], list[list[str]]]:
    """What was measured as a table."""
    paired = [one for one in found if isinstance(one, Pairing)]
    return pairing_table(paired) if paired else score_table([one for one in found if isinstance(one, Scored)])


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
