"""The agent that searches: Monte Carlo tree search over what its seat cannot see (MO-ISMCTS: Cowling, Powley and
Whitehouse, IEEE TCIAIG 4:2, 2012), for every game that judges its positions.

Each simulation deals the position again (``State.resample``), goes down the trees by what has come of earlier ones
(UCB, which counts for each choice how often it could be made), adds one choice, lets reflexes and lots go on for a
while, and takes the game's own judgement there for each seat's chance to win. Every seat has a tree of its own, which
branches by what this seat sees: a card laid face down is one and the same branch for the others. So nobody in the
search answers to what he cannot know, and each plays for his own chance, with his team if he has one.

The first choices begin with the order that the greedy agent would give them. Moments in which something may be thrown
in come again and again; there it plays as the greedy agent does, as it does where a reflex is good enough.
"""

from __future__ import annotations

from math import log, sqrt, tanh
from time import monotonic, thread_time

from spellhall.agents.greedy import Greedy, expectations
from spellhall.agents.guess import LONGEST
from spellhall.kernel.chance import Dice
from spellhall.kernel.errors import UsageError
from spellhall.kernel.frames import ACT_OR_PASS, CHOOSE_CARD, CHOOSE_ORDER, CHOOSE_TARGET, PASS, VERB_SHIFT, Ask
from spellhall.kernel.state import State

SECONDS = 1.0
"""How long it thinks about a choice, if nothing else is said."""
PATIENCE = 3.0
"""Its seconds are those of a processor; on a busy machine it takes at most so many times as many by the clock."""
CURIOSITY = 0.7
"""The constant of UCB: how much is tried that has been tried little, for values from 0 to 1."""
TRUST = 2
"""So many simulations the greedy agent's order of the first choices counts for."""
CUT = 6
"""So many choices are made beyond the tree before the position is judged."""
PROMISED = 0.95
"""No position is judged to be surer than this; only a game that is over is."""
UNSEEN = 0xFFFF
"""Stands for the face of a card that a seat does not see."""
_BY_CARD = frozenset({CHOOSE_CARD, CHOOSE_TARGET, CHOOSE_ORDER, ACT_OR_PASS})
_OPERAND = (1 << VERB_SHIFT) - 1


class Choice:
    """What has come of one choice of a seat: simulations, their sum of chances to win, how often it was open."""

    __slots__ = ("node", "opened", "total", "visits")

    def __init__(self, visits: int = 0, total: float = 0.0) -> None:
        self.visits = visits
        self.total = total
        self.opened = visits
        self.node: Node | None = None

    def urgency(self) -> float:
        """The upper bound that UCB gives it."""
        return self.total / self.visits + CURIOSITY * sqrt(log(self.opened) / self.visits)


class Node:
    """All that a seat has seen up to a moment of the search: its choices there, and where others' choices lead."""

    __slots__ = ("choices", "others")

    def __init__(self) -> None:
        self.choices: dict[int, Choice] = {}
        self.others: dict[tuple[int, int], Node] = {}

    def after(self, seat: int, key: int) -> Node:
        """Where it leads that another seat has chosen something."""
        return self.others.setdefault((seat, key), Node())


class Search:
    """Searches for so many simulations, or else for so many seconds; only the former are the same on any machine."""

    def __init__(self, seed: int, seconds: float = SECONDS, simulations: int = 0) -> None:
        self.dice = Dice(seed)
        self.greedy = Greedy(seed)
        self.seconds = seconds
        self.simulations = simulations

    @classmethod
    def measured(cls, seed: int, measure: str) -> Search:
        """One with a measure in words: ``0.3s`` a choice, or ``200`` simulations.

        Raises:
            UsageError: when it is neither.
        """
        try:
            seconds, simulations = (float(measure[:-1]), 0) if measure.endswith("s") else (SECONDS, int(measure))
        except ValueError:
            seconds, simulations = 0.0, 0
        if not 0 < seconds < 3600 or simulations < 0 or (simulations == 0 and not measure.endswith("s")):
            raise UsageError(f"search takes seconds, search:0.3s, or simulations, search:200, but not {measure!r}")
        return cls(seed, seconds, simulations)

    def act(self, state: State) -> int:
        """The action that was tried most, which is the one that promised most."""
        options = state.legal_actions()
        if len(options) == 1:
            return options[0]
        if state.game.is_aside(state) or state.game.by_reflex(state, ahead=False):
            return self.greedy.act(state)
        return Tree(state, self.dice).grown(self.seconds, self.simulations)


class Tree:
    """The search for one choice."""

    def __init__(self, state: State, dice: Dice) -> None:
        self.began = thread_time(), monotonic()
        self.state = state
        self.dice = dice
        self.seat = state.decision().seat
        self.unknown = [not seen >> self.seat & 1 for seen in state.seen]
        self.roots = [Node() for _ in range(state.seats)]
        self.simulations = 0

    def grown(self, seconds: float, simulations: int) -> int:
        """Search; the best action."""
        ranked = [expected.action for expected in expectations(self.state, self.dice)]
        choices = self.roots[self.seat].choices
        for rank, action in enumerate(ranked):
            choices[action] = Choice(TRUST, TRUST * (1 - rank / (len(ranked) - 1)))
        while self.simulations < simulations if simulations else self._has_time(seconds):
            self._simulate()
            self.simulations += 1
        return max(ranked, key=lambda action: (choices[action].visits, choices[action].total))

    def _has_time(self, seconds: float) -> bool:
        worked, waited = self.began
        return thread_time() - worked < seconds and monotonic() - waited < PATIENCE * seconds

    def _simulate(self) -> None:
        dealt = self.state.resample(self.seat, self.dice)
        nodes = list(self.roots)
        path: list[tuple[int, Choice]] = []
        for _ in range(LONGEST):
            if dealt.scores is not None:
                break
            question = dealt.decision()
            action = _unthinking(dealt, question) if path else -1
            if action >= 0:
                dealt.apply(action)
                continue
            seat = question.seat
            key, action = self._chosen(dealt, question, nodes[seat])
            choice = nodes[seat].choices[key]
            path.append((seat, choice))
            secret = self._is_secret(dealt, question, action)
            dealt.apply(action)
            if choice.node is None:
                choice.node = Node()
                self._let_go_on(dealt)
                break
            for other in range(dealt.seats):
                if other != seat:
                    hidden = secret and not dealt.seen[action & _OPERAND] >> other & 1
                    nodes[other] = nodes[other].after(seat, _key(action, UNSEEN) if hidden else key)
            nodes[seat] = choice.node
        chances = {seat: chance_of(dealt, seat) for seat in {seat for seat, _ in path}}
        for seat, choice in path:
            choice.visits += 1
            choice.total += chances[seat]

    def _chosen(self, dealt: State, question: Ask, node: Node) -> tuple[int, int]:
        """The choice that is tried now, with the action that it is in this deal: a new one if there is any."""
        if node is self.roots[self.seat]:  # the deal changes nothing in what is offered to the seat that asks itself
            options = {action: action for action in question.options}
        else:
            options = {self._key_of(dealt, question, action): action for action in question.options}
        choices = node.choices
        fresh = [key for key in options if key not in choices]
        if fresh:
            key = fresh[self.dice.below(len(fresh))]
            choices[key] = Choice()
        for other in options:
            if other in choices:
                choices[other].opened += 1
        if not fresh:
            key = max(options, key=lambda each: choices[each].urgency())
        return key, options[key]

    def _key_of(self, dealt: State, question: Ask, action: int) -> int:
        """What an action is called in the trees: by the card that it is, where that is a guess of this deal."""
        card = action & _OPERAND
        if self._is_secret(dealt, question, action) and self.unknown[card]:
            return _key(action, dealt.face[card])
        return action

    def _is_secret(self, dealt: State, question: Ask, action: int) -> bool:
        """Whether an action names a card that whoever chooses it sees, and somebody else does not."""
        card = action & _OPERAND
        if action == PASS or question.kind not in _BY_CARD or card >= len(dealt.seen):
            return False
        seen = dealt.seen[card]
        return bool(seen >> question.seat & 1) and seen != (1 << dealt.seats) - 1

    def _let_go_on(self, dealt: State) -> None:
        """Reflexes and lots go on, until so many choices are made and nothing is pending."""
        left = CUT
        for _ in range(LONGEST):
            if dealt.scores is not None:
                return
            question = dealt.decision()
            action = _unthinking(dealt, question)
            if action < 0:
                action = dealt.game.reflex(dealt)
            if action < 0:
                if left == 0:
                    return
                left -= 1
                options = question.options
                may_pass = question.kind == ACT_OR_PASS and PASS in options
                action = PASS if may_pass else options[self.dice.below(len(options))]
            dealt.apply(action)


def chance_of(state: State, seat: int) -> float:
    """A seat's chance to win, from 0 to 1: what has come of the game, or the game's judgement of how it stands."""
    if state.scores is not None:
        return (1 + state.scores[seat]) / 2
    return (1 + PROMISED * tanh(state.game.evaluate(state, seat) / state.game.swing)) / 2


def _unthinking(state: State, question: Ask) -> int:
    """The answer where the search makes no choice; -1 where it does."""
    if len(question.options) == 1:
        return question.options[0]
    if state.game.is_aside(state):
        return PASS if PASS in question.options else question.options[0]
    return state.game.reflex(state) if state.game.by_reflex(state, ahead=True) else -1


def _key(action: int, face: int) -> int:
    return -1 - (action >> VERB_SHIFT << 16 | face)
