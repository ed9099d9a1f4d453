"""Pictures of counters by the names of their faces."""

from bridgehead.drawing.ground import bridging
from bridgehead.drawing.pieces.counters import FACES, SYMBOLS, CounterSpec, counter, definitions
from bridgehead.drawing.pieces.dice import MARKERS, marker
from bridgehead.drawing.pieces.signs import sign
from bridgehead.drawing.sheet.lettering import stylesheet, text
from bridgehead.drawing.sheet.svg import circle, group
from bridgehead.drawing.sheet.tokens import CAST, SLIP, SLIP_INK
from bridgehead.showing.faces import LONGEST, side

PREFIX = "c"
ALIASES = {
    "control": "held",
    "bridge-damaged": "damaged",
    "bridge-destroyed": "rubble",
    "prisoners": "prisoner",
    "blown": "rubble",
    "wreck": "rubble",
}
# The client sets markers small into the lower left of a cell; a bridge fills the cell.
ON_THE_CELL = "scale(1.613) translate(40 -44)"


def draw(face: str) -> str:
    """The counter with this face, 64 units wide, to be put into a page that has the definitions; empty if unknown.

    A face `mark|KIND|SIDE` is that of a round marker, `sign|NAME|SIDE` that of a sign on a tag, both drawn about their
    centres.
    """
    parts = face.split("|")
    if parts[0] == "sign" and len(parts) == 3:
        return sign(parts[1], side(parts[2]))
    if parts[0] == "mark" and len(parts) == 3:
        return _mark(parts[1], parts[2])
    if len(face) > LONGEST or len(parts) != 6:
        return ""
    colours, symbol, size, factors, states, name = parts
    numbers = _numbers(factors, symbol == size == "leader")
    try:
        spec = CounterSpec(
            side=side(colours),
            symbol=symbol if symbol in SYMBOLS else "infantry",
            size=size,
            left=numbers[0] if numbers else "",
            right=numbers[-1] if len(numbers) > 1 else "",
            middle=numbers[1] if len(numbers) == 3 else "",
            name=name,
            faces=tuple(state for state in states.split(",") if state in FACES),
        )
        return counter(spec, 0, 0, PREFIX)
    except (ValueError, KeyError):
        return ""


def _numbers(factors: str, leader: bool) -> list[str]:
    """The factors of a face; a leader's morale and modifier are one word: 9-2, 8-0, 6+1."""
    if leader and "-" in factors:
        morale, _, modifier = factors.partition("-")
        return [f"{morale}{modifier}" if modifier[:1] in "+-" else f"{morale}-{modifier}"]
    return factors.split("-") if factors else []


def _mark(kind: str, colours: str) -> str:
    bridge = bridging.drawing(kind)
    if bridge:
        return group(bridge, transform=ON_THE_CELL)
    drawn = marker(ALIASES.get(kind, kind), 0, 0) if ALIASES.get(kind, kind) in MARKERS else _plain(kind)
    return drawn.replace("var(--br)", f"var(--{side(colours)})") if colours else drawn


def _plain(kind: str) -> str:
    """A marker that has no drawing: its first letters."""
    letters = "".join(part[:1] for part in kind.split("-"))[:2].upper()
    if not letters.isalnum():
        return ""
    disc = circle(0, 0, 25, fill=SLIP, stroke=SLIP_INK, stroke_width=1.8)
    return group(
        circle(1, 2.5, 25, fill=CAST, fill_opacity=0.3), disc, text(0, 9, letters, "figure_bold", 26, SLIP_INK)
    )


def shared() -> str:
    """The patterns and the type that all counters use."""
    return f"{definitions(PREFIX)}<style>{stylesheet('.counter')}{stylesheet('.marker')}</style>"
