"""``spellhall verify``: whether a game was dealt as its seal says, and ended as it claims."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import typer

from spellhall.cli.common import CARDS, read_document
from spellhall.cli.play.match import game_of, names_of, reading, seat_names
from spellhall.kernel.chance import read as read_seed
from spellhall.kernel.documents.saves import replay
from spellhall.kernel.errors import SpellhallError, UsageError
from spellhall.kernel.seals import seal_of
from spellhall.kernel.state import State


class Unfair(Exception):
    """Something differs; the message says what."""


def verify(
    file: Path = typer.Argument(..., metavar="FILE", help="A finished game, downloaded from the hall."),
    seal: str = typer.Option("", "--seal", help="The seal you saw at the start; it is compared, too."),
    cards: list[str] = CARDS,
) -> None:
    """Verify a finished game: its seal, shuffle, every action and the result."""
    document = read_document(file)
    try:
        with reading(file):
            for sentence in findings(document, seal, cards):
                typer.echo(sentence)
    except Unfair as difference:
        typer.echo(f"spellhall: {difference}", err=True)
        raise typer.Exit(1) from None
    typer.echo("Everything checks out.")


def findings(document: dict[str, Any], shown: str = "", cards: Sequence[str] = ()) -> Iterator[str]:
    """What was checked, sentence by sentence; ``shown`` is the seal that someone wrote down at the start.

    ``cards`` are files and modules with cards that the game should know, too.

    Raises:
        Unfair: at the first thing that differs.
        UsageError: for a document without a seal.
    """
    game, said = game_of(document, cards), document.get("seal")
    if document.get("position") is not None:
        raise UsageError("this game started from another game's position, so there was no deal to check")
    if not isinstance(said, str) or not said:
        raise UsageError("this game has no seal, so its deal can't be checked; only games played in the hall have one")
    if shown and shown.strip().lower() != said:
        raise Unfair(f"the seal in the file is {said}, not the one you saw at the start")
    code, seed, decks = str(document["code"]), read_seed(document["seed"]), [list(deck) for deck in document["decks"]]
    if seal_of(code, game.name, seed, decks) != said:
        raise Unfair("the seal doesn't match: table, seed and decks in this file aren't the sealed ones")
    yield f"The seal matches: this seed and these decks, in this order, were fixed for table {code} before the deal."
    seats = max(len(decks), len(game.stand_ins) + 1)
    names, count = names_of(document, seat_names(game, seats)), len(document["actions"])
    if document.get("digest") != game.digest():
        raise Unfair("this version defines the cards differently; check it with the version and --cards that played it")
    try:
        state = replay(game, document)
    except SpellhallError as error:
        raise Unfair(f"shuffled with this seed, the game couldn't have gone like this: {error}") from None
    yield f"Shuffled with this seed, all {count} actions of the game are legal."
    told, found = document.get("returns"), state.returns()
    if not state.is_terminal() and told == [0.0] * state.seats:
        yield "The game wasn't over by the rules; it was called off, and no one won."
        return
    if told != found:
        raise Unfair(f"the result doesn't match: the rules say {_result(state, names)}, the file says {told}")
    yield f"The result follows from the rules: {_result(state, names)}."


def _result(state: State, names: list[str]) -> str:
    """Who won, or the score of a game played for points; for an unfinished game, that no one has won."""
    score = state.game.score(state) if state.is_terminal() else None
    if score is not None:
        band = state.game.band(score)
        return f"Score {score}: {band}" if band else f"Score {score}"
    winners = [name for name, result in zip(names, state.returns(), strict=True) if result > 0]
    return f"{' and '.join(winners)} won" if winners else "no one won"
