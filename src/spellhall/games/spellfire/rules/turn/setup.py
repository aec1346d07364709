"""Before the first turn: drawing for who starts, shuffling, five cards each (section SETUP)."""

from __future__ import annotations

from typing import Final

from spellhall.games.spellfire import events
from spellhall.games.spellfire.facts import DUNGEON
from spellhall.games.spellfire.rules.game_form import form_of
from spellhall.games.spellfire.rules.host import services_of
from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.rules.special_cards.rule_cards import lay_law
from spellhall.games.spellfire.rules.turn.draws import draw
from spellhall.games.spellfire.table import ACTIVE, DRAW_PILE, PLAYED, STARTER, TABLE
from spellhall.kernel.state import State

STARTING_HAND: Final = 5


def set_up(state: State) -> None:
    """SF-SETUP-03 to SF-SETUP-07. Draw for the start, shuffle and deal; dungeon cards are face up from the start."""
    catalogue, face = state.catalogue, state.face
    for seat in range(state.seats):
        for card in [card for card in state.pile(DRAW_PILE, seat) if catalogue[face[card]].type == DUNGEON]:
            state.move(card, TABLE, seat, PLAYED)
    lay_law(state)
    for seat in range(state.seats):
        state.shuffle(DRAW_PILE, seat)
    form = form_of(state)
    first = form.starter(state)
    if first < 0:
        first = draw_lots(state)
    state.set_reg(STARTER, first)
    state.set_reg(ACTIVE, first)
    for team in range(services_of(state).teams):
        member = (first + team) % state.seats
        state.tell(events.TeamSeated(member, (member + services_of(state).teams) % state.seats, team))
    for seat in range(state.seats):
        state.shuffle(DRAW_PILE, seat)
        if form.draws_alone(seat):
            form.deal(state, seat, STARTING_HAND)
        else:
            draw(state, seat, STARTING_HAND)


def draw_lots(state: State) -> int:
    """SF-SETUP-03, SF-SETUP-04, AMB-42. Each player shows a card; the highest last digit starts, ties draw again."""
    tied = list(range(state.seats))
    depth = 1
    while len(tied) > 1:
        digits = {}
        for seat in tied:
            pile = state.pile(DRAW_PILE, seat)
            if depth > len(pile):
                return tied[state.roll(len(tied))]
            card = pile[-depth]
            state.show_to_all(card)
            digits[seat] = card_of(state, card).number % 10
        best = max(digits.values())
        tied = [seat for seat in tied if digits[seat] == best]
        depth += 1
    return tied[0]
