"""`bridgehead strength`."""

from collections.abc import Iterator
from typing import Annotated

from cyclopts import Parameter

from bridgehead import registry
from bridgehead.commands.common import AsJson, GameKey, Scenario, say_json, say_table
from bridgehead.commands.simulate import progress
from bridgehead.engine.errors import BridgeheadError
from bridgehead.lab.series import Row
from bridgehead.lab.strength import LADDER, PAIRINGS, Pairing, Scored, pairings, scores
from bridgehead.players import player


def strength(
    game: GameKey,
    /,
    *,
    games: Annotated[int, Parameter(help="Games a pairing, half of them with the seats swapped; or games a player.")],
    scenario: Scenario = None,
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
    jobs: Annotated[int, Parameter(help="Processes that play side by side.")] = 1,
    json: AsJson = False,
) -> None:
    """Measure how strong our players are, with 95 % intervals: shares of games won, or scores in a game for one."""
    if games < 2:
        raise BridgeheadError(f"--games {games}: play at least 2 games.")
    if len(registry.game(game).info.seats) == 1:
        names = only or LADDER
        for name in names:
            player(name)
        scored = list(scores(game, scenario, games, names, jobs, watched))
        say_json([facts(one) for one in scored]) if json else say_scores(scored)
        return
    wanted = [parsed(text) for text in pair] if pair else PAIRINGS
    found = list(pairings(game, scenario, games, wanted, jobs, watched))
    say_json([facts(one) for one in found]) if json else say_pairings(found)


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


def say_pairings(found: list[Pairing]) -> None:
    """The pairings for a person."""
    head = ["player", "against", "games", "won", "drawn", "share (95 %)"]
    rows = [[one.first, one.second, str(one.games), str(one.won), str(one.drawn), one.share.percent()] for one in found]
    say_table(head, rows)


def say_scores(found: list[Scored]) -> None:
    """The scores for a person."""
    head = ["player", "games", "score (95 %)", "more than", "by (95 %)"]
    say_table(
        head,
        [
            [one.player, str(one.games), one.score.text(), one.below, one.gain.text("+.1f") if one.gain else ""]
            for one in found
        ],
    )


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
        }
    gain = [one.gain.value, one.gain.low, one.gain.high] if one.gain else None
    score = [one.score.value, one.score.low, one.score.high]
    return {"player": one.player, "games": one.games, "score": score, "below": one.below, "gain": gain}
