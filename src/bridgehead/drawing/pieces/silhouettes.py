"""Silhouettes: glider, aircraft, tank, gun, machine gun, leader, car; each about its own centre."""

from __future__ import annotations

from bridgehead.drawing.sheet.svg import at, circle, group, path, rect

GLIDER = (
    "M0-27c3 0 4.4 3 4.6 8l.5 8.5 26 2.1c1.6.2 2 4.6.4 5.2l-26.5 3.4-1.5 17 .3 1.6 9.2 1.6c1 .3 1 3.7 0 4"
    "l-9.6.9-1.2 2.7h-4.4l-1.2-2.7-9.6-.9c-1-.3-1-3.7 0-4l9.2-1.6.3-1.6-1.5-17-26.5-3.4c-1.6-.6-1.2-5 .4-5.2"
    "l26-2.1.5-8.5c.2-5 1.6-8 4.6-8z"
)
AIRCRAFT = (
    "M0-27c3 0 4.2 4 4.4 9v8l6 .9v-5.9h4.4v6.6l15 2.6c1.6.4 1.6 4.2 0 4.6l-25 1.7-1.4 17 9.6 2.6c1 .4 1 3.4 0 3.7"
    "l-9.8.6-1.2 2.6h-4l-1.2-2.6-9.8-.6c-1-.3-1-3.3 0-3.7l9.6-2.6-1.4-17-25-1.7c-1.6-.4-1.6-4.2 0-4.6l15-2.6v-6.6"
    "h4.4v5.9l6-.9v-8c.2-5 1.4-9 4.4-9z"
)
TANK = "M-27 6l3-6h7l2-7h9l2-4h11l3 4h20v3h-20l1 4h11l5 3 3 3v3z"
BERET = "M-9-6c1-6 9-9 15-6 4 2 5 5 4 6-2 1-4 0-6-1-4 2-9 2-13 1z"
CAP = "M-10-5c-1-5 2-6 4-7 3-1 10-1 13 1 2 1 2 4 2 5zM-9-4h17l3 2.4h-20z"
CAR = "M-27 6c0-4 2-6 5-6l9-1 5-3 2-6h2l-1 6h10l4-2 9 1c4 1 7 4 7 8v4h-52z"


def glider(x: float, y: float, scale: float, fill: str, **values: str | float | None) -> str:
    """A Horsa in plan: long straight wing, round nose, tailplane."""
    return path(GLIDER, transform=at(x, y, 0, scale), fill=fill, **values)


def aircraft(x: float, y: float, scale: float, fill: str) -> str:
    """A transport with two engines in plan: unlike a glider it has tapered wings and engines before them."""
    return path(AIRCRAFT, transform=at(x, y, 0, scale), fill=fill)


def tank(x: float, y: float, scale: float, fill: str, cut: str) -> str:
    """A tank from the side."""
    wheels = "".join(circle(wheel, 10.5, 3, fill=cut) for wheel in range(-19, 21, 8))
    body = path(TANK, fill=fill) + rect(-27, 5, 54, 11, 5.5, fill=fill)
    return group(body, wheels, transform=at(x, y, 0, scale))


def field_gun(x: float, y: float, scale: float, fill: str, cut: str) -> str:
    """A field gun from the side."""
    drawn = path("M-28-4.6h26v-2h6v8h-6v-2.6h-26z") + path("M3-12l5-1 2 17-6 1z") + path("M6 2l22 9v3l-24-9z")
    drawn += circle(5, 7, 7.6) + circle(5, 7, 2.6, fill=cut)
    return group(drawn, transform=at(x, y, 0, scale), fill=fill)


def machine_gun(x: float, y: float, scale: float, fill: str) -> str:
    """A machine gun on its bipod."""
    drawn = path("M-29-5h21v-1.6h20l3-1.4 11-1v7l-9 .6-3-1.2h-3l-2 8h-4l1-7h-15v-1.4h-21z")
    drawn += path("M-18-2l-7 12h2.6l6.4-11zM-15-2l4 12h-2.6l-3.4-11z")
    return group(drawn, transform=at(x, y, 0, scale), fill=fill)


def leader(x: float, y: float, scale: float, fill: str, beret: bool) -> str:
    """Head and shoulders, with a beret or a peaked cap."""
    drawn = path("M-6-5h12v5c0 4-3 7-6 7s-6-3-6-7z") + path(BERET if beret else CAP)
    drawn += path("M-16 17c0-7 5-9 11-10l5 4 5-4c6 1 11 3 11 10z")
    return group(drawn, transform=at(x, y, 0, scale), fill=fill)


def car(x: float, y: float, scale: float, fill: str, cut: str) -> str:
    """An open staff car."""
    wheels = "".join(circle(wheel, 7.5, 5.6, fill=fill, stroke=cut, stroke_width=1.6) for wheel in (-16, 15))
    return group(path(CAR, fill=fill), wheels, transform=at(x, y, 0, scale))
