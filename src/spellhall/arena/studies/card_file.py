"""Reads a card from a file of your own and defines it, for a trial or for as long as the process runs.

Anything wrong with the file is reported in one sentence with file and line. First come faults that are visible without
running it (invalid Python, a definition that isn't a card or says nothing, an unknown game), then what the words object
to while the card is recorded, and last how its text reads.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from difflib import get_close_matches
from importlib import import_module
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

from spellhall.arena.brought_files import held_by, is_file
from spellhall.decks.files import decoded
from spellhall.kernel.errors import UsageError
from spellhall.kernel.game import Game
from spellhall.language.reading import faults_of_text
from spellhall.language.script import Script
from spellhall.language.words import Word
from spellhall.registry import game as make_game
from spellhall.registry import game_names

GAMES = "spellhall.games"
NAME = "a card on trial"
"""The module that a file becomes; it may define its own words too."""
STAYING = "a card of your own"
"""The module that a file becomes if its cards stay."""
_WELCOMED: dict[str, list[str]] = {}
FIRST_LINE = "from spellhall.games.spellfire.card import hero"


@contextmanager
def newcomers(path: Path, options: Mapping[str, Any]) -> Iterator[tuple[Game, list[Any]]]:
    """Yields the game of a file with the cards that the file defines; they are forgotten when the block ends.

    Raises:
        UsageError: with one sentence about anything wrong in the file.
    """
    tree, name = _looked_through(path)
    game = make_game(name, options)
    register = _register(name)
    known = set(register)
    numbered = {numbering: len(numbering.things) for numbering in game.numbered.values()}
    try:
        yield _define(path, tree, name, options, NAME)
    finally:
        for key in set(register) - known:
            del register[key]
        for numbering, length in numbered.items():
            numbering.cut(length)
        Word.vocabulary[:] = [word for word in Word.vocabulary if word.__module__ != NAME]


def welcome(game_name: str, where: str) -> None:
    """Adds custom cards to a game for as long as this process runs, after those that ship with it.

    Args:
        game_name: the game.
        where: a file (``own.py``), read as by ``newcomers``, or a module (``own.cards``) that defines
            cards when it is imported.

    Raises:
        UsageError: with one sentence about anything wrong.
    """
    if where in welcomed(game_name):
        return
    make_game(game_name)
    path = Path(where)
    if path.suffix == ".py" or is_file(path):
        tree, name = _looked_through(path)
        if name != game_name:
            raise UsageError(f"{path} defines cards of {name}, not of {game_name}")
        _define(path, tree, name, {}, STAYING)
    else:
        try:
            import_module(where)
        except Exception as error:  # someone's module may do anything
            raise UsageError(f"the cards in {where} can't be loaded: {type(error).__name__} {error}") from error
    _WELCOMED.setdefault(game_name, []).append(where)


def welcome_file(where: str) -> None:
    """Adds the cards of a file to the game that they are made for, as ``welcome`` does.

    Raises:
        UsageError: with one sentence about anything wrong in the file.
    """
    welcome(_looked_through(Path(where))[1], where)


def all_welcomed() -> tuple[tuple[str, str], ...]:
    """All custom cards of this process, as ``welcome`` takes them, for another process that should know them, too."""
    return tuple((game, where) for game, places in _WELCOMED.items() for where in places)


def welcomed(game_name: str) -> tuple[str, ...]:
    """The files and modules of cards that a game knows in this process, in the order they came."""
    return tuple(_WELCOMED.get(game_name, ()))


def _register(name: str) -> dict[str, Any]:
    found: dict[str, Any] = import_module(f"{GAMES}.{name}.card").REGISTER
    return found


def _define(path: Path, tree: ast.Module, name: str, options: Mapping[str, Any], module: str) -> tuple[Game, list[Any]]:
    """Run a file; returns the game with the cards that it defined."""
    register = _register(name)
    known = set(register)
    _run(path, compile(tree, str(path), "exec", dont_inherit=True), name, module)
    keys = [key for key in register if key not in known]
    if not keys:
        raise UsageError(f"{path} defines no card; it should hold a function under a decorator such as @hero(...)")
    game = make_game(name, options)
    cards = [game.catalogue[game.faces[key]] for key in keys]
    for key, card in zip(keys, cards, strict=True):
        if card.name != register[key].name:
            others = ", ".join(printing.key for printing in game.printings(card) if printing.key != key)
            known_as = f"{card.name} ({others})" if others else card.name
            raise UsageError(f"{path}: {key} is a printing of {known_as}; choose a number that no card has")
        _read_back(path, game, card)
    return game, cards


# ---------------------------------------------------------------------- what is visible without running it


def _looked_through(path: Path) -> tuple[ast.Module, str]:
    """A file's syntax tree, checked without running it, and its game."""
    tree = _tree(path)
    _look_through(path, tree)
    return tree, _game_of(path, tree)


def _tree(path: Path) -> ast.Module:
    try:
        source = decoded(held_by(path))
    except IsADirectoryError:
        raise UsageError(f"{str(path)!r} is a folder, not a file") from None
    except OSError as error:
        raise UsageError(f"{path} can't be read: {error.strerror or error}") from None
    except UsageError as error:
        raise UsageError(f"{path} can't be read as a card: {error}") from None
    try:
        return ast.parse(source, str(path))
    except SyntaxError as error:
        raise UsageError(f"{_at(path, error.lineno)} this isn't Python: {error.msg}") from None
    except (ValueError, RecursionError, MemoryError):
        raise UsageError(f"{path} isn't Python") from None


def _look_through(path: Path, tree: ast.Module) -> None:
    """Find definitions that would be ignored, or that say nothing."""
    used = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    for node in tree.body:
        if not isinstance(node, ast.FunctionDef):
            continue
        if not node.decorator_list and node.name not in used:
            raise UsageError(
                f"{_at(path, node.lineno)} {node.name} has no decorator, so it isn't a card; add one that states its "
                'facts, as in @hero("Helm", "4th/255", world=FR, level=6)'
            )
        bare = next((decorator.id for decorator in node.decorator_list if isinstance(decorator, ast.Name)), "")
        if bare:
            raise UsageError(
                f"{_at(path, node.lineno)} @{bare} states no facts; write @{bare}(...), with its name first"
            )
        if node.decorator_list and all(_says_nothing(statement) for statement in node.body):
            raise UsageError(
                f"{_at(path, node.lineno)} the definition of {node.name} is empty; a card without text is made with "
                "`plain`, any other says what it does"
            )


def _says_nothing(statement: ast.stmt) -> bool:
    bare = isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
    return bare or isinstance(statement, ast.Pass)


def _game_of(path: Path, tree: ast.Module) -> str:
    """The game whose card module and words the file imports."""
    found: dict[str, int] = {}
    for node in ast.walk(tree):
        if not isinstance(node, ast.Import | ast.ImportFrom):
            continue
        names = [node.module or ""] if isinstance(node, ast.ImportFrom) else [alias.name for alias in node.names]
        for game in filter(None, (re.match(rf"{GAMES}\.(\w+)", name) for name in names)):
            found.setdefault(game[1], node.lineno)
    for name, line in found.items():
        if name not in game_names():
            raise UsageError(
                f"{_at(path, line)} there's no game called {name!r}; the hall has {', '.join(game_names())}"
            )
    if len(found) > 1:
        raise UsageError(
            f"{_at(path, max(found.values()))} a card belongs to one game; this file imports from {' and '.join(found)}"
        )
    if not found:
        raise UsageError(f"{path} does not say of which game its card is; it should begin with `{FIRST_LINE}`")
    return next(iter(found))


# ---------------------------------------------------------------------- what its words object to


def _run(path: Path, code: CodeType, game: str, name: str) -> None:
    module = ModuleType(name)
    module.__file__ = str(path)
    try:
        exec(code, vars(module))
    except (Exception, SystemExit) as error:
        raise UsageError(f"{_at(path, _line(error, path))} {_sentence(error, vars(module), game)}") from None


def _line(error: BaseException, path: Path) -> int | None:
    """The innermost line of the file that an error came from."""
    found = None
    step: BaseException | None = error
    while step is not None:
        trace = step.__traceback__
        while trace is not None:
            if trace.tb_frame.f_code.co_filename == str(path):
                found = trace.tb_lineno
            trace = trace.tb_next
        step = step.__cause__
    return found


def _sentence(error: BaseException, known: Mapping[str, Any], game: str) -> str:
    """What is wrong, and what was probably meant."""
    if isinstance(error, NameError) and error.name:
        return _unknown(error.name, list(known))
    if isinstance(error, AttributeError):
        noun = "you" if isinstance(error.obj, Script) else type(error.obj).__name__
        words = [word for word in dir(error.obj) if not word.startswith("_")]
        return _unknown(f"{noun}.{error.name}", [f"{noun}.{word}" for word in words])
    if isinstance(error, ImportError):
        return _not_there(error, game)
    if isinstance(error, TypeError):
        said = str(error).replace(".__init__()", "()").replace(") missing ", ") is missing ")
        return re.sub(r"^(\S*<locals>\.|_)\w+\(\)", "this", said)
    return f"{type(error).__name__}: {error}" if str(error) else f"it ended with {type(error).__name__}"


def _unknown(what: str, known: Sequence[str]) -> str:
    close = " or ".join(get_close_matches(what, known, n=3, cutoff=0.6))
    return f"there is no word {what!r}{f'; did you mean {close}?' if close else ''}"


def _not_there(error: ImportError, game: str) -> str:
    """A module or name that can't be imported, and the game it belongs to, if that is another."""
    wanted = re.match(r"cannot import name '(\w+)'", str(error))
    if wanted is None:
        return f"there is no module {error.name!r} to import"
    for other in game_names():
        module = str(error.name).replace(f"{GAMES}.{game}", f"{GAMES}.{other}")
        with suppress(ImportError):
            if other != game and hasattr(import_module(module), wanted[1]):
                return f"{game} has no {wanted[1]!r}; it belongs to {other}"
    return _unknown(wanted[1], dir(import_module(str(error.name))))


# ---------------------------------------------------------------------- how its text reads


def _read_back(path: Path, game: Game, card: Any) -> None:
    """Lint the card's text.

    Raises:
        UsageError: for a text that no one can read.
    """
    try:
        text = game.text_of(card)[1]
    except Exception as error:  # a word that was given something it can't express
        raise UsageError(f"{path}: {card.name} has no text: {type(error).__name__} {error}") from None
    if card.abilities and not text:
        raise UsageError(f"{path}: {card.name} does something its text doesn't say")
    faults = faults_of_text(text)
    if faults:
        raise UsageError(f"{path}: {card.name} reads {text!r}, but {faults[0]}")


def _at(path: Path, line: int | None) -> str:
    return f"{path}, line {line}:" if line else f"{path}:"
