"""The OpenAPI document: it is published, the client's types are made from it, and the server keeps to it."""

import json
import os
from pathlib import Path

import schemathesis
from hypothesis import HealthCheck, given, settings
from litestar import Litestar
from schemathesis.core.result import Ok

from bridgehead.drawing.tokens import DARK, LIGHT
from bridgehead.server.app import Settings, create_app
from tests.server.conftest import SHELF
from tests.server.people import PERSON, Client

WEB = Path(__file__).parents[2] / "web"
EXAMPLES = int(os.environ.get("BRIDGEHEAD_EXAMPLES", "15"))


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


def test_whatever_is_sent_the_reply_is_one_that_was_promised(client: Client) -> None:
    """Requests made up from the document, on a server where a match goes on and another is over."""
    client.begin(PERSON, PERSON)
    client.begin(PERSON, PERSON).play_on()
    schema = schemathesis.openapi.from_dict(client.get("/openapi.json"))
    for found in schema.get_all_operations():
        assert isinstance(found, Ok), found
        try_out(client, found.ok())


def try_out(client: Client, operation: schemathesis.APIOperation) -> None:
    @given(case=operation.as_strategy())
    @settings(
        max_examples=EXAMPLES, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
    )
    def keeps_its_promise(case: schemathesis.Case) -> None:
        sent = case.as_transport_kwargs(base_url="http://testserver.local")
        reply = client.http.request(
            sent["method"],
            sent["url"],
            params=sent.get("params"),
            headers=dict(sent.get("headers") or {}),
            content=json.dumps(sent["json"]).encode() if "json" in sent else sent.get("data"),
        )
        promised = operation.definition.raw["responses"]
        assert str(reply.status_code) in promised, f"{sent['method']} {sent['url']}: {reply.status_code} {reply.text}"

    keeps_its_promise()


if __name__ == "__main__":
    application = create_app(Settings("sqlite:///unused.sqlite", SHELF))
    (WEB / "openapi.json").write_text(document(application), encoding="utf-8")
