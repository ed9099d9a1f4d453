"""Taking back an answer."""

from tests.server.people import Client, Playing


def undo(playing: Playing, seat: int, seq: int, status: int = 200) -> dict[str, object]:
    found: dict[str, object] = playing.client.post(
        f"/matches/{playing.match}/undo", {"seq": seq}, playing.key(seat), status
    )
    return found


def even_card(playing: Playing) -> int:
    """An even card rolls no die; the seed of these tests deals one to the left."""
    cards: list[int] = [option["arg"] for option in playing.table(0)["question"]["options"] if option["verb"] == "play"]
    return next(card for card in cards if card % 2 == 0)


def test_undo_brings_back_the_table_under_a_new_sequence_number(client: Client) -> None:
    playing = client.begin()
    before = playing.table(0)
    after = playing.answer(0, 0, "play", even_card(playing))
    assert after["undo"] == {"allowed": True, "reason": "", "asking": -1, "refused": False}
    back = undo(playing, 0, 1)
    assert back["seq"] == 2
    assert back["seen"] == before["seen"]
    assert back["question"] == before["question"]
    assert undo(playing, 0, 1) == back, "the same undo again is harmless"


def test_an_answer_to_a_question_that_was_taken_back_is_stale(client: Client) -> None:
    playing = client.begin()
    card = even_card(playing)
    playing.answer(0, 0, "play", card)
    undo(playing, 0, 1)
    playing.answer(0, 1, "stop", 0, status=409)
    assert playing.answer(0, 2, "stop")["seq"] == 3


def test_a_die_bars_undo_and_the_table_says_so(client: Client) -> None:
    playing = client.begin()
    odd = next(o["arg"] for o in playing.table(0)["question"]["options"] if o["arg"] % 2)
    table = playing.answer(0, 0, "play", odd)
    assert not table["undo"]["allowed"]
    assert "die" in table["undo"]["reason"]
    assert undo(playing, 0, 1, status=422)["detail"] == table["undo"]["reason"]


def test_nobody_takes_back_what_another_person_did(client: Client) -> None:
    playing = client.begin()
    playing.answer(0, 0, "play", even_card(playing))
    assert "Another player" in str(undo(playing, 1, 1, status=422)["detail"])
    undo(playing, -1, 1, status=403)


def test_a_match_is_the_same_after_it_was_taken_back_and_read_again(client: Client) -> None:
    playing = client.begin()
    playing.answer(0, 0, "play", even_card(playing))
    undo(playing, 0, 1)
    playing.play_on(2)
    before = playing.table(0)
    client.http.__exit__(None, None, None)
    client.http.__enter__()
    assert playing.table(0) == before
