"""Decks: registered, changed by a judge's leave, made of sealed cards, exchanged between games, counted, compared."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from spellhall.kernel.errors import DeckError
from spellhall.kernel.parts.tournament import Book, Entered
from spellhall.tournaments import seeds
from spellhall.tournaments.commands.checks import JUDGES, need_open, need_present, need_role, need_seat, refuse_if
from spellhall.tournaments.entries import (
    Brought,
    Entry,
    Inspected,
    Issued,
    ListChanged,
    Listed,
    Swapped,
    WithoutSideboard,
)
from spellhall.tournaments.event import Event
from spellhall.tournaments.state import Table

Cards = tuple[str, ...]
CLOSED = "what came with a sealed deck stays closed until the first game is over (SFT-MST-02)"


def register(event: Event, number: int, deck: Sequence[str], sideboard: Sequence[str], book: Book) -> list[Entry]:
    """Hand in a deck, and the cards beside it (SFT-SID-06, SFT-SID-07, SFT-DCK-01)."""
    need_open(event)
    entrant = need_present(event, number)
    refuse_if(
        entrant.lists,
        f"the deck of {event.name(number)} is registered; only a judge lets it be changed (SFT-SID-08, SFT-DCK-06)",
    )
    _check(event, number, tuple(deck), tuple(sideboard), book)
    return [Listed(entrant=number, deck=tuple(deck), sideboard=tuple(sideboard))]


def change_list(
    event: Event, number: int, deck: Sequence[str], sideboard: Sequence[str], book: Book, by: int, reason: str
) -> list[Entry]:
    """Change a registered deck by a judge's leave (SFT-SID-08)."""
    need_open(event)
    entrant = need_present(event, number)
    refuse_if(not entrant.lists, f"no deck of {event.name(number)} is registered yet")
    need_role(event, by, JUDGES, "changing a registered deck (SFT-SID-08)")
    refuse_if(not reason.strip(), "say why a registered deck is changed (SFT-SID-08)")
    refuse_if(is_closed(event, number), f"a sealed deck is played as it comes at first: {CLOSED}")
    _check(event, number, tuple(deck), tuple(sideboard), book)
    return [ListChanged(entrant=number, deck=tuple(deck), sideboard=tuple(sideboard))]


def issue(event: Event, number: int, pool: Sequence[str], seed: int = 0) -> list[Entry]:
    """Give an entrant sealed cards, of which their deck has to be made."""
    need_open(event)
    entrant = need_present(event, number)
    refuse_if(entrant.pool is not None, f"{event.name(number)} has sealed cards already")
    refuse_if(entrant.lists, f"the deck of {event.name(number)} is registered already")
    return [Issued(entrant=number, pool=tuple(pool), seed=seed)]


def hand_out(event: Event, number: int, book: Book) -> list[Entry]:
    """Give an entrant the sealed cards that the game has for this event, at random: their deck is registered with
    that, and what came with it lies beside it (SFT-SEA-01, SFT-MST-01). Where the format has no size, they make a deck
    of them.
    """
    seed = seeds.product_seed(event.seed, number)
    pool = tuple(book.product(event.plan.format, seed))
    refuse_if(not pool, "everybody brings a deck to this event, and nothing is handed out")
    size = event.plan.format.size
    given = issue(event, number, pool, seed)
    if not size:
        return given
    return [*given, Listed(entrant=number, deck=pool[:size], sideboard=pool[size:])]


def _check(
    event: Event, number: int, deck: Cards, sideboard: Cards, book: Book, registered: Cards | None = None
) -> None:
    """Raise a DeckError for all that is wrong with what an entrant plays with."""
    found = faults(event, number, deck, sideboard, book, registered)
    if found:
        raise DeckError(found)


def faults(
    event: Event,
    number: int,
    deck: Sequence[str],
    sideboard: Sequence[str],
    book: Book,
    registered: Cards | None = None,
) -> list[str]:
    """All that is wrong with what an entrant plays with."""
    pool = event.entrant(number).pool
    return book.deck_faults(event.plan.format, Entered(tuple(deck), tuple(sideboard), pool, registered))


def registered(event: Event, number: int) -> tuple[Cards, Cards]:
    """The deck of an entrant as registered, and the cards beside it: with this they begin every match (SFT-SID-09)."""
    lists = event.entrant(number).lists
    return (lists[-1].deck, lists[-1].sideboard) if lists else ((), ())


def is_closed(event: Event, number: int) -> bool:
    """Whether what came with an entrant's sealed deck has not been opened yet: nobody reads it before their first game
    is over (SFT-MST-02), or the event is.
    """
    size, pool = event.plan.format.size, event.entrant(number).pool
    if not size or not pool or len(pool) <= size or event.state.closed:
        return False
    return not any(own.reports for own in event.state.tables_of(number))


def opened(event: Event, number: int) -> Cards:
    """The sealed cards of an entrant, as far as they are open (SFT-MST-02)."""
    pool = event.entrant(number).pool or ()
    return pool[: event.plan.format.size] if is_closed(event, number) else pool


def readable(event: Event, number: int) -> tuple[Cards, Cards]:
    """The deck of an entrant as registered, and of the cards beside it those that may be read (SFT-MST-02)."""
    deck, beside = registered(event, number)
    return deck, () if is_closed(event, number) else beside


def played(event: Event, number: int, table: Table) -> tuple[Cards, Cards]:
    """With what they play the next game of a match: as registered, and what they exchanged since. A deck that they
    brought is for every match as they registered it (SFT-SID-09, -10); one of sealed cards stays as they made it
    (SFT-MST-07).
    """
    entrant = event.entrant(number)
    deck, beside = (Counter(cards) for cards in registered(event, number))
    for swap in entrant.swaps:
        if entrant.pool is not None or (swap.round, swap.table) == (table.round, table.number):
            deck = deck - Counter(swap.out) + Counter(swap.into)
            beside = beside - Counter(swap.into) + Counter(swap.out)
    return tuple(deck.elements()), tuple(beside.elements())


def why_no_swap(event: Event, number: int, table: Table) -> str:
    """Why someone cannot exchange cards of their deck before the next game of a match; empty where they can."""
    game = len(table.reports) + 1
    if not registered(event, number)[1]:
        return f"{event.name(number)} has no cards beside the deck, so it does not change (SFT-DCK-06)"
    if event.entrant(number).pool is None:
        if game == 1:
            return "cards are exchanged before the second game of a match, not before the first (SFT-SID-13)"
    elif is_closed(event, number):
        return CLOSED
    if event.match(table).over:
        return f"the match at table {table.number} is over"
    return f"game {game} has begun (SFT-SID-13)" if game in table.started else ""


def swap(event: Event, number: int, table: Table, out: Sequence[str], into: Sequence[str], book: Book) -> list[Entry]:
    """Exchange cards one for one before a later game of a match (SFT-SID-13 to SFT-SID-18)."""
    need_open(event)
    need_present(event, number)
    need_seat(event, table, number)
    why_not = why_no_swap(event, number, table)
    refuse_if(why_not, why_not)
    who, game, first = event.name(number), len(table.reports) + 1, registered(event, number)[0]
    refuse_if(len(out) != len(into), f"cards are exchanged one for one, not {len(out)} for {len(into)} (SFT-SID-14)")
    refuse_if(not out, "name the cards that are exchanged")
    deck, side = (Counter(cards) for cards in played(event, number, table))
    lacking = [*(Counter(out) - deck).elements()]
    refuse_if(lacking, f"{', '.join(lacking)} does not lie in the deck of {who} (SFT-SID-01)")
    lacking = [*(Counter(into) - side).elements()]
    refuse_if(lacking, f"{', '.join(lacking)} does not lie beside the deck of {who} (SFT-SID-01)")
    deck = deck - Counter(out) + Counter(into)
    side = side - Counter(into) + Counter(out)
    _check(event, number, tuple(deck.elements()), tuple(side.elements()), book, first)
    at = (table.round, table.number)
    return [Swapped(entrant=number, round=at[0], table=at[1], game=game, out=tuple(out), into=tuple(into))]


def without_sideboard(event: Event, number: int, table: Table) -> list[Entry]:
    """Tell the opponents of a match, before its first game, that one has no cards beside the deck (SFT-SID-04)."""
    need_open(event)
    need_seat(event, table, number)
    refuse_if(registered(event, number)[1], f"{event.name(number)} has registered cards beside the deck (SFT-SID-04)")
    refuse_if(table.begun, "opponents are told before the first game of the match (SFT-SID-04)")
    return [WithoutSideboard(entrant=number, round=table.round)]


def inspect(event: Event, number: int, asked_by: int, table: Table) -> list[Entry]:
    """An opponent has the cards beside a deck counted before the first game; nobody sees them (SFT-SID-12)."""
    need_open(event)
    for entrant in (number, asked_by):
        need_seat(event, table, entrant)
    refuse_if(number == asked_by, "opponents ask, nobody asks himself (SFT-SID-12)")
    refuse_if(table.begun, "cards beside a deck are counted before the first game of a match (SFT-SID-12)")
    return [Inspected(entrant=number, asked_by=asked_by, count=len(registered(event, number)[1]))]


def brought(event: Event, number: int, yes: bool = True) -> list[Entry]:
    """A judge says whether what someone brought counts."""
    need_open(event)
    entrant = need_present(event, number)
    refuse_if(entrant.brought == yes, f"that is noted already for {event.name(number)}")
    return [Brought(entrant=number, yes=yes)]


def compare(event: Event, number: int, found: Sequence[str], book: Book) -> tuple[list[str], list[str]]:
    """A deck at a deck check beside its list: what is missing, and what should not be there (SFT-DCK-04). Another
    printing of a card in the same words is the same card, unless lists name editions.
    """
    plan = event.plan
    exact = plan.lists == "editions" or book.wants_editions(plan.format)
    listed, there = (_by_card(keys, book, exact) for keys in (registered(event, number)[0], found))
    return _beyond(listed, there), _beyond(there, listed)


def _by_card(keys: Sequence[str], book: Book, exact: bool) -> dict[str, list[str]]:
    """The keys of some cards by the card that each is."""
    found: dict[str, list[str]] = {}
    for key in keys:
        found.setdefault(key if exact else book.same_card(key), []).append(key)
    return found


def _beyond(one: dict[str, list[str]], other: dict[str, list[str]]) -> list[str]:
    """The cards of which one has more than the other: printings that the other has not are reported first."""
    left: list[str] = []
    for card, keys in one.items():
        have = other.get(card, [])
        common = Counter(keys) & Counter(have)
        order = [*(Counter(keys) - common).elements(), *common.elements()]
        left += order[: max(0, len(keys) - len(have))]
    return sorted(left)


def may_read_lists(event: Event, staff: bool, own: bool) -> bool:
    """Whether someone may see a deck list: staff and its owner, and everybody once it is published (SFT-DCK-05)."""
    when = event.plan.publish_lists
    published = when == "after_round_1" and len(event.state.rounds) > 1
    return staff or own or published or (when != "never" and bool(event.state.closed))
