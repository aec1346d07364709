"""End-of-turn work and durations (sections PH6, LIMBO, POOL, OPT; AMB-47).

In this order: durations that expire, returns from Limbo, pools of players without realms, piles that ran out.
"""

from __future__ import annotations

from spellhall.games.spellfire.facts import HOLDING, REALM
from spellhall.games.spellfire.option_types import SpellfireOptions
from spellhall.games.spellfire.rules.battle.attacks import realm_at
from spellhall.games.spellfire.rules.game_form import form_of
from spellhall.games.spellfire.rules.host import services_of
from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.rules.levels.projection import held
from spellhall.games.spellfire.rules.plays.permits import why_not_bear
from spellhall.games.spellfire.rules.plays.placement import realms_for
from spellhall.games.spellfire.rules.plays.play import discard
from spellhall.games.spellfire.rules.plays.rule_of_the_cosmos import name_is_free
from spellhall.games.spellfire.rules.questions import Detention, Firmness
from spellhall.games.spellfire.rules.special_cards.captives import set_free
from spellhall.games.spellfire.rules.special_cards.fort import needs_no_realm
from spellhall.games.spellfire.rules.special_cards.lasting_events import is_kept
from spellhall.games.spellfire.rules.turn.destinations import leave_if_spent
from spellhall.games.spellfire.rules.turn.extended_durations import outlives
from spellhall.games.spellfire.rules.turn.limbo_terms import must_stay
from spellhall.games.spellfire.table import (
    ATTACHED,
    BATTLE_END,
    END_OF_OWN_NEXT_TURN,
    EXTRA_TURN,
    FOR_GOOD,
    FORMATION,
    GONE,
    LEFT_AT,
    LIMBO,
    LOST,
    MODEL,
    PLACE,
    POOL,
    PROMISED,
    RETURNED,
    ROUND_END,
    ROWS,
    TAKEN,
    TURN,
    TURN_END,
    USED,
)
from spellhall.kernel.state import State


def expire(state: State, until: int, seat: int) -> None:
    """End the lasting effects of a duration (for one seat, or -1 for all); cards they kept on the table leave it.

    An entry of the registry is ``(modifier, source, seat, subject, until, since, spared)``.
    """
    for effect in list(state.lasting):
        if effect[4] != until or (seat >= 0 and effect[2] != seat):
            continue
        if until == END_OF_OWN_NEXT_TURN and effect[5] >= state.regs[TURN]:
            continue
        if effect[1] >= 0 and (is_kept(state, effect[1], effect[2]) or outlives(state, effect[1], until)):
            continue
        if effect in state.lasting:
            state.end_lasting(effect)
            set_free(state, effect)
            leave_if_spent(state, effect[1])


def end_of_turn_work(state: State, seat: int) -> None:
    """AMB-47. All end-of-turn work in order, except for new draw piles: effects of losing a pool come first."""
    if state.lasting:
        for until in (ROUND_END, BATTLE_END, TURN_END):
            expire(state, until, -1)
        expire(state, END_OF_OWN_NEXT_TURN, seat)
    return_from_limbo(state, seat)
    lose_pools(state)


def return_from_limbo(state: State, seat: int) -> None:
    """SF-LIMBO-04, AMB-48. Return cards at the end of their owner's first normal turn that began after they left.

    The owner has no choice (SF-LIMBO-07); if the name is in play elsewhere, the card goes to its owner's discard pile.
    """
    options: SpellfireOptions = state.game.options
    if state.regs[EXTRA_TURN] or options["limbo_return"] != "end_of_owner_next_turn":
        return
    promised = state.lasting and [effect for effect in state.lasting if effect[0] == PROMISED]
    owners = range(state.seats) if promised else (seat,)
    for card in [card for owner in owners for card in state.pile(LIMBO, owner)]:
        if state.zone[card] != LIMBO or state.host[card] >= 0 or (promised and returns_with(state, card) != seat):
            continue
        if state.marks[LEFT_AT][card] >= state.regs[TURN] or is_detained(state, card) or must_stay(state, card):
            continue
        come_back(state, card)


def is_detained(state: State, card: int) -> bool:
    """SF-LIMBO-12. Whether a card in play holds another one in Limbo."""
    return any(word.detains(state, card, standing) for word, standing in held(state, Detention))


def come_back(state: State, card: int) -> None:
    """Bring one card back from Limbo: a champion to the pool with what it kept, a realm to the formation.

    A holding goes to the foremost realm that it fits (SF-LIMBO-10), or nowhere.
    """
    options: SpellfireOptions = state.game.options
    owner = state.owner[card]
    kept = [other for other in state.pile(LIMBO, owner) if state.host[other] == card]
    definition = card_of(state, card)
    bearer = _taken_from(state, card)
    if bearer >= 0:
        _go_back(state, card, bearer)
        return
    emerges = definition.is_champion or (
        (options["limbo_emergers"] == "any_permanent" or _is_promised(state, card))
        and definition.type in (REALM, HOLDING)
    )
    if not emerges or not name_is_free(state, card):
        for other in kept:
            discard(state, other)
        discard(state, card)
        return
    if definition.is_champion:
        state.move(card, POOL, owner, RETURNED)
    elif definition.is_holding:
        realms = sorted(realms_for(state, owner, card), key=state.marks[PLACE].__getitem__)
        if realms:
            state.move(card, ATTACHED, owner, RETURNED, realms[0])
        else:
            discard(state, card)
    else:
        place = free_place(state, owner, state.marks[PLACE][card])
        if place < 0:
            discard(state, card)
            return
        state.mark(PLACE, card, place)
        state.move(card, FORMATION, owner, RETURNED)
    for other in kept:
        if name_is_free(state, other) and (definition.is_champion or card_of(state, other).type == HOLDING):
            state.move(other, ATTACHED, owner, RETURNED, card)
        else:
            discard(state, other)


def promise_return(state: State, card: int, seat: int) -> None:
    """SF-LIMBO-14. A card of any kind that has just gone to Limbo will come back after a seat's next turn."""
    state.begin_lasting((PROMISED, -1, seat, card, FOR_GOOD, state.regs[TURN], 0))


def returns_with(state: State, card: int) -> int:
    """SF-LIMBO-04, SF-LIMBO-14. Whose turn brings a card back from Limbo: its owner's, or that of who was named."""
    for effect in state.lasting:
        if effect[0] == PROMISED and effect[3] == card and not state.seat_data[GONE][effect[2]]:
            return effect[2]
    return state.owner[card]


def _is_promised(state: State, card: int) -> bool:
    """SF-LIMBO-14. Whether a card comes back whatever its kind; the entry is then removed."""
    found = [effect for effect in state.lasting if effect[0] == PROMISED and effect[3] == card]
    for effect in found:
        state.end_lasting(effect)
    return bool(found)


def note_bearer(state: State, card: int, bearer: int) -> None:
    """SF-LIMBO-11. A card taken from a champion remembers which one."""
    state.begin_lasting((TAKEN, card, state.control[bearer], bearer, FOR_GOOD, state.regs[TURN], 0))


def _taken_from(state: State, card: int) -> int:
    """The bearer of a card now in Limbo, if still in play, or -1; the entry is then removed."""
    found = -1
    for effect in [effect for effect in state.lasting if effect[0] == TAKEN and effect[1] == card]:
        state.end_lasting(effect)
        found = effect[3]
    return found


def _go_back(state: State, card: int, bearer: int) -> None:
    """SF-LIMBO-11. Return to the champion that bore it, if that still can."""
    if name_is_free(state, card) and why_not_bear(state, bearer, card) is None:
        state.move(card, ATTACHED, state.control[bearer], RETURNED, bearer)
    else:
        discard(state, card)


def free_place(state: State, seat: int, former: int) -> int:
    """AMB-49. The card's former place if it is empty, otherwise the foremost empty one."""
    if realm_at(state, seat, former) < 0:
        return former
    for row in ROWS:
        for place in row:
            if place < services_of(state).places and realm_at(state, seat, place) < 0:
                return place
    return -1


def lose_pools(state: State) -> None:
    """SF-POOL-07, SF-POOL-08. A player with no realm on the table, razed or not, loses their pool now."""
    for seat in range(state.seats):
        if (
            state.seat_data[GONE][seat]
            or state.piles[FORMATION * state.seats + seat]
            or form_of(state).keeps_pool(seat)
        ):
            continue
        if needs_no_realm(state, seat):
            continue
        for champion in list(state.pile(POOL, seat)):
            if not any(
                word.whatever and word.applies(state, champion, held_by) for word, held_by in held(state, Firmness)
            ):
                discard(state, champion, LOST)


def renew_powers(state: State, seat: int) -> None:
    """SF-OPT-01, SF-OPT-04, AMB-54. In phase 3 of a normal turn, a player's once-per-turn powers come back.

    Their cards that copy another's power by their own may choose again.
    """
    if not any(state.marks[USED]) and not any(state.marks[MODEL]):
        return
    for card in range(len(state.face)):
        if state.control[card] != seat:
            continue
        if state.marks[USED][card]:
            state.mark(USED, card, 0)
        if state.marks[MODEL][card] and any(ability.kind == "power" for ability in card_of(state, card).abilities):
            state.mark(MODEL, card, 0)
