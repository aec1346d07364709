"""``spellhall cards`` and ``spellhall rules``: look things up."""

from __future__ import annotations

from collections import Counter
from typing import Any

import typer
from rich.console import Console
from rich.markdown import Markdown

from spellhall.cli.common import GAME
from spellhall.cli.rule_at_work import show_at_work
from spellhall.decks import Searcher, nearest_card
from spellhall.kernel.errors import UsageError
from spellhall.kernel.game import CardNumber, Game, SetLine
from spellhall.registry import game as make_game
from spellhall.registry import game_names
from spellhall.rulebook import all_rules, books_of, find_rules


def cards(
    game: str = GAME,
    query: str = typer.Argument(
        "",
        metavar="[NAME|SEARCH]",
        help="A name, a number, or a search such as 'type:realm -dragon' (see --fields). Default: all cards.",
    ),
    fields: bool = typer.Option(False, "--fields", help="List the search fields of the game."),
    sets: bool = typer.Option(False, "--sets", help="Show how many cards of each printed set are playable."),
) -> None:
    """List cards, or show one in full."""
    made = make_game(game)
    if fields:
        _fields(made)
        return
    if sets:
        _show_sets(made)
        return
    found = find_cards(made, query)
    if query and len(found) == 1:
        typer.echo(card_page(made, found[0]))
        return
    for card in found:
        typer.echo(f"{card.key:<9} {made.text_of(card)[0]}")
    typer.echo(f"{len(found)} cards", err=True)


def _show_sets(game: Game) -> None:
    """The printed sets, one row each, and their totals.

    Raises:
        UsageError: for a game that has none.
    """
    lines = game.sets()
    if not lines:
        raise UsageError(f"{game.title} has no printed sets; `spellhall cards {game.name}` lists its cards")
    code, name = max(len(line.code) for line in lines), max(len(line.name) for line in lines)
    head = f"{'set':<{code}}  {'name':<{name}}  numbers  playable  by own definition  by printing  not yet"
    typer.echo(head)
    sums = [sum(numbers) for numbers in zip(*(line[2:] for line in lines), strict=True)]
    for line in (*lines, SetLine("", "all", *sums)):
        counts = f"{line.numbers:>7}  {line.playable:>8}  {line.own:>17}  {line.printings:>11}  {line.left:>7}"
        typer.echo(f"{line.code:<{code}}  {line.name:<{name}}  {counts}")
    _show_missing(game)


def _show_missing(game: Game) -> None:
    """How many printed cards are missing, by what they lack, most first."""
    missing = game.missing_cards()
    if not missing:
        return
    typer.echo(f"\nnot yet: {len(missing)} cards with {sum(len(card.numbers) for card in missing)} numbers; they lack")
    for lacks, cards in Counter(card.lacks for card in missing).most_common():
        typer.echo(f"{cards:>5}  {lacks or 'something that nobody has looked for'}")


def find_cards(game: Game, query: str) -> list[Any]:
    """The card with a name, or with any of its numbers; otherwise all cards that match a search.

    Raises:
        UsageError: for a search that can't be read, and when there is no such card, with the nearest name, or the name
            of a card that the hall doesn't have yet.
    """
    plain = " ".join(query.replace("’", "'").casefold().split())
    if not plain:
        return list(game.definitions)
    number = game.number_in(plain)
    key = plain if number is None else number.key.casefold()
    exact = [card for card in game.definitions if plain == card.name.casefold()]
    exact = exact or [card for card in game.printed if key == card.key.casefold()]
    missing = number if number is not None and number.printed and not exact else None
    if missing is not None and plain != missing.name.casefold():
        raise UsageError(_missing(missing))
    found = exact or Searcher(game).find(query)
    if found:
        return found
    if missing is not None:
        raise UsageError(_missing(missing))
    near = nearest_card(game, query)
    raise UsageError(f"no card fits {query!r}{f'; did you mean {near.name}?' if near is not None else ''}")


def _missing(number: CardNumber) -> str:
    """The sentence for a card that was printed but isn't in the hall."""
    return f"{' '.join(filter(None, (number.key, number.name)))} of {number.edition} isn't in the hall yet"


def _fields(game: Game) -> None:
    """The fields for card searches, each with an example and its meaning."""
    searcher = Searcher(game)
    rows = [(field.name, field.example, field.label) for field in searcher.fields]
    wide = [max(len(row[column]) for row in rows) for column in (0, 1)]
    for name, example, label in rows:
        typer.echo(f"{name:<{wide[0]}}  {example:<{wide[1]}}  {label}")


def card_page(game: Game, card: Any) -> str:
    """Heading, number and full text of one card, its printings, and the rules that explain its words."""
    heading, text = game.text_of(card)
    printings = game.printings(card)
    known = ", ".join(f"{one.key} ({one.note})" if one.note else one.key for one in printings if one.playable)
    others = ", ".join(f"{one.key} ({one.note})" for one in printings if not one.playable)
    printed = [f"Printed as {known}."] if len(printings) > 1 else []
    printed += [f"Of the same name: {others}."] if others else []
    words = set(game.explained_by(card))
    rules = [f"    {rule.id} {rule.text}" for rule in all_rules() if rule.id in words] if words else []
    return "\n".join(part for part in (f"{heading}  {card.key}", text, *printed, *rules) if part)


def rules(
    wanted: list[str] = typer.Argument(
        ...,
        metavar="[GAME] [ID|WORDS]",
        help="A game, an ID such as SF-PH2-01 or its start, or words.",
        autocompletion=game_names,
    ),
    show: bool = typer.Option(False, "--show", help="Show a position where the rule decides, and an example."),
) -> None:
    """Look up rules by ID or by words, in one game or all."""
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
    if show:
        show_at_work([rule.id for rule in find_rules(words, game)])


def _contents(game: str) -> None:
    """The sections of a game's rule books, with the IDs that find their rules."""
    for book in books_of(game):
        typer.echo(book.title)
        for section in book.sections:
            typer.echo(f"{'  ' * (section.depth + 1)}{section.heading}")
