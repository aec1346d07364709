"""Decks: parsed and checked, or built at random, in a process."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence

from spellhall.decks import check_text, export, pool_of, print_deck, remarks
from spellhall.kernel.chance import Dice
from spellhall.kernel.errors import UsageError
from spellhall.kernel.game import Game
from spellhall.server.library import models as m
from spellhall.server.library.answer_cache import game_of
from spellhall.server.randomness import draw_seed

LINES = re.compile(r"lines? ([\d, ]+): (.*)", re.DOTALL)
RULE = re.compile(r"(.*?) \(([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+)(?:, [A-Z0-9-]+)*\)", re.DOTALL)
LONGEST_FAULT = 300
SEED_BITS = 31


def check_order(game: str, order: m.CheckOrder) -> m.DeckAnswer:
    """The deck list that someone wants checked, with all its faults."""
    return checked(game_of(game, order.preset, order.options), order.text)


def export_order(game: str, order: m.ExportOrder) -> m.ExportAnswer:
    """The readable part of a deck list, in another program's format.

    Raises:
        UsageError: for a format that cannot hold cards of this game.
    """
    made = game_of(game, order.preset, order.options)
    return m.ExportAnswer(text=export(made, check_text(made, order.text)[0], order.form))


def random_order(game: str, order: m.RandomOrder) -> m.RandomAnswer:
    """A random deck.

    Raises:
        UsageError: when the game builds none.
    """
    made = game_of(game, order.preset, order.options)
    if not made.brings_decks:
        raise UsageError("players don't bring decks to this table, so none is built")
    chosen = draw_seed(SEED_BITS) if order.seed is None else order.seed
    listing = print_deck(made, made.random_deck(Dice(chosen)), f"Random deck {chosen}")
    return m.RandomAnswer(deck=checked(made, listing), listing=listing, seed=chosen)


def checked(game: Game, text: str) -> m.DeckAnswer:
    """A parsed deck list, with all its faults."""
    deck, faults = check_text(game, text)
    kinds = {card.key: game.kind_of(card) for card in game.printed}
    counts: Counter[str] = Counter()
    for entry in deck.entries:
        counts[kinds[entry.key]] += entry.copies
    return m.DeckAnswer(
        title=deck.title[:LONGEST_FAULT],
        legal=not faults,
        size=counts.total(),
        entries=[entry_of(game, entry.key, entry.copies, entry.line) for entry in deck.entries],
        faults=[fault_of(fault) for fault in faults],
        counts=dict(sorted(counts.items())),
        cautions=[] if faults else game.cautions([deck.keys()]),
        remarks=[*remarks(game, deck), *pool_of(game, deck)],
    )


def fault_of(fault: str) -> m.Fault:
    """A fault in its parts: "lines 1, 4: 2 copies of Helm (SF-DECK-02)"."""
    where, rule = LINES.fullmatch(fault), None
    lines = [int(number) for number in where[1].split(",")] if where else []
    text = where[2] if where else fault
    cited = RULE.fullmatch(text)
    if cited:
        text, rule = cited[1], cited[2]
    if len(text) > LONGEST_FAULT:
        text = f"{text[:LONGEST_FAULT]}…"
    return m.Fault(lines=lines, text=text, rule=rule)


def entry_of(game: Game, key: str, copies: int, line: int) -> m.DeckEntry:
    """One line of a deck."""
    card = game.catalogue[game.faces[key]]
    return m.DeckEntry(copies=copies, key=key, name=card.name, kind=game.kind_of(card), line=line)


def entries_of(game: Game, keys: Sequence[str]) -> list[m.DeckEntry]:
    """A deck of card keys, each card once."""
    copies: Mapping[str, int] = Counter(keys)
    return [entry_of(game, key, count, 0) for key, count in copies.items()]
