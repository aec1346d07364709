"""Two checks on random games of any game: a free undo and the questions that are asked must not leak information.

**A free undo leaks nothing.** A player who may take an action back without anyone's consent must not have learned
anything from it: if the cards they can't see were different, they would see the same, and the same seats would be
asked the same.

**Equal windows leak nothing.** Under ``equal_windows``, two deals that a seat can't tell apart look alike to it until
a card is shown: the same seats are asked the same questions, whatever they hold.
"""

from __future__ import annotations

import json
from typing import Any

from spellhall.kernel.chance import Dice
from spellhall.kernel.checks.contract import LONGEST, ContractBroken
from spellhall.kernel.frames import ACT_OR_PASS, PASS, YES_NO
from spellhall.kernel.game import Game, recording
from spellhall.kernel.state import State
from spellhall.kernel.undo import FREE, may_undo
from spellhall.kernel.views import log_view


def check_undo(game: Game, decks: list[list[str]], seed: int, every: int = 3, deals: int = 3) -> int:
    """Play a random game; about every ``every``-th decision, if the action has a free undo, take it in other deals
    too and compare what its seat sees. Returns the number of actions compared.

    Raises:
        ContractBroken: when the seat could notice that the deal was another.
    """
    dice = Dice(seed)
    state = game.new_state(decks, seed)
    compared = 0
    for number in range(LONGEST):
        if state.is_terminal():
            return compared
        seat, chosen = state.current_player(), chosen_by_lot(state, dice)
        before = state.clone() if dice.below(every) == 0 else None
        asked = _question(state)
        state.apply(chosen)
        assert state.record is not None
        if before is None or may_undo(state.record, seat) != FREE:
            continue
        compared += 1
        mine, _ = after(before, chosen, seat)
        for _ in range(deals):
            other, _ = after(before.resample(seat, dice), chosen, seat)
            if other != mine:
                raise ContractBroken(
                    f"seed {seed}, action {number}: seat {seat} takes back its answer to {asked} for nothing, and has "
                    f"seen what others hold: {difference(mine, other)}"
                )
    raise ContractBroken(f"the game of seed {seed} does not end")


def check_equal_windows(game: Game, decks: list[list[str]], seed: int, every: int = 10, steps: int = 12) -> int:
    """Play a random game; about every ``every``-th decision redeal it for each seat, play the same actions in both
    deals, and compare what that seat sees. Returns the number of actions after which it was compared.

    Raises:
        ContractBroken: when the deals could be told apart although no card was shown.
    """
    dice = Dice(seed)
    state = game.new_state(decks, seed)
    compared = 0
    for number in range(LONGEST):
        if state.is_terminal():
            return compared
        if dice.below(every) == 0:
            for seat in range(state.seats):
                one, other = (recording(twin) for twin in (state.clone(), state.resample(seat, dice)))
                other.rng = one.rng
                done, told = _go_on_alike(one, other, seat, dice, steps)
                compared += done
                if told:
                    raise ContractBroken(f"seed {seed}, action {number}: seat {seat} is told what others hold: {told}")
        state.apply(chosen_by_lot(state, dice))
    raise ContractBroken(f"the game of seed {seed} does not end")


def _go_on_alike(one: State, other: State, seat: int, dice: Dice, steps: int) -> tuple[int, str]:
    """Take the same actions in two deals; returns how many were compared, and any difference that a seat saw."""
    for step in range(steps):
        if one.is_terminal():
            return step, ""
        chosen = _choice_in_both(one, other, seat, dice)
        if chosen < 0:
            return step, ""
        asked = _question(one)
        for state in (one, other):
            state.apply(chosen)
        mine, theirs = seen_by(one, seat), seen_by(other, seat)
        if mine != theirs:
            assert one.record is not None and other.record is not None
            shown = one.record.hidden[-1] or other.record.hidden[-1]
            return step, "" if shown else f"after {chosen} to {asked}: {difference(mine, theirs)}"
    return steps, ""


def _choice_in_both(one: State, other: State, seat: int, dice: Dice) -> int:
    """An action that both deals offer, or -1. Other seats pass if they can: anything else may reveal what they hold."""
    question = one.decision()
    options = other.decision().options
    shared = [action for action in question.options if action in options]
    if question.seat != seat:
        declines = question.kind in (ACT_OR_PASS, YES_NO) or len(question.options) == 1
        return PASS if PASS in shared and declines else next((a for a in shared if a != PASS), -1)
    return shared[dice.below(len(shared))]


def chosen_by_lot(state: State, dice: Dice) -> int:
    """A random action; passing is likelier than the rest, so that games visit many moments."""
    options = state.legal_actions()
    if PASS in options and dice.below(3) == 0:
        return PASS
    return options[dice.below(len(options))]


def after(before: State, action: int, seat: int) -> tuple[dict[str, Any], State]:
    """What a seat sees and what the log shows it after an action."""
    state = recording(before.clone())
    state.apply(action)
    return seen_by(state, seat), state


def seen_by(state: State, seat: int) -> dict[str, Any]:
    """Everything that reaches a seat: the table, who is asked what, and the log."""
    seen = {**state.view(seat), "page": state.game.page_view(state)}
    seen["told"] = log_view(state, seat)
    return seen


def difference(one: Any, other: Any, where: str = "") -> str:
    """The first place where two views differ, and both values there."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        pairs = [(f"{where}/{name}", one[name], other[name]) for name in one]
    elif isinstance(one, (list, tuple)) and isinstance(other, (list, tuple)) and len(one) == len(other):
        pairs = [(f"{where}/{i}", *pair) for i, pair in enumerate(zip(one, other, strict=True))]
    else:
        return f"{where or '/'} is {json.dumps(one)[:200]} or {json.dumps(other)[:200]}"
    return next((difference(mine, theirs, inner) for inner, mine, theirs in pairs if mine != theirs), "")


def _question(state: State) -> str:
    question = state.decision()
    return f"{question.label!r} ({question.rule})"
