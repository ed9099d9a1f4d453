"""Soldiers in silhouette: a skeleton of joints for each pose, dressed in one ink with moonlight along an edge.

A figure stands on (0, 0), looks to the right, and is about 62 units high.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from bridgehead.drawing.pictures.night import HAZE, INK
from bridgehead.drawing.sheet.svg import at, circle, group, num, path

Joint = tuple[float, float]


@dataclass(frozen=True)
class Pose:
    """Where the joints are: arms and legs as (middle joint, end), the near one first; a weapon from its butt."""

    head: Joint
    shoulder: Joint
    hip: Joint
    arms: tuple[tuple[Joint, Joint], tuple[Joint, Joint]]
    legs: tuple[tuple[Joint, Joint], tuple[Joint, Joint]]
    butt: Joint = (0, -46)
    turn: float = 0


GERMAN: Final = "german"

POSES: Final = {
    "march": Pose(
        (3, -56),
        (0, -46),
        (-1, -27),
        (((5, -38), (11, -41)), ((-6, -38), (-3, -30))),
        (((7, -15), (10, -1)), ((-4, -14), (-13, -2))),
        (-7, -33),
        -58,
    ),
    "stand": Pose(
        (2, -57),
        (0, -47),
        (0, -27),
        (((5, -38), (9, -33)), ((-5, -38), (2, -32))),
        (((3, -14), (5, 0)), ((-3, -14), (-5, 0))),
        (-6, -31),
        -70,
    ),
    "aim": Pose(
        (6, -54),
        (0, -47),
        (-2, -27),
        (((8, -40), (15, -46)), ((7, -38), (8, -46))),
        (((6, -15), (11, 0)), ((-6, -14), (-12, 0))),
        (-1, -48),
        -3,
    ),
    "kneel": Pose(
        (6, -40),
        (0, -33),
        (-5, -14),
        (((9, -25), (16, -32)), ((5, -24), (7, -31))),
        (((9, -15), (11, 0)), ((-4, -1), (-17, -1))),
        (-1, -34),
        -3,
    ),
    "charge": Pose(
        (15, -50),
        (9, -43),
        (0, -27),
        (((15, -33), (22, -36)), ((3, -33), (10, -33))),
        (((15, -21), (12, -3)), ((-7, -15), (-20, -8))),
        (2, -33),
        -7,
    ),
    "run": Pose(
        (14, -52),
        (9, -44),
        (1, -27),
        (((12, -34), (20, -31)), ((2, -35), (12, -31))),
        (((14, -18), (20, -2)), ((-6, -17), (-19, -13))),
        (3, -33),
        -32,
    ),
    "crouch": Pose(
        (16, -43),
        (9, -37),
        (-5, -24),
        (((13, -26), (21, -27)), ((6, -26), (13, -25))),
        (((9, -16), (7, 0)), ((-9, -11), (-16, 0))),
        (5, -26),
        6,
    ),
    "throw": Pose(
        (-1, -56),
        (-3, -47),
        (1, -27),
        (((8, -48), (16, -54)), ((-14, -50), (-15, -64))),
        (((9, -15), (15, 0)), ((-5, -14), (-11, 0))),
        (0, 0),
        0,
    ),
    "point": Pose(
        (2, -57),
        (0, -47),
        (-1, -27),
        (((12, -48), (25, -52)), ((-6, -37), (-1, -28))),
        (((5, -14), (9, 0)), ((-4, -14), (-9, 0))),
        (24, -53),
        -8,
    ),
    "carry": Pose(
        (4, -56),
        (1, -47),
        (-1, -27),
        (((4, -37), (7, -26)), ((-2, -37), (4, -26))),
        (((8, -15), (10, -1)), ((-4, -14), (-12, -2))),
        (0, 0),
        0,
    ),
    "probe": Pose(
        (10, -51),
        (4, -44),
        (-3, -26),
        (((11, -35), (18, -32)), ((5, -33), (12, -28))),
        (((5, -14), (9, 0)), ((-6, -13), (-11, 0))),
        (0, 0),
        0,
    ),
    "dig": Pose(
        (11, -34),
        (5, -29),
        (-7, -15),
        (((9, -17), (18, -9)), ((4, -16), (14, -7))),
        (((6, -14), (6, 0)), ((-6, -1), (-18, -1))),
        (0, 0),
        0,
    ),
    "bugle": Pose(
        (1, -57),
        (-1, -47),
        (0, -27),
        (((9, -43), (9, -55)), ((-6, -38), (-3, -29))),
        (((5, -14), (8, 0)), ((-4, -14), (-8, 0))),
        (0, 0),
        0,
    ),
    "drop": Pose(
        (0, -57),
        (0, -47),
        (0, -27),
        (((7, -52), (8, -64)), ((-7, -52), (-8, -64))),
        (((4, -15), (5, -2)), ((-3, -15), (-1, -3))),
        (0, 0),
        0,
    ),
    "wounded": Pose(
        (-4, -30),
        (-7, -22),
        (-9, -3),
        (((1, -14), (7, -8)), ((-12, -12), (-14, -2))),
        (((4, -9), (12, -1)), ((3, -4), (16, 0))),
        (0, 0),
        0,
    ),
}

WEAPONS: Final = {
    "rifle": "M-1 1.5l8-2.6 13-.6h16v1.3h-16l-8 1.6-6 1-6 2.6z",
    "bayonet": "M-1 1.5l8-2.6 13-.6h16l11 .3v.8l-11 .3h-16l-8 1.6-6 1-6 2.6z",
    "sten": "M-1 1l9-2.4h16v2.8h-7l-9 .6-8 2.6zM10 0l5 9-3 1.2-4.5-9z",
    "schmeisser": "M-1 1l9-2.4h17v2.6h-6l1.5 12h-3.5l-1-11.5-8 1-8 2.6z",
    "bren": (
        "M-2 1.5l9-2.6 8-1.2 18-.2 6-.4v2.2l-6 .3-14 1-10 1-9 3zM10-2q5-9 11-8l-3 8zM30 0l-4 9 1.5.5 4.5-9z"
        "M31 0l3 9 1.5-.3-2.5-9z"
    ),
    "mg42": "M-2 2l9-3 7-1.5h22l5-.8v3.2l-5-.2-12 .8-10 1-8 3.5zM32 0l-5 10 1.6.5 5-10zM33 0l4 10 1.6-.4-3.6-10z",
    "pistol": "M0-2h8v2.2h-4.5l-.5 4h-2.5z",
    "piat": "M-4-2.5h20l3-2h12v9h-12l-3-2h-20zM6 2l-2 7h2l2.5-7zM29-3l8 3-8 3z",
    "faust": "M-8-1.4h30v2.8h-30zM20-4.5l7-.6 8 5-8 5-7-.6z",
    "flamer": "M-4-1.2h24v2.4h-24zM2 1l-2 6h2.5l2-6z",
    "none": "",
}  # fmt: skip

HELMETS: Final = {
    "british": "M-6 .5c-.4-9 3-10.6 6.2-10.6s6.4 2 6 10.6l-1.6.4q-4.6-1.6-9 0z",
    "tommy": "M-9.5-.4q9.5-4 19 0l-1.5 1.6q-8-1-16 0zM-6.5-1c0-6 3-8 6.5-8s6.5 2 6.5 8z",
    "german": "M-6.2-1.5c-.4-7.6 3-8.8 6-8.8 3.6 0 6 2 6.2 7l2.4 2.3-1 .9-3.4-.3-.4-.8-6.8.2-1.6 3.4-3.2 0z",
    "beret": "M-6.5-2c-1-6 4-9 9-8 5 .6 6 4.6 4.6 6-3 1.4-6-.6-8.6 0-1 1.6-3 3-5 2z",
    "cap": "M-6.4-2.6c-1.6-4 .4-7 3-7 4-.6 8.6.6 9.4 3.6l-.4 2.6 3 1.4-.6.8-6-.2z",
    "field-cap": "M-6-2.5l1-5.5q5-2.6 10 0l1 4 3 1.3-.6 1-6-.4z",
}  # fmt: skip


def soldier(
    x: float,
    y: float,
    size: float,
    pose: str,
    kit: str = "british",
    weapon: str = "rifle",
    mirrored: bool = False,
    rim: str = HAZE,
) -> str:
    """A figure with its feet on (x, y). `kit` is what it wears on its head, `rim` the light along its edge."""
    drawn = body(POSES[pose], kit, weapon)
    scale = f"{num(-size, 3)} {num(size, 3)}" if mirrored else num(size, 3)
    light = 0.8 if mirrored else -0.8
    edge = group(drawn, fill=rim, stroke=rim, transform=at(light, -0.8)) if rim and size > 0.65 else ""
    return group(edge, group(drawn, fill=INK, stroke=INK), transform=f"translate({num(x)} {num(y)}) scale({scale})")


def body(pose: Pose, kit: str, weapon: str) -> str:
    """The shapes of a figure, without a colour of their own."""
    far_arm, near_arm = pose.arms[1], pose.arms[0]
    drawn = limb(pose.shoulder, far_arm, 4.6, 3.8) + leg(pose.hip, pose.legs[1]) + leg(pose.hip, pose.legs[0])
    drawn += trunk(pose)
    if WEAPONS[weapon]:
        drawn += path(WEAPONS[weapon], stroke_width=0.5, transform=at(*pose.butt, pose.turn))
    drawn += limb(pose.shoulder, near_arm, 4.8, 4)
    return drawn + head(pose, kit)


def head(pose: Pose, kit: str) -> str:
    """Neck, face and whatever is worn on it, bent as the back is."""
    (x, y), (across, down) = pose.head, pose.shoulder
    neck = line((x - 0.6, y + 3), (across + 1, down + 1), 5)
    lean = math.degrees(math.atan2(x - across, across - across + (down - y))) * 0.35
    face = circle(0, 0, 4.5, stroke="none") + path("M3.5-1l2.6 2.6-2.4.8z", stroke="none")
    return neck + group(face, path(HELMETS[kit], stroke_width=0.4), transform=at(x, y + 1.8, lean))


def trunk(pose: Pose) -> str:
    """The smock from shoulders to thighs, belted, with the small pack behind."""
    (x, y), (across, down) = pose.shoulder, pose.hip
    length = math.hypot(across - x, down - y)
    turn = math.degrees(math.atan2(down - y, across - x)) - 90
    smock = f"M-5.4 0q5.4-3.6 10.8 0l.6 {num(length * 0.55)}-.6 {num(length * 0.2)} 1.4 {num(length * 0.42)}h-12.4"
    smock += f"l1.2 {num(-length * 0.42)}-.8 {num(-length * 0.3)}z"
    pack = f"M-4.5 1.5h-4q-1.6 5 0 {num(length * 0.42)}h4z"
    return group(
        path(smock, stroke_width=1), path(pack, stroke_width=1, stroke_linejoin="round"), transform=at(x, y, turn)
    )


def limb(start: Joint, joints: tuple[Joint, Joint], upper: float, lower: float) -> str:
    """An arm: upper and lower part, and a hand."""
    return line(start, joints[0], upper) + line(joints[0], joints[1], lower) + circle(*joints[1], 2.2, stroke="none")


def leg(hip: Joint, joints: tuple[Joint, Joint]) -> str:
    """A leg in wide trousers, and a boot."""
    knee, foot = joints
    turn = math.degrees(math.atan2(foot[1] - knee[1], foot[0] - knee[0])) - 90
    boot = path("M-2.6-5h5l.4 3.4 3.2 1.6v2h-8.8z", stroke_width=0.4, transform=at(foot[0], foot[1] - 2, turn * 0.5))
    return line(hip, knee, 6.8) + line(knee, foot, 4.8) + boot


def line(start: Joint, end: Joint, wide: float) -> str:
    """A stretch of limb."""
    data = f"M{num(start[0])} {num(start[1])}L{num(end[0])} {num(end[1])}"
    return path(data, fill="none", stroke_width=wide, stroke_linecap="round")


PRONE: Final = (
    "M-52 0l-1-4 6-1 12-3 9-3q6-4 14-4l9-2 7 1 2 5-3 6-6 5-18 0-16 1z"
    "M-4-14q3-5 8-4l4 2-1 5-6 3-4-1z"
)  # fmt: skip


def prone(
    x: float, y: float, size: float, kit: str = "british", weapon: str = "bren", mirrored: bool = False, rim: str = HAZE
) -> str:
    """A figure lying behind its weapon, elbows on the ground at (x, y)."""
    drawn = (
        path(PRONE, stroke_width=0.6, stroke_linejoin="round")
        + line((-2, -10), (5, -1), 4.6)
        + line((5, -1), (11, -9), 4)
    )
    drawn += group(circle(0, 0, 4.4, stroke="none"), path(HELMETS[kit], stroke_width=0.4), transform=at(4, -17, 4))
    drawn += path(WEAPONS[weapon], stroke_width=0.5, transform=at(5, -12, -1))
    scale = f"{num(-size, 3)} {num(size, 3)}" if mirrored else num(size, 3)
    light = 0.8 if mirrored else -0.8
    edge = group(drawn, fill=rim, stroke=rim, transform=at(light, -0.8)) if rim and size > 0.65 else ""
    return group(edge, group(drawn, fill=INK, stroke=INK), transform=f"translate({num(x)} {num(y)}) scale({scale})")


def gun(side: str) -> str:
    """The sub-machine gun of a side."""
    return "schmeisser" if side == GERMAN else "sten"


def kit(side: str) -> str:
    """The helmet of a side."""
    return GERMAN if side == GERMAN else "british"
