"""Checks that a log is right: the chain, every draw by its seed, every ranking, place and point recomputed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from spellhall.kernel.errors import UsageError
from spellhall.kernel.parts.tournament import Book
from spellhall.tournaments import seeds
from spellhall.tournaments.commands.reports import check_report
from spellhall.tournaments.entries import AskedBack, Closed, Corrected, Created, Drawn, Issued, Moved, Planned, Reported
from spellhall.tournaments.event import Event
from spellhall.tournaments.files import Document, take_into
from spellhall.tournaments.free_text import removed_from
from spellhall.tournaments.log_chain import Logged, read_entry
from spellhall.tournaments.log_sentences import told
from spellhall.tournaments.second_chances import candidates
from spellhall.tournaments.standings import standing
from spellhall.tournaments.steps import next_step


class Differs(Exception):
    """Something doesn't fit; the message says what, and where."""


def findings(document: Document, book: Book) -> Iterator[str]:
    """What was checked, sentence by sentence.

    Raises:
        Differs: at the first thing that doesn't fit.
    """
    if objection := document.objection():
        raise Differs(objection)
    count = len(document.entries)
    yield f"The chain of all {count} entries is intact: none were changed, removed or added."
    if removed := removed_from(document.entries):
        yield f"Text was removed from {entries_called(removed)}; the rest is as it was written."
    log = _read(document)
    event = Event(document.seed, document.names)
    draws = rankings = reports = 0
    for entry in log:
        draws += _check_draw(event, entry)
        rankings += _check_ranking(event, entry)
        reports += _check_report(event, entry, book)
        _check_rest(event, entry, book)
        _take(event, entry)
    _tell(event)
    yield "The seed matches the fingerprint published before the first round."
    yield f"Paired again from their seeds, all {draws} rounds have the same tables."
    yield f"All {reports} reported results are possible."
    if rankings:
        times = "once" if rankings == 1 else f"{rankings} times"
        yield f"Counted again, the order of players who might come back is the same (used {times})."
    if event.state.closed:
        yield "Counted again, every place and point of the final standings is the same."


def entries_called(numbers: Sequence[int]) -> str:
    """Some entries by their numbers."""
    *others, last = map(str, numbers)
    return f"entries {', '.join(others)} and {last}" if others else f"entry {last}"


def _read(document: Document) -> list[Logged]:
    """The entries.

    Raises:
        Differs: for a document that isn't one.
    """
    try:
        return [read_entry(entry) for entry in document.entries]
    except UsageError as error:
        raise Differs(str(error)) from None


def _take(event: Event, entry: Logged) -> None:
    try:
        take_into(event, entry)
    except UsageError as error:
        raise Differs(str(error)) from None


def _tell(event: Event) -> None:
    """Check that all of it can be worded, which is true of any log that commands wrote."""
    try:
        standing(event)
        next_step(event)
        list(told(event, private=True))
    except (UsageError, ArithmeticError, LookupError, ValueError, TypeError) as error:
        raise Differs(f"the log refers to something that doesn't exist: {error}") from None


def _check_draw(event: Event, entry: Logged) -> bool:
    """Whether a round was drawn as its seed says."""
    body = entry.body
    if not isinstance(body, Drawn):
        return False
    if body.seed != seeds.round_seed(event.seed, body.round, body.attempt):
        raise Differs(f"entry {entry.n} pairs round {body.round} with a seed that isn't the event's")
    field = event.field_before(body.round)
    try:
        again = event.structure.draw(field, body.seed)
    except UsageError as error:
        raise Differs(f"entry {entry.n} pairs round {body.round}, which can't be paired: {error}") from None
    told = (body.tables, body.byes, body.together, body.misplaced, body.back)
    if told != (again.tables, again.byes, again.together, again.misplaced, field.back):
        raise Differs(f"entry {entry.n} has other tables for round {body.round} than its seed gives")
    return True


def _check_ranking(event: Event, entry: Logged) -> bool:
    """Whether the ranking of those who may come back is right."""
    body = entry.body
    if not isinstance(body, AskedBack) or not body.ranking:
        return False
    if body.ranking != candidates(event) or body.ranking[0].entrant != body.entrant:
        raise Differs(f"entry {entry.n} ranks the players who might come back differently than their points do")
    return True


def _check_report(event: Event, entry: Logged, book: Book) -> bool:
    """Whether a game can have ended as reported."""
    body = entry.body
    if not isinstance(body, Reported | Corrected):
        return False
    told = body.report if isinstance(body, Reported) else body.after
    try:
        check_report(event, event.table(body.table, body.round), told, book)
    except UsageError as error:
        raise Differs(f"entry {entry.n}: {error}") from None
    return True


def _check_rest(event: Event, entry: Logged, book: Book) -> None:
    """Check the seed, cards that were handed out, reasons for changes by hand, and the final standing."""
    body = entry.body
    if isinstance(body, Created | Planned) and body.plan.seed_print != seeds.print_of(event.seed):
        raise Differs(f"the seed is not the one whose fingerprint is in entry {entry.n}")
    if isinstance(body, Moved | Corrected) and not entry.reason.strip():
        raise Differs(f"entry {entry.n} changes something by hand without a reason")
    if isinstance(body, Issued) and body.seed:
        fits = body.seed == seeds.product_seed(event.seed, body.entrant)
        if not fits or body.pool != tuple(book.product(event.plan.format, body.seed)):
            raise Differs(f"entry {entry.n} deals out other cards than its seed gives")
    if isinstance(body, Closed):
        if body.seed != event.seed:
            raise Differs(f"entry {entry.n} has another seed than the event was paired with")
        if body.standing != tuple((rank.entrant, rank.points) for rank in standing(event)):
            raise Differs(f"entry {entry.n} has other final standings than the reports give")
