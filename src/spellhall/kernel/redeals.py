"""Positions dealt again: what a seat cannot see is redistributed, as searching agents and fair replays need it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spellhall.kernel import chance
from spellhall.kernel.layout import PILE

if TYPE_CHECKING:
    from spellhall.kernel.state import State


def dealt_again(state: State, seat: int, dice: chance.Dice) -> State:
    """See ``State.resample``."""
    known = 1 << seat if seat >= 0 else (1 << state.seats) - 1
    faces, seen = state.face[:], state.seen
    one_deck = PILE in state.game.common
    for cards in (range(len(faces)),) if one_deck else state.belongings():
        unseen = [handle for handle in cards if seen[handle] & known != known]
        dealt = sorted(map(faces.__getitem__, unseen))
        dice.shuffle(dealt)
        for handle, face in zip(unseen, dealt, strict=True):
            faces[handle] = face
    twin = state.clone()
    twin.reface(faces)
    twin.rng = chance.seeded(dice.below(1 << 62))
    twin.version += 1
    twin.presence += 1
    twin.question = None
    return twin
