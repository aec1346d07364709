"""Write the page's types from those of the hall: ``python tools/wire_types.py [--check]``.

``web/src/lib/wire.ts`` holds the messages of the socket, and next to it there is a file for each subject with
everything that is said about it (``SUBJECTS``). ``web/src/lib/shapes/GAME.ts`` holds what a game says about its
cards and its table, from what its ``face_of``, ``card_view``, ``table_view`` and ``page_view`` return, and the names of
its registers and columns; a game that returns plain mappings has no such file, and the page shows it on a plain board.

``web/src/lib/shapes/house.ts`` holds what the games in the package say about themselves, for the first screen, and
``players.ts`` the computer players, so that the page has their words in its languages.

Defaults that the server leaves out are filled in again by the page (``SHAPES``), so what the server says has every
field; in what the page says, fields with defaults may be left out. With ``--check`` nothing is
written; the exit code says whether the files are up to date.
"""

from __future__ import annotations

import inspect
import json
import re
import sys
from collections.abc import Callable, Container, Iterable, Iterator
from pathlib import Path
from typing import Any, get_type_hints, is_typeddict

import msgspec

from spellhall.agents.names import ALL, FIRST
from spellhall.kernel.game import CardRef, Game
from spellhall.registry import game, house_games
from spellhall.server import wire, wire_bots, wire_events, wire_pods, wire_social
from spellhall.server.library.players import OFFERED

LIB = Path(__file__).resolve().parents[1] / "web" / "src" / "lib"
UNTRANSLATED = "// @wc-ignore"
"""The mark of names, which are the same in every language."""
SUBJECTS = {"tables": wire, "pods": wire_pods, "events": wire_events, "company": wire_social, "bots": wire_bots}
"""The subjects on the socket, and the modules with the hall's messages about each."""
OPENING = """\
// Every message of the socket, both ways. Generated from src/spellhall/server/wire.py by tools/wire_types.py.
"""
OPENING_OF_SUBJECT = """\
// What is said of {subject}. Generated from src/spellhall/server/{module}.py by tools/wire_types.py.
"""
OPENING_OF_SHAPES = """\
// What the page hears, for filling in defaults. Generated from src/spellhall/server/wire.py by tools/wire_types.py.
"""
OPENING_OF_GAME = """\
// What {title} says of its cards and its table. Generated from src/spellhall/games/{name} by tools/wire_types.py.
"""
OPENING_OF_HOUSE = """\
// The games of the house, in the order in which people see them. Generated from their about.py by tools/wire_types.py.
"""
OPENING_OF_PLAYERS = """\
// The computer players in words. Generated from src/spellhall/server/library/players.py by tools/wire_types.py.
"""
VIEWS = ("face_of", "card_view", "table_view", "page_view")
"""The methods of a game that send something to the page."""
PLAIN = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
    "token": "string",
}
FIELD = re.compile(r"^ {4}(\w+): (.*)$")

Schema = dict[str, Any]


def type_of(schema: Schema) -> str:
    """A field's type in TypeScript. An ``OfGame`` field is unknown until it gets that game's type."""
    if schema.get("title") == wire.OF_GAME:
        return "object"
    if "$ref" in schema:
        return str(schema["$ref"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(type_of(one) for one in schema["anyOf"])
    kind = schema.get("type")
    if "prefixItems" in schema:
        return f"[{', '.join(type_of(one) for one in schema['prefixItems'])}]"
    if kind == "array":
        inner = type_of(schema.get("items", {}))
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if schema.get("additionalProperties") is True:
        return "object"
    if kind == "object":
        return f"Record<string, {type_of(schema.get('additionalProperties', {}))}>"
    return PLAIN.get(str(kind), "unknown")


def meanings(description: str) -> tuple[list[str], dict[str, str]]:
    """A docstring as its paragraphs and what it says about each field."""
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


def interface(name: str, schema: Schema, optional: Container[str]) -> Iterator[str]:
    """One struct; some fields may be optional."""
    paragraphs, fields = meanings(schema.get("description", ""))
    yield "/**"
    yield from (f" * {line}".rstrip() for line in paragraphs)
    yield " */"
    yield f"export interface {name} {{"
    for field, part in schema["properties"].items():
        if field in fields:
            yield f"  /** {fields[field]} */"
        yield f"  {field}{'?' if field in optional else ''}: {type_of(part)};"
    yield "}"
    yield ""


def inner_shape(schema: Schema) -> list[str]:
    """How a field holds other structs: alone, in a list, or by name; empty if it holds none."""
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
    """What the page needs to fill in omitted defaults."""
    yield OPENING_OF_SHAPES
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


def left_out(schema: Schema) -> set[str]:
    """The fields that the page may leave out of a message: those with a default."""
    return {field for field, part in schema["properties"].items() if "default" in part}


def subjects() -> dict[str, str]:
    """The subject of each struct of the socket, by its module."""
    return {
        name: subject
        for subject, module in SUBJECTS.items()
        for name, thing in vars(module).items()
        if getattr(thing, "__module__", "") == module.__name__
    }


def named_in(schema: Any) -> set[str]:
    """The structs that a schema names."""
    if isinstance(schema, dict):
        own = {str(schema["$ref"])} if "$ref" in schema else set()
        return own.union(*(named_in(part) for part in schema.values()))
    return set[str]().union(*(named_in(part) for part in schema)) if isinstance(schema, list) else set()


def imports(names: Iterable[str], subject: str = "") -> Iterator[str]:
    """What one of the files imports from those of other subjects; the file of all messages has no subject."""
    of, folder = subjects(), "." if subject else "./wire"
    for other in SUBJECTS:
        if wanted := [name for name in sorted(names) if of[name] == other != subject]:
            yield "import type {"
            yield from (f"  {name}," for name in wanted)
            yield f'}} from "{folder}/{other}";'
            yield ""


def socket() -> dict[str, str]:
    """The messages of the socket, as their files should be: all of them, and everything about each subject."""
    unions = [wire.ClientMessage, wire.ServerMessage]
    (client, server), components = msgspec.json.schema_components(unions, ref_template="{name}")
    spoken = set(client["discriminator"]["mapping"].values())
    of = subjects()
    files = {}
    for subject, module in SUBJECTS.items():
        own = {name: schema for name, schema in components.items() if of[name] == subject}
        opening = OPENING_OF_SUBJECT.format(subject=subject, module=module.__name__.rpartition(".")[2])
        lines = [opening, *imports(named_in([*own.values()]), subject)]
        for name, schema in own.items():
            lines += interface(name, schema, left_out(schema) if name in spoken else ())
        files[f"wire/{subject}.ts"] = "\n".join(lines)
    files["wire/shapes.ts"] = "\n".join(shapes({name: one for name, one in components.items() if name not in spoken}))
    lines = [OPENING, *imports(named_in([client["anyOf"], server["anyOf"]]))]
    lines += [f'export * from "./wire/{part}";' for part in (*SUBJECTS, "shapes")]
    lines += ["", f"export const VERSION = {wire.VERSION};", f"export const SPECTATOR = {wire.SPECTATOR};", ""]
    for title, union in (("ClientMessage", client), ("ServerMessage", server)):
        lines += [f"export type {title} =", *(f"  | {one['$ref']}" for one in union["anyOf"])]
        lines[-1] += ";"
        lines.append("")
    lines.append("/** The struct of each message that the server sends, by its kind. */")
    lines.append(f"export const MESSAGES: Record<string, string> = {json.dumps(server['discriminator']['mapping'])};")
    return {"wire.ts": "\n".join([*lines, ""]), **files}


def shapes_of(made: Game) -> list[type]:
    """The shapes of what a game says to the page."""
    return [shape for view in VIEWS if (shape := shape_of(getattr(made, view)))]


def shape_of(view: Callable[..., object]) -> type | None:
    """The shape that a method of a game returns; None for one that returns a plain mapping."""
    said: type = get_type_hints(view)["return"]
    return said if is_typeddict(said) else None


def token(kind: type) -> Schema:
    """A card in what a game says: a token on the wire.

    Raises:
        NotImplementedError: for any other type that msgspec doesn't know, as it requires.
    """
    if kind is CardRef:
        return {"type": "token"}
    raise NotImplementedError


def of_game(made: Game, shapes: list[type]) -> str:
    """What a game says about its cards and its table, as its file should be."""
    _, components = msgspec.json.schema_components(shapes, schema_hook=token, ref_template="{name}")
    title = made.name.capitalize()
    lines = [OPENING_OF_GAME.format(title=title, name=made.name)]
    for name, schema in components.items():
        lines += interface(name, schema, schema["properties"].keys() - schema["required"])
    layout = made.layout
    registers = {name: "string | null" if name in made.card_registers else "number" for name in layout.registers}
    columns = {name: "number" for i, name in enumerate(layout.seat_columns) if i not in layout.secret}
    lines += numbers(
        f"{title}Registers", "The registers of the table; those that name a card hold its token.", registers
    )
    lines += numbers(f"{title}Columns", "The columns of a seat.", columns)
    return "\n".join(lines)


def numbers(name: str, meaning: str, fields: dict[str, str]) -> Iterator[str]:
    """The named numbers of a table or a seat."""
    yield f"/** {meaning} */"
    yield f"export interface {name} {{"
    yield from (f"  {field}: {kind};" for field, kind in fields.items())
    yield "}"
    yield ""


def house(games: Iterable[Game]) -> str:
    """What the page knows about the games before the hall has sent anything, as its file should be."""
    lines = [
        OPENING_OF_HOUSE,
        "export interface HouseGame {",
        "  name: string;",
        "  title: string;",
        "  /** What it is, in a sentence. */",
        "  text: string;",
        "  /** How many may sit at its table. */",
        "  least: number;",
        "  most: number;",
        "  /** The preset for a first game. */",
        "  preset: string;",
        "  /** The presets under which some cards say something else. */",
        "  rewrites: readonly string[];",
        "  /** Whether one person can play it alone. */",
        "  alone: boolean;",
        "  /** Whether it has packs to open. */",
        "  packs: boolean;",
        "  /** Whether it can be learnt in lessons. */",
        "  lessons: boolean;",
        "}",
        "",
        "export const HOUSE: readonly HouseGame[] = [",
    ]
    ordered = sorted(games, key=lambda made: (made.about.place, made.name))
    for made in ordered:
        told = {
            "name": made.name,
            "title": made.title,
            "text": made.about.text,
            "least": made.players.least,
            "most": made.players.most,
            "preset": first_preset(made),
            "alone": bool(made.alone),
            "packs": bool(made.limited_forms()),
            "lessons": bool(made.lessons()),
            "rewrites": [preset.name for preset in made.terms.presets if faces(made, preset.name) != faces(made)],
        }
        lines += ["  {", *(f"    {name}: {json.dumps(value)}," for name, value in told.items()), "  },"]
    lines += ["];", "", "/** The starter decks of the first preset that are easy to play, by game. */", UNTRANSLATED]
    lines += ["export const EASY_DECKS: Readonly<Record<string, readonly string[]>> = {"]
    lines += [f"  {made.name}: {json.dumps(easy_decks(made))}," for made in ordered]
    return "\n".join([*lines, "};", ""])


def easy_decks(made: Game) -> list[str]:
    """The starter decks of a game's first preset that are easy to play."""
    ruled = game(made.name, preset=first_preset(made))
    covers = made.about.covers
    return [name for name in ruled.starter_decks() if name in covers and covers[name].level == "easy"]


def first_preset(made: Game) -> str:
    """The preset for a first game."""
    return made.about.first_preset or made.terms.presets[0].name


def players() -> str:
    """The computer players, as their file should be."""
    lines = [
        OPENING_OF_PLAYERS,
        "export interface PlayerWords {",
        "  title: string;",
        "  /** What they do; begin it with a capital. */",
        "  text: string;",
        "}",
        "",
        "export const PLAYERS: Readonly<Record<string, PlayerWords>> = {",
    ]
    for name, (title, text) in OFFERED.items():
        lines.append(f"  {name}: {{ title: {json.dumps(title)}, text: {json.dumps(text)} }},")
    first = ", ".join(f"{name}: {json.dumps(FIRST[name])}" for name in OFFERED)
    lines += ["};", "", "/** The name of each level's own player. */", UNTRANSLATED]
    lines += [f"export const FIRST: Readonly<Record<string, string>> = {{ {first} }};", ""]
    lines += ["/** All names that only computer players have. */", UNTRANSLATED]
    lines += [f"export const COMPUTERS: readonly string[] = {json.dumps(ALL)};", ""]
    return "\n".join(lines)


def faces(made: Game, preset: str = "") -> list[tuple[Any, ...]]:
    """The faces of a game's cards under a preset, or the usual one."""
    ruled = game(made.name, preset=preset) if preset else made
    return [(*ruled.text_of(card), ruled.face_of(card)) for card in ruled.definitions]


def files() -> dict[Path, str]:
    """Every generated file as it should be."""
    games = {name: game(name) for name in house_games()}
    shaped = {name: (made, shapes) for name, made in games.items() if (shapes := shapes_of(made))}
    told = {LIB / "shapes" / f"{name}.ts": of_game(made, shapes) for name, (made, shapes) in shaped.items()}
    spoken = {LIB / name: text for name, text in socket().items()}
    shown = {"house.ts": house(games.values()), "players.ts": players()}
    return {**spoken, **{LIB / "shapes" / name: text for name, text in shown.items()}, **told}


def main() -> int:
    """Write the files, or with ``--check`` compare them."""
    texts = files()
    if "--check" in sys.argv[1:]:
        return int(any(not file.exists() or file.read_text(encoding="utf-8") != text for file, text in texts.items()))
    for file, text in texts.items():
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
