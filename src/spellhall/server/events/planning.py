"""Announcing events: parses names, makes plans from an organiser's choices, and lists what a book offers."""

from __future__ import annotations

from typing import Any

import msgspec

from spellhall.kernel.errors import UsageError
from spellhall.kernel.parts.tournament import Book, Format, TableFacts
from spellhall.server.events import shapes
from spellhall.server.library.product_models import choice_lines
from spellhall.tournaments import seeds
from spellhall.tournaments.commands.announcing import furnished, verdict
from spellhall.tournaments.plan import Plan, Policies, factor_of
from spellhall.tournaments.plan_from_text import (
    KINDS,
    book_of,
    game_and_book,
    meeting,
    policies_from,
    structure_from,
    tag_of,
    time_of,
    usual_structure,
    values_of,
)
from spellhall.tournaments.structures.kinds import forecast_of

USUAL_SEATS = 3
ONLINE = "refereed"


def read_name(order: shapes.NameToRead) -> shapes.NameRead:
    """The name of an event, with what it stands for.

    Raises:
        UsageError: for a name that can't be parsed.
    """
    game, book = game_and_book(order.name, order.game or "")
    format, label = book.read(order.name, False)
    kind = meeting(book, format, order.structure, order.settings)
    plan = furnished(
        Plan(
            game=game,
            title="",
            format=format,
            structure=kind,
            seed_print="",
            team=order.team,
            policies=policies_from(order.policies),
        ),
        book,
    )
    said = verdict(plan, book)
    return shapes.NameRead(
        game=game,
        title=book.write(format, label),
        label=label,
        type=format.type,
        parameter=format.parameter,
        variants=list(format.variants),
        victory=format.victory,
        size=format.size,
        structure=tag_of(kind),
        options={} if said.faults else book.options(format, TableFacts(seats_of(book, format))),
        faults=said.faults,
        warnings=said.warnings,
        forecast=_forecast(plan, order.entrants) if order.entrants else None,
    )


def seats_of(book: Book, format: Format) -> int:
    """The usual number of players at a table."""
    usual = book.types[format.type].seats if format.type in book.types else USUAL_SEATS
    return max([usual, *(book.variants[variant].seats for variant in format.variants if variant in book.variants)])


def _forecast(plan: Plan, entrants: int) -> shapes.Forecast | None:
    """A forecast of the event; empty if it could not begin."""
    try:
        found = forecast_of(plan, entrants)
    except UsageError:
        return None
    rounds = [
        shapes.RoundAhead(entrants=one.entrants, sizes=list(one.sizes), byes=one.byes, back=one.back)
        for one in found.rounds
    ]
    return shapes.Forecast(rounds=rounds, tables=found.tables, points=found.points)


def planned(order: shapes.EventToAnnounce, seed: int) -> tuple[Plan, Book]:
    """The plan of an event to announce, and its game's book.

    Raises:
        UsageError: for a name that can't be parsed, and for unknown settings.
    """
    game, book = game_and_book(order.name, order.game or "")
    if order.custom_type:
        format, title = Format(order.custom_type, custom_rules=order.custom_rules), order.name
    else:
        format, label = book.read(order.name, False)
        title = book.write(format, label)
    plan = Plan(
        game=game,
        title=title,
        format=format,
        structure=meeting(book, format, order.structure, order.settings),
        seed_print=seeds.print_of(seed),
        team=order.team,
        scored=order.scored,
        factor=factor_of(order.notes),
        size_class="convention" if order.convention else "small",
        booklet=order.booklet,
        registration=order.registration,
        publish_lists=order.publish_lists,
        reporting=order.reporting,
        policies=policies_from(order.policies),
        notes=order.notes,
    )
    plan = furnished(plan, book)
    return playable(timed(plan, order.minutes, order.by_itself), book), book


def changed(plan: Plan, order: shapes.PlanChange, book: Book) -> Plan:
    """The changed plan."""
    changes: dict[str, Any] = {
        name: value
        for name in ("reporting", "registration", "publish_lists", "scored", "notes")
        if (value := getattr(order, name)) is not None
    }
    if order.name:
        format, label = game_and_book(order.name, plan.game)[1].read(order.name, False)
        changes |= {"format": format, "title": book.write(format, label), "team": 0}
        if format.type != plan.format.type:
            changes |= {"structure": usual_structure(book, format), "least": 0, "time": None, "lists": "none"}
    if order.structure or order.settings:
        changes["structure"] = structure_from(order.structure or tag_of(plan.structure), order.settings)
    if order.policies is not None:
        changes["policies"] = policies_from(order.policies, plan.policies)
    if order.notes is not None:
        changes["factor"] = factor_of(order.notes)
    plan = msgspec.structs.replace(plan, **changes)
    return playable(timed(furnished(plan, book) if order.name else plan, order.minutes, order.by_itself), book)


def timed(plan: Plan, minutes: int | None, by_itself: bool | None) -> Plan:
    """A plan with this many minutes per round, and whether time is called automatically after them; None leaves a value
    as it is.

    Raises:
        UsageError: when time should be called automatically, but there is no limit.
    """
    limit = plan.time if minutes is None else time_of(minutes)
    if limit is None and by_itself:
        raise UsageError("automatic time calls need a time limit; say how many minutes")
    if limit is not None:
        before = plan.time is not None and plan.time.by_itself
        limit = msgspec.structs.replace(limit, by_itself=before if by_itself is None else by_itself)
    return msgspec.structs.replace(plan, time=limit)


def playable(plan: Plan, book: Book) -> Plan:
    """A plan changed so that its games can be played in the hall, if that was agreed: then decks are registered.

    Raises:
        UsageError: when the hall cannot play them.
    """
    if plan.reporting != ONLINE:
        return plan
    if plan.format.type not in book.types:
        raise UsageError(f"the hall doesn't know the rules of {plan.format.type}, so play it in person")
    if plan.team != 1:
        raise UsageError("teams don't register decks, so they play in person; have staff enter the results")
    if book.draft_form(plan.format):
        raise UsageError(
            f"the hall deals no packs at a tournament, so play {plan.format.type} in person and have staff enter the "
            "results, or open a pod, which drafts and plays its rounds in the hall"
        )
    return msgspec.structs.replace(plan, registration=True)


def offered(game: str) -> shapes.TournamentBook:
    """The tournaments that a game offers.

    Raises:
        UsageError: when it has none.
    """
    book = book_of(game)
    return shapes.TournamentBook(
        game=game,
        types=[
            shapes.TypeLine(
                name=one.name,
                text=one.text,
                rules=list(one.rules),
                level=one.level,
                parameter=one.parameter,
                structure=one.structure,
                seats=one.seats,
                least=one.least,
                minutes=one.minutes,
                choices=choice_lines(book.choices(one.name)),
            )
            for one in book.types.values()
        ],
        variants=[
            shapes.VariantLine(name=one.name, text=one.text, rules=list(one.rules), aliases=list(one.aliases))
            for one in book.variants.values()
        ],
        victories=list(book.victories),
        sizes=list(book.sizes),
        facts=[shapes.FactLine(name=one.name, title=one.title, decides=one.decides) for one in book.facts],
        structures={tag: _choices(kind) for tag, kind in KINDS.items()},
        policies=_choices(Policies),
    )


def _choices(struct: type[Any]) -> list[shapes.Choice]:
    return [
        shapes.Choice(name=name, usual=usual, values=list(values))
        for name, (usual, values) in values_of(struct).items()
    ]
