"""Judge calls, rulings, cases and penalties."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from functools import lru_cache

from spellhall.kernel.errors import UsageError, repeated
from spellhall.language.words import listed
from spellhall.rulebook import all_books
from spellhall.tournaments.commands.checks import (
    JUDGES,
    need_open,
    need_present,
    need_role,
    need_round,
    need_seat,
    refuse_if,
    table_of,
)
from spellhall.tournaments.entries import (
    CallSettled,
    CallTaken,
    CaseDecided,
    CaseOpened,
    Entry,
    JudgeCalled,
    Penalised,
    Report,
    Reported,
    Ruled,
)
from spellhall.tournaments.event import Event
from spellhall.tournaments.state import Call, Table

PENALTIES = ("note", "warning", "game_loss", "match_loss")
MOST_CALLS = 20
"""The most judge calls that an entrant has in a round."""


def call_judge(event: Event, entrant: int, text: str = "") -> list[Entry]:
    """An entrant calls a judge to their table; only one of their calls can be open at a time."""
    need_open(event)
    need_present(event, entrant)
    round, table, who = need_round(event), table_of(event, entrant), event.name(entrant)
    if table is None or not round.published:
        refuse_if(True, f"{who} isn't playing at a table a judge could come to")
        return []
    own = [call for call in event.state.calls.values() if call.entrant == entrant]
    refuse_if([call for call in own if not call.settled], f"{who} has already called a judge")
    often = sum(call.round == round.number for call in own) >= MOST_CALLS
    refuse_if(often, f"{who} has called a judge {MOST_CALLS} times in this round; go to the desk")
    number, text = len(event.state.calls) + 1, text.strip()
    return [JudgeCalled(call=number, entrant=entrant, round=round.number, table=table.number, text=text)]


def take_call(event: Event, by: int, number: int) -> list[Entry]:
    """A judge takes a call; no other judge need go."""
    need_open(event)
    need_role(event, by, JUDGES, "taking a call")
    call = _open_call(event, number)
    refuse_if(call.judge, f"{event.names.person(call.judge) if call.judge else ''} has already taken this call")
    return [CallTaken(call=number, judge=by)]


def settle_call(event: Event, by: int, number: int, outcome: str = "") -> list[Entry]:
    """A judge, or the entrant who called, settles a call."""
    need_open(event)
    call = _open_call(event, number)
    if by not in event.entrant(call.entrant).members:
        need_role(event, by, JUDGES, "closing a call")
    return [CallSettled(call=number, outcome=outcome.strip())]


def _open_call(event: Event, number: int) -> Call:
    call = event.state.calls.get(number)
    if call is None:
        raise UsageError(f"call {number} doesn't exist")
    refuse_if(call.settled, f"call {number} is already closed")
    return call


def cited(event: Event, rules: Sequence[str]) -> tuple[str, ...]:
    """The rules that something is based on, by ID. For a game without a rule book, any may be named.

    Raises:
        UsageError: for one that isn't in any rule book, with the nearest.
    """
    known = _known_rules(event.plan.game)
    found = tuple(rule.strip().upper() for rule in rules)
    for rule, given in zip(found, rules, strict=True):
        if known and rule not in known:
            near = get_close_matches(rule, sorted(known), n=1)
            hint = f"; the nearest is {near[0]}" if near else ""
            raise UsageError(f"no rule book has a rule {repeated(given)}{hint}")
    return found


@lru_cache(maxsize=8)
def _known_rules(game: str) -> frozenset[str]:
    """The IDs of all rules of the hall; empty if the game has no rule book there."""
    try:
        books = all_books()
    except UsageError:  # a hall without its rule books
        return frozenset()
    there = any(book.game == game for book in books)
    return frozenset(rule.id for book in books for rule in book.rules()) if there else frozenset()


def rule(event: Event, by: int, text: str, rules: Sequence[str] = (), table: Table | None = None) -> list[Entry]:
    """Record a ruling, which binds the event from now on (SFT-GEN-02)."""
    need_open(event)
    need_role(event, by, JUDGES, "a ruling")
    refuse_if(not text.strip(), "write the ruling")
    round, number = (table.round, table.number) if table else (0, 0)
    return [Ruled(text=text.strip(), rules=cited(event, rules), round=round, table=number)]


def open_case(event: Event, entrant: int, matter: str, rules: Sequence[str] = ()) -> list[Entry]:
    """Open a case for a possible offence; nothing follows until a judge decides (SFT-SID-05, SFT-SID-11, -16)."""
    need_open(event)
    event.entrant(entrant)
    refuse_if(not matter.strip(), "say what the case is about")
    number = len(event.state.cases) + 1
    return [CaseOpened(case=number, entrant=entrant, matter=matter.strip(), rules=cited(event, rules))]


def decide(event: Event, by: int, case: int, outcome: str) -> list[Entry]:
    """Decide a case; a penalty is an entry of its own (SFT-SID-05)."""
    need_open(event)
    need_role(event, by, JUDGES, "deciding a case")
    refuse_if(case not in event.state.cases, f"case {case} doesn't exist")
    refuse_if(event.state.cases[case].outcome if case in event.state.cases else "", f"case {case} is already decided")
    refuse_if(not outcome.strip(), "write the decision")
    return [CaseDecided(case=case, outcome=outcome.strip())]


def penalise(
    event: Event, by: int, entrant: int, penalty: str, table: Table | None = None, case: int = 0
) -> list[Entry]:
    """Give a note, a warning, or the loss of the next game or of the match.

    The entrant sits out a lost game; if that leaves one player, that player wins it at once.
    """
    need_open(event)
    need_role(event, by, JUDGES, "a penalty")
    need_present(event, entrant)
    refuse_if(penalty not in PENALTIES, f"penalties are {listed([*PENALTIES], 'or')}, not {repeated(penalty)}")
    refuse_if(case and case not in event.state.cases, f"case {case} doesn't exist")
    if penalty in ("note", "warning"):
        return [Penalised(entrant=entrant, penalty=penalty, case=case)]  # type: ignore[arg-type]
    if table is None:
        refuse_if(True, "name the table where the loss counts")
        return []
    need_seat(event, table, entrant)
    refuse_if(event.match(table).over, f"the match at table {table.number} is over")
    game = len(table.reports) + 1 if penalty == "game_loss" else 0
    at = (table.round, table.number)
    lost = Penalised(entrant=entrant, penalty=penalty, round=at[0], table=at[1], game=game, case=case)  # type: ignore[arg-type]
    staying = [other for other in table.entrants if other != entrant and table.plays(other, game)]
    if not game or len(staying) != 1:
        return [lost]
    won = Report(game, staying[0], tuple({} for _ in table.entrants), "last_left")
    return [lost, Reported(round=at[0], table=at[1], report=won)]
