"""What a seat may see: built from an allow-list, card by card.

Zones of cards: `hand-SIDE`, `discard-SIDE` (all of one's own, the top card of the other's), `heroic-SIDE` (those still
to choose from), `gone-SIDE` (heroic cards that have left the game), `events-SIDE` (those played this turn that still
act), `terrain` (where the British are), `offered` (revealed to choose from), `terrain-discard`, `gone` (terrains out of
the game), `unit-SIDE-N`, `actions-SIDE-N`, `fought-SIDE-N` (the fight and the assault at front N), `bridge-cards` (the
bridges beside the way, and what Ranville has become), `counter-attack`, `destroyed` (casemates taken), `bridges-SIDE`,
`slot-N` (the bridge of a pile) and `pile-N` (its terrains), `awaiting` (what has just been played and may be answered
at once, on top of what it answers itself). Zones that only have a count: `deck-SIDE`, `way`, `objectives`, `battery`. A
card of which a seat sees the back has number -1, and the mark `heroic` if that back shows a star.
"""

from typing import Final

from bridgehead.engine.view import CardView, TrackView, View, ZoneView
from bridgehead.games.tonga.operations import dives
from bridgehead.games.tonga.play.values import total
from bridgehead.games.tonga.printed.cards import BENOUVILLE, CARDS, HORSA_BRIDGE, PEGASUS, RANVILLE
from bridgehead.games.tonga.printed.terms import BRITISH, GERMAN, NOBODY, TERRAIN
from bridgehead.games.tonga.state import (
    BATTERY,
    BOTH_BRIDGES,
    BUILD_PILES,
    DIVES,
    LONE_BRIDGE,
    MANPOWER,
    PHASES,
    RESERVE,
    Front,
    TongaState,
)

SIDES: Final = ["british", "german"]
BACK: Final = -1
STAR: Final = ["heroic"]


def draw_view(g: TongaState, seat: int) -> View:
    """[R3.9] [R4.2] The view of a seat (-1: a spectator). That somebody is asked for an immediate answer shows to him
    alone.
    """
    active = seat if g.window == seat and seat >= 0 else g.step_seat
    view = View(seat, max(1, g.turn), PHASES[g.phase], active)
    for side in (BRITISH, GERMAN):
        show_side(g, view, side, seat == side)
    show_ground(g, view)
    show_awaiting(g, view)
    for at, front in enumerate(g.fronts):
        show_front(g, view, at, front)
    if g.kind == BATTERY:
        show_battery(g, view)
    elif g.kind == DIVES:
        show_dives(g, view, seat)
    else:
        view.zones.append(ZoneView("way", len(g.pile)))
        lay(view, "bridge-cards", bridges_beside(g))
        lay(view, "counter-attack", g.counter if seat == GERMAN else [BACK] * len(g.counter), "german")
    show_counters(g, view, seat)
    return view


def lay(
    view: View, zone: str, cards: list[int], side: str = "", marks: list[str] | None = None, under: int = 0
) -> None:
    """Lay cards in a zone, in order, on top of some that lie there."""
    for place, card in enumerate(cards, under):
        view.cards.append(CardView(card, zone, place, side, list(marks or [])))


def lay_backs(view: View, zone: str, cards: list[int], side: str) -> None:
    """[R3.3] Lay cards face down: heroic ones, which have a star on their backs, after the others."""
    stars = sum(1 for card in cards if CARDS[card].heroic)
    for place in range(len(cards)):
        marks = STAR if place >= len(cards) - stars else []
        view.cards.append(CardView(BACK, zone, place, side, list(marks)))


def show_side(g: TongaState, view: View, side: int, own: bool) -> None:
    """[R5.3] The hand, deck, discard pile, events and heroic cards of one side; those that have left the game with the
    backs of those put away unseen below them.
    """
    name = SIDES[side]
    if own:
        lay(view, f"hand-{name}", g.hands[side], name)
        lay(view, f"heroic-{name}", g.heroic[side], name)
    else:
        lay_backs(view, f"hand-{name}", g.hands[side], name)
        lay_backs(view, f"heroic-{name}", g.heroic[side], name)
    lay(view, f"discard-{name}", g.discards[side] if own else g.discards[side][-1:], name)
    lay(view, f"events-{name}", [card for card in g.events if CARDS[card].side == side], name)
    lay(view, f"gone-{name}", [BACK] * g.put_away[side], name, STAR)
    lay(view, f"gone-{name}", [card for card in g.gone if CARDS[card].side == side], name, under=g.put_away[side])
    view.zones.append(ZoneView(f"deck-{name}", len(g.decks[side])))
    view.zones.append(ZoneView(f"discard-{name}", len(g.discards[side])))


def show_ground(g: TongaState, view: View) -> None:
    """[B9.4] The terrain of the turn, those to choose from, and those done with. Ranville taken is Horsa Bridge."""
    lay(
        view,
        "terrain",
        [HORSA_BRIDGE if front.terrain == RANVILLE and g.horsa else front.terrain for front in g.fronts],
    )
    lay(view, "offered", g.offered)
    lay(view, "terrain-discard", g.terrain_discard)
    lay(view, "gone", [card for card in g.gone if CARDS[card].kind == TERRAIN])


def show_awaiting(g: TongaState, view: View) -> None:
    """[R17] What has been played lies open before it is answered or stands: everybody has been told of it already."""
    for place, card in enumerate(g.awaiting):
        mark = "just-played" if place == len(g.awaiting) - 1 else "struck"
        view.cards.append(CardView(card, "awaiting", place, SIDES[CARDS[card].side], [mark]))


def bridges_beside(g: TongaState) -> list[int]:
    """[A3] [B2] [B12.3] The bridges that lie beside the way from the beginning; and, when Pegasus Bridge is fought for,
    the card of the other one, which shows who has won there.
    """
    terrains = [front.terrain for front in g.fronts]
    if BENOUVILLE in terrains:
        return []
    found = [] if PEGASUS in terrains else [BENOUVILLE]
    if g.kind == BOTH_BRIDGES:
        found.append(HORSA_BRIDGE if g.horsa else RANVILLE)
    return found


def show_front(g: TongaState, view: View, at: int, front: Front) -> None:
    """The two opposing rows at one terrain, with the running values."""
    for side, name in enumerate(SIDES):
        if front.unit[side] != NOBODY:
            value = str(total(g, front, side))
            view.cards.append(CardView(front.unit[side], f"unit-{name}-{at}", 0, name, [], value))
        lay(view, f"actions-{name}-{at}", front.actions[side], name)
        lay(view, f"fought-{name}-{at}", front.fought[side], name, ["tilted"])
        lay(view, f"spent-{name}-{at}", front.spent[side], name)
        if front.laid[side]:
            view.facts[f"tokens-on-{name}-{at}"] = front.laid[side]
    view.tracks.append(TrackView(f"units-{at}", front.played, max(front.size, front.played)))
    if front.winner != NOBODY:
        view.facts[f"won-{at}"] = SIDES[front.winner]


def show_battery(g: TongaState, view: View) -> None:
    """The piles of Merville, and what has been destroyed."""
    view.zones.append(ZoneView("objectives", len(g.objectives)))
    view.zones.append(ZoneView("battery", len(g.battery)))
    lay(view, "destroyed", g.destroyed, "british")
    view.tracks.append(TrackView("guns", g.guns, 4))


def show_dives(g: TongaState, view: View, seat: int) -> None:
    """The three piles with their bridges, face down for everybody but the German until they are attacked."""
    for side, name in enumerate(SIDES):
        lay(view, f"bridges-{name}", g.bridges[side], name)
    if g.phase == BUILD_PILES:
        for number, pile in enumerate(g.piles):
            lay(view, f"pile-{number + 1}", pile if seat == GERMAN else [BACK] * len(pile), "german")
        return
    for slot, bridge in enumerate(g.slots):
        shown = seat == GERMAN or g.slot_state[slot] != dives.CLOSED
        if g.slot_state[slot] != dives.FOUGHT:
            lay(view, f"slot-{slot + 1}", [bridge if shown else BACK])
        pile = g.piles[slot]
        lay(view, f"pile-{slot + 1}", pile if seat == GERMAN else [BACK] * len(pile), "german")


def show_counters(g: TongaState, view: View, seat: int) -> None:
    """Tokens, manpower, turn token, campaign points; and, for one's own eyes, whether answers are asked for."""
    facts = view.facts
    facts["tokens-british"], facts["tokens-german"] = g.tokens[BRITISH], g.tokens[GERMAN]
    special = {
        "plus3-british": g.yellow,
        "plus3-heroic-british": g.yellow_heroic,
        "green-british": g.green,
        "plus3-beside": g.yellow_pool,
        "green-beside": g.green_pool,
    }
    for key, count in special.items():
        if count:
            facts[key] = count
    view.tracks.append(TrackView("reserve", g.reserve, g.term(RESERVE)))
    if g.kind != DIVES:
        view.tracks.append(TrackView("manpower", g.manpower, g.term(MANPOWER)))
    if g.kind != LONE_BRIDGE:
        facts["turn-token"] = SIDES[g.turn_face]
    if g.campaign:
        facts["operation"] = g.operation + 1
        facts["points"] = g.points
        facts["blue-left"], facts["blue-held"], facts["blue-here"] = g.blue, g.blue_held, g.blue_here
    if seat >= 0 and g.quiet[seat]:
        facts["quiet"] = g.quiet[seat]
