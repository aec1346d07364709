"""Where a mutant is: a place in a source, the function around it, and the statement around it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import CodeType

Key = tuple[str, str, int]
"""A function: its file, its qualified name, its first line."""


@dataclass(frozen=True)
class Place:
    """A mutant: the text from ``start`` to ``end``, in bytes, of a file becomes ``new``."""

    path: str
    start: int
    end: int
    new: str

    def changed(self, source: bytes) -> bytes:
        """The source with the change in it."""
        return source[: self.start] + self.new.encode() + source[self.end :]

    def where(self) -> tuple[int, int]:
        """Line and column, as syntax trees count them."""
        before = Path(self.path).read_bytes()[: self.start]
        return before.count(b"\n") + 1, self.start - before.rfind(b"\n") - 1

    def function(self, tree: ast.Module) -> Key | None:
        """The function whose body it is in: the outermost one, which makes the inner ones whenever it runs."""
        scopes: list[str] = []
        body = tree.body
        while found := [node for node in body if holds(node, self.where())]:
            node = found[0]
            scopes.append(getattr(node, "name", ""))
            if isinstance(node, ast.FunctionDef) and self.where() >= (node.body[0].lineno, node.body[0].col_offset):
                return self.path, ".".join(scopes), min([node.lineno, *(part.lineno for part in node.decorator_list)])
            if not isinstance(node, ast.ClassDef):
                break
            body = node.body
        return None


def holds(node: ast.stmt, where: tuple[int, int]) -> bool:
    """Whether a place is within a statement."""
    assert node.end_lineno is not None and node.end_col_offset is not None
    return (node.lineno, node.col_offset) <= where < (node.end_lineno, node.end_col_offset)


def statement(tree: ast.Module, where: tuple[int, int]) -> tuple[list[ast.stmt], ast.stmt]:
    """The innermost statement around a place, with the list that it is in."""
    parts = (part for node in ast.walk(tree) for part in ast.iter_fields(node) if isinstance(part[1], list))
    found = [(block, node) for _, block in parts for node in block if isinstance(node, ast.stmt) and holds(node, where)]
    return found[-1]  # the tree is walked from the outside in


def key_of(code: CodeType) -> Key:
    """The function that a code object belongs to."""
    return code.co_filename, code.co_qualname, code.co_firstlineno


def codes(code: CodeType) -> Iterator[CodeType]:
    """A code object and all within it."""
    yield code
    for part in code.co_consts:
        if isinstance(part, CodeType):
            yield from codes(part)
