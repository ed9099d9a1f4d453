"""A cover is a part of a board's drawing, and brings along nothing of the rest."""

from xml.etree import ElementTree

from bridgehead.showing.covers import SVG, cover

DRAWN = (
    f'<svg xmlns="{SVG}" viewBox="0 0 1000 1000">'
    '<defs><path id="a" d="M900 900h9v9z"/><clipPath id="b"><path d="M900 900h9z"/></clipPath></defs>'
    '<g data-layer="names"><text>Here</text></g>'
    '<g data-layer="ground"><path d="M10 10h50v50h-50zM900 900l40 0l0 40z" fill="red"/>'
    '<path d="M0 0H1000V1000H0z"/><path d="M950 0c0 0-930 20-930 30s0 5 0 5"/>'
    '<g transform="translate(-900 -900)"><path d="M905 905h9"/></g></g></svg>'
)


def courses(drawn: str) -> list[str]:
    return [one.get("d", "") for one in ElementTree.fromstring(drawn).iter(f"{{{SVG}}}path")]


def test_what_lies_outside_is_left_out_and_what_reaches_in_is_kept() -> None:
    """A part of a path by itself; a surface that surrounds the part, a bow that swings into it, whatever is moved."""
    drawn = cover(DRAWN, "light", (0, 0, 100, 100))
    assert courses(drawn) == [
        "M900 900h9v9z",  # it has a name, by which something may ask for it
        "M10 10h50v50h-50z",
        "M0 0H1000V1000H0z",
        "M950 0c0 0-930 20-930 30s0 5 0 5",
        "M905 905h9",
    ]
    assert 'viewBox="0 0 100 100"' in drawn


def test_names_are_left_out_and_the_colours_are_those_of_the_theme() -> None:
    light, dark = (cover(DRAWN, theme, ()) for theme in ("light", "dark"))
    assert "Here" not in light and 'viewBox="0 0 1000 1000"' in light
    assert "--paper" in light and light != dark
    assert len(courses(light)) == 6
