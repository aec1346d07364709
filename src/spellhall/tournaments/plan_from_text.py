"""Turns an organiser's choices, as plain texts, into a plan: the game, the structure and policies by name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from spellhall.kernel.errors import UsageError, repeated
from spellhall.kernel.parts.tournament import Book, Format
from spellhall.language.words import listed
from spellhall.registry import game as make_game
from spellhall.registry import game_names
from spellhall.tournaments.commands.announcing import USUAL_WARNING
from spellhall.tournaments.plan import Kind, Policies, TimeLimit

KINDS: Mapping[str, Any] = {struct.__struct_config__.tag: struct for struct in get_args(Kind)}
"""The structures by their tags."""
USUAL = "tables"
"""The default structure."""
EXAMPLES = {"until": "2026-12-31"}
"""A value for each setting without a default."""


def book_of(game: str) -> Book:
    """The tournament book of a game."""
    return make_game(game).tournament_book()


def game_and_book(name: str, game: str = "") -> tuple[str, Book]:
    """The game of an event, from the event's name or as given, and its book.

    Raises:
        UsageError: for a name that no game reads, as the game says whose name it begins with.
    """
    if game:
        return game.lower(), book_of(game)
    found: list[tuple[str, Book]] = []
    for known in game_names():
        try:
            book = book_of(known)
            found.append((known, book))
            book.read(name)
        except UsageError:
            continue
        return known, book
    if not found:
        raise UsageError("no game here has tournaments")
    plain = "".join(letter for letter in name.casefold() if letter.isalnum())
    for known, book in found:
        if plain.startswith(known):
            return known, book
    games = ", ".join(make_game(known).title for known, _ in found)
    raise UsageError(f"an event's name starts with its game ({games}), unlike {repeated(name)}; or use --book")


def meeting(book: Book, format: Format, tag: str, given: Mapping[str, str]) -> Kind:
    """The structure of an event: as requested, or with no tag the type's default, with the given settings.

    Raises:
        UsageError: for names and values that don't exist.
    """
    if tag:
        return structure_from(tag, given)
    info = book.types.get(format.type)
    usual = {} if info is None or info.structure == USUAL else {"seats": str(info.seats)}
    return structure_from(USUAL if info is None else info.structure, {**usual, **given})


def usual_structure(book: Book, format: Format) -> Kind:
    """The default structure of a type."""
    return meeting(book, format, "", {})


def tag_of(kind: Kind) -> str:
    """The name of a structure."""
    return str(kind.__struct_config__.tag)


def structure_from(tag: str, given: Mapping[str, str]) -> Kind:
    """A structure from its tag and settings.

    Raises:
        UsageError: for names and values that don't exist.
    """
    tag = tag or USUAL
    settings = {name: value.split(",") if "," in value else value for name, value in given.items()}
    kind = KINDS.get(tag)
    if kind is None:
        raise UsageError(f"there's no structure {repeated(tag)}; choose from {', '.join(KINDS)}")
    known = kind.__struct_fields__
    for name, value in settings.items():
        if name not in known:
            raise UsageError(f"{tag} has no setting {repeated(name)}: it has {', '.join(known)}")
        _check_value(kind, name, value, given[name])
    needed = [name for name in kind.__struct_fields__ if name not in settings and _is_needed(kind, name)]
    if needed:
        raise UsageError(f"{tag} needs the setting {needed[0]}, as in {needed[0]}={EXAMPLES[needed[0]]}")
    found: Kind = msgspec.convert({"type": tag, **settings}, kind, strict=False)
    return found


def _is_needed(struct: type[Any], name: str) -> bool:
    field = next(field for field in msgspec.structs.fields(struct) if field.name == name)
    return field.default is msgspec.NODEFAULT and field.default_factory is msgspec.NODEFAULT


def _check_value(struct: type[Any], name: str, value: object, given: str) -> None:
    """Check that a setting can have a value.

    Raises:
        UsageError: if it can't, with what it accepts.
    """
    kind = get_type_hints(struct)[name]
    try:
        msgspec.convert(value, kind, strict=False)
    except msgspec.ValidationError:
        raise UsageError(f"{name} takes {_taken(kind)}, not {repeated(given)}") from None


def _taken(kind: Any) -> str:
    """What a setting accepts, in words."""
    if get_origin(kind) is Literal:
        return listed([text_of(value) for value in get_args(kind)], "or")
    if get_origin(kind) is tuple:
        return "whole numbers with commas" if int in get_args(kind) else "names with commas"
    return {int: "a whole number", bool: "true or false"}.get(kind, "a text")


def policies_from(given: Mapping[str, str], before: Policies | None = None) -> Policies:
    """Policies by name; the others stay as they were.

    Raises:
        UsageError: for names and values that don't exist.
    """
    kinds = get_type_hints(Policies)
    found: dict[str, Any] = {}
    for name, value in given.items():
        if name not in kinds:
            raise UsageError(f"there's no policy {repeated(name)}; choose from {', '.join(kinds)}")
        found[name] = value.split(",") if get_origin(kinds[name]) is tuple else value
        _check_value(Policies, name, found[name], value)
    return msgspec.convert({**msgspec.to_builtins(before or Policies()), **found}, Policies, strict=False)


def values_of(struct: type[Any]) -> dict[str, tuple[str, Sequence[str]]]:
    """The fields of a structure or of the policies: the default and the possible values (none: any)."""
    found: dict[str, tuple[str, Sequence[str]]] = {}
    for field in msgspec.structs.fields(struct):
        kind = get_type_hints(struct)[field.name]
        usual = "" if field.default is msgspec.NODEFAULT else text_of(field.default)
        values = get_args(kind) if get_origin(kind) is Literal else (True, False) if kind is bool else ()
        found[field.name] = (usual, [text_of(value) for value in values])
    return found


def text_of(value: object) -> str:
    """A setting as people write it: the input of ``structure_from`` and ``policies_from``."""
    if isinstance(value, tuple | list):
        return ",".join(map(str, value))
    return str(value).lower() if isinstance(value, bool) else str(value)


def time_of(minutes: int) -> TimeLimit | None:
    """A time limit with the default warning; none for 0 minutes."""
    return TimeLimit(minutes, min(USUAL_WARNING, minutes - 1)) if minutes else None
