"""[P12.4] A bridge that is wired: its owner may blow it when the enemy comes near."""

from bridgehead.engine.choice import Option, Steps
from bridgehead.games.airborne.board.stacking import active, counts
from bridgehead.games.airborne.march.engineers import blow
from bridgehead.games.airborne.printed.components import DEFENDER
from bridgehead.games.airborne.state import BLOWN, REBUILT, AirborneState


def wire_options(g: AirborneState) -> list[Option]:
    """[P12.4] At the end of his movement the owner may fire the charges: somebody undispersed who can must be near
    enough, and an enemy too. Charges that blew the bridge are spent, also when it is rebuilt.
    """
    wire = g.battle.wire
    if wire is None or g.acting != DEFENDER or g.works[wire.bridge] & (BLOWN | REBUILT):
        return []
    if _near(g, DEFENDER, wire.within, wire.types) and _near(g, 1 - DEFENDER, wire.enemy_within, []):
        return [("blow", wire.bridge), ("hold", 0)]
    return []


def _near(g: AirborneState, side: int, most: int, types: list[int]) -> bool:
    """Whether a side has a unit (of these types, undispersed) so near to the bridge."""
    wire = g.battle.wire
    assert wire is not None
    for unit in g.battle.roster[side]:
        place = g.where[unit]
        if place < 0 or not counts(g, unit):
            continue
        if types and (g.battle.of[unit].number not in types or not active(g, unit)):
            continue
        if g.battle.ground.distance(place, wire.bridge) <= most:
            return True
    return False


def fire_wire(g: AirborneState, options: list[Option]) -> Steps:
    """[P12.4] Blow the bridge or wait: a die decides whether the charges work."""
    wire = g.battle.wire
    assert wire is not None
    verb, place = yield g.ask(DEFENDER, "wired", options, wire.bridge, wire.most)
    if verb == "hold":
        return
    if g.roll("die-wire") <= wire.most:
        blow(g, place)
    else:
        g.tell("wire-fails", place)
