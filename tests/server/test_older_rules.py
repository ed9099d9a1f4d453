"""A match that was begun under older rules is told of, and goes no further."""

from pathlib import Path

from tests.server.test_from_outside import hurt, served

TOLD = "version 0 of the rules of Toy; these are version 1, so it cannot go on."


def test_a_match_of_older_rules_is_refused_in_a_sentence_and_stays_in_the_list(tmp_path: Path) -> None:
    with served(tmp_path) as client:
        playing, other = client.begin(), client.begin()
        playing.play_on(2)
    hurt(tmp_path, "update matches set version = 0 where id = ?", playing.match)
    with served(tmp_path) as client:
        assert {one["match"] for one in client.get("/matches/")["going"]} == {playing.match, other.match}
        for path in ("", "/record", "/turns"):
            assert TOLD in client.get(f"/matches/{playing.match}{path}", status=409)["detail"]
        playing.client = client
        assert TOLD in playing.answer(0, 2, "stop", status=409)["detail"]
        assert client.get(f"/matches/{other.match}")["seq"] == 0
