"""`bridgehead matches`."""

import asyncio
import time
from typing import Annotated

from cyclopts import Parameter

from bridgehead.commands.common import AsJson, say_json, say_table
from bridgehead.engine.errors import BridgeheadError
from bridgehead.server.keeping.rows import MatchRow
from bridgehead.server.keeping.store import Store
from bridgehead.server.serve import default_database

DAMAGED = "damaged"


def matches(
    *,
    database: Annotated[
        str | None,
        Parameter(help="sqlite:///FILE or postgresql://…; the file that `serve` uses unless told."),
    ] = None,
    delete: Annotated[
        list[str] | None, Parameter(negative="", metavar="MATCH", help="Delete this match, for good.")
    ] = None,
    json: AsJson = False,
) -> None:
    """List the matches that a server keeps, latest first, or delete some; the server may go on meanwhile."""
    rows = asyncio.run(_seen_to(Store(database or default_database()), delete or []))
    if delete:
        return
    if json:
        say_json(rows)
    else:
        heads = ("match", "game", "scenario", "turn", "ended", "changed")
        say_table(heads, [[str(row[head]) for head in heads] for row in rows])


async def _seen_to(store: Store, unwanted: list[str]) -> list[dict[str, object]]:
    """Delete what is unwanted; else what there is."""
    await store.open()
    try:
        known = await store.ids()
        for match in unwanted:
            if match not in known:
                raise BridgeheadError(f"There is no match '{match}'; none has been deleted.")
        for match in unwanted:
            await store.remove(match)
            print(f"The match {match} has been deleted.")
        return [] if unwanted else [_facts(match, await store.whole(match)) for match in known]
    finally:
        await store.close()


def _facts(match: str, row: MatchRow | None) -> dict[str, object]:
    if row is None:
        return {"match": match, "game": DAMAGED, "scenario": "", "turn": "", "ended": "", "changed": ""}
    return {
        "match": match,
        "game": row.game,
        "scenario": row.scenario,
        "turn": row.standing.turn,
        "ended": row.standing.outcome,
        "changed": time.strftime("%Y-%m-%d %H:%M", time.localtime(row.changed)),
    }
