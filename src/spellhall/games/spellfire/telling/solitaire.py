"""The log lines of solitaire: what the imaginary opponent chose and why, and the score."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import cast

from spellhall.games.spellfire import events
from spellhall.games.spellfire.rules.turn.victory import EMPIRE, LAST_LEFT
from spellhall.games.spellfire.solitaire import reasons as r
from spellhall.games.spellfire.solitaire.ending import band
from spellhall.games.spellfire.solitaire.reasons import DEEDS, because
from spellhall.kernel.events import Ended, Entry, Event, Moved
from spellhall.language.words import count_phrase, numeral

NAME = "the imaginary opponent"
PLACED = (r.ENTERS, r.GIVES, r.ADDS, r.LAYS)
"""Deeds that place a card, so that its play needs no line of its own."""
NUMBERLESS = (r.HAS_POWER, r.LATER_TYPE, r.CHANGES_NOTHING, r.HURTS_HIM, r.NO_EFFECT)
"""Reasons that aren't about a number."""
HALVED = "half its level"
"""The only part of a sum that no card adds: a champion attacks at half its level (``rules.questions.Ruin``)."""
LAST_CARD = "The draw pile has run out: the game is scored at the end of this turn (SOL-END-03)."


def chose(event: events.OpponentChose, who: str, name: Callable[[int], str]) -> str:
    """A choice with its reasons: name(0) is the card, name(1) the other one."""
    deed = DEEDS[event.deed].format(who=who, card=name(0), other=name(1))
    reasons = [because(reason, event.among) for reason in (event.reason, event.second) if reason >= 0]
    return f"{deed}: {', '.join(reasons)}." if reasons else f"{deed}."


def said_already(chosen: events.OpponentChose, event: Event) -> bool:
    """Whether an event only carries out what a choice this turn has announced, so it needs no line."""
    deed, card = chosen.deed, chosen.card
    if getattr(event, "seat", -1) != chosen.seat:
        return False
    if isinstance(event, events.RealmNamed):
        return deed == r.ATTACKS and event.card == chosen.other
    if isinstance(event, events.Attacks):
        return deed in (r.ATTACKS, r.SENDS) and event.card == card
    if isinstance(event, events.Defends):
        return deed == r.DEFENDS and event.card == card
    if isinstance(event, events.PowerUsed):
        return event.card == card and (deed == r.ANSWERS or (deed == r.USES and event.answered < 0))
    if isinstance(event, events.CardPlayed):
        plain = event.user in (-1, event.answered)
        return event.card == card and (deed in PLACED or (deed in (r.PLAYS, r.ANSWERS) and plain))
    return False


def is_its_caster(chosen: events.OpponentChose, user: int) -> bool:
    """Whether a choice has already said who casts a spell."""
    return chosen.deed == r.CASTS and chosen.card == user


def is_thrown(chosen: events.OpponentChose, move: Moved) -> bool:
    """Whether a discard was announced by a choice."""
    return chosen.deed in (r.THROWS, r.LOSES) and move.card == chosen.card


def opened(run: Sequence[Entry], name: Callable[[Entry, int], str]) -> tuple[str, ...]:
    """What a reported choice opens to: the sum behind it, and each candidate that was passed over with its own."""
    lines, told, terms = [], run[0], list[Entry]()
    for entry in (*run[1:], None):
        if entry is not None and isinstance(entry.event, events.Counted):
            terms.append(entry)
            continue
        added = sum_in_words([(cast(events.Counted, term.event), name(term, 0)) for term in terms])
        if isinstance(told.event, events.PassedOver | events.RuledOut):
            lines.append(passed_over(told.event, partial(name, told), added))
        elif added:
            lines.append(f"Levels: {added}.")
        if entry is not None:
            told, terms = entry, []
    return tuple(lines)


def sum_in_words(terms: Sequence[tuple[events.Counted, str]]) -> str:
    """A sum, as "Adon 5 + Ring 4 = 9 against Roper 9"; empty if there are no terms."""
    named = [(name if term.card >= 0 else HALVED, term) for term, name in terms]
    sides = [[(name, term.amount) for name, term in named if term.ours == ours] for ours in (1, 0)]
    return " against ".join(_side(side) for side in sides if side)


def _side(terms: Sequence[tuple[str, int]]) -> str:
    """One side of a sum."""
    first, *others = terms
    words = f"{first[0]} {first[1]}"
    for name, amount in others:
        words += f" {'-' if amount < 0 else '+'} {name} {abs(amount)}"
    return f"{words} = {sum(amount for _, amount in terms)}" if others else words


def passed_over(event: events.PassedOver | events.RuledOut, name: Callable[[int], str], added: str) -> str:
    """A candidate that was passed over, and why; ``added`` is the sum that decided it."""
    against = f" against {name(1)}" if event.other >= 0 else ""
    by = name(2) if isinstance(event, events.RuledOut) else ""
    return f"{name(0)}{_counted(event)}{against}: {because(event.reason, by=by, added=added)}."


def _counted(event: events.PassedOver | events.RuledOut) -> str:
    """The number that counted against a candidate: its magical items, or its level if levels are compared."""
    if event.level < 0 or event.reason in NUMBERLESS:
        return ""
    if event.reason in (r.MORE_ITEMS, r.LATER_BEARER):
        return f" ({count_phrase(event.level, 'magical item')})" if event.level else " (no magical items)"
    return f" (level {event.level})"


def score_taken(score: int, full: int) -> str:
    """The score, and its name."""
    realms = "one realm standing" if score == 1 else f"{numeral(score)} realms standing"
    rule = "SOL-END-08" if score >= full else "SOL-END-09"
    return f"Score: {score} of {full} with {realms}, {band(score, full)} ({rule})."


def ended(event: Ended) -> str:
    """How a one-deck game ended."""
    if event.why == EMPIRE:
        return "Six realms standing: a full win (SOL-END-02, SOL-END-08)."
    if event.why == LAST_LEFT:
        return "The game was conceded."
    return "The game is over."
