"""Pictures of counters by the names of their faces."""

from bridgehead.drawing.ground import bridging
from bridgehead.drawing.pieces.counters import FACES, GUN, SYMBOLS, WEAPON, CounterSpec, counter, definitions
from bridgehead.drawing.pieces.dice import FIGURED, MARKERS, figured, marker
from bridgehead.drawing.pieces.lying import LYING, lying
from bridgehead.drawing.pieces.signs import sign
from bridgehead.drawing.sheet.lettering import stylesheet, text
from bridgehead.drawing.sheet.svg import circle, element, group
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

    A size may be followed by what is printed beside the factors, each after a full stop: `squad.E.f.m`.
    A face `mark|KIND|SIDE`, or `mark|KIND|SIDE|FIGURE`, is that of a marker, `sign|NAME|SIDE` that of a sign on a tag,
    `ground|KEY` a sample of what is drawn on boards; all but the last are drawn about their centres. A state of a
    counter may bring the word for its tab: `pinned:cloué`.
    """
    parts = face.split("|")
    if parts[0] == "sign" and len(parts) == 3:
        return sign(parts[1], side(parts[2]))
    if parts[0] == "mark" and len(parts) in (3, 4):
        return _mark(parts[1], parts[2], parts[3] if len(parts) == 4 else "")
    if parts[0] == "ground" and len(parts) == 2:
        return _ground(parts[1])
    if len(face) > LONGEST or len(parts) != 6:
        return ""
    colours, symbol, size, factors, states, name = parts
    size, _, printed = size.partition(".")
    numbers = _plated(factors) if size in (WEAPON, GUN) else _numbers(factors, symbol == size == "leader")
    marked = [state.partition(":") for state in states.split(",")]
    try:
        spec = CounterSpec(
            side=side(colours),
            symbol=symbol if symbol in SYMBOLS else "infantry",
            size=size,
            left=numbers[0] if numbers else "",
            middle=numbers[1] if len(numbers) == 3 else "",
            right=numbers[-1] if len(numbers) > 1 else "",
            name=name,
            faces=tuple(state for state, _, _ in marked if state in FACES),
            tabs=tuple((state, word) for state, _, word in marked if word),
            printed=tuple(one for one in printed.split(".") if len(one) == 1),
            facing=next((int(turn) for state, _, turn in marked if state == "facing"), 0),
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


def _plated(factors: str) -> list[str]:
    """What stands on a weapon: its factors; in a box its rate of fire (`R2`), at the right on what it breaks down
    (`B12`).
    """
    numbers = factors.split("-") if factors else []
    plain = [one for one in numbers if one[:1] not in ("R", "B")]
    boxed = next((one[1:] for one in numbers if one.startswith("R")), "")
    breaks = next((one[1:] for one in numbers if one.startswith("B")), "")
    return ["–".join(plain), boxed, breaks]


def _ground(key: str) -> str:
    """A sample of what is drawn on boards, as their legends have it; 72 wide, its middle line at half its height."""
    from bridgehead.drawing.ground.legend import SAMPLES
    from bridgehead.drawing.sheet.canvas import Canvas

    if key not in SAMPLES:
        return ""
    sheet = Canvas(f"sample-{key}", "legend", "page")
    sample = SAMPLES[key](sheet)
    return element("defs", "".join(sheet.definitions)) + sample if sheet.definitions else sample


def _mark(kind: str, colours: str, figure: str = "") -> str:
    if kind in LYING:
        return lying(kind, side(colours) if colours else "")
    if kind in FIGURED:
        return figured(figure)
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
