"""What an event must be and show before its points count beyond it (section ELI of the tournament rules)."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta

from spellhall.tournaments.event import Event
from spellhall.tournaments.plan import seats_of

LEAST_PLAYERS = 9
LEAST_SEATS = 3
DAYS = 30
"""The forms must be sent within this many days of the end (SFT-ELI-11)."""
ADVERTISED, BOOKLET, COPY, SENT = WORDS = ("advertised", "booklet", "copy", "sent")
"""What only a person can confirm."""


@dataclass(frozen=True)
class Item:
    """One thing that a scored event needs.

    Attributes:
        name: the name to tick it by, if a person has to confirm it; otherwise what it is about.
        text: what is needed; ``rule``: the rule that asks for it.
        done: whether it is there; ``note``: what shows it, or what is wrong.
        compulsory: whether the points don't count without it.
        asserted: whether it rests on a person's word.
    """

    name: str
    text: str
    rule: str
    done: bool
    note: str = ""
    compulsory: bool = True
    asserted: bool = False


def starters(event: Event) -> list[int]:
    """The people who began round 1, members of teams one by one (SFT-ELI-10, SFT-COO-06, SFT-COO-07)."""
    if not event.state.rounds:
        return []
    first = event.state.rounds[0]
    began = [entrant for table in first.tables for entrant in table.entrants if entrant not in table.absent]
    return [member for number in (*began, *first.byes) for member in event.entrant(number).members]


def expected(event: Event) -> int:
    """How many people have begun, or would if round 1 were drawn now."""
    if event.state.rounds:
        return len(starters(event))
    return sum(len(entrant.members) for entrant in event.state.entrants.values() if not entrant.gone)


def why_unscored(event: Event) -> str:
    """Why an event's points don't count beyond it; empty if they do."""
    plan, count = event.plan, expected(event)
    if not plan.scored:
        return "it was announced as unscored (SFT-ELI-01)"
    if count < LEAST_PLAYERS:
        began = "began" if event.state.rounds else "are entered"
        return f"{count} players {began}, but a scored one needs at least {LEAST_PLAYERS} (SFT-ELI-03, SFT-ELI-09)"
    if seats_of(plan.structure) < LEAST_SEATS:
        return "games for two don't count (SFT-ELI-08)"
    return ""


def checklist(event: Event, reference: str = "", version: str = "") -> list[Item]:
    """Everything that a scored event needs; ``reference`` and ``version`` are today's."""
    state, plan = event.state, event.plan
    count, small = expected(event), plan.size_class == "small"
    coordinator = "coordinator" in state.staff.values()
    advert = "a sign at a local store" if small else "at least a half-page advertisement"
    latest = state.version == version if version else True
    doubtful = [
        f"round {match.round}, table {match.table}"
        for round in event.field.rounds
        for match in round.matches
        if "two_left" in match.flags
    ]
    items = [
        Item("players", f"at least {LEAST_PLAYERS} players", "SFT-ELI-03", count >= LEAST_PLAYERS, f"{count} players"),
        Item("coordinator", "a coordinator", "SFT-GEN-01", coordinator),
        Item("reference", "the card reference is at hand", "SFT-GEN-04", bool(state.reference), state.reference),
        _word(event, ADVERTISED, f"it was advertised: {advert}", "SFT-ELI-04, SFT-ELI-05"),
    ]
    if plan.booklet:
        items.append(_word(event, BOOKLET, "it's in the registration booklet", "SFT-ELI-06"))
    rules_note = "" if latest else f"played with version {state.version}; today's is {version}"
    items += [
        Item("version", "the latest rules", "SFT-ELI-07", latest, rules_note, compulsory=False),
        Item(
            "three",
            "every game has three or more players",
            "SFT-ELI-08",
            not doubtful,
            f"only two played at {'; '.join(doubtful)}" if doubtful else "",
            compulsory=False,
        ),
        Item("grid", "every line of the grids is filled in", "SFT-ELI-14, SFT-ELI-15", not gaps(event)),
        _word(event, COPY, "a copy of the forms is kept", "SFT-ELI-13"),
    ]
    return items


def _word(event: Event, name: str, text: str, rule: str) -> Item:
    """An item that the coordinator confirms."""
    ticks = event.state.ticks
    return Item(name, text, rule, name in ticks, ticks.get(name, ""), asserted=True)


def gaps(event: Event) -> list[str]:
    """The gaps in the grids, in sentences: a form with gaps isn't accepted (SFT-ELI-14, SFT-ELI-15)."""
    always = [fact for fact in event.state.facts if fact.decides == "always"]
    missing = []
    for round in event.state.rounds:
        for table in round.tables:
            match = event.match(table)
            where = f"round {round.number}, table {table.number}"
            if not match.over:
                missing.append(f"{where}: the match isn't over")
            for report in table.reports:
                for entrant, tally in zip(table.entrants, report.tallies, strict=False):
                    lacking = [fact.title for fact in always if fact.name not in tally]
                    if lacking and table.plays(entrant, report.game) and entrant not in report.left:
                        whose = f"the {' and '.join(lacking)} of {event.name(entrant)}"
                        missing.append(f"{where}, game {report.game}: {whose}")
            for fact, entrants in match.asks:
                missing.append(f"{where}: {fact} of {event.called(entrants)}, which decide a tie (SFT-SCO-15)")
    return missing


def due(event: Event) -> date | None:
    """The last day to send the forms; None before the event is closed (SFT-ELI-11)."""
    closed = event.state.closed
    return None if not closed else day_of(closed) + timedelta(days=DAYS)


def at_risk(event: Event, sent: date) -> bool:
    """Whether forms with this postmark may be refused (SFT-ELI-12)."""
    last = due(event)
    return last is not None and sent > last


def day_of(at: int) -> date:
    """The day of a moment."""
    return datetime.fromtimestamp(at / 1000, tz=UTC).date()
