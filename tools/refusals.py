"""Write the hall's refusals for the page: ``python tools/refusals.py [--check]``.

The sentences are in the sources of the hall, where something is refused: as a text, as a name for one, or as
``worded("there is no seat {seat}", seat=seat)`` if something is filled in. ``web/src/lib/refusals.ts`` lists them,
so that the page's catalogues can translate them. A sentence from elsewhere (about a
deck list, or from a game) stays as it is. With ``--check`` nothing is written; the exit code says whether the file is
up to date.
"""

from __future__ import annotations

import ast
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SOURCES = ROOT / "src"
SERVER = SOURCES / "spellhall" / "server"
PAGE = ROOT / "web" / "src" / "lib" / "refusals.ts"
SENTENCE_AT = {
    "Refusal": (1,),
    "refusal": (1,),
    "refused": (1,),
    "_refuse": (1, 2),
    "Declined": (0,),
    "ValueError": (0,),
    "worded": (0,),
    "_first": (0,),
    "as_name": (1, 2),
}
"""Which arguments of refusing calls are sentences."""
SENTENCES = {"gone", "enough", "full", "too_many", "one_at_a_time", "crowded"}
"""Attributes of classes that are sentences."""
OPENING = """\
/** What the hall says when it refuses something. Generated from src/spellhall/server by tools/refusals.py. */

import { word } from './settings/language';

/** What is put into a sentence, by name. */
export type Filled = Readonly<Record<string, string>>;

export const REFUSALS: Readonly<Record<string, (filled: Filled) => string>> = {
"""


class Bare(Exception):
    """A sentence with something filled in that the page couldn't recognise."""


class Source:
    """A module of the hall, and its named texts."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.tree = ast.parse(path.read_text(encoding="utf-8"))

    def sentences(self) -> Iterator[str]:
        """The sentences of its refusals.

        Raises:
            Bare: for a sentence that isn't written with ``worded``.
        """
        for node in ast.walk(self.tree):
            match node:
                case ast.Call():
                    for sentence in _arguments(node):
                        yield from self.texts(sentence)
                case (
                    ast.Assign(targets=[ast.Name(id=name)], value=ast.expr() as value)
                    | ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value)
                ) if name in SENTENCES:
                    yield from self.texts(value)

    def texts(self, node: ast.expr) -> Iterator[str]:
        """The sentences that an expression may be."""
        match node:
            case ast.Constant(value=str(text)) if " " in text:
                yield text
            case ast.IfExp(body=body, orelse=orelse):
                yield from self.texts(body)
                yield from self.texts(orelse)
            case ast.Tuple(elts=parts):
                for part in parts:
                    yield from self.texts(part)
            case ast.JoinedStr():
                raise Bare(f"{self.path.relative_to(ROOT)}:{node.lineno} puts something in without worded(...)")
            case ast.Name(id=name) | ast.Subscript(value=ast.Name(id=name)) if name.isupper():
                yield from self.named(name)

    def named(self, name: str) -> Iterator[str]:
        """The sentences with a name here, or in the module that the name comes from."""
        for node in self.tree.body:
            match node:
                case ast.Assign(targets=[ast.Name(id=found)], value=value) if found == name:
                    yield from self.texts(value)
                case ast.ImportFrom(module=str(module), names=names) if any(one.name == name for one in names):
                    yield from Source(_path_of(module)).named(name)


def _arguments(call: ast.Call) -> list[ast.expr]:
    """The arguments of a call that may be sentences."""
    called = call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")
    if called == "Gone":
        return [one.value for one in call.keywords if one.arg == "text"]
    return [call.args[at] for at in SENTENCE_AT.get(called, ()) if at < len(call.args)]


def _path_of(module: str) -> Path:
    path = SOURCES.joinpath(*module.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


def all_sentences() -> list[str]:
    """All refusals of the hall, sorted."""
    return sorted({text for path in SERVER.rglob("*.py") for text in Source(path).sentences()})


def line(sentence: str) -> str:
    """One sentence, as the page reads it."""
    names = re.findall(r"\{(\w+)\}", sentence)
    given = f"{{ {', '.join(dict.fromkeys(names))} }}" if names else ""
    text = json.dumps(sentence, ensure_ascii=False)
    said = re.sub(r"\{(\w+)\}", r"${\1}", sentence.replace("`", "\\`")) if names else ""
    return f"  {text}: ({given}) => word({f'`{said}`' if names else text}),"


def page() -> str:
    """The whole file."""
    return OPENING + "".join(f"{line(sentence)}\n" for sentence in all_sentences()) + "};\n"


def main(arguments: list[str]) -> int:
    """The program; returns its exit code."""
    if arguments == ["--check"]:
        return int(not PAGE.exists() or PAGE.read_text(encoding="utf-8") != page())
    PAGE.write_text(page(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
