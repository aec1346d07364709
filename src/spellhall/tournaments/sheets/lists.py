"""Sheets of the whole event: the entrants, the standing, the form to send in, and a registered deck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from datetime import UTC, datetime
from fractions import Fraction

from spellhall.kernel.errors import UsageError
from spellhall.tournaments.commands.decks import CLOSED, is_closed, readable
from spellhall.tournaments.event import Event
from spellhall.tournaments.measures import MEASURES, Value
from spellhall.tournaments.points import lines, staff_credits
from spellhall.tournaments.scored_events import due, gaps, starters, why_unscored
from spellhall.tournaments.sheets.sheet import BOX, Part, Sheet
from spellhall.tournaments.standings import standing

NOT_SHOWN = ("in", "lot", "points")
"""Measures that a list shows in another way, or that mean nothing to people."""
Described = Callable[[str], tuple[str, str]]
"""Gives the type and name of a card by its key."""


def roster(event: Event) -> Sheet:
    """Everyone who has entered."""
    rows = []
    for number, entrant in sorted(event.state.entrants.items()):
        people = " & ".join(event.names.person(member) for member in entrant.members)
        rows.append((str(number), event.name(number), people, "yes" if entrant.here else "", entrant.gone))
    part = Part("", ("Number", "Name", "People", "There", "Gone"), tuple(rows))
    return Sheet("roster", event.plan.title, "Entrants", (part,))


def standings(event: Event) -> Sheet:
    """The standing, with what ranks the entrants."""
    ranks = standing(event)
    names = [name for name, _ in ranks[0].values if name not in NOT_SHOWN] if ranks else []
    rows = [
        (
            str(rank.place),
            event.name(rank.entrant),
            str(rank.points),
            *(shown(dict(rank.values)[name]) for name in names),
            rank.status,
        )
        for rank in ranks
    ]
    columns = ("Place", "Name", "Points", *(MEASURES[name].title.capitalize() for name in names), "")
    played = len(event.state.rounds)
    title = "Final standing" if event.stage == "closed" else f"Standing after round {played}"
    return Sheet("standings", event.plan.title, title, (Part("", columns, tuple(rows)),))


def scoring_form(event: Event) -> Sheet:
    """The form that the coordinator of a scored event sends in (SFT-ELI-11 to SFT-ELI-15).

    Raises:
        UsageError: if the event doesn't count, or anything is missing: such a form isn't accepted.
    """
    if unscored := why_unscored(event):
        raise UsageError(f"there's no scoring form: {unscored}")
    if missing := gaps(event):
        raise UsageError(f"the scoring form has gaps, {missing[0]} (SFT-ELI-14)")
    rounds = range(1, len(event.state.rounds) + 1)
    found = lines(event)
    players = []
    for rank in standing(event):
        own = {line.round: line.points for line in found if line.entrant == rank.entrant}
        cells = [str(own[number]) if number in own else "" for number in rounds]
        players.append((str(rank.place), event.name(rank.entrant), *cells, str(rank.points)))
    staff = [(event.names.person(one.person), one.kind, str(one.points)) for one in staff_credits(event)]
    columns = ("Place", "Player", *(f"Round {number}" for number in rounds), "Points")
    last = due(event)
    notes = [
        f"{len(starters(event))} players began; all points of players are multiplied by {event.plan.factor}.",
        f"The event ended on {_day(event.state.closed)}; send this form by {last.isoformat()} (SFT-ELI-11)."
        if last
        else "The event isn't closed yet.",
        "Signed by the coordinator: ______________",
    ]
    parts = (Part("Players", columns, tuple(players)), Part("Staff", ("Name", "As", "Points"), tuple(staff)))
    return Sheet("scoring-form", event.plan.title, "Scoring form", parts, tuple(notes))


def deck_check(event: Event, entrant: int, described: Described) -> Sheet:
    """A registered deck by card type, with room to tick off what is found (SFT-DCK-03, SFT-DCK-04)."""
    deck, sideboard = readable(event, entrant)
    parts = [_cards(caption, keys, described) for caption, keys in (("Deck", deck), ("Sideboard", sideboard)) if keys]
    notes = [f"Checked by: ______________   Round: {BOX}"]
    if is_closed(event, entrant):
        notes.insert(0, f"{CLOSED[0].upper()}{CLOSED[1:]}.")
    title = f"Deck of {event.name(entrant)}"
    return Sheet("deck-check", event.plan.title, title, tuple(parts), tuple(notes), secret=True)


def _cards(caption: str, keys: tuple[str, ...], described: Described) -> Part:
    found = Counter((*described(key), key) for key in keys)
    rows = [(kind, name, key, str(count), BOX) for (kind, name, key), count in sorted(found.items())]
    return Part(f"{caption}: {len(keys)} cards", ("Type", "Card", "Printed", "Listed", "Found"), tuple(rows))


def shown(value: Value) -> str:
    """A value as people read it."""
    return f"{float(value):.2f}" if isinstance(value, Fraction) else str(value)


def _day(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, tz=UTC).date().isoformat() if at else BOX
