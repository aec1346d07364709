"""Write the page's types of HTTP from the hall's own description: ``python tools/http_types.py [--check]``.

``web/src/lib/http.ts`` holds what the page may send to each address and what comes back, from ``/api/openapi.json``:
one interface for each shape, and one for each method that lists the addresses. Run it after you add a route or change a
shape; a page that still reads the old field then fails ``npm run check``.

Answers have every field; in what the page sends, fields with defaults may be left out. With ``--check``
nothing is written; the exit code says whether the file is up to date.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator, Mapping
from typing import Any

import wire_types

from spellhall.registry import game_names
from spellhall.server.app import create_app
from spellhall.server.settings import Settings

FILE = wire_types.LIB / "http.ts"
METHODS = {"get": "Gets", "post": "Posts", "put": "Puts", "patch": "Patches", "delete": "Deletes"}
OPENING = """\
// What the page sends over HTTP and what comes back. Generated from the hall's own description by tools/http_types.py.
"""
JSON = "application/json"
REF = re.compile(r"#/components/schemas/(\w+)")

Schema = dict[str, Any]


def description() -> Schema:
    """The hall's description of its addresses, with the plain names of shapes."""
    told = create_app(Settings(database="sqlite://")).openapi()
    return {"paths": _renamed(told["paths"]), "shapes": _shapes(told["components"]["schemas"])}


def plain(name: str) -> str:
    """The name of a shape in the page. Two with one name are distinguished by their folder in the server."""
    parts = name.split("__")
    return parts[-1] if len(parts) == 1 else parts[-3].capitalize() + parts[-1]


def _shapes(schemas: Mapping[str, Schema]) -> dict[str, Schema]:
    return {plain(name): _renamed(schema) for name, schema in schemas.items()}


def _renamed(part: Any) -> Any:
    """A part of the description with the plain names of shapes. A game's name is any text: packages bring others."""
    if isinstance(part, dict):
        if part.get("enum") == game_names():
            return {"type": "string"}
        return {key: plain(REF.sub(r"\1", value)) if key == "$ref" else _renamed(value) for key, value in part.items()}
    return [_renamed(one) for one in part] if isinstance(part, list) else part


def sent_in(operation: Schema) -> Schema | None:
    """What an operation is sent."""
    content = operation.get("requestBody", {}).get("content", {})
    return content.get(JSON, {}).get("schema") if content else None


def answered_in(operation: Schema) -> Schema | None:
    """What an operation answers; None for nothing, an empty schema if it isn't described."""
    for code, response in operation["responses"].items():
        if code.startswith("2"):
            return None if code == "204" else response.get("content", {}).get(JSON, {}).get("schema", {})
    return None


def reached(names: set[str], shapes: Mapping[str, Schema]) -> set[str]:
    """These shapes, and all that they refer to."""
    found: set[str] = set()
    while names:
        found |= names
        names = set[str]().union(*(wire_types.named_in(shapes[name]) for name in names)) - found
    return found


def interface(name: str, schema: Schema, sent: bool) -> Iterator[str]:
    """A shape of the page. If it is ``sent``, fields with defaults are optional."""
    if "enum" in schema:
        yield from (f"export type {name} = {wire_types.type_of(schema)};", "")
        return
    paragraphs, fields = wire_types.meanings(schema.get("description", ""))
    if paragraphs:
        yield from ("/**", *(f" * {line}".rstrip() for line in paragraphs), " */")
    yield f"export interface {name} {{"
    required = schema.get("required", [])
    for field, part in schema.get("properties", {}).items():
        if meaning := fields.get(field) or part.get("description"):
            yield f"  /** {' '.join(meaning.split())} */"
        yield f"  {field}{'?' if sent and field not in required else ''}: {wire_types.type_of(part)};"
    yield from ("}", "")


def operations(paths: Mapping[str, Schema], method: str) -> Iterator[str]:
    """The addresses of one method: what each is sent, asked and answers."""
    yield f"/** What each address takes and answers by {method.upper()}. */"
    yield f"export interface {METHODS[method]} {{"
    for path, all_of_it in paths.items():
        if (operation := all_of_it.get(method)) is None:
            continue
        parts = []
        if (sent := sent_in(operation)) is not None:
            parts.append(f"body: {wire_types.type_of(sent)}")
        asked = [one for one in operation.get("parameters", []) if one["in"] == "query"]
        if asked:
            parts.append(f"query: {{ {'; '.join(_asked(one) for one in asked)} }}")
        answer = answered_in(operation)
        parts.append(f"answer: {'void' if answer is None else wire_types.type_of(answer) if answer else 'unknown'}")
        yield f"  {json.dumps(path)}: {{ {'; '.join(parts)} }};"
    yield from ("}", "")


def _asked(parameter: Schema) -> str:
    kind = wire_types.type_of(parameter["schema"])
    return f"{parameter['name']}{'' if parameter.get('required') else '?'}: {kind}"


def page() -> str:
    """The file as it should be."""
    told = description()
    paths, shapes = told["paths"], told["shapes"]
    all_of_them = [one for path in paths.values() for method, one in path.items() if method in METHODS]
    sent = reached(wire_types.named_in([sent_in(one) for one in all_of_them]), shapes)
    answered = reached(wire_types.named_in([answered_in(one) for one in all_of_them]), shapes)
    lines = [OPENING]
    for name, schema in sorted(shapes.items()):
        if name in sent | answered:
            lines += interface(name, schema, name in sent and name not in answered)
    for method in METHODS:
        lines += operations(paths, method)
    return "\n".join(lines)


def main() -> int:
    """Write the file, or with ``--check`` compare it."""
    text = page()
    if "--check" in sys.argv[1:]:
        return int(not FILE.exists() or FILE.read_text(encoding="utf-8") != text)
    FILE.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
