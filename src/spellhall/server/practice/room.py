"""The practice room itself: a start, the answers since then, and the agents' next ones. Pure logic, bounded in time.

The person's client sends everything that was answered, the agents' answers too, so no agent thinks about the same
question twice. An agent's seed comes from the answers before it: the same position is always answered the same way.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b

from spellhall.agents.alike import alike
from spellhall.kernel.errors import UsageError
from spellhall.kernel.frames import PASS
from spellhall.server.practice.start import Judged, Start

MOST_TAKEN = 1_500
"""The most answers of a practice game; longer games need a table."""
MOST_ANSWERS = 40
"""The most answers of agents to one request: the client asks for the others when it has shown these."""


class PracticeRoom:
    """One person at one position.

    Attributes:
        state: the position now, with its history.
        taken: all answers since the start, as places among the options.
        mine: where in ``taken`` the person had more than one option.
        own: how many of these were between different things, and not just between equal cards.
    """

    def __init__(self, start: Start, taken: Sequence[int] = ()) -> None:
        """Take the answers so far.

        Raises:
            UsageError: for answers that the game doesn't offer, or too many.
        """
        if len(taken) > MOST_TAKEN:
            raise UsageError(f"a practice game has at most {MOST_TAKEN} answers; play on at a table instead")
        self.start = start
        self.state = start.position.clone()
        assert start.position.record is not None
        self.state.record = start.position.record.copy()
        self.taken: list[int] = []
        self.mine: list[int] = []
        self.own = 0
        for option in taken:
            self._take(option)

    @property
    def over(self) -> bool:
        """Whether nothing more is to be done."""
        return self.start.is_over(self.state)

    @property
    def asked(self) -> bool:
        """Whether the person has to choose."""
        return not self.over and self.state.current_player() == self.start.seat

    @property
    def back(self) -> int:
        """How many answers remain when the person takes back their last choice; -1 if there is none."""
        return self.mine[-1] if self.mine else -1

    def choose(self, option: int, anyway: bool = False) -> Judged | None:
        """Make the person's choice, unless it's wrong; returns what is said of it.

        ``anyway``: make a wrong one, too, where the start is lenient.

        Raises:
            UsageError: when it isn't their turn, or there is no such option.
        """
        if not self.asked:
            raise UsageError("it isn't your turn to choose")
        said = None if anyway and self.start.lenient else self.start.judge(self.state, self._action(option), self.own)
        if said is None or said.right:
            self._take(option)
        return said

    def go_on(self) -> None:
        """Let agents answer until the person has a choice, nothing more is to be done, or enough was answered."""
        for _ in range(MOST_ANSWERS):
            options = [] if self.over else self.state.legal_actions()
            if not options or len(self.taken) == MOST_TAKEN:
                return
            if self.asked and self.start.pauses(self.state):
                return
            if len(options) == 1:
                self._take(0)
            elif not self.asked:
                self._take(options.index(self._answer()))
            elif self.start.waves_through(self.state):
                self._take(options.index(PASS))
            else:
                return

    def _answer(self) -> int:
        """What the deciding seat's agent chooses."""
        told = blake2b(repr(self.taken).encode(), digest_size=8, key=self.start.secret).digest()
        return self.start.answer(self.state, int.from_bytes(told))

    def _take(self, option: int) -> None:
        action = self._action(option)
        question = self.state.decision()
        if question.seat == self.start.seat and len(question.options) > 1 and not self.start.waves_through(self.state):
            self.mine.append(len(self.taken))
            self.own += len(alike(self.state, question)) > 1
        self.state.apply(action)
        self.taken.append(option)

    def _action(self, option: int) -> int:
        options = [] if self.over else self.state.legal_actions()
        if not 0 <= option < len(options):
            raise UsageError(f"there's no choice {option} in this position")
        return options[option]
