"""Tests as text: the rules in their marks, and what they use from their file.

Read this when you check how rules are proven without running tests: with which cards (test_named_cards.py), and
compared with what (test_controls.py).
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

TESTS = Path(__file__).parent
Test = ast.FunctionDef | ast.ClassDef


def texts_in(*folders: Path) -> list[str]:
    """The files of tests in some folders."""
    return [path.read_text(encoding="utf-8") for folder in folders for path in sorted(folder.rglob("test_*.py"))]


class Module:
    """The text of a test file."""

    def __init__(self, text: str) -> None:
        self.tree = ast.parse(text)
        self.parts: dict[str, ast.AST] = {}
        for node in self.tree.body:
            if isinstance(node, Test):
                self.parts[node.name] = node
            elif isinstance(node, ast.Assign):
                for target in node.targets:
                    self.parts |= assigned(target, node.value)
            elif isinstance(node, ast.AnnAssign) and node.value is not None:
                self.parts |= assigned(node.target, node.value)

    def marked(self) -> Iterator[tuple[str, Test]]:
        """Each rule with each test, or test class, that is marked with it."""
        for node in self.tree.body:
            if isinstance(node, Test):
                inner = node.body if isinstance(node, ast.ClassDef) else []
                for test in (node, *(part for part in inner if isinstance(part, ast.FunctionDef))):
                    for rule in self.marks_of(test):
                        yield rule, test

    def marks_of(self, test: Test) -> list[str]:
        """The rules that a test, or one of its cases, is marked with (``pytest.param(..., marks=...)``)."""
        return [rule for mark in test.decorator_list for part in self.used(mark) for rule in rules_in(part)]

    def used(self, node: ast.AST) -> Iterator[ast.AST]:
        """A node with everything in it, and with what it uses from its file, once each (see ``read``)."""
        used: set[str] = set()
        waiting = [node]
        while waiting:
            for part in read(waiting.pop()):
                yield part
                if isinstance(part, ast.Name) and part.id in self.parts and part.id not in used:
                    used.add(part.id)
                    waiting.append(self.parts[part.id])


def assigned(target: ast.expr, value: ast.expr) -> dict[str, ast.AST]:
    """The names that an assignment sets, each with its own value."""
    if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
        pairs = zip(target.elts, value.elts, strict=True)
        return {name.id: one for name, one in pairs if isinstance(name, ast.Name)}
    return {target.id: value} if isinstance(target, ast.Name) else {}


def rules_in(mark: ast.AST) -> list[str]:
    """The rules that a mark names; empty if it isn't a rule mark."""
    if not isinstance(mark, ast.Call) or not is_call(mark, "rule"):
        return []
    words = [word for part in mark.args for word in ast.walk(part) if isinstance(word, ast.Constant)]
    return [word.value for word in words if isinstance(word.value, str)]


def is_call(node: ast.AST, name: str) -> bool:
    """Whether a node calls a method with this name, as in ``pytest.mark.rule(...)``."""
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == name


def read(node: ast.AST) -> Iterator[ast.AST]:
    """A node and everything in it, except docstrings and assertion messages."""
    yield node
    for part in ast.iter_child_nodes(node):
        remark = isinstance(part, ast.Expr) and isinstance(part.value, ast.Constant)
        if not remark and not (isinstance(node, ast.Assert) and part is node.msg):
            yield from read(part)
