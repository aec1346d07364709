"""Imports go one way, module by module: cycles are refused here, imports within functions by ruff (PLC0415)."""

from __future__ import annotations

import subprocess
import sys
from graphlib import CycleError, TopologicalSorter
from itertools import pairwise
from pathlib import Path

import grimp

import spellhall
from benchmarks.__main__ import FIRST_DECISION

PARTS = ("counting", "decks", "hooks", "judging", "telling")
SPEAK_OF_EACH_OTHER = {
    f"spellhall.kernel.{name}"
    for name in (
        "columns",
        "documents.old_formats",
        "game",
        "documents.header",
        "documents.positions",
        "redeals",
        "documents.saves",
        "state",
        "views",
        *(f"parts.{part}" for part in PARTS),
    )
}
"""Modules whose annotations refer to each other: a state has a game, and a game makes states and has parts.

They are still imported in one order.
"""


def imports(package: str, annotations: bool) -> dict[str, set[str]]:
    """What each module of a package imports at run time, and, if requested, for its annotations."""
    graph = grimp.build_graph(package, exclude_type_checking_imports=not annotations, cache_dir=None)
    return {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}


def circle_in(graph: dict[str, set[str]]) -> str:
    """A cycle, if there is one: each module imports the next."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return " imports ".join(reversed(error.args[1]))
    return ""


def test_no_modules_import_each_other_in_a_circle():
    assert circle_in(imports("spellhall", annotations=False)) == ""


def test_but_in_the_kernel_no_annotations_do_so_either():
    graph = imports("spellhall", annotations=True)
    for module in SPEAK_OF_EACH_OTHER:
        graph[module] -= SPEAK_OF_EACH_OTHER
    assert circle_in(graph) == ""


def test_every_module_stands_in_the_graph_that_the_linter_of_layers_reads():
    """A folder without ``__init__.py`` isn't a package for import-linter, so its modules could import anything."""
    top = Path(spellhall.__file__).parent
    folders = {file.parent for file in top.rglob("*.py") if "migrations" not in file.parts}  # alembic reads those
    assert [str(folder) for folder in sorted(folders) if not (folder / "__init__.py").exists()] == []


def test_a_circle_is_found_with_its_modules(tmp_path, monkeypatch):
    package = tmp_path / "ring_of_three"
    package.mkdir()
    (package / "__init__.py").write_text("")
    for one, other in pairwise("abca"):
        (package / f"{one}.py").write_text(f"def late():\n    from ring_of_three import {other}\n")
    monkeypatch.syspath_prepend(tmp_path)
    assert sorted(set(circle_in(imports("ring_of_three", annotations=False)).split(" imports "))) == [
        "ring_of_three.a",
        "ring_of_three.b",
        "ring_of_three.c",
    ]


SLOW_TO_START = ("asyncio", "email", "importlib.metadata", "rich", "sqlalchemy", "starlette")
ABOVE = tuple(f"spellhall.{room}" for room in ("agents", "arena", "cli", "limited", "server", "tournaments"))


def test_a_first_decision_imports_nothing_that_it_does_not_need() -> None:
    code = f"{FIRST_DECISION}; import sys; print(*sys.modules)"
    said = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout
    idle = [name for name in said.split() if f"{name}.".startswith(tuple(f"{one}." for one in SLOW_TO_START + ABOVE))]
    assert not idle, "each start of the hall, of a worker and of a test waits for them"
