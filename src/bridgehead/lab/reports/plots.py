"""The plots of the reports: matplotlib drawn as SVG in the house's colours, which follow the page's theme."""

import io
import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from bridgehead.lab.measures.statistics import Estimate

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

PAPER: Final = "#f8f3e6"
INK: Final = "#2a2521"
INK2: Final = "#5b5148"
INK3: Final = "#857868"
SERIES: Final = ["#553268", "#2f6077", "#8a5200", "#62733f"]
SIDES: Final = {"british": "#7a2b38", "belgian": "#7a2b38", "american": "#4c5a2e", "german": "#6e7b78"}
TOKENS: Final = {
    INK: "ink",
    INK2: "ink2",
    INK3: "ink3",
    "#553268": "over",
    "#2f6077": "shore",
    "#8a5200": "litD",
    "#62733f": "treeD",
    "#7a2b38": "br",
    "#4c5a2e": "us",
    "#6e7b78": "de",
}
STYLE: Final = {
    "svg.fonttype": "none",
    "svg.hashsalt": "bridgehead",
    "font.family": "sans-serif",
    "font.sans-serif": ["DejaVu Sans"],
    "font.size": 10,
    "axes.edgecolor": INK3,
    "axes.labelcolor": INK2,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.titlesize": 12,
    "axes.titlelocation": "left",
    "axes.titlecolor": INK,
    "text.color": INK,
    "xtick.color": INK2,
    "ytick.color": INK2,
    "xtick.labelcolor": INK,
    "ytick.labelcolor": INK,
    "legend.frameon": False,
}
WIDE: Final = 8.6  # inches


def colour(name: str, at: int = 0) -> str:
    """The colour of a seat, or of the series with a number."""
    return SIDES.get(name, SERIES[at % len(SERIES)])


def figure(height: float, columns: int = 1) -> "tuple[Figure, list[Axes]]":
    """An empty figure of the width of the page with panels side by side."""
    import matplotlib

    matplotlib.use("svg")
    from matplotlib import pyplot

    matplotlib.rcParams.update(STYLE)  # type: ignore[arg-type]  # keys are literals there
    drawn, panels = pyplot.subplots(1, columns, figsize=(WIDE, height), squeeze=False, layout="constrained")
    drawn.patch.set_alpha(0.0)
    for panel in panels[0]:
        panel.patch.set_alpha(0.0)
    return drawn, list(panels[0])


def svg(drawn: "Figure", title: str) -> str:
    """The figure as an SVG element for a page, its colours the page's own."""
    from matplotlib import pyplot

    buffer = io.StringIO()
    drawn.savefig(buffer, format="svg", metadata={"Date": None, "Creator": None})
    pyplot.close(drawn)
    text = buffer.getvalue()
    text = text[text.index("<svg") :]
    text = re.sub(r"<metadata>.*?</metadata>", "", text, flags=re.DOTALL)
    text = re.sub(r"font: ([0-9.]+px) [^;\"]*", r"font-size: \1", text)
    text = re.sub(r"font-family: [^;\"]*;? ?", "", text)
    for value, token in TOKENS.items():
        text = text.replace(value, f"var(--{token})")
    return re.sub(
        r'<svg [^>]*viewBox="([^"]*)"[^>]*>', rf'<svg viewBox="\1" role="img" aria-label="{title}">', text, count=1
    )


def intervals(
    axes: "Axes", names: Sequence[str], found: Sequence[Estimate], colours: Sequence[str], zero: float | None = None
) -> None:
    """One line a name: a point with its interval, the first name at the top."""
    for at, (one, ink) in enumerate(zip(found, colours)):
        axes.plot([one.low, one.high], [at, at], color=ink, linewidth=2.4, solid_capstyle="butt")
        axes.plot([one.value], [at], marker="o", color=ink, markersize=6.5)
    if zero is not None:
        axes.axvline(zero, color=INK3, linewidth=1, zorder=0)
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 0.5, -0.5)
    axes.tick_params(axis="y", length=0)
    axes.grid(axis="x", color=INK3, alpha=0.25, linewidth=0.8)


def histogram(axes: "Axes", samples: Sequence[Sequence[float]], names: Sequence[str], inks: Sequence[str]) -> None:
    """The shares of several samples in common bins: the first filled, the others as outlines."""
    together = [value for sample in samples for value in sample]
    low, high = min(together), max(together)
    whole = all(value == int(value) for value in together)
    step = max(1.0, round((high - low) / 24)) if whole else max((high - low) / 24, 1e-9)
    count = int((high - low) / step) + 1
    edges = [low - (0.5 if whole else 0.0) + step * at for at in range(count + 1)]
    for at, (sample, name, ink) in enumerate(zip(samples, names, inks)):
        shares = [1.0 / len(sample)] * len(sample)
        if at == 0:
            axes.hist(sample, edges, weights=shares, color=ink, alpha=0.35, label=name)
        axes.hist(
            sample, edges, weights=shares, color=ink, histtype="step", linewidth=1.8, label="" if at == 0 else name
        )
    axes.yaxis.set_major_formatter(lambda value, _place: f"{100 * value:.3g} %")
    if len(samples) > 1:
        axes.legend()
