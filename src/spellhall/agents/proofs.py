"""Proofs: whether a choice wins by force before the turn is over, given everything the seat can know.

A proof tries every deal that the seat can't distinguish from the real one (what the others may hold of the cards it
hasn't seen), every answer they may give, and the seat's own further choices. It makes the same choice in all positions
that look the same to the seat: it proves a plan, not hindsight.
If something random would happen, a pile of hidden cards would be touched, or there are too many deals, there is no
proof.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations

import msgspec

from spellhall.kernel.errors import SpellhallError
from spellhall.kernel.layout import PILE
from spellhall.kernel.state import State

MOST_DEALS = 200
"""At most this many deals are tried, ..."""
MOST_STEPS = 4_000
"""... and this many steps within one proof."""


class Unproven(SpellhallError):
    """Nothing can be proven here; the text says why."""


def winning(state: State, belief: Sequence[State] = (), steps: int = MOST_STEPS) -> dict[int, int]:
    """The deciding seat's choices that win before the current procedure is over, whatever others hold and do.

    Each comes with the maximum number of the seat's own choices that the win takes, counting this one.

    Args:
        state: the position with the question.
        belief: the possible positions, if not everything that the seat can't distinguish from it.
        steps: how many steps may be tried for all choices together.

    Raises:
        Unproven: when the answer isn't known for every choice.
    """
    seat = state.decision().seat
    proof = Proof(seat, len(state.stack), steps)
    found = belief or deals(state, seat)
    takes = {action: proof.after([(deal, action) for deal in found]) for action in state.legal_actions()}
    return {action: further + 1 for action, further in takes.items() if further >= 0}


def deals(state: State, seat: int) -> list[State]:
    """All positions that a seat can't distinguish from this one, ignoring the order of piles.

    Raises:
        Unproven: when there are too many, or hidden cards lie in several places.
    """
    known = 1 << seat
    unseen = [card for card, seen in enumerate(state.seen) if not seen & known]
    held = [card for card in unseen if state.zone[card] != PILE]
    if not held:
        return [state]
    owner = state.owner[held[0]]
    if len({(state.owner[card], state.zone[card], state.host[card]) for card in held}) > 1 or PILE in state.game.common:
        raise Unproven("hidden cards lie in several places")
    cards = [*held, *(card for card in unseen if card not in held and state.owner[card] == owner)]
    faces = sorted(state.face[card] for card in cards)
    return [_dealt(state, cards, hand, faces) for hand in _hands(faces, len(held))]


def _hands(faces: Sequence[int], size: int) -> list[tuple[int, ...]]:
    """The different hands that can be made of some cards.

    Raises:
        Unproven: when there are too many.
    """
    found: dict[tuple[int, ...], None] = {}
    for hand in combinations(faces, size):
        found[hand] = None
        if len(found) > MOST_DEALS:
            raise Unproven("there are too many hands that others may hold")
    return list(found)


def _dealt(state: State, cards: Sequence[int], hand: Iterable[int], faces: Sequence[int]) -> State:
    """The position where the first of some cards form a hand, and the others are the rest."""
    left = list(faces)
    for face in hand:
        left.remove(face)
    changed = state.face[:]
    for card, face in zip(cards, [*hand, *left], strict=True):
        changed[card] = face
    twin = state.clone()
    twin.reface(changed)
    twin.version += 1
    twin.presence += 1
    twin.question = None
    return twin


class Proof:
    """The state of a proof for one seat; the current procedure is over when the stack is shallower than ``floor``.

    A win is given as the number of further choices the seat has to make for it; -1 means none.
    """

    def __init__(self, seat: int, floor: int, steps: int) -> None:
        self.seat = seat
        self.floor = floor
        self.left = steps

    def after(self, choices: Iterable[tuple[State, int]]) -> int:
        """Whether the seat wins after all of these, each made in its position.

        Raises:
            Unproven: when chance is involved, or there is too much to try.
        """
        alike: dict[bytes, list[State]] = {}
        for state, action in choices:
            twin = self._step(state, action)
            if twin.scores is not None and twin.scores[self.seat] > 0:
                continue
            if twin.scores is not None or len(twin.stack) < self.floor:
                return -1
            alike.setdefault(self._seen(twin), []).append(twin)
        most = 0
        for belief in alike.values():
            further = self._wins(belief)
            if further < 0:
                return -1
            most = max(most, further)
        return most

    def _wins(self, belief: Sequence[State]) -> int:
        """The same from positions that look the same to the seat: with one plan of its own, against all of the
        others'.
        """
        question = belief[0].decision()
        if question.seat != self.seat:
            return self.after((state, action) for state in belief for action in state.legal_actions())
        for action in question.options:
            further = self.after([(state, action) for state in belief])
            if further >= 0:
                return further + (len(question.options) > 1)
        return -1

    def _step(self, state: State, action: int) -> State:
        self.left -= 1
        if self.left < 0:
            raise Unproven("there is too much to try")
        twin = state.clone()
        twin.apply(action, self.floor)
        if twin.rng != state.rng or _piles(twin) != _piles(state):
            raise Unproven("luck has a hand in it")
        return twin

    def _seen(self, state: State) -> bytes:
        """Everything the seat sees of a position, and the question it is asked."""
        question = state.decision()
        options = question.options if question.seat == self.seat else ()
        return msgspec.json.encode([question.seat, question.rule, options, state.view(self.seat)])


def _piles(state: State) -> list[list[tuple[int, int]]]:
    """The cards of all piles, and who has seen them."""
    return [[(card, state.seen[card]) for card in state.pile(PILE, seat)] for seat in range(state.seats)]
