"""Effects that wait for the next card to activate: negations, wards, boosts (section NE).

Each entry of the registry is ``(code, source, seat, uses, argument, 0, 0)``. It waits until a matching card of the
right player would activate, works once for each use, oldest first (SC-NE-05, SC-NE-06), and ends with the chain
(SC-NE-07).

A negation hits one card. A card that can't be negated at all (SC-NE-10) passes it by, and the negation keeps waiting.
A ward averts one (SC-NE-11): both are used up, and the card activates no matter what else waits for it.
"""

from __future__ import annotations

from typing import Final

from spellhall.games.spellchain import events
from spellhall.games.spellchain.rules.active import held
from spellhall.games.spellchain.rules.defined import card_of
from spellhall.games.spellchain.rules.questions import Firmness, Ward
from spellhall.games.spellchain.table import (
    CHAIN,
    DOUBLED,
    LESS,
    MORE,
    NEGATED,
    SEIZED,
    SLOT,
    STATUS,
    TIMES,
    WAITING,
)
from spellhall.kernel.state import State

NEGATE_SPELL: Final = 1
NEGATE_CARD: Final = 2
NEGATE_PLAIN: Final = 3
WEAKEN: Final = 4
BOOST: Final = 5
DOUBLE: Final = 6
PROTECT: Final = 7
WARD: Final = 8
SEIZE: Final = 9
NEGATIONS = (NEGATE_SPELL, NEGATE_CARD, NEGATE_PLAIN)
APPLY_IT: Final = 1
WEAKEN_AFTER: Final = 2
D20: Final = 20


def wait(state: State, code: int, source: int, seat: int, uses: int = 1, argument: int = 0) -> None:
    """Make something wait for the next matching card."""
    state.begin_lasting((code, source, seat, uses, argument, state.clock + len(state.lasting), 0))


def use_up(state: State, entry: tuple[int, ...]) -> None:
    """Use up one use of an entry."""
    if entry[3] > 1:
        state.alter_lasting(entry, (*entry[:3], entry[3] - 1, *entry[4:]))
    else:
        state.end_lasting(entry)


def negation_for(state: State, card: int) -> tuple[int, ...] | None:
    """The oldest opposing negation that stops a card, or None (SC-KI-03 to SC-KI-06)."""
    seat = state.control[card]
    definition = card_of(state, card)
    is_spell = definition.kind == "Spell"
    plain = is_spell and not definition.seals & {"Continuous", "Summon", "Ultimate"}
    for entry in state.lasting:
        if entry[2] == seat:
            continue
        code = entry[0]
        if code == NEGATE_CARD or (code == NEGATE_SPELL and is_spell) or (code == NEGATE_PLAIN and plain):
            return entry
    return None


def is_firm(state: State, card: int) -> bool:
    """Whether a card's own text says it can't be negated."""
    return any(isinstance(word, Firmness) for ability in card_of(state, card).abilities for word in ability.modifiers)


def shield_of(state: State, card: int) -> int:
    """SC-NE-10. The card that keeps another from being negated: itself, or one that protects its player's next Spell.

    -1 if there is none.
    """
    if is_firm(state, card):
        return card
    seat = state.control[card]
    if card_of(state, card).kind == "Spell" and card == next_spell(state, seat):
        for entry in state.lasting:
            if entry[0] == PROTECT and entry[2] == seat:
                return entry[1]
    return -1


def next_spell(state: State, seat: int) -> int:
    """A player's next waiting Spell; -1 for none."""
    spells = [
        card
        for card in state.pile(CHAIN, seat)
        if state.marks[STATUS][card] == WAITING and card_of(state, card).kind == "Spell"
    ]
    return max(spells, key=state.marks[SLOT].__getitem__, default=-1)


def is_warded(state: State, card: int) -> bool:
    """SC-NE-11. Whether a ward averts an opposing negation of a card; it is used up."""
    seat = state.control[card]
    for entry in state.lasting:
        if entry[0] == WARD and entry[2] == seat:
            use_up(state, entry)
            state.tell(events.Saved(seat, card, entry[1]))
            return True
    for _, standing in held(state, Ward):
        is_spell = card_of(state, card).kind == "Spell"
        if standing.seat == seat and is_spell and not state.marks[TIMES][standing.source]:
            state.mark(TIMES, standing.source, 1)
            state.tell(events.Saved(seat, card, standing.source))
            return True
    return False


def is_saved(state: State, card: int) -> bool:
    """Whether something keeps a card from being negated by an opposing effect right now; what does is logged."""
    shield = shield_of(state, card)
    if shield < 0:
        return is_warded(state, card)
    state.tell(events.Saved(state.control[card], card, shield))
    return True


def negate(state: State, card: int, by: int) -> None:
    """SC-NE-01, SC-NE-02. The card's effect isn't carried out, and it stays in its slot."""
    state.mark(STATUS, card, NEGATED)
    state.tell(events.IsNegated(state.control[card], card, by, state.marks[SLOT][card]))


def take_boosts(state: State, card: int) -> None:
    """Attach whatever waited for this card to activate. If several effects would seize it, one does (SC-WO-17)."""
    seat = state.control[card]
    definition = card_of(state, card)
    is_spell = definition.kind == "Spell"
    for entry in list(state.lasting):
        code, own = entry[0], entry[2] == seat
        if code == WEAKEN and not own:
            state.mark(LESS, card, state.marks[LESS][card] + entry[4])
        elif code == BOOST and own and is_spell and definition.deals:
            state.mark(MORE, card, state.marks[MORE][card] + entry[4])
        elif code == DOUBLE and own and is_spell and definition.deals:
            state.mark(DOUBLED, card, 1)
        elif code == PROTECT and own and is_spell:
            pass
        elif code == SEIZE and not own and definition.deals and not state.marks[SEIZED][card]:
            state.mark(SEIZED, card, entry[4])
            state.tell(events.WouldSeize(entry[2], card, entry[1], entry[4]))
        else:
            continue
        use_up(state, entry)
