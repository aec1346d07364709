"""Proofs: which choices win by force within the fewest own choices, given everything the seat can know.

A proof tries every hand that others may hold (``unseen``), every answer they may give, and the seat's own further
choices before the turn is over. It makes the same choice in all positions that look the same to the seat: it proves a
plan, not hindsight.

As a chess problem asks for mate in two, a proof asks for a win within a number of choices: the lowest with which
anything wins. A choice is then won, lost or open. It's lost when some hand and some answers defeat every plan of that
length; luck may take part in that, because one unlucky draw is enough. It's won only if luck has no part in it: if
something random would happen, or a pile of hidden cards would be touched, a win stays open, as it does when there's too
much to try.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import msgspec

from spellhall.agents.alike import alike
from spellhall.agents.unseen import Deal, Hidden, Unproven, columns, deals, differing, hidden_from
from spellhall.kernel.chance import Dice
from spellhall.kernel.layout import PILE
from spellhall.kernel.state import State

MOST_STEPS = 4_000
"""At most this many steps are tried within one proof."""
LONGEST = 6
"""A win that takes more choices of the seat's own isn't looked for."""
TURN = 2
"""The place of the turn's procedure (in Spell Chain: the chain's) in a stack: the game itself is below it."""
WON, OPEN, LOST = 1, 0, -1
SAMPLES = 8
"""So many random hands are tried first: most choices that don't win fail against one of them."""
SAMPLE_SEED = 1
STEPS_A_DEAL = 40
"""With several hands, so many more steps may be tried for each."""
GLIMPSE, GLIMPSES = 400, 2
"""For someone who waits for an answer: so many steps are tried, against so many random hands."""
Key = tuple[bytes, ...]


class Verdicts(NamedTuple):
    """What has been proven about each choice within a number of own choices, counting this one: those that win, those
    that don't, and those that stay open, with the reason. If nothing wins within ``LONGEST``, that is the number.
    """

    length: int
    won: tuple[int, ...]
    lost: tuple[int, ...]
    open: dict[int, str]


def winning(state: State, belief: Sequence[State] = (), steps: int = MOST_STEPS) -> dict[int, int]:
    """The deciding seat's choices that win with the fewest own choices before the turn is over, whatever others hold
    and do.

    Each comes with the number of the seat's own choices that the win takes, counting this one.

    Args:
        state: the position with the question.
        belief: the possible positions, if not everything that the seat can't distinguish from it.
        steps: how many steps may be tried for each choice and length.

    Raises:
        Unproven: when the answer isn't known for every choice.
    """
    found = verdicts(state, belief, steps)
    if found.open:
        raise Unproven(next(iter(found.open.values())))
    return dict.fromkeys(found.won, found.length)


def prospect(state: State, action: int, length: int, steps: int = GLIMPSE) -> int:
    """Whether a choice may still win within a number of own choices, counting it: ``LOST`` is proven, against the real
    hands or a few random ones, whatever the seat does; ``WON`` and ``OPEN`` are not proven against all hands.
    """
    seat, dice = state.decision().seat, Dice(SAMPLE_SEED)
    some = [Deal(state), *(Deal(state.resample(seat, dice)) for _ in range(GLIMPSES))]
    return _worst(some, action, seat, steps, length).result


def refutation(state: State, action: int, length: int, steps: int = GLIMPSE) -> tuple[int, str] | None:
    """Who can answer a choice, and with which card, so that it doesn't win within a number of own choices; None if no
    card is the only such answer in one of a few hands that they may have, or if every answer is.
    """
    seat, floor, dice = state.decision().seat, min(TURN, len(state.stack)), Dice(SAMPLE_SEED)
    found: tuple[int, str] | None = None
    spared = False
    for _ in range(SAMPLES):
        twin = state.resample(seat, dice)
        twin.apply(action, floor)
        if twin.scores is not None or len(twin.stack) < floor or twin.decision().seat == seat:
            continue
        question = twin.decision()
        answers = [actions[0] for actions in alike(twin, question)]
        lost = [answer for answer in answers if _is_lost(twin, answer, seat, floor, steps, length - 1)]
        spared = spared or len(lost) < len(answers)
        about, which = twin.game.subject_of(twin, question, lost[0]) if len(lost) == 1 else ("", 0)
        if about == "card" and found is None:
            found = question.seat, str(twin.definition(which).name)
        if found is not None and spared:
            return found
    return None


def _is_lost(state: State, answer: int, seat: int, floor: int, steps: int, depth: int) -> bool:
    """Whether a seat that knows everything doesn't win after another's answer."""
    return Proof(seat, floor, steps, by_view=False).after([(Deal(state), answer)], depth) == LOST


class Result(NamedTuple):
    """What has been proven about one choice, why if it's open, and whether more own choices could change it."""

    result: int
    why: str = ""
    cut: bool = False


def verdicts(
    state: State, belief: Sequence[State] = (), steps: int = MOST_STEPS, glance: int = 0, margin: int = 0
) -> Verdicts:
    """The same, without giving up where something stays open.

    ``glance``: how many steps to look for a win with, if everything were known, before all choices are proven;
    ``margin``: with how many own choices more than the quickest win the others are to lose, too.
    """
    seat = state.decision().seat
    groups = {actions[0]: actions for actions in alike(state, state.decision())}
    known = [Deal(each) for each in belief] or [Deal(state)]
    found = dict.fromkeys(groups, Result(LOST, cut=True))
    length = 0
    while length < LONGEST and all(each.result == LOST for each in found.values()):
        trying = [action for action in groups if found[action].cut]
        if not trying:
            break
        length += 1
        for action in trying:
            found[action] = _result(known, action, seat, glance or steps, length)
        if not belief and any(each.result == WON for each in found.values()):
            _for_all_hands(state, found, steps, length, margin)
    return Verdicts(
        max(1, length),
        _expanded(groups, found, WON),
        _expanded(groups, found, LOST),
        {action: each.why for first, each in found.items() if each.result == OPEN for action in groups[first]},
    )


def _expanded(groups: dict[int, list[int]], results: dict[int, Result], wanted: int) -> tuple[int, ...]:
    """The actions with a result, with all that are like them."""
    return tuple(action for first, each in results.items() if each.result == wanted for action in groups[first])


def _result(belief: Sequence[Deal], action: int, seat: int, steps: int, length: int) -> Result:
    """The result of an action in positions that look the same."""
    proof = Proof(seat, min(TURN, len(belief[0].state.stack)), steps, by_view=len(belief) > 1)
    return Result(proof.after([(deal, action) for deal in belief], length - 1), proof.why, proof.cut)


def _for_all_hands(state: State, found: dict[int, Result], steps: int, length: int, margin: int) -> None:
    """Prove what wins against the real hand against all, after those that a few random ones refute.

    What was left open there is tried with all steps. With a margin, what is lost is tried with that, too; and nothing
    is proven against all hands unless everything but one choice is lost.
    """
    seat = state.decision().seat
    dice = Dice(SAMPLE_SEED)
    some = [Deal(state), *(Deal(state.resample(seat, dice)) for _ in range(SAMPLES))]
    for action, first in found.items():
        if first.result != LOST:
            found[action] = _worst(some, action, seat, steps, length)
    for action, last in found.items():
        if margin and last.result == LOST and last.cut and any(each.result == WON for each in found.values()):
            later = _worst(some, action, seat, steps, length + margin)
            found[action] = later if later.result == LOST else Result(OPEN, "it may win a little later")
    standing = [action for action, each in found.items() if each.result != LOST]
    for action in standing:
        if margin and len(standing) > 1:
            found[action] = Result(OPEN, "it isn't the only one that may win")
        elif found[action].result == WON:
            found[action] = _against_all(state, action, seat, steps, length)


def _worst(deals_tried: Sequence[Deal], action: int, seat: int, steps: int, length: int) -> Result:
    """The result of an action against some hands, each as if it were known; a loss against one is enough."""
    worst = Result(WON)
    for deal in deals_tried:
        found = _result([deal], action, seat, steps, length)
        if found.result == LOST:
            return found
        worst = min(worst, found)
    return worst


def _against_all(state: State, action: int, seat: int, steps: int, length: int) -> Result:
    """The result of an action against every hand that makes a difference."""
    telling: set[int] = set()
    try:
        hidden = hidden_from(state, seat)
        while True:
            choices = [(deal, action) for deal in deals(state, seat, telling)]
            proof = Proof(seat, min(TURN, len(state.stack)), steps + STEPS_A_DEAL * len(choices), by_view=True)
            result = proof.after(choices, length - 1)
            if result != WON:
                return Result(result, proof.why, proof.cut)
            more = proof.telling(choices, hidden, telling)
            if not more:
                return Result(WON)
            telling |= more
    except Unproven as error:
        return Result(OPEN, str(error))


class Proof:
    """The state of a proof for one seat; the turn is over when the stack is shallower than ``floor``."""

    def __init__(self, seat: int, floor: int, steps: int, by_view: bool) -> None:
        """``by_view``: positions that look the same are one. If there's only one deal, the seat may know everything: a
        loss is a loss all the more, and a win is proven again against all hands.
        """
        self.by_view = by_view
        self.seat = seat
        self.floor = floor
        self.left = steps
        self.why = ""
        self.cut = False
        self.known: dict[tuple[Key, int], int] = {}
        self.plan: dict[Key, int] = {}

    def after(self, choices: Iterable[tuple[Deal, int]], depth: int) -> int:
        """The result after all of these, each made in its position: the worst."""
        groups: dict[bytes, list[Deal]] = {}
        lucky = False
        for deal, action in choices:
            twin = self._step(deal.state, action)
            if twin is None:
                return OPEN
            lucky = lucky or _by_luck(deal.state, twin)
            if twin.scores is not None and twin.scores[self.seat] > 0:
                continue
            if twin.scores is not None or len(twin.stack) < self.floor:
                return LOST
            groups.setdefault(self._seen(twin), []).append(Deal(twin, deal.free))
        result = WON
        for seen, belief in groups.items():
            found = self._remembered(seen, belief, depth)
            if found == LOST:
                return LOST
            result = min(result, found)
        if lucky and result == WON:
            self.why = "luck has a hand in it"
            return OPEN
        return result

    def _remembered(self, seen: bytes, belief: list[Deal], depth: int) -> int:
        key = _key(seen, belief) if self.by_view else (seen,)
        found = self.known.get((key, depth))
        if found is None:
            found = self.known[key, depth] = self._wins(key, belief, depth)
        return found

    def _wins(self, key: Key, belief: list[Deal], depth: int) -> int:
        """The result in positions that look the same to the seat: with one plan of its own, against all of the
        others'.
        """
        question = belief[0].state.decision()
        if question.seat != self.seat:
            return self.after(
                ((deal, actions[0]) for deal in belief for actions in alike(deal.state, deal.state.decision())), depth
            )
        groups = alike(belief[0].state, question)
        counts = len(groups) > 1
        if counts and not depth:
            self.cut = True
            return LOST
        result = LOST
        for actions in groups:
            found = self.after([(deal, actions[0]) for deal in belief], depth - counts)
            if found == WON:
                self.plan[key] = actions[0]
                return WON
            if found == OPEN:
                result = OPEN
                if self.left < 0:
                    break
        return result

    def telling(self, choices: Iterable[tuple[Deal, int]], hidden: Hidden, telling: set[int]) -> set[int]:
        """The further faces of hidden cards that make a difference to the winning plan."""
        groups: dict[bytes, list[Deal]] = {}
        for deal, action in choices:
            twin = deal.state.clone()
            twin.apply(action, self.floor)
            found = differing(deal, action, twin, self.floor, hidden, telling)
            if found:
                return found
            if twin.scores is None:
                groups.setdefault(self._seen(twin), []).append(Deal(twin, deal.free))
        for seen, belief in groups.items():
            question = belief[0].state.decision()
            if question.seat != self.seat:
                answers = [(deal, act[0]) for deal in belief for act in alike(deal.state, deal.state.decision())]
            else:
                answers = [(deal, self.plan[_key(seen, belief)]) for deal in belief]
            found = self.telling(answers, hidden, telling)
            if found:
                return found
        return set()

    def _step(self, state: State, action: int) -> State | None:
        """The position after an action; None when there is too much to try."""
        self.left -= 1
        if self.left < 0:
            self.why = "there is too much to try"
            return None
        twin = state.clone()
        twin.apply(action, self.floor)
        return twin

    def _seen(self, state: State) -> bytes:
        """Everything the seat sees of a position, and the question it is asked."""
        if not self.by_view:
            return msgspec.json.encode(columns(state))
        question = state.decision()
        options = question.options if question.seat == self.seat else ()
        return msgspec.json.encode([question.seat, question.rule, options, state.view(self.seat)])


def _key(seen: bytes, belief: Sequence[Deal]) -> Key:
    """A key that is equal for positions that look the same."""
    found = (seen, *(msgspec.json.encode(columns(deal.state)) for deal in belief))
    return found if len(belief) == 1 else (*found, msgspec.json.encode([deal.state.face for deal in belief]))


def _by_luck(before: State, after: State) -> bool:
    """Whether anything random has happened, or a pile of hidden cards was touched."""
    return after.rng != before.rng or _piles(after) != _piles(before)


def _piles(state: State) -> list[list[tuple[int, int]]]:
    """The cards of all piles, and who has seen them."""
    return [[(card, state.seen[card]) for card in state.pile(PILE, seat)] for seat in range(state.seats)]
