"""Drawing, and what happens when a pile runs out (sections PH1, PILE, HAND)."""

from __future__ import annotations

from typing import Final

from spellhall.games.spellfire import events
from spellhall.games.spellfire.facts import DUNGEON
from spellhall.games.spellfire.option_types import SpellfireOptions
from spellhall.games.spellfire.rules.game_form import discard_pile, draw_pile, form_of, keeper
from spellhall.games.spellfire.rules.levels.defined import Defined, card_of
from spellhall.games.spellfire.rules.levels.gathering import ABILITY_BITS
from spellhall.games.spellfire.rules.levels.projection import held, project
from spellhall.games.spellfire.rules.questions import Draw, DrawFloor, HandGrowth, HandRoom, HandSize, Openness, Renewal
from spellhall.games.spellfire.rules.tournament.melon_rule import left_by_melons
from spellhall.games.spellfire.rules.turn.shared_draws import keeps_extra
from spellhall.games.spellfire.table import DISCARD, DRAW_PILE, DRAWN, EXHAUSTED, HAND, PUT_BACK, STOPPED, TURN
from spellhall.kernel.state import State
from spellhall.language.words import number_of

HAND_LIMIT: Final = 8
CARDS_A_TURN: Final = 3
LARGER = ((110, 5, 12), (75, 4, 10))
"""Deck sizes, and how many cards each draws a turn and keeps in hand (option ``larger_hands``, SF-HAND-04)."""
RAN_OUT: Final = 1
WAITS: Final = 2
"""A value of the column ``STOPPED``: the pile ran out this turn and there was nothing to shuffle."""


def draw(state: State, seat: int, count: int, why: int = DRAWN) -> int:
    """Draw from the seat's own pile (SF-SETUP-06), as many as it has (SF-PH1-04); returns how many were drawn."""
    form = form_of(state)
    return form.draw(state, seat, count, why) if form.draws_alone(seat) else take(state, seat, count, why)


def take(state: State, seat: int, count: int, why: int = DRAWN) -> int:
    """Move cards from a seat's pile to its hand one by one, with no further consequences."""
    taken = list[int]()
    for _ in range(count):
        if state.seat_data[STOPPED][seat]:
            break
        pile = draw_pile(state, seat)
        if not pile:
            run_out(state, seat)
            pile = draw_pile(state, seat)
        if not pile:
            break
        card, is_last = pile[-1], len(pile) == 1
        state.move(card, HAND, seat, why)
        drawn_card: Defined = state.catalogue[state.face[card]]
        if drawn_card.urgent and state.regs[TURN] > 0:
            set_off(state, card)
        if is_last:
            note_last(state, seat)
        taken.append(card)
    if taken and Openness in project(state).modifiers:
        for card in taken:
            if any(word.opens(state, card, standing) for word, standing in held(state, Openness)):
                state.show_to_all(card)
    return len(taken)


def set_off(state: State, card: int) -> None:
    """SF-CARD-41. A card was drawn that says what happens then."""
    for number, _ in card_of(state, card).urgent:
        state.fire((state.face[card] << ABILITY_BITS | number, card, state.control[card], card, -1, 0))


def note_last(state: State, seat: int) -> None:
    """SF-PILE-04. A card was drawn; note if it was the last (option ``exhaustion_trigger``)."""
    options: SpellfireOptions = state.game.options
    if not draw_pile(state, seat) and options["exhaustion_trigger"] == "last_card_taken":
        run_out(state, seat)


def run_out(state: State, seat: int) -> None:
    """SF-PILE-04, SF-PILE-05. A seat's pile is empty: the game ends with the turn, or a new pile will be made.

    It is made at once where a card says so (SF-PILE-10), except in solitaire, which needs an end (AMB-S25).
    """
    options: SpellfireOptions = state.game.options
    if form_of(state).reshuffles and held(state, Renewal):
        reshuffle_discards(state, seat)
    elif options["draw_pile_empty"] == "end_game" or not form_of(state).reshuffles:
        if not state.regs[EXHAUSTED]:
            state.set_reg(EXHAUSTED, 1)
            state.tell(events.LastCard(seat))
    elif not state.seat_data[STOPPED][seat]:
        state.set_seat(STOPPED, seat, RAN_OUT)
        state.tell(events.LastCard(seat))


def new_piles(state: State, active: int) -> None:
    """SF-PILE-05, AMB-32. At the end of the turn, a player whose pile ran out gets their discard pile as the new one.

    A player with nothing to shuffle tries again at the end of each of their own turns.
    """
    for seat in range(state.seats):
        stopped = state.seat_data[STOPPED][seat]
        if stopped == RAN_OUT or (stopped == WAITS and seat == active):
            reshuffle_discards(state, seat)
            state.set_seat(STOPPED, seat, 0 if draw_pile(state, seat) else WAITS)


def reshuffle_discards(state: State, seat: int) -> int:
    """Shuffle a discard pile into its draw pile (SF-PILE-03); Abyss and Limbo stay (SF-ABYSS-07, SF-LIMBO-08)."""
    cards = list(discard_pile(state, seat))
    for card in cards:
        state.move(card, DRAW_PILE, seat, PUT_BACK)
    if cards:
        state.shuffle(DRAW_PILE, keeper(state, seat))
        form_of(state).reshuffled(state)
    return len(cards)


def lay_discards_on_top(state: State, seat: int) -> None:
    """SF-PILE-11. Shuffle a discard pile by itself and lay it on top of its draw pile."""
    owner = keeper(state, seat)
    if discard_pile(state, seat):
        state.shuffle(DISCARD, owner)
    for card in list(discard_pile(state, seat)):
        state.move(card, DRAW_PILE, seat, PUT_BACK)
    form_of(state).reshuffled(state)


def usual_draw_and_hand(state: State, seat: int) -> tuple[int, int]:
    """How many cards a seat draws and keeps unless a card says otherwise (SF-PH1-01, SF-HAND-01, SF-HAND-04)."""
    options: SpellfireOptions = state.game.options
    if options["larger_hands"] == "on":
        size = sum(1 for h, owner in enumerate(state.owner) if owner == seat and card_of(state, h).type != DUNGEON)
        for least, drawn, kept in LARGER:
            if size >= least:
                return drawn, kept
    return CARDS_A_TURN, HAND_LIMIT


def cards_to_draw(state: State, seat: int) -> int:
    """How many cards a seat draws in phase 1 (SF-PH1-01); melons change it last (SFT-MEL-07)."""
    return left_by_melons(state, seat, cards_without_melons(state, seat))


def cards_without_melons(state: State, seat: int) -> int:
    """Three cards, plus what a seat's cards add (SF-PH1-01, SF-PH1-02)."""
    count = usual_draw_and_hand(state, seat)[0]
    modifiers = project(state).modifiers
    for word, standing in modifiers.get(Draw, ()):
        if word.concerns(state, seat, standing) and keeps_extra(state, seat, word, standing):
            changed = count + number_of(word.amount, state, standing)
            count = changed if changed >= word.least else min(count, word.least)
    for floor, standing in modifiers.get(DrawFloor, ()):
        if floor.concerns(state, seat, standing):
            count = max(count, number_of(floor.amount, state, standing))
    return max(0, count)


def hand_limit(state: State, seat: int) -> int:
    """How many cards a seat keeps in its phase 5 (SF-HAND-01, SF-HAND-02).

    A rule card that sets the limit comes first. Of several cards that let a player keep more, the highest counts,
    and anything written with a plus or minus is added (AMB-82).
    """
    limit = usual_draw_and_hand(state, seat)[1]
    modifiers = project(state).modifiers
    for word, standing in modifiers.get(HandSize, ()):
        if word.concerns(state, seat, standing):
            limit = number_of(word.amount, state, standing)
    for room, standing in modifiers.get(HandRoom, ()):
        if room.concerns(state, seat, standing):
            limit = max(limit, number_of(room.amount, state, standing))
    for more, standing in modifiers.get(HandGrowth, ()):
        if more.concerns(state, seat, standing):
            limit += number_of(more.amount, state, standing)
    return max(0, limit)
