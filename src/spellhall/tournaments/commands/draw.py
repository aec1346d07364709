"""Drawing a round, redrawing it, moving entrants by hand, publishing it; and asking someone back for it."""

from __future__ import annotations

from spellhall.kernel.errors import UsageError, repeated
from spellhall.tournaments import seeds
from spellhall.tournaments.commands.checks import need_open, need_over, need_round, refuse_if
from spellhall.tournaments.entries import Alone, Answered, AskedBack, Drawn, Entry, Moved, Published
from spellhall.tournaments.event import Event
from spellhall.tournaments.number_words import there_are
from spellhall.tournaments.second_chances import candidates, next_asked
from spellhall.tournaments.state import Table
from spellhall.tournaments.structures.structure import Field, Over, ToBringBack, ToDraw


def draw(event: Event) -> list[Entry]:
    """Draw the next round, when every match of the one before is over (SFT-BRK-18, SFT-BRK-19)."""
    need_open(event)
    why_not = "" if event.state.rounds else why_not_begin(event)
    refuse_if(why_not, why_not)
    _check_over(event)
    ahead = event.ahead
    if isinstance(ahead, Over):
        raise UsageError(f"{_why_over(event)}; the event can be closed (SFT-BRK-20)")
    if isinstance(ahead, ToBringBack):
        raise UsageError(f"{ahead.why}: {_to_ask(event)}")
    return [_drawn(event, event.field, ahead.round, 1)]


def _why_over(event: Event) -> str:
    """Why no further round is drawn."""
    present = event.field.present
    if len(present) > 1:
        return "all rounds are played"
    return f"{event.name(present[0])} is the only one left" if present else "everyone has left"


def redraw(event: Event, reason: str) -> list[Entry]:
    """Redraw the last round, as long as no game of it has begun; the earlier draw stays in the log."""
    need_open(event)
    round = need_round(event)
    refuse_if(not reason.strip(), "say why you're pairing the round again")
    begun = [table.number for table in round.tables if table.begun]
    refuse_if(begun, f"round {round.number} has begun at table {begun[0] if begun else 0}, so its pairings stand")
    return [_drawn(event, event.field_before(round.number), round.number, round.attempt + 1)]


def _drawn(event: Event, field: Field, round: int, attempt: int) -> Drawn:
    seed = seeds.round_seed(event.seed, round, attempt)
    made = event.structure.draw(field, seed)
    return Drawn(
        round=round,
        attempt=attempt,
        seed=seed,
        tables=made.tables,
        byes=made.byes,
        back=field.back,
        together=made.together,
        misplaced=made.misplaced,
    )


def why_not_begin(event: Event) -> str:
    """Why round 1 can't be drawn yet; empty if it can."""
    if "coordinator" not in event.state.staff.values():
        return "an event needs a coordinator before it begins (SFT-GEN-01)"
    return why_no_tables(event) or why_no_decks(event)


def why_no_tables(event: Event) -> str:
    """Why an event can't begin with this many entrants; empty if it can."""
    present = [entrant for entrant in event.state.entrants.values() if not entrant.gone]
    people, least = sum(len(entrant.members) for entrant in present), event.plan.least
    if people < least:
        return f"this tournament needs at least {least} people, and {there_are(people)}"
    return event.structure.fault_of(len(present), event.plan)


def why_no_decks(event: Event) -> str:
    """Who still has to register a deck before play; empty if no one has to."""
    without, rule = without_deck(event), "SFT-SID-06" if event.plan.registration else "SFT-DCK-01"
    return f"decks must be registered before play; missing: {event.called(without)} ({rule})" if without else ""


def without_deck(event: Event) -> list[int]:
    """The entrants without a registered deck, if decks are registered before play (SFT-SID-06, SFT-DCK-01)."""
    if not event.plan.registration and event.plan.lists == "none":
        return []
    return [entrant.number for entrant in event.state.entrants.values() if not entrant.gone and not entrant.lists]


def _check_over(event: Event) -> None:
    """Check that the round before is over, and that nothing is missing that decides who advances (SFT-BRK-19)."""
    if not event.state.rounds:
        return
    need_over(event, event.state.rounds[-1])
    table = even_table(event)
    refuse_if(table, told_even(event, table) if table else "")


def even_table(event: Event) -> Table | None:
    """A tied table of the last round where the fact that decides who advances is still missing (SFT-TIM-10)."""
    for table in event.state.rounds[-1].tables:
        match = event.match(table)
        if match.asks and "lot" in match.flags:
            return table
    return None


def told_even(event: Event, table: Table) -> str:
    """What has to be reported for such a table."""
    fact, entrants = event.match(table).asks[0]
    at = f"table {table.number} of round {table.round}"
    return f"{at} is tied; enter the {fact} of {event.called(entrants)} first (SFT-TIM-10)"


def _to_ask(event: Event) -> str:
    """Who has to be asked back first."""
    waiting = [entrant for entrant, answer in event.chance.answers.items() if not answer]
    if waiting:
        return f"{event.name(waiting[0])} was asked to come back and hasn't answered"
    candidate = next_asked(event)
    if candidate is None:
        return "no one is left to bring back; choose whether they play or are ranked"
    return f"ask {event.name(candidate.entrant)} to come back first"


def publish(event: Event) -> list[Entry]:
    """Publish a drawn round; its time begins."""
    need_open(event)
    round = need_round(event)
    refuse_if(round.published, f"round {round.number} is published already")
    return [Published(round=round.number)]


def move(event: Event, one: int, other: int, reason: str) -> list[Entry]:
    """Swap the seats of two entrants of the last round by hand, as long as neither table has begun."""
    need_open(event)
    round = need_round(event)
    refuse_if(not reason.strip(), "say why you're changing the pairings: everyone can read it")
    refuse_if(one == other, "pick two different entrants to swap")
    for entrant in (one, other):
        table = next((table for table in round.tables if entrant in table.entrants), None)
        if table is None:
            raise UsageError(f"{event.name(entrant)} isn't playing in round {round.number}")
        refuse_if(table.begun, f"table {table.number} has begun, so its seats can't change")
    return [Moved(round=round.number, one=one, other=other)]


def _to_bring_back(event: Event) -> ToBringBack:
    need_open(event)
    refuse_if(not event.state.rounds, "no one is out before round 1")
    _check_over(event)
    ahead = event.ahead
    if not isinstance(ahead, ToBringBack):
        count = len(ahead.entrants) if isinstance(ahead, ToDraw) else 0
        why = f"{count} are left, and there's no free place" if count else _why_over(event)
        raise UsageError(f"no one is brought back: {why} (SFT-BRK-09)")
    return ahead


def ask_back(event: Event) -> list[Entry]:
    """Ask the best of those who are out to come back (SFT-BRK-09, SFT-BRK-10, SFT-BRK-17)."""
    ahead = _to_bring_back(event)
    waiting = [entrant for entrant, answer in event.chance.answers.items() if not answer]
    refuse_if(waiting, f"{event.called(waiting)} was already asked and hasn't answered")
    candidate = next_asked(event)
    if candidate is None:
        raise UsageError("no one is left to ask; choose whether the remaining players play or are ranked (SFT-BRK-17)")
    ranking = () if event.chance.ranking else candidates(event)
    return [AskedBack(round=ahead.round, entrant=candidate.entrant, ranking=ranking)]


def answer(event: Event, said: str) -> list[Entry]:
    """Record the answer: yes, no, or nothing because they are absent (SFT-BRK-17)."""
    ahead = _to_bring_back(event)
    refuse_if(said not in ("yes", "no", "absent"), f"an answer is yes, no or absent, not {repeated(said)}")
    waiting = [entrant for entrant, answer in event.chance.answers.items() if not answer]
    refuse_if(not waiting, "no one has an open request to come back")
    return [Answered(round=ahead.round, entrant=waiting[0], answer=said)]  # type: ignore[arg-type]


def go_on_alone(event: Event, decision: str) -> list[Entry]:
    """When no one is left to come back: those present play an unscored round, or are ranked by points."""
    ahead = _to_bring_back(event)
    refuse_if(
        decision not in ("play", "rank"),
        f"choose play or rank for the remaining players, not {repeated(decision)}",
    )
    refuse_if(next_asked(event) is not None, f"{_to_ask(event)} (SFT-BRK-17)")
    return [Alone(round=ahead.round, decision=decision)]  # type: ignore[arg-type]
