"""[T35] What a side need not be asked, changed at the table: its standing orders, and the watches of its Locations.

`orders` stands among the answers of the phases in which a side is asked anyway, and is asked for once before the first
turn. One order is changed at a time; the question that was open comes again.
"""

from typing import Final

from bridgehead.engine.choice import Option, Steps
from bridgehead.games.coupdemain.pieces.roster import is_dummy
from bridgehead.games.coupdemain.pieces.standing_orders import SNIPER_CHECK, STARSHELLS, order_of
from bridgehead.games.coupdemain.printed.tables import ORDERS, WATCHES
from bridgehead.games.coupdemain.state import WATCH_USUAL, CoupState

# What `CoupState.ordered` holds, twice the number and the side: orders by their number, then these, then Locations.
SHUT: Final = 20  # [T35.2] no more in this phase
EVERYBODY: Final = 21
PLACES: Final = 32

ASKED_IN: Final = ("rally-phase", "rally", "prep-fire", "move", "defensive-fire", "advancing-fire", "advance")
"""[T35.5] The phases whose questions one may change orders at."""
CHANGES: Final = [[f"{order.key}-{value}" for value in order.values] for order in ORDERS]
"""[T35.3] The verb that gives an order a value."""
WATCH_VERBS: Final = [f"watch-{name}" for name in [*WATCHES, "usual"]]
"""[T35.4] The verb that sets a watch."""


def may_order(g: CoupState, seat: int) -> bool:
    """[T35.2] Whether a side may still change orders in this phase."""
    if was_ordered(g, seat, SHUT):
        return False
    return not was_ordered(g, seat, EVERYBODY) or len(orders_offered(g, seat)) > 0


def was_ordered(g: CoupState, seat: int, what: int) -> bool:
    """[T35.2] Whether something has been ordered in this Player Turn."""
    return 2 * what + seat in g.ordered


def orders_offered(g: CoupState, seat: int) -> list[Option]:
    """[T35.3] [T35.4] [T35.5] What a side may change: every order that governs something here, every Location with
    men of its own, all men at once; each once in a Player Turn.
    """
    found: list[Option] = []
    for subject, order in enumerate(ORDERS):
        if order.idle or was_ordered(g, seat, subject) or not governs(g, seat, subject):
            continue
        current = order_of(g, seat, subject)
        found += [(verb, 0) for value, verb in enumerate(CHANGES[subject]) if value != current]
    if not was_ordered(g, seat, EVERYBODY):
        found.append(("watch-all", 0))
    places = sorted({g.where[unit] for unit in g.battle.roster[seat] if g.where[unit] >= 0 and not is_dummy(g, unit)})
    return found + [("watch-at", place) for place in places if not was_ordered(g, seat, PLACES + place)]


def governs(g: CoupState, seat: int, subject: int) -> bool:
    """[T35.3] Whether there is anything in this battle that an order is about: starshells by night, Snipers of an
    enemy who has any.
    """
    if subject == STARSHELLS:
        return g.night()
    if subject == SNIPER_CHECK:
        return g.battle.san[1 - seat] > 0
    return True


def give_order(g: CoupState, seat: int) -> Steps:
    """[T35.5] One order is changed, or all stay as they are; nobody else is told."""
    options = [*orders_offered(g, seat), ("unchanged", 0)]
    verb, number = yield g.ask(seat, "orders", options, max(1, g.turn))
    if verb == "unchanged":
        g.ordered.append(2 * SHUT + seat)
    elif verb == "watch-at":
        g.ordered.append(2 * (PLACES + number) + seat)
        units = [unit for unit in g.battle.roster[seat] if g.where[unit] == number]
        kept = yield g.ask(seat, "watch-at", watches_offered(g, units), number)
        keep(g, seat, units, kept[0])
        g.tell_seat(seat, "watch-set", number, f"do-{kept[0]}")
    elif verb == "watch-all":
        g.ordered.append(2 * EVERYBODY + seat)
        units = g.battle.roster[seat]
        kept = yield g.ask(seat, "watch-everybody", watches_offered(g, units), max(1, g.turn))
        keep(g, seat, units, kept[0])
        g.tell_seat(seat, "watch-set-all", f"do-{kept[0]}")
    else:
        change(g, seat, verb)
        g.tell_seat(seat, "ordered", f"do-{verb}")


def change(g: CoupState, seat: int, verb: str) -> None:
    """[T35.3] A standing order takes the value that a verb stands for."""
    for subject, verbs in enumerate(CHANGES):
        if verb in verbs:
            g.orders[seat * len(ORDERS) + subject] = verbs.index(verb)
            g.ordered.append(2 * subject + seat)


def watches_offered(g: CoupState, units: list[int]) -> list[Option]:
    """[T35.2] [T35.4] The watches that would change something for some units."""
    return [(verb, 0) for watch, verb in enumerate(WATCH_VERBS) if any(g.watch[unit] != watch for unit in units)]


def keep(g: CoupState, seat: int, units: list[int], verb: str) -> None:
    """[T35.4] Some units keep a watch from now on, and take it along wherever they go."""
    watches = bytearray(g.watch)
    for unit in units:
        watches[unit] = WATCH_VERBS.index(verb)
    g.watch = bytes(watches)


def end_of_phase_orders(g: CoupState) -> None:
    """[T35.2] Who has closed his orders may look into them again in the next phase."""
    g.ordered = [what for what in g.ordered if what // 2 != SHUT]


def forget_orders(g: CoupState, side: int) -> None:
    """[T36.5] What another side has ordered nobody knows: it is taken to keep the usual orders and watches."""
    for number, order in enumerate(ORDERS):
        g.orders[side * len(ORDERS) + number] = order.default
    keep(g, side, g.battle.roster[side], WATCH_VERBS[WATCH_USUAL])
    g.ordered = [what for what in g.ordered if what % 2 != side]


def asks_first(g: CoupState, seat: int) -> bool:
    """[T35.5] Whether a side is still to be asked before the first turn."""
    return not g.battle.usual_orders and may_order(g, seat)


def first_orders(g: CoupState, seat: int) -> Steps:
    """[T35.3] [T35.5] Before the first turn each side may change one order after another."""
    verb, _ = yield g.ask(seat, "first-orders", [("orders", 0), ("done", 0)], 1)
    if verb == "orders":
        yield from give_order(g, seat)
    else:
        g.ordered.append(2 * SHUT + seat)
