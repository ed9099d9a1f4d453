"""What stands on the counters of a squad game: men, as many as their unit is strong, and the weapons that they carry.

Germans have the rim of their helmet, all others the round one: one more mark of side after lightness and hue.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bridgehead.drawing.pieces.silhouettes import machine_gun
from bridgehead.drawing.sheet.lettering import text, width
from bridgehead.drawing.sheet.svg import at, circle, group, num, path, rect, stroke

HELMET: Final = "M-5.2-9.5a5.2 5.4 0 0 1 10.4 0l.3 1.5h-11z"
RIMMED: Final = "M-5-10.5a5 5 0 0 1 10 0l.5 1.8 2 2.2h-15l2-2.2z"
TRUNK: Final = "M-8.8 13V3.5c0-4.3 3-5.8 8.8-5.8s8.8 1.5 8.8 5.8V13z"
RIFLE: Final = "M-10.5 11.2L-4.5 6.9M-5 7.2L11.5-4.6"
STAR: Final = "M0-8l2 5.4 5.7.3-4.5 3.6 1.5 5.5L0 3.6-4.7 6.8l1.5-5.5-4.5-3.6 5.7-.3z"


def man(x: float, y: float, scale: float, ink: str, cut: str, rimmed: bool) -> str:
    """A rifleman from the front: helmet, shoulders, the rifle across his body."""
    drawn = path(TRUNK, fill=ink, stroke=cut, stroke_width=1.3) + circle(0, -5.8, 3.7, fill=ink)
    drawn += path(RIMMED if rimmed else HELMET, fill=ink, stroke=cut, stroke_width=0.9)
    drawn += stroke("M-9.5 10.5L10-3.5", cut, 3.4) + stroke(RIFLE, ink, 1.7, stroke_linecap="round")
    return group(drawn, transform=at(x, y, 0, scale))


def _squad(ink: str, cut: str, rimmed: bool) -> str:
    wings = man(18.5, 25, 0.78, ink, cut, rimmed) + man(45.5, 25, 0.78, ink, cut, rimmed)
    return wings + man(32, 27, 0.98, ink, cut, rimmed)


def _half_squad(ink: str, cut: str, rimmed: bool) -> str:
    return man(23, 26, 0.92, ink, cut, rimmed) + man(41, 27, 0.92, ink, cut, rimmed)


def _crew(ink: str, cut: str, rimmed: bool) -> str:
    wheel = circle(32, 30, 8, fill=ink, stroke=cut, stroke_width=1.2) + circle(32, 30, 2.8, fill=cut)
    return man(19, 25, 0.82, ink, cut, rimmed) + man(45, 25, 0.82, ink, cut, rimmed) + wheel


def _hero(ink: str, cut: str, rimmed: bool) -> str:
    star = path(STAR, fill=ink, transform=at(52, 14, 0, 0.95))
    return man(30, 26, 1.12, ink, cut, rimmed) + star


def _dummy(ink: str, cut: str, rimmed: bool) -> str:
    """Nobody, as only his own side sees: a man in dashes."""
    outline = "M17 46V34c0-6 6-8 15-8s15 2 15 8v12z"
    drawn = path(outline, fill="none", stroke=ink, stroke_width=1.9, stroke_dasharray="3.5 2.5")
    drawn += circle(32, 18, 7.5, fill="none", stroke=ink, stroke_width=1.9, stroke_dasharray="3.5 2.5")
    return drawn + text(32, 43, "?", "figure_bold", 17, ink)


MEN: Final[dict[str, Callable[[str, str, bool], str]]] = {
    "squad": _squad,
    "half-squad": _half_squad,
    "crew": _crew,
    "hero": _hero,
    "dummy": _dummy,
}


# --- weapons, about the middle of a field of 40 by 22 ---


def _light_mg(ink: str, cut: str) -> str:
    return machine_gun(0, 1, 0.62, ink)


def _medium_mg(ink: str, cut: str) -> str:
    gun = path("M-20-6h15v-1.5h16l2.5-1.3h5v5.6h-6l-1.5 2.7H-5v-1.5h-15z", fill=ink)
    return gun + stroke("M-2 1l-10 10M1 1l1 10M5 0l11 11", ink, 2.2, stroke_linecap="round")


def _heavy_mg(ink: str, cut: str) -> str:
    return _medium_mg(ink, cut) + stroke("M-12 11h28", ink, 2.2, stroke_linecap="round")


def _piat(ink: str, cut: str) -> str:
    body = "M-20-3.5l5-1.2V-7h20v2h10l3 3v3h-8l-1 6h-3l.5-6H-2l-5 5h-2.5l4-5H-15v-2.3l-5-.8z"
    return path(body, fill=ink) + path("M-20-5l-2 1.2 2 1.6z", fill=ink)


def _mortar(ink: str, cut: str) -> str:
    tube = path("M-13 9L5-11l4 3.6L-8 12z", fill=ink) + path("M-16 10h15v2.8h-15z", fill=ink)
    return tube + stroke("M2-3l9 14M-1 1l2 10", ink, 1.9, stroke_linecap="round")


def _charge(ink: str, cut: str) -> str:
    case = rect(-10, -6, 20, 15, 2, fill=ink) + stroke("M-3.5-6v-4h7v4", ink, 2)
    return case + stroke("M-10 .5h20", cut, 1.2)


def _gun(ink: str, cut: str) -> str:
    """A gun on its wheels, from the side."""
    drawn = path("M-27-4.6h24v-2h6v8h-6v-2.6h-24z", fill=ink) + path("M3-12l5-1 2 17-6 1z", fill=ink)
    drawn += path("M6 2l18 7v3l-20-7z", fill=ink)
    return group(drawn, circle(4, 6, 6.6, fill=ink), circle(4, 6, 2.3, fill=cut), transform=at(2, 0, 0, 0.8))


WEAPONS: Final[dict[str, Callable[[str, str], str]]] = {
    "light-mg": _light_mg,
    "medium-mg": _medium_mg,
    "heavy-mg": _heavy_mg,
    "piat": _piat,
    "mortar": _mortar,
    "charge": _charge,
    "gun": _gun,
}


# --- states: a tab each, a sign and a word ---

BURST: Final = "M0-6.5l1.5 4.2 4.3-1.7-2.3 3.8 3.5 2.6-4.4.6.3 4.5L0 3.8-2.9 7.5l.3-4.5-4.4-.6 3.5-2.6-2.3-3.8 4.3 1.7z"
TABS: Final[dict[str, tuple[str, str, bool]]] = {
    # Its sign, the word beside it, whether the sign is filled.
    "under-fire": ("M-5.5-5l3.5 3-2.5 2.5 4.5 4.5M0-5l3.5 3L1 .5l4.5 4.5", "DM", False),
    "pinned": ("M0-5.5v7M-3.8-5.5h7.6M-2.6 1.5h5.2M0 1.5v5", "pin", False),
    "exhausted": ("M-5-4.5l4.5 4.5-4.5 4.5M0-4.5L4.5 0 0 4.5", "CX", False),
    "prep-fire": (BURST, "P", True),
    "first-fire": (BURST, "1", False),
    "final-fire": (BURST, "2", False),
    "no-move": ("M5.2 0a5.2 5.2 0 1 1-10.4 0a5.2 5.2 0 1 1 10.4 0M-3.6-3.6L3.6 3.6", "stay", False),
    "busy": ("M-4-5.5h8l-8 11h8z", "TI", False),
    "dug-in": ("M-6 2h3l1.5 4h3L3 2h3M-6-2h12", "dug", False),
    "on-wire": ("M-6 0H6M-4.5-4l3 8M-1.5-4l-3 8M1.5-4l3 8M4.5-4l-3 8", "wire", False),
    "in-pillbox": ("M-6 5V-1l2.5-4h7L6-1v6zM-3 0h6", "box", False),
    "beneath-wire": ("M-6-2H6M-4-5l3 6M1-5l3 6M-4 5h8", "wire", False),
    "in-ditch": ("M-6-2h3l2 5h3l2-5h3", "ditch", False),
    "melee": ("M-5-5L5 5M5-5L-5 5M-6 2l4 4M6 2L2 6", "melee", False),
    "berserk": ("M-1-6.5L-4 .5h3L-2 6.5 4-1.5H.5L2-6.5z", "berserk", True),
    "fanatic": ("M0-6V6M-5-3L5 3M5-3L-5 3", "fan", False),
    "heroic": ("M0-6.5l1.7 4.4 4.7.2-3.7 2.9 1.3 4.5L0 3-4 5.5l1.3-4.5-3.7-2.9 4.7-.2z", "hero", True),
    "walking-wounded": ("M0-5.5V5.5M-5.5 0H5.5", "hurt", False),
    "awaiting": ("M-4-5.5h8l-8 11h8z", "wait", False),
    "in-motion": ("M-6-4l5 4-5 4M0-4l5 4-5 4", "go", False),
    "shocked": ("M-1-6.5L-4 .5h3L-2 6.5 4-1.5H.5L2-6.5z", "shock", True),
    "unconfirmed": ("M-3-4q0-3 3-3t3 3q0 2-3 3.4V2M0 5v1.5", "lost", False),
    "abandoned": ("M-5-5L5 5M5-5L-5 5", "left", False),
    "immobile": ("M-5-5h10v10h-10z", "stuck", True),
    "aboard": ("M-7-3H7v2H2.5a2.5 2.5 0 1 1-5 0H-7z", "in", True),
}
TAB: Final = 17.0


def tab(name: str, row: int, ink: str, paper: str, said: str = "") -> str:
    """A tab at the top left of a counter, so many rows down, with the word that is said on it."""
    sign, word, filled = TABS[name]
    word = said or word
    wide = 22 + width(word, "figure_bold", 12.5)
    drawn = rect(0, 0, wide, TAB, 4, fill=paper, stroke=ink, stroke_width=1.2)
    if filled:
        drawn += path(sign, fill=ink, transform=at(10, 8.5, 0, 0.9))
    else:
        look = stroke(sign, ink, 1.9, stroke_linejoin="round", stroke_linecap="round")
        drawn += group(look, transform=at(10, 8.5, 0, 0.9))
    drawn += text(17.5, 13, word, "figure_bold", 12.5, ink, "start")
    return group(drawn, transform=f"translate(-5 {num(TAB * row - 6)})")
