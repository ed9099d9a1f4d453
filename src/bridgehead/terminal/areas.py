"""The board as a list: every space with what stands in it, and the boxes beside the board. Folds."""

from collections import Counter

from rich.text import Text
from textual.widgets import Tree
from textual.widgets.tree import TreeNode

from bridgehead.engine.say.words import Words
from bridgehead.engine.view import PieceView, View
from bridgehead.showing.cards import BEHIND
from bridgehead.showing.layout import Layout
from bridgehead.showing.lines import PLAIN, Place, Printed, in_order, piece_line, places, unread, zone_lines
from bridgehead.showing.said import side_said
from bridgehead.terminal.style import counter

SPACE = "space"
ZONE = "zone"


class Areas(Tree[tuple[str, str]]):
    """The list. What has been folded stays folded from one position to the next."""

    def __init__(self) -> None:
        super().__init__("", id="areas")
        self.show_root = False
        self.guide_depth = 2
        self._folded: set[tuple[str, str]] = set()

    def show(
        self,
        words: Words,
        view: View,
        lit: dict[int, str],
        accent: str,
        printed: Printed = unread,
        layout: Layout = PLAIN,
    ) -> None:
        """Show a view; `lit` gives the spaces that may be answered now, with the key of the option; `printed` what
        stands on a card; `layout` how cards lie.
        """
        self._remember()
        at, above = self.cursor_line, self.scroll_y
        self.clear()
        occupied = places(words, view)
        listed = {place.space for place in occupied}
        asked: TreeNode[tuple[str, str]] | None = None
        empty = [Place(space, words.called(SPACE, space), [], []) for space in lit if space not in listed]
        for place in sorted([*occupied, *empty], key=lambda place: in_order(place.name)):
            node = self._add_place(words, place, lit.get(place.space, ""), accent)
            asked = node if asked is None and place.space in lit else asked
        for title, content in zone_lines(words, view, printed, layout):
            node = self._branch((ZONE, title), Text(title, style="italic"), bool(content))
            for line, count in Counter(content).items():
                name, behind, said_on = times(line, count).partition(BEHIND)
                node.add_leaf(Text.assemble(name, (behind + said_on, "dim")))
        if asked is not None:
            self.call_after_refresh(self.look_at, asked)
        else:
            self.cursor_line = min(at, max(0, self.last_line))
            self.call_after_refresh(self.scroll_to, y=above, animate=False)

    def look_at(self, node: TreeNode[tuple[str, str]]) -> None:
        """Have a place at the top of the list."""
        self.move_cursor(node)
        self.scroll_to(y=node.line, animate=False)

    def _add_place(self, words: Words, place: Place, key: str, accent: str) -> TreeNode[tuple[str, str]]:
        label = Text(place.name, style="bold")
        if key:
            label = Text(f"{key} ", style=accent) + label
            label.stylize(accent)
        if place.marks:
            label.append(f"  {', '.join(place.marks)}", style="italic")
        counts = [f"{side_said(words, side)} {len(there)}" for side, there in place.sides if side]
        if counts:
            label.append(f"  {' · '.join(counts)}", style="dim")
        node = self._branch((SPACE, str(place.space)), label, bool(place.sides))
        for side, pieces in place.sides:
            for line, count in Counter(indented(words, pieces)).items():
                node.add_leaf(Text.assemble(counter(side), f" {times(line, count)}"))
        return node

    def _branch(self, data: tuple[str, str], label: Text, full: bool) -> TreeNode[tuple[str, str]]:
        return self.root.add(label, data, expand=full and data not in self._folded, allow_expand=full)

    def _remember(self) -> None:
        for node in self.root.children:
            if node.data is not None and node.allow_expand:
                (self._folded.discard if node.is_expanded else self._folded.add)(node.data)


def indented(words: Words, pieces: list[PieceView]) -> list[str]:
    """Lines for pieces; one that is carried stands below its carrier."""
    here = {piece.piece for piece in pieces}
    return [("└ " if piece.under in here else "") + piece_line(words, piece) for piece in pieces]


def times(line: str, count: int) -> str:
    """A line that stands for several equal ones."""
    return f"{count} × {line}" if count > 1 else line
