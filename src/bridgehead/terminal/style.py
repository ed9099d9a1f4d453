"""How the table looks: the house colours by day and by moonlight, and the layout."""

from typing import Final

from textual.theme import Theme

from bridgehead.showing.faces import SIDES

DAY: Final = Theme(
    name="day",
    primary="#0B5CA8",
    secondary="#553268",
    accent="#8A5200",
    warning="#8A5200",
    error="#C23A0E",
    success="#62733F",
    foreground="#2A2521",
    background="#F2EAD6",
    surface="#F8F3E6",
    panel="#E6E5C6",
    dark=False,
)
NIGHT: Final = Theme(
    name="night",
    primary="#7CC0FF",
    secondary="#CDB2E0",
    accent="#FFD982",
    warning="#FFD982",
    error="#FF8A5C",
    success="#B4BF8E",
    foreground="#EDE6D4",
    background="#1D2529",
    surface="#232C31",
    panel="#2A312E",
    dark=True,
)

COUNTERS: Final = {
    "br": ("B", "#FBF3E1 on #8E3443"),
    "us": ("A", "#FBF3E1 on #4C5A2E"),
    "de": ("G", "#1C2628 on #AEBAB5"),
}
"""A letter for each of the colours, for sides that are called by them, and how a counter is printed in it."""


def counter(side: str) -> tuple[str, str]:
    """The letter of a side and its colours, as a counter of one character would have them."""
    if side not in SIDES:
        return (side[:1].upper() or "·", "reverse")
    letter, colours = COUNTERS[SIDES[side]]
    return (letter if side in COUNTERS else side[:1].upper(), colours)


LAYOUT: Final = """
Screen { layout: vertical; }
#status { height: 1; background: $primary; color: $background; padding: 0 1; text-style: bold; }
#keys { height: 1; background: $panel; color: $foreground; padding: 0 1; }
#table { height: 1fr; }
#left { width: 1fr; }
#right { width: 1fr; border-left: solid $primary 40%; }
.-wide #left { width: 3fr; }
.-wide #right { width: 2fr; }
.pane-title { height: 1; color: $secondary; text-style: bold; padding: 0 1; }
#panes { height: 3fr; }
#panes.closed { display: none; }
#log-box { height: 2fr; border-top: solid $primary 40%; }
.-tall #log-box { height: 1fr; }
.-tall #panes { height: 2fr; }
#log { padding: 0 1; height: auto; }
#areas, #map-box, #sheet-box { height: 1fr; background: $background; }
#areas { padding: 0 1; scrollbar-size-horizontal: 0; }
#map { width: auto; height: auto; padding: 0 1; }
#sheet { height: auto; padding: 0 1; }
#prompt { height: auto; max-height: 8; padding: 0 1; text-style: bold; }
#note { height: auto; max-height: 12; padding: 0 1; display: none; }
#note { border-left: thick $secondary; background: $surface; }
#filter { height: 1; border: none; padding: 0 1; display: none; background: $panel; }
#filter.open { display: block; }
#options { height: auto; max-height: 1fr; min-height: 4; border: none; padding: 0 1; background: $background; }
#odds-box { height: auto; max-height: 12; border-top: solid $primary 40%; padding: 0 1; }
.-tall #odds-box { max-height: 20; }
#odds { height: auto; }
#beside { height: auto; max-height: 1fr; display: none; border-top: solid $primary 40%; padding: 0 1; }
.-tall #beside { display: block; }
#beside-text { height: auto; }
ModalScreen { align: center middle; background: $background 60%; }
.card { width: 90%; max-width: 110; height: auto; max-height: 94%; padding: 0 1; }
.card { background: $surface; border: round $primary; }
.card.full { height: 94%; }
.card .title { text-style: bold; color: $secondary; height: auto; }
.card .hint { color: $foreground 70%; height: auto; }
.card Input { border: none; height: 1; background: $panel; }
.card OptionList { border: none; background: $surface; height: 1fr; }
.card .scroll { height: 1fr; }
.card.full .scroll { border-top: solid $primary 40%; }
CurtainScreen { background: $background; }
#menu { border: none; height: auto; max-height: 1fr; background: $background; padding: 0 1; }
"""
