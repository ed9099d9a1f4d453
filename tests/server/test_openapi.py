"""The OpenAPI document: it is published, the client's types are made from it, and the server keeps to it."""

import json
import os
from dataclasses import dataclass
from pathlib import Path

import pytest
import schemathesis
from httpx import Response
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from litestar import Litestar
from schemathesis import GenerationMode
from schemathesis.checks import CheckFunction, not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from bridgehead.drawing.sheet.tokens import DARK, GLARE, LIGHT
from bridgehead.server import study
from bridgehead.server.app import Settings, create_app
from tests.server.conftest import SHELF
from tests.server.people import PERSON, Client, Playing

WEB = Path(__file__).parents[2] / "web"
EXAMPLES = int(os.environ.get("BRIDGEHEAD_EXAMPLES", "4"))


def document(app: Litestar) -> str:
    return json.dumps(app.openapi_schema.to_schema(), indent=1, ensure_ascii=False, sort_keys=True) + "\n"


def test_the_client_was_made_for_this_server(app: Litestar) -> None:
    """If this fails: `python -m tests.server.test_openapi`, then `npm run types` in web/."""
    assert (WEB / "openapi.json").read_text(encoding="utf-8") == document(app)


def test_the_document_is_published(client: Client) -> None:
    assert client.get("/openapi.json")["info"]["title"] == "Bridgehead"


def test_the_clients_colours_are_those_of_the_drawings() -> None:
    text = (WEB / "src" / "tokens.css").read_text(encoding="utf-8")
    day, night = text.split("[data-theme")
    for tokens, part in ((LIGHT, day), (DARK, night)):
        for name, colour in tokens.items():
            assert f"--{name}: {colour};" in part


def test_the_clients_colours_of_the_light_by_night_are_those_of_the_drawings() -> None:
    text = (WEB / "src" / "glare.css").read_text(encoding="utf-8")
    assert [line.strip() for line in text.splitlines() if "--" in line] == [
        f"--{name}: {colour};" for name, colour in GLARE.items()
    ]


KEPT: list[CheckFunction] = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


@dataclass
class Target:
    """What made-up requests are aimed at: a match (none: whatever comes), with the key of a seat."""

    name: str
    playing: Playing | None = None
    key: str = ""

    def path(self, operation: schemathesis.APIOperation) -> dict[str, str] | None:
        """The parts of an operation's path, where the match is all that it asks for."""
        alone = "{" not in operation.path.replace("{match}", "")
        return {"match": self.playing.match} if self.playing is not None and alone else None


@pytest.mark.parametrize("mode", list(GenerationMode), ids=lambda mode: str(mode.value))
def test_whatever_is_sent_the_reply_is_one_that_was_promised(
    client: Client, mode: GenerationMode, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Requests made up from the document, right and wrong, aimed anywhere, at a match that goes on and at one that is
    over: no error of the server, a promised status, and a body of the promised form. Who is refused changes nothing.
    """
    monkeypatch.setattr(study, "THOUGHT", 0.02)
    going, over = client.begin(PERSON, PERSON), client.begin(PERSON, PERSON)
    over.play_on()
    targets = [Target("anywhere"), Target("going", going, going.keys[0]), Target("over", over)]
    schema = schemathesis.openapi.from_dict(client.get("/openapi.json"))
    tried = 0
    for found in schema.get_all_operations():
        assert isinstance(found, Ok), found
        for target in targets:
            if target.playing is None or "{match}" in found.ok().path:
                tried += try_out(client, found.ok(), target, mode)
    assert tried > EXAMPLES * 20
    going.play_on()
    assert going.table()["ending"] is not None


def try_out(client: Client, operation: schemathesis.APIOperation, target: Target, mode: GenerationMode) -> int:
    tried = 0
    changes = target.playing is not None and operation.method.upper() == "POST"

    key = {"X-Seat-Key": target.key} if target.key else None

    @given(case=operation.as_strategy(mode, path_parameters=target.path(operation), headers=key))
    @settings(
        max_examples=EXAMPLES, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
    )
    def keeps_its_promise(case: schemathesis.Case) -> None:
        nonlocal tried
        tried += 1
        before = target.playing.table() if changes and target.playing else None
        reply = send(client, case)
        case.validate_response(reply, checks=KEPT)
        if reply.status_code >= 400:
            if operation.path.startswith("/api/matches"):
                assert reply.json()["detail"].endswith("."), reply.text
            assert before is None or (target.playing and target.playing.table() == before)

    try:
        keeps_its_promise()
    except Unsatisfiable:
        assert mode is GenerationMode.NEGATIVE, "there is always a right request"
    return tried


def send(client: Client, case: schemathesis.Case) -> Response:
    sent = case.as_transport_kwargs(base_url="http://testserver.local")
    return client.http.request(
        sent["method"],
        sent["url"],
        params=sent.get("params"),
        headers=dict(sent.get("headers") or {}),
        content=json.dumps(sent["json"]).encode() if "json" in sent else sent.get("data"),
    )


if __name__ == "__main__":
    application = create_app(Settings("sqlite:///unused.sqlite", SHELF))
    (WEB / "openapi.json").write_text(document(application), encoding="utf-8")
