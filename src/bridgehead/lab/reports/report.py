"""`bridgehead report`: what one run or several tell, on one offline page."""

from collections import Counter
from statistics import fmean, quantiles

from bridgehead import registry
from bridgehead.engine.errors import BridgeheadError
from bridgehead.lab.measures import statistics
from bridgehead.lab.measures.statistics import Estimate
from bridgehead.lab.reports import findings, page, plots
from bridgehead.lab.reports.findings import Purpose, Shift
from bridgehead.lab.runs.played import Run

MANY_LINES = 0.34  # inches a line of a plot of intervals
CLEAR = 0.05  # what chance may still explain when we say that it does not


def report(runs: list[Run]) -> str:
    """The page of one run, or of several of one game. Raises BridgeheadError when there is nothing to tell."""
    first = runs[0]
    for run in runs:
        if run.game != first.game or run.seats != first.seats:
            raise BridgeheadError(
                f"{run.name} is of {run.game}, {first.name} of {first.game}: report one game at a time."
            )
        if not run.games:
            raise BridgeheadError(f"{run.name} holds no finished game.")
    sections = [("The runs", overview(runs)), ("How it ended", endings(runs)), ("Scores and length", spreads(runs))]
    sections += [("Turn by turn", course(runs))] if any(run.turns for run in runs) else []
    sections += [("Compared on the same seeds", compared(first, other)) for other in runs[1:]]
    for run in runs:
        behind = f": {label(run, runs)}" if len(runs) > 1 else ""
        sections.append((f"What shifted the result{behind}", shifted(run)))
        sections.append((f"Dice{behind}", dice(run)))
    games = sum(len(run.games) for run in runs)
    title = registry.game(first.game).title
    lead = f"{games:,} games of {title} played by our own players, each with its own seed."
    return page.page(f"{title}: what {games:,} games tell", lead, sections)


def label(run: Run, runs: list[Run]) -> str:
    """What tells a run from the others: its players where they differ, else its changed numbers, else its file."""
    if len({tuple(one.players) for one in runs}) == len(runs):
        return " against ".join(run.players)
    if len({one.changes for one in runs}) == len(runs):
        return run.changes or "as it stands"
    return run.name


def plain(name: str) -> str:
    """A name as words: `bridge-destroyed` as `bridge destroyed`."""
    return name.replace("-", " ")


def overview(runs: list[Run]) -> str:
    """What was played."""
    head = ["run", "scenario", "options", "changed", *(runs[0].seats), "games", "broken"]
    rows = [
        [
            run.name,
            run.scenario,
            ", ".join(f"{key} {value}" for key, value in run.options.items()) or "–",
            run.changes or "–",
            *run.players,
            f"{len(run.games):,}",
            f"{run.broken:,}",
        ]
        for run in runs
    ]
    return page.table(head, rows, 4 + len(runs[0].seats))


def endings(runs: list[Run]) -> str:
    """Shares of wins by side and player, and of every outcome, with Wilson's intervals."""
    body = wins(runs) if not runs[0].alone else ""
    names = sorted({game.outcome for run in runs for game in run.games})
    mean = {name: fmean(game.result() for run in runs for game in run.games if game.outcome == name) for name in names}
    names.sort(key=lambda name: mean[name])
    lines, found, inks, rows = [], [], [], []
    for name in names:
        for at, run in enumerate(runs):
            count = Counter(game.outcome for game in run.games)[name]
            share = statistics.wilson(count, len(run.games))
            lines.append(plain(name) if len(runs) == 1 else f"{plain(name)}, {label(run, runs)}")
            found.append(scaled(share))
            inks.append(plots.colour("", at))
            rows.append([lines[-1], f"{count:,}", share.percent()])
    return (
        body
        + interval_plot("Share of each ending, per cent", lines, found, inks)
        + page.table(["ending", "games", "share (95 %)"], rows)
    )


def wins(runs: list[Run]) -> str:
    """Who won, by side and player."""
    lines, found, inks, rows = [], [], [], []
    for run in runs:
        for seat, (side, player) in enumerate(zip(run.seats, run.players)):
            won = sum(1 for game in run.games if game.winner == seat)
            share = statistics.wilson(won, len(run.games))
            lines.append(f"{side}, played by {player}")
            found.append(scaled(share))
            inks.append(plots.colour(side, seat))
            rows.append([side, player, run.name, f"{won:,}", share.percent()])
    return interval_plot("Games won, per cent", lines, found, inks, 50.0) + page.table(
        ["side", "player", "run", "won", "share (95 %)"], rows, 3
    )


def spreads(runs: list[Run]) -> str:
    """Distributions of scores and of length."""
    body, rows = "", []
    names = [label(run, runs) for run in runs]
    inks = [plots.colour("", at) for at in range(len(runs))]
    for seat, side in enumerate(runs[0].seats):
        samples = [[game.scores[seat] for game in run.games] for run in runs]
        drawn, (axes,) = plots.figure(2.9)
        plots.histogram(axes, samples, names, inks if len(runs) > 1 else [plots.colour(side)])
        axes.set_xlabel(f"score of {side}")
        body += page.drawn(plots.svg(drawn, f"Scores of {side}"))
        for name, sample in zip(names, samples):
            least, most = min(sample), max(sample)
            rows.append([side, name, statistics.mean(sample).text(), f"{least:g}", f"{middle(sample):g}", f"{most:g}"])
    body += page.table(["score of", "run", "mean (95 %)", "least", "median", "most"], rows, 2)
    lengths = [("turn of the end", [[float(game.turns) for game in run.games] for run in runs])]
    lengths.append(("decisions", [[float(game.decisions) for game in run.games] for run in runs]))
    if len({turns for sample in lengths[0][1] for turns in sample}) == 1:
        body += page.said(f"Every game ended in turn {lengths.pop(0)[1][0][0]:g}.")
    drawn, panels = plots.figure(2.6, len(lengths))
    for panel, (name, samples) in zip(panels, lengths):
        plots.histogram(panel, samples, names, inks)
        panel.set_xlabel(name)
    return body + page.drawn(plots.svg(drawn, "Length of the games"))


def middle(sample: list[float]) -> float:
    """The median."""
    return sorted(sample)[len(sample) // 2]


def course(runs: list[Run]) -> str:
    """How the first seat stood at the end of each turn: the middle half of the games, and the median."""
    drawn, (axes,) = plots.figure(3.0)
    for at, run in enumerate(runs):
        ink = plots.colour("", at) if len(runs) > 1 else plots.colour(run.seats[0])
        by_turn = {turn: values for turn, values in findings.standings(run, 0).items() if len(values) >= 2}
        cuts = [quantiles(values, n=4, method="inclusive") for values in by_turn.values()]
        axes.fill_between(list(by_turn), [c[0] for c in cuts], [c[2] for c in cuts], color=ink, alpha=0.2, linewidth=0)
        axes.plot(list(by_turn), [c[1] for c in cuts], color=ink, linewidth=2.2, label=label(run, runs))
    axes.set_xlabel("turn")
    axes.set_ylabel("standing")
    axes.set_ylim(-1.05, 1.05)
    axes.grid(color=plots.INK3, alpha=0.25, linewidth=0.8)
    if len(runs) > 1:
        axes.legend()
    words = (
        f"Where {runs[0].seats[0]} stood at the end of each turn by the rules' own evaluation, from −1 (lost) to 1 "
        "(won): the line is the middle game, the band holds the middle half of them."
    )
    return page.drawn(plots.svg(drawn, "Standing by turn")) + page.aside(words)


def shifted(run: Run) -> str:
    """The events whose presence goes with another result."""
    found = findings.shifts(run)
    if not found:
        return page.said("There are too few games, or too little differs between them, to say.")
    unit = "points" if run.alone else "games won in a hundred"
    factor = 1.0 if run.alone else 100.0
    lines = [event_name(one) for one in found]
    sizes = [scaled(one.test.difference, factor) for one in found]
    inks = [plots.colour(run.seats[0]) if one.test.chance < CLEAR else plots.INK3 for one in found]
    rows = [
        [name, f"{one.games:,} of {len(run.games):,}", size.text("+.1f"), chance(one.test.chance)]
        for name, one, size in zip(lines, found, sizes)
    ]
    words = (
        f"Games in which it happened (or happened more often than in the middle game) against the others: the "
        f"difference in {unit} for {run.seats[0]}. It goes with the result; it need not be its cause. Grey: chance "
        f"alone would explain it. Of so many events looked at, one in twenty seems clear by chance."
    )
    return (
        interval_plot(f"Difference in {unit}", lines, sizes, inks, 0.0)
        + page.aside(words)
        + page.table(["event", "games with it", f"{unit} (95 %)", "chance"], rows)
    )


def event_name(one: Shift) -> str:
    """An event as words, with the count that divides."""
    return plain(one.kind) if one.more == 0 else f"{plain(one.kind)}, more than {one.more}"


def dice(run: Run) -> str:
    """Whether the dice were fair, and which of them mattered."""
    found = findings.purposes(run)
    if not found:
        return page.said("No die was rolled.")
    usual = max({len(one.faces) for one in found}, key=lambda n: sum(1 for one in found if len(one.faces) == n))
    every = [sum(column) for column in zip(*(one.faces for one in found if len(one.faces) == usual))]
    pulling = sorted((one for one in found if one.pull.high < 1), key=lambda one: -abs(one.pull.value))[:12]
    lines = [purpose_name(run, one) for one in pulling]
    inks = [plots.colour(run.seats[0]) if one.pull.low > 0 or one.pull.high < 0 else plots.INK3 for one in pulling]
    rows = [
        [
            purpose_name(run, one),
            f"{one.rolls:,}",
            f"{one.mean:.3f}",
            f"{(len(one.faces) + 1) / 2:.1f}",
            chance(one.chance),
            one.pull.text("+.2f"),
        ]
        for one in found
    ]
    words = (
        f"Pips above expectation in a game, by what the die was for, against the result of {run.seats[0]}: +1 would "
        "mean that high rolls alone decide for that side, −1 that low rolls do. Grey: nothing to be seen."
    )
    return (
        faces_plot(every)
        + page.said(
            f"{sum(every):,} rolls of {usual}-sided dice; faces as uneven as these come up with fair dice with a "
            f"chance of {chance(statistics.fairness(every))}."
        )
        + interval_plot("Correlation of luck and result", lines, [one.pull for one in pulling], inks, 0.0)
        + page.aside(words)
        + page.table(["rolls for", "rolls", "mean", "expected", "chance", "pull (95 %)"], rows)
    )


def faces_plot(faces: list[int]) -> str:
    """The shares of the faces with their intervals against what is expected."""
    total = sum(faces)
    drawn, (axes,) = plots.figure(2.3)
    for at, count in enumerate(faces):
        share = scaled(statistics.wilson(count, total))
        axes.bar(at + 1, share.value, width=0.7, color=plots.SERIES[0], alpha=0.3)
        axes.plot([at + 1, at + 1], [share.low, share.high], color=plots.SERIES[0], linewidth=2)
    axes.axhline(100 / len(faces), color=plots.INK2, linewidth=1.2, linestyle=(0, (4, 3)))
    axes.set_xlabel("face")
    axes.set_ylabel("per cent")
    return page.drawn(plots.svg(drawn, "Faces of the dice against expectation"))


def purpose_name(run: Run, one: Purpose) -> str:
    """What a roll was for, in words."""
    name, _slash, sides = one.name.partition("/")
    words = registry.game(run.game).words("en")
    text = words.text(name) if words.has(name) else plain(name)
    return text if sides == "6" else f"{text} (of {sides})"


def compared(first: Run, second: Run) -> str:
    """Two runs on the same seeds, pair by pair."""
    runs = [first, second]
    found = findings.pairs(first, second)
    one, other = label(first, runs), label(second, runs)
    if len(found) < 2:
        return page.said(f"{one} and {other} share no seeds; play both with the same --seed and --games.")
    before, after = [pair[0].result() for pair in found], [pair[1].result() for pair in found]
    test = statistics.paired(before, after)
    gained, lost, uneven = statistics.turned(before, after)
    unit = "points" if first.alone else "games won"
    drawn, (axes,) = plots.figure(2.6)
    plots.histogram(axes, [[b - a for a, b in zip(before, after)]], [""], [plots.SERIES[0]])
    axes.axvline(0, color=plots.INK2, linewidth=1.2)
    axes.set_xlabel(f"{first.seats[0]}: {other} less {one}, by seed")
    form = "+.2f" if first.alone else "+.3f"
    words = (
        f"Over {len(found):,} common seeds {first.seats[0]} has {test.difference.text(form)} {unit} more in the second "
        f"run ({other}) than in the first ({one}); a difference so large comes by chance with {chance(test.chance)}. "
        f"The second did better on {gained:,} seeds, worse on {lost:,}, the same on {len(found) - gained - lost:,}; "
        f"so uneven a division comes by chance with {chance(uneven)}."
    )
    same = page.aside(
        "The same seed gives both runs the same set-up; their dice part with the first decision that differs."
    )
    return page.said(words) + page.drawn(plots.svg(drawn, f"{other} against {one}, seed by seed")) + same


def interval_plot(
    title: str, lines: list[str], found: list[Estimate], inks: list[str], zero: float | None = None
) -> str:
    """A plot of intervals, one line a name."""
    drawn, (axes,) = plots.figure(0.75 + MANY_LINES * len(lines))
    plots.intervals(axes, lines, found, inks, zero)
    axes.set_xlabel(title)
    return page.drawn(plots.svg(drawn, title))


def scaled(one: Estimate, factor: float = 100.0) -> Estimate:
    """An estimate in another unit."""
    return Estimate(factor * one.value, factor * one.low, factor * one.high)


def chance(value: float) -> str:
    """A probability as people say it."""
    if value < 0.0001:
        return "less than 1 in 10,000"
    return f"{100 * value:.2g} %" if value < 0.1 else f"{100 * value:.0f} %"
