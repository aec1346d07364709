"""Aid in battle: who may be asked, what may be lent, and what happens to it.

This is section AID of the tournament rules (option ``aid``); ``aid`` handles the asking.

A lent card keeps its owner but works for the side it was lent to, which controls it while it is there.
An ally or a spell goes to its owner's discard pile when any other would.
An item or artifact goes back to its owner's hand, unless its champion is defeated.
"""

from __future__ import annotations

from typing import Final

from spellhall.games.spellfire import events
from spellhall.games.spellfire.facts import ALLY, ARTIFACT, ITEM, SUPPORT
from spellhall.games.spellfire.option_types import SpellfireOptions
from spellhall.games.spellfire.rules.battle.sides import attachments, fighter_of, stands
from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.rules.plays.legal_plays import why_not_in_combat
from spellhall.games.spellfire.rules.plays.play import discard
from spellhall.games.spellfire.rules.refusal import Refusal
from spellhall.games.spellfire.rules.turn.draws import draw
from spellhall.games.spellfire.table import (
    AIDED,
    ASK_AID,
    ATTACKER,
    DEFENDER,
    FALLEN,
    GONE,
    HAND,
    LENT,
    RETURNED,
    SERVED,
)
from spellhall.kernel.frames import action
from spellhall.kernel.state import State

LENDABLE = (ALLY, ITEM, ARTIFACT, *SUPPORT)
FOR_ATTACKER: Final = 1
FOR_DEFENDER: Final = 2
"""Values of the column ``AIDED``: which side a seat has helped in this battle."""

NOT_LENDABLE = Refusal("SFT-AID-15", "you can lend only allies, items, artifacts and phase 4 support cards")
ONE_ROUND = Refusal("SFT-AID-09", "you can lend an item or artifact for only one round of a battle")


def side_of(state: State, seat: int) -> int:
    """The side that a fighting seat's helpers help."""
    return FOR_ATTACKER if seat == state.regs[ATTACKER] else FOR_DEFENDER


def ask_actions(state: State, seat: int, asked: int) -> list[int]:
    """The players whom the losing side may ask (SFT-AID-02, SFT-AID-14).

    ``asked`` is the bit mask of players already asked since the last card was played.
    Anyone who holds a card can be asked, whatever it is, so the offer reveals nothing about it.
    """
    options: SpellfireOptions = state.game.options
    if options["aid"] == "off" or not stands(state, fighter_of(state, seat)):
        return []
    return [
        action(ASK_AID, other)
        for other in range(state.seats)
        if not asked >> other & 1 and state.pile(HAND, other) and may_help(state, seat, other)
    ]


def may_help(state: State, seat: int, other: int) -> bool:
    """SFT-AID-01, SFT-AID-04. Whether a player is outside the battle and hasn't helped the other side."""
    outside = other not in (state.regs[ATTACKER], state.regs[DEFENDER]) and not state.seat_data[GONE][other]
    return outside and state.seat_data[AIDED][other] in (0, side_of(state, seat))


def why_not_lend(state: State, seat: int, card: int) -> Refusal | None:
    """SFT-AID-13, SFT-AID-15. Why a card in another hand can't be lent to a seat that is losing a round."""
    kind = card_of(state, card).type
    if kind not in LENDABLE:
        return NOT_LENDABLE
    if kind in (ITEM, ARTIFACT) and state.marks[SERVED][card]:
        return ONE_ROUND
    return why_not_in_combat(state, seat, card)


def note_lent(state: State, helper: int, card: int, seat: int) -> None:
    """SFT-AID-04, SFT-AID-09. Record that a card is lent to a seat; everyone sees it."""
    state.set_seat(AIDED, helper, side_of(state, seat))
    state.mark(LENT, card, helper + 1)
    state.mark(SERVED, card, 1)
    state.lay_open(card)
    state.tell(events.CardLent(helper, card, seat))


def is_lent(state: State, card: int) -> bool:
    """Whether a card was lent to the battle from outside."""
    return state.marks[LENT][card] > 0


def lent_to(state: State, champion: int) -> list[int]:
    """The lent items and artifacts attached to a champion."""
    if not any(state.marks[LENT]):
        return []
    return [
        card
        for card in attachments(state, champion)
        if is_lent(state, card) and card_of(state, card).type in (ITEM, ARTIFACT)
    ]


def lose_lent(state: State, champion: int) -> None:
    """SFT-AID-07, SFT-AID-16. A defeated champion loses what was lent to it, wherever it goes itself."""
    for card in lent_to(state, champion):
        discard(state, card, FALLEN)


def give_back(state: State, champion: int) -> None:
    """SFT-AID-08. A champion that returns to its pool gives lent items and artifacts back to their owners."""
    for card in lent_to(state, champion):
        state.move(card, HAND, state.owner[card], RETURNED)


def reward(state: State, side: int) -> None:
    """SFT-AID-10 to SFT-AID-12. A player who helped the side that earned spoils draws a card, which isn't spoils."""
    for seat in range(state.seats):
        if state.seat_data[AIDED][seat] == side and not state.seat_data[GONE][seat]:
            state.tell(events.HelperRewarded(seat))
            draw(state, seat, 1)


def forget_aid(state: State) -> None:
    """The battle is over: forget who lent what to whom."""
    for seat in range(state.seats):
        if state.seat_data[AIDED][seat]:
            state.set_seat(AIDED, seat, 0)
    for card, served in enumerate(state.marks[SERVED]):
        if served:
            state.mark(SERVED, card, 0)
