"""What is drawn about the spaces of a board comes over the wire as typed shapes, with its words."""

from tests.engine.tower.rulebook import GATE, GUN, TOWER, WOOD
from tests.server.people import PERSON, Client, Json, Playing


def gun(playing: Playing, lang: str = "en") -> Json:
    """The gun as the watch sees it."""
    found: Json = next(one for one in playing.table(0, lang=lang)["seen"]["pieces"] if one["piece"] == GUN)
    return found


def test_a_counter_says_whither_it_looks_and_on_which_storey_it_stands(client: Client) -> None:
    playing = client.begin(PERSON, game="tower", scenario="night")
    assert [gun(playing)[key] for key in ("facing", "level", "stance")] == [90, 0, "facing 90°"]
    playing.answer(0, 0, "climb")
    playing.answer(0, 1, "turn", 3)
    assert [gun(playing)[key] for key in ("facing", "level", "stance")] == [210, 1, "facing 210°, level 1"]
    assert gun(playing, "fr")["stance"] == "orienté à 210°, niveau 1"
    others = [one for one in playing.table(0)["seen"]["pieces"] if one["piece"] != GUN]
    assert {(one["facing"], one["level"], one["stance"]) for one in others} == {(-1, 0, "")}


def test_shapes_are_typed_and_said(client: Client) -> None:
    seen = client.begin(PERSON, game="tower", scenario="night").table(0)["seen"]
    (tag,), (tint,), (arrow,) = seen["tags"], seen["tints"], seen["arrows"]
    assert tag == {
        "space": WOOD,
        "role": "raid",
        "text": "raid expected from the right, round 3",
        "sign": "glider",
        "side": "de",
        "towards": 270,
        "value": "3",
        "label": "R3",
    }
    assert (tint["space"], tint["share"], tint["text"]) == (WOOD, 0.5, "noise heard 2 times")
    assert arrow == {
        "role": "wind",
        "name": "Wind",
        "text": "to 120°, strong",
        "towards": 120,
        "value": "strong",
    }
    (line,), (ring,), (side,) = seen["lines"], seen["rings"], seen["sides"]
    assert (line["space"], line["end"], line["text"], line["side"]) == (TOWER, GATE, "lane of fire", "br")
    assert (ring["space"], ring["text"], ring["side"]) == (GATE, "watched", "")
    assert (side["space"], side["towards"], side["text"], side["side"]) == (TOWER, 90, "wire", "de")
