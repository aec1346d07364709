"""Announcing an event, changing its plan, opening and closing registration, naming its staff."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from spellhall.kernel.errors import UsageError, repeated
from spellhall.kernel.parts.tournament import Book, Format, TableFacts, Verdict
from spellhall.language.words import listed, numeral
from spellhall.tournaments import seeds
from spellhall.tournaments.commands.checks import need_open, refuse_if
from spellhall.tournaments.entries import Created, Doors, Entry, Planned, Staffed, Ticked
from spellhall.tournaments.event import Event
from spellhall.tournaments.match import WINS
from spellhall.tournaments.measures import MEASURES
from spellhall.tournaments.number_words import out_of_bounds, people
from spellhall.tournaments.plan import (
    MOST_ENTRANTS,
    MOST_FACTOR,
    MOST_MINUTES,
    MOST_TEAM,
    ROLES,
    Plan,
    TimeLimit,
    seats_of,
)
from spellhall.tournaments.scored_events import WORDS
from spellhall.tournaments.second_chances import KEYS
from spellhall.tournaments.structures.kinds import structure_of

MOST_TEXT = 4000
"""The most characters of notes and of custom rules."""
USUAL_WARNING = 10
"""Players are warned this many minutes before the end of a round, by default."""


def verdict(plan: Plan, book: Book) -> Verdict:
    """What is wrong with a plan, and what its organiser should know about it (SFT-GEN-12)."""
    format, faults, warnings = plan.format, [], []
    if format.type in book.types or not format.custom_rules.strip():
        said = book.check(format)
        faults, warnings = list(said.faults), list(said.warnings)
    if format.type not in book.types:
        if format.custom_rules.strip():
            warnings.append(
                f"{format.type} isn't a type in the rule book, so its own text gives the rules (SFT-GEN-07)"
            )
        elif not faults:
            faults.append(f"{format.type} isn't a type in the rule book, so write down its rules (SFT-GEN-07)")
    faults += structure_of(plan.structure).faults(plan)
    faults += out_of_bounds(plan.team, 1, MOST_TEAM, "an entrant is {} people")
    faults += out_of_bounds(plan.least, 0, MOST_ENTRANTS, "an event takes at least {} people")
    faults = faults or _faults_of_seats(plan, book)
    faults += _faults_of_policies(plan, book)
    if plan.scored and seats_of(plan.structure) < 3:
        faults.append("games for two can't be scored (SFT-ELI-08)")
    faults += out_of_bounds(plan.factor, 1, MOST_FACTOR, "points are multiplied by {}", "SFT-SCO-16")
    if plan.format.type in book.types and book.wants_editions(plan.format) and plan.lists != "editions":
        faults.append("deck lists need the edition of every card here: lists=editions (SFT-NOX-05)")
    if plan.policies.four_teams == "on_paper" and plan.reporting == "refereed":
        faults.append("a table of four teams needs eight seats, so it can only be played in person (SFT-TEA-16)")
    if plan.time is not None and not 0 <= plan.time.warning < plan.time.minutes <= MOST_MINUTES:
        faults.append(f"a time limit is up to {MOST_MINUTES} minutes, and the warning comes before it (SFT-TIM-01)")
    if max(len(plan.notes), len(format.custom_rules)) > MOST_TEXT:
        faults.append(f"notes and rules have at most {MOST_TEXT} characters")
    return Verdict(faults, warnings)


def team_of(book: Book, format: Format) -> int:
    """How many people an entrant of a format is."""
    return _teaming(book, format)[0]


def _teaming(book: Book, format: Format) -> tuple[int, str, str]:
    """The same, with the name and rule of the part of the format that asks for it."""
    kinds = [book.types.get(format.type), *(book.variants.get(variant) for variant in format.variants)]
    asked = [(max(1, kind.team), kind.name, kind.rules[0]) for kind in kinds if kind is not None]
    return max(asked, key=lambda one: one[0], default=(1, format.type, "SFT-GEN-07"))


def _faults_of_seats(plan: Plan, book: Book) -> list[str]:
    """Check that an entrant is as many people as the type needs, and that a table has the seats it needs."""
    if plan.format.type not in book.types:
        return []
    team, name, rule = _teaming(book, plan.format)
    if plan.team != team:
        by = f"by teams of {numeral(team)}" if team > 1 else "by single players"
        return [f"{name} is played {by}; an entrant is {people(team)}, not {numeral(plan.team)} ({rule})"]
    try:
        book.options(plan.format, TableFacts(seats_of(plan.structure) * team))
    except UsageError as error:
        return [str(error)]
    return []


def _faults_of_policies(plan: Plan, book: Book) -> list[str]:
    """Names in ranking orders that don't exist."""
    things = (WINS, *(fact.name for fact in book.facts))
    orders = (
        ("order_in_match", plan.policies.order_in_match, things),
        ("second_chance", plan.policies.second_chance, tuple(KEYS)),
        ("standings", plan.standings, tuple(MEASURES)),
    )
    return [
        f"{name} ranks by {', '.join(known)}, and not by {thing}"
        for name, order, known in orders
        for thing in order
        if thing not in known
    ]


def furnished(plan: Plan, book: Book) -> Plan:
    """A plan completed with the defaults of its type of tournament.

    These are: how many people an entrant is, how many it takes, how long a round lasts, lists with editions
    (SFT-DCK-02), and decks that are handed out and so registered.
    """
    changes: dict[str, Any] = {"team": plan.team or team_of(book, plan.format)}
    info = book.types.get(plan.format.type)
    if info is not None:
        changes["least"] = plan.least or info.least
        if plan.time is None and info.minutes:
            changes["time"] = TimeLimit(info.minutes, min(USUAL_WARNING, info.minutes - 1))
        if book.wants_editions(plan.format):
            changes["lists"] = "editions"
        if book.product(plan.format, 0):
            changes["registration"] = True
    return replace(plan, **changes)


def announce(plan: Plan, book: Book, seed: int, reference: str = "", version: str = "") -> list[Entry]:
    """Begin an event with its plan."""
    _check(plan, book, seed)
    return [Created(plan=plan, facts=tuple(book.facts), reference=reference, version=version), Doors(open=True)]


def replan(event: Event, plan: Plan, book: Book) -> list[Entry]:
    """Change the plan, until a round is drawn."""
    need_open(event)
    refuse_if(event.state.rounds, "the plan is fixed once round 1 is paired")
    refuse_if(plan.game != event.plan.game, f"you can't change the game; this is an event of {event.plan.game}")
    refuse_if(plan.team != event.plan.team and event.state.entrants, "players have entered, so the team size is fixed")
    _check(plan, book, event.seed)
    return [Planned(plan=plan)]


def _check(plan: Plan, book: Book, seed: int) -> None:
    faults = verdict(plan, book).faults
    if faults:
        raise UsageError(faults[0])
    refuse_if(plan.seed_print != seeds.print_of(seed), "the plan's fingerprint doesn't match this seed")


def doors(event: Event, open: bool) -> list[Entry]:
    """Open or close registration."""
    need_open(event)
    refuse_if(event.state.rounds, "round 1 is paired, so entry is over")
    refuse_if(event.state.open == open, f"entry is already {'open' if open else 'closed'}")
    return [Doors(open=open)]


def staff(event: Event, person: int, role: str) -> list[Entry]:
    """Make someone coordinator, judge or scorekeeper; an empty role ends it (SFT-GEN-01, -03)."""
    need_open(event)
    refuse_if(role and role not in ROLES, f"staff are {listed([*ROLES], 'or')}, not {repeated(role)}")
    now = event.state.staff
    called = event.names.person(person)
    refuse_if(now.get(person, "") == role, f"{called} is {f'{role} already' if role else 'not on the staff'}")
    others = [who for who, held in now.items() if held == "coordinator" and who != person]
    refuse_if(
        role == "coordinator" and others,
        f"an event has one coordinator: {event.names.person(others[0]) if others else ''} (SFT-GEN-01)",
    )
    refuse_if(
        now.get(person) == "coordinator" and event.state.rounds,
        "the event needs a coordinator; name another first (SFT-GEN-01)",
    )
    return [Staffed(person=person, role=role)]  # type: ignore[arg-type]


def tick(event: Event, item: str, note: str, done: bool = True) -> list[Entry]:
    """Tick off something that a scored event needs, with what shows it (SFT-ELI-04 to SFT-ELI-06, -13).

    Also after closing, because forms are sent after that.
    """
    refuse_if(item not in WORDS, f"you can tick {listed([*WORDS], 'and')}, not {repeated(item)}")
    refuse_if(done and not note.strip(), "give the evidence: where and when (SFT-ELI-04)")
    return [Ticked(item=item, note=note.strip(), done=done)]
