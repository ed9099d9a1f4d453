"""A part of a board's drawing as a picture of its own, without whatever lies outside it: so it is fetched quickly."""

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Final
from xml.etree import ElementTree

from bridgehead.drawing.sheet.tokens import declarations

UNSAID: Final = frozenset(
    ["names", "plates", "water-names", "crossings", "borders", "panels", "boxes", "spaces", "margin", "legend", "ids"]
)
"""Layers that a picture so small does without: what is read, and would need the page's type."""
EDGE: Final = 60.0
"""How far a line may be drawn about its own course, in units of the drawing."""
SVG: Final = "http://www.w3.org/2000/svg"
_STEP = re.compile(r"([a-zA-Z])([^a-zA-Z]*)")
_NUMBER = re.compile(r"-?(?:\d+\.?\d*|\.\d+)")
_TAKES: Final = {"m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "s": 4, "q": 4, "t": 2, "a": 7, "z": 0}

ElementTree.register_namespace("", SVG)
ElementTree.register_namespace("xlink", "http://www.w3.org/1999/xlink")

Box = tuple[float, float, float, float]


@lru_cache(maxsize=64)
def cover(picture: str, theme: str, crop: tuple[int, ...]) -> str:
    """A part of a drawing (left, top, width, height; all of it where nothing is told) in the colours of a theme."""
    root = ElementTree.fromstring(picture)
    for parent in list(root.iter()):
        for child in list(parent):
            if child.get("data-layer") in UNSAID:
                parent.remove(child)
    if crop:
        left, top, wide, high = crop
        root.set("viewBox", f"{left} {top} {wide} {high}")
        root.set("preserveAspectRatio", "xMidYMid slice")
        _cut(root, (left - EDGE, top - EDGE, left + wide + EDGE, top + high + EDGE))
    style = ElementTree.Element(f"{{{SVG}}}style")
    style.text = f"svg{{{declarations(theme)}}}"
    root.insert(0, style)
    return ElementTree.tostring(root, encoding="unicode")


def _cut(element: ElementTree.Element, box: Box) -> None:
    """Leave out the courses that do not come into a box. What is moved or turned stays whole."""
    for child in list(element):
        if child.get("transform") is not None:
            continue
        data = child.get("d")
        if data is not None:
            kept = "".join(course for course in _courses(data) if _meets(_bounds(course), box))
            if kept:
                child.set("d", kept)
            elif not child.get("id"):
                element.remove(child)
            continue
        _cut(child, box)


def _courses(data: str) -> list[str]:
    """The parts of a path that begin at places of their own."""
    return [f"M{part}" for part in data.split("M")[1:]] if data.startswith("M") else [data]


def _meets(one: Box, other: Box) -> bool:
    return one[0] <= other[2] and one[2] >= other[0] and one[1] <= other[3] and one[3] >= other[1]


def _bounds(course: str) -> Box:
    """A box that holds all points of a course, those that only bend it included."""
    points = list(_points(course))
    if not points:
        return (float("-inf"), float("-inf"), float("inf"), float("inf"))
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return (min(xs), min(ys), max(xs), max(ys))


def _points(course: str) -> Iterator[tuple[float, float]]:
    x = y = start_x = start_y = 0.0
    for command, rest in _STEP.findall(course):
        kind, numbers = command.lower(), [float(one) for one in _NUMBER.findall(rest)]
        if kind == "z":
            x, y = start_x, start_y
            continue
        for at in range(0, len(numbers), _TAKES[kind]):
            given = numbers[at : at + _TAKES[kind]]
            from_x, from_y = (x, y) if command == kind else (0.0, 0.0)
            if kind == "h":
                x = from_x + given[0]
            elif kind == "v":
                y = from_y + given[0]
            elif kind == "a":
                reach = max(given[0], given[1])
                yield x - 2 * reach, y - 2 * reach
                yield x + 2 * reach, y + 2 * reach
                x, y = from_x + given[5], from_y + given[6]
            else:
                pairs = [(from_x + given[k], from_y + given[k + 1]) for k in range(0, len(given), 2)]
                yield from pairs
                x, y = pairs[-1]
            if kind == "m" and at == 0:
                start_x, start_y = x, y
            yield x, y
