"""Pictures of vehicles on the move."""

from __future__ import annotations

from bridgehead.drawing.pictures.night import (
    HAZE,
    INK,
    MOON,
    NIGHT2,
    church,
    flash,
    furrows,
    ground,
    hedge,
    hills,
    house,
    poplar,
    sky,
    smoke,
    tracer,
    tree,
)
from bridgehead.drawing.pictures.vehicles import armoured_car, assault_gun, jeep, motorcycle, panzer
from bridgehead.drawing.sheet.svg import path, stroke


def tank(seed: int, side: str) -> str:
    """A Panzer IV that comes over a rise."""
    drawn = (
        sky(seed, (60, 46, 21))
        + hills(112, seed)
        + tree(244, 140, 0.8, seed)
        + smoke(42, 118, 34, seed, opacity=0.22)
        + ground(146, seed)
    )
    return drawn + panzer(120, 152, 1.16) + furrows(160, 0.08)


def armour(seed: int, side: str) -> str:
    """A column of tanks on a road between poplars."""
    drawn = (
        sky(seed, (206, 48, 22))
        + hills(112, seed)
        + "".join(poplar(x, 132, size) for x, size in ((18, 0.9), (52, 0.8), (226, 0.9), (250, 1)))
    )
    drawn += (
        path("M0 128q134-8 268-2v50H0z", fill=NIGHT2)
        + panzer(44, 130, 0.46)
        + panzer(118, 138, 0.66)
        + panzer(186, 156, 0.98)
    )
    return drawn + ground(166, seed) + smoke(12, 122, 22, seed, opacity=0.2)


def gun_carriage(seed: int, side: str) -> str:
    """An assault gun that fires from a lane."""
    drawn = (
        sky(seed, (44, 42, 17))
        + hills(114, seed)
        + house(30, 142, 48, 30, 1)
        + ground(146, seed)
        + assault_gun(118, 152, 1.2)
    )
    return drawn + flash(238, 110, 2, -1) + hedge(166, seed, 10)


def car(seed: int, side: str) -> str:
    """An armoured car at a crossroads, its lamps hooded."""
    drawn = (
        sky(seed, (206, 46, 20))
        + hills(114, seed)
        + house(40, 140, 56, 32, 1)
        + stroke("M226 150V84", INK, 3)
        + path("M212 86h34l8 5-8 5h-34z", fill=INK)
    )
    drawn += ground(148, seed) + path("M176 132l92 8v20z", fill=MOON, fill_opacity=0.16)
    return drawn + armoured_car(120, 154, 1.3)


def motorcyclists(seed: int, side: str) -> str:
    """Motorcyclists at speed."""
    drawn = (
        sky(seed, (58, 46, 20)) + hills(114, seed) + poplar(236, 136, 1) + poplar(214, 134, 0.76) + ground(148, seed)
    )
    drawn += motorcycle(66, 146, 0.7) + motorcycle(158, 156, 1.24)
    return drawn + stroke("M4 140h26M0 150h20M88 162h22M76 154h24", HAZE, 1.3, 0.5, stroke_linecap="round")


def run(seed: int, side: str) -> str:
    """A jeep and trailer at full speed down the village street, fired at from the windows."""
    drawn = (
        sky(seed, (150, 40, 17))
        + house(34, 140, 70, 50, 1)
        + house(110, 132, 54, 40, 1)
        + church(166, 132, 0.7)
        + house(234, 140, 66, 52, 2)
    )
    drawn += (
        ground(140, seed, grass=False)
        + path("M0 150h268v26H0z", fill=NIGHT2)
        + tracer(((238, 100, 120, 146), (36, 104, 96, 142)))
    )
    return (
        drawn
        + jeep(158, 160, 1.08)
        + stroke("M6 152h34M2 160h28", HAZE, 1.4, 0.6, stroke_linecap="round")
        + flash(236, 100, 0.9, 160)
    )
