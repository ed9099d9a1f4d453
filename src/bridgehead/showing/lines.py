"""A view and odds as plain lines, in the words of a game."""

import re
from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from bridgehead.engine.choice import SPECTATOR
from bridgehead.engine.play.rulebook import Price
from bridgehead.engine.read.breakdown import Breakdown
from bridgehead.engine.read.table import Odds
from bridgehead.engine.say.words import Words, signed
from bridgehead.engine.view import CardView, PieceView, TrackView, View
from bridgehead.showing.cards import BEHIND
from bridgehead.showing.layout import Layout
from bridgehead.showing.said import (
    cited,
    column_said,
    fact,
    notes_said,
    price_said,
    said,
    side_said,
    struck_said,
)

BAR = 20  # cells of a bar that stands for certainty


def factors(piece: PieceView) -> str:
    """A piece's factors as printed, its marks and its size left out."""
    return "-".join(factor for factor in piece.factors if factor)


def piece_name(words: Words, piece: PieceView) -> str:
    """What a counter is called; one that lies face down is called so."""
    if piece.hidden and not piece.name:
        return words.text("ui-hidden")
    return said(words, "unit", piece.name)


def piece_line(words: Words, piece: PieceView) -> str:
    """A counter in a line: name, factors, marks."""
    line = " ".join(part for part in (piece_name(words, piece), factors(piece)) if part)
    marks = [said(words, "mark", mark) for mark in piece.marks]
    stance = words.stance(piece.facing, piece.level)
    states = [*marks, *([stance] if stance else [])]
    return f"{line} ({', '.join(states)})" if states else line


def track_line(words: Words, track: TrackView) -> str:
    """A track with its value, where it ends, and what is known to come."""
    ahead = [f"{value} {words.text(note)}" for value, note in track.notes if value >= track.value]
    value = f"{track.value} / {track.most}"
    return fact(words, said(words, "track", track.track), f"{value} ({'; '.join(ahead)})" if ahead else value)


def card_line(words: Words, card: CardView) -> str:
    """A card, or the back of one."""
    name = words.text("ui-card-back") if card.card < 0 else words.called("card", card.card)
    extra = [*([card.value] if card.value else []), *(said(words, "mark", mark) for mark in card.marks)]
    return f"{name} ({', '.join(extra)})" if extra else name


Printed = Callable[[int], str]


def unread(card: int) -> str:
    """Nothing is said of what stands on a card."""
    return ""


@dataclass(slots=True)
class Place:
    """A space of the board with what stands in it: its markers, and its pieces by side, riders below their carrier."""

    space: int
    name: str
    marks: list[str]
    sides: list[tuple[str, list[PieceView]]]

    @property
    def pieces(self) -> list[PieceView]:
        """All pieces here."""
        return [piece for _, there in self.sides for piece in there]


def places(words: Words, view: View) -> list[Place]:
    """The spaces in which something stands or lies, in the order of their names."""
    marks: dict[int, list[str]] = defaultdict(list)
    for mark in view.marks:
        name = said(words, "mark", mark.mark)
        of = f" ({side_said(words, mark.side)})" if mark.side else ""
        marks[mark.space].append(f"{name}{of}{f' {mark.value}' if mark.value else ''}")
    for space, text in shape_lines(words, view):
        marks[space].append(text)
    standing: dict[int, list[PieceView]] = defaultdict(list)
    for piece in view.pieces:
        if piece.space >= 0:
            standing[piece.space].append(piece)
    found = [
        Place(space, words.called("space", space), marks.get(space, []), by_side(standing.get(space, [])))
        for space in {*marks, *standing}
    ]
    return sorted(found, key=lambda place: in_order(place.name))


def shape_lines(words: Words, view: View) -> list[tuple[int, str]]:
    """What the shapes about the spaces say; a line is said where it begins, with where it ends."""
    found = [(tag.space, words.shape("tag", tag.role, tag.value, tag.towards)) for tag in view.tags]
    found += [(tint.space, words.shape("tint", tint.role, tint.value)) for tint in view.tints]
    found += [(ring.space, words.shape("ring", ring.role, ring.value)) for ring in view.rings]
    found += [(side.space, words.shape("side", side.role, side.value, side.towards)) for side in view.sides]
    found += [(arc.space, words.shape("arc", arc.role, arc.value, arc.towards)) for arc in view.arcs]
    for line in view.lines:
        found.append((line.space, f"{words.shape('line', line.role, line.value)} → {words.called('space', line.end)}"))
    return found


def in_order(name: str) -> list[tuple[str, int]]:
    """A key to sort names by, with numbers in them as numbers: I8 before I11."""
    return [(word.casefold(), int(digits or 0)) for word, digits in re.findall(r"(\D*)(\d*)", name)]


def by_side(pieces: list[PieceView]) -> list[tuple[str, list[PieceView]]]:
    """Pieces by their side, those that ride right behind the one that carries them."""
    sides: dict[str, list[PieceView]] = defaultdict(list)
    here = {piece.piece for piece in pieces}
    riders: dict[int, list[PieceView]] = defaultdict(list)
    for piece in pieces:
        if piece.under in here:
            riders[piece.under].append(piece)
    for piece in pieces:
        if piece.under not in here:
            sides[piece.side] += [piece, *riders[piece.piece]]
    return [(side, sides[side]) for side in sorted(sides)]


PLAIN: Final = Layout()


def zone_lines(
    words: Words, view: View, printed: Printed = unread, layout: Layout = PLAIN
) -> list[tuple[str, list[str]]]:
    """Every zone with what lies in it: pieces, cards, or only how many. A table of cards has its own order, and where
    cards are read `printed` says what stands on each.
    """
    content: dict[str, list[str]] = {zone.zone: [] for zone in view.zones}
    counted = {zone.zone: zone.count for zone in view.zones}
    for piece in view.pieces:
        if piece.space < 0 and piece.zone:
            content.setdefault(piece.zone, []).append(piece_line(words, piece))
    for card in sorted(view.cards, key=lambda card: (card.zone, card.place)):
        said_on = printed(card.card) if layout.is_read(card.zone) else ""
        content.setdefault(card.zone, []).append(card_line(words, card) + (f"{BEHIND}{said_on}" if said_on else ""))
    found: list[tuple[str, list[str]]] = []
    ordered = sorted(content, key=layout.rank) if view.cards else list(content)
    for zone in ordered:
        lines = content[zone]
        count = counted.get(zone, -1)
        title = said(words, "zone", zone)
        found.append((fact(words, title, str(count)) if count >= 0 else title, lines))
    return found


def fact_lines(words: Words, view: View) -> list[str]:
    """Turn, phase and everything else that the record sheet says."""
    lines = [track_line(words, track) for track in view.tracks]
    for arrow in view.arrows:
        towards = words.shape("towards", arrow.role, arrow.value, arrow.towards)
        lines.append(fact(words, said(words, "arrow", arrow.role), towards))
    for key, value in view.facts.items():
        shown = words.text(value) if isinstance(value, str) else str(value)
        lines.append(fact(words, said(words, "fact", key), shown))
    return lines


def heading(words: Words, view: View) -> str:
    """Turn, phase, and whose eyes these are."""
    phase = said(words, "phase", view.phase) if view.phase else ""
    return " · ".join(part for part in (words.text("ui-turn", {"turn": view.turn}), phase) if part)


def view_lines(words: Words, view: View, layout: Layout = PLAIN) -> list[str]:
    """A whole view as lines."""
    eyes = words.text("ui-watching") if view.seat == SPECTATOR else words.seat(view.seat)
    lines = [f"{heading(words, view)} ({eyes})", *fact_lines(words, view)]
    for place in places(words, view):
        lines += ["", fact(words, place.name, ", ".join(place.marks)) if place.marks else place.name]
        for side, pieces in place.sides:
            lines += [f"  {side_said(words, side)}"] if side else []
            lines += [f"    {piece_line(words, piece)}" for piece in pieces]
    for title, content in zone_lines(words, view, layout=layout):
        lines += ["", title, *(f"  {line}" for line in content)]
    return lines


def note_lines(words: Words, notes: list[tuple[str, int]]) -> list[str]:
    """What is worth knowing before an option is taken; a danger bears a mark, and so does what can hardly be meant."""
    return [("! " if key.startswith(("danger", "sure")) else "") + text for key, text in notes_said(words, notes)]


def price_line(words: Words, price: Price | None) -> str:
    """What an option costs and what it walks into, in a few words; empty where it does neither."""
    if price is None:
        return ""
    return ", ".join([one for one in (price_said(words, price), *note_lines(words, price.dangers)) if one])


def odds_lines(words: Words, odds: Odds, facts: Sequence[str] = ()) -> list[str]:
    """The odds of an option: the column, each modifier with its paragraph, and each result with a bar. The modifiers
    named in `facts` are numbers and no sums (`Skin.facts`).
    """
    table = said(words, "table", odds.table)
    column = words.text("ui-odds", {"table": table, "column": column_said(words, odds.column)})
    lines = [cited(odds.paragraph, column if odds.column else table)]
    for modifier in odds.modifiers:
        value = str(modifier.value) if modifier.name in facts else signed(modifier.value)
        lines.append(f"  {value} {said(words, 'modifier', modifier.name)} [{modifier.paragraph}]")
    chances = words.chances(odds)
    wide = max((len(result) for _, result, _ in chances), default=0)
    for _code, result, share in chances:
        lines.append(f"  {result.ljust(wide)} {bar(share)} {percent(share)}")
    if odds.then is not None:
        lines += [words.text("ui-odds-then"), *odds_lines(words, odds.then, facts)]
    return lines


def struck_lines(words: Words, apart: Breakdown) -> list[str]:
    """Targets with their chances in a line, where not all have the same."""
    lines: list[str] = []
    for names, results in struck_said(words, apart):
        chances = words.chances(Odds("", "", [], results, "", reading=apart.reading))
        lines.append(f"  {names}: {', '.join(f'{result} {percent(share)}' for _code, result, share in chances)}")
    return lines


def bar(share: Fraction) -> str:
    """A chance as a bar of cells, at least a sliver for what can come at all."""
    eighths = max(1, round(8 * BAR * share)) if share else 0
    full, rest = divmod(eighths, 8)
    cells = "█" * full + (" ▏▎▍▌▋▊▉"[rest] if rest else "")
    return cells.ljust(BAR)


def percent(share: Fraction) -> str:
    """A chance in per cent, to the nearest whole one but never 0 for what can come nor 100 for what may not."""
    whole = round(100 * share)
    if share and whole == 0:
        return "< 1 %"
    if share < 1 and whole == 100:
        return "> 99 %"
    return f"{whole} %"
