"""Why a hint advises a card or another choice: above all what it would do if the chain resolved right after it.

The chain is open, so trials of it tell nothing hidden. What a die or an unseen card would decide is left out.
"""

from __future__ import annotations

from collections.abc import Iterator

from spellhall.games.spellchain.events import Healed
from spellhall.games.spellchain.forecast import Forecast, forecast
from spellhall.games.spellchain.rules.defined import card_of
from spellhall.games.spellchain.rules.duel import Chain, Cutting, Duel, Reshape
from spellhall.games.spellchain.table import CHAIN, PLAYED, SLOT, SLOTS
from spellhall.kernel.chance import Dice
from spellhall.kernel.frames import PASS
from spellhall.kernel.presentation.reasons import ITSELF, NO_ARROW, End, because, counted
from spellhall.kernel.state import State
from spellhall.language.effect import Effect

DEALS = 3
"""A trial counts if it ends alike in this many deals of what the seat can't see."""
NOW = "if the chain resolved now"


def reasons(state: State, action: int) -> Iterator[str]:
    """See ``Game.reasons``."""
    question, seat = state.decision(), state.decision().seat
    match state.stack[-1]:
        case Chain(played=played):
            yield from _why_lay(state, seat, action, played + 1)
        case Cutting():
            yield because(f"cut at {action}", "any cut is as good as another")
        case Duel():
            first = question.words[action] == "go first"
            last = "your first card activates last, after everything else"
            yield because(question.words[action], last if first else "the last card is yours, and it activates first")
        case Reshape() if action == PASS:
            yield because("keep your hand", "you'd draw other cards without knowing which")
        case Reshape():
            yield because(f"exchange {card_of(state, action).name}", "you draw another card for it")


def ends(state: State, action: int) -> tuple[End, End]:
    """See ``Game.hint_ends``."""
    match state.stack[-1]:
        case Chain(played=played):
            return ITSELF, ("slot", played + 1)
        case Effect(source=source) if action != PASS and not state.decision().words:
            return ("card", source), ITSELF
    return NO_ARROW


def _why_lay(state: State, seat: int, card: int, slot: int) -> Iterator[str]:
    """What a card does in the next slot, by trials with it and without it."""
    definition, what = card_of(state, card), f"play {card_of(state, card).name}"
    played = len(state.pile(CHAIN, 0)) + len(state.pile(CHAIN, 1))
    without, with_it = _tried(state, seat), _tried(state, seat, card, slot)
    if without is not None and with_it is not None:
        yield from _what_changes(seat, slot, what, without, with_it)
    if definition.continuous:
        yield because(what, "it's Continuous, so it can stay when the chain ends")
    if definition.summon:
        yield because(what, "it's a Summon, so it can stay when the chain ends")
    if slot == SLOTS:
        yield because(what, "the last card of the chain activates first")
    if slot == 1:
        yield because(what, "in slot 1 it activates last, after everything else")
    elif played:
        yield because(what, f"it activates before the {counted(played, 'card')} played so far")


def _what_changes(seat: int, slot: int, what: str, without: Forecast, with_it: Forecast) -> Iterator[str]:
    """What the trials differ in, the most important first."""
    other = 1 - seat
    mine, theirs = with_it.hp[seat] - without.hp[seat], with_it.hp[other] - without.hp[other]
    if not with_it.hp[other] and without.hp[other] and with_it.hp[seat]:
        yield because(what, f"{NOW}, you'd win")
    if with_it.hp[seat] and not without.hp[seat]:
        yield because(what, f"without it you'd be at 0 HP {NOW}")
    for step in with_it.steps:
        if step.negated and step.by == slot and step.seat == other:
            yield because(what, f"it would negate seat {other}'s {step.name}")
    for step in without.steps:
        if step.negated and step.seat == seat and _activates(with_it, step.card):
            yield because(what, f"it would keep your {step.name} from being negated")
    if theirs < 0:
        yield because(what, f"seat {other} would lose {-theirs} more HP {NOW}")
    if mine > 0:
        healed = any(isinstance(entry.event, Healed) for entry in with_it.steps[0].entries)
        how = f"it would heal you by {mine} HP" if healed else f"it would save you {mine} HP"
        yield because(what, f"{how} {NOW}")


def _activates(trial: Forecast, card: int) -> bool:
    """Whether a card gets to activate: not if it is negated, or the duel is over before its turn."""
    return any(step.card == card and not step.negated for step in trial.steps)


def _tried(state: State, seat: int, card: int = -1, slot: int = 0) -> Forecast | None:
    """How the chain would resolve, perhaps with another card in the next slot; None if luck decides anything."""
    found = []
    for lot in range(1, DEALS + 1):
        dealt = state.resample(seat, Dice(lot))
        if card >= 0:
            dealt.mark(SLOT, card, slot)
            dealt.move(card, CHAIN, seat, PLAYED)
        found.append(forecast(dealt, lot))
    certain = not any(step.by_chance for step in found[0].steps) and all(each == found[0] for each in found)
    return found[0] if certain else None
