"""What waits for the next card to activate: negations, wards, boosts (section NE).

Each entry of the registry is ``(code, source, seat, uses, argument, 0, 0)``. It waits until a matching card of the
right player would activate, does its work once for each use, oldest first (SC-NE-05, SC-NE-06), and ends with the
chain (SC-NE-07).
"""

from __future__ import annotations

from spellhall.games.spellchain.table import (
    DOUBLED,
    IS_NEGATED,
    LESS,
    MORE,
    NEGATED,
    SAVED,
    SEIZED,
    SLOT,
    STATUS,
    TIMES,
)
from spellhall.kernel.state import State

(
    NEGATE_SPELL,
    NEGATE_CARD,
    NEGATE_PLAIN,
    WEAKEN,
    BOOST,
    DOUBLE,
    PROTECT,
    WARD,
    SEIZE,
) = range(1, 10)
NEGATIONS = (NEGATE_SPELL, NEGATE_CARD, NEGATE_PLAIN)
APPLY_IT, WEAKEN_AFTER = 1, 2
D20 = 20


def wait(state: State, code: int, source: int, seat: int, uses: int = 1, argument: int = 0) -> None:
    """Let something wait for the next matching card."""
    state.begin_lasting((code, source, seat, uses, argument, state.clock + len(state.lasting), 0))


def use_up(state: State, entry: tuple[int, ...]) -> None:
    """One use of an entry is spent."""
    index = state.lasting.index(entry)
    state.end_lasting(entry)
    if entry[3] > 1:
        state.begin_lasting((*entry[:3], entry[3] - 1, *entry[4:]))
        state.lasting.insert(index, state.lasting.pop())


def negation_for(state: State, card: int) -> tuple[int, ...] | None:
    """The oldest opposing negation that stops a card, or None (SC-KI-03 to SC-KI-06)."""
    seat = state.control[card]
    definition = state.definition(card)
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
    """Whether a card says of itself that it cannot be negated."""
    return any(word.kind == "firm" for ability in state.definition(card).abilities for word in ability.modifiers)


def is_saved(state: State, card: int) -> bool:
    """Whether something keeps a card from being negated by an opposing effect; what does is used up."""
    from spellhall.games.spellchain.rules.active import held

    seat = state.control[card]
    definition = state.definition(card)
    if is_firm(state, card):
        return True
    own = [entry for entry in state.lasting if entry[2] == seat]
    if definition.kind == "Spell" and any(entry[0] == PROTECT for entry in own):
        return True
    for entry in own:
        if entry[0] == WARD:
            use_up(state, entry)
            state.tell(SAVED, seat, card, entry[1])
            return True
    for _, standing in held(state, "wards"):
        if standing.seat == seat and definition.kind == "Spell" and not state.marks[TIMES][standing.source]:
            state.mark(TIMES, standing.source, 1)
            state.tell(SAVED, seat, card, standing.source)
            return True
    return False


def negate(state: State, card: int, by: int) -> None:
    """SC-NE-01, SC-NE-02. The card does not carry out its effect and stays in its slot."""
    state.mark(STATUS, card, NEGATED)
    state.tell(IS_NEGATED, state.control[card], card, by, state.marks[SLOT][card])


def take_boosts(state: State, card: int) -> None:
    """What waited for this card to activate clings to it now."""
    seat = state.control[card]
    definition = state.definition(card)
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
        elif code == SEIZE and not own and definition.deals:
            state.mark(SEIZED, card, entry[4])
        else:
            continue
        use_up(state, entry)
