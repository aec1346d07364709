"""A champion replaces another in the middle of a round (section SWAP).

The champion that left is in its pool, or where a card took it. Its player may send another in its place;
the other side and everything attached to it stay as they are.
The new champion and its attachments now do whatever they do on entering a round.
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
    """``seat`` may send another champion to replace ``left``.

    With ``again``, it must come from the pool and may have attacked or defended already, and sending one is mandatory.
    """

    FIELDS = ("seat", "left", "again", "champion")
    __slots__ = FIELDS
    seat: int
    left: int
    again: int
    champion: int

    def start(self, state: State) -> None:
        """SF-SWAP-03. If the attacker sends no one, the battle ends; then no one defends either."""
        if self.seat != state.regs[ATTACKER] and state.regs[OFFENCE] < 0:
            self.done(state)
        else:
            self.goto(self.offer)

    def offer(self, state: State) -> Ask:
        """SF-SWAP-02. Offer other champions, or none."""
        options = replacements(state, self.seat, self.left, self.again == 1)
        if self.again != 1 or not options:
            options = [*options, PASS]
        label = "send another champion into the round, or leave it"
        return ask(self.seat, CHOOSE_CARD, options, self.chosen, label, "SF-SWAP-02", from_hand=True)

    def chosen(self, state: State, champion: int) -> None:
        """SF-SWAP-03, SF-AVA-05. With no choice, the side has no champion any more. One from hand has its price."""
        if champion == PASS:
            state.set_reg(OFFENCE if self.seat == state.regs[ATTACKER] else DEFENCE, -1)
            return self.done(state)
        self.champion = champion
        self.goto(self.step_in)
        if state.zone[champion] == HAND and card_of(state, champion).price is not None:
            state.call(Tribute(card=champion, seat=self.seat))
        return None

    def step_in(self, state: State) -> None:
        """SF-SWAP-02. The champion enters the round, and its abilities activate."""
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
