"""A draft as a Gymnasium environment: pick a card from each pile; the reward is what your deck is worth."""

from __future__ import annotations

from typing import Any, ClassVar

import gymnasium
import numpy as np
from gymnasium.error import ResetNeeded

from spellhall.agents import check_agent
from spellhall.kernel.chance import narrow
from spellhall.kernel.errors import UsageError
from spellhall.kernel.parts.limited import LimitedForm
from spellhall.limited import Plan, Pod, Step, deal, following
from spellhall.registry import game as make_game
from spellhall.registry import house_games
from spellhall.rl.deck_numbers import MASK, DeckNumbers, Seen, share_won

LEARNER = 0


def drafts_of(game: str) -> list[LimitedForm]:
    """The forms of a game where packs are passed."""
    return [form for form in make_game(game).limited_forms() if form.ways]


def draft_env(game: str = "", form: str = "", seats: int = 8, games: int = 8, agent: str = "greedy") -> DraftEnv:
    """A draft where one seat learns, and agents pick for all others.

    Args:
        game: its name; by default the first game that can be drafted.
        form: the form of the draft (``draft``, ``cube``); by default the game's first.
        seats: how many draft.
        games: how many games the deck plays at the end, against the other decks of the pod in turn.
        agent: who plays them, both sides.

    Raises:
        UsageError: for an unknown game, form or agent, a number of seats that can't draft, or no games.
    """
    name = game or next(name for name in house_games() if drafts_of(name))
    forms = {one.name: one for one in drafts_of(name)}
    if not forms or (form and form not in forms):
        there = f"it has {', '.join(forms)}" if forms else "it has none"
        raise UsageError(f"{name} has no draft {form!r}; {there}" if form else f"{name} has no draft")
    return DraftEnv(name, forms[form] if form else next(iter(forms.values())), seats, games, agent)


class DraftEnv(gymnasium.Env[Seen, int]):
    """A pod where one seat learns. The reward comes with the last pick: the share of games that its deck wins.

    An observation has ``pile`` and ``picks``, counts of cards by number; ``progress``, which is the pack from 0 on, the
    cards in the pile, and the cards picked; and the mask of the cards in the pile. At the end, ``info`` has the
    ``deck``, which the hall builds from the picks, as it does for the others.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": []}  # type: ignore[misc]

    def __init__(self, name: str, form: LimitedForm, seats: int, games: int, agent: str) -> None:
        if games < 1:
            raise UsageError(f"a deck is measured by one game or more, not {games}")
        self.game = make_game(name, form.options)
        check_agent(agent, self.game)
        self.plan = Plan(form.name, seats, frozenset(range(seats)) - {LEARNER})
        self.games, self.agent = games, agent
        self.numbers = DeckNumbers(self.game)
        most = sum(map(len, deal(self.game, self.plan, 0)[LEARNER]))
        self.observation_space = self.numbers.space(("pile", "picks"), most, 3)  # type: ignore[assignment]
        self.action_space = gymnasium.spaces.Discrete(self.numbers.size)  # type: ignore[assignment]
        self.pod: Pod | None = None

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Open new packs. The same seed opens the same ones."""
        super().reset(seed=seed)
        self.pod = Pod(self.game, self.plan, deal(self.game, self.plan, self._drawn()))
        following(self.pod)
        return self._shown({})

    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Pick a card. A number that isn't in the pile ends the draft without reward; ``info["illegal"]`` says so.

        Raises:
            ResetNeeded: when the draft is over.
        """
        pod = self.pod
        if pod is None:
            raise ResetNeeded("the draft is over: call reset()")
        key = self.numbers.keys.get(int(action), "")
        try:
            pod.apply(Step("pick", LEARNER, (key,), "person"))
        except UsageError as error:
            seen, info = self._shown({"illegal": str(error)})
            self.pod = None
            return seen, 0.0, True, False, info
        following(pod)
        assert pod.draft is not None
        if not pod.draft.is_over:
            seen, info = self._shown({})
            return seen, 0.0, False, False, info
        deck = self.game.suggested_deck(pod.pool(LEARNER))
        others = [list(other) for other in pod.decks if other is not None]
        share = share_won(self.game, deck, others, self.games, self.agent, self._drawn())
        seen, info = self._shown({"deck": deck})
        self.pod = None
        return seen, share, True, False, info

    def action_masks(self) -> Any:
        """The mask as truth values, as MaskablePPO of sb3-contrib asks for it."""
        return self._seen()[MASK].astype(np.bool_)

    def _drawn(self) -> int:
        return narrow(int(self.np_random.integers(1 << 53)))

    def _seen(self) -> Seen:
        draft = self.pod.draft if self.pod is not None else None
        pile = draft.piles[LEARNER] if draft is not None and not draft.is_over else []
        picks = draft.picks[LEARNER] if draft is not None else []
        pack = draft.round if draft is not None else 0
        return {
            "pile": self.numbers.counts(pile),
            "picks": self.numbers.counts(picks),
            "progress": np.array([pack, len(pile), len(picks)], dtype=np.int32),
            MASK: self.numbers.mask(pile),
        }

    def _shown(self, told: dict[str, Any]) -> tuple[Seen, dict[str, Any]]:
        seen = self._seen()
        return seen, {MASK: seen[MASK].copy(), **told}
