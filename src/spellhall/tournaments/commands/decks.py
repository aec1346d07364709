"""Decks: registering, changing with a judge's leave, making from sealed cards, swapping between games, checking."""

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
CLOSED = "the extra cards of a sealed deck stay closed until the first game is over (SFT-MST-02)"


def register(event: Event, number: int, deck: Sequence[str], sideboard: Sequence[str], book: Book) -> list[Entry]:
    """Hand in a deck and its sideboard (SFT-SID-06, SFT-SID-07, SFT-DCK-01)."""
    need_open(event)
    entrant = need_present(event, number)
    refuse_if(
        entrant.lists,
        f"the deck of {event.name(number)} is registered; only a judge can allow a change (SFT-SID-08, SFT-DCK-06)",
    )
    _check(event, number, tuple(deck), tuple(sideboard), book)
    return [Listed(entrant=number, deck=tuple(deck), sideboard=tuple(sideboard))]


def change_list(
    event: Event, number: int, deck: Sequence[str], sideboard: Sequence[str], book: Book, by: int, reason: str
) -> list[Entry]:
    """Change a registered deck with a judge's leave (SFT-SID-08)."""
    need_open(event)
    entrant = need_present(event, number)
    refuse_if(not entrant.lists, f"{event.name(number)} hasn't registered a deck yet")
    need_role(event, by, JUDGES, "changing a registered deck (SFT-SID-08)")
    refuse_if(not reason.strip(), "say why the registered deck is changed (SFT-SID-08)")
    refuse_if(is_closed(event, number), f"a sealed deck is first played as dealt: {CLOSED}")
    _check(event, number, tuple(deck), tuple(sideboard), book)
    return [ListChanged(entrant=number, deck=tuple(deck), sideboard=tuple(sideboard))]


def issue(event: Event, number: int, pool: Sequence[str], seed: int = 0) -> list[Entry]:
    """Give an entrant sealed cards to make their deck from."""
    need_open(event)
    entrant = need_present(event, number)
    refuse_if(entrant.pool is not None, f"{event.name(number)} already has sealed cards")
    refuse_if(entrant.lists, f"{event.name(number)} already registered a deck")
    return [Issued(entrant=number, pool=tuple(pool), seed=seed)]


def hand_out(event: Event, number: int, book: Book) -> list[Entry]:
    """Give an entrant the sealed cards that the game has for this event, at random.

    These become their registered deck, with the extras as its sideboard (SFT-SEA-01, SFT-MST-01). If the format has no
    size, entrants make a deck from them instead.
    """
    seed = seeds.product_seed(event.seed, number)
    pool = tuple(book.product(event.plan.format, seed))
    refuse_if(not pool, "players bring their own decks to this tournament, so no cards are dealt out")
    size = event.plan.format.size
    given = issue(event, number, pool, seed)
    if not size:
        return given
    return [*given, Listed(entrant=number, deck=pool[:size], sideboard=pool[size:])]


def _check(
    event: Event, number: int, deck: Cards, sideboard: Cards, book: Book, registered: Cards | None = None
) -> None:
    """Raise a DeckError for everything that is wrong with an entrant's deck."""
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
    """Everything that is wrong with an entrant's deck."""
    pool = event.entrant(number).pool
    return book.deck_faults(event.plan.format, Entered(tuple(deck), tuple(sideboard), pool, registered))


def registered(event: Event, number: int) -> tuple[Cards, Cards]:
    """An entrant's deck as registered, and its sideboard: every match begins with these (SFT-SID-09)."""
    lists = event.entrant(number).lists
    return (lists[-1].deck, lists[-1].sideboard) if lists else ((), ())


def is_closed(event: Event, number: int) -> bool:
    """Whether the extras of an entrant's sealed deck are still unopened.

    No one reads them before the entrant's first game is over (SFT-MST-02), or the event is.
    """
    size, pool = event.plan.format.size, event.entrant(number).pool
    if not size or not pool or len(pool) <= size or event.state.closed:
        return False
    return not any(own.reports for own in event.state.tables_of(number))


def opened(event: Event, number: int) -> Cards:
    """An entrant's sealed cards, as far as they are open (SFT-MST-02)."""
    pool = event.entrant(number).pool or ()
    return pool[: event.plan.format.size] if is_closed(event, number) else pool


def readable(event: Event, number: int) -> tuple[Cards, Cards]:
    """An entrant's deck as registered, and the part of its sideboard that may be read (SFT-MST-02)."""
    deck, beside = registered(event, number)
    return deck, () if is_closed(event, number) else beside


def played(event: Event, number: int, table: Table) -> tuple[Cards, Cards]:
    """What an entrant plays in the next game of a match: as registered, with their swaps since.

    A deck they brought starts every match as registered (SFT-SID-09, -10); one from sealed cards stays as they made it
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
    """Why someone can't swap cards before the next game of a match; empty if they can."""
    game = len(table.reports) + 1
    if not registered(event, number)[1]:
        return f"{event.name(number)} has no sideboard, so the deck can't change (SFT-DCK-06)"
    if event.entrant(number).pool is None:
        if game == 1:
            return "you can swap cards before the second game of a match, not before the first (SFT-SID-13)"
    elif is_closed(event, number):
        return CLOSED
    if event.match(table).over:
        return f"the match at table {table.number} is over"
    return f"game {game} has begun (SFT-SID-13)" if game in table.started else ""


def swap(event: Event, number: int, table: Table, out: Sequence[str], into: Sequence[str], book: Book) -> list[Entry]:
    """Swap cards one for one before a later game of a match (SFT-SID-13 to SFT-SID-18)."""
    need_open(event)
    need_present(event, number)
    need_seat(event, table, number)
    why_not = why_no_swap(event, number, table)
    refuse_if(why_not, why_not)
    who, game, first = event.name(number), len(table.reports) + 1, registered(event, number)[0]
    refuse_if(len(out) != len(into), f"swap cards one for one, not {len(out)} for {len(into)} (SFT-SID-14)")
    refuse_if(not out, "name the cards to swap")
    deck, side = (Counter(cards) for cards in played(event, number, table))
    lacking = [*(Counter(out) - deck).elements()]
    refuse_if(lacking, f"{', '.join(lacking)} isn't in the deck of {who} (SFT-SID-01)")
    lacking = [*(Counter(into) - side).elements()]
    refuse_if(lacking, f"{', '.join(lacking)} isn't in the sideboard of {who} (SFT-SID-01)")
    deck = deck - Counter(out) + Counter(into)
    side = side - Counter(into) + Counter(out)
    _check(event, number, tuple(deck.elements()), tuple(side.elements()), book, first)
    at = (table.round, table.number)
    return [Swapped(entrant=number, round=at[0], table=at[1], game=game, out=tuple(out), into=tuple(into))]


def without_sideboard(event: Event, number: int, table: Table) -> list[Entry]:
    """Tell the opponents of a match, before its first game, that an entrant has no sideboard (SFT-SID-04)."""
    need_open(event)
    need_seat(event, table, number)
    refuse_if(registered(event, number)[1], f"{event.name(number)} has registered a sideboard (SFT-SID-04)")
    refuse_if(table.begun, "tell opponents before the first game of the match (SFT-SID-04)")
    return [WithoutSideboard(entrant=number, round=table.round)]


def inspect(event: Event, number: int, asked_by: int, table: Table) -> list[Entry]:
    """Have an opponent's sideboard counted before the first game; no one sees the cards (SFT-SID-12)."""
    need_open(event)
    for entrant in (number, asked_by):
        need_seat(event, table, entrant)
    refuse_if(number == asked_by, "only an opponent can ask for a count (SFT-SID-12)")
    refuse_if(table.begun, "sideboards are counted before the first game of a match (SFT-SID-12)")
    return [Inspected(entrant=number, asked_by=asked_by, count=len(registered(event, number)[1]))]


def brought(event: Event, number: int, yes: bool = True) -> list[Entry]:
    """Record a judge's decision on whether what someone brought counts."""
    need_open(event)
    entrant = need_present(event, number)
    refuse_if(entrant.brought == yes, f"that's already noted for {event.name(number)}")
    return [Brought(entrant=number, yes=yes)]


def compare(event: Event, number: int, found: Sequence[str], book: Book) -> tuple[list[str], list[str]]:
    """Compare a deck with its list at a deck check: what is missing, and what shouldn't be there (SFT-DCK-04).

    Another printing of a card with the same words is the same card, unless lists name editions.
    """
    plan = event.plan
    exact = plan.lists == "editions" or book.wants_editions(plan.format)
    listed, there = (_by_card(keys, book, exact) for keys in (registered(event, number)[0], found))
    return _beyond(listed, there), _beyond(there, listed)


def _by_card(keys: Sequence[str], book: Book, exact: bool) -> dict[str, list[str]]:
    """The keys of some cards, grouped by card."""
    found: dict[str, list[str]] = {}
    for key in keys:
        found.setdefault(key if exact else book.same_card(key), []).append(key)
    return found


def _beyond(one: dict[str, list[str]], other: dict[str, list[str]]) -> list[str]:
    """The cards that one has more of than the other, starting with printings that the other lacks."""
    left: list[str] = []
    for card, keys in one.items():
        have = other.get(card, [])
        common = Counter(keys) & Counter(have)
        order = [*(Counter(keys) - common).elements(), *common.elements()]
        left += order[: max(0, len(keys) - len(have))]
    return sorted(left)


def may_read_lists(event: Event, staff: bool, own: bool) -> bool:
    """Whether someone may see a deck list: staff and its owner, and everyone once it is published (SFT-DCK-05)."""
    when = event.plan.publish_lists
    published = when == "after_round_1" and len(event.state.rounds) > 1
    return staff or own or published or (when != "never" and bool(event.state.closed))
