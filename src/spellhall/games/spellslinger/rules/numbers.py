"""Strength, speed and keywords of characters (sections CH, KW, AB and EF).

A number starts as printed; then effects that set it apply, then all additions, in whatever order they came (SS-AB-16).
Damage doesn't reduce strength (SS-CD-14). Effects "until end of turn" are in ``state.lasting``, one entry each:
``(what, card, amount, second amount, source)``.
"""

from __future__ import annotations

from typing import Final

from spellhall.games.spellslinger.facts import CHARACTER, KEYWORDS
from spellhall.games.spellslinger.rules.defined import Defined, card_of
from spellhall.games.spellslinger.rules.projection import Projection, held, project
from spellhall.games.spellslinger.rules.questions import AttackBan, Base, BlockBan, Boost, Gift, Sleep
from spellhall.games.spellslinger.table import IN_PLAY
from spellhall.kernel.state import State

BOOST: Final = 0
BECOMES: Final = 1
GRANTS: Final = 2
LOSES: Final = 3
"""What an until-end-of-turn effect does: adds to strength and speed, sets strength, grants or takes a keyword."""

Part = tuple[str, int]


def is_character(state: State, card: int) -> bool:
    """Whether a card is a character in play."""
    return state.zone[card] == IN_PLAY and state.catalogue[state.face[card]].type == CHARACTER


def characters_of(state: State, seat: int) -> list[int]:
    """The characters that a seat controls, in the order it got them."""
    catalogue, face = state.catalogue, state.face
    return [card for card in state.piles[IN_PLAY * state.seats + seat] if catalogue[face[card]].type == CHARACTER]


def strength(state: State, card: int) -> int:
    """SS-CH-02. What a character deals in combat, and the damage that destroys it; out of play, the printed number."""
    kept: Projection = state.projection if state.projected == state.presence else project(state)
    found = kept.strengths.get(card)
    return _total(state, card, 0) if found is None else found


def speed(state: State, card: int) -> int:
    """SS-CH-04. A character's place in the order of combat damage."""
    kept: Projection = state.projection if state.projected == state.presence else project(state)
    found = kept.speeds.get(card)
    return _total(state, card, 1) if found is None else found


def _total(state: State, card: int, which: int) -> int:
    """Calculate a strength or speed, cached for cards in play; if no modifiers apply, for all characters at once."""
    catalogue, face = state.catalogue, state.face
    if state.zone[card] != IN_PLAY:
        return int(catalogue[face[card]].speed if which else catalogue[face[card]].strength)
    kept: Projection = state.projection if state.projected == state.presence else project(state)
    numbers = kept.speeds if which else kept.strengths
    if state.lasting or Boost in kept.modifiers or Base in kept.modifiers:
        numbers[card] = sum([amount for _, amount in parts(state, card, which)])
    else:
        for each in (*kept.characters, card):
            numbers[each] = catalogue[face[each]].speed if which else catalogue[face[each]].strength
    return numbers[card]


def parts(state: State, card: int, which: int) -> list[Part]:
    """The parts of a strength (``which`` 0) or speed (1), each with its source; effects that set it replace the
    base.
    """
    definition: Defined = state.catalogue[state.face[card]]
    printed = definition.speed if which else definition.strength
    base: Part = ("printed", printed)
    if state.zone[card] != IN_PLAY:
        return [base]
    kept: Projection = state.projection if state.projected == state.presence else project(state)
    added: list[Part] = []
    for word, standing in kept.modifiers.get(Base, ()):
        if which == 0 and word.cards.accepts(state, card, standing):
            base = (card_of(state, standing.source).name, word.amount)
    for what, subject, first, second, source in state.lasting:
        if subject != card:
            continue
        if what == BECOMES and which == 0:
            base = (f"{_named(state, source)}, until end of turn", first)
        elif what == BOOST:
            added.append((f"{_named(state, source)}, until end of turn", second if which else first))
    for boost, standing in kept.modifiers.get(Boost, ()):
        amount = boost.speed if which else boost.strength
        if amount and boost.cards.accepts(state, card, standing) and boost.applies(state, standing):
            added.append((card_of(state, standing.source).name, amount))
    return [base, *[part for part in added if part[1]]]


def _named(state: State, source: int) -> str:
    return str(state.catalogue[source].name)


def keywords(state: State, card: int) -> frozenset[str]:
    """SS-CH-07, SS-KW-12. A character's current keywords; none out of play."""
    kept: Projection = state.projection if state.projected == state.presence else project(state)
    found = kept.keywords.get(card)
    if found is None:
        found = kept.keywords[card] = _keywords(state, card)
    return found


def has(state: State, card: int, keyword: str) -> bool:
    """Whether a character has a keyword now."""
    return keyword in keywords(state, card)


def _keywords(state: State, card: int) -> frozenset[str]:
    definition: Defined = state.catalogue[state.face[card]]
    if state.zone[card] != IN_PLAY or definition.type != CHARACTER:
        return frozenset()
    kept: Projection = state.projection if state.projected == state.presence else project(state)
    printed: frozenset[str] = frozenset() if card in kept.muted else definition.keywords
    if not state.lasting and Gift not in kept.modifiers:
        return printed
    found = set(printed)
    lost: set[str] = set()
    for word, standing in held(state, Gift):
        if word.cards.accepts(state, card, standing) and word.applies(state, standing):
            found.add(word.keyword)
    for what, subject, first, _, _ in state.lasting:
        if subject == card and what in (GRANTS, LOSES):
            (found if what == GRANTS else lost).add(KEYWORDS[first])
    return frozenset(found - lost)


def forbidden(state: State, ban: type[AttackBan | BlockBan], card: int) -> str:
    """The name of the card that keeps a character from attacking or blocking; empty if there is none."""
    for word, standing in held(state, ban):
        if word.cards.accepts(state, card, standing) and word.applies(state, standing):
            return str(card_of(state, standing.source).name)
    return ""


def stays_sideways(state: State, card: int) -> bool:
    """SS-SW-06. Whether something keeps a permanent from turning upright."""
    return any([word.cards.accepts(state, card, standing) for word, standing in held(state, Sleep)])
