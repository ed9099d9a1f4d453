"""What was acknowledged is there, whatever happens to the server; two servers agree who was first."""

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

from tests.server.hosted import hosted
from tests.server.people import PATIENCE

Json = dict[str, Any]


async def begin(http: httpx.AsyncClient, seed: int, game: str = "toy", scenario: str = "short") -> Json:
    seats = [{"kind": "person"}, {"kind": "person"}]
    body = {"game": game, "scenario": scenario, "seed": seed, "seats": seats}
    reply = await http.post("/api/matches/", json=body, timeout=PATIENCE)
    made: Json = reply.raise_for_status().json()
    return made


async def play(http: httpx.AsyncClient, made: Json, acknowledged: dict[str, list[Json]]) -> None:
    """Play at random until the server is gone, noting each answer that it has acknowledged."""
    picks = random.Random(made["match"])
    path = f"/api/matches/{made['match']}"
    table = (await http.get(path, headers={"X-Seat-Key": made["keys"][0]})).json()
    while table["question"] is not None:
        key = made["keys"][table["question"]["seat"]]
        if not table["question"]["options"]:
            table = (await http.get(path, headers={"X-Seat-Key": key})).json()
        option = picks.choice(table["question"]["options"])
        given = {"seq": table["seq"], "verb": option["verb"], "arg": option["arg"]}
        reply = await http.post(f"{path}/answers", json=given, headers={"X-Seat-Key": key})
        table = reply.raise_for_status().json()
        acknowledged[made["match"]].append(table)


def nothing_acknowledged_is_lost(database: str, count: int) -> None:
    """Kill a server in the middle of so many random matches, start another, and look for every answer."""
    acknowledged: dict[str, list[Json]] = {}
    matches: list[Json] = []

    async def play_until_killed() -> None:
        with hosted(database) as (address, process):
            async with httpx.AsyncClient(base_url=address, timeout=PATIENCE) as http:
                matches.extend(await asyncio.gather(*(begin(http, seed) for seed in range(count))))
                acknowledged.update({made["match"]: [] for made in matches})
                playing = [asyncio.create_task(play(http, made, acknowledged)) for made in matches]
                while sum(map(len, acknowledged.values())) < 2 * count:
                    await asyncio.sleep(0.01)
                process.kill()
                await asyncio.gather(*playing, return_exceptions=True)

    asyncio.run(play_until_killed())
    assert sum(map(len, acknowledged.values())) >= 2 * count
    with hosted(database) as (address, _), httpx.Client(base_url=address, timeout=PATIENCE) as http:
        for made in matches:
            for known in acknowledged[made["match"]]:
                path = f"/api/matches/{made['match']}/replay?at={known['seq']}"
                then = http.get(path, headers={"X-Seat-Key": made["keys"][known["seat"]]}).raise_for_status().json()
                assert then["seen"] == known["seen"]


def test_every_acknowledged_answer_outlives_a_killed_server(tmp_path: Path) -> None:
    """Twenty matches here; two hundred in tests/soak, and on PostgreSQL."""
    nothing_acknowledged_is_lost(f"sqlite:///{tmp_path}/matches.sqlite", 20)


def test_of_two_servers_one_is_first_and_the_other_says_so(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/matches.sqlite"
    with hosted(database) as (first, _), hosted(database) as (second, _):
        asyncio.run(race([first, second]))
        asyncio.run(last_words([first, second]))


async def race(addresses: list[str]) -> None:
    async with httpx.AsyncClient(timeout=PATIENCE) as http:
        for seed in range(10):
            one = httpx.AsyncClient(base_url=addresses[0], timeout=PATIENCE)
            made = await begin(one, seed)
            path, headers = f"/api/matches/{made['match']}", {"X-Seat-Key": made["keys"][0]}
            options = (await one.get(path, headers=headers)).json()["question"]["options"]
            await one.aclose()
            async with websockets.connect(addresses[1].replace("http", "ws") + f"{path}/live") as line:
                await line.send("{}")
                assert json.loads(await line.recv())["table"]["seq"] == 0
                given = [{"seq": 0, "verb": option["verb"], "arg": option["arg"]} for option in options[:2]]
                replies = await asyncio.gather(
                    *(
                        http.post(f"{address}{path}/answers", json=body, headers=headers)
                        for address, body in zip(addresses, given, strict=True)
                    )
                )
                assert sorted(reply.status_code for reply in replies) == [200, 409]
                late = next(reply.json() for reply in replies if reply.status_code == 409)
                won = next(reply.json() for reply in replies if reply.status_code == 200)
                assert late["table"]["seen"] == won["seen"]
                heard = json.loads(await asyncio.wait_for(line.recv(), PATIENCE))
                assert heard["table"]["seq"] == 1


async def last_words(addresses: list[str]) -> None:
    """Both resign at once, each at another server; a draw is offered at one, heard of at the other, and accepted there
    while the first gets the answer that voids it: one of the two is written.
    """
    async with httpx.AsyncClient(timeout=PATIENCE) as http:

        async def say(server: int, made: Json, seat: int, act: str, **body: object) -> httpx.Response:
            url = f"{addresses[server]}/api/matches/{made['match']}/{act}"
            return await http.post(url, json=body, headers={"X-Seat-Key": made["keys"][seat]})

        async def both_see(made: Json) -> Json:
            tables = [(await http.get(f"{one}/api/matches/{made['match']}")).json() for one in addresses]
            assert tables[0] == tables[1]
            seen: Json = tables[0]
            return seen

        async with httpx.AsyncClient(base_url=addresses[0], timeout=PATIENCE) as one:
            matches = [await begin(one, seed) for seed in range(6)]
        for made in matches[:3]:
            replies = await asyncio.gather(say(0, made, 0, "resign"), say(1, made, 1, "resign"))
            assert sorted(reply.status_code for reply in replies) == [200, 409]
            first = next(seat for seat, reply in enumerate(replies) if reply.status_code == 200)
            assert (await both_see(made))["ending"]["winner"] == 1 - first
        for made in matches[3:]:
            path = f"/api/matches/{made['match']}"
            async with websockets.connect(addresses[1].replace("http", "ws") + f"{path}/live") as line:
                await line.send(json.dumps({"key": made["keys"][1]}))
                assert json.loads(await line.recv())["table"]["ends"]["offering"] == -1
                assert (await say(0, made, 0, "draw", seq=0, word="propose")).status_code == 200
                heard = json.loads(await asyncio.wait_for(line.recv(), PATIENCE))
                assert heard["table"]["ends"]["offering"] == 0
            table = (await http.get(f"{addresses[0]}{path}", headers={"X-Seat-Key": made["keys"][0]})).json()
            option = table["question"]["options"][0]
            answer = say(0, made, 0, "answers", seq=0, verb=option["verb"], arg=option["arg"])
            answered, accepted = await asyncio.gather(answer, say(1, made, 1, "draw", seq=0, word="accept"))
            assert sorted((answered.status_code, accepted.status_code)) == [200, 409]
            seen = await both_see(made)
            assert (seen["ending"] is None) == (answered.status_code == 200) and seen["seq"] == 1


def test_a_live_line_that_sends_too_much_is_cut_and_nobody_else_notices(tmp_path: Path) -> None:
    with hosted(f"sqlite:///{tmp_path}/matches.sqlite") as (address, _):
        asyncio.run(flood(address))


async def flood(address: str) -> None:
    async with httpx.AsyncClient(base_url=address, timeout=PATIENCE) as http:
        made = await begin(http, 1)
        path = f"/api/matches/{made['match']}"
        before = (await http.get(path)).json()
        async with websockets.connect(address.replace("http", "ws") + f"{path}/live") as line:
            await line.send('{"key": "' + "k" * 20_000 + '"}')
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await asyncio.wait_for(line.recv(), PATIENCE)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009
        assert (await http.get(path)).json() == before
