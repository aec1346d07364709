"""A champion takes the place of another in the middle of a round (section SWAP).

Anyone who has left the round is in their pool, or wherever a card took them. Their player may send another champion in
their place; the other side, with all that hangs on it, stays as it is. What the new champion and its attachments do on
coming into a round they do now.
"""

from __future__ import annotations

from spellhall.games.spellfire import events
from spellhall.games.spellfire.rules.battle.attacks import attackers_for, defenders_for, who_can_reach
from spellhall.games.spellfire.rules.battle.round import Round, entries
from spellhall.games.spellfire.rules.battle.sides import attachments
from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.rules.plays.play import Tribute
from spellhall.games.spellfire.table import (
    ATTACKER,
    BATTLE,
    DEFENCE,
    DEFENDED,
    FOUGHT,
    HAND,
    OFFENCE,
    PLAYED,
    POOL,
    TARGET,
)
from spellhall.kernel.frames import CHOOSE_CARD, PASS, Ask, Procedure, ask
from spellhall.kernel.state import State


class Relief(Procedure):
    """``seat`` may send another champion in place of ``left``; if ``again``, out of its pool alone, be it that the
    champion has attacked or defended already, and it must be one if there is any.
    """

    __slots__ = ("again", "champion", "left", "seat")
    FIELDS = ("seat", "left", "again", "champion")
    seat: int
    left: int
    again: int
    champion: int

    def start(self, state: State) -> None:
        """SF-SWAP-03. An attacker who sends nobody ends the battle; then nobody defends either."""
        if self.seat != state.regs[ATTACKER] and state.regs[OFFENCE] < 0:
            self.done(state)
        else:
            self.goto(self.offer)

    def offer(self, state: State) -> Ask:
        """SF-SWAP-02. Another champion, or none."""
        options = replacements(state, self.seat, self.left, self.again == 1)
        if self.again != 1 or not options:
            options = [*options, PASS]
        label = "send another champion into the round, or leave it"
        return ask(self.seat, CHOOSE_CARD, options, self.chosen, label, "SF-SWAP-02", from_hand=True)

    def chosen(self, state: State, champion: int) -> None:
        """SF-SWAP-03, SF-AVA-05. Nobody: the side has no champion any more. One from hand has its price."""
        if champion == PASS:
            state.set_reg(OFFENCE if self.seat == state.regs[ATTACKER] else DEFENCE, -1)
            return self.done(state)
        self.champion = champion
        self.goto(self.step_in)
        if state.zone[champion] == HAND and card_of(state, champion).price is not None:
            state.call(Tribute(card=champion, seat=self.seat))
        return None

    def step_in(self, state: State) -> None:
        """SF-SWAP-02. It stands in the round, and what it has activates."""
        champion = self.champion
        attacks = self.seat == state.regs[ATTACKER]
        state.set_reg(OFFENCE if attacks else DEFENCE, champion)
        if champion != state.regs[TARGET]:
            state.move(champion, BATTLE, self.seat, PLAYED)
            marks = FOUGHT if attacks else DEFENDED
            state.mark(marks, champion, state.marks[marks][champion] | 1)
        state.tell(events.SteppedIn(self.seat, champion, self.left))
        depth = next((at for at, frame in enumerate(state.stack) if isinstance(frame, Round)), -1)
        if depth >= 0:
            ongoing = state.own(depth)
            assert isinstance(ongoing, Round)
            for card in [champion, *attachments(state, champion)]:
                ongoing.queue += entries(state, card, ("before", "combat", "defeat"))
        self.done(state)


def replacements(state: State, seat: int, left: int, again: bool) -> list[int]:
    """SF-SWAP-02, SF-SWAP-04. The champions that a seat can send in place of one that has left."""
    realm = state.regs[TARGET]
    if realm < 0:
        return []  # SF-DUEL-01
    if again:
        pool = [champion for champion in state.pile(POOL, seat) if champion != left]
        return who_can_reach(state, seat, realm, pool) if seat == state.regs[ATTACKER] else pool
    able = attackers_for(state, seat, realm) if seat == state.regs[ATTACKER] else defenders_for(state, seat)
    return [champion for champion in able if champion != left]
