"""Only atoms write into the columns of a position (see ``kernel/columns.py``): nowhere else is one assigned into."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import spellhall

SOURCE = Path(spellhall.__file__).parent
COLUMNS = frozenset(
    ("control", "face", "fired", "host", "lasting", "marks", "owner", "piles", "regs", "seat_data", "seen", "stack")
) | {"stamp", "zone"}
NESTED = frozenset(("marks", "piles", "seat_data"))
"""Columns that are lists of columns."""
CHANGING = frozenset(("append", "clear", "extend", "insert", "pop", "remove", "reverse", "sort"))
ATOMS = {"kernel/columns.py", "kernel/atoms.py", "kernel/state.py"}
LOADING = {"kernel/documents/positions.py"}
"""A position that is being read stands on a table of its own, of which there is no copy yet."""


class Scope:
    """What is known of the names in a function: ``columns`` are those of columns, ``others`` those of what is no state,
    by what they are annotated with or made of.
    """

    def __init__(self, nodes: list[ast.AST]) -> None:
        self.columns: set[str] = set()
        self.others = {"self"}
        for node in nodes:
            match node:
                case ast.arg(arg=name, annotation=ast.Name(id=kind)) if kind not in ("State", "Any", "T"):
                    self.others.add(name)
                case ast.Assign(targets=[ast.Name(id=name)], value=ast.Call(func=ast.Name(id=kind))):
                    self.others |= {name} if kind[0].isupper() and kind != "State" else set()
        for node in nodes:
            match node:
                case ast.Assign(targets=[ast.Name(id=name)], value=value) if is_column(value, self):
                    self.columns.add(name)
                case ast.Assign(targets=[ast.Tuple(elts=names)], value=ast.Tuple(elts=values)):
                    pairs = zip(names, values, strict=False)
                    named = {one.id for one, value in pairs if isinstance(one, ast.Name) and is_column(value, self)}
                    self.columns |= named


def is_column(node: ast.AST, scope: Scope) -> bool:
    """Whether an expression is a column, a pile, a mark or a column of seats of some state."""
    match node:
        case ast.Attribute(value=ast.Name(id=name)) if name in scope.others:
            return False
        case ast.Attribute(attr=name):
            return name in COLUMNS
        case ast.Name(id=name):
            return name in scope.columns
        case ast.Call(func=ast.Attribute(attr="pile")):
            return True
        case ast.Subscript(value=ast.Attribute(attr=name) as whole, slice=place) if not isinstance(place, ast.Slice):
            return name in NESTED and is_column(whole, scope)
    return False


def written(target: ast.AST, scope: Scope) -> bool:
    """Whether what is assigned to, or deleted, is a column or stands in one."""
    match target:
        case ast.Tuple(elts=several) | ast.List(elts=several):
            return any(written(one, scope) for one in several)
        case ast.Starred(value=inner):
            return written(inner, scope)
        case ast.Subscript(value=whole):
            return is_column(whole, scope) or written(whole, scope)
        case ast.Attribute():
            return is_column(target, scope)
    return False


def outside(tree: ast.AST) -> list[ast.stmt]:
    """The statements of a module that stand in no function of it."""
    found = []
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.ClassDef):
            found += outside(node)
        elif isinstance(node, ast.stmt) and not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            found.append(node)
    return found


def writes(tree: ast.AST) -> Iterator[int]:
    """The lines on which a column is written into."""
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    for function in (tree, *functions):
        nodes = list(ast.walk(function if function is not tree else ast.Module(outside(tree), [])))
        scope = Scope([] if function is tree else nodes)
        for node in nodes:
            match node:
                case ast.Assign(targets=targets) | ast.Delete(targets=targets):
                    found = any(written(target, scope) for target in targets)
                case ast.AugAssign(target=target) | ast.AnnAssign(target=target) | ast.For(target=target):
                    found = written(target, scope)
                case ast.Call(func=ast.Attribute(value=whole, attr=name)):
                    found = name in CHANGING and is_column(whole, scope)
                case _:
                    found = False
            if found:
                yield node.lineno  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    "text",
    [
        "state.face[card] = 3",
        "twin.marks[RAZED][card] += 1",
        "t.state.regs[TURN], other = 1, 2",
        "del state.lasting[0]",
        "state.fired = []",
        "state.stack.append(frame)",
        "state.pile(HAND, 0).remove(card)",
        "state.piles[3].insert(0, card)",
        "def f(state):\n    life = state.seat_data[LIFE]\n    life[0] = 3",
        "def f(state):\n    one, pile = 1, state.pile(HAND, 0)\n    pile.clear()",
        "def f(t: Hall, state: Any):\n    t.state.face[0] = 1",
        "class C:\n    def f(self, state: State):\n        state.face[0] = 1",
        "for state.regs[3] in range(4): pass",
    ],
)
def test_a_write_is_found(text: str) -> None:
    assert list(writes(ast.parse(text)))


@pytest.mark.parametrize(
    "text",
    [
        "value = state.face[card]",
        "hand = list(state.pile(HAND, 0))\nhand.remove(card)",
        "piles = state.piles[2:5]\npiles.reverse()",
        "self.host = state.host[card]",
        "def f(state):\n    made = Projection(state.seats)\n    made.lasting = state.lasting[:]",
        "def f(state: State, frame: Battle):\n    frame.host = state.host[card]",
        "state.stack[-1].result = 3",
        "def f(state):\n    card = state.regs[TURN]\n    card += 1",
    ],
)
def test_what_only_reads_is_none(text: str) -> None:
    assert not list(writes(ast.parse(text)))


def test_only_atoms_write_into_columns() -> None:
    found = {}
    for path in sorted(SOURCE.rglob("*.py")):
        room = path.relative_to(SOURCE).as_posix()
        if room not in ATOMS | LOADING:
            lines = sorted(set(writes(ast.parse(path.read_text(encoding="utf-8")))))
            found.update({room: lines} if lines else {})
    assert found == {}, "use an atom of the state, or write one (kernel/atoms.py)"
