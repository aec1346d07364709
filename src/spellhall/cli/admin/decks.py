"""``spellhall admin decks``: list, show and remove decks that people share."""

from __future__ import annotations

import typer

from spellhall.cli.admin.common import AS_JSON, LAST, changing, looking, show
from spellhall.kernel.errors import UsageError
from spellhall.server.storage.queries import audit, decks, moderation
from spellhall.server.storage.records import SharedDeck

app = typer.Typer(help="List, show and remove shared decks.", no_args_is_help=True)

CODE = typer.Argument(..., metavar="CODE", help="The code under which the deck is shared.")
COLUMNS = {"code": "code", "game": "game", "name": "name", "by": "by", "person": "person", "removed": "removed"}


@app.command("list")
def list_decks(ctx: typer.Context, last: int = LAST, as_json: bool = AS_JSON) -> None:
    """List shared decks, newest first."""
    with looking(ctx) as connection:
        found = decks.shared_decks(connection, last)
    show([_row(code, deck) for code, deck in found.items()], COLUMNS, as_json)


@app.command("show")
def show_deck(ctx: typer.Context, code: str = CODE, as_json: bool = AS_JSON) -> None:
    """Show a shared deck with its list."""
    with looking(ctx) as connection:
        deck = _named(decks.deck_by_share(connection, code), code)
    if as_json:
        show([_row(code, deck) | {"text": deck.text}], {}, as_json)
        return
    show([_row(code, deck)], COLUMNS, False)
    typer.echo(deck.text)


@app.command("remove")
def remove(ctx: typer.Context, code: str = CODE) -> None:
    """Withdraw a shared deck: its link stops working, and tables no longer show its name. Its owner keeps the list."""
    with changing(ctx) as connection:
        deck = _named(decks.deck_by_share(connection, code), code)
        moderation.remove_deck(connection, deck.id)
        audit.note(connection, "remove deck", code, deck.person)
    typer.echo(f"deck {code} is no longer shared")


def _named(deck: SharedDeck | None, code: str) -> SharedDeck:
    if deck is None:
        raise UsageError(f"no shared deck has the code {code!r}; `spellhall admin decks list` shows the codes")
    return deck


def _row(code: str, deck: SharedDeck) -> dict[str, object]:
    removed = "" if deck.removed is None else "yes"
    return {
        "code": code,
        "game": deck.game,
        "name": deck.name,
        "by": deck.by,
        "person": deck.person,
        "removed": removed,
    }
