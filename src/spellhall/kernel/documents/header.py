"""The header of every document, and whether this program can read the rest."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from spellhall.kernel.documents.checked_reading import Reader, shown
from spellhall.kernel.errors import UsageError

if TYPE_CHECKING:
    from spellhall.kernel.game import Game

FORMAT = 2
FORMATS = (1, 2)


def heading(game: Game) -> dict[str, Any]:
    """The header of a document: the program, game and cards that wrote it."""
    return {
        "format": FORMAT,
        "game": game.name,
        "version": game.version,
        "options": dict(game.options),
        "digest": game.digest(),
    }


def opened(game: Game, kind: str, document: Any, other_cards: bool) -> Reader:
    """A document of this game that this program can read.

    Raises:
        UsageError: for any other document, saying what it is.
    """
    reader = Reader(kind, document)
    form = document.get("format")
    if type(form) is not int or form < 1:
        raise UsageError(
            f"this isn't a Spellhall {kind}: its field `format` should be {_either(FORMATS)}, not {shown(form)}"
        )
    if form not in FORMATS:
        raise UsageError(f"this {kind} has the format {form}; this Spellhall is older and reads {_either(FORMATS)}")
    if bool(document.get("replay")) != (kind == "replay"):
        is_one, wanted = ("a save", "a replay") if kind == "replay" else ("a replay", "a save")
        raise UsageError(f"this is {is_one} of Spellhall, not {wanted}")
    if reader.text("game") != game.name:
        raise UsageError(f"this {kind} is of the game {shown(document['game'])}, not of {game.name!r}")
    if reader.text("version") != game.version:
        raise UsageError(
            f"this {kind} was played by version {shown(document['version'])} of {game.name}, "
            f"whose positions differ from those of version {game.version!r}"
        )
    _check_options(game, reader)
    if reader.text("digest") != game.digest() and not other_cards:
        raise UsageError(
            f"this {kind} was played with other card definitions, so it may go differently here; "
            "`--other-cards` (in Python: other_cards=True) reads it anyway"
        )
    return reader


def _either(numbers: Sequence[int]) -> str:
    return " or ".join(str(number) for number in numbers)


def options_in(game: Game | type[Game], document: dict[str, Any]) -> dict[str, Any]:
    """All rule options that a document was played with; options that it doesn't name are as before they existed.

    Raises:
        UsageError: when the options are damaged.
    """
    reader = Reader("document", document)
    options = reader.named("options")
    for name, value in options.items():
        if not isinstance(value, str):
            raise reader.damaged(f"its option {name} should be a text, not {shown(value)}")
    return game.terms.meant_by(options)


def _check_options(game: Game, reader: Reader) -> None:
    if reader.document.get("options") == game.options:
        return
    options = options_in(game, reader.document)
    reader.known(options, game.options, "the option", game.name)
    for name, value in game.options.items():
        if options.get(name, value) != value:
            raise UsageError(
                f"this {reader.kind} was played with {name} = {options[name]}, and this game has {name} = {value}; "
                "make the game with those options"
            )


def game_of(make: Callable[..., Game], document: Any) -> Game:
    """The game that a document belongs to; ``make`` is ``spellhall.game``.

    Raises:
        UsageError: when the document names no game, or options that don't exist.
    """
    reader = Reader("document", document)
    name = reader.text("game")
    return make(name, options_in(make(name), document))
