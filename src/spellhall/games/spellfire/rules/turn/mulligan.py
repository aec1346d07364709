"""The two-draw mulligan (section MULL).

By the end of their second turn, a player who has played no realm and holds none they could play may void the game
and start a fresh one. They must have played any event that might have brought them a realm, and they show their hand.
"""

from __future__ import annotations

from typing import Final

from spellhall.games.spellfire import events
from spellhall.games.spellfire.facts import DUNGEON, EVENT, REALM
from spellhall.games.spellfire.rules.game_form import form_of
from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.rules.plays.rule_of_the_cosmos import name_is_free
from spellhall.games.spellfire.rules.special_cards.rule_cards import is_nobodys
from spellhall.games.spellfire.rules.turn.setup import set_up
from spellhall.games.spellfire.table import (
    CYCLED,
    DRAW_PILE,
    EXHAUSTED,
    EXTRA_TURN,
    GAMES,
    HAD_CHANCE,
    HAND,
    MULLIGANS,
    PUT_BACK,
    TABLE,
    TURN,
    TURNS,
)
from spellhall.kernel.frames import PASS, YES, YES_NO, Ask, Procedure, ask
from spellhall.kernel.state import State

IN_A_ROW: Final = 2


def playable_realms(state: State, seat: int) -> list[int]:
    """The realms in a hand that could be laid, ignoring copies in other formations (SF-MULL-07)."""
    return [card for card in state.pile(HAND, seat) if card_of(state, card).type == REALM and name_is_free(state, card)]


def note_chance(state: State, seat: int) -> None:
    """SF-MULL-06. A player who held a playable realm through their phase 2 has had their chance."""
    if not state.seat_data[HAD_CHANCE][seat] and playable_realms(state, seat):
        state.set_seat(HAD_CHANCE, seat, 1)


def is_time(state: State, seat: int) -> bool:
    """Whether a seat could call a mulligan now, as far as the others know: at the end of its second normal turn."""
    return (
        state.seat_data[TURNS][seat] == 1
        and not state.regs[EXTRA_TURN]
        and state.seat_data[MULLIGANS][seat] < IN_A_ROW
        and form_of(state).may_redeal(seat)
    )


def may_call(state: State, seat: int) -> bool:
    """Whether a seat may call a mulligan now, with every condition met."""
    return (
        is_time(state, seat)
        and not state.seat_data[HAD_CHANCE][seat]
        and not playable_realms(state, seat)
        and not fetching_events(state, seat)
    )


def fetching_events(state: State, seat: int) -> list[int]:
    """SF-MULL-03, AMB-46. The events in a hand that draw cards or fetch realms: they must be played first."""
    return [
        card
        for card in state.pile(HAND, seat)
        if card_of(state, card).type == EVENT and card_of(state, card).draws_cards
    ]


class Mulligan(Procedure):
    """Asks whether to call a mulligan, and restarts the game."""

    FIELDS = ("seat",)
    __slots__ = FIELDS
    seat: int

    def start(self, state: State) -> Ask:
        """SF-MULL-01, AMB-44. Ask whether to call it or play on."""
        options = [YES, PASS] if may_call(state, self.seat) else [PASS]
        label = "call a two-draw mulligan?"
        return ask(self.seat, YES_NO, options, self.decided, label, "SF-MULL-01", from_hand=True)

    def decided(self, state: State, action: int) -> None:
        """SF-MULL-04, SF-MULL-08. Show the hand, and count consecutive calls."""
        if action == PASS:
            state.set_seat(MULLIGANS, self.seat, 0)
            self.done(state, 0)
            return
        for card in state.pile(HAND, self.seat):
            state.show_to_all(card)
        state.tell(events.Mulligan(self.seat))
        for seat in range(state.seats):
            state.set_seat(MULLIGANS, seat, state.seat_data[MULLIGANS][seat] + 1 if seat == self.seat else 0)
        gather(state)
        self.done(state, 1)


def gather(state: State) -> None:
    """SF-MULL-02. All cards go back to their owners' piles, and setup runs again before the next turn.

    A dungeon card that was taken out of the game comes back, too.
    """
    for effect in list(state.lasting):
        state.end_lasting(effect)
    for zone in range(len(state.game.layout.zones)):
        for seat in range(state.seats):
            for card in list(state.pile(zone, seat)):
                lies_open = zone == TABLE and card_of(state, card).type == DUNGEON
                if zone != DRAW_PILE and not lies_open and not is_nobodys(state, card):
                    state.move(card, DRAW_PILE, state.owner[card], PUT_BACK)
    for column in state.game.layout.every_seat_column:
        if column != MULLIGANS:
            for seat in range(state.seats):
                state.set_seat(column, seat, 0)
    for mark in state.game.layout.every_mark:
        for card, value in enumerate(state.marks[mark]):
            if value:
                state.mark(mark, card, 0)
    for register in (CYCLED, EXHAUSTED, EXTRA_TURN):
        state.set_reg(register, 0)
    state.set_reg(GAMES, state.regs[GAMES] + 1)
    set_up(state)
    state.set_reg(TURN, 0)
