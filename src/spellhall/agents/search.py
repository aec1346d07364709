"""The agent that searches: Monte Carlo tree search over what its seat cannot see (MO-ISMCTS: Cowling, Powley and
Whitehouse, IEEE TCIAIG 4:2, 2012), for every game that judges its positions.

Each simulation deals the hidden cards anew (``State.resample``), walks down the trees by the results of earlier ones
(UCB, which counts how often each choice was available), adds one choice, lets reflexes and chance continue for a while,
and takes the game's own judgement there as each seat's chance to win. Every seat has its own tree, which branches by
what that seat sees: a card laid face down is the same branch for all the others. So no one in the search reacts to what
they can't know, and each plays for their own chance, with their team if they have one.

The first choices start in the order that the greedy agent would rank them. Chances to act out of turn come up again and
again; there it plays like the greedy agent, and so it does where a reflex is good enough.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import log, sqrt

from spellhall.agents.alike import alike
from spellhall.agents.chances import Line, Stopwatch, chance_of, unthinking
from spellhall.agents.greedy import Greedy, expectations
from spellhall.agents.guess import LONGEST
from spellhall.kernel.chance import Dice
from spellhall.kernel.errors import UsageError
from spellhall.kernel.frames import ACT_OR_PASS, CHOOSE_CARD, CHOOSE_ORDER, CHOOSE_TARGET, PASS, VERB_SHIFT, Ask
from spellhall.kernel.game import recording
from spellhall.kernel.state import State

SECONDS = 1.0
"""How long it thinks about a choice by default."""
CURIOSITY = 0.7
"""The UCB constant: how much it explores rarely tried choices, for values from 0 to 1."""
TRUST = 2
"""How many simulations the greedy agent's ranking of the first choices counts for."""
CUT = 6
"""How many choices are made beyond the tree before the position is judged."""
TRODDEN = 3
"""A line of play ends where no choice was tried this often."""
UNSEEN = 0xFFFF
"""Represents the face of a card that a seat can't see."""
_BY_CARD = frozenset({CHOOSE_CARD, CHOOSE_TARGET, CHOOSE_ORDER, ACT_OR_PASS})
_OPERAND = (1 << VERB_SHIFT) - 1


class Choice:
    """The results of one choice of a seat: simulations, their sum of winning chances, how often it was available."""

    __slots__ = ("node", "opened", "total", "visits")

    def __init__(self, visits: int = 0, total: float = 0.0) -> None:
        self.visits = visits
        self.total = total
        self.opened = visits
        self.node: Node | None = None

    def urgency(self) -> float:
        """Its upper bound by UCB."""
        return self.total / self.visits + CURIOSITY * sqrt(log(self.opened) / self.visits)


class Node:
    """Everything a seat has seen up to a moment of the search: its choices there, and where others' choices lead."""

    __slots__ = ("choices", "others")

    def __init__(self) -> None:
        self.choices: dict[int, Choice] = {}
        self.others: dict[tuple[int, int], Node] = {}

    def after(self, seat: int, key: int) -> Node:
        """The node after another seat's choice."""
        return self.others.setdefault((seat, key), Node())


class Search:
    """Searches for a number of simulations, or of seconds; only the former gives the same result on any machine."""

    def __init__(self, seed: int, seconds: float = SECONDS, simulations: int = 0) -> None:
        self.dice = Dice(seed)
        self.greedy = Greedy(seed)
        self.seconds = seconds
        self.simulations = simulations

    @classmethod
    def measured(cls, seed: int, measure: str) -> Search:
        """A search with a measure in words: ``0.3s`` a choice, or ``200`` simulations.

        Raises:
            UsageError: when it is neither.
        """
        try:
            seconds, simulations = (float(measure[:-1]), 0) if measure.endswith("s") else (SECONDS, int(measure))
        except ValueError:
            seconds, simulations = 0.0, 0
        if not 0 < seconds < 3600 or simulations < 0 or (simulations == 0 and not measure.endswith("s")):
            raise UsageError(f"search takes seconds (search:0.3s) or simulations (search:200), not {measure!r}")
        return cls(seed, seconds, simulations)

    def act(self, state: State) -> int:
        """The action that was tried most, which was the most promising."""
        options = state.legal_actions()
        if len(options) == 1:
            return options[0]
        if state.game.is_aside(state) or state.game.by_reflex(state, ahead=False):
            return self.greedy.act(state)
        return self.tree_of(state).grown(self.seconds, self.simulations)

    def tree_of(self, state: State) -> Tree:
        """The search for a choice, not yet begun."""
        return Tree(state, self.dice)


class Tree:
    """The search for one choice."""

    def __init__(self, state: State, dice: Dice) -> None:
        self.watch = Stopwatch()
        self.state = state
        self.dice = dice
        self.seat = state.decision().seat
        self.unknown = [not seen >> self.seat & 1 for seen in state.seen]
        self.roots = [Node() for _ in range(state.seats)]
        self.same = {action: group[0] for group in alike(state, state.decision()) for action in group}
        self.trust: dict[int, float] = {}
        self.simulations = 0

    def grown(self, seconds: float, simulations: int) -> int:
        """Search; the best action."""
        expected = expectations(self.state, self.dice)
        ranked = list(dict.fromkeys(self.same[each.action] for each in expected))
        choices = self.roots[self.seat].choices
        for rank, action in enumerate(ranked):
            self.trust[action] = TRUST * (1 - rank / max(1, len(ranked) - 1))
            choices[action] = Choice(TRUST, self.trust[action])
        if len(ranked) == 1:
            return ranked[0]
        while self.simulations < simulations if simulations else self.watch.used(seconds) < 1:
            self._simulate()
            self.simulations += 1
        return max(ranked, key=lambda action: (choices[action].visits, choices[action].total))

    def assure(self, actions: Iterable[int], visits: int) -> None:
        """Search further, each time with one of these actions first, until each was tried this often."""
        for action in (self.same[each] for each in actions):
            choice = self.roots[self.seat].choices[action]
            while choice.visits - TRUST < visits:
                self._simulate(action)
                self.simulations += 1

    def share(self, action: int) -> float:
        """The share of games that the seat wins after an action, from 0 to 1, in the simulations that tried it; the
        greedy agent's promise doesn't count.
        """
        action = self.same[action]
        choice = self.roots[self.seat].choices[action]
        tried = choice.visits - TRUST
        return min(1.0, (choice.total - self.trust[action]) / tried) if tried else 0.0

    def by_trust(self) -> list[int]:
        """The actions, the most tried first; of equal cards, one."""
        choices = self.roots[self.seat].choices
        return sorted(choices, key=lambda action: (choices[action].visits, choices[action].total), reverse=True)

    def line(self, action: int) -> Line:
        """How the game may continue after an action: in one more deal, everyone does what was tried most, until too
        little was tried; then reflexes settle what is pending.
        """
        deal = self.deal()
        dealt = recording(deal.clone())
        nodes = list(self.roots)
        self._go(dealt, dealt.decision(), nodes, self.same[action], action)
        for _ in range(LONGEST):
            if dealt.scores is not None:
                break
            question = dealt.decision()
            quick = unthinking(dealt, question)
            if quick < 0:
                options = self._options(dealt, question, nodes[question.seat])
                choices = nodes[question.seat].choices
                tried = [key for key in options if key in choices and choices[key].visits >= TRODDEN]
                if tried:
                    best = max(tried, key=lambda key: (choices[key].visits, choices[key].total))
                    self._go(dealt, question, nodes, best, options[best])
                    continue
                quick = dealt.game.reflex(dealt)
                nodes = [Node() for _ in nodes]
            if quick < 0:
                break
            dealt.apply(quick)
        return Line(deal, dealt)

    def deal(self) -> State:
        """The position with the cards dealt anew that the seat can't see."""
        return self.state.resample(self.seat, self.dice)

    def _simulate(self, first: int = -1) -> None:
        dealt = self.deal()
        nodes = list(self.roots)
        path: list[tuple[int, Choice]] = []
        for _ in range(LONGEST):
            if dealt.scores is not None:
                break
            question = dealt.decision()
            action = unthinking(dealt, question) if path else -1
            if action >= 0:
                dealt.apply(action)
                continue
            seat = question.seat
            if first >= 0 and not path:
                key = action = first
            else:
                key, action = self._chosen(dealt, question, nodes[seat])
            choice = nodes[seat].choices[key]
            path.append((seat, choice))
            if choice.node is None:
                choice.node = Node()
                dealt.apply(action)
                self._let_go_on(dealt)
                break
            self._go(dealt, question, nodes, key, action)
        chances = {seat: chance_of(dealt, seat) for seat in {seat for seat, _ in path}}
        for seat, choice in path:
            choice.visits += 1
            choice.total += chances[seat]

    def _go(self, dealt: State, question: Ask, nodes: list[Node], key: int, action: int) -> None:
        """Carry out a choice, and go down each seat's tree by what it sees of it."""
        seat = question.seat
        secret = self.is_secret(dealt, question, action)
        dealt.apply(action)
        for other in range(dealt.seats):
            if other != seat:
                hidden = secret and not dealt.seen[action & _OPERAND] >> other & 1
                nodes[other] = nodes[other].after(seat, _key(action, UNSEEN) if hidden else key)
        nodes[seat] = nodes[seat].choices[key].node or Node()

    def _options(self, dealt: State, question: Ask, node: Node) -> dict[int, int]:
        """The current choices by their keys in the trees, with their actions in this deal."""
        if node is self.roots[self.seat]:  # the deal doesn't change what the searching seat itself is offered
            return {action: action for action in self.roots[self.seat].choices}
        return {self._key_of(dealt, question, action): action for action in question.options}

    def _chosen(self, dealt: State, question: Ask, node: Node) -> tuple[int, int]:
        """The choice to try now, with its action in this deal: a new one if there is any."""
        options = self._options(dealt, question, node)
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
        """An action's key in the trees: names the card by its face, if that is a guess in this deal."""
        card = action & _OPERAND
        if self.is_secret(dealt, question, action) and self.unknown[card]:
            return _key(action, dealt.face[card])
        return action

    def is_secret(self, dealt: State, question: Ask, action: int) -> bool:
        """Whether an action names a card that its player sees and someone else doesn't."""
        card = action & _OPERAND
        if action == PASS or question.kind not in _BY_CARD or card >= len(dealt.seen):
            return False
        seen = dealt.seen[card]
        return bool(seen >> question.seat & 1) and seen != (1 << dealt.seats) - 1

    def _let_go_on(self, dealt: State) -> None:
        """Continue with reflexes and chance until enough choices are made and nothing is pending."""
        left = CUT
        for _ in range(LONGEST):
            if dealt.scores is not None:
                return
            question = dealt.decision()
            action = unthinking(dealt, question)
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


def _key(action: int, face: int) -> int:
    return -1 - (action >> VERB_SHIFT << 16 | face)
