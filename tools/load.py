"""Measures the table under load, and what a player at an idle one waits for.

`python tools/load.py` (or `make load`) starts the server on SQLite and, where PostgreSQL's programs are found, on a
PostgreSQL of its own. First a single player clicks through a match of every game; then 200 matches are in progress on
two workers for half a minute, at random: as fast as the server answers, and with four seconds' thought before each
answer. It writes its figures on the standard output as the tables that docs/server.md holds.
"""

import argparse
import asyncio
import gzip
import os
import random
import re
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx

from bridgehead import registry
from bridgehead.engine.errors import BridgeheadError

ROOT = Path(__file__).resolve().parent.parent
CLIENT = ROOT / "src" / "bridgehead" / "_web"
RUN = "from bridgehead.cli import main; main()"
Json = dict[str, Any]


@dataclass
class Figures:
    """How long each request took, in seconds, by kind."""

    times: dict[str, list[float]] = field(default_factory=dict)

    def add(self, kind: str, seconds: float) -> None:
        """Note a request."""
        self.times.setdefault(kind, []).append(seconds)

    def share(self, part: float, *kinds: str) -> float:
        """The time within which a part of the requests was answered, in milliseconds."""
        found = sorted(one for kind in kinds or self.times for one in self.times.get(kind, []))
        return 1000 * found[min(len(found) - 1, int(part * len(found)))]

    def count(self) -> int:
        """How many requests there were."""
        return sum(map(len, self.times.values()))


@dataclass(frozen=True)
class Venue:
    """What is played: a game, one of its scenarios, and by how many."""

    game: str
    scenario: str
    seats: int

    def body(self) -> Json:
        """What begins a match of it between people."""
        return {"game": self.game, "scenario": self.scenario, "seats": [{"kind": "person"}] * self.seats}


def venues(named: str = "") -> list[Venue]:
    """The games named by `KEY` or `KEY:SCENARIO` with commas between; all there are unless told, each in the first of
    the scenarios in which its players are measured. Raises UnknownName.
    """
    found: list[Venue] = []
    for one in named.split(",") if named else registry.games():
        key, _, scenario = one.partition(":")
        info = registry.game(key).info
        chosen = registry.game(key).setup(scenario or info.measured[0]).scenario
        found.append(Venue(key, chosen, len(info.seats)))
    return found


@contextmanager
def served(database: str, workers: int) -> Iterator[tuple[str, int]]:
    """A server on a database: its address and its process."""
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        port = door.getsockname()[1]
    command = [
        sys.executable,
        "-c",
        RUN,
        "serve",
        "--no-browser",
        "--no-limits",
        "--port",
        str(port),
        "--workers",
        str(workers),
    ]
    environment = {**os.environ, "PYTHONPATH": os.environ.get("PYTHONPATH", str(ROOT / "src"))}
    process = subprocess.Popen([*command, "--database", database], env=environment, stdout=subprocess.DEVNULL)
    address = f"http://127.0.0.1:{port}"
    try:
        until = time.monotonic() + 60
        while True:
            try:
                httpx.get(f"{address}/api/games/", timeout=30)
                break
            except httpx.TransportError:
                if time.monotonic() > until or process.poll() is not None:
                    raise SystemExit("The server does not start.") from None
                time.sleep(0.05)
        yield address, process.pid
    finally:
        process.terminate()
        process.wait(30)


def processor(server: int) -> float:
    """The seconds of the processor that a server and its workers have used; 0 where /proc is missing."""
    parents: dict[int, int] = {}
    used: dict[int, float] = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        parents[int(stat.parent.name)] = int(fields[1])
        used[int(stat.parent.name)] = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    family = {server}
    while more := {one for one, parent in parents.items() if parent in family} - family:
        family |= more
    return sum(used.get(one, 0.0) for one in family)


async def request(http: httpx.AsyncClient, figures: Figures, kind: str, method: str, path: str, **more: Any) -> Json:
    """A request, timed until its answer was read."""
    begun = time.perf_counter()
    reply = await http.request(method, f"/api/matches/{path}", **more)
    figures.add(kind, time.perf_counter() - begun)
    found: Json = reply.raise_for_status().json()
    return found


async def play(
    http: httpx.AsyncClient, figures: Figures, venue: Venue, picks: random.Random, until: float, thought: float = 0
) -> None:
    """Play matches at random, one after another, until the time is over; `thought` are the seconds before an answer."""
    await asyncio.sleep(2 * thought * picks.random())  # people do not come all at once
    while time.monotonic() < until:
        made = await request(http, figures, "begin", "POST", "", json=venue.body())
        table = await request(http, figures, "look", "GET", made["match"])
        while table["question"] is not None and time.monotonic() < until:
            await asyncio.sleep(thought * (0.5 + picks.random()))
            key = {"X-Seat-Key": made["keys"][table["question"]["seat"]]}
            if not table["question"]["options"]:
                table = await request(http, figures, "look", "GET", made["match"], headers=key)
            option = picks.choice(table["question"]["options"])
            given = {"seq": table["seq"], "verb": option["verb"], "arg": option["arg"]}
            log = {"log": table["log"]["start"] + len(table["log"]["rows"])}
            path = f"{made['match']}/answers"
            table = await request(http, figures, "answer", "POST", path, json=given, headers=key, params=log)


async def crowd(
    address: str, games: list[Venue], matches: int, seconds: float, thought: float
) -> tuple[Figures, float]:
    """So many matches in progress at once: what they waited, and the seconds it went on."""
    figures = Figures()
    begun = time.monotonic()
    until = begun + seconds

    async def one(number: int) -> None:
        # A client for each: in a shared one every request looks through the connections of all.
        # What the server may just have closed, after five quiet seconds, is not used again.
        kept = httpx.Limits(keepalive_expiry=3)
        async with httpx.AsyncClient(base_url=address, timeout=120, verify=False, limits=kept) as http:  # no TLS here
            await play(http, figures, games[number % len(games)], random.Random(number), until, thought)

    await asyncio.gather(*map(one, range(matches)))
    return figures, time.monotonic() - begun


async def alone(address: str, venue: Venue, answers: int) -> Figures:
    """One player at an idle table: from sending an answer to having the table that comes of it, read."""
    figures = Figures()
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        until = time.monotonic() + 30
        picks = random.Random(2)
        while len(figures.times.get("answer", [])) < answers and time.monotonic() < until:
            await play(http, figures, venue, picks, time.monotonic() + 2)
    return figures


PACKED = (".html", ".js", ".css", ".svg")


def transfer() -> str:
    """What a browser loads before the first page stands, as it is and packed by gzip as the server packs it."""
    index = CLIENT / "index.html"
    if not index.exists():
        return "The client has not been built, so its size was not measured."
    names = re.findall(r'(?:src|href)="(?:\./|/)?(assets/[^"]+)"', index.read_text(encoding="utf-8"))
    files = [index, *(CLIENT / name for name in dict.fromkeys(names))]
    plain = sum(file.stat().st_size for file in files) / 1000
    packed = sum(len(_packed(file)) for file in files) / 1000
    return f"The client before its first page: {len(files)} files, {plain:.0f} kB, {packed:.0f} kB as they are sent."


def _packed(file: Path) -> bytes:
    return gzip.compress(file.read_bytes(), 4) if file.suffix in PACKED else file.read_bytes()


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--thought", type=float, default=4, help="seconds of thought before an answer")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--postgres", default="", help="URL of a database; else a server is started")
    parser.add_argument("--games", default="", help="KEY or KEY:SCENARIO, with commas between; all unless told")
    given = parser.parse_args()
    games = wanted(given.games)
    print(transfer())
    with tempfile.TemporaryDirectory() as folder:
        print("\n| one player, idle table | answers | median ms | 95th percentile ms | processor ms a request |")
        print("|---|---|---|---|---|")
        with served(f"{folder}/alone.sqlite", 1) as (address, server):
            for venue in games:
                asyncio.run(alone(address, venue, 20))  # so that everything is loaded
                before = processor(server)
                found = asyncio.run(alone(address, venue, 150))
                used = 1000 * (processor(server) - before) / found.count()
                median, slow = found.share(0.5, "answer"), found.share(0.95, "answer")
                answers = len(found.times["answer"])
                print(f"| {venue.game} | {answers} | {median:.0f} | {slow:.0f} | {used:.1f} |", flush=True)
        crowded = f"{given.matches} matches, {given.workers} workers"
        print(f"\n| {crowded} | requests/s | median ms | p99 ms | processor ms a request |\n|---|---|---|---|---|")
        report("SQLite", f"{folder}/crowd.sqlite", games, given)
        with nullcontext(given.postgres) if given.postgres else own_postgres() as database:
            if database:
                report("PostgreSQL", database, games, given)


def wanted(named: str) -> list[Venue]:
    """What `--games` names; whoever mistook himself is told so."""
    try:
        return venues(named)
    except BridgeheadError as error:
        sys.exit(f"--games {named}: {error}")


def report(name: str, database: str, games: list[Venue], given: argparse.Namespace) -> None:
    """Two lines of the table of a crowd: hurried, and at leisure."""
    for pace, thought in (("as fast as it goes", 0.0), (f"{given.thought:g} s of thought", given.thought)):
        with served(database, given.workers) as (address, server):
            before = processor(server)
            found, seconds = asyncio.run(crowd(address, games, given.matches, given.seconds, thought))
            used = 1000 * (processor(server) - before) / found.count()
        figures = f"{found.count() / seconds:.0f} | {found.share(0.5):.0f} | {found.share(0.99):.0f} | {used:.1f}"
        print(f"| {name}, {pace} | {figures} |", flush=True)


@contextmanager
def own_postgres() -> Iterator[str]:
    """A database on a PostgreSQL that was started for this; empty where its programs are missing."""
    sys.path.insert(0, str(ROOT))
    from tests.server import postgres

    if not postgres.there():
        print("PostgreSQL was not measured: its programs were not found.", file=sys.stderr)
        yield ""
        return
    with postgres.cluster() as server:
        yield postgres.new_database(server, "crowd")


if __name__ == "__main__":
    main()
