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
LOADING = {"kernel/positions.py"}
"""A position that is being read stands on a table of its own, of which there is no copy yet."""


def is_column(node: ast.AST, aliases: set[str]) -> bool:
    """Whether an expression is a column, a pile, a mark or a column of seats of some state."""
    match node:
        case ast.Attribute(value=ast.Name(id="self")):
            return False
        case ast.Attribute(attr=name):
            return name in COLUMNS
        case ast.Name(id=name):
            return name in aliases
        case ast.Call(func=ast.Attribute(attr="pile")):
            return True
        case ast.Subscript(value=ast.Attribute(attr=name) as whole, slice=place) if not isinstance(place, ast.Slice):
            return name in NESTED and is_column(whole, aliases)
    return False


def written(target: ast.AST, aliases: set[str]) -> bool:
    """Whether what is assigned to, or deleted, is a column or stands in one."""
    match target:
        case ast.Tuple(elts=several) | ast.List(elts=several):
            return any(written(one, aliases) for one in several)
        case ast.Starred(value=inner):
            return written(inner, aliases)
        case ast.Subscript(value=whole):
            return is_column(whole, aliases) or written(whole, aliases)
        case ast.Attribute():
            return is_column(target, aliases)
    return False


def aliases_in(function: ast.AST) -> set[str]:
    """The local names of a function that are columns."""
    found: set[str] = set()
    for node in ast.walk(function):
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=value) if is_column(value, set()):
                found.add(name)
            case ast.Assign(targets=[ast.Tuple(elts=names)], value=ast.Tuple(elts=values)):
                pairs = zip(names, values, strict=False)
                found |= {one.id for one, value in pairs if isinstance(one, ast.Name) and is_column(value, set())}
    return found


def writes(tree: ast.AST) -> Iterator[int]:
    """The lines on which a column is written into."""
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    for scope in (tree, *functions):
        aliases = set() if scope is tree else aliases_in(scope)
        for node in ast.walk(scope):
            match node:
                case ast.Assign(targets=targets) | ast.Delete(targets=targets):
                    found = any(written(target, aliases) for target in targets)
                case ast.AugAssign(target=target) | ast.AnnAssign(target=target) | ast.For(target=target):
                    found = written(target, aliases)
                case ast.Call(func=ast.Attribute(value=whole, attr=name)):
                    found = name in CHANGING and is_column(whole, aliases)
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
