"""Writing SVG: short numbers, path data, elements. Everything else in the package draws with these."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from shapely.geometry.base import BaseGeometry

from bridgehead.drawing.sheet.tokens import paint

Point = tuple[float, float]

PAINTED: Final = ("fill", "stroke")
ROUND: Final[dict[str, str | float | None]] = {"stroke_linecap": "round", "stroke_linejoin": "round"}


def num(value: float, places: int = 1) -> str:
    """A number as short as it can be: 12, 3.5, -0.25."""
    text = f"{value:.{places}f}"
    if "." in text:
        text = text.rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def escape(text: str) -> str:
    """Text as it may stand in an element or an attribute."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")


def attributes(values: dict[str, str | float | None]) -> str:
    """Attributes as written in a tag; `stroke_width` becomes stroke-width, tokens become their variables."""
    written: list[str] = []
    for name, value in values.items():
        if value is None:
            continue
        text = num(value, 2) if isinstance(value, int | float) else value
        if name in PAINTED:
            text = paint(text)
        written.append(f' {name.strip("_").replace("_", "-")}="{escape(text)}"')
    return "".join(written)


def element(tag: str, content: str = "", **values: str | float | None) -> str:
    """An element with its content, already written."""
    return f"<{tag}{attributes(values)}>{content}</{tag}>" if content else f"<{tag}{attributes(values)}/>"


def group(*content: str, **values: str | float | None) -> str:
    """A group, or nothing when it would be empty."""
    inside = "".join(content)
    return f"<g{attributes(values)}>{inside}</g>" if inside else ""


def path(data: str, **values: str | float | None) -> str:
    """A path, or nothing when there is no data."""
    return f'<path d="{data}"{attributes(values)}/>' if data else ""


def stroke(data: str, colour: str, width: float, opacity: float | None = None, **values: str | float | None) -> str:
    """An unfilled path."""
    return path(data, fill="none", stroke=colour, stroke_width=width, stroke_opacity=opacity, **values)


def rect(x: float, y: float, width: float, height: float, radius: float = 0, **values: str | float | None) -> str:
    """A rectangle, its corners rounded by the radius."""
    corner = f' rx="{num(radius)}"' if radius else ""
    return f'<rect x="{num(x)}" y="{num(y)}" width="{num(width)}" height="{num(height)}"{corner}{attributes(values)}/>'


def circle(x: float, y: float, radius: float, **values: str | float | None) -> str:
    """A circle about a centre."""
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(radius)}"{attributes(values)}/>'


def at(x: float, y: float, turn: float = 0, scale: float = 1) -> str:
    """A transform: moved, then turned by degrees, then scaled."""
    written = f"translate({num(x)} {num(y)})"
    if turn:
        written += f" rotate({num(turn)})"
    if scale != 1:
        written += f" scale({num(scale, 3)})"
    return written


def line_data(points: Iterable[Sequence[float]], closed: bool = False, places: int = 0) -> str:
    """Path data for a polyline, in short relative steps that do not add up rounding errors."""
    written: list[str] = []
    unit = 10**places
    here: tuple[int, int] | None = None
    for point in points:
        x, y = round(point[0] * unit), round(point[1] * unit)
        if here is None:
            written.append(f"M{num(x / unit, places)} {num(y / unit, places)}")
        else:
            dx, dy = x - here[0], y - here[1]
            if not dx and not dy:
                continue
            written.append(step_data(dx / unit, dy / unit, places))
        here = (x, y)
    return "".join(written) + ("z" if closed and written else "")


def step_data(dx: float, dy: float, places: int = 0) -> str:
    """A relative line."""
    across, down = num(dx, places), num(dy, places)
    if down == "0":
        return f"h{across}"
    if across == "0":
        return f"v{down}"
    return f"l{across}{down}" if down.startswith("-") else f"l{across} {down}"


def parts(shape: BaseGeometry | None) -> list[BaseGeometry]:
    """The single polygons, lines and points a geometry is made of."""
    if shape is None or shape.is_empty:
        return []
    if hasattr(shape, "geoms"):
        return [part for member in shape.geoms for part in parts(member)]
    return [shape]


def shape_data(shape: BaseGeometry | None, places: int = 0) -> str:
    """Path data for a geometry; holes are rings of their own, so fill with the even-odd rule."""
    written: list[str] = []
    for part in parts(shape):
        if part.geom_type == "Polygon":
            rings = [part.exterior, *part.interiors]  # type: ignore[attr-defined]
            written += [line_data(list(ring.coords)[:-1], True, places) for ring in rings]
        elif part.geom_type in ("LineString", "LinearRing"):
            written.append(line_data(part.coords, False, places))
    return "".join(written)


def dot_data(points: Iterable[Sequence[float]]) -> str:
    """Path data of zero-length strokes: with round ends each is a dot as wide as the stroke."""
    written: list[str] = []
    here: tuple[int, int] | None = None
    for point in points:
        x, y = round(point[0]), round(point[1])
        if here is None:
            written.append(f"M{x} {y}h0")
        else:
            dx, dy = x - here[0], y - here[1]
            written.append(f"m{dx}{dy}h0" if dy < 0 else f"m{dx} {dy}h0")
        here = (x, y)
    return "".join(written)
