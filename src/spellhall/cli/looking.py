"""``spellhall cards`` and ``spellhall rules``: look things up."""

from __future__ import annotations

from typing import Any

import typer
from rich.console import Console
from rich.markdown import Markdown

from spellhall.cli.common import GAME
from spellhall.decks import nearest_card
from spellhall.kernel.errors import UsageError
from spellhall.kernel.game import Game
from spellhall.registry import game as make_game
from spellhall.registry import game_names
from spellhall.rulebook import all_rules, books_of, find_rules


def cards(
    game: str = GAME,
    query: str = typer.Argument(
        "", metavar="[NAME|WORDS]", help="A name, a number, or words from a card; nothing lists all cards."
    ),
) -> None:
    """List cards, or show the whole text of one."""
    made = make_game(game)
    found = find_cards(made, query)
    if query and len(found) == 1:
        typer.echo(card_page(made, found[0]))
        return
    for card in found:
        typer.echo(f"{card.key:<9} {made.text_of(card)[0]}")
    typer.echo(f"{len(found)} cards", err=True)


def find_cards(game: Game, query: str) -> list[Any]:
    """The card of a name or number; else all cards that have every word of the query in their name, heading or text.

    Raises:
        UsageError: when there is none, with the nearest name.
    """
    wanted = query.replace("’", "'").casefold().split()
    plain = " ".join(wanted)
    if not wanted:
        return list(game.catalogue)
    exact = [card for card in game.catalogue if plain in (card.name.casefold(), card.key.casefold())]
    if exact:
        return exact
    named = [card for card in game.catalogue if plain in card.name.casefold()]
    if named:
        return named
    found = []
    for card in game.catalogue:
        text = " ".join(game.text_of(card)).casefold()
        if all(word in text for word in wanted):
            found.append(card)
    if found:
        return found
    near = nearest_card(game, query)
    raise UsageError(f"no card fits {query!r}{f'; did you mean {near.name}?' if near is not None else ''}")


def card_page(game: Game, card: Any) -> str:
    """Heading, number and whole text of one card, and the rules that explain the words of the text."""
    heading, text = game.text_of(card)
    words = set(game.explained_by(card))
    rules = [f"    {rule.id} {rule.text}" for rule in all_rules() if rule.id in words] if words else []
    return "\n".join(part for part in (f"{heading}  {card.key}", text, *rules) if part)


def rules(
    wanted: list[str] = typer.Argument(
        ..., metavar="[GAME] [ID|WORDS]", help="A game, an ID such as SF-PH2-01, the start of one, or words."
    ),
) -> None:
    """Show the rules with an ID, or all rules that speak of something, of all games or of one."""
    game = wanted[0].lower() if wanted[0].lower() in game_names() else ""
    words = " ".join(wanted[1:] if game else wanted)
    if game and not words:
        _contents(game)
        return
    console = Console(highlight=False, width=None)
    place = ""
    for rule in find_rules(words, game):
        if rule.place != place:
            place = rule.place
            typer.echo(f"\n{place}" if place else "")
        console.print(Markdown(f"**{rule.id}** {rule.text}"))


def _contents(game: str) -> None:
    """The sections of a game's rule books, with the IDs by which their rules are found."""
    for book in books_of(game):
        typer.echo(book.title)
        for section in book.sections:
            typer.echo(f"{'  ' * (section.depth + 1)}{section.heading}")
