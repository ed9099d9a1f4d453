"""How questions and views become numbers for a learning program. Version 3; a change that moves a number raises it.

Actions: one number for every verb and every number it can take, verbs in alphabetical order. `do nothing else` has
one, `move to a space` as many as there are spaces. Numbers of the kind `number` run from 0 to 63.

Observations: a vector of whole numbers, built from the seat's view and question alone. All that a view holds is in it:

| places | hold |
|---|---|
| 0 to 7 | seat, turn, phase, seat to answer, prompt, and up to three numbers the prompt is about |
| then one a name (`Encoding.names`) | facts, values of tracks, counts of zones, arrows: degrees + 1 |
| then 61 | the same for names that the game has no words for, each where its code falls |
| then one | what tracks and arrows say beside their values, as one code |
| then 2 a space | markers and shapes there: how many, and the sum of their codes |
| then 14 a piece | side, name, space + 1, zone, look, four factors, marks, facing + 1, level, carrier + 1, face down |
| then 6 a card slot | card + 2, zone, place + 1, side, marks, value |

The slots of pieces are those of the set-up (`Rulebook.pieces`), the slots of cards follow the view. A name, or several
joined, becomes a number from 1 to a million by its CRC-32: the same on every platform, and new names move no old ones.
A text that is a number counts for a hundred times that number.
"""

from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from bridgehead.engine.choice import Choice, Option
from bridgehead.engine.play.game import Game
from bridgehead.engine.play.rulebook import Setup
from bridgehead.engine.view import CardView, MarkView, PieceView, TrackView, View

VERSION = 3
HEAD = 8
SPARE = 61
NUMBERS = 64
MARK = 2
PIECE = 14
FACTORS = 4
CARD = 6
NAMED = ("arrow-", "fact-", "track-", "zone-", "measure-")


def code(name: str) -> int:
    """A name as a number from 1 to a million; 0 for the empty name."""
    return crc32(name.encode()) % 1_000_000 + 1 if name else 0


def amount(value: str | int) -> int:
    """What a text or number counts for."""
    if isinstance(value, int):
        return value
    try:
        return round(100 * float(value))
    except ValueError:
        return code(value)


class Encoding:
    """The numbering of one game's actions, and of the observations in one set-up.

    `names` are the facts, tracks and zones that have places of their own; `spaces` and `cards` are the slots there are,
    `pieces` the slot of each piece by its number.
    """

    def __init__(self, game: Game, setup: Setup | None = None) -> None:
        self.game = game
        self.offsets: dict[str, int] = {}
        self.options: list[Option] = []
        for verb in sorted(game.vocabulary.verbs):
            self.offsets[verb] = len(self.options)
            self.options += [(verb, number) for number in range(self._count(game.vocabulary.verbs[verb]))]
        self.names = {name: place for place, name in enumerate(game.words("en").beginning(*NAMED))}
        self.spaces = game.rules.count("space")
        self.cards = game.rules.count("card")
        self.pieces = {piece: slot for slot, piece in enumerate(game.rules.pieces(setup or game.setup()))}

    @property
    def actions(self) -> int:
        """How many actions there are."""
        return len(self.options)

    @property
    def facts(self) -> int:
        """How many places facts, tracks and zones have together. They follow the first eight."""
        return len(self.names) + SPARE + 1

    @property
    def size(self) -> int:
        """The length of an observation."""
        return HEAD + self.facts + MARK * self.spaces + PIECE * len(self.pieces) + CARD * self.cards

    def action(self, option: Option) -> int:
        """The number of an option."""
        return self.offsets[option[0]] + option[1]

    def mask(self, choice: Choice | None, seat: int) -> NDArray[np.int8]:
        """One for every action that the seat may take now."""
        mask = np.zeros(self.actions, dtype=np.int8)
        if choice is not None and choice.seat == seat:
            mask[[self.action(option) for option in choice.options]] = 1
        return mask

    def observation(self, view: View, choice: Choice | None) -> NDArray[np.int32]:
        """What a seat sees, as numbers. The question is encoded only for the seat that is asked."""
        seen = np.zeros(self.size, dtype=np.int32)
        seen[:4] = (view.seat, view.turn, code(view.phase), view.active)
        if choice is not None and choice.seat == view.seat:
            seen[4] = code(choice.prompt)
            about = choice.about[:3]
            seen[5 : 5 + len(about)] = about
        start = HEAD
        self._facts(seen[start : start + self.facts], view)
        start += self.facts
        for space, number in lying(view):
            place = start + MARK * space
            seen[place] += 1
            seen[place + 1] += number
        start += MARK * self.spaces
        for piece in view.pieces:
            place = start + PIECE * self.pieces[piece.piece]
            seen[place : place + PIECE] = piece_numbers(piece)
        start += PIECE * len(self.pieces)
        for slot, card in enumerate(view.cards):
            place = start + CARD * slot
            seen[place : place + CARD] = card_numbers(card)
        return seen

    def place(self, name: str) -> int:
        """Where a fact, track or zone stands among the facts, by the id of its words."""
        return self.names[name] if name in self.names else len(self.names) + code(name) % SPARE

    def _facts(self, seen: NDArray[np.int32], view: View) -> None:
        for name, value in view.facts.items():
            seen[self.place(name if name.startswith(NAMED) else f"fact-{name}")] += amount(value)
        for track in view.tracks:
            seen[self.place(f"track-{track.track}")] += track.value
            seen[-1] = code(f"{seen[-1]} {track_rest(track)}")
        for arrow in view.arrows:
            seen[self.place(f"arrow-{arrow.role}")] += arrow.towards + 1
            seen[-1] = code(f"{seen[-1]} {arrow.role} {arrow.value}")
        if view.dark:
            seen[self.place("dark")] += 1
        for zone in view.zones:
            seen[self.place(f"zone-{zone.zone}")] += zone.count

    def _count(self, kind: str) -> int:
        if kind == "number":
            return NUMBERS
        if kind == "seat":
            return len(self.game.info.seats)
        return 1 if kind == "none" else self.game.rules.count(kind)


def lying(view: View) -> list[tuple[int, int]]:
    """Every marker and shape about a space: the number of the space, and a code for all that the marker or shape is."""
    found = [(one.space, code(_mark(one))) for one in view.marks]
    found += [(t.space, code(f"tag {t.role} {t.sign} {t.side} {t.towards} {t.value}")) for t in view.tags]
    found += [(t.space, code(f"tint {t.role} {t.share} {t.side} {t.value}")) for t in view.tints]
    found += [(n.space, code(f"line {n.end} {n.role} {n.side} {n.value}")) for n in view.lines]
    found += [(r.space, code(f"ring {r.role} {r.side} {r.value}")) for r in view.rings]
    found += [(s.space, code(f"side {s.towards} {s.role} {s.side} {s.value}")) for s in view.sides]
    found += [(a.space, code(f"arc {a.towards} {a.width} {a.role} {a.side} {a.value}")) for a in view.arcs]
    return found + [(g.space, code(f"glow {g.role} {int(g.bright)}")) for g in view.glows]


def _mark(one: MarkView) -> str:
    looks = f" {one.facing}" if one.facing >= 0 else ""
    return f"{one.mark} {one.side} {one.value}{looks}"


def piece_numbers(piece: PieceView) -> list[int]:
    """A counter in fourteen numbers."""
    factors = [amount(factor) for factor in piece.factors]
    if len(factors) > FACTORS:
        raise ValueError(f"The piece {piece.name} has {len(factors)} factors; there is room for {FACTORS}.")
    return [
        code(piece.side),
        code(piece.name),
        piece.space + 1,
        code(piece.zone),
        code(f"{piece.symbol} {piece.size}{f' {piece.part}' if piece.part else ''}"),
        *factors,
        *[0] * (FACTORS - len(factors)),
        code(" ".join(sorted(piece.marks))),
        piece.facing + 1,
        piece.level,
        piece.under + 1,
        int(piece.hidden),
    ]


def card_numbers(card: CardView) -> list[int]:
    """A card in six numbers; one of which only the back is seen begins with 1, an empty slot with 0."""
    marks = code(" ".join(sorted(card.marks)))
    return [card.card + 2, code(card.zone), card.place + 1, code(card.side), marks, code(card.value)]


def track_rest(track: TrackView) -> str:
    """Where a track begins and ends, and what is known to come on it."""
    notes = ", ".join(f"{value} {note}" for value, note in track.notes)
    return f"{track.track} {track.least} {track.most} {notes}"
