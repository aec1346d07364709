"""Redeals: what a seat can't see is redistributed, as searching agents and fair replays need it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spellhall.kernel import chance
from spellhall.kernel.layout import PILE

if TYPE_CHECKING:
    from spellhall.kernel.state import State


def dealt_again(state: State, seat: int, dice: chance.Dice, strangers: list[list[int]] | None = None) -> State:
    """See ``State.resample``.

    Args:
        state: the table as it is.
        seat: whose view stays the same; -1: a spectator.
        dice: the source of randomness.
        strangers: for each owner (or for all together, if they share a pile) the faces that their unseen cards are
        drawn from instead, so that not even their deck is known; empty for an owner whose own cards are dealt.
    """
    known = 1 << seat if seat >= 0 else (1 << state.seats) - 1
    faces, seen = state.face[:], state.seen
    one_deck = PILE in state.game.common
    kept = {getattr(frame, name) for frame in state.stack for name in frame.KEEPS}
    groups = [list(range(len(faces)))] if one_deck else state.belongings()
    for number, cards in enumerate(groups):
        unseen = [handle for handle in cards if seen[handle] & known != known and handle not in kept]
        if strangers is not None and strangers[number]:
            shown = [faces[handle] for handle in cards if seen[handle] & known == known or handle in kept]
            dealt = _drawn(strangers[number], shown, len(unseen), dice)
        else:
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


def _drawn(pool: list[int], shown: list[int], count: int, dice: chance.Dice) -> list[int]:
    """Draw faces from a pool, first those that aren't shown; if it has too few, the rest come from the whole pool."""
    left = sorted(pool)
    for face in shown:
        if face in left:
            left.remove(face)
    dice.shuffle(left)
    while len(left) < count:
        again = sorted(pool)
        dice.shuffle(again)
        left += again
    return left[:count]
