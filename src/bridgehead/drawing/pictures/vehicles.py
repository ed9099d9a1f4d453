"""Vehicles, boats and aircraft in silhouette: each stands on (x, y) and looks to the right unless mirrored."""

from __future__ import annotations

from bridgehead.drawing.pictures.night import HAZE, INK, NIGHT2, NIGHT3, WARM
from bridgehead.drawing.sheet.svg import circle, group, num, path, rect, stroke


def placed(drawn: str, x: float, y: float, size: float, mirrored: bool, extra: str = "") -> str:
    """A silhouette with its lit edge, and what is drawn upon it."""
    scale = f"{num(-size, 3)} {num(size, 3)}" if mirrored else num(size, 3)
    light = 1 if mirrored else -1
    pale = group(drawn, fill=HAZE, stroke=HAZE, transform=f"translate({light} -1.2)")
    dark = group(drawn, fill=INK, stroke=INK)
    return group(pale, dark, extra, transform=f"translate({num(x)} {num(y)}) scale({scale})")


def tracks(left: float, right: float, wheels: int, high: float = 20) -> tuple[str, str]:
    """A track with its wheels: the silhouette, and the wheels drawn on it."""
    hull = rect(left, -high, right - left, high, high / 2)
    step = (right - left - high) / (wheels - 1)
    discs = "".join(
        circle(left + high / 2 + number * step, -high / 2 + 1, high * 0.29, fill=NIGHT2)
        + circle(left + high / 2 + number * step, -high / 2 + 1, 1.6, fill=INK)
        for number in range(wheels)
    )
    links = stroke(f"M{num(left + 9)} {num(-high + 1.2)}H{num(right - 9)}", NIGHT3, 1.2, 0.7, stroke_dasharray="3 2")
    return hull, discs + links


def panzer(x: float, y: float, size: float, mirrored: bool = False) -> str:
    """A Panzer IV: long gun, skirts round the turret, eight small wheels."""
    hull, wheels = tracks(-62, 62, 8)
    body = path("M-60-20l4-12h24l2-4h74l18 6 4 10z") + path("M-26-36l4-17h44l10 6 2 11z") + path("M-14-53h14v-5h-12z")
    gun = path("M32-48h62v4.4H32zM92-50h9v8h-9zM30-50h10v9H30z")
    skirt = path("M-38-52h12l2 14h-14zM-8-53h34l4 13H-10z", stroke_width=1)
    lines = stroke("M-54-24H60M-22-37H34M-30-32v8M10-32v8M38-30v6", NIGHT3, 0.9, 0.8) + rect(46, -30, 8, 3, fill=WARM)
    return placed(hull + body + gun + skirt, x, y, size, mirrored, wheels + lines)


def assault_gun(x: float, y: float, size: float, mirrored: bool = False) -> str:
    """An assault gun: no turret, the gun low in the bow."""
    hull, wheels = tracks(-60, 60, 6, 22)
    body = path("M-58-22l4-12h18l8-16h46l10 10 22 8 8 10z") + path("M22-42l14 2 2 10-16 2z")
    gun = path("M34-37h58v5H34zM90-39h9v9h-9z") + path("M-18-50h12v-4h-12z")
    lines = stroke("M-52-26H56M-28-48L-34-34M24-38l28 6", NIGHT3, 0.9, 0.8)
    return placed(hull + body + gun, x, y, size, mirrored, wheels + lines)


def armoured_car(x: float, y: float, size: float, mirrored: bool = False) -> str:
    """A four-wheeled armoured car with an open turret and a light cannon."""
    body = path("M-56-16l-2-14 16-8 14-14h36l16 14 28 8 4 12-6 4z") + path("M-18-52l5-12h26l6 12z")
    gun = path("M14-62h36v3H14zM48-63h5v5h-5z")
    wheels = "".join(circle(at_x, -13, 14) for at_x in (-34, 34))
    hubs = "".join(circle(at_x, -13, 8, fill=NIGHT2) + circle(at_x, -13, 2.4, fill=INK) for at_x in (-34, 34))
    lines = stroke("M-42-38h68M-28-52l-6 34M22-38l6 20M-10-36v16", NIGHT3, 0.9, 0.8) + rect(30, -34, 9, 3, fill=WARM)
    aerial = path("M-40-38l-6-34 1-.2 6 34z")
    return placed(body + gun + wheels + aerial, x, y, size, mirrored, hubs + lines)


def motorcycle(x: float, y: float, size: float, mirrored: bool = False) -> str:
    """A motorcycle with a sidecar, two men and a machine gun."""
    wheels = "".join(
        stroke(f"M{at_x - 13} -13a13 13 0 1 1 26 0a13 13 0 1 1 -26 0z", "inherit", 4.5) for at_x in (-30, 32)
    )
    wheels = wheels.replace(' stroke="inherit"', "")
    frame = path("M-30-13l14-16h28l6-12 6 1-4 12 14 16-4 2-16-14-22 16h-18z", stroke_width=1)
    rider = path("M-14-29l4-22q8-6 14 2l4 12 14 4-1 4-18-2-4-8-2 8 12 6-4 14-6-2 2-9-12-4z") + circle(0, -60, 6.4)
    helmet = path("M-8-61q0-9 8-9t8 8l3 3-11-.6-3 4-5-1z")
    car = path("M-14-8q-2-16 10-18h26q14 4 18 16l-4 6h-44z", stroke_width=1)
    spokes = stroke("M-30-24v22M-41-13h22M32-24v22M21-13h22", NIGHT3, 1)
    mate = circle(14, -34, 5.6) + path("M7-35q0-8 7-8t7 7l3 3-10-.4z") + path("M20-30h34v2.6H20z")
    return placed(wheels + frame + rider + helmet + car + mate, x, y, size, mirrored, spokes)


def jeep(x: float, y: float, size: float, mirrored: bool = False) -> str:
    """A jeep with a trailer, men clinging to both."""
    body = path("M-34-10v-16h30l3-12 3 .6-2 11.4h28l10 6v10z") + path("M-96-10v-18h46v18zM-50-16h18v3h-18z")
    wheels = "".join(circle(at_x, -9, 9.5) for at_x in (-24, 24, -74))
    hubs = "".join(circle(at_x, -9, 4.6, fill=NIGHT2) for at_x in (-24, 24, -74))
    crew = "".join(
        path(f"M{at_x - 6}-26q0-14 6-15t7 15z")
        + circle(at_x + 1, -46, 4.6)
        + path(f"M{at_x - 5}-46q0-8 6-8t6 8l-6-1.4z")
        for at_x in (-24, -8, -84, -66)
    )
    return placed(
        body + wheels + crew + path("M-10-40l22 6-.6 2.6-22-6z"),
        x,
        y,
        size,
        mirrored,
        hubs + rect(34, -22, 3.5, 4, fill=WARM),
    )


def lorry(x: float, y: float, size: float, mirrored: bool = False) -> str:
    """A covered lorry."""
    body = path("M-60-12v-44q4-6 12-6h52q8 0 10 6v44zM14-12v-30h16l10 14h18l4 6v10z")
    wheels = "".join(circle(at_x, -10, 10.5) for at_x in (-40, -16, 44))
    hubs = "".join(circle(at_x, -10, 5, fill=NIGHT2) for at_x in (-40, -16, 44))
    lines = stroke("M-44-61v38M-24-62v38M-4-61v38M-60-24h72", NIGHT3, 1, 0.8) + path("M20-38h9l6 9H20z", fill=NIGHT3)
    return placed(body + wheels, x, y, size, mirrored, hubs + lines)


def gunboat(x: float, y: float, size: float, mirrored: bool = False) -> str:
    """A small gunboat: wheelhouse, mast, a gun on the bow and one aft."""
    hull = path("M-92-14h178l18-6q-6 18-22 26H-84q-8-8-8-20z") + path("M-22-14v-24h50v24zM-14-38v-14h30v14z")
    mast = path("M0-52v-50h2.4v50zM-16-88h34v2h-34zM2-100l24 48-1.6.4-24-46z")
    guns = path("M54-18v-10h16v10zM62-28l34-12 1 3-32 14zM-64-14v-10h12v10zM-60-22l-26-8 .6-2.6 28 6z")
    lines = (
        stroke("M-84-6H90", HAZE, 1, 0.6)
        + rect(-8, -48, 6, 6, fill=WARM)
        + rect(4, -48, 6, 6, fill=WARM)
        + "".join(circle(at_x, -26, 2.6, fill=NIGHT3) for at_x in (-12, 2, 16))
    )
    flag = path("M-92-14v-22h1.6v22z")
    return placed(hull + mast + guns + flag, x, y, size, mirrored, lines)


def horsa(x: float, y: float, size: float, turn: float = -8, mirrored: bool = False) -> str:
    """A Horsa glider in flight, seen from below its wing."""
    body = path("M-58 2q4-12 18-13h46l38 3 18-24h13l-7 28-12 6q-32 9-74 10-34 0-40-10z")
    wings = path("M-10-8L-74-44l-9-1 4 8 48 33zM6-11l70-26 18-2-4 7-58 25z") + path("M66-6l34 7 1 5-39-2z")
    glass = path("M-54 0q4-6 12-7v7z", fill=NIGHT3) + "".join(
        rect(at_x, -7, 5, 5, 1, fill=NIGHT3) for at_x in (-34, -24, -14, -4, 6)
    )
    bands = path("M34-10l5 .5-3 16-5 .6zM44-9l5 .5-3 14-5 .6z", fill=HAZE, fill_opacity=0.55)
    return _flying(body + wings, glass + bands, x, y, size, turn, mirrored)


def bomber(x: float, y: float, size: float, turn: float = 0, mirrored: bool = False) -> str:
    """A four-engined bomber, seen from the side and a little below."""
    body = path("M-78-2q2-10 18-11l20-1 6-6h12l5 6 60 4 16-3 8-24q10-2 13 1l-1 29q-2 6-14 7l-112 7q-28 0-31-9z")
    wings = path("M-30-4l-20 52 16 1 46-52zM-16-12l36-34 12 1-22 36z") + path("M68-4l-12 20 10 1 20-20z")
    engines = "".join(
        path(f"M{at_x}{at_y:+d}h-12q-5 0-5 4t5 4h12z") for at_x, at_y in ((-26, 14), (-36, 30), (-4, -28), (8, -40))
    )
    props = stroke("M-44 8v20M-54 24v20M-22-34v20M-10-46v20", HAZE, 1, 0.6)
    glass = path("M-72-4q4-6 12-7l2 7z", fill=NIGHT3) + path("M-34-15l4-4h8l4 4z", fill=NIGHT3)
    return _flying(body + wings + engines, glass + props, x, y, size, turn, mirrored)


def _flying(drawn: str, upon: str, x: float, y: float, size: float, turn: float, mirrored: bool) -> str:
    scale = f"{num(-size, 3)} {num(size, 3)}" if mirrored else num(size, 3)
    pale = group(drawn, fill=HAZE, transform="translate(-.8 -1.2)")
    return group(
        pale, group(drawn, fill=INK), upon, transform=f"translate({num(x)} {num(y)}) rotate({num(turn)}) scale({scale})"
    )
