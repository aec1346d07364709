"""Actions in words, and why a card can't be used."""

from __future__ import annotations

from spellhall.games.spellchain.rules.defined import card_of
from spellhall.games.spellchain.table import CHAIN, HAND, NEGATED, SLOT, STATUS, WAITING
from spellhall.kernel.frames import CHOOSE_NUMBER, PASS, YES_NO, Ask
from spellhall.kernel.state import State
from spellhall.language.effect import Effect


def describe(state: State, question: Ask, action: int) -> str:
    """What an action does, as a button or a numbered choice says it."""
    if action == PASS:
        if question.kind == YES_NO:
            return "no"
        return "none" if len(question.options) == 1 else "done"
    if question.words:
        return question.words[action]
    if question.kind == CHOOSE_NUMBER:
        return str(action)
    name = str(card_of(state, action).name)
    return f"{name} (slot {state.marks[SLOT][action]})" if state.zone[action] == CHAIN else name


def why_not(state: State, seat: int, card: int) -> str:
    """Why ``seat`` can't use a card now; empty if the current decision offers it."""
    if not state.seen[card] >> seat & 1:
        return "it's hidden from you (SC-ZN-04)"
    if state.scores is not None:
        return "the game is over (SC-BA-05)"
    question = state.decision()
    if question.seat == seat and state.game.offers(state, card):
        return ""
    zone = state.zone[card]
    if zone == CHAIN:
        status = state.marks[STATUS][card]
        if status == WAITING:
            return "it's in the chain, waiting to activate (SC-PL-10)"
        return "it was negated (SC-NE-01)" if status == NEGATED else "it has already activated (SC-RS-07)"
    if state.control[card] != seat:
        return "it's your opponent's (SC-RS-09)"
    frame = state.stack[-1]
    if zone == HAND and question.seat == seat and isinstance(frame, Effect):
        name = card_of(state, frame.source).name
        return f"{name} is asking you to choose, and this isn't one of its choices (SC-RS-06)"
    if zone == HAND:
        return "it isn't your turn to play a card (SC-PL-05)"
    return "cards leave that zone only by a card's effect or at the end of the round (SC-CO-08, SC-SM-06)"
