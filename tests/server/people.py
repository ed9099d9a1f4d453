"""How tests speak to the server: plain requests, and a match of the toy with whoever sits at it."""

from dataclasses import dataclass
from typing import Any

from litestar import Litestar
from litestar.testing import TestClient

Json = dict[str, Any]
PERSON: Json = {"kind": "person"}
PATIENCE = 300.0
"""So many seconds a test waits for what must come, however busy the machine is."""

RANDOM: Json = {"kind": "player", "player": "random"}


@dataclass
class Client:
    http: TestClient[Litestar]

    def get(self, path: str, key: str = "", status: int = 200, **query: object) -> Any:
        given = {
            name: [str(one) for one in (value if isinstance(value, list) else [value])] for name, value in query.items()
        }
        reply = self.http.get(f"/api{path}", params=given, headers=_headers(key))
        assert reply.status_code == status, reply.text
        return reply.json()

    def post(self, path: str, body: object, key: str = "", status: int | None = None) -> Any:
        reply = self.http.post(f"/api{path}", json=body, headers=_headers(key))
        assert reply.status_code == (status or reply.status_code), reply.text
        if status is None:
            assert reply.status_code in (200, 201), reply.text
        return reply.json()

    def begin(self, *seats: Json, seed: int = 7, game: str = "toy", scenario: str = "short") -> "Playing":
        """A new match, in which nobody waits for answers that nobody may know of."""
        wanted = {"game": game, "scenario": scenario, "seed": seed, "seats": list(seats or (PERSON, PERSON))}
        wanted |= {"respite": 0, "access": "listed"}
        made = self.post("/matches/", wanted)
        return Playing(self, made["match"], made["keys"])


@dataclass
class Playing:
    client: Client
    match: str
    keys: list[str]

    def table(self, seat: int = -1, **query: Any) -> Json:
        found: Json = self.client.get(f"/matches/{self.match}", self.key(seat), **query)
        return found

    def key(self, seat: int) -> str:
        return self.keys[seat] if seat >= 0 else ""

    def answer(self, seat: int, seq: int, verb: str, arg: int = 0, status: int | None = None) -> Json:
        body = {"seq": seq, "verb": verb, "arg": arg}
        reply: Json = self.client.post(f"/matches/{self.match}/answers", body, self.key(seat), status)
        return reply

    def first(self, seat: int) -> tuple[str, int]:
        """The first option of the question that the seat is asked."""
        option = self.table(seat)["question"]["options"][0]
        return option["verb"], option["arg"]

    def play_on(self, answers: int = 1000) -> None:
        """Answer with the first option until the match is over, or so many times."""
        for _ in range(answers):
            table = self.table()
            if table["ending"] is not None:
                return
            seat = table["question"]["seat"]
            self.answer(seat, table["seq"], *self.first(seat))


def _headers(key: str) -> dict[str, str]:
    return {"X-Seat-Key": key} if key else {}
