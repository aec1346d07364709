"""What must not be told by asking: a promise of the contract, as a check on random games of any game.

**A free undo tells nothing.** Whoever may take an action back without anybody's consent must not have learned anything
by it: had the cards that he does not see lain otherwise, he would see the same, and the same would be asked of the same
seat.
"""

from __future__ import annotations

import json
from typing import Any

from spellhall.kernel.chance import Dice
from spellhall.kernel.contract import LONGEST, ContractBroken
from spellhall.kernel.frames import PASS
from spellhall.kernel.game import Game, recording
from spellhall.kernel.state import State
from spellhall.kernel.undo import FREE, may_undo


def check_undo(game: Game, decks: list[list[str]], seed: int, every: int = 3, deals: int = 3) -> int:
    """Play a random game; at about every ``every``-th decision, if the action could be taken back for nothing, take it
    in other deals as well and compare what its seat sees. The number of actions compared.

    Raises:
        ContractBroken: when one could see that the deal was another.
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


def chosen_by_lot(state: State, dice: Dice) -> int:
    """An action; passing more often than other things, so that games see many moments."""
    options = state.legal_actions()
    if PASS in options and dice.below(3) == 0:
        return PASS
    return options[dice.below(len(options))]


def after(before: State, action: int, seat: int) -> tuple[dict[str, Any], State]:
    """What a seat sees and is told when an action has been taken."""
    state = recording(before.clone())
    state.apply(action)
    return seen_by(state, seat), state


def seen_by(state: State, seat: int) -> dict[str, Any]:
    """All that reaches a seat: the table, who is asked what, and the log."""
    assert state.record is not None
    seen = {**state.view(seat), "page": state.game.page_view(state)}
    seen["told"] = [(*e.event, *e.seen_by(seat), e.origin, e.zone) for e in state.record.entries]
    return {name: json.dumps(part, sort_keys=True) for name, part in seen.items()}


def difference(one: dict[str, Any], other: dict[str, Any]) -> str:
    """Where two views differ, shortly."""
    for name, part in one.items():
        if part != other.get(name):
            return f"{name}: {part[:300]} or {str(other.get(name))[:300]}"
    return "another part is there"


def _question(state: State) -> str:
    question = state.decision()
    return f"{question.label!r} ({question.rule})"
