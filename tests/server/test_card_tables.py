"""How a table of cards lies comes over the wire: roles, seats and discs, so that the browser knows no game."""

from tests.server.people import PERSON, Client, Json


def laid(client: Client, seat: int, lang: str = "en") -> Json:
    playing = client.begin(PERSON, PERSON, game="tonga", scenario="1B", seed=3)
    found: Json = playing.table(seat, lang=lang)["seen"]
    return found


def test_places_have_roles_and_seats(client: Client) -> None:
    seen = laid(client, 0)
    places = {one["zone"]: one for one in seen["laid"]["places"]}
    assert (places["hand-british"]["role"], places["hand-british"]["seat"]) == ("hand", "british")
    assert {one["zone"] for one in places.values() if one["role"] == "discard"} == {"discard-british", "discard-german"}
    deck = places["deck-german"]
    assert (deck["role"], deck["text"], deck["short"], deck["number"]) == ("pile", "German deck", "deck", -1)
    assert {card["zone"] for card in seen["cards"]} <= set(places)
    starred = {card["zone"] for card in seen["cards"] if card["starred"]}
    assert starred and all(zone.startswith("heroic-german") for zone in starred), "the backs that show a star"


def test_what_is_shown_by_discs_is_said_nowhere_else(client: Client) -> None:
    seen = laid(client, 1)
    discs = {one["key"]: one for one in seen["laid"]["counted"]}
    assert discs["tokens-german"]["use"] == "held" and discs["tokens-german"]["face"]["label"] == "+1"
    assert (discs["manpower"]["use"], discs["manpower"]["seat"]) == ("filled", "british")
    assert discs["turn-token"]["said"] in ("British", "German") and discs["turn-token"]["face"]["sign"]
    said = {fact["key"] for fact in seen["facts"]} | {track["track"] for track in seen["tracks"]}
    assert not said & set(discs)
    assert "reserve" in said and seen["laid"]["endless"] == ["reserve"]


def test_a_game_on_a_board_has_no_such_table(client: Client) -> None:
    playing = client.begin(PERSON, PERSON, game="remagen", scenario="short")
    assert playing.table(0)["seen"]["laid"] is None
