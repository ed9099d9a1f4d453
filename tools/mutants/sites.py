"""What can be changed in a module: one constant, comparison or condition at a time."""

import ast
import copy
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from fnmatch import fnmatch
from typing import Any

OUTSIDE = "(module)"
"""The function of what stands outside every function."""
LOG = ("tell", "tell_seat")
"""What these are called with is the log, which is words."""

OTHER_COMPARISONS: dict[type[ast.cmpop], list[type[ast.cmpop]]] = {
    ast.Lt: [ast.LtE, ast.GtE],
    ast.LtE: [ast.Lt, ast.Gt],
    ast.Gt: [ast.GtE, ast.LtE],
    ast.GtE: [ast.Gt, ast.Lt],
    ast.Eq: [ast.NotEq],
    ast.NotEq: [ast.Eq],
    ast.In: [ast.NotIn],
    ast.NotIn: [ast.In],
    ast.Is: [ast.IsNot],
    ast.IsNot: [ast.Is],
}


@dataclass(slots=True, frozen=True)
class Mutant:
    """One change, named by file, function and what it makes of what; `number` tells like changes apart.

    `path` leads to the changed node through the fields of the syntax tree; `lines` are those that may show it when run.
    """

    file: str
    function: str
    change: str
    number: int
    line: int
    lines: tuple[int, int]
    path: tuple[str | int, ...]
    variant: int

    @property
    def key(self) -> str:
        """What it is known by from run to run."""
        again = f" (no. {self.number + 1})" if self.number else ""
        return f"{self.file} {self.function}: {self.change}{again}"


def mutants_in(source: str, file: str, skipped: list[str], constants: bool) -> list[Mutant]:
    """Every mutant of a module, in the order of the source, but for functions that are skipped by name, and constants
    outside functions if they are not wanted.
    """
    found: list[Mutant] = []
    seen: Counter[tuple[str, str]] = Counter()
    for node, place in _sites(ast.parse(source), skipped):
        function = place.function if place.whole else OUTSIDE
        if function == OUTSIDE and not constants:
            continue
        for variant, other in enumerate(_variants(node, place)):
            change = f"{_shown(node, place)} → {_shown(node, place, other)}"
            number = seen[function, change]
            seen[function, change] += 1
            line = getattr(node, "lineno", place.lines[0])
            found.append(Mutant(file, function, change, number, line, place.lines, place.path, variant))
    return found


def mutated(source: str, mutant: Mutant) -> ast.Module:
    """The module with the change."""
    tree = ast.parse(source)
    node, place = next(site for site in _sites(tree, []) if site[1].path == mutant.path)
    other = ast.copy_location(_variants(node, place)[mutant.variant], node)
    *way, last = mutant.path
    holder: Any = tree
    for step in way:
        holder = holder[step] if isinstance(step, int) else getattr(holder, step)
    if isinstance(last, int):
        holder[last] = other
    else:
        setattr(holder, last, other)
    return ast.fix_missing_locations(tree)


# --- where ---


@dataclass(slots=True)
class _Place:
    """Where a node stands.

    Its function (`whole` when that is one, and not only the class it is in); the lines from the beginning of its
    statement to its own end; its role: the `test` of an if or a while, one of the `ifs` of a comprehension, the `value`
    of an assignment, or none; and what is `shown` of it: the expression around it.
    """

    function: str
    whole: bool
    lines: tuple[int, int]
    path: tuple[str | int, ...]
    role: str
    shown: ast.AST | None


def _sites(tree: ast.Module, skipped: list[str]) -> Iterator[tuple[ast.AST, _Place]]:
    yield from _walk(tree, _Place(OUTSIDE, False, (1, 1), (), "", None), skipped)


def _walk(node: ast.AST, place: _Place, skipped: list[str]) -> Iterator[tuple[ast.AST, _Place]]:
    """The nodes that may be changed, outer ones first."""
    if place.path and isinstance(node, ast.expr):
        yield node, place
    for field, value in ast.iter_fields(node):
        if _is_left_alone(node, field):
            continue
        for at, child in enumerate(value) if isinstance(value, list) else [(-1, value)]:
            if isinstance(child, ast.AST) and not _is_skipped(child, skipped):
                yield from _walk(child, _place_of(child, node, field, at, place), skipped)


def _place_of(child: ast.AST, parent: ast.AST, field: str, at: int, place: _Place) -> _Place:
    function, whole = place.function, place.whole
    if isinstance(parent, ast.FunctionDef | ast.ClassDef) and field == "body" and not whole:
        function = parent.name if function == OUTSIDE else f"{function}.{parent.name}"
        whole = isinstance(parent, ast.FunctionDef)
    role = field if isinstance(parent, _DECIDING.get(field, ())) else ""
    path = (*place.path, field) if at < 0 else (*place.path, field, at)
    if isinstance(child, ast.stmt):
        lines = (child.lineno, child.lineno)
        shown: ast.AST | None = child if isinstance(child, _SMALL) else None
    else:
        lines = (place.lines[0], getattr(child, "end_lineno", place.lines[1]))
        shown = (
            child if role in ("test", "ifs") or isinstance(child, ast.Compare | ast.BoolOp | ast.Call) else place.shown
        )
    return _Place(function, whole, lines, path, role, shown)


_DECIDING: dict[str, tuple[type[ast.AST], ...]] = {
    "test": (ast.If, ast.IfExp, ast.While),
    "ifs": (ast.comprehension,),
    "value": (ast.Assign,),
}
_SMALL = (ast.Assign, ast.AugAssign, ast.AnnAssign, ast.Return, ast.Expr)


def _is_skipped(node: ast.AST, skipped: list[str]) -> bool:
    """A function outside the rules, a docstring, a word for the log, an error message, a guard that only saves time."""
    if isinstance(node, ast.FunctionDef):
        return any(fnmatch(node.name, pattern) for pattern in skipped)
    if isinstance(node, ast.Raise | ast.Assert | ast.JoinedStr | ast.Import | ast.ImportFrom):
        return True
    if isinstance(node, ast.Assign) and any(
        isinstance(one, ast.Name) and one.id == "__slots__" for one in node.targets
    ):
        return True
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return True
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in LOG:
        return True
    return isinstance(node, ast.Compare) and isinstance(node.left, ast.Attribute) and node.left.attr == "log"


def _is_left_alone(node: ast.AST, field: str) -> bool:
    """Annotations and decorators decide nothing."""
    return field in ("annotation", "returns", "decorator_list", "bases", "format_spec")


# --- what instead ---


def _variants(node: ast.AST, place: _Place) -> list[ast.AST]:
    """What may stand there instead."""
    found: list[ast.AST] = []
    if isinstance(node, ast.Constant):
        found += [ast.Constant(value) for value in _other_constants(node.value, place.role == "value")]
    elif isinstance(node, ast.Compare):
        for at, operator in enumerate(node.ops):
            for other in OTHER_COMPARISONS[type(operator)]:
                changed = copy.deepcopy(node)
                changed.ops[at] = other()
                found.append(changed)
    elif isinstance(node, ast.BoolOp):
        changed_op: ast.boolop = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        found.append(ast.BoolOp(changed_op, copy.deepcopy(node.values)))
        for at in range(len(node.values)):
            rest = copy.deepcopy(node.values[:at] + node.values[at + 1 :])
            found.append(ast.BoolOp(copy.deepcopy(node.op), rest) if len(rest) > 1 else rest[0])
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        found.append(copy.deepcopy(node.operand))
    if place.role in ("test", "ifs") and not isinstance(node, ast.Constant):
        found += [ast.Constant(True), ast.Constant(False)]
    return found


def _other_constants(value: object, flag: bool) -> list[int | float]:
    """One more and one less; a flag that is set to 1 is only cleared, since any other number sets it too."""
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [0] if flag and value == 1 else [value + 1, value - 1] if value > 0 else [value + 1]
    return [value * 2] if isinstance(value, float) and value else []


def _shown(node: ast.AST, place: _Place, other: ast.AST | None = None) -> str:
    """The expression around a node as text, with another in its place if there is one."""
    around = place.shown if place.shown is not None else node
    if other is None:
        return ast.unparse(around)
    if around is node:
        return ast.unparse(other)
    return ast.unparse(_Replaced(node, other).visit(_Replaced.copied(around, node)))


class _Replaced(ast.NodeTransformer):
    """Puts another node in the place of one that was marked before its surroundings were copied."""

    def __init__(self, node: ast.AST, other: ast.AST) -> None:
        self.other = other

    @staticmethod
    def copied(around: ast.AST, node: ast.AST) -> ast.AST:
        node.marked = True  # type: ignore[attr-defined]
        copied = copy.deepcopy(around)
        del node.marked  # type: ignore[attr-defined]
        return copied

    def visit(self, node: ast.AST) -> ast.AST:
        return copy.deepcopy(self.other) if hasattr(node, "marked") else super().generic_visit(node)
