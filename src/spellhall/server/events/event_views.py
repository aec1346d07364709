"""An event as everyone may see it, as one person may, and as staff need it. Read this to add something to its page.

No decks or seeds are read here, except in ``you_of``, which shows people their own.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping

import msgspec

from spellhall.kernel.chance import written
from spellhall.kernel.parts.tournament import Book
from spellhall.server.storage.records import Event as StoredEvent
from spellhall.server.storage.records import EventPerson
from spellhall.server.wire_events import (
    EventAsk,
    EventCall,
    EventCase,
    EventDesk,
    EventEntrant,
    EventFact,
    EventFrame,
    EventGame,
    EventItem,
    EventPlan,
    EventRank,
    EventRound,
    EventRuling,
    EventStaff,
    EventStuck,
    EventTable,
    EventValue,
    EventYou,
)
from spellhall.tournaments.commands import decks
from spellhall.tournaments.entries import Ruled
from spellhall.tournaments.event import Event
from spellhall.tournaments.match import FLAGS
from spellhall.tournaments.measures import MEASURES
from spellhall.tournaments.plan import Policies
from spellhall.tournaments.plan_from_text import tag_of, text_of
from spellhall.tournaments.points import Line, lines
from spellhall.tournaments.scored_events import Item, why_unscored
from spellhall.tournaments.sheets.lists import shown
from spellhall.tournaments.standings import standing
from spellhall.tournaments.state import RoundState, Table
from spellhall.tournaments.steps import next_step
from spellhall.tournaments.structures.structure import Match

PUBLIC_NEXT = {
    "publish": "The next round is being paired.",
    "settle": "All rounds are played. Staff check the forms before they finish the tournament.",
}
"""Replaces a staff step that others need not know about."""


def frame_of(stored: StoredEvent, event: Event, book: Book, broken: str = "") -> EventFrame:
    """What everyone may know."""
    state, found = event.state, lines(event)
    published = [round for round in state.rounds if round.published]
    step = next_step(event)
    people = {one.number: one for one in stored.people}
    return EventFrame(
        code=stored.code,
        n=len(event.log),
        game=stored.game,
        title=event.plan.title,
        stage=event.stage,
        plan=_plan(event, book),
        facts=[EventFact(one.name, one.title, one.decides, one.least, one.most) for one in state.facts],
        next=PUBLIC_NEXT.get(step.what, step.text),
        entrants=[_entrant(event, number, people) for number in state.entrants],
        staff=[EventStaff(person, event.names.person(person), role) for person, role in state.staff.items()],
        rounds=[_round(event, round, found) for round in published],
        standing=_standing(event, found) if published else [],
        rulings=[
            EventRuling(entry.body.text, list(entry.body.rules), entry.body.round, entry.body.table)
            for entry in event.standing_log()
            if isinstance(entry.body, Ruled)
        ],
        created=stored.created,
        closed=state.closed // 1000,
        seed=str(written(event.seed)) if state.closed else "",
        broken=broken,
        own_judges=list(event.own_judges),
    )


def _plan(event: Event, book: Book) -> EventPlan:
    plan, usual = event.plan, Policies()
    format, info = plan.format, book.types.get(plan.format.type)
    settings = {name: text_of(value) for name, value in msgspec.structs.asdict(plan.structure).items()}
    settings |= {
        name: text_of(value)
        for name, value in msgspec.structs.asdict(plan.policies).items()
        if value != getattr(usual, name)
    }
    variants = [book.variants[name] for name in format.variants if name in book.variants]
    return EventPlan(
        type=format.type,
        structure=tag_of(plan.structure),
        reporting=plan.reporting,
        seed_print=plan.seed_print,
        parameter=format.parameter,
        variants=list(format.variants),
        victory=format.victory,
        size=format.size,
        settings=settings,
        custom_rules=format.custom_rules,
        rules=[rule for one in (info, *variants) if one is not None for rule in one.rules],
        team=plan.team,
        least=plan.least,
        scored=plan.scored,
        unscored=why_unscored(event),
        factor=plan.factor,
        registration=plan.registration,
        sealed=info is not None and bool(book.product(format, 0)),
        publish_lists=plan.publish_lists,
        minutes=plan.time.minutes if plan.time is not None else 0,
        by_itself=plan.time is not None and plan.time.by_itself,
        notes=plan.notes,
    )


def _entrant(event: Event, number: int, people: Mapping[int, EventPerson]) -> EventEntrant:
    entrant = event.entrant(number)
    first = people.get(entrant.members[0], EventPerson(number=entrant.members[0]))
    login = first.plate.page if event.state.closed else first.plate.here
    return EventEntrant(
        number=number,
        name=event.name(number),
        people=list(entrant.members),
        agent=first.agent or "",
        gone=entrant.gone,
        here=entrant.here,
        listed=bool(entrant.lists),
        since=entrant.since,
        login="" if len(entrant.members) > 1 else login,
    )


def _round(event: Event, round: RoundState, found: Iterable[Line]) -> EventRound:
    time = event.plan.time
    points = {(line.table, line.entrant): line.points for line in found if line.round == round.number}
    minutes = time.minutes + round.minutes if time is not None and round.published else 0
    notes = [f"{event.called(pair)} should have been kept apart, but couldn't be" for pair in round.together]
    if round.misplaced:
        notes.append(f"no suitable table was free for {event.called(round.misplaced)}")
    return EventRound(
        round=round.number,
        tables=[_table(table, event.match(table), points) for table in round.tables],
        attempt=round.attempt,
        published=round.published // 1000,
        until=round.published // 1000 + 60 * minutes if minutes else 0,
        over=event.round_is_over(round),
        time=round.time,
        byes=list(round.byes),
        back=list(round.back),
        notes=notes,
    )


def _table(table: Table, match: Match, points: Mapping[tuple[int, int], int]) -> EventTable:
    games = {number: EventGame(number, code=code) for number, code in table.started.items()}
    for report in table.reports:
        games[report.game] = EventGame(
            report.game,
            True,
            report.winner or 0,
            [dict(tally) for tally in report.tallies],
            report.end,
            list(report.left),
            table.started.get(report.game, ""),
            report.game in table.confirmed,
        )
    over = match.over and bool(match.places)
    return EventTable(
        table=table.number,
        entrants=list(table.entrants),
        wins=[match.wins.get(entrant, 0) for entrant in table.entrants],
        stage="over" if match.over else "playing" if table.begun else "waiting",
        places=[match.places[entrant] for entrant in table.entrants] if over else [],
        points=[points.get((table.number, entrant), 0) for entrant in table.entrants] if over else [],
        games=[games[number] for number in sorted(games)],
        left=sorted(table.left),
        flags=[FLAGS[flag] for flag in match.flags],
        asks=[EventAsk(fact, list(entrants)) for fact, entrants in match.asks],
        time=table.time is not None,
        minutes=table.minutes,
        by_hand=table.by_hand,
    )


def _standing(event: Event, found: Iterable[Line]) -> list[EventRank]:
    fact = event.state.facts[0].name if event.state.facts else ""
    own: dict[int, list[str]] = defaultdict(list)
    for line in found:
        own[line.entrant].append(line.told(fact))
    return [
        EventRank(
            place=rank.place,
            entrant=rank.entrant,
            points=rank.points,
            status=rank.status,
            values=[EventValue(MEASURES[name].title, shown(value)) for name, value in rank.values],
            decided=MEASURES[rank.decided].title if rank.decided else "",
            lines=own[rank.entrant],
        )
        for rank in standing(event)
    ]


def role_of(event: Event, person: int) -> str:
    """Someone's staff role at an event, by their number there; empty for anyone else."""
    return event.state.staff.get(person, "") if person else ""


def entrant_of(event: Event, person: int) -> int:
    """The entrant that someone plays as; 0 for none. Someone who came back after leaving before the start has
    several.
    """
    own = [one for one in event.state.entrants.values() if person and person in one.members]
    return max(own, key=lambda one: (not one.gone, one.number)).number if own else 0


def you_of(event: Event, person: int) -> EventYou:
    """What someone may know in addition, by their number at the event (0: none)."""
    you = EventYou(person=person, role=role_of(event, person), entrant=entrant_of(event, person))
    if not you.entrant:
        return you
    you.pool = list(decks.opened(event, you.entrant))
    deck, beside = decks.readable(event, you.entrant)
    you.deck, you.beside = list(deck), list(beside)
    own = next((call for call in event.state.calls.values() if call.entrant == you.entrant and not call.settled), None)
    if own is not None:
        you.call, you.judge = own.number, own.judge
    you.asked = event.chance.answers.get(you.entrant, "-") == ""
    rounds = event.state.rounds
    table = next((one for one in rounds[-1].tables if you.entrant in one.entrants), None) if rounds else None
    if table is not None and rounds[-1].published:
        you.round, you.table, you.seat = table.round, table.number, table.entrants.index(you.entrant)
        number = len(table.reports) + 1
        if beside:
            plays, plays_beside = decks.played(event, you.entrant, table)
            you.plays, you.plays_beside = list(plays), list(plays_beside)
            you.may_exchange = not decks.why_no_swap(event, you.entrant, table)
        if table.plays(you.entrant, number) and not event.match(table).over:
            you.code = table.started.get(number, "")
    return you


def desk_of(
    event: Event, items: Iterable[Item], stuck: Iterable[EventStuck], people: Iterable[EventPerson]
) -> EventDesk:
    """What staff need."""
    step, state = next_step(event), event.state
    drawn = state.rounds[-1] if state.rounds and not state.rounds[-1].published else None
    late = event.structure.late(event.field) if state.rounds and not state.closed else None
    playing = Counter(member for entrant in state.entrants.values() for member in entrant.members)
    return EventDesk(
        what=step.what,
        text=step.text,
        tables=list(step.tables),
        entrants=list(step.entrants),
        drawn=_round(event, drawn, ()) if drawn is not None else None,
        calls=[
            EventCall(call.number, call.entrant, call.round, call.table, call.at // 1000, call.text, call.judge)
            for call in state.calls.values()
            if not call.settled
        ],
        cases=[
            EventCase(one.number, one.entrant, one.matter, list(one.rules), one.outcome) for one in state.cases.values()
        ],
        items=[EventItem(one.name, one.text, one.rule, one.done, one.note, one.asserted) for one in items],
        stuck=list(stuck),
        late=list(late.tables) if late is not None else [],
        late_next=late is not None and late.next_round,
        helpers=[
            EventStaff(one.number, one.name, role_of(event, one.number))
            for one in people
            if one.name and one.person is not None and not playing[one.number]
        ],
    )
