"""[12.1] [12.2] [12.3] How long the game lasts and who has won; no such text survives, this is ours."""

from typing import Final

from bridgehead.engine.play.rulebook import Outcome, Part, Tally
from bridgehead.games.remagen.march.engineers import usable
from bridgehead.games.remagen.printed.components import (
    AMERICAN,
    GERMAN,
    KIND_COUNT,
    KIND_OF,
    KINDS,
    UNITS,
    VALUE,
)
from bridgehead.games.remagen.printed.ground import CROSSING_BANKS, GERMAN_ENTRY, IS_EAST, ROWS
from bridgehead.games.remagen.state import OVER, Bridgehead, owner

US_DECISIVE: Final = 0
US_SUBSTANTIAL: Final = 1
US_MARGINAL: Final = 2
GERMAN_MARGINAL: Final = 3
GERMAN_DECISIVE: Final = 4
LABELS: Final = ["us-decisive", "us-substantial", "us-marginal", "german-marginal", "german-decisive"]
SCORES: Final = [1.0, 0.75, 0.6, 0.4, 0.0]  # for the Americans; the Germans have the rest


def pieces_east(g: Bridgehead) -> list[int]:
    """[12.2] The Americans east of the river, those aboard others included."""
    return [unit for unit in UNITS[AMERICAN] if g.place[unit] >= 0 and IS_EAST[g.place[unit]]]


def value_east(g: Bridgehead) -> int:
    """[12.2] The replacement value of the Americans east of the river."""
    return sum([VALUE[KIND_OF[unit]] for unit in pieces_east(g)])


def value_on_board(g: Bridgehead, seat: int) -> int:
    """The replacement value of a side's pieces on the board."""
    return sum([VALUE[KIND_OF[unit]] for unit in UNITS[seat] if g.place[unit] >= 0])


def holds_both_ends(g: Bridgehead) -> bool:
    """[12.2] Whether Americans stand at both ends of a usable pontoon bridge."""
    for row in usable(g):
        if all(owner(g, bank) == AMERICAN for bank in CROSSING_BANKS[row]):
            return True
    return False


def through(g: Bridgehead) -> bool:
    """[12.2] Whether Americans stand where the Germans come from."""
    return any(owner(g, sector) == AMERICAN for sector in GERMAN_ENTRY)


def level(g: Bridgehead) -> int:
    """[12.2] The level of victory as things stand."""
    east = value_east(g)
    marginal, substantial, decisive = g.levels
    bridge = bool(usable(g))
    if through(g):
        return US_DECISIVE
    if bridge and east >= decisive and east > value_on_board(g, GERMAN):
        return US_DECISIVE
    if bridge and east >= substantial:
        return US_SUBSTANTIAL
    if east >= marginal or holds_both_ends(g):
        return US_MARGINAL
    return GERMAN_MARGINAL if east > 0 else GERMAN_DECISIVE


def tally(g: Bridgehead) -> Tally:
    """[12.2] What the Americans have east of the river, by kind, and the conditions besides."""
    east = pieces_east(g)
    parts: list[Part] = []
    for kind in range(KIND_COUNT):
        count = sum([1 for unit in east if KIND_OF[unit] == kind])
        if count:
            parts.append(Part(f"east-{KINDS[kind]}", count, 0, count * VALUE[kind]))
    bridges, total, german = len(usable(g)), value_east(g), value_on_board(g, GERMAN)
    parts.append(Part("bridges", bridges, met=bridges > 0, condition=True))
    parts.append(Part("both-ends", 0, met=holds_both_ends(g), condition=True))
    parts.append(Part("outnumber", german, met=total > german, condition=True))
    parts.append(Part("through", 0, met=through(g), condition=True))
    steps = [(least, f"step-{LABELS[at]}") for least, at in zip(g.levels, [US_MARGINAL, US_SUBSTANTIAL, US_DECISIVE])]
    return Tally(parts, f"outcome-{LABELS[g.result if g.result >= 0 else level(g)]}", total, steps)


def is_thrown_back(g: Bridgehead) -> bool:
    """[12.3] The bridgehead is gone: no railway bridge, no pontoon begun, and no American east who once was there."""
    if not g.sudden_end or not g.crossed or g.railway or value_east(g):
        return False
    return not any(g.labour[row] for row in range(ROWS))


def end_turn(g: Bridgehead) -> None:
    """[12.1] [12.3] After the German half: the game ends, or the next turn begins."""
    if is_thrown_back(g):
        g.result = GERMAN_DECISIVE
    elif g.turn >= g.last_turn:
        g.result = level(g)
    else:
        g.turn += 1
        return
    g.phase = OVER
    g.tell("game-over", value_east(g), len(usable(g)))


def outcome(g: Bridgehead) -> Outcome | None:
    """How the game ended, None while it goes on."""
    if g.result < 0:
        return None
    score = SCORES[g.result]
    winner = AMERICAN if g.result <= US_MARGINAL else GERMAN
    return Outcome(LABELS[g.result], winner, [score, 1.0 - score])
