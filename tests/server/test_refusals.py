"""Why a request is refused, in the language of whoever asks."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

import bridgehead.server
from bridgehead.engine.play.game import LOCALES
from bridgehead.server.app import BY_STATUS
from bridgehead.server.errors import WORDS, sentence, tongue
from bridgehead.server.guarding.limits import ALLOWED
from tests.server.people import PERSON, Client

SERVER = Path(bridgehead.server.__file__).parent
RAISED = re.compile(
    r'\b(?:Busy|Impossible|NotYours|Stale|TooMany|Unfit|Unknown|_say\(request,|sentence\(lang,)\(?\s*"([^"]+)"'
)
ARGUMENT = re.compile(r"\$([a-z]+)")


def messages(lang: str) -> dict[str, set[str]]:
    """The ids of a language, each with its arguments."""
    text = (WORDS / f"{lang}.ftl").read_text(encoding="utf-8")
    found = [entry for entry in FluentParser().parse(text).body if isinstance(entry, Message)]
    return {one.id.name: set(ARGUMENT.findall(text[one.span.start : one.span.end])) for one in found if one.span}


def test_every_refusal_has_its_sentence_in_every_language_and_no_sentence_is_left_over() -> None:
    raised = {name for path in SERVER.rglob("*.py") for name in RAISED.findall(path.read_text(encoding="utf-8"))}
    raised |= {one.message for one in ALLOWED.values()} | set(BY_STATUS.values())
    assert raised == messages("en").keys()
    assert messages("fr") == messages("en")


@pytest.mark.parametrize("lang", LOCALES)
def test_a_sentence_is_whole(lang: str) -> None:
    """With its arguments filled in it begins with a capital, and is one sentence."""
    for name, arguments in messages(lang).items():
        said = sentence(lang, name, dict.fromkeys(arguments, "X"))
        assert "{" not in said and "\n" not in said and (said[0].isupper() or name == "the-body" or said[0] in "'«"), (
            said
        )
        assert name in ("as-said", "the-body") or said.endswith((".", "X")), said


def test_who_asks_in_french_is_refused_in_french(client: Client) -> None:
    """On every door: what is looked at, what is done, the live line."""
    playing = client.begin(PERSON, PERSON)
    path = f"/matches/{playing.match}"
    assert client.get("/matches/nothing", status=404, lang="fr")["detail"] == "Il n’y a pas de partie « nothing »."
    assert client.get("/matches/nothing", status=404)["detail"] == "There is no match 'nothing'."
    assert "n’ouvre aucune place" in client.get(path, "wrong", status=403, lang="fr")["detail"]
    reply = client.http.post(f"/api{path}/answers?lang=fr", json={"seq": 0, "verb": "play", "arg": 0})
    assert reply.json()["detail"] == "Qui regarde ne joue pas ; ouvrez le lien d’une place."
    with client.http.websocket_connect("/api/matches/nothing/live") as line:
        line.send_text('{"lang": "fr"}')
        assert "Il n’y a pas de partie" in line.receive_text()


def test_what_is_malformed_or_not_offered_is_refused_in_french_too(client: Client) -> None:
    """What the gate, the form and the rules refuse, and what fails by itself."""
    playing = client.begin(PERSON, PERSON)
    path, key = f"/api/matches/{playing.match}", {"X-Seat-Key": playing.keys[0]}
    post = client.http.post
    given = {"seq": 0, "verb": "play", "arg": 99}
    for reply, status, words in [
        (post(f"{path}/answers?lang=fr", json=given, headers=key), 422, "n’est pas proposé à la réponse 0"),
        (client.http.get(f"{path}/odds?lang=fr&verb=fly&arg=1", headers=key), 422, "pas de chances à montrer"),
        (post(f"{path}/answers?lang=fr", json={**given, "seq": "0"}, headers=key), 400, "ne se comprend pas (le corps"),
        (client.http.get(f"{path}/odds?lang=fr", headers=key), 400, "ne se comprend pas"),
        (post(f"{path}/answers?lang=fr", content=b"{}", headers=key), 415, "doit être de l’application/json"),
        (post(f"{path}/undo?lang=fr", json={}, headers={"Origin": "http://evil.example"}), 403, "autre origine"),
        (client.http.get(f"{path}/nothing?lang=fr"), 404, "Il n’y a rien à cette adresse"),
        (client.http.put(f"{path}/undo?lang=fr"), 405, "ne peut pas se faire"),
        (post("/api/matches/records?lang=fr", json={"record": {}}), 400, "le motif en anglais : "),
    ]:
        assert reply.status_code == status and words in reply.json()["detail"], reply.text
    with client.http.websocket_connect(f"{path}/live?lang=fr") as line:
        line.send_text("what?")
        assert "ne se comprend pas" in line.receive_text()


@pytest.mark.parametrize("path", ["nonsense", "nonsense/", "nonsense/more", "openapi.json/more", "matches.json"])
def test_an_unknown_address_below_api_is_refused_in_one_sentence(client: Client, path: str) -> None:
    """As any refusal is, and not by a page of the framework's, whatever the browser would rather read."""
    for query, accepted, said in (
        ("", "en", "There is nothing at this address."),
        ("?lang=fr", "en", "Il n’y a rien à cette adresse."),
        ("", "fr", "Il n’y a rien à cette adresse."),
    ):
        head = {"Accept": "text/html", "Accept-Language": accepted}
        reply = client.http.get(f"/api/{path}{query}", headers=head)
        assert (reply.status_code, reply.json()) == (404, {"status_code": 404, "detail": said, "table": None})
        assert client.http.post(f"/api/{path}{query}", headers=head, json={}).json() == reply.json()
    assert client.http.get("/api/openapi.json").json()["paths"]


@pytest.mark.parametrize(
    ("accepted", "lang"),
    [
        ("", "en"),
        ("fr", "fr"),
        ("FR-fr", "fr"),
        ("fr-CA, en;q=0.5", "fr"),
        ("en;q=0.5, fr;q=0.9", "fr"),
        ("fr;q=0.1, en-GB;q=0.9", "en"),
        ("de, fr;q=0.5", "fr"),
        ("de, *", "en"),
        ("fr;q=0", "en"),
        ("fr;q=much", "en"),
        ("fr;q=9", "en"),
        ("fr;q=nan", "en"),
        ("fr; level=1", "en"),
        (",;;=,", "en"),
        ("x" * 5000, "en"),
    ],
)
def test_who_names_no_language_is_answered_in_the_one_his_browser_likes(accepted: str, lang: str) -> None:
    assert tongue(None, accepted) == lang
    assert tongue("en", accepted) == "en"
