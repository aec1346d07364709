"""Proofs: whether a choice wins by force before the turn is over, by all that its seat may know.

A proof tries every deal that the seat cannot tell from the real one (what the others may hold, of all that it has not
seen), every answer that they may give, and the seat's own further choices. Of those it makes the same one everywhere it
sees the same: it proves a plan, not hindsight. Where a lot would fall, a pile of hidden cards be touched, or there are
too many deals, there is no proof.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations

import msgspec

from spellhall.kernel.errors import SpellhallError
from spellhall.kernel.layout import PILE
from spellhall.kernel.state import State

MOST_DEALS = 200
"""So many deals are tried at most, ..."""
MOST_STEPS = 4_000
"""... and so many steps within one proof."""


class Unproven(SpellhallError):
    """Nothing can be proven here, for the reason that the text gives."""


def winning(state: State, belief: Sequence[State] = (), steps: int = MOST_STEPS) -> dict[int, int]:
    """The choices of the seat that decides which win before what it is asked in is over, whatever others hold and do;
    and how many choices of its own, this one counted, each win takes at most.

    Args:
        state: what is asked.
        belief: the positions that it may be, if that is not everything that the seat cannot tell from it.
        steps: how much is tried for all choices together.

    Raises:
        Unproven: when that cannot be told of every choice.
    """
    seat = state.decision().seat
    proof = Proof(seat, len(state.stack), steps)
    found = belief or deals(state, seat)
    takes = {action: proof.after([(deal, action) for deal in found]) for action in state.legal_actions()}
    return {action: further + 1 for action, further in takes.items() if further >= 0}


def deals(state: State, seat: int) -> list[State]:
    """All positions that a seat cannot tell from this one, but for the order of piles.

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
    """The hands that can be made of cards, each once.

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
    """The position where the first of some cards are a hand, and the others what is left."""
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
    """What has been tried for one seat; the procedure that it is asked in is over when fewer than ``floor`` are left.

    A win is told by how many further choices of its own the seat has to make for it; -1 is none.
    """

    def __init__(self, seat: int, floor: int, steps: int) -> None:
        self.seat = seat
        self.floor = floor
        self.left = steps

    def after(self, choices: Iterable[tuple[State, int]]) -> int:
        """Whether the seat wins after all of these, each made in its position.

        Raises:
            Unproven: when a lot has a hand in that, or there is too much to try.
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
        """The same from positions that look the same to the seat: by one plan of its own, by any of others."""
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
        """All that the seat sees of a position, and what it is asked."""
        question = state.decision()
        options = question.options if question.seat == self.seat else ()
        return msgspec.json.encode([question.seat, question.rule, options, state.view(self.seat)])


def _piles(state: State) -> list[list[tuple[int, int]]]:
    """The cards of all piles, and who has seen them."""
    return [[(card, state.seen[card]) for card in state.pile(PILE, seat)] for seat in range(state.seats)]
