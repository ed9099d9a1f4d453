"""The colours of the house, by name, for day and for moonlight."""

from __future__ import annotations

from typing import Final

LIGHT: Final[dict[str, str]] = {
    "paper": "#F2EAD6", "paper2": "#F8F3E6", "margin": "#F8F3E6",
    "ink": "#2A2521", "ink2": "#5B5148", "ink3": "#857868",
    "m1": "#ECE8CC", "m2": "#F1E6C6", "m3": "#E6E5C6", "m4": "#F0E2C2", "m5": "#E0E2C2",
    "furrow": "#B9A878", "parcel": "#A79B78",
    "water": "#AFCDD8", "water2": "#C4DCE3", "shore": "#2F6077", "shore2": "#6E9DB0", "mud": "#DCCFB0",
    "wood": "#CBD1A4", "tree": "#94A36C", "treeD": "#62733F", "treeH": "#B4BF8E",
    "built": "#E2C9B8", "bldg": "#55392F", "bldg2": "#7C5546",
    "road": "#F3D3A6", "roadC": "#6A4630", "deck": "#D9CDB8", "rail": "#3A322C", "track": "#7A5A42", "wallf": "#E7DCC6",
    "lane": "#F8F3E6", "woodf": "#A07A55", "stone": "#CDBFA9", "cw": "#4A423C", "cwl": "#EDE3CF",
    "contour": "#A97C4A", "hach": "#8F6A3E", "hillf": "#DFC08F", "marsh": "#4B8494",
    "shade": "#5A4326", "light": "#FFFDF2",
    "over": "#553268", "over2": "#7A5A8C", "enemy": "#1F3F6B",
    "lit": "#E39A12", "litD": "#8A5200", "litF": "#FFF6D2",
    "sel": "#0B5CA8", "selH": "#FFFFFF", "dan": "#C23A0E",
    "veil": "#3A2C1C", "hid": "#5C5A66", "wreck": "#3B3633",
    "br": "#7A2B38", "brD": "#4E1620", "brL": "#A4515C", "brI": "#FBF3E1",
    "us": "#4C5A2E", "usD": "#2F3A18", "usL": "#74834D", "usI": "#FBF3E1",
    "de": "#BFC9C4", "deD": "#6E7B78", "deL": "#E2E8E4", "deI": "#1C2628",
}  # fmt: skip

DARK: Final[dict[str, str]] = {
    "paper": "#1D2529", "paper2": "#232C31", "margin": "#161D20",
    "ink": "#EDE6D4", "ink2": "#B9B3A3", "ink3": "#8B8A80",
    "m1": "#212D2D", "m2": "#27302D", "m3": "#1F2C2A", "m4": "#2A312E", "m5": "#1D2A28",
    "furrow": "#46504A", "parcel": "#4A5650",
    "water": "#43616F", "water2": "#4C6D7C", "shore": "#A9CBD8", "shore2": "#7398A7", "mud": "#353A36",
    "wood": "#243528", "tree": "#4C6547", "treeD": "#111A14", "treeH": "#6F8A62",
    "built": "#35302E", "bldg": "#C9A48B", "bldg2": "#A88672",
    "road": "#8A7B63", "roadC": "#12181A", "deck": "#5E5A52", "rail": "#C9C0B0", "track": "#A08D74", "wallf": "#3A352F",
    "lane": "#766F5F", "woodf": "#8A6E55", "stone": "#5C554C", "cw": "#A9A293", "cwl": "#171B1D",
    "contour": "#6E5C42", "hach": "#7F6B4B", "hillf": "#4A4030", "marsh": "#8DB6C2",
    "shade": "#000000", "light": "#3B4A50",
    "over": "#CDB2E0", "over2": "#A88FBA", "enemy": "#9FC3F2",
    "lit": "#F5B942", "litD": "#FFD982", "litF": "#4A4226",
    "sel": "#7CC0FF", "selH": "#0B1216", "dan": "#FF8A5C",
    "veil": "#05090B", "hid": "#4B4A57", "wreck": "#14181A",
    "br": "#8E3443", "brD": "#4E1620", "brL": "#C06C78", "brI": "#FFF5E4",
    "us": "#5E6E3A", "usD": "#2F3A18", "usL": "#8C9C62", "usI": "#FFF5E4",
    "de": "#AEBAB5", "deD": "#54605D", "deL": "#D5DDD9", "deI": "#141C1E",
}  # fmt: skip

GROUND: Final = (
    "paper", "paper2", "m1", "m2", "m3", "m4", "m5", "furrow", "parcel", "water", "water2", "shore", "shore2", "mud",
    "wood", "tree", "treeD", "treeH", "built", "bldg", "bldg2", "road", "lane", "roadC", "track", "rail", "deck",
    "hillf", "contour", "hach", "marsh", "light", "wallf", "woodf", "stone", "cw", "cwl",
)  # fmt: skip
"""What the ground is painted with: all else keeps its colour under any light."""


def mixed(one: str, other: str, share: float) -> str:
    """A colour with a share of another in it."""
    pairs = [(int(one[at : at + 2], 16), int(other[at : at + 2], 16)) for at in (1, 3, 5)]
    return "#" + "".join(f"{round(a + (b - a) * share):02X}" for a, b in pairs)


def _glaring(name: str) -> str:
    """A colour of the day under a light that burns in the sky by night: bluish white, half asleep, deep in shadow."""
    return mixed(mixed(LIGHT[name], "#AFC3C8", 0.34), "#2C3B40", 0.16)


GLARE: Final[dict[str, str]] = {
    **LIGHT,
    **{name: _glaring(name) for name in GROUND},
    "water": mixed(LIGHT["water"], "#DDEBEC", 0.35),
    "road": mixed(LIGHT["road"], "#F4F1E4", 0.5),
    "lane": "#F4F1E4",
    "tree": mixed(LIGHT["tree"], "#6F8A78", 0.45),
    "treeD": "#3E4E38",
    "shade": "#10202A",
    "over": "#4A2A5C",
}
"""The ground under such a light; only its own tokens differ from those of the day."""

THEMES: Final = {"light": LIGHT, "dark": DARK}

# Paint that is the same by day and by night: what lies on a counter or a die.
PALE_EDGE: Final = "#FFFBEF"
SLIP: Final = "#FFF8E6"
SLIP_INK: Final = "#2A2521"
CAST: Final = "#1A1208"
RED_CROSS: Final = "#B3240F"
EMBER: Final = "#FF9A62"
ASH: Final = "#D9CDBD"
FACE: Final = {"br": "#F6E9D2", "us": "#F1ECD2", "de": "#F3F5F2"}  # the ground of a symbol
SIDES: Final = ("br", "us", "de")


def declarations(theme: str) -> str:
    """The tokens of a theme as CSS declarations; of the theme "page" none, the page brings its own."""
    if theme == "page":
        return ""
    if theme not in THEMES:
        raise ValueError(f"there is no theme {theme!r}: choose light, dark or page.")
    return ";".join(f"--{name}:{value}" for name, value in THEMES[theme].items())


def paint(token: str) -> str:
    """A token as a paint: `water` as `var(--water)`; what is no token (`none`, `#fff`, `url(#x)`) as it is."""
    return f"var(--{token})" if token in LIGHT else token
