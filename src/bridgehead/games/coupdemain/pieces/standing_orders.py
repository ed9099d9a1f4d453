"""[T35.3] The standing orders of a side: what it need not be asked."""

from typing import Final

from bridgehead.games.coupdemain.printed.tables import ORDERS
from bridgehead.games.coupdemain.state import CoupState

_KEYS: Final = [order.key for order in ORDERS]
RALLY: Final[int] = _KEYS.index("rally")
REPAIR: Final[int] = _KEYS.index("repair")
CAPTURE: Final[int] = _KEYS.index("capture")
STARSHELLS: Final[int] = _KEYS.index("starshells")
SNIPER_CHECK: Final[int] = _KEYS.index("sniper-check")
DITCHES: Final[int] = _KEYS.index("ditches")
MANNER: Final[int] = _KEYS.index("manner")
LEADERS: Final[int] = _KEYS.index("leaders")
HALVES: Final[int] = _KEYS.index("halves")

# Values of the orders that say ask, always, never.
ASK_ME: Final = 0
ALWAYS: Final = 1


def order_of(g: CoupState, seat: int, subject: int) -> int:
    """[T35.3] The value of a standing order, by its place in its list of values."""
    return g.orders[seat * len(ORDERS) + subject]
