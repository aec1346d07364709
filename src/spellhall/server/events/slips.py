"""Slips: entrants without an account report their games with the code on their table's slip.

A code is for one table of one round, and expires with it. The database keeps only its fingerprint, so the code is shown
once, to the staff who print it; printing again gives a table a second code.
"""

from __future__ import annotations

from collections.abc import Sequence

from spellhall.server.events.live import LiveEvent
from spellhall.server.people.refusals import refusal
from spellhall.server.storage.queries import slips
from spellhall.server.storage.queries.slips import Slip
from spellhall.server.storage.records import Person
from spellhall.server.tables.refusal import BUSY, Refusal
from spellhall.server.translatable import worded
from spellhall.tournaments.sheets import rounds
from spellhall.tournaments.sheets.sheet import Sheet
from spellhall.tournaments.state import Table

MOST_PRINTINGS = 20
"""How often a round's slips can be printed with codes."""
ENDED = "this slip is out of date: its round is over or was paired again; ask the staff for a new one"
NEWCOMER = "pick a name, sign in, or use the code on your table's slip first"


async def printed(live: LiveEvent, page: str) -> Sheet:
    """The slips of the current round, each with its own code at the end of a page's address.

    Raises:
        Refusal: where no round is published, or players don't report its games.
    """
    event = live.event
    if event.plan.reporting != "players":
        raise Refusal("illegal", "players don't report results at this tournament, so slips have no codes")
    if event.stage != "running":
        raise Refusal("illegal", "slips only have codes while a round is being played, and none is now")
    round = event.state.rounds[-1]
    tables = [table.number for table in round.tables]
    store, at = live.ground.store, (live.stored.id, round.number, round.attempt)
    if await store.read(slips.slips_of, *at) >= MOST_PRINTINGS * len(tables):
        raise Refusal(BUSY, worded("this round's slips were already printed {most} times", most=MOST_PRINTINGS))
    codes = await store.write(slips.new_slips, *at, tables)
    return rounds.slips(event, round.number, lambda table: f"{page}{codes[table]}")


def table_of(live: LiveEvent, slip: Slip) -> Table:
    """The table of a valid slip.

    Raises:
        Refusal: when it has expired.
    """
    drawn = live.event.state.rounds
    last = drawn[-1] if drawn else None
    holds = last is not None and (slip.round, slip.attempt) == (last.number, last.attempt) and last.published
    if last is None or not holds or live.event.state.closed or live.event.is_closed(last.number):
        raise Refusal("table", ENDED)
    return last.tables[slip.table - 1]


def speaks_for(live: LiveEvent, table: Table) -> list[int]:
    """The entrants at a table who may use its slip: those without an account."""
    known = {one.number for one in live.stored.people if one.person is not None or one.agent}
    return [number for number in table.entrants if not known.intersection(live.event.entrant(number).members)]


async def reporter(live: LiveEvent, table: int, me: Person | None, code: str, entrant: int) -> int:
    """The number of someone who may report a game: a player at the table, a staff member, or the holder of its slip.

    Raises:
        Refusal: for anyone else.
    """
    if not code:
        if me is None:
            raise refusal(401, NEWCOMER)
        return live.need_reporter(me, table)
    slip = await live.ground.store.read(slips.slip_by_code, code)
    if slip is None or slip.event != live.code:
        raise Refusal("table", ENDED)
    at = table_of(live, slip)
    if at.number != table or live.event.plan.reporting != "players":
        raise Refusal("seat", "this slip is for another table")
    return _speaker(live, at, entrant)


def _speaker(live: LiveEvent, table: Table, entrant: int) -> int:
    """The number of the person for whom a slip is used."""
    may: Sequence[int] = speaks_for(live, table)
    if entrant not in may:
        who = live.event.called(may) if may else "no one, since everyone at this table has their own page"
        raise Refusal("seat", worded("say who you're using the slip for: {who}", who=who))
    return live.event.entrant(entrant).members[0]
