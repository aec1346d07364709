"""Where decks come from: starter decks, files, and random generation."""

from __future__ import annotations

from difflib import get_close_matches
from pathlib import Path

from spellhall.decks.exports import deck_of
from spellhall.decks.files import text_of
from spellhall.decks.lists import DeckList, check_text, read_deck
from spellhall.kernel.chance import Dice
from spellhall.kernel.errors import DeckError, UsageError
from spellhall.kernel.game import Game
from spellhall.registry import game as make_game
from spellhall.registry import game_names

AT_RANDOM = "random"


def find_deck(game: Game, where: str, dice: Dice) -> tuple[str, list[str]]:
    """The deck that a text refers to (see ``find_list``): its name and its keys.

    Raises:
        DeckError: for a list that isn't built from the pool it should be.
    """
    deck = find_list(game, where, dice)
    if any(entry.line for entry in deck.entries):
        faults = game.check_pool(deck.keys(), deck.pool)
        if faults:
            raise DeckError([f"{where}: {fault}" for fault in faults])
    return deck.title, deck.keys()


def find_list(game: Game, where: str, dice: Dice) -> DeckList:
    """The deck that a starter deck's name, the path of a deck list or ``random`` refers to, with everything known about
    it.

    Raises:
        UsageError: if there is no such deck or file, or it can't be read.
    """
    starters = game.starter_decks()
    names = {name.casefold(): name for name in starters}
    if where.casefold() in names:
        name = names[where.casefold()]
        return deck_of(starters[name], name)
    if where.casefold() == AT_RANDOM:
        return deck_of(game.random_deck(dice), "a random deck")
    path = Path(where)
    if _exists(path):
        deck = read_deck(game, text_of(path))
        deck.title = deck.title or path.stem
        return deck
    near = get_close_matches(where.casefold(), [*names, AT_RANDOM], n=1)
    listed = f"`spellhall deck list {game.name}` shows the starter decks"
    meant = f"did you mean {names.get(near[0], near[0])!r}?" if near else listed
    raise UsageError(f"no starter deck or file is called {where!r}; {meant}")


def game_for(where: str) -> str:
    """The game that a deck belongs to: one that has a starter deck with that name, or that knows most cards in a file.

    Raises:
        UsageError: if there is no such deck or file, or no game knows any of its cards.
    """
    games = [make_game(name) for name in game_names()]
    for game in games:
        if where.casefold() in {name.casefold() for name in game.starter_decks()}:
            return game.name
    path = Path(where)
    if not _exists(path):
        raise UsageError(f"no starter deck or file is called {where!r}; `spellhall deck list GAME` shows decks")
    text = text_of(path)
    known = {game.name: len(check_text(game, text)[0].keys()) for game in games}
    found = max(known, key=lambda name: known[name])
    if not known[found]:
        raise UsageError(f"no game has a card from {where}; `spellhall deck test GAME FILE` shows what's wrong with it")
    return found


def _exists(path: Path) -> bool:
    try:
        return path.exists()
    except OSError:  # a name that no file can have
        return False


def opening_decks(game: Game, dice: Dice, count: int) -> list[tuple[str, list[str]]]:
    """Decks for players who named none: random starter decks, all different as long as there are enough."""
    starters = game.starter_decks()
    if not starters:
        return [(f"random deck {i + 1}", game.random_deck(dice)) for i in range(count)]
    order = list(range(len(starters)))
    dice.shuffle(order)
    names = list(starters)
    chosen = [names[order[i % len(order)]] for i in range(count)]
    return [(name, starters[name]) for name in chosen]
