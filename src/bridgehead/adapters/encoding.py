"""How questions and views become numbers for a learning program. Version 1; a change that moves a number raises it.

Actions: one number for every verb and every number it can take, verbs in alphabetical order. `do nothing else` has
one, `move to a space` as many as there are spaces. Numbers of the kind `number` run from 0 to 63.

Observations: a vector of whole numbers, built from the seat's view and question alone:

| place | holds |
|---|---|
| 0 to 7 | seat, turn, phase, seat to answer, prompt, and up to three numbers the prompt is about |
| then 64 | facts, tracks and zones: each is added to the place that its name falls to |
| then 2 a space | markers there: how many, and the sum of their codes |
| then 5 a piece | side, space + 1, zone, the two first factors joined, marks |
| then 3 a card slot | card + 1, zone, marks |

A name becomes a number from 1 to 1,000 by its CRC-32: the same on every platform, and new names move no old ones.
"""

from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from bridgehead.engine.choice import Choice, Option
from bridgehead.engine.game import Game
from bridgehead.engine.view import View

VERSION = 1
HEAD = 8
FACTS = 64
NUMBERS = 64


def code(name: str) -> int:
    """A name as a number from 1 to 1,000; 0 for the empty name."""
    return crc32(name.encode()) % 1000 + 1 if name else 0


class Encoding:
    """The numbering of one game's actions and observations. `spaces`, `pieces` and `cards` are the slots there are."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.offsets: dict[str, int] = {}
        self.options: list[Option] = []
        for verb in sorted(game.vocabulary.verbs):
            self.offsets[verb] = len(self.options)
            self.options += [(verb, number) for number in range(self._count(game.vocabulary.verbs[verb]))]
        self.spaces = self._slots("space")
        self.pieces = self._slots("piece")
        self.cards = self._slots("card")

    @property
    def actions(self) -> int:
        """How many actions there are."""
        return len(self.options)

    @property
    def size(self) -> int:
        """The length of an observation."""
        return HEAD + FACTS + 2 * self.spaces + 5 * self.pieces + 3 * self.cards

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
        self._facts(seen[HEAD : HEAD + FACTS], view)
        start = HEAD + FACTS
        for mark in view.marks:
            seen[start + 2 * mark.space] += 1
            seen[start + 2 * mark.space + 1] += code(mark.mark + mark.side + mark.value)
        start += 2 * self.spaces
        for piece in view.pieces:
            if piece.piece < self.pieces:
                seen[start + 5 * piece.piece : start + 5 * piece.piece + 5] = (
                    code(piece.side),
                    piece.space + 1,
                    code(piece.zone),
                    code(" ".join(piece.factors[:2])),
                    sum(code(mark) for mark in piece.marks) + (1 if piece.hidden else 0),
                )
        start += 5 * self.pieces
        for slot, card in enumerate(view.cards[: self.cards]):
            seen[start + 3 * slot : start + 3 * slot + 3] = (
                card.card + 1,
                code(card.zone),
                sum(code(mark) for mark in card.marks),
            )
        return seen

    def _facts(self, seen: NDArray[np.int32], view: View) -> None:
        for name, value in view.facts.items():
            seen[code(name) % FACTS] += value if isinstance(value, int) else code(value)
        for track in view.tracks:
            seen[code(track.track) % FACTS] += track.value
        for zone in view.zones:
            seen[code(zone.zone) % FACTS] += zone.count

    def _count(self, kind: str) -> int:
        if kind == "number":
            return NUMBERS
        if kind == "seat":
            return len(self.game.info.seats)
        return 1 if kind == "none" else self.game.rules.count(kind)

    def _slots(self, kind: str) -> int:
        try:
            return self.game.rules.count(kind)
        except (KeyError, NotImplementedError):
            return 0
