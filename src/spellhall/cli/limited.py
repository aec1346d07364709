"""``spellhall sealed`` and ``spellhall draft``: open packs of Spellslinger, take cards, get a deck to play.

The hall suggests a deck from the cards; players may write it to a file, change it there, and play it with
``spellhall play spellslinger --preset limited --deck FILE``. The file names the pool, too, and the deck is held to it.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Any

import typer
from rich.console import Console
from rich.text import Text

from spellhall.cli.common import attended
from spellhall.cli.looking import card_page, find_cards
from spellhall.decks import deck_of, print_deck, print_list
from spellhall.games.spellslinger.formats.builder import suggest_deck
from spellhall.games.spellslinger.formats.draft import Draft, advice, let_agents_pick
from spellhall.games.spellslinger.formats.packs import SEALED, cube, deal_cube, sealed_pool
from spellhall.kernel.chance import Dice
from spellhall.kernel.errors import SpellhallError, UsageError
from spellhall.registry import game as make_game

YOU = 0
SEED = typer.Option(None, "--seed", help="The same seed opens the same packs. Else by lot.")
CUBE = typer.Option(False, "--cube", help="Deal from a cube (three, two and one of each card) instead of packs.")
WRITE = typer.Option(None, "--write", metavar="FILE", help="Write the suggested deck to a file.")
HELP = """\
NUMBER      take that card
hint        what the hall would take
picks       what you have taken
card NAME   the text of a card
quit        leave the draft"""


def sealed(seed: int | None = SEED, from_cube: bool = CUBE, write: Path | None = WRITE) -> None:
    """Open a sealed pool of Spellslinger: ninety cards, and the deck that the hall would build from them."""
    game = make_game("spellslinger", preset="limited")
    dice = Dice(_seed(seed))
    pool = deal_cube(cube(game), 1, SEALED, dice)[0] if from_cube else sealed_pool(game, dice)
    typer.echo(print_deck(game, pool, "your pool"))
    _suggest(game, pool, write)


def draft(
    seats: int = typer.Option(8, "--seats", help="How many drafters; the others are agents."),
    seed: int | None = SEED,
    from_cube: bool = CUBE,
    write: Path | None = WRITE,
) -> None:
    """Draft Spellslinger with agents: three packs, passed left, right, left. Without a terminal an agent drafts."""
    game = make_game("spellslinger", preset="limited")
    table = Draft(game, seats, _seed(seed), from_cube)
    if attended():
        DraftSitting(table).run()
    else:
        let_agents_pick(table, set())
    if table.is_over:
        typer.echo(print_deck(game, table.picks[YOU], "your picks"))
        _suggest(game, table.picks[YOU], write)


def _seed(seed: int | None) -> int:
    return secrets.randbelow(1_000_000) if seed is None else seed


def _suggest(game: Any, pool: list[str], write: Path | None) -> None:
    deck = deck_of(suggest_deck(game, pool), "suggested deck")
    typer.echo(print_list(game, deck), nl=False)
    if write is None:
        return
    deck.pool = pool
    try:
        write.write_text(print_list(game, deck), encoding="utf-8")
    except OSError as error:
        raise UsageError(f"{write} cannot be written: {error.strerror or error}") from None
    typer.echo(f"\nWritten to {write}; `spellhall play spellslinger --preset limited --deck {write}` plays it.")


class DraftSitting:
    """A person at a draft. ``read`` asks for a line and raises EOFError at the end; ``console`` shows."""

    def __init__(self, table: Draft, read: Callable[[str], str] = input, console: Console | None = None) -> None:
        self.table = table
        self.game = table.game
        self.read = read
        self.console = console or Console(highlight=False)

    def run(self) -> None:
        """Draft until all cards are taken or the player leaves."""
        self.say("You draft with agents. Type a number to take a card, or help.")
        try:
            while not self.table.is_over:
                let_agents_pick(self.table, {YOU})
                self.take_one()
        except (EOFError, KeyboardInterrupt):
            self.say("\nYou leave the draft.")

    def take_one(self) -> None:
        """Show the pile, and read until a card is taken."""
        pile = sorted(self.table.view(YOU)["pile"])
        picks = len(self.table.picks[YOU])
        self.say(f"\nPack {self.table.round + 1}, pick {picks + 1}: take a card (SS-DR-02)", "bold")
        for number, key in enumerate(pile, 1):
            heading, text = self.game.text_of(self.game.catalogue[self.game.faces[key]])
            self.say(f"{number:>3}  {heading}{f'  {text}' if text else ''}")
        while True:
            try:
                if self.obey(self.read("> ").strip(), pile):
                    return
            except SpellhallError as error:
                self.say(str(error), "red")

    def obey(self, line: str, pile: list[str]) -> bool:
        """Carry out one line; whether a card was taken.

        Raises:
            UsageError: for a line that means nothing here.
        """
        word, _, rest = line.partition(" ")
        word = word.lower()
        if word in ("quit", "exit"):
            raise EOFError
        if word.isdecimal() and not rest:
            if not 1 <= int(word) <= len(pile):
                raise UsageError(f"there is no choice {word}: take a number from 1 to {len(pile)}")
            self.table.pick(YOU, pile[int(word) - 1])
            return True
        if word == "hint":
            self.say(f"The hall would take {self.name(advice(self.game, pile, self.table.picks[YOU]))}.")
        elif word == "picks":
            self.say(", ".join(self.name(key) for key in self.table.picks[YOU]) or "You have taken nothing yet.")
        elif word == "card" and rest:
            for found in find_cards(self.game, rest)[:5]:
                self.say(card_page(self.game, found))
        elif word == "help":
            self.say(HELP)
        else:
            raise UsageError(f"{line!r} is no choice and no command; type help")
        return False

    def name(self, key: str) -> str:
        """The name of a card."""
        return str(self.game.catalogue[self.game.faces[key]].name)

    def say(self, text: str, style: str = "") -> None:
        """One line or paragraph."""
        self.console.print(Text(text, style=style))
