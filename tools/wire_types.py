"""Write web/src/lib/wire.ts from the messages of the socket: ``python tools/wire_types.py [--check]``.

What the server leaves out because it is a default is filled in again by the page (``SHAPES``), so every field of what
the server says is there; of what the page says, fields with defaults may be left out. With ``--check`` nothing is
written; the exit code says whether the file is up to date.
"""

from __future__ import annotations

import inspect
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from spellhall.server import wire

FILE = Path(__file__).resolve().parents[1] / "web" / "src" / "lib" / "wire.ts"
OPENING = """\
// Every message of the socket, both ways. Generated from src/spellhall/server/wire.py by tools/wire_types.py.
"""
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
FIELD = re.compile(r"^ {4}(\w+): (.*)$")

Schema = dict[str, Any]


def type_of(schema: Schema) -> str:
    """A field's type in TypeScript."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(type_of(one) for one in schema["anyOf"])
    kind = schema.get("type")
    if kind == "array":
        inner = type_of(schema.get("items", {}))
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if kind == "object":
        return f"Record<string, {type_of(schema.get('additionalProperties', {}))}>"
    return PLAIN.get(str(kind), "unknown")


def meanings(description: str) -> tuple[list[str], dict[str, str]]:
    """A docstring as its paragraphs and what it says of each field."""
    head, _, tail = inspect.cleandoc(description).partition("Attributes:\n")
    fields: dict[str, str] = {}
    name = ""
    for line in tail.splitlines():
        if found := FIELD.match(line):
            name = found[1]
            fields[name] = found[2]
        elif name:
            fields[name] += " " + line.strip()
    return head.strip().splitlines(), fields


def interface(name: str, schema: Schema, said: bool) -> Iterator[str]:
    """One struct: a field with a default is optional in what the page says, and always there in what it hears."""
    paragraphs, fields = meanings(schema.get("description", ""))
    yield "/**"
    yield from (f" * {line}".rstrip() for line in paragraphs)
    yield " */"
    yield f"export interface {name} {{"
    for field, part in schema["properties"].items():
        if field in fields:
            yield f"  /** {fields[field]} */"
        optional = "?" if said and "default" in part else ""
        yield f"  {field}{optional}: {type_of(part)};"
    yield "}"
    yield ""


def inner_shape(schema: Schema) -> list[str]:
    """How a field holds other structs: alone, in a list, or by name; empty when it holds none."""
    for one in schema.get("anyOf", [schema]):
        if "$ref" in one:
            return ["one", one["$ref"]]
        if "$ref" in one.get("items", {}):
            return ["list", one["items"]["$ref"]]
        values = one.get("additionalProperties")
        if isinstance(values, dict) and (found := inner_shape(values)):
            return ["lists" if found[0] == "list" else "map", found[1]]
    return []


def shapes(heard: dict[str, Schema]) -> Iterator[str]:
    """What the page needs to fill in the defaults that were left out."""
    yield "/** How a field holds other structs: alone, in a list, by name, or in lists by name. */"
    yield 'export type Holding = "one" | "list" | "map" | "lists";'
    yield ""
    yield "/** A struct: the fields that may be left out, with their values, and those that hold other structs. */"
    yield "export interface Shape {"
    yield "  defaults: Record<string, unknown>;"
    yield "  holds: Record<string, [Holding, string]>;"
    yield "}"
    yield ""
    yield "export const SHAPES: Record<string, Shape> = {"
    for name, schema in heard.items():
        parts = schema["properties"]
        defaults = {field: part["default"] for field, part in parts.items() if "default" in part}
        holds = {field: found for field, part in parts.items() if (found := inner_shape(part))}
        yield f"  {name}: {json.dumps({'defaults': defaults, 'holds': holds})},"
    yield "};"
    yield ""


def page() -> str:
    """The file as it should be."""
    unions = [wire.ClientMessage, wire.ServerMessage]
    (client, server), components = msgspec.json.schema_components(unions, ref_template="{name}")
    spoken = set(client["discriminator"]["mapping"].values())
    lines = [OPENING, f"export const VERSION = {wire.VERSION};", f"export const SPECTATOR = {wire.SPECTATOR};", ""]
    for name, schema in components.items():
        lines += interface(name, schema, name in spoken)
    for title, union in (("ClientMessage", client), ("ServerMessage", server)):
        lines += [f"export type {title} =", *(f"  | {one['$ref']}" for one in union["anyOf"])]
        lines[-1] += ";"
        lines.append("")
    lines.append("/** The struct of each message that the server sends, by its kind. */")
    lines.append(f"export const MESSAGES: Record<string, string> = {json.dumps(server['discriminator']['mapping'])};")
    lines.append("")
    lines += shapes({name: schema for name, schema in components.items() if name not in spoken})
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
